"""What holds other parts of a layout tree: around one, or the first of several that finds room."""

from __future__ import annotations

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
class Pad:
    """One part with room around it; `what` says what is drawn behind it, None for nothing."""

    child: LayoutPart
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
class Sized:
    """One part that is so wide and so high at the least, and no larger than `most_wide` and `most_high`."""

    child: LayoutPart
    wide: int = 0
    high: int = 0
    most_wide: int = NEVER
    most_high: int = NEVER

    @remembered
    def narrow(self) -> int:
        """Give the least width; what needs more than it may have does not find room."""
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
class Grow:
    """One part that takes all the room its row or column has left."""

    child: LayoutPart

    def narrow(self) -> int:
        """Give what it needs inside."""
        return self.child.narrow()

    def breadth(self) -> int:
        """Give what it needs inside."""
        return self.child.breadth()

    def least(self, wide: int) -> int:
        """Give what it needs inside."""
        return self.child.least(wide)

    def wants(self, wide: int, high: int) -> int:
        """Take what it wants inside: what is left is given to it by its row or column."""
        return self.child.wants(wide, high)

    def placed(self, box: Box) -> Laid:
        """Lay out what is inside."""
        return self.child.placed(box)


@unchanging
class OneOf:
    """The first of several descriptions that finds room; the last where none does."""

    choices: tuple[LayoutPart, ...]

    @remembered
    def narrow(self) -> int:
        """Give the least width of the narrowest."""
        return min(choice.narrow() for choice in self.choices)

    @remembered
    def breadth(self) -> int:
        """Give the width of the one that comes first."""
        return self.choices[0].breadth()

    @remembered
    def least(self, wide: int) -> int:
        """Give the least height of the lowest."""
        return min(choice.least(wide) for choice in self.choices)

    @remembered
    def wants(self, wide: int, high: int) -> int:
        """Take what the first takes that finds room."""
        return self.chosen(wide, high).wants(wide, high)

    @remembered
    def chosen(self, wide: int, high: int) -> LayoutPart:
        """Give the first that finds room."""
        return next((choice for choice in self.choices if choice.least(wide) <= high), self.choices[-1])

    def placed(self, box: Box) -> Laid:
        """Lay out the one that is chosen."""
        return self.chosen(box.w, box.h).placed(box)
