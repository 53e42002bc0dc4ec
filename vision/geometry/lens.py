"""Where the camera stands over the table, judged by how the table's plane looks in its picture."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.picture import Picture
from vision.vision_errors import SizeRefused

USUAL_HEIGHT_MM = 500.0
"""Height of the camera above the table, in millimetres, where nothing gives it."""
_LOWEST_MM = 100.0
_STEEPEST = np.cos(np.radians(35.0))


@dataclass(frozen=True)
class CameraStand:
    """The camera's foot on the table and its height above it, in millimetres of a frame."""

    foot: tuple[float, float]
    height: float = USUAL_HEIGHT_MM

    @classmethod
    def place_over(cls, frame: "Frame", size: tuple[int, int], height: float = USUAL_HEIGHT_MM) -> Self:
        """The camera that took a picture of this size (width, height) with this frame.

        One view of a plane hardly separates focal length from distance, so a usual height is assumed (400-600 mm work).
        """
        centre = np.array([size]) / 2.0
        focal = height / frame.mm_per_px_at((float(centre[0, 0]), float(centre[0, 1])))
        # Rotation (3, 3) and place (3,) of the plane in front of the camera
        columns = _centre(np.linalg.inv(frame.px_to_mm).astype(np.float64), size, focal)
        columns = columns / np.sqrt(np.linalg.norm(columns[:, 0]) * np.linalg.norm(columns[:, 1]))
        if columns[2, 2] < 0:
            columns = -columns
        u, _, v = np.linalg.svd(np.column_stack([columns[:, :2], np.cross(columns[:, 0], columns[:, 1])]))
        turn, place = np.asarray(u @ v, np.float64), np.asarray(columns[:, 2], np.float64)
        foot = -turn.T @ place
        return cls((float(foot[0]), float(foot[1])), abs(float(foot[2])))

    @classmethod
    def from_json(cls, facts: Mapping[str, Any]) -> Self:
        """The camera in a profile's facts. Raises KeyError, TypeError or ValueError if they are malformed."""
        x, y = (float(part) for part in facts["foot"])
        height = float(facts["height"])
        if not np.isfinite([x, y, height]).all() or height < _LOWEST_MM:
            raise ValueError(f"expected finite x, y and at least {_LOWEST_MM:g} mm of height, got {x:g}, {y:g}, {height:g}")
        return cls((x, y), height)

    def lean(self, point: tuple[float, float], rise: float) -> tuple[float, float]:
        """How far (mm) a point raised by `rise` (mm) appears shifted from the place below it."""
        share = rise / (self.height - rise)
        return ((point[0] - self.foot[0]) * share, (point[1] - self.foot[1]) * share)


def frame_over_tray(tray: "Points", mm_per_px: float, size: tuple[int, int]) -> "Frame":
    """The frame of a picture from the pixels of a rectangle's corners (4, 2), clockwise from the top left.

    The rectangle's sides give the tilt, `mm_per_px` (at its middle) gives the size; (0, 0) mm is its first corner.
    If the tilt would exceed 35 degrees, the picture is taken as seen from straight above.
    """
    square = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])
    # The matrix (3, 3) that maps four points (4, 2) to four others
    rows = []
    for (x, y), (u, v) in zip(square, tray, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
    solved = np.linalg.solve(np.array(rows, np.float64), np.asarray(tray, np.float64).ravel())
    unit = np.append(solved, 1.0).reshape(3, 3)
    focal = USUAL_HEIGHT_MM / mm_per_px
    columns = _centre(unit, size, focal)
    width, height = (float(np.linalg.norm(columns[:, k])) for k in (0, 1))
    upright = abs(float(np.cross(columns[:, 0], columns[:, 1])[2])) / (width * height)
    if upright < _STEEPEST:
        return Frame.from_scale(mm_per_px)
    stretch = np.diag([1.0, height / width, 1.0])
    shape = Frame(stretch @ np.linalg.inv(unit))
    middle = tray.mean(axis=0)
    grow = mm_per_px / shape.mm_per_px_at((float(middle[0]), float(middle[1])))
    return Frame(np.diag([grow, grow, 1.0]) @ shape.px_to_mm)


def _centre(matrix: "Matrix", size: tuple[int, int], focal: float) -> "Matrix":
    """The columns of a plane-to-pixel matrix as rays of a camera with this focal length (pixels), its axis at the centre."""
    shift = np.array([[1.0, 0.0, -size[0] / 2], [0.0, 1.0, -size[1] / 2], [0.0, 0.0, 1.0]])
    return np.asarray(np.diag([1 / focal, 1 / focal, 1.0]) @ shift @ matrix, np.float64)


Points = NDArray[np.float64]
Matrix = NDArray[np.float64]

MIN_MM_PER_PX = 0.01
"""Finest scale that is accepted, in millimetres per pixel."""
MAX_MM_PER_PX = 5.0
"""Coarsest scale that is accepted, in millimetres per pixel."""


@dataclass(frozen=True)
class Region:
    """A rectangle of the table in millimetres: left, top, width, height."""

    left: float
    top: float
    width: float
    height: float

    @classmethod
    def take_around(cls, points: Points, margin: float = 0.0) -> Self:
        """The upright rectangle around points (n, 2) in millimetres, widened by margin on every side."""
        left, top = points.min(axis=0) - margin
        right, bottom = points.max(axis=0) + margin
        return cls(float(left), float(top), float(right - left), float(bottom - top))


@dataclass(frozen=True)
class Frame:
    """How a picture lies on the table: a homography (3, 3) from upright pixels to millimetres.

    `marks` are the outlines (4, 2), in pixels, of things that are known not to be pieces: a mat's markers; `covered` are the
    outlines of markers that were not seen.
    """

    px_to_mm: Matrix
    marks: tuple[Points, ...] = ()
    covered: tuple[Points, ...] = ()

    @classmethod
    def from_scale(cls, mm_per_px: float) -> Self:
        """A frame for a camera that looks straight down, with this many millimetres per pixel."""
        if not MIN_MM_PER_PX <= mm_per_px <= MAX_MM_PER_PX:
            raise SizeRefused(f"expected {MIN_MM_PER_PX:g} to {MAX_MM_PER_PX:g} mm per pixel, got {mm_per_px:g}")
        return cls(np.diag([mm_per_px, mm_per_px, 1.0]))

    @property
    def is_plain(self) -> bool:
        """Whether this is only a scale, without position or tilt."""
        return np.array_equal(self.px_to_mm, np.diag(np.diag(self.px_to_mm)))

    def to_mm(self, points: Points) -> Points:
        """Convert points (n, 2) from pixels of the picture to millimetres on the table."""
        return _project(self.px_to_mm, points)

    def to_pixels(self, points: Points) -> Points:
        """Convert points (n, 2) from millimetres on the table to pixels of the picture."""
        return _project(np.linalg.inv(self.px_to_mm).astype(np.float64), points)

    def mm_per_px_at(self, point: tuple[float, float]) -> float:
        """Millimetres per pixel around this point, the mean over both directions."""
        x, y = point
        corners = self.to_mm(np.array([[x, y], [x + 1, y], [x, y + 1]]))
        across, down = corners[1] - corners[0], corners[2] - corners[0]
        return float(np.sqrt(abs(across[0] * down[1] - across[1] * down[0])))

    def rectify(self, picture: Picture, region: Region, px_per_mm: float) -> Picture:
        """The region seen from straight above at `px_per_mm`; what is out of view repeats the picture's edge."""
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
