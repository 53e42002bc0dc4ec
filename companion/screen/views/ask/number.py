"""Number: a giant figure that short presses count up, of many values first its tens; six or fewer stand as a row of answers."""

from __future__ import annotations

from companion.play.snapshot import Snapshot
from companion.screen.page.effects import Both, Effect, Enter, Focus, Open, Undoing
from companion.screen.page.plates import plate
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.views.ask.tens import TEN, first_tens, next_one, next_tens, tens_of, values
from companion.screen.widgets.basics import answer, answer_height, head_fits, hint, icon_colour, question_head
from companion.screen.widgets.counter import counted, step_button, typed
from companion.table.questions.kinds import Number

FEW = 6
ROW = 3
MANY = 20
"""Of more values than so many, the tens are counted first, then what lies within them."""
MOST_LINES = 3


def few(question: Number) -> bool:
    """Tell whether all values find room as answers."""
    return len(values(question)) <= FEW


def coarse(question: Number) -> bool:
    """Tell whether tens are counted first."""
    return len(values(question)) > MANY and TEN % question.steps == 0


def begin(_snapshot: Snapshot, question: Number) -> int:
    """Begin at the likely value, else the lowest."""
    return question.low if question.likely is None else max(question.low, min(question.high, question.likely))


def show(stage: Stage, question: Number) -> None:
    """Lay it out."""
    if few(question):
        _row(stage, question)
    else:
        _counting(stage, question)


def _row(stage: Stage, question: Number) -> None:
    """Lay out every value as an answer, the likeliest first in the focus's order but in its own place."""
    form = stage.form
    shown = values(question)
    gap = round(form.gap * 1.3)
    cells = _cells(stage, len(shown), gap)
    below = question_head(stage, question, stage.box.trim(bottom=stage.box.bottom - cells[0].y + form.gap))
    hint(stage, question, below)
    icon = question.icon
    for place in sorted(range(len(shown)), key=lambda place: shown[place] != question.likely):
        value = shown[place]
        answer(stage, f"value:{value}", cells[place], str(value), stage.answered(int(value)), icon=icon)


def _cells(stage: Stage, count: int, gap: int) -> tuple[Box, ...]:
    form = stage.form
    if not form.tall:
        width = min(stage.box.w, count * form.px(190, 130, 0))
        return stage.box.bottom_part(form.px(112, 88, 0)).left_part(width).columns(count, gap)
    rows = 1 if count <= ROW else 2
    area = stage.box.bottom_part(rows * form.touch_answer + (rows - 1) * gap)
    return tuple(cell for row in area.rows(rows, gap) for cell in row.columns(count if rows == 1 else ROW, gap))


def _counting(stage: Stage, question: Number) -> None:
    form = stage.form
    foot = stage.box.bottom_part(answer_height(stage))
    room = stage.box.trim(bottom=foot.h + round(form.gap * 1.6))
    beside = room.trim(right=form.px(0, 396, 0) + form.gap)
    if form.small and head_fits(stage, question, beside, most=MOST_LINES):
        area = room.trim(top=form.px(0, 14, 0)).right_part(form.px(0, 396, 0))
        question_head(stage, question, beside, most=MOST_LINES)
    elif form.small:
        area = question_head(stage, question, room).trim(top=form.gap)
        stage.builder.cramped = area.h < form.px(0, 130, 0)
    else:
        below = question_head(stage, question, room, most=form.of(1, 0, 3))
        area = below.trim(top=form.px(30, 0, 44))
    _figure_row(stage, question, area)
    _foot(stage, foot)


def _figure_row(stage: Stage, question: Number, area: Box) -> None:
    """Draw minus, figure and plus, with the bounds below (wide: at the right)."""
    form = stage.form
    side, gap = form.px(110, 76, 120), form.px(40, 18, 34)
    bounds = 0 if not (form.tall or form.small) else round(form.near * 1.3)
    figure = Box(area.x, area.y, area.w, area.h - bounds).middle(
        form.px(380, 204, 300), min(area.h - bounds, form.px(240, 150, 280))
    )
    value: int = stage.entry
    stage.builder.digits["figure"] = lambda typed_in: Enter(typed(value, typed_in, question.high), "figure")
    _figure(stage, question, value, figure)
    row = figure.centre[1] - side // 2
    step_button(stage, "minus", Box(figure.x - side - gap, row, side, side), Enter(counted(value, question, -1)))
    step_button(stage, "plus", Box(figure.right + gap, row, side, side), Enter(counted(value, question, 1)))
    text = stage.say("screen-from-to", low=question.low, high=question.high)
    kind = styles.near(form)
    if bounds:
        spot = Box(area.x, figure.bottom + form.focus_gap + form.focus_ring, area.w, bounds)
        stage.builder.text(text, kind, stage.look.soft, spot, align="centre")
    else:
        left = figure.right + gap + side + form.gap
        stage.builder.text(
            text, kind, stage.look.soft, Box(left, figure.y, area.right - left, figure.h), upright="middle", most=2
        )


