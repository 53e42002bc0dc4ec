"""Whether the first advice of a doubt helps the next look, by its cause: `python tests/bench/bench_remedies.py [--first 300] [--setups 6]`.

Heaps of the judges' family are drawn as they fell, on a dark and noisy evening, with a lamp mirrored in the tray, with a thing that
hides a cube, and in a tray that was pushed. Where the reading is in doubt, what it advises is done and the picture drawn again: with
other noise, so a second look at the same things is told beside it.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import cv2
import numpy as np
from figures import use_rooms

use_rooms()

from vision_sets import drawn_lesson

from tools.cubes import drawing, setups
from tools.cubes.heaps import dropped, spread_out
from vision.cube_lessons.cube_lesson import teach_cubes
from vision.cubes.cube_reader import CubeReader
from vision.geometry.lens import Frame
from vision.picture import decode_picture
from vision.vision_errors import VisionError
from vision.whole_reading import SURE_FROM, Reading, Remedy

CAUSES = ("as it fell", "dark", "mirrored lamp", "foreign thing", "pushed")
COUNTS = (6, 14)


@dataclass(frozen=True)
class Scene:
    """What lies in a tray, how it is lit, and what is in the way: a mirrored lamp and a thing (x, y; mm), the tray's push (mm)."""

    cubes: tuple[drawing.Cube, ...]
    light: drawing.Light
    lamp: tuple[float, float] | None = None
    thing: tuple[float, float] | None = None
    push: tuple[float, float] = (0.0, 0.0)


class Table:
    """A set-up with its reader: draws scenes, and reads what is drawn."""

    def __init__(self, number: int) -> None:
        self.at, lesson = drawn_lesson(number)
        self.scale = self.at.setup.camera.mm_per_px
        self.reader = CubeReader(teach_cubes(lesson))
        self.lit = drawing.Light(self.at.lamp, noise=0.003)

    def scenes(self) -> Iterator[tuple[str, Scene]]:
        """A heap of each size for each cause."""
        rng = self.at.rng
        for count in COUNTS:
            for cause in CAUSES:
                poses = dropped(rng, count, self.at.setup.tray)
                colours = [str(rng.choice(self.at.colours)) for _ in poses]
                cubes = tuple(drawing.Cube(*each, self.at.wear, n) for n, each in enumerate(zip(colours, poses, strict=True)))
                light = replace(self.lit, exposure=float(rng.uniform(0.7, 1.2)), turn=float(rng.uniform(0, 6.28)), noise=0.005)
                beside = tuple(float(part) for part in np.array(cubes[0].pose[:2]) + rng.uniform(-4, 4, 2))
                push = tuple(float(part) for part in rng.uniform(-14, 14, 2))
                yield (
                    cause,
                    {
                        "as it fell": Scene(cubes, light),
                        "dark": Scene(cubes, replace(light, exposure=0.4, white=(1.25, 1.0, 0.6), noise=0.025)),
                        "mirrored lamp": Scene(cubes, light, lamp=beside),
                        "foreign thing": Scene(cubes, light, thing=beside),
                        "pushed": Scene(cubes, light, push=push),
                    }[cause],
                )

    def read(self, scene: Scene, seed: int) -> tuple[Reading[str], Counter[str], list[tuple[float, float]]]:
        """The reading, what is to be counted, and where the cubes lie (pixels)."""
        shown = self.at.draw(self.at.setup, list(scene.cubes), scene.light, seed=seed, nudge=scene.push)
        picture = shown.picture
        project = self.at.setup.camera.project
        if scene.lamp is not None:
            (spot,) = project([[*scene.lamp, drawing.CUBE]])
            glare = np.zeros(picture.shape[:2], np.float32)
            cv2.circle(glare, tuple(int(part) for part in spot), round(4.5 / self.scale), 1.0, -1)
            glare = cv2.GaussianBlur(glare, (0, 0), 2 / self.scale)
            light = (picture / 255.0) ** 2.2 + 1.6 * glare[..., None]
            picture = np.round(255 * np.clip(light, 0, 1) ** (1 / 2.2)).astype(np.uint8)
        if scene.thing is not None:
            x, y = scene.thing
            outline = project([[x - 4, y - 9, 9], [x + 4, y - 9, 9], [x + 4, y + 9, 9], [x - 4, y + 9, 9]])
            picture = cv2.fillConvexPoly(picture.copy(), np.rint(outline).astype(np.int32), (120, 150, 90), cv2.LINE_AA)
        colours = [cube.colour for cube, seen in zip(scene.cubes, shown.visible, strict=True) if seen >= setups.VISIBLE]
        picture = decode_picture(self.at.look.developed(picture))
        return self.reader.read(picture, Frame.from_scale(self.scale)), Counter(colours), shown.centres

    def done(self, scene: Scene, reading: Reading[str], centres: list[tuple[float, float]]) -> Scene:
        """The scene once people did what the reading asks for."""
        wish = reading.hint
        if wish is None:
            return scene
        where = None if wish.corners is None else np.array(wish.corners, np.float32)

        def there(x: float, y: float) -> bool:
            return where is None or cv2.pointPolygonTest(where, (float(x), float(y)), False) >= 0

        places = {
            name: place and self.at.setup.camera.project([[*place, 8.0]])[0]
            for name, place in vars(scene).items()
            if name in ("lamp", "thing")
        }
        if wish.remedy.value in ("light", "shade", "glare"):  # a lamp is turned up, or away
            better = replace(self.lit, exposure=1.0)
            away = wish.remedy.value != "glare" or (places["lamp"] is not None and there(*places["lamp"]))
            return replace(
                scene, light=scene.light if wish.remedy.value == "glare" else better, lamp=None if away else scene.lamp
            )
        if wish.remedy is Remedy.PLACE:
            return replace(scene, push=(0.0, 0.0))
        if wish.remedy is Remedy.UNCOVER and places["thing"] is not None and there(*places["thing"]):
            return replace(scene, thing=None)
        free = spread_out(self.at.rng, len(scene.cubes), self.at.setup.tray)
        if where is not None:  # only what is dashed is laid elsewhere, as far from the rest as can be
            staying = [cube.pose[:2] for cube, place in zip(scene.cubes, centres, strict=True) if not there(*place)]
            free = sorted(free, key=lambda pose: -min((np.hypot(*np.subtract(pose[:2], other)) for other in staying), default=0))
        poses = iter(free)
        moved = [
            replace(cube, pose=next(poses)) if there(*place) else cube for cube, place in zip(scene.cubes, centres, strict=True)
        ]
        return replace(scene, cubes=tuple(moved))


