"""One lamp lights all tiles of a picture: grounds differ from the taught ones by about one colour, and frames are paled alike.

Blur and stray light mix the ground into a frame, by about the same share for all tiles of a picture. So every possible share is
weighted by how well the borders of all tiles fit some taught frame once that share is mixed in.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from vision.tiles.describe import DEPTHS, Borders
from vision.tiles.gallery import Gallery, Motif, TaughtFrame
from vision.whole_reading import Face

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
"""Weights of a border's line and of each of its depths: the line weighs as much as all depths together."""
_OWN_SAY, _OWN_DARKEST, _OWN_SPREAD, _OWN_SPREAD_SHARE = 0.3, -3.0, 0.06, 0.15
"""Weight of the frame's own colour, the level (a logarithm) below which darker does not count, and its usual deviations."""
_VEILED = 0.5
"""The share of a tile's extra paling that is a veil of light, which also pales its frame's own colour."""

Scores = NDArray[np.float64]


def strangeness(grounds: NDArray[np.float32], likest: NDArray[np.float64], gallery: Gallery) -> NDArray[np.float64]:
    """How much farther than usual each place's ground (n, 3) is from the colour of the lamp, for each motif: (n, motifs).

    `likest` (n, motifs) is how like each motif each place is; the surest places give the lamp's colour. Lightness is left out,
    because shadows lie everywhere. With too few sure places, all values are zero.
    """
    logs = grounds[:, None] - gallery.grounds
    colours = np.asarray(logs - logs.mean(axis=2, keepdims=True), np.float32)
    sure = np.flatnonzero(likest.max(axis=1) >= _SURE)
    if len(sure) < _FEWEST:
        return np.zeros(likest.shape)
    lamp = np.median(colours[sure, likest[sure].argmax(axis=1)], axis=0)
    away = np.linalg.norm(colours - lamp, axis=2)
    return np.asarray(np.clip(away - _USUAL, 0.0, _MOST), np.float64)


def frame_distances(
    borders: Borders, motifs: Sequence[Motif], likest: Scores, contrasts: Scores, gallery: Gallery
) -> list[dict[Face, float]]:
    """For each taught face of a tile's motif, how far the tile's border (one of n, depths, 3) is from it, in usual deviations.

    `likest` (n,) is how like its motif each place is; how much frames are paled is judged from sure places only. What pales one
    tile more than the others, as glare does, lowers its `contrasts` (n,) in the same measure.
    """
    numbers = {frame: number for number, frame in enumerate(gallery.frames)}
    # How many steps of _SHARES more than the sure places each place (n,) is paled
    sure = contrasts[likest >= min(_SURELY_TELLING, float(likest.max()))]
    usual = float(np.median(sure))
    step = float(_SHARES[1] - _SHARES[0])
    more = np.rint(_OF_CONTRAST * (usual - contrasts) / step)
    paled_more = np.clip(more, -_MOST_STEPS, _MOST_STEPS).astype(np.intp)
    away = _measure_distances(borders, list(gallery.frames.values()), paled_more)
    taught = dict.fromkeys(gallery.faces)
    faces = {motif: [face for face in taught if (face.kind, face.symbols) == motif] for motif in set(motifs)}
    rows = [[numbers[face.kind, face.frame] for face in faces[motif]] for motif in motifs]
    nearest = np.array([np.minimum(each[row].min(axis=0), _FARTHEST) for each, row in zip(away, rows, strict=True)])
    telling = np.clip((likest - _TELLING) / (1 - _TELLING), 0, 1) ** 2
    cost = telling @ nearest / _WARMTH + ((_SHARES - _USUAL_SHARE) / _USUAL_SPREAD) ** 2 / 2
    weights = np.exp(cost.min() - cost)
    over_all = -_WARMTH * np.log(np.exp(-away / _WARMTH) @ (weights / weights.sum()) + 1e-30)
    told = zip(over_all, motifs, rows, strict=True)
    return [dict(zip(faces[motif], map(float, each[row]), strict=True)) for each, motif, row in told]


def _measure_distances(borders: Borders, taught: Sequence[TaughtFrame], more: NDArray[np.intp]) -> Scores:
    """The distances (n, taught, shares) of borders (n, depths, 3) from taught ones with each share mixed in, in usual deviations.

    `more` (n,) is how many steps of shares each tile is paled in addition. Dark frames reflect and shade more than pale ones, so
    they may deviate more.
    """
    shares = _SHARES[:, None, None, None]
    mixed = [np.exp(frame.borders[:, :-1]) * (1 - shares) + shares for frame in taught]
    paled = np.array([np.log(np.maximum(each, _DARKEST)).mean(axis=1) for each in mixed], np.float32)
    spread = np.array([frame.spread for frame in taught], np.float32)
    usual = _SPREAD + _SPREAD_SHARE * np.abs(paled) + spread[:, None, :-1]
    around = (np.abs(borders[:, None, None, :-1] - paled) / usual).mean(axis=4) @ _SAY
    veil = _VEILED * (_SHARES[1] - _SHARES[0]) * np.maximum(more, 0)
    # The distances (n, taught) of frames' own colours (n, 3), each under its veil of light (n,), from taught ones, in usual
    # deviations; blur does not pale these colours.
    known, spread = (
        np.array(each) for each in zip(*((f.borders[:, -1].mean(axis=0), f.spread[-1]) for f in taught), strict=True)
    )
    known = np.maximum(np.log(np.exp(known) * (1 - veil[:, None, None]) + veil[:, None, None]), _OWN_DARKEST)
    usual = _OWN_SPREAD + _OWN_SPREAD_SHARE * np.abs(known) + spread
    away = (1 - _OWN_SAY) * around + _OWN_SAY * np.asarray(
        (np.abs(np.maximum(borders[:, -1], _OWN_DARKEST)[:, None] - known) / usual).mean(axis=2), np.float64
    )[..., None]
    steps = np.clip(np.arange(len(_SHARES)) + more[:, None], 0, len(_SHARES) - 1)
    return np.asarray(np.take_along_axis(away, steps[:, None], axis=2), np.float64)
