"""One lamp lights all tiles of a picture: grounds differ from the taught ones by about the same colour, frames are paled alike.

Blur and stray light mix the ground into a frame; by how much is about the same for all tiles of a picture. So every share
that may be mixed in is weighed by how well all tiles' borders fit some taught frame with it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from vision.reading import Face
from vision.tiles.describe import DEPTHS, Borders
from vision.tiles.gallery import Gallery, Motif, TaughtFrame

_SURE = 0.45
_FEWEST = 3
_USUAL = 0.08
_MOST = 0.8
_SHARES = np.linspace(-0.1, 0.6, 15)
_USUAL_SHARE, _USUAL_SPREAD = 0.1, 0.15
_SPREAD = 0.03
_SPREAD_SHARE = 0.13
_WARMTH = 0.5
_FARTHEST = 3.0
_TELLING, _SURELY_TELLING = 0.6, 0.85
_DARKEST = 0.02
_OF_CONTRAST = 0.75
_MOST_STEPS = 6
_SAY = np.array([0.5, *([0.5 / len(DEPTHS)] * len(DEPTHS))])
"""What a frame's line and each of its depths have to say: the line as much as all depths."""

Scores = NDArray[np.float64]


def strangeness(grounds: NDArray[np.float32], likest: NDArray[np.float64], gallery: Gallery) -> NDArray[np.float64]:
    """How far beyond what is usual each place's ground (n, 3) is, as each motif, from the colour of the lamp: (n, motifs).

    `likest` (n, motifs) tells how like each motif each place is; the lamp is told by the surest places. Lightness
    is left out, as shadows lie everywhere. Too few sure places tell nothing: all zeros.
    """
    colours = _hues(grounds[:, None] - gallery.grounds)
    sure = np.flatnonzero(likest.max(axis=1) >= _SURE)
    if len(sure) < _FEWEST:
        return np.zeros(likest.shape)
    lamp = np.median(colours[sure, likest[sure].argmax(axis=1)], axis=0)
    away = np.linalg.norm(colours - lamp, axis=2)
    return np.asarray(np.clip(away - _USUAL, 0.0, _MOST), np.float64)


def _hues(logs: NDArray[np.float32]) -> NDArray[np.float32]:
    return np.asarray(logs - logs.mean(axis=2, keepdims=True), np.float32)


def frame_distances(
    borders: Borders, motifs: Sequence[Motif], likest: Scores, contrasts: Scores, gallery: Gallery
) -> list[dict[Face, float]]:
    """For each taught face of each tile's motif, how far the tile's border of (n, depths, 3) is from it, in usual deviations.

    `likest` (n,) tells how like its motif each place is; only of sure ones it is told how much the frames are paled. What pales
    a tile more than the others, as glare does, takes as much of its motif's `contrasts` (n,).
    """
    paled = {frame: _Paled.of(taught) for frame, taught in gallery.frames.items()}
    taught = dict.fromkeys(gallery.faces)
    faces = {motif: [face for face in taught if (face.kind, face.symbols) == motif] for motif in set(motifs)}
    away = [
        {face: paled[face.kind, face.frame].away(border, more) for face in faces[motif]}
        for border, motif, more in zip(borders, motifs, _paled_more(likest, contrasts), strict=True)
    ]
    nearest = np.array([np.minimum(np.array(list(each.values())).min(axis=0), _FARTHEST) for each in away])
    telling = np.clip((likest - _TELLING) / (1 - _TELLING), 0, 1) ** 2
    cost = telling @ nearest / _WARMTH + ((_SHARES - _USUAL_SHARE) / _USUAL_SPREAD) ** 2 / 2
    weights = np.exp(cost.min() - cost)
    weights /= weights.sum()
    return [{face: _over_all(apart, weights) for face, apart in each.items()} for each in away]


def _paled_more(likest: Scores, contrasts: Scores) -> NDArray[np.intp]:
    """By how many steps of _SHARES each place (n,) is paled more than is usual for the sure ones."""
    sure = contrasts[likest >= min(_SURELY_TELLING, float(likest.max()))]
    usual = float(np.median(sure))
    step = float(_SHARES[1] - _SHARES[0])
    more = np.rint(_OF_CONTRAST * (usual - contrasts) / step)
    return np.clip(more, -_MOST_STEPS, _MOST_STEPS).astype(np.intp)


def _over_all(away: Scores, weights: Scores) -> float:
    """The distance (shares,) over all shares by their weights, as chances add up."""
    return float(-_WARMTH * np.log((weights * np.exp(-away / _WARMTH)).sum() + 1e-30))


@dataclass(frozen=True)
class _Paled:
    """A taught frame with each of _SHARES of the ground mixed in (shares, depths, 3), and how far it may deviate from that.

    Dark frames shine and shade more than pale ones, so they may deviate more.
    """

    borders: Borders
    usual: Borders

    @classmethod
    def of(cls, taught: TaughtFrame) -> Self:
        mixed = np.exp(taught.borders) * (1 - _SHARES[:, None, None, None]) + _SHARES[:, None, None, None]
        borders = np.log(np.maximum(mixed, _DARKEST)).mean(axis=1).astype(np.float32)
        return cls(borders, np.asarray(_SPREAD + _SPREAD_SHARE * np.abs(borders) + taught.spread, np.float32))

    def away(self, border: Borders, more: int) -> Scores:
        """How far a border (depths, 3) is from it with each share mixed in, (shares,), and so many steps of shares more."""
        away = (np.abs(border - self.borders) / self.usual).mean(axis=2) @ _SAY
        return np.asarray(away[np.clip(np.arange(len(_SHARES)) + more, 0, len(_SHARES) - 1)], np.float64)
