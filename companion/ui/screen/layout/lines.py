"""Rows, columns, grids and lines: several parts of a layout tree side by side or below each other."""

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Literal

from companion.table import unchanging
from companion.ui.screen.layout.hold import Grow, HoldsSeveral
from companion.ui.screen.layout.node import NEVER, Art, Laid, LayoutPart, remember
from companion.ui.screen.paint import Box


def share_out(
    children: Sequence[LayoutPart], least: Sequence[int], room: int, wants: Callable[[LayoutPart, int], int]
) -> list[int]:
    """Share out a length: each part gets its least, then, in order, what it wants; `Grow` parts share what is left."""
    given = [min(each, max(0, room)) for each in least]
    spare = room - sum(given)
    for place, child in enumerate(children):
        if spare > 0 and not isinstance(child, Grow):
            more = min(spare, max(0, wants(child, given[place] + spare) - given[place]))
            given[place] += more
            spare -= more
    growing = [place for place, child in enumerate(children) if isinstance(child, Grow)]
    for number, place in enumerate(growing):
        given[place] += max(0, spare) * (number + 1) // len(growing) - max(0, spare) * number // len(growing)
    return given


@unchanging
class InLine(HoldsSeveral):
    """Base class of rows and columns, with the gap between their parts."""

    gap: int = 0

    @property
    def between(self) -> int:
        """The sum of all gaps."""
        return self.gap * max(0, len(self.children) - 1)


