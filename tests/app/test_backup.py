"""Backup and restore: on another card there are games, notebook, settings and lessons again."""

from __future__ import annotations

import os
import shutil
import zipfile
from pathlib import Path
from random import Random

import pytest
from pace import LOST

from companion.app.cli import main
from companion.games import GAMES
from companion.library.backup import KEPT, BackupRefused, LibraryNewer, fetch, make_daily_backup, restore, write_backup
from companion.library.library import Library
from companion.play.acts import Answer
from companion.table.seats import Seat, Seats
from companion.table.table import Beginning

OLD = Path(__file__).parent.parent / "old" / "0.1.0"
BEGINNING = Beginning(GAMES[0].name, Seats(map(Seat, ("Ada", "Ben", "Clara"), GAMES[0].colours)), {}, {})


def played(folder, answers):
    library = Library(folder)
    controller = library.begin(BEGINNING)
    seen, rng = controller.snapshot(), Random(1)
    for _ in range(answers):
        seen = controller.do(Answer(seen.question.sample(rng), seen.step))
    library.close()
    return seen.question


@pytest.fixture
def device(tmp_path):
    folder = tmp_path / "device"
    folder.mkdir()
    for path in OLD.iterdir():
        shutil.copy(path, folder / path.name)
    return folder


def test_everything_comes_to_another_card(device, tmp_path):
    question = played(device, 5)
    settings = tmp_path / "settings.toml"
    settings.write_text("# mine\n[sound]\nspeech = 3\n", encoding="utf-8")
    target = tmp_path / "stick" / "companion.zip"
    write_backup(device, settings, target, "0.2")
    other, there = tmp_path / "other", tmp_path / "etc" / "companion.toml"
    other.mkdir()
    restore(target, other, there)
    library = Library(other)
    assert len(library.games()) == 9
    assert library.resume(9).session.question == question
    assert library.notebook.names()[:3] == ("Ada", "Ben", "Clara")
    library.close()
    assert there.read_text(encoding="utf-8") == settings.read_text(encoding="utf-8")
    for name in ("tiles.profile", "cubes.profile", "tiles-mended.profile"):
        assert (other / name).read_bytes() == (device / name).read_bytes()
    assert sorted(path.name for path in target.parent.iterdir()) == ["companion.zip"]


def test_a_backup_made_while_a_game_is_on_is_whole(tmp_path):
    library = Library(tmp_path / "a") if (tmp_path / "a").mkdir() is None else None
    controller = library.begin(BEGINNING)
    seen = controller.do(Answer(None, 0))
    write_backup(tmp_path / "a", tmp_path / "none.toml", tmp_path / "b.zip")
    library.close()
    (tmp_path / "c").mkdir()
    restore(tmp_path / "b.zip", tmp_path / "c", tmp_path / "c.toml")
    library = Library(tmp_path / "c")
    assert library.resume(1).session.question == seen.question
    library.close()


def test_games_that_go_further_are_not_replaced_unless_somebody_insists(tmp_path):
    folder, settings = tmp_path / "a", tmp_path / "s.toml"
    folder.mkdir()
    played(folder, 3)
    write_backup(folder, settings, tmp_path / "b.zip")
    question = played(folder, 4)
    with pytest.raises(LibraryNewer):
        restore(tmp_path / "b.zip", folder, settings)
    library = Library(folder)
    assert library.resume(2).session.question == question
    library.close()
    restore(tmp_path / "b.zip", folder, settings, insist=True)
    library = Library(folder)
    assert len(library.games()) == 1
    library.close()
    restore(folder / "backups" / "before-restore.zip", folder, settings)
    library = Library(folder)
    assert library.resume(2).session.question == question
    library.close()


@pytest.mark.parametrize("content", [b"", b"no zip", "empty zip", "foreign zip", "broken journal", "bomb"])
def test_what_is_no_backup_changes_nothing(tmp_path, content):
    folder = tmp_path / "a"
    folder.mkdir()
    played(folder, 3)
    path = tmp_path / "b.zip"
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            if content != "empty zip":
                archive.writestr("backup.json", '{"format": "companion-backup"}' if content == "broken journal" else "[1]")
            archive.writestr("journal.db", b"x" * 9000)
            archive.writestr("../../evil.profile", b"x")
    before = {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}
    with pytest.raises(BackupRefused):
        restore(path, folder, tmp_path / "s.toml", insist=True)
    assert {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()} == before
    assert not (tmp_path.parent / "evil.profile").exists()


