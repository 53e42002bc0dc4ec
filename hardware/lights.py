"""The ring's animations: each is a frozen value whose frame depends only on the time since the animation began.

This module has those for seats, time and a finger on the button; signals are in `hardware.ring_signals`. The ring drawn on
the screen and every real ring show the same frames. Shape and movement distinguish animations; colour only helps.
"""

import math
from dataclasses import dataclass
from typing import ClassVar, Protocol

from hardware.lamps import ALARM, BRASS, CREAM, DIM, OFF, Colour, Frame, arc, breath, ease, light, mix, places

HOLD_SECONDS = 0.6
"""Seconds for which a finger stays down for a long press, while the light closes round the ring."""
ALARM_SECONDS = 3.0
"""The last seconds of an hourglass, during which its light warns."""


class Animation(Protocol):
    """Something that the ring can show."""

    @property
    def fps(self) -> float:
        """The most frames per second that make a visible difference; 0 for a still picture."""

    @property
    def still_after(self) -> float | None:
        """Seconds after which the frame no longer changes; None if it always changes."""

    def frame(self, t: float, count: int) -> Frame:
        """Return the colours of ``count`` lamps (8-60), ``t`` seconds after the beginning.

        Raises LightsError if ``count`` is out of range.
        """


@dataclass(frozen=True)
class Still:
    """One frame that stays. On a ring of another size it is stretched or shrunk."""

    lamps: Frame
    fps: ClassVar[float] = 0.0
    still_after: ClassVar[float | None] = 0.0

    def frame(self, t: float, count: int) -> Frame:  # noqa: ARG002 - time changes nothing here
        """Return the frame, stretched to ``count`` lamps."""
        return tuple(self.lamps[int(place * len(self.lamps))] for place in places(count))


DARK = Still((OFF,))
"""All lamps off."""


def glow(colour: Colour = BRASS) -> Still:
    """Return the light with all lamps on and still: the failsafe screen's."""
    return Still((colour,))


@dataclass(frozen=True)
class Breath:
    """The turn of one seat: an arc of lamps towards its chair (four of 24) breathes; the rest are dark."""

    colour: Colour
    direction: float
    fps: ClassVar[float] = 20.0
    still_after: ClassVar[float | None] = None

    def frame(self, t: float, count: int) -> Frame:
        """Return the breathing arc."""
        on = arc(self.direction, 4 / 24, len(places(count)))
        colour = light(self.colour, breath(t))
        return tuple(colour if lamp in on else OFF for lamp in range(count))


@dataclass(frozen=True)
class Dial:
    """Shows one of several `stops` round the ring: the stop at `place` (from 0) is bright, the others are dim."""

    place: int
    stops: int
    fps: ClassVar[float] = 0.0
    still_after: ClassVar[float | None] = 0.0

    def frame(self, t: float, count: int) -> Frame:  # noqa: ARG002 - time changes nothing here
        """Return a lamp for each stop."""
        lamps = [int(stop * len(places(count)) / self.stops) for stop in range(self.stops)]
        return tuple(CREAM if lamp == lamps[self.place] else DIM if lamp in lamps else OFF for lamp in range(count))


@dataclass(frozen=True)
class Everybody:
    """A question to all: the lamps breathe together."""

    colour: Colour = BRASS
    fps: ClassVar[float] = 20.0
    still_after: ClassVar[float | None] = None

    def frame(self, t: float, count: int) -> Frame:
        """Return all lamps at the level of the breath."""
        return (light(self.colour, breath(t)),) * len(places(count))


@dataclass(frozen=True)
class HourglassAnimation:
    """Sand that runs out anticlockwise from the last lamp: ``floor(count * left / total)`` lamps are lit, the next one is dim.

    ``left`` is the seconds that remained when the animation began, so a resumed hourglass continues where it stopped.
    In the last three seconds the lamps have the alarm colour and pulse once a second; then all flash once and go out.
    """

    total: float
    left: float
    fps: ClassVar[float] = 30.0
    farewell: ClassVar[float] = 1.2

    @property
    def still_after(self) -> float | None:
        """Seconds until the farewell is over and the ring is dark."""
        return self.left + self.farewell

    def frame(self, t: float, count: int) -> Frame:
        """Return the lamps after ``t`` seconds."""
        left = self.left - max(0.0, t)
        if left <= 0:
            return (light(BRASS, 1.0 - ease((-left) / self.farewell)),) * len(places(count))
        lit_lamps = math.floor(len(places(count)) * left / self.total)
        colour, going = BRASS, DIM
        if left <= ALARM_SECONDS:
            since_beat = math.ceil(left) - left
            colour = light(ALARM, 1.0 - 0.45 * ease(since_beat / 0.5))
            going = light(colour, 0.4)
        return tuple(colour if lamp < lit_lamps else going if lamp == lit_lamps else OFF for lamp in range(count))


