"""A result's reasons as a table: who, the counted things, the sum, and why."""

from __future__ import annotations

from dataclasses import replace

from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type, finds_room, fit, shortened, signed
from companion.screen.widgets.basics import sums_width, tally_of
from companion.table.questions.kinds import Reason
from companion.unchanging import unchanging

MOST_ROWS = 12
COLUMNS = 2
MOST_GROWTH = 1.4
"""So much larger than usual few rows stand on a page of their own."""
WIDE_FROM = 3
"""A deciding row with more kinds of symbols than so many stands over both columns."""


@unchanging
class Columns:
    """How wide names, sums and notes stand, the same in all rows, which usually are so high.

    `notes` is 0 where each row has its own width for it.
    """

    names: int
    totals: str
    usual: int
    notes: int = 0

    def grown(self, high: int) -> float:
        """Tell how much larger than usual all stands in a row so high."""
        return max(1.0, high / self.usual)


def rows_that_fit(stage: Stage, box: Box) -> int:
    """Tell how many rows find room: in one column, on screens that lie, in two."""
    lines = max(1, min(MOST_ROWS, box.h // _least(stage)))
    return lines * stage.form.of(COLUMNS, COLUMNS, 1)


def _least(stage: Stage) -> int:
    return stage.form.px(50, 36, 56)


def reasons(stage: Stage, rows: tuple[Reason, ...], box: Box) -> None:
    """Draw the rows from the top, the deciding one on a sheet with a rubric bar; in two columns where one has no room for all."""
    form = stage.form
    columns = _columns(stage, rows, box.w)
    if len(rows) * _least(stage) <= box.h or form.tall:
        high = min(columns.usual, box.h // max(1, len(rows)))
        larger = min(round(columns.usual * MOST_GROWTH), box.h // max(1, len(rows)))
        high = larger if all(_things_fit(stage, row, box.w, larger, columns) for row in rows) else high
        _column(stage, rows, box, high, columns)
        return
    first, rest, last = _spanning(rows)
    lines = -(-len(rest) // COLUMNS)
    high = min(_usual(stage), box.h // (lines + len(first) + len(last)))
    columns = replace(columns, notes=0)
    _column(stage, first, box.top_part(high), high, columns)
    below = box.trim(top=high * len(first))
    for place, column in enumerate(below.columns(COLUMNS, form.px(56, 30, 0))):
        _column(stage, rest[place * lines : (place + 1) * lines], column, high, columns)
    _column(stage, last, below.trim(top=high * lines), high, columns)


def _columns(stage: Stage, rows: tuple[Reason, ...], wide: int) -> Columns:
    """Measure the columns; notes share one where every row still shows each thing by itself."""
    names = max((_name_width(stage, row) for row in rows), default=0)
    summed = [row for row in rows if row.total is not None]
    totals = max((signed(row.total or 0) for row in summed), key=len, default="")
    usual = max((_usual(stage) if row.words is None or row.symbols else _lined(stage, row, wide) for row in rows), default=0)
    shared = Columns(names, totals, max(usual, _usual(stage)), max((_note_width(stage, row, wide) for row in summed), default=0))
    apart = all(_things_fit(stage, row, wide, shared.usual, shared) for row in rows if row.symbols)
    return shared if apart else replace(shared, notes=0)


def _lined(stage: Stage, row: Reason, wide: int) -> int:
    """Give how high a row of nothing but words stands, in one line or in two."""
    kind = _type(stage)
    taken = fit(_label(stage, row), kind, wide - _note_width(stage, row, wide), 2)
    return max(_usual(stage), taken.height + stage.form.px(22, 14, 30)) if row.total is None else _usual(stage)


def usual_height(stage: Stage, rows: tuple[Reason, ...], wide: int) -> int:
    """Give how high the rows stand where there is more room than they need."""
    return _columns(stage, rows, wide).usual * len(rows)


def _usual(stage: Stage) -> int:
    return stage.form.px(71, 64, 96)


def _things_fit(stage: Stage, row: Reason, wide: int, high: int, columns: Columns) -> bool:
    """Tell whether a row so high still shows each thing by itself where it does so in the usual size."""
    form, grown = stage.form, columns.grown(high)
    things = sum(symbol.amount + symbol.missing for symbol in row.symbols) + bool(row.struck_by)
    note = fonts.width(stage.words(row.note), styles.near(form).face, styles.near(form).size) if row.note is not None else 0
    note = max(note, columns.notes if row.total is not None else 0)
    others = form.px(80, 62, 100) * (row.seat is not None) + form.px(96, 70, 120) * (row.total is not None)
    used = round((columns.names + others + form.px(66, 36, 60)) * grown) + note
    one, sums = form.px(52, 41, 63), sums_width(row.symbols, round(form.px(46, 36, 56) * grown))
    apart = things * one + (used - note) / grown + note <= wide
    return used + (round(things * one * grown) if apart else sums) <= wide


def _spanning(rows: tuple[Reason, ...]) -> tuple[tuple[Reason, ...], ...]:
    """Split off a deciding row of many kinds at the beginning or the end: it stands over or below both columns."""
    first = 1 if rows[0].marked and len(rows[0].symbols) > WIDE_FROM else 0
    last = len(rows) - (1 if not first and rows[-1].marked and len(rows[-1].symbols) > WIDE_FROM else 0)
    return rows[:first], rows[first:last], rows[last:]


def _column(stage: Stage, rows: tuple[Reason, ...], box: Box, high: int, columns: Columns) -> None:
    for place, row in enumerate(rows):
        spot = Box(box.x, box.y + place * high, box.w, high)
        _ground(stage, spot, row, first=place == 0)
        _row(stage, spot, row, columns)


def _ground(stage: Stage, box: Box, row: Reason, *, first: bool) -> None:
    form, look = stage.form, stage.look
    if row.marked:
        reach = form.px(20, 12, 16) if box.w > form.width // 2 else form.px(10, 6, 0)
        stage.builder.fill(box.inset(-reach, 0), look.sheet)
        stage.builder.fill(Box(box.x - reach, box.y, form.px(8, 6, 8), box.h), look.rubric)
    elif not first:
        stage.builder.fill(box.top_part(2), look.rule)


def _type(stage: Stage, grown: float = 1.0) -> Type:
    form = stage.form
    return Type(FontFace.SERIF_SEMIBOLD, round(form.letters(38, 34, 48) * grown), form.near_min, 1.1)


def _label(stage: Stage, row: Reason) -> str:
    if row.words is not None:
        return stage.words(row.words)
    return shortened(row.seat.name) if row.seat is not None else ""


def _name_width(stage: Stage, row: Reason) -> int:
    kind = _type(stage)
    return fonts.width(_label(stage, row), kind.face, kind.size)


def _row(stage: Stage, box: Box, row: Reason, columns: Columns) -> None:
    form, look = stage.form, stage.look
    gap = form.px(22, 12, 20)
    grown = columns.grown(box.h)
    names = round(columns.names * grown)
    left = box.x
    behind = look.sheet if row.marked else stage.behind
    if row.seat is not None:
        side = min(box.h - form.px(10, 8, 12), round(form.px(58, 50, 80) * grown))
        stage.builder.shield(row.seat.colour, Box(left, box.y + (box.h - side) // 2, side, side))
        left += side + gap
    right = _note(stage, box, row, columns.notes)
    right = _total(stage, row, box, right, columns)
    label = _label(stage, row)
    counted = len(row.symbols) > 0
    hidden = form.tall and row.seat is not None and counted
    if label and not hidden:
        share = 60 if box.w < form.width // 2 or row.note is not None else form.of(45, 45, 55)
        room = min(names, (right - left) * share // 100) if counted else right - left
        kind = _type(stage, grown)
        if not finds_room(label, kind, room, 1, box.h):
            kind = Type(kind.face, kind.size, styles.near(form).least, 1.0)
        spare = right - left - gap - sums_width(row.symbols, form.near_min)
        if counted and (spare < room or not finds_room(label, kind, room, 2, box.h)):
            room = max(1, spare)
        stage.builder.text(label, kind, look.ink, Box(left, box.y, room, box.h), most=2, upright="middle")
        left += room + gap
    if counted:
        _counted(stage, row, Box(left, box.y, right - left, box.h), behind, grown)


def _counted(stage: Stage, row: Reason, box: Box, behind: tuple[int, int, int], grown: float) -> None:
    form, look = stage.form, stage.look
    size = min(round(form.px(46, 36, 56) * grown), box.h - 2)
    struck = any(symbol.struck for symbol in row.symbols) and bool(row.struck_by)
    tint = Tint(look.ink, look.soft, behind, look.rubric, look.shield_edge)
    used = tally_of(stage, row.symbols, box.trim(right=round(size * 1.15) if struck else 0), size, tint)
    if struck and used + size <= box.w:
        stage.builder.icon(row.struck_by, Box(box.x + used, box.y + (box.h - size) // 2, size, size), look.rubric, behind)


def _total(stage: Stage, row: Reason, box: Box, right: int, columns: Columns) -> int:
    """Write the sum, figure below figure of the others; give where the rest ends."""
    if row.total is None:
        return right
    form = stage.form
    size = min(round(form.px(48, 44, 70) * columns.grown(box.h)), box.h)
    text = signed(row.total)
    left = right - fonts.width(text, FontFace.SANS_SEMIBOLD, size)
    stage.builder.line(text, FontFace.SANS_SEMIBOLD, size, stage.look.ink, left, box.centre[1] + round(size * 0.33))
    return right - max(fonts.width(columns.totals, FontFace.SANS_SEMIBOLD, size), round(size * 1.1)) - form.px(22, 12, 20)


def _note(stage: Stage, box: Box, row: Reason, least: int) -> int:
    """Write the note at the right, in the column of all notes; give where the rest ends."""
    form, look = stage.form, stage.look
    width = max(_note_width(stage, row, box.w), least if row.note is not None or row.total is not None else 0)
    if not width:
        return box.right
    room = box.right_part(width)
    if row.note is not None:
        kind = _note_type(stage, row)
        stage.builder.text(stage.words(row.note), kind, look.rubric if row.marked else look.soft, room, most=2, upright="middle")
    return room.x - form.px(22, 12, 14)


def _note_type(stage: Stage, row: Reason) -> Type:
    form = stage.form
    return (styles.near_bold if row.marked else styles.near)(form)._replace(least=form.near_min, leading=1.0)


def _note_width(stage: Stage, row: Reason, wide: int) -> int:
    """Give how wide a row's note stands; 0 where there is none, or no room for it."""
    form = stage.form
    if row.note is None or (form.tall and row.symbols):
        return 0
    kind = _note_type(stage, row)
    return min(
        round(wide * (0.42 if wide < form.width // 2 else form.of(0.3, 0.46, 0.42))),
        max(min(form.px(230, 150, 0), wide // 3), fonts.width(stage.words(row.note), kind.face, kind.size)),
    )
