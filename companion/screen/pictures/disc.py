"""The spinner's disc inside the ring: sectors with their numbers, the one that is hit inverted, and the arrow."""

from __future__ import annotations

import math

from companion.screen.page.builder import PageBuilder
from companion.screen.paint import fonts, svg
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.items import Turned
from companion.screen.paint.theme import Colour, colour, hexed
from companion.table.questions.device_kinds import Sector

DARK, ODD, HIT, EDGE = "#3A2E22", "#4A3B2C", "#F6ECD8", "#0F0B08"
NUMBER, ON_HIT = colour("#CDBB9A"), colour("#241C15")
RADIUS = 146
ARROW = "M200 104 L217 146 L206 141 V238 L218 266 L200 257 L182 266 L194 238 V141 L183 146 Z"
FULL = 0.9999


def disc(builder: PageBuilder, box: Box, sectors: tuple[Sector, ...], hit: int | None) -> None:
    """Draw the sectors, clockwise from the top; `hit` is the place of the one where the arrow rests."""
    total = sum(sector.share for sector in sectors)
    begin = 0.0
    shapes = []
    for place, sector in enumerate(sectors):
        end = begin + sector.share / total
        field = HIT if place == hit else ODD if place % 2 else DARK
        shapes.append(_field(begin, end, field))
        begin = end
    builder.shapes(box, "".join(shapes), (400, 400))
    begin = 0.0
    for place, sector in enumerate(sectors):
        end = begin + sector.share / total
        _number(builder, box, sector.number, (begin + end) / 2, end - begin, hit=place == hit)
        begin = end


def _field(begin: float, end: float, fill: str) -> str:
    if end - begin > FULL:
        return f'<circle cx="200" cy="200" r="{RADIUS}" fill="{fill}" stroke="{EDGE}" stroke-width="3"/>'
    x0, y0 = _on(RADIUS, begin)
    x1, y1 = _on(RADIUS, end)
    large = 1 if end - begin > 0.5 else 0  # noqa: PLR2004 - more than half a turn
    path = f"M200 200 L{x0:.1f} {y0:.1f} A{RADIUS} {RADIUS} 0 {large} 1 {x1:.1f} {y1:.1f} Z"
    return f'<path d="{path}" fill="{fill}" stroke="{EDGE}" stroke-width="3"/>'


def _on(radius: float, turn: float) -> tuple[float, float]:
    return 200 + radius * math.sin(math.tau * turn), 200 - radius * math.cos(math.tau * turn)


def _number(builder: PageBuilder, box: Box, number: int, turn: float, share: float, *, hit: bool) -> None:
    scale = box.w / 400
    size = round((66 if hit else 48) * scale * min(1.0, max(0.6, share * 10)))
    face = FontFace.SANS_BOLD if hit else FontFace.SANS_SEMIBOLD
    x, y = _on(116, turn)
    text = str(number)
    left = box.x + round(x * scale) - fonts.width(text, face, size) // 2
    baseline = box.y + round(y * scale) + round(face.cap * size / 2)
    builder.line(text, face, size, ON_HIT if hit else NUMBER, left, baseline)


def arrow(builder: PageBuilder, box: Box, turn: float, gilt: Colour) -> None:
    """Draw the arrow, `turn` turns clockwise from the top, and the hub."""
    shape = f'<path d="{ARROW}" fill="{hexed(gilt)}" stroke="{EDGE}" stroke-width="4" stroke-linejoin="round"/>'
    side = box.w * 3 // 5
    middle = Box(box.centre[0] - side // 2, box.centre[1] - side // 2, side, side)
    inner = f'<g transform="translate(-80 -80)">{shape}</g>'
    builder.items.append(Turned(middle, svg.wrapped(inner, 240, 240), degrees=turn * 360))
    hub = f'<circle cx="200" cy="200" r="19" fill="{EDGE}"/><circle cx="200" cy="200" r="8" fill="{hexed(gilt)}"/>'
    small = middle.inset(side * 2 // 5)
    builder.shapes(small, f'<g transform="translate(-176 -176)">{hub}</g>', (48, 48))
