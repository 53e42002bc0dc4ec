"""What the bench measures of lessons: outlines that are wrong, trays whose corners nobody marked, and what teaching costs."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

import cv2
import numpy as np
from vision_report import Outcome, read_setup
from vision_sets import CubeSetup, side_of

from tools.tiles import drawing
from vision.cube_lessons.mended import CubeLabels
from vision.picture import Picture
from vision.tile_lessons.tile_teaching import teach_tiles, teach_told, view_of
from vision.vision_errors import LabelsRefused
from vision.whole_reading import Face

OUTLINES = 12
TAUGHT = 30
OFF_SIZE, ALIKE = 0.08, 0.9
"""An outline is wrong by this share of the side, or where what it cuts out is less like the tile (0-1) than this."""
TABLES = ("laminate", "wood", "newsprint", "dark wood", "felt", "cloth")


def lone_outlines() -> tuple[int, int]:
    """Teach single cards of drawn editions on busy tables; count outlines that are wrong, and those of them taken in silence."""
    wrong = silent = 0
    for number in range(OUTLINES):
        rng = np.random.default_rng(700 + number)
        edition = drawing.Edition(700 + number % 4)
        face = edition.faces[int(rng.integers(len(edition.faces)))]
        light = ("daylight", "warm", "led")[number % 3]
        scene = drawing.draw_scene(
            edition, rng, [face], table=TABLES[number % len(TABLES)], light=light, tile_px=200.0, size=(640, 480), tilt=5.0
        )
        bad, told = _lone_outline(face, scene.picture, scene.tiles[0].corners)
        wrong += bad
        silent += bad and not told
    return wrong, silent


def _lone_outline(face: Face, picture: Picture, corners: np.ndarray) -> tuple[bool, bool]:
    """Whether the outline taken is wrong, and whether a doubt was told; a lesson that is refused is told."""
    try:
        profile, doubtful = teach_told([(face, picture)])
    except LabelsRefused:
        return True, True
    view, true = profile.views[0], view_of(picture, corners, profile.ratio, face)
    off = abs(view.side_px / side_of(corners) - 1)
    return off > OFF_SIZE or _likeness(view.picture, true.picture) < ALIKE, bool(doubtful)


def _likeness(one: Picture, other: Picture) -> float:
    """The best correlation over the four ways a tile may lie."""
    turned = [np.rot90(other, turn).copy() for turn in range(4)]
    same = [each for each in turned if each.shape == one.shape]
    return max(float(cv2.matchTemplate(one, each, cv2.TM_CCOEFF_NORMED).max()) for each in same)


def teaching_seconds(taught: Sequence[tuple[Face, Picture]]) -> float:
    """Seconds of CPU for a lesson of thirty pictures; where there are fewer faces, some are shown twice."""
    began = time.process_time()
    teach_tiles([*taught, *taught][:TAUGHT])
    return time.process_time() - began


def without_corners(setups: Sequence[CubeSetup]) -> tuple[list[Outcome], int]:
    """Teach each set-up without its tray's corners and read its pictures; count the pictures of set-ups whose lesson is refused."""
    outcomes: list[Outcome] = []
    refused = 0
    for setup in setups:
        readable = tuple(picture for picture in setup.pictures if not picture.unreadable)
        lesson = replace(setup.lesson, labels=CubeLabels(setup.lesson.labels.cubes, None))
        try:
            outcomes += read_setup(CubeSetup(lesson, readable))
        except LabelsRefused:
            refused += len(readable)
    return outcomes, refused
