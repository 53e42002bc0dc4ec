"""Teaches cubes from one picture with some cubes of each colour and, if there is one, a picture of the empty tray."""

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cube_lessons import mended, tray_outline
from vision.cubes.colour import CubeColour, Floor
from vision.cubes.cube_profile import CUBE_MM, USUAL_FIT, CubeProfile
from vision.cubes.cube_reader import CubeReader
from vision.geometry import lens, mat, tray
from vision.picture import Appearance, Picture, has_colour, light_gain, linearise
from vision.vision_errors import LabelsRefused, PictureRefused, Refusal, SizeRefused
from vision.whole_reading import Place

_TRAYS_ALIKE = 4.0
_UNCHANGED = 3.0
_CORE_PX = 4
_BEYOND = 0.05
_CELLS = (40, 30)
_CHANGED = 12.0
_CHANGED_SHARE = 0.7


def teach_checked(lesson: "CubeLesson") -> CubeProfile:
    """Check a lesson, and return the profile that it teaches.

    Raises LabelsRefused if the labels do not fit the picture, PictureRefused if a picture cannot be used, SizeRefused
    if the mat, the scale or the cubes' size makes no sense.
    """
    check_lesson(lesson)
    try:
        return teach_cubes(lesson)
    except ValueError as error:
        raise LabelsRefused(f"labels, scale and size of the cubes contradict each other: {error}") from error


def check_lesson(lesson: "CubeLesson") -> None:
    """Raise the errors named at `teach_checked`. Difficult lessons pass: a black cube on a black tray, a lamp that moved."""
    low, high = CUBE_MM
    if not low <= lesson.cube_mm <= high:
        raise SizeRefused(f"expected cubes of {low:g} to {high:g} mm, got {lesson.cube_mm:g}")
    check_pictures(lesson)
    if lesson.labels.tray is not None:
        size = lesson.picture.shape[1::-1]
        margin = _BEYOND * np.array(size)
        if not ((lesson.labels.tray >= -margin) & (lesson.labels.tray <= size + margin)).all():
            raise LabelsRefused(f"the tray's corners lie outside the picture of {size[0]}x{size[1]} pixels")
        outline = lesson.labels.tray.astype(np.float32)
        if not cv2.isContourConvex(outline) or cv2.contourArea(outline) < _CORE_PX**2:
            raise LabelsRefused(f"expected the four corners in order round the tray, got {outline.tolist()}")
    # Two different labels must not show the same colour, as two on the bare table would
    lab = np.asarray(cv2.cvtColor(lesson.picture, cv2.COLOR_BGR2LAB), np.uint8)
    seen = [(name, _colour_at(lab, centre)) for name, centre in lesson.labels.cubes]
    for (one, colour), (other, another) in itertools.combinations(seen, 2):
        if one != other and float(np.linalg.norm(colour - another)) < _TRAYS_ALIKE:
            raise LabelsRefused(f"expected two colours where the labels put {one} and {other}; the picture shows the same colour")
    if lesson.empty is not None:
        _check_empty(lesson, lesson.empty, lab)


def _check_empty(lesson: "CubeLesson", empty: Picture, lab: Picture) -> None:
    """Raise if the empty tray is not the same tray in the same place; an even change of light is allowed."""
    if not has_colour(empty):
        raise PictureRefused(Refusal.NO_COLOUR, "the picture of the empty tray")
    # The cells of the picture that changed more than most, or differently
    height, width = lesson.picture.shape[:2]
    now, before = (cv2.resize(each, _CELLS, interpolation=cv2.INTER_AREA).astype(np.float32) for each in (lesson.picture, empty))
    change = now - before
    off = np.abs(change - np.median(change, axis=(0, 1))).max(axis=2)
    changed = np.asarray(off > _CHANGED)
    shares = [float(changed.mean())]
    if lesson.labels.tray is not None:
        corners = lesson.labels.tray * [_CELLS[0] / width, _CELLS[1] / height]
        inside = cv2.fillConvexPoly(np.zeros(changed.shape, np.uint8), corners.astype(np.int32), 1) > 0
        shares += [float(changed[inside].mean())] if inside.any() else []
    if max(shares) > _CHANGED_SHARE:
        raise PictureRefused(Refusal.SETUP_MOVED, "the picture of the empty tray shows another tray or table")
    # One cube can look like the floor it lies on, but not two
    bare = np.asarray(cv2.cvtColor(empty, cv2.COLOR_BGR2LAB), np.uint8)
    places = dict(reversed(lesson.labels.cubes))
    same = [
        name
        for name in lesson.labels.colours
        if np.linalg.norm(_colour_at(lab, places[name]) - _colour_at(bare, places[name])) < _UNCHANGED
    ]
    if len(same) > 1:
        raise LabelsRefused(f"the pictures show no cube where the labels put {' and '.join(same)}")


