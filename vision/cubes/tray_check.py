"""Whether a tray can be read in a picture: it must be wholly in view, lit and sharp, with nothing over it.

How sure a reading of cubes is, as a probability that every count is exactly right.

`python -m tools.fit_cubes` fits weights to correct readings; the weights here are more cautious: of 154 pictures for fitting, 68
readings got 0.9 or more, one of them wrong. tests/bench/bench_vision.py prints the reliability that they reach.
"""

import math
from dataclasses import dataclass, replace
from operator import mul

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cubes.cube_profile import CubeProfile
from vision.cubes.strangers import area_of, is_mirrored, is_poor
from vision.cubes.survey import Survey, certainty, cube_chance, group_heaps, log_odds, logistic
from vision.cubes.tray_scene import BURNT, Stretch, TrayScene, take_darkest
from vision.geometry import lens, tray
from vision.live.check import like_skin
from vision.picture import Picture
from vision.vision_errors import Refusal
from vision.whole_reading import SURE_FROM, Hint, Place, Reading, Remedy

LEAST, MOST = 0.01, 0.995
"""Least and greatest confidence (0-1) of a reading."""

DOUBT = 0.45
"""The greatest confidence (0-1) of a reading with something over the rim, something unknown, or under another light."""

READING_WEIGHTS = (0.3, 0.75, -0.4)
"""One weight for each of `reading_terms`."""
_UNLIKE_ALLOWED = 0.1
"""Share (0-1) of the bare floor that may be lighter or darker than when it was taught."""


def bound(chance: float) -> float:
    """A chance kept off 0 and 1: nothing a camera sees is certain."""
    return min(max(chance, LEAST), MOST)


def reading_terms(survey: Survey) -> tuple[float, ...]:
    """The evidence for or against a whole reading: one number for each weight."""
    right = math.prod(map(certainty, survey.cubes)) * math.prod(1 - cube_chance(doubt) for doubt in survey.doubts)
    return (1.0, log_odds(bound(right)), min(survey.rest, 2.0))


def reading_confidence(survey: Survey) -> float:
    """The chance that every colour's count is right: every cube counted is there, and no other."""
    sure = bound(logistic(sum(map(mul, READING_WEIGHTS, reading_terms(survey)))))
    return min(sure, DOUBT) if survey.told_twice or any(map(is_poor, survey.cubes)) else sure


_WORTH_SPREADING = 0.08
"""A heap whose doubts (0-1 each) add up to this is worth spreading out."""

OUT_OF_PLACE = 0.17
"""If the rims agree less than this (0-1), the tray or the camera has moved or turned; in place, they agree by 0.23 or more."""

_GRAINY = 0.016
"""Noise above this share (0-1) of the brightest tenth means too little light; in enough light it is a third of that."""

_MOVED_PRINT = 0.2
"""If more than this share (0-1) of the bare floor of a pushed tray is unlike the taught floor, a printed tray has moved."""

_AROUND = 0.75 * tray.CUBE_PX
"""Margin (raster pixels) around the cubes of a place that is shown."""


def find_hint(scene: TrayScene, surveyed: Survey) -> Hint:
    """Return what would help most to read this tray: faults of the whole tray first, then a doubt in one place."""
    if scene.agreement < OUT_OF_PLACE or (scene.pushed and scene.unlike_floor > _MOVED_PRINT):
        return Hint(Remedy.PLACE)
    if scene.noise > _GRAINY:
        return Hint(Remedy.LIGHT)
    for thing in surveyed.things:
        if is_mirrored(scene, thing):
            return Hint(Remedy.GLARE, _outline_box(scene, *_box(thing)))
    # The heap whose cubes, counted or not, leave the most doubt; None where no heap leaves enough
    doubts = [(1 - certainty(found), found.middle) for found in surveyed.cubes]
    doubts += [(cube_chance(doubt), doubt.middle) for doubt in surveyed.doubts]
    heaps = group_heaps(surveyed, scene.raster.shape[:2])
    summed = [sum(size for size, middle in doubts if _holds(heap, middle)) for heap in heaps]
    best = max(range(len(summed)), key=summed.__getitem__, default=None)
    heap = heaps[best] if best is not None and summed[best] >= _WORTH_SPREADING else None
    if heap is None:
        return Hint(Remedy.RELIGHT if scene.unlike_floor > _UNLIKE_ALLOWED else Remedy.LOOK)
    alone = sum(_holds(heap, middle) for _, middle in doubts) == 1
    remedy = Remedy.TURN if alone else Remedy.SPREAD
    if is_mirrored(scene, heap):
        remedy = Remedy.GLARE
    return Hint(remedy, _outline_box(scene, *_box(heap)))


