"""The cube reader on drawn trays: counts, places, doubt and refusals."""

import dataclasses
import json
from collections import Counter

import cv2
import numpy as np
import pytest

from tools.cubes.drawing import CUBE, Camera, Cube, Light, Setup, draw, flat_pose, tray_corners
from vision.cube_lessons.cube_lesson import CubeLesson, teach_cubes
from vision.cube_lessons.mended import CubeLabels
from vision.cubes.cube_profile import CubeProfile
from vision.cubes.cube_reader import CubeReader
from vision.geometry.lens import Frame
from vision.profile import Profile, pack_profile, unpack_profile
from vision.vision_errors import LabelsRefused, PictureRefused, ProfileRefused, Refusal, SizeRefused
from vision.whole_reading import cubes_json

pytestmark = pytest.mark.slow

COLOURS = ("red", "blue", "yellow", "black", "purple", "green")
SETUP = Setup(Camera(500.0, 8.0, 80.0, 1600.0), floor="card", table="grey", seed=5)
LIGHT = Light("led", exposure=0.9)
HEAP = [
    ("red", flat_pose(0, 0, 10)), ("red", flat_pose(8.3, 1.5, 10)), ("yellow", flat_pose(1, 9, 35)),
    ("blue", (4.2, 0.8, 1.5 * CUBE, 1.0, 0.0, 0.0, 0.3)), ("green", flat_pose(-9.5, 3, 60)),
    ("purple", flat_pose(30, -20, 0)), ("black", flat_pose(-35, 18, 25)), ("black", flat_pose(-35, -25, 70)),
]  # fmt: skip


COUNTED = Counter(colour for colour, _ in HEAP)


def cubes(placed):
    return [Cube(colour, pose, 0.1, number) for number, (colour, pose) in enumerate(placed)]


def one_each():
    places = [(x, y) for y in (-25, 25) for x in (-45, 0, 45)]
    return cubes([(colour, flat_pose(x, y, 12 * n)) for n, (colour, (x, y)) in enumerate(zip(COLOURS, places, strict=True))])


def labels(drawn, *, tray=True):
    facts = {"cubes": [{"colour": c, "centre": list(p)} for c, p in zip(COLOURS, drawn.centres, strict=True)]}
    return CubeLabels.from_json({**facts, "tray": tray_corners(SETUP).tolist()} if tray else facts)


def picture(placed, light=LIGHT, nudge=(0.0, 0.0), setup=SETUP):
    return draw(setup, cubes(placed), light, seed=9, nudge=nudge, grain=1)


@pytest.fixture(scope="module")
def lesson():
    taught = draw(SETUP, one_each(), LIGHT, seed=1, grain=1)
    empty = draw(SETUP, [], LIGHT, seed=2, grain=1).picture
    return CubeLesson(taught.picture, labels(taught), empty, SETUP.camera.mm_per_px)


@pytest.fixture(scope="module")
def profile(lesson):
    return teach_cubes(lesson)


@pytest.fixture(scope="module")
def reader(profile):
    return CubeReader(profile)


@pytest.fixture(scope="module")
def heap():
    return picture(HEAP)


def test_a_heap_is_counted_where_its_cubes_lie(reader, heap):
    reading = reader.read(heap.picture)
    assert reading.counts == COUNTED
    assert reading.confidence > 0.5
    for item in reading.items:
        same = [c for (colour, _), c in zip(HEAP, heap.centres, strict=True) if colour == item.label]
        assert min(np.hypot(item.centre[0] - x, item.centre[1] - y) for x, y in same) < 13
    facts = json.loads(json.dumps(cubes_json(reading, reader.profile.names)))
    assert facts["cubes"] == {"red": 2, "blue": 1, "yellow": 1, "black": 2, "purple": 1, "green": 1}
    assert set(facts) == {"cubes", "items", "unknown", "confidence", "refused", "reason"}
    assert set(facts["items"][0]) == {"colour", "centre", "confidence"}
    assert (facts["refused"], facts["reason"]) == (False, None)


@pytest.mark.parametrize("changes", [{"exposure": 1.15, "white": (0.92, 1.0, 1.1), "turn": 0.6}, {"falloff": 0.3, "noise": 0.01}])
def test_the_evening_moves_on(reader, changes):
    reading = reader.read(picture(HEAP, dataclasses.replace(LIGHT, **changes), nudge=(1.2, -0.8)).picture)
    assert reading.counts == COUNTED


def test_an_empty_tray_is_empty_and_cubes_beside_it_do_not_count(reader):
    reading = reader.read(picture([]).picture)
    assert (reading.refusal, reading.items) == (None, ())
    assert reading.confidence >= 0.9
    reading = reader.read(picture([("red", flat_pose(0, 0, 5)), ("blue", flat_pose(95, 0, 5))]).picture)
    assert reading.counts == {"red": 1}


def test_bounds_are_no_silent_correction(reader, heap):
    free, bound = reader.read(heap.picture), reader.read(heap.picture, bounds={"red": 1, "blue": 9})
    assert bound.counts == free.counts
    assert bound.confidence <= 0.3
    assert [item.label for item in bound.items if item.confidence <= 0.3] == ["red"]
    faintest = min((item for item in free.items if item.label == "red"), key=lambda item: item.confidence)
    doubted = next(item for item in bound.items if item.confidence <= 0.3)
    assert doubted.centre == pytest.approx(faintest.centre, abs=0.01), "the surest are believed"


