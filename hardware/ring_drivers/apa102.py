"""APA102 (and SK9822) lamps on SPI: data and clock, so their timing is free.

Four zero bytes begin a frame; each lamp is ``E0`` with five bits of brightness, then blue, green, red; then at least
half a clock for each lamp pushes the last colours through. Source: APA102C data sheet.
"""

from __future__ import annotations

from hardware.colour import Frame
from hardware.ring_drivers.spi import OpenBus, SpiLamps, open_spidev

HERTZ = 4_000_000
"""Clock of the bus, in hertz."""
START = bytes(4)
"""Four zero bytes begin a frame (data sheet)."""
FULL = 0xE0 | 31
"""First byte of each lamp: three ones, then five bits of brightness, all set."""


def encode(frame: Frame) -> bytes:
    """Return the SPI bytes of one frame. The end is of zeros, 32 of them first, which SK9822 lamps need to show it."""
    lamps = b"".join(bytes((FULL, b, g, r)) for r, g, b in frame)
    return START + lamps + bytes(4 + (len(frame) + 15) // 16)


def length(lamps: int) -> int:
    """Return at least the bytes of a frame for so many lamps."""
    return len(START) + 4 * lamps + 4 + lamps // 16 + 1


class Apa102(SpiLamps):
    """APA102 lamps on the header."""

    def __init__(self, open_bus: OpenBus = open_spidev) -> None:
        super().__init__(HERTZ, encode, length, open_bus)
