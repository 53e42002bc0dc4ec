"""From a rough place to the tile's exact outline: each side becomes the straight line its edge pixels agree on."""

from dataclasses import dataclass
from itertools import product

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
_PEAK = 3
_SQUARE_ENOUGH = 0.04
_CHOICES = np.array(list(product((0, 1), repeat=4)))

TRIALS = 5


def refine_quads(plane: Plane, quads: Quads, reach: float = _REACH) -> tuple[Quads, NDArray[np.float64]]:
    """The outlines (n, 4, 2) moved onto straight edges, and how clear each side is (n, 4), 0-1.

    Edges are looked for up to `reach`, a share of the tile's size, to either side.
    """
    if not len(quads):
        return quads, np.zeros((0, 4))
    for share in (1.0, 1 / 3):
        lines = _side_lines(plane, quads, reach * share, 1)
        quads = _crossings(lines.begin[:, :, 0], lines.end[:, :, 0], quads)
    return quads, lines.clear[:, :, 0]


def trial_quads(plane: Plane, quads: Quads) -> Quads:
    """For each rough outline (n, 4, 2) the TRIALS likeliest exact ones: (n, TRIALS, 4, 2).

    A printed frame gives every side two edges. Of all choices of one edge for each side, those count that are
    about as square as the rough outline, clear ones first.
    """
    if not len(quads):
        return np.zeros((0, TRIALS, 4, 2))
    lines = _side_lines(plane, quads, _REACH, 2)
    sides = np.arange(4)
    outlines = np.stack([_crossings(lines.begin[:, sides, c], lines.end[:, sides, c], quads) for c in _CHOICES], axis=1)
    clear = np.stack([lines.clear[:, sides, c].mean(axis=1) for c in _CHOICES], axis=1)
    uneven = np.abs(_unevenness(outlines) - _unevenness(quads)[:, None])
    rank = np.argsort(10 * np.maximum(uneven - _SQUARE_ENOUGH, 0) - clear, axis=1)[:, :TRIALS]
    return np.asarray(np.take_along_axis(outlines, rank[..., None, None], axis=1), np.float64)


@dataclass(frozen=True)
class _Lines:
    """The clearest lines along each side: where they begin and end (n, 4, lines, 2), how clear they are."""

    begin: Points
    end: Points
    clear: NDArray[np.float64]


def _side_lines(plane: Plane, quads: Quads, reach: float, count: int) -> _Lines:
    starts, ends = quads, np.roll(quads, -1, axis=1)
    size = np.sqrt(_areas(quads))[:, None, None]
    ways = (ends - starts) / np.linalg.norm(ends - starts, axis=2, keepdims=True)
    normals = np.stack([ways[..., 1], -ways[..., 0]], axis=2)
    offsets = np.linspace(-reach, reach, _STEPS)
    strength = _strength(plane, starts, ends, normals, offsets, size)
    first, last, clear = _best_lines(strength, count)
    step = (size * (offsets[1] - offsets[0]) * normals)[:, :, None]
    middle = (_STEPS - 2) / 2
    begin = (starts + (ends - starts) * _ALONG[0])[:, :, None] + step * (first - middle)[..., None]
    end = (starts + (ends - starts) * _ALONG[-1])[:, :, None] + step * (last - middle)[..., None]
    return _Lines(begin, end, clear)


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
    strength: NDArray[np.float32], count: int
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    """Offsets (n, 4, count) of the best lines at the first and last place along the side, and their mean strength."""
    places, sides, along, steps = strength.shape
    lean = (np.arange(along) / (along - 1) - 0.5)[:, None]
    offsets = np.arange(steps)
    means = []
    for slope in _SLOPES:
        index = np.clip(np.rint(offsets + slope * lean), 0, steps - 1).astype(np.intp)
        means.append(strength[:, :, np.arange(along)[:, None], index].mean(axis=2))
    scores = np.stack(means, axis=2)
    near = 1 - 0.3 * np.abs(offsets / (steps - 1) * 2 - 1)
    left = (scores * near).reshape(places, sides, -1)
    found = []
    for _ in range(count):
        best = left.argmax(axis=2)
        found.append(best)
        taken = np.abs(np.tile(offsets, len(_SLOPES)) - (best % steps)[..., None]) <= _PEAK
        left = np.where(taken, -1.0, left)
    chosen = np.stack(found, axis=2)
    slope, place = _SLOPES[chosen // steps], chosen % steps
    clear = np.take_along_axis(scores.reshape(places, sides, -1), chosen, axis=2)
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


def _unevenness(quads: Quads) -> NDArray[np.float64]:
    """Logarithm of width to height of quads (..., 4, 2)."""
    sides = np.linalg.norm(np.roll(quads, -1, axis=-2) - quads, axis=-1)
    return np.asarray(np.log((sides[..., 0] + sides[..., 2]) / (sides[..., 1] + sides[..., 3])), np.float64)
