"""Lines at the terminal as people type them: words out of a name, names with their numbers, "and", blanks around an equals sign."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from typing_answers import CITADELS, COUNCIL, TUMULT, begun, controller_of, typed_into, understood

from companion.app.cli import parser
from companion.app.desk.app import words_of
from companion.app.desk.kept_settings import SettingsInTerminal
from companion.games import game as find_game
from companion.language.words import Words, find_meant
from companion.play.own_questions import Seating
from companion.system.settings import Settings
from companion.table import (
    Announcement,
    Choose,
    Draw,
    Hourglass,
    Number,
    Option,
    Order,
    Pick,
    Row,
    Spin,
    Symbols,
    Tally,
    Tell,
    phrase,
)
from companion.table.errors import AnswerRejected
from companion.table.game import Outcome
from companion.table.questions.device_kinds import ReadCubes, ReadTiles, Tile
from companion.table.seats import Seat, Seats
from companion.ui.terminal.forms import Unfinished, list_answers, listen, spell_out
from companion.ui.terminal.mended import mends_for_another
from companion.ui.terminal.terminal_seats import describe_doubtful, describe_understood, seats_typed

WALLENSTEIN, ANY = map(find_game, ("wallenstein", "any_box"))
OLD = Seats((Seat("Oma Helga", "blue"), Seat("Theo", "red")))
YES_NO = tuple(Option(key, phrase(key)) for key in ("yes", "no"))
PEOPLE = tuple(Option(seat.colour, phrase("council-who", who=seat)) for seat in OLD)
SITTING = Seating("evening.seats", colours=("blue", "yellow", "purple"), numbers=(2, 3))
SEATING = Seating("evening.seats", colours=("blue", "red", "green"), numbers=(2, 3))
FRAMES = ("plain", "grey", "black")
TILES = ReadTiles("evening.tool", kinds=("bread", "marble", "tools"), counts=(1, 2, 3), frames=FRAMES, most=12)
CUBES = ReadCubes("evening.tool", most={"blue": 7, "red": 7, "green": 9})
POINTS = Tally("evening.tool", rows=tuple(Row(seat.colour, seat=seat) for seat in OLD))


def refusal(question, line, language="de", game=COUNCIL):
    """Give the reason for which a typed line is refused, in words."""
    with pytest.raises(AnswerRejected) as refused:
        understood(question, line, language, game)
    return words_of(language)(refused.value.reason)


def choice(*texts, **more):
    return Choose("evening.tool", options=tuple(Option(key, text) for key, text in texts), **more)


def test_an_option_is_meant_by_its_number_its_words_or_a_word_that_only_it_has():
    named = [("blue", "Ada"), ("red", "Clara"), ("green", "Clarissa")]
    players = choice(*((key, phrase("item-seat", who=name)) for key, name in named))
    for line, key in (("Ada", "blue"), ("Clara", "red"), ("Clarissa", "green"), ("2", "red"), ("das war Clara", "red")):
        assert understood(players, line, "de") == key, line
    for line in ("C", "X", "nicht Clara", "Ada oder Clara"):
        assert refusal(players, line), line
    cities = choice(("a", phrase("council-side-lyram-silver")), ("b", phrase("council-done")))
    assert understood(cities, "silver") == understood(cities, "silber", "de") == "a"
    assert refusal(choice(("a", phrase("council-side-lyram-iron")), ("b", phrase("council-side-arkon-iron"))), "blue", "en")
    assert understood(choice(("more", phrase("council-done")), within={"more": PEOPLE}), "theo") == "red"
    bribes = choice(
        *((f"{n}-{jokers}", phrase("council-laid", cards=n - jokers, jokers=jokers)) for n in (2, 3, 4) for jokers in range(n))
    )
    for line, key in (
        ("3 cards, 1 joker", "4-1"),
        ("one joker and 2 cards", "3-1"),
        ("1 card 2 jokers", "3-2"),
        ("4 cards", "4-0"),
        ("black 1, pink 2", "3-0"),
        ("one blue, one white and a joker", "3-1"),
    ):
        assert understood(bribes, line, "en") == key, line
    assert refusal(bribes, "4 cards 1 joker", "en"), "no other bribe is taken for one that there is not"


def test_an_option_typed_with_a_wrong_letter_is_said_as_it_was_understood():
    question, words = choice(("blue", phrase("colour-blue")), ("yellow", phrase("colour-yellow"))), words_of("de")
    for line, said in (("Gleb", "Gelb"), ("gel", ""), ("Gelb", ""), ("2", ""), ("yellow", "")):
        answer = understood(question, line, "de")
        assert (answer, describe_understood(question, answer, line, words)) == ("yellow", said), line
    names = {"wood": ("wald",), "meadow": ("wiese",)}
    assert [find_meant(line, names, 3) for line in ("wlad", "wise", "wiesse", "wiede", "haus", "wa")] == [
        "wood", "meadow", "meadow", "meadow", None, None,
    ]  # fmt: skip


def test_a_figure_typed_means_what_is_written_before_the_option_and_where_it_is_unclear_that_is_said():
    words, yes = words_of("en", COUNCIL), phrase("yes")
    bid = choice(*((key, yes) for key in ("land", "0", "2", "1")))
    assert [line.partition(".")[0] for line in list_answers(bid, words)] == ["land", "0", "2", "1"]
    assert [understood(bid, line) for line in ("2", "1", "land")] == ["2", "1", "land"]
    assert understood(choice(("a", yes), ("b", yes)), "2", "en") == "b"
    two, seven = ((f"fields-{n}", phrase("screen-round", round=n)) for n in (2, 7))
    assert len(list_answers(choice(seven, ("yes", yes)), words)) == 2
    assert list_answers(choice(seven, two), words)[-1] == "The number in front counts, or type the name."
    assert understood(choice(seven, two), "2") == "fields-2"


def test_people_are_put_in_order_and_picked_by_any_of_their_names():
    for line in ("Theo Helga", "theo, oma helga", "2 und 1", "Theo and Helga"):
        assert understood(Order("evening.tool", options=PEOPLE), line, "de" if "und" in line else "en") == ("red", "blue"), line
    three = (*PEOPLE, Option("green", phrase("council-done")))
    order = Order("evening.tool", options=three, places=2)
    assert understood(order, "2 1 3") == understood(order, "2 1") == ("red", "blue"), "the last one may be named as well"
    assert refusal(Order("evening.tool", options=three, places=1), "2 1 3")
    assert set(understood(Pick("evening.tool", options=PEOPLE, least=0, most=2), "1 and 2")) == {"blue", "red"}
    armies = tuple(Option(key, phrase("council-done")) for key in ("five", "one", "taxes"))
    assert set(understood(Pick("evening.tool", options=armies, most=3), "taxes one five", "en")) == {"five", "one", "taxes"}


def test_who_sits_where_is_typed_in_many_ways():
    for line in (
        "Ada blau, Ben gelb", "Ada (blau); Ben (gelb)", "1. Ada blau 2. Ben gelb", "Ada - blau / Ben - gelb", "Ada:blue Ben:YELLOW",
        "ada ist blau und ben in gelb", "blau Ada, gelb Ben", "Ada=blau Ben=gelb", "wir sind Ada & Ben", "ADA dunkelblau, Ben : Gelb", "Ada:navy, Ben:gelb",
    ):  # fmt: skip
        seats = understood(SITTING, line, "de")
        assert [(seat.name.capitalize(), seat.colour) for seat in seats] == [("Ada", "blue"), ("Ben", "yellow")], line
    for line in ("Ada, Ben und Karl", "Ada Ben Karl", "Ada & Ben and Karl", "Ada:Blau Ben:Gelb Karl:Violett"):
        seats = understood(SITTING, line, "de")
        assert describe_understood(SITTING, seats, line, words_of("de")) == "Ada (Blau), Ben (Gelb), Karl (Violett)", line
    assert [seat.name for seat in understood(SITTING, "Anna-Lena und Ben", "de")] == ["Anna-Lena", "Ben"]
    assert [seat.colour for seat in understood(SITTING, "Ada:blau Ben", "de")] == ["blue", "yellow"], "the next free colour"


def test_a_colour_stands_behind_the_name_with_or_without_a_colon_and_colours_can_be_names():
    for line, seats in (
        ("Oma Helga blau, Theo rot", [("Oma Helga", "blue"), ("Theo", "red")]),
        ("Helga blau Theo rot", [("Helga", "blue"), ("Theo", "red")]),
        ("Helga Theo", [("Helga", "blue"), ("Theo", "red")]),
        ("Oma Rosa, Opa Theo", [("Oma Rosa", "blue"), ("Opa Theo", "red")]),
        ("Anna Rosa", [("Anna", "blue"), ("Rosa", "red")]),
        ("Helga blau Theo orange", [("Helga", "blue"), ("Theo", "orange")]),
    ):
        assert seats_typed(SEATING, line) == seats, line


def test_seats_that_cannot_be_are_refused_with_what_is_wrong():
    assert refusal(SEATING, "Helga blau, Theo orange").startswith("Theo kann hier nicht Orange haben, nur Blau")
    for line in ("Ada:rot Ben:red", "Ada:rot Ada:blau", "A, B, C, D", "Ada:re Ben:bl"):
        assert refusal(SEATING, line), line
    for raw in ([["Ada", "blue"]], "Ada", [[1]]):
        with pytest.raises(AnswerRejected):
            SEATING.read(raw)


def test_tiles_are_typed_as_words_or_letters_with_figures_before_or_behind():
    for line in (
        "B2 B2 M1-grau", "zweimal Brot 2, Marmor 1 grau", "2x Brot zwei und Marmor eins grau", "b2b2m1 grau", "2er Brot, 2 Brot, 1er Marmor grau",
        "brot2 Brot-2 Marmor1g",
    ):  # fmt: skip
        assert understood(TILES, line, "de", TUMULT) == (Tile("bread", 2), Tile("bread", 2), Tile("marble", 1, "grey")), line
    assert understood(TILES, "b3 2*T1 marble-2-grey", "en", TUMULT)[0] == Tile("bread", 3)
    for language, line in (("de", "zweimal Brot, Marmor Marmor + 1x Marmor"), ("en", "bread x2, one with 2 marbles, marble")):
        shown = (Tile("bread", 2), Tile("marble", 2), Tile("marble", 1))
        assert understood(TILES, line, language, TUMULT) == shown, "a kind alone is named as often as a tile shows it"
    for line in ("X1", "B1-rosa", "Brot"):
        assert refusal(TILES, line, game=TUMULT), line


def test_cubes_are_counted_in_any_words_and_those_of_no_colour_refused():
    for line in ("blau 2, grün 3", "2 blau und 3 grün", "blau=2 grün=3", "2 0 3", "Blau: 2; Grün: 3"):
        assert understood(CUBES, line, "de") == {"blue": 2, "red": 0, "green": 3}, line
    for line in ("blau 2 türkis 3", "blau", "2 3", "blau 8", "türkis 2 rosa 3"):
        assert refusal(CUBES, line), line


def test_numbers_are_typed_with_the_names_of_their_rows_or_their_letters():
    for line in (
        "3 5",
        "3, 5",
        "3/5",
        "Theo 5 Helga 3",
        "Oma Helga 3, Theo 5",
        "theo=5 oma helga=3",
        "3 Helga, 5 Theo",
        "Theo: 5; Helga: 3",
    ):
        assert understood(POINTS, line) == {"blue": 3, "red": 5}, line
    for line in ("Theo 5 Theo 3", "Theo 5 Karl 3", "Helga Theo", "", "1 2 3"):
        assert refusal(POINTS, line), line
    assert refusal(POINTS, "Theo 5") == "Notiert. Es fehlt noch: Oma Helga"
    kinds = ("bread", "marble", "tools")
    sums = Tally("tumult.people", rows=tuple(Row(kind, phrase(f"tumult-{kind}"), high=99) for kind in kinds))
    for line in ("3 0 1", "3-0-1", "B3 M0 W1", "drei Brot, kein Marmor und ein Werkzeug"):
        assert list(understood(sums, line, "de", TUMULT).values()) == [3, 0, 1], line


BUILDINGS = Tally(
    "evening.tool",
    rows=tuple(
        Row(f"{seat.colour}-{tool}", phrase(f"evening-{tool}"), seat=seat, high=9, likely=likely)
        for tool, likely in (("hourglass", 0), ("spinner", 2), ("ring", 0), ("stop", 0))
        for seat in OLD
    ),
)


def test_a_minus_after_a_blank_is_a_minus_and_a_dash_between_two_numbers_is_none():
    points = Tally("evening.tool", rows=tuple(Row(seat.colour, seat=seat, low=-20) for seat in OLD))
    for line in ("-5 -3", "-5, -3", "Oma -5 Theo -3"):
        assert understood(points, line) == {"blue": -5, "red": -3}, line
    assert understood(points, "5 - 3") == {"blue": 5, "red": 3}


def test_of_many_numbers_only_those_are_typed_that_differ_and_none_is_guessed():
    for line, counted in (
        ("Theo Sanduhr 3", [0, 3, 2, 2, 0, 0, 0, 0]),
        ("Theo: Sanduhr 3, Oma Helga Drehpfeil 0", [0, 3, 0, 2, 0, 0, 0, 0]),
        ("0", [0] * 8),
        ("1 2 3 4 5 6 7 8", [1, 2, 3, 4, 5, 6, 7, 8]),
    ):
        assert list(understood(BUILDINGS, line, "de").values()) == counted, line
    for line in ("", "3", "Theo 3", "Theo Sanduhr", "Karl Sanduhr 3", "Theo Sanduhr 3 Theo Sanduhr 4"):
        assert refusal(BUILDINGS, line), line
    assert list_answers(BUILDINGS, words_of("de"))[:2] == ["Sanduhr: Oma Helga 0, Theo 0", "Drehpfeil: Oma Helga 2, Theo 2"]


def test_a_count_says_what_is_typed_with_the_likely_numbers():
    rows = tuple(Row(seat.colour, seat=seat, low=low, high=9, likely=low + 1) for seat, low in zip(OLD, (1, 3), strict=True))
    german = words_of("de")
    said = "Oma Helga (1–9), Theo (3–9): je eine Zahl, zum Beispiel 2 4"
    assert list_answers(Tally("evening.tool", rows=rows), german) == [said]
    free = Tally("evening.tool", rows=POINTS.rows, total=7)
    assert list_answers(free, german) == ["Oma Helga, Theo: je eine Zahl, zusammen 7"]


def test_what_brings_nothing_is_not_written():
    gains = (Symbols("statue", 1), Symbols("supporter", 0))
    told = list_answers(Choose("evening.tool", options=(Option("a", phrase("yes"), gains=gains),)), words_of("en", TUMULT))
    assert told == ["1. Yes  +1 statue"]


def test_something_told_is_confirmed_by_any_usual_word_and_by_those_on_its_button():
    for line, language in (("", "en"), ("ok", "en"), ("Next", "en"), ("weiter", "de"), ("Ja", "de"), ("alle fertig", "de")):
        assert understood(Tell("evening.tool"), line, language) is None, line
    for line, language in (("Gekrönt", "de"), ("crowned!", "en")):
        assert understood(Tell("tumult.crown"), line, language, TUMULT) is None, line
    assert refusal(Tell("evening.tool"), "noch nicht")


def test_yes_and_no_mean_the_option_that_agrees_or_declines():
    trial = choice(("yes", phrase("tumult-trial-yes")), ("no", phrase("tumult-trial-no")))
    village = choice(("now", phrase("tumult-village-now")), ("later", phrase("tumult-village-later")))
    usual = choice(
        ("usual", phrase("evening-usual")), ("change", phrase("evening-change")), ("house", phrase("evening-house-rules"))
    )
    for question, agreed, declined in ((trial, "yes", "no"), (village, "now", "later"), (usual, "usual", "change")):
        for language, yes, no in (("de", ("ja", "Ja, gerne", "klar", "j"), ("nein", "nö", "nein danke", "n")),
                                  ("en", ("yes", "yes please", "sure", "y"), ("no", "nope", "no thanks", "n"))):  # fmt: skip
            assert {understood(question, line, language, TUMULT) for line in yes} == {agreed}, language
            assert {understood(question, line, language, TUMULT) for line in no} == {declined}, language
    only = choice(("only", phrase("council-done")))
    assert [understood(only, line) for line in ("", "ok", "next", "yes")] == ["only"] * 4
    for line in ("yes", "no", "next"):
        assert refusal(choice(("a", phrase("colour-blue")), ("b", phrase("colour-red"))), line, "en"), "a guess would be one"


def test_a_number_is_typed_in_words_and_inside_a_sentence():
    spin, number = Spin("evening.spin", low=2, high=5), Number("evening.seconds", low=0, high=20)
    for line, language, meant in (
        ("drei", "de", 3),
        ("die 4", "de", 4),
        ("three", "en", 3),
        ("it’s a 4", "en", 4),
        ("5!", "en", 5),
    ):
        assert understood(spin, line, language) == understood(number, line, language) == meant, line
    for line, language, meant in (("zwölf Armeen", "de", 12), ("keine", "de", 0), ("nothing", "en", 0)):
        assert understood(number, line, language) == meant, line
    for line in ("3 or 4", "2.5", "not 3", "a few", "", "six"):
        assert refusal(spin, line, "en"), line


def test_an_option_is_named_by_most_words_of_a_sentence_and_none_where_two_share_as_many():
    question = choice(("gold", phrase("citadels-take-gold")), ("cards", phrase("colour-red")), ("done", phrase("citadels-done")))
    assert [understood(question, line, "en", CITADELS) for line in ("take gold", "I am done", "let’s take gold")] == [
        "gold",
        "done",
        "gold",
    ]
    for line in ("gold or red", "not gold", "something quite else with gold in it"):
        assert refusal(question, line, "en", CITADELS), line


def test_an_option_is_named_by_what_it_brings_or_by_its_number_in_words():
    question = choice(("gold", phrase("citadels-take-gold")), ("cards", phrase("colour-red")), ("done", phrase("citadels-done")))
    for line, language in (
        ("2 gold", "de"),
        ("zwei Gold nehmen", "de"),
        ("take two gold", "en"),
        ("eins", "de"),
        ("one", "en"),
    ):
        assert understood(question, line, language, CITADELS) == "gold", line


def test_totals_of_goods_are_taken_in_any_order_and_asked_back_where_no_tile_shows_as_many():
    for language, lines in (
        ("de", ("3 Brot, 2 Marmor, 4 Werkzeuge", "4 werkzeuge, 3 brot und 2 marmor", "drei Brote zwei Marmor vier Werkzeuge")),
        ("en", ("3 bread, 2 marble, 4 tools", "2 marble and 3 breads and 4 tools", "tools 4 bread 3 marble 2")),
    ):
        for line in lines:
            answer = understood(TILES, line, language, TUMULT)
            assert {kind: sum(t.symbols for t in answer if t.kind == kind) for kind in TILES.kinds} == {
                "bread": 3, "marble": 2, "tools": 4,
            }, line  # fmt: skip
            doubt = describe_doubtful(TILES, answer, line, words_of(language, TUMULT))
            assert doubt is not None, line
            assert doubt.id == "terminal-split", line
    assert describe_doubtful(TILES, (), "nichts", words_of("de", TUMULT)) is None
    goods = Tally(
        "evening.tool", camera="tiles", rows=tuple(Row(key, phrase(f"tile-{key}")) for key in ("bread", "marble", "tools"))
    )
    assert understood(goods, "2 Marmor, drei Brot", "de", TUMULT) == {"bread": 3, "marble": 2, "tools": 0}


async def raiding(_table):
    await Hourglass("evening.hourglass", seconds=3)
    await Choose("evening.tool", options=PEOPLE)
    return Outcome(phrase("game-is-over"), ())


def test_a_figure_does_not_end_the_sand_and_a_word_starts_it():
    for language, line, start in (("de", "3", "los"), ("en", "20", "go")):
        controller, slept = controller_of(raiding), []
        text = typed_into(controller, line, "abc", language=language, sleep=slept.append)
        assert (slept, text.count("✗")) == ([], 2), "nothing has run, and the reason is said"
        typed_into(controller, start, language=language, sleep=slept.append)
        assert slept == [1, 1, 1]
        assert controller.session.rows()[-1].value == 0


def test_after_a_refusal_and_where_somebody_asks_what_the_question_stands_there_once_more():
    for language, asks in (("de", ("was?", "wie bitte?", "noch mal bitte")), ("en", ("what?", "pardon", "say that again"))):
        for line in (*asks, "xyzzy"):
            controller = controller_of(raiding)
            text = typed_into(controller, "", line, language=language).splitlines()
            assert len([row for row in text if "1. " in row]) == 2, line


def test_a_line_with_a_question_mark_asks_the_rulebook_even_a_single_word():
    for line in ("joker?", "joker? was ist das", "?joker", "? joker"):
        text = typed_into(begun(COUNCIL, "Ada", "Ben"), line, language="de")
        assert "✗" not in text, line
        assert "oker" in text, line


async def telling_what_to_do(_table):
    await Tell("citadels.wagons-away", passes=True)
    await Tell("evening.tool", passes=True)
    await Choose("evening.tool", options=YES_NO)
    return Outcome(phrase("game-is-over"), ())


def test_what_must_be_done_at_the_table_waits_until_somebody_says_that_it_is_done():
    controller = controller_of(telling_what_to_do, CITADELS)
    typed_into(controller, game=CITADELS)
    assert len(controller.session.rows()) == 0
    typed_into(controller, "Done", game=CITADELS)
    assert len(controller.session.rows()) == 2, "what only tells passes by itself"


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
    text = typed_into(controller, "a", "1", "Ben", "a 1 Ben", "a 1 red")
    assert text.count("✓ Which bonus tile? · Ben") == 3
    assert controller.session.table.ledger.held["statues.red"] == 3


def test_an_entry_is_corrected_by_the_words_in_which_it_is_listed():
    for line in (
        "c statues.yellow=3 statues.blue=2",
        "c statues.yellow = 3",
        "c Statues Ben = 3",
        "c statues (ben)=3",
        "c 'statues.Ben'=3",
    ):
        controller = begun(TUMULT, "Ada", "Ben", books="light")
        typed_into(controller, line, game=TUMULT)
        assert controller.session.table.ledger.held["statues.yellow"] == 3, line
        assert controller.session.table.ledger.held["statues.blue"] == 2 * ("blue" in line)


async def who_begins(table):
    """Draw who begins."""
    await Draw("evening.tool", options=tuple(Option(seat.colour, phrase("council-who", who=seat)) for seat in table.seats))
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


def test_rows_are_counted_as_people_say_it_all_at_once_only_one_or_the_rest():
    three = Tally("evening.tool", rows=tuple(Row(colour, seat=Seat(name, colour)) for colour, name in COLOURED))
    for line, language, counted in (
        ("von jedem vier", "de", [4, 4, 4]),
        ("3 each", "en", [3, 3, 3]),
        ("only Ben, 4", "en", [0, 4, 0]),
        ("Ada 2, Ben 1, Rest null", "de", [2, 1, 0]),
        ("Ada nothing, Ben two, Clara 5", "en", [0, 2, 5]),
        ("no Ada at all, 5 Ben, Clara 1", "en", [0, 5, 1]),
    ):
        assert list(understood(three, line, language).values()) == counted, line
    assert refusal(three, "Ada 2, Ben 1"), "who is not named is not guessed"


COLOURED = (("blue", "Ada"), ("red", "Ben"), ("green", "Clara"))


def test_a_number_is_taken_from_a_sentence_unless_it_has_two():
    number = Number("evening.areas", high=60, likely=2)
    for line, language, meant in (
        ("ne vier", "de", 4),
        ("twenty three", "en", 23),
        ("dreiundzwanzig", "de", 23),
        ("zu viert", "de", 4),
    ):
        assert understood(number, line, language) == meant, line
    for line, language in (("ein Zehner, zwei Fünfer und 3 Einer", "de"), ("2 große und nen kleiner", "de"), ("2 or 5", "en")):
        assert refusal(number, line, language), line


def test_a_word_of_a_short_sentence_or_another_name_is_enough_for_an_option():
    named = choice(*((key, phrase(f"citadels-character-{key}")) for key in ("thief", "merchant", "architect")))
    for line, language, key in (
        ("den haendler", "de", "merchant"),
        ("the builder guy", "en", "architect"),
        ("Architekt", "de", "architect"),
        ("#2", "en", "merchant"),
        ("3.", "en", "architect"),
    ):
        assert understood(named, line, language, CITADELS) == key, line
    lettered = choice(("M", phrase("colour-red")), ("N", phrase("colour-blue")))
    assert understood(lettered, "city m") == understood(lettered, "the one with M, please") == "M"
    yes_no = choice(("yes", phrase("yes")), ("no", phrase("no")))
    for line, language, key in (("nah, not today", "en", "no"), ("yh its Dan", "en", "yes"), ("moment noch", "de", "no")):
        assert understood(yes_no, line, language) == key, line


def test_cubes_are_counted_in_bent_words_and_what_nobody_has_is_no_colour():
    for line, counted in (("3 blaue und ein grüner", [3, 0, 1]), ("nix von mir, nur 2 grüne", [0, 0, 2])):
        assert list(understood(CUBES, line, "de").values()) == counted, line


def test_what_is_said_beside_the_question_leads_where_it_belongs():
    for line, told in (
        ("who’s leading", "Ada (Blue)"),
        ("Ed wants to join", "Somebody joins"),
        ("swich to german", "Language"),
        ("save n quit", "Explain it again"),
        ("rules: may I see it", "? "),
        ("may the king look at it", "? "),
    ):
        controller = begun(CITADELS, "Ada", "Ben", "Clara")
        typed_into(controller, "", "", game=CITADELS)
        assert told in typed_into(controller, line, game=CITADELS), line
        assert controller.session.step == STEPS, line
    controller = begun(CITADELS, "Ada", "Ben", "Clara")
    typed_into(controller, "", "", "undo the last two please", game=CITADELS)
    assert controller.session.step == STEPS - 2


STEPS = 4


def test_a_language_without_tens_counts_its_ones():
    assert understood(Number("evening.tool", low=0, high=9), "prends trois", "fr") == 3


def test_a_text_of_a_language_from_outside_is_no_pattern(monkeypatch):
    words, say = words_of("en"), Words.__call__
    odd = "( [a *b two=2 c=( =) \\"
    monkeypatch.setattr(Words, "__call__", lambda self, what: odd if what.id.startswith("terminal-") else say(self, what))
    rows = Tally("evening.tool", rows=(Row("a", words=phrase("yes")), Row("b", words=phrase("no"))))
    for question in (
        choice(("a", phrase("yes")), ("b", phrase("no"))),
        Number("evening.tool", low=0, high=9),
        rows,
        TILES,
        SITTING,
    ):
        for line in ("yes two", "Ada ( Ben", "a *b 2", "?"):
            assert isinstance(spell_out(question, line, words), str), line


FOUR = tuple(Seat(name, colour) for name, colour in (("Ada", "blue"), ("Ben", "yellow"), ("Cem", "purple"), ("Doro", "grey")))
ROBBED = Tally("evening.tool", rows=tuple(Row(seat.name, seat=seat) for seat in FOUR))
RANKS = Order(
    "tumult.setup.ranks", args={"drawn": "yes"}, options=tuple(Option(s.name, phrase("item-seat", who=s.name)) for s in FOUR)
)


def test_words_that_name_nothing_are_passed_over_in_counts_and_said():
    for line, language, counted, beside in (
        ("Ada fünf, Ben 2, Cem und Doro je vier", "de", [5, 2, 4, 4], ""),
        ("alle 3 außer ben, der hat keinen", "de", [3, 0, 3, 3], ""),
        ("nur Cem eine, sonst keiner", "de", [0, 0, 1, 0], ""),
        ("ich 6, Ada drei, Ben 2, Cem 1 (Doro)", "de", [3, 2, 1, 6], ""),
        ("ada and ben both have two, cem a single one, doro zip", "en", [2, 2, 1, 0], "single"),
        ("in bavaria ada 2 ben 1 cem none doro 3", "en", [2, 1, 0, 3], "bavaria"),
        ("only doro, two of them", "en", [0, 0, 0, 2], "them"),
    ):
        answer, passed = listen(ROBBED, line, words_of(language))
        assert (list(answer.values()), " ".join(passed)) == (counted, beside), line
    for line in ("Ada 5, Ben 2, Cem Doro 4", "alle 3 oder Ben 2", "Ada 5 Ben 2 Karl 4 Cem 1 Doro 1"):
        assert refusal(ROBBED, line), "a number whose owner is not clear is not guessed"
    with pytest.raises(Unfinished) as part:
        listen(ROBBED, "ada 3, ben 1", words_of("en"))
    assert "Cem and Doro" in words_of("en")(part.value.reason)


def test_an_order_is_named_in_sentences_and_by_the_titles_on_the_cards():
    for line, language, order in (
        ("cem is könig, dann ich (ada), dann doro und ganz unten ben", "de", "Cem Ada Doro Ben"),
        ("Ben Herzog, Doro Königin, Ada Fürstin, Cem Graf", "de", "Doro Ben Ada Cem"),
        ("first ada, then doro, then ben and cem last", "en", "Ada Doro Ben Cem"),
    ):
        assert " ".join(understood(RANKS, line, language, TUMULT)) == order, line
    for line in ("zuletzt ada, dann doro, ben, cem", "ada, ben, cem, aber doro nicht"):
        assert refusal(RANKS, line, game=TUMULT), line


def test_tiles_and_cubes_are_counted_in_sentences_and_never_otherwise_than_said():
    for line, language, tiles in (
        ("zwei 3er brot, ein 2er marmor, sonst nix", "de", "bread-3 bread-3 marble-2"),
        ("Brot 1 2 3, Marmor 2 2 und ein werkzeug mit einem", "de", "bread-1 bread-2 bread-3 marble-2 marble-2 tools-1"),
        ("three breads: 1 1 and 2, two marbles: 2, 2", "en", "bread-1 bread-1 bread-2 marble-2 marble-2"),
        ("none, i was too slow", "en", ""),
    ):
        answer = understood(TILES, line, language, TUMULT)
        assert " ".join(f"{tile.kind}-{tile.symbols}" for tile in answer) == tiles, line
    for line in ("4 blau 2 rot 1 bauer und der rote ist gar nicht dabei", "blaue 4, zwei rote und eine Bauernarmee"):
        assert understood(CUBES, line, "de", WALLENSTEIN) == {"blue": 4, "red": 2, "green": 1}, line
    assert refusal(CUBES, "4 blau 2 rot 1 bauer", game=COUNCIL), "no peasant lies there"


def test_who_is_oldest_sits_first_and_a_sentence_is_no_name():
    for line, language in (("ben, cem und ada. ada ist die älteste", "de"), ("ben cem and ada, ada's the oldest", "en")):
        assert [seat.name.casefold() for seat in understood(SITTING, line, language)] == ["ada", "ben", "cem"], line
    assert refusal(SITTING, "ada, ben. das wird heute aber lang")


async def paying_double(table):
    """Ask one player where to place, then how many."""
    seat = table.seats[0]
    sites = ("tumult-site-pasture", "tumult-site-palace", "tumult-site-pasture-far")
    await Choose("evening.tool", seat=seat, options=tuple(Option(site, phrase(site)) for site in sites))
    await Number("evening.areas", seat=seat, high=9)
    await Tell("evening.tool")
    return Outcome(phrase("game-is-over"), ())


def test_a_step_and_its_details_stand_in_one_line_and_what_is_not_taken_is_said():
    for line, language, answers, said in (
        ("palace, far away, i'll pay double", "en", [], "✗"),
        ("wiese, aber die weit weg von meinen", "de", ["tumult-site-pasture-far"], "= Ferne Wiese"),
        ("wiese doppelt, dann 3", "de", ["tumult-site-pasture-far", 3], "= Ferne Wiese"),
        ("2", "en", ["tumult-site-palace"], "Ada"),
        ("number 2", "en", ["tumult-site-palace"], "Ada"),
        ("the palace, forty of them", "en", ["tumult-site-palace"], "Not taken from that: forty of them"),
    ):
        controller = controller_of(paying_double, TUMULT)
        text = typed_into(controller, line, game=TUMULT, language=language)
        assert [row.value for row in controller.session.rows()] == answers, line
        assert said in text, line


def test_a_correction_said_as_a_sentence_is_asked_for_before_it_is_made():
    async def counting(table):
        rows = tuple(Row(seat.colour, seat=seat) for seat in table.seats)
        await Tally("evening.tool", rows=rows)
        await Choose("evening.areas", options=YES_NO)
        return Outcome(phrase("game-is-over"), ())

    for language, line in (("de", "stopp, Ada hatte 3, nicht 4"), ("en", "sorry, Ada had 3 not 4")):
        controller = controller_of(counting)
        text = typed_into(controller, "Ada 4, Ben 2", line, language=language)
        assert controller.session.rows()[0].value == {"blue": 4, "red": 2}, "nothing moves before somebody agrees"
        assert "Ada 3, Ben 2" in text
        typed_into(controller, line, "", "ok", language=language)
        assert controller.session.rows()[0].value == {"blue": 3, "red": 2}, line


def test_a_number_for_a_player_of_the_open_question_is_no_correction_and_no_place_in_an_earlier_list():
    async def fighting(table):
        rows = tuple(Row(seat.colour, seat=seat, high=9) for seat in table.seats)
        await Tally("evening.tool", rows=rows)
        await Tally("evening.tool", occurrence=(2,), rows=rows)
        foes = tuple(Option(seat.colour, phrase("any-name", who=seat)) for seat in table.seats)
        await Choose("evening.areas", seat=table.seats[1], options=foes)
        await Choose("evening.tool", occurrence=(3,), options=YES_NO)
        return Outcome(phrase("game-is-over"), ())

    for language, has, instead in (("de", "hat", ", nicht"), ("en", "had", ", not")):
        controller = controller_of(fighting, ANY)
        typed_into(controller, "Ada 4, Ben 2", f"Ada {has} 1", f"Ben {has} 3", game=ANY, language=language)
        assert [row.value for row in controller.session.rows()] == [{"blue": 4, "red": 2}, {"blue": 1, "red": 3}]
        text = typed_into(controller, "Ada", f"Ben {has} 2", game=ANY, language=language)
        assert "– Ada 1, Ben 2" in text, "the number is no place in the list of players"
        controller = controller_of(fighting, ANY)
        typed_into(controller, "Ada 4, Ben 2", f"Ada {has} 3{instead} 4", "", "ok", game=ANY, language=language)
        assert controller.session.rows()[0].value == {"blue": 3, "red": 2}, "with what it was instead it is a correction"


def test_a_player_whose_name_has_no_letters_is_not_named_by_each_line():
    stars = Choose("evening.areas", seat=Seat("Ada", "blue"), options=YES_NO)
    seats = (Seat("Ada", "blue"), Seat("★", "red"))
    snapshot = SimpleNamespace(question=stars, seats=seats)
    assert mends_for_another(snapshot, "sorry yes", words_of("en")) is None


def test_words_do_not_take_an_answer_back_or_an_option_by_a_far_resemblance():
    controller = begun(CITADELS, "Ada", "Ben", "Clara")
    typed_into(controller, "", "", game=CITADELS)
    for line, language, told in (
        ("oops, we forgot something", "en", "✗"),
        ("pause pls, pizza's here", "en", "Explain it again"),
        ("who has the most districts by now", "en", "0 districts"),
        ("mach mal lauter", "de", "Lautstärke"),
    ):
        beside = SettingsInTerminal(Settings(), language, words_of)
        assert told in typed_into(controller, line, game=CITADELS, language=language, beside=beside), line
        assert controller.session.step == STEPS, line
