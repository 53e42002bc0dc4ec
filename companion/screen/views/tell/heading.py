"""The heading of a page in one row: shield, name and what is told, and on screens that lie the answer at its right end."""

from __future__ import annotations

from companion.screen.page.builder import PageBuilder
from companion.screen.page.effects import Menu, Open
from companion.screen.page.stage import Stage
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.paint.text import shortened
from companion.screen.widgets.basics import Button, answer, answer_width
from companion.screen.widgets.corner import corner_height, corner_type
from companion.table.questions.kinds import Tell
from companion.table.seats import Seat

HELP = Open(Menu())


def heading_fits(stage: Stage, question: Tell, button: Button) -> bool:
    """Tell whether all of it finds room in one row."""
    trial = PageBuilder(stage.form, stage.look, stage.builder.own)
    heading_row(stage._replace(builder=trial), question, button)
    return not trial.faults


def heading_row(stage: Stage, question: Tell, button: Button) -> Box:
    """Write the heading in the upper row; on screens that lie the answer ends it. Give the room below."""
    form = stage.form
    row = stage.box.top_part(corner_height(stage))
    name, label, effect, icon = button
    kind = corner_type(stage)
    spot = row.right_part(0 if form.tall else answer_width(stage, label, kind, icon=bool(icon)))
    heading = row if form.tall else row.trim(right=spot.w + form.gap)
    if question.seat is not None:
        heading = heading.trim(left=_seat_sign(stage, question.seat, heading))
    usual = styles.prompt(form)
    small = usual._replace(size=form.px(60, 46, 76), least=form.px(36, 30, 50), leading=1.0)
    words = stage.words(question.words)
    stage.builder.text(words, small, stage.look.ink, heading, most=form.of(2, 2, 1), upright="middle")
    if not form.tall:
        answer(stage, name, spot, label, effect, icon=icon, kind=kind, help_by=HELP)
    return stage.box.trim(top=row.h + form.unit)


def _seat_sign(stage: Stage, seat: Seat, row: Box) -> int:
    """Draw the shield and the name of a seat at the left of a row; give the width they take."""
    form = stage.form
    side = min(row.h, form.px(60, 50, 80))
    stage.builder.shield(seat.colour, Box(row.x, row.centre[1] - side // 2, side, side))
    name = stage.builder.text(
        shortened(seat.name), styles.who(form), stage.look.rubric, row.trim(left=side + form.unit), upright="middle"
    )
    return name.right - row.x + form.gap
