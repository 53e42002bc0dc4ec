"""A game's board: the map with all that stands on it, and below it its other parts, each with its pieces and cards."""

from __future__ import annotations

from companion.screen.illustrations.lit_way import lit_map
from companion.screen.page.describe import show
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.rounded import RoundRect
from companion.screen.paint.theme import hexed
from companion.screen.widgets.basics import icon_colour
from companion.table.questions.illustrations import BoardRow, GameBoard

FACE = FontFace.SANS_SEMIBOLD
MAP, BESIDE = 63, 66
"""Percent of the height of a tall room that the map takes, and where the rest begins."""


def show_game_board(stage: Stage, shown: GameBoard, box: Box) -> None:
    """Draw the map over the whole width, so that its names are whole, and the rows below it, on screens that lie two by two."""
    form, count = stage.form, len(shown.rows)
    if form.tall:
        area, lines = box.top_part(box.h * MAP // 100), box.trim(top=box.h * BESIDE // 100).rows(count, 0)
    else:
        high = form.px(86, 56, 0) * -(-count // 2)
        area, below = box.trim(bottom=high + form.unit), box.bottom_part(high)
        lines = tuple(cell for row in below.rows(-(-count // 2), 0) for cell in row.columns(2, form.px(56, 30, 0)))
    show(stage, lit_map(stage, shown.places), area)
    for row, line in zip(shown.rows, lines, strict=False):
        if line.y > lines[0].y:
            stage.builder.fill(line.top_part(2), stage.look.rule)
        _row(stage, row, line.inset(0, form.px(8, 4, 8)))


def _row(stage: Stage, row: BoardRow, box: Box) -> None:
    """Draw the sign as high as the row, beside it the pieces, and beside these the cards."""
    look, gap = stage.look, stage.form.px(8, 4, 8)
    sign = min(box.h, stage.form.px(84, 52, 84))
    ink = icon_colour(stage, row.icon, look.ink)
    stage.builder.icon(row.icon, Box(box.x, box.centre[1] - sign // 2, sign, sign), ink, look.sheet, look.rubric)
    rest = box.trim(left=sign + 2 * gap)
    side = min(rest.h, (rest.w + gap) // max(1, len(row.pieces)) - gap, stage.form.px(72, 48, 72))
    for place, piece in enumerate(row.pieces):
        spot = Box(rest.x + place * (side + gap), rest.centre[1] - side // 2, side, side)
        stage.builder.icon(piece.icon, spot, icon_colour(stage, piece.icon, look.ink), look.sheet, look.rubric)
    used = len(row.pieces) * (side + gap) + 2 * gap
    _cards(stage, row.cards, rest.trim(left=used, top=rest.h // 7, bottom=rest.h // 7))


def _cards(stage: Stage, cards: tuple[str, ...], box: Box) -> None:
    """Write each card's text on a small plate."""
    form, look = stage.form, stage.look
    size = min(round(box.h * 0.84), form.px(40, 30, 42))
    left = box.x
    for text in cards:
        wide = fonts.width(text, FACE, size)
        card = Box(left, box.y, wide + form.px(20, 10, 20), box.h)
        paint = f'fill="{hexed(look.plate)}"'
        stage.builder.rounded(card, RoundRect(0, form.radius, paint))
        stage.builder.line(text, FACE, size, look.on_plate, card.centre[0] - wide // 2, card.centre[1] + round(size * 0.35))
        left = card.right + form.px(12, 8, 12)
