"""Cubes of a colour that the floor shares, black ones in a black tray above all: known by edges, light and surroundings."""

import numpy as np
from numpy.typing import NDArray

from vision.cubes.chance import Faint, Judge
from vision.cubes.scene import TrayScene
from vision.geometry.cube_shape import Found
from vision.geometry.cube_squares import Squares
from vision.light import Plane

_SUPPORT = 0.36
"""Squares with less support by edges (0-1) are none."""
_OTHER = 0.3
"""A square with this share (0-1) of another colour is not of this one."""
_CERTAINLY_NOT = 0.02
"""A chance (0-1) not worth mentioning."""


def find_faint(scene: TrayScene, squares: Squares, shadows: NDArray[np.bool_], colour: int, judge: Judge) -> list[Found]:
    """The squares that may be cubes of this colour, likeliest first; they may overlap."""
    squares = squares.chosen(squares.support > _SUPPORT)
    if not len(squares):
        return []
    faint = _describe(scene, squares, shadows, colour)
    chance = np.where(faint.other < _OTHER, judge.faint(faint), 0.0)
    return [
        Found(colour, squares.middle(n), float(chance[n]), squares.corners(n))
        for n in map(int, np.argsort(-chance))
        if chance[n] > _CERTAINLY_NOT
    ]


def _describe(scene: TrayScene, squares: Squares, shadows: NDArray[np.bool_], colour: int) -> Faint:
    within, around = squares.grid(shadows.shape), squares.around(shadows.shape)
    labels, off = scene.colour_map.labels, scene.off_floor
    others = (labels < scene.colour_map.floor) & (labels != colour) & ~np.isin(labels, scene.ground.like_floor)
    return Faint(
        colour,
        np.column_stack([squares.x, squares.y]),
        squares.support,
        _share(others, within),
        np.asarray(np.median(scene.seen.level[within], axis=1) - scene.ground.profile.colours[colour].level, np.float64),
        np.asarray(off[within].std(axis=1), np.float64),
        _share(scene.darkened, around),
        _share(shadows, within),
        shared=colour in scene.ground.shared,
    )


def _share(mask: NDArray[np.bool_] | Plane, grid: tuple[NDArray[np.intp], NDArray[np.intp]]) -> NDArray[np.float64]:
    return np.asarray(mask[grid].mean(axis=1), np.float64)
