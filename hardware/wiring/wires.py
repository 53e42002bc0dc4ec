"""What goes where: the wires between the header and the configured parts, as values and as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from hardware.button import ButtonPin, KnobPins
from hardware.pins import PinsError
from hardware.ring_drivers.chosen import RingChoice, RingProtocol
from hardware.wiring.header import LABELS, PLACE_OF_BCM, nearest

DATA, CLOCK = 10, 11
"""BCM numbers of SPI0's data (MOSI) and clock."""
SAFE_LAMPS = 24
"""Lamps that the header's 5 volts can feed beside the Pi, at the usual current budget."""


class Supply(Enum):
    """What a contact may want instead of a signal."""

    GROUND = "GND"
    V3 = "3V3"
    V5 = "5V"


@dataclass(frozen=True)
class Contact:
    """A part's contact, the BCM number or supply it wants, and a remark if something sits in between."""

    part: str
    contact: str
    wants: int | Supply
    remark: str = ""


@dataclass(frozen=True)
class Wire:
    """One wire: a part's contact and its place on the header, 1 to 40."""

    to: Contact
    place: int

    @property
    def label(self) -> str:
        """What the place is called: ``GPIO17``, ``GND``, ``5V``."""
        name = LABELS[self.place]
        return f"GPIO{name}" if name.isdecimal() else name


@dataclass(frozen=True)
class Wiring:
    """All wires, and sentences on what is not wired to the header."""

    wires: tuple[Wire, ...]
    notes: tuple[str, ...] = ()


def plan(buttons: Sequence[ButtonPin], knobs: Sequence[KnobPins], ring: RingChoice) -> Wiring:
    """Return the wires for the configured parts, each with a ground of its own near its signal while there are some.

    Raises:
        PinsError: two parts want the same pin.

    """
    parts = [*map(_button, buttons), *map(_knob, knobs), _ring_on_header(ring)]
    wires: list[Wire] = []
    for contacts in parts:
        wires += _placed(contacts, wires)
    return Wiring(tuple(wires), _notes(ring))


def _button(button: ButtonPin) -> tuple[Contact, ...]:
    other = Supply.GROUND if button.pull_up else Supply.V3
    return Contact(button.source, "one leg", button.pin), Contact(button.source, "other leg", other)


def _knob(knob: KnobPins) -> tuple[Contact, ...]:
    return (
        Contact(knob.source, "A", knob.a),
        Contact(knob.source, "B", knob.b),
        Contact(knob.source, "middle (C)", Supply.GROUND),
    )


def _ring_on_header(ring: RingChoice) -> tuple[Contact, ...]:
    supply = Contact("ring", "5 V", Supply.V5), Contact("ring", "ground", Supply.GROUND)
    shifter = "through a level shifter from 3.3 to 5 V"
    if ring.protocol is RingProtocol.WS2812:
        return (*supply, Contact("ring", "data in", DATA, f"{shifter} and 330 ohm"))
    if ring.protocol is RingProtocol.APA102:
        return (*supply, Contact("ring", "data in", DATA, shifter), Contact("ring", "clock in", CLOCK, shifter))
    if ring.protocol is RingProtocol.LEDS:
        lamps = (Contact(f"lamp {lamp}", "long leg", pin, "through 330 ohm") for lamp, pin in enumerate(ring.pins))
        return (*lamps, Contact("all lamps", "short legs", Supply.GROUND))
    return ()


def _notes(ring: RingChoice) -> tuple[str, ...]:
    if ring.protocol in {RingProtocol.ADALIGHT, RingProtocol.TPM2, RingProtocol.WLED}:
        return (
            f"ring: on a microcontroller with USB ({ring.protocol.value}); plug it into the Pi, port {ring.port}.",
            "ring: the microcontroller's 5V, GND and data pin go to the ring's 5V, GND and DIN.",
        )
    if ring.protocol in {RingProtocol.WS2812, RingProtocol.APA102}:
        return (f"ring: more than about {SAFE_LAMPS} lamps need a 5 V supply of their own, its ground joined to the Pi's.",)
    return ()


def _placed(contacts: Sequence[Contact], before: Sequence[Wire]) -> Iterator[Wire]:
    """Place a part's contacts: signals where they must be, supplies near the part's first signal."""
    signals = [PLACE_OF_BCM[contact.wants] for contact in contacts if isinstance(contact.wants, int)]
    users = {wire.place: wire.to.part for wire in before}
    for contact in contacts:
        if isinstance(contact.wants, Supply):
            place = nearest(contact.wants.value, signals[0], frozenset(users))
        else:
            place = PLACE_OF_BCM[contact.wants]
            if place in users:
                raise PinsError(f"GPIO{contact.wants} is wanted by {users[place]} and by {contact.part}")
        users[place] = contact.part
        yield Wire(contact, place)


def as_text(wiring: Wiring) -> str:
    """Return the wires as a table, the notes below."""
    rows = [
        (f"pin {wire.place}", wire.label, f"{wire.to.part}, {wire.to.contact}", wire.to.remark)
        for wire in sorted(wiring.wires, key=lambda wire: wire.place)
    ]
    heads = ("header", "is", "goes to", "")
    widths = [max(len(row[column]) for row in [heads, *rows]) for column in range(4)]
    lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in [heads, *rows]]
    return "\n".join(
        [*lines, "", "Pin 1 is the square one, next to the SD card; odd numbers run along the inner row.", *wiring.notes]
    )
