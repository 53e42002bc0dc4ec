"""A heap explained by cubes: whole tops first, then what is left over as cubes that lie half hidden."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cube_squares import Squares
from vision.reading import Place
from vision.scale import Points
from vision.tray import CUBE_PX

Mask = NDArray[np.uint8]
Labels = NDArray[np.intp]

TOP_AREA = (CUBE_PX * 1.012) ** 2

_SURE = 0.45
_SURE_LIKE_FLOOR = 0.47
_PURE = 0.7
_FREE = 0.8
_LEFT_AREA = 0.13
_LEFT_THICK = 2.6
_HIDDEN_GAIN = 0.25
_HIDDEN_SHARE = 0.13
_HIDDEN_BESIDE_LIKE = 0.16
_HIDDEN_IN_SHADOW = 0.4
_BESIDE = 0.67 * CUBE_PX
_MOST_HIDDEN = 24
_RIVAL = 0.3
_COVERED = 0.5
_MORE_THAN_ONE = 1.5


class Sight(Enum):
    """How a cube was recognised: a whole top, a part of one, or an area of its colour without a square."""

    WHOLE = "whole"
    PART = "part"
    AREA = "area"


@dataclass(frozen=True)
class Found:
    """A cube of a heap: colour number, middle of its top in raster pixels, its top's corners if a square was fitted.

    quality is 0-1, share is how much of the cube's area it accounts for by itself; of the patch that a hidden cube was
    seen by, area is in cubes and thickness (radius of the largest disc within) in raster pixels.
    """

    colour: int
    middle: Place
    sight: Sight
    quality: float
    share: float
    corners: Points | None = None
    area: float = 1.0
    thickness: float = CUBE_PX / 2


@dataclass(frozen=True)
class Heap:
    """A stretch of the tray: labels (floor is the number of colours, one more is something else) and candidates.

    possible holds, for colours that look like the floor, where they may be; like_shadow are those that a shadow looks
    like; lean gives a top's shift at a place.
    """

    labels: Labels
    colours: int
    whole: Squares
    part: Squares
    possible: dict[int, NDArray[np.bool_]]
    like_shadow: frozenset[int]
    at_wall: NDArray[np.bool_]
    lean: Callable[[Place], tuple[float, float]]

    @property
    def cube_area(self) -> float:
        """Usual area of a cube's outline here, top and visible sides, in raster pixels."""
        height, width = self.labels.shape
        return TOP_AREA + CUBE_PX * 1.27 * float(np.hypot(*self.lean((width / 2, height / 2))))


@dataclass(frozen=True)
class Explained:
    """The cubes of a heap and the mask of what they account for."""

    cubes: list[Found]
    mask: Mask


def explain(heap: Heap) -> Explained:
    """The cubes that account for the heap's pixels, the surest first."""
    explained = Explained([], np.zeros(heap.labels.shape, np.uint8))
    _take_whole_tops(heap, explained)
    for colour in range(heap.colours):
        _take_hidden(heap, explained, colour)
    return explained


def outline(corners: Points, lean: tuple[float, float]) -> Points:
    """The outline (n, 2) of a cube with this top, its visible sides included."""
    both = np.concatenate([corners, corners - np.array(lean)]).astype(np.float32)
    return np.asarray(cv2.convexHull(both)[:, 0], np.float64)


def fill(mask: Mask, corners: Points, value: int = 1) -> None:
    """Set the pixels of a convex outline, to a sixteenth of a pixel."""
    cv2.fillConvexPoly(mask, np.round(corners * 16).astype(np.int32), value, cv2.LINE_8, 4)


def _take_whole_tops(heap: Heap, explained: Explained) -> None:
    """Tops with edges on all sides and one colour within, best first, as long as they do not overlap."""
    if not len(heap.whole):
        return
    purity = _purity(heap)
    colour, pure = purity.argmax(axis=1), purity.max(axis=1)
    quality = heap.whole.support * pure**2
    least = np.where(np.isin(colour, list(heap.possible)), _SURE_LIKE_FLOOR, _SURE)
    for number in np.argsort(-quality):
        if quality[number] < least[number] or pure[number] < _PURE:
            continue
        corners = heap.whole.corners(int(number))
        if _free_share(explained.mask, corners) >= _FREE:
            middle = (float(heap.whole.x[number]), float(heap.whole.y[number]))
            fill(explained.mask, outline(corners, heap.lean(middle)))
            found = Found(int(colour[number]), middle, Sight.WHOLE, float(quality[number]), 1.0, corners)
            explained.cubes.append(found)


def _purity(heap: Heap) -> NDArray[np.float64]:
    """Share (n, colours) of each whole candidate's pixels that show a colour; what is burnt or worn has no say."""
    seen = heap.labels[heap.whole.grid(heap.labels.shape)]
    known = np.maximum((seen <= heap.colours).mean(axis=1), 0.5)
    purity = np.stack([(seen == colour).mean(axis=1) for colour in range(heap.colours)], axis=1) / known[:, None]
    for colour, where in heap.possible.items():
        others = np.delete(purity, colour, axis=1).max(axis=1, initial=0.0)
        possible = where[heap.whole.grid(heap.labels.shape)].mean(axis=1) * 0.97 - 0.02
        purity[:, colour] = np.maximum(purity[:, colour], np.where(others < _RIVAL, possible, 0.0))
    return np.asarray(purity, np.float64)


