"""How sure a reading of cubes is, as a probability that every count is exactly right."""

import math

from vision.cube_chance import log_odds, logistic
from vision.cube_scene import Scene
from vision.cube_survey import Survey

LEAST, MOST = 0.01, 0.995


def bounded(chance: float) -> float:
    """A chance kept off 0 and 1: nothing a camera sees is certain."""
    return min(max(chance, LEAST), MOST)


def reading_confidence(scene: Scene, survey: Survey) -> float:
    """How sure it is that every colour's count is right: all that was counted is there, and nothing else."""
    right = math.prod(found.chance for found in survey.cubes) * math.prod(1 - doubt for doubt in survey.doubts)
    evidence = log_odds(bounded(right))
    evidence -= 3.0 * survey.coloured_rest + 4.0 * survey.foreign_rest
    evidence -= 0.5 * bool(scene.ground.like_floor)
    return bounded(logistic(evidence))
