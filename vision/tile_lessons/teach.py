"""Teaching an edition of tiles: the label in a file's name, and the one tile in its picture."""

import re
from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np

from vision.errors import LabelsRefused
from vision.geometry.scale import Points
from vision.picture import Picture
from vision.reading import Face
from vision.tile_lessons.agree import agreed_outlines, doubtful_outlines, usual_shape
from vision.tile_lessons.outline import Outlines, likely_outlines, width_to_height
from vision.tiles.profile import MARGIN, TILE_PX, TaughtView, TileProfile

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
        raise LabelsRefused(f"{name} is not named KIND-COUNT-FRAME, as wheel-2-grey.jpg, nor back.jpg")
    return Face(found["kind"], int(found["count"]), found["frame"])


def teach_tiles(pictures: Sequence[tuple[Face, Picture]], tile_mm: float | None = None) -> TileProfile:
    """A profile from pictures with one tile alone in each. Raises LabelsRefused, naming the face it could not find."""
    return teach_told(pictures, tile_mm)[0]


def teach_told(pictures: Sequence[tuple[Face, Picture]], tile_mm: float | None = None) -> tuple[TileProfile, tuple[int, ...]]:
    """As `teach_tiles`, and the numbers of the pictures whose outline is doubtful and should be confirmed or taken again."""
    usual, side, known = usual_shape([picture for _, picture in pictures])
    likely = [known.get(n) or _likely(face, picture, usual, side) for n, (face, picture) in enumerate(pictures)]
    outlines, odd = agreed_outlines(pictures, likely, usual)
    ratio = _common_ratio(outlines)
    views = [view_of(picture, outline, ratio, face) for (face, picture), outline in zip(pictures, outlines, strict=True)]
    return TileProfile(tuple(views), ratio, tile_mm), tuple(sorted(odd.union(doubtful_outlines(likely, outlines))))


def _likely(face: Face, picture: Picture, ratio: float, side: float | None) -> Outlines:
    """The likely outlines, of the usual size where something of it stands out."""
    outlines = (side and likely_outlines(picture, ratio, side)) or likely_outlines(picture, ratio)
    if not outlines:
        raise LabelsRefused(f"picture of {_words(face)}: no single tile stands out from the table")
    return outlines


def view_of(picture: Picture, outline: Points, ratio: float, face: Face) -> TaughtView:
    """The tile with these corners (4, 2) in a picture as a view of this face: also how a corrected tile is taught."""
    outline = _lying(outline, ratio)
    width, height = TILE_PX * np.sqrt(ratio), TILE_PX / np.sqrt(ratio)
    left, top = MARGIN * width, MARGIN * height
    corners = np.array([[left, top], [left + width, top], [left + width, top + height], [left, top + height]]) - 0.5
    side = float(np.sqrt(cv2.contourArea(outline.astype(np.float32))))
    reduced = (outline + 0.5) * _reduction(side) - 0.5
    matrix = cv2.getPerspectiveTransform(reduced.astype(np.float32), corners.astype(np.float32))
    small = _reduced(picture, _reduction(side))
    size = round(width * (1 + 2 * MARGIN)), round(height * (1 + 2 * MARGIN))
    crop = cv2.warpPerspective(small, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return TaughtView(face, np.asarray(crop, np.uint8), side)


def _reduction(side: float) -> float:
    """How much a picture is made smaller before its tile is cut out, so that no pixel is skipped."""
    return min(1.0, 1.25 * TILE_PX / side)


def _reduced(picture: Picture, factor: float) -> Picture:
    if factor >= 1.0:
        return picture
    return np.asarray(cv2.resize(picture, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA), np.uint8)


def _common_ratio(outlines: Sequence[Points]) -> float:
    """Width to height of the tiles: 1 if they are about square, else the usual ratio of long to short side."""
    logs = [abs(float(np.log(width_to_height(outline)))) for outline in outlines]
    usual = float(np.median(logs))
    return 1.0 if usual < _SQUARE else round(float(np.exp(usual)), 3)


def _lying(outline: Points, ratio: float) -> Points:
    """The outline with its first side along the tile's width."""
    upended = ratio > 1.0 and width_to_height(outline) < 1.0
    return np.roll(outline, 1, axis=0) if upended else outline


def _words(face: Face) -> str:
    return "back" if face.face_down else f"{face.kind}-{face.symbols}-{face.frame}"
