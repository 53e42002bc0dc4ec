"""A doubt's first advice names its cause."""

from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.cubes.cube_confidence import find_hint
from vision.picture import load_picture
from vision.whole_reading import Remedy

pytestmark = pytest.mark.slow

CUBES = Path(__file__).parent / "fixtures" / "cubes"


def advice(reader, picture):
    scene = reader.scene(picture)
    return find_hint(scene, reader.survey(scene))


def lies_in(corners, place):
    return cv2.pointPolygonTest(np.array(corners, np.float32), place, False) >= 0


def bare_place(reader, picture):
    """A place of the floor (pixels) far from all cubes."""
    scene = reader.scene(picture)
    free = (scene.view.floor_mask(-40.0) > 0) & ~scene.strange
    distance = cv2.distanceTransform(free.astype(np.uint8), cv2.DIST_L2, 5)
    row, column = np.unravel_index(int(distance.argmax()), distance.shape)
    x, y = scene.view.to_picture(np.array([[column, row]], float))[0]
    return float(x), float(y)


def test_a_grainy_picture_needs_more_light(reader, picture):
    rng = np.random.default_rng(4)
    dark = np.clip(picture * 0.55 + rng.normal(0, 5, picture.shape), 0, 255).astype(np.uint8)
    assert advice(reader, dark).remedy is Remedy.LIGHT
    assert advice(reader, (picture * 0.55).astype(np.uint8)).remedy is not Remedy.LIGHT


def test_what_is_no_cube_is_a_mirrored_lamp_or_something_to_be_taken_away(reader, picture):
    x, y = bare_place(reader, picture)
    for colour, remedy in (((255, 255, 255), Remedy.GLARE), ((90, 140, 110), Remedy.UNCOVER)):
        covered = cv2.ellipse(picture.copy(), (round(x), round(y)), (60, 18), 20, 0, 360, colour, -1, cv2.LINE_AA)
        asked = advice(reader, covered)
        assert asked.remedy is remedy
        assert lies_in(asked.corners, (x, y)), remedy


def test_a_lone_cube_that_is_hard_to_tell_is_to_be_turned_and_touching_ones_are_to_be_pushed_apart(reader):
    scene = reader.scene(load_picture(CUBES / "heap.jpg"))
    surveyed = reader.survey(scene)
    plain = np.where(np.arange(len(surveyed.cubes[0].behind)) == 0, 0.0, -8.0)
    sure = tuple(replace(cube, told=0.99999, behind=plain) for cube in surveyed.cubes)
    middles = np.array([cube.middle for cube in sure])
    nearest = np.sort(np.hypot(*(middles[:, None] - middles[None]).T), axis=1)[:, 1]
    for number, remedy in ((int(nearest.argmax()), Remedy.TURN), (int(nearest.argmin()), Remedy.SPREAD)):
        doubted = (*sure[:number], replace(sure[number], told=0.3), *sure[number + 1 :])
        asked = find_hint(scene, replace(surveyed, cubes=doubted, rest=0.0, unexplained=None, doubts=()))
        assert asked.remedy is remedy
        assert lies_in(asked.corners, tuple(scene.view.to_picture(middles[number : number + 1])[0]))
