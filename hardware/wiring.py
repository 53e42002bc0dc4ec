"""The Pi's 40-pin header and the wires to it, as text and as a drawing."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from html import escape
from itertools import chain
from statistics import mean
from types import MappingProxyType
from typing import Final

from hardware.button import ButtonPin, KnobPins
from hardware.pins import PinsError
from hardware.ring_drivers.chosen import RingChoice, RingProtocol

_INNER: Final = (
    "3V3", "2", "3", "4", "GND", "17", "27", "22", "3V3", "10", "9", "11", "GND", "0", "5", "6", "13", "19", "26", "GND",
)  # fmt: skip
_OUTER: Final = (
    "5V", "5V", "GND", "14", "15", "18", "GND", "23", "24", "GND", "25", "8", "7", "1", "GND", "12", "GND", "16", "20", "21",
)  # fmt: skip
LABELS: Final[dict[int, str]] = dict(enumerate(chain.from_iterable(zip(_INNER, _OUTER, strict=True)), start=1))
"""The label of each place (1 to 40): ``3V3``, ``5V``, ``GND``, or a BCM number."""
PLACE_OF_BCM: Final[dict[int, int]] = {int(label): place for place, label in LABELS.items() if label.isdecimal()}
"""The place (1 to 40) of each BCM number (0 to 27)."""


def find_nearest(label: str, place: int, taken: frozenset[int] = frozenset()) -> int:
    """Return the place labelled ``label`` that is nearest to ``place``; taken places are used only if no other is left."""
    named = [other for other, name in LABELS.items() if name == label]
    free = [other for other in named if other not in taken] or named
    return min(free, key=lambda other: (abs((other - 1) // 2 - (place - 1) // 2), other))


DATA, CLOCK = 10, 11
"""The BCM numbers of SPI0's data (MOSI) and clock."""
SPI_PINS = {RingProtocol.WS2812: (7, 8, 9, 11), RingProtocol.APA102: (7, 8, 9)}
"""The BCM numbers that SPI0 takes besides the ring's own wires."""
SAFE_LAMPS = 24
"""The most lamps that the header's 5 V pin can supply besides the Pi, at the usual current budget."""


NOTHING: Mapping[int, str] = MappingProxyType({})


class Supply(Enum):
    """A supply that a contact needs instead of a signal."""

    GROUND = "GND"
    V3 = "3V3"
    V5 = "5V"


@dataclass(frozen=True)
class Contact:
    """A part's contact, the BCM number or supply it needs, and a remark if a component goes in between."""

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
        """The name of the place, such as ``GPIO17``, ``GND`` or ``5V``."""
        name = LABELS[self.place]
        return f"GPIO{name}" if name.isdecimal() else name


@dataclass(frozen=True)
class Wiring:
    """All wires, and notes on what is not wired to the header."""

    wires: tuple[Wire, ...]
    notes: tuple[str, ...] = ()


def plan(buttons: Sequence[ButtonPin], knobs: Sequence[KnobPins], ring: RingChoice, busy: Mapping[int, str] = NOTHING) -> Wiring:
    """Return the wires for the configured parts; each part gets its own ground near its signal while grounds are left.

    `busy` are the BCM numbers that something else needs, and what. Raises PinsError if two parts need the same pin.
    """
    of_ring, notes = _ring(ring)
    taken = {**dict.fromkeys(SPI_PINS.get(ring.protocol, ()), "the ring's SPI"), **busy}
    others = {PLACE_OF_BCM[pin]: part for pin, part in taken.items()}
    parts: list[tuple[Contact, ...]] = []
    for button in buttons:
        other = Supply.GROUND if button.pull_up else Supply.V3
        parts.append((Contact(button.source, "one leg", button.pin), Contact(button.source, "other leg", other)))
    for knob in knobs:
        signals = Contact(knob.source, "A", knob.a), Contact(knob.source, "B", knob.b)
        parts.append((*signals, Contact(knob.source, "middle (C)", Supply.GROUND)))
    parts.append(of_ring)
    wires: list[Wire] = []
    for contacts in parts:
        # Signals have fixed places; the part's supplies are near its first signal
        fixed = [PLACE_OF_BCM[contact.wants] for contact in contacts if isinstance(contact.wants, int)]
        for contact in contacts:
            users = others | {wire.place: wire.to.part for wire in wires}
            if isinstance(contact.wants, Supply):
                place = find_nearest(contact.wants.value, fixed[0], frozenset(users))
            else:
                place = PLACE_OF_BCM[contact.wants]
                if place in users:
                    raise PinsError(f"expected one user of GPIO{contact.wants}, got two: {users[place]} and {contact.part}")
            wires.append(Wire(contact, place))
    return Wiring(tuple(wires), notes)


