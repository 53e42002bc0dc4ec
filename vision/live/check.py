"""The check before the shutter: whether a picture is worth reading, and one word on its light."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Self

import cv2
import numpy as np

from vision.errors import PictureRefused, Refusal
from vision.geometry.mat import MatSize, find_mat
from vision.geometry.scale import Points
from vision.live.hand import hand_in_view
from vision.live.motion import moved
from vision.picture import Picture, has_colour
from vision.quality import Quality, edge_width

_WIDTH = 640
_BLURRED = 6.5
_DIM = 60.0
_GLARE = 0.06


class Light(StrEnum):
    """One word on the light; the values are stable keys whose words are rendered elsewhere."""

    GOOD = "good"
    DIM = "dim"
    DARK = "dark"
    GLARE = "glare"
    BURNT = "burnt"


@dataclass(frozen=True)
class Expected:
    """What must be in view: the mat of this size, and the corners (n, 2) of the tray; None where not expected.

    The corners are in pixels, or `on_mat` in millimetres of the mat.
    """

    mat: MatSize | None = None
    tray: Points | None = None
    on_mat: bool = False


ANYTHING = Expected()


@dataclass(frozen=True)
class PictureCheck:
    """What can be said of a picture without reading it: its light, and why it is not worth reading, None if it is."""

    light: Light
    refusal: Refusal | None = None

    @classmethod
    def of(cls, picture: Picture, before: Picture | None = None, expected: Expected = ANYTHING) -> Self:
        """Check a picture (BGR); `before` is the one before it from the same camera, so that movement is seen.

        Raises SizeRefused if the mat in the picture is not of the expected size.
        """
        quality = Quality.of(picture[::2, ::2])
        return cls(_light(quality), _refusal(picture, quality, before, expected))


def _light(quality: Quality) -> Light:
    refusal = quality.refusal()
    if refusal is not None:
        return Light.DARK if refusal is Refusal.TOO_DARK else Light.BURNT
    if quality.burnt > _GLARE:
        return Light.GLARE
    return Light.DIM if quality.bright < _DIM else Light.GOOD


def _refusal(picture: Picture, quality: Quality, before: Picture | None, expected: Expected) -> Refusal | None:
    refusal = quality.refusal()
    if refusal is not None:
        return refusal
    if not has_colour(picture):
        return Refusal.NO_COLOUR
    if before is not None and moved(picture, before):
        return Refusal.NOT_SETTLED
    hand = Refusal.HAND_IN_VIEW if hand_in_view(picture) else None
    return hand or _not_in_view(picture, expected) or _blurred(picture)


def _not_in_view(picture: Picture, expected: Expected) -> Refusal | None:
    tray = expected.tray
    if expected.mat is not None:
        try:
            frame = find_mat(picture, expected.mat).frame
        except PictureRefused as refused:
            return refused.reason
        if tray is not None and expected.on_mat:
            tray = frame.to_pixels(tray)
    return None if tray is None or _inside(picture, tray) else Refusal.TRAY_NOT_IN_VIEW


def _inside(picture: Picture, corners: Points) -> bool:
    height, width = picture.shape[:2]
    return bool(((corners >= 0) & (corners < [width, height])).all())


def _blurred(picture: Picture) -> Refusal | None:
    """Edges are measured in a picture of one width, whatever the camera's."""
    height, width = picture.shape[:2]
    shrink = min(1.0, _WIDTH / width)
    size = (round(width * shrink), max(1, round(height * shrink)))
    small = cv2.cvtColor(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), cv2.COLOR_BGR2GRAY)
    return Refusal.BLURRED if edge_width(np.asarray(small, np.uint8)) > _BLURRED else None
