"""A forgotten player's name is in no file any more, and every game still replays."""

import json
import shutil
import zipfile
from pathlib import Path

import pytest
from random_games import played, session_in

from companion.app.lobby.evening import Resume
from companion.app.lobby.host import Host
from companion.language.words import Words
from companion.library.backup import restore, write_backup
from companion.library.history import stats
from companion.library.history.bgstats import Texts
from companion.library.history.edits import Edit, EditKind
from companion.library.history.exports import STEM, ExportForm, write_export, write_plays
from companion.library.history.forgetting import NotForgotten, forget_in_json, forget_player
from companion.library.history.history import History
from companion.library.history.plays import collect
from companion.library.library import Library

NAME = "Zacharias"
OLD = Path(__file__).parent.parent / "old" / "0.1.0" / "games.db"


@pytest.fixture
def library(tmp_path):
    (tmp_path / "device").mkdir()
    opened = Library(tmp_path / "device")
    yield opened
    opened.close()


def everything(folder):
    """Give the bytes of every file, those inside of zips too."""
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield path.name, path.read_bytes()
            if path.suffix == ".zip":
                with zipfile.ZipFile(path) as archive:
                    for member in archive.namelist():
                        yield f"{path.name}/{member}", archive.read(member)


def having(folder, name):
    return [file for file, data in everything(folder) if name.encode() in data]


def filled(library):
    """Games, an open one, edits, a notebook, a backup, a log, a damaged file, an old library and a spoken sentence."""
    folder = library.folder
    names = ("Ada", NAME, "Ben")
    number = played(library.journal, names=names, seed=1)
    session_in(library.journal, names=names)
    library.notebook.remember_names(names)
    library.notebook.note("options citadels", f"Ada, Ben, {NAME}", {"books": "light"})
    library.notebook.note("options citadels", "Ada, Ben", {"books": "full"})
    library.notebook.flush()
    history = History(library)
    history.refresh()
    uuid = history.list_all_plays()[-1].uuid
    history.write(Edit(EditKind.COMMENT, uuid, text=f"{NAME} war müde"))
    history.write(Edit(EditKind.RENAME, who=NAME, text="Zach"))
    write_backup(folder, folder / "none.toml", folder / "backups" / "00001-2026-01-01.zip")
    (folder / "companion.log").write_text(f"WARNING {NAME} did something\n{NAME}s Hut\n")
    (folder / "companion.log.1").write_text(f"WARNING {NAME} did something before\n")
    (folder / "notebook.json.damaged-1").write_text(f'{{"players": ["{NAME}"')
    shutil.copy(OLD, folder / "games.db")
    (folder / "clips").mkdir()
    (folder / "clips" / "ab.wav").write_bytes(b"RIFF")
    return history, number


def test_the_name_is_in_no_file_any_more_and_all_else_is(library):
    history, number = filled(library)
    assert len(having(library.folder, NAME)) >= 6
    done = forget_player(library, history, "Zach", library.folder / "clips")
    library.journal.close()
    assert having(library.folder, NAME) == ["companion.log"], "only as part of another word"
    assert (library.folder / "companion.log").read_text() == f"WARNING N. N. did something\n{NAME}s Hut\n"
    assert having(library.folder, '"Zach"') == []
    assert done.games == 2
    assert done.files >= 4
    library._opened.journal = type(library.journal)(library.folder / "journal.db")
    assert library.notebook.names() == ("Ada", "Ben")
    assert dict(library.notebook.page("options citadels")) == {"Ada, Ben": {"books": "full"}}
    again = Host(library).game(Resume(number))
    assert [seat.name for seat in again.session.table.seats] == ["Ada", "N. N.", "Ben"]
    assert again.session.outcome is not None
    history = History(library)
    history.refresh()
    assert {name for name, _, _ in stats.players_known(history.db)} == {"Ada", "Ben"}
    assert stats.list_plays(history.db)[0].players == ("Ada", "N. N.", "Ben")
    history.close()


def test_a_backup_without_the_name_can_still_be_restored(library, tmp_path):
    history, _ = filled(library)
    forget_player(library, history, "Zach")
    history.close()
    fresh = tmp_path / "fresh"
    fresh.mkdir()
    restore(library.folder / "backups" / "00001-2026-01-01.zip", fresh, fresh / "companion.toml")
    other = Library(fresh)
    assert [record.beginning["seats"][1]["name"] for record in other.games()] == ["N. N.", "N. N."]
    other.close()


def test_what_a_killed_program_left_half_written_goes_too(library):
    """`write_atomically` writes a neighbour first, and copies are made in folders of their own."""
    folder = library.folder
    history, _ = filled(library)
    leave_half_written(folder, f'{{"players": ["{NAME}"')
    (folder / ".settings.toml.ab12cd_e").write_text("volume = 5")
    forget_player(library, history, "Zach", folder / "clips")
    library.journal.close()
    assert having(folder, NAME) == ["companion.log"], "only as part of another word"
    assert (folder / ".settings.toml.ab12cd_e").exists(), "it may be on its way, and has no name"
    assert not list((folder / "clips").iterdir())


