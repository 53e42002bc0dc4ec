"""Signs of life over a real socket, and which installed versions open games still need."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games import GAMES
from companion.library.logged import LoggedGame
from companion.library.versions import list_dispensable, list_needed, list_own_scripts, python_for, scripts_of
from companion.system.service import ask_power_off, note_boot, notify, watchdog_seconds


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.settimeout(2)
        yield listening


def heard(manager: socket.socket) -> list[str]:
    manager.setblocking(False)
    said = []
    while True:
        try:
            said.append(manager.recv(1000).decode())
        except BlockingIOError:
            return said


def test_the_manager_hears_what_it_is_told(manager: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", manager.getsockname())
    for state in ("READY=1", "WATCHDOG=1", "STOPPING=1"):
        notify(state)
    assert heard(manager) == ["READY=1", "WATCHDOG=1", "STOPPING=1"]


def test_an_abstract_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        name = f"companion-test-{os.getpid()}"
        listening.bind(f"\0{name}")
        monkeypatch.setenv("NOTIFY_SOCKET", f"@{name}")
        notify("READY=1")
        assert heard(listening) == ["READY=1"]


@pytest.mark.parametrize("address", [None, "/nowhere/notify"])
def test_without_a_manager_nothing_happens(address: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    if address:
        monkeypatch.setenv("NOTIFY_SOCKET", address)
    notify("READY=1")


@pytest.mark.parametrize(("given", "expected"), [("20000000", 10.0), ("", None), ("soon", None)])
def test_the_watchdogs_patience(given: str, expected: float | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", given)
    assert watchdog_seconds() == expected


def test_power_off_is_a_note_where_the_path_unit_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RUNTIME_DIRECTORY", raising=False)
    assert not ask_power_off()
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(tmp_path / "none"))
    assert not ask_power_off()
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(tmp_path))
    assert ask_power_off()
    watched = (Path(__file__).parents[2] / "systemd/companion-poweroff.path").read_text()
    assert f"PathExists=/run/companion/{next(tmp_path.iterdir()).name}" in watched


@pytest.mark.parametrize(("uptime", "noted"), [("23.46 90.00\n", "23.5"), ("9000.0 1.0\n", None), ("", None), ("soon", None)])
def test_a_boot_is_noted_once_it_is_one(uptime: str, noted: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "uptime").write_text(uptime)
    note = tmp_path / "boot-seconds"
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    note_boot(note, tmp_path / "uptime")
    assert not note.exists()
    monkeypatch.setenv("NOTIFY_SOCKET", "/nowhere")
    note_boot(note, tmp_path / "uptime")
    assert (note.read_text() if note.exists() else None) == noted


def record(version: str, over: bool = False, name: str = "tumult_royale") -> LoggedGame:
    return LoggedGame(7, name, "2026-11-21", {}, version, over)


def a_version(versions: Path, name: str, scripts: str, age: int) -> Path:
    folder = versions / name
    (folder / "venv/bin").mkdir(parents=True)
    (folder / "scripts").write_text(scripts)
    os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    return folder


def test_what_games_need(tmp_path: Path) -> None:
    a_version(tmp_path, "d", "tumult_royale 4\n", 0)
    a_version(tmp_path, "c", "tumult_royale 3\n", 10)
    a_version(tmp_path, "b2", "tumult_royale 2\n", 20)
    a_version(tmp_path, "b1", "tumult_royale 2\n", 30)
    a_version(tmp_path, "a", "tumult_royale 1\n", 40)
    (tmp_path / "broken").mkdir()
    needed = list_needed([record("2"), record("1", over=True), record("4")])
    assert needed == {("tumult_royale", "2"), ("tumult_royale", "4")}
    assert list_dispensable(tmp_path, ["d", "c"], needed) == ["a", "b1", "broken"]
    assert list_dispensable(tmp_path, ["d", "c"], frozenset()) == ["a", "b1", "b2", "broken"]


def test_a_game_finds_the_version_that_began_it(tmp_path: Path) -> None:
    a_version(tmp_path, "old", "tumult_royale 0\n", 50)
    newer = a_version(tmp_path, "newer", "tumult_royale 0\nother 3\n", 40)
    game = GAMES[0]
    assert python_for(record("0"), tmp_path) == newer / "venv/bin/python"
    assert python_for(record(game.version, name=game.name), tmp_path) is None
    assert python_for(record("99"), tmp_path) is None
    assert python_for(record("0"), tmp_path / "nowhere") is None
    assert (game.name, game.version) in list_own_scripts()
    assert scripts_of(tmp_path / "nowhere") == frozenset()
