"""A heap explained by cubes: whole tops first, then what is left over as cubes that lie half hidden."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cube_chance import Patch, hidden_chance, whole_chance
from vision.cube_colour import MOST_LEAD
from vision.cube_squares import Edges, Squares, find_squares, square_corners
from vision.reading import Place
from vision.scale import Points
from vision.tray import CUBE_PX

Mask = NDArray[np.uint8]
Labels = NDArray[np.intp]

TOP_AREA = (CUBE_PX * 1.012) ** 2

_SURE = 0.45
_SURE_LIKE_FLOOR = 0.46
_PURE = 0.7
_FREE = 0.8
_LEFT_AREA = 0.08
_LEFT_THICK = 1.5
_LIKELY = 0.5
_HIDDEN_GAIN = 0.25
_BESIDE = 0.67 * CUBE_PX
_MOST_HIDDEN = 24
_RIVAL = 0.3
_COVERED = 0.5
_REACH = 1.1 * CUBE_PX
_ALONE_PURE = 0.6
_ALONE_AREA = (0.6, 1.2)
_ALONE_SOLID = 0.93
_ALONE_SIDE = 1.5
_ALONE_CHANCE = 0.998
_MORE_THAN_ONE = 1.5


class Sight(Enum):
    """How a cube was recognised: a whole top, a part of one, or an area of its colour without a square."""

    WHOLE = "whole"
    PART = "part"
    AREA = "area"


@dataclass(frozen=True)
class Found:
    """A cube of a heap: colour number, middle of its top in raster pixels, its top's corners if a square was fitted.

    chance is how likely (0-1) it is a cube of its own.
    """

    colour: int
    middle: Place
    sight: Sight
    chance: float
    corners: Points | None = None


@dataclass(frozen=True)
class Heap:
    """A stretch of the tray: labels (floor is the number of colours, one more is something else) and edges.

    possible holds, for colours that look like the floor, where they may be; like_shadow are those that a shadow looks
    like; lead is by how much each pixel's label beats the next best; lean gives a top's shift at a place.
    """

    labels: Labels
    colours: int
    edges: Edges
    possible: dict[int, NDArray[np.bool_]]
    like_shadow: frozenset[int]
    at_wall: NDArray[np.bool_]
    lead: NDArray[np.float32]
    lean: Callable[[Place], tuple[float, float]]

    @property
    def cube_area(self) -> float:
        """Usual area of a cube's outline here, top and visible sides, in raster pixels."""
        height, width = self.labels.shape
        return TOP_AREA + CUBE_PX * 1.27 * float(np.hypot(*self.lean((width / 2, height / 2))))


@dataclass(frozen=True)
class Explained:
    """The cubes of a heap, the chances of those that were suspected and not taken, the mask of what is accounted for."""

    cubes: list[Found]
    doubts: list[float]
    mask: Mask


def explain(heap: Heap) -> Explained:
    """The cubes that account for the heap's pixels, the surest first."""
    alone = _alone(heap)
    if alone is not None:
        return Explained([alone], [], (heap.labels != heap.colours).astype(np.uint8))
    explained = Explained([], [], np.zeros(heap.labels.shape, np.uint8))
    whole, part = find_squares(heap.edges)
    _take_whole_tops(heap, explained, whole)
    for colour in range(heap.colours):
        _take_hidden(heap, explained, colour, part)
    return explained


def _alone(heap: Heap) -> Found | None:
    """The cube, if the heap is plainly but one: one colour, a cube's area, no dent, no longer than a cube."""
    stuff = heap.labels != heap.colours
    counts = np.bincount(heap.labels[stuff], minlength=heap.colours + 2)[: heap.colours]
    colour = int(counts.argmax())
    if colour in heap.like_shadow or counts[colour] < _ALONE_PURE * max(int(counts.sum()), 1):
        return None
    rows, columns = np.nonzero(stuff)
    points = np.column_stack([columns, rows]).astype(np.float32)
    if not _ALONE_AREA[0] <= len(points) / heap.cube_area <= _ALONE_AREA[1]:
        return None
    (x, y), sides, degrees = cv2.minAreaRect(points)
    hull = cv2.contourArea(cv2.convexHull(points))
    if max(sides) > _ALONE_SIDE * CUBE_PX or len(points) < _ALONE_SOLID * hull:
        return None
    lean = heap.lean((x, y))
    middle = (x + lean[0] / 2, y + lean[1] / 2)
    return Found(colour, middle, Sight.WHOLE, _ALONE_CHANCE, square_corners(middle, np.radians(degrees)))


