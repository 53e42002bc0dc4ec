"""`companion ring` and `companion hardware` from the command line, with a pretend board and mock pins."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from pace import until
from pretend_board import ADALIGHT, TPM2, WLED, PretendBoard

from companion.app.cli import main
from companion.app.commands import device
from companion.app.commands.device import PATTERNS, pattern
from hardware.lamps import OFF
from hardware.ring import Ring
from hardware.supervised import DeviceState

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


Asleep = Callable[[Callable[[], bool]], None]


@pytest.fixture
def asleep(monkeypatch: pytest.MonkeyPatch) -> Asleep:
    """Let the command show its pattern until something has come about, in place of so many seconds."""

    def shown_until(true: Callable[[], bool]) -> None:
        def sleep(seconds: float) -> None:
            assert seconds == device.TICK or until(true)

        monkeypatch.setattr(device, "time", SimpleNamespace(monotonic=time.monotonic, sleep=sleep))

    return shown_until


@pytest.mark.parametrize("protocol", LANGUAGES)
def test_ring_shows_the_pattern_and_counts(protocol: str, asleep: Asleep, capsys: pytest.CaptureFixture[str]) -> None:
    with Talkative(LANGUAGES[protocol]) as board:
        asleep(lambda: len(board.shown) > 5)
        words = ("ring", "crown", "--port", str(board.port), "--protocol", protocol, "--leds", "12", "--seconds", "2")
        assert companion_(*words, "--fps", "20") == 0
    assert all(len(shown.frame) == 12 for shown in board.shown)
    assert board.shown[-1].frame == (OFF,) * 12
    told = capsys.readouterr().out
    assert "crown on 12 lamps" in told
    assert re.search(r"^[1-9]\d* frames", told, re.MULTILINE)


def test_no_ring_is_said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(device, "FOUND_WITHIN", 0.2)
    assert companion_("ring", "glow", "--port", str(tmp_path / "ttyUSB0"), "--seconds", "1") == 1
    assert "no serial port" in capsys.readouterr().err


def test_a_ring_pulled_out_is_said(asleep: Asleep, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    rings: list[Ring] = []
    monkeypatch.setattr(device, "Ring", lambda *given, **named: rings.append(Ring(*given, **named)) or rings[-1])
    with Talkative(ADALIGHT) as board:
        asleep(lambda: (board.unplug(), rings[0].status.state is DeviceState.LOST)[1])
        assert companion_("ring", "breath", "--port", str(board.port)) == 1
    assert "lost" in capsys.readouterr().err


def test_wrong_words_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (
        "nonsense", "glow --leds 7", "glow --leds many", "glow --seconds 0", "glow --seconds inf", "glow --fps -1", "glow --baud 0",
        "glow --protocol spi",
    ):  # fmt: skip
        with pytest.raises(SystemExit, match="2"):
            companion_("ring", *words.split())
        assert re.search("error|there is no", capsys.readouterr().err), words


def test_every_pattern_goes_on_for_as_long_as_it_is_shown() -> None:
    for name in PATTERNS:
        shown = pattern(name, seconds=30)
        assert len(shown.frame(25.0, 17)) == 17
        assert not shown.fps or len({shown.frame(20 + step / 10, 17) for step in range(60)}) > 1, name


def test_wiring_as_text_and_drawing_and_what_cannot_be_is_said(settings_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings_file.write_text("[button]\npin = 22\n")
    assert companion_("hardware", "wiring") == 0
    assert "pin 15  GPIO22  button, one leg" in capsys.readouterr().out
    assert companion_("hardware", "wiring", "--svg") == 0
    assert capsys.readouterr().out.startswith("<svg")
    settings_file.write_text("[button]\npin = 22\nnext_pin = 22\n")
    assert companion_("hardware", "wiring") == 2
    assert "expected one user of GPIO22, got two: button and next" in capsys.readouterr().err
