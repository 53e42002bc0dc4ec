"""Adalight, the usual language of a microcontroller with lamps on USB.

A frame is ``Ada``, the number of lamps less one (high byte, low byte), their exclusive or with 0x55, then red, green
and blue of each lamp. Nothing answers; boards say ``Ada`` once after a reset. Source: Adafruit's LEDstream sketch.
"""

from __future__ import annotations

from hardware.colour import Frame
from hardware.ring_drivers.serial_line import SerialLine

HEADER = 6


def encode(frame: Frame) -> bytes:
    """Return the bytes of one frame."""
    high, low = divmod(len(frame) - 1, 256)
    return bytes((0x41, 0x64, 0x61, high, low, high ^ low ^ 0x55, *(channel for lamp in frame for channel in lamp)))


class Adalight:
    """Lamps behind a board that understands Adalight (also WLED)."""

    def __init__(self, line: SerialLine) -> None:
        self._line = line

    def open(self) -> str:
        """Open the port and let the board start; a board that stays silent is used all the same.

        Raises:
            RingError: no port can be opened.

        """
        name = self._line.open()
        self._line.wait_for(b"Ada\n", self._line.how.hello)
        return name

    def send(self, frame: Frame) -> None:
        """Send one frame; whatever the board says is dropped.

        Raises:
            RingError: the line was lost.

        """
        self._line.drop_input()
        self._line.write(encode(frame))

    def rest(self, lamps: int) -> float:
        """Return the seconds a frame takes on the line."""
        return self._line.seconds(HEADER + 3 * lamps)

    def close(self) -> None:
        """Close the port."""
        self._line.close()
