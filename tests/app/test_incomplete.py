"""A game that holds only in part: the table goes on from there, sees what would be left behind, or puts it aside."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from random import Random

import pytest
from kept_games import BEGINNING, GAME

from companion.app.desk.app import words_of
from companion.app.lobby.evening import Resume
from companion.app.lobby.host import Host
from companion.app.lobby.open_games import GoOn, PutAside
from companion.library.library import Library
from companion.library.schema import ENTRY, checksum
from companion.play.acts import Answer

pytestmark = pytest.mark.slow


def answer_at_random(session, times):
    rng = Random(1)
    for _ in range(times):
        session.answer(session.question.sample(rng))


def forged(folder, seq, column, value):
    """Write something else into an entry, with the checksum that it would have."""
    with closing(sqlite3.connect(folder / "journal.db", isolation_level=None)) as db:
        cells = list(db.execute(f"SELECT {ENTRY} FROM entries WHERE seq = {seq}").fetchone())
        names = [name.strip() for name in ENTRY.split(",")]
        cells[names.index(column)] = value
        db.execute(f"UPDATE entries SET {column} = ?, sum = ? WHERE seq = {seq}", (value, checksum(*cells)))


@pytest.fixture
def host(tmp_path):
    """A game of twelve answers, of which the ninth is not what the script asks: as if another version had recorded it."""
    with closing(Library(tmp_path)) as library:
        answer_at_random(library.begin(BEGINNING).session, 12)
    forged(tmp_path, 9, "question", "tumult.of-another-version@blue#1")
    with closing(Library(tmp_path)) as library:
        yield Host(library)


def answered(dialogue, *answers):
    for answer in answers:
        seen = dialogue.snapshot()
        seen = dialogue.do(Answer(answer, seen.step))
        assert seen.refusal is None
    return dialogue


def test_the_table_is_asked_what_is_to_become_of_it_and_a_game_put_aside_is_no_longer_offered(host):
    assert host.game(Resume()) is None
    asked = host.dialogue()
    assert asked.question.id == "evening.incomplete"
    assert (asked.question.args["kept"], asked.question.args["left"]) == (8, 4)
    assert host.dialogue().question.id == "evening.box", "only once"
    assert answered(asked, "aside").result == PutAside(1)
    assert host.game(PutAside(1)) is None
    assert host.library.open_game() is None
    assert len(host.library.games()) == 1


def test_going_on_keeps_every_row_and_never_asks_again(host):
    host.game(Resume())
    decision = answered(host.dialogue(), "see", None, "on").result
    assert decision == GoOn(1)
    controller = host.game(decision)
    assert controller.session.step == 8
    answer_at_random(controller.session, 5)
    rows = len(host.library.journal.timeline(1))
    assert rows == 13 + 1 + 5
    again = host.library.resume(1).session
    assert (again.step, again.question) == (13, controller.session.question)
    again.undo(6, insist=True)
    assert again.step == 7


def test_what_would_be_left_behind_is_shown_in_words(host):
    host.game(Resume())
    told = answered(host.dialogue(), "see").question
    for language in ("de", "en"):
        lines = [words_of(language, GAME)(reason.words) for reason in told.reasons]
        assert len(lines) == 5
        assert all("tumult." not in line and "@" not in line for line in lines)
    assert any(reason.seat for reason in told.reasons)


def test_a_game_of_which_not_even_the_beginning_holds_is_named_and_put_aside(host, tmp_path):
    forged(tmp_path, 0, "value", '{"game":"tumult_royale","seats":7}')
    assert host.game(Resume()) is None
    assert host.dialogue().question.args["what"].id == "report-game-unreadable"
    assert host.library.open_game() is None


def test_a_remembered_fact_that_no_longer_fits_is_asked_again(host):
    host.library.notebook.keep_fact(GAME.name, GAME.facts[0].name, {"nonsense": [1]})
    assert GAME.facts[0].name not in host.game(BEGINNING).session.table.facts
