from __future__ import annotations

import sqlite3
from random import Random

import pytest
from small_game import SMALL

from companion.library.journal import GameLog, Journal, begin_log, resume_log
from companion.table import Seat, Seats
from companion.table.errors import JournalTrouble
from companion.table.record.line import JournalRow, RowKind
from companion.table.selfplay import play_out
from companion.table.session import Session
from companion.table.table import Beginning

BEGINNING = Beginning("small", Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")]), {"books": "light"}, {"price": 3})


def _foreign(path):
    path.unlink()
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE recipes (name TEXT)")
    db.commit()
    db.close()


def _newer(path):
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 99")
    db.commit()
    db.close()


def test_a_game_is_read_back_as_it_was_written(tmp_path):
    journal = Journal(tmp_path / "games.db")
    log = begin_log(journal, "small")
    session = Session.begin(SMALL, BEGINNING, log)
    play_out(session, Random(5))
    journal.close()
    rows, _ = resume_log(Journal(tmp_path / "games.db"), log.game)
    again = Session.resume(SMALL, rows, GameLog(journal, log.game, len(rows)))
    assert again.table.ledger.held == session.table.ledger.held
    assert again.outcome == session.outcome
    assert again.beginning == BEGINNING


def test_an_entry_is_on_the_disk_before_the_script_goes_on(tmp_path):
    path = tmp_path / "games.db"
    journal = Journal(path)
    log = begin_log(journal, "small")
    session = Session.begin(SMALL, BEGINNING, log)
    session.answer(None)
    other = sqlite3.connect(path)
    kinds = [kind for (kind,) in other.execute("SELECT kind FROM entries ORDER BY seq")]
    other.close()
    assert kinds == ["begin", "answer"]
    assert journal._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert journal._db.execute("PRAGMA synchronous").fetchone() == (2,)


def test_games_are_listed_with_whether_they_are_over(tmp_path):
    journal = Journal(tmp_path / "games.db")
    first, second = begin_log(journal, "small"), begin_log(journal, "small")
    Session.begin(SMALL, BEGINNING, first).set_mark({"over": True})
    Session.begin(SMALL, BEGINNING, second)
    assert [(record.id, record.over) for record in journal.games()] == [(second.game, False), (first.game, True)]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda path: path.write_bytes(b"this is no database, but long enough to be looked at closely" * 40),
        lambda path: path.write_bytes(path.read_bytes()[:2000]),
        _foreign,
        _newer,
    ],
    ids=["garbage", "truncated", "foreign", "newer"],
)
def test_a_file_that_is_not_ours_is_refused_and_left_as_it_is(tmp_path, spoil):
    path = tmp_path / "games.db"
    journal = Journal(path)
    Session.begin(SMALL, BEGINNING, begin_log(journal, "small"))
    journal.close()
    spoil(path)
    before = path.read_bytes()
    with pytest.raises(JournalTrouble):
        Journal(path)
    assert path.read_bytes() == before


def test_on_a_full_disk_the_game_goes_on_and_is_written_when_there_is_room(tmp_path):
    journal = Journal(tmp_path / "games.db")
    log = begin_log(journal, "small")
    session = Session.begin(SMALL, BEGINNING, log)
    pages = journal._db.execute("PRAGMA page_count").fetchone()[0]
    journal._db.execute(f"PRAGMA max_page_count = {pages}")
    played = 0
    while log.trouble is None:
        session.set_mark("x" * 2000)
        played += 1
        assert played < 100
    assert "full" in str(log.trouble)
    session.answer(None)
    assert session.question.id == "small.bet"
    journal._db.execute("PRAGMA max_page_count = 1000000")
    session.answer(2)
    assert log.trouble is None
    rows, _ = resume_log(journal, log.game)
    assert Session.resume(SMALL, rows, log).question == session.question


def test_rows_keep_their_order_and_their_text(tmp_path):
    journal = Journal(tmp_path / "games.db")
    game = journal.new_game("small")
    row = JournalRow(RowKind.ANSWER, 0, "small.bet@blue#1", {"Öl": ["ß", 1, True]}, "touch", "1")
    journal.append(game, 0, row)
    assert journal.rows(game) == [row]
    with pytest.raises(JournalTrouble):
        journal.append(game, 0, row)
    with pytest.raises(JournalTrouble):
        journal.rows(99)


def test_a_folder_that_cannot_be_read_is_named(tmp_path):
    with pytest.raises(JournalTrouble, match="nowhere"):
        Journal(tmp_path / "nowhere" / "games.db")
    assert not (tmp_path / "nowhere").exists()
