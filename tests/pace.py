"""What waits for real processes, ports and threads goes on as soon as they have done their work; a clock for what may not wait.

`LOST` only ends a test whose work will never be done. No test may turn red because a machine is busy, so none asks whether
something took less than some seconds; what must hold nobody up is tried with something that lasts until the test lets it go.
"""

import os
import time
from collections.abc import Callable

SLOW = float(os.environ.get("COMPANION_SLOW", "1"))
"""How much slower than a Raspberry Pi this machine may be: 1, or what the environment says (an emulated machine: 10)."""


LOST = 120.0
"""Seconds after which something will not happen any more."""


def until(condition: Callable[[], bool]) -> bool:
    """Wait for what another thread will bring about; tells whether it did before it counts as lost."""
    end = time.monotonic() + LOST
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.005)
    return False


class Clock:
    """Seconds that pass only when told."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now
