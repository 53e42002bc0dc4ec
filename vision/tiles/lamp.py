"""One lamp lights all tiles of a picture: so their grounds differ from the taught ones by about the same colour."""

import numpy as np
from numpy.typing import NDArray

from vision.tiles.gallery import Gallery

_SURE = 0.45
_FEWEST = 3
_USUAL = 0.08
_MOST = 0.8


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
