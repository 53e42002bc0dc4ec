"""What the reader of cubes says of what nobody taught it, and of a tray whose light is another than in its lesson.

`python tests/bench/bench_unknown.py [FOLDER...] [--first N] [--setups K]`: every set-up is read once with all its colours, and once with each colour
left out of what it was taught; then trays with a pawn, a die, a coin or a finger among the cubes, and glossy trays whose lamp has moved and
changed, before and after their empty tray was shown once more. Folders have a truth.json as `vision_sets` reads it, or a list
of photographs; K set-ups are drawn anew from number N on: figures of numbers that somebody worked with flatter.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import cv2
from figures import use_rooms

use_rooms()

from vision_photographs import UNFAIR, lesson_of, listed, photographs
from vision_sets import FIXTURES, lessons_in

from tools.cubes import evenings, setups
from tools.cubes.evenings import DrawnEvening, Shown
from tools.cubes.fates import FATES, NEAR_MM, distance, fate_of
from vision.cube_lessons.cube_lesson import teach_cubes
from vision.cubes.cube_profile import CubeProfile
from vision.cubes.cube_reader import CubeReader
from vision.geometry.lens import Frame
from vision.geometry.mat import MatSize, find_mat
from vision.picture import Picture, load_picture
from vision.vision_errors import VisionError
from vision.whole_reading import SURE_FROM, Reading

FIRST, SETUPS = 300, 2
NEAR_THING_MM = 13.0
"""How near (mm) to the middle of a thing what is read there lies."""


def main() -> None:
    """Print what the reader says on the pictures at hand."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="*", type=Path, default=[FIXTURES])
    parser.add_argument("--first", type=int, default=FIRST, help="the number of the first set-up that is drawn")
    parser.add_argument("--setups", type=int, default=SETUPS, help="how many set-ups are drawn of each kind")
    given = parser.parse_args()
    cv2.setNumThreads(1)
    for folder in given.folders:
        report_colours(folder.name, evenings_in(folder))
    if given.setups:
        numbers = f"drawn, from {given.first} on"
        report_colours(numbers, drawn(given.first, given.setups))
        report_things(numbers, evenings.with_things(given.first, given.setups))
        report_light(numbers, evenings.relit(given.first, given.setups))


def evenings_in(folder: Path) -> Iterator[DrawnEvening]:
    """The set-ups of a folder with their readable pictures; photographs are each their own lesson."""
    truth = photographs(folder)
    if listed(truth):
        for facts in truth["cubes"]:
            if not (UNFAIR - {"two sizes"}) & set(facts["tags"]):
                cubes = tuple((cube["colour"], (float(cube["x"]), float(cube["y"])), 1.0) for cube in facts["cubes"])
                shown = Shown(load_picture(folder / facts["file"]), cubes, "")
                yield DrawnEvening(facts["file"], lesson_of(folder, facts), (shown,))
        return
    for name, lesson in lessons_in(folder):
        pictures = (each for each in truth["cubes"]["pictures"] if each["setup"] == name and not each["unreadable"])
        yield DrawnEvening(name, lesson, tuple(_shown(folder / "cubes", each["image"], each["items"]) for each in pictures))


def _shown(folder: Path, image: str, items: Iterable[dict[str, object]]) -> Shown:
    lying = [each for each in items if each.get("in_tray", True)]
    cubes = tuple((str(each["colour"]), tuple(each["centre_px"]), float(each["visible_fraction"])) for each in lying)  # type: ignore[arg-type,misc]
    return Shown(load_picture(folder / image), cubes, "")


def drawn(first: int, count: int) -> Iterator[DrawnEvening]:
    """Set-ups of the family that nothing is fitted to."""
    return evenings.plain(first, count)


def readers_of(evening: DrawnEvening) -> Iterator[tuple[str, CubeReader]]:
    """A reader taught everything (""), and one for each colour left out of what it was taught, which the lesson's picture still shows."""
    try:
        profile = teach_cubes(evening.lesson)
    except VisionError as refused:
        print(f"  {evening.name}: the lesson is refused ({refused})")
        return
    yield "", CubeReader(profile)
    for left in profile.names if len(profile.names) > 1 else ():
        yield left, CubeReader(replace(profile, colours=tuple(colour for colour in profile.colours if colour.name != left)))


