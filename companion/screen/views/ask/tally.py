"""Tally: one row a seat or thing, each with minus, figure and plus; the sum, and by how much it differs from the one expected."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from companion.play.snapshot import Snapshot
from companion.screen.page.effects import Effect, Enter, Focus, TurnPage
from companion.screen.page.plates import plate
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type, fit, shortened
from companion.screen.widgets.basics import head_height, icon_colour, question_head
from companion.screen.widgets.corner import Corner, corner_height, corner_width, draw_corner
from companion.screen.widgets.counter import pressed, step_button
from companion.table.questions.kinds import Row, Tally
from companion.table.questions.question import Question


@dataclass(frozen=True)
class Counts:
    """The counts by row, how changed ones become the half-entered answer, and how a count is written."""

    held: Mapping[str, int]
    entered: Callable[[dict[str, int]], Any]
    written: Callable[[str, int], str] = lambda _key, value: str(value)

    def changed(self, key: str, value: int) -> Enter:
        """Give the effect of one other count."""
        return Enter(self.entered({**self.held, key: value}))


Lead: TypeAlias = Callable[[Stage, Box, str], None]
"""Draws what stands before a row in place of its shield or icon, by the row's key."""


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
    """Lay out rows with figures."""
    form = stage.form
    foot = form.touch_answer + round(form.gap * 1.4) if form.tall else 0
    high = 0 if form.tall and corner.extra is None else corner_height(stage)
    head = head_height(stage, question, high=high, least=True)
    room = stage.box.trim(bottom=foot, top=head + form.gap)
    columns, lines = _fitting(stage, room, len(rows))
    if columns > 1 and not all(_holds(stage, (room.w - form.px(44, 20, 0)) // columns, row) for row in rows):
        columns = 1
    at_once = columns * lines
    corner = replace(corner, pages=-(-len(rows) // at_once))
    if corner.pages > 1 and not high:
        high = corner_height(stage)
    page = min(stage.layer.page, corner.pages - 1)
    gap = round(form.gap * 1.1)
    line = min(form.px(96, 72, 116), (room.h - gap * (lines - 1)) // lines)
    area = room.bottom_part(line * lines + gap * (lines - 1))
    question_head(
        stage, question, stage.box.trim(bottom=stage.box.bottom - area.y + form.unit), aside=(corner_width(stage, corner), high)
    )
    cells = [cell for part in area.rows(lines, gap) for cell in part.columns(columns, form.px(44, 20, 0))]
    shown = rows[page * at_once : (page + 1) * at_once]
    for place, (cell, row) in enumerate(zip(cells, shown, strict=False)):
        _row(stage, cell, row, _onward(rows, page * at_once + place, at_once, corner), counts, lead)
    draw_corner(stage, corner)


def _fitting(stage: Stage, room: Box, count: int) -> tuple[int, int]:
    """Give columns and lines: as many lines as the room has, up to four; one column if all find room in it."""
    form = stage.form
    least = form.px(72, 60, 96) + round(form.gap * 1.1)
    lines = max(1, min(4, (room.h + round(form.gap * 1.1)) // least))
    if form.tall:
        return 1, min(lines, count)
    return (2, min(lines, -(-count // 2))) if count > 1 else (1, 1)


def _holds(stage: Stage, wide: int, row: Row) -> bool:
    """Tell whether a row so wide has room for its words, in two smaller lines at most."""
    form = stage.form
    if row.words is None:
        return True
    figures = 2 * form.px(72, 54, 92) + form.px(104, 68, 124) + 3 * form.px(14, 6, 14)
    sign = form.px(64, 40, 80) + form.px(14, 8, 16) if row.seat is not None or row.icon else 0
    least = styles.near(form).least
    return fit(stage.words(row.words), Type(FontFace.SERIF_SEMIBOLD, least, least, 1.06), wide - figures - sign, 2).whole


def _onward(rows: tuple[Row, ...], place: int, at_once: int, corner: Corner) -> Effect:
    """Give what a long press on a row does: on to the next row, to the next page, or to the corner's answers."""
    following = place + 1
    if following == len(rows) and corner.extra is not None:
        return Focus(corner.extra[0])
    if following == len(rows):
        return Focus("more" if corner.off and corner.pages > 1 else "done" if not corner.off else f"row:{rows[0].key}")
    focus = f"row:{rows[following].key}"
    return TurnPage(following // at_once, focus) if following % at_once == 0 else Focus(focus)


def _row(stage: Stage, box: Box, row: Row, onward: Effect, counts: Counts, lead: Lead | None) -> None:
    form = stage.form
    value = counts.held.get(row.key, row.low)
    up = value + 1 if value < row.high else row.low
    onto = pressed(value, row)
    down = value - 1 if value > row.low else row.high
    side = min(box.h, form.px(72, 54, 92))
    kind = Type(FontFace.SANS_BOLD, form.letters(54, 46, 72), form.near_min, 1.0)
    text = counts.written(row.key, value)
    wide = fonts.width(text, kind.face, kind.least) + form.unit * 2
    figure_width = max(form.px(104, 68, 124), min(wide, box.w * 45 // 100))
    gap = form.px(14, 6, 14)
    plus = Box(box.right - side, box.centre[1] - side // 2, side, side)
    figure = Box(plus.x - gap - figure_width, box.centre[1] - side // 2, figure_width, side)
    minus = Box(figure.x - gap - side, plus.y, side, side)
    focused = stage.stop(f"row:{row.key}", figure, onward, short=counts.changed(row.key, onto))
    tint = plate(stage, figure, focused=focused)
    stage.builder.text(text, kind, tint.ink, figure, align="centre", upright="middle")
    step_button(stage, f"minus:{row.key}", minus, counts.changed(row.key, down))
    step_button(stage, f"plus:{row.key}", plus, counts.changed(row.key, up))
    _label(stage, Box(box.x, box.y, minus.x - gap - box.x, box.h), row, lead)


def _label(stage: Stage, box: Box, row: Row, lead: Lead | None) -> None:
    form, look = stage.form, stage.look
    side = min(box.h, form.px(64, 40, 80))
    spot = Box(box.x, box.centre[1] - side // 2, side, side)
    if lead is not None:
        lead(stage, spot, row.key)
    elif row.seat is not None:
        stage.builder.shield(row.seat.colour, spot)
    elif row.icon:
        inset = side // 8
        stage.builder.icon(row.icon, spot.inset(inset), icon_colour(stage, row.icon, look.ink), stage.behind)
    else:
        side = 0
    words = stage.words(row.words) if row.words is not None else shortened(row.seat.name) if row.seat is not None else ""
    kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(36, 32, 50), form.near_min, 1.06)
    room = box.trim(left=side + form.px(14, 8, 16) if side else 0)
    narrow = fonts.width(words, kind.face, kind.least) > room.w
    if narrow and row.words is None:
        words = shortened(words, 5)
    stage.builder.text(
        words, replace(kind, least=min(form.near_min, styles.near(form).least)), look.ink, room, most=2, upright="middle"
    )


VIEW = View(show, begin, counts=lambda _question: True)
