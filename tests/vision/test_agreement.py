"""Frames that agree: enough of them in a row, the same pieces at rest."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.errors import Refusal
from vision.live.agreement import Agreement
from vision.reading import Item, Reading

PLACES = st.lists(
    st.tuples(st.integers(0, 12), st.integers(0, 9), st.sampled_from("ab")), unique_by=lambda place: place[:2], max_size=12
)


def reading(*items, sure=0.95):
    return Reading(tuple(Item(label, (x, y), sure) for label, x, y in items), sure)


def after(*readings, needed=3):
    agreement = Agreement(needed)
    for one in readings:
        agreement = agreement.with_reading(one)
    return agreement.agreed


A = reading(("red", 10, 10), ("red", 80, 10), ("blue", 40, 60))


def test_three_frames_agree():
    assert after(A, A) is None
    assert after(A, A, A) == A


def test_a_frame_that_says_something_else_begins_anew():
    other = reading(("red", 10, 10), ("blue", 40, 60))
    assert after(A, A, other) is None
    assert after(A, A, other, A, A) is None
    assert after(A, A, other, A, A, A) == A


def test_a_piece_that_moves_does_not_agree():
    gone = reading(("red", 10, 10), ("red", 140, 10), ("blue", 40, 60))
    assert after(A, gone, needed=2) is None


def test_another_label_at_the_same_place_does_not_agree():
    assert after(A, reading(("red", 10, 10), ("blue", 80, 10), ("red", 40, 60)), needed=2) is None


def test_nothing_is_surer_than_in_the_least_sure_frame():
    doubtful = reading(("red", 11, 10), ("red", 80, 9), ("blue", 40, 60), sure=0.7)
    agreed = after(A, doubtful, A, needed=3)
    assert agreed.confidence == 0.7
    assert [item.confidence for item in agreed.items] == [0.7] * 3


def test_refusals_agree_for_the_same_reason_only():
    dark, hand = Reading.refused(Refusal.TOO_DARK), Reading.refused(Refusal.HAND_IN_VIEW)
    assert after(dark, dark, needed=2) == dark
    assert after(dark, hand, needed=2) is None


def test_no_frame_cannot_agree():
    with pytest.raises(ValueError, match="0 frames"):
        Agreement(0)


@given(PLACES, st.randoms(use_true_random=False))
def test_the_order_of_the_items_does_not_matter(places, rng):
    items = [(label, x * 50, y * 50) for x, y, label in places]
    shuffled = list(items)
    rng.shuffle(shuffled)
    jittered = [(label, x + rng.uniform(-3, 3), y + rng.uniform(-3, 3)) for label, x, y in shuffled]
    agreed = after(reading(*items), reading(*jittered), needed=2)
    assert agreed is not None
    assert agreed.counts == reading(*items).counts
