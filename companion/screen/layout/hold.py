"""What holds other parts of a layout tree: around one, or the first of several that finds room."""

from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Any, NamedTuple

from companion.screen.layout.node import NEVER, Laid, LayoutPart, remembered
from companion.screen.paint.box import Box
from companion.unchanging import unchanging


class Pads(NamedTuple):
    """Pixels kept free on each side."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


def even(across: int, down: int) -> Pads:
    """Keep as much free left as right, and above as below."""
    return Pads(across, down, across, down)


@unchanging
class HoldsOne:
    """What parts share that hold one other: they measure as it does."""

    child: LayoutPart

    def narrow(self) -> int:
        """Give what it needs inside."""
        return self.child.narrow()

    def breadth(self) -> int:
        """Give what it takes inside."""
        return self.child.breadth()

    def least(self, wide: int) -> int:
        """Give what it needs inside."""
        return self.child.least(wide)

    def wants(self, wide: int, high: int) -> int:
        """Take what it wants inside."""
        return self.child.wants(wide, high)

    def placed(self, box: Box) -> Laid:
        """Lay out what is inside."""
        return self.child.placed(box)


class Grow(HoldsOne):
    """One part that takes all the room its row or column has left."""


@unchanging
class Pad(HoldsOne):
    """One part with room around it; `what` says what is drawn behind it, None for nothing."""

    pads: Pads
    what: Any = None

    @remembered
    def narrow(self) -> int:
        """Add what is kept free."""
        return self.child.narrow() + self.pads.left + self.pads.right

    @remembered
    def breadth(self) -> int:
        """Add what is kept free."""
        return self.child.breadth() + self.pads.left + self.pads.right

    @remembered
    def least(self, wide: int) -> int:
        """Measure what is inside and add what is kept free."""
        return self.child.least(wide - self.pads.left - self.pads.right) + self.pads.top + self.pads.bottom

    @remembered
    def wants(self, wide: int, high: int) -> int:
        """Let what is inside take the rest."""
        kept = self.pads.top + self.pads.bottom
        return self.child.wants(wide - self.pads.left - self.pads.right, high - kept) + kept

    def placed(self, box: Box) -> Laid:
        """Lay out what is inside."""
        return Laid(self, box, (self.child.placed(box.trim(*self.pads)),))


@unchanging
class Sized(HoldsOne):
    """One part that is so wide and so high at the least, and no larger than `most_wide` and `most_high`."""

    wide: int = 0
    high: int = 0
    most_wide: int = NEVER
    most_high: int = NEVER

    @remembered
    def narrow(self) -> int:
        """Give the least width; NEVER where the child needs more than it may have."""
        return NEVER if self.child.narrow() > self.most_wide else max(self.wide, self.child.narrow())

    @remembered
    def breadth(self) -> int:
        """Give a width within the bounds."""
        return min(self.most_wide, max(self.wide, self.child.breadth()))

    @remembered
    def least(self, wide: int) -> int:
        """Give the least height; what needs more than it may have does not find room."""
        least = self.child.least(min(wide, self.most_wide))
        return NEVER if least > self.most_high else max(self.high, least)

    @remembered
    def wants(self, wide: int, high: int) -> int:
        """Take a height within the bounds."""
        return max(self.high, self.child.wants(min(wide, self.most_wide), min(high, self.most_high)))

    def placed(self, box: Box) -> Laid:
        """Lay out what is inside, no larger than it may be: at the left, half way up."""
        high = min(box.h, self.most_high)
        inner = Box(box.x, box.y + (box.h - high) // 2, min(box.w, self.most_wide), high)
        return Laid(self, box, (self.child.placed(inner),))


@unchanging
class Afterwards(Pad):
    """One part that is drawn after all others, so that the focus comes to it last, wherever it stands."""

    pads: Pads = Pads()


@unchanging
class HoldsSeveral:
    """What parts share that hold several others: they are as wide as the widest."""

    children: tuple[LayoutPart, ...]

    @remembered
    def narrow(self) -> int:
        """Give the least width of the widest."""
        return max((child.narrow() for child in self.children), default=0)

    @remembered
    def breadth(self) -> int:
        """Give the width of the widest."""
        return max((child.breadth() for child in self.children), default=0)


@unchanging
class Stack(HoldsSeveral):
    """Parts in one box, each over the one before."""

    @remembered
    def least(self, wide: int) -> int:
        """Give the least height of the highest."""
        return max(child.least(wide) for child in self.children)

    @remembered
    def wants(self, wide: int, high: int) -> int:
        """Take what the highest takes."""
        return max(child.wants(wide, high) for child in self.children)

    def placed(self, box: Box) -> Laid:
        """Lay all out in the box."""
        return Laid(self, box, tuple(child.placed(box) for child in self.children))


@unchanging
class OneOf:
    """The first of several descriptions that finds room; the last where none does.

    A choice is measured only where all before it find no room; as a function it is made only then.
    """

    choices: tuple[LayoutPart | Callable[[], LayoutPart], ...]

    @remembered
    def narrow(self) -> int:
        """Give the least width of the narrowest."""
        return min(choice.narrow() for choice in self._all())

    @remembered
    def breadth(self) -> int:
        """Give the width of the one that comes first."""
        return self.choice(0).breadth()

    @remembered
    def least(self, wide: int) -> int:
        """Give the least height of the lowest."""
        return min(choice.least(wide) for choice in self._all())

    @remembered
    def wants(self, wide: int, high: int) -> int:
        """Take what the first takes that finds room."""
        return self.chosen(wide, high).wants(wide, high)

    @remembered
    def choice(self, place: int) -> LayoutPart:
        """Give a choice, which is made now where it is a function."""
        found = self.choices[place]
        return found() if callable(found) else found

    @remembered
    def chosen(self, wide: int, high: int) -> LayoutPart:
        """Give the first that finds room."""
        for each in self._all():
            if fits(each, Box(0, 0, wide, high)):
                return each
        return each

    def placed(self, box: Box) -> Laid:
        """Lay out the one that is chosen."""
        return self.chosen(box.w, box.h).placed(box)

    def _all(self) -> Iterator[LayoutPart]:
        return map(self.choice, range(len(self.choices)))


def fits(node: LayoutPart, box: Box) -> bool:
    """Tell whether a description finds room in a box without anything cut; no choice is measured after one that does."""
    if isinstance(node, OneOf):
        node = node.chosen(box.w, box.h)
    return node.narrow() <= box.w and node.least(box.w) <= box.h


@unchanging
class Pages(HoldsSeveral):
    """Parts below each other, as many as find room; where not all do, the pages follow each other by what `turner` gives.

    The page on show is that of the part `at`, where one is named, else `page` (0 is the first, and the last stands for all that
    follow); `turner` gives, for a page and how many there are, the way to the next.
    """

    gap: int
    page: int
    turner: Callable[[int, int], LayoutPart]
    at: int | None = None

    @remembered
    def least(self, wide: int) -> int:
        """Give the least height of the highest, with the way on where there are several."""
        heights = [part.least(wide) for part in self.children]
        alone = max(heights, default=0)
        return alone if len(heights) < 2 else min(self._high(heights), alone + self.gap + self.turner(0, 9).least(wide))  # noqa: PLR2004

    @remembered
    def wants(self, wide: int, high: int) -> int:
        """Take the room for all, as far as there is any."""
        return min(high, max(self.least(wide), self._high([part.wants(wide, high) for part in self.children])))

    def placed(self, box: Box) -> Laid:
        """Lay out the parts of the page on show, and the way on."""
        heights = [part.least(box.w) for part in self.children]
        pages = self._cut(heights, box.h) if self._high(heights) > box.h else [list(self.children)]
        if len(pages) > 1:
            room = box.h - self.gap - self.turner(0, 9).least(box.w)
            pages = self._cut(heights, room)
        number = max(0, min(self.page, len(pages) - 1))
        if self.at is not None:
            ends = accumulate(map(len, pages))
            number = next(place for place, end in enumerate(ends) if self.at < end)
        shown = pages[number] if pages else []
        if len(pages) > 1:
            shown = [*shown, self.turner(number, len(pages))]
        inside, top = [], box.y
        spare = box.h - self._high([part.least(box.w) for part in shown])
        for part in shown:
            least = part.least(box.w)
            high = min(part.wants(box.w, least + max(0, spare)), least + max(0, spare))
            inside.append(part.placed(Box(box.x, top, box.w, high)))
            spare -= high - least
            top += high + self.gap
        return Laid(self, box, tuple(inside))

    def _high(self, heights: list[int]) -> int:
        return sum(heights) + self.gap * max(0, len(heights) - 1)

    def _cut(self, heights: list[int], room: int) -> list[list[LayoutPart]]:
        """Fill one page after the other."""
        pages: list[list[LayoutPart]] = []
        left = 0
        for part, high in zip(self.children, heights, strict=True):
            if not pages or high > left:
                pages.append([])
                left = room
            pages[-1].append(part)
            left -= high + self.gap
        return pages
