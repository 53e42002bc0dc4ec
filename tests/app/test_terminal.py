from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest
from typing_answers import typed

from companion.app.desk.app import words_of
from companion.app.lobby.evening import LobbyState, evening
from companion.games import GAMES
from companion.games import game as find_game
from companion.language.words import Words, find_meant
from companion.play.acts import Answer
from companion.play.controller import Controller, device_answer
from companion.play.dialogue import Dialogue
from companion.play.own_questions import Seating
from companion.table.errors import AnswerRejected
from companion.table.phrase import phrase
from companion.table.questions.device_kinds import Hourglass, Spin
from companion.table.questions.kinds import Choose, Option, Row, Tally, Tell
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.terminal.forms import list_answers, parse, spell_out
from companion.ui.terminal.symbols import describe_score
from companion.ui.terminal.terminal import Left, Terminal
from companion.ui.terminal.terminal_seats import describe_understood


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_whole_game_is_played_by_typing(game, language):
    rng = Random(6)
    players = 3 if 3 in game.seats else game.seats[-1]
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara", "Karl", "Mia", "Otto", "Zoe")[:players], game.colours))
    log = MemoryLog()
    session = Session.begin(game, Beginning(game.name, seats, {}, {}), log)
    written: list[str] = []

    def read(_prompt: str) -> str:
        question = session.question
        return typed(question, question.sample(rng))

    snapshot = Terminal(words_of(language, game), read, written.append).play(Controller(session))
    assert snapshot.outcome is not None
    assert snapshot.outcome.standing[0].seat.name in written[-len(snapshot.outcome.standing)]
    assert len(written) > len(log.rows)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("last", [False, True], ids=["plain", "with everything"])
def test_every_symbol_of_a_whole_game_is_written_as_a_word(game, last):
    choices = {option.name: option.choices[-1 if last else 0] for option in game.options if option.name != "start"}
    seats = Seats(map(Seat, "ABCDE"[: min(5, game.seats[-1])], game.colours))
    rng, session = Random(1), Session.begin(game, Beginning(game.name, seats, choices, {}), MemoryLog())
    german, english = (words_of(language, game) for language in ("de", "en"))
    written: set[str] = set()
    while (question := session.question) is not None:
        list_answers(question, english)
        written.update(list_answers(question, german))
        for score in game.scoreboard(session.table):
            describe_score(score, english)
            written.add(describe_score(score, german))
        session.answer(question.sample(rng))
    keys = re.compile(
        r"\d (assistant|bread|card|church|coin|cube|district|house|palace|peasant|points|prize|statue|supporter|tools)\b"
    )
    assert [line for line in written if keys.search(line)] == []
    assert len(written) > 10


def lines(*texts):
    remaining = list(texts)

    def read(_prompt):
        if not remaining:
            raise EOFError
        return remaining.pop(0)

    return read


def play(*texts):
    written: list[str] = []
    dialogue = Dialogue(lambda: evening(LobbyState()))
    terminal = Terminal(words_of("en"), lines(*texts), written.append, sleep=lambda seconds: written.append(f"slept {seconds}"))
    with pytest.raises(Left):
        terminal.play(dialogue)
    return "\n".join(written), dialogue


def test_wrong_typing_gets_its_reason_and_the_question_again():
    text, dialogue = play("99", "none of these")
    assert text.count("is not on offer") == 2
    assert dialogue.question.id == "evening.box"


def test_help_rules_scores_and_books_answer_nothing_and_say_what_there_is():
    text, dialogue = play("h", "?", "s", "l", "a", "c")
    assert dialogue.question.id == "evening.box"
    assert text.count("There’s none of that here just now.") == 3, "no scores, books or announcements before a game"


def test_u_goes_back():
    _, dialogue = play("ring", "u")
    assert dialogue.question.id == "evening.box"


def test_the_hourglass_runs_by_seconds_and_the_spinner_spins():
    text, dialogue = play("ring", "hourglass", "5", "", "", "spinner", "4", "")
    assert text.count("slept 1") == 5
    assert "→" in text
    assert dialogue.question.id == "evening.tool"


def test_players_are_typed_as_pairs():
    _, dialogue = play(GAMES[0].name, "new", f"Ada:{GAMES[0].colours[0]}", f"Ada:{GAMES[0].colours[0]} Ben:{GAMES[0].colours[1]}")
    assert dialogue.result is not None or dialogue.question.id != "evening.seats"


@pytest.mark.parametrize(
    "raw", [[["Ada", "blue"]], [["Ada", "blue"], ["Ada", "red"]], [["Ada", "blue"], ["Ben", "mauve"]], "Ada", [[1]]]
)
def test_seats_that_cannot_be_are_refused(raw):
    from companion.table.errors import AnswerRejected

    with pytest.raises(AnswerRejected):
        Seating("evening.seats", colours=("blue", "red"), numbers=(2, 3)).read(raw)


def test_what_the_device_showed_comes_back_after_an_undo():
    from companion.play.acts import Answer, Undo
    from companion.table.game import Game, Outcome
    from companion.table.phrase import phrase

    async def spin(_table):
        await Tell("t.one")
        await Spin("t.spin", low=0, high=9, sectors=())
        return Outcome(phrase("t-over"), ())

    game = Game("t", "1", (2,), ("blue", "red"), spin, lambda table: (), GAMES[0].folder)
    controller = Controller(
        Session.begin(game, Beginning("t", Seats([Seat("A", "blue"), Seat("B", "red")]), {}, {}), MemoryLog()), MemoryLog()
    )
    controller.do(Answer(None, 0))
    controller.do(Answer(7, 1))
    stopped = controller.do(Undo())
    assert stopped.stopped_at is not None
    again = controller.do(Undo(insist=True))
    assert device_answer(again, Random(1)) == 7


