"""The cube reader: how many cubes of each colour lie in the tray, and how sure that is."""

import math
from collections.abc import Mapping
from dataclasses import replace

import cv2
import numpy as np

from vision.cubes import cube_profile, tray_check, tray_scene
from vision.cubes.strangers import is_mirrored
from vision.cubes.survey import CubeNetwork, Survey, certainty, cube_chance, survey
from vision.geometry import lens, tray
from vision.picture import Picture, Quality, has_colour
from vision.vision_errors import Refusal
from vision.whole_reading import SURE_FROM, Hint, Item, Reading, Remedy

_BEYOND_BOUNDS = 0.3
"""The greatest confidence (0-1) of a reading that exceeds its bounds."""

_COLOUR_WARMTH = 2.0
"""By how much (log odds) a colour must be behind to be e times less likely; above 1 because neighbouring pixels agree."""

_POSSIBLE = 0.02
"""A colour less likely than this (0-1) is not an alternative."""
_SAME_SCALE = 0.1
"""Scales that differ by less than this (a logarithm) count as the same."""


class CubeReader:
    """Reads cubes as one profile teaches it."""

    def __init__(self, profile: cube_profile.CubeProfile) -> None:
        self.profile = profile
        self._network = CubeNetwork()
        self._ground = tray_scene.Ground.of(profile)
        self.sharpness = tray_check.rim_sharpness(profile.empty, profile.view(profile.frame))

    def read(self, picture: Picture, frame: lens.Frame | None = None, bounds: Mapping[str, int] | None = None) -> Reading[str]:
        """The cubes in the tray, or why they cannot be read.

        `frame` is the picture's frame, from a mat or a plain scale; without it the camera must stand where it stood when taught.
        `bounds` are the most cubes there can be of each colour; a reading beyond them is kept with low confidence.
        """
        if not has_colour(picture):
            dark = Quality.of(picture).refusal() is Refusal.TOO_DARK
            return Reading.refuse(Refusal.TOO_DARK if dark else Refusal.NO_COLOUR)
        placed = self._placed(picture, frame)
        refusal = tray_check.view_refusal(self.profile, picture, placed)
        if refusal is not None:
            return Reading.refuse(refusal)
        scene = tray_scene.see(self._ground, picture, placed)
        refusal = tray_check.scene_refusal(scene, self.sharpness)
        if refusal is not None:
            return Reading.refuse(refusal)
        surveyed = self.survey(scene)
        cover = tray_check.find_hidden_rim(scene)
        refusal = tray_check.survey_refusal(scene, surveyed, cover)
        if refusal is not None:
            return Reading.refuse(refusal)
        return tray_check.rim_checked(scene, cover, _bound_reading(_reading(scene, surveyed), bounds or {}))

    def scene(self, picture: Picture, frame: lens.Frame | None = None) -> tray_scene.TrayScene:
        """A colour picture prepared for counting: the tray is found, the light matched, and what is not floor is marked."""
        return tray_scene.see(self._ground, picture, self._placed(picture, frame))

    def survey(self, scene: tray_scene.TrayScene) -> Survey:
        """Find the cubes in a scene of this reader."""
        return survey(scene, self._network.look(scene.light, self._ground.light))

    def _placed(self, picture: Picture, frame: lens.Frame | None) -> lens.Frame:
        """The frame from this picture's pixels to the profile's millimetres."""
        if frame is not None and self.profile.on_mat and not frame.is_plain:
            return frame
        width, height = self.profile.size
        size = (picture.shape[1], picture.shape[0])
        grow = size[0] / width
        if frame is not None and frame.is_plain and not self.profile.on_mat:
            grow = self.profile.frame.mm_per_px_at((width / 2, height / 2)) / frame.mm_per_px_at((0.0, 0.0))
            grow = size[0] / width if abs(np.log(grow * width / size[0])) < _SAME_SCALE else grow
        centre = np.array([[1.0, 0.0, width / 2], [0.0, 1.0, height / 2], [0.0, 0.0, 1.0]])
        back = np.array([[1 / grow, 0.0, -size[0] / 2 / grow], [0.0, 1 / grow, -size[1] / 2 / grow], [0.0, 0.0, 1.0]])
        return lens.Frame(self.profile.frame.px_to_mm @ centre @ back)


