"""Teaching cubes: from one picture with some cubes of each colour, and if there is one a picture of the empty tray."""

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cube_lessons.labels import CubeLabels
from vision.cube_lessons.tray_outline import find_tray
from vision.cubes.colour import CubeColour, Floor
from vision.cubes.profile import CubeProfile
from vision.errors import LabelsRefused, PictureRefused, Refusal
from vision.geometry.camera import CameraStand, frame_over_tray
from vision.geometry.mat import MatSize, find_mat
from vision.geometry.scale import Frame, Points
from vision.geometry.tray import CUBE_PX, TrayView, find_shift
from vision.light import Appearance, light_gain, linear
from vision.picture import Picture, has_colour

_CORE = 0.4 * CUBE_PX
_RING = (0.85 * CUBE_PX, 1.4 * CUBE_PX)
_COVER = 1.1 * CUBE_PX
_SHADOW_HUE = 0.05
_SHADOW_LIMITS = (-1.9, -0.5)
_FARTHEST_SHIFT = 0.6 * CUBE_PX
_APART = 1.2
_LEAST_OFF = 0.025
_VOTES, _AGREEING = 2, 80.0
"""So many times the pixels of a cube that agree least are left out, beyond this percentage of them."""
_ALIKE = 0.03
"""Pixels whose hues (unit vectors) lie so near agree in any case."""
_UNLIKE, _UNLIKE_SPREADS = 0.06, 4.0
"""A cube whose hue lies farther from the leading one's than both says nothing of its colour."""


@dataclass(frozen=True)
class CubeLesson:
    """What is taught from: pictures (BGR), labels, and how to find millimetres (a mat, or a scale in mm per pixel)."""

    picture: Picture
    labels: CubeLabels
    empty: Picture | None
    scale: MatSize | float
    cube_mm: float = 8.0


def teach_cubes(lesson: CubeLesson) -> CubeProfile:
    """The profile taught by a lesson.

    Raises LabelsRefused if the labels do not fit the picture, PictureRefused if a picture cannot be used, SizeRefused
    if mat or scale make no sense.
    """
    size = (lesson.picture.shape[1], lesson.picture.shape[0])
    check_pictures(lesson)
    frame, corners = _place_tray(lesson, size)
    view = TrayView(frame, CameraStand.over(frame, size), corners, lesson.cube_mm)
    _check_labels(view, lesson)
    empty = view.take(_without_cubes(lesson, frame) if lesson.empty is None else lesson.empty)
    shift, _ = find_shift(view, view.take(lesson.picture), empty)
    if 1.0 < np.hypot(*shift) <= _FARTHEST_SHIFT:
        view = view.moved(shift)
    colours, shadow = _learn(view, lesson, empty)
    on_mat = isinstance(lesson.scale, MatSize)
    return CubeProfile(lesson.cube_mm, size, frame, view.camera, on_mat, corners, colours, shadow, empty)


def check_pictures(lesson: CubeLesson) -> None:
    """Raise LabelsRefused or PictureRefused if labels and pictures do not belong together, or carry no colour."""
    lesson.labels.check_within((lesson.picture.shape[1], lesson.picture.shape[0]))
    if not has_colour(lesson.picture):
        raise PictureRefused(Refusal.NO_COLOUR)
    if lesson.empty is not None and lesson.empty.shape != lesson.picture.shape:
        raise PictureRefused(Refusal.SETUP_MOVED, "the empty tray's picture has another size")


def _place_tray(lesson: CubeLesson, size: tuple[int, int]) -> tuple[Frame, Points]:
    """The frame and the floor's corners (4, 2) in its millimetres."""
    if isinstance(lesson.scale, MatSize):
        frame = find_mat(lesson.picture, lesson.scale).frame
        return frame, frame.to_mm(_tray(lesson, frame))
    pixels = _tray(lesson, Frame.from_scale(lesson.scale))
    frame = frame_over_tray(pixels, lesson.scale, size)
    return frame, frame.to_mm(pixels)


def _tray(lesson: CubeLesson, frame: Frame) -> Points:
    """The pixels (4, 2) of the floor's corners, looked for where they are not given."""
    if lesson.labels.tray is not None:
        return lesson.labels.tray
    places = _centres(lesson)
    x, y = places.mean(axis=0)
    pictures = [lesson.picture] if lesson.empty is None else [lesson.empty, lesson.picture]
    return find_tray(pictures, places, frame.mm_per_px_at((float(x), float(y))))


def _check_labels(view: TrayView, lesson: CubeLesson) -> None:
    """Cubes lie in the tray and well apart."""
    places = _middles(view, lesson)
    inside = view.floor_mask(CUBE_PX / 2)
    for number, (name, _) in enumerate(lesson.labels.cubes):
        x, y = places[number]
        if not (0 <= y < inside.shape[0] and 0 <= x < inside.shape[1]) or not inside[int(y), int(x)]:
            raise LabelsRefused(f"the {name} cube does not lie in the tray")
        others = np.delete(places, number, axis=0)
        if len(others) and np.hypot(*(others - places[number]).T).min() < _APART * CUBE_PX:
            raise LabelsRefused(f"the {name} cube lies too near to another to be taught")


def _middles(view: TrayView, lesson: CubeLesson) -> Points:
    return view.to_raster(_centres(lesson))


