"""What nobody taught is asked about where it lies and never counted; another light is read, doubted, and taught by one picture."""

from dataclasses import replace

import numpy as np
import pytest

from tools.cubes import evenings, things
from tools.cubes.drawing import Camera, Cube, Light, Setup, draw, flat_pose, tray_corners
from vision.cube_lessons.cube_lesson import CubeLesson, teach_cubes
from vision.cube_lessons.mended import CubeLabels, MendedCube, teach_further
from vision.cubes.cube_profile import CubeProfile
from vision.cubes.cube_reader import CubeReader
from vision.cubes.tray_check import reading_confidence
from vision.live.frames import strengthen
from vision.profile import Profile
from vision.whole_reading import SURE_FROM, Remedy

pytestmark = pytest.mark.slow
SETUP = Setup(Camera(480.0, 6.0, 200.0, 1500.0), floor="card", table="grey", seed=3)
LYING = {"red": (-40, 10), "blue": (0, -25), "green": (40, 10)}


def drawn(lying, seed, things=(), light=None):
    cubes = [Cube(colour, flat_pose(x, y, 20), 0.1, number) for number, (colour, (x, y)) in enumerate(lying.items())]
    return draw(SETUP, cubes, light or Light(), seed=seed, grain=1, things=things)


@pytest.fixture(scope="module")
def profile():
    taught = drawn(LYING, 1)
    labels = CubeLabels(tuple(zip(LYING, taught.centres, strict=True)), tray_corners(SETUP))
    return teach_cubes(CubeLesson(taught.picture, labels, drawn({}, 2).picture, SETUP.camera.mm_per_px))


def without(profile, colour):
    return replace(profile, colours=tuple(each for each in profile.colours if each.name != colour))


@pytest.mark.parametrize("colour", LYING)
def test_a_cube_of_a_colour_that_nobody_taught_is_asked_about_where_it_lies_and_counts_as_nothing(profile, colour):
    shown = drawn(LYING, 7)
    reading = CubeReader(without(profile, colour)).read(shown.picture)
    assert reading.counts == {name: 1 for name in LYING if name != colour}
    assert reading.confidence < SURE_FROM
    assert reading.hint.remedy is Remedy.UNKNOWN
    (stranger,) = reading.unknown
    assert np.hypot(*np.subtract(stranger.centre, shown.centres[list(LYING).index(colour)])) < 12


def test_something_unknown_is_never_sure_though_two_looks_agree_and_a_finger_beside_it_is_unknown_too(profile):
    first, moved = drawn(LYING, 7), drawn({name: (-x, y) for name, (x, y) in LYING.items()}, 8)
    sure = CubeReader(profile).read(first.picture)
    reader = CubeReader(without(profile, "green"))
    unknown = reader.read(moved.picture)
    earlier = replace(sure, items=tuple(item for item in sure.items if item.label != "green"))
    assert strengthen(unknown, earlier).confidence < SURE_FROM
    finger = drawn(LYING, 9, [things.Thing("finger", (60.0, -40.0), 120.0, things.SKINS[0])])
    reading = reader.read(finger.picture)
    tip = SETUP.camera.project([[60.0, -40.0, 14.0]])[0]
    assert min(np.hypot(*np.subtract(stranger.centre, tip)) for stranger in reading.unknown) < 25
    assert reading.confidence < SURE_FROM


def test_a_cube_that_nobody_taught_is_unknown_though_its_paint_is_so_bright_that_it_burns_out(profile):
    shown = drawn({**LYING, "orange": (0, 25)}, 7, light=Light(exposure=1.7))
    (stranger,) = CubeReader(profile).read(shown.picture).unknown
    assert np.hypot(*np.subtract(stranger.centre, shown.centres[3])) < 12


def test_where_a_cube_fits_its_colour_poorly_no_reading_is_sure(profile):
    reader = CubeReader(profile)
    reading = reader.survey(reader.scene(drawn(LYING, 7).picture))
    assert reading_confidence(reading) >= SURE_FROM
    cube, *others = reading.cubes
    assert reading_confidence(replace(reading, cubes=(replace(cube, lag=2.2), *others))) < SURE_FROM


def test_more_than_the_bounds_allow_is_doubted_though_something_is_unknown_besides(profile):
    reading = CubeReader(without(profile, "green")).read(drawn(LYING, 7).picture, bounds={"red": 0, "blue": 1})
    assert reading.hint.remedy is Remedy.LOOK


def test_nothing_is_unknown_where_all_was_taught(profile):
    reading = CubeReader(profile).read(drawn(LYING, 7).picture)
    assert (reading.unknown, dict(reading.counts)) == ((), dict.fromkeys(LYING, 1))
    assert reading.confidence >= SURE_FROM


@pytest.mark.parametrize("kind", ["coin", "die"])
def test_a_coin_and_a_die_are_no_cubes(profile, kind):
    paint = things.METALS[1] if kind == "coin" else things.IVORY
    thing = things.Thing(kind, (5.0, 25.0), 15.0, paint)
    shown = drawn(LYING, 8, [thing])
    reading = CubeReader(profile).read(shown.picture)
    assert reading.counts == dict.fromkeys(LYING, 1)
    place = SETUP.camera.project([[5.0, 25.0, 0.0]])[0]
    assert min(np.hypot(*np.subtract(stranger.centre, place)) for stranger in reading.unknown) < 25
    assert reading.confidence < SURE_FROM


def test_a_colour_that_was_forgotten_in_the_lesson_is_learnt_once_the_table_has_named_it(profile):
    forgotten, shown = without(profile, "green"), drawn(LYING, 7)
    green = MendedCube.of(forgotten, shown.picture, None, "green", shown.centres[2])
    reading = CubeReader(teach_further(forgotten, [green])).read(drawn(LYING, 9).picture)
    assert reading.counts == dict.fromkeys(LYING, 1)


def test_a_lesson_of_before_has_the_usual_fit(profile):
    packed = profile.pack()
    facts = {name: fact for name, fact in packed.facts.items() if name != "usual_fit"}
    assert CubeProfile.unpack(Profile(packed.kind, facts, packed.pictures)).usual_fit == pytest.approx(-0.9)


@pytest.fixture(scope="module")
def evening():
    """A glossy tray whose lamp has moved and changed since the lesson."""
    return next(evenings.relit(704, 1))


def test_another_light_is_read_and_doubted_and_is_no_hand(evening):
    reading = CubeReader(teach_cubes(evening.lesson)).read(evening.pictures[0].picture)
    assert (reading.refusal, reading.hint.remedy) == (None, Remedy.RELIGHT)
    assert reading.confidence < SURE_FROM


def test_the_empty_tray_shown_once_more_teaches_the_light_and_keeps_the_colours(evening):
    profile = teach_cubes(evening.lesson)
    *heaps, empty = evening.pictures
    again = profile.relight(empty.picture)
    assert again.names == profile.names
    readings = [CubeReader(again).read(heap.picture) for heap in heaps]
    assert [reading.counts for reading in readings] == [heap.counts for heap in heaps]
    assert all(reading.hint is None or reading.hint.remedy is not Remedy.RELIGHT for reading in readings)
