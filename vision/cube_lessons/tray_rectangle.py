"""The rectangle seen aslant that straight edges around given places best make up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.cube_lessons.straight_edges import SideLine, StraightEdges
from vision.geometry.scale import Points
from vision.picture import Picture

_STEEPEST = np.cos(np.radians(32.0))
"""A table is not tilted more."""
_SKEW, _MOST_SKEW, _SKEW_WEIGHT = 0.008, 0.06, 20.0
"""The cosine between its sides that a rectangle may have freely, and at most, and what more than the first weighs."""
_STRENGTH_WEIGHT, _SIZE_WEIGHT = 0.3, 0.8
"""What strong edges weigh, and by how much a smaller rectangle is the likelier one: a tray lies on a mat, not the other way."""


@dataclass(frozen=True)
class Aslant:
    """A rectangle in a picture: corners (4, 2), clockwise, and for the side after each all lines that it might also be."""

    corners: Points
    score: float
    sides: tuple[tuple[SideLine, ...], ...]


def best_rectangle(picture: Picture, places: Points, focal: float) -> Aslant | None:
    """The rectangle around all places (pixels) whose sides are most plainly seen by a camera of this focal length (pixels)."""
    edges = StraightEdges.of(picture)
    size = (picture.shape[1], picture.shape[0])
    tried = (_of_turn(edges, places, turn, size, focal) for turn in edges.turns(places))
    return max((each for each in tried if each is not None), key=lambda each: each.score, default=None)


def skew(corners: Points, size: tuple[int, int], focal: float) -> float:
    """The cosine between the sides of a rectangle with these corners (4, 2) in a picture of this size (width, height)."""
    ends = np.column_stack([corners, np.ones(4)])
    sides = [np.cross(ends[k], ends[(k + 1) % 4])[None] for k in range(4)]
    return float(_slant(sides, size, focal)[0][0])


def _of_turn(edges: StraightEdges, places: Points, turn: float, size: tuple[int, int], focal: float) -> Aslant | None:
    """The best rectangle of a tray turned by so many degrees."""
    sides = tuple(tuple(edges.lines(places, turn + 90 * quarter)) for quarter in range(4))
    if not all(sides):
        return None
    chosen = np.stack(np.meshgrid(*(range(len(side)) for side in sides), indexing="ij"), axis=-1).reshape(-1, 4)
    lines = [np.array([line.homogeneous for line in side])[chosen[:, k]] for k, side in enumerate(sides)]
    corners = np.stack([_meet(lines[k - 1], lines[k]) for k in range(4)], axis=1)
    oblique, upright = _slant(lines, size, focal)
    score = _plainness(sides, chosen, corners) - _SKEW_WEIGHT * np.maximum(oblique - _SKEW, 0)
    score[(oblique > _MOST_SKEW) | (upright < _STEEPEST)] = -np.inf
    best = int(score.argmax())
    return Aslant(corners[best], float(score[best]), sides) if np.isfinite(score[best]) else None


def _plainness(sides: Sequence[Sequence[SideLine]], chosen: NDArray[np.intp], corners: Points) -> NDArray[np.float64]:
    """How plainly each of n quadrangles is seen: its sides are edge throughout, are strong ones, and it is small."""
    covered = np.column_stack(
        [_covered(side, chosen[:, k], corners[:, k], corners[:, (k + 1) % 4]) for k, side in enumerate(sides)]
    )
    strength = np.column_stack([np.array([line.strength for line in side])[chosen[:, k]] for k, side in enumerate(sides)])
    strong = np.log(strength / strength.max(axis=0)).mean(axis=1)
    area = _area(corners)
    smallness = -np.log(area / area.min())
    return np.asarray(
        covered.sum(axis=1) + covered.min(axis=1) + _STRENGTH_WEIGHT * strong + _SIZE_WEIGHT * smallness, np.float64
    )


def _covered(side: Sequence[SideLine], chosen: NDArray[np.intp], one: Points, other: Points) -> NDArray[np.float64]:
    covered = np.zeros(len(chosen))
    for number, line in enumerate(side):
        mine = chosen == number
        covered[mine] = line.coverage(one[mine], other[mine])
    return covered


def _area(corners: Points) -> NDArray[np.float64]:
    """The areas of quadrangles (n, 4, 2), at least a pixel."""
    x, y = corners[..., 0], corners[..., 1]
    twice = (x * np.roll(y, -1, axis=1) - y * np.roll(x, -1, axis=1)).sum(axis=1)
    return np.asarray(np.maximum(np.abs(twice) / 2, 1.0), np.float64)


def _meet(one: Points, other: Points) -> Points:
    """Where lines (n, 3) meet others."""
    met = np.cross(one, other)
    return np.asarray(met[:, :2] / np.where(np.abs(met[:, 2:]) < 1e-9, 1e-9, met[:, 2:]), np.float64)  # noqa: PLR2004 - parallel


def _slant(lines: Sequence[Points], size: tuple[int, int], focal: float) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The cosines between the sides of quadrangles (four times (n, 3)), and between their planes and the picture's."""
    rays = np.array([[1 / focal, 0, -size[0] / 2 / focal], [0, 1 / focal, -size[1] / 2 / focal], [0, 0, 1]])
    ways = [np.cross(lines[k], lines[k + 2]) @ rays.T for k in (0, 1)]
    across, down = (way / np.linalg.norm(way, axis=1, keepdims=True) for way in ways)
    return np.abs((across * down).sum(axis=1)), np.abs(np.cross(across, down)[:, 2])
