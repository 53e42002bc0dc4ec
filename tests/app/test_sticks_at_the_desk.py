"""A stick that is plugged in is offered on the screen: with the one button everything is saved on it and brought back from it."""

from __future__ import annotations

import shutil
from random import Random

import pytest
from at_the_desk import DeskTable

from companion.app.desk.app import StartRequest, words_of
from companion.app.lobby.host import BackupWanted, Host
from companion.games import GAMES
from companion.library.backup import bring_back
from companion.library.library import Library
from companion.play.acts import Answer
from companion.system.sticks import Stick, StickWatch
from companion.table.seats import Seat, Seats
from companion.table.table import Beginning
from companion.ui.screen.page.effects import Menu
from companion.ui.terminal.terminal import Left, Terminal

BEGINNING = Beginning(GAMES[0].name, Seats(map(Seat, ("Ada", "Ben", "Clara"), GAMES[0].colours)), {}, {})


@pytest.fixture
def stick(tmp_path):
    (tmp_path / "media").mkdir()
    return Stick("GAMES", tmp_path / "media", writable=True)


@pytest.fixture
def port(monkeypatch):
    """What is plugged in."""
    found = []
    monkeypatch.setattr("companion.app.lobby.host.mounted", lambda: tuple(found))
    return found


@pytest.fixture
def at_desk(tmp_path, port, monkeypatch):
    monkeypatch.setenv("COMPANION_SETTINGS", str(tmp_path / "companion.toml"))
    (tmp_path / "data").mkdir()
    table = DeskTable(tmp_path / "data", sticks=StickWatch(lambda: tuple(port)))
    yield table
    table.close()


def played(folder, games):
    library = Library(folder)
    for seed in range(games):
        controller, rng = library.begin(BEGINNING), Random(seed)
        seen = controller.snapshot()
        for _ in range(3):
            seen = controller.do(Answer(seen.question.sample(rng), seen.step))
    library.close()


def asked(table):
    return table.snapshot.question.id


def plug(table, port, *sticks):
    port[:] = sticks
    table.let(1.2)
    table.until(lambda: table.snapshot is not None)
    table.let(0.5)


def done(table, *names):
    """Choose, and wait until the device has done its work."""
    table.choose(*names)
    for _ in range(20):
        table.look()


def test_saved_on_a_stick_and_brought_back_on_another_card(at_desk, port, stick, tmp_path):
    at_desk.library.begin(BEGINNING)
    at_desk.begin()
    assert asked(at_desk) == "evening.box"
    plug(at_desk, port, stick)
    assert asked(at_desk) == "evening.stick"
    done(at_desk, "option:save")
    assert asked(at_desk) == "evening.stick-told"
    (saved,) = stick.folder.iterdir()
    assert saved.name.startswith("companion-20")
    assert words_of("en")(at_desk.snapshot.question.words, "hint") == saved.name

    other = tmp_path / "other"
    other.mkdir()
    host = Host(Library(other))
    host.stick_first = True
    dialogue = host.dialogue()
    for _ in range(9):
        question = dialogue.question
        answers = {"evening.stick": "bring", "evening.stick-backup": saved.name, "evening.stick-confirm": "bring"}
        dialogue.do(Answer(question.task() if hasattr(question, "task") else answers[question.id], dialogue.snapshot().step))
        if dialogue.result is not None:
            break
    with pytest.raises(BackupWanted) as wanted:
        host.game(dialogue.result)
    stick.folder.rename(tmp_path / "pulled out")
    host.library.close()
    bring_back(wanted.value.backup, other, tmp_path / "companion.toml")
    library = Library(other)
    assert [record.name for record in library.games()] == [GAMES[0].name]
    assert [str(told.id) for told in library.report] == ["report-restored"]
    library.close()
    library = Library(other)
    assert library.report == ()
    library.close()


def test_in_a_game_the_menu_leads_there_and_the_game_goes_on(at_desk, port, stick):
    at_desk.begin(BEGINNING)
    question = at_desk.snapshot.question
    plug(at_desk, port, stick)
    assert at_desk.snapshot.question == question
    at_desk.window.open(Menu())
    at_desk.let(0.2)
    at_desk.choose("more")
    at_desk.choose("stick")
    at_desk.until(lambda: asked(at_desk) == "evening.stick")
    at_desk.choose("option:leave")
    at_desk.choose("option:resume")
    at_desk.until(lambda: at_desk.snapshot.question == question)


def test_a_stick_that_is_pulled_out_is_no_longer_offered(at_desk, port, stick):
    at_desk.begin()
    plug(at_desk, port, stick)
    plug(at_desk, port)
    assert asked(at_desk) == "evening.box"
    assert "stick" not in [option.key for option in at_desk.snapshot.question.options]


def test_games_here_that_are_newer_are_not_replaced_unasked(tmp_path, port, stick):
    for name, games in (("old", 1), ("new", 2)):
        (tmp_path / name).mkdir()
        played(tmp_path / name, games)
    library = Library(tmp_path / "old")
    port.append(stick)
    host = Host(library)
    host.stick_first = True
    dialogue = host.dialogue()
    dialogue.do(Answer("save", 0))
    dialogue.do(Answer(dialogue.question.task(), 1))
    library.close()
    library = Library(tmp_path / "new")
    host = Host(library)
    host.stick_first = True
    dialogue = host.dialogue()
    dialogue.do(Answer("bring", 0))
    dialogue.do(Answer(dialogue.question.task(), 1))
    dialogue.do(Answer(next(iter(stick.folder.iterdir())).name, 2))
    dialogue.do(Answer(dialogue.question.task(), 3))
    assert "newer" in words_of("en")(dialogue.question.words)
    assert dialogue.question.likely == "leave"
    library.close()


@pytest.mark.parametrize("content", [b"", b"no zip", None])
def test_what_is_no_backup_is_said_and_changes_nothing(tmp_path, port, stick, content):
    if content is not None:
        (stick.folder / "companion-2026-01-01.zip").write_bytes(content)
    port.append(stick)
    library = Library(tmp_path)
    host = Host(library)
    host.stick_first = True
    lines = iter(["2", "1", "", ""])
    written: list[str] = []

    def read(_prompt):
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    with pytest.raises(Left):
        Terminal(words_of("en"), read, written.append).play(host.dialogue())
    said = " ".join(written)
    assert ("Nothing has changed here" if content is not None else "There is no backup on this stick") in said
    library.close()


def test_a_stick_that_takes_nothing_is_said(tmp_path, port, stick):
    shutil.rmtree(stick.folder)
    port.append(stick)
    library = Library(tmp_path)
    host = Host(library)
    host.stick_first = True
    dialogue = host.dialogue()
    stick.folder.write_text("no folder")
    dialogue.do(Answer("save", 0))
    dialogue.do(Answer(dialogue.question.task(), 1))
    assert "Nothing could be written" in words_of("en")(dialogue.question.words)
    library.close()


def test_another_start_has_the_words_of_the_first():
    assert StartRequest(language="en", terminal=True).words() == ("--language", "en", "--terminal")
