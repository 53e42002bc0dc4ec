"""The rows below an illustration: a label, the pieces, a note."""

from __future__ import annotations

from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type
from companion.screen.widgets.basics import sums_width, tally_of
from companion.table.questions.kinds import Reason

WIDE_FROM = 3
"""A row with more kinds of pieces than so many stands over both columns."""


def told_below(stage: Stage, rows: tuple[Reason, ...], box: Box) -> Box:
    """Write rows at the foot of a box, on screens that lie in two columns; give the room above them."""
    form = stage.form
    wide = tuple(row for row in rows if len(row.symbols) > WIDE_FROM)
    rest = tuple(row for row in rows if row not in wide)
    lines = -(-len(rest) // form.of(2, 2, 1))
    high = form.px(56, 42, 50)
    area = box.bottom_part(high * (lines + len(wide)))
    for place, column in enumerate(area.columns(form.of(2, 2, 1), form.px(56, 30, 0))):
        part = rest[place * lines : (place + 1) * lines]
        told_rows(stage, part, column.top_part(high * len(part)))
    told_rows(stage, wide, area.bottom_part(high * len(wide)))
    return box.trim(bottom=area.h + form.unit)


def told_rows(stage: Stage, rows: tuple[Reason, ...], box: Box) -> None:
    """Write what goes where: a label, the pieces, a note."""
    form, look = stage.form, stage.look
    kind = Type(FontFace.SANS_SEMIBOLD, form.letters(36, 32, 44), form.near_min, 1.0)
    near = styles.near(form)
    labels = max((fonts.width(stage.words(row.words), kind.face, kind.size) for row in rows if row.words), default=0)
    pieces = max((sums_width(row.symbols, form.px(46, 38, 54)) for row in rows), default=0)
    labels = min(labels, max(box.w * 45 // 100, box.w - pieces - form.px(24, 16, 20)))
    tint = Tint(look.ink, look.soft, stage.behind, look.rubric, look.shield_edge)
    high = min(form.px(58, 48, 84), box.h // max(1, len(rows)))
    for place, row in enumerate(rows):
        line = Box(box.x, box.y + place * high, box.w, high)
        if row.words is not None:
            stage.builder.text(stage.words(row.words), kind, look.rubric, line.left_part(labels), most=2, upright="middle")
        rest = line.trim(left=labels + form.px(24, 16, 20))
        note = stage.words(row.note) if row.note is not None and not (form.tall and row.symbols) else ""
        if note and fonts.width(note, near.face, near.size) + (high * 2 if row.symbols else 0) <= rest.w:
            rest = rest.trim(right=fonts.width(note, near.face, near.size) + form.gap)
            stage.builder.text(note, near, look.soft, line, align="right", upright="middle")
        tally_of(stage, row.symbols, rest, min(high - form.px(10, 6, 14), form.px(46, 38, 54)), tint)