def test_a_stick_that_takes_nothing_leaves_no_half_file(tmp_path):
    folder = tmp_path / "a"
    folder.mkdir()
    played(folder, 2)
    with pytest.raises(BackupRefused):
        write_backup(folder, tmp_path / "s.toml", Path("/dev/full/x.zip"))
    with pytest.raises(BackupRefused):
        write_backup(folder, tmp_path / "s.toml", Path("/proc/x.zip"))


def test_one_backup_a_day_and_seven_kept(tmp_path):
    played(tmp_path, 2)
    first = make_daily_backup(tmp_path, tmp_path / "s.toml")
    assert first is not None
    assert make_daily_backup(tmp_path, tmp_path / "s.toml") is None
    for number in range(9):
        newest = max((tmp_path / "backups").iterdir())
        newest.rename(newest.with_name(f"{newest.name[:5]}-1970-01-0{number + 1}.zip"))
        assert make_daily_backup(tmp_path, tmp_path / "s.toml") is not None
    assert len(list((tmp_path / "backups").iterdir())) == KEPT


def test_the_commands(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path / "a"))
    monkeypatch.setenv("COMPANION_SETTINGS", str(tmp_path / "s.toml"))
    (tmp_path / "a").mkdir()
    played(tmp_path / "a", 2)
    assert main(["backup", str(tmp_path / "b.zip")]) == 0
    played(tmp_path / "a", 2)
    assert main(["restore", str(tmp_path / "b.zip")]) == 2
    assert "more than the backup's" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "b.zip"), "--yes"]) == 0
    assert main(["restore", str(tmp_path / "nothing.zip")]) == 2
    os.mkfifo(tmp_path / "pipe.zip")
    for target in ("pipe.zip", "a/journal.db", "no-folder/b.zip"):
        assert main(["backup", str(tmp_path / target)]) == 2, target
        assert "BackupRefused" not in capsys.readouterr().err
    assert (tmp_path / "pipe.zip").is_fifo()
    assert not (tmp_path / "no-folder").exists()
    library = Library(tmp_path / "a")
    assert main(["restore", str(tmp_path / "b.zip"), "--yes"]) == 2
    library.close()
    assert "Traceback" not in capsys.readouterr().err


def test_what_a_backup_lacks_and_what_it_turns_on_is_said(tmp_path, monkeypatch, capsys):
    folder, settings = tmp_path / "a", tmp_path / "s.toml"
    monkeypatch.setenv("STATE_DIRECTORY", str(folder))
    monkeypatch.setenv("COMPANION_SETTINGS", str(settings))
    folder.mkdir()
    question = played(folder, 2)
    with zipfile.ZipFile(tmp_path / "b.zip", "w") as archive:
        archive.writestr("backup.json", '{"format": "companion-backup"}')
        archive.writestr("companion.toml", '[mqtt]\non = true\nhost = "evil.example"\n')
        archive.writestr("notebook.json", "[" * 9000)
    assert main(["restore", str(tmp_path / "b.zip")]) == 0
    said = capsys.readouterr().out
    assert "no games: those that were here stay" in said
    assert "names, lessons) cannot be read and were left out" in said
    assert "tell the broker evil.example how games stand" in said
    library = Library(folder)
    assert library.resume(1).session.question == question
    assert library.notebook.names() == ("Ada", "Ben", "Clara")
    library.close()
    assert main(["restore", str(tmp_path / "b.zip")]) == 0
    assert "broker" not in capsys.readouterr().out, "it is called already"
    fetched = fetch(tmp_path / "b.zip", folder, tmp_path / "none.toml")
    assert fetched.brings == (None, "evil.example", True)
    assert not fetched.newer
    (folder / "tiles.profile").mkdir()
    with zipfile.ZipFile(tmp_path / "b.zip", "a") as archive:
        archive.writestr("tiles.profile", "x")
    with pytest.raises(BackupRefused, match="something else is there"):
        restore(tmp_path / "b.zip", folder, settings)


def test_the_library_makes_its_daily_backup_in_the_background(tmp_path):
    played(tmp_path, 2)
    library = Library(tmp_path)
    library.look_after(tmp_path / "s.toml")
    library._chores.join(LOST)
    library.close()
    assert len(list((tmp_path / "backups").iterdir())) == 1
