"""Cubes that lie half hidden: what the cubes found leave over of a colour, explained by the cube that fits it best."""

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cubes.chance import LIKELY, Patch
from vision.cubes.colour import MOST_LEAD
from vision.cubes.scene import Stretch, components
from vision.cubes.tops import Cover
from vision.geometry.cube_shape import TOP_AREA, Doubt, Found, Mask, body_area, drawn, grown, outline
from vision.geometry.cube_squares import Squares
from vision.geometry.tray import CUBE_PX
from vision.reading import Place

_LEFT_AREA = 0.06
"""Less of a cube than this share is a rim."""
_THICK = 0.75 * CUBE_PX
"""What holds a disc of this radius (raster pixels) is weighed again after a part of it was explained."""
_MOST = 40
"""So many cubes are taken from one area at most."""
_NEAR = 1.2 * CUBE_PX
"""A cube so near (raster pixels) may be what is seen."""
_GOOD, _GOOD_TO_POOR = 0.75, 0.25
"""The quality (0-1) of a top that fits well, and how far below it fits badly."""
_PAD = round(1.6 * CUBE_PX)
"""Raster pixels around an area in which its cube may lie."""
_FOOT = 0.35
"""The worth of a cube's foot beside its top's."""
_WORTH = {"mine": 1.0, "bare": -1.0, "other": -0.7, "unknown": -0.3}
"""The worth (-1 to 1) of a pixel that is left over, bare floor, another colour's or unknown."""
_REACH = np.arange(-16.0, 17.0, 4.0)
"""Where a cube is tried around the middle (raster pixels)."""
_TURNS = np.arange(6) * np.pi / 12
"""The angles (radians) at which it is."""
_POSES = np.stack(np.meshgrid(_REACH, _REACH, _TURNS), axis=-1).reshape(-1, 3)
"""All these poses (n, 3)."""
_NEARER = np.stack(np.meshgrid([-2.0, 0.0, 2.0], [-2.0, 0.0, 2.0], [-0.13, 0.0, 0.13]), axis=-1).reshape(-1, 3)
"""Smaller steps (n, 3) around the best of them."""
_GRID = np.stack(np.meshgrid(np.linspace(-0.9, 0.9, 6), np.linspace(-0.9, 0.9, 6)), axis=-1).reshape(-1, 2)
"""Places (n, 2) spread evenly over a top, (1, 1) its corner."""


@dataclass(frozen=True)
class _Left:
    """Connected pixels left over in a window of the raster: which they are, and the radius of the largest disc within."""

    window: tuple[slice, slice]
    where: NDArray[np.bool_]
    thickness: float

    @property
    def origin(self) -> tuple[int, int]:
        """Where the window's first pixel lies (x, y)."""
        return (self.window[1].start, self.window[0].start)

    @property
    def middle(self) -> Place:
        """The middle of the pixels in the raster."""
        rows, columns = np.nonzero(self.where)
        return (float(columns.mean()) + self.origin[0], float(rows.mean()) + self.origin[1])


@dataclass(frozen=True)
class _Guess:
    """The cube that explains pixels left over best: its top, its body in their window, and how well it does (-1.35 to 1.35)."""

    squares: Squares
    body: Mask
    gain: float


def take_hidden(cover: Cover, shadows: NDArray[np.bool_]) -> list[Doubt]:
    """Count the cubes that are likely; the doubts about those that are not."""
    doubts: list[Doubt] = []
    for colour in range(cover.scene.colour_map.floor):
        for part in _leftovers(cover, colour):
            doubts += _take_from(cover, colour, part, shadows)
    return doubts


def _leftovers(cover: Cover, colour: int) -> list[Stretch]:
    """Connected pixels of a colour that are more than a rim of what is covered."""
    left = (cover.scene.pieces == colour) & (cover.bodies == 0)
    if not left.any():
        return []
    core = (left & (grown(cover.bodies) == 0)).astype(np.uint8)
    core = cv2.morphologyEx(core, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)).astype(np.uint8, copy=False)
    parts = components(core, _PAD) if core.any() else []
    return [replace(part, mine=(grown(part.mine) > 0) & part.cut(left)) for part in parts]


def _take_from(cover: Cover, colour: int, part: Stretch, shadows: NDArray[np.bool_]) -> list[Doubt]:
    window, mine = (part.rows, part.columns), part.mine
    doubts: list[Doubt] = []
    for _ in range(_MOST):
        left = _largest(window, mine & (cover.bodies[window] == 0))
        if left is None or left.where.sum() < _LEFT_AREA * body_area(cover.scene.view.lean(left.middle)):
            break
        guess = _guess(cover, colour, left)
        chance = cover.judge.hidden(_describe(cover, colour, left, guess, shadows[window]))
        if chance >= LIKELY:
            cover.take(Found(colour, guess.squares.middle(0), chance, guess.squares.corners(0)))
        else:
            doubts.append(Doubt(chance, guess.squares.middle(0)))
        reach = cv2.dilate(guess.body, np.ones((5, 5), np.uint8)) > 0
        explained = left.where & reach if chance >= LIKELY else left.where
        mine = mine & ~explained
        if chance >= LIKELY or left.thickness < _THICK:
            cover.suspects[window][explained] = 1
    return doubts