def outline(corners: Points, lean: tuple[float, float]) -> Points:
    """The outline (n, 2) of a cube with this top, its visible sides included."""
    both = np.concatenate([corners, corners - np.array(lean)]).astype(np.float32)
    return np.asarray(cv2.convexHull(both)[:, 0], np.float64)


def fill(mask: Mask, corners: Points, value: int = 1) -> None:
    """Set the pixels of a convex outline, to a sixteenth of a pixel."""
    cv2.fillConvexPoly(mask, np.round(corners * 16).astype(np.int32), value, cv2.LINE_8, 4)


def _body(heap: Heap, colour: int, corners: Points, middle: Place) -> Mask:
    """What a cube accounts for: its top, and its sides except where another colour plainly lies before them."""
    body = np.zeros(heap.labels.shape, np.uint8)
    fill(body, outline(corners, heap.lean(middle)))
    other = (heap.labels < heap.colours) & (heap.labels != colour) & ~np.isin(heap.labels, list(heap.like_shadow))
    body[other] = 0
    fill(body, corners)
    return body


def _take_whole_tops(heap: Heap, explained: Explained, whole: Squares) -> None:
    """Tops with edges on all sides and one colour within, best first, as long as they do not overlap."""
    if not len(whole):
        return
    purity = _purity(heap, whole)
    colour, pure = purity.argmax(axis=1), purity.max(axis=1)
    quality = whole.support * pure**2
    least = np.where(np.isin(colour, list(heap.possible)), _SURE_LIKE_FLOOR, _SURE)
    for number in np.argsort(-quality):
        if quality[number] < least[number] or pure[number] < _PURE:
            continue
        corners = whole.corners(int(number))
        if _free_share(explained.mask, corners) >= _FREE:
            middle = whole.middle(int(number))
            np.maximum(explained.mask, _body(heap, int(colour[number]), corners, middle), out=explained.mask)
            chance = whole_chance(
                float(quality[number]),
                beside=_beside(explained, int(colour[number]), middle),
                like_floor=int(colour[number]) in heap.possible,
            )
            _take(explained, Found(int(colour[number]), middle, Sight.WHOLE, chance, corners))


def _purity(heap: Heap, whole: Squares) -> NDArray[np.float64]:
    """Share (n, colours) of each whole candidate's pixels that show a colour; what is burnt or worn has no say."""
    seen = heap.labels[whole.grid(heap.labels.shape)]
    known = np.maximum((seen <= heap.colours).mean(axis=1), 0.5)
    purity = np.stack([(seen == colour).mean(axis=1) for colour in range(heap.colours)], axis=1) / known[:, None]
    for colour, where in heap.possible.items():
        others = np.delete(purity, colour, axis=1).max(axis=1, initial=0.0)
        possible = where[whole.grid(heap.labels.shape)].mean(axis=1) * 0.97 - 0.02
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


def _take_hidden(heap: Heap, explained: Explained, colour: int, part: Squares) -> None:
    """Cubes of a colour whose tops are covered in part: for each patch left over the square that fits it best."""
    for _ in range(_MOST_HIDDEN):
        patch = _largest_patch((heap.labels == colour) & (explained.mask == 0), _grown(explained.mask))
        if patch is None or patch.area < _LEFT_AREA * heap.cube_area:
            return
        if patch.thickness < _LEFT_THICK * (1 + heap.at_wall[patch.row, patch.column]):
            explained.mask[patch.where] = 1
            continue
        _explain_patch(heap, explained, colour, patch, part)


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


