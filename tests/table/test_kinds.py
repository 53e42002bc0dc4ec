from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.table import (
    AnswerRejected,
    Choose,
    Draw,
    Hourglass,
    Number,
    Option,
    Order,
    Pick,
    ReadCubes,
    ReadTiles,
    Row,
    Seat,
    Sector,
    Spin,
    Tally,
    Tell,
    Tile,
    phrase,
)
from companion.table.questions.one_each import OneEach

ADA, BEN = Seat("Ada", "blue"), Seat("Ben", "red")
OPTIONS = tuple(Option(key, phrase("small-yes")) for key in ("bread", "marble", "tools"))
WITH_OFF = (*OPTIONS, Option("gold", phrase("small-yes"), off=phrase("small-off")))
ROWS = (Row("blue", high=9), Row("red", high=4), Row("grey", low=1, high=3))
MIX = {Tile("bread", 1): 2, Tile("bread", 2, "grey"): 1}
TILES = ReadTiles("t", kinds=("bread", "marble"), counts=(1, 2, 3), frames=("plain", "grey"), most=4)

EACH = OneEach(
    "t",
    options=tuple(Option(f"{seat.colour}-{key}", phrase("small-yes"), seat=seat) for seat in (ADA, BEN) for key in "ab"),
    none=phrase("small-no"),
)
HELD = {
    "bread": (Option("crumb", phrase("small-yes")), Option("loaf", phrase("small-yes"), off=phrase("small-off"))),
    "gold": (Option("coin", phrase("small-yes")),),
}
HOLDING = Choose("t", options=WITH_OFF, within=HELD)
QUESTIONS = [
    Tell("t"),
    Choose("t", options=WITH_OFF),
    Pick("t", options=WITH_OFF, least=1, most=2),
    EACH,
    Order("t", options=OPTIONS),
    Order("t", options=OPTIONS, places=2),
    Number("t", low=2, high=7),
    Tally("t", rows=ROWS),
    Tally("t", rows=ROWS, total=10),
    Tally("small.coins", rows=(Row("blue", high=9), Row("red", low=1, high=9)), most=4),
    Spin("t", sectors=(Sector(2, 1), Sector(3, 2))),
    Spin("t"),
    Hourglass("t", seconds=20),
    Draw("t", options=OPTIONS),
    Draw("t", options=OPTIONS, count=1),
    TILES,
    ReadTiles("t", kinds=("bread",), counts=(1, 2), frames=("plain", "grey"), exist=MIX, most=3),
    ReadCubes("t", most={"red": 4, "black": 0}),
]


@given(st.sampled_from(QUESTIONS), st.randoms(use_true_random=False))
def test_every_sample_is_an_answer_that_is_taken_as_it_is(question, rng):
    answer = question.sample(rng)
    assert question.read(answer) == answer


BOUNDED = Tally("small.coins", rows=(Row("blue", high=9), Row("red", low=1, high=9)), most=4)
REFUSED = [
    (Tell("t"), "what", "reject-tell"),
    (Choose("t", options=WITH_OFF), "silver", "reject-not-offered"),
    (Choose("t", options=WITH_OFF), "gold", "reject-off"),
    (Pick("t", options=OPTIONS, least=1), [], "reject-how-many"),
    (Pick("t", options=OPTIONS), "bread", "reject-not-a-list"),
    (Pick("t", options=OPTIONS), ["bread", "bread"], "reject-twice"),
    (HOLDING, "loaf", "reject-off"),
    (EACH, ["blue-a", "blue-b"], "reject-one-each"),
    (Order("t", options=OPTIONS), ["bread", "tools"], "reject-places"),
    (Number("t", high=5), 6, "reject-too-high"),
    (Number("t", low=1, high=5), 0, "reject-too-low"),
    (Number("t", high=5), True, "reject-not-a-number"),
    (Tally("t", rows=ROWS), {"blue": 1, "red": 1}, "reject-rows"),
    (Tally("t", rows=ROWS), {"blue": 1, "red": 5, "grey": 1}, "reject-too-high"),
    (Tally("t", rows=ROWS, total=10), {"blue": 1, "red": 1, "grey": 1}, "reject-sum"),
    (Tally("t", rows=ROWS), [1, 2, 3], "reject-rows"),
    (Spin("t", high=5), 6, "reject-too-high"),
    (Hourglass("t", seconds=20), 21, "reject-too-high"),
    (Draw("t", options=OPTIONS, count=2), ["bread"], "reject-drawn"),
    (TILES, [["gold", 1]], "reject-tile"),
    (TILES, "bread", "reject-not-a-list"),
    (TILES, [["bread", 1]] * 5, "reject-too-many-tiles"),
    (ReadTiles("t", kinds=("bread",), counts=(1,), exist=MIX, most=9), [["bread", 1]] * 3, "reject-tile-mix"),
    (ReadCubes("t", most={"red": 2}), {"red": 3}, "reject-too-many-cubes"),
    (ReadCubes("t", most={"red": 2}), {"red": -1}, "reject-too-low"),
    (BOUNDED, {"blue": 3, "red": 2}, "reject-sum-too-high"),
]


def test_a_wrong_answer_is_refused_with_its_reason():
    for question, raw, reason in REFUSED:
        with pytest.raises(AnswerRejected) as refused:
            question.read(raw)
        assert refused.value.reason.id == reason, (question, raw)


def test_rows_that_hold_more_than_there_may_be_in_all_have_no_answer_and_are_not_asked():
    rows = (Row("blue", low=3, high=9), Row("red", low=2, high=9))
    assert Tally("small.coins", rows=rows, most=5).answerable()
    assert not Tally("small.coins", rows=rows, most=4).answerable()
    assert not Pick("t", options=OPTIONS, least=2, most=1).answerable()


def test_plain_values_become_typed_answers():
    assert TILES.read([["bread", 2], ["marble", 1, "grey"]]) == (Tile("bread", 2), Tile("marble", 1, "grey"))
    assert ReadCubes("t", most={"red": 2, "blue": 1}).read({"red": 2}) == {"red": 2, "blue": 0}
    assert Pick("t", options=OPTIONS).read(["tools", "bread"]) == ("tools", "bread")
    assert HOLDING.read("crumb") == "crumb"


def test_a_spin_follows_its_sectors_shares():
    spin = Spin("t", sectors=(Sector(2, 1), Sector(5, 3)))
    rng = Random(4)
    fives = sum(spin.sample(rng) == 5 for _ in range(4000))
    assert 2900 < fives < 3100
