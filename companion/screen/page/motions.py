"""Movement: what has just changed eases into its place. Pure: items, spans and the clock in, moved items out."""

import math
from collections.abc import Sequence

from companion.screen.page.builder import Page
from companion.screen.paint.items import PageItem
from companion.screen.paint.theme import motion
from companion.unchanging import unchanging

SHAKE, SHAKES = 6, 1.5
SLIDE = 12
QUAKE = 0.4
"""Seconds for which the ground shakes."""
FRAME = 1 / 60


@unchanging
class PageMotion:
    """A movement of a group of a page's items from the clock's second `began` on."""

    began: float
    group: str = "prompt"

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return motion().question_in

    @property
    def ends(self) -> float:
        """When all stands."""
        return self.began + self.seconds

    def shift(self, now: float, scale: float) -> tuple[int, int]:
        """How far all is from its place."""
        return self.aside(min(1.0, max(0.0, (now - self.began) / self.seconds)), scale)

    def aside(self, share: float, scale: float) -> tuple[int, int]:
        """How far all is from its place when so much of the time (0 to 1) is over."""
        raise NotImplementedError


class Slide(PageMotion):
    """A new prompt slides up into its place, fast at first, then slower."""

    def aside(self, share: float, scale: float) -> tuple[int, int]:
        """How far it still is."""
        return 0, round(SLIDE * scale * (1 - share) ** 3)


class Shake(PageMotion):
    """A refused answer shakes its head once."""

    def aside(self, share: float, scale: float) -> tuple[int, int]:
        """How far it is aside."""
        return round(SHAKE * scale * math.sin(share * SHAKES * math.tau) * (1 - share)), 0


class Sink(PageMotion):
    """A plate under a finger lies a little lower."""

    seconds = math.inf

    def aside(self, share: float, scale: float) -> tuple[int, int]:  # noqa: ARG002 - it lies still
        """How low it lies."""
        return 0, max(2, round(2 * scale))


class Quake(PageMotion):
    """The ground shakes once, and everything on it; the canvas moves what is painted, for no item need be painted anew."""

    seconds = QUAKE

    def aside(self, share: float, scale: float) -> tuple[int, int]:
        """How far everything is aside."""
        return round(2 * SHAKE * scale * math.sin(share * 2 * SHAKES * math.tau) * (1 - share)), 0


def moved(page: Page, motions: Sequence[PageMotion], now: float, scale: float) -> tuple[PageItem, ...]:
    """Give the page's items where they are at this moment."""
    if not motions:
        return page.items
    items = list(page.items)
    for one in motions:
        if one.group in page.groups and now < one.ends:
            dx, dy = one.shift(now, scale)
            start, end = page.groups[one.group]
            items[start:end] = [item.moved(dx, dy) for item in items[start:end]]
    return tuple(items)


def still_moving(motions: Sequence[PageMotion], now: float) -> tuple[PageMotion, ...]:
    """Leave out what has come to rest."""
    return tuple(one for one in motions if now < one.ends)
