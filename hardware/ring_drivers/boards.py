"""Boards with lamps on a serial line: Adalight, TPM2 and WLED, whose frames are sent at the line's speed.

A frame of fixed length is written in pieces, each no earlier than the line can take it. So nothing waits in the kernel, and
the lamps not yet sent can still come from a newer frame: a press is shown within the frame being sent.

Lamps in the same network that understand DDP, as every WLED does on Wi-Fi: each frame is one datagram, without an answer.

Ten bytes come before the colours: ``41`` (version 1, show it now), a number from 1 to 15 that reveals a late datagram, ``0B``
(red, green and blue of eight bits each), ``01`` (the lamps), the colours' offset (four bytes) and their number of bytes (two
bytes), the high byte first. The ring's keep-alive makes up for a lost datagram. Sources: the protocol's page,
3waylabs.com/ddp; kno.wled.ge (DDP).
"""

import json
import socket
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle, groupby

from hardware.lamps import OFF, Frame
from hardware.ring_drivers.driver import Newer, RingError, give_none
from hardware.ring_drivers.serial_line import AUTO, SerialLine

PIECE = 24
"""The bytes written at a time: eight lamps, 2 ms at 115200 baud."""


class SerialLamps:
    """Lamps whose frames ``encode`` turns into bytes, after ``greet`` has waited for the board to start.

    All frames with the same number of lamps must have the same number of bytes.
    """

    def __init__(self, line: SerialLine, encode: Callable[[Frame], bytes], greet: Callable[[SerialLine], object]) -> None:
        self._line = line
        self._encode = encode
        self._greet = greet

    def open(self) -> str:
        """Open the port and let the board start; a board that stays silent is used nevertheless.

        Raises RingError if no port can be opened, or the line was lost at once.
        """
        name = self._line.open()
        self._greet(self._line)
        return name

    def send(self, frame: Frame, newer: Newer = give_none) -> None:
        """Send one frame, and drop the board's own output. Raises RingError if the line was lost."""
        self._line.drop_input()
        data = self._encode(frame)
        free = self._line.read_clock()
        for begin in range(0, len(data), PIECE):
            self._line.wait_until(free)
            later = newer() if begin else None
            if later is not None:
                data = self._encode(later)
            piece = data[begin : begin + PIECE]
            self._line.write(piece)
            free += self._line.seconds(len(piece))

    def rest(self, lamps: int) -> float:
        """Return the seconds that a frame takes on the line."""
        return self._line.seconds(len(self._encode((OFF,) * lamps)))

    def close(self) -> None:
        """Close the port."""
        self._line.close()


# Adalight, the usual protocol of a microcontroller with lamps on USB.
#
# A frame is ``Ada``, the number of lamps minus one (high byte, low byte), the exclusive or of both bytes and 0x55, then red,
# green and blue of each lamp. Boards do not answer, but send ``Ada`` once after a reset. Source: Adafruit's LEDstream sketch.

HELLO = b"Ada\n"


def adalight_frame(frame: Frame) -> bytes:
    """Return the bytes of one frame."""
    high, low = divmod(len(frame) - 1, 256)
    return bytes((0x41, 0x64, 0x61, high, low, high ^ low ^ 0x55, *(channel for lamp in frame for channel in lamp)))


class Adalight(SerialLamps):
    """Lamps on a board that understands Adalight (as WLED also does)."""

    def __init__(self, line: SerialLine) -> None:
        super().__init__(line, adalight_frame, lambda line: line.wait_for(HELLO, line.how.hello))


# TPM2: ``C9 DA``, the number of data bytes (high, low), red, green and blue of each lamp, ``36``.
#
# A board answers the ping ``C9 AA`` with ``AC``. Source: the TPM2 protocol page, and WLED's reader.

PING = b"\xc9\xaa"
PONG = b"\xac"


def tpm2_frame(frame: Frame) -> bytes:
    """Return the bytes of one frame."""
    high, low = divmod(3 * len(frame), 256)
    return bytes((0xC9, 0xDA, high, low, *(channel for lamp in frame for channel in lamp), 0x36))


class Tpm2(SerialLamps):
    """Lamps on a board that understands TPM2."""

    def __init__(self, line: SerialLine) -> None:
        super().__init__(line, tpm2_frame, self._send_ping)

    @staticmethod
    def _send_ping(line: SerialLine) -> None:
        line.write(PING)
        line.wait_for(PONG, line.how.hello)


