"""How likely a suspected cube is one: logistic models of what its outline, its light and its patch of colour look like.

The weights were fitted by `python -m tools.fit_cubes` on pictures of heaps that a physics engine had dropped: path-traced
ones, drawn ones (tests/vision/generator.py, a fifth of the weight) and the rendered ones the project was given (twice).
"""

import math
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from vision.reading import Place

Several = NDArray[np.float64]

LIKELY = 0.5
"""The chance from which on a suspected cube is counted."""

HIDDEN_WEIGHTS = (
    -6.8, 3.96, 15.38, 0.29, 2.08, 3.8, 2.54, -0.43, -1.3, 0.56, 0.46, -2.62, -1.05, -0.3, -1.68, -2.57, -2.9, -2.64, -0.49,
)  # fmt: skip
"""One for each of `hidden_terms`."""

FAINT_WEIGHTS = (-9.4, 23.1, 4.1, -3.7, 2.0)
"""One for each of `faint_terms`; fitted, then a sixth was taken off."""

_AS_BRIGHT = 0.25
"""Brighter than taught by so much (a logarithm) a cube of a colour hardly ever is."""


@dataclass(frozen=True)
class Patch:
    """Pixels of one colour that known cubes leave over, and the cube that would explain them.

    share is how much of that cube they are, missing how much of it should be in view and is bare floor; thickness (of
    the largest disc within, its radius) is in cube sides; gain is how well the cube fits (-1.35 to 1.35); lead by how
    much its colour beats the next, edge the edges within it, bare the share of what surrounds it that is floor, shadow
    and wall the shares of it that a shadow may cover and that lie at the tray's wall (all 0-1). level is how much
    brighter (logarithm) than taught. beside says whether a cube of the same colour lies within two thirds of a side,
    shadowy whether a shadow looks the same; tilted how well (0-1) it and the nearest cube of its colour make up one cube
    on its edge, poor how badly (0-1) that cube's own top fits. middle is that of the cube's top in raster pixels.
    """

    colour: int
    middle: Place
    share: float
    missing: float
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
    poor: float


@dataclass(frozen=True)
class Faint:
    """What tells squares (n,) of a colour like the floor from its shadows.

    places are their middles (n, 2) in raster pixels; support is that of their edges; other the share of other colours
    within; level how much brighter than taught (logarithm); step how much brighter than what lies beside them, on the
    second darkest of their four sides (logarithm): a cube's top stands out on most sides, a shadow on none.
    """

    colour: int
    places: Several
    support: Several
    other: Several
    level: Several
    step: Several


class Judge(Protocol):
    """Who says how likely suspected cubes are."""

    def whole(self, colour: int, middle: Place, quality: float) -> float:
        """The chance (0-1) that a top with edges on all sides is one, its middle in raster pixels.

        quality (0-1) is the edges' support times the purity of colour; 1 for what is plainly one cube alone.
        """

    def hidden(self, patch: Patch) -> float:
        """The chance (0-1) that a patch belongs to a cube of its own, a quarter or more in view."""

    def faint(self, faint: Faint) -> Several:
        """The chances (n,) that squares of a colour like the floor are cubes."""


class Fitted:
    """Judges by the fitted weights."""

    def whole(self, colour: int, middle: Place, quality: float) -> float:  # noqa: ARG002 - a top is judged by its edges
        """The chance (0-1) that a top with edges on all sides is one."""
        return logistic(6.9 + 6.0 * (quality - 0.6))

    def hidden(self, patch: Patch) -> float:
        """The chance (0-1) that a patch belongs to a cube of its own, a quarter or more in view."""
        return logistic(float(np.dot(HIDDEN_WEIGHTS, hidden_terms(patch))))

    def faint(self, faint: Faint) -> Several:
        """The chances (n,) that squares of a colour like the floor are cubes."""
        evidence = faint_terms(faint) @ np.array(FAINT_WEIGHTS)
        return np.asarray(1 / (1 + np.exp(-np.clip(evidence, -30, 30))), np.float64)


FITTED = Fitted()


def hidden_terms(patch: Patch) -> tuple[float, ...]:
    """What speaks for or against a hidden cube, one number for each weight."""
    level = min(max(patch.level, -1.5), 0.5)
    plain = (1.0, min(patch.share, 0.6), min(patch.thickness, 0.35), patch.gain, max(patch.gain - 0.6, 0.0), patch.lead)
    around = (patch.edge, level, level**2, patch.missing, patch.bare, patch.wall, float(patch.beside), patch.tilted)
    shadowy = float(patch.shadowy)
    edgewise = (patch.poor, patch.poor * patch.tilted)
    return (*plain, *around, *edgewise, shadowy, shadowy * patch.shadow, shadowy * min(patch.level, 0.0))


def faint_terms(faint: Faint) -> Several:
    """What speaks for or against each square being a cube, (n, 5): one number for each weight."""
    darker, brighter = np.clip(faint.level, -1.2, 0.0), np.clip(faint.level - _AS_BRIGHT, 0.0, 4.0)
    return np.column_stack([np.ones_like(faint.support), faint.support, darker, brighter, np.clip(faint.step, -1.0, 1.0)])


def logistic(evidence: float) -> float:
    """The chance that this logarithm of odds stands for."""
    return 1.0 / (1.0 + math.exp(-evidence))


def log_odds(chance: float) -> float:
    """The logarithm of the odds of a chance strictly between 0 and 1."""
    return math.log(chance / (1.0 - chance))
