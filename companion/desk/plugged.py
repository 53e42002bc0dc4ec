"""Sticks that come and go while the program runs."""

from __future__ import annotations

from collections.abc import Callable

from companion.system.sticks import Stick, mounted

PAUSE = 1.0
"""Seconds between two looks; a look asks the kernel's table only."""


class Plugged:
    """Looks which sticks are there: `here` now, `new` since the look before. What was there at the start is not new."""

    def __init__(self, look: Callable[[], tuple[Stick, ...]] = mounted) -> None:
        self._look = look
        self.here = frozenset(look())
        self.new: frozenset[Stick] = frozenset()
        self._next = 0.0

    def changed(self, now: float) -> bool:
        """Look, if it is time; tell whether one came or went."""
        if now < self._next:
            return False
        self._next = now + PAUSE
        found = frozenset(self._look())
        self.new, before, self.here = found - self.here, self.here, found
        return found != before
