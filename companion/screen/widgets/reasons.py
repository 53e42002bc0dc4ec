"""A result's reasons as a table: who, the counted things, the sum, and why."""

from __future__ import annotations

from dataclasses import replace

from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type, fit, shortened
from companion.screen.widgets.basics import tally_of
from companion.table.questions.kinds import Reason

MOST_ROWS = 8
COLUMNS = 2


def rows_that_fit(stage: Stage, box: Box) -> int:
    """Tell how many rows find room: in one column, on screens that lie, in two."""
    lines = max(1, min(MOST_ROWS, box.h // stage.form.px(50, 38, 70)))
    return lines * stage.form.of(COLUMNS, COLUMNS, 1)


def reasons(stage: Stage, rows: tuple[Reason, ...], box: Box) -> None:
    """Draw the rows from the top, the deciding one on a sheet with a rubric bar."""
    form = stage.form
    one = len(rows) * form.px(50, 38, 70) <= box.h or form.tall
    columns = (box,) if one else box.columns(COLUMNS, form.px(56, 30, 0))
    lines = max(1, -(-len(rows) // len(columns)))
    height = min(form.px(71, 64, 96), box.h // lines)
    names = max((_name_width(stage, row) for row in rows), default=0)
    for place, row in enumerate(rows):
        column = columns[place // lines]
        spot = Box(column.x, box.y + place % lines * height, column.w, height)
        _ground(stage, spot, row, first=place % lines == 0)
        _row(stage, spot, row, names)


def _ground(stage: Stage, box: Box, row: Reason, *, first: bool) -> None:
    form, look = stage.form, stage.look
    if row.marked:
        reach = form.px(20, 12, 16) if box.w > form.width // 2 else form.px(10, 6, 0)
        stage.builder.fill(box.inset(-reach, 0), look.sheet)
        stage.builder.fill(Box(box.x - reach, box.y, form.px(8, 6, 8), box.h), look.rubric)
    elif not first:
        stage.builder.fill(box.top_part(2), look.rule)


def _type(stage: Stage) -> Type:
    form = stage.form
    return Type(FontFace.SERIF_SEMIBOLD, form.letters(38, 34, 48), form.near_min, 1.1)


def _label(stage: Stage, row: Reason) -> str:
    if row.words is not None:
        return stage.words(row.words)
    return shortened(row.seat.name) if row.seat is not None else ""


def _name_width(stage: Stage, row: Reason) -> int:
    kind = _type(stage)
    return fonts.width(_label(stage, row), kind.face, kind.size)


def _row(stage: Stage, box: Box, row: Reason, names: int) -> None:
    form, look = stage.form, stage.look
    gap = form.px(22, 12, 20)
    left = box.x
    behind = look.sheet if row.marked else stage.behind
    if row.seat is not None:
        side = min(box.h - form.px(10, 8, 12), form.px(58, 50, 80))
        stage.builder.shield(row.seat.colour, Box(left, box.y + (box.h - side) // 2, side, side))
        left += side + gap
    right = _note(stage, box, row)
    right = _total(stage, row, box, right)
    label = _label(stage, row)
    counted = len(row.symbols) > 0
    hidden = form.tall and row.seat is not None and counted
    if label and not hidden:
        share = 60 if box.w < form.width // 2 or row.note is not None else 45
        room = min(names, (right - left) * share // 100) if counted else right - left
        kind = _type(stage)
        if not fit(label, kind, room, 1, box.h).whole:
            kind = Type(kind.face, kind.size, styles.near(form).least, 1.0)
        stage.builder.text(label, kind, look.ink, Box(left, box.y, room, box.h), most=2, upright="middle")
        left += room + gap
    if counted:
        _counted(stage, row, Box(left, box.y, right - left, box.h), behind)


def _counted(stage: Stage, row: Reason, box: Box, behind: tuple[int, int, int]) -> None:
    form, look = stage.form, stage.look
    size = min(form.px(46, 36, 56), box.h - 2)
    struck = any(symbol.struck for symbol in row.symbols) and bool(row.struck_by)
    tint = Tint(look.ink, look.soft, behind, look.rubric, look.shield_edge)
    used = tally_of(stage, row.symbols, box.trim(right=round(size * 1.15) if struck else 0), size, tint)
    if struck and used + size <= box.w:
        stage.builder.icon(row.struck_by, Box(box.x + used, box.y + (box.h - size) // 2, size, size), look.rubric, behind)


def _total(stage: Stage, row: Reason, box: Box, right: int) -> int:
    if row.total is None:
        return right
    form = stage.form
    size = min(form.px(48, 44, 70), box.h)
    text = str(row.total)
    width = fonts.width(text, FontFace.SANS_SEMIBOLD, size)
    left = right - max(width, round(size * 1.1))
    stage.builder.line(text, FontFace.SANS_SEMIBOLD, size, stage.look.ink, left, box.centre[1] + round(size * 0.33))
    return left - form.px(22, 12, 20)


def _note(stage: Stage, box: Box, row: Reason) -> int:
    """Write the note at the right; give where the rest ends."""
    form, look = stage.form, stage.look
    if row.note is None or (form.tall and row.symbols):
        return box.right
    kind = replace(styles.near_bold(form) if row.marked else styles.near(form), least=form.near_min, leading=1.0)
    width = min(
        round(box.w * (0.42 if box.w < form.width // 2 else form.of(0.3, 0.46, 0.42))),
        max(min(form.px(230, 150, 0), box.w // 3), fonts.width(stage.words(row.note), kind.face, kind.size)),
    )
    room = box.right_part(width)
    stage.builder.text(stage.words(row.note), kind, look.rubric if row.marked else look.soft, room, most=2, upright="middle")
    return room.x - form.px(22, 12, 0)
