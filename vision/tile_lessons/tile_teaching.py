"""Teaches an edition of tiles from pictures: of single tiles with their labels in the file names, or of sheets of tiles."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from vision.geometry import lens, mat
from vision.picture import Picture
from vision.tile_lessons.agree import agree_on_outlines, find_usual_shape, list_doubtful
from vision.tile_lessons.outline import Outlines, find_likely_outlines, find_outermost, plane_about, width_to_height
from vision.tiles.gallery import Borders, Looks, ground_of, look_at_border, look_inside, turn_by_quarters, unit_vectors
from vision.tiles.plane import shrink_only, to_picture
from vision.tiles.quads import lies_on_any, refine_quads
from vision.tiles.squares import find_squares
from vision.tiles.tile_profile import MARGIN, TILE_PX, TaughtView, TileProfile
from vision.vision_errors import LabelsRefused
from vision.whole_reading import Face

_ODD_SIZE = 0.1
"""A logarithm: a tile is odd if it is larger or smaller than the usual tile of its picture by more than this."""
_ODD_SHAPE = 0.12
"""A logarithm: a tile is odd if one side is longer than the other by more than this."""


def list_doubtful_on_sheet(sheet: Picture, outlines: Sequence[lens.Points]) -> tuple[int, ...]:
    """The numbers of the outlines (4, 2) in one picture that differ in size from the others or are not square.

    A lone tile cannot be compared: its outline is doubtful if another outline of it is nearly as likely.
    """
    if len(outlines) == 1:
        likely = find_likely_outlines(sheet)
        return list_doubtful([likely], outlines) if likely else (0,)
    sides = [np.linalg.norm(outline - np.roll(outline, -1, axis=0), axis=1).mean() for outline in outlines]
    sizes = np.log(np.maximum(sides, 1.0))
    odd = np.abs(sizes - np.median(sizes)) > _ODD_SIZE
    long = np.array([abs(np.log(width_to_height(outline))) > _ODD_SHAPE for outline in outlines], np.bool_)
    return tuple(int(number) for number in np.flatnonzero(odd | long))


_SMALLEST, _LARGEST, _SIZES = 0.05, 0.5, 14
_SCALES = (0.955, 1.045)
_LEAST_SUPPORT = 0.75
_MOST = 60
_LEAST_CLEAR = 0.2
_APART = 0.9
_ALIKE = 0.5
_ONE_MOTIF = 0.75
"""Middles at least this alike show one kind and count: so did all 99 such tiles of six drawn editions and 34 rendered ones."""
_BORDERS_ALIKE = 0.85
_BORDER_SPREAD, _BORDER_SPREAD_SHARE = 0.06, 0.25
_GRID = 16
_SHIFT = 0.05


@dataclass(frozen=True)
class Cutting:
    """One tile of a sheet: the sheet's number, the tile's corners (4, 2) on it, and the tile seen from above (BGR)."""

    sheet: int
    corners: lens.Points
    crop: Picture


@dataclass(frozen=True)
class FaceGroup:
    """Tiles that show the same face; the first one is shown when the table is asked for the face's name.

    `like` is the number of an earlier group that clearly shows the same kind and count, None if there is none.
    """

    cuttings: tuple[Cutting, ...]
    like: int | None = None

    def views(self, sheets: Sequence[Picture], face: Face, most: int = 3) -> list[TaughtView]:
        """Up to `most` of the tiles as views of the face that the table named."""
        return [view_of(sheets[cutting.sheet], cutting.corners, 1.0, face) for cutting in self.cuttings[:most]]


def group_faces(sheets: Sequence[Picture], outlines: Sequence[Sequence[lens.Points]] | None = None) -> list[FaceGroup]:
    """Group the square tiles of all sheets by face, the largest group first.

    `outlines` are the outlines of each sheet's tiles if they have been found already.
    """
    cuttings = [
        Cutting(number, corners, view_of(sheet, corners, 1.0, Face()).picture)
        for number, sheet in enumerate(sheets)
        for corners in (find_separate_outlines(sheet) if outlines is None else outlines[number])
    ]
    groups: list[list[int]] = []
    looks = [_look(sheets[cutting.sheet], cutting.corners) for cutting in cuttings]
    for i, look in enumerate(looks):
        home = next((group for group in groups if any(_are_equal(look, looks[other]) for other in group)), None)
        if home is None:
            groups.append([i])
        else:
            home.append(i)
    groups.sort(key=len, reverse=True)
    found = []
    for number, group in enumerate(groups):
        alike = [_middles_alike(looks[group[0]], looks[other[0]]) for other in groups[:number]]
        like = int(np.argmax(alike)) if max(alike, default=0.0) >= _ONE_MOTIF else None
        found.append(FaceGroup(tuple(cuttings[i] for i in group), like))
    return found


def find_separate_outlines(sheet: Picture) -> list[lens.Points]:
    """The outlines (4, 2) of the tiles on a sheet; the tiles must not touch and have one size; a mat's markers are left out."""
    short = min(sheet.shape[:2])
    best, found = -1.0, list[lens.Points]()
    for side in map(float, np.geomspace(_SMALLEST * short, _LARGEST * short, _SIZES)):
        # Tiles of about this width, and how much of the sheet they cover, weighted by how clear their sides are
        plane = shrink_only(sheet, (side, side), careful=True)
        squares = find_squares(plane.flat, plane.tile, _SCALES, _LEAST_SUPPORT, _MOST)
        quads, clear = refine_quads(plane, np.array([square.corners for square in squares]).reshape(-1, 4, 2))
        worth = 0.0
        kept: list[lens.Points] = []
        for quad, sides in sorted(zip(quads, clear, strict=True), key=lambda pair: -float(pair[1].min())):
            far = (float(np.linalg.norm(quad.mean(axis=0) - other.mean(axis=0))) > _APART * plane.tile[0] for other in kept)
            if sides.min() >= _LEAST_CLEAR and all(far):
                kept.append(quad)
                worth += float(sides.mean()) * side * side
        if worth > best:
            best, found = worth, [to_picture(plane, find_outermost(plane, quad)) for quad in kept]
    marks = list(mat.find_markers(sheet).values())
    return [outline for outline in found if not lies_on_any(marks, outline.mean(axis=0))]