def _holds(heap: Stretch, middle: Place) -> bool:
    row, column = round(middle[1]) - heap.rows.start, round(middle[0]) - heap.columns.start
    height, width = heap.mine.shape
    return 0 <= row < height and 0 <= column < width and bool(heap.mine[row, column])


def _box(stretch: Stretch) -> tuple[float, float, float, float]:
    """Left, top, right and bottom (raster pixels) of a stretch with a margin around it."""
    rows, columns = stretch.rows, stretch.columns
    return columns.start - _AROUND, rows.start - _AROUND, columns.stop + _AROUND, rows.stop + _AROUND


def _outline_box(scene: TrayScene, left: float, top: float, right: float, bottom: float) -> tuple[Place, Place, Place, Place]:
    corners = scene.view.to_picture(np.array([[left, top], [right, top], [right, bottom], [left, bottom]]))
    a, b, c, d = ((float(x), float(y)) for x, y in corners)
    return (a, b, c, d)


_RIMS_LOST = 0.1
"""If the rims agree less than this (0-1), the tray was moved."""
_BURNT_COVER = 0.3
"""A glare is burnt on more than this share (0-1)."""
_OFF = 0.25
"""Bare floor that is lighter or darker by more than this (a logarithm) has something over it."""
_SKIN_SHARE = 0.35
"""A hand has the colour of skin on more than this share (0-1)."""
_WOODEN, _LIKE_WOOD = 0.05, 7.0
"""An empty tray with more of skin's colours (0-1) is wood or card; what is closer to its hue (LAB) than this is not a hand."""
_STEP = 6.0
"""Raster pixels between the places at which the rim is checked, and how far these lie outside the floor."""
_WINDOW = 25
"""Side (raster pixels) of the window that is compared at each place."""
_FAINT = 0.25
"""Where a rim has less than this share of the usual edges, it is not judged."""
_GONE = 0.4
"""Edges are gone where less than this share of their usual strength is left."""
_REACHES = 18.0
"""If a stretch of rim at least this long (raster pixels) has lost its edges, a second look is asked for."""
_COVERS = 4 * tray.CUBE_PX
"""A stretch at least this long (raster pixels) is a hand or a sleeve, so the reading is refused."""


def find_covering(scene: TrayScene, largest: Stretch | None = None, *, crossed: bool = True) -> Refusal:
    """Why the tray cannot be read, judged by its largest unexplained stretch or, without one, by all that is not floor.

    Only what `crossed` the rim is a hand.
    """
    if scene.agreement < _RIMS_LOST:
        return Refusal.SETUP_MOVED
    if largest is not None:
        found = look_of(scene.raster[largest.rows, largest.columns][largest.mine], scene.ground.profile.empty)
        return Refusal.FOREIGN_OBJECT if found is Refusal.HAND_IN_VIEW and not crossed else found
    strange = scene.strange | (np.abs(scene.off_floor) > _OFF)
    return look_of(scene.raster[strange & (scene.view.floor_mask(-tray.CUBE_PX / 3) > 0)], scene.ground.profile.empty)


def look_of(shown: NDArray[np.uint8], empty: Picture) -> Refusal:
    """What some pixels (n, 3) look like compared to the empty tray's raster: a hand, a glare or a foreign object."""
    if not len(shown):
        return Refusal.FOREIGN_OBJECT
    if (shown.min(axis=1) >= BURNT).mean() > _BURNT_COVER:
        return Refusal.OVEREXPOSED
    skin = like_skin(shown[None])[0] > 0
    taught = like_skin(empty) > 0
    if taught.mean() > _WOODEN:  # the tray is wood or card, and so is whatever has its hue
        wood, mine = (cv2.cvtColor(each[None], cv2.COLOR_BGR2LAB)[0, :, 1:].astype(np.float32) for each in (empty[taught], shown))
        skin &= np.linalg.norm(mine - np.median(wood, axis=0), axis=1) > _LIKE_WOOD
    return Refusal.HAND_IN_VIEW if skin.mean() > _SKIN_SHARE else Refusal.FOREIGN_OBJECT


@dataclass(frozen=True)
class RimCover:
    """The longest hidden stretch of the rim: its length and its places (n, 2), in raster pixels."""

    length: float
    places: lens.Points


