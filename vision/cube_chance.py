"""How likely a suspected cube is one: logistic models of what its outline, its light and its patch of colour look like.

The weights were fitted by set-up in turn on pictures of heaps that a physics engine had dropped: path-traced ones, drawn ones
(tests/vision/generator.py, a fifth of the weight) and the rendered ones the project was given (twice the weight).
"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Several = NDArray[np.float64]

_ENOUGH = 0.6
_THICK = 0.35
_WELL = 0.6
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
    floor; shadow the share that known cubes' shadows may cover; shared whether most of the floor is like the
    colour, not just some.
    """

    support: Several
    other: Several
    level: Several
    mottled: Several
    dark: Several
    shadow: Several
    shared: bool


def hidden_chance(patch: Patch) -> float:
    """The chance (0-1) that a patch belongs to a cube of its own, a quarter or more in view."""
    level = min(max(patch.level, -_DARKEST), _BRIGHTEST)
    evidence = -7.68 + 2.61 * min(patch.share, _ENOUGH) + 14.50 * min(patch.thickness, _THICK)
    evidence += 0.45 * patch.gain + 3.12 * patch.lead + 4.34 * patch.edge - 0.28 * level
    evidence += -0.92 * patch.missing + 0.93 * patch.bare - 2.05 * patch.wall - 0.42 * patch.beside - 2.01 * patch.tilted
    evidence += 2.24 * max(patch.gain - _WELL, 0.0) - 1.08 * level**2
    if patch.shadowy:
        evidence += -2.56 - 2.59 * patch.shadow - 0.61 * min(patch.level, 0.0)
    return logistic(evidence)


def faint_chance(faint: Faint) -> Several:
    """The chances (n,) that squares of a colour like the floor are cubes."""
    level, mottled = np.clip(faint.level, -1.2, 0.0), np.minimum(faint.mottled, 0.6)
    evidence = -13.98 + 28.24 * faint.support - 15.18 * faint.other + 5.23 * level
    evidence = evidence - 6.30 * mottled + 8.75 * faint.dark - 2.56 * faint.shadow
    if not faint.shared:
        evidence = evidence - 4.80 + 1.84 * faint.dark - 3.48 * faint.shadow
    return np.asarray(1 / (1 + np.exp(-np.clip(evidence, -30, 30))), np.float64)


def logistic(evidence: float) -> float:
    """The chance that this logarithm of odds stands for."""
    return 1.0 / (1.0 + math.exp(-evidence))


def log_odds(chance: float) -> float:
    """The logarithm of the odds of a chance strictly between 0 and 1."""
    return math.log(chance / (1.0 - chance))


def whole_chance(quality: float) -> float:
    """The chance that a top with edges on all sides is one; quality is their support times its purity of colour."""
    return logistic(6.9 + 6.0 * (quality - 0.6))
