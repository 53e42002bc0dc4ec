"""How likely what the network suspects is a cube, and how likely its colour is the one that leads.

The weights were fitted by `python -m tools.fit_cubes` on set-ups that the network did not learn from.
"""

import math
from operator import mul

from vision.geometry.cube_shape import Found

LIKELY = 0.5
"""The chance from which on a suspected cube is counted."""

CUBE_WEIGHTS = (-0.57, 2.32, 1.89, 0.63, 0.26)
"""One for each of `cube_terms`."""
COLOUR_WEIGHTS = (0.0, 0.9)
"""One for each of `colour_terms`."""

_SURE = 1e-5
"""The network's figures are believed no nearer to 0 and 1 than this."""
_CLEAR = 8.0
"""A lead or a misfit beyond this (log odds) says no more."""
_POOR, _GOOD = -8.0, 2.0
"""A fit (a logarithm) beyond these says no more."""


def cube_terms(found: Found) -> tuple[float, ...]:
    """What speaks for or against a cube: one number for each weight."""
    told = log_odds(min(max(found.told, _SURE), 1 - _SURE))
    return (1.0, told, min(found.size, 1.0), min(max(found.fit, _POOR), _GOOD), min(max(found.misfit, 0.0), _CLEAR))


def colour_terms(found: Found) -> tuple[float, ...]:
    """What speaks for the leading colour."""
    return (1.0, min(found.margin, _CLEAR))


def cube_chance(found: Found) -> float:
    """The chance (0-1) that it is a cube of its own."""
    return logistic(sum(map(mul, CUBE_WEIGHTS, cube_terms(found))))


def colour_chance(found: Found) -> float:
    """The chance (0-1) that its leading colour is right."""
    return logistic(sum(map(mul, COLOUR_WEIGHTS, colour_terms(found))))


def certainty(found: Found) -> float:
    """The chance (0-1) that it is a cube of its own and has its colour."""
    return cube_chance(found) * colour_chance(found)


def logistic(evidence: float) -> float:
    """The chance that this logarithm of odds stands for."""
    return 1.0 / (1.0 + math.exp(-max(-50.0, min(50.0, evidence))))


def log_odds(chance: float) -> float:
    """The logarithm of the odds of a chance strictly between 0 and 1."""
    return math.log(chance / (1.0 - chance))
