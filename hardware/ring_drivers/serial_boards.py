"""Boards with lamps on a serial line: Adalight, TPM2 and WLED, each sent at the line's pace.

A frame of fixed length is written in pieces, each no earlier than the line can take it. So nothing waits in the kernel, and the
lamps not yet sent may still become those of a newer frame: a press is seen in the frame under way.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import groupby

from hardware.lamp_colour import OFF, Frame
from hardware.ring_drivers.driver import Newer, RingError, never_newer
from hardware.ring_drivers.serial_line import SerialLine

PIECE = 24
"""Bytes written at a time: eight lamps, 2 ms at 115200 baud."""


class SerialLamps:
    """Lamps that are sent as ``encode`` says, after ``greet`` has found out whether the board is awake.

    Frames of as many lamps must have as many bytes.
    """

    def __init__(self, line: SerialLine, encode: Callable[[Frame], bytes], greet: Callable[[SerialLine], object]) -> None:
        self._line = line
        self._encode = encode
        self._greet = greet

    def open(self) -> str:
        """Open the port and let the board start; a board that stays silent is used all the same.

        Raises RingError: no port can be opened, or it was lost at once.
        """
        name = self._line.open()
        self._greet(self._line)
        return name

    def send(self, frame: Frame, newer: Newer = never_newer) -> None:
        """Send one frame; whatever the board says is dropped. Raises RingError: the line was lost."""
        self._line.drop_input()
        data = self._encode(frame)
        free = self._line.now()
        for begin in range(0, len(data), PIECE):
            self._line.wait_until(free)
            later = newer() if begin else None
            if later is not None:
                data = self._encode(later)
            piece = data[begin : begin + PIECE]
            self._line.write(piece)
            free += self._line.seconds(len(piece))

    def rest(self, lamps: int) -> float:
        """Return the seconds a frame takes on the line."""
        return self._line.seconds(len(self._encode((OFF,) * lamps)))

    def close(self) -> None:
        """Close the port."""
        self._line.close()


# Adalight, the usual language of a microcontroller with lamps on USB.
#
# A frame is ``Ada``, the number of lamps less one (high byte, low byte), their exclusive or with 0x55, then red, green
# and blue of each lamp. Nothing answers; boards say ``Ada`` once after a reset. Source: Adafruit's LEDstream sketch.

HELLO = b"Ada\n"


def adalight_frame(frame: Frame) -> bytes:
    """Return the bytes of one frame."""
    high, low = divmod(len(frame) - 1, 256)
    return bytes((0x41, 0x64, 0x61, high, low, high ^ low ^ 0x55, *(channel for lamp in frame for channel in lamp)))


class Adalight(SerialLamps):
    """Lamps behind a board that understands Adalight (also WLED)."""

    def __init__(self, line: SerialLine) -> None:
        super().__init__(line, adalight_frame, lambda line: line.wait_for(HELLO, line.how.hello))


# TPM2: ``C9 DA``, the number of data bytes (high, low), red, green and blue of each lamp, ``36``.
#
# ``C9 AA`` asks whether anyone is there and is answered by ``AC``. Source: the TPM2 protocol page, and WLED's reader.

PING = b"\xc9\xaa"
PONG = b"\xac"


def tpm2_frame(frame: Frame) -> bytes:
    """Return the bytes of one frame."""
    high, low = divmod(3 * len(frame), 256)
    return bytes((0xC9, 0xDA, high, low, *(channel for lamp in frame for channel in lamp), 0x36))


class Tpm2(SerialLamps):
    """Lamps behind a board that understands TPM2."""

    def __init__(self, line: SerialLine) -> None:
        super().__init__(line, tpm2_frame, self._ping)

    @staticmethod
    def _ping(line: SerialLine) -> None:
        line.write(PING)
        line.wait_for(PONG, line.how.hello)


# WLED by its JSON over serial: ``v`` is answered by ``WLED`` and a build number, ``{...}`` and a newline set lamps.
#
# Lamps are set in runs, ``[first, behind the last, "RRGGBB", ...]``. WLED eats one byte after the object, so each ends in
# a newline; a busy WLED drops the object, which the ring's keep-alive heals. Sources: kno.wled.ge (serial, JSON API).

ASK = b"v"
ANSWER = b"WLED"
FULL = 255
"""Brightness (0-255) set once; the colours carry the rest."""


def _line(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def _runs(frame: Frame) -> Iterator[int | str]:
    first = 0
    for colour, lamps in groupby(frame):
        behind = first + len(list(lamps))
        yield from (first, behind, "{:02X}{:02X}{:02X}".format(*colour))
        first = behind


def wled_frame(frame: Frame) -> bytes:
    """Return the bytes of one frame."""
    return _line({"seg": {"id": 0, "i": list(_runs(frame))}})


class Wled:
    """Lamps behind a board that runs WLED."""

    def __init__(self, line: SerialLine) -> None:
        self._line = line
        self._sent = 0

    def open(self) -> str:
        """Open the port, make sure that it is WLED, and switch its lamps on.

        Raises RingError: no port can be opened, or nobody there says that it is WLED.
        """
        name = self._line.open()
        self._line.write(ASK)
        if not self._line.wait_for(ANSWER, self._line.how.hello):
            raise RingError(f"{name}: expected a WLED; nothing answers")
        # Switch WLED on, at full brightness (ours is limited already), without its own cross-fade.
        self._line.write(_line({"on": True, "bri": FULL, "transition": 0}))
        return name

    def send(self, frame: Frame, newer: Newer = never_newer) -> None:  # noqa: ARG002 - sent in one piece
        """Send one frame; whatever WLED says is dropped. Raises RingError: the line was lost."""
        data = wled_frame(frame)
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
            # Let WLED's own effect run again
            self._line.write(_line({"seg": {"id": 0, "frz": False}}))
        self._line.close()
