"""The mat: four ArUco markers of DICT_4X4_50, ids 0-3 clockwise from the top left, at known places."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import Enum
from typing import Self

import cv2
import numpy as np
from fpdf import FPDF
from numpy.typing import NDArray
from PIL import Image

from vision.geometry.lens import Frame, Points
from vision.picture import Picture
from vision.vision_errors import PictureRefused, Refusal, SizeRefused

DICTIONARY = cv2.aruco.DICT_4X4_50
MARKERS = 4
"""Markers printed on a mat, one in each corner."""

_FORM = re.compile(r"(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)/(\d+(?:\.\d+)?)")
_LARGEST_MM = 2000.0
_SMALLEST_MARKER_MM = 5.0
_QUICK_SIDE, _QUICK_WINDOWS = 640, range(13, 14, 10)
_SEARCH_SIDE, _WINDOWS = 1600, range(13, 33, 10)
_REFINED_SHARE = 1 / 12
_MARKERS_NEEDED = 2
_ANY_MARKER = 40.0
"""Side of a marker, in millimetres, assumed for a mat of unknown size."""
_STRAIN_ALLOWED = 0.06
_MOST_CORNERS = 0.75
"""Share of the corners that must lie as on the mat; something that touches a marker might displace some of its corners."""


@dataclass(frozen=True)
class MatSize:
    """Distances between marker centres, across and down, and the side of a marker, in millimetres."""

    width: float
    height: float
    marker: float

    def __post_init__(self) -> None:
        sides = (self.width, self.height)
        if not _SMALLEST_MARKER_MM <= self.marker < min(sides) or max(sides) > _LARGEST_MM:
            raise SizeRefused(f"expected markers from {_SMALLEST_MARKER_MM:g} mm on a mat up to {_LARGEST_MM:g} mm, got {self}")

    def __str__(self) -> str:
        return f"{self.width:g}x{self.height:g}/{self.marker:g}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a size written WIDTHxHEIGHT/MARKER, as in 360x250/40. Raises SizeRefused."""
        found = _FORM.fullmatch(text.strip())
        if found is None:
            raise SizeRefused(f"expected a mat as WIDTHxHEIGHT/MARKER in millimetres, such as 360x250/40, got {text!r}")
        width, height, marker = (float(part) for part in found.groups())
        return cls(width, height, marker)

    def corners(self, marker: int) -> Points:
        """The corners (4, 2) of a marker in millimetres, clockwise from its top left; marker 0's centre is (0, 0)."""
        centres = [(0.0, 0.0), (self.width, 0.0), (self.width, self.height), (0.0, self.height)]
        half = self.marker / 2
        square = np.array([[-half, -half], [half, -half], [half, half], [-half, half]])
        return np.asarray(square + np.array(centres[marker]), np.float64)


@dataclass(frozen=True)
class Mat:
    """A mat found in a picture: its size, its frame, and the markers seen with their corners (4, 2) in pixels."""

    size: MatSize
    frame: Frame
    markers: Mapping[int, Points]

    @property
    def whole(self) -> bool:
        """Whether all four markers are in view."""
        return len(self.markers) == MARKERS


def find_mat(picture: Picture, size: MatSize) -> Mat:
    """Find the mat in the picture by its markers; two of the four are enough.

    Raises PictureRefused if fewer are seen, SizeRefused if their places contradict the size.
    """
    markers = find_markers(picture)
    if len(markers) < _MARKERS_NEEDED:
        raise PictureRefused(
            Refusal.MAT_NOT_IN_VIEW, f"expected at least {_MARKERS_NEEDED} of {MARKERS} markers, saw {len(markers)}"
        )
    seen = np.concatenate(list(markers.values()))
    known = np.concatenate([size.corners(marker) for marker in markers])
    matrix, _ = cv2.findHomography(seen, known, cv2.LMEDS)
    frame = Frame(np.asarray(matrix, np.float64), tuple(markers.values()))
    strain = np.abs(frame.to_mm(seen) - known).max(axis=1)
    if np.quantile(strain, _MOST_CORNERS) > _STRAIN_ALLOWED * size.marker + 1.0:
        raise SizeRefused(f"expected the markers in the picture to lie as on a mat of {size}")
    covered = tuple(frame.to_pixels(size.corners(number)) for number in range(MARKERS) if number not in markers)
    return Mat(size, replace(frame, covered=covered), markers)


