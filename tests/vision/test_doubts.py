"""What makes a reading doubtful: a glare, a hand, an outline not borne out, something unexplained, looks that disagree."""

from collections import Counter

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.live.check import BareSkin, doubt_for_glare
from vision.live.frames import MOST_JOINT, strengthen
from vision.tile_lessons.agree import list_doubtful
from vision.tile_lessons.tile_teaching import list_doubtful_on_sheet
from vision.tiles.confidence import compute_unexplained_chance, compute_whole_chance
from vision.tiles.decide import cut_to_bounds, find_most_unexplained
from vision.tiles.plane import shrink_only
from vision.vision_errors import Refusal
from vision.whole_reading import Face, Hint, Item, Reading, Remedy

TABLE = np.full((480, 640, 3), 90, np.uint8)


def tile(x, y, side=60):
    corners = ((x, y), (x + side, y), (x + side, y + side), (x, y + side))
    return Item(Face("bread", 1, "plain"), (x + side / 2, y + side / 2), 0.99, tuple((float(a), float(b)) for a, b in corners))


READ = Reading((tile(60, 60), tile(200, 300)), 0.97)


def lit(x, y, radius):
    return cv2.circle(TABLE.copy(), (x, y), radius, (255, 255, 255), -1)


def test_a_glare_as_large_as_a_tile_is_doubted_where_it_lies_also_where_nothing_was_found():
    doubted = doubt_for_glare(lit(420, 200, 40), READ)
    assert doubted.items == READ.items
    assert doubted.confidence <= 0.6
    assert doubted.missed >= 0.3
    assert doubted.hint.remedy is Remedy.GLARE
    (left, top), _, (right, bottom), _ = doubted.hint.corners
    assert (left, top, right, bottom) == pytest.approx((380, 160, 460, 240), abs=6)
    assert doubt_for_glare(lit(420, 200, 40), Reading((), 0.95)).hint.remedy is Remedy.GLARE


@pytest.mark.parametrize(
    "picture", [TABLE, lit(420, 200, 10), lit(90, 90, 28), lit(640, 240, 60), lit(420, 240, 200)],
    ids=["none", "small", "on a tile", "at the border", "a light table"],
)  # fmt: skip
def test_what_can_hide_no_tile_changes_nothing(picture):
    assert doubt_for_glare(picture, READ) is READ


SKIN = (120, 150, 210)
CLOTH = np.full((480, 640, 3), (70, 90, 60), np.uint8)
AMONG = Reading((tile(200, 120), tile(380, 120), tile(200, 300)), 0.97)


def doubted_for_hand(picture, reading):
    return BareSkin.of(picture, [np.array(item.corners) for item in reading.items]).doubt(reading)


def laid(*corners):
    return cv2.fillConvexPoly(CLOTH.copy(), np.array(corners, np.int32), SKIN)


@pytest.mark.parametrize(
    "picture",
    [laid((300, 480), (310, 220), (340, 220), (350, 480)), laid((640, 150), (400, 190), (400, 250), (640, 290))],
    ids=["finger", "arm"],
)
def test_what_reaches_in_among_the_tiles_is_doubted_where_it_lies(picture):
    doubted = doubted_for_hand(picture, AMONG)
    assert doubted.items == AMONG.items
    assert (doubted.confidence, doubted.missed) == (0.6, 0.3)
    assert doubted.hint.remedy is Remedy.UNCOVER
    xs, ys = zip(*doubted.hint.corners, strict=True)
    rows, columns = np.nonzero((picture == SKIN).all(axis=2))
    assert (min(xs), max(xs), min(ys), max(ys)) == pytest.approx((columns.min(), columns.max(), rows.min(), rows.max()), abs=10)


@pytest.mark.parametrize(
    "picture",
    [
        CLOTH,
        laid((0, 0), (160, 0), (160, 480), (0, 480)),
        laid((540, 480), (550, 420), (570, 420), (580, 480)),
        laid((270, 200), (330, 200), (330, 260), (270, 260)),
    ],
    ids=["nothing", "wood beside the cloth", "far from all tiles", "a thing that lies there"],
)
def test_what_hides_no_tile_or_is_no_hand_changes_nothing(picture):
    assert doubted_for_hand(picture, AMONG) is AMONG


