"""A ring that only remembers: for a desk without lamps, and for whoever wants to see what was shown."""

from __future__ import annotations

from hardware.colour import Frame
from hardware.ring_drivers.driver import Newer, never_newer


class Recording:
    """Keeps every frame it was sent, in ``frames``."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []

    def open(self) -> str:
        """Always there."""
        return "no ring"

    def send(self, frame: Frame, newer: Newer = never_newer) -> None:  # noqa: ARG002 - sent in one piece
        """Remember the frame."""
        self.frames.append(frame)

    def rest(self, lamps: int) -> float:  # noqa: ARG002 - memory has no line
        """Return 0: there is no line to wait for."""
        return 0.0

    def close(self) -> None:
        """Nothing to let go of."""