def covered_by_a_hand(seen):
    hand = seen.copy()
    cv2.ellipse(hand, (760, 520), (420, 130), 20, 0, 360, (110, 140, 190), -1)
    return cv2.GaussianBlur(hand, (5, 5), 0)


def test_what_cannot_be_read_is_refused(reader, heap):
    grey = cv2.cvtColor(cv2.cvtColor(heap.picture, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)
    for spoilt, reason in (
        ((heap.picture * 0.06).astype(np.uint8), Refusal.TOO_DARK),
        (cv2.GaussianBlur(heap.picture, (0, 0), 7), Refusal.BLURRED),
        (cv2.blur(heap.picture, (41, 1)), Refusal.BLURRED),
        (covered_by_a_hand(heap.picture), Refusal.HAND_IN_VIEW),
        (grey, Refusal.NO_COLOUR),
    ):
        reading = reader.read(spoilt)
        assert (reading.refusal, reading.confidence) == (reason, 0)


def test_a_tray_out_of_view_is_refused(profile, heap):
    moved = Frame(profile.frame.px_to_mm @ np.array([[1.0, 0, 500], [0, 1, 0], [0, 0, 1]]))
    reading = CubeReader(dataclasses.replace(profile, frame=moved)).read(heap.picture)
    assert reading.refusal is Refusal.TRAY_NOT_IN_VIEW


def test_a_larger_picture_of_the_same_view_reads_alike(reader, heap):
    large = cv2.resize(heap.picture, None, fx=1.5, fy=1.5)
    reading = reader.read(large)
    assert reading.counts == Counter(colour for colour, _ in HEAP)
    assert max(x for item in reading.items for x in item.centre) > 900


def test_without_an_empty_picture_the_cubes_are_painted_over(lesson, heap):
    profile = teach_cubes(dataclasses.replace(lesson, empty=None))
    assert CubeReader(profile).read(heap.picture).counts == Counter(colour for colour, _ in HEAP)


def test_the_tray_is_found_where_nobody_marked_it(lesson):
    unmarked = dataclasses.replace(lesson, labels=CubeLabels(lesson.labels.cubes, None))
    taught = teach_cubes(unmarked)
    corners = taught.frame.to_pixels(taught.corners)
    assert np.abs(corners - tray_corners(SETUP)).max() < 13


def test_a_profile_survives_its_file(profile, reader, heap):
    again = CubeProfile.unpack(unpack_profile(pack_profile(profile.pack())))
    assert again.colours == tuple(type(c).from_json(c.as_json()) for c in profile.colours)
    assert CubeReader(again).read(heap.picture).counts == reader.read(heap.picture).counts


def test_malformed_profiles_and_labels_are_refused_and_files_by_name(profile, tmp_path):
    packed = profile.pack()
    for change in ({"cube_mm": -1}, {"tray_mm": [[0, 0]]}, {"colours": []}, {"px_to_mm": "?"}):
        with pytest.raises(ProfileRefused):
            CubeProfile.unpack(Profile(packed.kind, {**packed.facts, **change}, packed.pictures))
    red = {"colour": "red", "centre": [1, 2]}
    for facts in (
        [], {}, {"cubes": []}, {"cubes": [{**red, "colour": 3}]}, {"cubes": [{**red, "centre": [1]}]},
        {"cubes": [red], "tray": [[0, 0]]}, {"cubes": [red, {"colour": "", "centre": [3, 4]}]},
    ):  # fmt: skip
        with pytest.raises(LabelsRefused):
            CubeLabels.from_json(facts)
    (tmp_path / "labels.json").write_text("not json")
    for name in ("labels.json", "missing.json"):
        with pytest.raises(LabelsRefused, match=name):
            CubeLabels.load(tmp_path / name)


def test_labels_that_do_not_fit_are_refused(lesson):
    def taught_with(**cubes_at):
        changed = tuple((name, cubes_at.get(name, place)) for name, place in lesson.labels.cubes)
        teach_cubes(dataclasses.replace(lesson, labels=CubeLabels(changed, lesson.labels.tray)))

    with pytest.raises(LabelsRefused, match="outside the picture"):
        taught_with(red=(5000.0, 20.0))
    with pytest.raises(LabelsRefused, match="not lie in the tray"):
        taught_with(red=(20.0, 20.0))
    with pytest.raises(LabelsRefused, match="no cube is seen"):
        taught_with(red=(640.0, 480.0))
    with pytest.raises(LabelsRefused, match="too near"):
        taught_with(red=tuple(v + 6 for v in dict(lesson.labels.cubes)["blue"]))
    with pytest.raises(SizeRefused):
        teach_cubes(dataclasses.replace(lesson, scale=-0.3))
    with pytest.raises(PictureRefused, match="of the empty tray"):
        teach_cubes(dataclasses.replace(lesson, empty=lesson.empty[:700]))
