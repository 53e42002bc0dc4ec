"""Which pixels of a picture with one tile in it look like the bare table: those coloured like its rim."""

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.scale import Points
from vision.picture import Picture
from vision.tiles.plane import Plane, sample
from vision.tiles.quads import side_places

_RIM = 0.07
_BINS = (32, 128, 128)
_SHARE = 0.002
_SMALL, _HALF, _FILLED = 320, 127, 0.85
_OUTERMOST = (cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
_ALONG = np.linspace(0.08, 0.92, 24)
_BAND = np.array([0.015, 0.025, 0.035, 0.045])


def table_map(picture: Picture) -> Plane:
    """A plane in the picture's own pixels, white where the table may be, black elsewhere."""
    lab = cv2.cvtColor(cv2.GaussianBlur(picture, (5, 5), 0), cv2.COLOR_BGR2LAB)
    cells = [lab[..., i].astype(np.intp) * bins // 256 for i, bins in enumerate(_BINS)]
    height, width = picture.shape[:2]
    edge = max(2, round(_RIM * min(height, width)))
    rim = np.ones((height, width), bool)
    rim[edge:-edge, edge:-edge] = False
    counts = np.zeros(_BINS)
    np.add.at(counts, tuple(cell[rim] for cell in cells), 1.0)
    usual = _spread(counts >= _SHARE * rim.sum())
    seen = (usual[tuple(cells)] * 255).astype(np.uint8)
    white = np.asarray(cv2.merge([seen, seen, seen]), np.uint8)
    return Plane(white, white, np.eye(3), np.eye(3), (1.0, 1.0))


def apartness(table: Plane, outline: Points) -> float:
    """How well an outline (4, 2) parts a tile from the table, 0-1: table outside on all sides, none inside."""
    outside = sample(table, outline[None], side_places(_ALONG, _BAND))[0, ..., 0].mean(axis=(1, 2)) / 255
    inside = sample(table, outline[None], side_places(_ALONG, -_BAND))[0, ..., 0].mean(axis=(1, 2)) / 255
    return float(np.sort(outside)[:2].mean() * (1 - inside.mean()))


def thing_on_table(table: Plane) -> Points | None:
    """The upright or turned oblong (4, 2) around the largest thing that is not table, None if that is no oblong."""
    factor = min(1.0, _SMALL / max(table.flat.shape))
    small = cv2.resize(255 - table.flat[..., 0], None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)
    closed = cv2.morphologyEx(np.where(small > _HALF, 255, 0).astype(np.uint8), cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    things, _ = cv2.findContours(cv2.morphologyEx(closed, cv2.MORPH_OPEN, np.ones((5, 5), np.uint8)), *_OUTERMOST)
    hulls = sorted((cv2.convexHull(thing) for thing in things), key=cv2.contourArea)
    if not hulls:
        return None
    box = cv2.minAreaRect(hulls[-1])
    oblong = cv2.contourArea(hulls[-1]) >= _FILLED * box[1][0] * box[1][1] > 0
    return (cv2.boxPoints(box).astype(np.float64) + 0.5) / factor - 0.5 if oblong else None


def _spread(usual: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The same colours and their nearest neighbours."""
    for axis in range(3):
        ahead, behind = np.roll(usual, 1, axis), np.roll(usual, -1, axis)
        usual = usual | ahead | behind
    return usual
