"""What the reader of cubes says of things that nobody taught it, and of a tray whose light is another than in its lesson.

`python tests/bench/bench_unknown.py [--first N] [--setups K]`: trays with a pawn, a die, a coin or a finger among the cubes, and glossy
trays whose lamp has moved and changed, before and after their empty tray was shown once more; K set-ups of each are drawn anew
from number N on: figures of numbers that somebody worked with flatter. Colours left out of the lesson: `make judge-eyes`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator

import cv2
from figures import use_rooms

use_rooms()

from tools.cubes import evenings
from tools.cubes.evenings import DrawnEvening, Shown
from tools.cubes.fates import fate_of
from vision.cube_lessons.cube_lesson import teach_cubes
from vision.cubes.cube_reader import CubeReader
from vision.geometry.lens import Frame
from vision.geometry.mat import MatSize, find_mat
from vision.picture import Picture
from vision.vision_errors import VisionError
from vision.whole_reading import SURE_FROM, Reading

FIRST, SETUPS = 300, 2
NEAR_THING_MM = 13.0
"""How near (mm) to the middle of a thing what is read there lies."""


def main() -> None:
    """Print what the reader says on set-ups that are drawn for it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--first", type=int, default=FIRST, help="the number of the first set-up that is drawn")
    parser.add_argument("--setups", type=int, default=SETUPS, help="how many set-ups are drawn of each kind")
    given = parser.parse_args()
    cv2.setNumThreads(1)
    numbers = f"drawn, from {given.first} on"
    report_things(numbers, evenings.with_things(given.first, given.setups))
    report_light(numbers, evenings.relit(given.first, given.setups))


def taught(seen: Iterable[DrawnEvening]) -> Iterator[tuple[DrawnEvening, CubeReader]]:
    """Each evening with a reader that had its lesson; one whose lesson is refused is told and left out."""
    for evening in seen:
        try:
            yield evening, CubeReader(teach_cubes(evening.lesson))
        except VisionError as refused:
            print(f"  {evening.name}: the lesson is refused ({refused})")


def read(reader: CubeReader, evening: DrawnEvening, picture: Picture) -> Reading[str] | None:
    """The reading of a picture; None where its mat is not found."""
    scale = evening.lesson.scale
    try:
        return reader.read(picture, find_mat(picture, scale).frame if isinstance(scale, MatSize) else Frame.from_scale(scale))
    except VisionError:
        return None


def _near(evening: DrawnEvening, millimetres: float) -> float:
    """A distance in pixels, by the lesson's plain scale; of a mat's, as in the pictures that there are."""
    scale = evening.lesson.scale
    return millimetres / (0.33 if isinstance(scale, MatSize) else scale)


def report_things(name: str, seen: Iterable[DrawnEvening]) -> None:
    """Things that are no cubes: whether they are called unknown where they lie, counted, or part of a sure reading."""
    kinds: dict[str, Counter[str]] = {}
    for evening, reader in taught(seen):
        for shown in evening.pictures:
            reading, fate = read(reader, evening, shown.picture), kinds.setdefault(shown.what, Counter())
            if reading is None:
                continue
            fate.update(["picture", str(reading.refusal)] if reading.refusal else ["picture"])
            fate["sure"] += reading.confidence >= SURE_FROM
            fate["cubes right"] += not reading.refusal and reading.counts == shown.counts
            if shown.thing is not None and not reading.refusal:
                fate[fate_of(reading, shown.thing, _near(evening, NEAR_THING_MM))] += 1
            elif shown.thing is None:
                fate["something unknown"] += bool(reading.unknown)
    for kind, fates in kinds.items():
        print(f"{name}, {kind}: " + ", ".join(f"{fate} {count}" for fate, count in fates.items() if count))


def report_light(name: str, seen: Iterable[DrawnEvening]) -> None:
    """Another light on a glossy tray: what is refused and advised, and what is read once the empty tray was shown once more."""
    before: Counter[str] = Counter()
    after: Counter[str] = Counter()
    for evening, reader in taught(seen):
        again = CubeReader(reader.profile.relight(evening.pictures[-1].picture))
        for shown in evening.pictures:
            _add_light(before, read(reader, evening, shown.picture), shown)
            _add_light(after, read(again, evening, shown.picture), shown)
    for when, fates in (("another light", before), ("the empty tray shown again", after)):
        print(f"{name}, {when}: " + ", ".join(f"{fate} {count}" for fate, count in sorted(fates.items()) if count))


def _add_light(fates: Counter[str], reading: Reading[str] | None, shown: Shown) -> None:
    if reading is None:
        return
    fates.update(["picture", f"refused: {reading.refusal}"] if reading.refusal else ["picture"])
    right = not reading.refusal and reading.counts == shown.counts
    fates["right"] += right
    sure = reading.confidence >= SURE_FROM
    fates["sure"] += sure
    fates["sure and wrong"] += sure and not right
    fates[f"advised: {None if reading.hint is None else reading.hint.remedy}"] += not sure and not reading.refusal
    fates["something unknown"] += bool(reading.unknown)


if __name__ == "__main__":
    main()
