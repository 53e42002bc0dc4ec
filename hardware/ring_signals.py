"""The ring's signals and moving lights; the shape of each distinguishes it from all others without colour."""

import math
from dataclasses import dataclass
from typing import ClassVar, Final

from hardware.lamps import ALARM, BRASS, DIM, OFF, SEAT_LAMPS, Colour, Frame, arc, ease, light, measure_distance, mix, places
from hardware.lights import ALARM_SECONDS, HourglassAnimation


@dataclass(frozen=True)
class Attention:
    """Look here: light rises twice on both sides from bottom to top, then a third of the ring stays lit at the top."""

    colour: Colour = BRASS
    rise: ClassVar[float] = 0.9
    fps: ClassVar[float] = 30.0
    still_after: ClassVar[float | None] = 1.8

    def frame(self, t: float, count: int) -> Frame:
        """Return the rising light."""
        if t >= 2 * self.rise:
            on = arc(0.0, 1 / 3, len(places(count)))
            return tuple(self.colour if lamp in on else OFF for lamp in range(count))
        front = 0.5 * ease((t % self.rise) / self.rise)
        near = (1 - min(1.0, abs(0.5 - measure_distance(place, 0.0) - front) / 0.1) for place in places(count))
        return tuple(light(self.colour, level) for level in near)


@dataclass(frozen=True)
class Wrong:
    """A wrong answer: every other lamp steps aside and back, like a shaken head, then fades."""

    colour: Colour = ALARM
    step: ClassVar[float] = 0.3
    steps: ClassVar[int] = 3
    fps: ClassVar[float] = 30.0
    still_after: ClassVar[float | None] = 1.5

    def frame(self, t: float, count: int) -> Frame:
        """Return every other lamp, shifted by one at each step."""
        beat = min(self.steps, int(max(0.0, t) / self.step))
        level = 1.0 - ease((t - self.steps * self.step) / 0.6)
        colour = light(self.colour, level)
        return tuple(colour if (lamp + beat) % 2 == 0 else OFF for lamp in range(len(places(count))))


@dataclass(frozen=True)
class Flames:
    """Uproar: flames run against each other round the ring, then calm down into an even glow."""

    colour: Colour = ALARM
    second: Colour = BRASS
    fps: ClassVar[float] = 30.0
    still_after: ClassVar[float | None] = 3.2

    def frame(self, t: float, count: int) -> Frame:
        """Return the flames at ``t``."""
        rage = 1.0 - ease((t - 2.2) / 1.0)
        lamps = []
        for place in places(count):
            onward = math.sin(math.tau * (3 * place - 1.1 * t))
            against = math.sin(math.tau * (5 * place + 1.7 * t))
            height = rage * (onward + against) / 2
            lamps.append(light(mix(self.colour, self.second, max(0.0, height) ** 2), 0.5 + 0.45 * height))
        return tuple(lamps)


@dataclass(frozen=True)
class Crown:
    """Honour to the king: a dim band grows over the upper half, then five points light on it, the middle one last."""

    colour: Colour = BRASS
    band: Colour = DIM
    fps: ClassVar[float] = 30.0
    still_after: ClassVar[float | None] = 1.7
    points: ClassVar[tuple[tuple[float, float], ...]] = (
        (-0.25, 0.5),
        (0.25, 0.5),
        (-0.125, 0.8),
        (0.125, 0.8),
        (0.0, 1.1),
    )

    def frame(self, t: float, count: int) -> Frame:
        """Return the crown as far as it has grown."""
        reach = 0.25 + 0.5 / len(places(count))
        grown = reach * ease(t / 0.5)
        lamps = [light(self.band, 0.6) if measure_distance(place, 0.0) <= grown and t > 0 else OFF for place in places(count)]
        for direction, begin in self.points:
            (lamp,) = arc(direction, 0.0, count)
            lamps[lamp] = mix(lamps[lamp], self.colour, ease((t - begin) / 0.6))
        return tuple(lamps)


