"""Where the tray's floor ends when nobody marked its corners: found within a few millimetres, or the lesson is refused."""

import json
from functools import cache

import cv2
import numpy as np
import pytest

from companion.app.cli import main
from tools.cubes.drawing import FLOORS, Camera, Light, Setup, draw, tray_corners
from vision.cube_lessons.tray_outline import find_best_rectangle, find_tray, look_for_tray
from vision.vision_errors import TrayUnclear

TILTED = Camera(480.0, 14.0, 200.0, 1000.0, roll=4.0, size=(860, 640))
NEAR_MM = 4.5
"""So far off the floor may be found to end: half a cube."""


def setup(floor, table, wall=12.0, camera=TILTED):
    return Setup(camera, floor=floor, table=table, wall=wall, seed=4)


@cache
def seen(at):
    return draw(at, [], Light("two"), seed=2, grain=1).picture


def places(at):
    (width, height), ways = at.tray, [(x, y) for x in (-1, 0, 1) for y in (-1, 1)]
    return at.camera.project([[0.35 * width * x, 0.35 * height * y, 4.0] for x, y in ways])


def off(at, corners):
    return float(np.abs(corners - tray_corners(at)).max()) * at.camera.mm_per_px


def test_neither_the_rim_nor_a_shadow_is_taken_for_the_end_of_the_floor():
    for floor, table, wall in (("black", "lightwood", 12.0), ("clear", "grey", 15.0), ("printed", "lightwood", 6.0)):
        at = setup(floor, table, wall)
        assert off(at, find_tray([seen(at)], places(at), TILTED.mm_per_px)) < NEAR_MM, floor


def test_a_hard_lamp_s_shadow_on_a_dark_cloth_is_no_rim(monkeypatch):
    monkeypatch.setitem(FLOORS, "navy", (0.03, 0.04, 0.11))
    at = setup("card", "navy", 14.0)
    picture = draw(at, [], Light("hard"), seed=2, grain=1).picture.astype(np.float32) / 255
    contrasty = np.round(255 * (picture + 0.4 * (3 * picture**2 - 2 * picture**3 - picture))).astype(np.uint8)
    assert off(at, find_tray([contrasty], places(at), TILTED.mm_per_px)) < NEAR_MM


def test_without_a_scale_the_floor_is_found_as_well():
    at = setup("card", "grey")
    found = look_for_tray(seen(at), places(at))
    assert found.sure
    assert off(at, found.corners) < NEAR_MM


def test_a_tower_behind_the_tray_hides_no_more_than_it_stands_before():
    at = setup("card", "grey")
    picture = seen(at).copy()
    left, right, *_ = tray_corners(at)
    foot = [left + share * (right - left) - [0, 15] for share in (0.2, 0.7)]
    cv2.fillConvexPoly(picture, np.array([*foot, [foot[1][0], 0], [foot[0][0], 0]]).astype(int), (50, 90, 140))
    assert off(at, find_tray([picture], places(at), TILTED.mm_per_px)) < NEAR_MM


def test_a_tray_that_looks_like_its_table_is_not_guessed_nor_one_where_no_rectangle_is_seen():
    for colour in ("grey", "card", "black"):
        at = setup(colour, colour)
        with pytest.raises(TrayUnclear, match="mark its four corners"):
            find_tray([seen(at)], places(at), TILTED.mm_per_px)
    bare = np.full((480, 640, 3), 120, np.uint8)
    with pytest.raises(TrayUnclear):
        look_for_tray(bare, np.array([[300.0, 200.0], [340.0, 260.0]]))


def test_a_floor_that_is_the_table_in_a_darker_tone_is_not_guessed(monkeypatch):
    monkeypatch.setitem(FLOORS, "paper", (0.6, 0.6, 0.58))
    at = setup("grey", "paper")
    assert not look_for_tray(seen(at), places(at), TILTED.mm_per_px).sure


def test_two_looks_that_disagree_are_not_believed():
    one, other = (
        setup("card", "grey", camera=Camera(480.0, 14.0, 200.0, 1000.0, aim=(aim, 0.0), size=(860, 640))) for aim in (0.0, 8.0)
    )
    with pytest.raises(TrayUnclear):
        find_tray([seen(one), seen(other)], places(one), TILTED.mm_per_px)


def test_a_look_that_is_sure_is_enough():
    at = setup("card", "grey")
    dim = np.full_like(seen(at), 90)
    cv2.rectangle(dim, (130, 100), (720, 540), (70, 70, 70), -1)
    assert off(at, find_tray([dim, seen(at)], places(at), TILTED.mm_per_px)) < NEAR_MM


def test_a_tray_on_a_mat_is_the_smaller_rectangle():
    picture = np.full((480, 640, 3), (60, 80, 110), np.uint8)
    cv2.rectangle(picture, (60, 40), (580, 440), (225, 228, 230), -1)
    cv2.rectangle(picture, (220, 160), (420, 320), (40, 60, 90), -1)
    found = find_best_rectangle(picture, np.array([[280.0, 200.0], [360.0, 280.0]]), 800.0)
    assert found is not None
    assert np.abs(np.sort(found.corners[:, 0]) - [220, 220, 420, 420]).max() < 3


def test_the_command_says_what_helps_in_the_language_of_the_table(tmp_path, monkeypatch, capsys):
    at, settings = setup("card", "card"), tmp_path / "settings.toml"
    monkeypatch.setattr("companion.system.files.settings_path", lambda: settings)
    monkeypatch.chdir(tmp_path)
    cv2.imwrite("one.png", seen(at))
    facts = [{"colour": "red", "centre": list(place)} for place in places(at)]
    (tmp_path / "labels.json").write_text(json.dumps({"cubes": facts}))
    for language, words in (("de", "Tragt ihre vier Ecken"), ("en", "mark its four corners")):
        settings.write_text(f'[table]\nlanguage = "{language}"\n')
        given = ["teach", "cubes", "one.png", "--labels", "labels.json", "--out", "profile", "--scale", str(TILTED.mm_per_px)]
        assert main(given) == 2
        assert words in capsys.readouterr().err
        assert not (tmp_path / "profile").exists()