@dataclass(frozen=True)
class PressAnimation:
    """A finger on the button: the frame under it dims at once, and lamps light clockwise round the ring within ``hold`` seconds.

    The first lamp lights at ``t = 0``, so a press is visible before it is known whether it is short, long or double.
    """

    under: Frame
    hold: float = HOLD_SECONDS
    fps: ClassVar[float] = 60.0

    @property
    def still_after(self) -> float | None:
        """Seconds until all lamps are lit."""
        return self.hold

    def frame(self, t: float, count: int) -> Frame:
        """Return the lamps after ``t`` seconds of holding."""
        closed = max(1, math.floor(count * min(1.0, t / self.hold)))
        below = Still(self.under).frame(t, count)
        return tuple(CREAM if lamp < closed else light(below[lamp], 0.35) for lamp in range(count))


@dataclass(frozen=True)
class LetGo:
    """A button released after ``held`` seconds: the lit lamps run back three times as fast, over the animation under them.

    That animation began ``already`` seconds before and goes on meanwhile.
    """

    under: Animation
    held: float
    already: float = 0.0
    hold: float = HOLD_SECONDS
    fps: ClassVar[float] = PressAnimation.fps

    @property
    def still_after(self) -> float | None:
        """Seconds until the animation under it rests and the lamps have run back."""
        below = self.under.still_after
        return None if below is None else max(below - self.already, self._back)

    @property
    def _back(self) -> float:
        return min(self.held, self.hold) / 3

    def is_over(self, t: float) -> bool:
        """Whether the lamps have run back, so that only the animation under them is visible."""
        return t >= self._back

    def frame(self, t: float, count: int) -> Frame:
        """Return the lamps still lit, over the animation under them."""
        closed = math.ceil(count * min(1.0, max(0.0, 3 * (self._back - t)) / self.hold))
        below = self.under.frame(t + self.already, count)
        return tuple(CREAM if lamp < closed else below[lamp] for lamp in range(count))


@dataclass(frozen=True)
class Fade:
    """A fade from one frame to the next animation, eased in and out."""

    before: Frame
    after: Animation
    seconds: float = 0.3

    @property
    def fps(self) -> float:
        """The frame rate of the next animation, but at least 30 for a smooth fade."""
        return max(30.0, self.after.fps)

    @property
    def still_after(self) -> float | None:
        """Seconds until the next animation rests and the fade is over."""
        rest = self.after.still_after
        return None if rest is None else max(rest, self.seconds)

    def is_over(self, t: float) -> bool:
        """Whether only the next animation is visible."""
        return t >= self.seconds

    def frame(self, t: float, count: int) -> Frame:
        """Return the mixture of both at ``t``."""
        after = self.after.frame(t, count)
        if self.is_over(t):
            return after
        share = ease(t / self.seconds)
        return tuple(map(mix, Still(self.before).frame(t, count), after, (share,) * count))


@dataclass(frozen=True)
class Halted:
    """An animation stopped at second ``at``, such as an hourglass laid on its side."""

    animation: Animation
    at: float = 0.0
    fps: ClassVar[float] = 0.0
    still_after: ClassVar[float | None] = 0.0

    def frame(self, t: float, count: int) -> Frame:  # noqa: ARG002 - time stands still
        """Return the frame at which the animation stopped."""
        return self.animation.frame(self.at, count)


@dataclass(frozen=True)
class Calm:
    """A signal without its movement: its final frame or, if that is dark, its first frame for as long as the signal lasts."""

    animation: Animation
    fps: ClassVar[float] = 10.0

    @property
    def still_after(self) -> float | None:
        """Seconds until the signal rests; 0 if it never does."""
        return self.animation.still_after or 0.0

    def frame(self, t: float, count: int) -> Frame:
        """Return the signal's final frame; its first one if it has no final frame or a dark one."""
        end = self.animation.still_after
        if end is None:
            return self.animation.frame(0.0, count)
        rest = self.animation.frame(end, count)
        return self.animation.frame(0.0, count) if t < end and not any(map(any, rest)) else rest


@dataclass(frozen=True)
class Then:
    """A signal, and the animation that follows it."""

    signal: Animation
    after: Animation

    @property
    def fps(self) -> float:
        """The greater of both frame rates."""
        return max(self.signal.fps, self.after.fps)

    @property
    def still_after(self) -> float | None:
        """Seconds until the animation after the signal is at rest; None if it never is."""
        rest = self.after.still_after
        return None if rest is None else self._over + rest

    @property
    def _over(self) -> float:
        return math.inf if self.signal.still_after is None else self.signal.still_after

    def frame(self, t: float, count: int) -> Frame:
        """Return the signal's frame, or that of the animation after it."""
        return self.signal.frame(t, count) if t < self._over else self.after.frame(t - self._over, count)


def calm_down(animation: Animation) -> Animation:
    """Return an animation without its movement."""
    if isinstance(animation, Then):
        return Then(Calm(animation.signal), Calm(animation.after))
    return Calm(animation)


@dataclass(frozen=True)
class Scene:
    """An animation and the moment (seconds of a monotonic clock) at which it began."""

    animation: Animation
    began: float

    def frame(self, now: float, count: int) -> Frame:
        """Return the frame to show at ``now``."""
        return self.animation.frame(max(0.0, now - self.began), count)

    def is_resting(self, now: float) -> bool:
        """Whether no later frame can differ from the one at ``now``."""
        rest = self.animation.still_after
        return rest is not None and now - self.began >= rest