def rim_checked(scene: TrayScene, cover: RimCover, reading: Reading[str]) -> Reading[str]:
    """The reading, made doubtful if the rim is out of place or partly hidden, refused if a long stretch of it is hidden."""
    if scene.agreement < OUT_OF_PLACE:
        return replace(reading, confidence=min(reading.confidence, DOUBT), hint=Hint(Remedy.PLACE))
    if cover.length < _REACHES:
        return reading
    if cover.length >= _COVERS:
        # The raster's pixels along the hidden stretch
        mask = np.zeros(scene.raster.shape[:2], np.uint8)
        cv2.polylines(mask, [np.rint(cover.places).astype(np.int32)], isClosed=False, color=1, thickness=_WINDOW)
        return Reading.refuse(look_of(scene.raster[mask > 0], scene.ground.profile.empty))
    sure = min(reading.confidence, DOUBT)
    kept = reading.hint is not None and reading.confidence < SURE_FROM and reading.hint.remedy is not Remedy.UNKNOWN
    hint = reading.hint if kept else None
    return replace(reading, confidence=sure, hint=hint or Hint(Remedy.UNCOVER, _outline(scene, cover.places)))


def find_hidden_rim(scene: TrayScene) -> RimCover:
    """The longest stretch of the rim whose edges are gone."""
    ring = (scene.view.floor_mask(tray.CUBE_PX) - scene.view.floor_mask(-_STEP / 2)).astype(np.float32)
    before, now = tray.rims(scene.ground.profile.empty) * ring, tray.rims(scene.raster) * ring
    places = _list_along(scene.view.outline)
    x, y = np.clip(np.rint(places).astype(int), 0, [ring.shape[1] - 1, ring.shape[0] - 1]).T
    usual = cv2.blur(before * before, (_WINDOW, _WINDOW))[y, x]
    left = cv2.blur(before * now, (_WINDOW, _WINDOW))[y, x] / np.maximum(usual, 1e-9)
    clear = usual > _FAINT * np.median(usual)
    gone = clear & (left < _GONE * np.median(left[clear]))
    # The longest run of hidden places around the rim
    longest: list[int] = list(range(len(gone))) if gone.all() else []
    run: list[int] = []
    for number in range(0 if gone.all() else 2 * len(gone)):
        run = [*run, number % len(gone)] if gone[number % len(gone)] else []
        longest = run if len(run) > len(longest) else longest
    return RimCover(len(longest) * _STEP, places[longest])


def _list_along(outline: lens.Points) -> lens.Points:
    """Places (n, 2) around the floor's outline (4, 2), a little outside it."""
    sides = zip(outline, np.roll(outline, -1, axis=0), strict=True)
    places = np.vstack([np.linspace(a, b, max(2, int(np.linalg.norm(b - a) / _STEP)), endpoint=False) for a, b in sides])
    outward = places - outline.mean(axis=0)
    return np.asarray(places + _STEP * outward / np.linalg.norm(outward, axis=1, keepdims=True), np.float64)


def _outline(scene: TrayScene, places: lens.Points) -> tuple[Place, Place, Place, Place]:
    """The box around some places of the raster, in pixels of the picture."""
    (left, top), (right, bottom) = places.min(axis=0) - tray.CUBE_PX, places.max(axis=0) + tray.CUBE_PX
    return _outline_box(scene, left, top, right, bottom)


_OUT_OF_VIEW = 0.02
"""How far, as a share of the picture's size, a corner of the floor may lie outside the picture."""
_DARK_GAIN = 0.16
"""With less than this share of the taught light, the picture is too dark."""
_DARK_LEVEL = 6.0
"""The brightest tenth of the pixels (0-255) must reach this."""
_BURNT_SHARE = 0.35
"""Share (0-1) of a floor that may be burnt."""
_PALE_BURNT_SHARE, _WHITE_BURNT_SHARE = 0.97, 0.05
"""Share (0-1) of a pale floor that may be burnt, without and with cubes that are as pale."""
_BURNT = 250
"""A pixel is burnt if all its channels reach this (0-255)."""
_NOISY = 0.35
"""Noise above this share of the brightest tenth hides everything."""
_SOFTER = 0.42
"""If the rims have less than this share of their taught steepness, the picture is blurred."""
_LARGEST_THING = 8.0
"""A thing larger than this many cubes hides what lies under it."""
_MOST_CUBES = 90.0
"""The most cubes that can cover a tray."""
_UNLIKE_SHARE = 0.42
"""If more than this share (0-1) of the bare floor is unlike the taught floor, something lies over it."""
_FOREIGN_CUBES = 2.2
"""An area larger than this many cubes is a hand, if anything crosses the rim; under another light it makes a doubt."""
SMALLEST_CUBE_PX = 9.0
"""Cubes with sides of fewer pixels cannot be read."""


