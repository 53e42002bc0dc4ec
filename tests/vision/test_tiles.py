"""Tiles: taught from drawn pictures, read in drawn scenes nobody saw before."""

import importlib.util
import sys
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.errors import LabelsRefused, ProfileRefused, Refusal
from vision.mat import find_mat
from vision.picture import Picture
from vision.profile import Profile, ProfileKind
from vision.reading import Face, Reading
from vision.scale import Frame
from vision.tile_group import group_faces
from vision.tile_profile import TileProfile
from vision.tile_teach import face_in_name, teach_tiles, view_of
from vision.tiles import TileReader


def _generator():
    spec = importlib.util.spec_from_file_location("tile_generator", Path(__file__).with_name("tile_generator.py"))
    module = importlib.util.module_from_spec(spec)
    sys.modules["tile_generator"] = module
    spec.loader.exec_module(module)
    return module


gen = _generator()


@pytest.fixture(scope="module")
def edition():
    return gen.Edition(5, kinds=("grain", "iron"))


@pytest.fixture(scope="module")
def profile(edition) -> TileProfile:
    rng = np.random.default_rng(1)
    pictures = []
    for number, face in enumerate(edition.faces):
        table, light = [("laminate", "daylight"), ("wood", "led"), ("cloth", "warm")][number % 3]
        pictures.append((face, gen.draw_teaching(edition, rng, face, table, light)))
    return teach_tiles(pictures)


@pytest.fixture(scope="module")
def reader(profile) -> TileReader:
    return TileReader(profile)


def _scene(edition, seed: int, count: int = 6, **how):
    rng = np.random.default_rng(seed)
    faces = [edition.faces[i] for i in rng.integers(0, len(edition.faces), count)]
    how = {"table": "laminate", "light": "daylight", "overlap": False, **how}
    return gen.draw_scene(edition, rng, faces, **how)


def _wrong(reading: Reading[Face], scene) -> list:
    """Tiles of the scene that were not read as they are, and readings of tiles that are not there."""
    left = list(reading.items)
    wrong = []
    for tile in scene.tiles:
        if tile.visible < 0.5:
            continue
        side = np.sqrt(cv2.contourArea(tile.corners.astype(np.float32)))
        near = [item for item in left if np.hypot(*(np.array(item.centre) - tile.centre)) < side / 2]
        if not near or near[0].label != tile.face:
            wrong.append((tile.face, near[:1]))
        left = [item for item in left if item not in near[:1]]
    return wrong + left


@pytest.mark.parametrize(("table", "light"), [("laminate", "warm"), ("felt", "cool"), ("dark wood", "led")])
def test_tiles_apart_are_read_under_other_lamps_on_other_tables(edition, reader, table, light):
    scene = _scene(edition, 11, table=table, light=light)
    reading = reader.read(scene.picture, Frame.from_scale(scene.mm_per_px))
    assert reading.refusal is None
    assert _wrong(reading, scene) == []


def test_tiles_on_a_mat_are_read(edition, reader):
    scene = _scene(edition, 12, 12, mat=True, tile_px=98)
    reading = reader.read(scene.picture, find_mat(scene.picture, scene.mat).frame)
    wrong = [entry for entry in _wrong(reading, scene) if isinstance(entry, tuple)]
    assert wrong == []


def test_overlapping_tiles_are_all_found(edition, reader):
    scene = _scene(edition, 13, 8, overlap=True)
    reading = reader.read(scene.picture, Frame.from_scale(scene.mm_per_px))
    for tile in scene.tiles:
        distances = [np.hypot(*(np.array(item.centre) - tile.centre)) for item in reading.items]
        assert tile.visible < 0.5 or min(distances) < 40


def test_corners_lie_on_the_tile(edition, reader):
    scene = _scene(edition, 14, 3)
    for item in reader.read(scene.picture, Frame.from_scale(scene.mm_per_px)).items:
        tile = min(scene.tiles, key=lambda t: np.hypot(*(np.array(t.centre) - item.centre)))
        ways = [np.abs(np.roll(np.array(item.corners), k, axis=0) - tile.corners).max() for k in range(4)]
        assert min(ways) < 12


def test_an_empty_table_holds_no_tiles(edition, reader):
    scene = _scene(edition, 15, 0, table="felt")
    assert reader.read(scene.picture, Frame.from_scale(scene.mm_per_px)).items == ()


def test_darkness_is_refused(edition, reader):
    scene = _scene(edition, 16, unreadable="dark")
    reading = reader.read(scene.picture, Frame.from_scale(scene.mm_per_px))
    assert reading.refusal is Refusal.TOO_DARK or reading.confidence < 0.5


