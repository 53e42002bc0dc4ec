"""The interface of a ring driver, as the ring's worker uses it."""

from collections.abc import Callable
from typing import Protocol

from hardware.hardware_errors import HardwareError
from hardware.lamps import Frame


class RingError(HardwareError):
    """The ring cannot be reached: it is absent, unplugged, or takes no data. Trying again later can help."""


Newer = Callable[[], Frame | None]
"""Returns a frame with as many lamps that is newer than the one being sent, or None; can be called repeatedly."""


def give_none() -> None:
    """Return None: there is no newer frame."""


class Driver(Protocol):
    """A driver of real lamps. It is used from one thread; each call can block, but for about three seconds at most."""

    def open(self) -> str:
        """Connect to the lamps and return their connection's name for people (such as a port's).

        Raises RingError if the lamps are missing or do not answer.
        """

    def send(self, frame: Frame, newer: Newer = give_none) -> None:
        """Show a frame whose colours :class:`hardware.lamps.Power` has converted for lamps.

        A slow driver can take the rest of the frame from a ``newer`` one. Raises RingError if the lamps were lost.
        """

    def rest(self, lamps: int) -> float:
        """Return the seconds that a frame of this many lamps takes to send, the shortest useful time between two frames."""

    def close(self) -> None:
        """Disconnect from the lamps; this does nothing if they are not connected."""


class Recording:
    """A driver without lamps that records every frame in ``frames``."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []

    def open(self) -> str:
        """Open nothing: the recording is always ready."""
        return "no ring"

    def send(self, frame: Frame, newer: Newer = give_none) -> None:  # noqa: ARG002 - sent in one piece
        """Record the frame."""
        self.frames.append(frame)

    def rest(self, lamps: int) -> float:  # noqa: ARG002 - recording takes no time
        """Return 0: recording takes no time."""
        return 0.0

    def close(self) -> None:
        """Do nothing: there is nothing to disconnect."""
