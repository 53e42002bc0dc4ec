"""The adversary at every door: sessions of anything, and readers that throw what no list of exceptions can name."""

from __future__ import annotations

import json
import sys
import tomllib
import zipfile
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, seed, settings
from hypothesis.stateful import run_state_machine_as_test

sys.path.insert(0, str(Path(__file__).parent))

import sessions
from typing_answers import reader as typing

from companion.app.cli import main
from companion.app.desk.app import words_of
from companion.app.lobby.evening import LobbyState, evening
from companion.app.lobby.sheet_files import shelf_of
from companion.games import GAMES
from companion.games.whole import find_missing
from companion.language.voice.install.download import DownloadFailed, fetch_list
from companion.library.backup import BackupRefused, unpack_backup
from companion.library.history.document import DocumentRefused, read_foreign
from companion.library.library import Library
from companion.library.notebook import Notebook
from companion.network.house.listening_house import HouseHost
from companion.network.mqtt.broker_config import BrokerConfig
from companion.network.mqtt.outbox import NAME, Outbox
from companion.play.controller import Controller
from companion.play.dialogue import Dialogue
from companion.system.settings import load
from companion.table.scenario import ScenarioRefused
from companion.table.scenario import load as load_scenario
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.terminal.terminal import Left, SeatsWrong, Terminal

SESSIONS = 6


class Unforeseen(Exception):
    """No list of exceptions names this one."""


def throws(*_given, **_named):
    raise Unforeseen("of nobody's making")


def test_whatever_people_do_at_a_table_nothing_is_thrown_and_nothing_is_lost():
    few = settings(
        max_examples=SESSIONS, stateful_step_count=15, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    run_state_machine_as_test(seed(3)(sessions.Table), settings=few)


@pytest.fixture
def unread(monkeypatch):
    """Readers of JSON, TOML and zips that throw what nobody foresaw."""
    for reader in (json, tomllib):
        monkeypatch.setattr(reader, "loads", throws)
    monkeypatch.setattr(zipfile.ZipFile, "infolist", throws)


def test_each_file_is_refused_in_a_sentence(tmp_path, unread):
    file = tmp_path / "file"
    file.write_text("{}")
    with zipfile.ZipFile(tmp_path / "b.zip", "w") as archive:
        archive.writestr("backup.json", "{}")
    with pytest.raises(BackupRefused, match="nobody"), unpack_backup(tmp_path / "b.zip", tmp_path):
        pass
    assert "nobody" in load(file).faults[0]
    with pytest.raises(ScenarioRefused, match="Unforeseen"):
        load_scenario(file)
    (tmp_path / "any_box").mkdir()
    (tmp_path / "any_box" / "mine.toml").write_text("")
    assert shelf_of(tmp_path, "any_box").unreadable
    (tmp_path / NAME).write_text("{}")
    assert Outbox(tmp_path).list_lacking([], 0) == []
    notebook = Notebook(file)
    assert notebook.names() == ()
    assert "nobody" in str(notebook.trouble)


def test_a_backup_with_an_empty_journal_takes_the_place_of_no_games(tmp_path):
    with zipfile.ZipFile(tmp_path / "b.zip", "w") as archive:
        archive.writestr("backup.json", '{"format": "companion-backup"}')
        archive.writestr("journal.db", b"")
    with pytest.raises(BackupRefused, match="empty"), unpack_backup(tmp_path / "b.zip", tmp_path):
        pass


def test_a_document_and_a_list_are_refused_in_a_sentence(monkeypatch):
    monkeypatch.setattr("companion.library.history.document._keep_known", throws)
    with pytest.raises(DocumentRefused, match="nobody"):
        read_foreign({"format": "companion-play"})
    monkeypatch.setattr("companion.language.voice.install.download._open_url", throws)
    with pytest.raises(DownloadFailed, match="nobody"):
        fetch_list("http://somewhere.invalid/voices.json")


def test_a_game_from_outside_whose_files_throw_is_named(monkeypatch):
    monkeypatch.setattr("companion.games.whole._lesson", throws)
    assert any("nobody" in fault for fault in find_missing(GAMES[0]))


def typed(lines, talk=None, game=GAMES[0]):
    """Type these lines at a terminal, then leave; give what it wrote, and how much it had written at each prompt."""
    seats = Seats(map(Seat, sessions.NAMES[:3], GAMES[0].colours))
    if talk is None:
        talk = Controller(Session.begin(GAMES[0], Beginning(GAMES[0].name, seats, {}, {}), MemoryLog()))
    written, before, typed_next = [], [], typing(*lines)

    def read(prompt):
        before.append(len(written))
        return typed_next(prompt)

    with suppress(Left, SeatsWrong):  # or the talk is over: "ok" takes what it suggests
        Terminal(words_of("en", game), read, written.append, lambda _seconds: None).play(talk)
    return written, before


def test_before_a_game_any_lines_may_be_typed():
    rng = Random(3)
    for _ in range(20):
        talk = Dialogue(lambda: evening(LobbyState()))
        written, _ = typed([rng.choice(("1", "2", "3", *sessions.LINES)) for _ in range(25)], talk, None)
        assert all(len(text) < 20_000 and text.encode() for text in written if text)


def test_a_line_of_which_nothing_can_be_made_is_a_sentence(monkeypatch):
    for reader in ("terminal.listen", "mending.entry_named", "terminal.look_up"):
        monkeypatch.setattr(f"companion.ui.terminal.{reader}", throws)
    written, _ = typed(["1", "c x=1", "?"])
    assert sum("nothing of that" in line for line in written) >= 2


def test_a_number_that_names_nothing_is_a_sentence_and_no_fault(caplog):
    for number in ("9" * 5000, "99", "0", "²", "٣"):
        written, before = typed(f"{command} {number}" for command in ("?", "a", "<", "=", "+"))
        assert not caplog.records
        assert len(before) == len(set(before)) == 6, f"something was passed over in silence: {written}"


def test_a_message_of_which_nothing_can_be_made_is_counted_and_the_next_is_heard(tmp_path, monkeypatch):
    with closing(Library(tmp_path)) as library:
        house = HouseHost(BrokerConfig("127.0.0.1"), library)
        house._line.take = lambda most: [
            ("companion/t/state", b"{}"),
            ("companion/t/play", b"{}"),
            ("companion/u/availability", b"online"),
        ]
        monkeypatch.setattr("companion.network.house.tables._read_state", throws)
        monkeypatch.setattr("companion.network.house.listening_house.read_foreign", throws)
        assert house.step()
        assert house.tables.strange == 2
        assert [table.id for table in house.tables.present] == ["u"]


def test_a_command_that_fails_unforeseen_ends_with_one_line(monkeypatch, capsys):
    monkeypatch.setattr("companion.app.commands.backup_command.restore", throws)
    assert main(["restore", "x.zip"]) == 2
    said = capsys.readouterr().err
    assert "nobody's making" in said
    assert len(said.splitlines()) == 1


def test_a_number_that_nothing_can_have_is_refused_in_a_sentence(capsys):
    for words in (("resume",), ("history",), ("history", "--last"), ("selfplay", "any_box", "--games")):
        for number in ("9" * 5000, "-1", "0", "²", "1.5", ""):
            with pytest.raises(SystemExit):
                main([*words, *(["--"] if number.startswith("-") and words == ("resume",) else []), number])
            said = capsys.readouterr().err
            assert "foresaw" not in said
            assert any(why in said for why in ("a whole number from 1 to", "expected one argument", "unrecognized arguments")), (
                words
            )
