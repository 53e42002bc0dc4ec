"""A place drawn as a printed tile: a band in its colour with its sign and a plaque for each letter, what it brings below."""

from __future__ import annotations

from companion.screen.page.plates import Tint, rounded
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, svg
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.theme import colour, hexed, mixed
from companion.screen.widgets.signs import Gains
from companion.table.questions.kinds import Symbols
from companion.table.questions.places import Spot
from companion.unchanging import unchanging

FACE = FontFace.SANS_BOLD
BAND = 0.54
"""The band's part of the tile's height."""
EDGE = 24
"""So many margins are as high as the tile, at the least."""
PALE, SYMBOLS, LETTER = 0.35, 0.75, 0.85
INK, CREAM = colour(svg.INK), colour(svg.CUT)


@unchanging
class CardArt:
    """A place's printed tile, as high and wide as its plate."""

    spot: Spot
    symbols: tuple[Symbols, ...]

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:
        """Draw it."""
        _card(stage, box, self.spot, tint, self.symbols)


def _card(stage: Stage, box: Box, spot: Spot, tint: Tint, symbols: tuple[Symbols, ...]) -> None:
    """Draw the band with sign and plaques, and what it brings below."""
    edge = min(stage.form.unit, box.h // EDGE)
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
    gap = stage.form.unit // 2
    wide = min(round(box.h * 0.95), (box.w - gap * (len(letters) - 1)) // len(letters))
    size = min(round(box.h * LETTER), wide)
    ink, ground = (tint.soft, stage.behind) if tint.off else (INK, CREAM)
    for place, letter in enumerate(letters):
        spot = Box(box.x + place * (wide + gap), box.y, wide, box.h)
        stage.builder.shapes(spot, rounded(spot, 0, wide / 6, f'fill="{hexed(ground)}"'))
        across = fonts.width(letter, FACE, size)
        stage.builder.line(letter, FACE, size, ink, spot.centre[0] - across // 2, spot.centre[1] + round(size * 0.35))


def _brings(stage: Stage, box: Box, symbols: tuple[Symbols, ...], tint: Tint) -> None:
    """Write amounts with their icons in the middle, as large as there is room for all: small only where tiles are very many."""
    gains = Gains(symbols, signed=False)
    if symbols:
        high = min(round(box.h * SYMBOLS), round(box.w / gains.aspect), stage.form.size("thumb"))
        gains.draw(stage, box.middle(round(high * gains.aspect), high), tint)