def _colour_at(lab: Picture, centre: Place) -> NDArray[np.float32]:
    x, y = round(centre[0]), round(centre[1])
    core = lab[max(0, y - _CORE_PX) : y + _CORE_PX + 1, max(0, x - _CORE_PX) : x + _CORE_PX + 1]
    return np.asarray(np.median(core.reshape(-1, 3), axis=0), np.float32)


_CORE = 0.4 * tray.CUBE_PX
_RING = (0.85 * tray.CUBE_PX, 1.4 * tray.CUBE_PX)
_COVER = 1.1 * tray.CUBE_PX
_SHADOW_HUE = 0.05
_SHADOW_LIMITS = (-1.9, -0.5)
_FARTHEST_SHIFT = 0.6 * tray.CUBE_PX
_APART = 1.2
_LEAST_OFF = 0.025
_VOTES, _AGREEING = 2, 80.0
"""How many times the pixels of a cube that agree least are left out, and the percentage that is kept each time."""
_ALIKE = 0.03
"""Pixels whose hues (unit vectors) are at least this near are always kept."""
_UNLIKE, _UNLIKE_SPREADS = 0.06, 4.0
"""A cube whose hue is farther from the leading cube's than both this and this many of its spreads is left out."""


@dataclass(frozen=True)
class CubeLesson:
    """The material of a lesson: pictures (BGR), labels, and the scale (a mat, or mm per pixel)."""

    picture: Picture
    labels: mended.CubeLabels
    empty: Picture | None
    scale: mat.MatSize | float
    cube_mm: float = 8.0


def teach_cubes(lesson: CubeLesson) -> CubeProfile:
    """Return the profile that a lesson teaches.

    Raises LabelsRefused if the labels do not fit the picture, PictureRefused if a picture cannot be used, SizeRefused
    if the mat or the scale makes no sense.
    """
    size = (lesson.picture.shape[1], lesson.picture.shape[0])
    check_pictures(lesson)
    if isinstance(lesson.scale, mat.MatSize):
        frame = mat.find_mat(lesson.picture, lesson.scale).frame
        corners = frame.to_mm(_tray(lesson, frame))
    else:
        pixels = _tray(lesson, lens.Frame.from_scale(lesson.scale))
        frame = lens.frame_over_tray(pixels, lesson.scale, size)
        corners = frame.to_mm(pixels)
    view = tray.TrayView(frame, lens.CameraStand.place_over(frame, size), corners, lesson.cube_mm)
    # Cubes must lie in the tray and well apart
    places = view.to_raster(_centres(lesson))
    inside = view.floor_mask(tray.CUBE_PX / 2)
    for number, (name, _) in enumerate(lesson.labels.cubes):
        x, y = places[number]
        if not (0 <= y < inside.shape[0] and 0 <= x < inside.shape[1]) or not inside[int(y), int(x)]:
            raise LabelsRefused(f"the {name} cube does not lie in the tray")
        others = np.delete(places, number, axis=0)
        if len(others) and np.hypot(*(others - places[number]).T).min() < _APART * tray.CUBE_PX:
            raise LabelsRefused(f"the {name} cube lies too near to another to be taught")
    empty = view.take(_without_cubes(lesson, frame) if lesson.empty is None else lesson.empty)
    shift, _ = tray.find_shift(view, view.take(lesson.picture), empty)
    if 1.0 < np.hypot(*shift) <= _FARTHEST_SHIFT:
        view = view.shift(shift)
    colours, shadow = _learn(view, lesson, empty)
    on_mat = isinstance(lesson.scale, mat.MatSize)
    profile = CubeProfile(lesson.cube_mm, size, frame, view.camera, on_mat, corners, colours, shadow, empty)
    return replace(profile, usual_fit=_measure_fit(profile, lesson))


def _measure_fit(profile: CubeProfile, lesson: CubeLesson) -> float:
    """How well (a logarithm) the colours fit the lesson's own cubes as the reader sees them.

    A lesson has few cubes, so their mean weighs as much as what is usual.
    """
    reader = CubeReader(profile)
    surveyed = reader.survey(reader.scene(lesson.picture, profile.frame if profile.on_mat else None))
    places = profile.view(profile.frame).to_raster(_centres(lesson))
    seen = (*surveyed.cubes, *surveyed.doubts, *surveyed.unknown)
    near = [[found for found in seen if math.dist(found.middle, place) < tray.CUBE_PX / 2] for place in places]
    fits = [max(found, key=lambda each: each.told).fit for found in near if found]
    return (float(np.mean(fits)) + USUAL_FIT) / 2 if fits else USUAL_FIT


