"""Adalight, the usual language of a microcontroller with lamps on USB.

A frame is ``Ada``, the number of lamps less one (high byte, low byte), their exclusive or with 0x55, then red, green
and blue of each lamp. Nothing answers; boards say ``Ada`` once after a reset. Source: Adafruit's LEDstream sketch.
"""

from __future__ import annotations

from hardware.colour import Frame
from hardware.ring_drivers.serial_lamps import SerialLamps
from hardware.ring_drivers.serial_line import SerialLine

HEADER = 6
"""Bytes before the colours: "Ada", the count less one (high, low), their check sum."""
HELLO = b"Ada\n"


def encode(frame: Frame) -> bytes:
    """Return the bytes of one frame."""
    high, low = divmod(len(frame) - 1, 256)
    return bytes((0x41, 0x64, 0x61, high, low, high ^ low ^ 0x55, *(channel for lamp in frame for channel in lamp)))


def _greet(line: SerialLine) -> None:
    line.wait_for(HELLO, line.how.hello)


class Adalight(SerialLamps):
    """Lamps behind a board that understands Adalight (also WLED)."""

    def __init__(self, line: SerialLine) -> None:
        super().__init__(line, encode, HEADER, _greet)
