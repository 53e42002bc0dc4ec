"""How sure a tile is: two logistic curves, fitted on drawn and rendered scenes.

The tile's curve: fourteen drawn editions (tools/tiles/drawing.py, seeds 100-105 and 200-207) and a rendered one, 2608
places with 1433 tiles. The motif's curve: eight editions for fitting (tools/tiles/editions.py) and the rendered one, 1512
tiles. In leave-one-out tests by edition, at a threshold of 0.3, 4 of 1163 places without a tile were taken for tiles and 8 tiles
were missed; 5 of 61 wrong faces had a confidence of 0.7 or more.
"""

import math
from collections.abc import Iterable
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from vision.tiles.match import Match

TILE_FROM = 0.3
"""Least chance (0-1) that a tile lies there and shows its motif for the place to count as a tile."""

_CONTRAST = 0.85
_TILE = np.array([-10.555, 4.821, 2.660, -1.169, -1.457, 0.045, 0.347, -0.382, 4.575, -1.508, -2.203, 12.017])
_MOTIF = np.array([-2.054, 4.619, 15.883, -0.982, -1.353, 0.0, 0.0, 0.0, 0.0, -0.451, -4.404, 0.0])
_HIGHEST = 0.999
_MOVED = 0.69
"""The greatest motif chance of a match moved to where a face fits: it might be part of another, so the table is asked."""
_EMPTY = 0.7
_DOUBTFUL = 0.75
_SHARED_DOUBT = 0.55
_NEGLIGIBLE = 0.15
_HALF_DOUBT, _DOUBT_STEEP = 0.3, 4
"""On twenty editions for fitting and a rendered one, 21 of 23 areas with a missed tile differ by 0.2 or more; three in four
of 396 areas without one differ by less.
"""


def tile_chance(match: Match) -> float:
    """The chance (0-1) that a tile of this edition lies at this place."""
    return _chance(_TILE, match)


def is_tile(match: Match) -> bool:
    """Whether the place counts as a tile that shows the likeliest motif; a tile with no known motif is only suspected."""
    return tile_chance(match) * motif_chance(match) >= TILE_FROM


def motif_chance(match: Match) -> float:
    """The chance (0-1) that a tile lying there shows the likeliest motif, in any frame."""
    return min(_chance(_MOTIF, match), _MOVED if match.moved else _HIGHEST)


def compute_missed_chance(passed_over: Iterable[float]) -> float:
    """The chance that at least one of the places passed over was a tile, from the chance of each."""
    return 1 - float(np.prod([1 - chance for chance in passed_over if chance > _NEGLIGIBLE]))


def compute_unexplained_chance(difference: float) -> float:
    """The chance (0-1) that an area with this difference from the table around it (logarithm of light) is a missed tile."""
    return 1 / (1 + (_HALF_DOUBT / max(difference, 1e-3)) ** _DOUBT_STEEP)


def compute_whole_chance(items: Iterable[float], passed_over: Iterable[float]) -> float:
    """The chance that a whole reading is right, from the chances of its items and of the places passed over.

    The tiles of one picture tend to be right or wrong together, so the doubts are not simply multiplied.
    """
    sure = np.array(list(items))
    complete = 1 - compute_missed_chance(passed_over)
    faintest = float(sure.min()) if len(sure) else _EMPTY
    both = faintest * complete
    return float(both**_SHARED_DOUBT) if both > _DOUBTFUL else both


def _chance(weights: NDArray[np.float64], match: Match) -> float:
    return 1 / (1 + math.exp(-float(weights[0] + weights[1:] @ _evidence(match))))


@lru_cache(maxsize=128)
def _evidence(match: Match) -> NDArray[np.float64]:
    """What speaks for a match: likeness, margin, contrast, rest, border, margin, clear sides, hiding, strangeness, support."""
    nearest, *farther = sorted(match.frames.values())
    sides = np.sort(match.clear)
    return np.array(
        [
            match.likest,
            match.motif_margin,
            abs(np.log(max(match.contrast, 0.02) / _CONTRAST)),
            min(match.rest, 4.0),
            min(nearest, 8.0),
            min(min(farther, default=9.0) - nearest, 4.0),
            sides[1:].mean(),
            sides[0],
            match.hidden,
            match.strange,
            match.support,
        ]
    )
