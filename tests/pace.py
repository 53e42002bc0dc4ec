"""Limits in real time, of real processes, ports and threads."""

import os
import time
from collections.abc import Callable

SLOW = float(os.environ.get("COMPANION_SLOW", "1"))
"""How much slower than a Raspberry Pi this machine may be: 1, or what the environment says (an emulated machine: 10)."""


def until(condition: Callable[[], bool]) -> bool:
    """Wait for what another thread will bring about; tells whether it did within five seconds."""
    for _ in range(1000):
        if condition():
            return True
        time.sleep(0.005)
    return False
