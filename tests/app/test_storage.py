"""The library in whatever state its files are: every game that can be read is there, and what is wrong is said."""

from __future__ import annotations

import shutil
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from kept_games import BEGINNING, answered, answered_until, fill, found, make_room, played, spoilt
from pace import LOST

from companion.app.desk.app import words_of
from companion.app.lobby.host import Host
from companion.library import opened_journal as storage
from companion.library.journal import Journal
from companion.library.library import Library
from companion.library.manifest import MANIFEST
from companion.system import files

OLD = Path(__file__).parent.parent / "old" / "0.1.0" / "games.db"


@pytest.fixture
def three_games(tmp_path):
    """Their open questions, the newest first."""
    return [played(tmp_path, 5 + seed, seed) for seed in range(3)][::-1]


def ids(phrases):
    return [phrase.id for phrase in phrases]


def test_a_damaged_journal_is_kept_and_its_games_carried_over(tmp_path, three_games):
    path = tmp_path / "journal.db"
    data = bytearray(path.read_bytes())
    data[:40] = bytes(40)  # the header gone: SQLite reads nothing of it
    path.write_bytes(data)
    with closing(Library(tmp_path)) as library:
        assert ids(library.report) == ["report-damaged"]
        assert library.report[0].args["whole"] == 3
        host = Host(library)
        asked = host.dialogue().question
        assert (asked.id, asked.args["what"].id) == ("evening.report", "report-damaged")
        assert host.dialogue().question.id == "evening.box", "it is told once"
    assert (tmp_path / "journal.db.damaged-1").read_bytes() == data
    assert found(tmp_path) == ([], three_games)


@pytest.mark.parametrize("damage", ["header", "noted"])
def test_a_long_start_asks_the_service_manager_for_time_before_it_begins(tmp_path, three_games, monkeypatch, damage):
    path = tmp_path / "journal.db"
    if damage == "header":
        path.write_bytes(bytes(100) + path.read_bytes()[100:])
    else:
        (tmp_path / "journal.damaged").write_text("a page")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(LOST)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        assert found(tmp_path)[1] == three_games
        assert int(manager.recv(100).decode().removeprefix("EXTEND_TIMEOUT_USEC=")) >= 600_000_000


def test_without_tally_and_backup_only_the_damaged_game_is_named(tmp_path, three_games):
    spoilt(tmp_path, "UPDATE entries SET value = '[' WHERE game = 2 AND seq = 3")
    (tmp_path / MANIFEST).unlink()
    with closing(Library(tmp_path)) as library:
        assert [(told.id, told.args.get("gone")) for told in library.report] == [
            ("report-missing", "no"),
            ("report-manifest", None),
        ]
        assert [library.resume(number).session.question for number in (3, 1)] == three_games[::2]
        salvaged = library.salvage(library.journal.game(2))
        assert salvaged is not None
        assert salvaged.loss.keep == 2
    with closing(Library(tmp_path)) as library:
        assert library.report == (), "it is said once"


def test_power_gone_between_the_two_renames_of_a_rescue(tmp_path, three_games):
    (tmp_path / "journal.db").rename(tmp_path / "journal.new")
    assert found(tmp_path)[1] == three_games


def test_a_newer_journal_is_named_and_not_touched(tmp_path):
    path = tmp_path / "journal.db"
    Journal(path, writer="7.3").close()
    spoilt(tmp_path, "CREATE TABLE of_the_future (x)", "PRAGMA user_version = 99")
    before = path.read_bytes()
    library = Library(tmp_path)
    assert library.trouble.id == "trouble-newer"
    assert "Companion 7.3" in library.trouble.args["why"]
    seen = answered(library.begin(BEGINNING), 3)
    assert (seen.trouble.id, seen.waiting) == ("trouble-newer", 4)
    assert library.close() == 4
    assert path.read_bytes() == before


def test_a_lock_that_cannot_be_had_or_a_home_that_cannot_be_made_means_memory_only_truly(tmp_path, three_games, monkeypatch):
    (tmp_path / "lock").unlink()
    (tmp_path / "lock").mkdir()
    before = {path.name: path.read_bytes() for path in tmp_path.glob("journal.db*")}
    with closing(Library(tmp_path)) as library:
        assert library.trouble.id == "trouble-folder"
        assert library.resume(3).session.question == three_games[0]
        answered(library.begin(BEGINNING), 3)
    assert {path.name: path.read_bytes() for path in tmp_path.glob("journal.db*")} == before
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path / "file" / "x"))
    with closing(Library(files.data_folder())) as library:
        assert library.trouble.id == "trouble-folder"
        answered(library.begin(BEGINNING), 2)


