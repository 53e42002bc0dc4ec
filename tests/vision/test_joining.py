"""A tray as a camera shows it: several frames as one picture, what reaches over its rim, and what a doubt first advises."""

import json
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.cubes.tray_check import find_hint
from vision.live.frames import FRAMES, StillFrames, has_moved, join_frames
from vision.picture import load_picture
from vision.whole_reading import Remedy

pytestmark = pytest.mark.slow
CUBES = Path(__file__).parent / "fixtures" / "cubes"
TRUTH = json.loads((CUBES.parent / "truth.json").read_text())["cubes"]["pictures"]
APART = {colour: n for colour, n in next(each for each in TRUTH if each["image"] == "apart.jpg")["count_visible"].items() if n}


def noisy(picture, sigma, seed):
    return np.clip(picture + np.random.default_rng(seed).normal(0, sigma, picture.shape), 0, 255).astype(np.uint8)


def under_a_flickering_lamp(picture, number, strength=0.35):
    """Dark and bright bands that wander down the picture from frame to frame, as a rolling shutter has them."""
    rows = np.arange(picture.shape[0]) / picture.shape[0]
    light = 0.9 * (1 + strength * np.sin(2 * np.pi * (1.7 * rows + 0.37 * number)))
    return noisy(picture * light[:, None, None], 3.0, number)


def glared_at(picture, number):
    """A lamp's highlight that wanders over the tray."""
    high, wide = picture.shape[:2]
    y, x = np.mgrid[:high, :wide]
    light = 700 * np.exp(-((x - 400 - 120 * number) ** 2 + (y - 380 - 60 * number) ** 2) / 2 / 28**2)
    return noisy(picture + light[..., None], 2.0, number)


def still(frames):
    found = StillFrames()
    for frame in frames:
        found = found.with_frame(frame)
    return found


def test_noise_is_halved(picture):
    found = still(noisy(picture, 12.0, number) for number in range(FRAMES))
    assert found.complete
    single, both = (float(np.std(each.astype(float) - picture)) for each in (found.frames[0], join_frames(found)))
    assert both < 0.6 * single


def test_under_a_flickering_lamp_a_frame_is_read_and_all_together(reader, picture):
    found = still(under_a_flickering_lamp(picture, number) for number in range(FRAMES))
    assert found.complete
    readings = [reader.read(shown) for shown in (found.frames[1], join_frames(found))]
    assert [reading.counts for reading in readings] == [APART] * 2


def test_what_a_glare_hides_in_each_frame_is_read_in_all_together(reader, picture):
    frames = [glared_at(picture, number) for number in range(FRAMES)]
    found = still(frames)
    assert found.complete
    assert reader.read(frames[1]).refusal is not None
    reading = reader.read(join_frames(found))
    assert reading.counts == APART
    assert reading.confidence >= 0.9


def test_a_trembling_camera_smears_nothing(picture):
    shifts = ((0, 0), (1.5, -1), (-1, 2), (2, 1), (-2, -1.5))
    size = picture.shape[1::-1]
    frames = [
        cv2.warpAffine(picture, np.array([[1.0, 0, x], [0, 1.0, y]]), size, borderMode=cv2.BORDER_REPLICATE) for x, y in shifts
    ]
    found = still(frames)
    assert found.complete
    inner = np.s_[8:-8, 8:-8]
    smeared = np.median(frames, axis=0)
    both, plain = (np.abs(each.astype(float) - picture)[inner].mean() for each in (join_frames(found), smeared))
    assert both < 0.5 * plain


def test_a_cube_that_moves_begins_anew_and_leaves_no_ghost(picture):
    def with_cube(x):
        changed = picture.copy()
        changed[500:526, x : x + 26] = (30, 30, 190)
        return changed

    frames = [with_cube(500), with_cube(520), *(with_cube(560) for _ in range(FRAMES))]
    found = still(frames)
    assert len(found.frames) == FRAMES
    assert np.array_equal(join_frames(found), with_cube(560))


def test_a_camera_that_was_pushed_is_movement_and_noise_is_none_and_a_single_frame_stays_what_it_is(picture):
    pushed = np.roll(picture, 15, axis=1)
    assert has_moved(pushed, picture)
    assert len(still([picture, pushed]).frames) == 1
    assert not has_moved(noisy(picture, 14.0, 1), noisy(picture, 14.0, 2))
    assert len(still([picture, picture[:, :640]]).frames) == 1
    assert join_frames(StillFrames().with_frame(picture)) is picture


