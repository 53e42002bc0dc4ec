"""Pictures from files: reading one, and a file that someone keeps writing anew, used as a camera."""

from __future__ import annotations

import os
from pathlib import Path

import cv2
import numpy as np

from hardware.cameras.camera import CameraError, Picture

MOST_BYTES = 64 * 1024 * 1024
"""A larger picture file is refused (64 MiB)."""
ENDINGS = frozenset({".jpg", ".jpeg", ".png", ".webp", ".bmp", ".tif", ".tiff"})

_ENDS = {b"\xff\xd8\xff": b"\xff\xd9", b"\x89PNG": b"IEND"}
"""How a JPEG and a PNG begin, and what stands near the end of a whole one."""
_TAIL = 4096


def breaks_off(data: bytes) -> bool:
    """Whether a JPEG or PNG ends before its end mark: OpenCV would fill the rest of the picture with grey."""
    return any(data.startswith(begin) and end not in data[-_TAIL:] for begin, end in _ENDS.items())


def _read(path: Path) -> bytes:
    """Read a file of bounded size. A pipe may keep us waiting: whoever may be given one reads in a process of its own."""
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        data = file.read(MOST_BYTES + 1) if size <= MOST_BYTES else b""
    if max(size, len(data)) > MOST_BYTES:
        megabytes, most = max(size, len(data)) // 2**20, MOST_BYTES // 2**20
        raise CameraError(f"{path.name} has {megabytes} MB, more than the {most} MB a picture may have")
    return data


def read_picture(path: Path) -> Picture:
    """Read a picture file.

    Raises:
        CameraError: missing, empty, over 64 MB, broken off, or no picture OpenCV can read.

    """
    try:
        data = _read(path)
    except OSError as error:
        raise CameraError(f"{path.name} cannot be read: {error.strerror}") from error
    if not data:
        raise CameraError(f"{path.name} is empty")
    if breaks_off(data):
        raise CameraError(f"{path.name} breaks off before its end")
    try:
        picture = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    except cv2.error as error:
        raise CameraError(f"{path.name} is no picture: {error}") from error
    if picture is None:
        raise CameraError(f"{path.name} is no picture")
    return picture.astype(np.uint8, copy=False)


class PictureFile:
    """A file that another program keeps writing anew, such as a still camera's time lapse.

    With ``noisy`` that program is trusted to write a new picture all the time, and to be frozen if it does not.
    """

    def __init__(self, path: Path, *, noisy: bool = False) -> None:
        self._path = path
        self.noisy = noisy

    def open(self) -> str:
        """Make sure that there is a file.

        Raises:
            CameraError: there is none.

        """
        if not self._path.exists():
            raise CameraError(f"{self._path.name} is not there")
        return self._path.name

    def grab(self) -> Picture:
        """Read the file as it is now.

        Raises:
            CameraError: see :func:`read_picture`.

        """
        return read_picture(self._path)

    def settle(self) -> None:
        """Nothing to measure: the light is in the file."""

    def close(self) -> None:
        """Nothing to let go of."""
