"""How likely a suspected cube is one: two logistic models of what its outline and its patch of colour look like.

The weights were fitted on drawn scenes (tests/vision/generator.py, forty set-ups, five-fold by set-up) whose heaps
had been dropped by a physics engine; the drawings share nothing with the pictures the benchmark reads.
"""

import math
from dataclasses import dataclass

_ENOUGH = 0.6


@dataclass(frozen=True)
class Patch:
    """Pixels of one colour that known cubes leave over.

    area is in cubes, thickness (of the largest disc within, its radius) in cube sides; fit is how well a square explains
    it (0 without one), lead by how much its colour beats the next, edge the edges within it, bare the share of what
    surrounds it that is floor (all 0-1). beside says whether a cube of the same colour lies within two thirds of a
    side, shadowy whether a shadow looks the same.
    """

    area: float
    thickness: float
    fit: float
    lead: float
    edge: float
    bare: float
    beside: bool
    shadowy: bool


def hidden_chance(patch: Patch) -> float:
    """The chance (0-1) that a patch belongs to a cube of its own, a quarter or more in view."""
    evidence = -6.48 + 2.63 * min(patch.area, _ENOUGH) + 3.87 * patch.thickness + 3.53 * patch.fit
    evidence += 2.53 * patch.lead + 3.56 * patch.edge + 2.28 * patch.bare
    return logistic(evidence - 1.92 * patch.beside - 2.27 * patch.shadowy)


def logistic(evidence: float) -> float:
    """The chance that this logarithm of odds stands for."""
    return 1.0 / (1.0 + math.exp(-evidence))


def log_odds(chance: float) -> float:
    """The logarithm of the odds of a chance strictly between 0 and 1."""
    return math.log(chance / (1.0 - chance))


def whole_chance(quality: float, *, beside: bool, like_floor: bool) -> float:
    """The chance that a top with edges on all sides is one; quality is their support times its purity of colour."""
    evidence = 1.75 + 14.5 * (quality - 0.6) if like_floor else 6.1 + 4.1 * (quality - 0.6)
    return logistic(evidence - 4.5 * beside)
