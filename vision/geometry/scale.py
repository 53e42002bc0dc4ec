"""From pixels to millimetres and back: by a mat's markers or by a plain scale."""

from dataclasses import dataclass
from typing import Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.errors import SizeRefused
from vision.picture import Picture

Points = NDArray[np.float64]
Matrix = NDArray[np.float64]

MIN_MM_PER_PX = 0.01
"""Finest scale that is believed, in millimetres per pixel."""
MAX_MM_PER_PX = 5.0
"""Coarsest scale that is believed, in millimetres per pixel."""


@dataclass(frozen=True)
class Region:
    """A rectangle of the table in millimetres: left, top, width, height."""

    left: float
    top: float
    width: float
    height: float

    @classmethod
    def around(cls, points: Points, margin: float = 0.0) -> Self:
        """The upright rectangle around points (n, 2) in millimetres, widened by margin on every side."""
        left, top = points.min(axis=0) - margin
        right, bottom = points.max(axis=0) + margin
        return cls(float(left), float(top), float(right - left), float(bottom - top))


@dataclass(frozen=True)
class Frame:
    """How a picture lies on the table: a homography (3, 3) from upright pixels to millimetres.

    `marks` are the outlines (4, 2), in pixels, of what is known to lie there and is no piece: a mat's markers; `covered` those of
    markers that were not seen.
    """

    px_to_mm: Matrix
    marks: tuple[Points, ...] = ()
    covered: tuple[Points, ...] = ()

    @classmethod
    def from_scale(cls, mm_per_px: float) -> Self:
        """A frame for a camera that looks straight down, with this many millimetres to the pixel."""
        if not MIN_MM_PER_PX <= mm_per_px <= MAX_MM_PER_PX:
            raise SizeRefused(f"no camera over a table shows {mm_per_px:g} mm to the pixel")
        return cls(np.diag([mm_per_px, mm_per_px, 1.0]))

    @property
    def is_plain(self) -> bool:
        """Whether this is a mere scale, without place or tilt."""
        return np.array_equal(self.px_to_mm, np.diag(np.diag(self.px_to_mm)))

    def to_mm(self, points: Points) -> Points:
        """Points (n, 2) of the picture in millimetres on the table."""
        return _project(self.px_to_mm, points)

    def to_pixels(self, points: Points) -> Points:
        """Points (n, 2) in millimetres in pixels of the picture."""
        return _project(np.linalg.inv(self.px_to_mm).astype(np.float64), points)

    def mm_per_px_at(self, point: tuple[float, float]) -> float:
        """Millimetres to the pixel around this pixel, the mean over both directions."""
        x, y = point
        corners = self.to_mm(np.array([[x, y], [x + 1, y], [x, y + 1]]))
        across, down = corners[1] - corners[0], corners[2] - corners[0]
        return float(np.sqrt(abs(across[0] * down[1] - across[1] * down[0])))

    def rectify(self, picture: Picture, region: Region, px_per_mm: float) -> Picture:
        """The region seen from straight above, px_per_mm pixels to the millimetre, in grey where out of view."""
        size = (max(1, round(region.width * px_per_mm)), max(1, round(region.height * px_per_mm)))
        matrix = self.view(region, px_per_mm)
        out = cv2.warpPerspective(picture, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        return out.astype(np.uint8, copy=False)

    def view(self, region: Region, px_per_mm: float) -> Matrix:
        """The homography (3, 3) from the picture's pixels to those of the rectified region."""
        shift = np.array([[px_per_mm, 0, -region.left * px_per_mm], [0, px_per_mm, -region.top * px_per_mm], [0, 0, 1]])
        return shift @ self.px_to_mm


def _project(matrix: Matrix, points: Points) -> Points:
    flat = np.asarray(points, np.float64).reshape(-1, 2)
    projected = np.column_stack([flat, np.ones(len(flat))]) @ matrix.T
    result: Points = projected[:, :2] / projected[:, 2:]
    return result
