"""The wiring: right places, no pin twice, a drawing that is a document."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.button import ButtonPin, KnobPins
from hardware.pins import PinsError
from hardware.ring_drivers.chosen import RingChoice, RingProtocol
from hardware.wiring import LABELS, PLACE_OF_BCM, Supply, as_svg, as_text, find_nearest, plan

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
