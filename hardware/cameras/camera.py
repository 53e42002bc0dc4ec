"""What a camera gives, whichever it is: the newest picture, or a word on why there is none."""

from dataclasses import dataclass
from typing import Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from hardware.hardware_errors import HardwareError
from hardware.supervised import DeviceStatus

Picture: TypeAlias = npt.NDArray[np.uint8]
"""Height x width x 3, in the order blue, green, red, as OpenCV has it."""


class CameraError(HardwareError):
    """The camera is absent, frozen, lost, or gives no picture; the message says which."""


@dataclass(frozen=True)
class CameraFrame:
    """One picture: when it was taken (monotonic seconds of this machine) and where it is from (a file, a device)."""

    picture: Picture
    at: float
    source: str

    def __post_init__(self) -> None:
        """Refuse what is no picture. Raises CameraError: not height x width x 3 of bytes, or empty."""
        shape = self.picture.shape
        if self.picture.dtype != np.uint8 or len(shape) != 3 or shape[2] != 3 or 0 in shape:  # noqa: PLR2004
            raise CameraError(f"{self.source}: expected a picture of height x width x 3 bytes, got {shape} {self.picture.dtype}")


class Camera(Protocol):
    """A source of pictures. Nothing here waits for longer than it takes to read a file."""

    @property
    def status(self) -> DeviceStatus:
        """Whether pictures come, and why not."""

    def newest(self) -> CameraFrame | None:
        """Return the newest picture, or None while there is none; ``status`` says why."""

    def advance(self) -> None:
        """Go on to the next picture where pictures wait in line; a live camera goes on by itself."""

    def settle(self) -> None:
        """Measure light and sharpness anew, then hold them; for a live camera after the lamp was moved."""

    def close(self) -> None:
        """Let go of the camera. May be called again."""


SIZE = (1536, 864)
"""Width and height of the pictures that a camera is asked for, in pixels."""
SETTLING = 1.5
"""Seconds that automatic exposure and white balance are given before they are held."""


class Source(Protocol):
    """A camera, driven from its own process, which is killed if it hangs. Must survive pickling unopened."""

    @property
    def noisy(self) -> bool:
        """Whether two pictures always differ, as a sensor's do, so that equal ones betray a frozen camera."""

    def open(self) -> str:
        """Start the camera and return its name for people. Raises CameraError: the camera is not there."""

    def grab(self) -> Picture:
        """Return the next picture. Raises CameraError: the camera was lost."""

    def settle(self) -> None:
        """Let exposure, white balance and focus find themselves, then hold them."""

    def close(self) -> None:
        """Let go of the camera."""
