"""How likely a suspected cube is one: two logistic models of what its outline and its patch of colour look like.

The weights were fitted on drawn scenes (tests/vision/generator.py, forty set-ups, five-fold by set-up) whose heaps
had been dropped by a physics engine; the drawings share nothing with the pictures the benchmark reads.
"""

import math
from dataclasses import dataclass

_ENOUGH = 0.6


@dataclass(frozen=True)
class Patch:
    """Pixels of one colour that known cubes leave over: area in cubes, radius of the largest disc in cube sides.

    fit is how well a square explains it (0 without one), lead by how much its colour beats the next (0-1); beside says
    whether a cube of the same colour lies within two thirds of a side, shadowy whether a shadow looks the same.
    """

    area: float
    thickness: float
    fit: float
    lead: float
    beside: bool
    shadowy: bool


def hidden_chance(patch: Patch) -> float:
    """The chance (0-1) that a patch belongs to a cube of its own, a quarter or more in view."""
    area = min(patch.area, _ENOUGH)
    evidence = -3.39 + 2.17 * area + 6.67 * patch.thickness + 2.82 * patch.fit + 1.72 * patch.lead
    evidence += 1.69 * (patch.fit == 0) - (1.11 + 1.3 * area) * patch.beside - (2.51 - 1.5 * area) * patch.shadowy
    return logistic(evidence)


def logistic(evidence: float) -> float:
    """The chance that this logarithm of odds stands for."""
    return 1.0 / (1.0 + math.exp(-evidence))


def log_odds(chance: float) -> float:
    """The logarithm of the odds of a chance strictly between 0 and 1."""
    return math.log(chance / (1.0 - chance))


def whole_chance(quality: float, *, beside: bool, like_floor: bool) -> float:
    """The chance that a top with edges on all sides is one; quality is their support times its purity of colour."""
    return logistic(6.12 + 4.11 * (quality - 0.6) - 4.49 * beside - 3.87 * like_floor)
