"""Files written whole or not at all, and read within bounds.

The only code that does this: it stands on the lowest floor that writes files, and the program above takes it from here.
"""

import errno
import os
import stat
import tempfile
from pathlib import Path
from typing import BinaryIO


def write_atomically(path: Path, data: bytes, mode: int = 0o644) -> None:
    """Write a file so that after a power cut it is the old one or the new one; missing folders are made.

    `mode` says who may read it.

    Raises OSError, which names the path and not the neighbour that was written first, and as `put_in_place` does.
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
    """Have a whole file, made on the same disk, take the place of another one, and both on the card when this returns.

    Raises OSError, also where a folder, a pipe or a device stands in that place: then that stays there.
    """
    if is_odd(path):
        raise OSError(errno.EINVAL, "expected a file to write over, or none", str(path))
    sync(made)
    made.replace(path)
    sync(path.parent)


def read_bounded(path: Path, most: int) -> bytes:
    """Read a file of at most so many bytes, without ever waiting for more to come.

    Raises OSError, with the reason in words, for what is no file (a folder, a pipe, a device) or is larger.
    """
    with open_regular(path, most) as file:
        return file.read(most + 1)[:most]


def open_regular(path: Path, most: int) -> BinaryIO:
    """Open a file of at most so many bytes to read it, without ever waiting. Raises OSError as `read_bounded` does."""
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        status = os.fstat(handle)
        if not stat.S_ISREG(status.st_mode):
            raise OSError(errno.EINVAL, "expected a file", str(path))  # noqa: TRY301 - whoever is refused leaves nothing open
        if status.st_size > most:
            raise OSError(errno.EFBIG, f"expected at most {most} bytes, got {status.st_size}", str(path))  # noqa: TRY301
        return os.fdopen(handle, "rb")
    except BaseException:
        os.close(handle)
        raise


def is_odd(path: Path) -> bool:
    """Tell whether something stands here that is no file: a pipe, a device, a socket, a folder."""
    try:
        return not stat.S_ISREG(path.stat().st_mode)
    except OSError:
        return False


def sync(path: Path) -> None:
    """Have a file or folder on the disk before going on; raises OSError where it cannot be."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
