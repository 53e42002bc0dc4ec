"""How likely a suspected cube is one: two logistic models of what its outline and its patch of colour look like.

The weights were fitted on drawn scenes (tests/vision/generator.py, forty set-ups, five-fold by set-up) whose heaps
had been dropped by a physics engine; the drawings share nothing with the pictures the benchmark reads.
"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Several = NDArray[np.float64]

_ENOUGH = 0.6
_THICK = 0.35
_DARKEST, _BRIGHTEST = 1.5, 0.5


@dataclass(frozen=True)
class Patch:
    """Pixels of one colour that known cubes leave over, and the cube that would explain them.

    share is how much of that cube they are, missing how much of it should be in view and is bare floor; area is theirs in
    cubes, thickness (of the largest disc within, its radius) in cube sides; gain how well the cube fits (-1.35 to 1.35);
    lead by how much its colour beats the next, edge the edges within it, bare the share of what surrounds it that is
    floor, shadow and wall the shares of it that a shadow may cover and that lie at the tray's wall (all 0-1). level is
    how much brighter (logarithm) than taught. beside says whether a cube of the same colour lies within two thirds of
    a side, shadowy whether a shadow looks the same; tilted how well (0-1) it and the nearest cube of its colour make up
    one cube on its edge.
    """

    share: float
    missing: float
    area: float
    thickness: float
    gain: float
    lead: float
    edge: float
    bare: float
    beside: bool
    shadowy: bool
    shadow: float
    level: float
    wall: float
    tilted: float


@dataclass(frozen=True)
class Faint:
    """What tells squares (n,) of a colour like the floor from its shadows.

    support is that of their edges; other the share of other colours within; level how much brighter than taught
    (logarithm); mottled the spread of level within; dark the share of their surroundings that is darker than the empty
    floor, own the share that is so and lies in no known cube's shadow; shadow the share that known cubes' shadows may cover.
    """

    support: Several
    other: Several
    level: Several
    mottled: Several
    dark: Several
    own: Several
    shadow: Several


def hidden_chance(patch: Patch) -> float:
    """The chance (0-1) that a patch belongs to a cube of its own, a quarter or more in view."""
    level = min(max(patch.level, -_DARKEST), _BRIGHTEST)
    evidence = -3.92 + 5.41 * min(patch.share, _ENOUGH) + 9.49 * min(patch.thickness, _THICK)
    evidence += 1.82 * patch.gain - 0.89 * patch.lead + 4.01 * patch.edge + 1.03 * level
    evidence += 0.55 * patch.missing - 0.84 * patch.bare - 1.85 * patch.wall - 0.45 * patch.beside - 1.09 * patch.tilted
    if patch.shadowy:
        evidence += -1.55 - 3.18 * patch.shadow + 0.16 * min(patch.level, 0.0)
    return logistic(evidence)


def faint_chance(faint: Faint) -> Several:
    """The chances (n,) that squares of a colour like the floor are cubes."""
    level, mottled = np.clip(faint.level, -1.2, 0.0), np.minimum(faint.mottled, 0.6)
    evidence = -12.63 + 20.67 * faint.support - 14.23 * faint.other + 5.06 * level
    evidence = evidence - 3.67 * mottled + 7.29 * faint.dark + 4.30 * faint.own - 1.13 * faint.shadow
    return np.asarray(1 / (1 + np.exp(-np.clip(evidence, -30, 30))), np.float64)


def logistic(evidence: float) -> float:
    """The chance that this logarithm of odds stands for."""
    return 1.0 / (1.0 + math.exp(-evidence))


def log_odds(chance: float) -> float:
    """The logarithm of the odds of a chance strictly between 0 and 1."""
    return math.log(chance / (1.0 - chance))


def whole_chance(quality: float, *, beside: bool) -> float:
    """The chance that a top with edges on all sides is one; quality is their support times its purity of colour."""
    return logistic(6.1 + 4.1 * (quality - 0.6) - 4.5 * beside)
