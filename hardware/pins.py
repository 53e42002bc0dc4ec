"""Which library reads the header's pins."""

import os
import sys
import tempfile
from enum import Enum
from importlib import import_module

from gpiozero.exc import GPIOZeroError
from gpiozero.pins import Factory

from hardware.hardware_errors import HardwareError

LAST_PIN = 27
"""BCM numbers on the 40-pin header run from 0 to 27."""


class PinsError(HardwareError):
    """The pins cannot be used; the message says why."""


class PinLibrary(Enum):
    """What reads and drives the pins."""

    AUTO = "auto"
    """lgpio, or RPi.GPIO where that is not installed."""
    LGPIO = "lgpio"
    """Every Pi, and the only one for Pi 5."""
    RPIGPIO = "rpigpio"
    """RPi.GPIO, for older boards and images."""
    MOCK = "mock"
    """No header at all: pins that only remember, for a desk and for tests."""


_FACTORIES = {
    PinLibrary.LGPIO: ("gpiozero.pins.lgpio", "LGPIOFactory"),
    PinLibrary.RPIGPIO: ("gpiozero.pins.rpigpio", "RPiGPIOFactory"),
    PinLibrary.MOCK: ("gpiozero.pins.mock", "MockFactory"),
}


def pin_failures() -> tuple[type[BaseException], ...]:
    """Return what the pin libraries raise when a pin is busy, missing or not ours."""
    lgpio = sys.modules.get("lgpio")
    own = (lgpio.error,) if lgpio is not None and hasattr(lgpio, "error") else ()
    return (GPIOZeroError, ImportError, OSError, RuntimeError, *own)


def pin_factory(library: PinLibrary) -> Factory:
    """Return gpiozero's factory for the library. Raises PinsError: the library or the header is not there."""
    if library is not PinLibrary.AUTO:
        return _made(library)
    try:
        return _made(PinLibrary.LGPIO)
    except PinsError as first:
        try:
            return _made(PinLibrary.RPIGPIO)
        except PinsError as second:
            raise PinsError(f"{first}; {second}") from second


def _made(library: PinLibrary) -> Factory:
    # lgpio makes a FIFO in its working directory when imported, and fails where that is not writable.
    os.environ.setdefault("LG_WD", tempfile.gettempdir())
    module, name = _FACTORIES[library]
    try:
        factory: Factory = getattr(import_module(module), name)()
    except pin_failures() as error:
        raise PinsError(f"{library.value} gave no pins: {error}") from error
    return factory


def check_pin(pin: int, what: str) -> None:
    """Refuse a number that is no pin of the header. Raises PinsError: ``pin`` is outside 0 to 27 (BCM numbers)."""
    if not 0 <= pin <= LAST_PIN:
        raise PinsError(f"{what}: expected a BCM pin number of 0 to {LAST_PIN}, got {pin}")
