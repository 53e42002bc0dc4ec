"""Parts of a layout tree that hold others: one part, pages, or the first of several that fits."""

from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Any, NamedTuple

from companion.table import unchanging
from companion.ui.screen.layout.node import NEVER, Laid, LayoutPart, remember
from companion.ui.screen.paint import Box


class Pads(NamedTuple):
    """Pixels kept free on each side."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


def pad_by(across: int, down: int) -> Pads:
    """Return pads of `across` at the left and right, and of `down` above and below."""
    return Pads(across, down, across, down)


@unchanging
class HoldsOne:
    """Base class of parts that hold one other part and measure as that part does."""

    child: LayoutPart

    def measure_width(self) -> int:
        """Return the child's least width."""
        return self.child.measure_width()

    def breadth(self) -> int:
        """Return the child's usual width."""
        return self.child.breadth()

    def measure_height(self, wide: int) -> int:
        """Return the child's least height."""
        return self.child.measure_height(wide)

    def wants(self, wide: int, high: int) -> int:
        """Return the child's wanted height."""
        return self.child.wants(wide, high)

    def placed(self, box: Box) -> Laid:
        """Lay out the child in the box."""
        return self.child.placed(box)


class Grow(HoldsOne):
    """A part that takes all the room that its row or column has left."""


@unchanging
class Pad(HoldsOne):
    """A part with room around it; `what` is drawn behind it (None: nothing)."""

    pads: Pads
    what: Any = None

    @remember
    def measure_width(self) -> int:
        """Return the child's least width plus the pads."""
        return self.child.measure_width() + self.pads.left + self.pads.right

    @remember
    def breadth(self) -> int:
        """Return the child's usual width plus the pads."""
        return self.child.breadth() + self.pads.left + self.pads.right

    @remember
    def measure_height(self, wide: int) -> int:
        """Return the child's least height in the width inside the pads, plus the pads."""
        return self.child.measure_height(wide - self.pads.left - self.pads.right) + self.pads.top + self.pads.bottom

    @remember
    def wants(self, wide: int, high: int) -> int:
        """Return the child's wanted height inside the pads, plus the pads."""
        kept = self.pads.top + self.pads.bottom
        return self.child.wants(wide - self.pads.left - self.pads.right, high - kept) + kept

    def placed(self, box: Box) -> Laid:
        """Lay out the child inside the pads."""
        return Laid(self, box, (self.child.placed(box.trim(*self.pads)),))


