"""How long the loop rests between two steps."""

import time
from collections.abc import Callable
from threading import Event

BEAT = 1 / 60
"""The length of a rest, in seconds, while something happens."""
LONG_BEAT = 1 / 25
"""The length of a rest, in seconds, after a while without events: it delays a touch at most, a button not at all."""
CALM_AFTER = 1.0
"""Seconds without events after which rests are long."""
STILL_BEAT, STILL_AFTER = 1 / 12, 15.0
"""The length of a rest after many seconds without events, and their number: nobody notices a first touch 80 ms late."""


class Pacing:
    """Rests between two steps of the loop; `wake` ends a long rest from any thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._woken = Event()
        self._stirred_at = clock()

    def stir(self) -> None:
        """Note that something has happened."""
        self._stirred_at = self._clock()

    def wake(self) -> None:
        """End the rest, as a button was pressed or a game has answered."""
        self._woken.set()

    def rest(self, until: float) -> None:
        """Rest until woken, and at most until the clock time `until`, when the screen must be redrawn."""
        if self._woken.wait(self.seconds(until)):
            self.stir()
        self._woken.clear()

    def seconds(self, until: float) -> float:
        """Return the seconds until the next turn."""
        now = self._clock()
        still = now - self._stirred_at
        if still < CALM_AFTER:
            return BEAT
        return max(BEAT, min(STILL_BEAT if still > STILL_AFTER else LONG_BEAT, until - now))


def pause() -> None:
    """Rest once for one beat."""
    time.sleep(BEAT)
