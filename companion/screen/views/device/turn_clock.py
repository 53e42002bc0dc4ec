"""A player's clock: whose turn it is, the time as the largest thing on the screen, and one plate that passes the turn.

A short press passes the turn, a long one holds the clock: then the time is nobody's.
"""

from __future__ import annotations

from companion.play.live import Running
from companion.play.requests import RunGlass
from companion.screen.layout.hold import Grow, Pad, Sized, even
from companion.screen.layout.lines import ColumnOf, RowOf
from companion.screen.layout.node import LayoutPart, Text
from companion.screen.page.describe import Pressable
from companion.screen.page.describe import show as show_node
from companion.screen.page.effects import Do
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.views.device.hourglass import running
from companion.screen.widgets.asked import asked
from companion.screen.widgets.parts import button, sign, words
from companion.table.questions.device_kinds import TurnClock

MINUTE, HOUR = 60, 3600
LAST = 10
"""Seconds in which the figure takes the alarm's colour."""
HINT = 4
TIME = 0.6
"""The part of the width that the time takes on a screen that lies."""


def show(stage: Stage, question: TurnClock) -> None:
    """Lay out the clock: who is asked and what beside the time, or above it on a tall screen."""
    form, clock = stage.form, running(stage, question)
    head, time = asked(stage, question, hint=HINT, shield=form.tall), _figure(stage, question, clock)
    wide = round(stage.box.w * TIME)
    body: LayoutPart = RowOf((Grow(head), Sized(time, wide=wide, most_wide=wide)), form.gap)
    if form.tall:
        body = ColumnOf((head, Grow(time)), form.gap)
    show_node(stage, ColumnOf((Grow(body), _plates(stage, question, clock)), form.gap))


def written(seconds: int) -> str:
    """Write seconds as a clock does: 0:05, 12:30, 1:02:03."""
    hours, rest = divmod(seconds, HOUR)
    minutes, left = divmod(rest, MINUTE)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


def _figure(stage: Stage, question: TurnClock, clock: Running) -> LayoutPart:
    """Describe the time, as large as fits; a clock that stands is pale, the last seconds are in the colour of a stop."""
    left = clock.whole(stage.now)
    if clock.running and left > 0:
        stage.builder.wake_at(stage.now + max(0.005, clock.remaining(stage.now) - (left - 1)))
    last = clock.running and left <= LAST and not question.up
    kind = stage.form.type("giant")._replace(size=stage.box.h)
    return Text(
        written(question.seconds - left if question.up else left),
        kind,
        ink="stop" if last else "ink" if clock.running else "soft",
        align="centre",
    )


def _plates(stage: Stage, question: TurnClock, clock: Running) -> LayoutPart:
    """Describe the plate that passes the turn, and the one that holds the clock: for fingers alone, as a long press does so."""
    step, form = stage.snapshot.step, stage.form
    over = stage.answered(min(clock.whole(stage.now), question.seconds))
    hold, go_on = Do(RunGlass(step, running=False)), Do(RunGlass(step, running=True))
    if not clock.running:
        first = button(stage, "go-on", stage.say("screen-run-on"), go_on, icon="hourglass")
        second = button(stage, "over", stage.say("screen-turn-over"), over, icon="check")
    else:
        first = button(stage, "over", stage.say("screen-turn-over"), over, icon="next", help_by=hold)
        pause = RowOf((sign(form, "pause"), words(form, stage.say("screen-pause"), "answer")), form.unit, "centre")
        second = Sized(
            Pad(pause, even(form.gap, 0), Pressable("hold", hold, halts=False)),
            high=form.touch_answer,
            most_high=form.touch_answer,
        )
    return ColumnOf((first, second), form.gap) if form.tall else RowOf((Grow(first), second), form.gap)


VIEW = View(show)
