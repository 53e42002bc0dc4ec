"""Sets of pictures with truth for the bench: those of a folder with truth.json, and small ones drawn anew of unseen tables and lamps."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import cv2
import numpy as np

from tools.cubes import setups
from tools.cubes.setups import bin_of
from tools.tiles import editions
from vision.cube_lessons.cube_lesson import CubeLesson
from vision.cube_lessons.mended import CubeLabels
from vision.geometry.mat import MatSize
from vision.picture import Picture, decode_picture, load_picture
from vision.tile_lessons.tile_teaching import face_in_name
from vision.whole_reading import Face

FIXTURES = Path(__file__).parents[1] / "vision" / "fixtures"
SETUPS, PICTURES, FIRST = 4, 11, 100
"""How many set-ups of the judges' family are drawn, with how many pictures each, from which number on."""


@dataclass(frozen=True)
class CubePicture:
    """A picture (JPEG bytes) of cubes: how many of each colour count, and what it is like (set-up, bin, light, table, tray).

    `spread` is a picture of the same cubes pushed apart with their counts, where there is one.
    """

    data: bytes
    counts: Counter[str]
    unreadable: bool
    like: Mapping[str, str]
    spread: tuple[bytes, Counter[str]] | None = None


@dataclass(frozen=True)
class CubeSetup:
    """One set-up: what it is taught from, and its pictures."""

    lesson: CubeLesson
    pictures: tuple[CubePicture, ...]


@dataclass(frozen=True)
class TrueTile:
    """A tile as it lies: face (None for a thing that is no tile of the edition), middle, side in pixels, visible share."""

    face: Face | None
    centre: tuple[float, float]
    side: float
    visible: float


@dataclass(frozen=True)
class TileScene:
    """A picture (JPEG bytes) of tiles, and what it is like (bin, light, table)."""

    data: bytes
    tiles: tuple[TrueTile, ...]
    scale: MatSize | float | None
    unreadable: bool
    like: Mapping[str, str]


@dataclass(frozen=True)
class TileEdition:
    """One edition: what it is taught from, and its scenes."""

    taught: tuple[tuple[Face, Picture], ...]
    scenes: tuple[TileScene, ...]


def cubes_in(place: Path) -> Iterator[CubeSetup]:
    """The set-ups of a folder."""
    truth = json.loads((place / "truth.json").read_text())["cubes"]
    for name, lesson in lessons_in(place):
        pictures = (_cube_picture(place / "cubes", each) for each in truth["pictures"] if each["setup"] == name)
        yield CubeSetup(lesson, tuple(pictures))


def lessons_in(place: Path) -> Iterator[tuple[str, CubeLesson]]:
    """The names and lessons of a folder's set-ups."""
    folder = place / "cubes"
    for name, setup in json.loads((place / "truth.json").read_text())["cubes"]["setups"].items():
        scale = MatSize.parse(setup["mat"]) if setup["mat"] else float(setup["mm_per_px"])
        labels = CubeLabels.load(folder / setup["labels"])
        yield name, CubeLesson(load_picture(folder / setup["one_each"]), labels, load_picture(folder / setup["empty"]), scale)


def _cube_picture(folder: Path, facts: Mapping[str, Any]) -> CubePicture:
    counts = Counter({colour: count for colour, count in facts["count_visible"].items() if count})
    like = {**{key: facts[key] for key in ("setup", "light", "table", "tray")}, "bin": bin_of(counts.total())}
    return CubePicture((folder / facts["image"]).read_bytes(), counts, facts["unreadable"] is not None, like)


def tiles_in(place: Path) -> TileEdition:
    """The edition of a folder."""
    truth = json.loads((place / "truth.json").read_text())["tiles"]
    taught = tuple((face_in_name(name), load_picture(place / "teach" / name)) for name in truth["teach"])
    return TileEdition(taught, tuple(_tile_scene(place / "tiles", each) for each in truth["pictures"]))


def _tile_scene(folder: Path, facts: Mapping[str, Any]) -> TileScene:
    scale = MatSize.parse(facts["mat"]) if facts["mat"] else float(facts["mm_per_px"])
    tiles = tuple(map(_true_tile, facts["tiles"]))
    like = {"light": facts["light"], "table": facts["table"], "bin": bin_of(len(tiles))}
    return TileScene((folder / facts["image"]).read_bytes(), tiles, scale, facts["unreadable"] is not None, like)


def _true_tile(facts: Mapping[str, Any]) -> TrueTile:
    face = None if facts["foreign"] else Face(facts["kind"], facts["count"], facts["frame"])
    x, y = facts["centre"]
    return TrueTile(face, (x, y), side_of(np.array(facts["corners_px"])), facts["visible_fraction"])


def side_of(corners: np.ndarray[Any, Any]) -> float:
    return float(np.sqrt(cv2.contourArea(corners.astype(np.float32))))


def drawn_cubes(count: int = SETUPS) -> Iterator[CubeSetup]:
    """Set-ups of the family that nothing is fitted to, each heap once as it fell and once spread out."""
    for number in range(FIRST, FIRST + count):
        at = setups.evening(setups.FAMILIES["judge"], number)
        taught, empty, facts = setups.lesson(at, each=2)
        scale = at.setup.camera.mm_per_px
        lesson = CubeLesson(decode_picture(taught), CubeLabels.from_json(facts), decode_picture(empty), scale)
        pictures = (_drawn_picture(f"drawn {number}", *drawn) for drawn in setups.pictures(at, PICTURES))
        yield CubeSetup(lesson, tuple(pictures))


def _drawn_picture(setup: str, data: bytes, facts: dict[str, Any], spread: bytes) -> CubePicture:
    like = {"setup": setup, **{key: facts[key] for key in ("light", "table", "tray", "bin")}}
    seen, everything = (Counter({name: n for name, n in facts[key].items() if n}) for key in ("count_visible", "count_all"))
    return CubePicture(data, seen, unreadable=False, like=like, spread=(spread, everything))


def drawn_tiles() -> TileEdition:
    """An edition of the judges' family: each face taught once, and scenes on other tables under other lamps."""
    with TemporaryDirectory() as folder:
        editions.write(editions.FAMILIES["judge"], FIRST, Path(folder))
        return tiles_in(Path(folder))
