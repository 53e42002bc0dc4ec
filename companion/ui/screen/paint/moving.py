"""Items that move by themselves: their position depends on the clock alone, so that a frame needs no new layout."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple, Protocol, Self, TypeGuard

import pygame

from companion.table import unchanging
from companion.ui.screen.paint.box import Box
from companion.ui.screen.paint.items import TURN, PageItem, Placed, Turned
from hardware import lamps, spinning


class MovingItem(PageItem, Protocol):
    """An item that moves until the clock time `ends`."""

    @property
    def ends(self) -> float:
        """The clock time at which the item comes to rest."""

    def at(self, now: float) -> PageItem | None:
        """Return the item as it is at this clock time; None if it is not seen."""


@unchanging
class Spinning(Placed):
    """A drawing that turns as the spinner's arrow does, started at the clock time `began`."""

    text: str
    spin: spinning.SpinAnimation
    began: float

    @property
    def ends(self) -> float:
        """The second at which the arrow comes to rest."""
        return self.began + self.spin.seconds

    def at(self, now: float) -> PageItem:
        """Return the drawing turned to the arrow's angle at this clock time, in the steps in which it is painted."""
        return Turned(self.box, self.text, degrees=TURN * round(self.spin.arrow(now - self.began) * 360 / TURN))

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the drawing as it comes to rest."""
        self.at(self.ends).paint(surface)


class Key(NamedTuple):
    """An item's state at a clock time: its shift from its place on the page, and whether it is seen from then on."""

    second: float
    shift: tuple[float, float] = (0.0, 0.0)
    seen: bool = True


@unchanging
class Track:
    """An item that moves from key to key, easing in and out.

    `keys` are in the order of their seconds. Before the first key the item is not seen; after the last it rests there, or is gone
    if that key is not `seen`.
    """

    item: PageItem
    keys: tuple[Key, ...]

    @property
    def box(self) -> Box:
        """The item's box at the end."""
        return self._shift(self.keys[-1].shift).box

    @property
    def ends(self) -> float:
        """The clock time at which the item comes to rest."""
        return self.keys[-1].second

    def move(self, dx: int, dy: int) -> Self:
        """Return the same track moved right and down."""
        return replace(self, item=self.item.move(dx, dy))

    def at(self, now: float) -> PageItem | None:
        """Return the item where it is at this clock time; None while it is not seen."""
        last, following = None, None
        for key in self.keys:
            if key.second > now:
                following = key
                break
            last = key
        if last is None or not last.seen:
            return None
        if following is None:
            return self._shift(last.shift)
        share = lamps.ease((now - last.second) / (following.second - last.second))
        (x, y), (to_x, to_y) = last.shift, following.shift
        return self._shift((x + (to_x - x) * share, y + (to_y - y) * share))

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the item where it comes to rest, if it is seen there."""
        if self.keys[-1].seen:
            self._shift(self.keys[-1].shift).paint(surface)

    def _shift(self, shift: tuple[float, float]) -> PageItem:
        return self.item if shift == (0, 0) else self.item.move(round(shift[0]), round(shift[1]))


def _moves(item: PageItem) -> TypeGuard[MovingItem]:
    return isinstance(item, Spinning | Track)


def freeze(items: Sequence[PageItem], now: float) -> tuple[PageItem, ...]:
    """Return all items that are seen at this clock time, moving ones as they are then."""
    if not any(map(_moves, items)):
        return tuple(items)
    stands = (item.at(now) if _moves(item) else item for item in items)
    return tuple(item for item in stands if item is not None)


def rests_at(items: Sequence[PageItem]) -> float | None:
    """Return the clock time at which the last item comes to rest; None if nothing moves by itself."""
    return max((item.ends for item in items if _moves(item)), default=None)
