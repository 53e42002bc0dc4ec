"""Illustrations: what a game describes as data is drawn whole in every format, and shows nothing else."""

import re
from dataclasses import replace

import pygame
import pytest
from samples import ADA, BEN, CLARA, LANGUAGES, NOW, OVER, SAMPLE, SEATS, SIZES, TELL, scene, words

from companion.games.citadels import GAME as CITADELS
from companion.table import Choose, Option, Outcome, Pick, Placing, Reason, Seat, Symbols, Tell, phrase
from companion.table.questions.illustrations import (
    BoardRow,
    Chance,
    Chances,
    Duel,
    GameBoard,
    Holding,
    LaidCard,
    LaidOut,
    LitWay,
    Majorities,
    MapRegion,
    PriceTag,
    Shelf,
    Tableau,
    Tableaux,
)
from companion.table.questions.places import Places, Spot
from companion.ui.screen.compose import compose
from companion.ui.screen.page.effects import NotNow, Overview
from companion.ui.screen.page.state import Layer, ScreenSettings
from companion.ui.screen.paint.fonts import FontFace
from companion.ui.screen.paint.game_look import look_of
from companion.ui.screen.paint.items import Drawing, LineItem
from companion.ui.screen.paint.moving import Track, freeze, rests_at
from companion.ui.screen.pictures.ring_drawing import DARK
from companion.ui.screen.window import Window
from hardware.press import Press

WON = Reason(ADA, None, (Symbols("cube", 4, seat=ADA),), 4)
LOST = Reason(BEN, None, (Symbols("cube", 3, seat=BEN),), 3)
GOES = Reason(None, phrase("t-bread"), (Symbols("cube", 3, seat=ADA), Symbols("cube", 3, seat=BEN)), note=phrase("t-tie"))
FIGHT = Tell("t.tell", reasons=(WON, LOST, GOES), illustration=Duel(WON, LOST))
CROWDED = tuple(Reason(seat, None, (Symbols("cube", 17, seat=seat),), 17) for seat in (ADA, BEN))
MANY = Tell("t.tell", reasons=(*CROWDED, GOES, GOES, GOES), illustration=Duel(*CROWDED))
CHANCES = Tell(
    "t.tell",
    seat=ADA,
    illustration=Chances((Chance(phrase("t-bread"), 0.05, 0.03, 0.07, ADA), Chance(phrase("t-off"), 0.95, 0.9, 0.98, BEN))),
)
MAP = Tell(
    "t.tell",
    reasons=tuple(
        Reason(seat, None, (Symbols("bread", 13), Symbols("statue", 24), Symbols("coronet", 12)), 49) for seat in SEATS
    ),
    illustration=Majorities(
        tuple(
            MapRegion(
                phrase("t-tie"),
                x,
                y,
                (Holding("bread", (ADA,), 3), Holding("tools", (ADA, BEN, CLARA), 1), Holding("marble", (), 0)),
            )
            for x, y in ((0, 0.25), (0, 0.75), (1, 0), (1, 0.5), (1, 1))
        )
    ),
)
LAID = Tell(
    "t.tell",
    reasons=(GOES,) * 4,
    illustration=LaidOut(tuple(LaidCard(phrase("t-off"), "statue", str(place), seat) for place, seat in enumerate(SEATS, 1))),
)
TOLD = {"laid": LAID, "fight": FIGHT, "many": MANY, "chances": CHANCES, "map": MAP}


