"""Files written whole or not at all, and read within bounds.

The only code that does this: it stands on the lowest floor that writes files, and the program above takes it from here.
"""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from pathlib import Path


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
