"""How sure a tile is: two logistic curves, fitted on drawn and rendered scenes.

Fitted on ten drawn editions (tests/vision/tile_generator.py, seeds 0-4 and 20-23) and one rendered one, 2130
places of which 1016 tiles. Fitted on six of them and tried on the other four, 400 of 490 labels reached 0.9,
of which 3 were wrong; no place without a tile reached 0.95.
"""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from vision.tile_match import Match

TILE_FROM = 0.5
LABEL_FROM = 0.35
BACK_FROM = 0.12

_BACK = (None, None)
_CONTRAST = 0.85
_TILE = np.array([-0.408, -2.269, 8.617, -2.331, -2.032, 0.106, 0.329, -1.506, 14.486])
_RIGHT = np.array([2.265, -0.856, 3.189, -0.995, -2.653, -0.409, 1.175, 1.216, -0.608])
_HIGHEST = 0.999
_EMPTY = 0.7
_DOUBTFUL = 0.75
_SHARED_DOUBT = 0.5
_NEGLIGIBLE = 0.15


def tile_chance(match: Match) -> float:
    """The chance, 0-1, that a tile of this edition lies there."""
    return _chance(_TILE, match)


def is_tile(match: Match) -> bool:
    """Whether to take the place for a tile: likely one, and of a face that may well be the right one.

    Of the faint places, those like a back were mostly tiles in the drawn scenes, the others mostly not.
    """
    tile = tile_chance(match)
    return tile >= TILE_FROM and tile * right_chance(match) >= (BACK_FROM if match.motif == _BACK else LABEL_FROM)


def right_chance(match: Match) -> float:
    """The chance, 0-1, that a tile lying there shows the likeliest face."""
    return min(_chance(_RIGHT, match), _HIGHEST)


def whole_chance(items: Iterable[float], passed_over: Iterable[float]) -> float:
    """The chance that a whole reading is right, from its items' and from those of places taken for no tile.

    Tiles of one picture are right or wrong together more often than not, so doubts do not simply multiply.
    """
    sure = np.array(list(items))
    missed = float(np.prod([1 - chance for chance in passed_over if chance > _NEGLIGIBLE]))
    faintest = float(sure.min()) if len(sure) else _EMPTY
    return float((faintest * missed) ** _SHARED_DOUBT) if faintest * missed > _DOUBTFUL else faintest * missed


def _chance(weights: NDArray[np.float64], match: Match) -> float:
    return float(1 / (1 + np.exp(-(weights[0] + weights[1:] @ _evidence(match)))))


def _evidence(match: Match) -> NDArray[np.float64]:
    """What speaks for a match: likeness, its margin, contrast, rest, border, its margin, clear sides."""
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
        ]
    )
