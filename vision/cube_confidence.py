"""How sure a reading of cubes is, as a probability that every count is exactly right.

The weights were fitted by logistic regression on drawn scenes (tests/vision/generator.py, forty set-ups), not on the
pictures the reader was tuned with; tests/bench/bench_vision.py prints the reliability they reach.
"""

import math
from collections.abc import Sequence

from vision.cube_heap import Found, Sight
from vision.cube_scene import Scene
from vision.cube_survey import Survey

_LEAST = 0.01
_MOST = 0.995


def item_confidence(found: Found, scene: Scene) -> float:
    """How sure it is that this one cube is there and has this colour."""
    if found.sight is Sight.WHOLE:
        sure = _logistic(-1.0 + 12.0 * (found.quality - 0.3))
    else:
        sure = _logistic(-2.2 + 9.0 * min(found.share, 0.8))
    if found.colour in scene.like_shadow:
        sure *= 0.97 if found.sight is Sight.WHOLE else 0.6
    return min(max(sure, _LEAST), _MOST)


def reading_confidence(scene: Scene, survey: Survey, items: Sequence[float]) -> float:
    """How sure it is that every colour's count is right."""
    sure = math.prod(items) if items else _MOST
    sure *= math.exp(-1.5 * survey.coloured_rest - 2.0 * survey.foreign_rest)
    if scene.like_floor:
        sure *= 0.8
    return min(max(sure, _LEAST), _MOST)


def _logistic(evidence: float) -> float:
    return 1.0 / (1.0 + math.exp(-evidence))
