"""From a rough place to the tile's exact outline: each side becomes the straight line its edge pixels agree on."""

import numpy as np
from numpy.typing import NDArray

from vision.scale import Points
from vision.tile_plane import Plane, sample

Quads = NDArray[np.float64]

_ALONG = np.linspace(0.08, 0.92, 18)
_REACH = 0.14
_STEPS = 29
_SLOPES = np.arange(-4, 5)
_LOG_OFFSET = 16.0
_PARALLEL = 1e-9


def refine_quads(plane: Plane, quads: Quads, reach: float = _REACH) -> tuple[Quads, NDArray[np.float64]]:
    """The outlines (n, 4, 2) moved onto straight edges, and how clear each side is (n, 4), 0-1.

    Edges are looked for up to `reach`, a share of the tile's size, to either side.
    """
    if not len(quads):
        return quads, np.zeros((0, 4))
    for share in (1.0, 1 / 3):
        quads, clear = _refined_once(plane, quads, reach * share)
    return quads, clear


def _refined_once(plane: Plane, quads: Quads, reach: float) -> tuple[Quads, NDArray[np.float64]]:
    starts, ends = quads, np.roll(quads, -1, axis=1)
    size = np.sqrt(_areas(quads))[:, None, None]
    ways = (ends - starts) / np.linalg.norm(ends - starts, axis=2, keepdims=True)
    normals = np.stack([ways[..., 1], -ways[..., 0]], axis=2)
    offsets = np.linspace(-reach, reach, _STEPS)
    strength = _strength(plane, starts, ends, normals, offsets, size)
    first, last, clear = _best_lines(strength)
    step = size * (offsets[1] - offsets[0])
    middle = (_STEPS - 2) / 2
    begin = starts + (ends - starts) * _ALONG[0] + normals * step * (first - middle)[..., None]
    end = starts + (ends - starts) * _ALONG[-1] + normals * step * (last - middle)[..., None]
    return _crossings(begin, end, quads), clear


def _strength(
    plane: Plane, starts: Points, ends: Points, normals: Points, offsets: NDArray[np.float64], size: Points
) -> NDArray[np.float32]:
    """How strongly the picture changes across each side: (n, 4 sides, along, offset), 0-1."""
    on_side = starts[:, :, None] + (ends - starts)[:, :, None] * _ALONG[:, None]
    across = normals[:, :, None, None] * (offsets[:, None] * size[..., None, None])
    logs = np.log(sample(plane, on_side[:, :, :, None] + across) + _LOG_OFFSET)
    change = np.abs(np.diff(logs, axis=3)).max(axis=4)
    usual = np.median(change, axis=(2, 3), keepdims=True)
    return np.asarray(change / (change + 2 * usual + 0.03), np.float32)


def _best_lines(
    strength: NDArray[np.float32],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    """Offsets (n, 4) of the best line at the first and the last place along the side, and its mean strength."""
    count, sides, along, steps = strength.shape
    lean = (np.arange(along) / (along - 1) - 0.5)[:, None]
    places = np.arange(steps)
    means = []
    for slope in _SLOPES:
        index = np.clip(np.rint(places + slope * lean), 0, steps - 1).astype(np.intp)
        means.append(strength[:, :, np.arange(along)[:, None], index].mean(axis=2))
    scores = np.stack(means, axis=2)
    flat = scores.reshape(count, sides, -1)
    pull = 1 - 0.3 * np.abs(places / (steps - 1) * 2 - 1)
    best = (scores * pull).reshape(count, sides, -1).argmax(axis=2)
    slope, place = _SLOPES[best // steps], best % steps
    clear = np.take_along_axis(flat, best[..., None], axis=2)[..., 0]
    return place - slope / 2, place + slope / 2, np.asarray(clear, np.float64)


def _crossings(begin: Points, end: Points, fallback: Quads) -> Quads:
    """Corners where each side's line meets that of the side before it."""
    way = end - begin
    before, way_before = np.roll(begin, 1, axis=1), np.roll(way, 1, axis=1)
    det = way_before[..., 0] * way[..., 1] - way_before[..., 1] * way[..., 0]
    gap = begin - before
    share = (gap[..., 0] * way[..., 1] - gap[..., 1] * way[..., 0]) / np.where(np.abs(det) < _PARALLEL, 1.0, det)
    corners = before + way_before * share[..., None]
    return np.where((np.abs(det) < _PARALLEL)[..., None], fallback, corners)


def _areas(quads: Quads) -> NDArray[np.float64]:
    x, y = quads[..., 0], quads[..., 1]
    twice = (x * np.roll(y, -1, axis=1) - np.roll(x, -1, axis=1) * y).sum(axis=1)
    return np.asarray(np.abs(twice) / 2, np.float64)
