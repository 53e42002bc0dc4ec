"""The supervisor of device threads: it logs failures, tries again, and detects a thread that hangs."""

import logging
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from time import monotonic
from types import TracebackType
from typing import Self

LOG = logging.getLogger("companion")
FIRST_PAUSE, LAST_PAUSE = 0.1, 5.0
"""The first and the longest pause in seconds between a fault and the next try; each fault in a row doubles the pause."""
LEAVING = 1.0
"""Seconds that a thread gets to end; a thread that hangs is abandoned and does not delay the end of the program."""


class DeviceState(Enum):
    """Whether a ring or a camera is connected."""

    SEEKING = "seeking"
    HERE = "here"
    LOST = "lost"
    CLOSED = "closed"


@dataclass(frozen=True)
class DeviceStatus:
    """A device's state, and a note for people: the device's name or place, or why it does not work."""

    state: DeviceState = DeviceState.SEEKING
    note: str = ""


class Closes(ABC):
    """A device that is closed at the end of its `with` block."""

    @abstractmethod
    def close(self) -> None:
        """Close the device. Can be called again."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


class SupervisedThread:
    """Runs a device's work step by step on a separate thread, until it is closed.

    A step returns the seconds until the next one is due; `notice` ends the wait early. `limit` is the most seconds that a step
    can take before the thread counts as hung. `failed` is called with each error that a step raises.
    """

    def __init__(
        self,
        name: str,
        step: Callable[[], float],
        *,
        limit: float,
        failed: Callable[[Exception], None] = lambda _error: None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.name = name
        self.limit = limit
        self.stopping = False
        self.faults = 0
        self._step = step
        self._failed = failed
        self._clock = clock
        self._noticed = threading.Event()
        self._expected = clock() + limit
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._expected = self._clock() + self.limit
        self._thread.start()

    def notice(self) -> None:
        """Make the thread run its next step at once."""
        self._noticed.set()

    def hangs(self) -> bool:
        """Return whether a step has taken too long, or the thread has ended without being asked to."""
        if self._thread.ident is None or self.stopping:
            return False
        return not self._thread.is_alive() or self._clock() > self._expected

    def _work(self) -> None:
        pause = FIRST_PAUSE
        while not self.stopping:
            self._expected = self._clock() + self.limit
            try:
                wait = self._step()
                pause = FIRST_PAUSE
            except Exception as error:  # whatever a driver raises: the log records it, and the next step tries again
                self.faults += 1
                LOG.exception("%s failed and is tried again", self.name)
                self._failed(error)
                wait, pause = pause, min(LAST_PAUSE, 2 * pause)
            self._expected = self._clock() + max(0.0, wait) + self.limit
            self._noticed.wait(max(0.0, wait))
            self._noticed.clear()

    def close(self) -> bool:
        """End the work; return whether the thread ended within LEAVING seconds. Can be called again."""
        self.stopping = True
        self._noticed.set()
        if self._thread.is_alive():
            self._thread.join(LEAVING)
        if self._thread.is_alive():
            LOG.warning("the thread '%s' did not end in time and is abandoned", self.name)
        return not self._thread.is_alive()
