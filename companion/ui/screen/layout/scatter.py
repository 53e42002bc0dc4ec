"""Parts of one size at given places in a room, as large as possible without touching."""

from itertools import combinations

from companion.table import unchanging
from companion.ui.screen.layout.node import NEVER, Laid, LayoutPart, remember
from companion.ui.screen.paint import Box

Position = tuple[float, float]
SAME = 0.1
"""Parts no further apart than this share of the room count as in one line or column."""
NEAR = 4
"""Parts count as side by side unless their vertical distance exceeds a part's height by this many pixels."""


@unchanging
class Scattered:
    """Parts of one size, no larger than `most`, placed `at` shares of the room's width and height.

    The outermost parts touch the room's edges.
    """

    children: tuple[LayoutPart, ...]
    at: tuple[Position, ...]
    beside: int
    gap: int
    most: tuple[int, int] = (NEVER, NEVER)

    @remember
    def measure_width(self) -> int:
        """Return the least width of the widest part, doubled if a line has several parts."""
        lines = [sum(abs(y - other) < SAME for _, other in self._shares()) for _, y in self._shares()]
        return max((child.measure_width() for child in self.children), default=0) * min(2, max(lines, default=0))

    @remember
    def breadth(self) -> int:
        """Return `NEVER`: the parts take all the width there is."""
        return NEVER

    @remember
    def measure_height(self, wide: int) -> int:
        """Return the least height, in steps of the gap, at which every part fits; `NEVER` if none up to twice the width does."""
        step = max(1, self.gap)
        for high in range(step, 2 * wide, step):
            across, down = self._cell(wide, high)
            if all(child.measure_width() <= across and child.measure_height(across) <= down for child in self.children):
                return high
        return NEVER

    def wants(self, wide: int, high: int) -> int:
        """Return all the height there is."""
        return max(self.measure_height(wide), high)

    def placed(self, box: Box) -> Laid:
        """Lay out each part at its place."""
        wide, high = self._cell(box.w, box.h)
        boxes = tuple(
            Box(box.x + round(x * (box.w - wide)), box.y + round(y * (box.h - high)), wide, high) for x, y in self._shares()
        )
        parts = tuple(child.placed(each) for child, each in zip(self.children, boxes, strict=True))
        return Laid(self, box, parts)

    @remember
    def _shares(self) -> list[Position]:
        """Return each part's place, rescaled so that the outermost ones are at 0 and 1."""
        across, down = zip(*self.at, strict=True)
        return [(_share(x, across), _share(y, down)) for x, y in self.at]

    @remember
    def _apart(self) -> list[Position]:
        return [(abs(x - a), abs(y - b)) for (x, y), (a, b) in combinations(self._shares(), 2)]

    @remember
    def _cell(self, wide: int, high: int) -> tuple[int, int]:
        down = _size(high, self.gap, min((dy for dx, dy in self._apart() if dx < SAME and dy), default=0.0))
        room = max(1, high - down)
        across = _size(wide, self.beside, min((dx for dx, dy in self._apart() if dy * room < down + NEAR and dx), default=0.0))
        return min(across, self.most[0]), min(down, self.most[1])


def _share(value: float, among: tuple[float, ...]) -> float:
    low, high = min(among), max(among)
    return (value - low) / (high - low) if high > low else 1 / 2


def _size(room: int, gap: int, nearest: float) -> int:
    """Return the largest size with a gap between neighbours; these are `nearest` of the room, less one part, apart."""
    return int((nearest * room - gap) / (1 + nearest)) if nearest else room
