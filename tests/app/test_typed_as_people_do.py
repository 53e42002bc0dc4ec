"""Lines at the terminal as people type them: words out of a name, names with their numbers, "and", blanks around an equals sign."""

from __future__ import annotations

import pytest
from test_terminal_mending import COUNCIL, SEATING, SEATS, controller_of, typed_into

from companion.app.cli import parser
from companion.app.desk.app import words_of
from companion.games import game as find_game
from companion.play.controller import Controller
from companion.play.own_questions import Seating
from companion.table import Announcement, Choose, Draw, Option, Order, Pick, Row, Symbols, Tally, Tell, phrase
from companion.table.errors import AnswerRejected
from companion.table.game import Outcome
from companion.table.questions.device_kinds import ReadCubes, ReadTiles, Tile
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.terminal.forms import list_answers, parse, spell_out

TUMULT = find_game("tumult_royale")
OLD = Seats((Seat("Oma Helga", "blue"), Seat("Theo", "red")))
PEOPLE = tuple(Option(seat.colour, phrase("council-who", who=seat)) for seat in OLD)


def taken(question, line, language="en"):
    return question.read(parse(question, spell_out(question, line, words_of(language, COUNCIL))))


def test_a_word_within_a_name_means_it_where_only_one_has_it():
    choice = Choose(
        "evening.tool", options=(Option("a", phrase("council-side-lyram-silver")), Option("b", phrase("council-done")))
    )
    assert taken(choice, "silver") == "a"
    assert taken(choice, "silber", "de") == "a"
    twice = (Option("a", phrase("council-side-lyram-iron")), Option("b", phrase("council-side-arkon-iron")))
    assert spell_out(Choose("evening.tool", options=twice), "blue", words_of("en", COUNCIL)) == "blue"


@pytest.mark.parametrize("line", ["Theo Helga", "theo, oma helga", "2 und 1", "Theo and Helga"])
def test_people_are_put_in_order_by_any_of_their_names(line):
    assert taken(Order("evening.tool", options=PEOPLE), line, "de" if "und" in line else "en") == ("red", "blue")


SITTING = Seating("evening.seats", colours=("blue", "yellow", "purple"), numbers=(2, 3))


@pytest.mark.parametrize(
    "line",
    ["Ada blau, Ben gelb", "Ada (blau); Ben (gelb)", "1. Ada blau 2. Ben gelb", "Ada - blau / Ben - gelb", "ada ist blau und ben in gelb",
     "blau Ada, gelb Ben", "Ada=blau Ben=gelb", "wir sind Ada & Ben", "ADA blau, Ben gelb"],
)  # fmt: skip
def test_who_sits_where_is_typed_in_many_ways(line):
    seats = taken(SITTING, line, "de")
    assert [(seat.name.capitalize(), seat.colour) for seat in seats] == [("Ada", "blue"), ("Ben", "yellow")]


def test_a_name_too_many_is_refused_with_how_many_may_play():
    with pytest.raises(AnswerRejected) as refused:
        taken(SITTING, "A, B, C, D")
    assert refused.value.reason.id == "reject-players"


@pytest.mark.parametrize(
    "line",
    [
        "B2 B2 M1-grau",
        "zweimal Brot 2, Marmor 1 grau",
        "2x Brot zwei und Marmor eins grau",
        "b2b2m1 grau",
        "2er Brot, 2 Brot, 1er Marmor grau",
    ],
)
def test_tiles_are_typed_as_words_or_letters_with_figures_before_or_behind(line):
    frames = ("plain", "grey", "black")
    tiles = ReadTiles("tumult.middle", kinds=("bread", "marble", "tools"), counts=(1, 2, 3), frames=frames, most=12)
    read = tiles.read(parse(tiles, spell_out(tiles, line, words_of("de", TUMULT))))
    assert read == (Tile("bread", 2), Tile("bread", 2), Tile("marble", 1, "grey"))


@pytest.mark.parametrize("line", ["3 0 1", "3-0-1", "B3 M0 W1", "drei Brot, kein Marmor und ein Werkzeug"])
def test_numbers_of_three_kinds_are_typed_by_letters_and_in_words(line):
    sums = Tally(
        "tumult.people", rows=tuple(Row(kind, phrase(f"tumult-{kind}"), high=99) for kind in ("bread", "marble", "tools"))
    )
    assert list(sums.read(parse(sums, spell_out(sums, line, words_of("de", TUMULT)))).values()) == [3, 0, 1]


def test_an_order_may_name_the_last_one_as_well():
    three = (*PEOPLE, Option("green", phrase("council-done")))
    order = Order("evening.tool", options=three, places=2)
    assert taken(order, "2 1 3") == taken(order, "2 1") == ("red", "blue")
    with pytest.raises(AnswerRejected):
        taken(Order("evening.tool", options=three, places=1), "2 1 3")


