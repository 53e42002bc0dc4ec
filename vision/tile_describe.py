"""What a tile looks like with the light taken out: logarithms of colours, of its middle and of its border."""

import numpy as np
from numpy.typing import NDArray

from vision.scale import Points
from vision.tile_plane import Plane, Samples, sample, sample_flat

GRID = 32
COARSE = 16
INSET = 0.12
DEPTHS = np.array([0.025, 0.035, 0.045, 0.055, 0.07, 0.09])

Looks = NDArray[np.float32]
Borders = NDArray[np.float32]

_LOG_OFFSET = 12.0
_ALONG = np.linspace(0.12, 0.88, 24)
_UNIT = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])


def look_inside(plane: Plane, quads: Points, grid: int = GRID) -> Looks:
    """Logarithms (n, grid, grid, 3) of the colours of the middle of each tile (n, 4, 2), first corner top left.

    The outermost INSET of the tile on every side, where frames are printed, is left out.
    """
    share = INSET + (1 - 2 * INSET) * (np.arange(2 * grid) + 0.5) / (2 * grid)
    across, down = np.meshgrid(share, share)
    fine = sample(plane, points_in(quads, np.stack([across, down], axis=-1)))
    blocks = fine.reshape(len(quads), grid, 2, grid, 2, 3).mean(axis=(2, 4))
    return _logs(blocks)


def glance_inside(plane: Plane, quads: Points) -> Looks:
    """Like look_inside, (n, COARSE, COARSE, 3), but from the flat picture itself: quick, for many quads."""
    share = INSET + (1 - 2 * INSET) * (np.arange(COARSE) + 0.5) / COARSE
    across, down = np.meshgrid(share, share)
    return _logs(sample_flat(plane, points_in(quads, np.stack([across, down], axis=-1))))


def look_at_border(plane: Plane, quads: Points) -> Borders:
    """Logarithms (n, 4, depths, 3) of the usual colour along each side at each of DEPTHS (shares of the tile)."""
    along, depth = np.meshgrid(_ALONG, DEPTHS)
    sides = [(along, depth), (1 - depth, along), (1 - along, 1 - depth), (depth, 1 - along)]
    places = np.array([np.stack(side, axis=-1) for side in sides]).reshape(-1, _ALONG.size, 2)
    logs = _logs(sample(plane, points_in(quads, places)))
    return np.asarray(np.median(logs, axis=2).reshape(len(quads), 4, DEPTHS.size, 3), np.float32)


def ground_of(looks: Looks) -> NDArray[np.float32]:
    """The usual colour (n, 3) of looks (n, h, w, 3), against which a tile's other colours are read."""
    return np.asarray(np.median(looks.reshape(len(looks), -1, 3), axis=1), np.float32)


def unit_vectors(looks: Looks) -> Looks:
    """Looks as unit vectors (n, h * w * 3), without each channel's mean, so that exposure and lamp drop out."""
    rows = looks.reshape(len(looks), -1, 3)
    flat = (rows - rows.mean(axis=1, keepdims=True)).reshape(len(looks), -1)
    return np.asarray(flat / (np.linalg.norm(flat, axis=1, keepdims=True) + 1e-6), np.float32)


def halved(looks: Looks) -> Looks:
    """Looks at half the resolution."""
    count, grid = looks.shape[:2]
    return np.asarray(looks.reshape(count, grid // 2, 2, grid // 2, 2, 3).mean(axis=(2, 4)), np.float32)


def points_in(quads: Points, places: Points) -> Points:
    """The points (n, ..., 2) at places (..., 2), each 0-1 across and down, of every quad (n, 4, 2)."""
    across, down = places[..., :1], places[..., 1:]
    corners = quads.reshape(len(quads), 4, *[1] * (places.ndim - 1), 2)
    top = corners[:, 0] * (1 - across) + corners[:, 1] * across
    bottom = corners[:, 3] * (1 - across) + corners[:, 2] * across
    return np.asarray(top * (1 - down) + bottom * down, np.float64)


def reshaped(quads: Points, places: Points) -> Points:
    """The quads (n, 4, 2) whose corners lie at places (n, 4, 2), 0-1 across and down, of the given quads."""
    across, down = places[..., :1], places[..., 1:]
    corners = quads[:, :, None]
    top = corners[:, 0] * (1 - across) + corners[:, 1] * across
    bottom = corners[:, 3] * (1 - across) + corners[:, 2] * across
    return np.asarray(top * (1 - down) + bottom * down, np.float64)


def scaled(quads: Points, factor: float) -> Points:
    """The quads (n, 4, 2) drawn larger or smaller about their centres."""
    return reshaped(quads, np.broadcast_to((_UNIT - 0.5) * factor + 0.5, quads.shape))


def _logs(colours: Samples) -> Looks:
    return np.asarray(np.log(colours + _LOG_OFFSET), np.float32)
