"""A frame's colour relative to the ground that it surrounds, as it would be without blur.

From the table inwards, a side has three levels (table, frame and ground) with two equally soft edges a frame's width apart.
The width is known from the lesson, so least squares give the levels, even if the frame is too thin for the lens.
"""

from collections.abc import Sequence
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from vision.geometry.lens import Points
from vision.tiles.plane import Plane, sample
from vision.tiles.quads import side_places

_WIDEST, _USUAL, _WIDER = 0.13, 0.06, 0.006
"""Widths of a frame as shares of the side: the most, the default, and what is added to the depth of half the difference."""
_ALONG = np.linspace(0.12, 0.88, 24)
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
    seen = sample(plane, quads, side_places(_ALONG, -_offsets(width)))
    usual = np.median(seen, axis=2)
    if free is not None:
        sides = free.reshape(len(quads), 4, len(_ALONG))
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
