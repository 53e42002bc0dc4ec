"""A board with lamps on a pseudo-terminal, slow, mute or pulled out; it reads by the protocols' pages and not by our encoders.

Each ``decode`` takes the bytes heard so far and returns the whole frames in them and the bytes still to be completed.
It finds its way back after noise and after a frame that broke off.
"""

from __future__ import annotations

import json
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

from pace import LOST

from hardware.lamps import Frame

Decoded = tuple[list[Frame], bytes]


def _triples(data: bytes) -> Frame:
    return tuple(zip(data[0::3], data[1::3], data[2::3], strict=True))


def decode_adalight(data: bytes) -> Decoded:
    """Read Adalight."""
    frames: list[Frame] = []
    while (start := data.find(b"Ada")) >= 0:
        data = data[start:]
        if len(data) < 6:
            return frames, data
        count = (data[3] << 8) + data[4] + 1
        end = 6 + 3 * count
        if data[3] ^ data[4] ^ 0x55 != data[5]:
            data = data[1:]
        elif len(data) < end:
            return frames, data
        else:
            frames.append(_triples(data[6:end]))
            data = data[end:]
    return frames, data[-2:]


def decode_tpm2(data: bytes) -> Decoded:
    """Read TPM2 data blocks; a block of broken length or without its end byte is passed over."""
    frames: list[Frame] = []
    while (start := data.find(b"\xc9\xda")) >= 0:
        data = data[start:]
        if len(data) < 4:
            return frames, data
        size = int.from_bytes(data[2:4], "big")
        if len(data) < size + 5:
            return frames, data
        if data[4 + size] == 0x36 and size % 3 == 0:
            frames.append(_triples(data[4 : 4 + size]))
            data = data[5 + size :]
        else:
            data = data[2:]
    return frames, data[-1:]


def decode_wled(data: bytes) -> Decoded:
    """Read WLED's JSON lines; only those that set single lamps are frames."""
    *lines, rest = data.split(b"\n")
    frames = []
    for line in lines:
        try:
            said = json.loads(line[line.find(b"{") :])
        except ValueError:
            continue
        lamps = said.get("seg", {}).get("i") if isinstance(said, dict) else None
        if lamps:
            frames.append(_spread(lamps))
    return frames, rest


def _spread(runs: list[int | str]) -> Frame:
    """Lay out WLED's list: a colour goes to the next lamp, or to the run (first, behind the last) named before it."""
    lamps: dict[int, tuple[int, int, int]] = {}
    named: list[int] = []
    behind = 0
    for item in runs:
        if isinstance(item, int):
            named.append(item)
            continue
        first = named[0] if named else behind
        behind = named[1] if len(named) > 1 else first + 1
        red, green, blue = bytes.fromhex(item)
        lamps.update(dict.fromkeys(range(first, behind), (red, green, blue)))
        named = []
    return tuple(lamps.get(lamp, (0, 0, 0)) for lamp in range(max(lamps) + 1))


@dataclass(frozen=True)
class Language:
    """A protocol as a board knows it: how it reads frames, what it says when reset, what it answers to what."""

    decode: Callable[[bytes], Decoded]
    hello: bytes = b""
    answers: tuple[tuple[bytes, bytes], ...] = ()


ADALIGHT = Language(decode_adalight, hello=b"Ada\n")
TPM2 = Language(decode_tpm2, answers=((b"\xc9\xaa", b"\xac"),))
WLED = Language(decode_wled, answers=((b"v", b"WLED 2605010\n"),))


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

    def wait_for(self, wanted: Callable[[ShownFrame], bool], seconds: float = LOST) -> ShownFrame:
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
            self.heard += data
            for ask, answer in self._language.answers:
                if ask in data:
                    self.say(answer)
            frames, self._rest = self._language.decode(self._rest + data)
            if frames:
                with self._news:
                    self.shown += [ShownFrame(frame, monotonic()) for frame in frames]
                    self._news.notify_all()

    def _ready(self, seconds: float) -> bool:
        return bool(select.select([] if self._deaf else [self._board_end], [], [], seconds)[0])
