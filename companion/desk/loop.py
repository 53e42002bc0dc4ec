"""How long the loop rests between two steps."""

import time
from collections.abc import Callable
from threading import Event

BEAT = 1 / 60
"""Seconds of a rest while something happens."""
LONG_BEAT = 1 / 25
"""Seconds of a rest when nothing has happened for a while: a touch is seen so much later at most, a button at once."""
CALM_AFTER = 1.0
"""Seconds without anything after which rests are long."""
STILL_BEAT, STILL_AFTER = 1 / 12, 15.0
"""Seconds of a rest once nothing has happened for so many: nobody notices a first touch that is seen 80 ms late."""


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
        """End the rest: a button was pressed, a game has answered."""
        self._woken.set()

    def rest(self, until: float) -> None:
        """Rest, and not beyond the clock's second `until`, at which something is to be drawn."""
        if self._woken.wait(self.seconds(until)):
            self.stir()
        self._woken.clear()

    def seconds(self, until: float) -> float:
        """Give the seconds until the next turn."""
        now = self._clock()
        still = now - self._stirred_at
        if still < CALM_AFTER:
            return BEAT
        return max(BEAT, min(STILL_BEAT if still > STILL_AFTER else LONG_BEAT, until - now))


def pause() -> None:
    """Rest once, without looking at anything."""
    time.sleep(BEAT)
