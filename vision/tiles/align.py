"""Laying a taught face exactly over a tile (Lucas and Kanade 1981), from rough to fine, blind to lamp and dirt."""

import numpy as np
from numpy.typing import NDArray

from vision.geometry.scale import Points
from vision.tiles.describe import INSET, Looks, halved, look_inside
from vision.tiles.plane import Plane, places_in

_ROUNDS = (2, 1)
_TIMIDITY = 0.02
_FARTHEST = 0.08
_LEAST_SPREAD = 0.04
_CORNERS = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]])


def align(plane: Plane, quads: Points, faces: Looks) -> Points:
    """The quads (n, 4, 2) moved, turned and sheared so that what they hold covers its face (n, GRID, GRID, 3)."""
    if not len(quads):
        return quads
    for rounds, target in zip(_ROUNDS, (halved(faces), faces), strict=True):
        slopes = _slopes(target)
        for _ in range(rounds):
            quads = _aligned_once(plane, quads, target, slopes)
    return quads


def _aligned_once(plane: Plane, quads: Points, target: Looks, slopes: NDArray[np.float32]) -> Points:
    rest = look_inside(plane, quads, target.shape[1]) - target
    rest = rest.reshape(len(quads), -1, 3)
    rest -= np.median(rest[:, ::3], axis=1, keepdims=True)
    flat = rest.reshape(len(quads), -1)
    spread = 2 * np.median(np.abs(flat[:, ::5]), axis=1, keepdims=True) + _LEAST_SPREAD
    weighted = slopes / (1 + (flat / spread) ** 2)[..., None]
    normal = np.matmul(weighted.transpose(0, 2, 1), slopes).astype(np.float64)
    pull = np.matmul(weighted.transpose(0, 2, 1), flat[..., None])
    normal += np.eye(6) * (_TIMIDITY / 6 * np.trace(normal, axis1=1, axis2=2) + 1e-6)[:, None, None]
    move = np.clip(np.linalg.solve(normal, pull)[..., 0], -_FARTHEST, _FARTHEST)
    return places_in(quads, _CORNERS - _shift_at_corners(move) + 0.5)


def _slopes(target: Looks) -> NDArray[np.float32]:
    """How each value changes with the six numbers of an affine move: (n, values, 6)."""
    count, grid = target.shape[:2]
    down, across = np.asarray(np.gradient(target, axis=(1, 2)), np.float32)
    place = (np.arange(grid) + 0.5) / grid - 0.5
    x, y = np.meshgrid(place, place)
    basis = np.stack([np.ones_like(x), x, y], axis=-1).astype(np.float32)[None, :, :, None, :]
    both = np.concatenate([across[..., None] * basis, down[..., None] * basis], axis=-1) * grid
    return np.asarray(both.reshape(count, -1, 6), np.float32)


def _shift_at_corners(move: NDArray[np.float64]) -> Points:
    """Shifts (n, 4, 2) of the tile's corners in shares of the tile; `move` is told in shares of its middle."""
    middle = 1 - 2 * INSET
    x, y = (_CORNERS / middle).T
    basis = np.stack([np.ones(4), x, y])
    return np.stack([move[:, :3] @ basis, move[:, 3:] @ basis], axis=-1) * middle
