"""Parts of one size that lie about in a room: each where it belongs, as large as keeps them apart."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

from companion.screen.layout.node import NEVER, Art, Laid, LayoutPart, remembered
from companion.screen.paint.box import Box
from companion.unchanging import unchanging

Position = tuple[float, float]
SAME = 0.1
"""Parts no further apart than this share of the room stand in one column."""
NEAR = 4
"""Pixels by which parts in a line may miss each other."""


@unchanging
class Scattered:
    """Parts of one size, `at` shares of the room's width and height, no larger than `most`; `below` gives what lies under them.

    The outermost ones stand at the edges of the room. `below` is asked with the boxes of all parts.
    """

    children: tuple[LayoutPart, ...]
    at: tuple[Position, ...]
    beside: int
    gap: int
    most: tuple[int, int] = (NEVER, NEVER)
    below: Callable[[tuple[Box, ...]], Any] | None = None

    @remembered
    def narrow(self) -> int:
        """Give a width in which the widest part has its own: those in a line share it."""
        lines = [sum(abs(y - other) < SAME for _, other in self._shares()) for _, y in self._shares()]
        return max((child.narrow() for child in self.children), default=0) * min(2, max(lines, default=0))

    @remembered
    def breadth(self) -> int:
        """Take all the width there is."""
        return NEVER

    @remembered
    def least(self, wide: int) -> int:
        """Give the lowest room, in steps, in which every part finds its own; `NEVER` where none is high enough."""
        step = max(1, self.gap)
        for high in range(step, 2 * wide, step):
            across, down = self._cell(wide, high)
            if all(child.narrow() <= across and child.least(across) <= down for child in self.children):
                return high
        return NEVER

    def wants(self, wide: int, high: int) -> int:
        """Take all the height there is."""
        return max(self.least(wide), high)

    def placed(self, box: Box) -> Laid:
        """Lay each out where it belongs, on what lies below them."""
        wide, high = self._cell(box.w, box.h)
        boxes = tuple(
            Box(box.x + round(x * (box.w - wide)), box.y + round(y * (box.h - high)), wide, high) for x, y in self._shares()
        )
        parts = tuple(child.placed(each) for child, each in zip(self.children, boxes, strict=True))
        under = () if self.below is None else (Laid(Art(self.below(boxes), 0, NEVER, 0), box),)
        return Laid(self, box, (*under, *parts))

    @remembered
    def _shares(self) -> list[Position]:
        """Give each part's place with the outermost ones at 0 and 1."""
        across, down = zip(*self.at, strict=True)
        return [(_share(x, across), _share(y, down)) for x, y in self.at]

    @remembered
    def _apart(self) -> list[Position]:
        """Give how far any two are apart, across and down."""
        return [(abs(x - a), abs(y - b)) for (x, y), (a, b) in combinations(self._shares(), 2)]

    @remembered
    def _cell(self, wide: int, high: int) -> tuple[int, int]:
        """Give the size of each part."""
        down = _size(high, self.gap, min((dy for dx, dy in self._apart() if dx < SAME and dy), default=0.0))
        room = max(1, high - down)
        across = _size(wide, self.beside, min((dx for dx, dy in self._apart() if dy * room < down + NEAR and dx), default=0.0))
        return min(across, self.most[0]), min(down, self.most[1])


def _share(value: float, among: tuple[float, ...]) -> float:
    low, high = min(among), max(among)
    return (value - low) / (high - low) if high > low else 1 / 2


def _size(room: int, gap: int, nearest: float) -> int:
    """Solve for the largest part: centres lie `nearest` of what a part leaves of the room apart, and a gap between."""
    return int((nearest * room - gap) / (1 + nearest)) if nearest else room
