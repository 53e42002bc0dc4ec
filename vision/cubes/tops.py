"""Cubes whose whole top is seen: squares with edges on all four sides and one colour within."""

from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cubes.chance import FITTED, Judge, logistic
from vision.cubes.colour import MOST_LEAD
from vision.cubes.scene import Stretch, TrayScene
from vision.geometry.cube_shape import TOP_AREA, Found, Mask, body_area, drawn, outline, square_corners
from vision.geometry.cube_squares import Squares, find_squares, settled
from vision.geometry.scale import Points
from vision.geometry.tray import CUBE_PX
from vision.reading import Place

_SURE = 0.45
"""From this support by edges times purity on (0-1) a square is a top."""
_PURE = 0.7
"""So much (0-1) of a top must agree with its colour."""
_FREE = 0.8
"""So much (0-1) of a top must not be covered."""
_BESIDE = 0.67 * CUBE_PX
"""Within this (raster pixels) a cube of the same colour may show its sides."""
_ALONE_PURE = 0.6
"""So much (0-1) of a cube that lies alone must agree with its colour."""
_ALONE_AREA = (0.6, 1.2)
"""The area of a cube that lies alone, in bodies."""
_ALONE_SOLID = 0.93
"""So much (0-1) of its hull it must fill."""
_ALONE_SIDE = 1.5
"""It may be no longer than this (in sides)."""
_PLAIN = 1.0
"""The quality (0-1) of a cube that lies alone."""
_NEARLY = 3.0
"""A pixel speaks for every colour within this (log odds) of its likeliest."""
_MARGIN_WORTH = 1.0
"""Fitted on 1053 tops of 23 drawn set-ups: of leads below 3, 42 of 51 were right, of greater ones 997 of 1002."""


class Cover:
    """The cubes found so far; bodies is 1 (raster) on what they account for, suspects on what was weighed and is no cube more."""

    def __init__(self, scene: TrayScene, judge: Judge = FITTED) -> None:
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
    """The cube, if the heap is plainly but one: a cube's area, no dent, no longer than a cube, one colour in its middle."""
    scene = cover.scene
    stuff = (stretch.cut(scene.pieces) != scene.colour_map.floor) & stretch.mine
    rows, columns = np.nonzero(stuff)
    if not len(rows):
        return None
    points = np.column_stack([columns + stretch.columns.start, rows + stretch.rows.start]).astype(np.float32)
    (x, y), sides, degrees = cv2.minAreaRect(points)
    lean = scene.view.lean((x, y))
    if not _ALONE_AREA[0] <= len(points) / body_area(lean) <= _ALONE_AREA[1]:
        return None
    hull = cv2.contourArea(cv2.convexHull(points))
    if max(sides) > _ALONE_SIDE * CUBE_PX or len(points) < _ALONE_SOLID * hull:
        return None
    middle = (x + lean[0] / 2, y + lean[1] / 2)
    square = Squares(np.array([middle[0]]), np.array([middle[1]]), np.radians([degrees]), np.ones(1))
    shown = shown_colours(scene, square)
    colour = int(shown.colour[0])
    if colour in scene.ground.like_shadow or shown.pure[0] < _ALONE_PURE:
        return None
    chance = cover.judge.whole(colour, middle, _PLAIN) * colour_chance(float(shown.margin[0]))
    return Found(colour, middle, chance, square_corners(middle, np.radians(degrees)))


def _coloured(cover: Cover, squares: Squares) -> Iterator[Found]:
    """Tops with edges on all sides and one colour within, best first, as long as they do not overlap."""
    if not len(squares):
        return
    shown = shown_colours(cover.scene, squares)
    quality = squares.support * shown.pure**2
    good = (quality >= _SURE) & (shown.pure >= _PURE) & ~np.isin(shown.colour, list(cover.scene.ground.shared))
    for number in np.flatnonzero(good)[np.argsort(-quality[good])]:
        if cover.is_free(squares.corners(int(number))):
            best = settled(cover.scene.edges, squares.chosen(np.array([number])))
            middle, mine, fits = best.middle(0), int(shown.colour[number]), float(quality[number])
            chance = cover.judge.whole(mine, middle, fits) * colour_chance(float(shown.margin[number]))
            yield Found(mine, middle, chance, best.corners(0), fits)


@dataclass(frozen=True)
class TopColours:
    """What squares (n,) show: the likeliest colour, the share (0-1) of each that agrees with it, and its lead (log odds)."""

    colour: NDArray[np.intp]
    pure: NDArray[np.float64]
    margin: NDArray[np.float64]


def shown_colours(scene: TrayScene, squares: Squares) -> TopColours:
    """The colour of each square as a whole: a pixel that two colours fit nearly alike speaks for both.

    Pixels of no colour at all, burnt or worn ones, have no say, as long as they are fewer than half.
    """
    grid = squares.grid(scene.pieces.shape)
    labels, scores = scene.pieces[grid], scene.colour_map.over_floor[:, grid[0], grid[1]]
    painted = labels < scene.colour_map.floor
    known = np.maximum((labels <= scene.colour_map.floor).mean(axis=1), 0.5)
    agree = (scores > scores.max(axis=0) - _NEARLY) & painted
    worth = (np.maximum(scores, -MOST_LEAD) * painted).sum(axis=2) / np.maximum(painted.sum(axis=1), 1)
    colour = worth.argmax(axis=0)
    ranked = np.sort(worth, axis=0)
    margin = ranked[-1] - ranked[-2] if len(ranked) > 1 else np.full(len(squares), MOST_LEAD)
    each = np.arange(len(squares))
    return TopColours(colour, np.asarray(agree.mean(axis=2)[colour, each] / known, np.float64), np.asarray(margin, np.float64))


def colour_chance(margin: float) -> float:
    """The chance (0-1) that the likeliest colour is right, by how far (log odds of a pixel) it leads the next."""
    return logistic(_MARGIN_WORTH * margin)
