"""WS2812 lamps on SPI's data line (MOSI, BCM 10): each of their bits is three SPI bits at 2.4 MHz.

A one is ``110`` (833 ns high), a zero ``100`` (417 ns high); green, red, blue, highest bit first. A low of 300 us ends a
frame; the older lamps of the family are content with 50. Source: WS2812B data sheet, version 5.
"""

from __future__ import annotations

from functools import cache

from hardware.colour import Frame
from hardware.ring_drivers.spi import OpenBus, SpiLamps, open_spidev

HERTZ = 2_400_000
"""Clock of the bus, in hertz: three of its bits are one of the lamp's 0.8 MHz."""
SILENCE = bytes(90)
"""300 us of low."""


@cache
def _stretched(value: int) -> bytes:
    bits = 0
    for place in range(7, -1, -1):
        bits = bits << 3 | (0b110 if value >> place & 1 else 0b100)
    return bits.to_bytes(3, "big")


def encode(frame: Frame) -> bytes:
    """Return the SPI bytes of one frame: a low start, nine bytes a lamp, and the silence that shows it."""
    lamps = b"".join(_stretched(channel) for r, g, b in frame for channel in (g, r, b))
    return b"\x00" + lamps + SILENCE


def length(lamps: int) -> int:
    """Return the bytes of a frame for so many lamps."""
    return 1 + 9 * lamps + len(SILENCE)


class Ws2812(SpiLamps):
    """WS2812 lamps on the header."""

    def __init__(self, open_bus: OpenBus = open_spidev) -> None:
        super().__init__(HERTZ, encode, length, open_bus)