def _look(sheet: Picture, corners: lens.Points) -> tuple[Looks, Borders]:
    """The middle (shifts, 16, 16, 3) and the border (depths, 3) of a tile, the border relative to the ground's colour.

    The middle is sampled in place and shifted a little each way, because one side might be a few pixels off.
    """
    plane, factor = plane_about(sheet, corners)
    quad, along = corners[None] * factor, (corners[1] - corners[0]) * factor * _SHIFT
    across = np.array([-along[1], along[0]])
    inside = look_inside(plane, np.concatenate([quad, quad + along, quad - along, quad + across, quad - across]), _GRID)
    border = look_at_border(plane, corners[None] * factor)[0]
    return inside, np.asarray(np.median(border, axis=0) - ground_of(inside)[0], np.float32)


def _middles_alike(one: tuple[Looks, Borders], other: tuple[Looks, Borders]) -> float:
    """The correlation (-1 to 1) of two tiles' middles at the turn and shift at which they are most alike."""
    turned = turn_by_quarters(other[0][:1])[0]
    return float((unit_vectors(one[0]) @ unit_vectors(turned).T).max())


def _are_equal(one: tuple[Looks, Borders], other: tuple[Looks, Borders]) -> bool:
    usual = _BORDER_SPREAD + _BORDER_SPREAD_SHARE * np.maximum(np.abs(one[1]), np.abs(other[1]))
    return _middles_alike(one, other) >= _ALIKE and float((np.abs(one[1] - other[1]) / usual).mean()) <= _BORDERS_ALIKE


