"""What lies in the tray and was not taught: cubes of no taught colour, things that are no cubes; and what is only another light.

A cube is unknown if its shape is seen but none of the taught colours fits it as they fit the lesson's own cubes. A thing is a
part of the tray that neither floor nor cubes explain. The floor under another light than the lesson's is neither: it has the
hue of the bare floor in the same picture, or it fades into that without an edge.
"""

import math
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cubes.tray_scene import Stretch, TrayScene, components
from vision.geometry.tray import CUBE_PX, TOP_AREA, Found

_UNTAUGHT = 3.5
"""A cube that the taught colours fit less well than the lesson's by more than this (a logarithm: 33 to 1) has none of them."""
_EVEN = 2.6
"""One that they fit less well by this (a logarithm) is of the leading colour or of none, as likely as not."""
_STEEPNESS = 6.0
"""How fast (log odds for each unit of fit) the one turns into the other."""
_POOR = 2.0
"""No reading with a cube that they fit less well by more than this (a logarithm) is sure: no sure and right one of 37 had any."""

USUAL_BODY = 1.2 * TOP_AREA
"""The usual area of a cube, sides included, in raster pixels."""
_BESIDE_CUBES = 7
"""Side (raster pixels) of the square by which cubes are dilated before the rest is examined."""
_THIN, _THIN_PUSHED = 5, 11
"""Thinner strips (raster pixels) are rims: in a tray that lies where it was taught, and in a tray that was pushed."""
MIRRORED = 0.25
"""If this share (0-1) of a place is washed out, a lamp is reflected there."""
_THING = 0.6
"""The least area (in cubes) that is taken for a thing or for another light."""
_NARROW = 9
"""What is nowhere wider than this (raster pixels) is an edge of something high that the camera now sees from elsewhere."""
_LIKE_FLOOR = 0.045
"""Hues (unit vectors) that differ by less than this are the same."""
_LIT, _SHADED = 0.35, 0.25
"""Floor may be brighter than its lit part, and darker than its deepest shadow, by these (logarithms)."""
_SOFT = 9.0
"""What takes more raster pixels than this from the floor around it to its own look has no edge: it is light."""
_DARK, _ALONG_RIM = -1.0, 1.5
"""Floor that is darker than the bare floor by this (a logarithm) has no hue to go by; along the rim for at least
so many cubes it is the shadow of a wall.
"""
_AROUND = 9
"""Side (raster pixels) of the square by which a stretch is dilated to see what lies around it."""


def taught_chance(found: Found) -> float:
    """The chance (0-1) that a cube has a taught colour."""
    return 1.0 / (1.0 + math.exp(-_STEEPNESS * max(-15.0, min(15.0, _EVEN - found.lag))))


def is_untaught(found: Found) -> bool:
    """Whether a cube has none of the taught colours."""
    return found.lag > _UNTAUGHT


def is_poor(found: Found) -> bool:
    """Whether a cube fits its colour so poorly that it may well be of another, which was not taught."""
    return found.lag > _POOR


def area_of(stretch: Stretch) -> float:
    """The area of a stretch, in cubes."""
    return float(stretch.mine.sum()) / USUAL_BODY


def is_mirrored(scene: TrayScene, stretch: Stretch) -> bool:
    """Whether a lamp is mirrored in a stretch, so brightly that nothing is seen of what lies there."""
    return float(stretch.cut(scene.washed)[stretch.mine].mean()) > MIRRORED


def mask_rest(scene: TrayScene, cells: NDArray[np.bool_], cell: int) -> NDArray[np.uint8]:
    """A mask of what neither floor nor the `cells` (of so many raster pixels) that show cubes explain, without thin rims."""
    height, width = scene.strange.shape
    cubes = np.repeat(np.repeat(cells.astype(np.uint8), cell, axis=0), cell, axis=1)[:height, :width]
    rest = scene.strange.astype(np.uint8) & (cv2.dilate(cubes, np.ones((_BESIDE_CUBES, _BESIDE_CUBES), np.uint8)) == 0)
    # High parts look shifted to a camera that sees them from elsewhere, so a strip along their edges is left out as well
    thin = _THIN_PUSHED if scene.pushed else _THIN
    return np.asarray(cv2.morphologyEx(rest.astype(np.uint8), cv2.MORPH_OPEN, np.ones((thin, thin), np.uint8)), np.uint8)


