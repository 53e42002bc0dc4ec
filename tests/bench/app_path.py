"""Readings by the app's own path: what was taught lies in a folder, a camera gives a picture, and the screen shows what came of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from figures import use_rooms

use_rooms("app", "")

from at_the_desk import Clock
from handed_pictures import HandedCamera

from companion.camera.profiles import CUBES, TILES
from companion.camera.table_reader import Look, Reader
from companion.camera.to_screen import convert_look
from companion.system.settings import Settings
from companion.table import ReadCubes, ReadTiles
from companion.table.phrase import phrase
from companion.table.questions.question import Question
from vision.cubes.cube_profile import CubeProfile
from vision.geometry.mat import MatSize
from vision.picture import Picture
from vision.profile import save_profile
from vision.tiles.tile_profile import TileProfile
from vision.vision_errors import Refusal
from vision.whole_reading import Reading

MOST = 99
REFUSAL = "refusal-"


class AppTable:
    """Reads pictures as a game's question has them read; `scale` is the mat or the mm per pixel in the settings, None for none."""

    def __init__(self, folder: Path, question: Question[Any], scale: MatSize | float | None = None) -> None:
        clock = Clock()
        settings = Settings()
        if isinstance(scale, MatSize):
            settings = settings.change("camera.mat", str(scale))
        elif scale is not None:
            settings = settings.change("camera.scale", round(scale, 6))
        self._camera = HandedCamera(clock, [np.zeros((64, 64, 3), np.uint8)])
        self._reader = Reader(self._camera, settings, folder, _no_lesson, clock=clock, rest=lambda _: None)
        self._question = question
        self._step = 0
        self._reader.glance(self._question, self._step)  # what was taught is loaded, as the live picture before a reading does

    def read(self, picture: Picture) -> Reading[Any]:
        """A first look at a picture."""
        self._step += 1
        return self.read_again(picture)

    def read_again(self, picture: Picture) -> Reading[Any]:
        """One more look for the same question."""
        self._camera.pictures = [picture]
        return _reading(self._reader.look(self._question, self._step))


def flagged(picture: Picture, reading: Reading[Any]) -> bool:
    """Whether the screen shows anything but that it is right: a refusal, a doubt, a piece to be asked about."""
    refused = None if reading.refusal is None else phrase(f"{REFUSAL}{reading.refusal}")
    shown = convert_look(Look(1, picture, None if refused else reading, refused))
    return shown.refused is not None or shown.doubt is not None or any(piece.doubtful for piece in shown.pieces)


def _reading(look: Look) -> Reading[Any]:
    if look.reading is not None:
        return look.reading
    assert look.refused is not None
    why = look.refused.id.removeprefix(REFUSAL)
    return Reading.refuse(Refusal(why) if why in set(Refusal) else Refusal.NOT_A_PICTURE, look.refused.id)


def _no_lesson(*_given: object) -> Any:
    raise NotImplementedError("nothing is taught here")


def cube_table(folder: Path, profile: CubeProfile, scale: MatSize | None) -> AppTable:
    """A table whose tray is read with this profile."""
    save_profile(folder / CUBES, profile.pack())
    return AppTable(folder, ReadCubes("bench.tray", most=dict.fromkeys(profile.names, MOST)), scale)


def tile_table(folder: Path, profile: TileProfile, scale: MatSize | float | None) -> AppTable:
    """A table whose tiles are read with this profile."""
    profile.save(folder / TILES)
    kinds = tuple({face.kind for face in profile.faces if face.kind is not None})
    return AppTable(folder, ReadTiles("bench.tiles", kinds=kinds, counts=(1, 2, 3), most=MOST), scale)