def test_several_are_picked_with_an_and():
    assert set(taken(Pick("evening.tool", options=PEOPLE, least=0, most=2), "1 and 2")) == {"blue", "red"}


@pytest.mark.parametrize(
    "line",
    ["3 5", "3, 5", "3/5", "Theo 5 Helga 3", "Oma Helga 3, Theo 5", "theo=5 oma helga=3", "3 Helga, 5 Theo", "Theo: 5; Helga: 3"],
)
def test_numbers_are_typed_with_the_names_of_their_rows(line):
    tally = Tally("evening.tool", rows=tuple(Row(seat.colour, seat=seat) for seat in OLD))
    assert taken(tally, line) == {"blue": 3, "red": 5}


BUILDINGS = Tally(
    "evening.tool",
    rows=tuple(
        Row(f"{seat.colour}-{tool}", phrase(f"evening-{tool}"), seat=seat, high=9, likely=likely)
        for tool, likely in (("hourglass", 0), ("spinner", 2), ("ring", 0), ("stop", 0))
        for seat in OLD
    ),
)


@pytest.mark.parametrize(
    ("line", "counted"),
    [
        ("Theo Sanduhr 3", [0, 3, 2, 2, 0, 0, 0, 0]),
        ("Theo: Sanduhr 3, Oma Helga Drehpfeil 0", [0, 3, 0, 2, 0, 0, 0, 0]),
        ("0", [0] * 8),
        ("1 2 3 4 5 6 7 8", [1, 2, 3, 4, 5, 6, 7, 8]),
    ],
)
def test_of_many_numbers_only_those_are_typed_that_differ(line, counted):
    assert list(taken(BUILDINGS, line, "de").values()) == counted


@pytest.mark.parametrize("line", ["", "3", "Theo 3", "Theo Sanduhr", "Karl Sanduhr 3", "Theo Sanduhr 3 Theo Sanduhr 4"])
def test_of_many_numbers_none_is_guessed(line):
    with pytest.raises(AnswerRejected):
        taken(BUILDINGS, line, "de")


def test_what_brings_nothing_is_not_written():
    gains = (Symbols("statue", 1), Symbols("supporter", 0))
    told = list_answers(Choose("evening.tool", options=(Option("a", phrase("yes"), gains=gains),)), words_of("en", TUMULT))
    assert told == ["1. Yes  +1 statue"]


def test_many_rows_stand_by_what_they_count():
    assert list_answers(BUILDINGS, words_of("de"))[:2] == ["Sanduhr: Oma Helga 0, Theo 0", "Drehpfeil: Oma Helga 2, Theo 2"]


CUBES = ReadCubes("evening.tool", most={"blue": 7, "red": 7, "green": 9})


@pytest.mark.parametrize("line", ["blau 2, grün 3", "2 blau und 3 grün", "blau=2 grün=3", "2 0 3", "Blau: 2; Grün: 3"])
def test_cubes_are_counted_in_any_words(line):
    assert taken(CUBES, line, "de") == {"blue": 2, "red": 0, "green": 3}


@pytest.mark.parametrize("line", ["blau 2 türkis 3", "blau", "2 3", "blau 8", "türkis 2 rosa 3"])
def test_cubes_of_no_colour_are_refused(line):
    with pytest.raises(AnswerRejected):
        taken(CUBES, line, "de")


def test_who_names_only_some_rows_is_asked_for_the_others():
    tally = Tally("evening.tool", rows=tuple(Row(seat.colour, seat=seat) for seat in OLD))
    with pytest.raises(AnswerRejected) as refused:
        taken(tally, "Theo 5")
    assert words_of("de")(refused.value.reason) == "Gebraucht wird je eine Zahl: Oma Helga und Theo."


def test_a_count_says_what_is_typed_with_the_likely_numbers():
    rows = tuple(Row(seat.colour, seat=seat, low=low, high=9, likely=low + 1) for seat, low in zip(OLD, (1, 3), strict=True))
    german = words_of("de")
    assert list_answers(Tally("evening.tool", rows=rows), german) == [
        "Oma Helga (1–9), Theo (3–9): je eine Zahl, zum Beispiel 2 4"
    ]
    free = tuple(Row(seat.colour, seat=seat) for seat in OLD)
    assert list_answers(Tally("evening.tool", rows=free, total=7), german) == ["Oma Helga, Theo: je eine Zahl, zusammen 7"]


@pytest.mark.parametrize("line", ["Theo 5", "Theo 5 Theo 3", "Theo 5 Karl 3", "Helga Theo", ""])
def test_numbers_that_do_not_give_every_row_one_are_refused(line):
    tally = Tally("evening.tool", rows=tuple(Row(seat.colour, seat=seat) for seat in OLD))
    with pytest.raises(Exception, match="reject"):
        taken(tally, line)


