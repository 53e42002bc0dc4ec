"""Cubes the table corrected join what was taught: under today's light, weighed, and never a slip of the finger."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from tools.cubes.drawing import Camera, Cube, Light, Setup, draw, flat_pose, tray_corners
from vision.cube_lessons.cube_lesson import CubeLesson, teach_cubes
from vision.cube_lessons.mended import CubeLabels, MendedCube, pack_mended, teach_further, unpack_mended
from vision.cubes.cube_profile import CubeProfile
from vision.cubes.cube_reader import CubeReader
from vision.profile import Profile, ProfileKind, load_profile, save_profile
from vision.vision_errors import LabelsRefused, ProfileRefused

pytestmark = pytest.mark.slow

SETUP = Setup(Camera(480.0, 6.0, 200.0, 1500.0), floor="card", seed=3)
COLOURS = {"red": -45, "blue": 0, "yellow": 45}


def scene(seed=1, light=None):
    cubes = [Cube(colour, flat_pose(x, 10, 20), 0.1, x + 60) for colour, x in COLOURS.items()]
    return draw(SETUP, cubes, light or Light(), seed=seed, grain=1)


@pytest.fixture(scope="module")
def profile() -> CubeProfile:
    taught = scene()
    labels = CubeLabels(tuple(zip(COLOURS, taught.centres, strict=True)), tray_corners(SETUP))
    empty = draw(SETUP, [], Light(), seed=2, grain=1).picture
    return teach_cubes(CubeLesson(taught.picture, labels, empty, SETUP.camera.mm_per_px))


def mended(profile, name="red", place="red", light=None):
    shown = scene(5, light)
    return MendedCube.of(profile, shown.picture, None, name, shown.centres[list(COLOURS).index(place)])


def test_a_mended_cube_looks_as_it_was_taught(profile):
    cube = mended(profile)
    taught = profile.colours[0]
    assert np.linalg.norm(np.subtract(cube.colour.hue, taught.hue)) < 0.05
    assert cube.colour.level == pytest.approx(taught.level, abs=0.3)
    assert cv2.cvtColor(cube.crop, cv2.COLOR_BGR2HSV)[..., 1].max() > 100


def test_it_moves_its_own_colour_a_little_and_no_other(profile):
    away = replace(mended(profile).colour, hue=(0.38, 0.34, 0.86))
    further = teach_further(profile, [MendedCube(away, np.zeros((60, 60, 3), np.uint8))])
    before, after = (np.array(each.colours[0].hue) for each in (profile, further))
    assert 0 < np.linalg.norm(after - before) < np.linalg.norm(np.array(away.hue) - before) / 2
    assert np.linalg.norm(after) == pytest.approx(1)
    assert further.colours[0].spread > profile.colours[0].spread
    assert further.colours[1:] == profile.colours[1:]


def test_a_slip_of_the_finger_and_an_unknown_colour_teach_nothing(profile):
    assert teach_further(profile, [mended(profile, "red", "blue"), mended(profile, "green")]).colours == profile.colours


def test_what_was_read_is_still_read(profile):
    further = teach_further(profile, [mended(profile, name, name, Light("warm")) for name in COLOURS])
    assert CubeReader(further).read(scene(9).picture).counts == {"red": 1, "blue": 1, "yellow": 1}


def test_a_place_outside_the_tray_is_refused(profile):
    with pytest.raises(LabelsRefused, match="outside"):
        MendedCube.of(profile, scene().picture, None, "red", (3.0, 3.0))


def test_waiting_cubes_are_kept_in_a_file(profile, tmp_path):
    cubes = (mended(profile), mended(profile, "blue", "blue"))
    save_profile(tmp_path / "m", pack_mended(cubes))
    loaded = unpack_mended(load_profile(tmp_path / "m", ProfileKind.CUBES))
    assert [cube.colour.name for cube in loaded] == ["red", "blue"]
    assert np.array_equal(loaded[1].crop, cubes[1].crop)
    for facts in ({}, {"mended": [{"name": "red"}]}, {"mended": 7}):
        with pytest.raises(ProfileRefused, match="for each mended cube"):
            unpack_mended(Profile(ProfileKind.CUBES, facts))
