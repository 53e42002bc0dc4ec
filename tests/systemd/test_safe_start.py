"""Starts that fail are counted when they end, and after three in a row the next one leaves settings, camera and packages alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest

from companion.app.commands.doctor import Health, _starts
from companion.app.desk.app import words_of
from companion.app.desk.kept_settings import keep_setting
from companion.app.lobby.evening import OwnSettings
from companion.app.lobby.host import Host, OwnSettingsWanted
from companion.library.library import Library
from companion.play.acts import Answer
from companion.system import files, safe_start, service
from companion.system.settings import load
from companion.ui.narration.prompt import tell_snapshot

SETTINGS = """# mine
[table]
language = "en"
[camera]
source = "usb"
[mqtt]
on = true
"""


@pytest.fixture
def device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folders of the service, as the unit names them; a start begins with none in its runtime folder."""
    for name in ("STATE_DIRECTORY", "RUNTIME_DIRECTORY"):
        (tmp_path / name).mkdir()
        monkeypatch.setenv(name, str(tmp_path / name))
    (tmp_path / "companion.toml").write_text(SETTINGS)
    monkeypatch.setenv("COMPANION_SETTINGS", str(tmp_path / "companion.toml"))
    monkeypatch.setenv("NOTIFY_SOCKET", "/nowhere")
    monkeypatch.setenv("COMPANION_SAFE_START", "")
    monkeypatch.delenv("COMPANION_SAFE_START")
    return tmp_path


def end(result: str, status: str = "1") -> None:
    """What the service manager runs when the program has ended, in this process."""
    with mock.patch.dict(os.environ, SERVICE_RESULT=result, EXIT_STATUS=status):
        safe_start.note_end()
    for left in Path(os.environ["RUNTIME_DIRECTORY"]).iterdir():
        left.unlink()


def fail(times: int) -> None:
    for _ in range(times):
        end("exit-code")


def safe() -> bool:
    safe_start.begin()
    return safe_start.on()


def test_after_three_failed_starts_the_settings_are_left_alone(device: Path) -> None:
    fail(2)
    assert not safe()
    fail(1)
    assert safe()
    chosen = safe_start.settings()
    assert chosen.text("table.language") == "en"
    assert (chosen.text("camera.source"), chosen.flag("mqtt.on"), chosen.faults) == ("none", False, ())
    assert not keep_setting(files.settings_path(), "table.calm", value=True)
    assert (device / "companion.toml").read_text() == SETTINGS


def test_crashes_count_and_hangs_as_the_unit_tells_of_them(device: Path) -> None:
    command = [sys.executable, "-m", "companion.system.safe_start"]
    subprocess.run(command, env=os.environ | {"SERVICE_RESULT": "exit-code", "EXIT_STATUS": "1"}, check=True)
    for number, result in enumerate(("signal", "core-dump", "watchdog", "timeout", "oom-kill"), start=2):
        end(result, "ABRT")
        assert safe_start.count_failed_starts() == number, result


def test_what_is_no_failed_start(device: Path) -> None:
    fail(2)
    end("success", "0")
    end("exit-code", str(service.ALREADY_OPEN))
    assert safe_start.count_failed_starts() == 2, "stopped in good order, and a second program at the table"
    safe_start.note_reached()
    end("exit-code")
    assert safe_start.count_failed_starts() == 0, "it had asked its first question"


def test_other_settings_and_another_version_begin_at_none(device: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fail(3)
    with monkeypatch.context() as other:
        other.setattr(safe_start, "version", lambda: "1.1.1 (0123abcd)")
        assert not safe()
    (device / "companion.toml").write_text(SETTINGS.replace("usb", "none"))
    assert not safe()
    fail(1)
    assert safe_start.count_failed_starts() == 1


def test_a_safe_start_stays_safe_until_the_table_goes_back(device: Path) -> None:
    fail(3)
    assert safe()
    safe_start.note_reached()
    assert safe_start.count_failed_starts() == 3
    safe_start.go_back()
    assert (safe_start.count_failed_starts(), safe_start.on()) == (0, False)
    assert safe_start.settings().flag("mqtt.on")
    fail(1)
    assert safe_start.count_failed_starts() == 1, "what the safe start had asked does not count for the next"


def test_only_the_service_starts_safely(device: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fail(3)
    monkeypatch.delenv("NOTIFY_SOCKET")
    assert not safe()


def test_a_spoilt_count_is_none(device: Path) -> None:
    for content in (b"", b"3", b"x y", b"\xff\xfe 1", b"3 of-something-else"):
        (device / "STATE_DIRECTORY" / safe_start.FAILED).write_bytes(content)
        assert safe_start.count_failed_starts() == 0, content


@pytest.mark.parametrize("content", [None, b"\xff\xfe", b'language = "nonsense"'])
def test_settings_that_cannot_be_read_are_left_alone_too(device: Path, content: bytes | None) -> None:
    path = device / "companion.toml"
    path.unlink() if content is None else path.write_bytes(content)
    fail(3)
    assert safe()
    assert safe_start.settings().faults == ()


def test_no_package_brings_a_game_into_a_safe_start(device: Path) -> None:
    script = "from companion.games import outside; outside.entry_points = None; print(list(outside.games_brought(())))"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"COMPANION_SAFE_START": "yes"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_doctor_names_the_file(device: Path) -> None:
    settings = load(files.settings_path())
    assert _starts(settings).health is Health.OK
    fail(3)
    finding = _starts(settings)
    assert finding.health is Health.BROKEN
    assert "3 starts in a row failed" in finding.seen
    assert str(device / "companion.toml") in finding.mend


@pytest.mark.parametrize("answer", ["on", "back"])
def test_the_table_is_told_and_may_go_back(device: Path, answer: str) -> None:
    fail(3)
    assert safe()
    library = Library(device / "STATE_DIRECTORY")
    host = Host(library)
    talk = host.dialogue()
    asked = talk.question
    assert (asked.id, asked.args["file"]) == ("evening.safe", str(device / "companion.toml"))
    assert "three starts in a row failed" in tell_snapshot(talk.snapshot(), words_of("en"), heard=0)
    assert "drei Starts hintereinander sind gescheitert" in tell_snapshot(talk.snapshot(), words_of("de"), heard=0)
    talk.do(Answer(answer, talk.snapshot().step))
    if answer == "on":
        assert talk.question.id == "evening.box"
        assert host.dialogue().question.id == "evening.box", "only once"
    else:
        assert talk.result == OwnSettings()
        with pytest.raises(OwnSettingsWanted):
            host.game(talk.result)
    library.close()