@pytest.mark.parametrize(("unreadable", "refusal"), [("hand", Refusal.HAND_IN_VIEW), (None, None)])
def test_a_hand_is_refused_and_the_same_tiles_without_it_are_not(edition, reader, unreadable, refusal):
    scene = _scene(edition, 16, table="granite", unreadable=unreadable)
    assert reader.read(scene.picture, Frame.from_scale(scene.mm_per_px)).refusal is refusal


def test_a_sheet_is_cut_into_its_tiles_and_equal_faces_lie_together(edition):
    rng = np.random.default_rng(21)
    faces = [edition.faces[i] for i in (0, 0, 1, 4, 4)]
    scene = gen.draw_scene(edition, rng, faces, table="felt", light="daylight", overlap=False)
    groups = group_faces([scene.picture])
    shown = [[_face_at(scene, cutting.corners.mean(axis=0)) for cutting in group.cuttings] for group in groups]
    assert all(len(set(group)) == 1 for group in shown)
    assert sorted(len(group) for group in shown) == [1, 2, 2]


def _face_at(scene, place):
    return min(scene.tiles, key=lambda tile: np.hypot(*(np.array(tile.centre) - place))).face


def test_a_picture_without_colour_is_refused(reader):
    grey = np.full((480, 640, 3), 120, np.uint8)
    assert reader.read(grey, Frame.from_scale(0.3)).refusal is Refusal.NO_COLOUR


def test_a_box_without_these_faces_hides_no_tile_and_changes_no_label(edition, reader):
    scene = _scene(edition, 11)
    frame = Frame.from_scale(scene.mm_per_px)
    free = reader.read(scene.picture, frame).items
    held = reader.read(scene.picture, frame, dict.fromkeys(edition.faces, 0)).items
    assert free
    assert [item.label for item in held] == [item.label for item in free]


def test_chances_of_an_item_make_at_most_one(edition, reader):
    scene = _scene(edition, 18)
    for item in reader.read(scene.picture, Frame.from_scale(scene.mm_per_px)).items:
        assert item.confidence + sum(chance for _, chance in item.alternatives) <= 1 + 1e-6
        assert item.label not in dict(item.alternatives)


def test_a_profile_comes_back_from_its_file_as_it_was(tmp_path, profile):
    profile.save(tmp_path / "box.tiles")
    loaded = TileProfile.load(tmp_path / "box.tiles")
    assert loaded.faces == profile.faces
    assert loaded.ratio == profile.ratio == 1.0
    assert all((a.picture == b.picture).all() for a, b in zip(loaded.views, profile.views, strict=True))


def test_facts_of_something_else_are_refused():
    with pytest.raises(ProfileRefused):
        TileProfile.unpack(Profile(ProfileKind.TILES, {"views": [{"kind": "bread"}], "ratio": 1.0}))


@pytest.mark.parametrize(
    ("name", "face"),
    [
        ("bread-2-grey.jpg", Face("bread", 2, "grey")),
        ("bread-2-grey-lamp.jpg", Face("bread", 2, "grey")),
        ("rye-bread-3-black-a-b.png", Face("rye-bread", 3, "black")),
        ("back.jpg", Face()),
        ("back-2.jpg", Face()),
    ],
)
def test_the_label_is_the_name(name, face):
    assert face_in_name(name) == face


@pytest.mark.parametrize("name", ["bread.jpg", "bread-two-grey.jpg", "bread-2.jpg", "backs.jpg", ".jpg"])
def test_a_name_without_a_label_is_refused(name):
    with pytest.raises(LabelsRefused):
        face_in_name(name)


def test_a_picture_without_a_tile_teaches_nothing():
    bare: Picture = np.full((240, 320, 3), (90, 120, 110), np.uint8)
    with pytest.raises(LabelsRefused, match="grain-1-plain"):
        teach_tiles([(Face("grain", 1, "plain"), bare)])


def test_a_corrected_tile_teaches_further(edition, profile, reader):
    scene = _scene(edition, 19, 1)
    item = reader.read(scene.picture, Frame.from_scale(scene.mm_per_px)).items[0]
    further = profile.taught_further([view_of(scene.picture, np.array(item.corners), profile.ratio, item.label)])
    assert len(further.views) == len(profile.views) + 1
    again = TileReader(further).read(scene.picture, Frame.from_scale(scene.mm_per_px)).items[0]
    assert again.label == item.label
