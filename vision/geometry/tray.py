"""The tray as the cube reader sees it: a raster from straight above in which a cube's top has one fixed size."""

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import CameraStand, Frame, Matrix, Points, Region
from vision.picture import Picture
from vision.whole_reading import Place

CUBE_PX = 24.0
"""Side of a cube's base in the raster, in pixels."""

_MARGIN_CUBES = 1.75


@dataclass(frozen=True)
class TrayView:
    """A raster over the tray's floor in a picture with this frame.

    `corners` (4, 2) are the floor's in millimetres of the frame; `move` (3, 3) maps unmoved raster pixels to this view's.
    """

    frame: Frame
    camera: CameraStand
    corners: Points
    cube_mm: float
    move: Matrix = field(default_factory=lambda: np.eye(3))

    @property
    def scale(self) -> float:
        """Raster pixels per millimetre."""
        return CUBE_PX / self.cube_mm

    @cached_property
    def region(self) -> Region:
        """The part of the table that the raster shows, in millimetres."""
        return Region.take_around(self.corners, _MARGIN_CUBES * self.cube_mm)

    @cached_property
    def outline(self) -> Points:
        """The floor's corners (4, 2) in raster pixels."""
        return (self.corners - [self.region.left, self.region.top]) * self.scale

    @cached_property
    def matrix(self) -> Matrix:
        """The homography (3, 3) from pixels of the picture to raster pixels."""
        return self.move @ self.frame.view(self.region, self.scale)

    def take(self, picture: Picture) -> Picture:
        """The raster of a picture (BGR)."""
        size = (round(self.region.width * self.scale), round(self.region.height * self.scale))
        taken = cv2.warpPerspective(picture, self.matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        return taken.astype(np.uint8, copy=False)

    def shift(self, shift: Place) -> Self:
        """The view of a tray that lies shifted by this much (raster pixels, right and down)."""
        return self.carry(np.array([[1.0, 0.0, -shift[0]], [0.0, 1.0, -shift[1]], [0.0, 0.0, 1.0]]))

    def carry(self, by: Matrix) -> Self:
        """The view after this matrix (3, 3), which maps raster pixels of this view to those of the new one."""
        return replace(self, move=by @ self.move)

    def to_raster(self, points: Points) -> Points:
        """Convert points (n, 2) from pixels of the picture to raster pixels."""
        return Frame(self.matrix).to_mm(points)

    def to_picture(self, points: Points) -> Points:
        """Convert points (n, 2) from raster pixels to pixels of the picture."""
        return Frame(self.matrix).to_pixels(points)

    def lean(self, point: Place) -> tuple[float, float]:
        """How far (raster pixels) a cube's top appears shifted from its base at this raster point."""
        left, top = self.region.left, self.region.top
        dx, dy = self.camera.lean((point[0] / self.scale + left, point[1] / self.scale + top), self.cube_mm)
        return (dx * self.scale, dy * self.scale)

    def floor_mask(self, grow: float) -> NDArray[np.uint8]:
        """A mask, 1 on the floor and 0 off it, with the floor's outline moved outwards by `grow` raster pixels."""
        size = (round(self.region.height * self.scale), round(self.region.width * self.scale))
        middle = self.outline.mean(axis=0)
        arms = self.outline - middle
        longer = arms * (1 + grow * np.sqrt(2) / np.linalg.norm(arms, axis=1, keepdims=True))
        mask = np.zeros(size, np.uint8)
        cv2.fillConvexPoly(mask, np.round(middle + longer).astype(np.int32), 1)
        return mask


def rims(picture: NDArray[Any]) -> NDArray[np.float32]:
    """Edge strength of a raster, nearly independent of its light."""
    grey = cv2.GaussianBlur(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY).astype(np.float32), (0, 0), 1.0)
    strength = cv2.magnitude(cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1))
    return np.asarray(strength / (strength + 8.0), np.float32)


TOP_AREA = CUBE_PX**2
"""Area of a cube's top, in pixels of the raster."""


@dataclass(frozen=True)
class Found:
    """A cube, certain or suspected: the network's chance for it (`told`, 0-1), and how its visible part looks.

    `middle` and `corners` (4, 2) are the visible part's in raster pixels; `size` is its area as a share of a whole top. `colour`
    is the likeliest colour's number, `fit` how likely that is (a logarithm), `behind` (n,) how far each colour is behind it (log
    odds, at most 0), `misfit` how unlike the floor the visible part is (log odds).
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
        """How far (log odds of a pixel) its colour leads the next; infinite where there is no other."""
        return -float(np.sort(self.behind)[-2]) if len(self.behind) > 1 else np.inf


def box(stats: NDArray[Any], shape: tuple[int, ...], pad: int) -> tuple[slice, slice]:
    """Rows and columns of a connected component, from its statistics, with up to `pad` pixels around it."""
    left, top, width, height = (int(value) for value in stats[:4])
    rows = slice(max(0, top - pad), min(shape[0], top + height + pad))
    return rows, slice(max(0, left - pad), min(shape[1], left + width + pad))
