"""Plain lamps of one colour, each on a pin: what a drawer of parts gives when there is no ring."""

from collections.abc import Sequence
from itertools import pairwise

from gpiozero import LEDBoard
from gpiozero.pins import Factory

from hardware.lamp_colour import Frame, lightness
from hardware.pins import check_pin, pin_failures
from hardware.ring_drivers.driver import Newer, RingError, never_newer

FASTEST = 1 / 30
"""Software PWM on many pins costs more than 30 frames a second are worth."""


def levels(frame: Frame, lamps: int) -> tuple[float, ...]:
    """Return how bright (0-1) each of ``lamps`` plain lamps is: the lightest lamp of its part of the frame."""
    light = [lightness(colour) / 255 for colour in frame]
    borders = [part * len(frame) // lamps for part in range(lamps + 1)]
    return tuple(max(light[first : max(end, first + 1)]) for first, end in pairwise(borders))


class PlainLeds:
    """Lamps through gpiozero, the first pin at the top, then clockwise.

    Raises PinsError: a pin is not on the header. Raises RingError: no pin at all.
    """

    def __init__(self, pins: Sequence[int], factory: Factory) -> None:
        if not pins:
            raise RingError("expected at least one pin for plain lamps, got none")
        for pin in pins:
            check_pin(pin, "lamp")
        self._pins = tuple(pins)
        self._factory = factory
        self._board: LEDBoard | None = None

    def open(self) -> str:
        """Take the pins. Raises RingError: one is busy or cannot be dimmed."""
        try:
            self._board = LEDBoard(*self._pins, pwm=True, pin_factory=self._factory)
        except pin_failures() as error:
            raise RingError(f"the lamps' pins cannot be used: {error}") from error
        return "pins " + ", ".join(map(str, self._pins))

    def send(self, frame: Frame, newer: Newer = never_newer) -> None:  # noqa: ARG002 - sent in one piece
        """Set every lamp's brightness. Raises RingError: the pins were lost."""
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
        """Switch the lamps off and give the pins back."""
        board, self._board = self._board, None
        if board is not None:
            board.close()
