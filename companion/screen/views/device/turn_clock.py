"""A player's clock: whose turn it is, the time as the largest thing on the screen, and one plate that passes the turn.

A short press passes it, a long one holds the clock: then the time is nobody's.
"""

from __future__ import annotations

from companion.play.live import Running
from companion.play.requests import RunGlass
from companion.screen.page.effects import Do
from companion.screen.page.plates import plate
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.views.device.hourglass import ALARM, running
from companion.screen.widgets.basics import answer, answer_height, hint, question_head
from companion.table.questions.device_kinds import TurnClock

MINUTE, HOUR = 60, 3600
LAST = 10
"""Seconds in which the figure takes the alarm's colour."""


def show(stage: Stage, question: TurnClock) -> None:
    """Lay it out: who and what beside the time, on a tall screen above it."""
    form = stage.form
    clock = running(stage, question)
    foot = stage.box.bottom_part(_foot_height(stage))
    room = stage.box.trim(bottom=foot.h + form.gap)
    if form.tall:
        below = question_head(stage, question, room)
        hint(stage, question, below)
        time = below.trim(top=form.gap * 2)
    else:
        time = room.right_part(room.w * 62 // 100)
        words = room.trim(right=time.w + form.gap)
        hint(stage, question, question_head(stage, question, words, most=2))
    _figure(stage, question, clock, time)
    _plates(stage, question, clock, foot)


def _foot_height(stage: Stage) -> int:
    return 2 * stage.form.touch_answer + stage.form.gap if stage.form.tall else answer_height(stage)


def written(seconds: int) -> str:
    """Write seconds as a clock does: 0:05, 12:30, 1:02:03."""
    hours, rest = divmod(seconds, HOUR)
    minutes, left = divmod(rest, MINUTE)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


def _figure(stage: Stage, question: TurnClock, clock: Running, room: Box) -> None:
    """Set the time as large as it fits; a clock that stands is pale, the last seconds are in the alarm's colour."""
    left = clock.whole(stage.now)
    shown = question.seconds - left if question.up else left
    if clock.running and left > 0:
        stage.builder.wake_at(stage.now + max(0.005, clock.remaining(stage.now) - (left - 1)))
    text = written(shown)
    size = round(room.h * 1.1)
    while size > stage.form.answer and fonts.width(text, FontFace.SANS_BOLD, size) > room.w:
        size -= 6
    look = stage.look
    last = clock.running and left <= LAST and not question.up
    ink = ALARM if last else look.ink if clock.running else look.soft
    width = fonts.width(text, FontFace.SANS_BOLD, size)
    baseline = room.centre[1] + round(FontFace.SANS.cap * size / 2)
    stage.builder.line(text, FontFace.SANS_BOLD, size, ink, room.centre[0] - width // 2, baseline)


def _plates(stage: Stage, question: TurnClock, clock: Running, foot: Box) -> None:
    step, form = stage.snapshot.step, stage.form
    over = stage.answered(min(clock.whole(stage.now), question.seconds))
    hold, go_on = Do(RunGlass(step, running=False)), Do(RunGlass(step, running=True))
    left, right = foot.rows(2, form.gap) if form.tall else _columns(foot, stage)
    if not clock.running:
        answer(stage, "go-on", left, stage.say("screen-run-on"), go_on, icon="hourglass")
        answer(stage, "over", right, stage.say("screen-turn-over"), over, icon="check")
        return
    answer(stage, "over", left, stage.say("screen-turn-over"), over, icon="next", help_by=hold)
    _hold(stage, right, hold)


def _columns(foot: Box, stage: Stage) -> tuple[Box, Box]:
    width = stage.form.px(360, 290, 0)
    return foot.trim(right=width + stage.form.gap), foot.right_part(width)


def _hold(stage: Stage, box: Box, hold: Do) -> None:
    """Draw the plate that holds the clock, for fingers; the one button does that by a long press."""
    form = stage.form
    stage.stop("hold", box, hold, halts=False)
    with stage.builder.group("hold"):
        tint = plate(stage, box)
        side = round(box.h * 0.5)
        inner = box.inset(form.gap, 0)
        stage.builder.icon("pause", Box(inner.x, box.centre[1] - side // 2, side, side), tint.ink, tint.cut)
        words = inner.trim(left=side + form.unit)
        stage.builder.text(stage.say("screen-pause"), styles.answer(form), tint.ink, words, upright="middle")


VIEW = View(show)
