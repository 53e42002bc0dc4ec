"""What two evenings played by hand in the terminal met: drafts without an end, cards drawn unasked, nobody as an answer."""

from __future__ import annotations

from typing import Any

import pytest

from companion.desk.app import words_of
from companion.games import game as find_game
from companion.play.controller import Controller
from companion.table import Choose, Draw, Option, Pick, phrase
from companion.table.game import Game, Outcome
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.terminal.forms import shown
from companion.terminal.terminal import Left, Terminal

SEATS = Seats((Seat("Ada", "blue"), Seat("Ben", "red")))
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
    assert "ich ziehe" in shown(question, words_of("de"))[-1]


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
