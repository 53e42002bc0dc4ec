"""How sure a reading of cubes is, as a probability that every count is exactly right.

`python -m tools.fit_cubes` fits weights to correct readings; the weights here are more cautious: of 154 pictures for fitting, 68
readings got 0.9 or more, one of them wrong. tests/bench/bench_vision.py prints the reliability that they reach.
"""

import math
from operator import mul

import numpy as np

from vision.cubes.survey import Survey, certainty, cube_chance, group_heaps, log_odds, logistic
from vision.cubes.tray_scene import Stretch, TrayScene
from vision.geometry.tray import CUBE_PX
from vision.whole_reading import Hint, Place, Remedy

LEAST, MOST = 0.01, 0.995
"""Least and greatest confidence (0-1) of a reading."""

READING_WEIGHTS = (0.3, 0.75, -0.4)
"""One weight for each of `reading_terms`."""
UNLIKE_ALLOWED = 0.1
"""Share (0-1) of the bare floor that may be lighter or darker than when it was taught."""


def bound(chance: float) -> float:
    """A chance kept off 0 and 1: nothing a camera sees is certain."""
    return min(max(chance, LEAST), MOST)


def reading_terms(survey: Survey) -> tuple[float, ...]:
    """The evidence for or against a whole reading: one number for each weight."""
    right = math.prod(map(certainty, survey.cubes)) * math.prod(1 - cube_chance(doubt) for doubt in survey.doubts)
    return (1.0, log_odds(bound(right)), min(survey.rest, 2.0))


def reading_confidence(survey: Survey) -> float:
    """The chance that every colour's count is right: every cube counted is there, and no other."""
    return bound(logistic(sum(map(mul, READING_WEIGHTS, reading_terms(survey)))))


_WORTH_SPREADING = 0.08
"""A heap whose doubts (0-1 each) add up to this is worth spreading out."""

_WORTH_UNCOVERING = 0.6
"""An unexplained area larger than this (in cubes) is pointed out."""

OUT_OF_PLACE = 0.17
"""If the rims agree less than this (0-1), the tray or the camera has moved or turned; in place, they agree by 0.23 or more."""

_MIRRORED = 0.25
"""If this share (0-1) of a place has a saturated channel, a lamp is reflected there."""

_GRAINY = 0.016
"""Noise above this share (0-1) of the brightest tenth means too little light; in enough light it is a third of that."""

_MOVED_PRINT = 0.2
"""If more than this share (0-1) of the bare floor of a pushed tray is unlike the taught floor, a printed tray has moved."""

_AROUND = 0.75 * CUBE_PX
"""Margin (raster pixels) around the cubes of a place that is shown."""


def find_hint(scene: TrayScene, surveyed: Survey) -> Hint:
    """Return what would help most to read this tray: faults of the whole tray first, then a doubt in one place."""
    if scene.agreement < OUT_OF_PLACE or (scene.pushed and scene.unlike_floor > _MOVED_PRINT):
        return Hint(Remedy.PLACE)
    if scene.noise > _GRAINY:
        return Hint(Remedy.LIGHT)
    strange = surveyed.unexplained
    if strange is not None and surveyed.largest_rest > _WORTH_UNCOVERING:
        burnt = strange.cut(scene.clipped)[strange.mine].mean() > _MIRRORED
        return Hint(Remedy.GLARE if burnt else Remedy.UNCOVER, _outline(scene, *_box(strange)))
    # The heap whose cubes, counted or not, leave the most doubt; None where no heap leaves enough
    doubts = [(1 - certainty(found), found.middle) for found in surveyed.cubes]
    doubts += [(cube_chance(doubt), doubt.middle) for doubt in surveyed.doubts]
    heaps = group_heaps(surveyed, scene.raster.shape[:2])
    summed = [sum(size for size, middle in doubts if _holds(heap, middle)) for heap in heaps]
    best = max(range(len(summed)), key=summed.__getitem__, default=None)
    heap = heaps[best] if best is not None and summed[best] >= _WORTH_SPREADING else None
    if heap is None:
        return Hint(Remedy.SHADE if scene.unlike_floor > UNLIKE_ALLOWED else Remedy.LOOK)
    alone = sum(_holds(heap, middle) for _, middle in doubts) == 1
    remedy = Remedy.TURN if alone else Remedy.SPREAD
    if heap.cut(scene.clipped)[heap.mine].mean() > _MIRRORED:
        remedy = Remedy.GLARE
    return Hint(remedy, _outline(scene, *_box(heap)))


def _holds(heap: Stretch, middle: Place) -> bool:
    row, column = round(middle[1]) - heap.rows.start, round(middle[0]) - heap.columns.start
    height, width = heap.mine.shape
    return 0 <= row < height and 0 <= column < width and bool(heap.mine[row, column])


def _box(stretch: Stretch) -> tuple[float, float, float, float]:
    """Left, top, right and bottom (raster pixels) of a stretch with a margin around it."""
    rows, columns = stretch.rows, stretch.columns
    return columns.start - _AROUND, rows.start - _AROUND, columns.stop + _AROUND, rows.stop + _AROUND


def _outline(scene: TrayScene, left: float, top: float, right: float, bottom: float) -> tuple[Place, Place, Place, Place]:
    corners = scene.view.to_picture(np.array([[left, top], [right, top], [right, bottom], [left, bottom]]))
    a, b, c, d = ((float(x), float(y)) for x, y in corners)
    return (a, b, c, d)