def _reading(scene: tray_scene.TrayScene, surveyed: Survey) -> Reading[str]:
    items = tuple(_item(scene, found) for found in surveyed.cubes)
    glares = [is_mirrored(scene, thing) for thing in surveyed.things]
    unknown = tuple(_item(scene, found) for found in surveyed.unknown)
    unknown += tuple(_thing(scene, thing) for thing, glare in zip(surveyed.things, glares, strict=True) if not glare)
    sure = tray_check.reading_confidence(surveyed)
    missed = 1 - math.prod(1 - cube_chance(doubt) for doubt in surveyed.doubts)
    hint = tray_check.find_hint(scene, surveyed) if sure < SURE_FROM or any(glares) else None
    if tray_check.is_relit(scene, surveyed):
        sure, hint = min(sure, tray_check.DOUBT), Hint(Remedy.RELIGHT)
    elif unknown and hint is None:
        hint = Hint(Remedy.UNKNOWN, unknown[0].corners)
    sure = min(sure, tray_check.DOUBT) if unknown or any(glares) else sure
    return Reading(items, sure, missed=missed, hint=hint, unknown=unknown)


def _thing(scene: tray_scene.TrayScene, thing: tray_scene.Stretch) -> Item[str]:
    """The item for something that is no cube: it is named by the first taught colour, and none is likelier."""
    down, right = np.nonzero(thing.mine)
    around = np.column_stack([right + thing.columns.start, down + thing.rows.start]).astype(np.float32)
    corners = scene.view.to_picture(np.asarray(cv2.boxPoints(cv2.minAreaRect(around)), np.float64))
    a, b, c, d = ((float(x), float(y)) for x, y in corners)
    x, y = corners.mean(axis=0)
    return Item(scene.ground.profile.names[0], (float(x), float(y)), tray_check.LEAST, (a, b, c, d))


def _item(scene: tray_scene.TrayScene, found: tray.Found) -> Item[str]:
    """The item for a cube, in pixels of the picture."""
    centre, *corners = [
        (float(point[0]), float(point[1])) for point in scene.view.to_picture(np.vstack([found.middle, found.corners]))
    ]
    name = scene.ground.profile.names[found.colour]
    # The other colours that the cube may have, likeliest first, with their chances (0-1).
    odds = np.exp(found.behind / _COLOUR_WARMTH)
    names, chances = scene.ground.profile.names, odds / (1 + odds)
    ranked = (int(number) for number in np.argsort(-chances) if number != found.colour)
    other_colours = tuple((names[number], float(chances[number])) for number in ranked if chances[number] > _POSSIBLE)
    return Item(name, centre, tray_check.bound(certainty(found)), (corners[0], corners[1], corners[2], corners[3]), other_colours)


def _bound_reading(reading: Reading[str], bounds: Mapping[str, int]) -> Reading[str]:
    """Lower the confidence where counts exceed the bounds: of the weakest surplus items and of the whole reading."""
    items, sure = list(reading.items), reading.confidence
    for colour, count in reading.counts.items():
        surplus = count - bounds.get(colour, count)
        if surplus <= 0:
            continue
        sure = min(sure, _BEYOND_BOUNDS)
        mine = sorted((n for n, item in enumerate(items) if item.label == colour), key=lambda n: items[n].confidence)
        for number in mine[:surplus]:
            items[number] = replace(items[number], confidence=min(items[number].confidence, _BEYOND_BOUNDS))
    # Something unknown is asked about by itself; what exceeds the bounds is doubted besides
    only_unknown = reading.hint is None or reading.hint.remedy is Remedy.UNKNOWN
    wished = Hint(Remedy.LOOK) if only_unknown and sure < reading.confidence else reading.hint
    return replace(reading, items=tuple(items), confidence=sure, hint=wished)
