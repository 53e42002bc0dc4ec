"""The parts of the cube reader, each on what it is there for: lean, shadow, a black tray, cubes half hidden."""

import dataclasses
from collections import Counter

import cv2
import numpy as np
import pytest
from generator import CUBE, Camera, Cube, Light, Setup, draw, flat_pose, tray_corners

from vision.cube_lessons.check import teach_checked
from vision.cube_lessons.labels import CubeLabels
from vision.cube_lessons.lesson import CubeLesson, learnt, teach_cubes
from vision.cubes.chance import FITTED, Faint, Patch
from vision.cubes.colour import CubeColour, Floor, map_colours
from vision.cubes.confidence import reading_confidence
from vision.cubes.drift import as_drifted, named_by_drift
from vision.cubes.profile import CubeProfile
from vision.cubes.reader import CubeReader
from vision.cubes.shadow import thrown_shadows
from vision.cubes.survey import survey
from vision.errors import LabelsRefused, ProfileRefused, Refusal
from vision.geometry.camera import CameraStand as SeenFrom
from vision.geometry.cube_squares import Edges, find_squares, settled
from vision.light import Appearance
from vision.profile import Profile

pytestmark = pytest.mark.slow

COLOURS = ("red", "blue", "yellow", "black", "purple", "green")
TILTED = Setup(Camera(500.0, 15.0, 80.0, 1600.0), floor="card", table="grey", seed=5)
BLACK = Setup(Camera(500.0, 6.0, 200.0, 1600.0), floor="black", table="lightwood", seed=11)
LIGHT = Light("led", exposure=0.9)
LAMP = Light("warm", exposure=1.3)


def drawn(setup, placed, light, seed=9):
    return draw(setup, [Cube(c, pose, 0.1, n) for n, (c, pose) in enumerate(placed)], light, seed=seed, grain=1)


def lesson(setup, light):
    places = [(x, y) for y in (-25, 25) for x in (-45, 0, 45)]
    taught = drawn(
        setup, [(c, flat_pose(x, y, 12 * n)) for n, (c, (x, y)) in enumerate(zip(COLOURS, places, strict=True))], light
    )
    facts = {"cubes": [{"colour": c, "centre": list(p)} for c, p in zip(COLOURS, taught.centres, strict=True)]}
    labels = CubeLabels.from_json({**facts, "tray": tray_corners(setup).tolist()})
    return CubeLesson(taught.picture, labels, drawn(setup, [], light, seed=2).picture, setup.camera.mm_per_px)


@pytest.fixture(scope="module")
def tilted():
    return teach_cubes(lesson(TILTED, LIGHT))


@pytest.fixture(scope="module")
def in_black():
    return teach_cubes(lesson(BLACK, LAMP))


def true_lean(profile, setup):
    """By how much a cube's top appears off its foot in the raster, at the tray's middle."""
    foot, top = profile.view(profile.frame).to_raster(setup.camera.project([[0, 0, 0], [0, 0, CUBE]]))
    return top - foot


def test_the_lean_is_learnt_to_a_pixel_from_the_taught_cubes(tilted):
    view = tilted.view(tilted.frame)
    foot = view.to_raster(TILTED.camera.project([[0, 0, 0]]))[0]
    assert np.abs(np.array(view.lean(tuple(foot))) - true_lean(tilted, TILTED)).max() < 1.2


def test_careless_labels_hold_the_lean_back_to_the_outlines(tilted):
    taught = lesson(TILTED, LIGHT)
    rng = np.random.default_rng(3)
    tapped = tuple((name, (x + rng.normal(0, 3), y + rng.normal(0, 3))) for name, (x, y) in taught.labels.cubes)
    profile = teach_cubes(dataclasses.replace(taught, labels=CubeLabels(tapped, taught.labels.tray)))
    view = profile.view(profile.frame)
    foot = view.to_raster(TILTED.camera.project([[0, 0, 0]]))[0]
    assert np.abs(np.array(view.lean(tuple(foot))) - true_lean(profile, TILTED)).max() < 4