def _free_share(mask: Mask, corners: Points) -> float:
    """The share of a square that is not yet explained; a square that leaves the raster counts as taken there."""
    low = np.maximum(np.floor(corners.min(axis=0)).astype(int) - 1, 0)
    high = np.minimum(np.ceil(corners.max(axis=0)).astype(int) + 2, mask.shape[::-1])
    square = np.zeros((high[1] - low[1], high[0] - low[0]), np.uint8)
    fill(square, corners - low)
    free = (square > 0) & (mask[low[1] : high[1], low[0] : high[0]] == 0)
    return float(free.sum() / TOP_AREA)


def _take_hidden(heap: Heap, explained: Explained, colour: int) -> None:
    """Cubes of a colour whose tops are covered in part: for each patch left over the square that fits it best."""
    seen = heap.labels[heap.part.grid(heap.labels.shape)]
    for _ in range(_MOST_HIDDEN):
        patch = _largest_patch((heap.labels == colour) & (_grown(explained.mask) == 0))
        if patch is None or patch.area < _LEFT_AREA * heap.cube_area:
            return
        if patch.thickness < (2.0 * _LEFT_THICK if heap.at_wall[patch.row, patch.column] else _LEFT_THICK):
            explained.mask[patch.where] = 1
            continue
        _explain_patch(heap, explained, colour, patch, seen)


@dataclass(frozen=True)
class _Patch:
    """Connected pixels left over: where, how many, their middle, and the radius of the largest disc within."""

    where: NDArray[np.bool_]
    area: int
    middle: Place
    thickness: float

    @property
    def row(self) -> int:
        return int(self.middle[1])

    @property
    def column(self) -> int:
        return int(self.middle[0])


def _largest_patch(left: NDArray[np.bool_]) -> _Patch | None:
    opened = cv2.morphologyEx(left.astype(np.uint8), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    count, numbers, stats, middles = cv2.connectedComponentsWithStats(opened, connectivity=4)
    if count == 1:
        return None
    largest = 1 + int(stats[1:, cv2.CC_STAT_AREA].argmax())
    where = numbers == largest
    thickness = float(cv2.distanceTransform(where.astype(np.uint8), cv2.DIST_L2, 3).max())
    middle = (float(middles[largest, 0]), float(middles[largest, 1]))
    return _Patch(where, int(stats[largest, cv2.CC_STAT_AREA]), middle, thickness)


def _explain_patch(heap: Heap, explained: Explained, colour: int, patch: _Patch, seen: Labels) -> None:
    near = np.hypot(heap.part.x - patch.middle[0], heap.part.y - patch.middle[1]) < 1.1 * CUBE_PX
    choices = np.flatnonzero(near)
    if len(choices):
        grid = heap.part.chosen(choices).grid(heap.labels.shape)
        share = patch.where[grid].mean(axis=1)
        wrong = ((seen[choices] != colour) & (_grown(explained.mask)[grid] == 0)).mean(axis=1)
        gain = share - wrong + 0.25 * heap.part.support[choices]
        best = int(gain.argmax())
        if gain[best] > _HIDDEN_GAIN and _take_part(heap, explained, colour, patch, int(choices[best]), float(gain[best])):
            return
    _take_area(heap, explained, colour, patch)


def _take_part(heap: Heap, explained: Explained, colour: int, patch: _Patch, number: int, gain: float) -> bool:
    corners = heap.part.corners(number)
    middle = (float(heap.part.x[number]), float(heap.part.y[number]))
    mask = np.zeros_like(explained.mask)
    fill(mask, outline(corners, heap.lean(middle)))
    covered = int(((mask > 0) & patch.where).sum())
    if covered < _COVERED * min(patch.area, heap.cube_area):
        return False
    np.maximum(explained.mask, mask, out=explained.mask)
    share = min(covered / heap.cube_area, 1.0)
    if share >= _HIDDEN_SHARE:
        explained.cubes.append(
            Found(colour, middle, Sight.PART, min(gain, 1.0), share, corners, patch.area / heap.cube_area, patch.thickness)
        )
    return True


def _take_area(heap: Heap, explained: Explained, colour: int, patch: _Patch) -> None:
    share = patch.area / heap.cube_area
    if share > _MORE_THAN_ONE:
        cv2.circle(explained.mask, (patch.column, patch.row), round(CUBE_PX / 2), 1, -1)
    else:
        explained.mask[patch.where] = 1
    if share >= _least_share(heap, explained, colour, patch.middle):
        explained.cubes.append(Found(colour, patch.middle, Sight.AREA, 0.0, min(share, 1.0), None, share, patch.thickness))


def _least_share(heap: Heap, explained: Explained, colour: int, middle: Place) -> float:
    """How much of a cube must be seen to count it: more where shadows, or sides of a neighbour, look the same."""
    if colour in heap.like_shadow:
        return _HIDDEN_IN_SHADOW
    alike = [found.middle for found in explained.cubes if found.colour == colour]
    beside = any(np.hypot(x - middle[0], y - middle[1]) < _BESIDE for x, y in alike)
    return _HIDDEN_BESIDE_LIKE if beside else _HIDDEN_SHARE


def _grown(mask: Mask) -> Mask:
    return np.asarray(cv2.dilate(mask, np.ones((3, 3), np.uint8)), np.uint8)