# WLED's JSON over serial: WLED answers ``v`` with ``WLED`` and a build number; ``{...}`` and a newline set lamps.
#
# Lamps are set in runs, ``[first, one past the last, "RRGGBB", ...]``. WLED swallows one byte after the object, so each ends in
# a newline; a busy WLED drops the object, which the ring's keep-alive then repeats. Sources: kno.wled.ge (serial, JSON API).

ASK = b"v"
ANSWER = b"WLED"
FULL = 255
"""WLED's brightness (0-255), which is set once; the colours do the dimming."""


def _line(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def wled_frame(frame: Frame) -> bytes:
    """Return the bytes of one frame."""
    runs, first = list[int | str](), 0
    for colour, lamps in groupby(frame):
        behind = first + len(list(lamps))
        runs += [first, behind, "{:02X}{:02X}{:02X}".format(*colour)]
        first = behind
    return _line({"seg": {"id": 0, "i": runs}})


class Wled:
    """Lamps on a board that runs WLED."""

    def __init__(self, line: SerialLine) -> None:
        self._line = line
        self._sent = 0

    def open(self) -> str:
        """Open the port, check that WLED answers, and switch its lamps on.

        Raises RingError if no port can be opened, or no WLED answers.
        """
        name = self._line.open()
        self._line.write(ASK)
        if not self._line.wait_for(ANSWER, self._line.how.hello):
            raise RingError(f"{name}: expected a WLED, but nothing answers")
        # Switch WLED on at full brightness (the frames are already limited), without its own cross-fade.
        self._line.write(_line({"on": True, "bri": FULL, "transition": 0}))
        return name

    def send(self, frame: Frame, newer: Newer = give_none) -> None:  # noqa: ARG002 - sent in one piece
        """Send one frame, and drop WLED's own output. Raises RingError if the line was lost."""
        data = wled_frame(frame)
        self._line.drop_input()
        self._line.write(data)
        self._sent = len(data)

    def rest(self, lamps: int) -> float:
        """Return the seconds that the last frame took on the line or, before the first, that a frame without runs takes."""
        single = 14 * lamps + 24
        return self._line.seconds(self._sent or single)

    def close(self) -> None:
        """Return the lamps to WLED's own effect and close the port."""
        with suppress(RingError):
            # Let WLED's own effect run again
            self._line.write(_line({"seg": {"id": 0, "frz": False}}))
        self._line.close()


PORT = 4048
SHOWN = 0x41
"""Version 1, and this datagram completes the frame."""
COLOURS, LAMPS = 0x0B, 0x01
FASTEST = 1 / 50
"""The shortest time in seconds between two frames: Wi-Fi batches faster datagrams, and the lamps show them late."""


class Ddp:
    """Lamps at an address or host name, with a port after a colon if it is not the usual one."""

    def __init__(self, where: str) -> None:
        self._where = where
        self._socket: socket.socket | None = None
        self._numbers = cycle(range(1, 16))

    def open(self) -> str:
        """Find the lamps' address. Raises RingError if the name is unknown or there is no route."""
        host, _, port = self._where.partition(":")
        if self._where in {"", AUTO} or not (port or str(PORT)).isdecimal():
            raise RingError(f"expected the lamps' network address, such as 192.168.1.20, got {self._where!r}")
        try:
            found = socket.getaddrinfo(host, int(port or PORT), socket.AF_INET, socket.SOCK_DGRAM)[0]
            self._socket = socket.socket(*found[:2])
            self._socket.connect(found[4])
        except (OSError, OverflowError, UnicodeError) as error:
            self.close()
            raise RingError(f"the lamps at {self._where} cannot be reached: {error}") from error
        return "{}:{}".format(*found[4][:2])

    def send(self, frame: Frame, newer: Newer = give_none) -> None:  # noqa: ARG002 - sent in one piece
        """Send one frame. Raises RingError if the network reports that nobody receives it."""
        if self._socket is None:
            raise RingError("the connection to the lamps must be open before it is used")
        colours = bytes(channel for lamp in frame for channel in lamp)
        head = bytes((SHOWN, next(self._numbers), COLOURS, LAMPS, 0, 0, 0, 0))
        try:
            self._socket.send(head + len(colours).to_bytes(2, "big") + colours)
        except OSError as error:
            raise RingError(f"the lamps at {self._where} were lost: {error}") from error

    def rest(self, lamps: int) -> float:  # noqa: ARG002 - a datagram takes as long for few as for many
        """Return the shortest time between two frames."""
        return FASTEST

    def close(self) -> None:
        """Stop sending; WLED returns to its own effect by itself."""
        taken, self._socket = self._socket, None
        if taken is not None:
            taken.close()
