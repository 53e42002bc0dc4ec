"""Rows with minus, figure and plus: in columns, or as a table where each of several seats counts the same things."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field, replace
from typing import Any, TypeAlias

from companion.screen.page.effects import Both, Effect, Enter, Focus
from companion.screen.page.plates import plate
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.formats import Format
from companion.screen.paint.text import Type, finds_room, shortened
from companion.screen.widgets.basics import icon_colour
from companion.screen.widgets.counter import pressed, step_button, typed
from companion.table.questions.kinds import Row
from companion.unchanging import unchanging

LABEL = FontFace.SERIF_SEMIBOLD


@unchanging
class Counts:
    """The counts by row, how changed ones become the half-entered answer, how one is written, and a row without words called."""

    held: Mapping[str, int]
    entered: Callable[[dict[str, int]], Any]
    written: Callable[[str, int], str] = lambda _key, value: str(value)
    called: Mapping[str, str] = field(default_factory=dict)

    def changed(self, key: str, value: int) -> Enter:
        """Give the effect of one other count."""
        return Enter(self.entered({**self.held, key: value}))


Lead: TypeAlias = Callable[[Stage, Box, str], None]
"""Draws what stands before a row in place of its shield or icon, by the row's key."""


@unchanging
class Steps:
    """How wide minus and plus, the figure between them, and the gaps are, in pixels."""

    button: int
    figure: int
    gap: int

    @property
    def width(self) -> int:
        """All three with the gaps between, and one before."""
        return 2 * self.button + self.figure + 3 * self.gap


def steps_for(stage: Stage, size: tuple[int, int], rows: tuple[Row, ...], counts: Counts, lead: Lead | None) -> Steps | None:
    """Give the largest steps that leave all rows, so wide and high, room for their words; None where there are none."""
    form, (width, high) = stage.form, size
    usual = Steps(form.px(72, 54, 92), form.px(104, 68, 124), form.px(14, 6, 14))
    for steps in (usual, close_steps(form)):
        if all(_holds(stage, (width - _widened(stage, steps, width, row, counts).width, high), row, lead) for row in rows):
            return steps
    return None


def close_steps(form: Format) -> Steps:
    """Give the smallest steps that a finger still finds."""
    return Steps(max(form.touch, form.px(56, 50, 0)) - form.px(0, 0, 2), form.px(76, 52, 72), form.px(8, 4, 2))