def measure(first: int, count: int) -> tuple[dict[str, Counter[str]], dict[str, Counter[str]]]:
    """By remedy and by cause, how many doubts there were and of these how many were right before, right, and sure and right, after doing it
    and after nothing; and by cause which remedies were advised, doubts or refusals."""
    tallies: dict[str, Counter[str]] = defaultdict(Counter)
    advised: dict[str, Counter[str]] = defaultdict(Counter)
    for number in range(first, first + count):
        try:
            table = Table(number)
        except VisionError as refused:
            print(f"set-up {number}: {refused}")
            continue
        for seed, (cause, scene) in enumerate(table.scenes()):
            reading, truth, centres = table.read(scene, seed)
            if reading.refusal is not None or reading.confidence >= SURE_FROM or reading.hint is None:
                advised[cause][str(reading.refusal or ("sure" if reading.counts == truth else "sure, wrong"))] += 1
                continue
            advised[cause][reading.hint.remedy.value] += 1
            idle, _, _ = table.read(scene, seed + 1000)
            after, now, _ = table.read(table.done(scene, reading, centres), seed + 1000)
            for key in (reading.hint.remedy.value, f"({cause})", "all"):
                tallies[key].update(
                    doubts=1,
                    before=reading.counts == truth,
                    right=after.refusal is None and after.counts == now,
                    sure=after.confidence >= SURE_FROM and after.counts == now,
                    idle=idle.refusal is None and idle.counts == truth,
                    idle_sure=idle.confidence >= SURE_FROM and idle.counts == truth,
                )
    return tallies, advised


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--first", type=int, default=300)
    parser.add_argument("--setups", type=int, default=6)
    given: Any = parser.parse_args()
    cv2.setNumThreads(1)
    tallies, advised = measure(given.first, given.setups)
    for cause, counts in advised.items():
        print(f"{cause:14}", dict(counts))
    print("remedy or (cause)   doubts | right before | nothing done: right, sure and right | advice done: right, sure and right")
    for name, tally in sorted(tallies.items()):
        doubts, before, right, sure, idle, idle_sure = tally.values()
        print(f"{name:19} {doubts:6} | {before:4} | {idle:4} {idle_sure:4} | {right:4} {sure:4}")


if __name__ == "__main__":
    main()
