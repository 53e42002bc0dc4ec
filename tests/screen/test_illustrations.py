"""Illustrations: what a game describes as data is drawn whole in every format, and shows nothing else."""

import re
from dataclasses import replace

import pytest
from at_the_window import settle, shown
from page_samples import CHANCES, FIGHT, GOES, LOST, WON
from samples import ADA, BEN, NOW, SAMPLE, SIZES, scene, snapshot, words

from companion.games.citadels import GAME as CITADELS
from companion.table import Choose, Option, Outcome, Pick, Placing, Reason, Seat, Symbols, Tell, phrase
from companion.table.questions.illustrations import BoardRow, Duel, GameBoard, LitWay, PriceTag, Shelf, Tableau, Tableaux
from companion.table.questions.places import Places, Spot
from companion.ui.pages.effects import Overview
from companion.ui.pages.page_settings import ScreenSettings
from companion.ui.screen.compose import compose
from companion.ui.screen.page.state import Layer
from companion.ui.screen.paint.game_look import look_of
from companion.ui.screen.paint.items import Drawing, LineItem
from companion.ui.screen.paint.moving import Track, freeze, rests_at
from hardware.press import Press


def test_a_fight_is_by_lamplight_and_shows_its_result_larger_than_anything():
    page = compose(scene(FIGHT, (800, 480)))
    assert page.look.name == "evening"
    lines = sorted((item for item in page.items if isinstance(item, LineItem)), key=lambda item: item.size)
    sizes = {item.text: item.size * item.face.cap for item in lines}
    assert min(sizes["4"], sizes["3"]) > max(size for text, size in sizes.items() if text not in {"4", "3", ":"})
    assert {"5\u00a0%", "95\u00a0%"} <= set(written_on(compose(scene(CHANCES, (800, 480))))), "chances are named in hundredths"


def fought(**more):
    told = replace(
        FIGHT, illustration=Duel(WON, LOST, source="statue", place=phrase("t-off"), walks=Symbols("cube", 1, seat=ADA))
    )
    begun = scene(told, (800, 480))
    return compose(replace(begun, state=replace(begun.state, **more)))


def seen_at(page, seconds):
    return set(freeze(page.items, NOW + seconds))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_name_of_the_land_that_is_fought_over_stands_whole_below_it(size):
    name = phrase("t-name", who="Hessen-Darmstadt")
    page = compose(scene(replace(FIGHT, illustration=Duel(WON, LOST, place=name, walks=Symbols("cube", 1, seat=ADA))), size))
    assert page.faults == ()
    assert "Hessen-Darmstadt" in {item.text for item in page.items if isinstance(item, LineItem)}


def test_upright_what_follows_from_what_is_counted_stands_with_it():
    rows = tuple(Reason(seat, None, (Symbols("bread", 2),), note=phrase("t-bread")) for seat in (ADA, BEN))
    page = compose(scene(Tell("t.tell", reasons=rows), (720, 1280)))
    assert page.faults == ()
    assert written_on(page).count(words("de")(phrase("t-bread"))) == len(rows)


def test_what_is_printed_on_a_piece_is_left_out_where_it_could_not_be_read_from_afar():
    told = Tell("t.tell", reasons=(Reason(ADA, None, (Symbols("bread", 1, label="3"),) * 3, 9), *(Reason(BEN, total=4),) * 4))
    page = compose(scene(told, (800, 480)))
    assert min(item.size for item in page.items if isinstance(item, LineItem)) >= 26


def test_what_the_pieces_of_a_fight_fall_from_is_seen_by_the_whole_table_until_they_lie():
    begun, rested = fought(began=NOW), fought()
    falling, lying = ({item.box for item in seen_at(begun, when) if isinstance(item, Drawing)} for when in (0.1, 0.7))
    usual = {item.box for item in rested.items if isinstance(item, Drawing)}
    towers = [box for box in falling - usual if box.h == box.w >= 0.3 * 480 - 1]
    assert len(towers) == 1
    assert not set(towers) & lying


def test_in_a_fight_the_pieces_fall_then_cancel_then_one_walks_into_the_land_and_the_numbers_come_last():
    rested, begun = fought(), fought(began=NOW)
    strikes = {
        item for item in rested.items if isinstance(item, Drawing) and re.search('"M2 [0-9.]+ L[0-9.]+ [0-9.]+"', item.text)
    }
    texts = {
        seconds: {item.text for item in seen_at(begun, seconds) if isinstance(item, LineItem)} for seconds in (0.3, 1.15, 1.2)
    }
    assert len(strikes) == 3 + 3
    assert not strikes & seen_at(begun, 0.7)
    assert strikes <= seen_at(begun, 0.81)
    assert ":" not in texts[0.3] | texts[1.15]
    assert {":", "4", "3"} <= texts[1.2]
    assert set(rested.items) == seen_at(begun, 1.2), "the still is where all comes to rest"
    assert rests_at(begun.items) == begun.reveals == NOW + 1.2
    assert rests_at(rested.items) is None
    ways = [item for item in begun.items if isinstance(item, Track) and len(item.keys) == 4 and item.ends == NOW + 1.2]
    assert ways
    for way in ways:
        lay, stands = way.at(NOW + 0.6).box, way.at(NOW + 1.2).box
        assert way.at(NOW + 0.79).box == lay, "it lies in the tray until it goes"
        assert stands.x > 800 * 0.65 > lay.x


