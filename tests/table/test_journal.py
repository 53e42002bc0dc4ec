import sqlite3
from random import Random

import pytest
from small_game import SMALL

from companion.library.game_log import Clock, begin_log, resume_log, salvage_log
from companion.library.journal import IN_MEMORY, Journal, decode_text
from companion.library.logged import OPEN, GamePackage, Moment
from companion.library.schema import translate_errors
from companion.table import Seat, Seats
from companion.table.errors import EntriesLost, JournalBusy, JournalDamaged, JournalNewer, JournalTrouble
from companion.table.selfplay import play_out
from companion.table.session import Session
from companion.table.table import Beginning
from companion.table.undo_history import JournalRow, RowKind

BEGINNING = Beginning("small", Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")]), {"books": "light"}, {"price": 3})


@pytest.fixture
def opened():
    """Opens journals; all are closed when the test is over."""
    journals = []

    def another(path):
        journals.append(Journal(path))
        return journals[-1]

    yield another
    for journal in journals:
        journal.close()


def _foreign(path):
    path.unlink()
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE recipes (name TEXT)")
    db.commit()
    db.close()


def _newer(path):
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE of_the_future (x)")
    db.execute("PRAGMA user_version = 99")
    db.commit()
    db.close()


def test_a_game_is_read_back_as_it_was_written(tmp_path, opened):
    journal = opened(tmp_path / "journal.db")
    log = begin_log(journal, "small")
    session = Session.begin(SMALL, BEGINNING, log)
    play_out(session, Random(5))
    journal.close()
    rows, resumed = resume_log(opened(tmp_path / "journal.db"), log.game)
    again = Session.resume(SMALL, rows, resumed)
    assert again.table.ledger.held == session.table.ledger.held
    assert again.outcome == session.outcome
    assert again.beginning == BEGINNING


def test_an_entry_is_on_the_disk_when_the_answer_returns(tmp_path, opened):
    path = tmp_path / "journal.db"
    journal = opened(path)
    log = begin_log(journal, "small")
    session = Session.begin(SMALL, BEGINNING, log)
    session.answer(None)
    other = sqlite3.connect(path)
    kinds = [kind for (kind,) in other.execute("SELECT kind FROM entries ORDER BY seq")]
    other.close()
    assert kinds == ["begin", "answer"]
    assert journal._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert journal._db.execute("PRAGMA synchronous").fetchone() == (2,)


def test_games_are_listed_with_whether_they_are_over(tmp_path, opened):
    journal = opened(tmp_path / "journal.db")
    first, second = begin_log(journal, "small"), begin_log(journal, "small")
    Session.begin(SMALL, BEGINNING, first).set_mark({"over": True})
    Session.begin(SMALL, BEGINNING, second)
    assert [(record.id, record.over) for record in journal.games()] == [(second.game, False), (first.game, True)]


SPOILS = {
    "garbage": lambda path: path.write_bytes(b"this is no database, but long enough to be looked at closely" * 40),
    "truncated": lambda path: path.write_bytes(path.read_bytes()[:2000]),
    "foreign": _foreign,
    "newer": _newer,
}


@pytest.mark.parametrize("name", SPOILS)
def test_a_file_that_is_not_ours_is_refused_and_left_as_it_is(tmp_path, name):
    path = tmp_path / "journal.db"
    journal = Journal(path, writer="9.1")
    Session.begin(SMALL, BEGINNING, begin_log(journal, "small"))
    journal.close()
    SPOILS[name](path)
    before = path.read_bytes()
    with pytest.raises(JournalTrouble) as refused:
        Journal(path, writer="0.2")
    assert isinstance(refused.value, JournalNewer) == ("Companion 9.1" in str(refused.value)) == (name == "newer")
    assert path.read_bytes() == before


def test_on_a_full_disk_the_game_goes_on_and_is_written_when_there_is_room(tmp_path, opened):
    journal = opened(tmp_path / "journal.db")
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


def test_an_entry_that_was_written_after_all_is_no_trouble(tmp_path, opened):
    """A write whose success is never told (an I/O error on its way back) is tried again, and finds itself."""
    journal = opened(tmp_path / "journal.db")
    log = begin_log(journal, "small")
    session = Session.begin(SMALL, BEGINNING, log)
    journal.append(log.game, 1, JournalRow(RowKind.ANSWER, 0, "small.welcome", None, "table", "1"))
    session.answer(None)
    assert log.trouble is None
    journal.append(log.game, 2, JournalRow(RowKind.ANSWER, 1, "small.bet@blue#1", 5, "table", "1"))
    session.answer(2)
    assert log.trouble is not None


def test_a_game_that_could_not_be_begun_is_written_when_there_is_room(tmp_path, opened):
    journal = opened(tmp_path / "journal.db")
    pages = journal._db.execute("PRAGMA page_count").fetchone()[0]
    journal._db.execute(f"PRAGMA max_page_count = {pages}")
    for _ in range(200):
        log = begin_log(journal, "small" * 300)
        if log.game is None:
            break
    session = Session.begin(SMALL, BEGINNING, log)
    session.answer(None)
    assert (log.game, log.waiting) == (None, 2)
    journal._db.execute("PRAGMA max_page_count = 1000000")
    log.flush()
    assert (log.waiting, log.trouble) == (0, None)
    rows, _ = resume_log(journal, log.game)
    assert [row.kind for row in rows] == ["begin", "answer"]


def test_entries_carry_their_time_of_day_and_of_play(tmp_path, opened):
    wall, steady = [1_700_000_000_000], [5_000]
    clock = Clock(lambda: wall[0], lambda: steady[0])
    journal = opened(tmp_path / "journal.db")
    log = begin_log(journal, "small", GamePackage("a-package", "1.2"), clock)
    session = Session.begin(SMALL, BEGINNING, log)
    wall[0], steady[0] = 0, 7_500  # the clock of the wall jumps back by half a century
    session.answer(None)
    wall[0], steady[0] = 99_000, 100  # another start: the steady clock begins anew
    rows, log = resume_log(journal, log.game, clock)
    session = Session.resume(SMALL, rows, log)
    steady[0] = 1_100
    session.answer(2)
    moments = [Moment(1_700_000_000_000, 0), Moment(0, 2_500), Moment(99_000, 3_500)]
    assert [moment for _, moment in journal.timeline(log.game)] == moments
    assert journal.game(log.game).package == ("a-package", "1.2")


@pytest.mark.parametrize("column", ["value", "kind", "played", "sum"])
def test_an_entry_that_was_changed_is_noticed_and_those_before_it_hold(tmp_path, column, opened):
    journal = opened(tmp_path / "journal.db")
    log = begin_log(journal, "small", clock=Clock(lambda: 1, lambda: 1))
    session = Session.begin(SMALL, BEGINNING, log)
    for answer in (None, 2, 7):
        session.answer(answer)
    journal._db.execute(f"UPDATE entries SET {column} = 99 WHERE seq = 2")
    with pytest.raises(EntriesLost):
        journal.entries(log.game).list_whole(log.game)
    entries, again = salvage_log(journal, log.game)
    assert ([row.value for row in entries.rows[1:]], entries.lost, entries.next) == ([None], 2, 4)
    session, loss = Session.salvage(SMALL, entries.rows, again, entries.lost)
    assert (loss.keep, loss.unreadable, session.question.id) == (1, 2, "small.bet")
    session.cut(loss)
    session.answer(3)
    rows, _ = resume_log(journal, log.game)
    resumed = Session.resume(SMALL, rows, again)
    assert (resumed.step, resumed.question) == (2, session.question)
    assert journal._db.execute("SELECT count(*) FROM entries").fetchone() == (6,), "every row is kept"


def test_a_game_whose_own_row_was_changed_is_not_listed(tmp_path, opened):
    journal = opened(tmp_path / "journal.db")
    log = begin_log(journal, "small")
    Session.begin(SMALL, BEGINNING, log)
    journal._db.execute("UPDATE games SET name = 'other'")
    assert journal.games() == []


def test_a_game_that_is_taken_up_again_is_open_again(opened):
    journal = opened(IN_MEMORY)
    log = begin_log(journal, "small")
    session = Session.begin(SMALL, BEGINNING, log)
    play_out(session, Random(3))
    session.set_mark({"over": True})
    assert journal.find_newest(OPEN) is None
    session.undo(insist=True)
    assert journal.find_newest(OPEN).id == log.game


def test_another_programs_lock_is_busy_and_no_damage(tmp_path, opened):
    path = tmp_path / "journal.db"
    journal = opened(path)
    log = begin_log(journal, "small")
    session = Session.begin(SMALL, BEGINNING, log)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    session.answer(None)
    assert isinstance(log.trouble, JournalBusy)
    other.execute("ROLLBACK")
    other.close()
    log.flush()
    assert (log.trouble, log.waiting) == (None, 0)


def test_a_folder_that_cannot_be_read_is_named(tmp_path):
    with pytest.raises(JournalTrouble, match="nowhere"):
        Journal(tmp_path / "nowhere" / "journal.db")
    assert not (tmp_path / "nowhere").exists()


def test_a_text_that_a_damaged_page_lacks_is_damage():
    """Newer SQLite hands over nothing where older ones raised by themselves."""
    with pytest.raises(JournalDamaged, match="read the entries"), translate_errors("read the entries"):
        decode_text(None)
    assert decode_text(b"B\xc3\xb6hmen \xff") == "B\u00f6hmen \udcff"
