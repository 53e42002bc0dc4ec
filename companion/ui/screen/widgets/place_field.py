"""Places in a field: a plate for each, printed as a tile, or with its name, its piece and what lies there."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

from companion.table import Places, Spot, Symbols
from companion.ui.screen.layout import NEVER, Art, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, pad_by
from companion.ui.screen.page import Stage, Tint, drawing
from companion.ui.screen.paint import Box, FontFace, RoundRect, colour, fonts, mix, svg, to_hex
from companion.ui.screen.widgets import parts, signs

CARD = (3.2, 1.6)
"""The greatest width and height of a place, relative to a card's side."""
SMALLEST = 0.6
"""The least size of what lies on a place, relative to the size of its name's letters."""
Plated: TypeAlias = Callable[[Spot, LayoutPart], LayoutPart]
"""A function that sets a place's contents on its plate."""
PLAQUE = FontFace.SANS_BOLD
BAND = 0.58
"""The height of the band, relative to the tile's height."""
EDGE = 24
"""The margin is at most the tile's height divided by this."""
PALE, SYMBOLS, LETTER = 0.35, 0.9, 0.85
UNLIT = 0.6
"""How strongly the sign of a place is seen that is not lit."""
INK, CREAM = colour(svg.INK), colour(svg.CUT)


@drawing
def place_sign(stage: Stage, box: Box, _tint: Tint, name: str, pale: bool = False) -> None:
    """Draw a place's sign in its own colour, pale where others are lit and it is not."""
    ground, path = stage.builder.own.places[name]
    paint = f'fill="{ground}" stroke="{to_hex(stage.look.shield_edge)}" stroke-width="4" stroke-linejoin="round"'
    shape = f'<path d="{path}" {paint}/>'
    stage.builder.draw_shapes(box, f'<g opacity="{UNLIT}">{shape}</g>' if pale else shape, (64, 64))


@drawing
def draw_printed_tile(stage: Stage, box: Box, tint: Tint, spot: Spot, symbols: tuple[Symbols, ...]) -> None:
    """Draw a place as a printed tile: a band with a sign and a plaque for each letter, and below it what the place brings."""
    edge = min(stage.form.unit, box.h // EDGE)
    band = box.top_part(round(box.h * BAND))
    ground, path = stage.builder.own.places.get(spot.colour, (to_hex(stage.look.edge), ""))
    paint = to_hex(mix(stage.behind, colour(ground), PALE)) if tint.off else ground
    stage.builder.draw_rounded(band, RoundRect(0, stage.form.radius * 0.6, f'fill="{paint}"'))
    inner = band.inset(edge, edge)
    letters = spot.short or stage.words(spot.words)
    side = min(inner.h, inner.w // 4)
    if (inner.w - side - edge) // len(letters) < inner.h:  # a sign would make the letters smaller, and the colour says the same
        path, side = "", 0
    if path:
        sign = Box(inner.x, inner.centre[1] - side // 2, side, side)
        paint = to_hex(tint.soft if tint.off else CREAM)
        stage.builder.draw_shapes(sign, f'<path d="{path}" fill="{paint}"/>', (64, 64))
    for place, seat in enumerate(seat for seat in spot.marks if seat is not None):
        stage.builder.draw_shield(seat.colour, Box(inner.right - side * (place + 1), inner.centre[1] - side // 2, side, side))
    # Every letter has its own plaque
    room = inner.trim(left=side + edge if side else 0, right=side * len(spot.marks))
    gap = stage.form.unit // 2
    wide = min(round(room.h * 0.95), (room.w - gap * (len(letters) - 1)) // len(letters))
    size = min(round(room.h * LETTER), wide)
    ink, cream = (tint.soft, stage.behind) if tint.off else (INK, CREAM)
    for place, letter in enumerate(letters):
        plaque = Box(room.x + place * (wide + gap), room.y, wide, room.h)
        stage.builder.draw_rounded(plaque, RoundRect(0, wide / 6, f'fill="{to_hex(cream)}"'))
        left = plaque.centre[0] - fonts.width(letter, PLAQUE, size) // 2
        stage.builder.line(letter, PLAQUE, size, ink, left, plaque.centre[1] + round(size * 0.35))
    if symbols:
        # Amounts with their icons in the middle, as large as fit: small only if there are very many tiles
        gains, room = signs.Gains(symbols, signed=False), box.trim(top=band.h + edge // 2)
        high = min(round(room.h * SYMBOLS), round(room.w / gains.aspect), stage.form.size("thumb"))
        gains.draw(stage, room.place_in_middle(round(high * gains.aspect), high), tint)


def place_field(
    stage: Stage,
    places: Places,
    plated: Plated,
    symbols: Callable[[Spot], tuple[Symbols, ...]] = lambda spot: spot.symbols,
    least: str = "place",
) -> LayoutPart:
    """Describe all places in the columns of their positions, in letters no smaller than the theme's type `least` allows."""
    form = stage.form
    wide, high = (round(form.size("card") * side) for side in CARD)
    plates = [Sized(plated(spot, on_place(stage, spot, symbols(spot), least)), most_wide=wide) for spot in places.spots]
    at = [(spot.x, spot.y) if form.tall else (spot.y, spot.x) for spot in places.spots]
    order = sorted(at)
    columns = max(Counter(line for line, _ in at).values())
    return Grid(tuple(plates), columns, form.gap, form.gap, high, tuple(map(order.index, at)))


def on_place(stage: Stage, spot: Spot, symbols: tuple[Symbols, ...], least: str) -> LayoutPart:
    """Describe the contents of a place's plate; letters are no smaller than the theme's type `least` allows."""
    form = stage.form
    kind = form.type("place")._replace(least=form.type(least).least)
    small = round(kind.least * SMALLEST)
    if spot.printed:
        # The height in pixels of a tile with letters of this size on its plaques
        low = kind.least if least == "place" else round(kind.least / LETTER / (BAND - 2 / EDGE))
        return Sized(Art(draw_printed_tile(spot, symbols), 0, NEVER, 0), form.touch, low)
    name = replace(parts.words(form, stage.words(spot.words), "place"), focus=form.type("focus").size)
    signed = spot.colour in stage.builder.own.places and not spot.icon
    sign = (Art(place_sign(spot.colour), small, kind.least),) if signed else ()
    here = tuple(Art(signs.Shield(seat.colour), small, kind.size) for seat in spot.marks if seat is not None)

    def row(part: tuple[Symbols, ...]) -> LayoutPart:
        gains = signs.Gains(part, signed=False)
        return Art(gains, small, kind.size, gains.aspect, "left")

    # What lies there is in one row or, if that is too wide, in two; where that says all, it may stand for the name
    half = -(-len(symbols) // 2)
    rows = [row(symbols)] if symbols else []
    rows += [ColumnOf((row(symbols[:half]), row(symbols[half:])))] if len(symbols) > 1 else []
    lying = (OneOf(tuple(rows)),) if rows else ()
    inside: LayoutPart = ColumnOf((RowOf((*sign, Grow(name), *here), form.unit // 2), *lying), 0, "middle")
    if lying:
        inside = OneOf((inside, RowOf((*sign, *lying, *here), form.unit // 2, "centre")))
    if spot.icon:
        inside = RowOf((Art(signs.Icon(spot.icon), kind.least, form.size("piece")), Grow(inside)), form.unit)
    return inside


def pad_place(stage: Stage, inside: LayoutPart, what: Any) -> LayoutPart:
    """Set a part on a place's plate `what`."""
    return Pad(inside, pad_by(stage.form.unit // 2, stage.form.unit // 2), what)
