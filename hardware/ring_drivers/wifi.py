"""Lamps in the same network that understand DDP, as every WLED does on Wi-Fi: each frame is one datagram, without an answer.

Ten bytes come before the colours: ``41`` (version 1, show it now), a number from 1 to 15 that reveals a late datagram, ``0B``
(red, green and blue of eight bits each), ``01`` (the lamps), the colours' offset (four bytes) and their number of bytes (two
bytes), the high byte first. The ring's keep-alive makes up for a lost datagram. Sources: the protocol's page,
3waylabs.com/ddp; kno.wled.ge (DDP).
"""

import socket
from itertools import cycle

from hardware.lamp_colour import Frame
from hardware.ring_drivers.driver import Newer, RingError, give_none
from hardware.ring_drivers.serial_line import AUTO

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
