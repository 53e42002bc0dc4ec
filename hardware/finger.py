"""One button of any make, told the same way: GPIO pin, key, or the drawn button on the screen."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from hardware.press import AT_REST, USUAL, Meanings, Press, PressState, Timing, due, first, read


@dataclass(frozen=True)
class ButtonEvent:
    """A button told something: which one, what, and when (monotonic seconds)."""

    source: str
    press: Press
    at: float


class Turn(Enum):
    """A knob's click."""

    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True)
class KnobEvent:
    """A knob was turned by one click."""

    source: str
    turn: Turn
    at: float


CHATTER, CHATTER_SECONDS, QUIET_SECONDS = 20, 2.0, 2.0
"""So many presses within so many seconds are no finger's; the contact is believed again when it was quiet for so long."""

Event = ButtonEvent | KnobEvent
Post = Callable[[Event], None]
"""Takes an event from any thread and returns at once; a queue's ``put`` is one."""


class Finger:
    """Reads one button through the press machine and posts what it tells.

    Feed it from one thread; ``meanings`` and ``timing`` may be set from any.
    """

    def __init__(self, source: str, post: Post, timing: Timing = USUAL) -> None:
        self.source = source
        self.meanings = Meanings()
        self._post = post
        self.timing = timing
        self._state: PressState = AT_REST
        self._downs: deque[float] = deque(maxlen=CHATTER)
        self._chatters_until: float | None = None

    def begin(self, down: bool, now: float) -> None:
        """Take the level found at the start; a button that is down then is ignored until it is released."""
        self._state = first(down, now)

    def read(self, down: bool, now: float) -> None:
        """Take in the level at ``now``, and post what follows."""
        self._state, told = read(self._state, down, now, self.meanings, self.timing)
        for press, at in told:
            self._tell(press, at)
        if self._chatters_until is not None and now >= self._chatters_until and not down:
            self._chatters_until = None
            self._post(ButtonEvent(self.source, Press.FREED, now))

    def _tell(self, press: Press, at: float) -> None:
        """Post what the button tells; of a contact that chatters for ever only that it does, once."""
        if press is Press.DOWN:
            self._note_chatter(at)
        if self._chatters_until is None:
            self._post(ButtonEvent(self.source, press, at))

    def _note_chatter(self, at: float) -> None:
        self._downs.append(at)
        if len(self._downs) < CHATTER or at - self._downs[0] > CHATTER_SECONDS:
            return
        if self._chatters_until is None:
            self._post(ButtonEvent(self.source, Press.UP, at))
            self._post(ButtonEvent(self.source, Press.STUCK, at))
        self._chatters_until = at + QUIET_SECONDS

    def due(self) -> float | None:
        """Return when :meth:`read` must be called again even without a change, or None."""
        times = (due(self._state, self.meanings, self.timing), self._chatters_until)
        return min((time for time in times if time is not None), default=None)
