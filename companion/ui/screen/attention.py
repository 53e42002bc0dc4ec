"""Keeps track of when the table was last touched, which presses come too early, and what time alone changes."""

from collections.abc import Callable
from dataclasses import replace

from companion.ui.screen import page_holder, paint
from companion.ui.screen.page import focus
from companion.ui.screen.views import view_of
from hardware.press import Press

IDLE = 120.0
"""Seconds without a touch after which the table counts as deserted."""
STANDS, STEP = 300.0, 60.0
"""Seconds after which a page that nobody touches is dimmed, and from one of its steps to the next."""


class TableAttention:
    """When a question came, when somebody last touched or pressed, and how long a refusal is shown, by the `clock`."""

    def __init__(self, holder: page_holder.PageHolder, clock: Callable[[], float]) -> None:
        self._holder, self._clock = holder, clock
        self.shown_at = self.touched_at = clock()
        self._said_until = 0.0

    def say(self, text: str, now: float) -> None:
        """Show on the page why something is refused."""
        self._said_until = now + paint.motion().refusal
        self._holder.change(replace(self._holder.state, said=text))

    def comes_back(self) -> bool:
        """Note that somebody is here; return whether the touch or press did no more than end the idle state."""
        if self._holder.state.idle is None:
            return False
        self.touched_at = self._clock()
        self._holder.change(replace(self._holder.state, idle=None))
        return True

    def hides(self, now: float) -> bool:
        """Tell whether something is still playing whose result is not shown yet."""
        reveals = self._holder.page.reveals
        return reveals is not None and now < reveals

    def is_too_early(self, now: float, began: float, press: Press | None = None) -> bool:
        """Tell whether what a finger began then comes too early.

        It began before the page came or just after a new question, or nobody can have seen or read yet what is told.
        """
        if self.hides(now) or began < max(self._holder.came, self.shown_at + paint.motion().drop_press):
            return True
        return press is Press.SHORT and focus.alone(self._holder.page) and now - self._holder.came < paint.motion().told

    def count_stands(self, now: float) -> int:
        """Return how often a page that nobody touches has moved to spare the glass; 0 until it has stood for long."""
        stood = now - max(self.touched_at, self.shown_at) - STANDS
        return 0 if stood < 0 else 1 + int(stood // STEP)

    def find_next_stand(self, now: float) -> float:
        """Return the clock time at which a page that nobody touches is dimmed, or moves on."""
        return max(self.touched_at, self.shown_at) + STANDS + STEP * self.count_stands(now)

    def times(self) -> tuple[float | None, ...]:
        """Return when the hint appears, the table turns idle, and the refusal disappears; None for never."""
        state = self._holder.state
        hint_at = None if state.hint or self._holder.blank else self.touched_at + paint.motion().hint_after
        question, still_here = state.asked, state.overlay is None and state.idle is None
        attracts = question is not None and view_of(question).attracts and not self._holder.settings.reduced
        idle_at = max(self.touched_at, self.shown_at) + IDLE if attracts and still_here else None
        return hint_at, idle_at, self._said_until if state.said else None

    def pass_time(self, now: float) -> None:
        """Apply the changes that time alone brings."""
        hint_at, idle_at, silent_at = self.times()
        if hint_at is not None and now >= hint_at:
            self._holder.change(replace(self._holder.state, hint=True))
        if silent_at is not None and now >= silent_at:
            self._holder.change(replace(self._holder.state, said=""))
        if idle_at is not None and now >= idle_at:
            self._holder.change(replace(self._holder.state, idle=now))
