"""Things that are no cubes, drawn into a tray: a pawn, a die, a coin, a fingertip with its nail. Lengths are millimetres."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
Paint = tuple[float, float, float]

KINDS = ("pawn", "die", "coin", "finger")
METALS: tuple[Paint, ...] = ((0.55, 0.40, 0.14), (0.52, 0.50, 0.47), (0.45, 0.20, 0.10))
SKINS: tuple[Paint, ...] = ((0.52, 0.29, 0.20), (0.34, 0.17, 0.10), (0.13, 0.06, 0.04))
IVORY, PIPS = (0.72, 0.68, 0.58), (0.03, 0.03, 0.03)
_COIN_MM, _COIN_HIGH = 10.5, 2.0
_DIE_MM = 14.0
_FINGER_MM, _FINGER_HIGH, _NAIL = 7.5, 14.0, 1.25
_PAWN = ((7.0, 2.0), (5.5, 6.0), (3.5, 12.0), (3.2, 16.0), (5.0, 19.0), (4.6, 21.5), (3.0, 23.5))
"""Radius and height of the rings of a pawn, from below."""


@dataclass(frozen=True)
class Slab:
    """A flat polygon (n, 3) of one paint; `facing` (0-1) is how far it faces up, `gloss` how much of the lamps it mirrors."""

    points: Points
    paint: Paint
    facing: float = 1.0
    gloss: float = 0.0


@dataclass(frozen=True)
class Thing:
    """A thing in the world: what it is, where, turned by how many degrees, in which paint (linear, red-green-blue)."""

    kind: str
    place: tuple[float, float]
    turn: float
    paint: Paint

    def slabs(self) -> tuple[Slab, ...]:
        """Its visible polygons from below to above."""
        return tuple(_SHAPES[self.kind](self))

    def hull(self) -> Points:
        """The points (n, 3) whose hull throws its shadow."""
        return np.vstack([slab.points for slab in self.slabs()])


def _ring(thing: Thing, radius: float, height: float, stretched: float = 1.0, ahead: float = 0.0) -> Points:
    """An ellipse at a height, longer by `stretched` along the thing's direction and moved `ahead` in it."""
    angle = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    flat = np.column_stack([radius * stretched * np.cos(angle) + ahead, radius * np.sin(angle)])
    return _laid(thing, flat, height)


def _laid(thing: Thing, flat: Points, height: float) -> Points:
    cos, sin = np.cos(np.radians(thing.turn)), np.sin(np.radians(thing.turn))
    turned = flat @ np.array([[cos, sin], [-sin, cos]])
    return np.column_stack([turned + thing.place, np.full(len(flat), height)])


def _pawn(thing: Thing) -> Iterator[Slab]:
    for number, (radius, height) in enumerate(_PAWN):
        top = number == len(_PAWN) - 1
        yield Slab(_ring(thing, radius, height), thing.paint, 1.0 if top else 0.55 + 0.05 * number, 0.25 * top)


def _coin(thing: Thing) -> Iterator[Slab]:
    yield Slab(_ring(thing, _COIN_MM, 0.0), thing.paint, 0.4)
    for share, facing in ((1.0, 1.0), (0.9, 0.8), (0.86, 0.95), (0.4, 0.75), (0.33, 1.0)):
        yield Slab(_ring(thing, share * _COIN_MM, _COIN_HIGH), thing.paint, facing, 0.06)


def _die(thing: Thing) -> Iterator[Slab]:
    half = _DIE_MM / 2
    square = np.array([[-half, -half], [half, -half], [half, half], [-half, half]])
    foot, head = _laid(thing, square, 0.0), _laid(thing, square, _DIE_MM)
    for side in range(4):
        following = (side + 1) % 4
        yield Slab(np.array([foot[side], foot[following], head[following], head[side]]), thing.paint, 0.45)
    yield Slab(head, thing.paint)
    for x, y in ((-0.5, -0.5), (-0.5, 0.5), (0.0, 0.0), (0.5, -0.5), (0.5, 0.5)):
        angle = np.linspace(0, 2 * np.pi, 14, endpoint=False)
        yield Slab(_laid(thing, half * np.array([x, y]) + 1.4 * np.column_stack([np.cos(angle), np.sin(angle)]), _DIE_MM), PIPS)


def _finger(thing: Thing) -> Iterator[Slab]:
    for share, facing in ((1.0, 0.5), (0.8, 0.8), (0.55, 1.0)):
        tip = _ring(thing, share * _FINGER_MM, _FINGER_HIGH)
        far = _ring(thing, share * _FINGER_MM, 6 * _FINGER_HIGH, ahead=-400.0)
        flat = np.vstack([tip, far])
        hull = cv2.convexHull(flat[:, :2].astype(np.float32), returnPoints=False).ravel()
        yield Slab(flat[hull], thing.paint, facing)
    nail: Paint = tuple(min(part * _NAIL + 0.06, 0.9) for part in thing.paint)  # type: ignore[assignment]
    yield Slab(_ring(thing, 0.5 * _FINGER_MM, _FINGER_HIGH + 0.5, 1.3, -1.0), nail, 1.0, 0.35)


_SHAPES = {"pawn": _pawn, "die": _die, "coin": _coin, "finger": _finger}
