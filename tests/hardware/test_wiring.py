"""The wiring: right places, no pin twice, a drawing that is a document; and the pages that people build by say what the code does."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from math import radians, tan
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.app.cli import main
from companion.app.desk.devices import button_pins, knob_pins, ring_choice
from companion.language.voice.sound.output import outputs
from companion.system.settings import Settings
from hardware.button import ButtonPin, KnobPins
from hardware.cameras.camera import SIZE
from hardware.pins import PinsError
from hardware.ring_drivers.chosen import RingChoice, RingProtocol
from hardware.wiring import LABELS, PLACE_OF_BCM, SAFE_LAMPS, Supply, as_svg, as_text, find_nearest, plan
from vision.cubes.tray_check import SMALLEST_CUBE_PX

USB = RingChoice()


def test_the_header_is_the_pis() -> None:
    """Places as printed on every pin-out of the 40-pin header."""
    assert {bcm: PLACE_OF_BCM[bcm] for bcm in (2, 4, 17, 10, 11, 5, 21, 26, 1)} == {
        2: 3, 4: 7, 17: 11, 10: 19, 11: 23, 5: 29, 21: 40, 26: 37, 1: 28,
    }  # fmt: skip
    assert sorted(PLACE_OF_BCM) == list(range(28))
    assert [place for place, name in LABELS.items() if name == "GND"] == [6, 9, 14, 20, 25, 30, 34, 39]
    assert [place for place, name in LABELS.items() if name in {"3V3", "5V"}] == [1, 2, 4, 17]


def test_one_button_and_a_ring_on_usb() -> None:
    assert (
        as_text(plan([ButtonPin(17)], [], USB))
        == """\
header  is      goes to
pin 9   GND     button, other leg
pin 11  GPIO17  button, one leg

