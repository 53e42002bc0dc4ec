"""A table of counts: a line for each thing, a column for each seat, with minus, figure and plus in every cell."""

from __future__ import annotations

from companion.screen.page.effects import Effect, Focus
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type
from companion.screen.views.ask.count_rows import Counts, Steps, draw_steps
from companion.screen.widgets.corner import Corner, corner_height, corner_width, draw_corner
from companion.table.questions.kinds import Row
from companion.table.questions.question import Question
from companion.table.seats import Seat

FROM = 9
"""So many rows stand as a table, where they make one."""
Lines = tuple[tuple[Row, ...], ...]


def lines_of(stage: Stage, rows: tuple[Row, ...]) -> Lines | None:
    """Sort rows into lines of the same words, each with every seat in the same order; None where they make no table."""
    if len(rows) < FROM or any(row.seat is None or row.words is None for row in rows):
        return None
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(stage.words(row.words), []).append(row) if row.words is not None else None
    lines = tuple(map(tuple, found.values()))
    seats = {tuple(row.seat for row in line) for line in lines}
    return lines if len(seats) == 1 else None


def show_table(stage: Stage, question: Question[object], lines: Lines, corner: Corner, counts: Counts) -> bool:
    """Lay it out, if it finds room on one page; tell whether."""
    form = stage.form
    high = corner_height(stage)
    head = stage.box.top_part(high).trim(right=corner_width(stage, corner) if not form.tall else 0)
    title = Type(FontFace.SERIF_SEMIBOLD, form.prompt, form.prompt_min, 1.06)
    foot = form.touch_answer + round(form.gap * 1.4) if form.tall else 0
    sign = form.px(54, 34, 60)
    room = stage.box.trim(top=high + form.unit // 2, bottom=foot)
    label = _label_width(stage, lines)
    gap = form.px(12, 4, 4)
    line = min(form.px(80, 64, 110), (room.h - sign - gap * len(lines)) // len(lines))
    columns = room.trim(left=label).columns(len(lines[0]), gap)
    steps = _steps(stage, columns[0].w)
    if line < form.touch - 2 or steps is None:
        return False
    stage.builder.text(stage.words(question.words), title, stage.look.ink, head, upright="middle")
    _seats(stage, [row.seat for row in lines[0]], columns, sign)
    rows = [row for each in lines for row in each]
    for number, each in enumerate(lines):
        top = room.y + sign + gap + number * (line + gap)
        _line_label(stage, Box(room.x, top, label, line), each[0])
        for row, column in zip(each, columns, strict=True):
            draw_steps(stage, Box(column.x, top, column.w, line), row, _onward(rows, row, corner), counts, steps)
    draw_corner(stage, corner)
    return True


def _onward(rows: list[Row], row: Row, corner: Corner) -> Effect:
    """Give what a long press does: on to the next cell, after the last to the answer that ends."""
    following = rows.index(row) + 1
    return Focus(f"row:{rows[following].key}" if following < len(rows) else "done" if not corner.off else f"row:{rows[0].key}")


def _steps(stage: Stage, width: int) -> Steps | None:
    """Divide a cell: minus and plus as wide as a finger needs, the figure in what is left."""
    form = stage.form
    button = max(form.touch, form.px(60, 47, 68)) if not form.small else form.px(0, 47, 0)
    gap = 2 if width - 2 * button >= form.px(60, 54, 70) else 0
    figure = width - 2 * (button + gap)
    return Steps(button, figure, gap) if figure >= form.px(50, 34, 50) else None


def _type(stage: Stage) -> Type:
    form = stage.form
    return Type(FontFace.SERIF_SEMIBOLD, form.letters(34, 30, 46), form.near_min, 1.0)


def _label_width(stage: Stage, lines: Lines) -> int:
    kind = _type(stage)
    words = [stage.words(line[0].words) for line in lines if line[0].words is not None]
    return max(fonts.width(text, kind.face, kind.least) for text in words) + stage.form.unit


def _line_label(stage: Stage, box: Box, row: Row) -> None:
    if row.words is not None:
        stage.builder.text(stage.words(row.words), _type(stage), stage.look.ink, box, upright="middle")


def _seats(stage: Stage, seats: list[Seat | None], columns: tuple[Box, ...], high: int) -> None:
    """Draw each seat's shield and name above its column; the shield alone where the column is narrow."""
    kind = _type(stage)
    for seat, column in zip(seats, columns, strict=True):
        if seat is None:
            continue
        name = fonts.width(seat.name, kind.face, kind.least) + stage.form.unit
        wide = high + name if high + name <= column.w else high
        spot = Box(column.x + (column.w - wide) // 2, column.y, high, high)
        stage.builder.shield(seat.colour, spot)
        if wide > high:
            room = Box(spot.right + stage.form.unit, column.y, column.right - spot.right - stage.form.unit, high)
            stage.builder.text(seat.name, kind, stage.look.ink, room, upright="middle")
