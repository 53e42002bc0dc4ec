"""How sure a reading of cubes is, as a probability that every count is exactly right.

The weights were fitted on 330 pictures of the family for fitting, then half was taken off the evidence. On 367 pictures of 31
other set-ups 3 of the 176 readings given 0.9 or more were wrong; tests/bench/bench_vision.py prints the reliability they reach.
"""

import math
from operator import mul

from vision.cubes.chance import certainty, cube_chance, log_odds, logistic
from vision.cubes.scene import TrayScene
from vision.cubes.survey import Survey

LEAST, MOST = 0.01, 0.995
"""No reading is less or more sure than this (0-1)."""

READING_WEIGHTS = (0.7, 0.75, -0.4, 0.0)
"""One for each of `reading_terms`."""
UNLIKE_ALLOWED = 0.1
"""So much (0-1) of the bare floor may be lighter or darker than when it was taught."""


def bounded(chance: float) -> float:
    """A chance kept off 0 and 1: nothing a camera sees is certain."""
    return min(max(chance, LEAST), MOST)


def reading_terms(scene: TrayScene, survey: Survey) -> tuple[float, ...]:
    """What speaks for or against a whole reading: one number for each weight."""
    right = math.prod(map(certainty, survey.cubes)) * math.prod(1 - cube_chance(doubt) for doubt in survey.doubts)
    return (1.0, log_odds(bounded(right)), min(survey.rest, 2.0), float(scene.ground.pale_cubes))


def reading_confidence(scene: TrayScene, survey: Survey) -> float:
    """How sure it is that every colour's count is right: all that was counted is there, and nothing else."""
    return bounded(logistic(sum(map(mul, READING_WEIGHTS, reading_terms(scene, survey)))))
