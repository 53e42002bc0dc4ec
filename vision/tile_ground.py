"""Which pixels of a picture with one tile in it look like the bare table: those coloured like its rim."""

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.picture import Picture
from vision.scale import Points
from vision.tile_plane import Plane, sample
from vision.tile_quads import side_places

_RIM = 0.07
_BINS = (10, 32, 32)
_SHARE = 0.001
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


def _spread(usual: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The same colours and their nearest neighbours."""
    for axis in range(3):
        ahead, behind = np.roll(usual, 1, axis), np.roll(usual, -1, axis)
        usual = usual | ahead | behind
    return usual
