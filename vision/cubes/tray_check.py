"""Whether a tray can be read in a picture: wholly in view, lit, sharp, nothing over it."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cubes.covering import covering
from vision.cubes.profile import CubeProfile
from vision.cubes.scene import TrayScene, darkest
from vision.cubes.survey import Survey
from vision.errors import Refusal
from vision.geometry.cube_shape import TOP_AREA
from vision.geometry.scale import Frame
from vision.geometry.tray import TrayView
from vision.picture import Picture
from vision.quality import noise_level

_OUT_OF_VIEW = 0.02
"""By this share of the picture a corner of the floor may lie outside."""
_DARK_GAIN = 0.16
"""With less than this share of the taught light it is too dark."""
_DARK_LEVEL = 6.0
"""The brightest tenth of the pixels (0-255) must reach this."""
_BURNT_SHARE = 0.35
"""So much (0-1) of a floor may be burnt."""
_PALE_BURNT_SHARE, _WHITE_BURNT_SHARE = 0.97, 0.05
"""So much (0-1) of a pale floor may burn, without and with cubes as pale."""
_BURNT = 250
"""A pixel is burnt whose channels all reach this (0-255)."""
_NOISY = 0.35
"""Noise above this share of the brightest tenth hides everything."""
_SOFTER = 0.42
"""Rims with less than this share of their taught steepness are blurred."""
_HAND_CUBES = 8.0
"""An unexplained area of so many cubes is a hand."""
_MOST_CUBES = 90.0
"""More than so many cubes cannot lie in a tray."""
_UNLIKE_SHARE = 0.42
"""Where so much (0-1) of the bare floor is unlike the taught one, something lies over it."""
_FOREIGN_CUBES = 2.2
"""An unexplained area of so many cubes is a foreign object, or a glare."""
_SMALLEST_CUBE_PX = 9.0
"""Cubes of fewer pixels cannot be read."""


def view_refusal(profile: CubeProfile, picture: Picture, frame: Frame) -> Refusal | None:
    """TRAY_NOT_IN_VIEW if a corner of the floor lies outside the picture, TOO_SMALL if cubes are but a few pixels."""
    size = np.array([picture.shape[1], picture.shape[0]])
    corners = frame.to_pixels(profile.corners)
    if not np.isfinite(corners).all() or ((corners < -_OUT_OF_VIEW * size) | (corners > (1 + _OUT_OF_VIEW) * size)).any():
        return Refusal.TRAY_NOT_IN_VIEW
    middle = corners.mean(axis=0)
    if profile.cube_mm / frame.mm_per_px_at((float(middle[0]), float(middle[1]))) < _SMALLEST_CUBE_PX:
        return Refusal.TOO_SMALL
    return None


def scene_refusal(scene: TrayScene, taught: tuple[float, float]) -> Refusal | None:
    """Too dark, overexposed, blurred, or more in the tray than cubes can be; taught is how sharp the empty tray's rims are."""
    refusal = light_refusal(scene) or sharpness_refusal(scene, taught)
    if refusal is None and np.count_nonzero(scene.strange) > _MOST_CUBES * TOP_AREA:
        return covering(scene)
    return refusal


def light_refusal(scene: TrayScene) -> Refusal | None:
    """Too dark or overexposed, against the empty tray of the profile."""
    grey = cv2.cvtColor(scene.raster, cv2.COLOR_BGR2GRAY).astype(np.uint8, copy=False)
    bright = float(np.percentile(grey, 90))
    if bright < _DARK_LEVEL or sorted(scene.gain)[1] < _DARK_GAIN or noise_level(grey) > _NOISY * bright:
        return Refusal.TOO_DARK
    if _burnt_share(scene) > _most_burnt(scene) and min(scene.gain) > 1.0:
        return Refusal.OVEREXPOSED
    return None


def _burnt_share(scene: TrayScene) -> float:
    """The share (0-1) of the floor's pixels that are burnt in all channels."""
    return float((darkest(scene.raster)[scene.view.floor_mask(0.0) > 0] >= _BURNT).mean())


def _most_burnt(scene: TrayScene) -> float:
    """How much of the floor may be burnt: of a pale one most of it, as the cubes are not; hardly any where cubes are as pale."""
    if not scene.ground.pale:
        return _BURNT_SHARE
    return _WHITE_BURNT_SHARE if scene.ground.pale_cubes else _PALE_BURNT_SHARE


def sharpness_refusal(scene: TrayScene, taught: tuple[float, float]) -> Refusal | None:
    """Blurred, if the tray's rims are much softer than they were on the empty picture, across or along."""
    now = rim_sharpness(scene.raster, scene.view)
    if min(a / b for a, b in zip(now, taught, strict=True)) < _SOFTER:
        return Refusal.BLURRED
    return None


def survey_refusal(scene: TrayScene, survey: Survey) -> Refusal | None:
    """Something lies over the tray that no cube explains: a hand, a glare, a foreign object.

    A hand over most of the tray passes for its floor in another light; but then the floor left bare does not match.
    """
    if survey.largest_rest > _HAND_CUBES:
        return covering(scene, survey.unexplained)
    if scene.unlike_floor > _UNLIKE_SHARE:
        return covering(scene)
    if survey.largest_rest > _FOREIGN_CUBES:
        return covering(scene, survey.unexplained)
    return None


def rim_sharpness(raster: Picture, view: TrayView) -> tuple[float, float]:
    """How much of the contrast around the floor's rims the steepest pixel takes, across and along (0-1 each)."""
    grey = cv2.cvtColor(raster, cv2.COLOR_BGR2GRAY)
    around = view.floor_mask(10.0).astype(np.float32) - view.floor_mask(-14.0).astype(np.float32) > 0
    spread = np.ones((9, 9), np.uint8)
    contrast = cv2.subtract(cv2.dilate(grey, spread), cv2.erode(grey, spread)).astype(np.float32)
    sharp = []
    for step in ((1, 0), (0, 1)):
        slope = np.abs(cv2.Sobel(grey, cv2.CV_32F, *step)) / np.float32(8)
        sharp.append(_steepest_share(slope[around], contrast[around]))
    return (sharp[0], sharp[1])


def _steepest_share(slope: NDArray[np.floating[Any]], contrast: NDArray[np.floating[Any]]) -> float:
    strong = slope >= max(float(np.percentile(slope, 97)), 0.5)
    return float(np.median(slope[strong] / np.maximum(contrast[strong], 1.0))) if strong.any() else 1.0
