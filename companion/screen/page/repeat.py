"""A finger that stays on a plus or minus: it counts on, ever faster, until it is lifted."""

from __future__ import annotations

from dataclasses import replace

from companion.unchanging import unchanging

FIRST, SLOW, FAST = 0.6, 0.2, 0.06
"""Seconds until the first step, between the next ones, and after so many of these."""
SLOW_STEPS = 6


@unchanging
class Repeat:
    """The target a finger lies on since `began` (seconds of the clock), and how many steps it has brought."""

    name: str
    began: float
    steps: int = 0

    @property
    def due(self) -> float:
        """The clock's second of the next step."""
        slow = min(self.steps, SLOW_STEPS)
        return self.began + FIRST + slow * SLOW + (self.steps - slow) * FAST

    def stepped(self) -> Repeat:
        """Count one step."""
        return replace(self, steps=self.steps + 1)


def repeats(name: str, began: float) -> Repeat | None:
    """Give what a finger on this target repeats; None where holding means nothing."""
    return Repeat(name, began) if name.partition(":")[0] in {"plus", "minus"} else None
