"""The ring round the focused plate while a finger is on a button: it closes, and runs back when let go too early."""

from __future__ import annotations

from companion.unchanging import unchanging
from hardware.press import Press

BACK = 3.0
"""How much faster it runs back."""


@unchanging
class Hold:
    """Seconds of the clock at which a finger came down and was lifted; None where neither is so. `long` is a long press."""

    long: float
    since: float | None = None
    lifted: float | None = None

    def after(self, press: Press, now: float) -> Hold:
        """Take in what a button told: once a press is told long or double, there is nothing left to show."""
        if press is Press.DOWN:
            return Hold(self.long, now)
        if press is Press.UP and self.since is not None:
            return Hold(self.long, self.since, now)
        return self if press is Press.SHORT else Hold(self.long)

    def share(self, now: float) -> float:
        """How far it has closed, 0 to 1."""
        if self.since is None:
            return 0.0
        closed = min(1.0, ((now if self.lifted is None else self.lifted) - self.since) / self.long)
        return closed if self.lifted is None else max(0.0, closed - BACK * (now - self.lifted) / self.long)

    def moving(self, now: float) -> bool:
        """Whether a moment later it stands elsewhere."""
        if self.since is None:
            return False
        return now < self.since + self.long if self.lifted is None else self.share(now) > 0