def test_another_programs_lock_is_waited_for_and_then_written(tmp_path, monkeypatch):
    monkeypatch.setattr(storage, "PATIENCE", 0.05)
    monkeypatch.setattr(storage, "GLANCE", 0.02)
    played(tmp_path, 2)
    other = sqlite3.connect(tmp_path / "journal.db", isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN IMMEDIATE")
    said: list[str] = []
    with closing(Library(tmp_path, lambda told: said.append(told.id))) as library:
        assert said == ["start-waits"]
        assert library.trouble.id == "trouble-busy"
        seen = answered(library.begin(BEGINNING), 4, seed=2)
        other.execute("ROLLBACK")
        other.close()
        library.retry()
        assert (library.trouble, library.waiting) == (None, 0)
    assert found(tmp_path)[1][0] == seen.question


def test_what_waits_at_the_end_is_written_on_closing_and_what_could_not_be_is_named_at_the_next_start(tmp_path):
    library = Library(tmp_path)
    controller = library.begin(BEGINNING)
    fill(library)
    seen = answered_until(controller, 10)
    make_room(library)
    assert library.close() == 0
    assert found(tmp_path) == ([], [seen.question])
    library = Library(tmp_path)
    controller = library.begin(BEGINNING)
    fill(library)
    lost = answered_until(controller, 3).waiting  # an answer that follows from the third is lost with it
    assert library.close() == lost
    with closing(Library(tmp_path)) as library:
        (told,) = library.report
        assert f"{lost} answers are lost, of Tumult Royale (Ada, Ben" in words_of("en")(told)
    assert found(tmp_path)[0] == []


def test_a_library_of_the_first_version_that_was_killed_is_copied_with_its_log_and_not_altered(tmp_path):
    """A killed program leaves a write-ahead log with what it wrote last."""
    old, dying = tmp_path / "games.db", tmp_path / "dying.db"
    shutil.copy(OLD, dying)
    with closing(sqlite3.connect(dying, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("DELETE FROM entries WHERE game = 2 AND seq > 5")
        for suffix in ("", "-wal"):
            shutil.copy(f"{dying}{suffix}", f"{old}{suffix}")
    before = {path.name: path.read_bytes() for path in tmp_path.glob("games.db*")}
    with closing(Library(tmp_path)) as library:
        assert len(library.games()) == 8
        assert library.journal.game(2).origin.startswith("games.db#2:")
        assert len(library.journal.entries(2).list_whole(2)) == 6
    assert {path.name: path.read_bytes() for path in tmp_path.glob("games.db*")} == before
    assert [path.name for path in tmp_path.glob(".copy-*")] == []


def test_what_was_played_with_the_first_version_meanwhile_is_taken_too(tmp_path):
    old = tmp_path / "games.db"
    shutil.copy(OLD, old)
    with closing(sqlite3.connect(old, isolation_level=None)) as db:
        rows = db.execute("SELECT * FROM entries WHERE game IN (2, 4) AND seq > 40 ORDER BY game, seq").fetchall()
        db.execute("DELETE FROM entries WHERE game IN (2, 4) AND seq > 40")
    with closing(Library(tmp_path)) as library:
        here = library.resume(4).session
        while here.question is not None and here.step < 44:
            here.answer(here.question.sample(Random(1)))
    with closing(sqlite3.connect(old, isolation_level=None)) as db:
        db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    with closing(Library(tmp_path)) as library:
        there = library.journal.entries(2).list_whole(2)
        assert len(there) == 41 + sum(row[0] == 2 for row in rows), "it went on there only"
        assert library.resume(4).session.question == here.question, "it went on here too"
        assert len(library.games()) == 9, "and what went on there is a game of its own"


def test_an_old_library_that_cannot_be_read_stays_and_is_named(tmp_path):
    (tmp_path / "games.db").write_bytes(b"no database" * 1000)
    with closing(Library(tmp_path)) as library:
        assert ids(library.report) == ["report-old-damaged"]
        answered(library.begin(BEGINNING), 2)
    assert (tmp_path / "games.db").read_bytes() == b"no database" * 1000


def test_what_the_start_had_no_time_for_is_healed_in_the_background(tmp_path, three_games, monkeypatch):
    spoilt(tmp_path, "DELETE FROM entries WHERE game = 1 AND seq = 2")
    monkeypatch.setattr(storage, "AT_THE_START", 0.0)
    with closing(Library(tmp_path)) as library:
        assert library.report == ()
        library.look_after(tmp_path / "s.toml")
        library._chores.join(LOST)
        assert library.trouble is None
        assert library.resume(1).session.question == three_games[2]


def test_what_a_killed_program_left_half_written_is_swept(tmp_path):
    for name in (".notebook.json.x7f3", ".tiles.profile.abc"):
        (tmp_path / name).write_text("half")
    (tmp_path / ".copy-1").mkdir()
    (tmp_path / ".copy-1" / "games.db").write_text("half")
    (tmp_path / "notebook.json").write_text("{}")
    Library(tmp_path).close()
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []
    assert (tmp_path / "notebook.json").exists()
