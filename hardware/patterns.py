"""Every animation by its name, for trying a ring and for whoever wants only a light."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hardware.lamp_colour import BRASS, OFF, Colour, Frame
from hardware.lights import Animation, Breath, Dark, Everybody, Glow, HourglassAnimation, PressAnimation
from hardware.ring_signals import Attention, Crown, Flames, Sweep, Wrong
from hardware.spinning import Disc, SpinAnimation

PAUSE = 1.0
"""Seconds a signal rests before it comes again."""


@dataclass(frozen=True)
class Again:
    """An animation that starts over a second after it came to rest."""

    animation: Animation

    @property
    def fps(self) -> float:
        """As lively as the animation."""
        return self.animation.fps

    @property
    def still_after(self) -> float | None:
        """Never, unless the animation is a still picture."""
        return 0.0 if self.animation.fps == 0 else None

    def frame(self, t: float, count: int) -> Frame:
        """Return the frame of the present turn."""
        rest = self.animation.still_after
        return self.animation.frame(t if rest is None or rest == 0 else t % (rest + PAUSE), count)


@dataclass(frozen=True)
class Wanted:
    """What a pattern may use: a colour, the seconds it will be shown, and a draw for the spinner (0 to 1, 1 excluded)."""

    seconds: float
    draw: float
    colour: Colour = BRASS


PATTERNS: Final[dict[str, Callable[[Wanted], Animation]]] = {
    "attention": lambda wanted: Attention(wanted.colour),
    "boot": lambda wanted: Sweep(wanted.colour),
    "breath": lambda wanted: Breath(wanted.colour, 0.5),
    "crown": lambda wanted: Crown(wanted.colour),
    "dark": lambda wanted: Dark(),  # noqa: ARG005 - every pattern is made the same way
    "flames": lambda wanted: Flames(second=wanted.colour),
    "glow": lambda wanted: Glow(wanted.colour),
    "idle": lambda wanted: Everybody(wanted.colour),
    "hourglass": lambda wanted: HourglassAnimation(wanted.seconds, wanted.seconds),
    "press": lambda wanted: PressAnimation((OFF,) * 24),  # noqa: ARG005
    "spinner": lambda wanted: SpinAnimation(Disc.equal(8).rest(wanted.draw), colour=wanted.colour),
    "wrong": lambda wanted: Wrong(),  # noqa: ARG005
}


def pattern(name: str, wanted: Wanted) -> Animation:
    """Return the pattern of this name, repeated for as long as it is shown. Raises KeyError for an unknown name."""
    made = PATTERNS[name](wanted)
    return made if name == "hourglass" else Again(made)
