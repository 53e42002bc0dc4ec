"""One button of any make, told the same way: GPIO pin, key, or the drawn button on the screen."""

from __future__ import annotations

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


Event = ButtonEvent | KnobEvent
Post = Callable[[Event], None]
"""Takes an event from any thread and returns at once; a queue's ``put`` is one."""


class Finger:
    """Reads one button through the press machine and posts what it tells.

    Feed it from one thread; ``meanings`` may be set from any.
    """

    def __init__(self, source: str, post: Post, timing: Timing = USUAL) -> None:
        self.source = source
        self.meanings = Meanings()
        self._post = post
        self._timing = timing
        self._state: PressState = AT_REST

    def begin(self, down: bool, now: float) -> None:
        """Take the level found at the start; a button that is down then is ignored until it is released."""
        self._state = first(down, now)

    def read(self, down: bool, now: float) -> None:
        """Take in the level at ``now``, and post what follows."""
        self._state, told = read(self._state, down, now, self.meanings, self._timing)
        for press, at in told:
            self._post(ButtonEvent(self.source, press, at))

    def due(self) -> float | None:
        """Return when :meth:`read` must be called again even without a change, or None."""
        return due(self._state, self.meanings, self._timing)
