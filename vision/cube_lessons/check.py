"""Whether a lesson of cubes holds together: pictures, labels and sizes that contradict each other are refused in words."""

import itertools

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cube_lessons.lesson import CubeLesson, check_pictures, teach_cubes
from vision.cubes.profile import CUBE_MM, CubeProfile
from vision.errors import LabelsRefused, PictureRefused, Refusal, SizeRefused
from vision.geometry.scale import Points
from vision.picture import Picture, has_colour
from vision.reading import Place

_ALIKE = 4.0
_UNCHANGED = 3.0
_CORE_PX = 4
_BEYOND = 0.05
_CELLS = (40, 30)
_CHANGED = 12.0
_CHANGED_SHARE = 0.7


def teach_checked(lesson: CubeLesson) -> CubeProfile:
    """The profile taught by a lesson that holds together.

    Raises LabelsRefused if the labels do not fit the picture, PictureRefused if a picture cannot be used, SizeRefused
    if mat, scale or the cubes' size make no sense.
    """
    check_lesson(lesson)
    try:
        return teach_cubes(lesson)
    except ValueError as error:
        raise LabelsRefused(f"labels, scale and size of the cubes contradict each other: {error}") from error


def check_lesson(lesson: CubeLesson) -> None:
    """Raise as `teach_checked` does. What is hard but honest passes: a black cube on a black tray, a lamp that moved."""
    low, high = CUBE_MM
    if not low <= lesson.cube_mm <= high:
        raise SizeRefused(f"a cube measures {low:g} to {high:g} mm, not {lesson.cube_mm:g}")
    check_pictures(lesson)
    height, width = lesson.picture.shape[:2]
    if lesson.labels.tray is not None:
        _check_tray(lesson.labels.tray, (width, height))
    _check_different(lesson)
    if lesson.empty is not None:
        _check_empty(lesson, lesson.empty)


def _check_tray(corners: Points, size: tuple[int, int]) -> None:
    margin = _BEYOND * np.array(size)
    if not ((corners >= -margin) & (corners <= size + margin)).all():
        raise LabelsRefused(f"the tray's corners lie outside the picture of {size[0]}x{size[1]} pixels")
    outline = corners.astype(np.float32)
    if not cv2.isContourConvex(outline) or cv2.contourArea(outline) < _CORE_PX**2:
        raise LabelsRefused("the tray's corners, taken in turn, enclose no tray")


def _check_different(lesson: CubeLesson) -> None:
    """Two labels on the same bare table look the same."""
    lab = np.asarray(cv2.cvtColor(lesson.picture, cv2.COLOR_BGR2LAB), np.uint8)
    seen = [(name, _colour_at(lab, centre)) for name, centre in lesson.labels.cubes]
    for (one, colour), (other, another) in itertools.combinations(seen, 2):
        if one != other and float(np.linalg.norm(colour - another)) < _ALIKE:
            raise LabelsRefused(f"where the labels put {one} and {other} the picture looks the same")


def _colour_at(lab: Picture, centre: Place) -> NDArray[np.float32]:
    x, y = round(centre[0]), round(centre[1])
    core = lab[max(0, y - _CORE_PX) : y + _CORE_PX + 1, max(0, x - _CORE_PX) : x + _CORE_PX + 1]
    return np.asarray(np.median(core.reshape(-1, 3), axis=0), np.float32)


def _check_empty(lesson: CubeLesson, empty: Picture) -> None:
    """The empty tray is the same tray in the same place; light that changed evenly is no fault."""
    if not has_colour(empty):
        raise PictureRefused(Refusal.NO_COLOUR, "the picture of the empty tray")
    changed = _changed(lesson.picture, empty)
    if max(float(changed.mean()), _in_tray(changed, lesson)) > _CHANGED_SHARE:
        raise PictureRefused(Refusal.SETUP_MOVED, "the picture of the empty tray shows another tray or table")
    _check_laid_down(lesson, empty)


def _check_laid_down(lesson: CubeLesson, empty: Picture) -> None:
    """One cube may look like the floor it lies on, but not two."""
    lab, bare = (np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2LAB), np.uint8) for picture in (lesson.picture, empty))
    places = lesson.labels.cubes
    unchanged = {name: np.linalg.norm(_colour_at(lab, at) - _colour_at(bare, at)) < _UNCHANGED for name, at in reversed(places)}
    same = [name for name in lesson.labels.colours if unchanged[name]]
    if len(same) > 1:
        raise LabelsRefused(f"where the labels put {' and '.join(same)} nothing was laid down")


def _changed(picture: Picture, empty: Picture) -> NDArray[np.bool_]:
    """Which cells of the picture changed otherwise than most."""
    change = _cells(picture) - _cells(empty)
    off = np.abs(change - np.median(change, axis=(0, 1))).max(axis=2)
    return np.asarray(off > _CHANGED)


def _in_tray(changed: NDArray[np.bool_], lesson: CubeLesson) -> float:
    """The share of the tray's cells that changed, 0 where its corners are not known."""
    if lesson.labels.tray is None:
        return 0.0
    height, width = lesson.picture.shape[:2]
    corners = lesson.labels.tray * [_CELLS[0] / width, _CELLS[1] / height]
    inside = np.zeros(changed.shape, np.uint8)
    cv2.fillConvexPoly(inside, corners.astype(np.int32), 1)
    return float(changed[inside > 0].mean()) if inside.any() else 0.0


def _cells(picture: Picture) -> NDArray[np.float32]:
    return np.asarray(cv2.resize(picture, _CELLS, interpolation=cv2.INTER_AREA), np.float32)
