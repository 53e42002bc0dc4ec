"""How large a tile must look where it lies: all tiles of a box are equal, and a camera's tilt changes them smoothly."""

import numpy as np
from numpy.typing import NDArray

from vision.geometry.scale import Points

_NOISE = 0.035
_ROUNDS = 5
_LOOSE = np.array([0.06, 0.25, 0.25])
_TIGHT = np.array([0.02, 0.015, 0.015])


def expected_sizes(
    centres: Points, sizes: NDArray[np.float64], weights: NDArray[np.float64], usual: float, *, flat: bool
) -> NDArray[np.float64]:
    """The size (n,) expected at each centre (n, 2), all in pixels, from the sizes seen there.

    The logarithm of the size is taken to change linearly across the picture, about `usual`; where the table is
    seen `flat` it hardly changes. Odd sizes lose their say (Cauchy weights).
    """
    spread = _TIGHT if flat else _LOOSE
    about = centres / max(1.0, float(np.ptp(centres, axis=0).max(initial=0.0)), 10 * usual)
    terms = np.column_stack([np.ones(len(centres)), about - about.mean(axis=0)])
    seen = np.log(sizes / usual)
    fit: NDArray[np.float64] = np.zeros(3)
    for _ in range(_ROUNDS):
        say = weights / (1 + ((seen - terms @ fit) / _NOISE) ** 2) / _NOISE**2
        fit = np.asarray(
            np.linalg.solve(terms.T @ (terms * say[:, None]) + np.diag(1 / spread**2), terms.T @ (say * seen)), np.float64
        )
    return np.asarray(usual * np.exp(terms @ fit), np.float64)
