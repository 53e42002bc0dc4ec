"""How sure a reading of cubes is, as a probability that every count is exactly right.

The weights were fitted on sixty drawn set-ups (tests/vision/generator.py), eight-fold by set-up; _CAUTION then takes
off what a new table, lamp or lens may hold. tests/bench/bench_vision.py prints the reliability they reach.
"""

import math

from vision.cube_chance import log_odds, logistic
from vision.cube_scene import Scene
from vision.cube_survey import Survey

LEAST, MOST = 0.01, 0.995

_FAITH = 0.85
_LIKE_FLOOR = 0.73
_CAUTION = 1.2
_REST = 3.0
_REST_ALLOWED = 0.25
_UNLIKE = 20.0
_UNLIKE_ALLOWED = 0.15


def bounded(chance: float) -> float:
    """A chance kept off 0 and 1: nothing a camera sees is certain."""
    return min(max(chance, LEAST), MOST)


def reading_confidence(scene: Scene, survey: Survey) -> float:
    """How sure it is that every colour's count is right: all that was counted is there, and nothing else."""
    right = math.prod(found.chance for found in survey.cubes) * math.prod(1 - doubt for doubt in survey.doubts)
    evidence = _FAITH * log_odds(bounded(right)) - _CAUTION
    evidence -= _LIKE_FLOOR * bool(scene.ground.like_floor)
    evidence -= _REST * max(survey.coloured_rest + survey.foreign_rest - _REST_ALLOWED, 0.0)
    evidence -= _UNLIKE * max(scene.unlike_floor - _UNLIKE_ALLOWED, 0.0)
    return bounded(logistic(evidence))
