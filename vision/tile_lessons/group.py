"""Sheets of many separate tiles: every tile cut out, equal faces together, so that each face is named once."""

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.mat import find_markers
from vision.geometry.scale import Points
from vision.picture import Picture
from vision.reading import Face
from vision.tile_lessons.outline import outermost
from vision.tile_lessons.teach import view_of
from vision.tiles.describe import Borders, Looks, ground_of, look_at_border, look_inside, quarter_turns, unit_vectors
from vision.tiles.plane import Plane, shrink_only, to_picture
from vision.tiles.profile import TaughtView
from vision.tiles.quads import refine_quads
from vision.tiles.squares import find_squares

_SMALLEST, _LARGEST, _SIZES = 0.05, 0.5, 14
_SCALES = (0.955, 1.045)
_LEAST_SUPPORT = 0.75
_MOST = 60
_LEAST_CLEAR = 0.2
_APART = 0.9
_ALIKE = 0.5
_BORDERS_ALIKE = 0.85
_BORDER_SPREAD, _BORDER_SPREAD_SHARE = 0.06, 0.25
_GRID = 16
_SHIFT = 0.05


@dataclass(frozen=True)
class Cutting:
    """One tile of a sheet: the sheet's number, its corners (4, 2) there, and the tile seen from above (BGR)."""

    sheet: int
    corners: Points
    crop: Picture


@dataclass(frozen=True)
class FaceGroup:
    """Tiles that show the same face; the first is the one to show when the table is asked what it is."""

    cuttings: tuple[Cutting, ...]

    def views(self, sheets: Sequence[Picture], face: Face, most: int = 3) -> list[TaughtView]:
        """Up to `most` of the tiles as views of the face the table named."""
        return [view_of(sheets[cutting.sheet], cutting.corners, 1.0, face) for cutting in self.cuttings[:most]]


def group_faces(sheets: Sequence[Picture], outlines: Sequence[Sequence[Points]] | None = None) -> list[FaceGroup]:
    """The square tiles of all sheets, grouped by face, the largest group first.

    `outlines` are where the tiles of each sheet lie, where that was found before.
    """
    cuttings = [
        Cutting(number, corners, view_of(sheet, corners, 1.0, Face()).picture)
        for number, sheet in enumerate(sheets)
        for corners in (separate_outlines(sheet) if outlines is None else outlines[number])
    ]
    groups: list[list[int]] = []
    looks = [_look(sheets[cutting.sheet], cutting.corners) for cutting in cuttings]
    for i, look in enumerate(looks):
        home = next((group for group in groups if any(_equal(look, looks[other]) for other in group)), None)
        if home is None:
            groups.append([i])
        else:
            home.append(i)
    groups.sort(key=len, reverse=True)
    return [FaceGroup(tuple(cuttings[i] for i in group)) for group in groups]


def separate_outlines(sheet: Picture) -> list[Points]:
    """The outlines (4, 2) of the tiles on a sheet, which do not touch and are all of one size; a mat's markers are none."""
    short = min(sheet.shape[:2])
    found = [_outlines_at(sheet, float(side)) for side in np.geomspace(_SMALLEST * short, _LARGEST * short, _SIZES)]
    worths = [worth for worth, _ in found]
    marks = [mark.astype(np.float32) for mark in find_markers(sheet).values()]
    return [outline for outline in found[int(np.argmax(worths))][1] if not _on_any(marks, outline.mean(axis=0))]


def _on_any(marks: Sequence[NDArray[np.float32]], place: Points) -> bool:
    return any(cv2.pointPolygonTest(mark, (float(place[0]), float(place[1])), False) >= 0 for mark in marks)


def _outlines_at(sheet: Picture, side: float) -> tuple[float, list[Points]]:
    """Tiles about `side` pixels wide and how much of the sheet they cover, weighed by how clear their sides are."""
    plane = shrink_only(sheet, (side, side), careful=True)
    squares = find_squares(plane.flat, plane.tile, _SCALES, _LEAST_SUPPORT, _MOST)
    quads, clear = refine_quads(plane, np.array([square.corners for square in squares]).reshape(-1, 4, 2))
    worth = 0.0
    kept: list[Points] = []
    for quad, sides in sorted(zip(quads, clear, strict=True), key=lambda pair: -float(pair[1].min())):
        if sides.min() >= _LEAST_CLEAR and all(_parted(quad, other, plane.tile[0]) for other in kept):
            kept.append(quad)
            worth += float(sides.mean()) * side * side
    return worth, [to_picture(plane, outermost(plane, quad)) for quad in kept]


def _parted(one: Points, other: Points, side: float) -> bool:
    return float(np.linalg.norm(one.mean(axis=0) - other.mean(axis=0))) > _APART * side


def _look(sheet: Picture, corners: Points) -> tuple[Looks, Borders]:
    """The middle (shifts, 16, 16, 3) and the border (depths, 3) of a tile, the border without the lamp's colour.

    The middle is seen as it lies and a little shifted each way, as one side may be a few pixels off.
    """
    factor = min(1.0, 64 / float(np.sqrt(cv2.contourArea(corners.astype(np.float32)))))
    small = np.asarray(cv2.resize(sheet, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA), np.uint8)
    plane = Plane(small, small, np.eye(3), np.eye(3), (1.0, 1.0))
    quad, along = corners[None] * factor, (corners[1] - corners[0]) * factor * _SHIFT
    across = np.array([-along[1], along[0]])
    inside = look_inside(plane, np.concatenate([quad, quad + along, quad - along, quad + across, quad - across]), _GRID)
    border = look_at_border(plane, corners[None] * factor)[0]
    return inside, np.asarray(np.median(border, axis=0) - ground_of(inside)[0], np.float32)


def _equal(one: tuple[Looks, Borders], other: tuple[Looks, Borders]) -> bool:
    turned = quarter_turns(other[0][:1])[0]
    alike = float((unit_vectors(one[0]) @ unit_vectors(turned).T).max())
    usual = _BORDER_SPREAD + _BORDER_SPREAD_SHARE * np.maximum(np.abs(one[1]), np.abs(other[1]))
    return alike >= _ALIKE and float((np.abs(one[1] - other[1]) / usual).mean()) <= _BORDERS_ALIKE
