"""Files written whole or not at all.

The only code that does this: it stands on the lowest floor that writes files, and the program above takes it from here.
"""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from enum import StrEnum
from pathlib import Path


class Refusal(StrEnum):
    """Why a picture cannot be read; the values are stable keys whose words are rendered elsewhere."""

    EMPTY_FILE = "empty-file"
    NOT_A_PICTURE = "not-a-picture"
    TRUNCATED = "truncated"
    TOO_LARGE = "too-large"
    TOO_SMALL = "too-small"
    NO_COLOUR = "no-colour"
    TOO_DARK = "too-dark"
    OVEREXPOSED = "overexposed"
    BLURRED = "blurred"
    HAND_IN_VIEW = "hand-in-view"
    FOREIGN_OBJECT = "foreign-object"
    MAT_NOT_IN_VIEW = "mat-not-in-view"
    TRAY_NOT_IN_VIEW = "tray-not-in-view"
    SETUP_MOVED = "setup-moved"
    NOT_SETTLED = "not-settled"


class VisionError(Exception):
    """Anything this package reports to whoever handed it a picture, a profile or labels."""


class PictureRefused(VisionError):
    """A picture that cannot be read, with the reason."""

    def __init__(self, reason: Refusal, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else str(reason))
        self.reason = reason
        self.detail = detail


class ProfileRefused(VisionError):
    """A profile that is damaged, of another version or of another kind."""


class LabelsRefused(VisionError):
    """Labels that do not have the right form or do not fit their picture."""


class TrayUnclear(LabelsRefused):
    """Labels without the tray's corners, where the picture does not plainly show them."""


class SizeRefused(VisionError):
    """A mat size or a scale that makes no sense."""


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file so that after a power cut it is the old one or the new one; missing folders are made.

    Raises OSError, which names the path and not the neighbour that was written first.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(path, data)
        sync(path.parent)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def read_bounded(path: Path, most: int) -> bytes:
    """Read a file of at most so many bytes, without ever waiting for more to come.

    Raises OSError, with the reason in words, for what is no file (a folder, a pipe, a device) or is larger.
    """
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    with os.fdopen(handle, "rb") as file:
        status = os.fstat(handle)
        if not stat.S_ISREG(status.st_mode):
            raise OSError(errno.EINVAL, "is no file", str(path))
        if status.st_size > most:
            raise OSError(errno.EFBIG, f"has more than {most} bytes", str(path))
        return file.read(most + 1)[:most]


def _write(path: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(0o644)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def sync(path: Path) -> None:
    """Have a file or folder on the disk before going on; raises OSError where it cannot be."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
