"""Cameras that read files: a folder whose pictures come in the order of their names, or a file that another program writes."""

import os
from contextlib import suppress
from pathlib import Path
from time import monotonic

import cv2
import numpy as np

from hardware.cameras.camera import CameraError, CameraFrame, Picture
from hardware.supervised import DeviceState, DeviceStatus

MOST_BYTES = 64 * 1024 * 1024
"""The most bytes of a picture file (64 MiB)."""
ENDINGS = frozenset({".jpg", ".jpeg", ".png", ".webp", ".bmp", ".tif", ".tiff"})

_ENDS = {b"\xff\xd8\xff": b"\xff\xd9", b"\x89PNG": b"IEND"}
"""How a JPEG and a PNG begin, and the bytes near the end of a complete one; OpenCV would fill the rest of a cut one with grey."""
_TAIL = 4096


def _read(path: Path) -> bytes:
    """Read a file of at most `MOST_BYTES`. A pipe can block this, so a caller that can get one must run it in another process."""
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        data = file.read(MOST_BYTES + 1) if size <= MOST_BYTES else b""
    if max(size, len(data)) > MOST_BYTES:
        most = MOST_BYTES // 2**20
        raise CameraError(f"{path.name}: expected at most {most} MB for a picture, got {max(size, len(data)) / 2**20:.1f}")
    return data


def read_picture(path: Path) -> Picture:
    """Read a picture file. Raises CameraError if it is missing, empty, over 64 MiB, cut off, or unreadable for OpenCV."""
    try:
        data = _read(path)
    except OSError as error:
        raise CameraError(f"{path.name} cannot be read: {error.strerror}") from error
    if not data:
        raise CameraError(f"{path.name} is empty")
    if any(data.startswith(begin) and end not in data[-_TAIL:] for begin, end in _ENDS.items()):
        raise CameraError(f"{path.name} is cut off before its end")
    try:
        picture = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    except cv2.error as error:
        raise CameraError(f"{path.name} cannot be read as a picture: {error}") from error
    if picture is None:
        raise CameraError(f"{path.name} cannot be read as a picture")
    return picture.astype(np.uint8, copy=False)


class PictureFile:
    """A file that another program keeps rewriting, such as a still camera's time lapse.

    With ``noisy``, that program is expected to write new pictures all the time, and counts as frozen if it does not.
    """

    def __init__(self, path: Path, *, noisy: bool = False) -> None:
        self._path = path
        self.noisy = noisy

    def open(self) -> str:
        """Return the file's name. Raises CameraError if the file does not exist."""
        if not self._path.exists():
            raise CameraError(f"{self._path.name} does not exist")
        return self._path.name

    def grab(self) -> Picture:
        """Read the file as it is now. Raises CameraError; see :func:`read_picture`."""
        return read_picture(self._path)

    def settle(self) -> None:
        """Do nothing: a file has no exposure to measure."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class FolderCamera:
    """Shows one picture until :meth:`advance`, and stays at the last one. ``path`` can also be a single file.

    A file that is not a picture yields no frame, and ``status`` says why; advancing skips it. Files and the folder itself
    can come and go meanwhile.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._shown: Path | None = None
        self.status = DeviceStatus()
        """The file that is shown, or why there is none."""

    def take_newest(self) -> CameraFrame | None:
        """Return the present picture; None where it cannot be read, and ``status`` says why."""
        if self.status.state is DeviceState.CLOSED:
            return None
        try:
            path = self._turn()
            frame = CameraFrame(read_picture(path), monotonic(), path.name)
        except CameraError as error:
            self.status = DeviceStatus(DeviceState.LOST, str(error))
            return None
        self.status = DeviceStatus(DeviceState.HERE, path.name)
        return frame

    def advance(self) -> None:
        """Go on to the next picture, if there is one."""
        with suppress(CameraError):
            shown = self._turn()
            self._shown = next((path for path in self._files() if path.name > shown.name), shown)

    def settle(self) -> None:
        """Do nothing: files have no exposure to measure."""

    def close(self) -> None:
        """Stop showing pictures."""
        self.status = DeviceStatus(DeviceState.CLOSED)

    def _turn(self) -> Path:
        """Return the present file: the one shown or, if that is gone, the one after it."""
        files = self._files()
        if self._shown is None:
            self._shown = files[0]
        shown = self._shown
        self._shown = next((path for path in files if path.name >= shown.name), files[-1])
        return self._shown

    def _files(self) -> list[Path]:
        if self._path.is_file():
            return [self._path]
        try:
            found = sorted(path for path in self._path.iterdir() if path.suffix.lower() in ENDINGS and path.is_file())
        except OSError as error:
            raise CameraError(f"{self._path} cannot be read: {error.strerror}") from error
        if not found:
            raise CameraError(f"expected pictures ({', '.join(ENDINGS)}) in {self._path}, found none")
        return found