@pytest.mark.parametrize(
    "camera", [{"foot": [0, 0], "height": 2}, {"foot": [0], "height": 500}, {"foot": [0, float("nan")], "height": 500}]
)
def test_a_camera_that_cannot_be_is_refused(tilted, camera):
    packed = tilted.packed()
    with pytest.raises(ProfileRefused):
        CubeProfile.unpacked(Profile(packed.kind, {**packed.facts, "camera": camera}, packed.pictures))


def test_a_camera_survives_json():
    camera = SeenFrom((12.5, -3.0), 480.0)
    assert SeenFrom.from_json({"foot": list(camera.foot), "height": camera.height}) == camera


def test_a_cube_under_another_counts_once_a_quarter_of_it_shows(tilted):
    placed = [
        ("blue", flat_pose(0, 0, 20)),
        ("yellow", (3.0, -4.5, 1.5 * CUBE, 1.0, 0.0, 0.0, 0.4)),
        ("red", flat_pose(30, 10, 5)),
    ]
    scene = drawn(TILTED, placed, LIGHT)
    assert 0.25 < scene.visible[0] < 0.9
    assert CubeReader(tilted).read(scene.picture).counts == Counter(c for c, _ in placed)


def test_black_cubes_are_counted_in_a_black_tray(in_black):
    reader = CubeReader(in_black)
    placed = [("black", flat_pose(-30, 10, 15)), ("black", flat_pose(25, -20, 50)), ("red", flat_pose(0, 20, 0))]
    assert reader.read(drawn(BLACK, placed, LAMP).picture).counts == Counter(c for c, _ in placed)


def test_shadows_in_a_black_tray_are_no_cubes(in_black):
    placed = [("yellow", flat_pose(x, y, 10 * x)) for x in (-40, 0, 40) for y in (-20, 20)]
    assert CubeReader(in_black).read(drawn(BLACK, placed, LAMP).picture).counts == {"yellow": 6}


def moved(picture, right, down):
    return cv2.warpAffine(
        picture, np.array([[1.0, 0, right], [0, 1.0, down]]), picture.shape[1::-1], borderMode=cv2.BORDER_REPLICATE
    )


def test_a_tray_pushed_by_a_finger_is_found_again(tilted):
    placed = [("red", flat_pose(0, 0, 20)), ("blue", flat_pose(20, 10, 5))]
    pushed = moved(drawn(TILTED, placed, LIGHT).picture, 35, -20)
    assert CubeReader(tilted).read(pushed).counts == Counter(c for c, _ in placed)


def test_a_tray_moved_far_away_is_said(tilted):
    elsewhere = moved(drawn(TILTED, [("red", flat_pose(0, 0, 20))], LIGHT).picture, 210, 160)
    assert CubeReader(tilted).read(elsewhere).refusal is Refusal.SETUP_MOVED


def test_a_shadow_lies_where_the_floor_beside_the_cubes_is_dark():
    cubes, dark = np.zeros((120, 120), np.uint8), np.zeros((120, 120), np.bool_)
    cubes[40:64, 40:64] = 1
    dark[40:64, 64:88] = True
    shadows = thrown_shadows(cubes, dark)
    assert shadows[52, 76]
    assert not shadows[52, 24]
    assert not shadows[cubes > 0].any()


def test_without_a_dark_side_there_is_no_shadow():
    cubes = np.zeros((120, 120), np.uint8)
    cubes[40:64, 40:64] = 1
    assert not thrown_shadows(cubes, np.zeros((120, 120), np.bool_)).any()
    assert not thrown_shadows(np.zeros((120, 120), np.uint8), np.ones((120, 120), np.bool_)).any()


def test_squares_settle_on_their_edges():
    light = np.full((80, 80, 3), 0.05, np.float32)
    light[28:52, 27:51] = 0.6
    edges = Edges.of(light)
    squares = find_squares(edges)
    best = settled(edges, squares.chosen(np.array([int(squares.support.argmax())])))
    assert np.hypot(best.x[0] - 38.5, best.y[0] - 39.5) < 1.2


USUAL = Patch(
    colour=0, middle=(0.0, 0.0), share=0.5, missing=0.0, thickness=0.25, gain=0.7, lead=0.9, edge=0.6, bare=0.4, beside=False,
    shadowy=False, shadow=0.0, level=-0.2, wall=0.0, tilted=0.0, poor=0.0,
)  # fmt: skip


