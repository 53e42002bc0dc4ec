"""Refines a rough place to the tile's exact outline: each side becomes the straight line on which its edge pixels agree.

Lines are found in the tile's own coordinates: 0-1 across and down the rough outline, and a little beyond on every side.

A frame's colour relative to the ground that it surrounds, as it would be without blur.

From the table inwards, a side has three levels (table, frame and ground) with two equally soft edges a frame's width apart.
The width is known from the lesson, so least squares give the levels, even if the frame is too thin for the lens.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import Points
from vision.tiles.plane import Plane, logs, places_in, sample

Quads = NDArray[np.float64]

TRIALS = 5
"""Number of exact outlines tried for each rough one."""

_ALONG = np.linspace(0.08, 0.92, 18)
_REACH = 0.14
_STEPS = 29
_SLOPES = np.arange(-4, 5)
_LOG_OFFSET = 16.0
_PEAK = 3
_SQUARE_ENOUGH = 0.04
_CHOICES = np.array(list(product((0, 1), repeat=4)))
_FAINT = 0.03
_SETTLE_LINES = 3
_MOVE, _UNEVEN = 0.04, 0.06
_CLEAR_WORTH = 14
_SETTLE_REACH = 0.085
_SURE, _SAME_PLACE, _COVER_MARGIN = 0.5, 0.4, 0.04
_CORNERS = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])


def refine_quads(plane: Plane, quads: Quads, reach: float = _REACH) -> tuple[Quads, NDArray[np.float64]]:
    """The outlines (n, 4, 2) moved onto straight edges, and how clear each side is (n, 4), 0-1.

    Edges are sought up to `reach`, a share of the tile's size, to either side.
    """
    if not len(quads):
        return quads, np.zeros((0, 4))
    lines = _side_lines(plane, quads, reach, 1)
    return places_in(quads, _corners(lines.first[..., 0], lines.last[..., 0])), lines.clear[..., 0]


def trial_quads(plane: Plane, quads: Quads) -> Quads:
    """The TRIALS likeliest exact outlines (n, TRIALS, 4, 2) for each rough one (n, 4, 2).

    A printed frame gives every side two edges. Every choice of one edge per side is tried; the best choices are about as square
    as the rough outline and have clear edges.
    """
    if not len(quads):
        return np.zeros((0, TRIALS, 4, 2))
    lines = _side_lines(plane, quads, _REACH, 2)
    corners, clear = _choose(lines, _CHOICES)
    strain = 10 * np.maximum(unevenness(corners) - _SQUARE_ENOUGH, 0)
    rank = np.argsort(strain - clear.mean(axis=2), axis=1)[:, :TRIALS]
    chosen = np.take_along_axis(corners, rank[..., None, None], axis=1)
    repeated = np.repeat(quads, TRIALS, axis=0)
    return places_in(repeated, chosen.reshape(-1, 4, 2)).reshape(-1, TRIALS, 4, 2)


def settle_quads(plane: Plane, quads: Quads, sizes: NDArray[np.float64], error: float) -> tuple[Quads, NDArray[np.float64]]:
    """Move nearly right outlines (n, 4, 2) onto the edges that fit best; also return how clear each side is (n, 4).

    One edge is chosen for each side: the best choice is clear, moves the outline little, and gives a square of the expected size
    (n,) within its usual `error` (a logarithm). So a frame's inner edge is not taken for the tile's edge.
    """
    if not len(quads):
        return quads, np.zeros((0, 4))
    lines = _side_lines(plane, quads, _SETTLE_REACH, _SETTLE_LINES)
    corners, clear = _choose(lines, np.array(list(product(range(_SETTLE_LINES), repeat=4))))
    grown = np.log(np.sqrt(areas(corners) * (areas(quads) / sizes**2)[:, None]))
    moved = np.sqrt(((corners - _CORNERS) ** 2).sum(axis=3).mean(axis=2))
    strain = (grown / error) ** 2 + (moved / _MOVE) ** 2 + (unevenness(corners) / _UNEVEN) ** 2
    cost = strain - _CLEAR_WORTH * clear.mean(axis=2)
    best = cost.argmin(axis=1)
    each = np.arange(len(quads))
    return places_in(quads, corners[each, best]), clear[each, best]


@dataclass(frozen=True)
class _Lines:
    """The clearest lines along each side (n, 4, lines): outward offsets at its first and last places, and clearness."""

    first: NDArray[np.float64]
    last: NDArray[np.float64]
    clear: NDArray[np.float64]


def _choose(lines: _Lines, choices: NDArray[np.intp]) -> tuple[Points, NDArray[np.float64]]:
    """The corners (n, choices, 4, 2) for each choice (choices, 4) of one line per side, and how clear each side is."""
    sides = np.arange(4)
    return _corners(lines.first[:, sides, choices], lines.last[:, sides, choices]), lines.clear[:, sides, choices]


def side_places(along: NDArray[np.float64], outward: NDArray[np.float64]) -> Points:
    """Places (4, along, outward, 2) in a tile's own coordinates, side by side clockwise from the top."""
    a, o = np.meshgrid(along, outward, indexing="ij")
    sides = [(a, -o), (1 + o, a), (1 - a, 1 + o), (-o, 1 - a)]
    return np.array([np.stack(side, axis=-1) for side in sides])