def markers_at_a_glance(picture: Picture) -> dict[int, Points]:
    """Find the markers quickly; return none where a small copy of the picture shows none."""
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY).astype(np.uint8, copy=False)
    quick = _markers_at(grey, _QUICK_SIDE, _QUICK_WINDOWS)
    return find_markers(picture) if 0 < len(quick) < MARKERS else quick


def find_covered_marker(markers: Mapping[int, Points]) -> list[Points]:
    """The corners (4, 2) of the one hidden marker of a mat of unknown size; none unless the other three are in view.

    Its sides lie on the extended sides of the markers in its row and in its column.
    """
    missing = [number for number in range(MARKERS) if number not in markers]
    if len(missing) != 1:
        return []
    row, column = ([(x, y, 1.0) for x, y in markers[number]] for number in (missing[0] ^ 1, MARKERS - 1 - missing[0]))
    top, bottom, left, right = (np.cross(one, other) for one, other in (row[:2], row[2:], column[::3], column[1:3]))
    corners = np.cross([top, top, bottom, bottom], [left, right, right, left])
    return [np.asarray(corners[:, :2] / corners[:, 2:], np.float64)]


def frame_of_any_mat(markers: Mapping[int, Points]) -> Frame | None:
    """A frame from the markers of a mat of unknown size, correct except for its scale; None unless all four are in view.

    Seen from straight above, a marker is square, so its width and height as shares of the mat's give the mat's proportions.
    """
    if len(markers) < MARKERS:
        return None
    outer = np.array([markers[number][number] for number in range(MARKERS)])
    square, _ = cv2.findHomography(outer, np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]]))
    flat = cv2.perspectiveTransform(np.concatenate(list(markers.values()))[None], square)[0].reshape(MARKERS, 4, 2)
    across, down = np.abs(flat[:, [1, 3]] - flat[:, [0, 0]]).max(axis=1).mean(axis=0)
    size = MatSize(_ANY_MARKER / across - _ANY_MARKER, _ANY_MARKER / down - _ANY_MARKER, _ANY_MARKER)
    known = np.concatenate([size.corners(marker) for marker in markers])
    matrix, _ = cv2.findHomography(np.concatenate(list(markers.values())), known)
    return Frame(np.asarray(matrix, np.float64), tuple(markers.values()))


def find_markers(picture: Picture) -> dict[int, Points]:
    """The corners (4, 2) in pixels of every marker with id 0-3, the largest if an id is seen twice.

    A small copy of the picture is searched first, a larger one if not all four are found.
    """
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY).astype(np.uint8, copy=False)
    quick = _markers_at(grey, _QUICK_SIDE, _QUICK_WINDOWS)
    return quick if len(quick) == MARKERS else _markers_at(grey, _SEARCH_SIDE, _WINDOWS)


def _markers_at(grey: NDArray[np.uint8], side: int, windows: range) -> dict[int, Points]:
    """Find the markers in the picture shrunk to this longer side; their corners are refined in the full picture."""
    shrink = min(1.0, side / max(grey.shape))
    small = cv2.resize(grey, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA) if shrink < 1.0 else grey
    parameters = cv2.aruco.DetectorParameters()
    parameters.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_NONE
    parameters.adaptiveThreshWinSizeMin = windows.start
    parameters.adaptiveThreshWinSizeMax = windows.stop
    parameters.adaptiveThreshWinSizeStep = windows.step
    found, ids, _ = cv2.aruco.ArucoDetector(cv2.aruco.getPredefinedDictionary(DICTIONARY), parameters).detectMarkers(small)
    markers: dict[int, Points] = {}
    for corners, number in zip(found, np.asarray(ids, np.int64).reshape(-1) if found else [], strict=True):
        points = (np.asarray(corners, np.float64).reshape(4, 2) + 0.5) / shrink - 0.5
        if number < MARKERS and _side(points) > _side(markers.get(int(number))):
            markers[int(number)] = points
    return {number: _refine(grey, points) for number, points in sorted(markers.items())}


def _refine(grey: NDArray[np.uint8], points: Points) -> Points:
    """The corners (4, 2) refined to a fraction of a pixel."""
    reach = max(2, round(_side(points) * _REFINED_SHARE))
    stop = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_MAX_ITER, 30, 0.01)
    return np.asarray(cv2.cornerSubPix(grey, points.astype(np.float32), (reach, reach), (-1, -1), stop), np.float64)


