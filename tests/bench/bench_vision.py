"""The readers on pictures with truth, beside plain peers: exactness, honesty, time and memory.

The sets at hand are a folder with truth.json, cubes/, teach/ and tiles/ (COMPANION_VISION_DEV, else the tests' own few
pictures), one drawn anew, of the family that nothing is fitted to (setups.py), and photographs with their truth in the same form
(COMPANION_PHOTOGRAPHS, see docs/eyes.md). Time is a multiple of decoding the same JPEG and converting it to LAB, in one run on one thread.
"""

from __future__ import annotations

import os
import resource
import sys
from collections.abc import Iterable
from pathlib import Path

import cv2

sys.path.insert(0, str(Path(__file__).parent))

from peers import colour_blobs, contour_tiles
from vision_drawn import drawn_cubes, drawn_tiles
from vision_report import cube_outcome, framed, goals, report, second_look, tile_outcome
from vision_sets import FIXTURES, CubeSetup, TileEdition, cubes_in, tiles_in

from vision.cube_lessons.lesson import teach_cubes
from vision.cubes.reader import CubeReader
from vision.geometry.mat import MatSize
from vision.tile_lessons.teach import teach_tiles
from vision.tiles.reader import TileReader


def main() -> int:
    """Print what the readers reach on the pictures at hand."""
    cv2.setNumThreads(1)
    place = Path(os.environ.get("COMPANION_VISION_DEV") or FIXTURES)
    report_set(place.name, cubes_in(place), tiles_in(place))
    if "--only-folder" not in sys.argv:
        report_set("drawn, of the family that nothing is fitted to", drawn_cubes(), drawn_tiles())
    photographs = os.environ.get("COMPANION_PHOTOGRAPHS")
    if photographs:
        print(f"\n=== photographs in {photographs}, never fitted to")
        report_cubes(cubes_in(Path(photographs)))
    return 0


def report_set(name: str, setups: Iterable[CubeSetup], edition: TileEdition) -> None:
    """Cubes and tiles of one set: first our readers, with what memory they took, then the peers."""
    setups = list(setups)
    print(f"\n=== {name}")
    report_cubes(setups)
    report_tiles(edition)
    print(f"\npeak memory, all of it from the start: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
    report_cube_peer(setups)
    report_tile_peer(edition)


def report_cubes(setups: Iterable[CubeSetup]) -> None:
    """The cube reader, with each picture's own mat where there is one."""
    outcomes, seconds = [], []
    for setup in setups:
        reader, scale = CubeReader(teach_cubes(setup.lesson)), setup.lesson.scale
        read = framed(reader.read, scale if isinstance(scale, MatSize) else None)
        outcomes += [cube_outcome(picture, read) for picture in setup.pictures]
        seconds += [second_look(picture, read) for picture in setup.pictures]
    report("cubes", outcomes, ("setup", "bin", "light", "table", "tray"))
    goals(outcomes, seconds)


def report_cube_peer(setups: Iterable[CubeSetup]) -> None:
    """The plain peer on the same pictures."""
    outcomes = []
    for setup in setups:
        count = colour_blobs(setup.lesson, teach_cubes(setup.lesson))
        outcomes += [cube_outcome(picture, count) for picture in setup.pictures]
    report("plain peer for cubes: LAB threshold, connected components, area", outcomes, ("bin", "light", "table", "tray"))


def report_tiles(edition: TileEdition) -> None:
    """The tile reader, with mat or scale as each scene has it, and with neither."""
    reader = TileReader(teach_tiles(edition.taught))
    outcomes = [tile_outcome(scene, framed(reader.read, scene.scale)) for scene in edition.scenes]
    report("tiles, whole scenes", outcomes, ("bin", "light", "table"))
    outcomes = [tile_outcome(scene, framed(reader.read, None)) for scene in edition.scenes]
    report("tiles, whole scenes, told neither mat nor scale", outcomes, ("bin",))


def report_tile_peer(edition: TileEdition) -> None:
    """The plain peer on the same scenes."""
    read = contour_tiles(teach_tiles(edition.taught))
    outcomes = [tile_outcome(scene, framed(read, scene.scale)) for scene in edition.scenes]
    report("plain peer for tiles, whole scenes: contours, template matching", outcomes, ("bin", "light", "table"))


if __name__ == "__main__":
    sys.exit(main())
