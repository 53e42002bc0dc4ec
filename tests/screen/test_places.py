"""Maps and fields of pictures in every format: plates stay apart, all can be chosen, and no road runs through a third city."""

from dataclasses import replace
from itertools import combinations, pairwise, product

import pytest
from samples import SEATS, SIZES, scene

from companion.games.council_of_four import GAME
from companion.games.council_of_four.board import board_of
from companion.games.council_of_four.box import LETTERS, PERMITS, REGIONS, city_name, permits_of, sides_of
from companion.games.council_of_four.maps import NOTHING_GAINED, city_options, map_of, permit_field, permit_options, token_map
from companion.games.council_of_four.state import Regions
from companion.language.words import Words
from companion.table import Option, phrase
from companion.table.ledger import Ledger
from companion.table.questions.places import ChoosePlace
from companion.ui.screen.compose import PageScene, compose
from companion.ui.screen.page.focus import stops
from companion.ui.screen.paint.items import Drawing, LineItem
from tools.gallery.laid import over_pictures

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
@pytest.mark.parametrize("hills", ["king-juvelar", "king-graden"])
def test_all_cities_stand_with_their_whole_names(size, hills):
    page, _ = laid_out(city_question(hills), size)
    written = {item.text for item in page.items if isinstance(item, LineItem)}
    assert {WORDS(city_name(city)) for city in LETTERS} <= written


@EVERY
def test_no_road_runs_through_a_third_city(size):
    page, _ = laid_out(city_question(), size)
    boxes = {target.name[-1]: target.box for target in page.targets if target.name.startswith("option:")}
    for sides in product(*map(sides_of, REGIONS)):
        for one, other in board_of(*sides).roads:
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
@pytest.mark.parametrize("count", [15, 24, 32, 45])
def test_a_field_of_many_permits_is_one_page_of_whole_tiles(size, count):
    permits = permits_of("hills") if count == 15 else tuple(PERMITS)[:count]
    question = ChoosePlace("council.take-open", options=permit_options(permits), places=permit_field(permits), args={"space": 10})
    page, _ = laid_out(question, size)
    tiles = [target.box for target in page.targets if target.name.startswith("option:")]
    assert len(tiles) == count
    assert not page.faults
    assert not list(over_pictures(page, 0.0))
    assert [(one, other) for one, other in combinations(tiles, 2) if one.inset(2).meets(other)] == []


@EVERY
def test_a_spot_that_is_off_says_why_and_is_no_stop(size):
    regions = regions_of("king-juvelar")
    options = city_options(off=lambda city: phrase("council-off-own") if city == "A" else None)
    page, _ = laid_out(ChoosePlace("council.build-where", options=options, places=token_map(regions)), size)
    (taken,) = (target for target in page.targets if target.name == "option:A")
    assert taken.off == "dein Kontor steht da"
    assert "option:A" not in {stop.name for stop in stops(page)}


@EVERY
def test_who_has_an_emporium_in_a_crowded_city_is_seen(size):
    page, _ = laid_out(city_question(), size)
    plate = next(target.box for target in page.targets if target.name == "option:J")
    shields = [
        item.box for item in page.items if isinstance(item, Drawing) and plate.holds(item.box) and item.box.w == item.box.h
    ]
    here = sorted(set(shields))[-len(SEATS) :]
    apart = [other.x - one.x for one, other in pairwise(here)]
    assert len(here) == len(SEATS)
    assert min(apart) >= 0.6 * here[0].w
    assert here[0].w >= min(size) // 40


@EVERY
@pytest.mark.parametrize("count", [2, 6, 15, 20])
def test_permits_show_a_plaque_for_each_city_and_what_they_bring(size, count):
    permits = tuple(PERMITS)[:count]
    asked = ChoosePlace("council.permit", args={"paid": 1}, options=permit_options(permits), places=permit_field(permits))
    page, _ = laid_out(asked, size)
    assert page.faults == ()
    for permit in permits:
        plate = next(target.box for target in page.targets if target.name == f"option:{permit}")
        letters = [
            item.text for item in page.items if isinstance(item, LineItem) and plate.holds(item.box) and item.text.isalpha()
        ]
        figures = [
            item.text for item in page.items if isinstance(item, LineItem) and plate.holds(item.box) and item.text.isdigit()
        ]
        assert "".join(letters) == permit
        assert len(figures) == len(PERMITS[permit].symbols)


def with_reasons(*texts):
    """A question in which the first cities cannot be chosen, each for one of these reasons."""
    off = dict(zip(LETTERS, texts, strict=False))
    places = map_of(regions_of("king-juvelar"), NOTHING_GAINED)
    return replace(city_question(), options=city_options(off=off.get), places=places)


@EVERY
def test_why_cities_cannot_be_chosen_waits_behind_one_line(size):
    question = with_reasons(*(phrase("council-off-way", n=n) for n in (4, 6)), phrase("council-off-own"))
    page, _ = laid_out(question, size)
    assert page.faults == ()
    assert "why" in {stop.name for stop in stops(page)}
    assert sum(bool(target.off) for target in page.targets) == 3


@EVERY
def test_names_of_cities_are_whole(size):
    page, _ = laid_out(city_question(), size)
    assert {WORDS(city_name(city)) for city in LETTERS} <= {item.text for item in page.items if isinstance(item, LineItem)}