def patch(**changes):
    return dataclasses.replace(USUAL, **changes)


def test_more_of_a_cube_in_view_is_likelier_and_shadow_unlikelier():
    assert FITTED.hidden(patch(share=0.05, thickness=0.06, gain=0.0)) < 0.5 < FITTED.hidden(patch())
    shadowy = patch(shadowy=True, shadow=1.0)
    assert FITTED.hidden(shadowy) < FITTED.hidden(patch(shadowy=True)) < FITTED.hidden(patch())
    assert FITTED.hidden(patch(tilted=1.0)) < FITTED.hidden(patch())


def test_a_faint_square_needs_edges_its_own_light_and_to_stand_out():
    support, none = np.array([0.6, 0.3]), np.zeros(2)
    usual = Faint(0, np.zeros((2, 2)), support, none, none, none)
    chances = FITTED.faint(usual)
    assert chances[0] > 0.95
    assert chances[1] < 0.5
    for less in (none - 1.0, none + 1.2):
        assert (FITTED.faint(dataclasses.replace(usual, level=less)) < chances).all()
    assert (FITTED.faint(dataclasses.replace(usual, step=none - 0.5)) < chances).all()
    assert 0.99 < FITTED.whole(0, (0.0, 0.0), 0.5) < FITTED.whole(0, (0.0, 0.0), 0.9) < 1


def empty_floor(level, prints=()):
    """A neutral floor of one level (logarithm), with darker rows where it is printed."""
    levels = np.full((160, 200), level, np.float32)
    for rows, darker in prints:
        levels[rows] -= darker
    hue = np.full((160, 200, 3), 1 / np.sqrt(3), np.float32)
    return Floor.of(Appearance(hue, levels), np.ones((160, 200), np.uint8), -0.8)


def test_a_sheen_is_the_floors_and_a_cube_is_none():
    floor = empty_floor(-1.5)
    shown = floor.seen.level + np.linspace(0, 0.8, 200, dtype=np.float32)
    shown[60:84, 40:64] += 1.0
    off = shown - floor.relit(shown, np.zeros(shown.shape, bool)).seen.level
    assert np.abs(off[:, 120:]).max() < 0.12
    assert off[66:78, 46:58].min() > 0.6


def test_what_is_burnt_is_no_sheen():
    floor = empty_floor(-1.5)
    shown = floor.seen.level + np.linspace(0, 1.6, 200, dtype=np.float32)
    burnt = np.broadcast_to(np.arange(200) >= 160, shown.shape)
    off = shown - floor.relit(shown, burnt).seen.level
    assert np.abs(off[:, 80:150]).max() < 0.12
    assert off[:, 170:190].min() > 1.0


def test_a_thin_print_in_a_shadow_is_floor_still():
    floor = empty_floor(-1.0, [(slice(70, 78), 0.7)])
    dark = dataclasses.replace(floor.seen, level=floor.seen.level - 0.8)
    black = CubeColour("black", (0.577, 0.577, 0.577), 0.02, -2.5, -2.3)
    assert (map_colours(dark, floor, (black,)).labels[60:90, 60:140] == 1).all()


def test_a_colour_by_the_drift_alone_makes_the_reading_doubtful(tilted):
    placed = [("red", flat_pose(-20, 0, 20)), ("blue", flat_pose(20, 10, 5))]
    scene = CubeReader(tilted).scene(drawn(TILTED, placed, LIGHT).picture)
    surveyed, colours = survey(scene), scene.ground.profile.colours
    assert not named_by_drift(scene, surveyed.cubes)
    exchanged = [dataclasses.replace(each, hue=other.hue) for each, other in zip(colours, colours[::-1], strict=True)]
    drifted = dataclasses.replace(scene, taught=tuple(exchanged))
    assert named_by_drift(drifted, surveyed.cubes)
    assert reading_confidence(drifted, surveyed) < 0.9 < reading_confidence(scene, surveyed)


