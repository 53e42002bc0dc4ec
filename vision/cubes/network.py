"""The network that finds cubes: from a tray and the same tray empty it tells, cell by cell, where cubes and their middles are.

tools/cube_network renders what it learns from and trains it; its weights lie beside this file. It is told nothing of colours:
they are read off the cells that it gives to a cube (survey.py).
"""

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.light import FLARE, Linear, Plane

CELL = 4
"""Raster pixels to the side of a cell."""
_WEIGHTS = Path(__file__).with_name("cubes.onnx")
_REDUCED = 2
"""So many raster pixels are one of the network's."""
_PADDED = 16
"""The network takes sides that are multiples of this (raster pixels)."""
_BRIGHTEST = 1.5
"""Matched light is cut off above this."""
_WAY = 4.0
"""Ways are told in so many cells."""


@dataclass(frozen=True)
class Sight:
    """What the network tells of each cell (height, width).

    middle, cube and upper are chances (0-1): that the middle of what is seen of a cube lies there, that a cube does, that
    its upper face does. way (2, height, width) leads right and down (cells) from a cube's cells to its middle.
    """

    middle: Plane
    cube: Plane
    upper: Plane
    way: NDArray[np.float32]


class CubeNetwork:
    """The network, for trays of one size: OpenCV mixes up the buffers of one that is given several."""

    def __init__(self) -> None:
        """Load the weights."""
        self._net = cv2.dnn.readNetFromONNX(str(_WEIGHTS))

    def look(self, now: Linear, empty: Linear) -> Sight:
        """What is seen in a raster (height, width, 3; linear BGR, matched to the empty tray's light) against the empty one."""
        rows, columns = (-(-side // CELL) for side in now.shape[:2])
        self._net.setInput(_shown(_reduced(now), _reduced(empty)))
        found = np.asarray(self._net.forward()[0, :, :rows, :columns], np.float32)
        middle, cube, upper = 1 / (1 + np.exp(-np.clip(found[:3], -30, 30)))
        return Sight(middle, cube, upper, found[3:] * np.float32(_WAY))


def _reduced(light: Linear) -> Linear:
    """The raster at the network's scale, repeated at its ends to a size that the network takes; lifted by stray light."""
    height, width = light.shape[:2]
    below, right = -height % _PADDED, -width % _PADDED
    padded = cv2.copyMakeBorder(light, 0, below, 0, right, cv2.BORDER_REPLICATE)
    size = (padded.shape[1] // _REDUCED, padded.shape[0] // _REDUCED)
    small = cv2.resize(padded, size, interpolation=cv2.INTER_AREA)
    return np.asarray(np.clip(small, 0, _BRIGHTEST) + np.float32(FLARE), np.float32)


def _shown(now: Linear, empty: Linear) -> NDArray[np.float32]:
    """The network's input (1, 9, height, width): the roots of both, and half the logarithm of their ratio."""
    planes = (cv2.sqrt(now), cv2.sqrt(empty), cv2.log(now / empty) * 0.5)
    return np.ascontiguousarray(np.concatenate(planes, axis=2).transpose(2, 0, 1)[None], np.float32)
