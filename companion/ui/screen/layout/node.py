"""What every part of a layout tree can do: return its least and wanted size, and lay itself out in a box; and the leaves.

A description is made of immutable values. `placed` returns a tree of boxes, which can be compared, tested and painted.
Nothing is drawn here; `paint.text` measures text and caches the results.
"""

from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Concatenate, Literal, NamedTuple, ParamSpec, Protocol, TypeVar

from companion.table import unchanging
from companion.ui.screen.paint import Box, Type, find_narrowest, fit, width

S = TypeVar("S")
P = ParamSpec("P")
M = TypeVar("M")
NEVER = 1 << 20
"""The size in pixels that a part returns if it cannot fit at all."""


def remember(measure: Callable[Concatenate[S, P], M]) -> Callable[Concatenate[S, P], M]:
    """Cache a part's measurement for each width and height, as the parts that hold it measure it again and again."""
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
    """A part of a description in its box, with the parts inside it."""

    node: Any
    box: Box
    inside: "tuple[Laid, ...]" = ()


class LayoutPart(Protocol):
    """One part of a description. All lengths are in pixels."""

    def measure_width(self) -> int:
        """Return the least width."""

    def breadth(self) -> int:
        """Return the usual width: the one that the part takes if there is enough room."""

    def measure_height(self, wide: int) -> int:
        """Return the least height in this width; `NEVER` if the part does not fit in it."""

    def wants(self, wide: int, high: int) -> int:
        """Return how much of the height `high` the part wants; `high` is no less than its least height."""

    def placed(self, box: Box) -> Laid:
        """Lay out the part in a box."""


class Leaf:
    """Base class of parts with nothing inside, which take the box they are given."""

    def placed(self, box: Box) -> Laid:
        """Lay out the part in the whole box."""
        return Laid(self, box)


@unchanging
class Text(Leaf):
    """Words in at most `most` lines, as large as their type allows; `ink` names a colour, `focus` is the font size in focus.

    There is always room for the words in letters of the size `reserve`.
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
        """The smallest font size that must fit."""
        return max(self.kind.least, self.reserve)

    @remember
    def measure_width(self) -> int:
        """Return the least width at which the words take at most `most` lines in the smallest letters."""
        return find_narrowest(self.text, self.kind.face, self.smallest, self.most)

    @remember
    def breadth(self) -> int:
        """Return the width of the words without wrapping, in the largest letters."""
        return max(width(line, self.kind.face, max(self.kind.size, self.focus)) for line in self.text.split("\n"))

    @remember
    def measure_height(self, wide: int) -> int:
        """Return the height of the words in the smallest letters; `NEVER` if they need more lines."""
        block = fit(self.text, self.kind._replace(size=self.smallest, least=self.smallest), max(1, wide), self.most)
        return block.height if block.whole else NEVER

    @remember
    def wants(self, wide: int, high: int) -> int:
        """Return the height of the words in the largest letters that fit."""
        kind = self.kind._replace(size=max(self.kind.size, self.reserve), least=self.smallest)
        return fit(self.text, kind, max(1, wide), self.most, high).height


@unchanging
class Art(Leaf):
    """A drawing from `low` to `high` pixels high and `aspect` times as wide; with an aspect of 0 it takes all the width.

    `what` is drawn, in the middle of the box or at the side that `align` names.
    """

    what: Any
    low: int
    high: int
    aspect: float = 1.0
    align: str = "centre"

    def measure_width(self) -> int:
        """Return the width at the least height."""
        return round(self.low * self.aspect)

    def breadth(self) -> int:
        """Return the width at the greatest height."""
        return round(self.high * self.aspect)

    def measure_height(self, wide: int) -> int:
        """Return the least height; `NEVER` if the drawing is too wide at it."""
        return self.low if round(self.low * self.aspect) <= wide else NEVER

    def wants(self, wide: int, high: int) -> int:
        """Return the greatest height that the width and the bounds allow."""
        return max(self.low, min(self.high, high, round(wide / self.aspect) if self.aspect else high))

    def placed(self, box: Box) -> Laid:
        """Lay out the drawing in the box in its proportions."""
        if not self.aspect:
            return Laid(self, box)
        high = self.wants(box.w, box.h)
        wide = min(box.w, round(high * self.aspect))
        spot = box.place_in_middle(wide, high)
        left = {"left": box.x, "right": box.right - wide}.get(self.align, spot.x)
        return Laid(self, spot._replace(x=left))


@unchanging
class Blank(Leaf):
    """Empty room of this width and height."""

    wide: int = 0
    high: int = 0

    def measure_width(self) -> int:
        """Return the width of the blank."""
        return self.wide

    def breadth(self) -> int:
        """Return the width of the blank."""
        return self.wide

    def measure_height(self, wide: int) -> int:  # noqa: ARG002 - it is as high in every width
        """Return the height of the blank."""
        return self.high

    def wants(self, wide: int, high: int) -> int:  # noqa: ARG002 - it takes no more
        """Return the height of the blank, whatever the room."""
        return self.high
