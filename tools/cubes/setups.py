"""Draws set-ups of cubes to fit the reader on and to judge it by: `python -m tools.cubes.setups FOLDER --family fit|judge|fresh`.

A set-up is a camera with its lens and tone curve, a tray, a table, paints and a teaching lamp; its pictures are heaps under other
lamps, with the camera and the tray knocked a little and now and then with cubes beside the tray. Each folder gets a truth.json in the form that tools/fit_cubes.py and the bench
read. The families share no floor, no table, no lamp and no camera look, and their seeds never meet: what is fitted on one is judged
by another. "fresh" is what judge.py draws anew for each judgement. Heaps are dropped by a physics engine where MuJoCo is installed (`pip install mujoco`), else laid in layers. With
--traced the pictures are path-traced (traced.py), which takes ten seconds of a processor each.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from tools.cubes import drawing, traced
from tools.cubes.heaps import Pose, dropped, spread_out

BINS = ((0, 0), (2, 5), (6, 10), (11, 16), (17, 25))
COUNTS = (0, 3, 5, 7, 9, 10, 12, 15, 18, 22, 25)
COLOURS = ("red", "blue", "yellow", "black", "purple", "green", "white", "orange")
VISIBLE = 0.25
"""The share of its outline from which on a cube counts."""


def bin_of(count: int) -> str:
    """The bin of a number of cubes or tiles."""
    for low, high in BINS:
        if count <= high:
            return f"{low}-{high}" if high else "0"
    return f"over {BINS[-1][1]}"


@dataclass(frozen=True)
class Family:
    """What its set-ups are made of: floors and tables (linear reflectance), lamps (as the generator has them), first seed.

    `tones` are how many times lighter a floor is, `wear` and `noise` as a cube and a light have them (ranges), `gloss` those of floors
    that mirror a lamp; in the share `relit` (0-1) of the pictures the lamp is drawn anew, and is not the lesson's. `tray` (mm), the
    tower's `mouth` (mm), the camera's `focal` length (pixels), `exposure` and `blur` (pixels) are ranges, `counts` is how many cubes fall.
    A tray is pushed by `nudge` (one sigma, mm), and edges are worn farther in by up to `edge`.
    """

    floors: dict[str, tuple[float, float, float]]
    tables: tuple[str, ...]
    lamps: tuple[str, ...]
    seed: int
    curves: tuple[float, ...]
    tones: tuple[float, float] = (0.85, 1.15)
    wear: tuple[float, float] = (0.05, 0.3)
    noise: tuple[float, float] = (0.002, 0.012)
    gloss: dict[str, tuple[float, float]] = field(default_factory=dict)
    relit: float = 0.4
    tray: tuple[tuple[float, float], tuple[float, float]] = ((120, 170), (90, 125))
    mouth: tuple[float, float] = (8, 24)
    friction: float = 0.45
    counts: tuple[int, ...] = COUNTS
    nudge: float = 1.0
    focal: tuple[float, float] = (1350, 1800)
    edge: float = 0.0
    exposure: tuple[float, float] = (0.55, 1.35)
    blur: tuple[float, float] = (0.5, 1.1)


FAMILIES = {
    "fit": Family(
        {"black": (0.022, 0.021, 0.02), "card": (0.30, 0.17, 0.08), "printed": (0.45, 0.38, 0.28), "clear": (0.42, 0.41, 0.38)},
        ("lightwood", "grey"),
        ("led", "daylight", "two", "mixed"),
        1000,
        (0.0, 0.35),
    ),
    "judge": Family(
        {"slate": (0.05, 0.055, 0.06), "beech": (0.42, 0.30, 0.18), "white": (0.62, 0.62, 0.60), "board": (0.22, 0.20, 0.16)},
        ("darkwood", "felt"),
        ("warm", "hard", "overcast", "dim"),
        5000,
        (0.2, 0.6),
    ),
    "fresh": Family(
        {
            "felt cloth": (0.07, 0.11, 0.10),
            "cork": (0.38, 0.24, 0.12),
            "grey card": (0.30, 0.29, 0.27),
            "print": (0.36, 0.32, 0.27),
            "gloss": (0.15, 0.19, 0.18),
            "varnish": (0.34, 0.19, 0.09),
            "tin": (0.42, 0.42, 0.41),
            "pinewood": (0.48, 0.33, 0.18),
        },
        ("linen", "oilcloth"),
        ("bulb", "window", "strip", "shade"),
        100000,
        (0.0, 0.6),
        tones=(0.3, 1.6),
        wear=(0.1, 0.3),
        noise=(0.006, 0.02),
        gloss={"gloss": (0.1, 0.6), "varnish": (0.05, 0.3), "tin": (0.1, 0.5)},
        relit=1.0,
        tray=((85, 130), (65, 100)),
        mouth=(3, 9),
        friction=0.8,
        counts=(2, 5, 7, 8, 9, 10, 12, 15, 18, 22, 25),
        nudge=3.5,
        focal=(900, 1300),
        edge=0.4,
        exposure=(0.25, 1.1),
        blur=(0.8, 2.2),
    ),
}


@dataclass(frozen=True)
class Look:
    """How a camera turns light into levels: the strength (0-1) of its S-shaped curve, saturation, vignetting, JPEG quality."""

    curve: float
    saturation: float
    quality: int

    def developed(self, picture: np.ndarray) -> bytes:
        """The JPEG file of a picture (BGR)."""
        level = picture.astype(np.float32) / 255
        level = level + self.curve * (3 * level**2 - 2 * level**3 - level)
        grey = level.mean(axis=2, keepdims=True)
        level = np.clip(grey + self.saturation * (level - grey), 0, 1)
        return cv2.imencode(".jpg", np.round(255 * level).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, self.quality])[1].tobytes()


@dataclass(frozen=True)
class Evening:
    """One set-up with all that stays the same, and the random numbers it goes on drawing from."""

    family: Family
    setup: drawing.Setup
    look: Look
    lamp: str
    colours: tuple[str, ...]
    wear: float
    edge: float
    draw: Callable[..., drawing.Drawn]
    rng: np.random.Generator


def evening(family: Family, number: int, draw: Callable[..., drawing.Drawn] = drawing.draw) -> Evening:
    """The set-up with this number; its paints and floor are entered into the generator's palettes."""
    rng = np.random.default_rng(family.seed + number)
    floor = list(family.floors)[number % len(family.floors)]
    drawing.FLOORS[floor] = tuple(float(part) for part in np.array(family.floors[floor]) * rng.uniform(*family.tones))
    for name, paint in _PAINTS.items():
        drawing.PAINTS[name] = tuple(float(part) for part in np.clip(np.array(paint) * rng.uniform(0.75, 1.3, 3), 0.012, 0.85))
    camera = drawing.Camera(
        float(rng.uniform(430, 580)),
        float(rng.uniform(0, 18)),
        float(rng.uniform(0, 360)),
        float(rng.uniform(*family.focal)),
        roll=float(rng.uniform(-8, 8)),
        aim=(float(rng.uniform(-8, 8)), float(rng.uniform(-8, 8))),
        bend=float(rng.uniform(-0.04, 0.01)),
    )
    tray = (float(rng.uniform(*family.tray[0])), float(rng.uniform(*family.tray[1])))
    table = family.tables[number % len(family.tables)]
    setup = drawing.Setup(
        camera, floor=floor, table=table, tray=tray, wall=float(rng.uniform(6, 18)), seed=number, foot=number % 2 > 0
    )
    look = Look(float(rng.uniform(*family.curves)), float(rng.uniform(0.9, 1.25)), int(rng.integers(75, 96)))
    colours = tuple(sorted(rng.choice(COLOURS, int(rng.integers(5, 8)), replace=False)))
    lamp = family.lamps[int(rng.integers(len(family.lamps)))]
    wear = float(rng.uniform(*family.wear))
    gloss = float(rng.uniform(*family.gloss[floor])) if floor in family.gloss else 0.0
    edge = float(rng.uniform(0, family.edge)) if family.edge else 0.0
    return Evening(family, replace(setup, gloss=gloss), look, lamp, colours, wear, edge, draw, rng)


