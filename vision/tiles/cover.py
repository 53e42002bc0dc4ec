"""Tiles lie on tiles: which part of a place is hidden by a surer one, and what shows of it."""

import numpy as np
from numpy.typing import NDArray

from vision.geometry.scale import Points
from vision.tiles.plane import places_in

_SURE = 0.5
_SAME_PLACE = 0.4
_MARGIN = 0.04
_CORNERS = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])


def shown(quads: Points, likeness: NDArray[np.float64], places: Points) -> NDArray[np.bool_]:
    """Whether each of the places (k, 2), 0-1 across and down, of each quad (n, 4, 2) lies outside all surer quads: (n, k).

    A quad nearly in the same place is a rival, not a cover.
    """
    free = np.ones((len(quads), len(places)), bool)
    centres = quads.mean(axis=1)
    reach = np.linalg.norm(quads - centres[:, None], axis=2).max(axis=1)
    wide = places_in(quads, np.broadcast_to((_CORNERS - 0.5) * (1 + 2 * _MARGIN) + 0.5, quads.shape))
    away = np.linalg.norm(centres[:, None] - centres, axis=2)
    near = (away < reach[:, None] + reach) & (away > _SAME_PLACE * np.sqrt(2) * reach)
    over = near & (likeness > _SURE) & (likeness > likeness[:, None])
    for below, above in np.argwhere(over):
        points = places_in(quads[below : below + 1], places[None])[0]
        free[below] &= ~_inside(points, wide[above])
    return free


def _inside(points: Points, quad: Points) -> NDArray[np.bool_]:
    """Whether the points (k, 2) lie in the convex quad (4, 2)."""
    sides = np.roll(quad, -1, axis=0) - quad
    off = points[:, None] - quad
    turns = sides[:, 0] * off[..., 1] - sides[:, 1] * off[..., 0]
    return np.asarray((turns >= 0).all(axis=1) | (turns <= 0).all(axis=1))
