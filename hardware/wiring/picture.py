"""The wiring as a drawing (SVG): the header as it lies, each part with its wires."""

from __future__ import annotations

from statistics import mean
from xml.sax.saxutils import escape

from hardware.wiring.header import LABELS
from hardware.wiring.wires import Wire, Wiring

PITCH, TOP, LEFT = 26, 60, 200
PART_X, WIDTH = 460, 860
STYLE = """\
.pin { font-size: 11px; paint-order: stroke; stroke: #FCF7EA; stroke-width: 4 }
.part { font-weight: bold; font-size: 16px }"""
WIRE_COLOURS = {"GND": "#2B2118", "5V": "#B3261E", "3V3": "#D9822B"}
SIGNAL_COLOURS = ("#3157A1", "#2C6139", "#6D427A", "#8A4B00", "#1A7A7A", "#8E2A1C")


def _place(place: int) -> tuple[int, int]:
    return LEFT + PITCH * ((place - 1) % 2), TOP + PITCH * ((place - 1) // 2)


def _header() -> list[str]:
    drawn = []
    for place, name in LABELS.items():
        x, y = _place(place)
        label = f"GPIO{name}" if name.isdecimal() else name
        outside = f'x="{x - 16}" text-anchor="end"' if place % 2 else f'x="{x + 16}"'
        mark = "rect" if place == 1 else "circle"
        shape = f'x="{x - 8}" y="{y - 8}" width="16" height="16"' if place == 1 else f'cx="{x}" cy="{y}" r="8"'
        drawn.append(f'<{mark} {shape} fill="{WIRE_COLOURS.get(name, "#C9A227")}"/>')
        drawn.append(f'<text {outside} y="{y + 4}" class="pin">{place} {label}</text>')
    return drawn


def _colour(wire: Wire, number: int) -> str:
    return WIRE_COLOURS.get(wire.label, SIGNAL_COLOURS[number % len(SIGNAL_COLOURS)])


def _wire(wire: Wire, number: int, y: int) -> list[str]:
    x, at = _place(wire.place)
    bend = LEFT + PITCH + 100 + 9 * (number % 12)
    # A wire from the left row leaves between two rows, so that it does not cross its neighbour's pin.
    leave = f"M {x} {at} l 9 {PITCH // 2} H {bend}" if wire.place % 2 else f"M {x} {at} H {bend}"
    remark = f" ({wire.to.remark})" if wire.to.remark else ""
    return [
        f'<path d="{leave} L {PART_X - 12} {y} H {PART_X}" fill="none" stroke="{_colour(wire, number)}" stroke-width="3"/>',
        f'<text x="{PART_X + 10}" y="{y + 4}">{escape(wire.to.contact + remark)}</text>',
    ]


def _parts(wiring: Wiring) -> list[tuple[str, list[Wire]]]:
    """Return the parts, and each one's wires, from the top of the header down, so that few wires cross."""
    parts: dict[str, list[Wire]] = {}
    for wire in sorted(wiring.wires, key=lambda wire: wire.place):
        parts.setdefault(wire.to.part, []).append(wire)
    return sorted(parts.items(), key=lambda item: mean(wire.place for wire in item[1]))


def as_svg(wiring: Wiring) -> str:
    """Return the drawing as one SVG document."""
    drawn, y, number = [], TOP, 0
    for part, wires in _parts(wiring):
        drawn.append(f'<text x="{PART_X}" y="{y}" class="part">{escape(part)}</text>')
        for wire in wires:
            y += PITCH
            drawn += _wire(wire, number, y)
            number += 1
        y += PITCH + 8
    height = max(TOP + 20 * PITCH, y) + 24 + 20 * len(wiring.notes)
    for line, note in enumerate(wiring.notes):
        drawn.append(f'<text x="20" y="{height - 14 - 20 * line}">{escape(note)}</text>')
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="14">',
            f"<style>{STYLE}</style>",
            f'<rect width="{WIDTH}" height="{height}" fill="#FCF7EA"/>',
            '<text x="20" y="30" class="part">Header, SD card at the top</text>',
            *drawn,
            *_header(),
            "</svg>\n",
        ]
    )
