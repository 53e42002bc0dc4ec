"""The tray's floor found in a picture when nobody marked its corners.

First the rectangle that straight edges make up, which tells how the camera looks at it; then on each side where the table ends,
which is the tray's outer rim; from there the floor is predicted, as the rim of a usual tray stands above it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from vision.cube_lessons.straight_edges import SideLine
from vision.cube_lessons.table_end import Surroundings
from vision.cube_lessons.tray_rectangle import Aslant, best_rectangle, skew
from vision.errors import TrayUnclear
from vision.geometry.camera import USUAL_HEIGHT_MM, CameraStand, frame_over_tray
from vision.geometry.scale import Frame, Points
from vision.picture import Picture

_SIDE = 640
"""Edges are looked for at so many pixels of the longer side."""
_USUAL_FOCAL = 1.2
"""Of the picture's longer side: a camera's focal length where nothing tells the scale."""
_WALL_MM, _RIM_MM = 1.5, 10.0
"""How thick a tray's wall usually is, and how high its rim."""
_MOST_SKEW = 0.03
"""Of a rim that is a rectangle, the cosine between its sides."""
_AGREEING_MM = 5.0
"""Two looks at one tray differ by no more."""


@dataclass(frozen=True)
class TrayOutline:
    """The floor's corners (4, 2) in pixels, clockwise from the top left, and whether the table is seen to end on each side."""

    corners: Points
    sure: bool


def find_tray(pictures: Sequence[Picture], places: Points, mm_per_px: float) -> Points:
    """The corners (4, 2) of the floor, as `look_for_tray` finds them in pictures of one view.

    Raises TrayUnclear if it is sure in none, or in two of them at different places.
    """
    seen = [found.corners for picture in pictures if (found := look_for_tray(picture, places, mm_per_px)).sure]
    if not seen or np.abs(np.ptp(seen, axis=0)).max() * mm_per_px > _AGREEING_MM:
        raise TrayUnclear("where the tray ends is not plain to see; mark its four corners in the labels")
    return seen[0]


def look_for_tray(picture: Picture, places: Points, mm_per_px: float | None = None) -> TrayOutline:
    """The floor of the tray in which these places (n, 2; pixels) lie. Raises TrayUnclear if no rectangle is seen around them."""
    scale = mm_per_px or USUAL_HEIGHT_MM / (_USUAL_FOCAL * max(picture.shape[:2]))
    shrink = min(1.0, _SIDE / max(picture.shape[:2]))
    small = cv2.resize(picture, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
    focal = USUAL_HEIGHT_MM / scale
    seen = best_rectangle(small, np.asarray(places, np.float64) * shrink, focal * shrink)
    if seen is None:
        raise TrayUnclear("the tray's outline does not stand out; mark its four corners in the labels")
    rim, sure = _rim(picture, seen, shrink, scale)
    size = (picture.shape[1], picture.shape[0])
    floor = _floor(rim, scale, size)
    return TrayOutline(floor, sure and skew(rim, size, focal) < _MOST_SKEW and _holds(floor, places))


def _rim(picture: Picture, seen: Aslant, shrink: float, scale: float) -> tuple[Points, bool]:
    """The corners (4, 2) of the tray's outer rim, and whether it was seen on every side; else the rectangle's side stands in."""
    quad = _enlarged(seen.corners, shrink)
    frame = frame_over_tray(quad, scale, (picture.shape[1], picture.shape[0]))
    corners = frame.to_mm(quad)
    around = Surroundings.of(picture, frame, corners)
    found = [around.rim(side, [_side(line, shrink, frame, corners, side) for line in seen.sides[side]]) for side in range(4)]
    sides = [corners[[k, (k + 1) % 4]] if line is None else line for k, line in enumerate(found)]
    rim = np.array([_crossing(sides[k - 1], sides[k]) for k in range(4)])
    return _clockwise(frame.to_pixels(rim)), all(line is not None for line in found) and not around.floor_like_table


def _enlarged(points: Points, shrink: float) -> Points:
    """Points of the shrunken picture in pixels of the picture itself."""
    return np.asarray((points + 0.5) / shrink - 0.5, np.float64)


def _side(line: SideLine, shrink: float, frame: Frame, corners: Points, side: int) -> Points:
    """A line of the shrunken picture in millimetres, from one neighbouring side (of these corners) to the other."""
    ends = frame.to_mm(_enlarged(line.points, shrink))
    neighbours = [corners[[(side - 1) % 4, side]], corners[[(side + 1) % 4, (side + 2) % 4]]]
    return np.array([_crossing(ends, each) for each in neighbours])


def _crossing(one: Points, other: Points) -> Points:
    """Where the lines through two points (2, 2) each cross."""
    first, second = (np.cross([*line[0], 1.0], [*line[1], 1.0]) for line in (one, other))
    x, y, w = np.cross(first, second)
    return np.array([x, y]) / (w if abs(w) > 1e-9 else 1e-9)  # noqa: PLR2004 - parallel


def _floor(rim: Points, mm_per_px: float, size: tuple[int, int]) -> Points:
    """The floor (4, 2; pixels) below a rim: within its walls, and as far below as a usual rim stands above it.

    A wall that the camera sees from without hides the floor behind it, so there the floor begins at the wall.
    """
    frame = frame_over_tray(rim, mm_per_px, size)
    corners, camera = frame.to_mm(rim), CameraStand.over(frame, size)
    low, high, foot = corners.min(axis=0), corners.max(axis=0), np.array(camera.foot)
    share = _RIM_MM / camera.height
    low, high = low + _WALL_MM + np.maximum(0, foot - low) * share, high - _WALL_MM - np.maximum(0, high - foot) * share
    return frame.to_pixels(np.array([low, [high[0], low[1]], high, [low[0], high[1]]]))


def _holds(outline: Points, places: Points) -> bool:
    corners = outline.astype(np.float32)
    return all(cv2.pointPolygonTest(corners, (float(x), float(y)), measureDist=False) > 0 for x, y in places)


def _clockwise(quad: Points) -> Points:
    middle = quad.mean(axis=0)
    turn = np.argsort(np.arctan2(quad[:, 1] - middle[1], quad[:, 0] - middle[0]))
    ordered = quad[turn]
    return np.asarray(np.roll(ordered, -int(ordered.sum(axis=1).argmin()), axis=0), np.float64)