def read(reader: CubeReader, evening: DrawnEvening, picture: Picture) -> Reading[str] | None:
    """The reading of a picture; None where its mat is not found."""
    scale = evening.lesson.scale
    try:
        return reader.read(picture, find_mat(picture, scale).frame if isinstance(scale, MatSize) else Frame.from_scale(scale))
    except VisionError:
        return None


def report_colours(name: str, seen: Iterable[DrawnEvening]) -> None:
    """Each colour left out once: what became of its cubes, and whether any reading of them is sure; then all of them taught."""
    untaught: Counter[str] = Counter()
    taught: Counter[str] = Counter()
    for evening in seen:
        for left, reader in readers_of(evening):
            for shown in evening.pictures:
                reading = read(reader, evening, shown.picture)
                if reading is None:
                    continue
                if left and shown.counts[left]:
                    untaught.update(["picture", "refused"] if reading.refusal else ["picture"])
                    untaught["sure"] += reading.confidence >= SURE_FROM
                    places = [place for colour, place, visible in shown.cubes if colour == left and visible >= setups.VISIBLE]
                    untaught.update(fate_of(reading, place, _near(evening, NEAR_MM)) for place in places if not reading.refusal)
                elif not left:
                    _add_taught(taught, reading, shown, _near(evening, NEAR_MM))
    cubes = sum(untaught[fate] for fate in FATES)
    print(f"{name}: of {cubes} cubes of an untaught colour " + ", ".join(f"{untaught[fate]} {fate}" for fate in FATES))
    _print_share("  unknown or doubted", untaught["unknown"] + untaught["doubted"] + untaught["not counted"], cubes)
    print(f"  of {untaught['picture']} pictures with them sure: {untaught['sure']}, refused: {untaught['refused']}")
    print(f"  all taught: of {taught['cube']} cubes called unknown: {taught['unknown']}; of {taught['picture']} pictures right: {taught['right']}, "
          f"sure: {taught['sure']} (wrong: {taught['wrong']}), something called unknown in {taught['with unknown']}, refused: {taught['refused']}")  # fmt: skip


def _near(evening: DrawnEvening, millimetres: float) -> float:
    """A distance in pixels, by the lesson's plain scale; of a mat's, as in the pictures that there are."""
    scale = evening.lesson.scale
    return millimetres / (0.33 if isinstance(scale, MatSize) else scale)


def _add_taught(taught: Counter[str], reading: Reading[str], shown: Shown, near: float) -> None:
    taught["picture"] += 1
    taught["refused"] += reading.refusal is not None
    right = not reading.refusal and reading.counts == shown.counts
    taught["right"] += right
    taught["sure"] += reading.confidence >= SURE_FROM
    taught["wrong"] += reading.confidence >= SURE_FROM and not right
    taught["with unknown"] += bool(reading.unknown)
    counted = [place for _, place, visible in shown.cubes if visible >= setups.VISIBLE]
    taught["cube"] += len(counted)
    taught["unknown"] += sum(any(distance(item, place) < near for item in reading.unknown) for place in counted)


def report_things(name: str, seen: Iterable[DrawnEvening]) -> None:
    """Things that are no cubes: whether they are called unknown where they lie, counted, or part of a sure reading."""
    kinds: dict[str, Counter[str]] = {}
    for evening in seen:
        for left, reader in readers_of(evening):
            for shown in () if left else evening.pictures:
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
    for evening in seen:
        for left, reader in readers_of(evening):
            if left:
                continue
            again = relit_reader(reader, evening, evening.pictures[-1].picture)
            for shown in evening.pictures:
                _add_light(before, read(reader, evening, shown.picture), shown)
                if again is not None:
                    _add_light(after, read(again, evening, shown.picture), shown)
    for when, fates in (("another light", before), ("the empty tray shown again", after)):
        print(f"{name}, {when}: " + ", ".join(f"{fate} {count}" for fate, count in sorted(fates.items()) if count))


def relit_reader(reader: CubeReader, evening: DrawnEvening, empty: Picture) -> CubeReader | None:
    """The reader after its empty tray was shown once more; None where it cannot be."""
    relight = getattr(CubeProfile, "relight", None)
    return None if relight is None else CubeReader(relight(reader.profile, empty))


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


def _print_share(what: str, count: int, of: int) -> None:
    print(f"{what}: {count}/{of} ({100 * count / max(of, 1):.1f} %)")


if __name__ == "__main__":
    main()
