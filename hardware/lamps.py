"""The lamps of a ring: where they are, how light swells and fades, and how a screen's colour becomes a real lamp's current.

A colour is ``(r, g, b)``, each 0-255, in the screen's own scale (sRGB-like). A frame has one colour per lamp. The
screen draws frames as they are; for a real ring, :class:`Power` converts them.

Directions are in turns, clockwise: 0 at the top, 0.25 at the right. Lamp 0 is at the top.
"""

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from hardware.hardware_errors import LightsError

Colour = tuple[int, int, int]
Frame = tuple[Colour, ...]

FEWEST, MOST = 8, 60
"""The least and the greatest number of lamps on a ring."""

OFF: Final[Colour] = (0, 0, 0)
"""A dark lamp."""
BRASS: Final[Colour] = (0xF0, 0xB6, 0x3C)
"""The device's own colour, for time, the spinner and a question to everybody."""
DIM: Final[Colour] = (0x8A, 0x6A, 0x2C)
"""For the lamp that goes out next."""
ALARM: Final[Colour] = (0xE8, 0x56, 0x3C)
"""For the last three seconds, a wrong answer and an uproar."""
CREAM: Final[Colour] = (0xFC, 0xF7, 0xEA)
"""For a finger on the button."""

SEAT_LAMPS: Final[dict[str, Colour]] = {
    "blue": (0x3A, 0x66, 0xFF),
    "yellow": (0xFF, 0xDD, 0x3C),
    "purple": (0xD0, 0x80, 0xF5),
    "grey": (0x8A, 0x9A, 0xA8),
    "red": (0xE8, 0x33, 0x2A),
    "black": (0x40, 0x30, 0x6A),
    "green": (0x30, 0xD8, 0x90),
    "orange": (0xFF, 0x84, 0x20),
    "white": (0xFF, 0xFF, 0xFF),
    "pink": (0xFF, 0xB4, 0xD8),
}


def mix(below: Colour, above: Colour, share: float) -> Colour:
    """Return the mixture of two colours with ``share`` (0-1) of ``above`` and the rest of ``below``."""
    return (
        round(below[0] + (above[0] - below[0]) * share),
        round(below[1] + (above[1] - below[1]) * share),
        round(below[2] + (above[2] - below[2]) * share),
    )


def light(colour: Colour, level: float) -> Colour:
    """Return ``colour`` at ``level`` (0 dark, 1 full)."""
    return mix(OFF, colour, level)


def lightness(colour: Colour) -> float:
    """Return how light a colour looks without its hue, 0-255 (Rec. 709 weights), which colour-blind people can see."""
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]


@dataclass(frozen=True)
class Power:
    """Converts screen colours to those sent to lamps: gamma (1 to 3), brightness (up to 1), a current budget for the whole ring.

    ``milliamps`` is the most current that the ring can draw; ``channel_ma`` is what one colour channel of one lamp draws at
    255 (20 mA in the WS2812B data sheet), and ``rest_ma`` what a dark lamp draws, all in mA. A frame over budget is dimmed as
    a whole, so that its pattern stays.
    """

    milliamps: float = 400.0
    gamma: float = 2.2
    brightness: float = 1.0
    channel_ma: float = 20.0
    rest_ma: float = 0.7

    @cached_property
    def _curve(self) -> tuple[int, ...]:
        return tuple(round(255 * self.brightness * (step / 255) ** self.gamma) for step in range(256))

    def draws_ma(self, sent: Frame) -> float:
        """Return the current in mA that a converted frame draws."""
        return self.rest_ma * len(sent) + self.channel_ma * sum(map(sum, sent)) / 255

    def __call__(self, frame: Frame) -> Frame:
        """Return the frame for real lamps, within the current budget."""
        curve = self._curve
        sent: Frame = tuple((curve[r], curve[g], curve[b]) for r, g, b in frame)
        light_ma = self.draws_ma(sent) - self.rest_ma * len(sent)
        spare_ma = max(0.0, self.milliamps - self.rest_ma * len(sent))
        if light_ma <= spare_ma:
            return sent
        share = spare_ma / light_ma
        return tuple((int(r * share), int(g * share), int(b * share)) for r, g, b in sent)


BREATH_SECONDS = 4.0
"""Seconds of one breath in and out."""


def places(count: int) -> tuple[float, ...]:
    """Return where each of ``count`` lamps is, in turns clockwise from the top.

    Raises LightsError if ``count`` is not 8 to 60.
    """
    if not FEWEST <= count <= MOST:
        raise LightsError(f"expected a ring of {FEWEST} to {MOST} lamps, got {count}")
    return tuple(lamp / count for lamp in range(count))


def measure_distance(a: float, b: float) -> float:
    """Return the shorter distance between two directions, 0-0.5 turns."""
    return abs((a - b + 0.5) % 1.0 - 0.5)


def arc(direction: float, share: float, count: int) -> frozenset[int]:
    """Return the lamps (at least one) of an arc ``share`` turns long whose middle is at ``direction``."""
    width = max(1, round(share * count))
    first = math.floor(direction * count - (width - 1) / 2 + 0.5)
    return frozenset((first + step) % count for step in range(width))


def chair(index: int, chairs: int) -> float:
    """Return the direction of a chair; chairs are evenly spaced clockwise, the first at the screen's side (bottom)."""
    return (0.5 + index / chairs) % 1.0


def find_first_chair(chairs: int) -> float:
    """Return where the first of ``chairs`` equal sectors begins if the middle of each is at its chair."""
    return (chair(0, chairs) - 0.5 / chairs) % 1.0


def ease(share: float) -> float:
    """Return ``share`` eased in and out: 0 to 1 with level ends, clamped outside."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


def breath(t: float) -> float:
    """Return the level of a calm breath at ``t`` seconds: 0.3 to 1, four seconds per breath, bright at the start."""
    return 0.65 + 0.35 * math.cos(math.tau * t / BREATH_SECONDS)
