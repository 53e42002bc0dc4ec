"""`companion ring` and `companion hardware` from the command line, with a pretend board and mock pins."""

from __future__ import annotations

import io
import threading
from collections.abc import Iterator
from pathlib import Path
from threading import Timer

import cv2
import numpy as np
import pytest
from gpiozero.pins.mock import MockFactory
from pace import SLOW
from pretend_board import ADALIGHT, TPM2, WLED, PretendBoard

import companion.desk.devices
from companion.cli import main
from companion.commands import device
from companion.commands.device import PartVerdict, everything
from companion.system.settings import load
from hardware.lamp_colour import OFF
from hardware.patterns import PATTERNS, Wanted, pattern

LANGUAGES = {"adalight": ADALIGHT, "tpm2": TPM2, "wled": WLED}


def companion_(*words: str) -> int:
    return main(words)


@pytest.fixture
def settings_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "companion.toml"
    monkeypatch.setenv("COMPANION_SETTINGS", str(path))
    return path


class Talkative(PretendBoard):
    """A board that says hello again and again, so that nobody waits for its start."""

    def __init__(self, language) -> None:
        super().__init__(language)
        self._over = threading.Event()
        self._talker = threading.Thread(target=self._talk, daemon=True)
        self._talker.start()

    def _talk(self) -> None:
        while not self._over.wait(0.05):
            self.say(b"Ada\n")

    def unplug(self) -> None:
        self._over.set()
        self._talker.join()
        super().unplug()


@pytest.mark.parametrize("protocol", LANGUAGES)
def test_ring_shows_the_pattern_and_counts(protocol: str, capsys: pytest.CaptureFixture[str]) -> None:
    with Talkative(LANGUAGES[protocol]) as board:
        words = ("ring", "crown", "--port", str(board.port), "--protocol", protocol, "--leds", "12", "--seconds", str(0.5 * SLOW))
        assert companion_(*words, "--fps", "20") == 0
    assert all(len(shown.frame) == 12 for shown in board.shown)
    assert board.shown[-1].frame == (OFF,) * 12
    assert 8 <= len(board.shown) <= 16 * SLOW
    assert "crown on 12 lamps" in capsys.readouterr().out


def test_no_ring_is_said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(device, "FOUND_WITHIN", 0.2)
    assert companion_("ring", "glow", "--port", str(tmp_path / "ttyUSB0"), "--seconds", "1") == 1
    assert "no serial port" in capsys.readouterr().err


def test_a_ring_pulled_out_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with Talkative(ADALIGHT) as board:
        puller = threading.Timer(0.3 * SLOW, board.unplug)
        puller.start()
        assert companion_("ring", "breath", "--port", str(board.port), "--seconds", str(0.8 * SLOW)) == 1
        puller.join()
    assert "lost" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ("nonsense",),
        ("glow", "--leds", "7"),
        ("glow", "--leds", "many"),
        ("glow", "--seconds", "0"),
        ("glow", "--seconds", "inf"),
        ("glow", "--fps", "-1"),
        ("glow", "--baud", "0"),
        ("glow", "--colour", "red"),
        ("glow", "--protocol", "spi"),
    ],
)
def test_wrong_words_are_refused(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        companion_("ring", *words)
    assert "error" in capsys.readouterr().err


@pytest.mark.parametrize("name", PATTERNS)
def test_every_pattern_goes_on_for_as_long_as_it_is_shown(name: str) -> None:
    shown = pattern(name, Wanted(seconds=30, draw=0.3))
    assert len(shown.frame(25.0, 17)) == 17
    if shown.fps:
        late = {shown.frame(20 + step / 10, 17) for step in range(60)}
        assert len(late) > 1


def test_wiring_as_text_and_drawing(settings_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings_file.write_text("[button]\npin = 22\n")
    assert companion_("hardware", "wiring") == 0
    assert "pin 15  GPIO22  button, one leg" in capsys.readouterr().out
    assert companion_("hardware", "wiring", "--svg") == 0
    assert capsys.readouterr().out.startswith("<svg")


def test_wiring_that_cannot_be_is_said(settings_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings_file.write_text("[button]\npin = 22\nnext_pin = 22\n")
    assert companion_("hardware", "wiring") == 2
    assert "expected one user of GPIO22, got two: button and next" in capsys.readouterr().err


class Person:
    """Sees and hears what it is told to, and presses the button when asked."""

    def __init__(self, sees: bool = True, factory: MockFactory | None = None) -> None:
        self.told: list[str] = []
        self._sees = sees
        self._factory = factory

    def tell(self, text: str) -> None:
        self.told.append(text)
        if self._factory is not None and "Press the button" in text:
            self._factory.pin(17).drive_low()
            Timer(0.05, self._factory.pin(17).drive_high).start()

    def saw(self, question: str) -> bool:
        self.told.append(question)
        return self._sees


@pytest.fixture
def factory(monkeypatch: pytest.MonkeyPatch) -> Iterator[MockFactory]:
    made = MockFactory()
    monkeypatch.setattr(companion.desk.devices, "pin_factory", lambda _: made)
    yield made
    made.reset()


def test_the_walk_through_all_parts(settings_file: Path, tmp_path: Path, factory: MockFactory) -> None:
    cv2.imwrite(str(tmp_path / "table.png"), np.full((40, 60, 3), 120, np.uint8))
    with Talkative(ADALIGHT) as board:
        settings_file.write_text(
            f'[button]\nfactory = "mock"\n[ring]\ndriver = "adalight"\nport = "{board.port}"\n[sound]\noutput = "none"\n'
            f'[camera]\nsource = "folder"\npath = "{tmp_path / "table.png"}"\n'
        )
        person = Person(factory=factory)
        results = list(everything(load(settings_file), person))
    assert [(result.part, result.outcome) for result in results] == [
        ("button", PartVerdict.GOOD),
        ("ring", PartVerdict.GOOD),
        ("sound", PartVerdict.NONE),
        ("camera", PartVerdict.GOOD),
    ]
    assert "short press" in results[0].note
    looked = next(told for told in person.told if "60x40" in told)
    assert "well lit" in looked
    assert cv2.imread(looked.rpartition(": ")[2]).shape == (40, 60, 3)


def test_what_does_not_work_says_what_to_do(
    settings_file: Path, tmp_path: Path, factory: MockFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.commands.device.PATIENCE", 0.1)
    monkeypatch.setattr("companion.commands.device.SEEKING", 0.1)
    with Talkative(ADALIGHT) as board:
        settings_file.write_text(
            f'[button]\nfactory = "mock"\n[ring]\ndriver = "adalight"\nport = "{board.port}"\n[sound]\noutput = "none"\n'
            f'[camera]\nsource = "folder"\npath = "{tmp_path / "none"}"\n'
        )
        results = list(everything(load(settings_file), Person(sees=False)))
    assert [result.outcome for result in results] == [PartVerdict.BAD, PartVerdict.BAD, PartVerdict.NONE, PartVerdict.BAD]
    assert "companion hardware wiring" in results[0].note
    assert "ring.clockwise" in results[1].note
    assert "none" in results[3].note


def test_nobody_at_the_terminal_is_a_no(
    settings_file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings_file.write_text('[sound]\noutput = "none"\n[button]\nfactory = "none"\n')
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert companion_("hardware", "test") == 0
    assert capsys.readouterr().out.count("- ") == 4
