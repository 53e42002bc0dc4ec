"""The terminal: whole games by typing, what stands at a prompt, and the pages that answer nothing."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from legal import legal
from typing_answers import CITADELS, TUMULT, begun, controller_of, reader, typed, typed_into

from companion.app.desk.app import words_of
from companion.app.desk.kept_settings import SettingsInTerminal
from companion.app.lobby.evening import LobbyState, evening
from companion.app.lobby.host import Host
from companion.games import GAMES
from companion.games import game as find_game
from companion.library.library import Library
from companion.library.notebook import Notebook
from companion.play.acts import Answer, Undo
from companion.play.controller import Controller, device_answer
from companion.play.dialogue import Dialogue
from companion.system import files
from companion.system.settings import Settings, load
from companion.table import Choose, Draw, Number, Option, Pick, Reason, Sector, Symbols, Tell, phrase
from companion.table.game import Outcome
from companion.table.questions.device_kinds import Lot, Spin
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning, Place
from companion.ui.narration.familiarity import Familiarity
from companion.ui.terminal.forms import list_answers
from companion.ui.terminal.symbols import heading as heading_of
from companion.ui.terminal.terminal import Terminal
from companion.ui.terminal.terminal_pages import look_up

EACH = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
KEYS = re.compile(
    r"\d (assistant|bread|card|church|coin|cube|district|house|palace|peasant|points|prize|statue|supporter|tools)\b"
)
YES_NO = (Option("yes", phrase("yes")), Option("no", phrase("no")))
OVER = Outcome(phrase("game-is-over"), ())


@EACH
def test_a_whole_game_is_played_by_typing_and_each_symbol_is_written_as_a_word(game):
    """With everything that the box can bring, in German; each score is told at each question, in both languages."""
    rng = Random(6)
    choices = {option.name: option.choices[-1] for option in game.options if option.name != "start"}
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara", "Karl", "Mia")[: min(5, game.seats[-1])], game.colours))
    log = MemoryLog()
    session = Session.begin(game, Beginning(game.name, seats, choices, {}), log)
    english, german = (words_of(language, game) for language in ("en", "de"))
    written: list[str] = []

    asked: list[Any] = [None]

    def read(_prompt: str) -> str:
        if asked[-1] is not session.question:  # the scores are looked at before each answer
            asked.append(session.question)
            return "s"
        list_answers(session.question, english)
        return typed(session.question, session.question.sample(rng))

    snapshot = Terminal(german, read, written.append, lambda _seconds: None).play(Controller(session))
    assert snapshot.outcome is not None
    assert snapshot.outcome.standing[0].seat.name in written[-len(snapshot.outcome.standing)]
    assert len(written) > len(log.rows)
    assert [line for line in written if KEYS.search(line)] == []


@EACH
def test_reasons_stand_at_a_prompt_until_it_was_read_once_and_nothing_that_is_spoken_is_missing(game):
    words = words_of("en", game)
    controller = begun(game, *("Ada", "Ben", "Clara", "Karl", "Mia")[: 3 if 3 in game.seats else game.seats[-1]])
    session, rng, seen, written = controller.session, Random(3), Counter(), []
    terminal = Terminal(words, reader(), written.append)
    while session.question is not None:
        question = session.question
        written.clear()
        terminal.say(controller.snapshot())
        told = " ".join(" ".join(written).split())
        heard, seen[question.id] = seen[question.id], seen[question.id] + 1
        for part in ("why", "next"):
            text = words.find_optional(question.words, part)
            assert not text or (" ".join(text.split()) in told) is (heard == 0), (question.id, part)
        for part in ("do", "hint", *(("spoken",) if heard < 2 else ())):
            text = words.find_optional(question.words, part)
            assert not text or " ".join(text.split()) in told, (question.id, part)
        session.answer(legal(question, rng), source="test")


def test_how_well_a_prompt_is_known_outlives_the_session(tmp_path):
    def told():
        known = Familiarity(Notebook(tmp_path / "notebook.json"), first_game=True)
        return typed_into(begun(TUMULT, "Ada", "Ben", books="light"), game=TUMULT, familiarity=known)

    first = told()
    assert "The track counts the statues you have placed." in first
    assert [len(told()) < len(first) for _ in range(6)][-1]


def before_a_game(*lines, language="en"):
    """Type in the talk before a game; give what was written, and the talk."""
    dialogue, slept = Dialogue(lambda: evening(LobbyState())), []
    text = typed_into(dialogue, *lines, game=None, language=language, sleep=slept.append)
    return text, dialogue, slept


def test_before_a_game_wrong_typing_gets_its_reason_help_answers_nothing_and_u_goes_back():
    text, dialogue, _ = before_a_game("99", "none of these", "h", "?", "s", "l", "a", "c", "ring", "u")
    assert text.count("is not on offer") == 2
    assert text.count("There’s none of that here just now.") == 3, "no scores, books or announcements before a game"
    assert dialogue.question.id == "evening.box"
    blue, yellow = TUMULT.colours[:2]
    _, dialogue, _ = before_a_game("tumult_royale", "new", f"Ada:{blue}", f"Ada:{blue} Ben:{yellow}")
    assert dialogue.question.id == "evening.options"


def test_the_hourglass_runs_by_seconds_and_the_spinner_spins():
    text, dialogue, slept = before_a_game("ring", "hourglass", "5", "", "", "spinner", "4", "")
    assert slept == [1] * 5
    assert "→" in text
    assert dialogue.question.id == "evening.tool"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", ("2. Beim Spielen lernen: ihr baut auf", "1. Nur die Städte: ich kenne")),
        ("en", ("2. Learn as we play: you set up", "1. Just the cities: I know")),
    ],
)
def test_before_a_game_a_question_mark_says_what_the_answers_bring(language, told):
    text, _, _ = before_a_game("citadels", "?", "1", "Ada:blue Ben:red", "2", "?", language=language)
    assert all(line in text for line in told)


def test_what_the_device_showed_comes_back_after_an_undo():
    async def spin(_table):
        await Tell("t.one")
        await Spin("t.spin", low=0, high=9, sectors=())
        return OVER

    controller = controller_of(spin)
    controller.do(Answer(None, 0))
    controller.do(Answer(7, 1))
    assert controller.do(Undo()).stopped_at is not None
    assert device_answer(controller.do(Undo(insist=True)), Random(1)) == 7


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_question_is_looked_up_by_its_number_and_by_words(language):
    def looked_up(line):
        game = begun(CITADELS, "Ada", "Ben", "Clara", "Karl")
        return typed_into(game, line, game=CITADELS, language=language).splitlines()

    listed = looked_up("?")
    numbered = [line for line in listed if line.startswith("   ? ")]
    assert 1 <= len(numbered) <= 11, "what players ask at this question, on one page"
    assert {"en": "more questions", "de": "weitere Fragen"}[language] in "\n".join(listed)
    asked = numbered[0].removeprefix("   ? 1 ")
    answered = next(line for line in looked_up("? 1") if line.startswith(f"   {asked} "))
    assert len(answered) > len(asked) + 5
    word = max(asked.split(), key=len).strip("?.,")
    assert any(asked in line for line in looked_up(f"?{word}"))
    nearest = words_of(language)(phrase("terminal-nearest", typed="goldbrick"))
    assert any(line.strip() == nearest for line in looked_up("? goldbrick"))
    assert looked_up("? xyzzy")[-1].strip() == words_of(language)(phrase("terminal-not-found"))


async def naming(_table):
    await Choose("evening.tool", options=YES_NO, rules=("CI-076", "CI-G16"))
    return OVER


def test_what_players_ask_is_listed_alone_and_the_rule_stands_below_its_answer():
    rule = "Der Meuchler nennt einen Charakter, der in dieser Runde gemeuchelt wird, keinen Mitspieler."

    def told(line):
        text = typed_into(controller_of(naming, CITADELS), line, game=CITADELS, language="de")
        return [line.strip() for line in text.splitlines()]

    assert not any(line.startswith("· ") or rule in line for line in told("?"))
    assert [line for line in told("?") if line.startswith("? ")][:2] == [
        "? 1 Nenne ich einen Spieler oder einen Charakter?",
        "? 2 Darf ich mich selbst oder einen offenen Charakter nennen?",
    ]
    assert {"Darf ich mich selbst oder einen offenen Charakter nennen? Ja, aber *es bewirkt nichts*.", rule} <= set(told("? 2"))


def test_where_no_question_belongs_to_the_moment_the_first_are_written(tmp_path):
    library = Library(tmp_path)
    dialogue = Host(library).dialogue()
    for answer in ("tumult_royale", "new"):
        snapshot = dialogue.do(Answer(answer, dialogue.snapshot().step))
    lines = list(look_up(snapshot, words_of("en", TUMULT), ""))
    assert [line.split()[:2] for line in lines[:6]] == [["?", str(number)] for number in range(1, 7)]
    assert lines[6].startswith("? 7 to ?")
    assert len(lines) == 7
    library.close()


async def lots(_table):
    await Lot("evening.tool", options=YES_NO)
    await Spin("evening.spin", sectors=(Sector(2, 1), Sector(5, 1)), low=2, high=5)
    await Number("evening.seconds", low=1, high=9, likely=4)
    return OVER


async def drawing(_table):
    await Draw("evening.tool", options=YES_NO, count=1)
    await Pick("evening.how", args={"game": "t", "known": 1, "printing": ""}, options=YES_NO, least=0)
    await Choose("evening.box", options=YES_NO)
    return OVER


def test_what_an_empty_line_does_is_said_wherever_it_does_something():
    text = typed_into(controller_of(lots, CITADELS), "1", "2", game=CITADELS, language="de")
    assert "⏎ allein: der Pfeil entscheidet" in text
    assert "⏎ allein: ich drehe; dreht ihr selbst, tippt die Zahl (2–5)" in text
    assert "1–9 · ⏎ 4" in text
    assert "ich ziehe" in list_answers(controller_of(drawing).session.question, words_of("de"))[-1]


def test_real_cards_are_not_drawn_over_by_an_empty_line_unless_the_table_means_it():
    controller = controller_of(drawing, CITADELS)
    assert "⏎ once more" in typed_into(controller, "")
    assert controller.session.rows() == []
    typed_into(controller, "", "")
    assert [row.question for row in controller.session.rows()] == ["evening.tool"]


def test_nobody_is_an_answer_where_several_may_be_named():
    for language, word, nothing in (("en", "nobody", "nothing"), ("en", "0", "nothing"), ("de", "Keiner", "nichts")):
        controller = controller_of(drawing)
        text = typed_into(controller, "1", word, "<", language=language)
        assert not controller.session.rows()[-1].value, word
        assert text.count(f"– {nothing}") == 1, word


def test_before_a_game_too_the_menu_leads_to_the_settings_and_offers_nothing_for_the_ear():
    dialogue = Dialogue(lambda: evening(LobbyState()))
    beside = SettingsInTerminal(Settings(), "en", words_of)
    text = typed_into(dialogue, "m", "settings", "reading", "", game=None, beside=beside)
    assert "Strong contrast  off" in text
    assert "Play by ear" not in text.split("Settings")[0]
    assert dialogue.question.id == "evening.box"


async def two_rounds(table):
    for number in (1, 1, 2):
        table.at("citadels-phase-draft", round=number)
        await Choose("evening.tool", occurrence=(number,), options=YES_NO)
    return OVER


def test_a_page_is_left_by_any_command_and_a_number_then_answers_the_question():
    for left in ("l", "?", "s", "u"):
        controller = controller_of(two_rounds, CITADELS)
        typed_into(controller, "m", left, "1", game=CITADELS)
        assert [row.value for row in controller.session.rows()] == ["yes"], left


def test_enter_on_a_page_leads_back_to_the_question_which_is_written_again():
    text = typed_into(controller_of(two_rounds, CITADELS), "a", "", game=CITADELS)
    assert [part.count("1. Yes") for part in text.split("Enter alone leads back")] == [1, 1]


def test_each_round_has_a_heading_in_the_games_own_word_for_it():
    text = typed_into(controller_of(two_rounds, CITADELS), "1", "1", game=CITADELS)
    assert [line for line in text.splitlines() if "──" in line] == ["── Round 1 ──", "── Round 2 ──"]
    game = find_game("wallenstein")
    at_the_start = begun(game, "Ada", "Ben", "Clara").snapshot()
    for number, heading in ((2, "Erstes Jahr, Sommer"), (8, "Zweites Jahr, Winter")):
        snapshot = replace(at_the_start, place=Place(number))
        assert heading_of(Place(), snapshot, words_of("de", game)) == f"── {heading} ──"
        assert heading_of(Place(number), snapshot, words_of("de", game)) == ""


def test_a_price_is_written_with_what_it_counts_and_a_sum_is_not_said_twice():
    words = phrase("citadels-priced", district=phrase("citadels-district-manor", name=""), price=2)
    told = list_answers(Choose("evening.tool", options=(Option("manor", words), YES_NO[0])), words_of("en", CITADELS))
    assert told == ["1. Manor for 2 gold", "2. Yes"]
    bread = Reason(words=phrase("tile-bread"), symbols=(Symbols("bread", 4),), total=4, note=phrase("yes"))
    assert list_answers(Tell("evening.tool", reasons=(bread,)), words_of("en", TUMULT)) == ["  4 bread · Yes"]


def test_what_each_player_may_have_is_listed_with_whose_it_is():
    wallenstein, rng = find_game("wallenstein"), Random(4)
    controller = begun(wallenstein, "Ada", "Ben", "Clara", books="full")
    controller.go_on()
    while controller.snapshot().question.id != "wallenstein.bids":
        controller.do(Answer(controller.snapshot().question.sample(rng), controller.snapshot().step))
    listed = list_answers(controller.snapshot().question, words_of("en", wallenstein))
    assert listed[0] == "1. Ada: 4 Taler"
    assert listed[-1].endswith("Clara: 0 Taler")


def test_earlier_answers_and_books_are_written_in_words():
    controller, rng = begun(TUMULT, "Ada", "Ben", "Clara", books="light"), Random(3)
    session = controller.session
    while session.question is not None and session.question.id != "tumult.people":
        session.answer(session.question.sample(rng))
    session.answer({"bread": 1, "marble": 5, "tools": 6})
    text = typed_into(controller, "<", "l", "s", "?gnade", game=TUMULT, language="de")
    assert "Brot 1, Marmor 5, Werkzeug 6" in text
    assert "Gnade (Ada): Nein" in text
    assert "Bücher: Nur das Nötigste" in text
    assert "Clara (" in text, "the scores, with everybody's colour"


def test_who_types_nothing_at_a_choice_is_told_to_type_a_number():
    assert "Type a number" in typed_into(controller_of(drawing), "1", "0", "")


def test_the_menu_leads_by_numbers_and_words_to_all_that_a_terminal_can_do_and_other_lines_answer_the_question(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(files, "settings_path", lambda: tmp_path / "settings.toml")
    controller = begun(TUMULT, "Ada", "Ben", books="light")
    question = controller.session.question
    beside = SettingsInTerminal(Settings(), "en", lambda language, _game: words_of(language, TUMULT))
    lines = (
        "m",
        "settings",
        "reading",
        "large letters",
        "",
        "m correct statues",
        "Ada 3, Ben 1",
        "menu",
        "language",
        "1",
        "1",
        "m",
        "ok",
    )
    text = typed_into(controller, *lines, game=TUMULT, beside=beside)
    assert load(tmp_path / "settings.toml").flag("screen.large_text")
    assert load(tmp_path / "settings.toml").text("table.language") == "de"
    assert text.rindex("2. Stand") > text.rindex("2. Scores"), "from then on the terminal writes German"
    assert controller.session.table.ledger.held["statues.blue"] == 3
    assert controller.session.question is not question, "whatever is no line of the page answers what is asked"
    assert ". Pause" not in text, "a terminal has nothing that pauses"
