"""A held press: a ring closes round the focused plate, and runs back if released too early; a held plus or minus repeats."""

from dataclasses import replace

from companion.table import unchanging
from companion.ui.pages.effects import Effect
from companion.ui.screen.page.builder import Page
from hardware.press import Press

BACK = 3.0
"""How much faster the ring runs back than it closes."""
FIRST, SLOW, FAST = 0.6, 0.2, 0.06
"""Seconds until the first step, between the next `SLOW_STEPS` ones, and between all later ones."""
SLOW_STEPS = 6


@unchanging
class Hold:
    """The clock's seconds at which a finger came down and was lifted (None: not yet); `long` is the duration of a long press."""

    long: float
    since: float | None = None
    lifted: float | None = None

    def follow(self, press: Press, now: float) -> "Hold":
        """Return the hold after a press event: a long or double press ends it."""
        if press is Press.DOWN:
            return Hold(self.long, now)
        if press is Press.UP and self.since is not None:
            return Hold(self.long, self.since, now)
        return self if press is Press.SHORT else Hold(self.long)

    def share(self, now: float) -> float:
        """Return how far the ring has closed, 0 to 1."""
        if self.since is None:
            return 0.0
        closed = min(1.0, ((now if self.lifted is None else self.lifted) - self.since) / self.long)
        return closed if self.lifted is None else max(0.0, closed - BACK * (now - self.lifted) / self.long)

    def is_moving(self, now: float) -> bool:
        """Tell whether the ring is moving."""
        if self.since is None:
            return False
        return now < self.since + self.long if self.lifted is None else self.share(now) > 0


@unchanging
class Repeat:
    """A plus or minus that a finger has held since the clock time `began`, and its number of steps so far."""

    name: str
    began: float
    steps: int = 0

    @property
    def due(self) -> float:
        """The clock's second of the next step."""
        slow = min(self.steps, SLOW_STEPS)
        return self.began + FIRST + slow * SLOW + (self.steps - slow) * FAST

    def step(self, page: Page) -> tuple["Repeat | None", Effect | None]:
        """Count one more step and return its effect; both are None if the target is gone or off."""
        target = next((target for target in page.targets if target.name == self.name and not target.off), None)
        return (None, None) if target is None else (replace(self, steps=self.steps + 1), target.effect)


def repeats(name: str, began: float) -> Repeat | None:
    """Start repeating a target that a finger holds; None unless it is a plus or minus."""
    return Repeat(name, began) if name.partition(":")[0] in {"plus", "minus"} else None
