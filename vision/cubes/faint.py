"""Cubes of a colour that the floor shares, black ones in a black tray above all: known by edges, light and surroundings."""

import numpy as np

from vision.cubes.chance import Faint, Judge
from vision.cubes.scene import TrayScene
from vision.geometry.cube_shape import Found
from vision.geometry.cube_squares import Squares

_SUPPORT = 0.36
"""Squares with less support by edges (0-1) are none."""
_OTHER = 0.3
"""A square with this share (0-1) of another colour is not of this one."""
_CERTAINLY_NOT = 0.02
"""A chance (0-1) not worth mentioning."""


def find_faint(scene: TrayScene, squares: Squares, colour: int, judge: Judge) -> list[Found]:
    """The squares that may be cubes of this colour, likeliest first; they may overlap."""
    squares = squares.chosen(squares.support > _SUPPORT)
    if not len(squares):
        return []
    faint = _describe(scene, squares, colour)
    chance = np.where(faint.other < _OTHER, judge.faint(faint), 0.0)
    return [
        Found(colour, squares.middle(n), float(chance[n]), squares.corners(n))
        for n in map(int, np.argsort(-chance))
        if chance[n] > _CERTAINLY_NOT
    ]


def _describe(scene: TrayScene, squares: Squares, colour: int) -> Faint:
    within, around = squares.grid(scene.pieces.shape), squares.around(scene.pieces.shape)
    labels, level = scene.colour_map.labels, scene.seen.level
    others = (labels < scene.colour_map.floor) & (labels != colour) & ~np.isin(labels, scene.ground.like_floor)
    shown = np.median(level[within], axis=1)
    beside = np.median(level[around].reshape(len(squares), 4, -1), axis=2)
    return Faint(
        colour,
        np.column_stack([squares.x, squares.y]),
        squares.support,
        np.asarray(others[within].mean(axis=1), np.float64),
        np.asarray(shown - scene.ground.profile.colours[colour].level, np.float64),
        np.asarray(np.sort(shown[:, None] - beside, axis=1)[:, 1], np.float64),
    )