Pin 1 is the square one, next to the SD card; odd numbers run along the inner row.
ring: on a microcontroller with USB (adalight); plug it into the Pi, port auto.
ring: the microcontroller's 5V, GND and data pin go to the ring's 5V, GND and DIN."""
    )


def test_rings_on_the_header_and_a_button_to_three_volts() -> None:
    for ring, labels in (
        (RingChoice(RingProtocol.WS2812), ["5V", "GND", "GPIO10"]),
        (RingChoice(RingProtocol.APA102), ["5V", "GND", "GPIO10", "GPIO11"]),
        (RingChoice(RingProtocol.LEDS, pins=(5, 6)), ["GPIO5", "GPIO6", "GND"]),
        (RingChoice(RingProtocol.NONE), []),
    ):
        assert [wire.label for wire in plan([], [], ring).wires] == labels
    assert [wire.label for wire in plan([ButtonPin(17, pull_up=False)], [], USB).wires] == ["GPIO17", "3V3"]


def test_a_pin_wanted_twice_is_named() -> None:
    for buttons, knobs, ring in (
        ([ButtonPin(17), ButtonPin(17, "next")], [], USB),
        ([ButtonPin(10)], [], RingChoice(RingProtocol.WS2812)),
        ([ButtonPin(5)], [KnobPins(5, 6)], USB),
    ):
        with pytest.raises(PinsError, match=r"one user of GPIO\d+, got two: \w+ and \w+"):
            plan(buttons, knobs, ring)


@given(pins=st.lists(st.integers(0, 27), min_size=1, max_size=7, unique=True))
def test_every_wire_ends_where_it_should(pins: list[int]) -> None:
    wires = plan([ButtonPin(pin, f"b{pin}") for pin in pins], [], USB).wires
    assert len({wire.place for wire in wires}) == len(wires) == 2 * len(pins)
    for wire in wires:
        wanted = wire.to.wants
        assert LABELS[wire.place] == (wanted.value if isinstance(wanted, Supply) else str(wanted))


def test_grounds_are_shared_when_none_is_left() -> None:
    taken = frozenset(place for place, name in LABELS.items() if name == "GND")
    assert LABELS[find_nearest("GND", 11, taken)] == "GND"


def test_the_drawing_is_svg_with_every_wire() -> None:
    wiring = plan([ButtonPin(17, "a <button> & more")], [KnobPins(5, 6)], RingChoice(RingProtocol.WS2812))
    root = ET.fromstring(as_svg(wiring))  # fails on anything unescaped
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(root.findall("{*}path")) == len(wiring.wires)
    texts = [text.text for text in root.findall("{*}text")]
    assert "a <button> & more" in texts
    assert all(wire.to.contact in " ".join(filter(None, texts)) for wire in wiring.wires)


DOCS = Path(__file__).parents[2] / "docs"
BUILD, RING, EYES = ((DOCS / f"{name}.md").read_text(encoding="utf-8") for name in ("build-it", "ring", "eyes"))
SEES_ACROSS = 66.0
"""Degrees that the Camera Module 3 sees from left to right, by its data sheet."""
CUBE_MM = 10.0


def test_every_place_on_the_header_is_the_pin_it_is_called():
    named = re.findall(r"pins? (\d+) \((\w+)\)", BUILD + RING)
    assert len(named) >= 8
    for place, name in named:
        label = name.removeprefix("GPIO") if name.startswith("GPIO") else {"ground": "GND"}.get(name, name)
        assert LABELS[int(place)] == label, (place, name)


def test_the_amplifier_takes_no_pin_that_a_button_has():
    amplifier = {int(pin) for pin in re.findall(r"\| (?:BCLK|LRC|DIN) \| pin \d+ \(GPIO(\d+)\)", BUILD)}
    assert amplifier == {18, 19, 21}
    assert Settings().get_whole("button.pin") not in amplifier
    assert f"pin {PLACE_OF_BCM[Settings().get_whole('button.pin')]} (GPIO{Settings().get_whole('button.pin')})" in BUILD


def test_the_camera_has_one_height_and_a_cube_is_large_enough_from_there():
    heights = set(re.findall(r"(\d+) to (\d+) cm (?:high|above)", BUILD + EYES))
    assert len(heights) == 1
    widths = [SIZE[0] * CUBE_MM / (20 * int(cm) * tan(radians(SEES_ACROSS / 2))) for cm in heights.pop()]
    least, most = map(int, re.search(r"a cube of 10 mm is (\d+) to (\d+) pixels", EYES).groups())
    assert [least <= round(width) <= most for width in widths] == [True, True]
    assert least > 2 * SMALLEST_CUBE_PX
    assert f"below {SMALLEST_CUBE_PX:g} pixels a cube is refused" in EYES


def test_the_picture_has_the_size_that_is_asked_of_the_camera():
    assert f"{SIZE[0]} x {SIZE[1]} is asked for" in EYES
    assert set(re.findall(r"\b(\d{4}) ?x ?(\d{3,4})\b is asked", BUILD + EYES)) == {tuple(map(str, SIZE))}


CARDS = {
    "0 [vc4hdmi0       ]: vc4-hdmi - vc4-hdmi-0": "00-00: MAI PCM i2s-hifi-0 : MAI PCM i2s-hifi-0 : playback 1",
    "0 [Headphones     ]: bcm2835_headpho - bcm2835 Headphones": "00-00: bcm2835 Headphones : x : playback 8",
    "0 [Device         ]: USB-Audio - USB Audio Device": "00-00: USB Audio : USB Audio : playback 1",
    "0 [sndrpihifiberry]: RPi-simple - snd_rpi_hifiberry_dac": "00-00: HifiBerry DAC HiFi : x : playback 1",
}


def test_an_output_is_called_what_doctor_and_page_call_it(tmp_path):
    for card, device in CARDS.items():
        (tmp_path / "cards").write_text(f" {card}\n")
        (tmp_path / "pcm").write_text(f"{device}\n")
        assert f"`{outputs(tmp_path)[0].name}`" in BUILD, card


KIT = (DOCS / "kit.md").read_text(encoding="utf-8")
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
    ("before", "wanted", "why"),
    [
        ([], "button.next_pin 17", "one user of GPIO17, got two: button and next"),
        (["ring.driver spi"], "button.pin 10", "one user of GPIO10"),
        (["ring.driver spi"], "button.pin 8", "one user of GPIO8, got two: the ring's SPI and button"),
        (["button.encoder_pins 5,6"], "button.back_pin 6", "one user of GPIO6"),
        (["sound.output plughw:CARD=sndrpihifiberry,DEV=0"], "button.pin 18", "two: sound.output and button"),
        (["button.pin 21"], "sound.output plughw:CARD=sndrpihifiberry,DEV=0", "one user of GPIO21"),
        (["ring.driver adalight ring.port /dev/serial0"], "button.pin 15", "two: ring.port and button"),
        ([], "ring.driver ddp", "ring.driver ddp needs the lamps' address"),
        (["ring.driver ddp ring.port 192.168.1.20"], "ring.driver adalight", "not 192.168.1.20 (both at once:"),
        (["ring.pins 5,6,13"], "ring.driver leds", "at least 8 lamps in ring.pins"),
        (["ring.driver apa102"], "ring.order grbw", "ring.driver apa102 cannot light a white lamp"),
        (["ring.count 16"], "ring.first 16", "ring.first must be less than ring.count"),
        (["button.double_press 0.5"], "button.long_press 0.5", "button.double_press must be less than button.long_press"),
        ([], "camera.source file", "camera.source file needs its path in camera.path"),
        ([], "ring.driver ddp ring.port", "ring.port has no value"),
    ],
)
def test_settings_that_contradict_each_other_or_the_parts_are_refused_with_the_reason(
    before, wanted, why, tmp_path, monkeypatch, capsys
):
    file = tmp_path / "companion.toml"
    monkeypatch.setenv("COMPANION_SETTINGS", str(file))
    assert [main(["settings", *line.split()]) for line in before] == [0] * len(before)
    there = file.read_text() if before else None
    assert main(["settings", *wanted.split()]) == 2
    assert why in capsys.readouterr().err
    assert (file.read_text() if file.exists() else None) == there


def test_a_port_that_no_driver_uses_takes_no_pins(tmp_path, monkeypatch):
    monkeypatch.setenv("COMPANION_SETTINGS", str(tmp_path / "companion.toml"))
    for line in ("ring.port /dev/serial0", "ring.driver spi", "button.pin 15"):
        assert main(["settings", *line.split()]) == 0
