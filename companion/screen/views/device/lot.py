"""Lot: a shield in each sector of the disc; the table names somebody, or lets the arrow turn."""

from __future__ import annotations

from typing import Any

from companion.play.live import Turning
from companion.play.requests import SpinOrDraw
from companion.screen.layout.hold import Grow, Sized
from companion.screen.layout.lines import ColumnOf
from companion.screen.layout.node import NEVER, Art, Blank, LayoutPart
from companion.screen.page.describe import show as show_node
from companion.screen.page.effects import Do
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.views.ask import choose
from companion.screen.views.device.led import beside, disc_art, headed, ring_side, spinner
from companion.screen.widgets.answers import choice, plates, spread_for, spread_height, worded
from companion.screen.widgets.parts import button, buttons
from companion.screen.widgets.signs import Shield
from companion.table.questions.device_kinds import Lot
from companion.table.seats import Seat

CROWD, SMALLER = 6, 0.8
"""Where more names than so many are to be touched, as on the tall screen, a smaller disc gives them room."""


def show(stage: Stage, question: Lot[Any]) -> None:
    """Lay it out; options that are no seats stand as answers like any others."""
    seats = [option.seat for option in question.options if option.seat is not None]
    if len(seats) < len(question.options):
        choose.show(stage, question)
        return
    turning = stage.live if isinstance(stage.live, Turning) else None
    share = SMALLER if len(seats) > CROWD or stage.form.tall else 1.0
    disc = spinner(stage, disc_art((), turning, tuple(seat.colour for seat in seats)), share)
    if turning is None:
        words = _asked(stage, question, share)
    elif turning.resting(stage.now):
        words = _result(stage, question, turning.number, seats[turning.number])
    else:
        words = headed(stage, stage.who or stage.say("screen-everybody"), stage.words(question.words), None)
    show_node(stage, beside(stage, disc, words))


def _asked(stage: Stage, question: Lot[Any], share: float) -> LayoutPart:
    """Describe the arrow's plate above those of the seats."""
    form, box, side = stage.form, stage.box, round(ring_side(stage) * share)
    head = headed(stage, stage.who or stage.say("screen-everybody"), stage.words(question.words), None)
    wide, high = (box.w, box.h - side - form.gap) if form.tall else (box.w - side - 2 * form.gap, box.h)
    choices = [choice(stage, option, stage.answered(option.key)) for option in question.options]
    room = high - head.wants(wide, NEVER) - form.touch_answer - 3 * form.gap
    spread = spread_for(stage, choices, wide, room)
    throw = worded(stage, "throw", stage.say("screen-spin"), Do(SpinOrDraw(stage.snapshot.step)))
    alone = spread_for(stage, (throw,), wide, form.touch_answer)
    names = Sized(plates(stage, choices, spread), high=spread_height(form, spread, len(choices)))
    return ColumnOf(
        (head, Grow(Blank()), Sized(plates(stage, (throw,), alone), high=form.touch_answer), names), round(form.gap * 1.3)
    )


def _result(stage: Stage, question: Lot[Any], key_at: int, seat: Seat) -> LayoutPart:
    """Describe who was drawn, with the shield as large as there is room."""
    chosen = question.options[key_at]
    done = button(stage, "done", stage.say("screen-go-on"), stage.answered(chosen.key))
    shield = Art(Shield(seat.colour), stage.form.size("thumb"), stage.form.size("picture"))
    head = headed(stage, stage.words(question.words), stage.words(chosen.words), None)
    return ColumnOf((head, Grow(shield), buttons(stage, (done,))), stage.form.gap)


VIEW = View(show, evening=True, board=False)