def square(side):
    return np.array([[0.0, 0.0], [side, 0.0], [side, side], [0.0, side]])


CLEAR = [(1.0, square(100)), (0.3, square(70))]
RIVALLED = [(1.0, square(100)), (0.9, square(70))]


def chosen(likely):
    return [outlines[0][1] for outlines in likely]


def test_a_clear_outline_is_not_doubted_and_a_rivalled_one_is():
    assert list_doubtful([CLEAR], chosen([CLEAR])) == ()
    assert list_doubtful([RIVALLED], chosen([RIVALLED])) == (0,)
    assert list_doubtful([CLEAR, RIVALLED, CLEAR], chosen([CLEAR, RIVALLED, CLEAR])) == (1,)


def test_the_usual_size_of_several_pictures_bears_an_outline_out():
    likely = [CLEAR, RIVALLED, CLEAR, CLEAR]
    assert list_doubtful(likely, chosen(likely)) == ()
    odd = [CLEAR, [(1.0, square(140)), (0.9, square(100))], CLEAR, CLEAR]
    assert list_doubtful(odd, chosen(odd)) == (1,)


def test_two_outlines_of_nearly_one_size_are_no_rivals():
    alike = [[(1.0, square(100)), (0.95, square(102))]]
    assert list_doubtful(alike, chosen(alike)) == ()


def at(outline, x):
    return outline + np.array([x, 0.0])


def test_on_a_sheet_an_outline_of_another_size_or_shape_is_doubted():
    sheet = np.full((480, 640, 3), 90, np.uint8)
    four = [at(square(100), 150 * number) for number in range(4)]
    assert list_doubtful_on_sheet(sheet, four) == ()
    assert list_doubtful_on_sheet(sheet, [*four[:3], at(square(70), 450)]) == (3,)
    oblong = np.array([[0.0, 0.0], [120, 0], [120, 84], [0, 84]])
    assert list_doubtful_on_sheet(sheet, [four[0], at(oblong, 150), *four[2:]]) == (1,)


def test_a_tile_alone_is_doubted_where_nothing_bears_its_outline_out():
    table = np.full((480, 640, 3), 90, np.uint8)
    tile = cv2.rectangle(table.copy(), (200, 150), (380, 330), (230, 235, 235), -1)
    noisy = np.clip(tile + np.random.default_rng(1).normal(0, 2, tile.shape), 0, 255).astype(np.uint8)
    outline = np.array([[200.0, 150.0], [380, 150], [380, 330], [200, 330]])
    assert list_doubtful_on_sheet(noisy, [outline]) == ()
    assert list_doubtful_on_sheet(table, [outline]) == (0,)


SIDE, CENTRE = 96.0, np.array([420.0, 330.0])


def table(seed=5):
    """Draw a grey table with a grain of its own."""
    rng = np.random.default_rng(seed)
    return np.clip(rng.normal(130, 6, (700, 900, 1)) + np.array([0, 4, 9]), 0, 255).astype(np.uint8)


def lay(picture, turn, side=SIDE, colour=(90, 110, 170)):
    """Lay a plain square there, turned by so many degrees."""
    ys, xs = np.indices(picture.shape[:2])
    cos, sin = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    across, down = (xs - CENTRE[0]) * cos + (ys - CENTRE[1]) * sin, (ys - CENTRE[1]) * cos - (xs - CENTRE[0]) * sin
    picture[(np.abs(across) < side / 2) & (np.abs(down) < side / 2)] = colour
    return picture


def doubt(picture, tiles=()):
    """Say the doubt of what is left, and where it lies in the picture, for tiles (outlines in the picture) already read."""
    plane = shrink_only(picture, (SIDE, SIDE))
    factor = plane.tile[0] / SIDE
    left = find_most_unexplained(plane, picture, [np.array(tile) * factor for tile in tiles], ())
    return (0.0, None) if left is None else (compute_unexplained_chance(left.difference), left.quad.mean(axis=0) / factor)


