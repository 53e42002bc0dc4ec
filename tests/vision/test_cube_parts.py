"""The parts of the cube reader, each on what it is there for: lean, shadow, a black tray, cubes half hidden."""

import dataclasses
from collections import Counter

import cv2
import numpy as np
import pytest

from tools.cubes.drawing import CUBE, Camera, Cube, Light, Setup, draw, flat_pose, tray_corners
from vision.cube_lessons.cube_lesson import CubeLesson, learn_colour, teach_checked, teach_cubes
from vision.cube_lessons.mended import CubeLabels
from vision.cubes.colour import CubeColour, Floor
from vision.cubes.cube_profile import CubeProfile
from vision.cubes.cube_reader import CubeReader
from vision.cubes.survey import CELL, CubeNetwork, Sight, Survey, colour_chance, cube_chance, group_heaps, survey
from vision.cubes.tray_check import look_of
from vision.geometry.tray import Found
from vision.picture import Appearance, light_gain
from vision.profile import Profile
from vision.vision_errors import LabelsRefused, ProfileRefused, Refusal

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


def test_a_camera_that_cannot_be_is_refused(tilted):
    packed = tilted.pack()
    for camera in ({"foot": [0, 0], "height": 2}, {"foot": [0], "height": 500}, {"foot": [0, float("nan")], "height": 500}):
        with pytest.raises(ProfileRefused):
            CubeProfile.unpack(Profile(packed.kind, {**packed.facts, "camera": camera}, packed.pictures))


def test_a_cube_under_another_counts_once_a_quarter_of_it_shows(tilted):
    placed = [
        ("blue", flat_pose(0, 0, 20)),
        ("yellow", (3.0, -4.5, 1.5 * CUBE, 1.0, 0.0, 0.0, 0.4)),
        ("red", flat_pose(30, 10, 5)),
    ]
    scene = drawn(TILTED, placed, LIGHT)
    assert 0.25 < scene.visible[0] < 0.9
    assert CubeReader(tilted).read(scene.picture).counts == Counter(c for c, _ in placed)


def test_black_cubes_are_counted_in_a_black_tray_and_its_shadows_are_none(in_black):
    reader = CubeReader(in_black)
    black = [("black", flat_pose(-30, 10, 15)), ("black", flat_pose(25, -20, 50)), ("red", flat_pose(0, 20, 0))]
    yellow = [("yellow", flat_pose(x, y, 10 * x)) for x in (-40, 0, 40) for y in (-20, 20)]
    for placed in (black, yellow):
        assert reader.read(drawn(BLACK, placed, LAMP).picture).counts == Counter(c for c, _ in placed)


def moved(picture, right, down):
    return cv2.warpAffine(
        picture, np.array([[1.0, 0, right], [0, 1.0, down]]), picture.shape[1::-1], borderMode=cv2.BORDER_REPLICATE
    )


@pytest.mark.parametrize(("turn", "right", "down"), [(5, 60, -40), (0, 35, -20)])
def test_a_tray_pushed_and_turned_on_its_table_is_read(tilted, turn, right, down):
    placed = [("red", flat_pose(0, 0, 20)), ("blue", flat_pose(20, 10, 5)), ("black", flat_pose(-35, 18, 25))]
    seen = drawn(TILTED, placed, LIGHT).picture
    middle = tray_corners(TILTED).mean(axis=0)
    around = np.round(middle + (tray_corners(TILTED) - middle) * 1.15).astype(np.int32)
    table = cv2.fillConvexPoly(seen.copy(), around, [float(part) for part in np.median(seen[:60].reshape(-1, 3), axis=0)])
    push = cv2.getRotationMatrix2D(tuple(float(part) for part in middle), turn, 1.0) + np.array([[0, 0, right], [0, 0, down]])
    tray = cv2.warpAffine(cv2.fillConvexPoly(np.zeros(seen.shape[:2], np.uint8), around, 1), push, seen.shape[1::-1])
    elsewhere = np.where(tray[..., None] > 0, cv2.warpAffine(seen, push, seen.shape[1::-1]), table)
    assert CubeReader(tilted).read(elsewhere).counts == Counter(c for c, _ in placed)


def test_wood_in_a_wooden_tray_is_no_hand():
    wood, skin = (np.full((40, 40, 3), colour, np.uint8) for colour in ((70, 110, 150), (110, 140, 215)))
    grey = np.full((40, 40, 3), 120, np.uint8)
    assert look_of(skin.reshape(-1, 3), wood) is Refusal.HAND_IN_VIEW
    assert look_of(wood.reshape(-1, 3), grey) is Refusal.HAND_IN_VIEW
    assert look_of(wood.reshape(-1, 3) + np.uint8(3), wood) is Refusal.FOREIGN_OBJECT


