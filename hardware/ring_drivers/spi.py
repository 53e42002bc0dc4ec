"""Lamps on the header's SPI bus: WS2812 on the data line alone, APA102 with its clock."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from hardware.lamp_colour import OFF, Frame
from hardware.ring_drivers.driver import Newer, RingError, never_newer

MOST_BYTES = 4096
"""What the kernel's spidev takes in one transfer unless told otherwise."""


OpenBus = Callable[[int], Any]
"""Opens SPI0 at so many bits a second, as spidev's ``SpiDev``, of which ``writebytes2`` and ``close`` are used."""


def open_spidev(hertz: int) -> Any:
    """Open ``/dev/spidev0.0`` through spidev. Raises RingError: the library or the bus is not there."""
    try:
        bus = import_module("spidev").SpiDev()
        bus.open(0, 0)
        bus.max_speed_hz = hertz
        bus.mode = 0
    except (ImportError, OSError) as error:
        raise RingError(f"SPI cannot be opened: {error} (switch it on with raspi-config, and join the group spi)") from error
    return bus


class SpiLamps:
    """Lamps on SPI: ``encode`` makes a frame's bytes, which are sent in one piece."""

    def __init__(self, hertz: int, encode: Callable[[Frame], bytes], open_bus: OpenBus) -> None:
        self._hertz = hertz
        self._encode = encode
        self._open_bus = open_bus
        self._bus: Any | None = None

    def open(self) -> str:
        """Open the bus. Raises RingError: it is not there."""
        self._bus = self._open_bus(self._hertz)
        return "SPI0"

    def send(self, frame: Frame, newer: Newer = never_newer) -> None:  # noqa: ARG002 - sent in one piece
        """Send one frame, which must not be interrupted.

        Raises RingError: too many bytes for one transfer, or the bus was lost.
        """
        data = self._encode(frame)
        if len(data) > MOST_BYTES:
            raise RingError(f"expected at most {MOST_BYTES} bytes in one SPI transfer, got {len(data)}")
        if self._bus is None:
            raise RingError("the SPI bus must be open before it is used")
        try:
            self._bus.writebytes2(data)
        except OSError as error:
            raise RingError(f"the SPI bus was lost: {error}") from error

    def rest(self, lamps: int) -> float:
        """Return the seconds a frame takes on the bus."""
        return 8 * len(self._encode((OFF,) * lamps)) / self._hertz

    def close(self) -> None:
        """Give the bus back; harmless if it is not open."""
        bus, self._bus = self._bus, None
        if bus is not None:
            bus.close()


# WS2812 lamps on SPI's data line (MOSI, BCM 10): each of their bits is three SPI bits at 2.4 MHz.
#
# A one is ``110`` (833 ns high), a zero ``100`` (417 ns high); green, red, blue, highest bit first. A low of 300 us ends a
# frame; the older lamps of the family are content with 50. Source: WS2812B data sheet, version 5.

WS2812_HERTZ = 2_400_000
"""Clock of the bus, in hertz: three of its bits are one of the lamp's 0.8 MHz."""
SILENCE = bytes(90)
"""300 us of low."""


@cache
def _stretched(value: int) -> bytes:
    bits = 0
    for place in range(7, -1, -1):
        bits = bits << 3 | (0b110 if value >> place & 1 else 0b100)
    return bits.to_bytes(3, "big")


def ws2812_frame(frame: Frame) -> bytes:
    """Return the SPI bytes of one frame: a low start, nine bytes a lamp, and the silence that shows it."""
    lamps = b"".join(_stretched(channel) for r, g, b in frame for channel in (g, r, b))
    return b"\x00" + lamps + SILENCE


class Ws2812(SpiLamps):
    """WS2812 lamps on the header."""

    def __init__(self, open_bus: OpenBus = open_spidev) -> None:
        super().__init__(WS2812_HERTZ, ws2812_frame, open_bus)


# APA102 (and SK9822) lamps on SPI: data and clock, so their timing is free.
#
# Four zero bytes begin a frame; each lamp is ``E0`` with five bits of brightness, then blue, green, red; then at least
# half a clock for each lamp pushes the last colours through. Source: APA102C data sheet.

APA102_HERTZ = 4_000_000
"""Clock of the bus, in hertz."""
APA102_START = bytes(4)
"""Four zero bytes begin a frame (data sheet)."""
APA102_FULL = 0xE0 | 31
"""First byte of each lamp: three ones, then five bits of brightness, all set."""


def apa102_frame(frame: Frame) -> bytes:
    """Return the SPI bytes of one frame. The end is of zeros, 32 of them first, which SK9822 lamps need to show it."""
    lamps = b"".join(bytes((APA102_FULL, b, g, r)) for r, g, b in frame)
    return APA102_START + lamps + bytes(4 + (len(frame) + 15) // 16)


class Apa102(SpiLamps):
    """APA102 lamps on the header."""

    def __init__(self, open_bus: OpenBus = open_spidev) -> None:
        super().__init__(APA102_HERTZ, apa102_frame, open_bus)