def tell_apart(scene: TrayScene, rest: NDArray[np.uint8]) -> tuple[tuple[Stretch, ...], tuple[Stretch, ...]]:
    """The things, and the floor under another light, in the mask of what nothing explains; smaller areas are neither."""
    things: list[Stretch] = []
    light: list[Stretch] = []
    if rest.any():
        floor = _BareFloor.of(scene)
        for stretch in components(rest, _AROUND):
            if area_of(stretch) < _THING:
                break
            if not cv2.erode(stretch.mine.astype(np.uint8), np.ones((_NARROW, _NARROW), np.uint8)).any():
                continue
            (light if floor.explains(scene, stretch) else things).append(stretch)
    return tuple(things), tuple(light)


@dataclass(frozen=True)
class _BareFloor:
    """The floor as it looks now where it is as taught: its hue (a unit vector) and its level (a logarithm)."""

    hue: NDArray[np.float32]
    level: float
    bare: NDArray[np.bool_]

    @classmethod
    def of(cls, scene: TrayScene) -> "_BareFloor":
        bare = (scene.view.floor_mask(-CUBE_PX / 3) > 0) & ~scene.strange
        if not bare.any():
            bare = scene.view.floor_mask(0.0) > 0
        hue = np.median(scene.seen.hue[bare], axis=0)
        return cls(np.asarray(hue / np.linalg.norm(hue), np.float32), float(np.median(scene.seen.level[bare])), bare)

    def explains(self, scene: TrayScene, stretch: Stretch) -> bool:
        """Whether a stretch is this floor under another light: of its hue and no darker than shadow, or without an edge."""
        if is_mirrored(scene, stretch):
            return False
        hue, level = stretch.cut(scene.seen.hue)[stretch.mine], stretch.cut(scene.seen.level)[stretch.mine]
        mean = np.median(hue, axis=0)
        alike = float(np.linalg.norm(mean / np.linalg.norm(mean) - self.hue)) < _LIKE_FLOOR
        low, high = self.level + scene.ground.profile.shadow - _SHADED, self.level + _LIT
        middle = float(np.median(level))
        if alike and low < middle < high:
            return True
        outside = stretch.cut(scene.view.floor_mask(-3.0)) == 0
        if middle < self.level + _DARK and float((outside & stretch.mine).sum()) > _ALONG_RIM * CUBE_PX:
            return True
        return self._edge_width(scene, stretch) > _SOFT

    def _edge_width(self, scene: TrayScene, stretch: Stretch) -> float:
        """How many raster pixels the stretch takes, along its outline, from the floor around it to its own look."""
        brighter = np.abs(stretch.cut(scene.seen.level) - self.level)
        away = np.asarray(2 * np.linalg.norm(stretch.cut(scene.seen.hue) - self.hue, axis=2) + brighter, np.float32)
        mine = stretch.mine.astype(np.uint8)
        square = np.ones((_AROUND, _AROUND), np.uint8)
        outside = (cv2.dilate(mine, square) > 0) & ~stretch.mine & stretch.cut(self.bare)
        rim = (cv2.dilate(mine, np.ones((5, 5), np.uint8)) > cv2.erode(mine, np.ones((3, 3), np.uint8))) & (
            cv2.dilate(outside.astype(np.uint8), np.ones((5, 5), np.uint8)) > 0
        )
        if not outside.any() or not rim.any():
            return 0.0
        across, along = cv2.Sobel(away, cv2.CV_32F, 1, 0) / 8, cv2.Sobel(away, cv2.CV_32F, 0, 1) / 8
        slope = cv2.magnitude(across, along)
        contrast = abs(float(np.percentile(away[stretch.mine], 75)) - float(np.median(away[outside])))
        return contrast / max(float(np.percentile(slope[rim], 75)), 1e-3)