def test_what_a_flickering_lamp_burnt_is_taken_from_the_frame_in_which_it_was_darkest():
    picture = np.random.default_rng(7).integers(90, 130, (480, 640, 3)).astype(np.uint8)
    picture[180:240, 280:360] = 225, 240, 215
    burning = np.ones((480, 1, 1))
    burning[120:300] = 1.25
    still = StillFrames()
    for light in (1.0, burning, 1.0, burning, 1.0):
        still = still.with_frame(np.clip(picture * light, 0, 255).astype(np.uint8))
    assert len(still.frames) == 5
    assert (still.frames[1][190:230, 290:350] == 255).all()
    seen = join_frames(still)[190:230, 290:350].astype(float).mean(axis=(0, 1))
    assert seen == pytest.approx((225, 240, 215), abs=6)


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


def test_what_is_no_cube_is_a_mirrored_lamp_or_something_that_was_not_taught(reader, picture):
    x, y = bare_place(reader, picture)
    glare, thing = (
        cv2.ellipse(picture.copy(), (round(x), round(y)), (60, 18), 20, 0, 360, colour, -1, cv2.LINE_AA)
        for colour in ((255, 255, 255), (90, 140, 110))
    )
    asked, reading = advice(reader, glare), reader.read(thing)
    assert (asked.remedy, reading.hint.remedy) == (Remedy.GLARE, Remedy.UNKNOWN)
    assert lies_in(asked.corners, (x, y))
    assert lies_in(reading.unknown[0].corners, (x, y))
    assert reading.confidence < 0.5


def test_a_lone_cube_that_is_hard_to_tell_is_to_be_turned_and_touching_ones_are_to_be_pushed_apart(reader):
    scene = reader.scene(load_picture(CUBES / "heap.jpg"))
    surveyed = reader.survey(scene)
    plain = np.where(np.arange(len(surveyed.cubes[0].behind)) == 0, 0.0, -8.0)
    sure = tuple(replace(cube, told=0.99999, behind=plain) for cube in surveyed.cubes)
    middles = np.array([cube.middle for cube in sure])
    nearest = np.sort(np.hypot(*(middles[:, None] - middles[None]).T), axis=1)[:, 1]
    for number, remedy in ((int(nearest.argmax()), Remedy.TURN), (int(nearest.argmin()), Remedy.SPREAD)):
        doubted = (*sure[:number], replace(sure[number], told=0.3), *sure[number + 1 :])
        asked = find_hint(scene, replace(surveyed, cubes=doubted, rest=0.0, things=(), unknown=(), doubts=()))
        assert asked.remedy is remedy
        assert lies_in(asked.corners, tuple(scene.view.to_picture(middles[number : number + 1])[0]))


def covered(picture, wide, high, middle=(640, 820)):
    """The picture with something of the tray's own colour laid over it, from below unless said otherwise."""
    around = picture[400:560, 520:760].reshape(-1, 3)
    colour = tuple(float(part) for part in np.median(around, axis=0))
    return cv2.ellipse(picture.copy(), middle, (wide, high), -15, 0, 360, colour, -1)


def test_nothing_over_the_rim_changes_nothing_and_a_sleeve_of_the_floor_s_own_colour_is_refused(reader, picture):
    reading = reader.read(picture)
    assert (reading.refusal, reading.hint) == (None, None)
    assert reading.confidence >= 0.9
    assert reader.read(covered(picture, 140, 420)).refusal is not None


def test_a_finger_of_the_floor_s_own_colour_is_doubted_where_it_comes_in(reader, picture):
    reading = reader.read(covered(picture, 34, 330))
    assert reading.refusal is None
    assert reading.confidence <= 0.5
    assert reading.hint.remedy is Remedy.UNCOVER
    xs, ys = zip(*reading.hint.corners, strict=True)
    assert min(xs) < 620 < max(xs)
    assert min(ys) < 715 < max(ys)


def test_a_hand_over_any_corner_of_the_tray_is_refused(reader, picture):
    for corner in ((362, 308), (895, 261), (958, 671), (375, 724)):
        assert reader.read(covered(picture, 95, 95, corner)).refusal is not None, corner


def test_a_tray_that_is_not_in_its_place_is_never_sure(reader, picture):
    nearer = cv2.warpAffine(picture, cv2.getRotationMatrix2D((640, 480), 0, 1.15), (1280, 960), borderMode=cv2.BORDER_REPLICATE)
    reading = reader.read(nearer)
    assert reading.confidence <= 0.5
    assert reading.refusal is not None or reading.hint.remedy is Remedy.PLACE
