"""How the paints of a picture differ from those taught: another lamp or another exposure shifts all of them alike.

The floor's light is matched already; but a camera's tone curve and a lamp's colours make paints drift against the floor, and
of two neighbours, yellow and orange, one then looks as the other was taught. Together they tell: what is common to all is drift.
"""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from vision.cubes.colour import CubeColour
from vision.cubes.scene import TrayScene
from vision.geometry.cube_shape import Found
from vision.geometry.cube_squares import Squares

_FEWEST = 4
"""So many tops must be seen, of two colours at least."""
_REACH, _STEPS = 0.3, 13
"""How far (logarithms of roots) the drift is looked for in green and red against blue, in so many steps each way."""
_SPREAD, _USUAL = 0.035, 0.12
"""How far hues (unit vectors) of one paint lie apart, and how large (a logarithm) a drift usually is."""
_FARTHEST = 3.0
"""Hues farther off than so many spreads say no more than those so far."""
_WORTH_IT = 0.05


def drifted(scene: TrayScene, cubes: Sequence[Found]) -> tuple[CubeColour, ...] | None:
    """The taught colours as they look in this picture, judged by its tops; None if they hardly drifted, or too few tell."""
    if len(cubes) < _FEWEST or len({found.colour for found in cubes}) < 2:  # noqa: PLR2004 - two colours
        return None
    hues = np.array([_hue(scene, found) for found in cubes])
    taught = np.array([colour.hue for colour in scene.ground.profile.colours])
    steps = np.linspace(-_REACH, _REACH, _STEPS)
    drifts = np.stack(np.meshgrid([0.0], steps, steps), axis=-1).reshape(-1, 3)
    drifts = drifts - drifts.mean(axis=1, keepdims=True)
    costs = [_cost(hues, _shifted(taught, drift)) + float((drift**2).sum()) / _USUAL**2 for drift in drifts]
    drift = drifts[int(np.argmin(costs))]
    if np.abs(drift).max() < _WORTH_IT:
        return None
    pairs = zip(scene.ground.profile.colours, _shifted(taught, drift), strict=True)
    return tuple(replace(colour, hue=(float(hue[0]), float(hue[1]), float(hue[2]))) for colour, hue in pairs)


def _hue(scene: TrayScene, found: Found) -> NDArray[np.float64]:
    """The hue of a top's middle."""
    middle, turn = np.array(found.middle), found.corners[1] - found.corners[0]
    square = Squares(middle[:1], middle[1:], np.array([np.arctan2(turn[1], turn[0])]), np.ones(1))
    hue = np.median(scene.seen.hue[square.grid(scene.seen.level.shape)][0], axis=0)
    return np.asarray(hue / np.linalg.norm(hue), np.float64)


def _shifted(hues: NDArray[np.float64], drift: NDArray[np.float64]) -> NDArray[np.float64]:
    moved = hues * np.exp(drift)
    return np.asarray(moved / np.linalg.norm(moved, axis=1, keepdims=True), np.float64)


def _cost(seen: NDArray[np.float64], taught: NDArray[np.float64]) -> float:
    """How badly the hues seen (n, 3) are explained by the nearest of those taught (colours, 3)."""
    away = np.linalg.norm(seen[:, None] - taught, axis=2).min(axis=1) / _SPREAD
    return float((np.minimum(away, _FARTHEST) ** 2).sum())
