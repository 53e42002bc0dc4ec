"""Answers: as plates on one page as long as they find room, on maps and fields of pictures; none is too small for a finger."""

from dataclasses import replace
from itertools import combinations, groupby, pairwise
from random import Random

import pytest
from samples import SEATS, SIZES, loaves, scene

from companion.games.council_of_four import GAME
from companion.games.council_of_four.box import LETTERS, PERMITS, REGIONS, city_name, permits_of
from companion.games.council_of_four.maps import NOTHING_GAINED, city_options, map_of, permit_field, permit_options, token_map
from companion.games.council_of_four.state import Regions
from companion.language.words import Words
from companion.network.glass.written import write_page
from companion.table import Area, Choose, Number, Option, Places, Spot, Symbols, phrase
from companion.table.ledger import Ledger
from companion.table.questions.places import ChoosePlace
from companion.ui.pages.visits import Visit
from companion.ui.screen.board.ground import find_grounds
from companion.ui.screen.compose import PageScene, compose
from companion.ui.screen.page.focus import stops
from companion.ui.screen.paint import Box, to_hex
from companion.ui.screen.paint.fonts import FontFace
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.paint.items import Drawing, LineItem, Pictogram
from companion.ui.screen.paint.rounded import Rounded
from companion.ui.screen.views.ask.board import HAND
from tools.gallery.laid import over_pictures


def plates(question, size):
    """The plates of a question's answers, by their keys in their order; none is too small for a finger."""
    page = compose(scene(question, size))
    assert page.faults == ()
    found = {target.name.removeprefix("option:"): target.box for target in page.targets if target.name.startswith("option:")}
    assert all(min(box[2:]) >= format_for(*size).touch for box in found.values())
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_up_to_four_answers_are_large_and_eight_or_a_dozen_need_no_page_flip(size):
    for count in (1, 2, 3, 4, 5, 6, 8):
        found = plates(Choose("t.choose", options=loaves(count)), size)
        assert len(found) == count
        if count <= 4:
            assert all(box.h >= (0.08 if size[0] < size[1] else 0.1) * size[1] for box in found.values()), count
            assert len({box.x for box in found.values()}) <= 2, "two by two"
    brings = Option("brings", phrase("t-bread"), gains=(Symbols("supporter", 5),))
    assert size[0] < size[1] or len(plates(Choose("t.choose", options=(*loaves(11), brings)), size)) == 12


def test_the_likeliest_answer_stands_first_and_what_ends_stands_last():
    question = Choose("t.choose", options=loaves(4), likely="2", closing="0")
    found = plates(question, (800, 480))
    assert sorted(found, key=lambda name: found[name][1::-1]) == ["2", "1", "3", "0"]
    assert compose(scene(question, (800, 480))).focus == "option:2"


def test_words_beside_each_other_have_one_size_also_where_an_icon_that_all_share_gives_way_to_letters():
    plain = Choose("t.choose", options=(*loaves(6), Option("long", phrase("t-choose"))))
    alike = Choose("t.choose", options=tuple(Option(str(place), phrase("t-off"), icon="statue") for place in range(8)))
    for size, question in (((800, 480), plain), ((800, 480), alike), ((1280, 720), alike)):
        page = compose(scene(question, size))
        others = [target.box for target in page.targets if target.name.startswith("option:") and target.name != page.focus]
        sizes = {line.size for line in page.items if isinstance(line, LineItem) for box in others if box.holds(line.ink)}
        assert len(others) + 1 == len(question.options)
        assert len(sizes) == 1 or question is alike
        assert question is plain or min(sizes) >= format_for(*size).choose_size("answer", FontFace.SANS_SEMIBOLD), (
            "for the far chair"
        )


def test_more_than_find_room_are_paged_with_the_scoreboard_out_of_the_way():
    page = compose(scene(Choose("t.choose", options=loaves(60)), (800, 480)))
    assert page.faults == ()
    assert "more" in {target.name for target in page.targets}
    assert not any(target.name.startswith("seat:") for target in page.targets)


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


def laid_out(question, size, entry=None):
    drawn = scene(question, size, "de", entry=entry)
    snapshot = replace(drawn.snapshot, game=GAME)
    return compose(PageScene(snapshot, drawn.state, drawn.settings, drawn.form, WORDS)), drawn.form


def city_question(hills="king-juvelar", *, more=()):
    regions = regions_of(hills)
    return ChoosePlace("council.build-where", seat=SEATS[0], options=(*more, *city_options()), places=token_map(regions))


def plates_of(page):
    return {target.name.removeprefix("option:"): target.box for target in page.targets if target.name.startswith("option:")}


