"""TPM2: ``C9 DA``, the number of data bytes (high, low), red, green and blue of each lamp, ``36``.

``C9 AA`` asks whether anyone is there and is answered by ``AC``. Source: the TPM2 protocol page, and WLED's reader.
"""

from __future__ import annotations

from hardware.colour import Frame
from hardware.ring_drivers.serial_line import SerialLine

FRAMING = 5
PING = b"\xc9\xaa"
PONG = b"\xac"


def encode(frame: Frame) -> bytes:
    """Return the bytes of one frame."""
    high, low = divmod(3 * len(frame), 256)
    return bytes((0xC9, 0xDA, high, low, *(channel for lamp in frame for channel in lamp), 0x36))


class Tpm2:
    """Lamps behind a board that understands TPM2."""

    def __init__(self, line: SerialLine) -> None:
        self._line = line

    def open(self) -> str:
        """Open the port and ask for an answer; a board that gives none is used all the same.

        Raises:
            RingError: no port can be opened, or it was lost at once.

        """
        name = self._line.open()
        self._line.write(PING)
        self._line.wait_for(PONG, self._line.how.hello)
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
        return self._line.seconds(FRAMING + 3 * lamps)

    def close(self) -> None:
        """Close the port."""
        self._line.close()
