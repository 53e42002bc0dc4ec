"""Where a tile's edge hardly shows, as a pale tile's on white paper, what is printed on it tells how it lies.

Every face is slid about such a place and turned, first at a glance, then the likeliest ways are looked at more closely.
"""

from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.scale import Points
from vision.tiles.describe import COARSE, Looks, glance_inside, halved, unit_vectors
from vision.tiles.gallery import Gallery
from vision.tiles.plane import Plane

_LEAST, _DOUBTFUL, _SURE = 0.33, 0.8, 0.8
_MOST = 24
_STEP_DEGREES = 10.0
_NEAR = 0.6
_SHIFTS = np.array([[x, y] for x in (-0.14, -0.07, 0.0, 0.07, 0.14) for y in (-0.14, -0.07, 0.0, 0.07, 0.14)])
_LEVEL_SIZES, _SIZES = (1.0,), (0.93, 1.06)
_CLOSER = 8
_BETTER, _LIKE = 0.15, 0.72
_CORNERS = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]])

Scores = NDArray[np.float32]


def slid(
    plane: Plane, quads: Points, views: NDArray[np.intp], scores: Scores, gallery: Gallery
) -> tuple[Points, NDArray[np.intp], NDArray[np.bool_]]:
    """The outlines (n, 4, 2), each as its view lies, these views (n,), and which were moved to where they are like one."""
    quads, views, moved = quads.copy(), views.copy(), np.zeros(len(quads), bool)
    places = _doubtful(quads, scores)
    if not len(places):
        return quads, views, moved
    taught = gallery.turned[gallery.distinct].reshape(-1, gallery.turned.shape[2])
    tried = quads[places].mean(axis=1)[:, None, None] + _ways(plane, gallery.quarters)
    closer = _likeliest(plane, tried, taught)
    exact = (unit_vectors(glance_inside(plane, closer.reshape(-1, 4, 2))) @ taught.T).reshape(len(places), -1)
    for place, shown, alike in zip(places, closer, exact, strict=True):
        way, column = divmod(int(alike.argmax()), len(taught))
        view, turn = divmod(column, gallery.turned.shape[1])
        if alike.max() >= max(scores[place] + _BETTER, _LIKE):
            quads[place], views[place] = np.roll(shown[way], turn * gallery.quarters, axis=0), gallery.distinct[view]
            moved[place] = True
    return quads, views, moved


def _likeliest(plane: Plane, tried: Points, taught: Looks) -> Points:
    """Of the outlines tried at each place (n, ways, 4, 2) the _CLOSER likest any face at a rough glance: (n, closer, 4, 2)."""
    soft = replace(plane, flat=np.asarray(cv2.blur(plane.flat, (3, 3)), np.uint8))
    rough = unit_vectors(halved(taught.reshape(-1, COARSE, COARSE, 3)))
    seen = unit_vectors(glance_inside(soft, tried.reshape(-1, 4, 2), COARSE // 2))
    alike = (seen @ rough.T).max(axis=1).reshape(tried.shape[:2])
    best = np.argpartition(alike, -_CLOSER, axis=1)[:, -_CLOSER:]
    return np.take_along_axis(tried, best[..., None, None], axis=1)


def _doubtful(quads: Points, scores: Scores) -> NDArray[np.intp]:
    """The likest of the places that are not like any face, and are away from those that surely are."""
    centres = quads.mean(axis=1)
    reach = _NEAR * np.linalg.norm(quads[:, 1] - quads[:, 0], axis=1)
    apart = np.linalg.norm(centres[:, None] - centres[scores >= _SURE], axis=2)
    return np.flatnonzero((scores < _DOUBTFUL) & (scores >= _LEAST) & (apart > reach[:, None]).all(axis=1))[:_MOST]


def _ways(plane: Plane, quarters: int) -> Points:
    """Outlines (ways, 4, 2) about nothing: at every turn, of every size, shifted a little each way."""
    turns = np.radians(np.arange(0.0, 90.0 * quarters, _STEP_DEGREES))
    spin = np.array([[np.cos(turns), -np.sin(turns)], [np.sin(turns), np.cos(turns)]]).transpose(2, 0, 1)
    sizes = np.array(_LEVEL_SIZES if plane.level else _SIZES)
    shifted = (_CORNERS + _SHIFTS[:, None]) * plane.tile
    ways = np.einsum("tij,skj->tski", spin, shifted)
    return np.asarray((sizes[:, None, None, None, None] * ways).reshape(-1, 4, 2), np.float64)
