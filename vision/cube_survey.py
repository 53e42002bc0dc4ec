"""The whole tray surveyed: the cubes in raster pixels, surest first, and what they leave unexplained."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cube_chance import FITTED, LIKELY, Judge
from vision.cube_faint import find_faint
from vision.cube_hidden import take_hidden
from vision.cube_scene import Scene, components
from vision.cube_shadow import thrown_shadows
from vision.cube_shape import TOP_AREA, Found
from vision.cube_squares import Squares
from vision.cube_tops import Cover, take_tops

_USUAL_BODY = 1.2 * TOP_AREA


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


def survey(scene: Scene, judge: Judge = FITTED) -> Survey:
    """The cubes in the tray: whole tops, then tops of a colour like the floor, then what lies half hidden."""
    cover = Cover(scene, judge)
    squares = take_tops(cover)
    shadows = _shadows(cover)
    doubts = _take_faint(cover, squares, shadows) + take_hidden(cover, shadows)
    return Survey(tuple(cover.cubes), tuple(doubts), *_rest(cover))


def _shadows(cover: Cover) -> NDArray[np.bool_]:
    scene = cover.scene
    if not scene.ground.like_shadow:
        return np.zeros(cover.bodies.shape, np.bool_)
    return thrown_shadows(cover.bodies, scene.darkened & (cover.bodies == 0))


def _take_faint(cover: Cover, squares: Squares, shadows: NDArray[np.bool_]) -> list[float]:
    """Count the likely cubes of colours like the floor; the chances of those that are not."""
    doubts: list[float] = []
    doubtful = np.zeros(cover.bodies.shape, np.uint8)
    for colour in cover.scene.ground.like_floor:
        for found in find_faint(cover.scene, squares, shadows, colour, cover.judge):
            if not cover.is_free(found.corners):
                continue
            if found.chance >= LIKELY:
                cover.take(found)
            elif not doubtful[int(found.middle[1]), int(found.middle[0])]:
                doubts.append(found.chance)
                cv2.circle(doubtful, (int(found.middle[0]), int(found.middle[1])), 12, 1, -1)
    return doubts


def _rest(cover: Cover) -> tuple[float, float, float]:
    """Areas in cubes that no cube explains, thin rims left out: coloured, foreign, and the largest connected one."""
    pieces, floor = cover.scene.pieces, cover.scene.colour_map.floor
    rest = ((pieces != floor) & (cover.bodies == 0) & (cover.suspects == 0)).astype(np.uint8)
    rest = cv2.morphologyEx(rest, cv2.MORPH_OPEN, np.ones((5, 5), np.uint8)).astype(np.uint8, copy=False)
    largest = float(components(rest, 0)[0].mine.sum()) if rest.any() else 0.0
    foreign = float(((pieces > floor) & (rest > 0)).sum())
    return (float(rest.sum()) - foreign) / _USUAL_BODY, foreign / _USUAL_BODY, largest / _USUAL_BODY
