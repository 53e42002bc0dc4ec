"""Straight edges of a picture, joined to the lines that may be sides of a tray around given places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.scale import Points
from vision.picture import Picture

Segments = NDArray[np.float64]
"""Straight edges (n, 4): x, y of one end, then of the other."""

_SHORTEST = 12.0
"""Shorter segments (pixels) say nothing of a side."""
_MOST_SEGMENTS, _MOST_LINES = 80, 10
"""So many of the strongest segments and lines of each side are looked at."""
_OBLIQUE = np.cos(np.radians(25.0))
"""How a side may be turned from the way the tray lies."""
_SAME_TURN, _SAME_PLACE = np.sin(np.radians(1.5)), 1.5
"""A segment turned and off by no more (pixels) lies on a line."""
_CLEAR = 4.0
"""So many pixels beyond the places a side begins."""
_FAR, _LEAST_REACH = 1.6, 40.0
"""Beyond so many times the places' reach, lengthened by so many pixels, edges count little."""
_SMOOTH = ((-2, 1), (-1, 2), (0, 3), (1, 2), (2, 1))
"""How votes for a turn spread to the degrees beside it."""
_OTHER_TURN = 15
"""Turns that differ by no more degrees are one."""
_APART = 500.0
"""Pixels between points of a line."""
_STEP, _ORIGIN = 2.0, 2000.0
"""Pixels in which a line's edge is counted, and pixels along it that come before the picture's corner at most."""


@dataclass(frozen=True)
class SideLine:
    """A line a·x + b·y = c with a unit normal (a, b) that points away from the tray, and what of it is edge.

    summed counts up along the line how many steps are edge.
    """

    normal: Points
    offset: float
    strength: float
    summed: NDArray[np.int64]

    @classmethod
    def through(cls, ends: Points, strength: NDArray[np.float64], outwards: Points) -> Self:
        """The line nearest to segments (n, 2, 2) of these strengths (n)."""
        points, weights = ends.reshape(-1, 2), np.repeat(strength, 2)
        middle = np.average(points, axis=0, weights=weights)
        normal = np.linalg.svd((points - middle) * np.sqrt(weights)[:, None])[2][1]
        normal = normal * np.sign(normal @ outwards)
        steps = np.sort((ends @ _along(normal) + _ORIGIN) / _STEP, axis=1).astype(int)
        edge = np.zeros(round(2 * _ORIGIN / _STEP), np.int64)
        for first, last in steps:
            edge[max(first, 0) : last + 1] = 1
        return cls(normal, float(normal @ middle), float(strength.sum()), np.append(0, np.cumsum(edge)))

    @property
    def homogeneous(self) -> Points:
        """(a, b, -c)."""
        return np.append(self.normal, -self.offset)

    @property
    def points(self) -> Points:
        """Two points (2, 2) of it, well apart."""
        return np.asarray(self.normal * self.offset + _along(self.normal) * np.array([[-_APART], [_APART]]), np.float64)

    def coverage(self, one: Points, other: Points) -> NDArray[np.float64]:
        """How much (n; 0-1) of the way from points (n, 2) to others on the line is edge."""
        first, last = (
            np.clip((ends @ _along(self.normal) + _ORIGIN) / _STEP, 0, len(self.summed) - 1).astype(int) for ends in (one, other)
        )
        return np.asarray(np.abs(self.summed[last] - self.summed[first]) / np.maximum(np.abs(last - first), 1), np.float64)


def _along(normal: Points) -> Points:
    return np.array([-normal[1], normal[0]])