@pytest.mark.parametrize("turn", [0, 20, 45])
def test_a_tile_that_was_taken_for_nothing_makes_the_whole_reading_doubtful_and_is_shown_where_it_lies(turn):
    chance, place = doubt(lay(table(), turn))
    assert compute_whole_chance([0.99], [chance]) < 0.5
    assert np.hypot(*(place - CENTRE)) < SIDE / 4


@pytest.mark.parametrize("side", [0.0, 0.45 * SIDE])
def test_an_empty_table_or_a_thing_half_a_tile_wide_is_no_doubt(side):
    assert compute_whole_chance([0.99], [doubt(lay(table(), 0, side))[0]]) > 0.9


def test_what_was_read_as_a_tile_is_explained():
    half = SIDE / 2
    outline = CENTRE + np.array([[-half, -half], [half, -half], [half, half], [-half, half]])
    assert doubt(lay(table(), 0), [outline])[0] < 0.1


def test_a_face_of_which_all_tiles_are_taken_is_hardly_believed_once_more():
    twice, other = Face("bread", 2, "plain"), Face("tools", 1, "plain")
    chances = {twice: 0.8, other: 0.2}
    free, _ = cut_to_bounds(chances, {twice: 2, other: 2}, Counter({twice: 1}))
    full, left = cut_to_bounds(chances, {twice: 2, other: 2}, Counter({twice: 2}))
    assert free == pytest.approx(chances)
    assert full[twice] < 0.1 < full[other]
    assert left == pytest.approx(0.8 * 0.02 + 0.2)


PLACES = st.lists(
    st.tuples(st.integers(0, 12), st.integers(0, 9), st.sampled_from("ab")), unique_by=lambda place: place[:2], max_size=12
)
CHANCES = st.floats(0.01, 0.99)


def reading(*items, sure=0.8, missed=0.0, wish=None):
    return Reading(tuple(Item(label, (x, y), 0.95) for label, x, y in items), sure, missed=missed, hint=wish)


HEAP = Hint(Remedy.SPREAD, ((0.0, 0.0), (120.0, 0.0), (120.0, 120.0), (0.0, 120.0)))
HEAPED = (("red", 10, 10), ("red", 34, 10), ("blue", 20, 34))
ALONE = tuple(("blue", 200 + 40 * number, 200) for number in range(6))


def test_pieces_that_lay_otherwise_count_more():
    spread = reading(("red", 10, 100), ("red", 80, 10), ("blue", 60, 60))
    assert strengthen(spread, reading(*HEAPED)).confidence == pytest.approx(16 / 17)


def test_a_heap_that_nobody_touched_is_no_surer_because_something_else_was():
    before = reading(*HEAPED, *ALONE, wish=HEAP)
    others = tuple((label, x, y + 60) for label, x, y in ALONE)
    untouched, spread = (*HEAPED, *others), (("red", 10, 100), ("red", 90, 10), ("blue", 60, 60), *ALONE)
    assert strengthen(reading(*untouched), before).confidence == 0.8
    assert strengthen(reading(*spread), before).confidence > 0.9


def test_what_two_looks_did_not_miss_is_less_likely_missed():
    before = reading(*HEAPED, missed=0.2)
    spread = reading(("red", 10, 100), ("red", 80, 10), ("blue", 60, 60), missed=0.2)
    assert strengthen(spread, before).missed == pytest.approx(0.0625 / 1.0625)


def test_a_look_that_says_something_else_or_saw_the_same_places_adds_nothing():
    now = reading(*HEAPED)
    for earlier in (reading(("red", 10, 100)), Reading.refuse(Refusal.TOO_DARK), reading(*HEAPED)):
        assert strengthen(now, earlier) == now


@given(PLACES, CHANCES, CHANCES, CHANCES, CHANCES)
def test_no_look_makes_another_less_sure_or_all_of_it_certain(places, sure, before, missed, missed_before):
    items = [(label, x * 50, y * 50) for x, y, label in places]
    earlier = reading(*((label, x + 25, y) for label, x, y in items), sure=before, missed=missed_before)
    now = reading(*items, sure=sure, missed=missed)
    both = strengthen(now, earlier)
    assert now.confidence <= both.confidence <= max(now.confidence, MOST_JOINT)
    assert both.missed <= now.missed
    assert both.items == now.items
