"""Squares of one size at any angle and place: where edges support the outline of a cube's top."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.cube_shape import HALF, square_corners
from vision.geometry.scale import Points
from vision.geometry.tray import CUBE_PX
from vision.light import Linear, Plane
from vision.reading import Place

ANGLES = 12
"""Turns of a square that are tried, evenly within a quarter turn."""
WHOLE = 0.30
"""Mean edge strength (0-1) along all four sides from which a square counts as whole."""

_FAINT = 0.04
_REACH = round(HALF)
_PEAK = np.ones((5, 5), np.uint8)
_UNIT = np.stack(np.meshgrid(np.linspace(-0.8, 0.8, 7), np.linspace(-0.8, 0.8, 7)), axis=-1).reshape(-1, 2)
_ALONG = np.linspace(-0.8, 0.8, 9)
_SIDES = np.concatenate(
    [
        np.column_stack(side)
        for side in ((-1 + 0 * _ALONG, _ALONG), (1 + 0 * _ALONG, _ALONG), (_ALONG, -1 + 0 * _ALONG), (_ALONG, 1 + 0 * _ALONG))
    ]
)
_OUTSIDE = 1.33
_STEPS = np.stack(
    np.meshgrid(np.linspace(-1.6, 1.6, 5), np.linspace(-1.6, 1.6, 5), np.radians([-5.0, -2.5, 0.0, 2.5, 5.0])), axis=-1
).reshape(-1, 3)

Levels = NDArray[np.uint8]
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

    @classmethod
    def none(cls) -> "Squares":
        """No candidates."""
        return cls(*(np.empty(0) for _ in range(4)))

    @classmethod
    def joined(cls, parts: list["Squares"]) -> "Squares":
        """All candidates of several."""
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in ("x", "y", "angle", "support")))

    def moved(self, right: float, down: float) -> "Squares":
        """The same, in a raster whose origin lies this much further left and up."""
        return Squares(self.x + right, self.y + down, self.angle, self.support)

    def chosen(self, which: NDArray[np.intp] | NDArray[np.bool_]) -> "Squares":
        """Some of the candidates."""
        return Squares(self.x[which], self.y[which], self.angle[which], self.support[which])

    def pixels(self, places: Points, shape: tuple[int, ...]) -> Grid:
        """Rows and columns (n, m) of m places in every square, (1, 1) its corner; kept within the shape."""
        across, down = np.cos(self.angle)[:, None] * HALF, np.sin(self.angle)[:, None] * HALF
        columns = self.x[:, None] + places[:, 0] * across - places[:, 1] * down
        rows = self.y[:, None] + places[:, 0] * down + places[:, 1] * across
        return (
            np.round(rows).astype(np.intp).clip(0, shape[0] - 1),
            np.round(columns).astype(np.intp).clip(0, shape[1] - 1),
        )

    def grid(self, shape: tuple[int, ...]) -> Grid:
        """Rows and columns (n, 49) of pixels spread evenly over each square."""
        return self.pixels(_UNIT, shape)

    def around(self, shape: tuple[int, ...]) -> Grid:
        """Rows and columns (n, 36) of pixels a little outside each square."""
        return self.pixels(_SIDES * _OUTSIDE, shape)

    def middle(self, number: int) -> Place:
        """The middle of one square."""
        return (float(self.x[number]), float(self.y[number]))

    def corners(self, number: int) -> Points:
        """The corners (4, 2) of one square."""
        return square_corners(self.middle(number), float(self.angle[number]))


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

    def within(self, rows: slice, columns: slice, shape: tuple[int, ...]) -> "Edges":
        """The same as a rectangle of a larger raster that has no edges elsewhere."""
        planes = [np.zeros(shape, np.float32) for _ in range(3)]
        for plane, part in zip(planes, (self.strength, self.cosine, self.sine), strict=True):
            plane[rows, columns] = part
        return Edges(*planes)

    def cut(self, rows: slice, columns: slice) -> "Edges":
        """A rectangle of it."""
        return Edges(self.strength[rows, columns], self.cosine[rows, columns], self.sine[rows, columns])


def _over_channels(light: NDArray[Any]) -> Plane:
    return np.asarray(cv2.transform(light, np.ones((1, 3), np.float32)), np.float32)


def find_squares(edges: Edges) -> Squares:
    """Candidates with support on all four sides."""
    return Squares.joined([turned.peaks(turned.all_sides(), WHOLE) for turned in _turned(edges)])


def settled(edges: Edges, squares: Squares) -> Squares:
    """The squares moved and turned a little to where the edges under their four sides are strongest."""
    x, y, angle = (getattr(squares, name)[:, None] for name in ("x", "y", "angle"))
    moved = Squares(np.ravel(x + _STEPS[:, 0]), np.ravel(y + _STEPS[:, 1]), np.ravel(angle + _STEPS[:, 2]), np.empty(0))
    rows, columns = moved.pixels(_SIDES, edges.strength.shape)
    across = np.cos(2 * moved.angle)[:, None] * edges.cosine[rows, columns]
    across += np.sin(2 * moved.angle)[:, None] * edges.sine[rows, columns]
    across[:, len(_SIDES) // 2 :] *= -1
    under = edges.strength[rows, columns] * np.maximum(across, 0.0) ** 2
    sides = under.reshape(len(moved), 4, -1).mean(axis=2)
    support = (sides.mean(axis=1) / 2 + sides.min(axis=1) / 2).reshape(len(squares), len(_STEPS))
    best = np.arange(len(squares)) * len(_STEPS) + support.argmax(axis=1)
    return Squares(moved.x[best], moved.y[best], moved.angle[best], squares.support)


@dataclass(frozen=True)
class _Turned:
    """Sides' support (0-255) for squares of one angle, in a raster turned so that they lie straight."""

    angle: float
    back: NDArray[np.float64]
    shape: tuple[int, ...]
    upright: Levels
    level: Levels

    def all_sides(self) -> Plane:
        """Half the mean of the four sides, half the weakest, 0-1."""
        r = _REACH
        left, right = self.upright[r:-r, : -2 * r], self.upright[r:-r, 2 * r :]
        top, bottom = self.level[: -2 * r, r:-r], self.level[2 * r :, r:-r]
        weakest = np.minimum(np.minimum(left, right), np.minimum(top, bottom))
        across, down = (cv2.addWeighted(a, 0.5, b, 0.5, 0.0) for a, b in ((left, right), (top, bottom)))
        mean = cv2.addWeighted(across, 0.25 / 255, down, 0.25 / 255, 0.0, dtype=cv2.CV_32F)
        return np.asarray(cv2.addWeighted(mean, 1.0, weakest, 0.5 / 255, 0.0, dtype=cv2.CV_32F), np.float32)

    def peaks(self, support: Plane, least: float) -> Squares:
        """The local maxima of support, back in the raster's own pixels."""
        strong = np.flatnonzero(support > least)
        strong = strong[np.ravel(support)[strong] >= np.ravel(cv2.dilate(support, _PEAK))[strong]]
        rows, columns = np.divmod(strong, support.shape[1])
        points = np.column_stack([columns + _REACH, rows + _REACH, np.ones(len(rows))]) @ self.back.T
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
        along = cv2.addWeighted(edges.cosine, float(np.cos(2 * angle)), edges.sine, float(np.sin(2 * angle)), 0.0)
        squared = along * np.abs(along) * edges.strength * np.float32(255)
        both = cv2.merge([np.maximum(squared, 0).astype(np.uint8), np.maximum(-squared, 0).astype(np.uint8)])
        upright, level = (
            np.asarray(side, np.uint8) for side in cv2.split(cv2.warpAffine(both, turn, size, flags=cv2.INTER_NEAREST))
        )
        back = np.asarray(cv2.invertAffineTransform(turn), np.float64)
        yield _Turned(float(angle), back, (height, width), _side_support(upright, (3, 1)), _side_support(level, (1, 3)))


def _side_support(edge: Levels, breadth: tuple[int, int]) -> Levels:
    """The mean edge along a side's length through each pixel, a pixel's breadth to either side forgiven."""
    length = int(2 * HALF - 3) | 1
    line = (1, length) if breadth[0] > breadth[1] else (length, 1)
    return np.asarray(cv2.blur(cv2.dilate(edge, np.ones(breadth[::-1], np.uint8)), line), np.uint8)