_PAINTS = dict(drawing.PAINTS)
drawing.LIGHTS["mixed"] = ((1.0, 1.0, 1.0), [(-0.8, 0.1, 0.6, 0.1), (0.5, -0.3, 0.7, 0.3)], 0.35)


def lesson(at: Evening, each: int) -> tuple[bytes, bytes, dict[str, Any]]:
    """The files of the taught picture and of the empty tray, and the labels: `each` cubes of every colour, one of them worn where there are several."""
    names = [name for name in at.colours for _ in range(each)]
    places = spread_out(at.rng, len(names), at.setup.tray)
    worn = int(at.rng.integers(len(names))) if each > 1 else -1
    cubes = [
        drawing.Cube(name, pose, 0.75 if number == worn else at.wear, number, at.edge)
        for number, (name, pose) in enumerate(zip(names, places, strict=True))
    ]
    light = _mirrored(at, drawing.Light(at.lamp, exposure=float(at.rng.uniform(0.8, 1.2)), noise=0.003))
    shown = at.draw(at.setup, cubes, light, seed=1)
    empty = at.draw(at.setup, [], light, seed=2)
    facts = [{"colour": cube.colour, "centre": list(place)} for cube, place in zip(cubes, shown.centres, strict=True)]
    labels = {"cubes": facts, "tray": drawing.tray_corners(at.setup).tolist()}
    return at.look.developed(shown.picture), at.look.developed(empty.picture), labels


