"""Squares of one size at any angle and place: where edges support the outline of a cube's top."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.light import Linear, Plane
from vision.reading import Place
from vision.scale import Points
from vision.tray import CUBE_PX

HALF = CUBE_PX / 2 * 1.012
"""Half the side of a top in raster pixels: a top is a little nearer to the camera than the foot."""

ANGLES = 12
WHOLE = 0.30
PART = 0.40

_FAINT = 0.04
_PEAK = np.ones((5, 5), np.uint8)
_UNIT = np.stack(np.meshgrid(np.linspace(-0.8, 0.8, 7), np.linspace(-0.8, 0.8, 7)), axis=-1).reshape(-1, 2)

Grid = tuple[NDArray[np.intp], NDArray[np.intp]]


@dataclass(frozen=True)
class Squares:
    """Candidates (n,): middles in raster pixels, angles in radians (0 to a quarter turn), support by edges 0-1."""

    x: NDArray[np.float64]
    y: NDArray[np.float64]
    angle: NDArray[np.float64]
    support: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.x)

    def chosen(self, which: NDArray[np.intp] | NDArray[np.bool_]) -> "Squares":
        """Some of the candidates."""
        return Squares(self.x[which], self.y[which], self.angle[which], self.support[which])

    def grid(self, shape: tuple[int, ...]) -> Grid:
        """Rows and columns (n, 49) of pixels spread evenly over each square, kept within the shape."""
        across, down = np.cos(self.angle)[:, None] * HALF, np.sin(self.angle)[:, None] * HALF
        columns = self.x[:, None] + _UNIT[:, 0] * across - _UNIT[:, 1] * down
        rows = self.y[:, None] + _UNIT[:, 0] * down + _UNIT[:, 1] * across
        return (
            np.round(rows).astype(np.intp).clip(0, shape[0] - 1),
            np.round(columns).astype(np.intp).clip(0, shape[1] - 1),
        )

    def middle(self, number: int) -> Place:
        """The middle of one square."""
        return (float(self.x[number]), float(self.y[number]))

    def corners(self, number: int) -> Points:
        """The corners (4, 2) of one square."""
        return square_corners(self.middle(number), float(self.angle[number]))


def square_corners(middle: Place, angle: float) -> Points:
    """The corners (4, 2) of a top with this middle, turned by this angle (radians)."""
    across, down = np.cos(angle) * HALF, np.sin(angle) * HALF
    arms = np.array([[-across + down, -down - across], [across + down, down - across]])
    return np.asarray(np.array(middle) + np.concatenate([arms, -arms]), np.float64)


@dataclass(frozen=True)
class Edges:
    """Edge strength 0-1 of each pixel, and cosine and sine of twice the direction across the edge."""

    strength: Plane
    cosine: Plane
    sine: Plane

    @classmethod
    def of(cls, light: Linear) -> "Edges":
        """The edges of linear light, over all channels at once and relative to the light around."""
        soft = cv2.GaussianBlur(np.sqrt(light), (0, 0), 0.8)
        right, down = (cv2.Scharr(soft, cv2.CV_32F, *step) / 32 for step in ((1, 0), (0, 1)))
        xx, yy, xy = (_over_channels(a * b) for a, b in ((right, right), (down, down), (right, down)))
        around = cv2.GaussianBlur(_over_channels(soft), (0, 0), CUBE_PX / 4) / 3 + 0.05
        strength = np.sqrt(xx + yy) / around
        cosine, sine = xx - yy, 2 * xy
        length = cv2.magnitude(cosine, sine) + 1e-9
        return cls(*(np.asarray(p, np.float32) for p in (strength / (strength + _FAINT), cosine / length, sine / length)))

    def cut(self, rows: slice, columns: slice) -> "Edges":
        """A rectangle of it."""
        return Edges(self.strength[rows, columns], self.cosine[rows, columns], self.sine[rows, columns])


def _over_channels(light: NDArray[Any]) -> Plane:
    return np.asarray(cv2.transform(light, np.ones((1, 3), np.float32)), np.float32)


def find_squares(edges: Edges) -> tuple[Squares, Squares]:
    """Candidates with support on all four sides, and candidates with support on at least two that meet."""
    whole, part = [], []
    for turned in _turned(edges):
        whole.append(turned.peaks(turned.all_sides(), WHOLE))
        part.append(turned.peaks(turned.two_sides(), PART))
    return _join(whole), _join(part)


@dataclass(frozen=True)
class _Turned:
    """Sides' support for squares of one angle, in a raster turned so that they lie straight."""

    angle: float
    back: NDArray[np.float64]
    shape: tuple[int, ...]
    upright: Plane
    level: Plane

    @property
    def _reach(self) -> int:
        return round(HALF)

    def _sides(self) -> tuple[Plane, Plane, Plane, Plane]:
        r = self._reach
        return (
            self.upright[r:-r, : -2 * r],
            self.upright[r:-r, 2 * r :],
            self.level[: -2 * r, r:-r],
            self.level[2 * r :, r:-r],
        )

    def all_sides(self) -> Plane:
        """Half the mean of the four sides, half the weakest."""
        left, right, top, bottom = self._sides()
        weakest = np.minimum(np.minimum(left, right), np.minimum(top, bottom))
        mean = (left + right + top + bottom) / 8
        return np.asarray(mean + weakest / 2, np.float32)

    def two_sides(self) -> Plane:
        """The mean of the stronger upright and the stronger level side."""
        left, right, top, bottom = self._sides()
        return np.asarray((np.maximum(left, right) + np.maximum(top, bottom)) / 2, np.float32)

    def peaks(self, support: Plane, least: float) -> Squares:
        """The local maxima of support, back in the raster's own pixels."""
        rows, columns = np.nonzero((support >= cv2.dilate(support, _PEAK)) & (support > least))
        points = np.column_stack([columns + self._reach, rows + self._reach, np.ones(len(rows))]) @ self.back.T
        inside = ((points > 0) & (points < [self.shape[1] - 1, self.shape[0] - 1])).all(axis=1)
        found = support[rows, columns][inside].astype(np.float64)
        places = np.asarray(points[inside], np.float64)
        return Squares(places[:, 0], places[:, 1], np.full(len(found), self.angle), found)


