"""Plain lamps of one colour, each on a pin, for people who have loose LEDs but no ring."""

from collections.abc import Sequence
from itertools import pairwise

from gpiozero import LEDBoard
from gpiozero.pins import Factory

from hardware.lamp_colour import Frame, lightness
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
