"""What every part of a layout tree can do: tell the least it needs, what it takes of the room there is, and stand in a box.

A description is made of values that never change. `placed` gives a tree of boxes, which can be compared, tested and painted by
anybody. Nothing is drawn here, and text is measured by `paint.text`, which remembers what it has measured.
"""

from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Concatenate, Literal, NamedTuple, ParamSpec, Protocol, TypeVar

from companion.screen.paint.box import Box
from companion.screen.paint.fonts import width
from companion.screen.paint.text import Type, fit, narrowest
from companion.unchanging import unchanging

S = TypeVar("S")
P = ParamSpec("P")
M = TypeVar("M")
NEVER = 1 << 20
"""The height, in pixels, that is told where a part cannot stand in a width at all."""


def remembered(measure: Callable[Concatenate[S, P], M]) -> Callable[Concatenate[S, P], M]:
    """Have a part measure itself once for each width and height it is asked about: whoever holds it asks again and again."""
    name = measure.__name__

    def measured(self: S, /, *sides: P.args, **named: P.kwargs) -> M:
        kept: dict[Any, M] = self.__dict__
        key = (name, *sides)
        found = kept.get(key)
        if found is None:
            found = kept[key] = measure(self, *sides, **named)
        return found

    update_wrapper(measured, measure)
    return measured


class Laid(NamedTuple):
    """A part of a description in its box, and the parts inside it."""

    node: Any
    box: Box
    inside: "tuple[Laid, ...]" = ()


class LayoutPart(Protocol):
    """One part of a description. All lengths are in pixels."""

    def narrow(self) -> int:
        """Give the least width."""

    def breadth(self) -> int:
        """Give the width that the part takes where there is enough."""

    def least(self, wide: int) -> int:
        """Give the least height in this width; `NEVER` where the part cannot stand there."""

    def wants(self, wide: int, high: int) -> int:
        """Give how much of the height `high` the part takes; `high` is no less than its least height."""

    def placed(self, box: Box) -> Laid:
        """Lay the part out in a box."""


class Leaf:
    """What all parts share that have nothing inside: they stand in the box they are given."""

    def placed(self, box: Box) -> Laid:
        """Lay the part out in the box as it is."""
        return Laid(self, box)


@unchanging
class Text(Leaf):
    """Words in at most `most` lines, as large as their type allows; `ink` names a colour, `focus` is their size in focus.

    With `reserve` there is room for them in letters of that size.
    """

    text: str
    kind: Type
    most: int = 1
    ink: str = "ink"
    align: Literal["left", "centre", "right"] = "left"
    upright: Literal["top", "middle", "bottom"] = "middle"
    focus: int = 0
    group: str = ""
    reserve: int = 0

    @property
    def smallest(self) -> int:
        """The size of the smallest letters that must find room."""
        return max(self.kind.least, self.reserve)

    @remembered
    def narrow(self) -> int:
        """Give the width in which the smallest letters take no more than the lines there are."""
        return narrowest(self.text, self.kind.face, self.smallest, self.most)

    @remembered
    def breadth(self) -> int:
        """Give the width of all words in one line."""
        return max(width(line, self.kind.face, max(self.kind.size, self.focus)) for line in self.text.split("\n"))

    @remembered
    def least(self, wide: int) -> int:
        """Measure the words in the smallest letters."""
        block = fit(self.text, self.kind._replace(size=self.smallest, least=self.smallest), max(1, wide), self.most)
        return block.height if block.whole else NEVER

    @remembered
    def wants(self, wide: int, high: int) -> int:
        """Measure the words in the largest letters that find room."""
        kind = self.kind._replace(size=max(self.kind.size, self.reserve), least=self.smallest)
        return fit(self.text, kind, max(1, wide), self.most, high).height


@unchanging
class Art(Leaf):
    """Something drawn, from `low` to `high` pixels high and `aspect` times as wide; with an aspect of 0 as wide as there is room.

    `what` says what it is; it stands in the middle of its box, or at the side that `align` names.
    """

    what: Any
    low: int
    high: int
    aspect: float = 1.0
    align: str = "centre"

    def narrow(self) -> int:
        """Give the width of the smallest."""
        return round(self.low * self.aspect)

    def breadth(self) -> int:
        """Give the width of the largest."""
        return round(self.high * self.aspect)

    def least(self, wide: int) -> int:
        """Give the least height where that is not too wide."""
        return self.low if round(self.low * self.aspect) <= wide else NEVER

    def wants(self, wide: int, high: int) -> int:
        """Take no more than its width allows."""
        return max(self.low, min(self.high, high, round(wide / self.aspect) if self.aspect else high))

    def placed(self, box: Box) -> Laid:
        """Lay the drawing out in the box in the right proportions."""
        if not self.aspect:
            return Laid(self, box)
        high = self.wants(box.w, box.h)
        wide = min(box.w, round(high * self.aspect))
        spot = box.middle(wide, high)
        left = {"left": box.x, "right": box.right - wide}.get(self.align, spot.x)
        return Laid(self, spot._replace(x=left))


@unchanging
class Blank(Leaf):
    """Empty room of this width and height."""

    wide: int = 0
    high: int = 0

    def narrow(self) -> int:
        """Give its width."""
        return self.wide

    def breadth(self) -> int:
        """Give its width."""
        return self.wide

    def least(self, wide: int) -> int:  # noqa: ARG002 - it is as high in every width
        """Give its height."""
        return self.high

    def wants(self, wide: int, high: int) -> int:  # noqa: ARG002 - it takes no more
        """Take that height and no more."""
        return self.high
