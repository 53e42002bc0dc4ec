"""Photographs counted by eye, with nothing beside them: lessons are taken from the photographs themselves.

The folder's truth.json lists `cubes` (file, scene, tags, cubes: colour, x, y) and `tiles` (file, family, suggested_split, tiles: face,
count, colour, symbol, fill, x, y), places in pixels. A scene with several pictures is taught by each in turn and read in the others;
a tray is what the cubes leave free around them, and how large a cube is is seen at their middles.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import permutations
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from vision_sets import CubePicture, CubeSetup, TileEdition, TileScene, TrueTile

from tools.cubes.setups import bin_of
from vision.cube_lessons.cube_lesson import CubeLesson
from vision.cube_lessons.mended import CubeLabels
from vision.picture import Picture, load_picture
from vision.whole_reading import Face

CUBE_MM = 8.0
AROUND = 2.5
"""Cube sides that a tray reaches beyond its outermost cubes."""
ALIKE = (14, 14, 14)
"""Levels by which a cube's pixels differ from their neighbours at most."""
UNFAIR = {"oblique", "stacked", "two sizes"}
"""What a reader of one size of cubes, seen from above, is not for."""


def photographs(folder: Path) -> Mapping[str, Any]:
    """The folder's truth."""
    truth: Mapping[str, Any] = json.loads((folder / "truth.json").read_text())
    return truth


def listed(truth: Mapping[str, Any]) -> bool:
    """Whether the truth lists photographs, and is not the truth of set-ups with their lessons."""
    return isinstance(truth["cubes"], list)


def photographed_cubes(folder: Path, truth: Mapping[str, Any]) -> Iterator[CubeSetup]:
    """A set-up for each pair of a lesson and a picture of one scene; a picture that is alone is its own lesson."""
    scenes = defaultdict(list)
    for facts in truth["cubes"]:
        if not UNFAIR & set(facts["tags"]):
            scenes[facts["scene"]].append(facts)
    for pictures in scenes.values():
        pairs = permutations(pictures, 2) if len(pictures) > 1 else [(pictures[0], pictures[0])]
        for lesson, shown in pairs:
            if set(shown["by_colour"]) <= set(lesson["by_colour"]):
                yield CubeSetup(
                    lesson_of(folder, lesson),
                    (_shown(folder, shown, f"{Path(shown['file']).stem}, by {Path(lesson['file']).stem}"),),
                )


def lesson_of(folder: Path, facts: Mapping[str, Any]) -> CubeLesson:
    """The lesson that a photograph gives."""
    picture = load_picture(folder / facts["file"])
    places = [(float(cube["x"]), float(cube["y"])) for cube in facts["cubes"]]
    side = float(np.median([_side(picture, place) for place in places]))
    tray = _tray(picture, np.array(places), AROUND * side)
    labels = CubeLabels(tuple((cube["colour"], place) for cube, place in zip(facts["cubes"], places, strict=True)), tray)
    return CubeLesson(picture, labels, None, CUBE_MM / side)


def _side(picture: Picture, place: tuple[float, float]) -> float:
    """Pixels that a cube measures: the root of the area around its middle that looks alike."""
    mask = np.zeros((picture.shape[0] + 2, picture.shape[1] + 2), np.uint8)
    seed = (round(place[0]), round(place[1]))
    area, *_ = cv2.floodFill(picture.copy(), mask, seed, (0, 0, 0), ALIKE, ALIKE, cv2.FLOODFILL_FIXED_RANGE)
    return float(np.sqrt(area))


def _tray(picture: Picture, places: np.ndarray[Any, Any], room: float) -> np.ndarray[Any, Any]:
    high, wide = picture.shape[:2]
    left, top = np.maximum(places.min(axis=0) - room, 1)
    right, bottom = np.minimum(places.max(axis=0) + room, [wide - 2, high - 2])
    return np.array([[left, top], [right, top], [right, bottom], [left, bottom]])


def _shown(folder: Path, facts: Mapping[str, Any], setup: str) -> CubePicture:
    like = {"setup": setup, "light": "as it was", "table": "as it was", "tray": "none", "bin": bin_of(facts["total"])}
    return CubePicture((folder / facts["file"]).read_bytes(), Counter(facts["by_colour"]), unreadable=False, like=like)


def photographed_tiles(folder: Path, truth: Mapping[str, Any]) -> TileEdition:
    """Cards on sheets: taught by the cuttings of some, read in the others; faces never taught may be read or not."""
    families = Counter(facts["family"] for facts in truth["tiles"] if facts["suggested_split"] == "teach")
    family = families.most_common(1)[0][0]
    mine = [facts for facts in truth["tiles"] if facts["family"] == family]
    taught: dict[Face, Picture] = {}
    for facts in mine:
        if facts["suggested_split"] == "teach":
            taught |= _cuttings(load_picture(folder / facts["file"]), facts["tiles"])
    scenes = [_scene(folder, facts, taught) for facts in mine if facts["suggested_split"] == "test"]
    return TileEdition(tuple(taught.items()), tuple(scenes))


def _cuttings(picture: Picture, tiles: list[Mapping[str, Any]]) -> dict[Face, Picture]:
    """Each card alone, cut out half way to its neighbours."""
    cut = {}
    wide, high = _spacing(tiles)
    for tile in tiles:
        left, top = max(0, round(tile["x"] - wide / 2)), max(0, round(tile["y"] - high / 2))
        cut[_face(tile)] = picture[top : round(tile["y"] + high / 2), left : round(tile["x"] + wide / 2)].copy()
    return cut


def _spacing(tiles: list[Mapping[str, Any]]) -> tuple[float, float]:
    """How far apart columns and rows lie, in pixels."""
    steps = []
    for axis in ("x", "y"):
        places = sorted({tile[axis] for tile in tiles})
        steps.append(float(np.median(np.diff(places))))
    return steps[0], steps[1]


def _scene(folder: Path, facts: Mapping[str, Any], taught: Mapping[Face, Picture]) -> TileScene:
    side = min(_spacing(facts["tiles"]))
    tiles = tuple(_true(tile, side, taught) for tile in facts["tiles"])
    like = {"light": "as it was", "table": facts["family"], "bin": bin_of(len(tiles))}
    return TileScene((folder / facts["file"]).read_bytes(), tiles, None, unreadable=False, like=like)


def _true(tile: Mapping[str, Any], side: float, taught: Mapping[Face, Picture]) -> TrueTile:
    face = _face(tile)
    return TrueTile(face, (float(tile["x"]), float(tile["y"])), side, 1.0 if face in taught else 0.0)


def _face(tile: Mapping[str, Any]) -> Face:
    return Face(f"{tile['colour']}-{tile['symbol']}", tile["count"], tile["fill"])
