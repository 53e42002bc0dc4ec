"""Light: pixel levels made linear, a picture's light matched to another's, hue and level apart."""

from dataclasses import dataclass
from typing import Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.picture import Picture

Linear = NDArray[np.float32]
Plane = NDArray[np.float32]

FLARE = 0.004
"""Stray light (share of white) added before ratios and logarithms, so that noise in the dark stays small."""

_TONE = ((np.arange(256) / 255.0) ** 2.2).astype(np.float32)
_COARSE = 8
_BURNT = 0.97
_FEWEST = 100


def linear(picture: Picture) -> Linear:
    """Light (height, width, 3), 0-1, of a picture's levels under the common tone curve of exponent 2.2."""
    return np.asarray(_TONE[picture], np.float32)


@dataclass(frozen=True)
class Appearance:
    """Hue: roots of the channels' shares, a unit vector (height, width, 3). Level: logarithm of their sum."""

    hue: Linear
    level: Plane

    @classmethod
    def of(cls, light: Linear) -> Self:
        """The appearance of linear light, evened out over 3x3 pixels; the roots keep noise alike over all hues."""
        lifted = cv2.blur(light, (3, 3)) + np.float32(FLARE)
        total = cv2.transform(lifted, np.ones((1, 3), np.float32))
        hue = cv2.sqrt(lifted / total[..., None])
        return cls(np.asarray(hue, np.float32), np.asarray(cv2.log(total), np.float32))


def light_gain(now: Linear, before: Linear) -> Linear:
    """By what factor (height, width, 3) the light differs from before, smooth, from pixels that only changed in light.

    Pixels that changed otherwise (cubes, hands, shadows) are left out as they deviate from the fit so far.
    """
    height, width = now.shape[:2]
    size = (max(1, width // _COARSE), max(1, height // _COARSE))
    small = [cv2.resize(light, size, interpolation=cv2.INTER_AREA) for light in (now, before)]
    ratios = np.log((small[0] + FLARE) / (small[1] + FLARE)).reshape(-1, 3)
    usable = (np.maximum(small[0], small[1]).max(axis=2) < _BURNT).ravel()
    fit = _fit_smooth(ratios, usable, size).reshape(size[1], size[0], 3)
    return np.exp(cv2.resize(fit.astype(np.float32), (width, height), interpolation=cv2.INTER_LINEAR))


def _fit_smooth(ratios: Linear, usable: NDArray[np.bool_], size: tuple[int, int]) -> NDArray[np.float64]:
    """A quadratic surface (n, 3) through the logarithms of the ratios (n, 3), refitted on what lies near it."""
    terms = _surface_terms(size)
    middle = np.median(ratios[usable], axis=0) if usable.any() else np.zeros(3)
    surface: NDArray[np.float64] = np.tile(np.asarray(middle, np.float64), (len(ratios), 1))
    stiffness = np.diag([0.0, 1.0, 1.0, 4.0, 4.0, 4.0])
    for reach in (0.5, 0.3, 0.2, 0.15):
        off = ratios - surface
        near = usable & (np.abs(off).max(axis=1) < reach) & (np.ptp(off, axis=1) < 0.7 * reach)
        if near.sum() < _FEWEST:
            break
        chosen = terms[near]
        normal = chosen.T @ chosen + stiffness * near.sum() * 1e-3
        surface = terms @ np.linalg.solve(normal, chosen.T @ ratios[near])
    return surface


def _surface_terms(size: tuple[int, int]) -> NDArray[np.float64]:
    y, x = np.mgrid[0 : size[1], 0 : size[0]].reshape(2, -1)
    x, y = (x - size[0] / 2) / size[0], (y - size[1] / 2) / size[0]
    return np.column_stack([np.ones(len(x)), x, y, x * x, x * y, y * y])
