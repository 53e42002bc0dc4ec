"""Answers questions that a camera can answer: a picture from the camera, a reading from the readers, never a guess."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from companion.settings import Settings
from companion.table.device_kinds import ReadCubes, ReadTiles, Tile
from companion.table.kinds import Tally
from companion.table.phrase import Phrase, phrase
from companion.table.question import Question
from hardware.camera import Camera
from vision.cube_profile import CubeProfile
from vision.cubes import CubeReader
from vision.errors import ProfileRefused, VisionError
from vision.mat import MatSize, find_mat
from vision.profile import ProfileKind, load_profile
from vision.reading import Face, Reading
from vision.scale import Frame
from vision.tile_profile import TileProfile
from vision.tiles import TileReader

TILES, CUBES = "tiles.profile", "cubes.profile"

Reads: TypeAlias = ReadTiles | ReadCubes | Tally


@dataclass(frozen=True)
class Look:
    """What came of one look through the camera, for the question of this step.

    `picture` is upright (height, width, 3) in B, G, R, None where none came; `refused` says why nothing was read.
    """

    step: int
    picture: NDArray[np.uint8] | None
    reading: Reading[Face] | Reading[str] | None = None
    refused: Phrase | None = None


def readable(question: Question[Any] | None) -> bool:
    """Tell whether a camera may answer this question."""
    return isinstance(question, ReadTiles | ReadCubes) or (isinstance(question, Tally) and bool(question.camera))


class Reader:
    """Looks and reads. The profiles (`tiles.profile`, `cubes.profile` in `folder`) are what this table taught it."""

    def __init__(self, camera: Camera, settings: Settings, folder: Path) -> None:
        self._camera = camera
        self._settings = settings
        self._folder = folder
        self._tiles: TileReader | None = None
        self._cubes: CubeReader | None = None

    def look(self, question: Reads, step: int) -> Look:
        """Take the newest picture and read it; where that cannot be, the look says why."""
        frame = self._camera.newest()
        if frame is None:
            return Look(step, None, refused=phrase("reader-no-picture", why=self._camera.status.note))
        try:
            reading = self._read(question, frame.picture)
        except (VisionError, OSError) as error:
            return Look(step, frame.picture, refused=phrase("reader-cannot", why=str(error)))
        if reading.refusal is not None:
            return Look(step, frame.picture, refused=phrase(f"refusal-{reading.refusal}"))
        return Look(step, frame.picture, reading)

    def _read(self, question: Reads, picture: NDArray[np.uint8]) -> Reading[Face] | Reading[str]:
        place = self._frame(picture)
        if isinstance(question, ReadTiles) or (isinstance(question, Tally) and question.camera == "tiles"):
            return self._tile_reader().read(picture, place, _faces(question))
        most = question.most if isinstance(question, ReadCubes) else {row.key: row.high for row in question.rows}
        return self._cube_reader().read(picture, place, most)

    def _frame(self, picture: NDArray[np.uint8]) -> Frame | None:
        mat, scale = self._settings.text("camera.mat"), self._settings.number("camera.scale")
        if mat:
            return find_mat(picture, MatSize.parse(mat)).frame
        return Frame.from_scale(scale) if scale else None

    def _tile_reader(self) -> TileReader:
        if self._tiles is None:
            self._tiles = TileReader(TileProfile.load(self._taught(TILES)))
        return self._tiles

    def _cube_reader(self) -> CubeReader:
        if self._cubes is None:
            profile = load_profile(self._taught(CUBES), ProfileKind.CUBES)
            self._cubes = CubeReader(CubeProfile.unpacked(profile))
        return self._cubes

    def _taught(self, name: str) -> Path:
        path = self._folder / name
        if not path.exists():
            raise ProfileRefused(f"nothing was taught yet ({path})")
        return path

    def next_picture(self) -> None:
        """Go on to the next picture of a folder; a live camera goes on by itself."""
        self._camera.advance()


def _faces(question: Reads) -> Mapping[Face, int] | None:
    """How many of each face there can be, where the box's mix is known."""
    if not isinstance(question, ReadTiles) or question.exist is None:
        return None
    return {Face(tile.kind, tile.symbols, tile.frame): most for tile, most in question.exist.items()}


def answer_from(question: Reads, reading: Reading[Face] | Reading[str]) -> Any:
    """Turn a reading, as the table has mended it, into the answer the question takes."""
    if isinstance(question, ReadTiles):
        return tuple(tile_of(item.label) for item in reading.items if isinstance(item.label, Face) and not item.label.face_down)
    if isinstance(question, Tally) and question.camera == "tiles":
        sums = Counter[str]()
        for item in reading.items:
            if isinstance(item.label, Face) and item.label.kind is not None:
                sums[item.label.kind] += item.label.count or 0
        return {row.key: sums[row.key] for row in question.rows}
    counts = Counter(str(item.label) for item in reading.items)
    keys = list(question.most) if isinstance(question, ReadCubes) else [row.key for row in question.rows]
    return {key: counts[key] for key in keys}


def tile_of(face: Face) -> Tile:
    """Give the game's tile for a face that lies face up."""
    assert face.kind is not None
    return Tile(face.kind, face.count or 0, face.frame or "plain")