_FACE = re.compile(r"(?P<kind>.+?)-(?P<count>\d+)-(?P<frame>[^-]+)(?:-.*)?")
_BACK = re.compile(r"back(?:-.*)?")
_SQUARE = 0.12


def face_in_name(name: str) -> Face:
    """The face in a file name `KIND-COUNT-FRAME[-anything].jpg` or `back[-anything].jpg`. Raises LabelsRefused."""
    stem = Path(name).stem
    if _BACK.fullmatch(stem):
        return Face()
    found = _FACE.fullmatch(stem)
    if found is None:
        raise LabelsRefused(f"expected a name KIND-COUNT-FRAME, such as wheel-2-grey.jpg, or back.jpg, got {name}")
    return Face(found["kind"], int(found["count"]), found["frame"])


def teach_tiles(pictures: Sequence[tuple[Face, Picture]], tile_mm: float | None = None) -> TileProfile:
    """A profile from pictures with one tile in each. Raises LabelsRefused, which names the face that was not found."""
    return teach_told(pictures, tile_mm)[0]


def teach_told(pictures: Sequence[tuple[Face, Picture]], tile_mm: float | None = None) -> tuple[TileProfile, tuple[int, ...]]:
    """Like `teach_tiles`, but also return the numbers of the pictures whose outlines are doubtful."""
    usual, side, known = find_usual_shape([picture for _, picture in pictures])
    likely = [known.get(n) or _find_likely(face, picture, usual, side) for n, (face, picture) in enumerate(pictures)]
    outlines, odd = agree_on_outlines(pictures, likely, usual)
    # Width to height of the tiles: 1 if they are about square, else the usual ratio of long to short side
    logs = [abs(float(np.log(width_to_height(outline)))) for outline in outlines]
    usual = float(np.median(logs))
    ratio = 1.0 if usual < _SQUARE else round(float(np.exp(usual)), 3)
    views = [view_of(picture, outline, ratio, face) for (face, picture), outline in zip(pictures, outlines, strict=True)]
    return TileProfile(tuple(views), ratio, tile_mm), tuple(sorted(odd.union(list_doubtful(likely, outlines))))


def _find_likely(face: Face, picture: Picture, ratio: float, side: float | None) -> Outlines:
    """The likely outlines: those of the usual size if one stands out, else of any size."""
    outlines = (side and find_likely_outlines(picture, ratio, side)) or find_likely_outlines(picture, ratio)
    if not outlines:
        raise LabelsRefused(f"picture of {_words(face)}: no single tile stands out from the table")
    return outlines


def view_of(picture: Picture, outline: lens.Points, ratio: float, face: Face) -> TaughtView:
    """Cut the tile with these corners (4, 2), taught or corrected, out of a picture as a view of this face."""
    # The outline with its first side along the tile's width
    upended = ratio > 1.0 and width_to_height(outline) < 1.0
    outline = np.roll(outline, 1, axis=0) if upended else outline
    width, height = TILE_PX * np.sqrt(ratio), TILE_PX / np.sqrt(ratio)
    left, top = MARGIN * width, MARGIN * height
    corners = np.array([[left, top], [left + width, top], [left + width, top + height], [left, top + height]]) - 0.5
    side = float(np.sqrt(cv2.contourArea(outline.astype(np.float32))))
    # Shrink enough that no pixel is skipped
    factor = min(1.0, 1.25 * TILE_PX / side)
    reduced = (outline + 0.5) * factor - 0.5
    matrix = cv2.getPerspectiveTransform(reduced.astype(np.float32), corners.astype(np.float32))
    small = picture
    if factor < 1.0:
        small = np.asarray(cv2.resize(picture, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA), np.uint8)
    size = round(width * (1 + 2 * MARGIN)), round(height * (1 + 2 * MARGIN))
    crop = cv2.warpPerspective(small, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return TaughtView(face, np.asarray(crop, np.uint8), side)


def _words(face: Face) -> str:
    return "back" if face.face_down else f"{face.kind}-{face.symbols}-{face.frame}"
