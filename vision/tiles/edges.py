"""Edges of a picture as strength and direction, made independent of the light that falls on it."""

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.picture import Picture

Strength = NDArray[np.uint8]
Direction = NDArray[np.uint8]

_LOG_OFFSET = 24
_NOISE = 14.0
_CROWDING = 1.5
_GAIN = 1.6
_STRONG = 60.0


@dataclass(frozen=True)
class EdgeMap:
    """Strength 0-255 and direction of the normal in degrees 0-179, both (height, width)."""

    strength: Strength
    direction: Direction


def find_edges(picture: Picture, crowd_px: int) -> EdgeMap:
    """The edges of a picture; where many lie within crowd_px, each counts for less, so that texture fades.

    What counts is the calmer side of an edge: the outline of a patterned tile stands out from a calm table.
    """
    logs = cv2.GaussianBlur(cv2.LUT(picture, _log_table()), (3, 3), 0.8)
    across, down = _strongest(_slope(logs, 1, 0), _slope(logs, 0, 1))
    size, angle = cv2.cartToPolar(across, down, angleInDegrees=True)
    near = cv2.blur(np.minimum(size, _STRONG), (crowd_px, crowd_px))
    near = cv2.erode(near, np.ones((max(1, crowd_px // 2), max(1, crowd_px // 2)), np.uint8))
    share = size / (size + _CROWDING * near + _NOISE)
    strength = np.minimum(share * (_GAIN * 255), 255).astype(np.uint8)
    return EdgeMap(strength, np.mod(angle, 180).astype(np.uint8))


def _slope(logs: NDArray[Any], across: int, down: int) -> NDArray[np.float32]:
    return cv2.Sobel(logs, cv2.CV_16S, across, down).astype(np.float32)


def _strongest(xs: NDArray[np.float32], ys: NDArray[np.float32]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Of the three channels' gradients the largest, pixel by pixel."""
    size = xs * xs + ys * ys
    x, y, best = xs[..., 0].copy(), ys[..., 0].copy(), size[..., 0]
    for channel in (1, 2):
        larger = size[..., channel] > best
        np.copyto(x, xs[..., channel], where=larger)
        np.copyto(y, ys[..., channel], where=larger)
        best = np.maximum(best, size[..., channel])
    return x, y


def _log_table() -> NDArray[np.uint8]:
    levels = np.log1p(np.arange(256) / _LOG_OFFSET)
    return np.asarray(255 * levels / levels[-1], np.uint8)
