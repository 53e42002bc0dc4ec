"""The readers on pictures with truth, beside their goals: exactness, honesty, time and memory.

Three kinds of pictures, and each says which it is: those that the readers were tuned on (a folder with truth.json, cubes/, teach/ and
tiles/, COMPANION_VISION_DEV, else the tests' own few pictures), set-ups and editions drawn anew of the family that nothing is
fitted to (tools/cubes/setups.py), and photographs with their truth (COMPANION_PHOTOGRAPHS, see docs/eyes.md). All is read by the app's own path: a
camera, what was taught, and what the screen then shows. Time is a multiple of decoding the same JPEG and converting it to LAB, in
one run on one thread.
"""

from __future__ import annotations

import argparse
import os
import resource
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import cv2
from figures import Row, alone, share, use_rooms

use_rooms()

from app_path import tile_table
from vision_goals import CORNERS, REAL_CUBES, TEACHING, cube_goals, print_goals, tile_goals
from vision_lessons import OUTLINES, lone_outlines, teaching_seconds, without_corners
from vision_photographs import listed, photographed_cubes, photographed_tiles, photographs
from vision_report import Outcome, read_setup, report, tile_outcome
from vision_sets import FIXTURES, SETUPS, CubeSetup, TileEdition, cubes_in, drawn_cubes, drawn_tiles, tiles_in

from vision.tile_lessons.tile_teaching import teach_tiles
from vision.vision_errors import VisionError

FIT, JUDGE = "FIT (the readers were tuned on these; the figures flatter)", "JUDGE (nothing was fitted to these)"


def main() -> None:
    """Print what the readers reach on the pictures at hand."""
    given = _arguments()
    cv2.setNumThreads(1)
    place = Path(os.environ.get("COMPANION_VISION_DEV") or FIXTURES)
    report_set(f"{place.name}: {FIT}", list(cubes_in(place)), tiles_in(place))
    if not given.only_folder:
        edition = drawn_tiles()
        setups = list(drawn_cubes(given.setups))
        report_set(f"drawn anew: {JUDGE}", setups, edition, more=lesson_goals(setups, edition))
    if found := os.environ.get("COMPANION_PHOTOGRAPHS"):
        report_photographs(Path(found))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only-folder", action="store_true", help="leave out what is drawn anew")
    parser.add_argument("--setups", type=int, default=SETUPS, help="set-ups of cubes to draw for judging")
    return parser.parse_args()


def report_set(name: str, setups: list[CubeSetup], edition: TileEdition, *, more: Sequence[Row] = ()) -> None:
    """Cubes and tiles of one set: first what was read, with what memory they took, and the goals last."""
    print(f"\n=== {name}")
    cubes = report_cubes(setups)
    with_scale, bare = report_tiles(edition)
    print(f"\npeak memory, all of it from the start: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
    print_goals(name, [*cube_goals(cubes), *tile_goals(with_scale, bare), *more])


def report_cubes(setups: Sequence[CubeSetup]) -> list[Outcome]:
    """The cube reader, with each picture's own mat where there is one; a set-up whose lesson is refused is told and left out."""
    outcomes: list[Outcome] = []
    for setup in setups:
        name = setup.pictures[0].like["setup"] if setup.pictures else ""
        try:
            outcomes += read_setup(setup)
        except VisionError as refused:
            print(f"  set-up {name}: the lesson is refused ({refused})")
    if outcomes:
        report("cubes", outcomes, ("bin", "setup", "light", "table", "tray"))
    return outcomes


def report_tiles(edition: TileEdition) -> tuple[list[Outcome], list[Outcome]]:
    """The tile reader, with mat or scale as each scene has it, and with neither."""
    profile = teach_tiles(edition.taught)
    scaled: list[Outcome] = []
    bare: list[Outcome] = []
    with TemporaryDirectory() as folder:
        for scene in edition.scenes:
            if scene.scale is not None:
                scaled.append(tile_outcome(scene, tile_table(Path(folder), profile, scene.scale).read))
            bare.append(tile_outcome(scene, tile_table(Path(folder), profile, None).read))
    if scaled:
        report("tiles, whole scenes", scaled, ("bin", "light", "table"))
    report("tiles, whole scenes, told neither mat nor scale", bare, ("bin", "light", "table"))
    return scaled, bare


def lesson_goals(setups: Sequence[CubeSetup], edition: TileEdition) -> list[Row]:
    """What only lessons show: trays whose corners nobody marked, wrong outlines, and what teaching costs."""
    (unmarked, refused), (wrong, taken) = without_corners(setups), lone_outlines()
    sound = refused + sum(each.exact for each in unmarked)
    silent = sum(not each.exact and not each.flagged for each in unmarked)
    what = f"exact, or the lesson refused ({refused}); {silent} wrong in silence"
    told = f"of {wrong} outlines wrong or refused, in {OUTLINES} lessons of one card, taken in silence"
    return [
        share("corners not given", what, sound, len(unmarked) + refused, CORNERS),
        alone("outlines", told, taken, 0, ""),
        alone("teaching", "a lesson of 30 tile pictures, CPU", teaching_seconds(edition.taught), TEACHING),
    ]


def report_photographs(place: Path) -> None:
    """Photographs: of set-ups with their lessons, or a list of them that teach each other."""
    truth = photographs(place)
    name = f"photographs in {place.name}: {JUDGE}"
    print(f"\n=== {name}")
    if not listed(truth):
        print_goals(name, cube_goals(report_cubes(list(cubes_in(place))), "real"))
        return
    cubes = report_cubes(list(photographed_cubes(place, truth)))
    _, tiles = report_tiles(photographed_tiles(place, truth))
    loose = share(
        "real cubes", "loose ones exact, whichever the lesson", sum(each.exact for each in cubes), len(cubes), REAL_CUBES
    )
    print_goals(name, [loose, *cube_goals(cubes, "real"), *tile_goals([], tiles, "real")])


if __name__ == "__main__":
    main()
