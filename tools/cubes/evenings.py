"""Evenings that go wrong in one way, each drawn from a seed: something untaught lies in the tray, or its light is another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from tools.cubes import drawing, setups, things
from tools.cubes.heaps import spread_out
from vision.cube_lessons.cube_lesson import CubeLesson
from vision.cube_lessons.mended import CubeLabels
from vision.picture import Picture, decode_picture

Place = tuple[float, float]

WARM, COOL = np.array([1.32, 1.0, 0.50]), np.array([0.96, 1.0, 1.14])
"""White (red, green, blue) under lamps of 2700 K and of 6500 K."""
MOVED = 100.0
"""How far (mm) the mirrored lamp moves between the lesson and the evening."""
GLOSS = (0.1, 0.6)


@dataclass(frozen=True)
class Shown:
    """A picture with its cubes (colour, centre in pixels, visible share), and where (pixels) a thing lies that is no cube.

    `what` is what it shows besides cubes.
    """

    picture: Picture
    cubes: tuple[tuple[str, Place, float], ...]
    what: str
    thing: Place | None = None

    @property
    def counts(self) -> Counter[str]:
        """How many cubes of each colour count."""
        return Counter(colour for colour, _, visible in self.cubes if visible >= setups.VISIBLE)


@dataclass(frozen=True)
class DrawnEvening:
    """A lesson, and the pictures of its evening."""

    name: str
    lesson: CubeLesson
    pictures: tuple[Shown, ...]


def with_things(first: int, count: int, family: str = "judge") -> Iterator[DrawnEvening]:
    """Evenings with a pawn, a die, a coin or a finger among some cubes, one picture of each, and one picture without any."""
    for number in range(first, first + count):
        at = setups.evening(setups.FAMILIES[family], number)
        lesson = _lesson(at)
        pictures = [_picture(at, kind) for kind in (*things.KINDS, "")]
        yield DrawnEvening(f"{family} {number}", lesson, tuple(pictures))


def _lesson(at: setups.Evening) -> CubeLesson:
    taught, empty, facts = setups.lesson(at, each=2)
    scale = at.setup.camera.mm_per_px
    return CubeLesson(decode_picture(taught), CubeLabels.from_json(facts), decode_picture(empty), scale)


def _picture(at: setups.Evening, kind: str) -> Shown:
    """Up to eight cubes that lie apart, and a thing of this kind ("": none) where none of them lies."""
    cubes, (place,) = _lay(at, int(at.rng.integers(0, 9)), 1)
    lying = (_thing(at, kind, place),) if kind else ()
    light = drawing.Light(at.lamp, exposure=float(at.rng.uniform(0.7, 1.25)), noise=float(at.rng.uniform(0.002, 0.008)))
    drawn = drawing.draw(at.setup, cubes, light, seed=int(at.rng.integers(1 << 30)), things=lying)
    return _shown(at, cubes, drawn, kind or "nothing", place if kind else None)


def _lay(at: setups.Evening, count: int, free: int) -> tuple[list[drawing.Cube], list[Place]]:
    poses = [tuple(pose) for pose in at.rng.permutation(spread_out(at.rng, count + free, at.setup.tray))]
    seed = int(at.rng.integers(1000))
    cubes = [
        drawing.Cube(str(at.rng.choice(at.colours)), pose, float(at.wear * at.rng.uniform(0, 2)), seed + number)
        for number, pose in enumerate(poses[free:])
    ]
    return cubes, [(pose[0], pose[1]) for pose in poses[:free]]


def _thing(at: setups.Evening, kind: str, place: Place) -> things.Thing:
    turn = float(at.rng.uniform(0, 360))
    paints = {
        "coin": things.METALS,
        "finger": things.SKINS,
        "die": (things.IVORY, (0.45, 0.03, 0.04), (0.05, 0.05, 0.06), (0.03, 0.10, 0.40)),
        "pawn": tuple(drawing.PAINTS.values()),
    }[kind]
    paint = paints[int(at.rng.integers(len(paints)))]
    if kind == "finger":
        turn = float(np.degrees(np.arctan2(-place[1], -place[0])))
    return things.Thing(kind, place, turn, paint)


def _shown(at: setups.Evening, cubes: list[drawing.Cube], drawn: drawing.Drawn, what: str, place: Place | None) -> Shown:
    lying = tuple(zip((cube.colour for cube in cubes), drawn.centres, drawn.visible, strict=True))
    thing = None
    if place is not None:
        x, y = at.setup.camera.project([[*place, 0.0]])[0]
        thing = (float(x), float(y))
    return Shown(decode_picture(at.look.developed(drawn.picture)), lying, what, thing)


def relit(first: int, count: int, family: str = "judge") -> Iterator[DrawnEvening]:
    """Evenings of glossy trays whose mirrored lamp has moved by 100 mm and is of another colour than in the lesson.

    The last picture of each shows the empty tray in the evening's light.
    """
    for number in range(first, first + count):
        at = setups.evening(setups.FAMILIES[family], number)
        at = replace(at, setup=replace(at.setup, gloss=float(at.rng.uniform(*GLOSS))))
        reach = np.array(at.setup.tray) / 2
        there = at.rng.uniform(-0.9, 0.9, 2) * reach
        angle = float(at.rng.uniform(0, 2 * np.pi))
        moved = there + MOVED * np.array([np.cos(angle), np.sin(angle)])
        lamps = (WARM, COOL) if at.rng.random() < 0.5 else (COOL, WARM)
        lesson = _glossy_lesson(at, tuple(there))
        white = tuple(float(part) for part in lamps[1] / lamps[0] / (lamps[1] / lamps[0]).mean())
        light = drawing.Light(at.family.lamps[int(at.rng.integers(len(at.family.lamps)))], white=white, mirror=tuple(moved))
        pictures = []
        for many in (*(int(at.rng.integers(2, 13)) for _ in range(3)), 0):
            cubes, _ = _lay(at, many, 0)
            light = replace(light, exposure=float(at.rng.uniform(0.7, 1.1)), noise=float(at.rng.uniform(0.002, 0.008)))
            drawn = drawing.draw(at.setup, cubes, light, seed=int(at.rng.integers(1 << 30)))
            pictures.append(_shown(at, cubes, drawn, "another light", None))
        yield DrawnEvening(f"{family} {number}", lesson, tuple(pictures))


def _glossy_lesson(at: setups.Evening, there: Place) -> CubeLesson:
    names = [name for name in at.colours for _ in range(2)]
    cubes = [
        drawing.Cube(name, pose, at.wear, number)
        for number, (name, pose) in enumerate(zip(names, spread_out(at.rng, len(names), at.setup.tray), strict=True))
    ]
    light = drawing.Light(at.lamp, noise=0.003, mirror=there)
    shown, empty = (drawing.draw(at.setup, lying, light, seed=seed) for seed, lying in ((1, cubes), (2, [])))
    facts = [{"colour": cube.colour, "centre": list(place)} for cube, place in zip(cubes, shown.centres, strict=True)]
    labels = CubeLabels.from_json({"cubes": facts, "tray": drawing.tray_corners(at.setup).tolist()})
    taught, bare = (decode_picture(at.look.developed(each.picture)) for each in (shown, empty))
    return CubeLesson(taught, labels, bare, at.setup.camera.mm_per_px)