def test_a_tray_moved_far_away_is_said(tilted):
    elsewhere = moved(drawn(TILTED, [("red", flat_pose(0, 0, 20))], LIGHT).picture, 210, 160)
    assert CubeReader(tilted).read(elsewhere).refusal is Refusal.SETUP_MOVED


USUAL = Found(
    told=0.95, middle=(50.0, 50.0), corners=np.zeros((4, 2)), size=1.0, colour=0, fit=1.0,
    behind=np.array([0.0, -6.0]), misfit=6.0,
)  # fmt: skip


def guess(**changes):
    return dataclasses.replace(USUAL, **changes)


def test_what_is_told_surely_whole_and_of_a_taught_colour_is_likelier_a_cube():
    assert cube_chance(guess(told=0.05)) < 0.5
    assert cube_chance(guess()) > 0.9
    for less in ({"told": 0.6}, {"size": 0.2}, {"misfit": 0.0}):
        assert cube_chance(guess(**less)) < cube_chance(guess())


def test_a_colour_far_ahead_of_the_next_is_surer():
    leads = [colour_chance(guess(behind=np.array([0.0, -lead]))) for lead in (0.0, 1.0, 4.0)]
    assert leads == sorted(leads)
    assert leads[2] > 0.95
    assert colour_chance(guess(behind=np.zeros(1))) > 0.95


def square(column, row):
    return (slice(row, row + 6), slice(column, column + 6))


def sight_of(shape, *squares, told=0.95, overlap=()):
    """What a network would tell that sees cubes of six cells' side in these squares, with their middles."""
    planes = np.zeros((5, *shape), np.float32)
    rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]]
    for window in (*squares, *overlap):
        middle = (window[0].start + 2, window[1].start + 2)
        planes[0][middle] = told
        planes[1][window] = planes[2][window] = 1.0
        planes[3][window] = middle[1] - columns[window]
        planes[4][window] = middle[0] - rows[window]
    return Sight(planes[0], planes[1], planes[2], planes[3:])


