"""What the camera's process asks of a camera."""

from __future__ import annotations

from typing import Protocol

from hardware.cameras.camera import Picture

SETTLING = 1.5
"""Seconds that automatic exposure and white balance are given before they are held."""


class Source(Protocol):
    """A camera, driven from its own process: it may hang, the process is killed then. Must survive pickling unopened."""

    @property
    def noisy(self) -> bool:
        """Whether two pictures always differ, as a sensor's do, so that equal ones betray a frozen camera."""

    def open(self) -> str:
        """Begin and return a name for people.

        Raises:
            CameraError: the camera is not there.

        """

    def grab(self) -> Picture:
        """Return the next picture.

        Raises:
            CameraError: the camera was lost.

        """

    def settle(self) -> None:
        """Let exposure, white balance and focus find themselves, then hold them."""

    def close(self) -> None:
        """Let go of the camera."""