@unchanging
class ColumnOf(InLine):
    """Parts below each other; `upright` is where they stand if they do not fill their box."""

    upright: Literal["top", "middle", "bottom"] = "top"

    @remember
    def measure_height(self, wide: int) -> int:
        """Return the sum of the least heights and gaps, at most `NEVER`."""
        return min(NEVER, sum(child.measure_height(wide) for child in self.children) + self.between)

    @remember
    def wants(self, wide: int, high: int) -> int:
        """Return the sum of the heights that the parts take, with the gaps."""
        return sum(self._heights(wide, high)) + self.between

    def placed(self, box: Box) -> Laid:
        """Lay out all parts from top to bottom."""
        heights = self._heights(box.w, box.h)
        spare = max(0, box.h - sum(heights) - self.between)
        top = box.y + {"top": 0, "middle": spare // 2, "bottom": spare}[self.upright]
        inside = []
        for child, high in zip(self.children, heights, strict=True):
            inside.append(child.placed(Box(box.x, top, box.w, high)))
            top += high + self.gap
        return Laid(self, box, tuple(inside))

    @remember
    def _heights(self, wide: int, high: int) -> list[int]:
        least = [child.measure_height(wide) for child in self.children]
        return share_out(self.children, least, high - self.between, lambda child, most: child.wants(wide, most))


@unchanging
class RowOf(InLine):
    """Parts side by side, each as high as the row; `align` is where they stand if they do not fill their box."""

    align: Literal["left", "centre", "right"] = "left"

    @remember
    def measure_width(self) -> int:
        """Return the sum of the least widths and gaps."""
        return sum(child.measure_width() for child in self.children) + self.between

    @remember
    def breadth(self) -> int:
        """Return the sum of the usual widths and gaps."""
        return sum(child.breadth() for child in self.children) + self.between

    @remember
    def measure_height(self, wide: int) -> int:
        """Return the least height of the tallest part; `NEVER` if the row is too wide."""
        if self.measure_width() > wide:
            return NEVER
        return max(
            (child.measure_height(each) for child, each in zip(self.children, self._widths(wide, NEVER), strict=True)), default=0
        )

    @remember
    def wants(self, wide: int, high: int) -> int:
        """Return the greatest height that a part wants."""
        widths = self._widths(wide, high)
        return max((child.wants(each, high) for child, each in zip(self.children, widths, strict=True)), default=0)

    def placed(self, box: Box) -> Laid:
        """Lay out all parts from left to right."""
        widths = self._widths(box.w, box.h)
        spare = max(0, box.w - sum(widths) - self.between)
        left = box.x + {"left": 0, "centre": spare // 2, "right": spare}[self.align]
        inside = []
        for child, wide in zip(self.children, widths, strict=True):
            inside.append(child.placed(Box(left, box.y, wide, box.h)))
            left += wide + self.gap
        return Laid(self, box, tuple(inside))

    @remember
    def _widths(self, wide: int, high: int) -> list[int]:
        """Return the width of each part; a drawing takes no more than its proportions allow at this height."""

        def wanted(child: LayoutPart, _most: int) -> int:
            return min(child.breadth(), round(high * child.aspect)) if isinstance(child, Art) else child.breadth()

        return share_out(self.children, [child.measure_width() for child in self.children], wide - self.between, wanted)


@unchanging
class Grid(HoldsSeveral):
    """Parts in cells of one size, line by line in `columns` columns, no cell higher than `most`.

    `at` gives each part's cell, if that is not its place in the order.
    """

    columns: int
    gap: int = 0
    beside: int = 0
    most: int = NEVER
    at: tuple[int, ...] = ()

    @property
    def rows(self) -> int:
        """The number of lines."""
        return -(-(max(self.at, default=-1) + 1 or len(self.children)) // self.columns)

    def measure_cell(self, wide: int) -> int:
        """Return the width of a cell, rounded down."""
        return (wide - self.beside * (self.columns - 1)) // self.columns

    @remember
    def measure_width(self) -> int:
        """Return the least width of all columns together, each as wide as the widest child needs."""
        return super().measure_width() * self.columns + self.beside * (self.columns - 1)

    @remember
    def breadth(self) -> int:
        """Return the usual width of all columns together, each as wide as the widest child."""
        return super().breadth() * self.columns + self.beside * (self.columns - 1)

    @remember
    def measure_height(self, wide: int) -> int:
        """Return the least height of all lines together, each as high as the tallest child needs; `NEVER` above `most`."""
        highest = max((child.measure_height(self.measure_cell(wide)) for child in self.children), default=0)
        return NEVER if highest > self.most else self._measure_high(highest)

    @remember
    def wants(self, wide: int, high: int) -> int:
        """Return the height with cells as high as they may be, at most `high`."""
        return max(self.measure_height(wide), min(high, self._measure_high(self.most)))

    def placed(self, box: Box) -> Laid:
        """Lay out each part in its cell."""
        if not self.children:
            return Laid(self, box)
        area = box.top_part(min(box.h, self._measure_high(self.most)))
        cells = [cell for line in area.rows(self.rows, self.gap) for cell in line.columns(self.columns, self.beside)]
        at = self.at or range(len(self.children))
        return Laid(self, box, tuple(child.placed(cells[place]) for child, place in zip(self.children, at, strict=True)))

    def _measure_high(self, cell: int) -> int:
        return cell * self.rows + self.gap * max(0, self.rows - 1)


@unchanging
class Lines:
    """Parts in lines `high` pixels high: `counts` is the number of parts in each line, which share it by what they need.

    `at` gives each part's place, counted line by line, if that is not its place in the order.
    """

    children: tuple[LayoutPart, ...]
    counts: tuple[int, ...]
    gap: int
    beside: int
    high: int
    at: tuple[int, ...] = ()

    @remember
    def lines(self) -> tuple[RowOf, ...]:
        """Return each line as a row."""
        at = self.at or range(len(self.children))
        ordered = [Grow(child) for _, child in sorted(zip(at, self.children, strict=True), key=lambda pair: pair[0])]
        ends = accumulate(self.counts)
        return tuple(RowOf(tuple(ordered[end - count : end]), self.beside) for end, count in zip(ends, self.counts, strict=True))

    @remember
    def measure_width(self) -> int:
        """Return the greatest of the lines' least widths."""
        return max(line.measure_width() for line in self.lines())

    @remember
    def breadth(self) -> int:
        """Return the greatest of the lines' usual widths."""
        return max(line.breadth() for line in self.lines())

    @remember
    def measure_height(self, wide: int) -> int:
        """Return the height of all lines; `NEVER` if one needs more than `high`."""
        if max(line.measure_height(wide) for line in self.lines()) > self.high:
            return NEVER
        return self.high * len(self.counts) + self.gap * (len(self.counts) - 1)

    def wants(self, wide: int, high: int) -> int:  # noqa: ARG002 - it takes no more
        """Return the height of all lines."""
        return self.measure_height(wide)

    def placed(self, box: Box) -> Laid:
        """Lay out each part in its place."""
        tops = range(box.y, box.y + self.high * len(self.counts) + self.gap * len(self.counts), self.high + self.gap)
        rows = (line.placed(Box(box.x, top, box.w, self.high)) for line, top in zip(self.lines(), tops, strict=False))
        cells = [each for row in rows for each in row.inside]
        at = self.at or range(len(self.children))
        return Laid(self, box, tuple(cells[place] for place in at))