def _side_lines(plane: Plane, quads: Quads, reach: float, count: int) -> _Lines:
    offsets = np.linspace(-reach, reach, _STEPS)
    seen = logs(sample(plane, quads, side_places(_ALONG, offsets)), _LOG_OFFSET)
    change = np.abs(np.diff(seen, axis=3)).max(axis=4)
    middle = change[0, 0].size // 2
    usual = np.partition(change.reshape(len(quads), 4, -1), middle, axis=2)[..., middle]
    strength = np.asarray(change / (change + 2 * usual[..., None, None] + _FAINT), np.float32)
    offsets = (offsets[:-1] + offsets[1:]) / 2
    # The lines that collect most strength (n, 4, along, offsets); lines near the rough outline are favoured
    places, sides, along, steps = strength.shape
    lean = np.rint(_SLOPES[:, None] * (np.arange(along) / (along - 1) - 0.5)).astype(np.intp)
    scores = np.zeros((places, sides, len(_SLOPES), steps), np.float32)
    for row, slope in zip(lean, range(len(_SLOPES)), strict=True):
        for k, shift in enumerate(row):
            low, high = max(0, -shift), steps - max(0, shift)
            scores[:, :, slope, low:high] += strength[:, :, k, low + shift : high + shift]
    scores = scores.reshape(places, sides, -1) / along
    place = np.tile(np.arange(steps), len(_SLOPES))
    left = scores * (1 - 0.3 * np.abs(place / (steps - 1) * 2 - 1)).astype(np.float32)
    found = []
    for _ in range(count):
        best = left.argmax(axis=2)
        found.append(best)
        left = np.where(np.abs(place - (best % steps)[..., None]) <= _PEAK, np.float32(-1), left)
    chosen = np.stack(found, axis=2)
    half = _SLOPES[chosen // steps] / 2 * (offsets[1] - offsets[0])
    middles = offsets[chosen % steps]
    return _Lines(middles - half, middles + half, np.take_along_axis(scores, chosen, axis=2).astype(np.float64))


def _corners(first: NDArray[np.float64], last: NDArray[np.float64]) -> Points:
    """Corners (..., 4, 2) in the tile's coordinates, where each side's line meets that of the previous side.

    Lines are given by their outward offsets (..., 4) at the first and last places along each side.
    """
    slope = (last - first) / (_ALONG[-1] - _ALONG[0])
    start = first - slope * _ALONG[0]
    base = side_places(np.array([0.0, 1.0]), np.array([0.0, 1.0]))
    origin, along, outward = base[:, 0, 0], base[:, 1, 0] - base[:, 0, 0], base[:, 0, 1] - base[:, 0, 0]
    begin = origin + start[..., None] * outward
    way = along + slope[..., None] * outward
    before, way_before = np.roll(begin, 1, axis=-2), np.roll(way, 1, axis=-2)
    det = way_before[..., 0] * way[..., 1] - way_before[..., 1] * way[..., 0]
    gap = begin - before
    share = (gap[..., 0] * way[..., 1] - gap[..., 1] * way[..., 0]) / det
    return np.asarray(before + way_before * share[..., None], np.float64)


def lies_on_any(outlines: Sequence[Points], place: Points) -> bool:
    """Whether a place (2,) lies in one of these outlines (n, 2)."""
    return any(cv2.pointPolygonTest(each.astype(np.float32), place.tolist(), False) >= 0 for each in outlines)


def unevenness(quads: Quads) -> NDArray[np.float64]:
    """How far the quads (..., 4, 2) are from square: the absolute logarithm of width to height."""
    sides = np.linalg.norm(np.roll(quads, -1, axis=-2) - quads, axis=-1)
    ratio = np.log((sides[..., 0] + sides[..., 2]) / (sides[..., 1] + sides[..., 3]))
    return np.asarray(np.abs(ratio), np.float64)


def areas(quads: Quads) -> NDArray[np.float64]:
    """The areas of quads (..., 4, 2)."""
    x, y = quads[..., 0], quads[..., 1]
    twice = (x * np.roll(y, -1, axis=-1) - np.roll(x, -1, axis=-1) * y).sum(axis=-1)
    return np.asarray(np.abs(twice) / 2, np.float64)


def find_shown(quads: Points, likeness: NDArray[np.float64], places: Points) -> NDArray[np.bool_]:
    """Whether each place (k, 2), 0-1 across and down, of each quad (n, 4, 2) lies outside all surer quads: (n, k).

    A quad in nearly the same place is a rival and does not cover the other.
    """
    free = np.ones((len(quads), len(places)), bool)
    centres = quads.mean(axis=1)
    reach = np.linalg.norm(quads - centres[:, None], axis=2).max(axis=1)
    wide = places_in(quads, np.broadcast_to((_CORNERS - 0.5) * (1 + 2 * _COVER_MARGIN) + 0.5, quads.shape))
    away = np.linalg.norm(centres[:, None] - centres, axis=2)
    near = (away < reach[:, None] + reach) & (away > _SAME_PLACE * np.sqrt(2) * reach)
    over = near & (likeness > _SURE) & (likeness > likeness[:, None])
    for below, above in np.argwhere(over):
        points = places_in(quads[below : below + 1], places[None])[0]
        # Whether the points (k, 2) lie in the convex quad (4, 2)
        quad = wide[above]
        sides = np.roll(quad, -1, axis=0) - quad
        off = points[:, None] - quad
        turns = sides[:, 0] * off[..., 1] - sides[:, 1] * off[..., 0]
        free[below] &= ~np.asarray((turns >= 0).all(axis=1) | (turns <= 0).all(axis=1))
    return free


_WIDEST, _USUAL, _WIDER = 0.13, 0.06, 0.006
"""Widths of a frame as shares of the side: the most, the default, and what is added to the depth of half the difference."""
_ALONG_FRAME = np.linspace(0.12, 0.88, 24)
_OUTSIDE, _INSIDE, _STEP = 0.06, 0.05, 0.01
_GROUND, _LEAST_APART = 3, 0.2
_OFF = np.arange(-0.04, 0.041, 0.005)
_SOFT = (0.008, 0.012, 0.016, 0.022)
"""How far off an outline may be, and how soft edges may be, as shares of the side."""
_USUAL_OFF, _PULL = 0.02, 0.0005
"""How far off outlines usually are, and the cost of that: a table as dark as the frame shows no edge between them."""
_LOGISTIC = 1.702
_GAMMA = 2.2
_DARKEST, _OFFSET = 0.002, 0.004
_LEAST_FREE, _WHOLE = 0.25, 0.97

Levels = NDArray[np.float32]


def rims(plane: Plane, quads: Points, width: float = _WIDEST, free: NDArray[np.bool_] | None = None) -> Levels:
    """The light (n, 4, offsets, 3) across each side of the quads (n, 4, 2), from the table to inside a frame of this width.

    Places that are not `free` (n, 4 * along) are left out; a side that is mostly hidden is NaN.
    """
    seen = sample(plane, quads, side_places(_ALONG_FRAME, -_offsets(width)))
    usual = np.median(seen, axis=2)
    if free is not None:
        sides = free.reshape(len(quads), 4, len(_ALONG_FRAME))
        for n, side in np.argwhere(sides.mean(axis=2) < _WHOLE):
            shows = sides[n, side]
            usual[n, side] = np.median(seen[n, side, shows], axis=0) if shows.mean() >= _LEAST_FREE else np.nan
    return np.asarray((usual / 255) ** _GAMMA, np.float32)


def frame_width(light: Levels, motifs: Sequence[object]) -> float:
    """The width of the frames: how far inwards the rims (n, 4, offsets, 3) of one motif differ from each other."""
    within = light.mean(axis=1)
    within = within / within[:, -_GROUND:].mean(axis=1, keepdims=True)
    inside = _offsets(_WIDEST) > _STEP / 2
    pairs = [(a, b) for a, b in combinations(range(len(motifs)), 2) if motifs[a] == motifs[b]]
    apart = [np.abs(within[a] - within[b]).mean(axis=1)[inside] for a, b in pairs]
    told = [_reach(each) for each in apart if each.max() >= _LEAST_APART]
    return float(np.median(told)) + _WIDER if told else _USUAL


def frame_colours(light: Levels, width: float) -> Levels:
    """Logarithms (n, 4, 3) of a frame's light relative to its ground's, per side of the rims (n, 4, offsets, 3); NaN if hidden.

    Edges are equally soft all over a picture, so the softness that fits most of them best is used.
    """
    sides = light[:, :, : len(_offsets(width))].reshape(4 * len(light), -1, 3)
    colours = np.full((len(sides), 3), np.nan, np.float32)
    shown = np.isfinite(sides).all(axis=(1, 2))
    if shown.any():
        total = (sides[shown] ** 2).sum(axis=(1, 2)) + _OFFSET
        tried = [_fit(sides[shown], width, soft) for soft in _SOFT]
        levels, _ = min(tried, key=lambda fitted: float(np.median(fitted[1] / total)))
        frame, ground = (np.maximum(levels[:, part], _DARKEST) + _OFFSET for part in (1, 2))
        colours[shown] = np.log(frame / ground)
    return colours.reshape(len(light), 4, 3)


def _reach(apart: Levels) -> float:
    """How far from the edge inwards a difference (offsets,) has fallen to half its maximum."""
    half = apart.max() / 2
    last = min(int(np.flatnonzero(apart >= half)[-1]), len(apart) - 2)
    return _STEP * (last + 1 + float((apart[last] - half) / max(apart[last] - apart[last + 1], _OFFSET)))


def _offsets(width: float) -> NDArray[np.float64]:
    """The depths at which the light across a side is sampled, as shares of the tile's side."""
    return np.arange(-_OUTSIDE, width + _INSIDE, _STEP)


def _fit(sides: Levels, width: float, soft: float) -> tuple[Levels, Levels]:
    """Table, frame and ground (n, 3, 3) of each side (n, offsets, 3) at the best-fitting edge, and the residual (n,)."""
    inward = np.arange(sides.shape[1]) * _STEP - _OUTSIDE - _OFF[:, None]
    outer, inner = (1 / (1 + np.exp(-_LOGISTIC * (inward - edge) / soft)) for edge in (0.0, width))
    parts = np.stack([1 - outer, outer - inner, inner], axis=2).astype(np.float32)
    solved = np.einsum("dko,noc->ndkc", np.linalg.pinv(parts), sides, optimize=True)
    left = ((sides[:, None] - np.einsum("dok,ndkc->ndoc", parts, solved, optimize=True)) ** 2).sum(axis=(2, 3))
    strain = _PULL * (sides**2).sum(axis=(1, 2))[:, None] * (_OFF / _USUAL_OFF) ** 2
    best, each = (left + strain).argmin(axis=1), np.arange(len(sides))
    return np.asarray(solved[each, best], np.float32), np.asarray(left[each, best], np.float32)
