"""Lamps on the header: loose ones of one colour, each on a pin, and rings on the SPI bus."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from itertools import pairwise
from typing import Any

from gpiozero import LEDBoard
from gpiozero.pins import Factory

from hardware.lamps import OFF, Frame, lightness
from hardware.pins import pin_failures
from hardware.ring_drivers.driver import Newer, RingError, give_none

FASTEST = 1 / 30
"""The shortest time in seconds between two frames: software PWM on many pins is too costly for more than 30 per second."""


def levels(frame: Frame, lamps: int) -> tuple[float, ...]:
    """Return the brightness (0-1) of each of ``lamps`` plain lamps: that of the lightest lamp in its part of the frame."""
    light = [lightness(colour) / 255 for colour in frame]
    borders = [part * len(frame) // lamps for part in range(lamps + 1)]
    return tuple(max(light[first : max(end, first + 1)]) for first, end in pairwise(borders))


class PlainLeds:
    """Lamps through gpiozero, with the first pin's lamp at the top and the others clockwise.

    Raises RingError if there are no pins.
    """

    def __init__(self, pins: Sequence[int], factory: Factory) -> None:
        if not pins:
            raise RingError("expected at least one pin for plain lamps, got none")
        self._pins = tuple(pins)
        self._factory = factory
        self._board: LEDBoard | None = None

    def open(self) -> str:
        """Open the pins. Raises RingError if one is busy or cannot be dimmed."""
        try:
            self._board = LEDBoard(*self._pins, pwm=True, pin_factory=self._factory)
        except pin_failures() as error:
            raise RingError(f"the lamps' pins cannot be used: {error}") from error
        return "pins " + ", ".join(map(str, self._pins))

    def send(self, frame: Frame, newer: Newer = give_none) -> None:  # noqa: ARG002 - sent in one piece
        """Set every lamp's brightness. Raises RingError if the pins were lost."""
        if self._board is None:
            raise RingError("the lamps' pins must be open before they are used")
        try:
            self._board.value = levels(frame, len(self._pins))
        except pin_failures() as error:
            raise RingError(f"the lamps' pins were lost: {error}") from error

    def rest(self, lamps: int) -> float:  # noqa: ARG002 - PWM takes as long for few as for many
        """Return the shortest time between two frames."""
        return FASTEST

    def close(self) -> None:
        """Switch the lamps off and release the pins."""
        board, self._board = self._board, None
        if board is not None:
            board.close()


OpenBus = Callable[[int], Any]
"""Opens SPI0 at this many bits per second, as spidev's ``SpiDev``; only its ``writebytes2`` and ``close`` are used."""


def open_spidev(hertz: int) -> Any:
    """Open ``/dev/spidev0.0`` through spidev. Raises RingError if the library or the bus is missing."""
    try:
        bus = import_module("spidev").SpiDev()
        bus.open(0, 0)
        bus.max_speed_hz = hertz
        bus.mode = 0
    except (ImportError, OSError) as error:
        raise RingError(f"SPI cannot be opened: {error} (install spidev, enable SPI in raspi-config, join group spi)") from error
    return bus


class SpiLamps:
    """Lamps on SPI: ``encode`` makes a frame's bytes, which are sent in one piece."""

    def __init__(self, hertz: int, encode: Callable[[Frame], bytes], open_bus: OpenBus) -> None:
        self._hertz = hertz
        self._encode = encode
        self._open_bus = open_bus
        self._bus: Any | None = None

    def open(self) -> str:
        """Open the bus. Raises RingError if that fails."""
        self._bus = self._open_bus(self._hertz)
        return "SPI0"

    def send(self, frame: Frame, newer: Newer = give_none) -> None:  # noqa: ARG002 - sent in one piece
        """Send one frame without interruption, in one transfer of a few hundred bytes. Raises RingError if the bus was lost."""
        if self._bus is None:
            raise RingError("the SPI bus must be open before it is used")
        try:
            self._bus.writebytes2(self._encode(frame))
        except OSError as error:
            raise RingError(f"the SPI bus was lost: {error}") from error

    def rest(self, lamps: int) -> float:
        """Return the seconds that a frame takes on the bus."""
        return 8 * len(self._encode((OFF,) * lamps)) / self._hertz

    def close(self) -> None:
        """Close the bus; this does nothing if it is not open."""
        bus, self._bus = self._bus, None
        if bus is not None:
            bus.close()


# WS2812 lamps on SPI's data line (MOSI, BCM 10): each lamp bit takes three SPI bits at 2.4 MHz.
#
# A one is ``110`` (833 ns high), a zero ``100`` (417 ns high); green, red, blue, highest bit first. 300 us of low level end a
# frame; for older lamps of the family 50 us are enough. Source: WS2812B data sheet, version 5.

WS2812_HERTZ = 2_400_000
"""The clock of the bus, in hertz: three SPI bits for each bit of the lamps' 0.8 MHz."""
SILENCE = bytes(90)
"""300 us of low level."""


@cache
def _stretch(value: int) -> bytes:
    bits = 0
    for place in range(7, -1, -1):
        bits = bits << 3 | (0b110 if value >> place & 1 else 0b100)
    return bits.to_bytes(3, "big")


def ws2812_frame(frame: Frame) -> bytes:
    """Return the SPI bytes of one frame: a zero byte, nine bytes per lamp, and the silence that ends it."""
    lamps = b"".join(_stretch(channel) for r, g, b in frame for channel in (g, r, b))
    return b"\x00" + lamps + SILENCE


def sk6812_frame(frame: Frame) -> bytes:
    """Return one frame's bytes for lamps with a fourth, white lamp, which shines what red, green and blue have in common.

    Twelve bytes per lamp: green, red, blue, white. Source: SK6812RGBW data sheet.
    """
    white = [(g, r, b, min(r, g, b)) for r, g, b in frame]
    lamps = b"".join(_stretch(channel) for g, r, b, w in white for channel in (g - w, r - w, b - w, w))
    return b"\x00" + lamps + SILENCE


class Ws2812(SpiLamps):
    """WS2812 lamps on the header, or SK6812 ones with a white lamp each."""

    def __init__(self, open_bus: OpenBus = open_spidev, *, white: bool = False) -> None:
        super().__init__(WS2812_HERTZ, sk6812_frame if white else ws2812_frame, open_bus)


# APA102 (and SK9822) lamps on SPI's data and clock, so their timing is not critical.
#
# Four zero bytes begin a frame; each lamp has ``E0`` plus five bits of brightness, then blue, green, red; then at least
# half a clock cycle per lamp shifts the last colours through. Source: APA102C data sheet.

APA102_HERTZ = 4_000_000
"""The clock of the bus, in hertz."""
APA102_START = bytes(4)
"""The four zero bytes that begin a frame (data sheet)."""
APA102_FULL = 0xE0 | 31
"""The first byte of each lamp: three ones, then five bits of brightness, all set."""


def apa102_frame(frame: Frame) -> bytes:
    """Return the SPI bytes of one frame. It ends with zeros, of which SK9822 lamps need the first 32 bits to show the frame."""
    lamps = b"".join(bytes((APA102_FULL, b, g, r)) for r, g, b in frame)
    return APA102_START + lamps + bytes(4 + (len(frame) + 15) // 16)


class Apa102(SpiLamps):
    """APA102 lamps on the header."""

    def __init__(self, open_bus: OpenBus = open_spidev) -> None:
        super().__init__(APA102_HERTZ, apa102_frame, open_bus)
