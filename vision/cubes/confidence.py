"""How sure a reading of cubes is, as a probability that every count is exactly right.

`python -m tools.fit_cubes` fits weights to what is sure and right; these are more careful than that: of 154 pictures for fitting
68 were given 0.9 or more, one of them wrong. tests/bench/bench_vision.py prints the reliability they reach.
"""

import math
from operator import mul

from vision.cubes.chance import certainty, cube_chance, log_odds, logistic
from vision.cubes.survey import Survey

LEAST, MOST = 0.01, 0.995
"""No reading is less or more sure than this (0-1)."""

READING_WEIGHTS = (0.3, 0.75, -0.4)
"""One for each of `reading_terms`."""
UNLIKE_ALLOWED = 0.1
"""So much (0-1) of the bare floor may be lighter or darker than when it was taught."""


def bounded(chance: float) -> float:
    """A chance kept off 0 and 1: nothing a camera sees is certain."""
    return min(max(chance, LEAST), MOST)


def reading_terms(survey: Survey) -> tuple[float, ...]:
    """What speaks for or against a whole reading: one number for each weight."""
    right = math.prod(map(certainty, survey.cubes)) * math.prod(1 - cube_chance(doubt) for doubt in survey.doubts)
    return (1.0, log_odds(bounded(right)), min(survey.rest, 2.0))


def reading_confidence(survey: Survey) -> float:
    """How sure it is that every colour's count is right: all that was counted is there, and nothing else."""
    return bounded(logistic(sum(map(mul, READING_WEIGHTS, reading_terms(survey)))))