def test_a_press_before_the_result_is_seen_only_brings_it_about(window, clock):
    shown(window, clock)
    settle(window, clock, 10)
    window.show(snapshot(FIGHT))
    clock.now += 0.9
    assert window.page.reveals is not None
    window.press(Press.SHORT)
    assert list(window.events()) == []
    assert window.page.reveals is None
    window.press(Press.SHORT)
    assert len(list(window.events())) == 1
    window.set(ScreenSettings("de", reduced=True))
    window.show(snapshot(replace(FIGHT, subject="another")))
    assert window.page.reveals is rests_at(window.page.items) is None, "who wants no motion sees the result at once"


EVERY = pytest.mark.parametrize("size", [(480, 320), *SIZES], ids=lambda size: f"{size[0]}x{size[1]}")


def answers_of(page):
    return [target.box for target in page.targets if target.name.startswith("option:")]


def written_on(page):
    return [item.text for item in page.items if isinstance(item, LineItem)]


def city(key, x, y, mark=None):
    return Spot(key, phrase("t-bread"), x, y, marks=(mark,) if mark else (), short=key)


CHAIN = Tell(
    "t.tell",
    reasons=(GOES, GOES),
    illustration=LitWay(
        Places((city("A", 0, 0.2, ADA), city("B", 0.5, 0.8, ADA), city("C", 1, 0, BEN)), (("A", "B"), ("B", "C"))), ("B", "A")
    ),
)


def test_a_chain_lights_up_place_by_place_and_what_is_lost_is_told_with_a_minus():
    begun = scene(CHAIN, (800, 480))
    state = replace(begun.state, began=NOW)
    pages = [compose(replace(begun, state=state, now=NOW + seconds)) for seconds in (-0.1, 0, 0.25)]
    lit = [sum(isinstance(item, LineItem) and item.colour == page.look.on_plate for item in page.items) for page in pages]
    assert lit[0] < lit[1] < lit[2]
    assert [page.wake for page in pages] == [NOW, NOW + 0.2, None]
    for lost in (-1, -3):
        told = replace(CHAIN, reasons=(Reason(ADA, phrase("t-bread"), symbols=(Symbols("bread", lost),)),))
        page = compose(scene(told, (800, 480)))
        assert page.faults == ()
        assert f"−{-lost}" in written_on(page)


CARDS = tuple(Option(f"card-{n}", phrase("t-bread"), pieces=(Symbols("bread", 1, label=str(n)),)) for n in range(9))