def draw_marker(number: int, side_px: int) -> NDArray[np.uint8]:
    """The marker with this number as a greyscale picture (side_px, side_px), including its black border."""
    dictionary = cv2.aruco.getPredefinedDictionary(DICTIONARY)
    return cv2.aruco.generateImageMarker(dictionary, number, side_px).astype(np.uint8, copy=False)


def _side(points: Points | None) -> float:
    return 0.0 if points is None else float(np.linalg.norm(points[1] - points[0]))


_QUIET_MM = 8.0
_PATCH_MM = 9.0
_GREYS = (0, 51, 102, 153, 204, 255)
_COLOURS = ((200, 30, 40), (230, 190, 30), (40, 140, 60), (40, 70, 170), (110, 50, 130))
_LINE = (120, 90, 80)
_MARKER_PX = 240
_EPOCH = datetime(2026, 1, 1, tzinfo=UTC)


class Paper(Enum):
    """Papers that the mat is printed on: width and height in millimetres, landscape."""

    A4 = (297.0, 210.0)
    A3 = (420.0, 297.0)
    LETTER = (279.4, 215.9)


@dataclass(frozen=True)
class _Layout:
    paper: Paper
    size: MatSize

    @property
    def left(self) -> float:
        """Distance from the paper's left edge to the centre of marker 0."""
        return (self.paper.value[0] - self.size.width) / 2

    @property
    def top(self) -> float:
        """Distance from the paper's top edge to the centre of marker 0."""
        return (self.paper.value[1] - self.size.height) / 2


def mat_size(paper: Paper) -> MatSize:
    """The mat printed on this paper: the largest in whole centimetres that keeps a quiet zone around its markers."""
    marker = 40.0 if paper is Paper.A3 else 30.0
    width, height = (10.0 * ((side - marker - 2 * _QUIET_MM) // 10.0) for side in paper.value)
    return MatSize(width, height, marker)


def draw_mat(paper: Paper) -> bytes:
    """Draw the mat as a one-page PDF in true size."""
    layout = _Layout(paper, mat_size(paper))
    pdf = FPDF(orientation="landscape", unit="mm", format=(paper.value[1], paper.value[0]))
    pdf.set_auto_page_break(auto=False)
    pdf.set_creation_date(_EPOCH)
    pdf.add_page()
    pdf.set_font("Helvetica", size=8)
    for number in range(MARKERS):
        x, y = layout.size.corners(number)[0]
        side = layout.size.marker
        picture = Image.fromarray(draw_marker(number, _MARKER_PX))
        pdf.image(picture, layout.left + x, layout.top + y, side, side)
    # Between the upper markers, greys from black to white, then the colours
    shades = [(grey, grey, grey) for grey in _GREYS] + list(_COLOURS)
    x = (layout.paper.value[0] - _PATCH_MM * len(shades)) / 2
    for number, shade in enumerate(shades):
        pdf.set_fill_color(*shade)
        pdf.rect(x + number * _PATCH_MM, layout.top - _PATCH_MM / 2, _PATCH_MM, _PATCH_MM, style="F")
    # A decimetre between the lower markers, to hold a ruler against
    x, y = layout.paper.value[0] / 2 - 50, layout.top + layout.size.height
    pdf.set_draw_color(0)
    pdf.set_line_width(0.2)
    for millimetre in range(101):
        length = 4.0 if millimetre % 10 == 0 else 2.0
        pdf.line(x + millimetre, y, x + millimetre, y - length)
    pdf.text(x, y + 4, f"100 mm      {layout.size} mm")
    # Outlines of the tray's place and, right of it, of the tiles' place, in thin lines unlike any cube or tile
    inset = layout.size.marker / 2 + 4.0
    left, top = layout.left + inset, layout.top + _PATCH_MM
    width, height = layout.size.width - 2 * inset, layout.size.height - _PATCH_MM - 10.0
    pdf.set_draw_color(*_LINE)
    pdf.set_line_width(0.3)
    pdf.rect(left, top, width * 0.64, height)
    pdf.rect(left + width * 0.66, top, width * 0.34, height)
    return bytes(pdf.output())
