"""What two evenings played by hand in the terminal met: drafts without an end, cards drawn unasked, nobody as an answer."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.app.desk.app import words_of
from companion.app.lobby.evening import LobbyState, evening
from companion.games import game as find_game
from companion.play.controller import Controller
from companion.play.dialogue import Dialogue
from companion.table import Choose, Draw, Number, Option, Pick, Sector, Spin, phrase
from companion.table.game import Game, Outcome
from companion.table.questions.device_kinds import Lot
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning, Place
from companion.ui.terminal.forms import list_answers, parse, spell_out
from companion.ui.terminal.symbols import heading as heading_of
from companion.ui.terminal.terminal import Left, Terminal

SEATS = Seats((Seat("Ada", "blue"), Seat("Ben", "red")))
SEATS_OF_THREE = Seats((Seat("Ada", "red"), Seat("Ben", "yellow"), Seat("Clara", "blue")))
CITADELS = find_game("citadels")
YES_NO = (Option("yes", phrase("yes")), Option("no", phrase("no")))


def controller_of(play: Any) -> Controller:
    game = Game("t", "1", (2,), ("blue", "red"), play, lambda _table: (), CITADELS.folder)
    return Controller(Session.begin(game, Beginning("t", SEATS, {}, {}), MemoryLog()))


def typed_into(controller: Controller, *lines: str, language: str = "en") -> str:
    written: list[str] = []
    remaining = iter(lines)

    def read(_prompt: str) -> str:
        try:
            return next(remaining)
        except StopIteration:
            raise EOFError from None

    with pytest.raises(Left):
        Terminal(words_of(language, CITADELS), read, written.append).play(controller)
    return "\n".join(written)


async def two_ways(_table: Any) -> Outcome:
    """One answer leads to other questions than the other."""
    first = await Choose("evening.tool", options=YES_NO)
    for turn in range(1, 9):
        await Choose(f"evening.{'box' if first == 'yes' else 'how'}", occurrence=(turn,), args={"game": "t"}, options=YES_NO)
    return Outcome(phrase("game-is-over"), ())


def test_a_draft_on_which_nothing_later_is_asked_again_can_be_ended():
    controller = controller_of(two_ways)
    text = typed_into(controller, "yes", "yes", "= 0 no", "no", "ok!")
    assert "ok! goes on from here" in text
    assert controller.snapshot().draft is None
    assert [row.value for row in controller.session.rows()] == ["no", "no"]


async def drawing(_table: Any) -> Outcome:
    await Draw("evening.tool", options=YES_NO, count=1)
    await Pick("evening.how", args={"game": "t"}, options=YES_NO, least=0)
    await Choose("evening.box", options=YES_NO)
    return Outcome(phrase("game-is-over"), ())


def test_a_draw_says_what_an_empty_line_does():
    question = controller_of(drawing).session.question
    assert "ich ziehe" in list_answers(question, words_of("de"))[-1]


@pytest.mark.parametrize(("language", "word"), [("en", "nobody"), ("en", "0"), ("de", "niemand"), ("de", "Keiner")])
def test_nobody_is_an_answer_where_several_may_be_named(language, word):
    controller = controller_of(drawing)
    text = typed_into(controller, "1", word, "<", language=language)
    assert not controller.session.rows()[-1].value
    assert text.count("– " + {"en": "nothing", "de": "nichts"}[language]) == 1


def test_the_questions_of_this_moment_fit_on_a_page():
    controller = Controller(Session.begin(CITADELS, Beginning("citadels", SEATS, {}, {}), MemoryLog()))
    text = typed_into(controller, "?")
    assert len([line for line in text.splitlines() if line.startswith("   ? ")]) <= 11
    assert "more questions" in text


def test_real_cards_are_not_drawn_over_by_an_empty_line_unless_the_table_means_it():
    controller = controller_of(drawing)
    text = typed_into(controller, "")
    assert "⏎ once more" in text
    assert controller.session.rows() == []
    typed_into(controller, "", "")
    assert [row.question for row in controller.session.rows()] == ["evening.tool"]


async def naming(_table: Any) -> Outcome:
    await Choose("evening.tool", options=YES_NO, rules=("CI-076", "CI-G16"))
    return Outcome(phrase("game-is-over"), ())


def test_what_players_ask_is_listed_alone_and_the_rule_stands_below_its_answer():
    rule = "Der Meuchler nennt einen Charakter, der in dieser Runde gemeuchelt wird, keinen Mitspieler."
    told = [line.strip() for line in typed_into(controller_of(naming), "?", language="de").splitlines()]
    listed = [line for line in told if line.startswith("? ")]
    assert not any(line.startswith("· ") or rule in line for line in told)
    assert listed[:2] == [
        "? 1 Nenne ich einen Spieler oder einen Charakter?",
        "? 2 Darf ich mich selbst oder einen offenen Charakter nennen?",
    ]
    answered = [line.strip() for line in typed_into(controller_of(naming), "? 2", language="de").splitlines()]
    assert "Darf ich mich selbst oder einen offenen Charakter nennen? Ja, aber *es bewirkt nichts*." in answered
    assert rule in answered


async def lots(_table: Any) -> Outcome:
    await Lot("evening.tool", options=YES_NO)
    await Spin("evening.spin", sectors=(Sector(2, 1), Sector(5, 1)), low=2, high=5)
    await Number("evening.seconds", low=1, high=9, likely=4)
    return Outcome(phrase("game-is-over"), ())


def test_what_an_empty_line_does_is_said_wherever_it_does_something():
    text = typed_into(controller_of(lots), "1", "2", language="de")
    assert "⏎ allein: der Pfeil entscheidet" in text
    assert "⏎ allein: ich drehe; dreht ihr selbst, tippt die Zahl (2–5)" in text
    assert "1–9 · ⏎ 4" in text


async def two_rounds(table: Any) -> Outcome:
    for number in (1, 1, 2):
        table.at("citadels-phase-draft", round=number)
        await Choose("evening.tool", occurrence=(number,), options=YES_NO)
    return Outcome(phrase("game-is-over"), ())


def test_each_round_has_a_heading():
    text = typed_into(controller_of(two_rounds), "1", "1")
    assert [line for line in text.splitlines() if "──" in line] == ["── Round 1 ──", "── Round 2 ──"]


@pytest.mark.parametrize(("number", "heading"), [(2, "Erstes Jahr, Sommer"), (8, "Zweites Jahr, Winter")])
def test_a_round_is_headed_by_the_games_own_word_for_it(number, heading):
    game = find_game("wallenstein")
    session = Session.begin(game, Beginning("wallenstein", SEATS_OF_THREE, {}, {}), MemoryLog())
    snapshot = replace(Controller(session).snapshot(), place=Place(number))
    assert heading_of(Place(), snapshot, words_of("de", game)) == f"── {heading} ──"
    assert heading_of(Place(number), snapshot, words_of("de", game)) == ""


def test_a_price_is_written_with_what_it_counts():
    words = phrase("citadels-priced", district=phrase("citadels-district-manor", name=""), price=2)
    told = list_answers(Choose("evening.tool", options=(Option("manor", words), YES_NO[0])), words_of("en", CITADELS))
    assert told == ["1. Manor for 2 gold", "2. Yes"]


def test_where_a_number_in_the_words_could_be_typed_it_is_said_which_counts():
    two, seven = (Option(f"fields-{n}", phrase("screen-round", round=n)) for n in (2, 7))
    assert len(list_answers(Choose("evening.tool", options=(seven, YES_NO[0])), words_of("en", CITADELS))) == 2
    told = list_answers(Choose("evening.tool", options=(seven, two)), words_of("en", CITADELS))
    assert told[-1] == "The number in front counts, or type the name."
    assert taken(Choose("evening.tool", options=(seven, two)), "2") == "fields-2"


def taken(question: Any, line: str) -> Any:
    return question.read(parse(question, spell_out(question, line, words_of("en", CITADELS))))


@pytest.mark.parametrize(
    ("language", "told"), [("de", "2. Beim Spielen lernen: ihr baut auf"), ("en", "2. Learn as we play: you set up")]
)
def test_before_a_game_a_question_mark_says_what_the_answers_bring(language, told):
    written: list[str] = []
    lines = iter(["citadels", "?", "1", "Ada:blue Ben:red", "2", "?"])
    terminal = Terminal(words_of(language), lambda _prompt: next(lines, None) or leave(), written.append)
    with pytest.raises(Left):
        terminal.play(Dialogue(lambda: evening(LobbyState())))
    text = "\n".join(written)
    assert told in text
    assert {"de": "1. Nur die Städte: ich kenne", "en": "1. Just the cities: I know"}[language] in text


def leave() -> str:
    raise EOFError
