"""The whole tray surveyed: the cubes in raster pixels, surest first, and what they leave unexplained."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cubes.chance import FITTED, LIKELY, Judge
from vision.cubes.faint import find_faint
from vision.cubes.hidden import take_hidden
from vision.cubes.scene import Stretch, TrayScene, components
from vision.cubes.shadow import thrown_shadows
from vision.cubes.tops import Cover, take_tops
from vision.geometry.cube_shape import TOP_AREA, Doubt, Found
from vision.geometry.cube_squares import Squares

_USUAL_BODY = 1.2 * TOP_AREA
"""The usual area of a cube, sides included, in raster pixels."""


@dataclass(frozen=True)
class Survey:
    """The cubes found, those suspected and not counted, and unexplained areas in cubes.

    These are of taught colours and of anything else; `unexplained` is the largest connected one, None where there is none.
    """

    cubes: tuple[Found, ...]
    doubts: tuple[Doubt, ...]
    coloured_rest: float
    foreign_rest: float
    unexplained: Stretch | None

    @property
    def largest_rest(self) -> float:
        """The largest connected unexplained area, in cubes."""
        return 0.0 if self.unexplained is None else float(self.unexplained.mine.sum()) / _USUAL_BODY


def survey(scene: TrayScene, judge: Judge = FITTED) -> Survey:
    """The cubes in the tray: whole tops, then tops of a colour like the floor, then what lies half hidden."""
    cover = Cover(scene, judge)
    squares = take_tops(cover)
    shadows = _shadows(cover)
    doubts = _take_faint(cover, squares) + take_hidden(cover, shadows)
    return Survey(tuple(cover.cubes), tuple(doubts), *_rest(cover))


def _shadows(cover: Cover) -> NDArray[np.bool_]:
    scene = cover.scene
    if not scene.ground.like_shadow:
        return np.zeros(cover.bodies.shape, np.bool_)
    return thrown_shadows(cover.bodies, scene.darkened & (cover.bodies == 0))


def _take_faint(cover: Cover, squares: Squares) -> list[Doubt]:
    """Count the likely cubes of colours like the floor; the doubts about those that are not."""
    doubts: list[Doubt] = []
    doubtful = np.zeros(cover.bodies.shape, np.uint8)
    for colour in cover.scene.ground.like_floor:
        for found in find_faint(cover.scene, squares, colour, cover.judge):
            if not cover.is_free(found.corners):
                continue
            if found.chance >= LIKELY:
                cover.take(found)
            elif not doubtful[int(found.middle[1]), int(found.middle[0])]:
                doubts.append(Doubt(found.chance, found.middle))
                cv2.circle(doubtful, (int(found.middle[0]), int(found.middle[1])), 12, 1, -1)
    return doubts


def _rest(cover: Cover) -> tuple[float, float, Stretch | None]:
    """Areas in cubes that no cube explains, thin rims left out: coloured and foreign; and the largest connected one."""
    pieces, floor = cover.scene.pieces, cover.scene.colour_map.floor
    rest = ((pieces != floor) & (cover.bodies == 0) & (cover.suspects == 0)).astype(np.uint8)
    rest = cv2.morphologyEx(rest, cv2.MORPH_OPEN, np.ones((5, 5), np.uint8)).astype(np.uint8, copy=False)
    largest = components(rest, 0)[0] if rest.any() else None
    foreign = float(((pieces > floor) & (rest > 0)).sum())
    return (float(rest.sum()) - foreign) / _USUAL_BODY, foreign / _USUAL_BODY, largest