def _tens(question: Number, value: int) -> Effect:
    """Count the tens up, then those below nothing; past the last of them the focus first visits the other answers."""
    following = next_tens(question, value)
    return Both(Enter(first_tens(question, value)), Focus("back")) if following is None else Enter(following)


def _short(question: Number, value: int) -> Effect:
    """Count up and wrap round; past the highest the focus first visits the other answers."""
    if value + question.steps <= question.high:
        return Enter(value + question.steps)
    return Both(Enter(question.low), Focus("back"))


def _figure(stage: Stage, question: Number, value: int, box: Box) -> None:
    if coarse(question):
        _two_figures(stage, question, value, box)
        return
    form = stage.form
    focused = stage.stop("figure", box, stage.answered(int(value)), short=_short(question, value))
    tint = plate(stage, box, focused=focused)
    icon = question.icon
    text = str(value)
    size = min(form.giant, round(box.h * 1.12))
    while size > form.answer and _figure_width(text, icon, size) > box.w - 2 * form.gap:
        size -= 4
    side = round(size * 0.42) if icon else 0
    left = box.x + (box.w - _figure_width(text, icon, size)) // 2
    stage.builder.line(text, FontFace.SANS_BOLD, size, tint.ink, left, box.centre[1] + round(FontFace.SANS.cap * size / 2))
    if icon:
        ink = tint.ink if tint.focused else icon_colour(stage, icon, tint.ink)
        right = box.right - (left - box.x)
        stage.builder.icon(icon, Box(right - side, box.centre[1] - side // 2, side, side), ink, tint.cut)


def _two_figures(stage: Stage, question: Number, value: int, box: Box) -> None:
    """Draw the tens and what is left beside each other; a long press goes from the one to the other, and takes it."""
    form = stage.form
    left, right = box.columns(2, form.focus_gap * 2 + form.focus_ring)
    size = min(form.giant, round(box.h * 1.12))
    widest = max(("00", tens_of(value)), key=len)
    while size > form.near_min and fonts.width(widest, FontFace.SANS_BOLD, size) > left.w - form.gap:
        size -= 4
    parts = (
        ("tens", left, tens_of(value), Focus("figure"), _tens(question, value)),
        ("figure", right, f"{abs(value) % TEN}", stage.answered(int(value)), Enter(next_one(question, value))),
    )
    for name, spot, text, effect, short in parts:
        tint = plate(stage, spot, focused=stage.stop(name, spot, effect, short=short))
        start = spot.centre[0] - fonts.width(text, FontFace.SANS_BOLD, size) // 2
        stage.builder.line(text, FontFace.SANS_BOLD, size, tint.ink, start, spot.centre[1] + round(FontFace.SANS.cap * size / 2))


def _figure_width(text: str, icon: str, size: int) -> int:
    return fonts.width(text, FontFace.SANS_BOLD, size) + (round(size * 0.52) if icon else 0)


def _foot(stage: Stage, foot: Box) -> None:
    """Set the way back, which a double press does not give here, and the taking of the figure for fingers."""
    form = stage.form
    if form.tall:
        left, right = foot.columns(2, round(form.gap * 1.3))
    else:
        left, right = foot.left_part(form.px(300, 240, 0)), foot.right_part(form.px(330, 300, 0))
    back = stage.leaving or (Open(Undoing()) if stage.snapshot.can_undo else Focus("figure"))
    answer(stage, "back", left, stage.say("screen-back"), back, icon="" if form.tall else "back")
    value: int = stage.entry
    answer(stage, "take", right, stage.say("screen-right"), stage.answered(int(value)), icon="check")


VIEW = View(show, begin, counts=lambda question: not few(question))
