"""The library in whatever state its files are: every game that can be read is there, and what is wrong is said."""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from pace import LOST

from companion.app.desk.app import words_of
from companion.app.lobby.host import Host
from companion.games import GAMES
from companion.library import opened_journal as storage
from companion.library.journal import Journal
from companion.library.library import Library
from companion.library.manifest import MANIFEST
from companion.play.acts import Answer
from companion.table.errors import JournalDamaged
from companion.table.seats import Seat, Seats
from companion.table.table import Beginning

GAME = next(game for game in GAMES if game.name == "tumult_royale")
BEGINNING = Beginning(GAME.name, Seats(map(Seat, ("Ada", "Ben", "Clara"), GAME.colours)), {}, {})
OLD = Path(__file__).parent.parent / "old" / "0.1.0" / "games.db"


def played(library: Library, answers: int, seed: int = 1):
    controller = library.begin(BEGINNING)
    rng = Random(seed)
    seen = controller.snapshot()
    for _ in range(answers):
        seen = controller.do(Answer(seen.question.sample(rng), seen.step))
    return seen


@pytest.fixture
def three_games(tmp_path):
    library = Library(tmp_path)
    questions = [played(library, 5 + seed, seed).question for seed in range(3)]
    library.close()
    return questions


def ids(phrases):
    return [phrase.id for phrase in phrases]


def test_a_damaged_journal_is_kept_and_its_games_carried_over(tmp_path, three_games):
    path = tmp_path / "journal.db"
    data = bytearray(path.read_bytes())
    data[:40] = bytes(40)  # the header gone: SQLite reads nothing of it
    path.write_bytes(data)
    library = Library(tmp_path)
    assert ids(library.report) == ["report-damaged"]
    assert library.report[0].args["whole"] == 3
    for number, question in enumerate(three_games, start=1):
        assert library.resume(number).session.question == question
    assert (tmp_path / "journal.db.damaged-1").read_bytes() == data
    assert Host(library).dialogue().question.id == "evening.report"
    library.close()
    library = Library(tmp_path)
    assert library.report == ()
    library.close()


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
        library = Library(tmp_path)
        assert int(manager.recv(100).decode().removeprefix("EXTEND_TIMEOUT_USEC=")) >= 600_000_000
        assert len(library.games()) == 3
        library.close()


def test_what_lies_in_a_files_place_neither_hangs_the_start_nor_is_followed(tmp_path, three_games):
    os.mkfifo(tmp_path / "journal.db-journal")
    with (tmp_path / "journal.db").open("wb") as file:
        file.truncate(20 * 10**9)  # no more than a few blocks of the card
    (tmp_path / "unsaved").unlink(missing_ok=True)
    (tmp_path / "unsaved").symlink_to(tmp_path / "elsewhere")
    library = Library(tmp_path)
    assert [library.resume(number).session.question for number in (1, 2, 3)] == three_games
    library.close()
    assert not (tmp_path / "elsewhere").exists()


def test_without_tally_and_backup_only_the_damaged_game_is_named(tmp_path, three_games):
    path = tmp_path / "journal.db"
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE entries SET value = '[' WHERE game = 2 AND seq = 3")
    (tmp_path / MANIFEST).unlink()
    library = Library(tmp_path)
    assert [(told.id, told.args["gone"]) for told in library.report] == [("report-missing", "no")]
    assert library.resume(1).session.question == three_games[0]
    assert library.resume(3).session.question == three_games[2]
    salvaged = library.salvage(library.journal.game(2))
    assert salvaged is not None
    assert salvaged.loss.keep == 2
    library.close()
    library = Library(tmp_path)
    assert library.report == (), "it is said once"
    library.close()


@pytest.mark.parametrize(
    "content", [b"not a database at all, however long it may be" * 500, b"SQLite format 3\0broken" * 500, b""]
)
def test_what_is_no_journal_at_all_is_kept_too(tmp_path, content):
    path = tmp_path / "journal.db"
    path.write_bytes(content)
    library = Library(tmp_path)
    assert library.trouble is None
    seen = played(library, 3)
    library.close()
    library = Library(tmp_path)
    assert library.resume(1).session.question == seen.question
    library.close()
    if content:
        assert (tmp_path / "journal.db.damaged-1").read_bytes() == content


def test_power_gone_between_the_two_renames_of_a_rescue(tmp_path, three_games):
    (tmp_path / "journal.db").rename(tmp_path / "journal.new")
    library = Library(tmp_path)
    assert library.resume(3).session.question == three_games[2]
    library.close()