def _widened(stage: Stage, steps: Steps, width: int, row: Row, counts: Counts) -> Steps:
    """Give the steps of a row whose count is written in words: as wide as these, within reason."""
    text = counts.written(row.key, counts.held.get(row.key, row.low))
    wide = fonts.width(text, FontFace.SANS_BOLD, stage.form.near_min) + stage.form.unit * 2
    return replace(steps, figure=max(steps.figure, min(wide, width * 45 // 100)))


def _holds(stage: Stage, room: tuple[int, int], row: Row, lead: Lead | None) -> bool:
    """Tell whether a row's words find room beside its sign, in two smaller lines at most."""
    width = room[0] - (_sign_width(stage, lead) if lead or row.seat is not None or row.icon else 0)
    least, words = styles.near(stage.form).least, _short(stage, row)
    return width >= 0 and (not words or finds_room(words, Type(LABEL, least, least, 1.0), max(1, width), 2, room[1]))


def _sign_width(stage: Stage, lead: Lead | None) -> int:
    return _sign_side(stage, lead) + (stage.form.px(14, 4, 4) if lead is not None else stage.form.px(14, 6, 16))


def _sign_side(stage: Stage, lead: Lead | None) -> int:
    """Give the side of what stands before the words; a piece without words is as large as it must be to be told."""
    return stage.form.px(80, 72, 84) if lead is not None else stage.form.px(64, 40, 66)


def least_line(stage: Stage, lead: Lead | None) -> int:
    """Give the least height of a row."""
    form = stage.form
    return max(form.touch, form.px(56, 50, 74), _sign_side(stage, lead) if lead is not None else 0)


def _words(stage: Stage, row: Row) -> str:
    if row.words is not None:
        return stage.words(row.words)
    return shortened(row.seat.name) if row.seat is not None else ""


def _short(stage: Stage, row: Row) -> str:
    words = _words(stage, row)
    return words if row.words is not None else shortened(words, 5)


def count_row(stage: Stage, box: Box, row: Row, onward: Effect, counts: Counts, steps: Steps, lead: Lead | None) -> None:
    """Draw a row: what is counted at the left, minus, figure and plus at the right."""
    steps = _widened(stage, steps, box.w, row, counts)
    left = draw_steps(stage, box, row, onward, counts, steps)
    _label(stage, Box(box.x, box.y, left - steps.gap - box.x, box.h), row, lead)


def draw_steps(stage: Stage, box: Box, row: Row, onward: Effect, counts: Counts, steps: Steps) -> int:
    """Draw minus, figure and plus at the right end of a box; give where they begin."""
    form = stage.form
    value = counts.held.get(row.key, row.low)
    up = value + 1 if value < row.high else row.low
    down = value - 1 if value > row.low else row.high
    high = min(box.h, max(steps.button, form.px(72, 54, 92)))
    plus = Box(box.right - steps.button, box.centre[1] - high // 2, steps.button, high)
    figure = Box(plus.x - steps.gap - steps.figure, plus.y, steps.figure, high)
    minus = Box(figure.x - steps.gap - steps.button, plus.y, steps.button, high)
    heard = stage.say("heard-row", name=counts.called.get(row.key) or _called(stage, row), value=counts.written(row.key, value))
    stage.builder.hear(f"row:{row.key}", heard)
    stage.builder.digits[f"row:{row.key}"] = lambda figure: counts.changed(row.key, typed(value, figure, row.high))
    focused = stage.stop(f"row:{row.key}", figure, onward, short=_counted_up(stage, row, value, counts))
    tint = plate(stage, figure, focused=focused)
    kind = Type(FontFace.SANS_BOLD, form.letters(54, 46, 72), form.near_min, 1.0)
    stage.builder.text(counts.written(row.key, value), kind, tint.ink, figure, align="centre", upright="middle")
    step_button(stage, f"minus:{row.key}", minus, counts.changed(row.key, down))
    step_button(stage, f"plus:{row.key}", plus, counts.changed(row.key, up))
    return minus.x


def _counted_up(stage: Stage, row: Row, value: int, counts: Counts) -> Effect:
    """Count up by one press; once all numbers have passed, the focus first visits the way back, so that holding leads there."""
    onto = pressed(value, row)
    passed = onto == max(row.low, min(row.high, row.likely))
    counted = counts.changed(row.key, onto)
    there = "tool:undo" if stage.snapshot.can_undo else "tool:help"
    return Both(counted, Focus(there)) if passed and row.low < row.high else counted


def _called(stage: Stage, row: Row) -> str:
    """Give the words of a row, those of its player before them."""
    words = stage.words(row.words) if row.words is not None else ""
    return ", ".join(part for part in (row.seat.name if row.seat is not None else "", words) if part)


def _label(stage: Stage, box: Box, row: Row, lead: Lead | None) -> None:
    form, look = stage.form, stage.look
    side = min(box.h, _sign_side(stage, lead))
    spot = Box(box.x, box.centre[1] - side // 2, side, side)
    if lead is not None:
        stage.builder.to_be_seen(row.key, spot)
        lead(stage, spot, row.key)
    elif row.seat is not None:
        stage.builder.shield(row.seat.colour, spot)
    elif row.icon:
        stage.builder.icon(row.icon, spot.inset(side // 8), icon_colour(stage, row.icon, look.ink), stage.behind)
    else:
        side = 0
    kind = Type(LABEL, form.letters(36, 32, 50), min(form.near_min, styles.near(form).least), 1.0)
    room = box.trim(left=_sign_width(stage, lead) if side else 0)
    words = _words(stage, row)
    words = _short(stage, row) if fonts.width(words, kind.face, kind.least) > room.w else words
    stage.builder.text(words, kind, look.ink, room, most=2, upright="middle")
