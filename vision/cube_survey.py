"""The whole tray surveyed: the cubes of all its heaps in raster pixels, and what they leave unexplained."""

from dataclasses import dataclass, replace

import cv2
import numpy as np

from vision.cube_heap import Explained, Found, explain
from vision.cube_scene import Scene, Stretch, stretches
from vision.scale import Points


@dataclass(frozen=True)
class Survey:
    """The cubes found, the chances of those suspected and not counted, and unexplained areas in cubes.

    These are of taught colours, of anything else, and the largest connected one.
    """

    cubes: tuple[Found, ...]
    doubts: tuple[float, ...]
    coloured_rest: float
    foreign_rest: float
    largest_rest: float


def survey(scene: Scene) -> Survey:
    """The cubes of every heap, in raster pixels."""
    cubes: list[Found] = []
    doubts: list[float] = []
    coloured = foreign = largest = 0.0
    for stretch in stretches(scene):
        explained = explain(stretch.heap)
        cubes += [_shifted(found, stretch) for found in explained.cubes]
        doubts += explained.doubts
        rest = _rest(stretch, explained)
        coloured, foreign = coloured + rest[0], foreign + rest[1]
        largest = max(largest, rest[2])
    return Survey(tuple(cubes), tuple(doubts), coloured, foreign, largest)


def _shifted(found: Found, stretch: Stretch) -> Found:
    offset = np.array([stretch.left, stretch.top], np.float64)
    x, y = found.middle
    corners: Points | None = None if found.corners is None else found.corners + offset
    return replace(found, middle=(x + stretch.left, y + stretch.top), corners=corners)


def _rest(stretch: Stretch, explained: Explained) -> tuple[float, float, float]:
    """Areas in cubes that no cube explains, thin rims left out: coloured, foreign, and the largest connected one."""
    heap = stretch.heap
    rest = ((heap.labels != heap.colours) & (explained.mask == 0)).astype(np.uint8)
    rest = cv2.morphologyEx(rest, cv2.MORPH_OPEN, np.ones((5, 5), np.uint8))
    count, _, stats, _ = cv2.connectedComponentsWithStats(rest)
    largest = float(stats[1:, cv2.CC_STAT_AREA].max()) if count > 1 else 0.0
    foreign = float(((heap.labels > heap.colours) & (rest > 0)).sum())
    coloured = float(rest.sum()) - foreign
    return coloured / heap.cube_area, foreign / heap.cube_area, largest / heap.cube_area
