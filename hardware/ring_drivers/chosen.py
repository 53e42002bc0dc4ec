"""The choice of a ring driver: its settings, and the driver made from them."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from hardware.pins import PinLibrary, pin_factory
from hardware.ring_drivers import boards, driver, header
from hardware.ring_drivers.serial_line import AUTO, USUAL_BAUD, OpenPort, PortFinder, SerialLine


class RingProtocol(Enum):
    """The protocol or bus by which the lamps are reached."""

    ADALIGHT = "adalight"
    TPM2 = "tpm2"
    WLED = "wled"
    DDP = "ddp"
    WS2812 = "spi"
    APA102 = "apa102"
    LEDS = "leds"
    NONE = "none"


USUAL = "usual"
WHITE = "w"
_ORDERS = {RingProtocol.WS2812: "grb", RingProtocol.APA102: "bgr"}
"""The order in which a protocol's lamps usually take their colours; a controller is sent red, green, blue and knows its lamps."""


def colours_for(protocol: RingProtocol, order: str) -> tuple[int, int, int]:
    """Return the places of the colours to send as red, green and blue, so that lamps of this order show the right ones.

    `order` is USUAL, or the letters r, g and b (such as "brg") as the lamps take them, WHITE perhaps after them.
    """
    usual = _ORDERS.get(protocol, "rgb")
    own = usual if order == USUAL else order.removesuffix(WHITE)
    red, green, blue = ("rgb".index(own[usual.index(colour)]) for colour in "rgb")
    return red, green, blue


@dataclass(frozen=True)
class RingChoice:
    """The ring as the settings describe it.

    The serial protocols use ``port``, ``baud`` and ``hello`` (seconds for a board to start), and DDP uses ``port`` (the lamps'
    address); plain lamps use ``pins`` (BCM numbers) and ``library``. ``count`` is 8 to 60. With ``white``, WS2812 lamps on the
    header have a white lamp as well (SK6812 RGBW).
    """

    protocol: RingProtocol = RingProtocol.ADALIGHT
    count: int = 24
    port: str = AUTO
    baud: int = USUAL_BAUD
    hello: float = 3.0
    pins: tuple[int, ...] = ()
    library: PinLibrary = PinLibrary.AUTO
    white: bool = False


_SERIAL: dict[RingProtocol, Callable[[SerialLine], driver.Driver]] = {
    RingProtocol.ADALIGHT: boards.Adalight,
    RingProtocol.TPM2: boards.Tpm2,
    RingProtocol.WLED: boards.Wled,
}


SERIAL = frozenset(_SERIAL)
"""The protocols that use a serial port."""


def driver_for(choice: RingChoice) -> driver.Driver:
    """Return the driver for a choice, not yet opened.

    For plain lamps, raises PinsError if the library or the header is missing, RingError if there are no pins.
    """
    if choice.protocol is RingProtocol.LEDS:
        return header.PlainLeds(choice.pins, pin_factory(choice.library))
    if choice.protocol is RingProtocol.WS2812:
        return header.Ws2812(white=choice.white)
    if choice.protocol is RingProtocol.APA102:
        return header.Apa102()
    if choice.protocol is RingProtocol.DDP:
        return boards.Ddp(choice.port)
    if choice.protocol is RingProtocol.NONE:
        return driver.Recording()
    return _SERIAL[choice.protocol](SerialLine(PortFinder(choice.port), OpenPort(choice.baud, choice.hello)))