@dataclass(frozen=True)
class Stroll:
    """Nobody is here: a light with a short tail moves slowly round until somebody comes."""

    colour: Colour = BRASS
    seconds: float = 24.0
    fps: ClassVar[float] = 10.0
    still_after: ClassVar[float | None] = None

    def frame(self, t: float, count: int) -> Frame:
        """Return the moving light: its head and a tail of an eighth of a turn."""
        head = (t / self.seconds) % 1.0
        return tuple(light(self.colour, max(0.0, 1.0 - 8 * ((head - place) % 1.0))) for place in places(count))


@dataclass(frozen=True)
class Sweep:
    """Starting up: a light runs once round the ring and leaves the lamps behind it dark."""

    colour: Colour = BRASS
    seconds: float = 1.5
    fps: ClassVar[float] = 60.0

    @property
    def still_after(self) -> float | None:
        """Seconds until the light has run round and its tail is gone."""
        return self.seconds

    def frame(self, t: float, count: int) -> Frame:
        """Return the running light: a head and a tail of a quarter turn."""
        head = 1.25 * t / self.seconds
        return tuple(
            light(self.colour, 1.0 - 4 * (head - place)) if 0 <= head - place < 0.25 else OFF  # noqa: PLR2004 - tail
            for place in places(count)
        )


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
"""The repeating pattern of bright (1) and dim (0) lamps of each seat, so that seats can be told apart without colour."""
FAINT = 0.25
"""The level of the dim lamps."""


def rhythm(colour: str, lamp: int, level: float = 1.0) -> Colour:
    """Return the colour of the lamp with this number in a seat's pattern."""
    beat = RHYTHMS[colour]
    return light(SEAT_LAMPS[colour], level if beat[lamp % len(beat)] else FAINT * level)


@dataclass(frozen=True)
class TurnLight:
    """The time of a seat's turn: ``left`` of ``total`` seconds remained when the animation began, in the chair's ``direction``.

    The direction is in turns. The last three seconds warn as those of an hourglass do.
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
        """Seconds until the farewell is over and the ring is dark."""
        return self._sand.still_after

    def frame(self, t: float, count: int) -> Frame:
        """Return the lamps after ``t`` seconds."""
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
    """A turn without a time limit: the whole ring in the seat's colour and pattern, its chair's lamp bright once a second."""

    colour: str
    direction: float
    fps: ClassVar[float] = 4.0
    still_after: ClassVar[float | None] = None

    def frame(self, t: float, count: int) -> Frame:
        """Return the lamps after ``t`` seconds."""
        first = round(self.direction * count) % len(places(count))
        lamps = [rhythm(self.colour, lamp, 0.6) for lamp in range(count)]
        if t % 1.0 < 0.5:  # noqa: PLR2004 - half of each second
            lamps[0] = SEAT_LAMPS[self.colour]
        return tuple(lamps[-first:] + lamps[:-first]) if first else tuple(lamps)


@dataclass(frozen=True)
class Passing:
    """Something passes from chair to chair: a light with a tail runs the short way round; from or to nobody it closes or opens.

    ``start`` and ``end`` are directions in turns; None means nobody.
    """

    colour: Colour
    start: float | None
    end: float | None
    seconds: float = 0.8
    tail: ClassVar[float] = 1 / 6
    fps: ClassVar[float] = 30.0

    @property
    def still_after(self) -> float:
        """Seconds until the light has arrived."""
        return self.seconds

    def frame(self, t: float, count: int) -> Frame:
        """Return the light at its present place."""
        share = ease(t / self.seconds)
        if self.start is None or self.end is None:
            middle = self.end if self.start is None else self.start
            if middle is None:
                return (light(self.colour, math.sin(math.pi * share)),) * len(places(count))
            reach = 0.5 * (1 - share if self.start is None else share) + 0.5 / len(places(count))
            level = 1.0 if self.start is None else 1.0 - share
            return tuple(
                light(self.colour, level) if measure_distance(place, middle) <= reach else OFF for place in places(count)
            )
        way = (self.end - self.start + 0.5) % 1.0 - 0.5
        head, onward = self.start + way * share, 1.0 if way >= 0 else -1.0
        behind = (((head - place) * onward) % 1.0 for place in places(count))
        return tuple(light(self.colour, max(0.0, 1.0 - (far % 1.0) / self.tail)) for far in behind)
