"""Cubes in the raster: how large one is, where it was found, where one is only suspected."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vision.geometry.scale import Points
from vision.geometry.tray import CUBE_PX
from vision.reading import Place

TOP_AREA = CUBE_PX**2
"""Area of a cube's top, in pixels of the raster."""


@dataclass(frozen=True)
class Found:
    """A cube, or what may be one: what the network told of it (0-1), and how it looks where it is seen.

    middle and corners (4, 2) are those of what is seen of it, in raster pixels; size is how much of a whole top that is; colour
    the likeliest colour's number, fit how likely that is (a logarithm), behind (n,) by how much (log odds, at most 0) each colour
    is less likely; misfit by how much (log odds) it is unlike the floor.
    """

    told: float
    middle: Place
    corners: Points
    size: float
    colour: int
    fit: float
    behind: NDArray[np.float64]
    misfit: float

    @property
    def margin(self) -> float:
        """By how much (log odds of a pixel) its colour leads the next; infinite where there is no other."""
        return -float(np.sort(self.behind)[-2]) if len(self.behind) > 1 else np.inf


def box(stats: NDArray[Any], shape: tuple[int, ...], pad: int) -> tuple[slice, slice]:
    """Rows and columns of a connected component by its statistics, with pad pixels around as far as there are."""
    left, top, width, height = (int(value) for value in stats[:4])
    rows = slice(max(0, top - pad), min(shape[0], top + height + pad))
    return rows, slice(max(0, left - pad), min(shape[1], left + width + pad))
