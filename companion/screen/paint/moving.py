"""Items that move by themselves: each tells from the clock alone how it stands, so that a frame needs no new layout."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol, Self, TypeGuard

import pygame

from companion.screen.paint import fonts
from companion.screen.paint.box import Box
from companion.screen.paint.items import LineItem, PageItem, Placed, Turned
from companion.unchanging import unchanging
from hardware.spinning import SpinAnimation


class MovingItem(PageItem, Protocol):
    """One thing that moves until the clock's second `ends`."""

    @property
    def ends(self) -> float:
        """When it has come to rest."""

    def at(self, now: float) -> PageItem | None:
        """How it stands at this second; None where nothing of it is seen."""


@unchanging
class Spinning(Placed):
    """A drawing that turns as the spinner's arrow does, thrown at the clock's second `began`."""

    text: str
    spin: SpinAnimation
    began: float

    @property
    def ends(self) -> float:
        """When the arrow rests."""
        return self.began + self.spin.seconds

    def at(self, now: float) -> PageItem:
        """Give the drawing turned as the arrow stands."""
        return Turned(self.box, self.text, degrees=self.spin.arrow(now - self.began) * 360)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint it as it comes to rest."""
        self.at(self.ends).paint(surface)


@unchanging
class Leg:
    """One part of a way: from the clock's second `begins` to `ends`, to `shift` pixels from where the item stands."""

    begins: float
    ends: float
    shift: tuple[float, float]


@unchanging
class Gliding:
    """An item that begins `start` pixels from its place and goes the legs in turn; `passing` ones are gone at the end."""

    item: PageItem
    start: tuple[float, float]
    legs: tuple[Leg, ...]
    passing: bool = False

    @property
    def box(self) -> Box:
        """Where it stands at the end."""
        return self._shifted(self.ends).box

    @property
    def ends(self) -> float:
        """When it stands."""
        return max(leg.ends for leg in self.legs)

    def moved(self, dx: int, dy: int) -> Self:
        """Give the same way somewhere else."""
        return replace(self, item=self.item.moved(dx, dy))

    def at(self, now: float) -> PageItem | None:
        """Give the item where it is."""
        return None if self.passing and now >= self.ends else self._shifted(now)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint it where it comes to rest."""
        if not self.passing:
            self._shifted(self.ends).paint(surface)

    def _shifted(self, now: float) -> PageItem:
        x, y = self.start
        for leg in self.legs:
            share = smooth((now - leg.begins) / (leg.ends - leg.begins))
            x, y = x + (leg.shift[0] - x) * share, y + (leg.shift[1] - y) * share
        return self.item.moved(round(x), round(y))


@unchanging
class Appearing:
    """An item that is seen from the clock's second `ends` on."""

    item: PageItem
    ends: float

    @property
    def box(self) -> Box:
        """Where it will stand."""
        return self.item.box

    def at(self, now: float) -> PageItem | None:
        """Give the item once it is there."""
        return self.item if now >= self.ends else None

    def moved(self, dx: int, dy: int) -> Self:
        """Give the same thing somewhere else."""
        return replace(self, item=self.item.moved(dx, dy))

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the item."""
        self.item.paint(surface)


@unchanging
class CountingUp(Placed):
    """A figure that counts from `before` to what its line says, from the clock's second `began` to `ends`."""

    line: LineItem
    before: int
    began: float
    ends: float

    def at(self, now: float) -> PageItem:
        """Give the line with the figure that it has reached."""
        after = int(self.line.text.replace("−", "-"))
        share = smooth((now - self.began) / (self.ends - self.began))
        text = str(self.before + round((after - self.before) * share)).replace("-", "−")
        width = fonts.width(text, self.line.face, self.line.size)
        left = self.line.box.x + (self.line.box.w - width) // 2
        return self.line._replace(text=text, box=Box(left, self.line.box.y, width, self.line.box.h))

    def moved(self, dx: int, dy: int) -> Self:
        """Give the same thing somewhere else."""
        return replace(self, box=self.box.moved(dx, dy), line=self.line.moved(dx, dy))

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the last figure."""
        self.line.paint(surface)


def smooth(share: float) -> float:
    """Ease in and out: 0 to 1."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


MOVING = (Spinning, Gliding, Appearing, CountingUp)


def _moves(item: PageItem) -> TypeGuard[MovingItem]:
    return isinstance(item, MOVING)


def still(items: Sequence[PageItem], now: float) -> tuple[PageItem, ...]:
    """Give every item as it stands at this second."""
    if not any(map(_moves, items)):
        return tuple(items)
    stands = (item.at(now) if _moves(item) else item for item in items)
    return tuple(item for item in stands if item is not None)


def rests_at(items: Sequence[PageItem]) -> float | None:
    """Give the second at which the last item comes to rest; None where nothing moves by itself."""
    return max((item.ends for item in items if _moves(item)), default=None)
