"""Sets of pictures for the bench that are drawn anew each time: small, and of tables and lamps no reader was taught under."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from vision_sets import CubePicture, CubeSetup, TileEdition, tiles_in

from tools.cubes import setups
from tools.tiles import editions
from vision.cube_lessons.cube_lesson import CubeLesson
from vision.cube_lessons.mended import CubeLabels
from vision.picture import decode_picture

SETUPS, PICTURES, FIRST = 4, 11, 100
"""How many set-ups of the judges' family are drawn, with how many pictures each, from which number on."""


def drawn_cubes(count: int = SETUPS) -> Iterator[CubeSetup]:
    """Set-ups of the family that nothing is fitted to, each heap once as it fell and once spread out."""
    family = setups.FAMILIES["judge"]
    for number in range(FIRST, FIRST + count):
        at = setups.evening(family, number)
        taught, empty, facts = setups.lesson(at, each=2)
        labels = CubeLabels.from_json(facts)
        lesson = CubeLesson(decode_picture(taught), labels, decode_picture(empty), at.setup.camera.mm_per_px)
        pictures = (_cube_picture(f"drawn {number}", *drawn) for drawn in setups.pictures(at, PICTURES))
        yield CubeSetup(lesson, tuple(pictures))


def _cube_picture(setup: str, data: bytes, facts: dict[str, Any], spread: bytes) -> CubePicture:
    like = {"setup": setup, **{key: facts[key] for key in ("light", "table", "tray", "bin")}}
    seen, everything = (Counter({name: n for name, n in facts[key].items() if n}) for key in ("count_visible", "count_all"))
    return CubePicture(data, seen, unreadable=False, like=like, spread=(spread, everything))


def drawn_tiles() -> TileEdition:
    """An edition of the judges' family: each face taught once, and scenes on other tables under other lamps."""
    with TemporaryDirectory() as folder:
        editions.write(editions.FAMILIES["judge"], FIRST, Path(folder))
        return tiles_in(Path(folder))
