"""The SPI bus as the lamp drivers use it: open, write bytes, close."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Protocol

from hardware.colour import Frame
from hardware.ring_drivers.driver import Newer, RingError, never_newer

MOST_BYTES = 4096
"""What the kernel's spidev takes in one transfer unless told otherwise."""


class SpiBus(Protocol):
    """The part of spidev's ``SpiDev`` that is used."""

    def writebytes2(self, values: bytes) -> None:
        """Send bytes."""

    def close(self) -> None:
        """Give the bus back."""


OpenBus = Callable[[int], SpiBus]
"""Opens SPI0 at so many bits a second."""


def open_spidev(hertz: int) -> SpiBus:
    """Open ``/dev/spidev0.0`` through spidev.

    Raises:
        RingError: the library or the bus is not there.

    """
    try:
        bus = import_module("spidev").SpiDev()
        bus.open(0, 0)
        bus.max_speed_hz = hertz
        bus.mode = 0
    except (ImportError, OSError) as error:
        raise RingError(f"SPI is not there: {error} (switch it on with raspi-config, and join the group spi)") from error
    opened: SpiBus = bus
    return opened


class SpiLamps:
    """Lamps on SPI: ``encode`` makes a frame's bytes, ``length`` counts them for so many lamps; each is sent in one piece."""

    def __init__(self, hertz: int, encode: Callable[[Frame], bytes], length: Callable[[int], int], open_bus: OpenBus) -> None:
        self._hertz = hertz
        self._encode = encode
        self._length = length
        self._open_bus = open_bus
        self._bus: SpiBus | None = None

    def open(self) -> str:
        """Open the bus.

        Raises:
            RingError: it is not there.

        """
        self._bus = self._open_bus(self._hertz)
        return "SPI0"

    def send(self, frame: Frame, newer: Newer = never_newer) -> None:  # noqa: ARG002 - sent in one piece
        """Send one frame, which must not be interrupted.

        Raises:
            RingError: too many bytes for one transfer, or the bus was lost.

        """
        data = self._encode(frame)
        if len(data) > MOST_BYTES:
            raise RingError(f"{len(data)} bytes do not fit into one SPI transfer of {MOST_BYTES}")
        if self._bus is None:
            raise RingError("the SPI bus is not open")
        try:
            self._bus.writebytes2(data)
        except OSError as error:
            raise RingError(f"the SPI bus was lost: {error}") from error

    def rest(self, lamps: int) -> float:
        """Return the seconds a frame takes on the bus."""
        return 8 * self._length(lamps) / self._hertz

    def close(self) -> None:
        """Give the bus back; harmless if it is not open."""
        bus, self._bus = self._bus, None
        if bus is not None:
            bus.close()
