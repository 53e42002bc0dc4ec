"""Tiles: taught from drawn pictures, read in drawn scenes nobody saw before."""

import cv2
import numpy as np
import pytest

from tools.tiles import drawing as gen
from vision.geometry.lens import Frame
from vision.geometry.mat import find_mat
from vision.picture import Picture
from vision.profile import Profile, ProfileKind
from vision.tile_lessons.tile_teaching import face_in_name, group_faces, teach_tiles, view_of
from vision.tiles.tile_profile import TileProfile
from vision.tiles.tile_reader import TileReader
from vision.vision_errors import LabelsRefused, ProfileRefused, Refusal
from vision.whole_reading import Face, Reading

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def edition():
    return gen.Edition(5, kinds=("grain", "iron"), frames=("plain", "black"))


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


@pytest.mark.parametrize(("table", "light"), [("felt", "cool"), ("dark wood", "led")])
def test_tiles_apart_are_read_where_they_lie_under_other_lamps_on_other_tables(edition, reader, table, light):
    scene = _scene(edition, 11, table=table, light=light)
    reading = reader.read(scene.picture, Frame.from_scale(scene.mm_per_px))
    assert reading.refusal is None
    assert _wrong(reading, scene) == []
    for item in reading.items:
        tile = min(scene.tiles, key=lambda t: np.hypot(*(np.array(t.centre) - item.centre)))
        ways = [np.abs(np.roll(np.array(item.corners), k, axis=0) - tile.corners).max() for k in range(4)]
        assert min(ways) < 12
        assert item.confidence + sum(chance for _, chance in item.alternatives) <= 1 + 1e-6
        assert item.label not in dict(item.alternatives)


def test_tiles_on_a_mat_are_read_and_its_markers_are_none(edition, reader):
    for count in (12, 0):
        scene = _scene(edition, 12, count, mat=True, tile_px=98)
        frame = find_mat(scene.picture, scene.mat).frame
        assert len(frame.marks) == 4
        reading = reader.read(scene.picture, frame)
        assert [entry for entry in _wrong(reading, scene) if isinstance(entry, tuple)] == []
        assert count or reading.items == ()


def test_without_a_scale_the_tiles_seen_tell_their_size(edition, reader):
    scene = _scene(edition, 11, tile_px=140)
    assert _wrong(reader.read(scene.picture), scene) == []


def test_overlapping_tiles_are_all_found(edition, reader):
    scene = _scene(edition, 13, 8, overlap=True)
    reading = reader.read(scene.picture, Frame.from_scale(scene.mm_per_px))
    for tile in scene.tiles:
        distances = [np.hypot(*(np.array(item.centre) - tile.centre)) for item in reading.items]
        assert tile.visible < 0.5 or min(distances) < 40


def test_an_empty_table_holds_no_tiles_and_darkness_a_hand_or_no_colour_is_refused(edition, reader):
    grey = np.full((480, 640, 3), 120, np.uint8)
    assert reader.read(grey, Frame.from_scale(0.3)).refusal is Refusal.NO_COLOUR
    for seed, how, refusal in (
        (15, {"count": 0, "table": "felt"}, None),
        (16, {"table": "granite", "unreadable": "hand"}, Refusal.HAND_IN_VIEW),
    ):
        scene = _scene(edition, seed, **how)
        reading = reader.read(scene.picture, Frame.from_scale(scene.mm_per_px))
        assert reading.refusal is refusal, how
        assert scene.tiles or reading.items == ()
    scene = _scene(edition, 16, unreadable="dark")
    reading = reader.read(scene.picture, Frame.from_scale(scene.mm_per_px))
    assert reading.refusal is Refusal.TOO_DARK or reading.confidence < 0.5


def test_a_sheet_is_cut_into_its_tiles_and_equal_faces_lie_together(edition):
    rng = np.random.default_rng(21)
    faces = [edition.faces[i] for i in (0, 0, 1, 3, 3)]
    scene = gen.draw_scene(edition, rng, faces, table="felt", light="daylight", overlap=False)
    groups = group_faces([scene.picture])
    shown = [[_face_at(scene, cutting.corners.mean(axis=0)) for cutting in group.cuttings] for group in groups]
    assert all(len(set(group)) == 1 for group in shown)
    assert sorted(len(group) for group in shown) == [1, 2, 2]


def _face_at(scene, place):
    return min(scene.tiles, key=lambda tile: np.hypot(*(np.array(tile.centre) - place))).face


def test_a_box_without_these_faces_hides_no_tile_and_changes_no_label(edition, reader):
    scene = _scene(edition, 11)
    frame = Frame.from_scale(scene.mm_per_px)
    free = reader.read(scene.picture, frame).items
    held = reader.read(scene.picture, frame, dict.fromkeys(edition.faces, 0)).items
    assert free
    assert [item.label for item in held] == [item.label for item in free]
    assert all(item.doubtful for item in held)