@EVERY
def test_answers_as_cards_show_large_pictures_and_whole_words(size):
    least = 14 if size[0] > 480 else 9
    for count, kind in ((1, Choose), (2, Pick), (3, Choose), (5, Pick), (9, Choose), (9, Pick)):
        page = compose(scene(kind("t.choose", seat=ADA, options=CARDS[:count]), size))
        assert page.faults == (), count
        answers = answers_of(page)
        assert len(answers) == count or any(target.name == "more" for target in page.targets)
        assert all(100 * box.h >= least * size[1] or size[0] < size[1] for box in answers), count
        pictures = [item.box for item in page.items if isinstance(item, Drawing) and item.box.h > min(size) // 20]
        assert all(any(box.holds(picture) and picture != box for picture in pictures) for box in answers), count


ROW = Shelf((Symbols("bread", 1, seat=BEN), Symbols("tools", 1, 1), *(Symbols("marble", 1) for _ in range(6))), 1)


@EVERY
def test_a_shelf_stands_above_the_answers_and_never_below_them(size):
    for count in (2, 5, 8):
        options = tuple(Option(str(n), phrase("t-off"), icon="bread") for n in range(count))
        page = compose(scene(Choose("t.choose", options=options, illustration=ROW), size))
        assert page.faults == (), count
        drawn = [item for item in page.items if isinstance(item, Drawing)]
        struck_out = next((item.text for item in drawn if "M2 " in item.text and "L" in item.text), "")
        assert not any(box.meets(tool.box) for tool in drawn if tool.text == struck_out for box in answers_of(page)), count


def tableaux(seats):
    pieces = tuple(Symbols("bread", 1, label=str(n % 6 + 1)) for n in range(9))
    return Tableaux(tuple(Tableau(seat, pieces[: 9 - n], 30 - n) for n, seat in enumerate(seats)), "points")


@EVERY
def test_what_lies_before_every_player_stands_on_one_page_with_all_its_figures(size):
    names = ("Ada", "Ben", "Maximiliane", "Otto", "Karl", "Zoe", "Mia")
    for count in (2, 7):
        page = laid_over(
            tableaux([Seat(name, colour) for name, colour in zip(names, CITADELS.colours, strict=True)][:count]), size
        )
        assert page.faults == ()
        assert all(written_on(page).count(str(30 - n)) == 1 for n in range(count))
        assert len([text for text in written_on(page) if text in set("123456")]) == sum(9 - n for n in range(count))


@pytest.mark.parametrize("size", [(480, 320), (800, 480)])
def test_a_long_name_is_whole_in_a_table_that_has_room_for_it(size):
    seats = [Seat(name, colour) for name, colour in zip(("Ada", "Maximiliane"), CITADELS.colours, strict=False)]
    rows = tuple(Reason(seat, note=phrase("t-tie")) for seat in seats)
    for page in (laid_over(tableaux(seats), size), compose(scene(Tell("t.tell", reasons=rows), size))):
        assert "Maximiliane" in written_on(page)


def laid_over(overview, size):
    on = scene(Tell("t.tell"), size)
    state = replace(on.state, overlay=Overview(), over=Layer())
    return compose(replace(on, snapshot=replace(on.snapshot, overview=overview), state=state))


@EVERY
def test_a_board_shows_its_map_its_pieces_and_its_cards(size):
    letters = "ABCDEFGH"
    spots = tuple(city(letter, n % 4 / 3, n // 4, ADA if n % 2 else None) for n, letter in enumerate(letters))
    rows = tuple(BoardRow("bread", (Symbols("tools", 1),) * 4, ("XYZ", str(n))) for n in range(4))
    page = laid_over(GameBoard(Places(spots, (("A", "B"),)), rows), size)
    assert page.faults == ()
    assert written_on(page).count(words("de")(phrase("t-bread"))) >= len(letters) // 2, "names are whole, where there is room"
    assert written_on(page).count("XYZ") == 4
    screen = page.items[0].box._replace(x=0, y=0, w=size[0], h=size[1])
    assert [item for item in page.items if not screen.holds(item.box.inset(4))] == []


def bare(text):
    return re.sub("#[0-9A-F]{6}", "", text)


def drawings_of(page, icon):
    """The drawings of this icon on a page, in whatever colours."""
    wanted = bare(look_of(SAMPLE.folder).drawing(icon))
    return [item for item in page.items if isinstance(item, Drawing) and bare(item.text) == wanted]


def test_what_is_missing_is_pale_and_not_crossed_out():
    def loaves(symbols):
        page = compose(scene(Tell("t.tell", reasons=(Reason(ADA, None, symbols, 2),)), (800, 480)))
        return [item.text for item in drawings_of(page, "bread")]

    there, short = loaves((Symbols("bread", 4),)), loaves((Symbols("bread", 2, missing=2),))
    assert len(there) == len(short) == 4
    assert short[0] == short[1] == there[0]
    assert short[2] == short[3] != there[3]


@EVERY
def test_what_is_to_be_paid_stands_at_the_right_above_the_answers(size):
    question = Choose("t.choose", seat=ADA, options=CARDS[:4])
    prices = (None, (Symbols("bread", 1), Symbols("tools", 2)), (Symbols("bread", 4), Symbols("marble", 4), Symbols("tools", 4)))
    plain, priced, long = (compose(scene(replace(question, illustration=price and PriceTag(price)), size)) for price in prices)
    assert priced.faults == ()
    assert size == (480, 320) or long.faults == ()
    answers = min(box.y for box in answers_of(priced))
    before, now = (
        {item.box for item in page.items if isinstance(item, Drawing) and item.box.bottom <= answers} for page in (plain, priced)
    )
    assert len(now - before) == 3
    assert all(box.x > size[0] // 2 for box in now - before)


@EVERY
def test_a_place_stands_large_beside_each_piece_of_its_price(size):
    priced = (Symbols("crown", 1, leads=True), Symbols("bread", 2), Symbols("tools", 2))
    options = tuple(replace(option, pieces=priced, gains=()) for option in CARDS[:4])
    page = compose(scene(Choose("t.choose", seat=ADA, options=options), size))
    assert page.faults == ()
    crowns, loaves = ({item.box.h for item in drawings_of(page, icon)} for icon in ("crown", "bread"))
    assert max(loaves) - min(loaves) <= 1, "no more than what rounding makes of a cell's width"
    assert max(crowns) > 1.5 * max(loaves)


def test_points_below_nothing_hang_on_the_banners():
    lost = Outcome(phrase("t-over"), (ADA,), (Placing(1, ADA, -3), Placing(2, BEN, -20)))
    assert {"−3", "−20"} <= set(written_on(compose(scene(None, (800, 480), outcome=lost))))
