"""A stick that is plugged in is offered on the screen: with the one button everything is saved on it and brought back from it."""

from __future__ import annotations

import os
import shutil
from contextlib import closing

import pytest
from kept_games import BEGINNING, found, played
from typing_answers import typed_into

from companion.app.desk.app import words_of
from companion.app.lobby.host import BackupWanted, Host
from companion.library.backup import bring_back
from companion.library.library import Library
from companion.play.acts import Answer
from companion.system.sticks import Stick, StickWatch
from companion.ui.pages.effects import Menu


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
def device(at_desk, tmp_path, port, monkeypatch):
    monkeypatch.setenv("COMPANION_SETTINGS", str(tmp_path / "companion.toml"))
    (tmp_path / "data").mkdir()
    return at_desk("data", sticks=StickWatch(lambda: tuple(port)))


def talk_of(library):
    """The talk that a stick begins."""
    host = Host(library)
    host.stick_first = True
    return host, host.dialogue()


def led(dialogue, **answers):
    """Lead on through the stick's pages, the device's own work included; give the last question."""
    for _ in range(9):
        question = dialogue.question
        name = question.id.removeprefix("evening.").replace("-", "_")
        if not hasattr(question, "task") and name not in answers:
            break
        dialogue.do(Answer(question.task() if hasattr(question, "task") else answers[name], dialogue.snapshot().step))
        if dialogue.result is not None:
            break
    return dialogue.question


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


def test_saved_on_a_stick_and_brought_back_on_another_card(device, port, stick, tmp_path):
    device.library.begin(BEGINNING)
    device.begin()
    assert asked(device) == "evening.box"
    plug(device, port, stick)
    plug(device, port)
    assert asked(device) == "evening.box", "it was pulled out"
    assert "stick" not in [option.key for option in device.snapshot.question.options]
    plug(device, port, stick)
    assert asked(device) == "evening.stick"
    done(device, "option:save")
    assert asked(device) == "evening.stick-told"
    (saved,) = stick.folder.iterdir()
    assert saved.name.startswith("companion-20")
    assert words_of("en")(device.snapshot.question.words, "hint") == saved.name

    other = tmp_path / "other"
    other.mkdir()
    host, dialogue = talk_of(Library(other))
    led(dialogue, stick="bring", stick_backup=saved.name, stick_confirm="bring")
    with pytest.raises(BackupWanted) as wanted:
        host.game(dialogue.result)
    stick.folder.rename(tmp_path / "pulled out")
    host.library.close()
    bring_back(wanted.value.backup, other, tmp_path / "companion.toml")
    with closing(Library(other)) as library:
        assert [record.name for record in library.games()] == ["tumult_royale"]
        assert [told.id for told in library.report] == ["report-restored"]
    assert found(other)[0] == []


def test_in_a_game_the_menu_leads_there_and_the_game_goes_on(device, port, stick):
    device.begin(BEGINNING)
    question = device.snapshot.question
    plug(device, port, stick)
    assert device.snapshot.question == question
    device.window.open(Menu())
    device.let(0.2)
    device.choose("more")
    device.choose("stick")
    device.until(lambda: asked(device) == "evening.stick")
    device.choose("option:leave")
    device.choose("option:resume")
    device.until(lambda: device.snapshot.question == question)


def test_games_here_that_are_newer_are_not_replaced_unasked_and_a_stick_that_takes_nothing_is_said(tmp_path, port, stick):
    for name, games in (("old", 1), ("new", 2)):
        (tmp_path / name).mkdir()
        for seed in range(games):
            played(tmp_path / name, 3, seed)
    port.append(stick)
    with closing(Library(tmp_path / "old")) as library:
        led(talk_of(library)[1], stick="save")
    with closing(Library(tmp_path / "new")) as library:
        (saved,) = stick.folder.iterdir()
        question = led(talk_of(library)[1], stick="bring", stick_backup=saved.name)
        assert "newer" in words_of("en")(question.words)
        assert question.likely == "leave"
        _, dialogue = talk_of(library)
        shutil.rmtree(stick.folder)
        stick.folder.write_text("no folder")
        assert "Nothing could be written" in words_of("en")(led(dialogue, stick="save").words)


def test_what_is_no_backup_is_said_and_changes_nothing(tmp_path, port, stick):
    port.append(stick)
    for content in (None, b"", b"no zip"):
        if content is not None:
            (stick.folder / "companion-2026-01-01.zip").write_bytes(content)
        with closing(Library(tmp_path)) as library:
            said = typed_into(talk_of(library)[1], "2", "1", "", "", game=None)
        assert ("Nothing has changed here" if content is not None else "There is no backup on this stick") in said


def test_a_stick_with_many_backups_offers_the_newest_of_them_the_newest_first(tmp_path, port, stick):
    port.append(stick)
    made = [stick.folder / f"companion-{name}.zip" for name in "dhbgacfe"]
    for day, path in enumerate(made, start=1):
        path.touch()
        os.utime(path, (86_400 * day, 86_400 * day))
    with closing(Library(tmp_path)) as library:
        offered = led(talk_of(library)[1], stick="bring").options
    assert [option.key for option in offered][:-1] == [path.name for path in reversed(made)][: len(offered) - 1]
    assert len(offered) > 1


def test_plays_of_another_app_are_shown_first_and_then_taken_from_a_stick(tmp_path, port, stick, monkeypatch):
    monkeypatch.setenv("COMPANION_SETTINGS", str(tmp_path / "companion.toml"))
    port[:] = [stick]
    (stick.folder / "BGStats-broken.json").write_text("{")
    rows = "Date,Game,Player,Score,Won\n2019-05-01,Uno,Ada,3,1\n2019-05-01,Uno,Ben,,0\n"
    (stick.folder / "old plays.csv").write_text(rows)
    with closing(Library(tmp_path)) as library:
        host, talk = talk_of(library)
        shown = led(talk, stick="plays", import_which=str(stick.folder / "old plays.csv"))
        assert [words_of("en")(line.words) for line in shown.text[:2]] == [
            "One play would come: 1 May 2019.", "New names: Ada and Ben",
        ]  # fmt: skip
        assert host.history.list_all_plays() == ()
        told = led(talk, **{"import": "take"})
        assert words_of("en")(told.args["what"]) == "One play was taken over."
        assert [play.title for play in host.history.list_all_plays()] == ["Uno"]
        _, again = talk_of(library)
        told = led(again, stick="plays", import_which=str(stick.folder / "BGStats-broken.json"))
        assert words_of("en")(told.args["what"]).startswith("No plays can be read there: BGStats-broken.json: expected")
