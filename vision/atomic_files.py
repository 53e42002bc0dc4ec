"""Files written whole or not at all, and read within bounds.

No other code does this: this is the lowest layer that writes files, and the layers above import it.
"""

import errno
import os
import stat
import tempfile
from pathlib import Path
from typing import BinaryIO


def write_atomically(path: Path, data: bytes, mode: int = 0o644) -> None:
    """Write a file so that a power cut leaves either the old file or the new one; missing folders are created.

    `mode` is the file's permissions. Raises OSError as `put_in_place` does; it names `path`, never the temporary file.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        temporary = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            temporary.chmod(mode)
            put_in_place(temporary, path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def put_in_place(made: Path, path: Path) -> None:
    """Move a complete file to `path` on the same disk, replacing any file there, and sync it and its folder to disk.

    Raises OSError, also where `path` is a folder, a pipe or a device, which stays there.
    """
    if is_odd(path):
        raise OSError(errno.EINVAL, "expected a file to write over, or none", str(path))
    sync(made)
    made.replace(path)
    sync(path.parent)


def read_bounded(path: Path, most: int) -> bytes:
    """Read a file of at most `most` bytes without ever blocking.

    Raises OSError, with the reason in words, where the path is not a regular file (a folder, a pipe) or the file is larger.
    """
    with open_regular(path, most) as file:
        return file.read(most + 1)[:most]


def open_regular(path: Path, most: int) -> BinaryIO:
    """Open a file of at most `most` bytes for reading, without ever blocking. Raises OSError as `read_bounded` does."""
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        status = os.fstat(handle)
        if not stat.S_ISREG(status.st_mode):
            raise OSError(errno.EINVAL, "expected a regular file", str(path))  # noqa: TRY301 - the handle is closed below
        if status.st_size > most:
            raise OSError(errno.EFBIG, f"expected at most {most} bytes, got {status.st_size}", str(path))  # noqa: TRY301
        return os.fdopen(handle, "rb")
    except BaseException:
        os.close(handle)
        raise


def is_odd(path: Path) -> bool:
    """Tell whether the path is something other than a regular file: a pipe, a device, a socket or a folder."""
    try:
        return not stat.S_ISREG(path.stat().st_mode)
    except OSError:
        return False


def sync(path: Path) -> None:
    """Flush a file or folder to disk; raises OSError where that fails."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
