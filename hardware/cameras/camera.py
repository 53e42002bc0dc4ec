"""The interface of all cameras: the newest picture, or the reason why there is none."""

from dataclasses import dataclass
from typing import Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from hardware import hardware_errors, supervised

Picture: TypeAlias = npt.NDArray[np.uint8]
"""Height x width x 3, in OpenCV's order blue, green, red."""


class CameraError(hardware_errors.HardwareError):
    """The camera is absent, frozen or lost, or gives no picture; the message says which."""


@dataclass(frozen=True)
class CameraFrame:
    """One picture, when it was taken (monotonic seconds of this machine) and its source (a file or device)."""

    picture: Picture
    at: float
    source: str


class Camera(Protocol):
    """A source of pictures. No method waits longer than it takes to read a file."""

    @property
    def status(self) -> supervised.DeviceStatus:
        """Whether pictures come and, if not, why."""

    def take_newest(self) -> CameraFrame | None:
        """Return the newest picture, or None while there is none; ``status`` says why."""

    def advance(self) -> None:
        """Go on to the next picture of a folder; on a live camera this does nothing."""

    def settle(self) -> None:
        """Have a live camera measure exposure and focus again and hold them, for example after a lamp was moved."""

    def close(self) -> None:
        """Close the camera. Can be called again."""


SIZE = (1536, 864)
"""The width and height in pixels of the pictures requested from a camera."""
SETTLING = 1.5
"""Seconds for which automatic exposure and white balance run before they are held."""


class Source(Protocol):
    """A camera that runs in its own process, which is killed if it hangs. An unopened source must survive pickling."""

    @property
    def noisy(self) -> bool:
        """Whether any two pictures differ, as a sensor's do, so that equal pictures mean a frozen camera."""

    def open(self) -> str:
        """Start the camera and return its name for people. Raises CameraError if the camera is missing."""

    def grab(self) -> Picture:
        """Return the next picture. Raises CameraError if the camera was lost."""

    def settle(self) -> None:
        """Let the camera find exposure, white balance and focus, then hold them."""

    def close(self) -> None:
        """Close the camera."""