def lesson_of(setup, light, each, worn):
    """A lesson with so many cubes of every colour; those with these numbers are worn to the wood."""
    names = [name for name in COLOURS for _ in range(each)]
    columns = 6
    places = [(-55 + 22 * (number % columns), -32 + 21 * (number // columns)) for number in range(len(names))]
    cubes = [
        Cube(name, flat_pose(*place, 0), 0.9 if number in worn else 0.05, number)
        for number, (name, place) in enumerate(zip(names, places, strict=True))
    ]
    taught = draw(setup, cubes, light, seed=9, grain=1)
    facts = [{"colour": name, "centre": list(place)} for name, place in zip(names, taught.centres, strict=True)]
    labels = CubeLabels.from_json({"cubes": facts, "tray": tray_corners(setup).tolist()})
    return CubeLesson(taught.picture, labels, drawn(setup, [], light, seed=2).picture, setup.camera.mm_per_px)


@pytest.mark.parametrize("each", [2, 3])
def test_several_cubes_of_a_colour_may_be_taught(each):
    profile = teach_checked(lesson_of(TILTED, LIGHT, each, worn=()))
    assert profile.names == COLOURS
    heap = [("red", flat_pose(-20, 0, 20)), ("black", flat_pose(10, 5, 40)), ("red", flat_pose(30, -20, 70))]
    seen = drawn(TILTED, heap, LAMP)
    assert CubeReader(profile).read(seen.picture).counts == Counter(red=2, black=1)


def test_a_worn_cube_does_not_spoil_its_colour():
    """The worn one's painted-over look differs from the others of its colour, and is left out; alone it could not be told."""
    sound = CubeColour("black", (0.55, 0.58, 0.6), 0.02, -2.5, -2.3)
    worn = CubeColour("black", (0.35, 0.58, 0.74), 0.05, -0.8, -0.3)
    joint = learnt("black", [sound, worn, dataclasses.replace(sound, hue=(0.56, 0.58, 0.59))])
    assert np.linalg.norm(np.array(joint.hue) - (0.555, 0.58, 0.595)) < 0.01
    assert joint.bright == sound.bright
    assert learnt("black", [worn, sound]).hue == pytest.approx(sound.hue, abs=0.01)
    assert learnt("black", [worn]).hue == pytest.approx(worn.hue, abs=0.01)


def test_labels_may_name_a_colour_twice_but_not_leave_one_out():
    twice = CubeLabels.from_json({"cubes": [{"colour": "red", "centre": [1, 2]}, {"colour": "red", "centre": [3, 4]}]})
    assert twice.colours == {"red": (0, 1)}
    with pytest.raises(LabelsRefused, match="without its colour"):
        CubeLabels.from_json({"cubes": [{"colour": " ", "centre": [1, 2]}]})


PAINTS = {"orange": (0.153, 0.486, 0.86), "yellow": (0.141, 0.602, 0.786), "blue": (0.907, 0.367, 0.207)}


def seen_with(drift, *shown, cubes=5.0):
    """The colours that are found where these paints, of so many cubes, are seen under another lamp."""
    colours = tuple(CubeColour(name, hue, 0.01, 0.0, 0.1) for name, hue in PAINTS.items())
    hues = np.array([np.array(PAINTS[name]) * np.exp(drift) for name in shown])
    return as_drifted(hues / np.linalg.norm(hues, axis=1, keepdims=True), cubes, colours)


def test_a_drift_that_all_paints_share_is_found():
    """Under it yellow looks nearly as orange was taught; beside orange and blue it is told."""
    drift = np.array([-0.1, -0.15, 0.05])
    colours = seen_with(drift, "yellow", "orange", "yellow", "orange", "blue")
    for colour in colours:
        expected = np.array(PAINTS[colour.name]) * np.exp(drift)
        assert np.linalg.norm(np.array(colour.hue) - expected / np.linalg.norm(expected)) < 0.04


def test_paints_as_they_were_taught_and_too_few_of_them_tell_of_no_drift():
    assert seen_with(np.zeros(3), "yellow", "orange", "blue", "yellow") is None
    assert seen_with(np.full(3, 0.2), "yellow", "orange", "blue", cubes=3.0) is None
