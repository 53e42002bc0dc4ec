"""A board with lamps on a pseudo-terminal: it reads frames as a real one does, and can be slow, mute or pulled out."""

from __future__ import annotations

import os
import select
import threading
import tty
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Self

from hardware.colour import Frame
from hardware.pretend.languages import ADALIGHT, Language

NOTICE = 0.02
"""Seconds until a board notices that it was unplugged."""
SIP, GULP = 8, 4096
"""Bytes read at a time: at the line's pace, or all there are."""


@dataclass(frozen=True)
class ShownFrame:
    """A frame that a board showed, and when (monotonic seconds)."""

    frame: Frame
    at: float


class PretendBoard:
    """A board that speaks ``language``, reading ``baud`` / 10 bytes a second, or as fast as they come if None.

    ``port`` is what to open instead of a serial port. ``deaf`` boards take no byte at all.
    """

    def __init__(self, language: Language = ADALIGHT, *, baud: float | None = None, deaf: bool = False) -> None:
        self.shown: list[ShownFrame] = []
        self.heard = bytearray()
        self._language = language
        self._bytes_per_second = baud / 10 if baud else None
        self._deaf = deaf
        self._rest = b""
        self._news = threading.Condition()
        self._unplugged = False
        self._board_end, self._host_end = os.openpty()
        tty.setraw(self._board_end)
        tty.setraw(self._host_end)
        self.port = Path(os.ttyname(self._host_end))
        self.say(language.hello)
        self._thread = threading.Thread(target=self._listen, name="pretend board", daemon=True)
        self._thread.start()

    def say(self, data: bytes) -> None:
        """Send something to the host, sense or nonsense."""
        if data:
            os.write(self._board_end, data)

    def wait_for(self, wanted: Callable[[ShownFrame], bool], seconds: float = 5.0) -> ShownFrame:
        """Return the first frame shown, past ones included, that is ``wanted``.

        Raises:
            TimeoutError: none came within ``seconds``.

        """
        with self._news:
            if self._news.wait_for(lambda: any(map(wanted, self.shown)), seconds):
                return next(filter(wanted, self.shown))
        raise TimeoutError(f"the board never showed it; it showed {len(self.shown)} frames")

    def unplug(self) -> None:
        """Pull the plug, in the middle of a frame if need be. May be called again."""
        if self._unplugged:
            return
        self._unplugged = True
        self._thread.join()
        os.close(self._board_end)
        os.close(self._host_end)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.unplug()

    def _listen(self) -> None:
        free = monotonic()
        while not self._unplugged:
            if not self._ready(0.0):
                if not self._ready(NOTICE):
                    continue
                free = max(free, monotonic())
            data = os.read(self._board_end, SIP if self._bytes_per_second else GULP)
            if self._bytes_per_second:
                free += len(data) / self._bytes_per_second
                threading.Event().wait(max(0.0, free - monotonic()))
            self._take(data)

    def _ready(self, seconds: float) -> bool:
        return bool(select.select([] if self._deaf else [self._board_end], [], [], seconds)[0])

    def _take(self, data: bytes) -> None:
        self.heard += data
        for ask, answer in self._language.answers:
            if ask in data:
                self.say(answer)
        frames, self._rest = self._language.decode(self._rest + data)
        if frames:
            with self._news:
                self.shown += [ShownFrame(frame, monotonic()) for frame in frames]
                self._news.notify_all()