def test_a_newer_journal_is_named_and_not_touched(tmp_path):
    path = tmp_path / "journal.db"
    Journal(path, writer="7.3").close()
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE of_the_future (x)")
    db.execute("PRAGMA user_version = 99")
    db.close()
    before = path.read_bytes()
    library = Library(tmp_path)
    assert library.trouble.id == "trouble-newer"
    assert "Companion 7.3" in library.trouble.args["why"]
    seen = played(library, 3)
    assert (seen.trouble.id, seen.waiting) == ("trouble-newer", 4)
    assert library.close() == 4
    assert path.read_bytes() == before


def test_a_card_that_cannot_be_written_is_read_and_played_in_memory(tmp_path, three_games, monkeypatch):
    def refuse(*_args, **_more):
        raise storage.JournalReadOnly("attempt to write a readonly database")

    monkeypatch.setattr(storage, "_open_folder", refuse)
    library = Library(tmp_path)
    assert library.trouble.id == "trouble-read-only"
    assert library.waiting == 0
    resumed = library.resume(2)
    assert resumed.session.question == three_games[1]
    resumed.do(Answer(resumed.session.question.sample(Random(1)), resumed.session.step))
    assert library.waiting == 1
    library.close()


def test_a_lock_that_cannot_be_had_means_memory_only_truly(tmp_path, three_games):
    (tmp_path / "lock").unlink()
    (tmp_path / "lock").mkdir()
    before = {path.name: path.read_bytes() for path in tmp_path.glob("journal.db*")}
    library = Library(tmp_path)
    assert library.trouble.id == "trouble-folder"
    assert library.resume(3).session.question == three_games[2]
    played(library, 3)
    library.close()
    assert {path.name: path.read_bytes() for path in tmp_path.glob("journal.db*")} == before


def test_another_programs_lock_is_waited_for_and_then_written(tmp_path, monkeypatch):
    monkeypatch.setattr(storage, "PATIENCE", 0.05)
    monkeypatch.setattr(storage, "GLANCE", 0.02)
    path = tmp_path / "journal.db"
    library = Library(tmp_path)
    played(library, 2)
    library.close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN IMMEDIATE")
    said: list[str] = []
    library = Library(tmp_path, lambda told: said.append(told.id))
    assert said == ["start-waits"]
    assert library.trouble.id == "trouble-busy"
    seen = played(library, 4, seed=2)
    other.execute("ROLLBACK")
    other.close()
    library.retry()
    assert (library.trouble, library.waiting) == (None, 0)
    library.close()
    library = Library(tmp_path)
    assert library.resume(2).session.question == seen.question
    library.close()


def test_what_waits_at_the_end_is_written_on_closing(tmp_path):
    library = Library(tmp_path)
    controller = library.begin(BEGINNING)
    pages = library.journal._db.execute("PRAGMA page_count").fetchone()[0]
    library.journal._db.execute(f"PRAGMA max_page_count = {pages}")
    seen, rng = controller.snapshot(), Random(1)
    while seen.waiting < 10:
        seen = controller.do(Answer(seen.question.sample(rng), seen.step))
    library.journal._db.execute("PRAGMA max_page_count = 1000000")
    assert library.close() == 0
    library = Library(tmp_path)
    assert library.resume(1).session.question == seen.question
    assert library.report == ()
    library.close()


def test_what_could_not_be_written_is_named_at_the_next_start(tmp_path):
    library = Library(tmp_path)
    controller = library.begin(BEGINNING)
    pages = library.journal._db.execute("PRAGMA page_count").fetchone()[0]
    library.journal._db.execute(f"PRAGMA max_page_count = {pages}")
    seen, rng = controller.snapshot(), Random(1)
    while seen.waiting < 3:
        seen = controller.do(Answer(seen.question.sample(rng), seen.step))
    lost = seen.waiting  # an answer that follows from the third is lost with it
    assert library.close() == lost
    library = Library(tmp_path)
    (told,) = library.report
    said = words_of("en")(told)
    assert f"{lost} answers are lost, of Tumult Royale (Ada, Ben" in said, said
    library.close()
    library = Library(tmp_path)
    assert library.report == ()
    library.close()


def test_a_library_of_the_first_version_is_copied_and_not_altered(tmp_path):
    old = tmp_path / "games.db"
    shutil.copy(OLD, old)
    before = old.read_bytes()
    library = Library(tmp_path)
    assert len(library.games()) == 8
    assert library.journal.game(2).origin.startswith("games.db#2:")
    library.close()
    assert old.read_bytes() == before
    assert [path.name for path in tmp_path.glob(".copy-*")] == []


