"""What pixels say about colours: how likely each taught colour is, and how unlike the floor, lit or in shadow, a pixel is."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any, Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.picture import Appearance, Linear, Plane

_NOISE = 0.0022
"""The sensor's noise, as a share of white light."""
_FLOOR_VARIANCE = np.float32(0.03**2)
"""The variance of the floor's hue (unit vectors)."""
_GRAINIEST, _GRAIN_SEEN = 25.0, (15, 15)
"""The most grain that is accepted, and the window (raster pixels) in which grain is measured."""
_MOST_STRAIN = np.float32(2.5)
"""A shadow deeper than the deepest seen costs at most this (standard deviations), because another lamp might cast it."""
_GLEAMS = np.linspace(0, 0.3, 4, dtype=np.float32)
"""Shares (0-1) of the light from a cube that may be a lamp's reflection."""
_GLEAM_COST = np.float32(30.0)
"""By how much (a logarithm) the square of such a share makes a colour less likely."""
_LEVEL_SPREAD, _MOST_OFF = np.float32(0.5), np.float32(4.0)
"""Standard deviation of levels (a logarithm) beyond their usual range, and the most deviations that count."""
_UNIT_VARIANCE = np.float32(0.05**2)
"""The variance that likelihoods are measured against."""

_WAS_SHADED = 0.25
"""Where the empty floor was darker than its lit part by this (a logarithm), the lit part's hue fits it as well."""
_THIN = 15
"""Prints thinner than this (raster pixels) are told apart from shadows in the empty tray."""
_COARSE, _STEEPEST, _WIDEST = 8, 0.08, 16
"""Sheen is sought in squares of this many raster pixels; from one square to the next it rises by at most this (a logarithm),
over at most this many squares."""
_WHOLLY = 0.99
"""A square with at least this share (0-1) on the floor counts as wholly on it."""
_FAR = 10.0
"""The change (a logarithm) assumed beyond the floor: no limit for a sheen."""
_CROSS = cv2.getStructuringElement(cv2.MORPH_CROSS, (3, 3))
"""A square and the four beside it."""


@dataclass(frozen=True)
class CubeColour:
    """How a colour looked when taught: its mean hue (a unit vector of roots), the hue's spread, and its levels (logarithms)."""

    name: str
    hue: tuple[float, float, float]
    spread: float
    level: float
    bright: float

    def relight(self, factors: NDArray[np.float32]) -> Self:
        """The colour where each channel (blue, green, red) has this many times the light."""
        light = np.square(self.hue) * factors
        blue, green, red = (float(part) for part in np.sqrt(light / light.sum()))
        brighter = float(np.log(light.sum()))
        return replace(self, hue=(blue, green, red), level=self.level + brighter, bright=self.bright + brighter)

    def as_json(self) -> dict[str, Any]:
        """The colour as plain values for a profile."""
        return {
            "name": self.name,
            "hue": [round(part, 5) for part in self.hue],
            "spread": round(self.spread, 5),
            "level": round(self.level, 4),
            "bright": round(self.bright, 4),
        }

    @classmethod
    def from_json(cls, facts: Mapping[str, Any]) -> Self:
        """The colour in a profile's facts. Raises KeyError, TypeError or ValueError if they are malformed."""
        red, green, blue = (float(part) for part in facts["hue"])
        numbers = (red, green, blue, float(facts["spread"]), float(facts["level"]), float(facts["bright"]))
        if not np.isfinite(numbers).all():
            raise ValueError(f"expected finite numbers for a colour, got {numbers}")
        return cls(str(facts["name"]), (red, green, blue), *numbers[3:])


