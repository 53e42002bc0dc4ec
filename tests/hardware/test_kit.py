"""The recommended kit fits together: its page, the other pages, the case, the settings as they come and the wiring say the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.app.cli import main
from companion.app.desk.devices import button_pins, knob_pins, ring_choice
from companion.system.settings import Settings
from hardware.wiring import SAFE_LAMPS, plan

DOCS = Path(__file__).parents[2] / "docs"
KIT, BUILD, RING = ((DOCS / f"{page}.md").read_text() for page in ("kit", "build-it", "ring"))
BUTTON = int(re.search(r"\| button \|.*\| (\d+) mm across", KIT)[1])
LAMPS, OUTSIDE, INSIDE = map(int, re.search(r"\| ring \| (\d+) WS2812B.*\| (\d+) mm outside, (\d+) mm inside", KIT).groups())


def test_the_button_goes_into_the_ring_and_the_ring_into_the_case():
    case = (DOCS / "pictures/case.svg").read_text()
    opening, ring, button = map(int, re.search(r"opening (\d+), ring (\d+), button (\d+)", case).groups())
    assert button == BUTTON < INSIDE < OUTSIDE == ring < opening
    assert f"{BUTTON} mm in {INSIDE}" in KIT


def test_every_page_and_drawing_names_the_same_parts():
    drawing = (DOCS / "pictures/wiring.svg").read_text()
    for text in (drawing, BUILD):
        assert f"{BUTTON} mm" in text
        assert f"{OUTSIDE} mm outside, {INSIDE} mm inside" in text
        assert "COM" in text
    for text in (KIT, drawing):
        assert "74AHCT125" in text
        assert "1000 µF" in text
    assert "kit.md" in RING
    assert f"{LAMPS} WS2812B" in BUILD


def test_the_settings_as_they_come_are_those_of_the_kit():
    settings = Settings()
    assert settings.get_whole("ring.count") == LAMPS <= SAFE_LAMPS
    assert f"`milliamps = {settings.get_whole('ring.milliamps')}`" in KIT
    wires = {
        f"pin {wire.place} ({wire.label.replace('GND', 'ground')})"
        for wire in plan(button_pins(settings), knob_pins(settings), ring_choice(settings)).wires
    }
    assert set(re.findall(r"^\| (pin \d+ \(\w+\)) \|", KIT, re.MULTILINE)) == wires


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("button.next_pin 17", ""),
        ("ring.driver spi", "button.pin 10"),
        ("button.encoder_pins [5, 6]", "button.back_pin 6"),
    ],
)
def test_a_setting_that_gives_two_parts_one_pin_is_refused_with_the_reason(first, second, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("COMPANION_SETTINGS", str(tmp_path / "companion.toml"))
    lines = [line for line in (first, second) if line]
    codes = [main(["settings", *line.split(" ", 1)]) for line in lines]
    assert codes == [0] * (len(lines) - 1) + [2]
    assert "expected one user of GPIO" in capsys.readouterr().err
