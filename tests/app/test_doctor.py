"""The doctor looks at real parts: a pretend board, mock pins, a picture, a database; and says what is missing and what to do."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import numpy as np
import pytest
from mixer_here import needs_mixer
from pretend_board import PretendBoard

from companion.app.cli import main
from companion.app.commands import doctor
from companion.app.commands.doctor import Health, examine
from companion.language.voice.engines import voices
from companion.language.voice.sound.output import OutputKind, SoundOutput, outputs
from companion.language.voice.studio import Speeds
from companion.library.library import Library
from companion.system.settings import load
from companion.table.seats import Seat, Seats
from companion.table.table import Beginning


@pytest.fixture
def home(tmp_path, monkeypatch):
    """The folders of a service."""
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    monkeypatch.setenv("COMPANION_SETTINGS", str(tmp_path / "companion.toml"))
    return tmp_path


def seen(home: Path, settings: str = "") -> dict[str, tuple[Health, str, str]]:
    (home / "companion.toml").write_text(settings)
    found = examine(load(home / "companion.toml"))
    return {finding.part: (finding.health, finding.seen, finding.mend) for finding in found}


def test_a_bare_desk_is_missing_much_and_has_nothing_broken(home):
    found = seen(home, '[sound]\noutput = "none"\n')
    assert Health.BROKEN not in {health for health, _, _ in found.values()}
    for part in ("button", "ring", "camera"):
        assert found[part][0] is Health.MISSING
        assert found[part][2], "how to do without is said"
    assert found["database"][1].startswith("no games yet")
    found = seen(home, f'[ring]\ndriver = "adalight"\nport = "{home / "ttyUSB0"}"\n')
    assert found["ring"][0] is Health.MISSING, "what is not plugged in is not broken"
    assert "plug it in" in found["ring"][2]
    assert not (home / ".card-test.db").exists()


def test_everything_plugged_in(home):
    cv2.imwrite(str(home / "table.png"), np.full((40, 60, 3), 120, np.uint8))
    with PretendBoard() as board:
        found = seen(
            home,
            f'[button]\nfactory = "mock"\npin = 22\n[ring]\ndriver = "adalight"\nhello = 0.2\nport = "{board.port}"\n'
            f'[camera]\nsource = "folder"\npath = "{home / "table.png"}"\n',
        )
        assert found["ring"][:2] == (Health.OK, str(board.port))
    assert found["button"][:2] == (Health.OK, "GPIO22")
    assert found["camera"][:2] == (Health.OK, "table.png, 60x40")
    assert found["card"][1].endswith("ms an answer")


def test_what_is_broken_is_named_with_what_to_do(home):
    found = seen(
        home,
        '[button]\nfactory = "mock"\nnext_pin = 17\n[ring]\ndriver = "leds"\npins = [40]\ncolour = 1\n'
        f'[camera]\nsource = "folder"\npath = "{home / "none"}"\n',
    )
    for part in ("settings", "button", "ring", "camera"):
        assert found[part][0] is Health.BROKEN
        assert found[part][2]
    assert "line 7: ring.colour" in found["settings"][1]


def test_games_and_the_time_from_power_to_the_first_question_are_told(home):
    (home / "boot-seconds").write_text("23.5")
    library = Library(home)
    library.begin(Beginning("tumult_royale", Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")]), {}, {}))
    assert seen(home)["program"][1] == "Companion is running"
    library.close()
    found = seen(home)
    assert found["program"][1] == "not running"
    assert found["boot"][1] == "23.5 s from power to the first question"
    assert found["database"][1].startswith("games: 1,")


def test_the_command_says_all_of_it_and_whether_something_is_broken(home, capsys):
    for settings, code in (("", 0), ("[ring]\ncolour = 1\n", 1)):
        (home / "companion.toml").write_text(settings)
        assert main(["doctor", "--json"]) == code
        found = json.loads(capsys.readouterr().out)
        assert {finding["part"] for finding in found} >= {"button", "ring", "camera", "sound", "boot"}
    assert main(["doctor"]) == code
    assert "database" in capsys.readouterr().out


@needs_mixer
def test_sound_is_tried_and_what_keeps_it_away_is_said(home, monkeypatch):
    assert seen(home)["sound"][:2] == (Health.OK, f"opened; {', '.join(output.name for output in outputs()) or 'no ALSA card'}")
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    usb = SoundOutput("plughw:CARD=Device,DEV=0", OutputKind.USB, "USB Audio")
    for cards, health, mend in (((), Health.MISSING, "subtitles"), ((usb,), Health.BROKEN, usb.name)):
        monkeypatch.setattr(doctor, "outputs", lambda cards=cards: cards)
        found = seen(home)["sound"]
        assert found[0] is health
        assert "no sound on the default output" in found[1]
        assert mend in found[2]


def test_the_voices_are_named_and_what_is_wrong_with_one_is_said_with_the_way_to_mend_it(home, monkeypatch):
    """A file that is no voice; and a voice that is far too slow here."""
    monkeypatch.setenv("CACHE_DIRECTORY", str(home))
    assert "de: " in seen(home)["voice"][1]
    assert seen(home, '[voice]\nengine = "silent"\n')["voice"][:2] == (Health.OK, "silent")
    model = home / "voices" / "de_DE-x-high.onnx"
    model.parent.mkdir()
    model.write_text("Not found")
    health, told, mend = seen(home)["voice"]
    assert health is Health.BROKEN
    assert "expected a Piper voice" in told
    assert "companion voices add FILE.onnx" in mend
    monkeypatch.setattr(voices, "piper_installed", lambda: True)
    monkeypatch.setattr(voices.metadata, "version", lambda name: "9")
    model.write_bytes(b"\x08" + bytes(2_000))
    model.with_name(f"{model.name}.json").write_text('{"espeak": {"voice": "de"}}')
    speeds = Speeds(home / "tts")
    (slow,) = (voice for voice in voices.piper_voices(model.parent) if voice.language == "de")
    speeds.note(voices.engine_of(slow).identity("de"), 1.0, 2.5)
    speeds.settle()
    health, told, mend = seen(home)["voice"]
    assert health is Health.BROKEN
    assert "de_DE-x-high takes 2.5 s for a second of speech" in told
    assert "companion voices prepare" in mend


def test_a_report_names_nobody(home, capsys, monkeypatch):
    library = Library(home)
    library.begin(Beginning("citadels", Seats([Seat("Adalbert", "red"), Seat("Bo", "blue")]), {"books": "light"}, {}))
    library.close()
    (home / "companion.log").write_text("ValueError: Adalbert has no crown\n/home/grace/boxes is not there\n")
    monkeypatch.setenv("HOME", "/home/grace")
    main(["doctor", "--report"])
    printed = capsys.readouterr().out
    assert printed.startswith("Companion ")
    assert "✗" in printed or "✓ version" in printed
    assert "ValueError: NAME-" in printed
    assert not {"adalbert", "grace"} & set(printed.casefold().replace("/", " ").split())
    assert "Both" in printed or "Bo " not in printed
