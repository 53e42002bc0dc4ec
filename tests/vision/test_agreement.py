"""Two looks at the same pieces: what they count for together."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.live.frames import MOST_JOINT, strengthen
from vision.vision_errors import Refusal
from vision.whole_reading import Hint, Item, Reading, Remedy

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
