"""Maps and fields of pictures in every format: plates stay apart, all can be chosen, and no road runs through a third city."""

from dataclasses import replace
from itertools import combinations

import pytest
from samples import SEATS, SIZES, scene

from companion.games.council_of_four import GAME
from companion.games.council_of_four.board import all_boards
from companion.games.council_of_four.box import LETTERS, permits_of
from companion.games.council_of_four.maps import city_options, permit_field, permit_options, token_map
from companion.games.council_of_four.state.regions import Regions
from companion.screen.compose import PageScene, compose
from companion.screen.page.focus import stops
from companion.table import Option, phrase
from companion.table.ledger import Ledger
from companion.table.questions.places import ChoosePlace
from companion.words import Words

WORDS = Words("de", [GAME.folder])
EVERY = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


class Bare:
    """As much of a table as the regions need."""

    def __init__(self, **ledger):
        self.ledger, self.seats = Ledger(ledger), SEATS


def regions_of(hills):
    values = {"side.hills": hills, "neutral": ("A",), "token.B": "assistants-1-gold-1"}
    values |= {f"emporiums.{seat.colour}": ("A", "B", "J") for seat in SEATS}
    return Regions(Bare(**values))


def laid_out(question, size):
    drawn = scene(question, size, "de")
    snapshot = replace(drawn.snapshot, game=GAME)
    return compose(PageScene(snapshot, drawn.state, drawn.settings, drawn.form, WORDS)), drawn.form


def city_question(hills="king-juvelar", *, more=()):
    regions = regions_of(hills)
    return ChoosePlace("council.build-where", seat=SEATS[0], options=(*more, *city_options()), places=token_map(regions))


@EVERY
@pytest.mark.parametrize("hills", ["king-juvelar", "king-graden"])
def test_every_city_can_be_chosen_and_none_covers_another(size, hills):
    page, form = laid_out(city_question(hills), size)
    plates = {target.name: target.box for target in page.targets if target.name.startswith("option:")}
    assert set(plates) == {f"option:{city}" for city in LETTERS}
    assert not page.faults
    assert all(form.box.holds(box) for box in plates.values())
    assert [(a, b) for a, b in combinations(plates, 2) if plates[a].inset(1).meets(plates[b])] == []


@EVERY
def test_no_road_runs_through_a_third_city(size):
    page, _ = laid_out(city_question(), size)
    boxes = {target.name[-1]: target.box for target in page.targets if target.name.startswith("option:")}
    for board in all_boards():
        for one, other in board.roads:
            for city in set(LETTERS) - {one, other}:
                assert not _meets(boxes[one].centre, boxes[other].centre, boxes[city].inset(3)), (one, other, city)


def _meets(start, end, box):
    steps = [(start[0] + (end[0] - start[0]) * n / 200, start[1] + (end[1] - start[1]) * n / 200) for n in range(201)]
    return any(box.has((round(x), round(y))) for x, y in steps)


@EVERY
def test_what_lies_nowhere_is_chosen_beside_the_map(size):
    page, _ = laid_out(city_question(more=(Option("back", phrase("council-back")),)), size)
    assert len([stop for stop in stops(page) if stop.name in {"done", "option:A"}]) == 2
    assert not page.faults


@EVERY
def test_a_field_of_fifteen_permits_is_one_page(size):
    permits = permits_of("hills")
    question = ChoosePlace("council.take-open", options=permit_options(permits), places=permit_field(permits), args={"space": 10})
    page, _ = laid_out(question, size)
    assert len([target for target in page.targets if target.name.startswith("option:")]) == 15
    assert not page.faults


@EVERY
def test_a_spot_that_is_off_says_why_and_is_no_stop(size):
    regions = regions_of("king-juvelar")
    options = city_options(off=lambda city: phrase("council-off-own") if city == "A" else None)
    page, _ = laid_out(ChoosePlace("council.build-where", options=options, places=token_map(regions)), size)
    (taken,) = (target for target in page.targets if target.name == "option:A")
    assert taken.off == "dein Kontor steht da"
    assert "option:A" not in {stop.name for stop in stops(page)}