def test_cells_go_to_the_cube_whose_middle_they_point_to(tilted):
    scene = CubeReader(tilted).scene(drawn(TILTED, [], LIGHT).picture)
    shape = tuple(-(-side // CELL) for side in scene.seen.level.shape)
    found = survey(scene, sight_of(shape, square(40, 30), square(46, 30), square(60, 50)))
    assert len(found.cubes) == 3
    sizes = [np.linalg.norm(np.roll(cube.corners, -1, axis=0) - cube.corners, axis=1) for cube in found.cubes]
    assert np.allclose(sizes, 6 * CELL, atol=1)
    assert sorted(cube.middle[0] for cube in found.cubes) == pytest.approx([40 * 4 + 11.5, 46 * 4 + 11.5, 60 * 4 + 11.5], abs=1)
    doubted = survey(scene, sight_of(shape, square(40, 30), told=0.15))
    assert not doubted.cubes
    assert len(doubted.doubts) == 1


@pytest.mark.parametrize(("beside", "counted"), [("blue", {"red": 1, "blue": 1}), ("red", {"red": 1}), ("black", {"red": 1})])
def test_a_cube_that_the_network_counts_to_its_neighbour_is_told_by_its_colour(tilted, beside, counted):
    placed = drawn(TILTED, [("red", flat_pose(0, 0, 0)), (beside, flat_pose(CUBE, 0, 0))], LIGHT)
    scene = CubeReader(tilted).scene(placed.picture)
    rows, columns = np.mgrid[0 : -(-scene.seen.level.shape[0] // CELL), 0 : -(-scene.seen.level.shape[1] // CELL)]
    (red, other) = (place / CELL for place in scene.view.to_raster(np.array(placed.centres)))
    both = np.minimum(*(np.hypot(columns - x, rows - y) for x, y in (red, other))) < 3
    middle = (round(red[1]), round(red[0]))
    planes = np.zeros((5, *rows.shape), np.float32)
    planes[0][middle] = 0.95
    planes[1:3] = both
    planes[3:] = both * np.array([middle[1] - columns, middle[0] - rows])
    found = survey(scene, Sight(planes[0], planes[1], planes[2], planes[3:]))
    assert Counter(tilted.names[cube.colour] for cube in found.cubes) == Counter(counted)


def test_a_middle_outside_the_tray_is_none_of_its_cubes(tilted):
    scene = CubeReader(tilted).scene(drawn(TILTED, [], LIGHT).picture)
    shape = tuple(-(-side // CELL) for side in scene.seen.level.shape)
    assert not survey(scene, sight_of(shape, square(0, 0))).cubes


def test_cubes_side_by_side_are_one_heap():
    places = [(100.0, 100.0), (126.0, 100.0), (300.0, 200.0)]
    surveyed = Survey((), tuple(guess(middle=place) for place in places), 0.0, None)
    assert len(group_heaps(surveyed, (400, 400))) == 2


def test_the_network_takes_trays_of_any_size_and_sees_nothing_in_an_empty_one():
    floor = np.full((301, 407, 3), 0.2, np.float32)
    seen = CubeNetwork().look(floor, floor)
    assert seen.middle.shape == (76, 102)
    assert seen.way.shape == (2, 76, 102)
    assert seen.middle.max() < 0.1


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
    off = shown - floor.relight(shown, np.zeros(shown.shape, bool)).seen.level
    assert np.abs(off[:, 120:]).max() < 0.12
    assert off[66:78, 46:58].min() > 0.6


def test_what_is_burnt_is_no_sheen():
    floor = empty_floor(-1.5)
    shown = floor.seen.level + np.linspace(0, 1.6, 200, dtype=np.float32)
    burnt = np.broadcast_to(np.arange(200) >= 160, shown.shape)
    off = shown - floor.relight(shown, burnt).seen.level
    assert np.abs(off[:, 80:150]).max() < 0.12
    assert off[:, 170:190].min() > 1.0


def test_a_thin_print_in_a_shadow_is_floor_still():
    floor = empty_floor(-1.0, [(slice(70, 78), 0.7)])
    dark = dataclasses.replace(floor.seen, level=floor.seen.level - 0.8)
    assert floor.misfit(dark, 1.0)[60:90, 60:140].max() < 6
    assert floor.misfit(dataclasses.replace(floor.seen, level=floor.seen.level - 2.5), 1.0)[60:90, 60:140].min() > 1


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


def test_several_cubes_of_a_colour_may_be_taught():
    profile = teach_checked(lesson_of(TILTED, LIGHT, 2, worn=()))
    assert profile.names == COLOURS
    heap = [("red", flat_pose(-20, 0, 20)), ("black", flat_pose(10, 5, 40)), ("red", flat_pose(30, -20, 70))]
    seen = drawn(TILTED, heap, LAMP)
    assert CubeReader(profile).read(seen.picture).counts == Counter(red=2, black=1)


def test_a_worn_cube_does_not_spoil_its_colour():
    """The worn one's painted-over look differs from the others of its colour, and is left out; alone it could not be told."""
    sound = CubeColour("black", (0.55, 0.58, 0.6), 0.02, -2.5, -2.3)
    worn = CubeColour("black", (0.35, 0.58, 0.74), 0.05, -0.8, -0.3)
    joint = learn_colour("black", [sound, worn, dataclasses.replace(sound, hue=(0.56, 0.58, 0.59))])
    assert np.linalg.norm(np.array(joint.hue) - (0.555, 0.58, 0.595)) < 0.01
    assert joint.bright == sound.bright
    assert learn_colour("black", [worn, sound]).hue == pytest.approx(sound.hue, abs=0.01)
    assert learn_colour("black", [worn]).hue == pytest.approx(worn.hue, abs=0.01)


def test_labels_may_name_a_colour_twice_but_not_leave_one_out():
    twice = CubeLabels.from_json({"cubes": [{"colour": "red", "centre": [1, 2]}, {"colour": "red", "centre": [3, 4]}]})
    assert twice.colours == {"red": (0, 1)}
    with pytest.raises(LabelsRefused, match="expected a colour for every cube"):
        CubeLabels.from_json({"cubes": [{"colour": " ", "centre": [1, 2]}]})


def test_how_much_darker_it_is_is_told_without_leaning_towards_the_light_of_the_lesson() -> None:
    floor = np.full((320, 400, 3), (0.02, 0.12, 0.3), np.float32)  # a wooden tray: little blue light comes back
    evening = np.array([0.08, 0.2, 0.3], np.float32)
    gain = light_gain(np.asarray(floor * evening, np.float32), floor)
    assert np.abs(gain / evening - 1).max() < 0.15


def test_grain_is_told_from_a_print() -> None:
    rng = np.random.default_rng(3)
    plain = np.full((200, 240, 3), (0.2, 0.25, 0.3), np.float32)
    printed = plain * np.where(np.indices((200, 240))[0][..., None] // 3 % 2, (1.0, 0.8, 1.1), 1.0).astype(np.float32)
    inside = np.ones((200, 240), np.uint8)
    for empty in (plain, printed):
        floor = Floor.of(Appearance.of(empty), inside, -0.7)
        noisy = np.asarray(empty * (1 + rng.normal(0, 0.5, empty.shape)), np.float32).clip(0.001)
        assert floor.grain(Appearance.of(empty)) == 1.0
        assert floor.grain(Appearance.of(noisy)) > 3
