"""Where things lie on a board: the lens that gives one area more room, and the ground that is nearest to each place."""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from companion.table import Spot
from companion.ui.screen.paint import Box

Point = tuple[float, float]
Edge = tuple[Point, Point, int]
"""A side of a place's ground: its ends, and the number of the place on the other side, -1 at the board's edge."""
EDGE_OF_BOARD = -1
Corner = tuple[Point, int]
"""A corner of a ground, and the number of the place beyond the side that begins there."""
KEPT = 0.08
"""The share of the board's width or height that each side beyond the lens keeps."""
LEAST = 0.5
"""The least share of the board's width, and of its height, that the lens covers."""
MARGIN = 0.06
"""How far the lens reaches beyond its places."""


class Lens(NamedTuple):
    """The part of the board that gets most of the room, as shares of it: left, top, right, bottom."""

    left: float = 0.0
    top: float = 0.0
    right: float = 1.0
    bottom: float = 1.0

    def place(self, x: float, y: float) -> Point:
        """Move a place: what lies beyond the lens keeps its order at the edges of the board."""
        return _stretch(x, self.left, self.right), _stretch(y, self.top, self.bottom)


WHOLE = Lens()


def _stretch(value: float, low: float, high: float) -> float:
    first, last = (KEPT if low > 0 else 0.0), (1 - KEPT if high < 1 else 1.0)
    if value < low:
        return value / low * first
    if value > high:
        return last + (value - high) / (1 - high) * (1 - last)
    return first + (value - low) / (high - low) * (last - first)


def lens_on(spots: Sequence[Spot]) -> Lens:
    """Return the lens on these places; it is no smaller than `LEAST`, and a side near the board's edge lies on it."""
    reach = [_reach(values) for values in ([spot.x for spot in spots], [spot.y for spot in spots])]
    (left, right), (top, bottom) = reach
    return Lens(left, top, right, bottom)


def _reach(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(values) - MARGIN, max(values) + MARGIN
    short = max(0.0, LEAST - (high - low)) / 2
    low, high = low - short, high + short
    return (low if low > MARGIN else 0.0), (high if high < 1 - MARGIN else 1.0)


@lru_cache(maxsize=64)
def find_centres(points: Sequence[Point], box: Box, lens: Lens, inset: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """Return the pixel at which each place lies, from its shares of the board; none is nearer to an edge than `inset`."""
    room = box.inset(*inset)
    moved = (lens.place(*point) for point in points)
    return tuple((room.x + round(room.w * x), room.y + round(room.h * y)) for x, y in moved)


@lru_cache(maxsize=64)
def find_grounds(centres: tuple[tuple[int, int], ...], box: Box) -> tuple[tuple[Edge, ...], ...]:
    """Return the sides of each place's ground: of all pixels in the box that are nearer to it than to any other place."""
    corners = ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))
    found = []
    for number, here in enumerate(centres):
        ground: list[Corner] = [(corner, EDGE_OF_BOARD) for corner in corners]
        for other in sorted(range(len(centres)), key=partial(_square, here, centres)):
            if other != number and centres[other] != here:
                ground = _cut(ground, here, centres[other], other)
        ends = [corner for corner, _ in (*ground[1:], *ground[:1])]
        found.append(tuple((start, end, beyond) for (start, beyond), end in zip(ground, ends, strict=True)))
    return tuple(found)


def _square(here: Point, centres: Sequence[Point], number: int) -> float:
    return (here[0] - centres[number][0]) ** 2 + (here[1] - centres[number][1]) ** 2


def _cut(ground: list[Corner], here: Point, there: Point, number: int) -> list[Corner]:
    """Keep what is nearer to `here` than to `there`, the place `number`, beyond the new side between them."""
    across, down = there[0] - here[0], there[1] - here[1]
    middle = (there[0] ** 2 + there[1] ** 2 - here[0] ** 2 - here[1] ** 2) / 2
    over = [corner[0] * across + corner[1] * down - middle for corner, _ in ground]
    kept: list[Corner] = []
    for at, (corner, beyond) in enumerate(ground):
        following, before, after = ground[(at + 1) % len(ground)][0], over[at], over[(at + 1) % len(ground)]
        if before <= 0:
            kept.append((corner, beyond))
        if (before <= 0) != (after <= 0):
            share = before / (before - after)
            cut = (corner[0] + (following[0] - corner[0]) * share, corner[1] + (following[1] - corner[1]) * share)
            kept.append((cut, number if before <= 0 else beyond))
    return kept