def test_a_library_of_the_first_version_that_was_killed_is_read_with_its_log(tmp_path):
    """A killed program leaves a write-ahead log with what it wrote last."""
    old, dying = tmp_path / "games.db", tmp_path / "dying.db"
    shutil.copy(OLD, dying)
    db = sqlite3.connect(dying, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("DELETE FROM entries WHERE game = 2 AND seq > 5")
    for suffix in ("", "-wal"):
        shutil.copy(f"{dying}{suffix}", f"{old}{suffix}")
    before = {path.name: path.read_bytes() for path in tmp_path.glob("games.db*")}
    library = Library(tmp_path)
    assert len(library.journal.entries(2).list_whole(2)) == 6
    library.close()
    assert {path.name: path.read_bytes() for path in tmp_path.glob("games.db*")} == before
    db.close()


def test_what_was_played_with_the_first_version_meanwhile_is_taken_too(tmp_path):
    old = tmp_path / "games.db"
    shutil.copy(OLD, old)
    db = sqlite3.connect(old, isolation_level=None)
    rows = db.execute("SELECT * FROM entries WHERE game IN (2, 4) AND seq > 40 ORDER BY game, seq").fetchall()
    db.execute("DELETE FROM entries WHERE game IN (2, 4) AND seq > 40")
    db.close()
    library = Library(tmp_path)
    here = library.resume(4).session
    while here.question is not None and here.step < 44:
        here.answer(here.question.sample(Random(1)))
    library.close()
    db = sqlite3.connect(old, isolation_level=None)
    db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    db.close()
    library = Library(tmp_path)
    assert len(library.journal.entries(2).list_whole(2)) == 41 + sum(row[0] == 2 for row in rows), "it went on there only"
    assert library.resume(4).session.question == here.question, "it went on here too"
    assert len(library.games()) == 9, "and what went on there is a game of its own"
    library.close()


def test_an_old_library_that_cannot_be_read_stays_and_is_named(tmp_path):
    (tmp_path / "games.db").write_bytes(b"no database" * 1000)
    library = Library(tmp_path)
    assert ids(library.report) == ["report-old-damaged"]
    played(library, 2)
    library.close()
    assert (tmp_path / "games.db").read_bytes() == b"no database" * 1000


def test_a_broken_page_is_found_at_the_start_and_told(tmp_path, three_games):
    path = tmp_path / "journal.db"
    with closing(sqlite3.connect(path)) as db:
        page = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'open_games'").fetchone()[0]
    data = bytearray(path.read_bytes())
    data[(page - 1) * 4096 : page * 4096] = os.urandom(4096)
    path.write_bytes(data)
    library = Library(tmp_path)
    assert ids(library.report) == ["report-damaged"]
    assert library.resume(1).session.question == three_games[0]
    library.close()


def test_what_the_start_had_no_time_for_is_healed_in_the_background(tmp_path, three_games, monkeypatch):
    with closing(sqlite3.connect(tmp_path / "journal.db")) as db, db:
        db.execute("DELETE FROM entries WHERE game = 1 AND seq = 2")
    monkeypatch.setattr(storage, "AT_THE_START", 0.0)
    library = Library(tmp_path)
    assert library.report == ()
    library.look_after(tmp_path / "s.toml")
    library._chores.join(LOST)
    assert library.trouble is None
    assert library.resume(1).session.question == three_games[0]
    library.close()


def test_flips_of_bits_lose_no_other_game_and_never_stop_the_start(tmp_path, three_games):
    rng = Random(7)
    whole = (tmp_path / "journal.db").read_bytes()
    for number in range(25):
        folder = tmp_path / str(number)
        folder.mkdir()
        data = bytearray(whole)
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        (folder / "journal.db").write_bytes(data)
        library = Library(folder)
        for record in library.games():
            library.salvage(record)
        library.close()


def test_salvage_needs_no_journal_of_ours(tmp_path):
    from companion.library.carrying import salvage
    from companion.library.journal import IN_MEMORY

    (tmp_path / "x.db").write_bytes(b"x" * 5000)
    journal = Journal(IN_MEMORY)
    with pytest.raises(JournalDamaged):
        salvage(tmp_path / "x.db", journal)
    journal.close()


def test_what_a_killed_program_left_half_written_is_swept(tmp_path):
    for name in (".notebook.json.x7f3", ".tiles.profile.abc"):
        (tmp_path / name).write_text("half")
    (tmp_path / ".copy-1").mkdir()
    (tmp_path / ".copy-1" / "games.db").write_text("half")
    (tmp_path / "notebook.json").write_text("{}")
    library = Library(tmp_path)
    library.close()
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []
    assert (tmp_path / "notebook.json").exists()


def test_a_home_that_cannot_be_made_means_memory_only(tmp_path, monkeypatch):
    from companion.system import files

    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path / "file" / "x"))
    library = Library(files.data_folder())
    assert library.trouble.id == "trouble-folder"
    played(library, 2)
    library.close()