def test_an_hourglass_typed_as_a_number_is_taken():
    assert Hourglass("t", seconds=20).read(4) == 4


def at_a_question(language, typed_lines, game=None):
    """Type at the first question of a game; give what was written."""
    game = game or next(game for game in GAMES if game.name == "citadels")
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara", "Karl")[: game.seats[-1]], game.colours))
    written: list[str] = []
    session = Session.begin(game, Beginning(game.name, seats, {}, {}), MemoryLog())
    with pytest.raises(Left):
        Terminal(words_of(language, game), lines(*typed_lines), written.append).play(Controller(session))
    return written


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_question_is_looked_up_by_its_number_and_by_words(language):
    listed = at_a_question(language, ["?"])
    numbered = [line for line in listed if line.startswith("   ? ")]
    assert numbered, "what players ask at this question"
    answered = at_a_question(language, ["? 1"])[-1]
    asked = numbered[0].removeprefix("   ? 1 ")
    assert answered.startswith(f"   {asked} ")
    assert len(answered) > len(asked) + 5
    word = max(asked.split(), key=len).strip("?.,")
    assert any(asked in line for line in at_a_question(language, [f"?{word}"]))


def test_nothing_found_is_said_and_no_number_is_too_large():
    assert at_a_question("en", ["? xyzzy"])[-1].strip() == words_of("en")(phrase("terminal-not-found"))
    for number in ("0", "99", "999999999999"):
        at_a_question("en", [f"? {number}"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_reasons_stand_at_a_prompt_until_it_was_read_once_and_nothing_that_is_spoken_is_missing(game):
    words = words_of("en", game)
    players = 3 if 3 in game.seats else game.seats[-1]
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara", "Karl", "Mia")[:players], game.colours))
    session = Session.begin(game, Beginning(game.name, seats, {}, {}), MemoryLog())
    rng, seen, written = Random(3), Counter(), []
    terminal = Terminal(words, lines(), written.append)
    while session.question is not None:
        question, snapshot = session.question, Controller(session).snapshot()
        written.clear()
        terminal.say(snapshot)
        told = " ".join(" ".join(written).split())
        heard, seen[question.id] = seen[question.id], seen[question.id] + 1
        for part in ("why", "next"):
            text = words.find_optional(question.words, part)
            assert not text or (" ".join(text.split()) in told) is (heard == 0), (question.id, part)
        for part in ("do", "hint", *(("spoken",) if heard < 2 else ())):
            text = words.find_optional(question.words, part)
            assert not text or " ".join(text.split()) in told, (question.id, part)
        session.answer(sampled(question, rng), source="test")


def sampled(question, rng):
    while True:
        try:
            return question.read(question.sample(rng))
        except AnswerRejected:
            continue


def test_what_each_player_may_have_is_listed_with_whose_it_is():
    wallenstein = find_game("wallenstein")
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara"), wallenstein.colours))
    controller = Controller(Session.begin(wallenstein, Beginning("wallenstein", seats, {"books": "full"}, {}), MemoryLog()))
    controller.go_on()
    rng = Random(4)
    while controller.snapshot().question.id != "wallenstein.bids":
        controller.do(Answer(controller.snapshot().question.sample(rng), controller.snapshot().step))
    listed = list_answers(controller.snapshot().question, words_of("en", wallenstein))
    assert listed[0] == "1. Ada: 4 Taler"
    assert listed[-1].endswith("Clara: 0 Taler")


@pytest.mark.parametrize(
    "line", ["Ada, Ben und Karl", "Ada Ben Karl", "Ada & Ben and Karl", "Ada, Ben, Karl", "Ada:Blau Ben:Gelb Karl:Violett"]
)
def test_three_names_in_one_line_sit_down_however_they_are_joined(line):
    question = Seating("t.seats", colours=("blue", "yellow", "purple"), numbers=(2, 3))
    words = Words("de", [])
    seats = question.read(parse(question, spell_out(question, line, words)))
    assert [seat.name for seat in seats] == ["Ada", "Ben", "Karl"]
    assert describe_understood(question, seats, line, words) == "Ada (Blau), Ben (Gelb), Karl (Violett)"


def test_a_hyphen_stays_in_a_name():
    question = Seating("t.seats", colours=("blue", "yellow"), numbers=(2,))
    seats = question.read(parse(question, spell_out(question, "Anna-Lena und Ben", Words("de", []))))
    assert [seat.name for seat in seats] == ["Anna-Lena", "Ben"]


@pytest.mark.parametrize(("line", "said"), [("Gleb", "Gelb"), ("gel", ""), ("Gelb", ""), ("2", ""), ("yellow", "")])
def test_an_option_typed_with_a_wrong_letter_is_said_as_it_was_understood(line, said):
    question = Choose("t.colour", options=tuple(Option(key, phrase(f"colour-{key}")) for key in ("blue", "yellow")))
    words = Words("de", [])
    answer = question.read(parse(question, spell_out(question, line, words)))
    assert answer == "yellow"
    assert describe_understood(question, answer, line, words) == said


def test_one_wrong_letter_is_forgiven_and_a_number_too_many_is_not():
    rows = (Row("bread", phrase("item-times", n=1, what="Brot")), Row("marble", phrase("item-times", n=1, what="Marmor")))
    names = {"wood": ("wald",), "meadow": ("wiese",)}
    assert [find_meant(typed, names, 3) for typed in ("wlad", "wise", "wiesse", "wiede", "haus", "wa")] == [
        "wood", "meadow", "meadow", "meadow", None, None,
    ]  # fmt: skip
    question = Tally("t.tally", rows=rows)
    with pytest.raises(AnswerRejected):
        question.read(parse(question, "1 2 3"))
