"""Lamps behind a board on a serial line: frames of fixed length, sent at the line's pace.

A frame is written in pieces, each no earlier than the line can take it. So nothing waits in the kernel, and the lamps not
yet sent may still become those of a newer frame: a press is seen in the frame under way.
"""

from __future__ import annotations

from collections.abc import Callable

from hardware.colour import Frame
from hardware.ring_drivers.driver import Newer, never_newer
from hardware.ring_drivers.serial_line import SerialLine

PIECE = 24
"""Bytes written at a time: eight lamps, 2 ms at 115200 baud."""


class SerialLamps:
    """Lamps that are sent as ``encode`` says, after ``greet`` has found out whether the board is awake.

    Frames of as many lamps must have as many bytes; ``framing`` of them are no lamps.
    """

    def __init__(
        self, line: SerialLine, encode: Callable[[Frame], bytes], framing: int, greet: Callable[[SerialLine], None]
    ) -> None:
        self._line = line
        self._encode = encode
        self._framing = framing
        self._greet = greet

    def open(self) -> str:
        """Open the port and let the board start; a board that stays silent is used all the same.

        Raises:
            RingError: no port can be opened, or it was lost at once.

        """
        name = self._line.open()
        self._greet(self._line)
        return name

    def send(self, frame: Frame, newer: Newer = never_newer) -> None:
        """Send one frame; whatever the board says is dropped.

        Raises:
            RingError: the line was lost.

        """
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
        return self._line.seconds(self._framing + 3 * lamps)

    def close(self) -> None:
        """Close the port."""
        self._line.close()