def _largest_patch(left: NDArray[np.bool_], explained: Mask) -> _Patch | None:
    """The largest patch that is more than a rim of what is explained."""
    core = (left & (explained == 0)).astype(np.uint8)
    opened = cv2.morphologyEx(core, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    count, numbers, stats, middles = cv2.connectedComponentsWithStats(opened, connectivity=4)
    if count == 1:
        return None
    largest = 1 + int(stats[1:, cv2.CC_STAT_AREA].argmax())
    within = (numbers == largest).astype(np.uint8)
    thickness = float(cv2.distanceTransform(within, cv2.DIST_L2, 3).max())
    middle = (float(middles[largest, 0]), float(middles[largest, 1]))
    where = (_grown(within) > 0) & left
    return _Patch(where, int(where.sum()), middle, thickness)


def _explain_patch(heap: Heap, explained: Explained, colour: int, patch: _Patch, part: Squares) -> None:
    near = part.chosen(np.hypot(part.x - patch.middle[0], part.y - patch.middle[1]) < _REACH)
    if len(near):
        grid = near.grid(heap.labels.shape)
        share = patch.where[grid].mean(axis=1)
        wrong = ((heap.labels[grid] != colour) & (_grown(explained.mask)[grid] == 0)).mean(axis=1)
        gain = share - wrong + 0.25 * near.support
        best = int(gain.argmax())
        if gain[best] > _HIDDEN_GAIN and _take_part(
            heap, explained, colour, patch, (near.middle(best), near.corners(best)), float(gain[best])
        ):
            return
    _take_area(heap, explained, colour, patch)


def _take_part(heap: Heap, explained: Explained, colour: int, patch: _Patch, square: tuple[Place, Points], gain: float) -> bool:
    """Explain a patch by a square, unless the square misses half of it."""
    middle, corners = square
    body = _body(heap, colour, corners, middle)
    covered = int(((body > 0) & patch.where).sum())
    if covered < _COVERED * min(patch.area, heap.cube_area):
        return False
    np.maximum(explained.mask, body, out=explained.mask)
    chance = _hidden(heap, explained, colour, patch, middle, min(gain, 1.0))
    _take(explained, Found(colour, middle, Sight.PART, chance, corners))
    return True


def _take_area(heap: Heap, explained: Explained, colour: int, patch: _Patch) -> None:
    """Explain a patch by its mere area, a cube's worth at a time."""
    chance = _hidden(heap, explained, colour, patch, patch.middle, 0.0)
    if patch.area > _MORE_THAN_ONE * heap.cube_area:
        cv2.circle(explained.mask, (patch.column, patch.row), round(CUBE_PX / 2), 1, -1)
    else:
        explained.mask[patch.where] = 1
    if colour in heap.possible:
        chance = min(chance, _LIKELY / 2)
    _take(explained, Found(colour, patch.middle, Sight.AREA, chance))


def _hidden(heap: Heap, explained: Explained, colour: int, patch: _Patch, middle: Place, fit: float) -> float:
    around = (cv2.dilate(patch.where.astype(np.uint8), np.ones((5, 5), np.uint8)) > 0) & ~patch.where
    suspected = Patch(
        area=patch.area / heap.cube_area,
        thickness=patch.thickness / CUBE_PX,
        fit=fit,
        lead=float(heap.lead[patch.where].mean()) / MOST_LEAD,
        edge=float(np.median(heap.edges.strength[patch.where])),
        bare=float((heap.labels[around] == heap.colours).mean()),
        beside=_beside(explained, colour, middle),
        shadowy=colour in heap.like_shadow,
    )
    return hidden_chance(suspected)


def _take(explained: Explained, found: Found) -> None:
    """A likely cube is counted, an unlikely one remembered as a doubt."""
    if found.chance >= _LIKELY:
        explained.cubes.append(found)
    else:
        explained.doubts.append(found.chance)


def _beside(explained: Explained, colour: int, middle: Place) -> bool:
    """Whether a cube of this colour was found so near that its sides may be what is seen."""
    alike = (found.middle for found in explained.cubes if found.colour == colour)
    return any(np.hypot(x - middle[0], y - middle[1]) < _BESIDE for x, y in alike)


def _grown(mask: Mask) -> Mask:
    return np.asarray(cv2.dilate(mask, np.ones((3, 3), np.uint8)), np.uint8)
