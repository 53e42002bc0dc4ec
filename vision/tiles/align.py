"""Align a taught face exactly with a tile (Lucas and Kanade 1981), from coarse to fine, unaffected by lamp and dirt.

Where a tile's edge hardly shows, such as a pale tile's on white paper, every face is first tried there at many shifts and
turns: all of them at low resolution, then the likeliest more closely.
"""

from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import Points
from vision.tiles.gallery import COARSE, INSET, Gallery, Looks, glance_inside, halve, look_inside, unit_vectors
from vision.tiles.plane import Plane, places_in

_ROUNDS = (2, 1)
_TIMIDITY = 0.02
_FARTHEST = 0.08
_LEAST_SPREAD = 0.04
_CORNERS = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]])

_LEAST, _DOUBTFUL, _SURE = 0.33, 0.8, 0.8
_MOST = 24
_TURN_DEGREES = 10.0
_NEAR = 0.6
_SHIFTS = np.array([[x, y] for x in (-0.14, -0.07, 0.0, 0.07, 0.14) for y in (-0.14, -0.07, 0.0, 0.07, 0.14)])
_LEVEL_WIDTHS, _WIDTHS = (1.0,), (0.93, 1.06)
_CLOSER = 8
_BETTER, _LIKE = 0.15, 0.72


def align(plane: Plane, quads: Points, faces: Looks) -> Points:
    """Move, turn and shear the quads (n, 4, 2) so that their contents match their faces (n, GRID, GRID, 3)."""
    if not len(quads):
        return quads
    for rounds, target in zip(_ROUNDS, (halve(faces), faces), strict=True):
        # How each value changes with the six numbers of an affine move: (n, 6, values)
        count, grid = target.shape[:2]
        down, across = np.asarray(np.gradient(target, axis=(1, 2)), np.float32)
        place = (np.arange(grid) + 0.5) / grid - 0.5
        x, y = np.meshgrid(place, place)
        basis = np.repeat(np.stack([np.ones_like(x), x, y]).reshape(3, -1), 3, axis=1).astype(np.float32) * np.float32(grid)
        slopes = np.concatenate([way.reshape(count, 1, -1) * basis for way in (across, down)], axis=1)
        for _ in range(rounds):
            rest = (look_inside(plane, quads, grid) - target).reshape(len(quads), -1, 3)
            rest -= np.median(rest[:, ::3], axis=1, keepdims=True)
            flat = rest.reshape(len(quads), -1)
            spread = 2 * np.median(np.abs(flat[:, ::5]), axis=1, keepdims=True) + _LEAST_SPREAD
            weighted = slopes / (1 + (flat / spread) ** 2)[:, None]
            normal = np.matmul(weighted, slopes.transpose(0, 2, 1)).astype(np.float64)
            pull = np.matmul(weighted, flat[..., None])
            normal += np.eye(6) * (_TIMIDITY / 6 * np.trace(normal, axis1=1, axis2=2) + 1e-6)[:, None, None]
            move = np.clip(np.linalg.solve(normal, pull)[..., 0], -_FARTHEST, _FARTHEST)
            # Shifts (n, 4, 2) of the tile's corners as shares of the tile; `move` is in shares of its middle
            middle = 1 - 2 * INSET
            affine = np.vstack([np.ones(4), (_CORNERS / middle).T])
            shift = np.stack([move[:, :3] @ affine, move[:, 3:] @ affine], axis=-1) * middle
            quads = places_in(quads, _CORNERS - shift + 0.5)
    return quads


def slide(
    plane: Plane, quads: Points, views: NDArray[np.intp], scores: Looks, gallery: Gallery
) -> tuple[Points, NDArray[np.intp], NDArray[np.bool_]]:
    """The outlines (n, 4, 2), turned as their views lie, these views (n,), and which outlines were moved to match a view."""
    quads, views, moved = quads.copy(), views.copy(), np.zeros(len(quads), bool)
    # The likest of the places that are not clearly like a face and lie away from those that are
    centres = quads.mean(axis=1)
    reach = _NEAR * np.linalg.norm(quads[:, 1] - quads[:, 0], axis=1)
    apart = np.linalg.norm(centres[:, None] - centres[scores >= _SURE], axis=2)
    places = np.flatnonzero((scores < _DOUBTFUL) & (scores >= _LEAST) & (apart > reach[:, None]).all(axis=1))[:_MOST]
    if not len(places):
        return quads, views, moved
    taught = gallery.turned[gallery.distinct].reshape(-1, gallery.turned.shape[2])
    tried = quads[places].mean(axis=1)[:, None, None] + _ways(plane, gallery.quarters)
    # At each place, of the outlines tried (n, ways, 4, 2), the _CLOSER most like any face at low resolution: (n, closer, 4, 2)
    soft = replace(plane, flat=np.asarray(cv2.blur(plane.flat, (3, 3)), np.uint8))
    rough = unit_vectors(halve(taught.reshape(-1, COARSE, COARSE, 3)))
    seen = unit_vectors(glance_inside(soft, tried.reshape(-1, 4, 2), COARSE // 2))
    alike = (seen @ rough.T).max(axis=1).reshape(tried.shape[:2])
    best = np.argpartition(alike, -_CLOSER, axis=1)[:, -_CLOSER:]
    closer = np.take_along_axis(tried, best[..., None, None], axis=1)
    exact = (unit_vectors(glance_inside(plane, closer.reshape(-1, 4, 2))) @ taught.T).reshape(len(places), -1)
    for place, shown, alike in zip(places, closer, exact, strict=True):
        way, column = divmod(int(alike.argmax()), len(taught))
        view, turn = divmod(column, gallery.turned.shape[1])
        if alike.max() >= max(scores[place] + _BETTER, _LIKE):
            quads[place], views[place] = np.roll(shown[way], turn * gallery.quarters, axis=0), gallery.distinct[view]
            moved[place] = True
    return quads, views, moved


def _ways(plane: Plane, quarters: int) -> Points:
    """Outlines (ways, 4, 2) around the origin: at every turn, of every size, shifted a little each way."""
    turns = np.radians(np.arange(0.0, 90.0 * quarters, _TURN_DEGREES))
    spin = np.array([[np.cos(turns), -np.sin(turns)], [np.sin(turns), np.cos(turns)]]).transpose(2, 0, 1)
    sizes = np.array(_LEVEL_WIDTHS if plane.level else _WIDTHS)
    shifted = (_CORNERS + _SHIFTS[:, None]) * plane.tile
    ways = np.einsum("tij,skj->tski", spin, shifted)
    return np.asarray((sizes[:, None, None, None, None] * ways).reshape(-1, 4, 2), np.float64)
