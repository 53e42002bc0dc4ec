"""Places on a map or in a field: a plate for each, with its name, the players' pieces and what lies there, and the roads."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Literal, TypeAlias

from companion.table import Places, Spot, Symbols, unchanging
from companion.ui.screen.layout import NEVER, Art, Blank, ColumnOf, Grow, LayoutPart, OneOf, Pad, RowOf, Scattered, Sized, pad_by
from companion.ui.screen.page import DrawnBy, Stage, Tint, drawing
from companion.ui.screen.paint import Box, FontFace, RoundRect, colour, fonts, mix, svg, to_hex
from companion.ui.screen.widgets.parts import words
from companion.ui.screen.widgets.signs import Gains, Icon

SEEN = 0.64
"""The share of every shield that is visible where shields overlap."""
ROAD = 2
"""The breadth of a road, in line widths."""
PLATE, CARD = (2.2, 1.0), (3.2, 1.6)
"""The greatest width and height of a place, and of a printed tile, relative to a card's side."""
SMALLEST = 0.6
"""The least size of what lies on a place, relative to the size of its name's letters."""
Naming: TypeAlias = Literal["beside", "above", "letters"]
"""Where a place's name stands: beside its sign, in a row of its own, or nowhere, with a letter instead."""
Plated: TypeAlias = Callable[[Spot, LayoutPart], LayoutPart]
"""A function that sets a place's contents on its plate."""
PLAQUE = FontFace.SANS_BOLD
BAND = 0.58
"""The height of the band, relative to the tile's height."""
EDGE = 24
"""The margin is at most the tile's height divided by this."""
PALE, SYMBOLS, LETTER = 0.35, 0.9, 0.85
INK, CREAM = colour(svg.INK), colour(svg.CUT)


@drawing
def place_sign(stage: Stage, box: Box, _tint: Tint, name: str) -> None:
    """Draw a place's sign in its own colour."""
    ground, path = stage.builder.own.places[name]
    paint = f'fill="{ground}" stroke="{to_hex(stage.look.shield_edge)}" stroke-width="4" stroke-linejoin="round"'
    stage.builder.draw_shapes(box, f'<path d="{path}" {paint}/>', (64, 64))


