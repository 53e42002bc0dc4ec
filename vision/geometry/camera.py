"""Where the camera stands over the table, judged from how the plane of the table looks in its picture."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from vision.geometry.scale import Frame, Matrix, Points

USUAL_HEIGHT_MM = 500.0
"""Height of the camera above the table, in millimetres, where nothing tells it."""
_LOWEST_MM = 100.0
_STEEPEST = np.cos(np.radians(35.0))


@dataclass(frozen=True)
class CameraStand:
    """The camera's foot on the table and its height above it, in millimetres of a frame."""

    foot: tuple[float, float]
    height: float = USUAL_HEIGHT_MM

    @classmethod
    def over(cls, frame: Frame, size: tuple[int, int], height: float = USUAL_HEIGHT_MM) -> Self:
        """The camera that took a picture of this size (width, height) with this frame.

        One view of a plane hardly tells focal length from distance, so the height is taken as usual (400-600 mm do).
        """
        centre = np.array([size]) / 2.0
        focal = height / frame.mm_per_px_at((float(centre[0, 0]), float(centre[0, 1])))
        turn, place = _pose(np.linalg.inv(frame.px_to_mm).astype(np.float64), size, focal)
        foot = -turn.T @ place
        return cls((float(foot[0]), float(foot[1])), abs(float(foot[2])))

    @classmethod
    def from_json(cls, facts: Mapping[str, Any]) -> Self:
        """The camera in a profile's facts. Raises KeyError, TypeError or ValueError if they are malformed."""
        x, y = (float(part) for part in facts["foot"])
        height = float(facts["height"])
        if not np.isfinite([x, y, height]).all() or height < _LOWEST_MM:
            raise ValueError(f"a camera {height:g} mm above the table")
        return cls((x, y), height)

    def lean(self, point: tuple[float, float], rise: float) -> tuple[float, float]:
        """How far (mm) a point at this height (mm) appears shifted from the place below it."""
        share = rise / (self.height - rise)
        return ((point[0] - self.foot[0]) * share, (point[1] - self.foot[1]) * share)


def frame_over_tray(tray: Points, mm_per_px: float, size: tuple[int, int]) -> Frame:
    """The frame of a picture from the pixels of a rectangle's corners (4, 2), clockwise from the top left.

    The rectangle's sides tell the tilt, mm_per_px (at its middle) the size; (0, 0) mm is its first corner.
    A quadrangle that no rectangle under a tilt of 35 degrees gives is taken as seen from straight above.
    """
    square = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])
    unit = _homography(square, tray)
    focal = USUAL_HEIGHT_MM / mm_per_px
    columns = _centred(unit, size, focal)
    width, height = (float(np.linalg.norm(columns[:, k])) for k in (0, 1))
    upright = abs(float(np.cross(columns[:, 0], columns[:, 1])[2])) / (width * height)
    if upright < _STEEPEST:
        return Frame.from_scale(mm_per_px)
    stretch = np.diag([1.0, height / width, 1.0])
    shape = Frame(stretch @ np.linalg.inv(unit))
    middle = tray.mean(axis=0)
    grow = mm_per_px / shape.mm_per_px_at((float(middle[0]), float(middle[1])))
    return Frame(np.diag([grow, grow, 1.0]) @ shape.px_to_mm)


def _homography(source: Points, target: Points) -> Matrix:
    """The matrix (3, 3) that takes four points (4, 2) to four others."""
    rows = []
    for (x, y), (u, v) in zip(source, target, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
    solved = np.linalg.solve(np.array(rows, np.float64), np.asarray(target, np.float64).ravel())
    return np.append(solved, 1.0).reshape(3, 3)


def _centred(matrix: Matrix, size: tuple[int, int], focal: float) -> Matrix:
    """Plane-to-pixel columns as rays of a camera with this focal length (pixels), its axis mid-picture."""
    shift = np.array([[1.0, 0.0, -size[0] / 2], [0.0, 1.0, -size[1] / 2], [0.0, 0.0, 1.0]])
    return np.asarray(np.diag([1 / focal, 1 / focal, 1.0]) @ shift @ matrix, np.float64)


def _pose(matrix: Matrix, size: tuple[int, int], focal: float) -> tuple[Matrix, Points]:
    """Rotation (3, 3) and place (3,) of the plane before the camera."""
    columns = _centred(matrix, size, focal)
    columns = columns / np.sqrt(np.linalg.norm(columns[:, 0]) * np.linalg.norm(columns[:, 1]))
    if columns[2, 2] < 0:
        columns = -columns
    u, _, v = np.linalg.svd(np.column_stack([columns[:, :2], np.cross(columns[:, 0], columns[:, 1])]))
    return np.asarray(u @ v, np.float64), np.asarray(columns[:, 2], np.float64)
