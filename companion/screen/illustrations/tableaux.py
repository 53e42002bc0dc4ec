"""Tableaux: what lies before every player, piece by piece with the figure printed on it, and what it adds up to."""

from __future__ import annotations

from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type, named
from companion.screen.widgets.basics import icon_colour
from companion.table.questions.illustrations import Tableau, Tableaux
from companion.table.questions.kinds import Symbols

FACE = FontFace.SANS_SEMIBOLD


def show_tableaux(stage: Stage, shown: Tableaux, box: Box) -> None:
    """Draw a row for each player; every piece is as large as the longest row allows."""
    high = min(stage.form.px(120, 96, 170), box.h // len(shown.rows))
    most = max(len(row.pieces) for row in shown.rows)
    for place, row in enumerate(shown.rows):
        line = Box(box.x, box.y + place * high, box.w, high)
        if place:
            stage.builder.fill(line.top_part(2), stage.look.rule)
        _row(stage, line.trim(top=stage.form.px(6, 4, 8), bottom=stage.form.px(4, 2, 6)), row, shown.icon, most)


def _row(stage: Stage, box: Box, row: Tableau, icon: str, most: int) -> None:
    """Draw shield, name (tall: above the pieces), pieces and total."""
    form = stage.form
    side = min(box.h, form.px(70, 52, 84))
    spot = Box(box.x, box.centre[1] - side // 2, side, side)
    if row.seat is None:
        stage.builder.icon(row.sign, spot, stage.look.ink, stage.look.sheet)
    else:
        stage.builder.shield(row.seat.colour, spot)
    rest = box.trim(left=side + form.px(16, 10, 16))
    upper = rest.top_part(box.h * 40 // 100) if form.tall else rest
    wide = 0 if row.total is None else _total(stage, upper, row.total, icon) + form.px(16, 8, 16)
    name = upper.trim(right=wide) if form.tall else rest.left_part(form.px(230, 136, 0))
    kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(36, 30, 44), form.near_min - 2, 1.0)
    words = stage.words(row.words) if row.words else ""
    called = named(row.seat.name, kind, name.w) if row.seat else words
    stage.builder.text(called, kind, stage.look.ink, name, upright="middle")
    pieces = rest.trim(top=name.h) if form.tall else rest.trim(left=name.w, right=wide)
    cell = min(pieces.w // max(1, most), round(pieces.h * 1.75))
    for place, piece in enumerate(row.pieces):
        _piece(stage, piece, Box(pieces.x + place * cell, pieces.y, cell, pieces.h))


def _total(stage: Stage, box: Box, total: int, icon: str) -> int:
    """Write the total at the right end; give the width it takes, the same in every row."""
    form = stage.form
    size = min(round(box.h * 0.8), form.px(56, 42, 60))
    side = round(size * 0.8)
    stage.builder.icon(icon, Box(box.right - side, box.centre[1] - side // 2, side, side), stage.look.soft, stage.look.sheet)
    width = fonts.width("00", FACE, size)
    left = box.right - side - form.unit // 2 - fonts.width(str(total), FACE, size)
    stage.builder.line(str(total), FACE, size, stage.look.ink, left, box.centre[1] + round(size * 0.35))
    return side + form.unit + width


def _piece(stage: Stage, piece: Symbols, box: Box) -> None:
    """Draw a piece and right beside it the figure printed on it."""
    look = stage.look
    size = min(round(box.w * 0.52), round(box.h * 0.62))
    written = fonts.width(piece.label, FACE, size) if piece.label else 0
    side = min(box.h, max(1, box.w - written - stage.form.px(10, 7, 10)))
    stage.builder.icon(
        piece.icon, Box(box.x, box.centre[1] - side // 2, side, side), icon_colour(stage, piece.icon, look.ink), look.sheet
    )
    if piece.label:
        stage.builder.line(piece.label, FACE, size, look.ink, box.x + side + 1, box.centre[1] + round(size * 0.35))