@pytest.mark.parametrize(("line", "language"), [("", "en"), ("ok", "en"), ("Next", "en"), ("weiter", "de"), ("Ja", "de")])
def test_something_told_is_confirmed_by_any_usual_word(line, language):
    assert taken(Tell("evening.tool"), line, language) is None


@pytest.mark.parametrize(
    ("line", "seats"),
    [
        ("Oma Helga blau, Theo rot", [("Oma Helga", "blue"), ("Theo", "red")]),
        ("Helga blau Theo rot", [("Helga", "blue"), ("Theo", "red")]),
        ("Helga:blau Theo:rot", [("Helga", "blue"), ("Theo", "red")]),
        ("Helga Theo", [("Helga", "blue"), ("Theo", "red")]),
        ("Oma Helga, Opa Theo", [("Oma Helga", "blue"), ("Opa Theo", "red")]),
        ("Oma Rosa, Opa Theo", [("Oma Rosa", "blue"), ("Opa Theo", "red")]),
        ("Anna Rosa", [("Anna", "blue"), ("Rosa", "red")]),
        ("Helga blau, Theo orange", [("Helga", "blue"), ("Theo", "orange")]),
        ("Helga blau Theo orange", [("Helga", "blue"), ("Theo", "orange")]),
    ],
)
def test_a_colour_stands_behind_the_name_with_or_without_a_colon(line, seats):
    assert parse(SEATING, line) == seats


def test_a_colour_that_the_box_has_not_is_refused_by_its_name():
    with pytest.raises(AnswerRejected) as refused:
        SEATING.read(parse(SEATING, "Helga blau, Theo orange"))
    assert words_of("de")(refused.value.reason).startswith("Theo kann hier nicht Orange haben, nur Blau")


async def telling(table):
    """Somebody may say that they are through, until all confirm."""
    counted = table.ledger.numbers("statues", table.seats, high=9)

    async def through(seat):
        counted[seat] += 1

    announcement = Announcement("council.light-tile", seats=tuple(table.seats))
    with table.hears(announcement, through):
        await Tell("evening.tool")
    return Outcome(phrase("game-is-over"), ())


def test_an_announcement_is_made_in_a_players_name():
    controller = controller_of(telling)
    text = typed_into(controller, "a", "a 1", "a 1 Ben", "a 1 red")
    assert text.count("(a 1 Ada, a 1 Ben)") == 2
    assert text.count("✓ Ben: Which bonus tile?") == 2
    assert controller.session.table.ledger.held["statues.red"] == 2


def _tumult():
    return Controller(Session.begin(TUMULT, Beginning("tumult_royale", SEATS_OF_TUMULT, {"books": "light"}, {}), MemoryLog()))


SEATS_OF_TUMULT = Seats(tuple(Seat(seat.name, colour) for seat, colour in zip(SEATS, ("blue", "yellow"), strict=True)))


@pytest.mark.parametrize(
    "line", ["c statues.yellow=3", "c statues.yellow = 3", "c Statues Ben = 3", "c statues (ben)=3", "c 'statues.Ben'=3"]
)
def test_an_entry_is_corrected_by_the_words_in_which_it_is_listed(line):
    controller = _tumult()
    typed_into(controller, line, game=TUMULT)
    assert controller.session.table.ledger.held["statues.yellow"] == 3


def test_several_corrections_on_a_line_stay_as_they_are():
    controller = _tumult()
    typed_into(controller, "c statues.yellow=3 statues.blue=2", game=TUMULT)
    assert controller.session.table.ledger.held["statues.yellow"] == 3
    assert controller.session.table.ledger.held["statues.blue"] == 2


async def who_begins(table):
    """Draw who begins."""
    options = tuple(Option(seat.colour, phrase("council-who", who=seat)) for seat in table.seats)
    await Draw("evening.tool", options=options)
    await Tell("evening.tool", occurrence=(1,))
    return Outcome(phrase("game-is-over"), ())


def test_what_the_device_draws_is_told_in_the_words_of_the_choice():
    text = typed_into(controller_of(who_begins), "", "")
    assert "→ Ada" in text or "→ Ben" in text


def test_options_before_a_command_hold_for_it_unless_it_has_them_itself():
    line = ["--language", "en", "--terminal", "play", "citadels"]
    before, both = parser(line).parse_args(line), parser(line).parse_args([*line, "--language", "de"])
    assert (before.language, before.terminal, before.camera) == ("en", True, None)
    assert both.language == "de"
    assert parser(["play"]).parse_args(["play", "citadels"]).terminal is False


def test_what_an_answer_holds_is_meant_by_its_name_as_well():
    choice = Choose("evening.tool", options=(Option("more", phrase("council-done")),), within={"more": PEOPLE})
    assert taken(choice, "theo") == "red"
