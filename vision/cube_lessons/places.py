"""Where cubes lie on a picture that is taken for teaching: against the empty tray, or where a finger points."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.errors import LabelsRefused
from vision.geometry.scale import Points
from vision.picture import Picture
from vision.reading import Place

LEAST_CHANGE = 28.0
"""Levels by which a cube must differ from the empty tray to be marked."""
CUBE_SHARES = (0.00008, 0.02)
"""Of the picture's area: what is smaller or larger than this is no cube."""
CORE = 0.6
"""Of a cube's strongest change: what changed less is its shadow."""
MOST_UNLIKE, LEAST_LEAD = 25.0, 0.5
"""Levels within which two cubes may have one colour, and how much nearer than to the next colour they must be."""
ONE_COLOUR = 14.0
"""Levels by which the colour of a cube's top may differ from its own middle."""


def middle_of_colour(picture: Picture, place: Place, reach: float) -> Place:
    """The middle of the patch around a place that has its colour: a finger is broader than a cube."""
    x, y = round(place[0]), round(place[1])
    half = round(reach)
    left, top = max(0, x - half), max(0, y - half)
    part = cv2.cvtColor(picture[top : y + half + 1, left : x + half + 1], cv2.COLOR_BGR2LAB).astype(np.float32)
    mine = part[max(0, y - top - 2) : y - top + 3, max(0, x - left - 2) : x - left + 3]
    like = np.linalg.norm(part - np.median(mine.reshape(-1, 3), axis=0), axis=2) < ONE_COLOUR
    _, numbers, _, middles = cv2.connectedComponentsWithStats(like.astype(np.uint8), connectivity=4)
    number = int(numbers[min(y - top, like.shape[0] - 1), min(x - left, like.shape[1] - 1)])
    dx, dy = middles[number] if number else (x - left, y - top)
    return left + float(dx), top + float(dy)


def alike(picture: Picture, named: Sequence[tuple[str, Place]], others: Sequence[Place]) -> list[tuple[str, Place]]:
    """The places among others that plainly have the colour of a named one, with its name; doubtful ones are left out."""
    lab = np.asarray(cv2.cvtColor(cv2.GaussianBlur(picture, (5, 5), 0), cv2.COLOR_BGR2LAB), np.uint8)
    known = np.array([_seen_at(lab, place) for _, place in named])
    found = []
    for place in others:
        away = np.linalg.norm(known - _seen_at(lab, place), axis=1)
        first = int(away.argmin())
        rival = min((float(far) for far, (name, _) in zip(away, named, strict=True) if name != named[first][0]), default=np.inf)
        if away[first] < MOST_UNLIKE and away[first] < LEAST_LEAD * rival:
            found.append((named[first][0], place))
    return found


def _seen_at(lab: NDArray[np.uint8], place: Place) -> NDArray[np.float64]:
    """The colour (L at half weight, a, b) in the middle of a cube at this place."""
    x, y = round(place[0]), round(place[1])
    core = lab[max(0, y - 3) : y + 4, max(0, x - 3) : x + 4].reshape(-1, 3)
    return np.asarray(np.median(core, axis=0) * (0.5, 1.0, 1.0), np.float64)


def cube_places(picture: Picture, empty: Picture, tray: Points) -> list[Place]:
    """Find the middles of what lies in the tray with these corners (4, 2) and did not on the empty picture.

    Raises LabelsRefused where there is nothing.
    """
    if picture.shape != empty.shape:
        raise LabelsRefused("the empty tray's picture has another size")
    apart = cv2.absdiff(cv2.GaussianBlur(picture, (5, 5), 0), cv2.GaussianBlur(empty, (5, 5), 0))
    change = np.asarray(apart.max(axis=2), np.uint8)
    inside = np.zeros(change.shape, np.uint8)
    cv2.fillConvexPoly(inside, np.rint(tray).astype(np.int32), 1)
    stuff = ((change > LEAST_CHANGE) & (inside > 0)).astype(np.uint8)
    for way, side in ((cv2.MORPH_OPEN, 5), (cv2.MORPH_CLOSE, 9)):
        stuff = np.asarray(cv2.morphologyEx(stuff, way, np.ones((side, side), np.uint8)), np.uint8)
    count, numbers, stats, _ = cv2.connectedComponentsWithStats(stuff)
    low, high = (share * change.size for share in CUBE_SHARES)
    whole = [number for number in range(1, count) if low <= stats[number, cv2.CC_STAT_AREA] <= high]
    if not whole:
        raise LabelsRefused("no cube stands out from the tray")
    return [_core(change, numbers == number) for number in whole]


def _core(change: NDArray[np.uint8], mine: NDArray[np.bool_]) -> Place:
    """The middle of the part that changed most: the cube without its shadow."""
    ys, xs = np.nonzero(mine & (change >= CORE * float(np.percentile(change[mine], 95))))
    return float(xs.mean()), float(ys.mean())
