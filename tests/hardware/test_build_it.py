"""The pages that people build by say what the code does: pins, heights, the picture's size, the names of outputs."""

from __future__ import annotations

import re
from math import radians, tan
from pathlib import Path

from companion.language.voice.sound.outputs import outputs
from companion.system.settings import Settings
from hardware.cameras.camera import SIZE
from hardware.wiring import LABELS, PLACE_OF_BCM
from vision.cubes.tray_check import SMALLEST_CUBE_PX

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
