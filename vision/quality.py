"""Whether a picture can be read at all: light and sharpness of a stretch of it."""

from dataclasses import dataclass
from typing import Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.errors import Refusal
from vision.picture import Picture

_DARK_LEVEL = 24.0
_DARK_NOISE_RATIO = 2.2
_BURNT_SHARE = 0.5
_SOBEL = 8.0
"""What Sobel's mask makes of a slope of one level a pixel."""
_SAMPLED = 4
"""Of so many rows one tells how steep the strongest edges are."""


@dataclass(frozen=True)
class Quality:
    """Measures of a picture: brightest decile and noise in levels 0-255, share of burnt pixels 0-1."""

    bright: float
    noise: float
    burnt: float

    @classmethod
    def of(cls, picture: Picture) -> Self:
        """The measures of this stretch of a picture (BGR)."""
        grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY).astype(np.uint8, copy=False)
        burnt = float((picture.min(axis=2) >= 250).mean())  # noqa: PLR2004 - all three channels at their end
        return cls(float(np.percentile(grey, 90)), noise_level(grey), burnt)

    def refusal(self) -> Refusal | None:
        """Why nothing can be read in such a picture, or None."""
        if self.bright < max(_DARK_LEVEL, _DARK_NOISE_RATIO * self.noise):
            return Refusal.TOO_DARK
        if self.burnt > _BURNT_SHARE:
            return Refusal.OVEREXPOSED
        return None


def noise_level(grey: NDArray[np.uint8]) -> float:
    """Standard deviation of the noise in levels, from the median of a Laplacian-like mask (Immerkaer 1996)."""
    mask = np.array([[1, -2, 1], [-2, 4, -2], [1, -2, 1]], np.float32)
    response = cv2.filter2D(grey[::2, :], cv2.CV_32F, mask)
    return float(np.median(np.abs(response)) / (0.6745 * 6.0))


def edge_width(grey: NDArray[np.uint8]) -> float:
    """How many pixels the strongest edges take from dark to light: about 2 when sharp, beyond 6 when blurred.

    The width of an edge is its contrast divided by its steepest slope; contrast is read across 17 pixels.
    """
    smooth = cv2.GaussianBlur(grey, (3, 3), 0)
    slope = cv2.magnitude(cv2.Sobel(smooth, cv2.CV_32F, 1, 0), cv2.Sobel(smooth, cv2.CV_32F, 0, 1))
    contrast = cv2.morphologyEx(smooth, cv2.MORPH_GRADIENT, np.ones((17, 17), np.uint8))
    strong = np.flatnonzero(slope >= max(float(np.percentile(slope[::_SAMPLED], 99.5)), _SOBEL))
    return float(np.median(_SOBEL * contrast.ravel()[strong] / slope.ravel()[strong])) if len(strong) else 0.0
