"""Movements of what has just changed. The functions are pure: items, motions and the clock in, moved items out."""

import math
from collections.abc import Sequence

from companion.table import unchanging
from companion.ui.screen.page.builder import Page
from companion.ui.screen.paint import PageItem, motion

SHAKE, SHAKES = 6, 1.5
SLIDE = 12
QUAKE = 0.4
"""Seconds for which the ground shakes."""
FRAME = 1 / 60


@unchanging
class PageMotion:
    """A movement of a group of a page's items that begins at the clock time `began`."""

    began: float
    group: str = "prompt"

    @property
    def seconds(self) -> float:
        """The duration in seconds."""
        return motion().question_in

    @property
    def ends(self) -> float:
        """The clock's second at which the movement ends."""
        return self.began + self.seconds

    def shift(self, now: float, scale: float) -> tuple[int, int]:
        """Return the group's offset from its place in pixels at the clock time `now`."""
        return self.measure_offset(min(1.0, max(0.0, (now - self.began) / self.seconds)), scale)

    def measure_offset(self, share: float, scale: float) -> tuple[int, int]:
        """Return the group's offset from its place in pixels after this share (0 to 1) of the time."""
        raise NotImplementedError


class Slide(PageMotion):
    """A new prompt slides up into its place, fast at first, then slower."""

    def measure_offset(self, share: float, scale: float) -> tuple[int, int]:
        """Return how far below its place the prompt still is."""
        return 0, round(SLIDE * scale * (1 - share) ** 3)


class Shake(PageMotion):
    """A refused answer shakes sideways once, like a head."""

    def measure_offset(self, share: float, scale: float) -> tuple[int, int]:
        """Return how far the answer is to the side."""
        return round(SHAKE * scale * math.sin(share * SHAKES * math.tau) * (1 - share)), 0


class Sink(PageMotion):
    """A plate under a finger is a little lower."""

    seconds = math.inf

    def measure_offset(self, share: float, scale: float) -> tuple[int, int]:  # noqa: ARG002 - it lies still
        """Return how much lower the plate is."""
        return 0, max(2, round(2 * scale))


class Quake(PageMotion):
    """The ground and everything on it shake once; the canvas moves the painted picture, so no item is painted again."""

    seconds = QUAKE

    def measure_offset(self, share: float, scale: float) -> tuple[int, int]:
        """Return how far everything is to the side."""
        return round(2 * SHAKE * scale * math.sin(share * 2 * SHAKES * math.tau) * (1 - share)), 0


def move_items(page: Page, motions: Sequence[PageMotion], now: float, scale: float) -> tuple[PageItem, ...]:
    """Return the page's items where the motions put them at the clock time `now`."""
    if not motions:
        return page.items
    items = list(page.items)
    for one in motions:
        if one.group in page.groups and now < one.ends:
            dx, dy = one.shift(now, scale)
            start, end = page.groups[one.group]
            items[start:end] = [item.move(dx, dy) for item in items[start:end]]
    return tuple(items)


def list_moving(motions: Sequence[PageMotion], now: float) -> tuple[PageMotion, ...]:
    """Return the motions that have not ended."""
    return tuple(one for one in motions if now < one.ends)
