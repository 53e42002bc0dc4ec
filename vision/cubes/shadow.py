"""Where the cubes that are certain throw their shadows: from the directions in which the floor beside them is dark."""

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cubes.shape import Mask
from vision.geometry.tray import CUBE_PX

_DIRECTIONS = 12
_COARSE = 0.25
_BESIDE = (0.25, 0.4)
_FARTHEST = 1.05
_STEP = 0.2
_DARK_SHARE = 0.55
_FEWEST = 12


def thrown_shadows(cubes: Mask, dark: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The pixels of the floor that the shadows of cubes may cover, none if no direction is dark.

    cubes is 1 on the bodies of known cubes, dark is where the floor is darker than when it was empty.
    """
    small = cv2.resize(cubes, None, fx=_COARSE, fy=_COARSE, interpolation=cv2.INTER_NEAREST).astype(np.uint8, copy=False)
    dim = cv2.resize(dark.astype(np.uint8), small.shape[::-1], interpolation=cv2.INTER_NEAREST)
    shadows = np.zeros_like(small)
    if small.sum() >= _FEWEST:
        free = cv2.dilate(small, np.ones((3, 3), np.uint8)) == 0
        for turn in np.arange(_DIRECTIONS) * 2 * np.pi / _DIRECTIONS:
            beside = _swept(small, turn, _BESIDE) & free
            if beside.any() and dim[beside].mean() > _DARK_SHARE:
                shadows |= _swept(small, turn, np.arange(_STEP, _FARTHEST, _STEP)).astype(np.uint8)
    shadows[small > 0] = 0
    return np.asarray(cv2.resize(shadows, cubes.shape[::-1], interpolation=cv2.INTER_NEAREST) > 0)


def _swept(mask: Mask, turn: float, steps: NDArray[np.float64] | tuple[float, ...]) -> NDArray[np.bool_]:
    """The mask moved in one direction by each of the steps (in cube sides), all of them together."""
    swept = np.zeros(mask.shape, np.bool_)
    for step in steps:
        dx, dy = (step * CUBE_PX * _COARSE * part for part in (np.cos(turn), np.sin(turn)))
        move = np.array([[1.0, 0.0, dx], [0.0, 1.0, dy]])
        swept |= cv2.warpAffine(mask, move, mask.shape[::-1], flags=cv2.INTER_NEAREST) > 0
    return swept