@dataclass(frozen=True)
class Floor:
    """The empty tray: `seen` is its appearance, `inside` is 1 on its floor, `lit` is the floor's level where lamps reach it.

    `detail` (at most 0) and `shadow` are how much darker thin prints and shadows are than the lit floor around (logarithms).
    """

    seen: Appearance
    inside: NDArray[np.uint8]
    lit: Plane
    detail: Plane
    shadow: float

    @classmethod
    def of(cls, seen: Appearance, inside: NDArray[np.uint8], shadow: float) -> Self:
        """The floor from an empty tray's raster; `shadow` is the logarithm of the share of light left in shadow."""
        # Near each pixel the level of the floor where a lamp reaches it: the brightest floor around, without glare
        size = (max(1, seen.level.shape[1] // 4), max(1, seen.level.shape[0] // 4))
        small = cv2.blur(cv2.resize(seen.level, size, interpolation=cv2.INTER_AREA), (3, 3))
        within = cv2.resize(inside, size, interpolation=cv2.INTER_NEAREST) > 0
        usual = float(np.percentile(small[within], 70)) if within.any() else float(np.median(small))
        small = cv2.dilate(np.where(within, small, usual - 1.0).astype(np.float32), np.ones((15, 15), np.uint8))
        small = np.clip(small, usual - 0.7, usual + 0.1).astype(np.float32)
        lit = cv2.resize(cv2.blur(small, (9, 9)), (seen.level.shape[1], seen.level.shape[0]))
        # How much darker (a logarithm, at most 0) each pixel is than the surface around it, as a thin print is
        around = cv2.morphologyEx(seen.level, cv2.MORPH_CLOSE, np.ones((_THIN, _THIN), np.uint8))
        detail = np.asarray(seen.level - around, np.float32)
        return cls(seen, inside, np.asarray(lit, np.float32), detail, shadow)

    def relight(self, level: Plane, burnt: NDArray[np.bool_]) -> Self:
        """The floor as it is lit now, from the `level` (height, width) it shows; gradual changes count as sheen.

        Burnt pixels count as unchanged, because nothing can be seen there.
        """
        off, inside = level - self.seen.level, np.where(burnt, 0, self.inside)
        size = (max(1, off.shape[1] // _COARSE), max(1, off.shape[0] // _COARSE))
        small = cv2.resize(off, size, interpolation=cv2.INTER_AREA)
        elsewhere = cv2.resize(inside.astype(np.float32), size, interpolation=cv2.INTER_AREA) < _WHOLLY
        brighter, darker = (_smooth_slowly(np.where(elsewhere, _FAR, change).astype(np.float32)) for change in (small, -small))
        coarse = np.where(elsewhere, 0, np.maximum(brighter, 0) - np.maximum(darker, 0)).astype(np.float32)
        sheen = np.asarray(cv2.resize(coarse, (off.shape[1], off.shape[0]), interpolation=cv2.INTER_LINEAR), np.float32)
        return replace(self, seen=replace(self.seen, level=self.seen.level + sheen), lit=self.lit + sheen)

    @cached_property
    def usual(self) -> tuple[NDArray[np.float32], float]:
        """The floor's median hue, and its median level where lamps reach it."""
        within = self.inside > 0
        return np.asarray(np.median(self.seen.hue[within][::7], axis=0), np.float32), float(np.median(self.lit[within][::7]))

    @cached_property
    def _restless(self) -> float:
        """The variance of the empty floor's hues around their local mean."""
        return _restlessness(self.seen.hue, self.inside)

    def grain(self, seen: Appearance) -> float:
        """How many times larger the variance of hues is here than in a picture without grain, at least 1.

        Matching the light to a brighter lesson multiplies the noise as well. A pattern printed on the floor is not grain.
        """
        more = _restlessness(seen.hue, self.inside) - self._restless
        usual = float(np.median(_noise(seen.level[self.inside > 0][::7]))) + float(_FLOOR_VARIANCE)
        return min(1.0 + max(more, 0.0) / usual, _GRAINIEST)

    def misfit(self, seen: Appearance, grain: float) -> Plane:
        """How unlike this floor, lit or in shadow, each pixel is (log odds), given the picture's grain."""
        noise = _noise(seen.level) + np.float32(grain - 1) * (_noise(seen.level) + _FLOOR_VARIANCE)
        # Lit floor might now lie in shadow and shaded floor might be lit; its level may not change beyond that.
        before, level = self.seen.level, seen.level
        high = np.maximum(before, self.lit) + np.float32(0.12)
        low = np.minimum(before - np.float32(0.25), self.lit + self.detail + np.float32(self.shadow - 0.1))
        strain = np.maximum(before - np.float32(0.1) - level, 0) / np.float32(1.6)
        strain = np.where(level < low, np.minimum((low - level) / np.float32(0.2), _MOST_STRAIN), strain)
        strain = np.where(level > high, (level - high) / np.float32(0.15), strain)
        along = cv2.transform(seen.hue * self.seen.hue, np.ones((1, 3), np.float32))
        lit_now = np.where(before < self.lit - np.float32(_WAS_SHADED), seen.hue @ self.usual[0], 0)
        along = np.maximum(along, lit_now)
        floor_score = _log_likelihood(np.asarray(along, np.float32), noise + _FLOOR_VARIANCE, strain)
        return np.asarray(-floor_score - np.log((noise + _FLOOR_VARIANCE) / _UNIT_VARIANCE) / 2, np.float32)


def likelihoods(hue: Linear, level: Plane, colours: tuple[CubeColour, ...], grain: float = 1.0) -> Plane:
    """The log-likelihood (colours, n) of each colour for n pixels with hues (n, 3) and levels (n,), given the grain."""
    noise = _noise(level) + np.float32(grain - 1) * (_noise(level) + _FLOOR_VARIANCE)
    scores = []
    for colour in colours:
        # Sides can be three times darker than a taught top, and lamps gleam on it: no level alone rules out a colour
        variance = noise + np.float32((max(colour.spread, 0.02) * 1.5) ** 2 + 0.04**2)
        dark = np.maximum(np.float32(colour.level - 1.1) - level, 0)
        bright = np.maximum(level - np.float32(colour.bright + 0.3), 0)
        strain = np.minimum((dark + bright) / _LEVEL_SPREAD, _MOST_OFF)
        looks = [_log_likelihood(hue @ look, variance, strain) - cost for look, cost in _looks(colour)]
        scores.append(np.max(looks, axis=0))
    return np.asarray(scores, np.float32)


@lru_cache(maxsize=4 * 16)
def _looks(colour: CubeColour) -> tuple[tuple[NDArray[np.float32], np.float32], ...]:
    """The hues (unit vectors) that a colour may show under a lamp, each with its cost (a logarithm).

    A lamp reflected by the paint adds its own light, white compared to the floor's, so the hue can lie anywhere between
    the paint's and the lamp's.
    """
    paint = np.square(np.array(colour.hue, np.float32))
    seen = ((1 - gleam) * paint / paint.sum() + gleam / 3 for gleam in _GLEAMS)
    return tuple((np.sqrt(look), _GLEAM_COST * gleam**2) for look, gleam in zip(seen, _GLEAMS, strict=True))


def _noise(level: Plane) -> Plane:
    """The variance of hues that sensor noise causes at each level."""
    return np.asarray((_NOISE / np.maximum(np.exp(level), 2 * _NOISE)) ** 2, np.float32)


def _log_likelihood(along: Plane, variance: Plane, strain: Plane) -> Plane:
    """The log-likelihood of a hue from its product with the mean; for unit vectors, 1 - `along` is half the squared distance."""
    distance = np.maximum(1 - along, 0)
    return np.asarray(-(distance / variance) - (strain**2 + np.log(variance / _UNIT_VARIANCE)) / 2, np.float32)


def _restlessness(hue: Linear, inside: NDArray[np.uint8]) -> float:
    """The variance of hues (height, width, 3) around their local mean, in each of two directions."""
    apart = hue - cv2.blur(hue, _GRAIN_SEEN)
    squared = cv2.transform(apart * apart, np.ones((1, 3), np.float32))[inside > 0][::7]
    return float(np.median(squared)) / (2 * np.log(2)) if squared.size else 0.0


def _smooth_slowly(change: Plane) -> Plane:
    """The greatest plane not above `change` that nowhere rises faster than a sheen can."""
    slow = change
    for _ in range(_WIDEST):
        slow = np.minimum(slow, cv2.erode(slow, _CROSS) + np.float32(_STEEPEST))
    return slow
