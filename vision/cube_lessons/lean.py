"""Where the camera stands, judged from taught cubes: their tops lie off their middles, as the labels give them."""

from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cubes.scene import TrayScene
from vision.geometry.camera import CameraStand
from vision.geometry.cube_shape import TOP_AREA, box
from vision.geometry.cube_squares import find_squares, settled
from vision.geometry.scale import Points
from vision.geometry.tray import CUBE_PX

_PAD = 6
_AREA = (0.75, 1.9)
_PURE = 0.75
_NEAR = 0.5 * CUBE_PX
_FEWEST = 2
_FINEST = 0.5
_OUTLINE_OFF = 2.5
"""By how many raster pixels the tray's outline usually errs about the lean."""


def learn_camera(scene: TrayScene, places: Points) -> CameraStand:
    """The camera, moved to where the cubes at these places (n, 2; raster pixels) say that it stands.

    The tilt of a small tray's outline tells it only roughly: a pixel's error at a corner is a quarter of a cube's lean.
    Where fewer than two cubes stand out from the floor, the camera stays as the outline says.
    """
    view = scene.view
    stuff = (scene.pieces != scene.colour_map.floor).astype(np.uint8)
    _, numbers, stats, _ = cv2.connectedComponentsWithStats(stuff)
    off = [lean for place in places if (lean := _lean_off(scene, numbers, stats, place)) is not None]
    if len(off) < _FEWEST:
        return view.camera
    dx, dy = _settled_mean(np.array(off)) / view.scale
    share = view.cube_mm / (view.camera.height - view.cube_mm)
    foot = view.camera.foot
    return replace(view.camera, foot=(float(foot[0] - dx / share), float(foot[1] - dy / share)))


def _settled_mean(off: NDArray[np.float64]) -> NDArray[np.float64]:
    """The median of n judgements (n, 2), held back towards none as they disagree (labels may be tapped by a finger)."""
    middle = np.median(off, axis=0)
    doubt = (1.48 * np.median(np.abs(off - middle), axis=0) + _FINEST) ** 2 / len(off)
    return np.asarray(middle * _OUTLINE_OFF**2 / (_OUTLINE_OFF**2 + doubt), np.float64)


def _lean_off(
    scene: TrayScene, numbers: NDArray[np.int32], stats: NDArray[np.int32], place: NDArray[np.float64]
) -> NDArray[np.float64] | None:
    """By how much (raster pixels) a cube's lean is other than the view says; None if cube or top does not stand out.

    numbers and stats are the connected components of what is no floor, as OpenCV gives them.
    """
    x, y = (round(float(part)) for part in place)
    number = int(numbers[y, x]) if 0 <= y < numbers.shape[0] and 0 <= x < numbers.shape[1] else 0
    if not number or not _AREA[0] * TOP_AREA < stats[number, cv2.CC_STAT_AREA] < _AREA[1] * TOP_AREA:
        return None
    rows, columns = box(stats[number], numbers.shape, _PAD)
    top = _top(scene, rows, columns, place)
    return None if top is None else 2 * (top - place) - np.array(scene.view.lean((float(place[0]), float(place[1]))))


def _top(scene: TrayScene, rows: slice, columns: slice, body: NDArray[np.float64]) -> NDArray[np.float64] | None:
    """The middle of the best square about the middle of a body."""
    squares = find_squares(scene.edges.cut(rows, columns)).moved(columns.start, rows.start)
    bare = (scene.pieces == scene.colour_map.floor)[squares.grid(scene.pieces.shape)].mean(axis=1)
    near = np.hypot(squares.x - body[0], squares.y - body[1]) < _NEAR
    squares = squares.chosen(near & (bare < 1 - _PURE))
    if not len(squares):
        return None
    best = settled(scene.edges, squares.chosen(np.array([int(squares.support.argmax())])))
    return np.array(best.middle(0))
