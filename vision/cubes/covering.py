"""What lies over a tray that cannot be read, so that the remedy fits: a hand, a glare, something else, another place.

A hand or a sleeve of the floor's own colour hides cubes, and the rim with them. The edges of the rim are where the empty tray has
them, whatever the lamp; where a stretch is gone something lies over it. In 79 pictures of sixteen set-ups no stretch was gone;
under a drawn hand 150 raster pixels and more were, a finger 18 and more.
"""

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cubes.scene import BURNT, Stretch, TrayScene
from vision.cubes.wish import OUT_OF_PLACE
from vision.errors import Refusal
from vision.geometry.scale import Points
from vision.geometry.tray import CUBE_PX, rims
from vision.live.hand import like_skin
from vision.reading import SURE_FROM, Place, Reading, Remedy, Wish

_RIMS_LOST = 0.1
"""Where the rims agree less than this (0-1), the tray was moved."""
_BURNT_SHARE = 0.3
"""Of a glare at least this share is burnt."""
_OFF = 0.25
"""A bare floor so much lighter or darker (a logarithm) has something over it."""
_SKIN_SHARE = 0.35
"""Of a hand at least this share has the colour of skin."""
_STEP = 6.0
"""Raster pixels between places at which the rim is looked at, and by how much they lie outside the floor."""
_WINDOW = 25
"""The side (raster pixels) of what is compared at each."""
_FAINT = 0.25
"""A rim with less than this share of the usual edges says nothing."""
_GONE = 0.4
"""Edges are gone where less than this share of the usual is left of them."""
_REACHES = 18.0
"""Of so long a stretch (raster pixels) without its edges one is asked for a second look."""
_COVERS = 4 * CUBE_PX
"""So long a stretch is a hand or a sleeve: nothing is read under it."""
_DOUBT = 0.5
"""No reading with something over the rim is surer than this (0-1)."""


def covering(scene: TrayScene, largest: Stretch | None = None) -> Refusal:
    """Why the tray cannot be read, by the look of its largest unexplained stretch, else of all that is not its floor."""
    if scene.agreement < _RIMS_LOST:
        return Refusal.SETUP_MOVED
    shown = _strange(scene) if largest is None else scene.raster[largest.rows, largest.columns][largest.mine]
    return look_of(shown)


def look_of(shown: NDArray[np.uint8]) -> Refusal:
    """What some pixels (n, 3) look like: a hand, a glare, something else."""
    if not len(shown):
        return Refusal.FOREIGN_OBJECT
    if (shown.min(axis=1) >= BURNT).mean() > _BURNT_SHARE:
        return Refusal.OVEREXPOSED
    return Refusal.HAND_IN_VIEW if (like_skin(shown[None]) > 0).mean() > _SKIN_SHARE else Refusal.FOREIGN_OBJECT


def _strange(scene: TrayScene) -> NDArray[np.uint8]:
    """The pixels (n, 3) within the tray that are not its floor, or lighter or darker than it was."""
    strange = scene.strange | (np.abs(scene.off_floor) > _OFF)
    return np.asarray(scene.raster[strange & (scene.view.floor_mask(-CUBE_PX / 3) > 0)], np.uint8)


@dataclass(frozen=True)
class RimCover:
    """The longest stretch of the rim that is hidden: its length and its places (n, 2), in raster pixels."""

    length: float
    places: Points


def rim_checked(scene: TrayScene, reading: Reading[str]) -> Reading[str]:
    """The reading, doubted where the rim is not in its place or something reaches over it, refused where much does."""
    if reading.refusal is not None:
        return reading
    if scene.agreement < OUT_OF_PLACE:
        return replace(reading, confidence=min(reading.confidence, _DOUBT), wish=Wish(Remedy.PLACE))
    cover = hidden_rim(scene)
    if cover.length < _REACHES:
        return reading
    if cover.length >= _COVERS:
        return Reading.refused(look_of(scene.raster[_around(scene, cover)]))
    sure = min(reading.confidence, _DOUBT)
    wish = reading.wish if reading.wish is not None and reading.confidence < SURE_FROM else None
    return replace(reading, confidence=sure, wish=wish or Wish(Remedy.UNCOVER, _outline(scene, cover.places)))


def hidden_rim(scene: TrayScene) -> RimCover:
    """The longest stretch of the rim whose edges are gone."""
    ring = (scene.view.floor_mask(CUBE_PX) - scene.view.floor_mask(-_STEP / 2)).astype(np.float32)
    before, now = rims(scene.ground.profile.empty) * ring, rims(scene.raster) * ring
    places = _along(scene.view.outline)
    x, y = np.clip(np.rint(places).astype(int), 0, [ring.shape[1] - 1, ring.shape[0] - 1]).T
    usual = cv2.blur(before * before, (_WINDOW, _WINDOW))[y, x]
    left = cv2.blur(before * now, (_WINDOW, _WINDOW))[y, x] / np.maximum(usual, 1e-9)
    clear = usual > _FAINT * np.median(usual)
    gone = clear & (left < _GONE * np.median(left[clear]))
    run = _longest_run(gone)
    return RimCover(len(run) * _STEP, places[run])


def _along(outline: Points) -> Points:
    """Places (n, 2) around the floor's outline (4, 2), a little outside it."""
    sides = zip(outline, np.roll(outline, -1, axis=0), strict=True)
    places = np.vstack([np.linspace(a, b, max(2, int(np.linalg.norm(b - a) / _STEP)), endpoint=False) for a, b in sides])
    outward = places - outline.mean(axis=0)
    return np.asarray(places + _STEP * outward / np.linalg.norm(outward, axis=1, keepdims=True), np.float64)


def _longest_run(gone: NDArray[np.bool_]) -> list[int]:
    """The numbers of the longest run in a circle."""
    count = len(gone)
    if gone.all():
        return list(range(count))
    longest: list[int] = []
    run: list[int] = []
    for number in range(2 * count):
        run = [*run, number % count] if gone[number % count] else []
        longest = run if len(run) > len(longest) else longest
    return longest


def _around(scene: TrayScene, cover: RimCover) -> NDArray[np.bool_]:
    """The raster's pixels about the hidden stretch."""
    mask = np.zeros(scene.raster.shape[:2], np.uint8)
    cv2.polylines(mask, [np.rint(cover.places).astype(np.int32)], isClosed=False, color=1, thickness=_WINDOW)
    return mask > 0


def _outline(scene: TrayScene, places: Points) -> tuple[Place, Place, Place, Place]:
    """The box about some places of the raster, in pixels of the picture."""
    (left, top), (right, bottom) = places.min(axis=0) - CUBE_PX, places.max(axis=0) + CUBE_PX
    corners = scene.view.to_picture(np.array([[left, top], [right, top], [right, bottom], [left, bottom]]))
    a, b, c, d = ((float(x), float(y)) for x, y in corners)
    return (a, b, c, d)
