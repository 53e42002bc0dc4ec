"""What a second look at a tray should find otherwise: a heap spread, something taken away, more light, the tray put back."""

import numpy as np

from vision.cubes.chance import certainty, cube_chance
from vision.cubes.confidence import UNLIKE_ALLOWED
from vision.cubes.scene import Stretch, TrayScene
from vision.cubes.survey import Survey, together
from vision.geometry.tray import CUBE_PX
from vision.reading import Place, Remedy, Wish

_WORTH_SPREADING = 0.08
"""Doubts of one heap that add up to this (0-1 each) are worth pushing its cubes apart."""

_WORTH_UNCOVERING = 0.6
"""An unexplained area (in cubes) from which on it is named."""

OUT_OF_PLACE = 0.17
"""Where the rims agree less than this (0-1), tray or camera has turned or moved; in their place they agree by 0.23 or more."""

_AROUND = 0.75 * CUBE_PX
"""How much wider (raster pixels) than its cubes a place is shown."""


def wish(scene: TrayScene, surveyed: Survey) -> Wish:
    """What would help most with this tray."""
    if scene.agreement < OUT_OF_PLACE:
        return Wish(Remedy.PLACE)
    if surveyed.unexplained is not None and surveyed.largest_rest > _WORTH_UNCOVERING:
        return Wish(Remedy.UNCOVER, _outline(scene, *_box(surveyed.unexplained)))
    heap = _most_doubtful(scene, surveyed)
    if heap is not None:
        return Wish(Remedy.SPREAD, _outline(scene, *_box(heap)))
    return Wish(Remedy.LIGHT if scene.unlike_floor > UNLIKE_ALLOWED else Remedy.LOOK)


def _most_doubtful(scene: TrayScene, surveyed: Survey) -> Stretch | None:
    """The heap whose cubes, counted and not, leave the most doubt; None where none leaves enough."""
    doubts = [(1 - certainty(found), found.middle) for found in surveyed.cubes]
    doubts += [(cube_chance(doubt), doubt.middle) for doubt in surveyed.doubts]
    heaps = together(surveyed, scene.raster.shape[:2])
    summed = [sum(size for size, middle in doubts if _holds(heap, middle)) for heap in heaps]
    best = max(range(len(summed)), key=summed.__getitem__, default=None)
    return heaps[best] if best is not None and summed[best] >= _WORTH_SPREADING else None


def _holds(heap: Stretch, middle: Place) -> bool:
    row, column = round(middle[1]) - heap.rows.start, round(middle[0]) - heap.columns.start
    height, width = heap.mine.shape
    return 0 <= row < height and 0 <= column < width and bool(heap.mine[row, column])


def _box(stretch: Stretch) -> tuple[float, float, float, float]:
    """Left, top, right and bottom (raster pixels) of a stretch, a little wider."""
    rows, columns = stretch.rows, stretch.columns
    return columns.start - _AROUND, rows.start - _AROUND, columns.stop + _AROUND, rows.stop + _AROUND


def _outline(scene: TrayScene, left: float, top: float, right: float, bottom: float) -> tuple[Place, Place, Place, Place]:
    corners = scene.view.to_picture(np.array([[left, top], [right, top], [right, bottom], [left, bottom]]))
    a, b, c, d = ((float(x), float(y)) for x, y in corners)
    return (a, b, c, d)