def _ring(ring: RingChoice) -> tuple[tuple[Contact, ...], tuple[str, ...]]:
    """Return a ring's contacts on the header, and notes on what is not wired to the header."""
    supply = Contact("ring", "5 V", Supply.V5), Contact("ring", "ground", Supply.GROUND)
    shifter = "through a level shifter from 3.3 to 5 V"
    more = f"ring: more than about {SAFE_LAMPS} lamps need a 5 V supply of their own, its ground joined to the Pi's."
    match ring.protocol:
        case RingProtocol.WS2812:
            return (*supply, Contact("ring", "data in", DATA, f"{shifter} and 330 ohm")), (more,)
        case RingProtocol.APA102:
            return (*supply, Contact("ring", "data in", DATA, shifter), Contact("ring", "clock in", CLOCK, shifter)), (more,)
        case RingProtocol.LEDS:
            lamps = (Contact(f"lamp {lamp}", "long leg", pin, "through 330 ohm") for lamp, pin in enumerate(ring.pins))
            return (*lamps, Contact("all lamps", "short legs", Supply.GROUND)), ()
        case RingProtocol.ADALIGHT | RingProtocol.TPM2 | RingProtocol.WLED:
            board = f"ring: on a microcontroller with USB ({ring.protocol.value}); plug it into the Pi, port {ring.port}."
            return (), (board, "ring: the microcontroller's 5V, GND and data pin go to the ring's 5V, GND and DIN.")
        case RingProtocol.DDP:
            return (), (f"ring: in the same network, at {ring.port}; no wire to the Pi.",)
        case _:
            return (), ()


def as_text(wiring: Wiring) -> str:
    """Return the wires as a table, with the notes below."""
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


PITCH, TOP, LEFT = 26, 60, 200
PART_X, WIDTH = 460, 860
STYLE = """\
.pin { font-size: 11px; paint-order: stroke; stroke: #FCF7EA; stroke-width: 4 }
.part { font-weight: bold; font-size: 16px }"""
WIRE_COLOURS = {"GND": "#2B2118", "5V": "#B3261E", "3V3": "#D9822B"}
SIGNAL_COLOURS = ("#3157A1", "#2C6139", "#6D427A", "#8A4B00", "#1A7A7A", "#8E2A1C")


def _place(place: int) -> tuple[int, int]:
    return LEFT + PITCH * ((place - 1) % 2), TOP + PITCH * ((place - 1) // 2)


def _wire(wire: Wire, number: int, y: int) -> list[str]:
    x, at = _place(wire.place)
    colour = WIRE_COLOURS.get(wire.label, SIGNAL_COLOURS[number % len(SIGNAL_COLOURS)])
    bend = LEFT + PITCH + 100 + 9 * (number % 12)
    # A wire from the left column leaves between two rows, so that it does not cross its neighbour's pin.
    leave = f"M {x} {at} l 9 {PITCH // 2} H {bend}" if wire.place % 2 else f"M {x} {at} H {bend}"
    remark = f" ({wire.to.remark})" if wire.to.remark else ""
    return [
        f'<path d="{leave} L {PART_X - 12} {y} H {PART_X}" fill="none" stroke="{colour}" stroke-width="3"/>',
        f'<text x="{PART_X + 10}" y="{y + 4}">{escape(wire.to.contact + remark, quote=False)}</text>',
    ]


def as_svg(wiring: Wiring) -> str:
    """Return the wiring as a drawing in SVG."""
    # The parts from the top of the header down, so that few wires cross
    parts: dict[str, list[Wire]] = {}
    for wire in sorted(wiring.wires, key=lambda wire: wire.place):
        parts.setdefault(wire.to.part, []).append(wire)
    drawn, y, number = [], TOP, 0
    for part, wires in sorted(parts.items(), key=lambda item: mean(wire.place for wire in item[1])):
        drawn.append(f'<text x="{PART_X}" y="{y}" class="part">{escape(part, quote=False)}</text>')
        for wire in wires:
            y += PITCH
            drawn += _wire(wire, number, y)
            number += 1
        y += PITCH + 8
    height = max(TOP + 20 * PITCH, y) + 24 + 20 * len(wiring.notes)
    for line, note in enumerate(wiring.notes):
        drawn.append(f'<text x="20" y="{height - 14 - 20 * line}">{escape(note, quote=False)}</text>')
    for place, name in LABELS.items():
        x, y = _place(place)
        label = f"GPIO{name}" if name.isdecimal() else name
        outside = f'x="{x - 16}" text-anchor="end"' if place % 2 else f'x="{x + 16}"'
        mark = "rect" if place == 1 else "circle"
        shape = f'x="{x - 8}" y="{y - 8}" width="16" height="16"' if place == 1 else f'cx="{x}" cy="{y}" r="8"'
        drawn.append(f'<{mark} {shape} fill="{WIRE_COLOURS.get(name, "#C9A227")}"/>')
        drawn.append(f'<text {outside} y="{y + 4}" class="pin">{place} {label}</text>')
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="14">',
            f"<style>{STYLE}</style>",
            f'<rect width="{WIDTH}" height="{height}" fill="#FCF7EA"/>',
            '<text x="20" y="30" class="part">Header, SD card at the top</text>',
            *drawn,
            "</svg>\n",
        ]
    )