def _centres(lesson: CubeLesson) -> Points:
    """The pixels (n, 2) at which the cubes lie."""
    return np.array([centre for _, centre in lesson.labels.cubes])


def _without_cubes(lesson: CubeLesson, frame: Frame) -> Picture:
    """The teaching picture with its cubes painted over from their surroundings."""
    mask = np.zeros(lesson.picture.shape[:2], np.uint8)
    for _, (x, y) in lesson.labels.cubes:
        radius = _COVER * lesson.cube_mm / CUBE_PX / frame.mm_per_px_at((x, y))
        cv2.circle(mask, (round(x), round(y)), round(radius), 1, -1)
    return cv2.inpaint(lesson.picture, mask, 5, cv2.INPAINT_TELEA).astype(np.uint8, copy=False)


def _learn(view: TrayView, lesson: CubeLesson, empty: Picture) -> tuple[tuple[CubeColour, ...], float]:
    """The colours, and how dark their shadows are."""
    light, floor_light = linear(view.take(lesson.picture)), linear(empty)
    seen = Appearance.of(np.asarray(light / light_gain(light, floor_light), np.float32))
    floor = Floor.of(Appearance.of(floor_light), view.floor_mask(-1.0), _SHADOW_LIMITS[0])
    distance = _distances(view, lesson, seen.level.shape)
    colours = tuple(
        learnt(name, _looks(name, seen, floor, [distance[number] < _CORE for number in numbers]))
        for name, numbers in lesson.labels.colours.items()
    )
    around = (distance.min(axis=0) > _RING[0]) & (distance.min(axis=0) < _RING[1])
    return colours, _shadow(seen, floor, around)


def _distances(view: TrayView, lesson: CubeLesson, shape: tuple[int, ...]) -> NDArray[np.float64]:
    """How far (n, height, width) each raster pixel lies from the middle of each cube's top, nearly."""
    rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]]
    distances = []
    for x, y in _middles(view, lesson):
        dx, dy = view.lean((x, y))
        distances.append(np.hypot(columns - x - dx / 4, rows - y - dy / 4))
    return np.stack(distances)


def _looks(name: str, seen: Appearance, floor: Floor, cores: Sequence[NDArray[np.bool_]]) -> list[CubeColour]:
    """How those cubes of a colour look that stand off the floor. Raises LabelsRefused where none does."""
    looks = [_look(name, seen, core) for core in cores if _is_off_floor(seen, floor, core)]
    if not looks:
        raise LabelsRefused(f"no cube is seen where the labels put the {name} one; if it is there, take a tray of another colour")
    return looks


def _look(name: str, seen: Appearance, core: NDArray[np.bool_]) -> CubeColour:
    """How one cube looks: most of its pixels agree, worn or printed ones are outvoted."""
    levels = seen.level[core]
    low, middle, high = np.percentile(levels, [3, 50, 97])
    kept = seen.hue[core][(levels >= low) & (levels <= high)]
    for _ in range(_VOTES):
        away = np.linalg.norm(kept - np.median(kept, axis=0), axis=1)
        kept = kept[away <= max(float(np.percentile(away, _AGREEING)), _ALIKE)]
    hue = np.median(kept, axis=0)
    hue = hue / np.linalg.norm(hue)
    spread = float(np.sqrt(np.median(((kept - hue) ** 2).sum(axis=1))))
    return CubeColour(name, (float(hue[0]), float(hue[1]), float(hue[2])), spread, float(middle), float(high))


def learnt(name: str, looks: Sequence[CubeColour]) -> CubeColour:
    """The colour that cubes of it show: the one most like the others leads, those unlike it (a worn one) are left out."""
    hues = np.array([look.hue for look in looks])
    apart = np.linalg.norm(hues[:, None] - hues, axis=2)
    spreads = np.array([look.spread for look in looks])
    leader = int((np.median(apart, axis=1) + spreads).argmin())
    kept = [int(number) for number in np.flatnonzero(apart[leader] <= max(_UNLIKE, _UNLIKE_SPREADS * spreads[leader]))]
    hue = hues[kept].mean(axis=0)
    hue = hue / np.linalg.norm(hue)
    spread = float(np.sqrt((spreads[kept] ** 2 + ((hues[kept] - hue) ** 2).sum(axis=1)).mean()))
    level = float(np.median([looks[number].level for number in kept]))
    bright = max(looks[number].bright for number in kept)
    return CubeColour(name, (float(hue[0]), float(hue[1]), float(hue[2])), spread, level, bright)


def _is_off_floor(seen: Appearance, floor: Floor, core: NDArray[np.bool_]) -> bool:
    """Whether there is more than floor at a label."""
    hue = np.linalg.norm(seen.hue[core] - floor.seen.hue[core], axis=1)
    level = np.abs(seen.level[core] - floor.seen.level[core])
    return float(np.median(hue + level / 4)) >= _LEAST_OFF


def _shadow(seen: Appearance, floor: Floor, around: NDArray[np.bool_]) -> float:
    """The logarithm of the share of light that the shadows around the cubes leave, a little deepened."""
    off = seen.hue - floor.seen.hue
    floor_like = around & ((off**2).sum(axis=2) < _SHADOW_HUE**2)
    drop = (seen.level - floor.lit)[floor_like]
    deepest = float(np.percentile(drop, 2)) if len(drop) > 2 * CUBE_PX else -1.0
    return float(np.clip(deepest - 0.1, *_SHADOW_LIMITS))