@unchanging
class Sized(HoldsOne):
    """A part at least `wide` and `high` pixels large, and no larger than `most_wide` and `most_high`."""

    wide: int = 0
    high: int = 0
    most_wide: int = NEVER
    most_high: int = NEVER

    @remember
    def measure_width(self) -> int:
        """Return the least width; `NEVER` if the child needs more than it may have."""
        return NEVER if self.child.measure_width() > self.most_wide else max(self.wide, self.child.measure_width())

    @remember
    def breadth(self) -> int:
        """Return the child's usual width within the bounds."""
        return min(self.most_wide, max(self.wide, self.child.breadth()))

    @remember
    def measure_height(self, wide: int) -> int:
        """Return the least height; `NEVER` if the child needs more than it may have."""
        least = self.child.measure_height(min(wide, self.most_wide))
        return NEVER if least > self.most_high else max(self.high, least)

    @remember
    def wants(self, wide: int, high: int) -> int:
        """Return the child's wanted height within the bounds."""
        return max(self.high, self.child.wants(min(wide, self.most_wide), min(high, self.most_high)))

    def placed(self, box: Box) -> Laid:
        """Lay out the child, no larger than it may be, at the left and vertically centred."""
        high = min(box.h, self.most_high)
        inner = Box(box.x, box.y + (box.h - high) // 2, min(box.w, self.most_wide), high)
        return Laid(self, box, (self.child.placed(inner),))


@unchanging
class Afterwards(Pad):
    """A part that is drawn after all others, so that the focus comes to it last, wherever it stands."""

    pads: Pads = Pads()


@unchanging
class HoldsSeveral:
    """Base class of parts that hold several others and are as wide as the widest."""

    children: tuple[LayoutPart, ...]

    @remember
    def measure_width(self) -> int:
        """Return the greatest of the children's least widths."""
        return max((child.measure_width() for child in self.children), default=0)

    @remember
    def breadth(self) -> int:
        """Return the greatest of the children's usual widths."""
        return max((child.breadth() for child in self.children), default=0)


@unchanging
class OneOf:
    """The first of several descriptions that fits, or the last if none does.

    When choosing, a description is measured only if none before it fits; one that is a function is called only then.
    """

    choices: tuple[LayoutPart | Callable[[], LayoutPart], ...]

    @remember
    def measure_width(self) -> int:
        """Return the smallest of the choices' least widths."""
        return min(choice.measure_width() for choice in self._list_all())

    @remember
    def breadth(self) -> int:
        """Return the usual width of the first choice."""
        return self.choice(0).breadth()

    @remember
    def measure_height(self, wide: int) -> int:
        """Return the smallest of the choices' least heights."""
        return min(choice.measure_height(wide) for choice in self._list_all())

    @remember
    def wants(self, wide: int, high: int) -> int:
        """Return the wanted height of the first choice that fits."""
        return self.chosen(wide, high).wants(wide, high)

    @remember
    def choice(self, place: int) -> LayoutPart:
        """Return a choice by its place; if it is a function, call it now."""
        found = self.choices[place]
        return found() if callable(found) else found

    @remember
    def chosen(self, wide: int, high: int) -> LayoutPart:
        """Return the first choice that fits, or the last if none does."""
        for each in self._list_all():
            if fits(each, Box(0, 0, wide, high)):
                return each
        return each

    def placed(self, box: Box) -> Laid:
        """Lay out the chosen description."""
        return self.chosen(box.w, box.h).placed(box)

    def _list_all(self) -> Iterator[LayoutPart]:
        return map(self.choice, range(len(self.choices)))


def fits(node: LayoutPart, box: Box) -> bool:
    """Tell whether a description fits in a box without anything cut; no choice after the first that fits is measured."""
    if isinstance(node, OneOf):
        node = node.chosen(box.w, box.h)
    return node.measure_width() <= box.w and node.measure_height(box.w) <= box.h


@unchanging
class Pages(HoldsSeveral):
    """Parts below each other, on several pages if they do not all fit; `turner` describes the way to the next page.

    The page on show is that of the part `at` or, if that is None, the number `page` (0 is the first; too large a number is the
    last). `turner` is called with the number of the page and the number of pages.
    """

    gap: int
    page: int
    turner: Callable[[int, int], LayoutPart]
    at: int | None = None

    @remember
    def measure_height(self, wide: int) -> int:
        """Return the least height of the tallest part, with the way on if there are several parts."""
        heights = [part.measure_height(wide) for part in self.children]
        alone = max(heights, default=0)
        if len(heights) < 2:  # noqa: PLR2004
            return alone
        return min(self._measure_high(heights), alone + self.gap + self.turner(0, 9).measure_height(wide))

    @remember
    def wants(self, wide: int, high: int) -> int:
        """Return the height that all parts want, at most `high`."""
        return min(high, max(self.measure_height(wide), self._measure_high([part.wants(wide, high) for part in self.children])))

    def placed(self, box: Box) -> Laid:
        """Lay out the parts of the page on show, and the way on."""
        heights = [part.measure_height(box.w) for part in self.children]
        pages = self._cut(heights, box.h) if self._measure_high(heights) > box.h else [list(self.children)]
        if len(pages) > 1:
            room = box.h - self.gap - self.turner(0, 9).measure_height(box.w)
            pages = self._cut(heights, room)
        number = max(0, min(self.page, len(pages) - 1))
        if self.at is not None:
            ends = accumulate(map(len, pages))
            number = next(place for place, end in enumerate(ends) if self.at < end)
        shown = pages[number] if pages else []
        if len(pages) > 1:
            shown = [*shown, self.turner(number, len(pages))]
        inside, top = [], box.y
        spare = box.h - self._measure_high([part.measure_height(box.w) for part in shown])
        for part in shown:
            least = part.measure_height(box.w)
            high = min(part.wants(box.w, least + max(0, spare)), least + max(0, spare))
            inside.append(part.placed(Box(box.x, top, box.w, high)))
            spare -= high - least
            top += high + self.gap
        return Laid(self, box, tuple(inside))

    def _measure_high(self, heights: list[int]) -> int:
        return sum(heights) + self.gap * max(0, len(heights) - 1)

    def _cut(self, heights: list[int], room: int) -> list[list[LayoutPart]]:
        """Fill one page after the other, each with at most `room` pixels of parts."""
        pages: list[list[LayoutPart]] = []
        left = 0
        for part, high in zip(self.children, heights, strict=True):
            if not pages or high > left:
                pages.append([])
                left = room
            pages[-1].append(part)
            left -= high + self.gap
        return pages
