"""Mending in the terminal: earlier answers, something forgotten, a draft's end, readings and hourglasses."""

from __future__ import annotations

from random import Random

import pytest
from typing_answers import CITADELS, COUNCIL, begun, controller_of, reader, typed_into

from companion.app.desk.app import words_of
from companion.games import game as find_game
from companion.table import Choose, Number, Option, ReadTiles, Tile, phrase
from companion.table.game import Outcome
from companion.table.questions.device_kinds import Hourglass, Spin
from companion.ui.terminal.forms import read_line
from companion.ui.terminal.terminal import SeatsWrong, Terminal

OVER = Outcome(phrase("game-is-over"), ())
YES_NO = (Option("yes", phrase("yes")), Option("no", phrase("no")))


async def shopping(table):
    """Each round everybody may buy, as often as they like."""
    bought = table.ledger.numbers("assistants", table.seats, high=9)
    options = (Option("buy", phrase("game-council_of_four")), Option("done", phrase("yes")))
    for turn in range(1, 4):
        table.at("", round=turn)
        for seat in table.seats:
            for time in range(9):
                if await Choose("evening.tool", seat=seat, occurrence=(turn, time), options=options) == "done":
                    break
                bought[seat] += 1
    return OVER


def test_something_forgotten_two_rounds_ago_is_made_up_by_typing():
    controller = controller_of(shopping)
    text = typed_into(controller, "done", "done", "buy", "done", "<", "< 1", "+ 0", "buy", "ok")
    assert "Round 1: 2" in text
    assert "Round 2: 2" in text
    assert "   0  Ada:" in text
    assert "This will change" in text
    assert controller.session.table.ledger.held["assistants.blue"] == 2
    assert controller.snapshot().question.identity == "evening.tool@red#2.0"


def test_an_older_answer_is_mended_by_typing_and_left_again():
    controller = controller_of(shopping)
    typed_into(controller, "done", "buy", "done", "done", "= 1 done", "x")
    assert controller.session.table.ledger.held["assistants.red"] == 1
    typed_into(controller, "= 1 done", "ok")
    assert controller.session.table.ledger.held["assistants.red"] == 0
    assert "✗" in typed_into(controller, "= 0 sell")


async def ending(table):
    """Each may end the game."""
    options = tuple(Option(key, phrase("yes")) for key in ("done", "end"))
    for turn in range(9):
        if await Choose("evening.tool", seat=table.seats[0], occurrence=(turn,), options=options) == "end":
            break
    return OVER


def test_in_a_draft_that_ends_the_game_what_cannot_be_done_is_refused_and_the_draft_is_told_again():
    controller = controller_of(ending)
    text = typed_into(controller, "done", "done", "done", "= 0 end", "=", "x", "done")
    assert text.count(words_of("en", COUNCIL)(phrase("terminal-draft-against", n=2))) == 2
    assert controller.snapshot().draft is None
    assert controller.session.step == 4


async def two_ways(_table):
    """One answer leads to other questions than the other."""
    first = await Choose("evening.tool", options=YES_NO)
    for turn in range(1, 9):
        await Choose(
            f"evening.{'box' if first == 'yes' else 'how'}",
            occurrence=(turn,),
            args={"game": "t", "known": 1, "printing": ""},
            options=YES_NO,
        )
    return OVER


def test_a_draft_on_which_nothing_later_is_asked_again_can_be_ended():
    controller = controller_of(two_ways)
    assert "ok! goes on from here" in typed_into(controller, "yes", "yes", "= 0 no", "no", "ok!")
    assert controller.snapshot().draft is None
    assert [row.value for row in controller.session.rows()] == ["no", "no"]


async def reading(_table):
    await ReadTiles("evening.tool", kinds=("bread",), counts=(1,), most=9, least=7)
    await Spin("evening.spin", low=1, high=6)
    return OVER


def test_an_empty_line_is_no_reading_and_at_the_real_disc_asks_for_the_arrows_number():
    controller = controller_of(reading)
    assert "✗" in typed_into(controller, "")
    assert read_line(controller.session.question, "0", words_of("en")) == ()
    assert "bread" not in str(controller.session.rows()), "too few tiles are asked about"
    typed_into(controller, "bread-1", "bread-1")
    assert controller.session.rows()[-1].value == (Tile("bread", 1),), "too few tiles are taken"
    assert words_of("en")(phrase("terminal-arrow")) in typed_into(controller, "")


async def two_boards(_table):
    for turn in (1, 2):
        await ReadTiles("evening.tool", occurrence=(turn,), kinds=("bread",), counts=(1,), most=9, least=7)
    return OVER


def test_of_each_board_it_is_asked_whether_so_few_tiles_are_right():
    controller = controller_of(two_boards)
    typed_into(controller, "bread-1", "bread-1", "bread-1")
    assert len(controller.session.rows()) == 1


