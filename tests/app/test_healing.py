"""The journal knows what it should hold: what is missing is told, and comes back from daily backups, the tally and sticks."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from types import SimpleNamespace

import pytest
from kept_games import BEGINNING, answered, found, played, spoilt
from pace import LOST

from companion.library import healing
from companion.library import opened_journal as storage
from companion.library.backup import list_daily_backups, make_daily_backup, write_backup
from companion.library.history.edits import Edit, EditKind
from companion.library.history.history import History
from companion.library.journal import JOURNAL, Journal
from companion.library.library import Library
from companion.library.manifest import MANIFEST, JournalManifest, read_manifest
from companion.library.notebook import Notebook
from companion.library.opened_journal import read_beside
from companion.library.schema import checksum
from companion.system.sticks import Stick
from companion.table import JournalDamaged
from companion.table.errors import IndexDamaged
from companion.table.phrase import phrase


@pytest.fixture
def two(tmp_path):
    """A library of two games, the newest first: their open questions."""
    first = played(tmp_path, 9)
    return [played(tmp_path, 5, 2), first]


HURTS = {
    "a game's own row": "UPDATE games SET name = 'citadels' WHERE id = 1",
    "its row gone": "DELETE FROM games WHERE id = 1",
    "its beginning": "UPDATE entries SET value = '{}' WHERE game = 1 AND seq = 0",
    "its last answer gone": "DELETE FROM entries WHERE game = 1 AND seq = 9",
    "an answer between": "UPDATE entries SET value = '7' WHERE game = 1 AND seq = 4",
    "all of it gone": "DELETE FROM entries WHERE game = 1",
    "another number": "UPDATE entries SET game = 77 WHERE game = 1 AND seq > 3",
    "the journal's name": "UPDATE about SET value = 'X' || substr(value, 2) WHERE name = 'id'",
}


@pytest.mark.parametrize(
    ("hurt", "source"), [*((hurt, "tally") for hurt in HURTS), ("all of it gone", "daily backup"), ("an answer between", "stick")]
)
def test_what_is_missing_comes_back_answer_by_answer(tmp_path, two, hurt, source, monkeypatch):
    if source != "tally":
        stick = Stick("S", tmp_path / "stick", writable=True)
        if source == "stick":
            write_backup(tmp_path, tmp_path / "s.toml", stick.folder / "companion-2026-01-01.zip")
            monkeypatch.setattr(healing, "mounted", lambda: (stick,))
        else:
            make_daily_backup(tmp_path, tmp_path / "s.toml")
        wanted = read_manifest(tmp_path / MANIFEST)
        for held in wanted.games.values():
            held.entries = {}
        JournalManifest(tmp_path / MANIFEST).write(wanted)
    spoilt(tmp_path, HURTS[hurt])
    assert found(tmp_path) == (["report-healed"] if hurt != "the journal's name" else [], two)
    assert found(tmp_path) == ([], two), "it is told once"


def test_what_nobody_has_any_more_is_told_with_game_players_and_answers(tmp_path, two):
    spoilt(tmp_path, "DELETE FROM entries WHERE game = 1 AND seq IN (3, 4)")
    lines = (tmp_path / MANIFEST).read_bytes().splitlines(keepends=True)
    gone = (b'"entry",[1,3', b'"entry",[1,4')
    (tmp_path / MANIFEST).write_bytes(b"".join(line for line in lines if not any(each in line for each in gone)))
    with closing(Library(tmp_path)) as library:
        (told,) = [told for told in library.report if told.id == "report-missing"]
        assert (told.args["n"], told.args["gone"], told.args["game"].args["names"]) == (2, "no", ("Ada", "Ben", "Clara"))
        assert library.resume(2).session.question == two[0]
    with closing(Library(tmp_path)) as library:
        assert library.report == ()


@pytest.mark.parametrize("content", [None, b"", b"no database" * 900, b"SQLite format 3\0broken" * 500])
def test_a_journal_that_is_gone_is_a_loss_and_comes_back(tmp_path, two, content):
    make_daily_backup(tmp_path, tmp_path / "s.toml")
    two[1] = played(tmp_path, 3, 3, number=1)
    path = tmp_path / JOURNAL
    path.unlink() if content is None else path.write_bytes(content)
    assert found(tmp_path) == (["report-gone"], two)
    assert found(tmp_path) == ([], two)
    if content:
        assert (tmp_path / f"{JOURNAL}.damaged-1").read_bytes() == content


def test_an_index_in_which_a_bit_has_flipped_hides_no_play(tmp_path, two):
    def seen():
        with closing(Library(tmp_path)) as library:
            plays = History(library).plays
            plays.bring_up_to_date()
            return [plays.document(play.uuid) for _, play in plays.documents()]

    with closing(Library(tmp_path)) as library:
        library.put_aside(1)
    before = seen()
    path = tmp_path / JOURNAL
    with closing(sqlite3.connect(path)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_plays_1'").fetchone()
    data = bytearray(path.read_bytes())
    data[page * 4096 - 6] ^= 2
    path.write_bytes(data)
    assert seen() == before


def behind_the_index(folder, *changes):
    """Change the plays of two games so that their index knows nothing of it."""
    with closing(Library(folder)) as library:
        for number in (1, 2):
            library.put_aside(number)
        History(library).plays.bring_up_to_date()
    where, plays = "name = 'sqlite_autoindex_plays_1'", "UPDATE sqlite_master SET sql = ? WHERE name = 'plays'"
    with closing(sqlite3.connect(folder / JOURNAL, isolation_level=None)) as db:
        index = db.execute(f"SELECT * FROM sqlite_master WHERE {where}").fetchone()
        (sql,) = db.execute("SELECT sql FROM sqlite_master WHERE name = 'plays'").fetchone()
        db.execute("PRAGMA writable_schema = ON")
        db.execute(f"DELETE FROM sqlite_master WHERE {where}")
        db.execute(plays, (sql.replace(" UNIQUE", "").replace(" NOT NULL", ""),))
    with closing(sqlite3.connect(folder / JOURNAL, isolation_level=None)) as db:
        for change in changes:
            assert db.execute(f"UPDATE plays SET {change}").rowcount
        db.execute("PRAGMA writable_schema = ON")
        db.execute(plays, (sql,))
        db.execute("INSERT INTO sqlite_master VALUES (?, ?, ?, ?, ?)", index)


def test_an_index_that_the_start_has_no_time_for_is_made_anew_in_the_background(tmp_path, two, monkeypatch, caplog):
    behind_the_index(tmp_path, "uuid = 'x' WHERE game = 1")
    with monkeypatch.context() as hurry:
        hurry.setattr(Journal, "check", lambda *_: False)
        library = Library(tmp_path)
    with closing(library):
        with closing(Journal(tmp_path / JOURNAL, read_only=True)) as journal, pytest.raises(IndexDamaged):
            journal.check()
        assert "made anew" not in caplog.text, "a file that is only read stays as it is"
        library.look_after(tmp_path / "s.toml")
        library._chores.join(LOST)
        assert library.trouble is None
    assert len(list_daily_backups(tmp_path)) == 1
    with closing(sqlite3.connect(tmp_path / JOURNAL)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.parametrize(
    ("changes", "read_only"), [(["uuid = 'x'"], False), (["uuid = 'x' WHERE game = 1", "document = NULL WHERE game = 2"], True)]
)
def test_an_index_that_does_not_fit_hides_no_damage_behind_it(tmp_path, two, changes, read_only):
    behind_the_index(tmp_path, *changes)
    with closing(Journal(tmp_path / JOURNAL, read_only=read_only)) as journal, pytest.raises(JournalDamaged) as damage:
        journal.check()
    assert not isinstance(damage.value, IndexDamaged)
    assert found(tmp_path) == (["report-damaged"], two)


@pytest.mark.parametrize("journal", [None, b"", b"\0", bytes(4096)])
@pytest.mark.parametrize("tally", [None, b"", bytes(300), b"half a li"])
def test_a_library_of_which_nothing_is_left_is_told_to_be_gone(tmp_path, two, journal, tally):
    with closing(Library(tmp_path)) as library:
        library.notebook.remember_names(("Ada",))
    for name, content in ((JOURNAL, journal), (MANIFEST, tally)):
        (tmp_path / name).unlink() if content is None else (tmp_path / name).write_bytes(content)
    said, games = found(tmp_path)
    assert "report-damaged" in said if journal else said == ["report-gone"]
    assert games == []
    assert found(tmp_path) == ([], [])


def test_a_new_table_has_lost_nothing(tmp_path):
    (tmp_path / JOURNAL).touch()  # the power failed in the first moment of the first start
    assert found(tmp_path) == ([], [])


def test_an_older_state_is_never_passed_off_as_the_newest(tmp_path, two):
    make_daily_backup(tmp_path, tmp_path / "s.toml")
    played(tmp_path, 3, 3, number=1)
    for name in (JOURNAL, MANIFEST):
        (tmp_path / name).unlink()
    with closing(Library(tmp_path)) as library:
        (told,) = library.report
        assert (told.id, told.args["since"], told.args["whole"]) == ("report-gone", "no", 2)
        assert told.args["day"].startswith("20")


def test_a_library_that_was_never_folded_in_comes_back_from_its_manifest(tmp_path):
    """The power goes in the first minutes of a new table, and takes the write-ahead log with it."""
    (tmp_path / "before").mkdir()
    with closing(Library(tmp_path / "before")) as library:
        for seed in (1, 2):
            answered(library.begin(BEGINNING), 30, seed)
        before = [library.resume(game.id).session.question for game in library.games()]
        data = (tmp_path / "before" / f"{JOURNAL}-wal").read_bytes()
        assert len(data) > 32, "nothing was folded in yet"
        for left in (None, bytes([data[0] ^ 1]) + data[1:], bytes(len(data)), data[:20]):
            rest = shutil.copytree(tmp_path / "before", tmp_path / "after")
            (rest / f"{JOURNAL}-wal").unlink()
            if left is not None:
                (rest / f"{JOURNAL}-wal").write_bytes(left)
            said, after = found(rest)
            assert after == before
            assert said, "what was lost and healed is told"
            assert found(rest) == ([], before)
            shutil.rmtree(rest)


def test_the_log_is_folded_in_at_a_games_end_and_at_rest(tmp_path):
    log = tmp_path / f"{JOURNAL}-wal"
    with closing(Library(tmp_path)) as library:
        library.begin(BEGINNING)
        assert log.stat().st_size
        library.rest(resting=True)
        library.journal._folding.flush()
        assert not log.stat().st_size
        library.rest(resting=False)
        library.journal.set_state(1, "aside")
        assert log.stat().st_size
        with closing(sqlite3.connect(tmp_path / JOURNAL)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM games").fetchone()
            assert not library.journal.fold(), "a reader is in the way: later"
        assert library.journal.fold()


@pytest.mark.parametrize("gone", [False, True])
def test_a_damaged_tally_is_made_anew_hides_nothing_and_is_told(tmp_path, two, gone):
    path = tmp_path / MANIFEST
    data = bytearray(path.read_bytes())
    for place in range(0, len(data), 97):
        data[place] ^= 4
    path.write_bytes(data)
    if gone:
        path.unlink()
    assert found(tmp_path) == (["report-manifest"], two)
    assert found(tmp_path) == ([], two)
    wanted = read_manifest(path)
    assert wanted is not None
    assert wanted.sound
    assert sorted(wanted.games) == [1, 2]


def test_the_tally_knows_each_commit_and_keeps_games_of_a_daily_backup_short(tmp_path, two):
    with closing(Library(tmp_path)) as library:
        controller = library.resume(1)
        for number in range(3):
            answered(controller, 1, number)
            held = read_manifest(tmp_path / MANIFEST).games[1]
            assert (held.amount, held.entries) == library.journal.measure_game(1)
        library.look_after(tmp_path / "s.toml")
        library._chores.join(LOST)
    assert len(list((tmp_path / "backups").iterdir())) == 1
    wanted = read_manifest(tmp_path / MANIFEST)
    assert [len(held.entries) for held in wanted.games.values()] == [0, 0]
    assert all(held.amount.entries > 5 for held in wanted.games.values())
    before = wanted.games[1].amount.entries
    played(tmp_path, 2, 3, number=1)
    held = read_manifest(tmp_path / MANIFEST).games[1]
    assert len(held.entries) == held.amount.entries - before > 1


def test_a_journal_ahead_of_its_tally_and_another_devices_journal_are_right(tmp_path, two):
    """An older version that knows no tally has played on, or taken a name out; or somebody laid another journal here."""
    before = (tmp_path / MANIFEST).read_bytes()
    two[1] = played(tmp_path, 2, 5, number=1)
    (tmp_path / MANIFEST).write_bytes(before)
    assert found(tmp_path) == ([], two)
    other = tmp_path / "other"
    other.mkdir()
    question = played(other, 4, 7)
    shutil.copy(other / JOURNAL, tmp_path / JOURNAL)
    assert found(tmp_path) == ([], [question])


def test_a_full_card_shows_the_healthy_library_says_full_and_what_was_played_meanwhile_goes_on_there(tmp_path, two, monkeypatch):
    opened, trouble = storage._journal, storage.JournalTrouble("disk I/O error")

    def fails(*_args, **_more):
        raise trouble

    monkeypatch.setattr(storage, "_journal", fails)
    with monkeypatch.context() as no_room:
        no_room.setattr(storage, "_room", lambda _folder: 0)
        with closing(Library(tmp_path)) as library:
            assert (library.trouble.id, library.waiting) == ("trouble-full", 0)
            assert [library.resume(game.id).session.question for game in library.games()] == two
    trouble = storage.JournalFull("database or disk is full")
    with closing(Library(tmp_path)) as library:
        seen = answered(library.resume(1), 1)
        assert library.waiting == 1
        monkeypatch.setattr(storage, "_journal", opened)
        library.retry()
        assert (library.trouble, library.waiting) == (None, 0)
    assert found(tmp_path) == ([], [two[0], seen.question])


def test_who_reads_beside_sees_the_healed_library_and_writes_nothing(tmp_path, two):
    spoilt(tmp_path, "DELETE FROM entries WHERE game = 1 AND seq = 4")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with read_beside(tmp_path) as beside:
        assert [told.id for told in beside.report] == ["report-healed"]
        assert len(beside.journal.entries(1).list_whole(1)) == read_manifest(tmp_path / MANIFEST).games[1].amount.entries
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_edits_are_healed_too(tmp_path, two):

    with closing(Library(tmp_path)) as library, closing(History(library)) as history:
        library.put_aside(1)
        history.refresh()
        (play,) = history.list_all_plays()
        history.write(Edit(EditKind.COMMENT, play.uuid, text="a long evening"))
    spoilt(tmp_path, "UPDATE edits SET value = '{}'")
    with closing(Library(tmp_path)) as library, closing(History(library)) as history:
        assert [told.id for told in library.report] == ["report-healed-edits"]
        history.refresh()
        assert [play.comment for play in history.list_all_plays()] == ["a long evening"]


def test_a_journal_with_a_trigger_or_a_view_is_none_of_ours(tmp_path, two):
    spoilt(tmp_path, "CREATE TRIGGER evil AFTER INSERT ON entries BEGIN DELETE FROM games; END")
    with pytest.raises(storage.JournalDamaged, match="evil"):
        Journal(tmp_path / JOURNAL)
    said, questions = found(tmp_path)
    assert (said, questions) == (["report-damaged"], two)
    with closing(sqlite3.connect(tmp_path / JOURNAL)) as db:
        assert db.execute("SELECT count(*) FROM sqlite_master WHERE type = 'trigger'").fetchone() == (0,)


def test_a_damaged_notebook_is_read_from_its_twin(tmp_path):
    notebook = Notebook(tmp_path / "notebook.json")
    notebook.remember_names(("Ada", "Jo\ud800"))
    for name in ("notebook.json", "notebook.json.twin"):
        for spoil in (lambda data: b"", lambda data: data.replace(b"Ada", b"Aca"), lambda data: data[:-9]):
            whole = (tmp_path / name).read_bytes()
            (tmp_path / name).write_bytes(spoil(whole))
            again = Notebook(tmp_path / "notebook.json")
            assert again.names()[0] == "Ada"
            assert again.trouble is None
            again.note("page", "key", 1)
            assert (tmp_path / "notebook.json").read_bytes() == (tmp_path / "notebook.json.twin").read_bytes()
    for path in (notebook.path, notebook.path.with_name("notebook.json.twin")):
        path.write_bytes(path.read_bytes().replace(b"Ada", b"Aca"))
    assert Notebook(notebook.path).trouble, "both are damaged, and that is said"
    notebook.path.write_text('{"players": {"names": ["Zoe"]}, "checksum": {"crc32": 1}}')
    os.utime(notebook.path, (notebook.path.stat().st_mtime + 60,) * 2)
    assert Notebook(notebook.path).names() == ("Zoe",), "an older version wrote it since"


@pytest.mark.timeout(60)
def test_what_is_no_file_in_a_files_place_is_refused_at_once(tmp_path, two):
    made = (os.mkfifo, os.mkdir, lambda path: path.symlink_to("/dev/zero"))
    kept = (
        "lock",
        "unsaved",
        JOURNAL,
        f"{JOURNAL}-wal",
        MANIFEST,
        "notebook.json",
        "games.db",
        "journal.damaged",
        "restored",
        "history.index",
    )
    for number, name in enumerate(kept):
        folder = tmp_path / str(number)
        shutil.copytree(tmp_path, folder, ignore=shutil.ignore_patterns("[0-9]*"))
        (folder / name).unlink(missing_ok=True)
        made[number % 3](folder / name)
        with closing(Library(folder)) as library, closing(History(library)) as history:
            assert [library.resume(game.id).session.question for game in library.games()] == two, name
            history.refresh()


def test_a_table_that_waits_for_the_healing_sees_how_far_it_is_and_hears_what_to_do(tmp_path, two, monkeypatch):
    import pygame

    from companion.app.desk.app import AGAIN, ALOUD, StartTalk, words_of
    from companion.system.settings import Settings
    from companion.ui.screen.splash import show_splash

    with (tmp_path / JOURNAL).open("r+b") as journal:
        journal.write(bytes(4096))
    heard, closed, printed, seen, now = [], [], [], [], [0.0]
    speaker = SimpleNamespace(say=lambda text, language: heard.append((language, text)), close=lambda: closed.append(1))
    monkeypatch.setattr("companion.language.voice.open_voice.open_speaker", lambda settings, cache: speaker)
    show_splash((800, 480))
    with StartTalk(lambda: words_of("de"), Settings(), tmp_path, printed.append, screen=True, clock=lambda: now[0]) as talk:

        def tells(told):
            now[0] += ALOUD
            talk(told)
            seen.append((told.args["percent"], pygame.image.tobytes(pygame.display.get_surface(), "RGB")))

        with closing(Library(tmp_path, tells)) as library:
            assert [library.resume(game.id).session.question for game in library.games()] == two
    percents, pictures = zip(*seen, strict=True)
    assert list(percents) == sorted(set(percents))
    assert percents[0] == 0
    assert percents[-1] >= 40
    assert len(set(pictures)) == len(pictures), "each percentage is another picture"
    assert len(printed) == 1
    assert len(heard) == 1 + int((len(seen) - 1) * ALOUD // AGAIN)
    assert heard[0] == ("de", words_of("de").say_aloud(phrase("start-heals", percent=0)))
    assert len(closed) == len(heard)
    pygame.display.quit()


@pytest.mark.parametrize("lost", ["the tally's last line", "the journal's last commit"])
def test_a_game_that_was_put_aside_last_stays_aside(tmp_path, two, lost):
    before = (tmp_path / MANIFEST).read_bytes()
    with closing(Library(tmp_path)) as library:
        library.put_aside(1)
    if lost == "the tally's last line":
        (tmp_path / MANIFEST).write_bytes(before)  # as if the program had ended before it was written
    else:
        with closing(Journal(tmp_path / JOURNAL)) as journal:
            was = checksum(*journal.columns(1)[:-1], "open")
        spoilt(tmp_path, f"UPDATE games SET state = 'open', sum = {was} WHERE id = 1")
    with closing(Library(tmp_path)) as library:
        assert library.journal.game(1).state == "aside"
        assert [told.id for told in library.report] == (["report-healed"] if lost != "the tally's last line" else [])
    assert read_manifest(tmp_path / MANIFEST).games[1].game[-1] == "aside"
