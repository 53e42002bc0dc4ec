"""Writes the newest of what is given on a thread of its own, so that a slow card holds up nobody."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock, Thread


class LateWriter:
    """Has `write` write the newest data; what was overtaken by newer data is never written."""

    def __init__(self, write: Callable[[bytes], None]) -> None:
        self._write = write
        self._lock = Lock()
        self._waiting: bytes | None = None
        self._thread: Thread | None = None

    def put(self, data: bytes) -> None:
        """Take data to be written; returns at once."""
        with self._lock:
            self._waiting = data
            if self._thread is None:
                self._thread = Thread(target=self._work, name="late writer", daemon=True)
                self._thread.start()

    def _work(self) -> None:
        while (data := self._next()) is not None:
            self._write(data)

    def _next(self) -> bytes | None:
        with self._lock:
            data, self._waiting = self._waiting, None
            if data is None:
                self._thread = None
            return data

    def flush(self) -> None:
        """Wait until all that was given is written, or was tried."""
        thread = self._thread
        if thread is not None:
            thread.join()