def test_a_profile_comes_back_from_its_file_as_it_was(tmp_path, profile):
    profile.save(tmp_path / "box.tiles")
    loaded = TileProfile.load(tmp_path / "box.tiles")
    assert loaded.faces == profile.faces
    assert loaded.ratio == profile.ratio == 1.0
    assert all((a.picture == b.picture).all() for a, b in zip(loaded.views, profile.views, strict=True))


def test_facts_of_something_else_are_refused():
    with pytest.raises(ProfileRefused):
        TileProfile.unpack(Profile(ProfileKind.TILES, {"views": [{"kind": "bread"}], "ratio": 1.0}))


def test_the_label_is_the_name_and_a_name_without_one_is_refused():
    for name, face in (
        ("bread-2-grey.jpg", Face("bread", 2, "grey")),
        ("bread-2-grey-lamp.jpg", Face("bread", 2, "grey")),
        ("rye-bread-3-black-a-b.png", Face("rye-bread", 3, "black")),
        ("back.jpg", Face()),
        ("back-2.jpg", Face()),
    ):
        assert face_in_name(name) == face
    for name in ("bread.jpg", "bread-two-grey.jpg", "bread-2.jpg", "backs.jpg", ".jpg"):
        with pytest.raises(LabelsRefused):
            face_in_name(name)


def test_a_picture_without_a_tile_teaches_nothing():
    bare: Picture = np.full((240, 320, 3), (90, 120, 110), np.uint8)
    with pytest.raises(LabelsRefused, match="grain-1-plain"):
        teach_tiles([(Face("grain", 1, "plain"), bare)])


def _cards(counts: list[int], seed: int, margin: int = 30) -> Picture:
    """Pale cards of 150 by 100 pixels side by side on a grey table, each with its count of red bars."""
    rng = np.random.default_rng(seed)
    picture = np.full((100 + 2 * margin, margin + (150 + margin) * len(counts), 3), (150, 156, 150), np.int16)
    for place, count in enumerate(counts):
        left = margin + place * (150 + margin)
        picture[margin : margin + 100, left : left + 150] = (214, 226, 230)
        for bar in range(count):
            at = left + 75 - 20 * (count - 1) + 40 * bar
            picture[margin + 25 : margin + 75, at - 8 : at + 8] = (40, 50, 190)
    return np.clip(picture + rng.normal(0, 2, picture.shape), 0, 255).astype(np.uint8)


def test_oblong_cards_are_taught_and_read():
    taught = teach_tiles([(Face("bar", count, "none"), _cards([count], seed)) for count in (1, 2, 3) for seed in (1,)])
    assert taught.ratio == pytest.approx(1.5, rel=0.04)
    reading = TileReader(taught).read(_cards([2, 3, 1], 7, 44))
    assert [item.label.symbols for item in sorted(reading.items, key=lambda item: item.centre)] == [2, 3, 1]


def _alone(ground: tuple[int, int, int], ring: int, seed: int) -> Picture:
    """A tile of 150 pixels with a dark square ring of this outer side, alone on a grey table."""
    picture = np.full((300, 400, 3), (150, 156, 150), np.int16)
    picture[75:225, 125:275] = ground
    picture[150 - ring // 2 : 150 + ring // 2, 200 - ring // 2 : 200 + ring // 2] = (60, 40, 30)
    picture[162 - ring // 2 : 138 + ring // 2, 212 - ring // 2 : 188 + ring // 2] = ground
    noise = np.random.default_rng(seed).normal(0, 2, picture.shape)
    return np.clip(picture + noise, 0, 255).astype(np.uint8)


def test_the_size_of_the_other_tiles_tells_a_back_from_the_square_printed_on_it():
    faces = [(Face("ring", count, "plain"), _alone((90, 170, 60 + 40 * count), 50, count)) for count in (1, 2, 3)]
    pale_back = (Face(), _alone((166, 172, 166), 100, 4))
    sizes = [view.side_px for view in teach_tiles([*faces, pale_back]).views]
    assert sizes == pytest.approx([150] * 4, rel=0.04)


def test_a_corrected_tile_teaches_further(edition, profile, reader):
    scene = _scene(edition, 19, 1)
    item = reader.read(scene.picture, Frame.from_scale(scene.mm_per_px)).items[0]
    further = profile.teach_further([view_of(scene.picture, np.array(item.corners), profile.ratio, item.label)])
    assert len(further.views) == len(profile.views) + 1
    again = TileReader(further).read(scene.picture, Frame.from_scale(scene.mm_per_px)).items[0]
    assert again.label == item.label
