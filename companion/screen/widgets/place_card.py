"""A place drawn as a printed tile: a band in its colour with its sign and a plaque for each letter, what it brings below."""

from __future__ import annotations

from companion.screen.page.plates import Tint, rounded
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, svg
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.theme import colour, hexed, mixed
from companion.screen.widgets.basics import icon_colour, piece
from companion.table.questions.kinds import Symbols
from companion.table.questions.places import Spot

FACE = FontFace.SANS_BOLD
BAND = 0.54
"""The band's part of the tile's height."""
PALE = 0.35
INK, CREAM = colour(svg.INK), colour(svg.CUT)


def card_inside(stage: Stage, box: Box, spot: Spot, tint: Tint, symbols: tuple[Symbols, ...]) -> None:
    """Draw the tile within its plate."""
    edge = min(stage.form.px(8, 5, 8), box.h // 24)
    box = box.inset(stage.form.px(7, 5, 8))
    band = box.top_part(round(box.h * BAND))
    ground, path = stage.builder.own.places.get(spot.colour, (hexed(stage.look.edge), ""))
    paint = hexed(mixed(stage.behind, colour(ground), PALE)) if tint.off else ground
    stage.builder.shapes(band, rounded(band, 0, stage.form.radius * 0.6, f'fill="{paint}"'))
    inner = band.inset(edge, edge)
    side = min(inner.h, inner.w // 4)
    if path:
        sign = Box(inner.x, inner.centre[1] - side // 2, side, side)
        ink = hexed(tint.soft if tint.off else CREAM)
        stage.builder.shapes(sign, f'<path d="{path}" fill="{ink}"/>', (64, 64))
    held = _holders(stage, inner, spot, side)
    _plaques(stage, inner.trim(left=side + edge, right=held), spot.short or stage.words(spot.words), tint)
    _brings(stage, box.trim(top=band.h + edge // 2), symbols, tint)


def _holders(stage: Stage, box: Box, spot: Spot, side: int) -> int:
    """Draw the shields of those who have it at the right end; give the width they take."""
    for place, seat in enumerate(seat for seat in spot.marks if seat is not None):
        stage.builder.shield(seat.colour, Box(box.right - side * (place + 1), box.centre[1] - side // 2, side, side))
    return side * len(spot.marks)


def _plaques(stage: Stage, box: Box, letters: str, tint: Tint) -> None:
    """Write every letter on a plaque of its own, from the left."""
    gap = stage.form.px(8, 4, 8)
    wide = min(round(box.h * 0.95), (box.w - gap * (len(letters) - 1)) // len(letters))
    size = min(round(box.h * 0.95), round(wide * 1.1))
    ink, ground = (tint.soft, stage.behind) if tint.off else (INK, CREAM)
    for place, letter in enumerate(letters):
        spot = Box(box.x + place * (wide + gap), box.y, wide, box.h)
        stage.builder.shapes(spot, rounded(spot, 0, wide / 6, f'fill="{hexed(ground)}"'))
        across = fonts.width(letter, FACE, size)
        stage.builder.line(letter, FACE, size, ink, spot.centre[0] - across // 2, spot.centre[1] + round(size * 0.35))


def _brings(stage: Stage, box: Box, symbols: tuple[Symbols, ...], tint: Tint) -> None:
    """Write amounts with their icons in the middle, as large as there is room for all: small only where tiles are very many."""
    least = stage.form.near_min // 2
    size = max(least, min(round(box.h * 0.85), stage.form.px(64, 54, 72)))
    while size > least and sum(_width(symbol, size) for symbol in symbols) > box.w:
        size -= 2
    left = box.centre[0] - (sum(_width(symbol, size) for symbol in symbols) - size // 3) // 2
    for symbol in symbols:
        text = str(symbol.amount)
        wide = fonts.width(text, FontFace.SANS_SEMIBOLD, size)
        stage.builder.line(text, FontFace.SANS_SEMIBOLD, size, tint.ink, left, box.centre[1] + round(size * 0.35))
        spot = Box(left + wide + size // 10, box.centre[1] - round(size * 0.45), round(size * 0.9), round(size * 0.9))
        ink = tint.ink if tint.focused or tint.off else icon_colour(stage, symbol.icon, tint.ink)
        piece(stage, symbol, spot, ink, tint.cut)
        left += _width(symbol, size)


def _width(symbol: Symbols, size: int) -> int:
    return fonts.width(str(symbol.amount), FontFace.SANS_SEMIBOLD, size) + size + size // 3
