"""WLED by its JSON over serial: ``v`` is answered by ``WLED`` and a build number, ``{...}`` and a newline set lamps.

Lamps are set in runs, ``[first, behind the last, "RRGGBB", ...]``. WLED eats one byte after the object, so each ends in
a newline; a busy WLED drops the object, which the ring's keep-alive heals. Sources: kno.wled.ge (serial, JSON API).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import groupby

from hardware.colour import Frame
from hardware.ring_drivers.driver import Newer, RingError, never_newer
from hardware.ring_drivers.serial_line import SerialLine

ASK = b"v"
ANSWER = b"WLED"
FULL = 255
"""Brightness (0-255) set once; the colours carry the rest."""


def _line(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def begin() -> bytes:
    """Return what switches WLED on, at full brightness (ours is limited already), without its own cross-fade."""
    return _line({"on": True, "bri": FULL, "transition": 0})


def hand_back() -> bytes:
    """Return what lets WLED's own effect run again."""
    return _line({"seg": {"id": 0, "frz": False}})


def _runs(frame: Frame) -> Iterator[int | str]:
    first = 0
    for colour, lamps in groupby(frame):
        behind = first + len(list(lamps))
        yield from (first, behind, "{:02X}{:02X}{:02X}".format(*colour))
        first = behind


def encode(frame: Frame) -> bytes:
    """Return the bytes of one frame."""
    return _line({"seg": {"id": 0, "i": list(_runs(frame))}})


class Wled:
    """Lamps behind a board that runs WLED."""

    def __init__(self, line: SerialLine) -> None:
        self._line = line
        self._sent = 0

    def open(self) -> str:
        """Open the port, make sure that it is WLED, and switch its lamps on.

        Raises:
            RingError: no port can be opened, or nobody there says that it is WLED.

        """
        name = self._line.open()
        self._line.write(ASK)
        if not self._line.wait_for(ANSWER, self._line.how.hello):
            raise RingError(f"{name}: no WLED answers there")
        self._line.write(begin())
        return name

    def send(self, frame: Frame, newer: Newer = never_newer) -> None:  # noqa: ARG002 - sent in one piece
        """Send one frame; whatever WLED says is dropped.

        Raises:
            RingError: the line was lost.

        """
        data = encode(frame)
        self._line.drop_input()
        self._line.write(data)
        self._sent = len(data)

    def rest(self, lamps: int) -> float:
        """Return the seconds the last frame took on the line, or a frame of single lamps before there was one."""
        single = 14 * lamps + 24
        return self._line.seconds(self._sent or single)

    def close(self) -> None:
        """Give the lamps back to WLED and close the port."""
        with suppress(RingError):
            self._line.write(hand_back())
        self._line.close()
