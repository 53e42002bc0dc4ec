"""A USB camera through OpenCV and Video4Linux.

The Pi's own camera through picamera2, always in the same video configuration.
"""

import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any, ClassVar

from hardware.cameras.camera import SETTLING, SIZE, CameraError, Picture

BY_ID = Path("/dev/v4l/by-id")
DEV = Path("/dev")
MANUAL_EXPOSURE, AUTOMATIC_EXPOSURE = 1, 3
"""Two values of Video4Linux's ``exposure_auto``."""


def find_camera(wanted: str, by_id: Path = BY_ID, dev: Path = DEV) -> Path:
    """Return the device of a USB camera: the wanted one, or else the first link under ``by-id``, or else ``video0``.

    On a Pi ``/dev/video0`` can be a codec; the links under ``by-id`` are only USB cameras. Raises CameraError if there is no
    camera.
    """
    if wanted:
        if Path(wanted).exists():
            return Path(wanted)
        raise CameraError(f"no camera at {wanted}")
    links = sorted(by_id.glob("*index0")) if by_id.is_dir() else []
    if links or (dev / "video0").exists():
        return links[0] if links else dev / "video0"
    raise CameraError("no USB camera is plugged in")


def _open_capture(device: Path) -> Any:
    os.environ.setdefault("OPENCV_VIDEOIO_V4L_SELECT_TIMEOUT", "2")  # read when OpenCV is loaded; 10 s otherwise
    import cv2  # noqa: PLC0415 - after the variable above, and only in the camera's process

    cv2.setNumThreads(1)
    return cv2.VideoCapture(str(device), cv2.CAP_V4L2)


class UsbCamera:
    """The camera at the device path ``wanted``, or the first one found if that is empty."""

    noisy: ClassVar[bool] = True

    def __init__(
        self,
        wanted: str = "",
        *,
        capture: Callable[[Path], Any] = _open_capture,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._wanted = wanted
        self._open = capture
        self._clock = clock
        self._device = Path()
        self._capture: Any = None

    def open(self) -> str:
        """Open the camera at 1536 x 864 or its nearest size, with the shortest queue.

        Raises CameraError if there is no camera, or it does not open.
        """
        self._device = find_camera(self._wanted)
        self._capture = self._open(self._device)
        if not self._capture.isOpened():
            raise CameraError(f"the camera at {self._device} cannot be opened")
        import cv2  # noqa: PLC0415

        self._capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
        self._capture.set(cv2.CAP_PROP_FRAME_WIDTH, SIZE[0])
        self._capture.set(cv2.CAP_PROP_FRAME_HEIGHT, SIZE[1])
        self._capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)
        return self._device.name

    def grab(self) -> Picture:
        """Return the next picture.

        Raises CameraError if the camera gives none, or its device is gone (OpenCV can go on after the camera was unplugged).
        """
        read, picture = self._capture.read()
        if not read or not self._device.exists():
            raise CameraError(f"the camera at {self._device} gives no picture")
        taken: Picture = picture
        return taken

    def settle(self) -> None:
        """Let the automatic controls run for `SETTLING` seconds, then hold the values found."""
        import cv2  # noqa: PLC0415

        automatic = (cv2.CAP_PROP_AUTO_WB, 1), (cv2.CAP_PROP_AUTOFOCUS, 1), (cv2.CAP_PROP_AUTO_EXPOSURE, AUTOMATIC_EXPOSURE)
        for name, value in automatic:
            self._capture.set(name, value)
        until = self._clock() + SETTLING
        while self._clock() < until:
            self.grab()
        self._hold(cv2.CAP_PROP_AUTO_EXPOSURE, MANUAL_EXPOSURE, cv2.CAP_PROP_EXPOSURE)
        self._hold(cv2.CAP_PROP_AUTOFOCUS, 0, cv2.CAP_PROP_FOCUS)
        self._hold(cv2.CAP_PROP_AUTO_WB, 0, cv2.CAP_PROP_WB_TEMPERATURE)

    def _hold(self, automatic: int, off: int, name: int) -> None:
        found = self._capture.get(name)
        self._capture.set(automatic, off)
        if found > 0:  # a camera without this control reports -1 or 0
            self._capture.set(name, found)

    def close(self) -> None:
        """Close the camera."""
        if self._capture is not None:
            self._capture.release()
            self._capture = None


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
