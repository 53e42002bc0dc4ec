"""A finger that stays: a ring closes round the focused plate, and runs back when let go too early; a plus or minus counts on."""

from dataclasses import replace

from companion.screen.page.builder import Page
from companion.screen.page.effects import Effect
from companion.unchanging import unchanging
from hardware.press import Press

BACK = 3.0
"""How much faster the ring runs back."""
FIRST, SLOW, FAST = 0.6, 0.2, 0.06
"""Seconds until the first step, between the next ones, and after so many of these."""
SLOW_STEPS = 6


@unchanging
class Hold:
    """Seconds of the clock at which a finger came down and was lifted; None where neither is so. `long` is a long press."""

    long: float
    since: float | None = None
    lifted: float | None = None

    def after(self, press: Press, now: float) -> "Hold":
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


@unchanging
class Repeat:
    """The target, a plus or minus, on which a finger lies since `began` (seconds of the clock), and the steps it has brought."""

    name: str
    began: float
    steps: int = 0

    @property
    def due(self) -> float:
        """The clock's second of the next step."""
        slow = min(self.steps, SLOW_STEPS)
        return self.began + FIRST + slow * SLOW + (self.steps - slow) * FAST

    def stepped(self, page: Page) -> tuple["Repeat | None", Effect | None]:
        """Count one more step of the plus or minus a finger stays on, and give its effect; None where it can go no further."""
        target = next((target for target in page.targets if target.name == self.name and not target.off), None)
        return (None, None) if target is None else (replace(self, steps=self.steps + 1), target.effect)


def repeats(name: str, began: float) -> Repeat | None:
    """Give what a finger on this target repeats; None where holding means nothing."""
    return Repeat(name, began) if name.partition(":")[0] in {"plus", "minus"} else None
