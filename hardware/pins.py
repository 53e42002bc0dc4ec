"""The library that reads the header's pins."""

import os
import sys
import tempfile
from enum import Enum
from importlib import import_module

from gpiozero.exc import GPIOZeroError
from gpiozero.pins import Factory

from hardware.hardware_errors import HardwareError


class PinsError(HardwareError):
    """The pins cannot be used; the message says why."""


class PinLibrary(Enum):
    """A library that reads and drives the pins."""

    AUTO = "auto"
    """lgpio, or RPi.GPIO where lgpio cannot be used."""
    LGPIO = "lgpio"
    """lgpio, which works on every Pi and is the only one for the Pi 5."""
    RPIGPIO = "rpigpio"
    """RPi.GPIO, for older boards and images."""
    MOCK = "mock"
    """Simulated pins without a header, for a desktop computer and for tests."""


_FACTORIES = {
    PinLibrary.LGPIO: ("gpiozero.pins.lgpio", "LGPIOFactory"),
    PinLibrary.RPIGPIO: ("gpiozero.pins.rpigpio", "RPiGPIOFactory"),
    PinLibrary.MOCK: ("gpiozero.pins.mock", "MockFactory"),
}


def pin_failures() -> tuple[type[BaseException], ...]:
    """Return the errors that the pin libraries raise when a pin is busy, missing or not allowed."""
    lgpio = sys.modules.get("lgpio")
    own = (lgpio.error,) if lgpio is not None and hasattr(lgpio, "error") else ()
    return (GPIOZeroError, ImportError, OSError, RuntimeError, *own)


def pin_factory(library: PinLibrary) -> Factory:
    """Return gpiozero's factory for the library. Raises PinsError if the library or the header is missing."""
    if library is not PinLibrary.AUTO:
        return _make_factory(library)
    try:
        return _make_factory(PinLibrary.LGPIO)
    except PinsError as first:
        try:
            return _make_factory(PinLibrary.RPIGPIO)
        except PinsError as second:
            raise PinsError(f"{first}; {second}") from second


def _make_factory(library: PinLibrary) -> Factory:
    # lgpio makes a FIFO in its working directory when imported, and fails where that is not writable.
    os.environ.setdefault("LG_WD", tempfile.gettempdir())
    module, name = _FACTORIES[library]
    try:
        factory: Factory = getattr(import_module(module), name)()
    except pin_failures() as error:
        raise PinsError(f"{library.value} cannot use the pins: {error}") from error
    return factory
