"""The check before the shutter, on drawn tables and on real ones where they are."""

import os
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.geometry.mat import MatSize, draw_marker
from vision.live.check import Expected, Light, PictureCheck, hand_in_view
from vision.live.frames import has_moved
from vision.picture import load_picture
from vision.vision_errors import Refusal

RNG = np.random.default_rng(4)
DEV = os.environ.get("COMPANION_VISION_DEV")
MAT = MatSize(300, 200, 40)


def table(level=150):
    picture = np.full((480, 640, 3), (level * 0.7, level * 0.9, level), np.float32)
    for number in range(6):
        x, y = 60 + number % 3 * 200, 90 + number // 3 * 220
        cv2.rectangle(picture, (x, y), (x + 90, y + 90), (level * 0.3, level * 0.4, level * 0.9), -1)
    return np.clip(picture + RNG.normal(0, 1, picture.shape), 0, 255).astype(np.uint8)


def paper(*, marked=True):
    """A sheet with the mat's markers, or without."""
    picture = np.full((480, 640, 3), (170, 180, 190), np.uint8)
    for number, (x, y) in enumerate(((40, 40), (520, 40), (520, 360), (40, 360)) if marked else ()):
        picture[y : y + 64, x : x + 64] = cv2.cvtColor(draw_marker(number, 64), cv2.COLOR_GRAY2BGR)
    return picture


def test_what_is_wrong_with_a_picture_and_a_good_one():
    lamp = cv2.circle(table(), (320, 240), 90, (255, 255, 255), -1)
    for picture, light, refusal in (
        (table(), Light.GOOD, None),
        (table(8), Light.DARK, Refusal.TOO_DARK),
        (table(45), Light.DIM, None),
        (np.full((480, 640, 3), 255, np.uint8), Light.BURNT, Refusal.OVEREXPOSED),
        (cv2.GaussianBlur(table(), (0, 0), 8), Light.GOOD, Refusal.BLURRED),
        (cv2.cvtColor(cv2.cvtColor(table(), cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR), Light.GOOD, Refusal.NO_COLOUR),
        (lamp, Light.GLARE, None),
    ):
        assert PictureCheck.of(picture) == PictureCheck(light, refusal)


def test_what_moves_is_seen_and_an_even_change_of_light_is_not():
    before = table()
    hand = before.copy()
    cv2.ellipse(hand, (500, 480), (90, 200), 0, 0, 360, (120, 150, 210), -1)
    brighter = np.clip(before.astype(np.int16) + 9, 0, 255).astype(np.uint8)
    assert PictureCheck.of(hand, before).refusal is Refusal.NOT_SETTLED
    assert PictureCheck.of(brighter, before).refusal is None
    assert not has_moved(table(), before)
    assert has_moved(before[:, :320], before)


def test_the_mat_and_a_tray_on_it_or_on_the_table_must_be_in_view():
    for picture, expected, refusal in (
        (paper(marked=False), Expected(mat=MAT), Refusal.MAT_NOT_IN_VIEW),
        (paper(), Expected(mat=MAT), None),
        (paper(), Expected(MAT, np.array([[60.0, 40.0], [240.0, 160.0]]), on_mat=True), None),
        (paper(), Expected(MAT, np.array([[60.0, 40.0], [400.0, 160.0]]), on_mat=True), Refusal.TRAY_NOT_IN_VIEW),
        (table(), Expected(tray=np.array([[10, 10], [600, 400]], float)), None),
        (table(), Expected(tray=np.array([[10, 10], [700, 400]], float)), Refusal.TRAY_NOT_IN_VIEW),
    ):
        assert PictureCheck.of(picture, expected=expected).refusal is refusal, expected


def test_a_hand_at_rest_is_seen_and_a_wooden_table_is_none():
    hand = table()
    cv2.ellipse(hand, (470, 470), (110, 260), -25, 0, 360, (120, 150, 210), -1)
    assert PictureCheck.of(hand) == PictureCheck(Light.GOOD, Refusal.HAND_IN_VIEW)
    wood = np.clip(np.full((480, 640, 3), (90, 130, 185), np.float32) + RNG.normal(0, 2, (480, 640, 3)), 0, 255).astype(np.uint8)
    cv2.rectangle(wood, (200, 150), (420, 330), (40, 40, 40), -1)
    assert PictureCheck.of(wood).refusal is None


@pytest.mark.skipif(DEV is None, reason="COMPANION_VISION_DEV names no folder of pictures")
def test_readable_pictures_pass_and_a_defocused_one_does_not():
    paths = sorted(Path(DEV).glob("tiles/dev_tiles_*.jpg"))[:4] + sorted(Path(DEV).glob("cubes/calib_*_one_each.jpg"))
    assert [path.name for path in paths if PictureCheck.of(load_picture(path)).refusal is not None] == []
    blurred = load_picture(Path(DEV) / "tiles" / "dev_hard_2_defocus.jpg")
    assert PictureCheck.of(blurred).refusal is Refusal.BLURRED


def test_skin_that_keeps_away_from_the_pieces_is_wood_and_no_hand():
    """A strip of the wooden table beside a cloth reaches in over a short stretch of the rim, as an arm does."""
    picture = table()
    cv2.ellipse(picture, (470, 470), (110, 260), -25, 0, 360, (120, 150, 210), -1)
    far, near = (np.array([[x, y], [x + 30, y], [x + 30, y + 30], [x, y + 30]], float) for x, y in ((40, 40), (400, 180)))
    assert hand_in_view(picture)
    assert not hand_in_view(picture, [far])
    assert hand_in_view(picture, [far, near])