def pictures(at: Evening, per_setup: int, *, spread: bool = True) -> Iterator[tuple[bytes, dict[str, Any], bytes | None]]:
    """Files of heaps with their truth, and the file of the same cubes spread out."""
    counts = [at.family.counts[(place * len(at.family.counts)) // per_setup] for place in range(per_setup)]
    for count in counts:
        colours = [str(at.rng.choice(at.colours)) for _ in range(count)]
        seed = int(at.rng.integers(1 << 30))
        cubes = _painted(at, colours, dropped(at.rng, count, at.setup.tray, at.family.mouth, at.family.friction), seed)
        another = at.family.lamps[int(at.rng.integers(len(at.family.lamps)))]
        lamp = another if at.rng.random() < at.family.relit else at.lamp
        light = _light(at, lamp)
        nudge = tuple(float(part) for part in at.rng.normal(0, at.family.nudge, 2))
        shown = at.draw(at.setup, cubes + _beside(at, seed), light, seed=seed, nudge=nudge)
        poses = spread_out(at.rng, count, at.setup.tray)
        apart = [replace(cube, pose=pose) for cube, pose in zip(cubes, poses, strict=True)]
        again = at.draw(at.setup, apart, light, seed=seed + 1, nudge=nudge) if spread else None
        file = None if again is None else at.look.developed(again.picture)
        yield at.look.developed(shown.picture), _truth(at, cubes, shown, lamp), file


def _painted(at: Evening, colours: list[str], poses: list[Pose], seed: int) -> list[drawing.Cube]:
    return [
        drawing.Cube(colour, pose, float(at.wear * at.rng.uniform(0, 2)), seed % 1000 + number, at.edge)
        for number, (colour, pose) in enumerate(zip(colours, poses, strict=True))
    ]


def _beside(at: Evening, seed: int) -> list[drawing.Cube]:
    """In one picture of three a player's own cubes, to the left of the tray."""
    count = max(0, int(at.rng.integers(-7, 5)))
    edge, reach = -at.setup.tray[0] / 2 - 12, at.setup.tray[1] / 2
    places = [(float(edge - at.rng.uniform(0, 30)), float(at.rng.uniform(-reach, reach))) for _ in range(count)]
    poses = [drawing.flat_pose(x, y, float(at.rng.uniform(0, 90))) for x, y in places]
    return _painted(at, [str(at.rng.choice(at.colours))] * count, poses, seed + 500)


def _light(at: Evening, lamp: str) -> drawing.Light:
    white = np.exp(at.rng.normal(0, 0.06, 3))
    light = drawing.Light(
        lamp,
        exposure=float(at.rng.uniform(*at.family.exposure)),
        white=tuple(float(part) for part in white / white.mean()),
        turn=float(at.rng.uniform(0, 6.28)),
        noise=float(at.rng.uniform(*at.family.noise)),
        blur=float(at.rng.uniform(*at.family.blur)),
        falloff=float(at.rng.uniform(0, 0.25)),
    )
    return _mirrored(at, light)


def _mirrored(at: Evening, light: drawing.Light) -> drawing.Light:
    """The light with the place where a glossy floor shows its first lamp to the camera."""
    if not at.setup.gloss:
        return light
    x, y, power, soft = drawing.LIGHTS[light.name][1][0]
    way = drawing._lamp(x, y, light.turn, power, soft, samples=1).direction
    eye = at.setup.camera.axes()[1]
    return replace(light, mirror=tuple(float(part) for part in eye[:2] + way[:2] / way[2] * eye[2]))


def _truth(at: Evening, cubes: list[drawing.Cube], shown: drawing.Drawn, lamp: str) -> dict[str, Any]:
    items = [
        {"colour": cube.colour, "centre_px": list(centre), "visible_fraction": visible, "in_tray": True}
        for cube, centre, visible in zip(cubes, shown.centres, shown.visible, strict=False)
    ]
    counts = {colour: sum(i["colour"] == colour and i["visible_fraction"] >= VISIBLE for i in items) for colour in at.colours}
    everything = {colour: sum(item["colour"] == colour for item in items) for colour in at.colours}
    return {
        "unreadable": None,
        "count_visible": counts,
        "count_all": everything,
        "light": lamp,
        "table": at.setup.table,
        "tray": at.setup.floor,
        "bin": bin_of(sum(counts.values())),
        "items": items,
    }


def write(folder: Path, evenings: Iterable[Evening], per_setup: int, each: int, *, spread: bool = True) -> None:
    """Draw so many pictures of each evening into FOLDER/cubes, their truth into FOLDER/truth.json."""
    (folder / "cubes").mkdir(parents=True, exist_ok=True)
    truth: dict[str, Any] = {"setups": {}, "pictures": []}
    for at in evenings:
        name = f"s{at.setup.seed:02}"
        taught, empty, labels = lesson(at, each)
        files = {"one_each": f"{name}_taught.jpg", "empty": f"{name}_empty.jpg", "labels": f"{name}_labels.json"}
        contents = {"one_each": taught, "empty": empty, "labels": json.dumps(labels).encode()}
        for key, data in contents.items():
            (folder / "cubes" / files[key]).write_bytes(data)
        truth["setups"][name] = {**files, "mat": None, "mm_per_px": at.setup.camera.mm_per_px}
        for place, (data, facts, again) in enumerate(pictures(at, per_setup, spread=spread)):
            image = f"{name}_{place:02}.jpg"
            (folder / "cubes" / image).write_bytes(data)
            truth["pictures"].append({"image": image, "setup": name, **facts})
            if again is not None:
                (folder / "cubes" / f"spread_{image}").write_bytes(again)
                truth["pictures"][-1]["spread"] = f"spread_{image}"
        (folder / "truth.json").write_text(json.dumps({"cubes": truth}))


def main() -> int:
    """Draw a family."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--family", choices=FAMILIES, default="judge")
    parser.add_argument("--setups", type=int, default=8)
    parser.add_argument("--pictures", type=int, default=11)
    parser.add_argument("--first", type=int, default=0, help="the number of the first set-up")
    parser.add_argument("--each", type=int, default=1, help="cubes of each colour in the lesson")
    parser.add_argument("--traced", action="store_true", help="path-traced, with mitsuba")
    parser.add_argument("--no-spread", action="store_true", help="without the pictures of the cubes spread out")
    given = parser.parse_args()
    draw, numbers = traced.draw if given.traced else drawing.draw, range(given.first, given.first + given.setups)
    evenings = (evening(FAMILIES[given.family], number, draw) for number in numbers)
    write(given.folder, evenings, given.pictures, given.each, spread=not given.no_spread)
    return 0


if __name__ == "__main__":
    sys.exit(main())
