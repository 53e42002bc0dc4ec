"""Calls of the operating system that fail when told, one at a time: those with which files are written whole or not at all."""

from __future__ import annotations

import errno
import os
import tempfile
from typing import Any, Self
from unittest import mock

HOWS = ("EIO", "ENOSPC", "short")


class FileFaults:
    """While it lasts, call number `at` of those that make, write, synchronise or rename a file fails once, as `how` says.

    `short` writes half of what was given before it fails. `hit` tells whether there was such a call.
    """

    def __init__(self, how: str, at: int) -> None:
        self.hit = False
        self._how, self._at, self._calls = how, at, 0
        self._patches = [
            mock.patch.object(place, name, self._failing(getattr(place, name)))
            for place, name in (
                (tempfile, "mkstemp"),
                (os, "fsync"),
                (os, "replace"),
                (os, "chmod"),
                (os, "rename"),
                (os, "mkdir"),
            )
        ]
        self._patches.append(mock.patch.object(os, "fdopen", self._opened(os.fdopen)))

    def __enter__(self) -> Self:
        for patch in self._patches:
            patch.start()
        return self

    def __exit__(self, *_fault: object) -> None:
        for patch in self._patches:
            patch.stop()

    def _due(self) -> bool:
        self._calls += 1
        due = self._calls == self._at
        self.hit |= due
        return due

    def _fault(self) -> OSError:
        code = errno.EIO if self._how == "EIO" else errno.ENOSPC
        return OSError(code, os.strerror(code))

    def _failing(self, call: Any) -> Any:
        def failing(*given: Any, **named: Any) -> Any:
            if self._due():
                raise self._fault()
            return call(*given, **named)

        return failing

    def _opened(self, fdopen: Any) -> Any:
        def opened(*given: Any, **named: Any) -> Any:
            file = fdopen(*given, **named)
            return file if "b" not in given[1:2][0] or "r" in given[1] else _Failing(file, self)

        return opened

    def write(self, file: Any, data: bytes) -> int:
        """Write, or fail."""
        if self._due():
            if self._how == "short":
                file.write(data[: len(data) // 2])
                file.flush()
            raise self._fault()
        return int(file.write(data))


class _Failing:
    def __init__(self, file: Any, faults: FileFaults) -> None:
        self._file, self._faults = file, faults

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_fault: object) -> None:
        self._file.close()

    def write(self, data: bytes) -> int:
        return self._faults.write(self._file, data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)