async def glass(_table):
    await Hourglass("evening.run", seconds=20)
    return OVER


def test_a_running_hourglass_goes_on_where_it_stood_and_a_number_typed_ends_it():
    controller = controller_of(glass)
    slept = []

    def sleep(_seconds):
        slept.append(1)
        if len(slept) == 5:
            raise SystemExit

    with pytest.raises(SystemExit):
        Terminal(words_of("en", COUNCIL), lambda _prompt: "", lambda _line: None, sleep).play(controller)
    assert controller.snapshot().mark == {"left": 16}
    Terminal(words_of("en", COUNCIL), lambda _prompt: "", lambda _line: None, lambda _s: slept.append(1)).play(controller)
    assert len(slept) == 5 + 16
    assert Hourglass("t", seconds=20).read(4) == 4


def test_before_the_first_answer_the_seats_can_be_taken_back():
    written = []
    with pytest.raises(SeatsWrong):
        Terminal(words_of("en", COUNCIL), reader("u", "u"), written.append).play(controller_of(shopping))
    assert any("other seats" in line for line in written)


def test_undoing_two_answers_before_the_first_takes_back_none_that_is_given_later():
    controller = controller_of(shopping)
    assert "other seats" in typed_into(controller, "undo the last two", "done")
    assert [row.value for row in controller.session.rows()] == ["done"]
    typed_into(controller, "buy", "done", "undo the last two")
    assert [row.value for row in controller.session.rows()] == ["done"]


def test_an_entry_is_named_by_words_of_its_line_and_several_are_listed_instead_of_refused():
    wallenstein = find_game("wallenstein")
    controller = begun(wallenstein, "Ada", "Ben", "Clara", books="full")
    for line in ("c württemberg", "c wuerttemberg"):
        text = typed_into(controller, line, game=wallenstein)
        assert all(f"{group}.wuerttemberg " in text for group in ("owner", "armies", "palace"))
    for line in ("c armies.Württemberg", "c armies wurttemberg", "c Armies there (Württemberg)"):
        assert "c armies.wuerttemberg=…" in typed_into(controller, line, game=wallenstein), line
    assert "armies.wuerttemberg" in typed_into(controller, "c württemberg=3", game=wallenstein)
    typed_into(controller, "c owner württemberg=Ada", "ok", "c armies württemberg=3", "ok", game=wallenstein)
    assert controller.session.table.ledger.held["armies.wuerttemberg"] == 3


def test_a_part_of_the_beginning_and_a_printed_fact_are_looked_at_and_mended_by_their_words():
    controller = begun(CITADELS, "Ada", "Ben", "Clara", books="full")
    text = typed_into(controller, "c edition", "c name.ada", "c university", game=CITADELS)
    assert all(part in text for part in ("c edition=… takes", "Another name: Ada", "Points of the University: ?", "6–8"))
    text = typed_into(controller, "c smithy", "c smithy=2", "c university=8", game=CITADELS)
    assert ("Price of the Smithy: ?" in text, "What fits: smithy-price, smithy-cards" in text) == (True, True), (
        "several are listed"
    )
    assert controller.session.table.facts["university-points"] == 8


def test_pieces_are_corrected_by_their_names_and_players_by_theirs():
    controller, ada = begun(COUNCIL, "Ada", "Ben", books="full"), COUNCIL.colours[0]
    lines = ("c", *(f"c emporiums.{ada}={change}" for change in ("+Juvelar", "+hel", "-Arkon", "-J")), "c king=Arkon")
    text = typed_into(controller, *lines)
    assert "Emporiums (Ada)" in text
    held = controller.session.table.ledger.held
    assert held[f"emporiums.{ada}"] == ("H",)
    assert held["king"] == "A"
    assert "isn’t there" in text
    assert "✗" in typed_into(controller, f"c emporiums.{ada}=+Atlantis", "c nonsense=3")
    while f"points.{ada}" not in controller.snapshot().entries:
        controller.session.answer(controller.session.question.sample(Random(1)))
    typed_into(controller, "c points.ada=7")
    assert controller.snapshot().values[f"points.{ada}"] == 7


async def counting(table):
    """A count ends the game."""
    counted = table.ledger.number("people", high=9)
    counted.value = await Number("evening.tool", low=0, high=9)
    return OVER


def test_after_the_end_the_last_answer_is_taken_back_and_an_older_one_mended():
    controller = controller_of(counting)
    lines, written = ["7", "u", "6", "= 0 5", "ok", "<", "undo", ""], []
    terminal = Terminal(words_of("en", COUNCIL), lambda _prompt: lines.pop(0), written.append, lingers=True)
    assert terminal.play(controller).outcome is not None
    assert controller.session.table.ledger.held["people"] == 5
    assert not lines
    assert sum(line.strip().startswith("Enter:") for line in written) == 4
