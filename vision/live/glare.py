"""A lamp mirrored on the table: what lies under it cannot be seen, and its place is the one to look at again."""

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.live.shrunk import Shrunk
from vision.picture import Picture
from vision.reading import Face, Place, Reading, Remedy, Wish

_WIDTH = 320
"""Pixels to which the picture is shrunk."""
_BURNT = 246
"""A pixel is burnt whose channels all reach this (0-255)."""
_LEAST, _MOST = 0.35, 12.0
"""A glare covers at least and at most so many tiles: less hides none, more is a light table."""
_TILE = 0.08
"""The side of a tile as a share of the picture's width, where none was found."""


def doubted_for_glare(picture: Picture, reading: Reading[Face]) -> Reading[Face]:
    """The reading, doubted where a glare lies beside the tiles that were found."""
    glare = _largest(picture, reading)
    if glare is None:
        return reading
    return reading.doubted_beside(Wish(Remedy.LIGHT, glare))


def _largest(picture: Picture, reading: Reading[Face]) -> tuple[Place, Place, Place, Place] | None:
    """The box around the largest glare, in pixels of the picture."""
    small = Shrunk.to_width(picture, _WIDTH)
    burnt = (small.picture.min(axis=2) >= _BURNT).astype(np.uint8)
    small.clear(burnt, (np.array(item.corners) for item in reading.items))
    count, _, stats, _ = cv2.connectedComponentsWithStats(cv2.morphologyEx(burnt, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)))
    tile = (_side(reading, picture) * small.scale) ** 2
    within = [stats[n] for n in range(1, count) if _LEAST * tile <= stats[n, cv2.CC_STAT_AREA] <= _MOST * tile]
    spots = [spot for spot in within if not _on_border(spot, burnt.shape)]
    if not spots:
        return None
    return small.box(max(spots, key=lambda spot: spot[cv2.CC_STAT_AREA]))


def _side(reading: Reading[Face], picture: Picture) -> float:
    """The usual side of the tiles that were found, in pixels."""
    sides = [float(np.hypot(*np.subtract(item.corners[1], item.corners[0]))) for item in reading.items if item.corners]
    return float(np.median(sides)) if sides else _TILE * picture.shape[1]


def _on_border(spot: NDArray[np.int32], shape: tuple[int, ...]) -> bool:
    left, top, width, height = (int(part) for part in spot[:4])
    return left <= 0 or top <= 0 or left + width >= shape[1] or top + height >= shape[0]