def view_refusal(profile: CubeProfile, picture: Picture, frame: lens.Frame) -> Refusal | None:
    """TRAY_NOT_IN_VIEW if a corner of the floor lies outside the picture, TOO_SMALL if cubes are only a few pixels wide."""
    size = np.array([picture.shape[1], picture.shape[0]])
    corners = frame.to_pixels(profile.corners)
    if not np.isfinite(corners).all() or ((corners < -_OUT_OF_VIEW * size) | (corners > (1 + _OUT_OF_VIEW) * size)).any():
        return Refusal.TRAY_NOT_IN_VIEW
    middle = corners.mean(axis=0)
    if profile.cube_mm / frame.mm_per_px_at((float(middle[0]), float(middle[1]))) < SMALLEST_CUBE_PX:
        return Refusal.TOO_SMALL
    return None


def scene_refusal(scene: TrayScene, taught: tuple[float, float]) -> Refusal | None:
    """Refuse a dark, overexposed or blurred scene, or one too full for cubes; `taught` is the empty tray's rim sharpness."""
    refusal = light_refusal(scene) or sharpness_refusal(scene, taught)
    if refusal is None and np.count_nonzero(scene.strange) > _MOST_CUBES * tray.TOP_AREA:
        return find_covering(scene)
    return refusal


def light_refusal(scene: TrayScene) -> Refusal | None:
    """TOO_DARK or OVEREXPOSED, compared to the profile's empty tray; None where the light is good."""
    grey = cv2.cvtColor(scene.raster, cv2.COLOR_BGR2GRAY).astype(np.uint8, copy=False)
    bright = float(np.percentile(grey, 90))
    if bright < _DARK_LEVEL or sorted(scene.gain)[1] < _DARK_GAIN or scene.noise > _NOISY:
        return Refusal.TOO_DARK
    # Most of a pale floor may be burnt if the cubes are not pale, hardly any of it if they are
    most = _BURNT_SHARE
    if scene.ground.pale:
        most = _WHITE_BURNT_SHARE if scene.ground.pale_cubes else _PALE_BURNT_SHARE
    burnt = float((take_darkest(scene.raster)[scene.view.floor_mask(0.0) > 0] >= _BURNT).mean())
    return Refusal.OVEREXPOSED if burnt > most and min(scene.gain) > 1.0 else None


def sharpness_refusal(scene: TrayScene, taught: tuple[float, float]) -> Refusal | None:
    """BLURRED if the tray's rims are much softer than in the picture of the empty tray, horizontally or vertically."""
    now = rim_sharpness(scene.raster, scene.view)
    if min(a / b for a, b in zip(now, taught, strict=True)) < _SOFTER:
        return Refusal.BLURRED
    return None


def survey_refusal(scene: TrayScene, survey: Survey, cover: RimCover) -> Refusal | None:
    """Why the tray is refused if something large lies over it: a hand or a sleeve that crosses the rim, or a foreign object.

    Where nothing crosses the rim and the floor is otherwise than taught, its light is another: that is read, and doubted.
    """
    crossed = cover.length >= _REACHES
    for thing in survey.things[:1]:
        most = _FOREIGN_CUBES if crossed or is_mirrored(scene, thing) else _LARGEST_THING
        if area_of(thing) > most:
            return find_covering(scene, thing, crossed=crossed)
    if scene.unlike_floor > _UNLIKE_SHARE and (crossed or scene.agreement < _RIMS_LOST):
        return find_covering(scene)
    return None


def is_relit(scene: TrayScene, survey: Survey) -> bool:
    """Whether the tray's light is so much another than in its lesson that no reading in it is sure."""
    return scene.unlike_floor > _UNLIKE_SHARE or survey.relit > _FOREIGN_CUBES


def rim_sharpness(raster: Picture, view: tray.TrayView) -> tuple[float, float]:
    """The share (0-1) of the contrast at the floor's rims that the steepest pixels span, horizontally and vertically."""
    grey = cv2.cvtColor(raster, cv2.COLOR_BGR2GRAY)
    around = view.floor_mask(10.0).astype(np.float32) - view.floor_mask(-14.0).astype(np.float32) > 0
    spread = np.ones((9, 9), np.uint8)
    contrast = cv2.subtract(cv2.dilate(grey, spread), cv2.erode(grey, spread)).astype(np.float32)
    sharp = []
    for step in ((1, 0), (0, 1)):
        slope = np.abs(cv2.Sobel(grey, cv2.CV_32F, *step)) / np.float32(8)
        slope, within = slope[around], contrast[around]
        strong = slope >= max(float(np.percentile(slope, 97)), 0.5)
        sharp.append(float(np.median(slope[strong] / np.maximum(within[strong], 1.0))) if strong.any() else 1.0)
    return (sharp[0], sharp[1])
