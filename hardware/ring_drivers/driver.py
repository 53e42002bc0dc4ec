"""What the ring's worker asks of a driver."""

from collections.abc import Callable
from typing import Protocol

from hardware.hardware_errors import HardwareError
from hardware.lamp_colour import Frame


class RingError(HardwareError):
    """The ring cannot be reached: absent, unplugged, not taking data. Trying again later may help."""


Newer = Callable[[], Frame | None]
"""Gives a frame of as many lamps that has overtaken the one being sent, or None; may be asked again and again."""


def never_newer() -> None:
    """Nothing overtakes this frame."""


class Driver(Protocol):
    """A way to real lamps. Used from one thread; everything may block, but for no longer than about three seconds."""

    def open(self) -> str:
        """Reach the lamps and return what they are reached by, for people (a port's name).

        Raises RingError: the lamps are not there or do not answer.
        """

    def send(self, frame: Frame, newer: Newer = never_newer) -> None:
        """Show a frame whose colours are meant for lamps (after :class:`hardware.lamp_colour.Power`).

        A driver that takes long may send the rest of it from a ``newer`` one. Raises RingError: the lamps were lost.
        """

    def rest(self, lamps: int) -> float:
        """Return the seconds a frame of so many lamps takes on the wire: the shortest sensible time between two."""

    def close(self) -> None:
        """Let go of the lamps; harmless if they are not there."""


class Recording:
    """Keeps every frame it was sent, in ``frames``."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []

    def open(self) -> str:
        """Open nothing: the recording is always ready."""
        return "no ring"

    def send(self, frame: Frame, newer: Newer = never_newer) -> None:  # noqa: ARG002 - sent in one piece
        """Remember the frame."""
        self.frames.append(frame)

    def rest(self, lamps: int) -> float:  # noqa: ARG002 - memory has no line
        """Return 0: there is no line to wait for."""
        return 0.0

    def close(self) -> None:
        """Nothing to let go of."""