@pytest.mark.parametrize("told", TOLD.values(), ids=TOLD)
@pytest.mark.parametrize("size", [(480, 320), *SIZES], ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_illustration_finds_room(size, told):
    for language in LANGUAGES:
        page = compose(scene(told, size, language))
        assert page.faults == ()
        screen = page.items[0].box._replace(x=0, y=0, w=size[0], h=size[1])
        assert [item for item in page.items if not screen.holds(item.box.inset(4))] == []


def test_a_fight_is_by_lamplight_and_shows_its_result_larger_than_anything():
    page = compose(scene(FIGHT, (800, 480)))
    assert page.look.name == "evening"
    lines = sorted((item for item in page.items if isinstance(item, LineItem)), key=lambda item: item.size)
    sizes = {item.text: item.size for item in lines}
    assert min(sizes["4"], sizes["3"]) > max(size for text, size in sizes.items() if text not in {"4", "3", ":"})


def fought(**more):
    told = replace(
        FIGHT, illustration=Duel(WON, LOST, source="statue", place=phrase("t-off"), walks=Symbols("cube", 1, seat=ADA))
    )
    begun = scene(told, (800, 480))
    return compose(replace(begun, state=replace(begun.state, **more)))


def seen_at(page, seconds):
    return set(freeze(page.items, NOW + seconds))


def test_in_a_fight_the_pieces_fall_then_cancel_then_one_walks_and_the_numbers_come_last():
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


def test_what_walks_lies_in_the_tray_until_it_goes_into_the_land():
    begun = fought(began=NOW)
    ways = [item for item in begun.items if isinstance(item, Track) and len(item.keys) == 4 and item.ends == NOW + 1.2]
    assert ways
    for way in ways:
        lay, stands = way.at(NOW + 0.6).box, way.at(NOW + 1.2).box
        assert way.at(NOW + 0.79).box == lay
        assert stands.x > 800 * 0.65 > lay.x


def test_a_press_before_the_result_is_seen_only_brings_it_about():
    clock = [NOW]
    window = Window((800, 480), ScreenSettings("de"), words, clock=lambda: clock[0], hour=lambda: 12, frames=lambda _now: DARK)
    window.show(scene(TELL).snapshot)
    clock[0] += 10
    window.show(scene(FIGHT).snapshot)
    clock[0] += 0.9
    assert window.page.reveals is not None
    window.press(Press.SHORT)
    assert list(window.events()) == []
    assert window.page.reveals is None
    window.press(Press.SHORT)
    assert len(list(window.events())) == 1
    calm = Window(
        (800, 480), ScreenSettings("de", reduced=True), words, clock=lambda: clock[0], hour=lambda: 12, frames=lambda _now: DARK
    )
    calm.show(scene(FIGHT).snapshot)
    assert calm.page.reveals is None
    assert rests_at(calm.page.items) is None
    pygame.display.quit()


def test_bars_are_as_long_as_the_chances():
    page = compose(scene(CHANCES, (800, 480)))
    words = [item.text for item in page.items if isinstance(item, LineItem)]
    assert "5\u00a0%" in words
    assert "95\u00a0%" in words


def city(key, x, y, mark=None):
    return Spot(key, phrase("t-bread"), x, y, marks=(mark,) if mark else (), short=key)


CHAIN = Tell(
    "t.tell",
    reasons=(GOES, GOES),
    illustration=LitWay(
        Places((city("A", 0, 0.2, ADA), city("B", 0.5, 0.8, ADA), city("C", 1, 0, BEN)), (("A", "B"), ("B", "C"))), ("B", "A")
    ),
)


def test_a_chain_lights_up_place_by_place():
    begun = scene(CHAIN, (800, 480))
    state = replace(begun.state, began=NOW)
    pages = [compose(replace(begun, state=state, now=NOW + seconds)) for seconds in (-0.1, 0, 0.25)]
    lit = [sum(isinstance(item, LineItem) and item.colour == page.look.on_plate for item in page.items) for page in pages]
    assert lit[0] < lit[1] < lit[2]
    assert [page.wake for page in pages] == [NOW, NOW + 0.2, None]
    assert compose(scene(CHAIN, (800, 480))).faults == ()


@pytest.mark.parametrize("lost", [-1, -3])
def test_what_is_lost_is_told_with_a_minus(lost):
    told = replace(CHAIN, reasons=(Reason(ADA, phrase("t-bread"), symbols=(Symbols("bread", lost),)),))
    page = compose(scene(told, (800, 480)))
    assert page.faults == ()
    assert f"−{-lost}" in [item.text for item in page.items if isinstance(item, LineItem)]


CARDS = tuple(Option(f"card-{n}", phrase("t-bread"), pieces=(Symbols("bread", 1, label=str(n)),)) for n in range(9))


@pytest.mark.parametrize("kind", [Choose, Pick])
@pytest.mark.parametrize("count", [1, 2, 3, 5, 9])
@pytest.mark.parametrize("size", [(480, 320), *SIZES], ids=lambda size: f"{size[0]}x{size[1]}")
def test_answers_as_cards_show_large_pictures_and_whole_words(size, count, kind):
    question = kind("t.choose", seat=ADA, options=CARDS[:count])
    page = compose(scene(question, size))
    assert page.faults == ()
    answers = {target.name: target.box for target in page.targets if target.name.startswith("option:")}
    assert len(answers) == count or any(target.name == "more" for target in page.targets)
    least = 14 if size[0] > 480 else 9
    assert all(100 * box.h >= least * size[1] or size[0] < size[1] for box in answers.values())
    pictures = [item.box for item in page.items if isinstance(item, Drawing) and item.box.h > min(size) // 20]
    assert all(any(box.holds(picture) and picture != box for picture in pictures) for box in answers.values())


@pytest.mark.parametrize("size", [(800, 480), (1280, 720)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_an_icon_that_all_share_gives_way_to_letters_that_the_far_chair_reads(size):
    options = tuple(Option(str(place), phrase("t-off"), icon="statue") for place in range(8))
    asked = scene(Choose("t.choose", seat=ADA, options=options), size)
    page = compose(asked)
    assert page.faults == ()
    plates = {target.name: target.box for target in page.targets if target.name.startswith("option:")}
    assert len(plates) == 8
    others = [box for name, box in plates.items() if name != page.focus]
    sizes = {line.size for line in page.items if isinstance(line, LineItem) for box in others if box.holds(line.ink)}
    assert min(sizes) >= asked.form.choose_size("answer", FontFace.SANS_SEMIBOLD)


@pytest.mark.parametrize("size", [(480, 320), *SIZES], ids=lambda size: f"{size[0]}x{size[1]}")
def test_why_answers_are_off_stands_on_a_page_of_its_own(size):
    options = tuple(Option(str(n), phrase("t-bread"), off=phrase("t-off") if n > 3 else None) for n in range(6))
    over = scene(Choose("t.choose", seat=ADA, options=options), size, overlay=NotNow())
    page = compose(over)
    assert page.faults == ()
    written = " ".join(item.text for item in page.items if isinstance(item, LineItem))
    assert written.count(words("de")(phrase("t-off"))) == 2


ROW = Shelf((Symbols("bread", 1, seat=BEN), Symbols("tools", 1, 1), *(Symbols("marble", 1) for _ in range(6))), 1)


@pytest.mark.parametrize("size", [(480, 320), *SIZES], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("count", [2, 5, 8])
def test_a_shelf_stands_above_the_answers_and_never_below_them(size, count):
    options = tuple(Option(str(n), phrase("t-off"), icon="bread") for n in range(count))
    page = compose(scene(Choose("t.choose", options=options, illustration=ROW), size))
    assert page.faults == ()
    tools = [item for item in page.items if isinstance(item, Drawing) and item.text == struck_out(page)]
    answers = [target.box for target in page.targets if target.name.startswith("option:")]
    assert not any(box.meets(tool.box) for tool in tools for box in answers)


def struck_out(page):
    return next((item.text for item in page.items if isinstance(item, Drawing) and "M2 " in item.text and "L" in item.text), "")


def tableaux(seats):
    pieces = tuple(Symbols("bread", 1, label=str(n % 6 + 1)) for n in range(9))
    return Tableaux(tuple(Tableau(seat, pieces[: 9 - n], 30 - n) for n, seat in enumerate(seats)), "points")


@pytest.mark.parametrize("size", [(480, 320), *SIZES], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("count", [2, 7])
def test_what_lies_before_every_player_stands_on_one_page_with_all_its_figures(size, count):
    names = ("Ada", "Ben", "Maximiliane", "Otto", "Karl", "Zoe", "Mia")
    seats = [Seat(name, colour) for name, colour in zip(names, CITADELS.colours, strict=True)][:count]
    page = laid_over(tableaux(seats), size)
    assert page.faults == ()
    written = [item.text for item in page.items if isinstance(item, LineItem)]
    assert all(written.count(str(30 - n)) == 1 for n in range(count))
    assert len([text for text in written if text in set("123456")]) == sum(9 - n for n in range(count))


def laid_over(overview, size):
    on = scene(Tell("t.tell"), size)
    state = replace(on.state, overlay=Overview(), over=Layer())
    return compose(replace(on, snapshot=replace(on.snapshot, overview=overview), state=state))


@pytest.mark.parametrize("size", [(480, 320), *SIZES], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_board_shows_its_map_its_pieces_and_its_cards(size):
    letters = "ABCDEFGH"
    spots = tuple(city(letter, n % 4 / 3, n // 4, ADA if n % 2 else None) for n, letter in enumerate(letters))
    rows = tuple(BoardRow("bread", (Symbols("tools", 1),) * 4, ("XYZ", str(n))) for n in range(4))
    page = laid_over(GameBoard(Places(spots, (("A", "B"),)), rows), size)
    assert page.faults == ()
    written = [item.text for item in page.items if isinstance(item, LineItem)]
    assert written.count(words("de")(phrase("t-bread"))) == len(letters), "names are whole"
    assert written.count("XYZ") == 4
    screen = page.items[0].box._replace(x=0, y=0, w=size[0], h=size[1])
    assert [item for item in page.items if not screen.holds(item.box.inset(4))] == []


def test_what_is_missing_is_pale_and_not_crossed_out():
    def bare(text):
        return re.sub("#[0-9A-F]{6}", "", text)

    def loaves(symbols):
        page = compose(scene(Tell("t.tell", reasons=(Reason(ADA, None, symbols, 2),)), (800, 480)))
        return [item.text for item in page.items if isinstance(item, Drawing) and bare(item.text) == bread]

    bread = bare(look_of(SAMPLE.folder).drawing("bread"))
    there, short = loaves((Symbols("bread", 4),)), loaves((Symbols("bread", 2, missing=2),))
    assert len(there) == len(short) == 4
    assert short[0] == short[1] == there[0]
    assert short[2] == short[3] != there[3]


@pytest.mark.parametrize("size", [(480, 320), *SIZES], ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_is_to_be_paid_stands_at_the_right_above_the_answers(size):
    price = PriceTag((Symbols("bread", 1), Symbols("tools", 2)))
    question = Choose("t.choose", seat=ADA, options=CARDS[:4])
    plain, priced = compose(scene(question, size)), compose(scene(replace(question, illustration=price), size))
    assert priced.faults == ()
    answers = min(target.box.y for target in priced.targets if target.name.startswith("option:"))
    added = [item.box for item in priced.items if isinstance(item, Drawing) and item.box.bottom <= answers]
    before = [item.box for item in plain.items if isinstance(item, Drawing) and item.box.bottom <= answers]
    assert len(set(added) - set(before)) == 3
    assert all(box.x > size[0] // 2 for box in set(added) - set(before))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_long_price_leaves_the_name_whole(size):
    price = PriceTag((Symbols("bread", 4), Symbols("marble", 4), Symbols("tools", 4)))
    assert compose(scene(Choose("t.choose", seat=ADA, options=CARDS[:4], illustration=price), size)).faults == ()


@pytest.mark.parametrize("size", [(480, 320), *SIZES], ids=lambda size: f"{size[0]}x{size[1]}")
def test_at_the_end_every_player_has_a_line_however_long(size):
    stories = dict.fromkeys(SEATS, phrase("t-off")) | {CLARA: phrase("t-long-line")}
    page = compose(scene(None, size, outcome=OVER, stories=stories))
    assert page.faults == ()
    written = " ".join(item.text for item in page.items if isinstance(item, LineItem))
    assert written.count(words("de")(phrase("t-off"))) == 3
    assert words("de")(phrase("t-long-line")) in written


@pytest.mark.parametrize("size", [(480, 320), *SIZES], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_place_stands_large_beside_each_piece_of_its_price(size):
    priced = (Symbols("crown", 1, leads=True), Symbols("bread", 2), Symbols("tools", 2))
    options = tuple(replace(option, pieces=priced, gains=()) for option in CARDS[:4])
    page = compose(scene(Choose("t.choose", seat=ADA, options=options), size))
    assert page.faults == ()

    def sides(icon):
        drawn = re.sub("#[0-9A-F]{6}", "", look_of(SAMPLE.folder).drawing(icon))
        return {item.box.h for item in page.items if isinstance(item, Drawing) and re.sub("#[0-9A-F]{6}", "", item.text) == drawn}

    assert max(sides("bread")) - min(sides("bread")) <= 1, "no more than what rounding makes of a cell's width"
    assert max(sides("crown")) > 1.5 * max(sides("bread"))


def test_points_below_nothing_hang_on_the_banners():
    lost = Outcome(phrase("t-over"), (ADA,), (Placing(1, ADA, -3), Placing(2, BEN, -20)))
    written = [item.text for item in compose(scene(None, (800, 480), outcome=lost)).items if isinstance(item, LineItem)]
    assert {"−3", "−20"} <= set(written)