@unchanging
class WhoIsHere:
    """A small shield for each piece at a place, and the figure that stands there; many of them overlap."""

    spot: Spot

    @property
    def count(self) -> int:
        """How many shields and figures there are."""
        return len(self.spot.marks) + bool(self.spot.figure)

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:
        """Draw the shields and the figure from the left."""
        side = box.h
        step = 0 if self.count < 2 else min(side + stage.form.line, (box.w - side) // (self.count - 1))  # noqa: PLR2004
        for place, holder in enumerate((*self.spot.marks, *((self.spot.figure,) if self.spot.figure else ()))):
            here = Box(box.x + step * place, box.y, side, side)
            if holder is None or isinstance(holder, str):
                stage.builder.draw_icon(holder or "seat-empty", here, tint.ink, tint.cut)
            else:
                stage.builder.draw_shield(holder.colour, here)


@drawing
def roads(stage: Stage, box: Box, _tint: Tint, ends: tuple[tuple[tuple[int, int], tuple[int, int]], ...]) -> None:
    """Draw roads from middle to middle; the places that they join cover their ends."""
    paint = f'stroke="{to_hex(stage.look.edge)}" stroke-width="{ROAD * stage.form.line}" stroke-linecap="round"'
    lines = [
        f'<path d="M{x1 - box.x} {y1 - box.y} L{x2 - box.x} {y2 - box.y}" fill="none" {paint}/>' for (x1, y1), (x2, y2) in ends
    ]
    if lines:
        stage.builder.draw_shapes(box, "".join(lines))


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
        gains, room = Gains(symbols, signed=False), box.trim(top=band.h + edge // 2)
        high = min(round(room.h * SYMBOLS), round(room.w / gains.aspect), stage.form.size("thumb"))
        gains.draw(stage, room.place_in_middle(round(high * gains.aspect), high), tint)


def place_map(
    stage: Stage,
    places: Places,
    plated: Plated,
    symbols: Callable[[Spot], tuple[Symbols, ...]] = lambda spot: spot.symbols,
    least: str = "place",
) -> tuple[Callable[[], LayoutPart], ...]:
    """Describe all places in several layouts, the best first: with full names, placed alike for all, and last with letters.

    Letters are no smaller than the theme's type `least` allows.
    """
    form = stage.form
    number = {spot.key: place for place, spot in enumerate(places.spots)}

    def below(boxes: tuple[Box, ...]) -> DrawnBy:
        return roads(tuple((boxes[number[one]].centre, boxes[number[other]].centre) for one, other in places.roads))

    def scattered(named: Naming) -> LayoutPart:
        plates = tuple(plated(spot, on_place(stage, spot, symbols(spot), named, least)) for spot in places.spots)
        at = tuple((spot.y, spot.x) if form.tall else (spot.x, spot.y) for spot in places.spots)
        wide, high = PLATE if places.roads else CARD
        most = round(form.size("card") * wide), round(form.size("card") * high)
        return Scattered(plates, at, form.gap, form.unit if places.roads else form.gap, most, below)

    ways: tuple[Naming, ...] = ("beside", "above", "letters")
    return tuple(partial(scattered, named) for named in (ways if places.roads else ways[:1]))


def on_place(stage: Stage, spot: Spot, symbols: tuple[Symbols, ...], named: Naming, least: str) -> LayoutPart:
    """Describe the contents of a place's plate; letters are no smaller than the theme's type `least` allows."""
    form = stage.form
    kind = form.type("place")._replace(least=form.type(least).least)
    small = round(kind.least * SMALLEST)
    if spot.printed:
        # The height in pixels of a tile with letters of this size on its plaques
        low = kind.least if least == "place" else round(kind.least / LETTER / (BAND - 2 / EDGE))
        return Sized(Art(draw_printed_tile(spot, symbols), 0, NEVER, 0), form.touch, low)
    name = words(form, stage.words(spot.words) if named != "letters" else spot.short, "place")
    name = replace(name, focus=form.type("focus").size)
    signed = spot.colour in stage.builder.own.places and not spot.icon
    sign = (Art(place_sign(spot.colour), small, kind.least),) if signed else ()
    who = WhoIsHere(spot)
    here = (Art(who, small, kind.size, 1 + SEEN * (who.count - 1)),) if who.count else ()
    gap, half = form.unit // 2, -(-len(symbols) // 2)

    def row(part: tuple[Symbols, ...]) -> LayoutPart:
        gains = Gains(part, signed=False)
        return Art(gains, small, kind.size, gains.aspect, "left")

    # What lies there is in one row or, if that is too wide, in two
    lying: tuple[LayoutPart, ...] = (row(symbols),) if symbols else ()
    if len(symbols) > 1:
        lying = (OneOf((row(symbols), ColumnOf((row(symbols[:half]), row(symbols[half:]))))),)
    if named == "above":
        name = replace(name, kind=kind._replace(size=kind.least))
        rows: tuple[LayoutPart, ...] = (
            (name, RowOf((*sign, *lying, Grow(Blank()), *here), gap)) if sign or lying or here else (name,)
        )
        inside: LayoutPart = ColumnOf(rows, 0, "middle")
    else:
        inside = ColumnOf((RowOf((*sign, Grow(name), *here), gap), *lying), 0, "middle")
        if lying and named == "beside":
            inside = OneOf((inside, RowOf((*sign, *lying, *here), gap, "centre")))
    if spot.icon:
        inside = RowOf((Art(Icon(spot.icon), kind.least, form.size("piece")), Grow(inside)), form.unit)
    return inside


def pad_place(stage: Stage, inside: LayoutPart, what: Any) -> LayoutPart:
    """Set a part on a place's plate `what`."""
    return Pad(inside, pad_by(stage.form.unit // 2, stage.form.unit // 2), what)
