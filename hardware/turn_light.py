"""A player's time on the ring: it runs out lamp by lamp, in the seat's colour and rhythm, and ends at the seat's chair."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar, Final

from hardware.circle import places
from hardware.colour import OFF, SEAT_LAMPS, Colour, Frame, lit
from hardware.lights import ALARM_SECONDS, HourglassAnimation

RHYTHMS: Final[dict[str, tuple[int, ...]]] = {
    "blue": (1,),
    "yellow": (1, 0),
    "red": (1, 1, 0),
    "green": (1, 0, 0),
    "purple": (1, 1, 1, 0),
    "orange": (1, 1, 0, 0),
    "white": (1, 1, 1, 1, 0),
    "black": (1, 0, 0, 0),
    "pink": (1, 1, 0, 1, 0),
    "grey": (1, 1, 1, 0, 0),
}
"""Which lamps of a seat's light are bright (1) and which are dim (0), over and over: told apart without colour."""
FAINT = 0.25
"""The level of the dim ones."""


def rhythm(colour: str, lamp: int, level: float = 1.0) -> Colour:
    """Return the colour of a seat's lamp with this number in its rhythm."""
    beat = RHYTHMS[colour]
    return lit(SEAT_LAMPS[colour], level if beat[lamp % len(beat)] else FAINT * level)


@dataclass(frozen=True)
class TurnLight:
    """The time of a seat's turn: ``left`` of ``total`` seconds remained as it began; ``direction`` is its chair's, in turns.

    The last three seconds warn as an hourglass does.
    """

    colour: str
    direction: float
    total: float
    left: float
    fps: ClassVar[float] = 10.0

    @property
    def _sand(self) -> HourglassAnimation:
        return HourglassAnimation(self.total, self.left)

    @property
    def still_after(self) -> float | None:
        """Dark once the farewell is over."""
        return self._sand.still_after

    def frame(self, t: float, count: int) -> Frame:
        """Return the lamps ``t`` seconds on."""
        left = self.left - max(0.0, t)
        if left <= ALARM_SECONDS:
            return self._sand.frame(t, count)
        burning = max(1, math.ceil(len(places(count)) * left / self.total))
        first = round(self.direction * count)
        lamps = [OFF] * count
        for lamp in range(burning):
            lamps[(first + lamp) % count] = rhythm(self.colour, lamp)
        return tuple(lamps)


@dataclass(frozen=True)
class Measured:
    """A turn without an end: the whole ring in the seat's colour and rhythm, its chair's lamp brighter each second."""

    colour: str
    direction: float
    fps: ClassVar[float] = 4.0
    still_after: ClassVar[float | None] = None

    def frame(self, t: float, count: int) -> Frame:
        """Return the lamps ``t`` seconds on."""
        first = round(self.direction * count) % len(places(count))
        lamps = [rhythm(self.colour, lamp, 0.6) for lamp in range(count)]
        if t % 1.0 < 0.5:  # noqa: PLR2004 - half of each second
            lamps[0] = SEAT_LAMPS[self.colour]
        return tuple(lamps[-first:] + lamps[:-first]) if first else tuple(lamps)
