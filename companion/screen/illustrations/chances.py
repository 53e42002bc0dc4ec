"""Chances as bars: who or what, how likely, and between which bounds that lies."""

from __future__ import annotations

from companion.screen.page.plates import rounded
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type
from companion.screen.paint.theme import hexed, mixed
from companion.table.questions.illustrations import Chance, Chances


def show_chances(stage: Stage, chances: Chances, box: Box) -> None:
    """Draw a row for each: its words, its bar with the bounds as a paler part, its figure."""
    form = stage.form
    kind = Type(FontFace.SANS_SEMIBOLD, form.letters(40, 32, 44), form.near_min, 1.0)
    names = max(fonts.width(stage.words(row.words), kind.face, kind.size) for row in chances.rows)
    side = form.px(56, 42, 60)
    high = min(form.px(92, 62, 110), box.h // len(chances.rows))
    figures = fonts.width("100 %", FontFace.SANS_BOLD, form.px(46, 38, 50))
    names = min(names, box.w - figures - side - form.px(300, 180, 150))
    for place, row in enumerate(chances.rows):
        line = Box(box.x, box.y + place * high, box.w, high)
        if row.seat is not None:
            stage.builder.shield(row.seat.colour, Box(line.x, line.centre[1] - side // 2, side, side))
        text = Box(line.x + side + form.px(16, 10, 14), line.y, names, high)
        stage.builder.text(stage.words(row.words), kind, stage.look.ink, text, most=2, upright="middle")
        bar = Box(text.right + form.px(20, 12, 16), line.y, line.right - figures - text.right - form.px(40, 26, 30), high)
        _bar(stage, row, bar, first=place == 0)
        _figure(stage, row, line.right_part(figures))


def _bar(stage: Stage, row: Chance, box: Box, *, first: bool) -> None:
    look = stage.look
    high = round(box.h * 0.5)
    colour = look.gilt if first else look.edge
    track = Box(box.x, box.centre[1] - high // 2, box.w, high)
    stage.builder.shapes(track, rounded(track, 0, high / 4, f'fill="{hexed(look.sheet)}"'))
    for share, paint in ((row.high, mixed(look.sheet, colour, 0.45)), (row.share, colour), (row.low, colour)):
        part = track.left_part(max(2, round(track.w * min(1.0, share))))
        stage.builder.shapes(part, rounded(part, 0, high / 4, f'fill="{hexed(paint)}"'))


def _figure(stage: Stage, row: Chance, box: Box) -> None:
    size = stage.form.px(46, 38, 50)
    text = f"{round(100 * row.share)}\u00a0%"
    width = fonts.width(text, FontFace.SANS_BOLD, size)
    stage.builder.line(text, FontFace.SANS_BOLD, size, stage.look.ink, box.right - width, box.centre[1] + round(size * 0.33))
