"""Goods tiles as drawn: a cream square with one, two or three symbols."""

from __future__ import annotations

from companion.screen.page.builder import PageBuilder
from companion.screen.page.plates import rounded
from companion.screen.paint import svg
from companion.screen.paint.box import Box
from companion.screen.paint.theme import Colour, colour, mixed

FIELD, EDGE = colour("#F7EBD0"), colour("#6B5636")
PLACES = {
    1: ((0.5, 0.5, 0.62),),
    2: ((0.29, 0.5, 0.4), (0.71, 0.5, 0.4)),
    3: ((0.29, 0.3, 0.38), (0.71, 0.3, 0.38), (0.5, 0.71, 0.38)),
    4: ((0.29, 0.3, 0.38), (0.71, 0.3, 0.38), (0.29, 0.71, 0.38), (0.71, 0.71, 0.38)),
}
"""Centre and size of each symbol, in parts of the tile."""


def tile(builder: PageBuilder, kind: str, symbols: int, box: Box, *, pale: Colour | None = None, frame: str = "") -> None:
    """Draw one tile; `pale` is the colour it fades into, `frame` the colour of its frame, if it has one."""
    field, edge, ink = FIELD, EDGE, builder.own.printed.get(kind, builder.look.ink)
    if pale is not None:
        field, edge, ink = (mixed(pale, part, 0.55) for part in (field, edge, ink))
    line = max(2, box.w // 30)
    paint = f'fill="#{bytes(field).hex()}" stroke="#{bytes(edge).hex()}" stroke-width="{line}"'
    builder.shapes(box, rounded(box, line / 2, box.w * 0.1, paint))
    if frame in builder.own.frames:
        broad = max(3, box.w // 11)
        stroke = f'fill="none" stroke="#{bytes(builder.own.frames[frame]).hex()}" stroke-width="{broad}"'
        builder.shapes(box, rounded(box, line + broad / 2, box.w * 0.08, stroke))
    icon = kind if builder.own.has(kind) else "tile"
    for x, y, size in PLACES.get(symbols, PLACES[4]):
        side = round(size * box.w)
        spot = Box(box.x + round(x * box.w) - side // 2, box.y + round(y * box.h) - side // 2, side, side)
        builder.svg(spot, svg.recoloured(builder.drawing(icon), ink, field, ink))