def leave_half_written(folder, text):
    """Leave what a kill at each of these writes leaves."""
    for name in (".notebook.json.ab12cd_e", ".received.json.zzzzzzzz", "any_box/.Golf.toml.abcdefgh", "journal.new"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "backups" / ".00001-2026-01-01.zip.abcdefgh").write_bytes(b"PK packed")
    (folder / "clips" / ".ab.wav.abcdefgh").write_bytes(b"RIFF")
    for made in (folder / "backups" / ".backup-xyz", folder / ".copy-xyz"):
        made.mkdir()
        (made / "journal.db").write_text(text, encoding="utf-8")


def test_a_start_sweeps_all_of_that_whoever_it_names_and_nothing_else(library):
    folder = library.folder
    history, _ = filled(library)
    history.close()
    leave_half_written(folder, "Karl")
    (folder / ".hidden").write_text("somebody's own")
    (folder / "backups" / "from-stick.zip").write_bytes(b"PK")
    library.close()
    opened = Library(folder)
    opened.close()
    hidden = [path.name for path in folder.rglob(".*") if path.parent.name != "clips"]
    assert hidden == [".hidden"]
    assert not (folder / "backups" / "from-stick.zip").exists()
    assert (folder / "backups" / "00001-2026-01-01.zip").exists()


def test_what_lies_on_a_stick_that_is_plugged_in_is_cleaned_too(library, tmp_path):
    history, _ = filled(library)
    stick = tmp_path / "STICK"
    stick.mkdir()
    shutil.copy(library.folder / "backups" / "00001-2026-01-01.zip", stick / "companion-2026-01-01.zip")
    for form in ExportForm:
        write_export(write_plays(history.list_all_plays(), form, Texts(Words("en", [])), 0), stick / f"{STEM}.{form}")
    with zipfile.ZipFile(stick / "companion-photos.zip", "w") as own:
        own.writestr("who.txt", NAME)
    (stick / "letter.txt").write_text(NAME)
    assert len(having(stick, "Zach")) >= 6
    forget_player(library, history, "Zach", None, [stick])
    history.close()
    assert sorted(having(stick, "Zach")) == ["companion-photos.zip", "companion-photos.zip/who.txt", "letter.txt"], (
        "what is not ours stays"
    )
    with (stick / f"{STEM}.json").open(encoding="utf-8") as file:
        assert "N. N." in {seat["name"] for play in json.load(file) for seat in play["seats"]}


def test_what_this_device_collected_as_a_house_forgets_the_name_too(library):
    history, _ = filled(library)
    (library.folder / "house").mkdir()
    house = Library(library.folder / "house")
    collected = History(house)
    for play in history.list_all_plays():
        collect(collected.plays, play, "table 3")
    collected.refresh()
    assert "Zach" in {name for name, _, _ in stats.players_known(collected.db)}
    forget_player(library, history, "Zach")
    collected.refresh()
    assert "Zach" not in {name for name, _, _ in stats.players_known(collected.db)}
    collected.close()
    house.close()
    history.close()
    assert having(library.folder / "house", "Zach") == []


def test_two_forgotten_at_one_table_are_told_apart(library):
    played(library.journal, names=("Ada", NAME, "Ben"), seed=1)
    history = History(library)
    history.refresh()
    forget_player(library, history, NAME)
    forget_player(library, history, "Ada")
    assert stats.list_plays(history.db)[0].players == ("N. N. 2", "N. N.", "Ben")
    history.close()


def test_what_could_not_be_changed_is_named_and_the_rest_is_done(library):
    history, _ = filled(library)
    (library.folder / "backups" / "00002-2026-01-02.zip").write_bytes(b"PK no zip " + NAME.encode())
    locked = library.folder / "backups" / "00003-2026-01-03.zip"
    with zipfile.ZipFile(locked, "w") as archive:
        archive.writestr("backup.json", "{}")
    data = locked.read_bytes()
    locked.write_bytes(
        data[:6] + b"\x01" + data[7:].replace(b"PK\x01\x02\x14\x03\x14\x00\x00", b"PK\x01\x02\x14\x03\x14\x00\x01")
    )
    with pytest.raises(NotForgotten) as missed:
        forget_player(library, history, "Zach")
    assert missed.value.files == ("00002-2026-01-02.zip", "00003-2026-01-03.zip")
    assert "Zach" not in {name for name, _, _ in stats.players_known(history.db)}
    history.close()


def test_a_failure_in_the_middle_changes_nothing(library, monkeypatch):
    history, _ = filled(library)
    before = [tuple(row) for row in library.journal._db.execute("SELECT * FROM entries")]

    def fails(*_):
        raise OSError("no space")

    monkeypatch.setattr("companion.library.history.forgetting.add_edit", fails)
    with pytest.raises(OSError, match="no space"):
        forget_player(library, history, "Zach")
    assert [tuple(row) for row in library.journal._db.execute("SELECT * FROM entries")] == before
    history.close()


def test_who_is_called_like_a_colour_is_forgotten_and_the_colour_stays():
    """So players are called at a house whose tables tell no names."""
    seats = [{"name": "blue", "colour": "blue"}, {"name": "Ada", "colour": "red"}]
    text = json.dumps({"seats": seats, "comment": "blue was late"})
    kept = json.loads(forget_in_json(text, frozenset({"blue"})))
    assert [(seat["name"], seat["colour"]) for seat in kept["seats"]] == [("N. N.", "blue"), ("Ada", "red")]
    assert kept["comment"] == "N. N. was late"
