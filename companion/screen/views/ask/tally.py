"""Tally: one row a seat or thing, each with minus, figure and plus; the sum, and by how much it differs from the one expected."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.play.snapshot import Snapshot
from companion.screen.page.effects import Effect, Focus, TurnPage
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint.box import Box
from companion.screen.views.ask.count_rows import Counts, Lead, Steps, close_steps, count_row, least_line, steps_for
from companion.screen.views.ask.count_table import lines_of, show_table
from companion.screen.widgets.basics import head_height, question_head
from companion.screen.widgets.corner import Corner, corner_height, corner_width, draw_corner
from companion.table.questions.kinds import Row, Tally
from companion.table.questions.question import Question
from companion.unchanging import unchanging

THREE = 3
"""Pieces come with one, two or three symbols: in so many columns each kind has a line of its own."""


def begin(_snapshot: Snapshot, question: Tally) -> dict[str, int]:
    """Begin with the likely numbers."""
    return {row.key: max(row.low, min(row.high, row.likely)) for row in question.rows}


def show(stage: Stage, question: Tally) -> None:
    """Lay it out."""
    counts: Mapping[str, int] = stage.entry
    corner = Corner(label=stage.say("screen-go-on"), off=_fault(stage, question, counts), effect=stage.answered(dict(counts)))
    show_rows(stage, question, question.rows, corner, Counts(counts, dict))


def _fault(stage: Stage, question: Tally, counts: Mapping[str, int]) -> str:
    total = sum(counts.values())
    if question.total is not None and total != question.total:
        message = "screen-missing" if total < question.total else "screen-too-many"
        return stage.say(message, count=abs(question.total - total))
    if question.most is not None and total > question.most:
        return stage.say("screen-too-many", count=total - question.most)
    return ""


def show_rows(
    stage: Stage, question: Question[Any], rows: tuple[Row, ...], corner: Corner, counts: Counts, lead: Lead | None = None
) -> None:
    """Lay out rows with figures: as a table where they make one, else in columns, on further pages only what finds no room."""
    lines = lines_of(stage, rows) if lead is None and corner.extra is None else None
    if lines is not None and show_table(stage, question, lines, corner, counts):
        return
    form = stage.form
    foot = form.touch_answer + round(form.gap * 1.4) if form.tall else 0
    for high in (0 if form.tall and corner.extra is None else corner_height(stage), corner_height(stage)):
        room = stage.box.trim(bottom=foot, top=head_height(stage, question, high=high, least=True) + form.unit)
        grid = _grid(stage, room, rows, counts, lead)
        if grid.at_once >= len(rows):
            break
    corner = replace(corner, pages=-(-len(rows) // grid.at_once))
    page = min(stage.layer.page, corner.pages - 1)
    area = room.bottom_part(grid.line * grid.lines + grid.gap * (grid.lines - 1))
    question_head(
        stage, question, stage.box.trim(bottom=stage.box.bottom - area.y + form.unit), aside=(corner_width(stage, corner), high)
    )
    cells = [cell for part in area.rows(grid.lines, grid.gap) for cell in part.columns(grid.columns, _between(stage))]
    shown = rows[page * grid.at_once : (page + 1) * grid.at_once]
    for place, (cell, row) in enumerate(zip(cells, shown, strict=False)):
        onward = _onward(rows, page * grid.at_once + place, grid.at_once, corner)
        count_row(stage, cell, row, onward, counts, grid.steps, lead)
    draw_corner(stage, corner)


@unchanging
class RowGrid:
    """Columns and lines of rows, a line's height and the gap between lines, and how wide the steps are."""

    columns: int
    lines: int
    line: int
    gap: int
    steps: Steps

    @property
    def at_once(self) -> int:
        """How many rows a page shows."""
        return self.columns * self.lines


def _between(stage: Stage) -> int:
    return stage.form.px(44, 16, 16)


def _grid(stage: Stage, room: Box, rows: tuple[Row, ...], counts: Counts, lead: Lead | None) -> RowGrid:
    """Find the fewest columns in which all rows find room on one page, else as many rows a page as can be."""
    form = stage.form
    least, paged = least_line(stage, lead), []
    threes = lead is not None and len(rows) % THREE == 0
    for columns in (1, 2) if form.tall else (THREE, 2) if threes else (max(1, min(2, len(rows))), THREE):
        lines, width = max(1, -(-len(rows) // columns)), room.columns(columns, _between(stage))[0].w
        most = max(1, min(lines, (room.h + form.unit) // (least + form.unit)))
        for count, gap in ((lines, round(form.gap * 1.1)), (lines, form.unit), (lines, form.unit // 2), (most, form.unit)):
            line = min(form.px(96, 72, 116), (room.h - gap * (count - 1)) // count)
            steps = steps_for(stage, (width, line), rows, counts, lead) if line >= least or count < lines else None
            if steps is not None and count == lines:
                return RowGrid(columns, lines, line, gap, steps)
            if steps is not None:
                paged.append(RowGrid(columns, count, line, gap, steps))
    return max(paged, key=lambda grid: grid.at_once, default=_narrow(stage, room, least))


def _narrow(stage: Stage, room: Box, least: int) -> RowGrid:
    """Give one column for words that find room in none."""
    form = stage.form
    lines = max(1, (room.h + form.unit) // (least + form.unit))
    return RowGrid(1, lines, (room.h - form.unit * (lines - 1)) // lines, form.unit, close_steps(form))


def _onward(rows: tuple[Row, ...], place: int, at_once: int, corner: Corner) -> Effect:
    """Give what a long press on a row does: on to the next row, to the next page, or to the corner's answers."""
    following = place + 1
    if following == len(rows) and corner.extra is not None:
        return Focus(corner.extra[0])
    if following == len(rows):
        return Focus("more" if corner.off and corner.pages > 1 else "done" if not corner.off else f"row:{rows[0].key}")
    focus = f"row:{rows[following].key}"
    return TurnPage(following // at_once, focus) if following % at_once == 0 else Focus(focus)


VIEW = View(show, begin, counts=lambda _question: True)
