"""A serial line with time limits: it is opened exclusively, written with a limit, and its input is read but never trusted."""

import termios
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

import serial

from hardware.ring_drivers.driver import RingError

AUTO = "auto"
BY_ID = Path("/dev/serial/by-id")
DEV = Path("/dev")


class PortFinder:
    """Finds the ring's port again each time the line is opened.

    ``wanted`` is a path, or ``"auto"`` for the first USB serial port. The link under ``by_id`` names the device by maker
    and serial number; it is remembered, so that a ring that was ``ttyUSB0`` is found again as ``ttyUSB1``.
    """

    def __init__(self, wanted: str = AUTO, by_id: Path = BY_ID, dev: Path = DEV) -> None:
        self._wanted = wanted
        self._by_id = by_id
        self._dev = dev
        self._known: Path | None = None

    def candidates(self) -> Sequence[Path]:
        """Return the ports to try, the most likely first; none if nothing is plugged in."""
        known = [self._known] if self._known is not None else []
        if self._wanted == AUTO:
            by_kind = [*sorted(self._dev.glob("ttyACM*")), *sorted(self._dev.glob("ttyUSB*"))]
            return [port for port in dict.fromkeys([*known, *(self._links() or by_kind)]) if port.exists()]
        return [port for port in [Path(self._wanted), *known] if port.exists()]

    def explain_none_found(self) -> str:
        """Return a sentence that says which port was not found."""
        if self._wanted == AUTO:
            return "no serial port is plugged in"
        return f"no serial port at {self._wanted}, nor elsewhere by the name of its device"

    def remember(self, port: Path) -> None:
        """Remember the device behind the port that worked."""
        there = port.resolve()
        self._known = next((link for link in self._links() if link.resolve() == there), None)

    def _links(self) -> list[Path]:
        return sorted(self._by_id.iterdir()) if self._by_id.is_dir() else []


BITS_PER_BYTE = 10
"""Eight data bits, a start bit and a stop bit."""
USUAL_BAUD = 115200
"""The default speed in bits per second."""
LOST = (serial.SerialException, OSError, termios.error)
"""The errors that pyserial raises for a lost line; within a call it passes on termios' own error."""
READ_SECONDS = 0.05
"""The most seconds that a read waits for a byte."""
WRITE_SECONDS = 0.5
"""The most seconds that a write can take before the line counts as lost."""
MOST_INPUT = 4096
"""The most bytes kept of an endless answer."""


@dataclass(frozen=True)
class OpenPort:
    """How a line is opened: its speed, and the seconds that a board can take to start after the port has reset it."""

    baud: int = USUAL_BAUD
    hello: float = 3.0


class SerialLine:
    """The line to a board with lamps."""

    def __init__(self, ports: PortFinder, how: OpenPort) -> None:
        self.how = how
        self._ports = ports
        self._port: serial.Serial | None = None

    def open(self) -> str:
        """Open the first port that can be opened and return its name.

        Raises RingError if no port is plugged in or none can be opened, with the reason for each.
        """
        troubles = []
        for path in self._ports.candidates():
            try:
                self._port = serial.Serial(
                    str(path), self.how.baud, timeout=READ_SECONDS, write_timeout=WRITE_SECONDS, exclusive=True
                )
            except (*LOST, ValueError) as error:
                troubles.append(f"{path}: {error}")
            else:
                self._ports.remember(path)
                return str(path)
        raise RingError("; ".join(troubles) or self._ports.explain_none_found())

    def write(self, data: bytes) -> None:
        """Write all of ``data``, or fail within half a second.

        Raises RingError if the line was unplugged, is not open, or takes no data.
        """
        with self._use_port() as port:
            port.write(data)

    def drop_input(self) -> bytes:
        """Return the bytes received so far, at most 4 KB, and drop the rest. Does not wait.

        Raises RingError if the line was unplugged.
        """
        with self._use_port() as port:
            waiting = port.in_waiting
            heard: bytes = port.read(min(waiting, MOST_INPUT)) if waiting else b""
            if waiting > MOST_INPUT:
                port.reset_input_buffer()
        return heard

    def wait_for(self, wanted: bytes, seconds: float) -> bool:
        """Read until ``wanted`` has come; return False if it has not come within ``seconds``.

        Raises RingError if the line was unplugged.
        """
        heard = b""
        until = monotonic() + seconds
        with self._use_port() as port:
            while wanted not in heard and monotonic() < until:
                heard = (heard + port.read(max(1, port.in_waiting)))[-MOST_INPUT:]
        return wanted in heard

    @contextmanager
    def _use_port(self) -> Iterator[serial.Serial]:
        """Yield the open port. Raises RingError if it is not open, or is lost meanwhile."""
        if self._port is None:
            raise RingError("the serial line to the ring must be open before it is used")
        try:
            yield self._port
        except LOST as error:
            raise RingError(f"the ring was lost: {error}") from error

    def read_clock(self) -> float:
        """Return the time of the line's clock, in seconds."""
        return monotonic()

    def wait_until(self, time: float) -> None:
        """Wait until the line's clock shows this time."""
        left = time - monotonic()
        if left > 0:
            sleep(left)

    def seconds(self, count: int) -> float:
        """Return the seconds that ``count`` bytes take on the line."""
        return count * BITS_PER_BYTE / self.how.baud

    def close(self) -> None:
        """Close the port; this does nothing if it is not open."""
        port, self._port = self._port, None
        if port is not None:
            port.close()
