"""One lamp lights all tiles of a picture: grounds differ from the taught ones by about the same colour, frames are paled alike.

Blur and stray light mix the ground into a frame; by how much is about the same for all tiles of a picture. So every share
that may be mixed in is weighed by how well all tiles' borders fit some taught frame with it.
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
"""What a border's line and each of its depths have to say: the line as much as all depths."""
_OWN_SAY, _OWN_DARKEST, _OWN_SPREAD, _OWN_SPREAD_SHARE = 0.3, -3.0, 0.06, 0.15
"""What the frame's own colour has to say beside these, from where on darker is as dark, and how far it may deviate."""
_VEILED = 0.5
"""Of what a tile is paled more than others so much is light that lies over it, and pales its frame's own colour too."""

Scores = NDArray[np.float64]


def strangeness(grounds: NDArray[np.float32], likest: NDArray[np.float64], gallery: Gallery) -> NDArray[np.float64]:
    """How far beyond what is usual each place's ground (n, 3) is, as each motif, from the colour of the lamp: (n, motifs).

    `likest` (n, motifs) tells how like each motif each place is; the lamp is told by the surest places. Lightness
    is left out, as shadows lie everywhere. Too few sure places tell nothing: all zeros.
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
    """For each taught face of each tile's motif, how far the tile's border of (n, depths, 3) is from it, in usual deviations.

    `likest` (n,) tells how like its motif each place is; only of sure ones it is told how much the frames are paled. What pales
    a tile more than the others, as glare does, takes as much of its motif's `contrasts` (n,).
    """
    numbers = {frame: number for number, frame in enumerate(gallery.frames)}
    # By how many steps of _SHARES each place (n,) is paled more than is usual for the sure ones.
    sure = contrasts[likest >= min(_SURELY_TELLING, float(likest.max()))]
    usual = float(np.median(sure))
    step = float(_SHARES[1] - _SHARES[0])
    more = np.rint(_OF_CONTRAST * (usual - contrasts) / step)
    paled_more = np.clip(more, -_MOST_STEPS, _MOST_STEPS).astype(np.intp)
    away = _away(borders, list(gallery.frames.values()), paled_more)
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


def _away(borders: Borders, taught: Sequence[TaughtFrame], more: NDArray[np.intp]) -> Scores:
    """How far borders (n, depths, 3) are from taught ones with each share mixed in, (n, taught, shares), in usual deviations.

    To those that are paled `more` (n,) so many steps of shares are added. Dark frames shine and shade more than pale ones, so
    they may deviate more.
    """
    shares = _SHARES[:, None, None, None]
    mixed = [np.exp(frame.borders[:, :-1]) * (1 - shares) + shares for frame in taught]
    paled = np.array([np.log(np.maximum(each, _DARKEST)).mean(axis=1) for each in mixed], np.float32)
    spread = np.array([frame.spread for frame in taught], np.float32)
    usual = _SPREAD + _SPREAD_SHARE * np.abs(paled) + spread[:, None, :-1]
    around = (np.abs(borders[:, None, None, :-1] - paled) / usual).mean(axis=4) @ _SAY
    veil = _VEILED * (_SHARES[1] - _SHARES[0]) * np.maximum(more, 0)
    # How far frames' own colours (n, 3), each under a veil (n,) of so much light, are from taught ones (n, taught). In usual
    # deviations; blur does not pale them.
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
