"""Sets of pictures for the bench that are drawn anew each time: small, and of tables and lamps no reader was taught under."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "vision"))

import setups
import tile_generator
from vision_sets import CubePicture, CubeSetup, TileEdition, TileScene, TrueTile, bin_of, side_of

from vision.cube_lessons.labels import CubeLabels
from vision.cube_lessons.lesson import CubeLesson
from vision.picture import Picture, decode_picture

SETUPS, PICTURES, FIRST = 4, 11, 100
"""How many set-ups of the judges' family are drawn, with how many pictures each, from which number on."""


def drawn_cubes() -> Iterator[CubeSetup]:
    """Set-ups of the family that nothing is fitted to, each heap once as it fell and once spread out."""
    family = setups.FAMILIES["judge"]
    for number in range(FIRST, FIRST + SETUPS):
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
    """A drawn edition with one picture of each face, and scenes on other tables under other lamps."""
    rng = np.random.default_rng(21)
    edition = tile_generator.Edition(21)
    taught = tuple((face, tile_generator.draw_teaching(edition, rng, face, "laminate", "daylight")) for face in edition.faces)
    wanted = [
        (6, "cloth", "warm", None),
        (12, "wood", "led", None),
        (24, "felt", "daylight", None),
        (9, "dark wood", "dim", None),
    ]
    wanted += [(8, "laminate", "led", None), (16, "newsprint", "glare", None), (8, "cloth", "warm", "hand")]
    return TileEdition(taught, tuple(_drawn_scene(edition, rng, *each) for each in wanted))


def _drawn_scene(edition: Any, rng: np.random.Generator, count: int, table: str, light: str, unreadable: str | None) -> TileScene:
    faces = [edition.faces[number] for number in rng.integers(0, len(edition.faces), count)]
    mat = count % 8 == 0
    scene = tile_generator.draw_scene(
        edition, rng, faces, table=table, light=light, tile_px=100.0, mat=mat, unreadable=unreadable
    )
    tiles = tuple(TrueTile(tile.face, tile.centre, side_of(tile.corners), tile.visible) for tile in scene.tiles)
    like = {"light": light, "table": table, "bin": bin_of(len(tiles))}
    return TileScene(_jpeg(scene.picture), tiles, scene.mat or scene.mm_per_px, unreadable is not None, like)


def _jpeg(picture: Picture) -> bytes:
    return cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, 88])[1].tobytes()
