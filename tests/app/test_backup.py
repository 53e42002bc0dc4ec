"""Backup and restore: on another card there are games, notebook, settings and lessons again."""

from __future__ import annotations

import os
import shutil
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
from kept_games import BEGINNING, played

from companion.app.cli import main
from companion.library.backup import KEPT, BackupRefused, fetch, make_daily_backup, restore, write_backup
from companion.library.library import Library
from companion.play.acts import Answer

OLD = Path(__file__).parent.parent / "old" / "0.1.0"


@pytest.fixture
def device(tmp_path, monkeypatch):
    """The folder of a device, which the commands mean as well."""
    folder = tmp_path / "device"
    folder.mkdir()
    monkeypatch.setenv("STATE_DIRECTORY", str(folder))
    monkeypatch.setenv("COMPANION_SETTINGS", str(tmp_path / "s.toml"))
    return folder


def test_everything_comes_to_another_card_while_a_game_is_on(device, tmp_path):
    for path in OLD.iterdir():
        shutil.copy(path, device / path.name)
    settings = tmp_path / "settings.toml"
    settings.write_text("# mine\n[sound]\nspeech = 3\n", encoding="utf-8")
    target = tmp_path / "stick" / "companion.zip"
    with closing(Library(device)) as library:
        question = library.begin(BEGINNING).do(Answer(None, 0)).question
        write_backup(device, settings, target, "0.2")
    other, there = tmp_path / "other", tmp_path / "etc" / "companion.toml"
    other.mkdir()
    restore(target, other, there)
    with closing(Library(other)) as library:
        assert len(library.games()) == 9
        assert library.resume(9).session.question == question
        assert library.notebook.names()[:3] == ("Ada", "Ben", "Clara")
    assert there.read_text(encoding="utf-8") == settings.read_text(encoding="utf-8")
    for name in ("tiles.profile", "cubes.profile", "tiles-mended.profile"):
        assert (other / name).read_bytes() == (device / name).read_bytes()
    assert sorted(path.name for path in target.parent.iterdir()) == ["companion.zip"]


@pytest.mark.parametrize("content", [b"", b"no zip", "empty zip", "foreign zip", "broken journal"])
def test_what_is_no_backup_changes_nothing(device, tmp_path, content):
    played(device, 3)
    path = tmp_path / "b.zip"
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            if content != "empty zip":
                archive.writestr("backup.json", '{"format": "companion-backup"}' if content == "broken journal" else "[1]")
            archive.writestr("journal.db", b"x" * 9000)
            archive.writestr("../../evil.profile", b"x")
    before = {file.name: file.read_bytes() for file in device.iterdir() if file.is_file()}
    with pytest.raises(BackupRefused):
        restore(path, device, tmp_path / "s.toml", insist=True)
    assert {file.name: file.read_bytes() for file in device.iterdir() if file.is_file()} == before
    assert not (tmp_path.parent / "evil.profile").exists()


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


def test_the_commands_save_bring_back_and_say_why_not(device, tmp_path, capsys):
    played(device, 2)
    assert main(["backup", str(tmp_path / "b.zip")]) == 0
    played(device, 2)
    assert main(["restore", str(tmp_path / "b.zip")]) == 2
    assert "more than the backup's" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "b.zip"), "--yes"]) == 0
    assert main(["restore", str(tmp_path / "nothing.zip")]) == 2
    os.mkfifo(tmp_path / "pipe.zip")
    for target in ("pipe.zip", "device/journal.db", "no-folder/b.zip", "/dev/full/x.zip", "/proc/x.zip"):
        assert main(["backup", str(tmp_path / target)]) == 2, target
        assert "BackupRefused" not in capsys.readouterr().err
    assert (tmp_path / "pipe.zip").is_fifo()
    assert not (tmp_path / "no-folder").exists()
    with closing(Library(device)):
        assert main(["restore", str(tmp_path / "b.zip"), "--yes"]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_what_a_backup_lacks_and_what_it_turns_on_is_said(device, tmp_path, capsys):
    question = played(device, 2)
    with zipfile.ZipFile(tmp_path / "b.zip", "w") as archive:
        archive.writestr("backup.json", '{"format": "companion-backup"}')
        archive.writestr("companion.toml", '[mqtt]\non = true\nhost = "evil.example"\n')
        archive.writestr("notebook.json", "[" * 9000)
    assert main(["restore", str(tmp_path / "b.zip")]) == 0
    said = capsys.readouterr().out
    assert "no games: those that were here stay" in said
    assert "names, lessons) cannot be read and were left out" in said
    assert "tell the broker evil.example how games stand" in said
    with closing(Library(device)) as library:
        assert library.resume(1).session.question == question
        assert library.notebook.names() == ("Ada", "Ben", "Clara")
    assert main(["restore", str(tmp_path / "b.zip")]) == 0
    assert "broker" not in capsys.readouterr().out, "it is called already"
    fetched = fetch(tmp_path / "b.zip", device, tmp_path / "none.toml")
    assert fetched.brings == (None, "evil.example", True)
    assert not fetched.newer
    (device / "tiles.profile").mkdir()
    with zipfile.ZipFile(tmp_path / "b.zip", "a") as archive:
        archive.writestr("tiles.profile", "x")
    with pytest.raises(BackupRefused, match="something else is there"):
        restore(tmp_path / "b.zip", device, tmp_path / "s.toml")
