"""Cubes whose whole top is seen: squares with edges on all four sides and one colour within."""

from collections.abc import Iterator

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cubes.chance import FITTED, Judge
from vision.cubes.scene import Scene, Stretch
from vision.cubes.shape import TOP_AREA, Found, Mask, body_area, drawn, outline, square_corners
from vision.cubes.squares import Squares, find_squares, settled
from vision.geometry.scale import Points
from vision.geometry.tray import CUBE_PX
from vision.reading import Place

_SURE = 0.45
_PURE = 0.7
_FREE = 0.8
_BESIDE = 0.67 * CUBE_PX
_ALONE_PURE = 0.6
_ALONE_AREA = (0.6, 1.2)
_ALONE_SOLID = 0.93
_ALONE_SIDE = 1.5
_PLAIN = 1.0


class Cover:
    """The cubes found so far; bodies is 1 (raster) on what they account for, suspects on what was weighed and is no cube more."""

    def __init__(self, scene: Scene, judge: Judge = FITTED) -> None:
        """Nothing is covered yet."""
        self.scene = scene
        self.judge = judge
        self.cubes: list[Found] = []
        self.bodies: Mask = np.zeros(scene.pieces.shape, np.uint8)
        self.suspects: Mask = np.zeros(scene.pieces.shape, np.uint8)

    def take(self, found: Found) -> None:
        """Count a cube; it accounts for its top, and for its sides except where another colour plainly lies before them."""
        self.cubes.append(found)
        window, body = self.body(found)
        self.bodies[window] |= body

    def body(self, found: Found) -> tuple[tuple[slice, slice], Mask]:
        """The window of a cube, and its body in that window."""
        whole = outline(found.corners, self.scene.view.lean(found.middle))
        window = around(whole, self.bodies.shape)
        body = drawn(whole, window)
        labels, ground = self.scene.pieces[window], self.scene.ground
        other = (labels < self.scene.colour_map.floor) & (labels != found.colour) & ~np.isin(labels, list(ground.like_shadow))
        body[other] = 0
        return window, body | drawn(found.corners, window)

    def is_free(self, corners: Points) -> bool:
        """Whether hardly any of a square is accounted for by a cube; what leaves the raster counts as covered."""
        window = around(corners, self.bodies.shape)
        free = (drawn(corners, window) > 0) & (self.bodies[window] == 0)
        return float(free.sum()) >= _FREE * TOP_AREA

    def beside(self, colour: int, middle: Place) -> bool:
        """Whether a cube of this colour was found so near that its sides may be what is seen."""
        alike = (found.middle for found in self.cubes if found.colour == colour)
        return any(np.hypot(x - middle[0], y - middle[1]) < _BESIDE for x, y in alike)


def around(corners: Points, shape: tuple[int, ...]) -> tuple[slice, slice]:
    """The rows and columns of the raster around points (n, 2), a pixel wider."""
    low = np.maximum(np.floor(corners.min(axis=0)).astype(int) - 1, 0)
    high = np.maximum(np.minimum(np.ceil(corners.max(axis=0)).astype(int) + 2, shape[::-1]), low)
    return slice(int(low[1]), int(high[1])), slice(int(low[0]), int(high[0]))


def take_tops(cover: Cover) -> Squares:
    """Cover the whole tops of all colours that the floor does not share; the squares of heaps not explained by one cube."""
    rest = [Squares.none()]
    for stretch in cover.scene.heaps:
        alone = _alone(cover, stretch)
        if alone is not None:
            cover.take(alone)
            continue
        squares = find_squares(cover.scene.edges.cut(stretch.rows, stretch.columns)).moved(
            stretch.columns.start, stretch.rows.start
        )
        squares = squares.chosen(_within(stretch, squares))
        for found in _coloured(cover, squares):
            cover.take(found)
        rest.append(squares)
    return Squares.joined(rest)


def _within(stretch: Stretch, squares: Squares) -> NDArray[np.bool_]:
    rows = np.round(squares.y).astype(np.intp) - stretch.rows.start
    columns = np.round(squares.x).astype(np.intp) - stretch.columns.start
    height, width = stretch.mine.shape
    return np.asarray(stretch.mine[rows.clip(0, height - 1), columns.clip(0, width - 1)])


def _alone(cover: Cover, stretch: Stretch) -> Found | None:
    """The cube, if the heap is plainly but one: one colour, a cube's area, no dent, no longer than a cube."""
    scene = cover.scene
    labels, floor = stretch.cut(scene.pieces), scene.colour_map.floor
    stuff = (labels != floor) & stretch.mine
    counts = np.bincount(labels[stuff], minlength=floor + 2)[:floor]
    colour = int(counts.argmax())
    if colour in scene.ground.like_shadow or counts[colour] < _ALONE_PURE * max(int(counts.sum()), 1):
        return None
    rows, columns = np.nonzero(stuff)
    points = np.column_stack([columns + stretch.columns.start, rows + stretch.rows.start]).astype(np.float32)
    (x, y), sides, degrees = cv2.minAreaRect(points)
    lean = scene.view.lean((x, y))
    if not _ALONE_AREA[0] <= len(points) / body_area(lean) <= _ALONE_AREA[1]:
        return None
    hull = cv2.contourArea(cv2.convexHull(points))
    if max(sides) > _ALONE_SIDE * CUBE_PX or len(points) < _ALONE_SOLID * hull:
        return None
    middle = (x + lean[0] / 2, y + lean[1] / 2)
    return Found(colour, middle, cover.judge.whole(colour, middle, _PLAIN), square_corners(middle, np.radians(degrees)))


def _coloured(cover: Cover, squares: Squares) -> Iterator[Found]:
    """Tops with edges on all sides and one colour within, best first, as long as they do not overlap."""
    if not len(squares):
        return
    purity = _purity(cover.scene, squares)
    colour, pure = purity.argmax(axis=1), purity.max(axis=1)
    quality = squares.support * pure**2
    good = (quality >= _SURE) & (pure >= _PURE) & ~np.isin(colour, list(cover.scene.ground.shared))
    for number in np.flatnonzero(good)[np.argsort(-quality[good])]:
        if cover.is_free(squares.corners(int(number))):
            best = settled(cover.scene.edges, squares.chosen(np.array([number])))
            middle, mine = best.middle(0), int(colour[number])
            fits = float(quality[number])
            yield Found(mine, middle, cover.judge.whole(mine, middle, fits), best.corners(0), fits)


def _purity(scene: Scene, squares: Squares) -> NDArray[np.float64]:
    """Share (n, colours) of each candidate's pixels that show a colour; what is burnt or worn has no say."""
    seen = scene.pieces[squares.grid(scene.pieces.shape)]
    floor = scene.colour_map.floor
    known = np.maximum((seen <= floor).mean(axis=1), 0.5)
    shares = np.stack([(seen == colour).mean(axis=1) for colour in range(floor)], axis=1)
    return np.asarray(shares / known[:, None], np.float64)
