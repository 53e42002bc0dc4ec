"""How the paints of a picture differ from those taught: another lamp or another exposure shifts all of them alike.

The floor's light is matched already; but a camera's tone curve and a lamp's colours make paints drift against the floor, and
of two neighbours, yellow and orange, one then looks as the other was taught. Together they tell: what is common to all is drift.
"""

from collections.abc import Iterable
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from vision.cubes.colour import CubeColour
from vision.cubes.scene import TrayScene
from vision.cubes.tops import around
from vision.geometry.cube_shape import TOP_AREA, Found, drawn

_STRIDE = 4
"""Every so many pixels, both ways, one is looked at."""
_STRONG, _DARKEST = 0.22, -2.2
"""A hue so far from the floor's (unit vectors), of a pixel no darker than this (a logarithm), is a cube's own paint."""
_MOST = 400
"""So many pixels are enough."""
_BODY = 1.2 * TOP_AREA
"""The pixels that a cube shows."""
_FEWEST, _PART = 4.0, 0.1
"""So many cubes must be seen, this share (0-1) of them of a second colour."""
_REACH, _STEPS = 0.3, 13
"""How far (logarithms of roots) the drift is looked for in green and red against blue, in so many steps each way."""
_SPREAD, _USUAL = 0.035, 0.12
"""How far hues (unit vectors) of one paint lie apart, and how large (a logarithm) a drift usually is."""
_FARTHEST = 3.0
"""Hues farther off than so many spreads say no more than those so far."""
_WORTH_IT = 0.05
"""A smaller drift (a logarithm) is none."""


def drifted(scene: TrayScene) -> tuple[CubeColour, ...] | None:
    """The taught colours as they look in this picture, judged by what is painted in it; None if they hardly drifted."""
    part = (slice(None, None, _STRIDE), slice(None, None, _STRIDE))
    hue, floor = scene.seen.hue[part], scene.ground.floor.seen.hue[part]
    strong = np.linalg.norm(hue - floor, axis=2) > _STRONG
    strong &= (scene.seen.level[part] > _DARKEST) & (scene.view.floor_mask(0.0)[part] > 0)
    hues = hue[strong]
    return as_drifted(hues[:: 1 + len(hues) // _MOST], len(hues) * _STRIDE**2 / _BODY, scene.ground.profile.colours)


def as_drifted(hues: NDArray[np.floating], cubes: float, colours: tuple[CubeColour, ...]) -> tuple[CubeColour, ...] | None:
    """The colours under the drift that explains these hues (n, 3; unit vectors) of so many cubes; None if too few tell."""
    if cubes < _FEWEST:
        return None
    steps = np.linspace(-_REACH, _REACH, _STEPS)
    drifts = np.stack(np.meshgrid([0.0], steps, steps), axis=-1).reshape(-1, 3)
    drifts = drifts - drifts.mean(axis=1, keepdims=True)
    moved = np.array([colour.hue for colour in colours]) * np.exp(drifts)[:, None]
    moved /= np.linalg.norm(moved, axis=2, keepdims=True)
    along = moved @ np.asarray(hues, np.float64).T
    away = np.minimum((2 - 2 * along.max(axis=1)) / _SPREAD**2, _FARTHEST**2)
    best = int((cubes * away.mean(axis=1) + (drifts**2).sum(axis=1) / _USUAL**2).argmin())
    shares = np.bincount(along[best].argmax(axis=0), minlength=2) / len(hues)
    if np.abs(drifts[best]).max() < _WORTH_IT or np.sort(shares)[-2] < _PART:
        return None
    pairs = zip(colours, moved[best], strict=True)
    return tuple(replace(colour, hue=(float(hue[0]), float(hue[1]), float(hue[2]))) for colour, hue in pairs)


def named_by_drift(scene: TrayScene, cubes: Iterable[Found]) -> bool:
    """Whether a cube has its colour by the drift alone: as taught, another colour's hue lies nearer."""
    if not scene.taught:
        return False
    now, taught = (np.array([colour.hue for colour in some]) for some in (scene.ground.profile.colours, scene.taught))
    shown = [(found.colour, _hue(scene, found)) for found in cubes]
    return any(int((now @ hue).argmax()) == mine != int((taught @ hue).argmax()) for mine, hue in shown)


def _hue(scene: TrayScene, found: Found) -> NDArray[np.float64]:
    """The hue (3,) of a cube's top, of those of its pixels that show its colour; none where no pixel does."""
    window = around(found.corners, scene.pieces.shape)
    mine = (drawn(found.corners, window) > 0) & (scene.pieces[window] == found.colour)
    return np.asarray(np.median(scene.seen.hue[window][mine], axis=0) if mine.any() else np.zeros(3), np.float64)