def _turned(edges: Edges) -> Iterator[_Turned]:
    height, width = edges.strength.shape
    for step in range(ANGLES):
        angle = np.pi / 2 * step / ANGLES
        cosine, sine = np.cos(angle), np.sin(angle)
        size = tuple(int(abs(a * cosine) + abs(b * sine)) + 2 * int(HALF) + 4 for a, b in ((width, height), (height, width)))
        turn = np.array(
            [
                [cosine, sine, size[0] / 2 - cosine * width / 2 - sine * height / 2],
                [-sine, cosine, size[1] / 2 + sine * width / 2 - cosine * height / 2],
            ]
        )
        along = edges.cosine * np.float32(np.cos(2 * angle)) + edges.sine * np.float32(np.sin(2 * angle))
        upright = _side_support(edges.strength * np.maximum(along, 0.0) ** 2, turn, size, upright=True)
        level = _side_support(edges.strength * np.maximum(-along, 0.0) ** 2, turn, size, upright=False)
        yield _Turned(float(angle), np.asarray(cv2.invertAffineTransform(turn), np.float64), (height, width), upright, level)


def _side_support(edge: Plane, turn: NDArray[np.float64], size: tuple[int, ...], *, upright: bool) -> Plane:
    """The mean edge along a side's length through each pixel, a pixel's breadth to either side forgiven."""
    turned = cv2.warpAffine(edge, turn, size, flags=cv2.INTER_LINEAR)
    length = int(2 * HALF - 3) | 1
    breadth, line = ((3, 1), (1, length)) if upright else ((1, 3), (length, 1))
    return np.asarray(cv2.blur(cv2.dilate(turned, np.ones(breadth[::-1], np.uint8)), line), np.float32)


def _join(parts: list[Squares]) -> Squares:
    return Squares(*(np.concatenate([getattr(part, name) for part in parts]) for name in ("x", "y", "angle", "support")))
