"""Pieces as they are drawn: in their game's colours, one by one or as numbers, and crossed out."""

from collections.abc import Sequence

from companion.screen.page import Fault, Stage, Tint
from companion.screen.paint import fonts
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.rounded import RoundRect
from companion.screen.paint.text import Type, signed
from companion.screen.paint.theme import Colour, hexed, mixed
from companion.screen.pictures.printed import draw_cube
from companion.table.questions.kinds import Symbols
from companion.table.seats import Seat

MOST_THINGS = 10
"""So many things are drawn one by one; more are counted faster as a figure."""
SHORT, LONG = 0.46, 0.58
"""The size of the disc on which a sign, or several, stand on a piece, in parts of the piece."""
CLOSEST = 0.72
"""Things are drawn so much smaller before numbers stand for them."""


def icon_colour(stage: Stage, icon: str, usual: Colour) -> Colour:
    """Give an icon the colour that its game wants for it, else the usual one."""
    return stage.builder.own.ink(icon, stage.look) or usual


def piece(stage: Stage, symbol: Symbols, box: Box, ink: Colour, cut: Colour) -> None:
    """Draw one piece: an icon, a cube or figure in a seat's colour, or a shield."""
    if symbol.icon == "cube" and symbol.seat is not None:
        draw_cube(stage.builder, symbol.seat.colour, box)
        return
    if symbol.icon == "shield" and symbol.seat is not None:
        stage.builder.shield(symbol.seat.colour, box)
        return
    stage.builder.icon(symbol.icon, box, ink, cut)
    if symbol.label:
        # Write a short text on a piece, on a disc at its upper left corner.
        side = round(box.h * (SHORT if len(symbol.label) == 1 else LONG))
        disc = Box(box.x, box.y, side, side)
        line = max(1, side // 12)
        paint = f'fill="{hexed(cut)}" stroke="{hexed(ink)}" stroke-width="{line}"'
        stage.builder.rounded(disc, RoundRect(line, side / 2, paint))
        size = round(side * 0.8)
        while (width := fonts.width(symbol.label, FontFace.SANS_SEMIBOLD, size)) > side * 0.8:
            size -= 1
        stage.builder.line(
            symbol.label, FontFace.SANS_SEMIBOLD, size, ink, disc.centre[0] - width // 2, disc.centre[1] + round(size * 0.33)
        )


def tally_of(stage: Stage, symbols: Sequence[Symbols], box: Box, size: int, tint: Tint) -> int:
    """Draw counted things from the left, one icon each where they find room, else numbers with icons; give the width."""
    gap, left = max(2, round(size * 0.12)), box.x
    things = sum(symbol.amount + symbol.missing for symbol in symbols)
    closer = min(size, (box.w - len(symbols) * 2 * gap) // (max(0, things) + 1) - gap)
    if things <= MOST_THINGS and closer >= size * CLOSEST and all(symbol.amount >= 0 for symbol in symbols):
        apart = max(2, round(closer * 0.12))
        for symbol in symbols:
            ink = tint.ink if tint.focused else icon_colour(stage, symbol.icon, tint.ink)
            for place in range(symbol.amount + symbol.missing):
                spot = Box(left, box.y + (box.h - closer) // 2, closer, closer)
                gone = place >= symbol.amount - symbol.struck
                piece(stage, symbol, spot, mixed(tint.cut, ink, 0.3) if gone else ink, tint.cut)
                if gone and place < symbol.amount:
                    strike(stage, spot, tint.rubric)
                left += closer + apart
            left += gap * 2
        return left - box.x
    merged = _merged(symbols)
    while size > stage.form.near_min and sums_width(merged, size) > box.w:
        size -= 2
    between = max(2, round(size * 0.4) - max(0, sums_width(merged, size) - box.w) // max(1, len(merged) - 1))
    kind, side = Type(FontFace.SANS_SEMIBOLD, size, size, 1.0), round(size * 0.9)
    for symbol in merged:
        ink = tint.ink if tint.focused else icon_colour(stage, symbol.icon, tint.ink)
        room = Box(left, box.y, box.w, box.h)
        written = stage.builder.text(signed(symbol.amount - symbol.struck), kind, tint.ink, room, upright="middle")
        at = written.right + max(3, round(size * 0.14))
        piece(stage, symbol, Box(at, box.y + (box.h - side) // 2, side, side), ink, tint.cut)
        left = at + side + between
    if left - between > box.right:
        stage.builder.faults.append(Fault("runs out of its row", " ".join(symbol.icon for symbol in merged)))
    return left - box.x


def _merged(symbols: Sequence[Symbols]) -> list[Symbols]:
    """Add up symbols of the same kind."""
    found: dict[tuple[str, Seat | None], Symbols] = {}
    for symbol in symbols:
        key = (symbol.icon, symbol.seat)
        old = found.get(key, Symbols(symbol.icon, 0, 0, symbol.seat))
        found[key] = Symbols(symbol.icon, old.amount + symbol.amount, old.struck + symbol.struck, symbol.seat)
    return list(found.values())


def sums_width(symbols: Sequence[Symbols], size: int) -> int:
    """Measure numbers with icons behind them, in letters of this size."""
    merged = _merged(symbols)
    figures = (fonts.width(signed(each.amount - each.struck), FontFace.SANS_SEMIBOLD, size) for each in merged)
    return sum(figures) + len(merged) * round(size * 1.44)


def strike(stage: Stage, box: Box, colour: Colour) -> None:
    """Cross a piece out."""
    width = max(3, round(box.w * 0.1))
    around = box.inset(-3)
    rise = round(box.w * 0.3)
    middle = around.h / 2
    path = f"M2 {middle + rise} L{around.w - 2} {middle - rise}"
    stage.builder.shapes(around, f'<path d="{path}" stroke="{hexed(colour)}" stroke-width="{width}" fill="none"/>')
