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
class Slide:
    """A new prompt slides up into its place."""

    began: float
    group: str = "prompt"

    @property
    def ends(self) -> float:
        """When it stands."""
        return self.began + motion().question_in

    def shift(self, now: float, scale: float) -> tuple[int, int]:
        """How far it still is from its place."""
        return 0, round(SLIDE * scale * (1 - eased_out((now - self.began) / motion().question_in)))


@unchanging
class Shake:
    """A refused answer shakes its head once."""

    began: float
    group: str

    @property
    def ends(self) -> float:
        """When it stands still."""
        return self.began + motion().question_in

    def shift(self, now: float, scale: float) -> tuple[int, int]:
        """How far it is aside."""
        share = min(1.0, max(0.0, (now - self.began) / motion().question_in))
        return round(SHAKE * scale * math.sin(share * SHAKES * math.tau) * (1 - share)), 0


@unchanging
class Sink:
    """A plate under a finger lies a little lower."""

    began: float
    group: str
    ends: float = math.inf

    def shift(self, now: float, scale: float) -> tuple[int, int]:  # noqa: ARG002 - it lies still
        """How low it lies."""
        return 0, max(2, round(2 * scale))


@unchanging
class Quake:
    """The ground shakes once, and everything on it; the canvas moves what is painted, for no item need be painted anew."""

    began: float
    group: str = ""

    @property
    def ends(self) -> float:
        """When it stands still."""
        return self.began + QUAKE

    def shift(self, now: float, scale: float) -> tuple[int, int]:
        """How far everything is aside."""
        share = min(1.0, max(0.0, (now - self.began) / QUAKE))
        return round(2 * SHAKE * scale * math.sin(share * 2 * SHAKES * math.tau) * (1 - share)), 0


Motion = Slide | Shake | Sink | Quake


def eased_out(share: float) -> float:
    """Fast at first, then slower: 0 to 1."""
    return 1 - (1 - min(1.0, max(0.0, share))) ** 3


def moved(page: Page, motions: Sequence[Motion], now: float, scale: float) -> tuple[PageItem, ...]:
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


def still_moving(motions: Sequence[Motion], now: float) -> tuple[Motion, ...]:
    """Leave out what has come to rest."""
    return tuple(one for one in motions if now < one.ends)
