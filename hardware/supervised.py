"""The one supervisor of device threads: it logs work that fails, starts it again, and knows when it hangs."""

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
"""Seconds between a fault and the next try; each fault in a row doubles them."""
LEAVING = 1.0
"""Seconds that a thread gets to end; one that hangs is left behind, and does not hold up the end of the program."""


class DeviceState(Enum):
    """Whether a ring or a camera is there."""

    SEEKING = "seeking"
    HERE = "here"
    LOST = "lost"
    CLOSED = "closed"


@dataclass(frozen=True)
class DeviceStatus:
    """A device's state, and a word on it for people: where it is and what it gives, or why it does not."""

    state: DeviceState = DeviceState.SEEKING
    note: str = ""


class Closes(ABC):
    """A device that is closed at the end of its `with` block."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the device; may be called again."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


class SupervisedThread:
    """Does one step of a device's work after the other, on a thread of its own, until it is closed.

    A step gives how many seconds may pass until the next one; `notice` ends the waiting early. `limit` is how many seconds a
    step may take at most before the thread counts as hung.
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
        """Begin to work."""
        self._expected = self._clock() + self.limit
        self._thread.start()

    def notice(self) -> None:
        """Do the next step at once."""
        self._noticed.set()

    def hangs(self) -> bool:
        """Tell whether the thread has not come back from a step in time, or has ended without being asked to."""
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
            except Exception as error:  # whatever a driver throws: the device is tried anew, and the log says why
                self.faults += 1
                LOG.exception("%s failed and is started again", self.name)
                self._failed(error)
                wait, pause = pause, min(LAST_PAUSE, 2 * pause)
            self._expected = self._clock() + max(0.0, wait) + self.limit
            self._noticed.wait(max(0.0, wait))
            self._noticed.clear()

    def close(self) -> bool:
        """End the work; tell whether the thread ended within LEAVING seconds. May be called again."""
        self.stopping = True
        self._noticed.set()
        if self._thread.is_alive():
            self._thread.join(LEAVING)
        if self._thread.is_alive():
            LOG.warning("the thread of %s did not end in time and is abandoned", self.name)
        return not self._thread.is_alive()
