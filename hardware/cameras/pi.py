"""The Pi's own camera through picamera2, always in the same video configuration."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, ClassVar

from hardware.cameras.camera import SETTLING, SIZE, CameraError, Picture

WAIT = 2.0
"""Seconds after which a missing picture counts as late."""
MAINS_US = 10_000
"""A unit of exposure in microseconds: under 50 Hz light, whole hundredths of a second show no stripes."""
MANUAL_FOCUS, CONTINUOUS_FOCUS = 0, 2
"""Two values of libcamera's ``AfMode``."""
LOST = (RuntimeError, OSError, TimeoutError, IndexError)


def _open_picamera() -> Any:
    try:
        return import_module("picamera2").Picamera2()
    except (ImportError, ValueError) as error:  # ValueError: simplejpeg was built for another numpy
        raise CameraError(f"picamera2 cannot be used: {error}") from error
    except LOST as error:
        raise CameraError(f"no camera was found on the ribbon cable: {error}") from error


def mains_exposure(microseconds: int) -> int:
    """Return the stripe-free exposure nearest to the measured one; one below a hundredth of a second stays as it is."""
    return microseconds if microseconds < MAINS_US else round(microseconds / MAINS_US) * MAINS_US


class PiCamera:
    """The camera on the ribbon cable."""

    noisy: ClassVar[bool] = True

    def __init__(self, camera: Callable[[], Any] = _open_picamera) -> None:
        self._open = camera
        self._camera: Any = None

    def open(self) -> str:
        """Configure and start the camera. Raises CameraError if picamera2 or the camera is missing, or it does not start."""
        self._camera = self._open()
        try:
            main = {"size": SIZE, "format": "RGB888"}  # blue, green, red in memory
            self._camera.configure(self._camera.create_video_configuration(main=main, buffer_count=3))
            self._camera.start()
        except LOST as error:
            raise CameraError(f"the Pi's camera does not start: {error}") from error
        return str(self._camera.camera_properties.get("Model", "camera"))

    def grab(self) -> Picture:
        """Return the next picture. Raises CameraError if none comes within two seconds."""
        try:
            taken: Picture = self._camera.capture_array("main", wait=WAIT)
        except LOST as error:
            raise CameraError(f"the Pi's camera gives no picture: {error}") from error
        return taken

    def settle(self) -> None:
        """Let the automatic controls run for `SETTLING` seconds, then hold the exposure, gain, colour and focus found."""
        focuses = "AfMode" in self._camera.camera_controls
        automatic = {"AeEnable": True, "AwbEnable": True}
        self._camera.set_controls(automatic | ({"AfMode": CONTINUOUS_FOCUS} if focuses else {}))
        found: dict[str, Any] = self._camera.capture_metadata()
        begin = found["SensorTimestamp"]
        while found["SensorTimestamp"] - begin < SETTLING * 1e9:
            found = self._camera.capture_metadata()
        held = {
            "AeEnable": False,
            "ExposureTime": mains_exposure(found["ExposureTime"]),
            "AnalogueGain": found["AnalogueGain"],
            "AwbEnable": False,
            "ColourGains": found["ColourGains"],
        }
        if focuses and "LensPosition" in found:
            held |= {"AfMode": MANUAL_FOCUS, "LensPosition": found["LensPosition"]}
        self._camera.set_controls(held)

    def close(self) -> None:
        """Close the camera. This can block for ever if the ribbon cable came loose; the process is then killed."""
        if self._camera is not None:
            self._camera.close()
            self._camera = None