def check_pictures(lesson: CubeLesson) -> None:
    """Raise LabelsRefused or PictureRefused if labels and pictures do not match, or if the picture has no colour."""
    lesson.labels.check_within((lesson.picture.shape[1], lesson.picture.shape[0]))
    if not has_colour(lesson.picture):
        raise PictureRefused(Refusal.NO_COLOUR)
    if lesson.empty is not None and lesson.empty.shape != lesson.picture.shape:
        raise PictureRefused(
            Refusal.SETUP_MOVED,
            f"expected a picture of the empty tray in the shape {lesson.picture.shape}, got {lesson.empty.shape}",
        )


def _tray(lesson: CubeLesson, frame: lens.Frame) -> lens.Points:
    """The floor's corners (4, 2) in pixels, from the labels or, if these lack them, found in the pictures."""
    if lesson.labels.tray is not None:
        return lesson.labels.tray
    places = _centres(lesson)
    x, y = places.mean(axis=0)
    pictures = [lesson.picture] if lesson.empty is None else [lesson.empty, lesson.picture]
    return tray_outline.find_tray(pictures, places, frame.mm_per_px_at((float(x), float(y))))


def _centres(lesson: CubeLesson) -> lens.Points:
    """The cubes' centres (n, 2) in pixels."""
    return np.array([centre for _, centre in lesson.labels.cubes])


def _without_cubes(lesson: CubeLesson, frame: lens.Frame) -> Picture:
    """The lesson's picture with its cubes filled in from their surroundings."""
    mask = np.zeros(lesson.picture.shape[:2], np.uint8)
    for _, (x, y) in lesson.labels.cubes:
        radius = _COVER * lesson.cube_mm / tray.CUBE_PX / frame.mm_per_px_at((x, y))
        cv2.circle(mask, (round(x), round(y)), round(radius), 1, -1)
    return cv2.inpaint(lesson.picture, mask, 5, cv2.INPAINT_TELEA).astype(np.uint8, copy=False)


def _learn(view: tray.TrayView, lesson: CubeLesson, empty: Picture) -> tuple[tuple[CubeColour, ...], float]:
    """Learn the colours, and how dark the cubes' shadows are (a logarithm)."""
    light, floor_light = linearise(view.take(lesson.picture)), linearise(empty)
    seen = Appearance.of(np.asarray(light / light_gain(light, floor_light), np.float32))
    floor = Floor.of(Appearance.of(floor_light), view.floor_mask(-1.0), _SHADOW_LIMITS[0])
    # The approximate distance (n, height, width) of each raster pixel from the middle of each cube's top
    rows, columns = np.mgrid[0 : seen.level.shape[0], 0 : seen.level.shape[1]]
    distances = []
    for x, y in view.to_raster(_centres(lesson)):
        dx, dy = view.lean((x, y))
        distances.append(np.hypot(columns - x - dx / 4, rows - y - dy / 4))
    distance = np.stack(distances)
    colours = tuple(
        learn_colour(name, _looks(name, seen, floor, [distance[number] < _CORE for number in numbers]))
        for name, numbers in lesson.labels.colours.items()
    )
    around = (distance.min(axis=0) > _RING[0]) & (distance.min(axis=0) < _RING[1])
    # The logarithm of the share of light left in the shadows around the cubes, lowered a little
    off = seen.hue - floor.seen.hue
    floor_like = around & ((off**2).sum(axis=2) < _SHADOW_HUE**2)
    drop = (seen.level - floor.lit)[floor_like]
    deepest = float(np.percentile(drop, 2)) if len(drop) > 2 * tray.CUBE_PX else -1.0
    return colours, float(np.clip(deepest - 0.1, *_SHADOW_LIMITS))


def _looks(name: str, seen: Appearance, floor: Floor, cores: Sequence[NDArray[np.bool_]]) -> list[CubeColour]:
    """The looks of the cubes of a colour that stand out from the floor. Raises LabelsRefused if none does."""
    looks = []
    for core in cores:
        hue = np.linalg.norm(seen.hue[core] - floor.seen.hue[core], axis=1)
        level = np.abs(seen.level[core] - floor.seen.level[core])
        if float(np.median(hue + level / 4)) >= _LEAST_OFF:  # this is not just floor
            looks.append(_look(name, seen, core))
    if not looks:
        raise LabelsRefused(f"no cube is seen where the labels put the {name} one; if it is there, take a tray of another colour")
    return looks


def _look(name: str, seen: Appearance, core: NDArray[np.bool_]) -> CubeColour:
    """The look of one cube: the colour on which most of its pixels agree; worn or printed pixels are left out."""
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


def learn_colour(name: str, looks: Sequence[CubeColour]) -> CubeColour:
    """Learn a colour from the looks of its cubes: the one most like the others leads; cubes unlike it (worn) are left out."""
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
