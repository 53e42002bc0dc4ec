"""What a cube looks like from above: a square top, and below it the sides that lean towards the camera's foot."""

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.scale import Points
from vision.geometry.tray import CUBE_PX
from vision.reading import Place

Mask = NDArray[np.uint8]

HALF = CUBE_PX / 2 * 1.012
"""Half the side of a top in raster pixels: a top is a little nearer to the camera than the foot."""

TOP_AREA = (2 * HALF) ** 2
"""Area of a cube's top, in pixels of the flat picture."""


@dataclass(frozen=True)
class Found:
    """A cube: colour number, middle and corners (4, 2) of its top in raster pixels, how likely (0-1) it is one of its own.

    quality (0-1) is how well a whole top fits; a cube on its edge shows none that fits well.
    """

    colour: int
    middle: Place
    chance: float
    corners: Points
    quality: float = 1.0


@dataclass(frozen=True)
class Doubt:
    """A place (raster pixels) where a cube is suspected and not counted, and how likely (0-1) one lies there."""

    chance: float
    middle: Place


def square_corners(middle: Place, angle: float) -> Points:
    """The corners (4, 2) of a top with this middle, turned by this angle (radians)."""
    across, down = np.cos(angle) * HALF, np.sin(angle) * HALF
    arms = np.array([[-across + down, -down - across], [across + down, down - across]])
    return np.asarray(np.array(middle) + np.concatenate([arms, -arms]), np.float64)


def outline(corners: Points, lean: tuple[float, float]) -> Points:
    """The outline (n, 2) of a cube with this top, its visible sides included."""
    both = np.concatenate([corners, corners - np.array(lean)]).astype(np.float32)
    return np.asarray(cv2.convexHull(both)[:, 0], np.float64)


def drawn(outline: Points, window: tuple[slice, slice]) -> Mask:
    """1 within a convex outline (n, 2) of the raster, to a sixteenth of a pixel, in a window of rows and columns."""
    rows, columns = window
    mask = np.zeros((rows.stop - rows.start, columns.stop - columns.start), np.uint8)
    sixteenths = np.round((outline - [columns.start, rows.start]) * 16).astype(np.int32)
    cv2.fillConvexPoly(mask, sixteenths, 1, cv2.LINE_8, 4)
    return mask


def body_area(lean: tuple[float, float]) -> float:
    """The usual area of a cube's outline, top and visible sides, in raster pixels."""
    return TOP_AREA + CUBE_PX * 1.27 * float(np.hypot(*lean))


def grown(mask: NDArray[Any]) -> Mask:
    """The mask, a pixel larger on every side."""
    return np.asarray(cv2.dilate(mask.astype(np.uint8, copy=False), np.ones((3, 3), np.uint8)), np.uint8)


def box(stats: NDArray[Any], shape: tuple[int, ...], pad: int) -> tuple[slice, slice]:
    """Rows and columns of a connected component by its statistics, with pad pixels around as far as there are."""
    left, top, width, height = (int(value) for value in stats[:4])
    rows = slice(max(0, top - pad), min(shape[0], top + height + pad))
    return rows, slice(max(0, left - pad), min(shape[1], left + width + pad))