def overlapping(boxes, rounding):
    return [(one, other) for one, other in combinations(boxes, 2) if one.inset(rounding).meets(other)]


def fully(page):
    return [stop for stop in stops(page) if not stop.name.startswith("tool:")]


@EVERY
def test_fifteen_cities_are_reached_by_their_regions_and_each_then_stands_with_its_whole_name_on_its_board(size):
    for hills in ("king-juvelar", "king-graden"):
        question = city_question(hills)
        page, form = laid_out(question, size)
        assert not page.faults
        assert [stop.name for stop in fully(page)] == [f"area:{region}" for region in REGIONS]
        reached = []
        for region in REGIONS:
            page, form = laid_out(question, size, entry=region)
            found = {stop.name.removeprefix("option:"): stop.box for stop in fully(page) if stop.name != "back"}
            assert not page.faults
            assert len(found) < len(fully(page)) <= 6, "and back again"
            assert all(form.box.holds(box) and min(box[2:]) >= form.touch for box in found.values())
            assert overlapping(found.values(), 2) == [], region
            written = {item.text for item in page.items if isinstance(item, LineItem)}
            assert {WORDS(city_name(city)) for city in found} <= written
            reached += found
        assert sorted(reached) == list(LETTERS)


@EVERY
def test_what_lies_nowhere_is_chosen_beside_the_board_and_a_place_that_is_off_says_why_and_is_no_stop(size):
    page, _ = laid_out(city_question(more=(Option("back", phrase("council-back")),)), size)
    assert "option:back" in {stop.name for stop in stops(page)}
    assert not page.faults
    reasons = (*(phrase("council-off-way", n=n) for n in (4, 6)), phrase("council-off-own"))
    off = dict(zip("BCA", reasons, strict=True))
    places = map_of(regions_of("king-juvelar"), NOTHING_GAINED)
    page, _ = laid_out(replace(city_question(), options=city_options(off=off.get), places=places), size, entry="hills")
    assert page.faults == ()
    assert {target.name: target.off for target in page.targets}["option:A"] == "dein Kontor steht da"
    names = {stop.name for stop in stops(page)}
    assert "why" in names
    assert not {"option:A", "option:B", "option:C"} & names


