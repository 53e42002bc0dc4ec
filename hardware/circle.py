"""Where lamps are on a circle, and how light swells and fades.

Directions are in turns, clockwise: 0 at the top, 0.25 at the right. Lamp 0 is at the top.
"""

import math

from hardware.hardware_errors import LightsError
from hardware.lamp_colour import FEWEST, MOST

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