def _largest(window: tuple[slice, slice], where: NDArray[np.bool_]) -> _Left | None:
    core = cv2.morphologyEx(where.astype(np.uint8), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    count, numbers, stats, _ = cv2.connectedComponentsWithStats(core, connectivity=4)
    if count == 1:
        return None
    largest = (numbers == 1 + int(stats[1:, cv2.CC_STAT_AREA].argmax())).astype(np.uint8)
    thickness = float(cv2.distanceTransform(largest, cv2.DIST_L2, 3).max())
    return _Left(window, (grown(largest) > 0) & where, thickness)


def _guess(cover: Cover, colour: int, left: _Left) -> _Guess:
    """The pose under which a cube covers most of the pixels and least of what it would hide if it lay there."""
    worth = _worth(cover, colour, left)
    (x, y), lean = left.middle, cover.scene.view.lean(left.middle)
    start = np.array([x - left.origin[0] + lean[0] / 2, y - left.origin[1] + lean[1] / 2, 0.0])
    best, _ = _best(worth, start + _POSES, lean)
    pose, gain = _best(worth, best + _NEARER, lean)
    squares = Squares(pose[:1], pose[1:2], pose[2:], np.array([gain])).moved(*left.origin)
    return _Guess(squares, drawn(outline(squares.corners(0), lean), left.window), gain)


def _worth(cover: Cover, colour: int, left: _Left) -> NDArray[np.float32]:
    """What a pixel in view of a cube is worth: 1 if it is left over, 0 if a known cube may hide it, less if it shows others."""
    labels, floor = cover.scene.pieces[left.window], cover.scene.colour_map.floor
    worth = np.full(labels.shape, _WORTH["other"], np.float32)
    worth[labels == floor] = _WORTH["bare"]
    worth[labels > floor] = _WORTH["unknown"]
    worth[(labels == colour) | (cover.bodies[left.window] > 0)] = 0.0
    worth[left.where] = _WORTH["mine"]
    return worth


def _best(worth: NDArray[np.float32], poses: NDArray[np.float64], lean: tuple[float, float]) -> tuple[NDArray[np.float64], float]:
    """The pose (x, y, angle) whose top, and less so whose foot, is worth most."""
    squares = Squares(poses[:, 0], poses[:, 1], poses[:, 2], np.empty(0))
    top = worth[squares.pixels(_GRID, worth.shape)].mean(axis=1)
    foot = worth[squares.moved(-lean[0], -lean[1]).pixels(_GRID, worth.shape)].mean(axis=1)
    gain = top + _FOOT * foot
    best = int(gain.argmax())
    return poses[best], float(gain[best])


def _describe(cover: Cover, colour: int, left: _Left, guess: _Guess, shadows: NDArray[np.bool_]) -> Patch:
    scene = cover.scene
    labels, body = scene.pieces[left.window], guess.body > 0
    bare = (labels == scene.colour_map.floor) & (cover.bodies[left.window] == 0)
    rim = (cv2.dilate(left.where.astype(np.uint8), np.ones((5, 5), np.uint8)) > 0) & ~left.where
    level = float(np.median(scene.seen.level[left.window][left.where]))
    near = _nearest_alike(cover, colour, guess)
    return Patch(
        colour=colour,
        middle=guess.squares.middle(0),
        share=float((body & left.where).sum() / body.sum()),
        missing=float((body & bare).sum() / body.sum()),
        thickness=left.thickness / CUBE_PX,
        gain=guess.gain,
        lead=float(scene.colour_map.lead[left.window][left.where].mean()) / MOST_LEAD,
        edge=float(np.median(scene.edges.strength[left.window][left.where])),
        bare=float(bare[rim].mean()),
        beside=cover.beside(colour, guess.squares.middle(0)),
        shadowy=colour in scene.ground.like_shadow,
        shadow=float(shadows[left.where].mean()),
        level=level - scene.ground.profile.colours[colour].level,
        wall=float(scene.at_wall[left.window][left.where].mean()),
        tilted=_tilted(cover, left, near),
        poor=0.0 if near is None else float(np.clip((_GOOD - near.quality) / _GOOD_TO_POOR, 0, 1)),
    )


def _nearest_alike(cover: Cover, colour: int, guess: _Guess) -> Found | None:
    """The nearest cube of this colour, if it lies near enough to be what is seen."""
    x, y = guess.squares.middle(0)
    alike = [found for found in cover.cubes if found.colour == colour]
    near = min(alike, key=lambda found: np.hypot(found.middle[0] - x, found.middle[1] - y), default=None)
    return near if near is not None and np.hypot(near.middle[0] - x, near.middle[1] - y) <= _NEAR else None


def _tilted(cover: Cover, left: _Left, near: Found | None) -> float:
    """How well (0-1) the pixels and the nearest cube of their colour make up one cube that stands on an edge.

    Seen on an edge or a corner a cube shows up to 1.7 times the area of its top, and no dent.
    """
    if near is None:
        return 0.0
    joint = np.zeros(cover.bodies.shape, np.uint8)
    window, body = cover.body(near)
    joint[window] |= body & (cover.scene.pieces[window] == near.colour)
    joint = joint[left.window] | left.where.astype(np.uint8)
    points = np.argwhere(joint).astype(np.int32)
    hull = float(cv2.contourArea(cv2.convexHull(points))) + 1.0
    solid, area = len(points) / hull, len(points) / TOP_AREA
    return float(np.clip((solid - 0.85) / 0.1, 0, 1) * np.clip((1.9 - area) / 0.3, 0, 1))
