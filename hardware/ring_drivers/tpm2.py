"""TPM2: ``C9 DA``, the number of data bytes (high, low), red, green and blue of each lamp, ``36``.

``C9 AA`` asks whether anyone is there and is answered by ``AC``. Source: the TPM2 protocol page, and WLED's reader.
"""

from __future__ import annotations

from hardware.colour import Frame
from hardware.ring_drivers.serial_lamps import SerialLamps
from hardware.ring_drivers.serial_line import SerialLine

FRAMING = 5
"""Bytes of a frame that are no lamp's: start, kind, two for the length, end."""
PING = b"\xc9\xaa"
PONG = b"\xac"


def encode(frame: Frame) -> bytes:
    """Return the bytes of one frame."""
    high, low = divmod(3 * len(frame), 256)
    return bytes((0xC9, 0xDA, high, low, *(channel for lamp in frame for channel in lamp), 0x36))


def _greet(line: SerialLine) -> None:
    line.write(PING)
    line.wait_for(PONG, line.how.hello)


class Tpm2(SerialLamps):
    """Lamps behind a board that understands TPM2."""

    def __init__(self, line: SerialLine) -> None:
        super().__init__(line, encode, FRAMING, _greet)