@EVERY
def test_any_of_many_lands_is_reached_with_six_short_and_two_long_presses_also_where_most_lie_in_one_region(size):
    areas = tuple(Area(region, phrase(f"council-{region}"), region) for region in REGIONS)
    lands = [
        Spot(f"{n}", city_name(LETTERS[n % 15]), (n % 4 + 0.5) / 4, (n // 4 + 0.5) / 4, area=REGIONS[n > 9]) for n in range(12)
    ]
    options = tuple(Option(spot.key, spot.words) for spot in lands)
    question = ChoosePlace("council.build-where", options=options, places=Places(tuple(lands), areas=areas, lands=True))
    page, _ = laid_out(question, size)
    assert page.faults == ()
    ways = [stop.name for stop in fully(page)]
    assert len(ways) <= 7
    reached = []
    for way in ways:
        page, form = laid_out(question, size, entry=way.removeprefix("area:"))
        found = [stop for stop in fully(page) if stop.name != "back"]
        assert page.faults == ()
        assert len(found) <= 7
        assert min(min(stop.box[2:]) for stop in found) >= form.touch
        reached += [stop.name.removeprefix("option:") for stop in found]
    assert sorted(reached) == sorted(option.key for option in options)


def test_what_is_in_focus_on_a_board_is_outlined_and_said_after_the_bar_of_holding():
    """A label may lie over its land, and the plate below is no second answer."""
    lands = tuple(Spot(f"{n}", city_name(LETTERS[n]), (n + 0.5) / 3, 0.5) for n in range(3))
    options = tuple(Option(spot.key, spot.words) for spot in lands)
    places = Places(lands, areas=(Area("", phrase("council-coast")),), lands=True)
    page, form = laid_out(ChoosePlace("council.build-where", options=options, places=places), (800, 480))
    sides = f'stroke="{to_hex(page.look.focus)}" stroke-width="{form.focus_ring}" stroke-linecap'
    assert len([item for item in page.items if isinstance(item, Drawing) and sides in item.text]) == 1, "the land's outline"
    said = next(item for item in page.items[slice(*page.groups["hand"])] if isinstance(item, LineItem))
    bars = [item.box for item in page.items if isinstance(item, Rounded) and item.box.w > 2 * item.box.h > form.unit]
    assert any(bar.right < said.box.x < bar.right + 2 * form.gap and said.box.y < bar.y < said.box.bottom for bar in bars)


def rows_of(count, *, dear=()):
    """A question for one of `count` pieces in the second of four rows; the `dear` ones cannot be chosen."""
    rows = tuple(Area(seat.colour, phrase("council-city", name=seat.name), seat=seat, room=8) for seat in SEATS)
    city = [Spot(f"{n}", city_name(LETTERS[n]), area=rows[1].key, icon="cube") for n in range(count)]
    priced = [replace(spot, symbols=(Symbols("gold", 1 + n),)) for n, spot in enumerate(city)]
    others = [Spot(f"{area.key}-{n}", area.words, area=area.key, icon="cube") for area in rows[:1] + rows[2:] for n in range(6)]
    off = phrase("council-off-own")
    options = tuple(Option(spot.key, spot.words, off=off if spot.key in dear else None) for spot in priced)
    places = Places((*others, *priced), areas=rows, rows=True)
    return ChoosePlace(
        "council.build-where", seat=SEATS[1], options=(*options, Option("back", phrase("council-back"))), places=places
    )


@EVERY
def test_pieces_in_rows_are_chosen_in_the_row_of_their_owner_where_name_and_price_of_each_stand(size):
    for count, dear in ((1, ()), (4, ("1", "3")), (8, ()), (10, ("9",))):
        question = rows_of(count, dear=dear)
        page, form = laid_out(question, size)
        assert page.faults == (), count
        found = plates_of(page)
        now = [option.key for option in question.options if option.off is None and option.key != "back"]
        assert [stop.name.removeprefix("option:") for stop in fully(page) if stop.name != "why"] == [*now, "back"]
        assert overlapping([found[key] for key in now], 2) == [], count
        assert min(min(found[key][2:]) for key in now) >= form.touch, count
        lines = [item for item in page.items if isinstance(item, LineItem)]
        for key in now:
            inside = {line.text for line in lines if found[key].holds(line.ink)}
            assert {WORDS(question.places.spots[18 + int(key)].words), str(1 + int(key))} <= inside, (count, key)
        assert all(target.off == "dein Kontor steht da" for target in page.targets if target.name.removeprefix("option:") in dear)
        cubes = [item.box for item in page.items if isinstance(item, Pictogram) and item.box.h == item.box.w]
        assert count > 1 or len(cubes) >= 18 + count, "all rows are there"


def test_in_rows_the_focus_begins_at_the_likeliest_and_goes_on_as_one_reads():
    page, _ = laid_out(replace(rows_of(5), likely="2"), (800, 480))
    assert page.focus == "option:2"
    assert [stop.name for stop in fully(page)] == [*(f"option:{n}" for n in range(5)), "option:back"]


def test_what_a_hold_takes_is_said_below_the_board_and_a_screen_reader_hears_it_once():
    page, _ = laid_out(rows_of(2), (800, 480))
    assert page.items[slice(*page.groups[HAND])]
    buttons, loose = (
        [piece for piece in write_page(page, 0.0, WORDS).pieces if piece.startswith(kind)] for kind in ("<button", "<p")
    )
    name = WORDS(rows_of(2).places.spots[18].words)
    assert sum(name in piece for piece in buttons) == 1
    assert all('aria-hidden="true"' in piece for piece in loose if name in piece), "a screen reader hears it once"


def test_one_answer_beside_a_board_stands_there_once():
    page, _ = laid_out(replace(rows_of(1), options=(Option("back", phrase("council-back")),)), (800, 480))
    assert [stop.name for stop in fully(page)] == ["option:back"]
    assert HAND not in page.groups


def test_as_many_pieces_stand_on_an_answer_as_it_counts_and_for_none_one_is_struck_out():
    page = compose(scene(Number("t.number", seat=SEATS[0], high=4, icon="bread"), (800, 480)))
    drawn = {number: page.items[slice(*page.groups[f"value:{number}"])] for number in range(5)}
    counted = {number: sum(isinstance(item, Pictogram) for item in items) for number, items in drawn.items()}
    assert counted == {0: 1, 1: 1, 2: 2, 3: 3, 4: 4}
    assert [number for number, items in drawn.items() if any('d="M2 ' in getattr(item, "text", "") for item in items)] == [0]


def test_numbers_too_large_to_be_drawn_stand_without_a_piece():
    page = compose(scene(Number("t.number", seat=SEATS[0], low=6, high=8, icon="bread"), (800, 480)))
    assert not any(isinstance(item, Pictogram) for item in page.items[slice(*page.groups["value:8"])])


@EVERY
def test_a_whole_row_is_an_answer_as_large_as_a_finger_needs_and_what_lies_nowhere_stands_beside_the_rows(size):
    quiet = rows_of(5)
    options = (
        *(Option(seat.colour, phrase("council-city", name=seat.name)) for seat in SEATS[2:]),
        *(Option(str(n), city_name(LETTERS[n])) for n in range(10, 15)),
    )
    page, form = laid_out(replace(quiet, options=options), size)
    found = plates_of(page)
    assert page.faults == ()
    assert set(found) == {option.key for option in options}
    assert overlapping(found.values(), 2) == []
    assert min(min(box[2:]) for box in found.values()) >= form.touch
    rows = [found[seat.colour] for seat in SEATS[2:]]
    assert len({box.x for box in rows}) == 1
    assert sorted(rows, key=lambda box: box.y) == rows, "in the order of the seats"


def test_each_spot_of_a_board_belongs_to_one_land_wherever_the_lands_lie():
    """Also where lands lie in rows, or one on another, so that borders meet in a corner or fall together."""
    rng, box = Random(5), Box(10, 20, 400, 160)
    for step in (1, 1, 20, 40) * 25:
        centres = {(10 + rng.randrange(0, 401, step), 20 + rng.randrange(0, 161, step)) for _ in range(30)}
        grounds = find_grounds(tuple(sorted(centres)), box)
        doubled = [sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2), _ in ground) for ground in grounds]
        assert round(sum(doubled) / 2) == box.w * box.h
        assert min(doubled) > 0


