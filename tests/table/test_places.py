"""Places: what cannot be drawn is refused, and choosing among them is choosing."""

from random import Random

import pytest

from companion.table import AnswerRejected, Option, phrase
from companion.table.questions.places import ChoosePlace, Places, PlacesRefused, Spot, field

A, B = Spot("a", phrase("x"), 0.0, 0.2), Spot("b", phrase("x"), 1.0, 0.9)


def test_places_that_cannot_be_drawn_are_refused():
    for spots, roads, why in (
        ((A, A), (), "a different key for every place"),
        ((A, Spot("c", phrase("x"), 1.2, 0.5)), (), "from 0 to 1"),
        ((A, B), (("a", "z"),), "between known places"),
    ):
        with pytest.raises(PlacesRefused, match=why):
            Places(spots, roads)


def test_a_field_has_rows_in_reading_order():
    spots = tuple(Spot(str(number), phrase("x")) for number in range(7))
    laid = field(spots, 3).spots
    assert [spot.key for spot in laid] == [spot.key for spot in spots]
    assert len({spot.y for spot in laid}) == 3
    assert [spot.x for spot in laid[:3]] == sorted(spot.x for spot in laid[:3])
    assert laid[0].x == laid[3].x == laid[6].x


def test_only_what_is_offered_can_be_chosen():
    options = (Option("a", phrase("x")), Option("b", phrase("x"), off=phrase("y")), Option("back", phrase("x")))
    question = ChoosePlace("t.place", options=options, places=Places((A, B), (("a", "b"),)))
    assert {question.sample(Random(seed)) for seed in range(20)} == {"a", "back"}
    for wrong in ("b", "c"):
        with pytest.raises(AnswerRejected):
            question.read(wrong)
