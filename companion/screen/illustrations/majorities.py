"""Majorities: a map of regions, in each the shields of those who lead, and beside it what everybody gets."""

from __future__ import annotations

from collections import Counter

from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.rounded import RoundRect
from companion.screen.paint.text import Type
from companion.screen.paint.theme import hexed
from companion.screen.widgets.basics import tally_of
from companion.table.questions.illustrations import Holding, Majorities, MapRegion
from companion.table.questions.kinds import Reason

MOST_SHIELDS = 2
"""Of more who share a majority the number is written."""


def show_majorities(stage: Stage, shown: Majorities, rows: tuple[Reason, ...], box: Box) -> None:
    """Draw the map at the left (tall: above) and the rows beside it."""
    form = stage.form
    if form.tall:
        area, table = box.top_part(box.h * 58 // 100), box.trim(top=box.h * 60 // 100)
    else:
        area, table = box.left_part(box.w * 58 // 100), box.trim(left=box.w * 58 // 100 + form.px(36, 18, 0))
    wide, high = _plate_size(stage, shown, area)
    for region in shown.regions:
        spot = Box(area.x + round(region.x * (area.w - wide)), area.y + round(region.y * (area.h - high)), wide, high)
        _region(stage, region, spot)
    _sums(stage, rows, table)


def _plate_size(stage: Stage, shown: Majorities, area: Box) -> tuple[int, int]:
    columns = Counter(region.x for region in shown.regions)
    lines = max(columns.values())
    gap = stage.form.px(18, 8, 20)
    return (area.w - gap) // 2, min(stage.form.px(140, 96, 180), (area.h - gap * (lines - 1)) // lines)


def _region(stage: Stage, region: MapRegion, box: Box) -> None:
    """Draw one region: its name, and each kind of building with the shields of its leaders."""
    form, look = stage.form, stage.look
    paint = f'fill="{hexed(look.sheet)}" stroke="{hexed(look.edge)}" stroke-width="{form.line}"'
    stage.builder.rounded(box, RoundRect(form.line / 2, form.radius, paint))
    inside = box.inset(form.px(14, 8, 14), form.px(8, 4, 10))
    kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(32, 28, 42), form.near_min - 2, 1.0)
    row = inside.top_part(round(kind.size * 1.1))
    stage.builder.text(stage.words(region.words), kind, look.ink, row, upright="middle")
    below = inside.trim(top=row.h)
    for cell, holding in zip(below.columns(max(3, len(region.holdings)), form.px(8, 4, 8)), region.holdings, strict=False):
        _holding(stage, holding, cell)


def _holding(stage: Stage, holding: Holding, box: Box) -> None:
    look = stage.look
    side = min(box.h, stage.form.px(54, 38, 60), box.w * 45 // 100)
    stage.builder.icon(holding.icon, Box(box.x, box.centre[1] - side // 2, side, side), look.soft, look.sheet)
    room = box.trim(left=side + 2)
    if not holding.holders:
        return
    shown = holding.holders[:MOST_SHIELDS]
    small = min(side, (room.w + (len(shown) - 1) * side // 2) // len(shown))
    step = small if len(shown) == 1 else min(small, (room.w - small) // (len(shown) - 1))
    for place, seat in enumerate(shown):
        stage.builder.shield(seat.colour, Box(room.x + place * step, box.centre[1] - small // 2, small, small))


def _sums(stage: Stage, rows: tuple[Reason, ...], box: Box) -> None:
    """Write what everybody gets: shield, what was counted, the sum."""
    form, look = stage.form, stage.look
    high = min(form.px(96, 72, 90), box.h // max(1, len(rows)))
    tint = Tint(look.ink, look.soft, stage.behind, look.rubric, look.shield_edge)
    size = min(high, form.px(60, 48, 66))
    for place, row in enumerate(rows):
        line = Box(box.x, box.y + place * high, box.w, high)
        if place:
            stage.builder.fill(line.top_part(2), look.rule)
        side = min(high - form.px(10, 8, 10), form.px(58, 46, 68))
        if row.seat is not None:
            stage.builder.shield(row.seat.colour, Box(line.x, line.centre[1] - side // 2, side, side))
        total = str(row.total if row.total is not None else "")
        width = fonts.width(total, FontFace.SANS_BOLD, size)
        left = line.right - width
        stage.builder.line(total, FontFace.SANS_BOLD, size, look.ink, left, line.centre[1] + round(size * 0.33))
        counted = Box(line.x + side + form.px(16, 8, 16), line.y, line.w - side - width - form.px(32, 16, 32), high)
        tally_of(stage, row.symbols, counted, min(form.px(34, 28, 40), high), tint)