@dataclass(frozen=True)
class StraightEdges:
    """Segments, and how strongly each stands out: the root of the steepest channel's contrast times its length."""

    segments: Segments
    strength: NDArray[np.float64]

    @classmethod
    def of(cls, picture: Picture) -> Self:
        """The straight edges of a picture, fine ones and, past a rough surface, coarse ones."""
        half = cv2.resize(picture, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
        found = np.concatenate([_segments(picture), 2 * _segments(half) + 0.5])
        return cls(found, _contrast(picture, found) * _lengths(found))

    def turns(self, places: Points) -> tuple[float, ...]:
        """The two likeliest turns (degrees, 0-90) of a tray around places, the likelier first."""
        ways = self.segments[:, 2:] - self.segments[:, :2]
        turn = np.degrees(np.arctan2(ways[:, 1], ways[:, 0])).astype(int) % 90
        each = np.bincount(turn, self._near(places) * np.sqrt(_lengths(self.segments)), 90)
        votes = np.sum([weight * np.roll(each, shift) for shift, weight in _SMOOTH], axis=0)
        first = int(votes.argmax())
        votes[(np.arange(first - _OTHER_TURN, first + _OTHER_TURN + 1)) % 90] = 0.0
        return (first + 0.5, int(votes.argmax()) + 0.5)

    def lines(self, places: Points, turn: float) -> list[SideLine]:
        """The strongest lines beyond all places in this direction (degrees), the strongest first."""
        normals = self._normals(places.mean(axis=0))
        clear = (normals * self.segments[:, :2]).sum(axis=1) > (normals @ places.T).max(axis=1) + _CLEAR
        facing = normals @ [np.cos(np.radians(turn)), np.sin(np.radians(turn))] > _OBLIQUE
        near = self._near(places)
        mine = np.flatnonzero(clear & facing)
        mine = mine[np.argsort(-near[mine])][:_MOST_SEGMENTS]
        groups = _joined(self.segments[mine].reshape(-1, 2, 2), mine)
        lines = [SideLine.through(self.segments[group].reshape(-1, 2, 2), near[group], normals[group[0]]) for group in groups]
        return sorted(lines, key=lambda line: -line.strength)[:_MOST_LINES]

    def _normals(self, middle: Points) -> Points:
        """Unit normals (n, 2) of the segments, away from a point."""
        ways = self.segments[:, 2:] - self.segments[:, :2]
        normals = np.column_stack([ways[:, 1], -ways[:, 0]]) / _lengths(self.segments)[:, None]
        return np.asarray(normals * np.sign((normals * (self.segments[:, :2] - middle)).sum(axis=1))[:, None], np.float64)

    def _near(self, places: Points) -> NDArray[np.float64]:
        """How strongly each segment stands out, less the farther it lies from the places."""
        middle = places.mean(axis=0)
        reach = _FAR * (np.hypot(*(places - middle).T).max() + _LEAST_REACH)
        away = np.hypot(*(self.segments.reshape(-1, 2, 2).mean(axis=1) - middle).T)
        return np.asarray(self.strength / (1 + (away / reach) ** 4), np.float64)


def _joined(ends: Points, numbers: NDArray[np.intp]) -> list[list[int]]:
    """The numbers of segments (n, 2, 2; the strongest first) that lie on one line."""
    leading: list[tuple[Points, float, list[int]]] = []
    for (one, other), number in zip(ends, numbers, strict=True):
        way = (other - one) / np.linalg.norm(other - one)
        for normal, offset, group in leading:
            off = max(abs(float(normal @ one) - offset), abs(float(normal @ other) - offset))
            if off < _SAME_PLACE and abs(float(way @ normal)) < _SAME_TURN:
                group.append(int(number))
                break
        else:
            normal = np.array([way[1], -way[0]])
            leading.append((normal, float(normal @ one), [int(number)]))
    return [group for _, _, group in leading]


def _segments(picture: Picture) -> Segments:
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    found: cv2.typing.MatLike | None = cv2.createLineSegmentDetector(cv2.LSD_REFINE_STD).detect(grey)[0]
    each = np.zeros((0, 4)) if found is None else np.asarray(found, np.float64).reshape(-1, 4)
    return each[_lengths(each) >= _SHORTEST]


def _lengths(segments: Segments) -> NDArray[np.float64]:
    return np.hypot(segments[:, 2] - segments[:, 0], segments[:, 3] - segments[:, 1])


def _contrast(picture: Picture, segments: Segments) -> NDArray[np.float64]:
    """The root of how steep (levels to the pixel) the steepest channel is, in the middle of 15 places along each segment."""
    soft = cv2.GaussianBlur(picture, (0, 0), 1.2).astype(np.float32)
    across, down = (np.abs(cv2.Sobel(soft, cv2.CV_32F, *way)).max(axis=2) for way in ((1, 0), (0, 1)))
    steps = np.linspace(0.05, 0.95, 15)[:, None]
    along = segments[:, None, :2] * (1 - steps) + segments[:, None, 2:] * steps
    x, y = np.clip(np.rint(along).astype(int), 0, [picture.shape[1] - 1, picture.shape[0] - 1]).transpose(2, 0, 1)
    return np.asarray(np.sqrt(np.median(np.hypot(across, down)[y, x], axis=1)), np.float64)