def test_who_only_looks_on_can_press_no_place_of_the_board_and_is_told_why():
    for entry in (None, "hills"):
        drawn = scene(city_question(), (800, 480), "de", entry=entry)
        looking = replace(drawn.settings, visits=Visit())
        page = compose(PageScene(replace(drawn.snapshot, game=GAME), drawn.state, looking, drawn.form, WORDS))
        places = [target for target in page.targets if target.name.startswith(("option:", "area:"))]
        assert places
        assert all(target.off for target in places)


def test_the_likeliest_place_is_lit_first_and_the_others_keep_their_neighbours():
    few = {"A": None, "C": None, "F": None, "K": None}
    off = {city: phrase("council-off-own") for city in LETTERS if city not in few}
    asked = replace(city_question(), options=city_options(off=off.get), likely="F")
    page, _ = laid_out(asked, (800, 480))
    assert [stop.name.removeprefix("option:") for stop in fully(page)] == ["F", "K", "A", "C", "why"]
    assert page.focus == "option:F"


@EVERY
def test_all_that_a_place_brings_is_told_where_the_focus_is(size):
    brings = tuple(Symbols(icon, n) for n, icon in enumerate(("gold", "assistant", "card", "permit", "nobility", "points"), 12))
    off = {city: phrase("council-off-own") for city in LETTERS if city not in "DK"}
    options = city_options(dict.fromkeys(LETTERS, brings), off.get)
    page, _ = laid_out(replace(city_question(), options=options, likely="D"), size)
    assert page.faults == ()


@EVERY
def test_a_field_of_permits_is_one_page_of_whole_tiles_with_a_plaque_for_each_city_and_what_they_bring(size):
    for count in (2, 6, 15, 20, 32, 45):
        permits = permits_of("hills") if count == 15 else tuple(PERMITS)[:count]
        asked = ChoosePlace(
            "council.take-open", options=permit_options(permits), places=permit_field(permits), args={"space": 10}
        )
        page, _ = laid_out(asked, size)
        tiles = plates_of(page)
        assert page.faults == (), count
        assert len(tiles) == count
        assert not list(over_pictures(page, 0.0)), count
        assert overlapping(tiles.values(), 2) == [], count
        lines = [item for item in page.items if isinstance(item, LineItem)]
        for permit in permits if count <= 20 else ():
            texts = [item.text for item in lines if tiles[permit].holds(item.box)]
            assert "".join(text for text in texts if text.isalpha()) == permit, count
            assert sum(text.isdigit() for text in texts) == len(PERMITS[permit].symbols), count


@EVERY
def test_who_has_an_emporium_in_a_crowded_city_is_seen(size):
    page, form = laid_out(city_question(), size)
    shields = [
        item.box for item in page.items if isinstance(item, Pictogram) and item.box.bottom < form.height - form.board - form.dock
    ]
    rows = groupby(sorted(shields, key=lambda box: (box.y, box.w)), key=lambda box: (box.y, box.w))
    here = max((sorted(row) for _, row in rows), key=len)
    assert len(here) == len(SEATS) + 1, "and nobody's own"
    assert min(other.x - one.x for one, other in pairwise(here)) >= 0.6 * here[0].w
    assert here[0].w >= min(size) // 40
