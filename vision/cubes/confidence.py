"""How sure a reading of cubes is, as a probability that every count is exactly right.

The weights were fitted on 330 pictures of the family for fitting, then half was taken off the evidence. On 367 pictures of 31
other set-ups 3 of the 176 readings given 0.9 or more were wrong; tests/bench/bench_vision.py prints the reliability they reach.
"""

import math

from vision.cubes.chance import log_odds, logistic
from vision.cubes.drift import named_by_drift
from vision.cubes.scene import TrayScene
from vision.cubes.survey import Survey

LEAST, MOST = 0.01, 0.995
"""No reading is less or more sure than this (0-1)."""

_BASE = 0.3
"""Evidence (log odds) for a reading as such."""
_FAITH = 0.78
"""How far the cubes' own chances are believed."""
_REST = 2.1
"""Evidence against it for each unexplained cube."""
_PALE = 0.75
"""Evidence against it where pale cubes lie on a pale floor."""
_DRIFT = 2.8
"""Evidence against it where a cube has its colour by the light's drift alone: one of six such pictures was wrong."""
UNLIKE_ALLOWED = 0.1
"""So much (0-1) of the bare floor may be lighter or darker than when it was taught."""


def bounded(chance: float) -> float:
    """A chance kept off 0 and 1: nothing a camera sees is certain."""
    return min(max(chance, LEAST), MOST)


def reading_confidence(scene: TrayScene, survey: Survey) -> float:
    """How sure it is that every colour's count is right: all that was counted is there, and nothing else."""
    right = math.prod(found.chance for found in survey.cubes) * math.prod(1 - doubt.chance for doubt in survey.doubts)
    evidence = _BASE + _FAITH * log_odds(bounded(right))
    evidence -= _REST * min(survey.coloured_rest + survey.foreign_rest, 2.0)
    evidence -= _PALE * scene.ground.pale_cubes + _DRIFT * named_by_drift(scene, survey.cubes)
    return bounded(logistic(evidence))
