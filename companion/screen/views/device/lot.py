"""Lot: a shield in each sector of the disc; the table names somebody, or lets the arrow turn."""

from __future__ import annotations

from typing import Any

from companion.play.live import Turning
from companion.play.requests import SpinOrDraw
from companion.screen.page.effects import Do
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type, fit, named
from companion.screen.pictures.disc import arrow, disc_of_shields
from companion.screen.pictures.ring_drawing import DARK, ring
from companion.screen.views.ask import choose
from companion.screen.views.device.led import halves
from companion.screen.widgets.basics import answer, answer_height, answers, asked_by, prompt
from companion.table.questions.device_kinds import Lot
from companion.table.questions.kinds import Option

COLUMNS = (2, 3, 4)
"""So many names stand side by side: no more than are wanted for all to be large enough for a finger."""
CROWD = 6
"""Where more names than so many are to be touched, the disc of a small screen gives them room."""


def show(stage: Stage, question: Lot[Any]) -> None:
    """Lay it out; options that are no seats stand as answers like any others."""
    seats = [option.seat for option in question.options if option.seat is not None]
    if len(seats) < len(question.options):
        choose.show(stage, question)
        return
    round_box, words = halves(stage, 560, 372 if len(seats) <= CROWD else 310, 450)
    turning = stage.live if isinstance(stage.live, Turning) else None
    rests = turning is not None and turning.resting(stage.now)
    ring(stage.builder, round_box, DARK)
    colours = tuple(seat.colour for seat in seats)
    disc_of_shields(stage.builder, round_box, colours, turning.number if turning is not None and rests else None)
    arrow(stage.builder, round_box, turning, stage.look.gilt)
    if turning is not None and not rests:
        stage.builder.busy = True
        stage.builder.wake_at(turning.began + turning.animation.seconds)
    _words(stage.within(words), question, turning, rests=rests)


def _words(stage: Stage, question: Lot[Any], turning: Turning | None, *, rests: bool) -> None:
    form = stage.form
    box = stage.box if form.tall else stage.box.trim(top=form.px(50, 4, 0))
    chosen = question.options[turning.number] if turning is not None and rests else None
    asked = stage.words(question.words)
    text = asked if chosen is None else stage.words(chosen.words)
    who = asked_by(stage if chosen is None else stage._replace(who=asked), None, box)
    used = prompt(stage, text, box.trim(top=who.h + form.px(16, 6, 10)), most=2)
    if turning is not None and not rests:
        return
    if chosen is not None:
        _whose(stage, chosen, box.trim(top=used.bottom - box.y + form.gap, bottom=answer_height(stage) + 2 * form.gap))
        answers(stage, box, [("done", stage.say("screen-go-on"), stage.answered(chosen.key), "")])
        return
    _offered(stage.within(box.trim(top=used.bottom - box.y + form.gap)), question)


def _whose(stage: Stage, chosen: Option[Any], room: Box) -> None:
    """Draw the shield of the one who was drawn, as large as there is room."""
    side = min(room.w, room.h, stage.form.px(280, 190, 300))
    if chosen.seat is not None and side >= stage.form.px(100, 72, 120):
        spot = room.top_part(side) if stage.form.tall else room.left_part(side)
        stage.builder.shield(chosen.seat.colour, spot.middle(side, side))


def _offered(stage: Stage, question: Lot[Any]) -> None:
    """Set the arrow's plate above those of the seats."""
    form, box = stage.form, stage.box
    gap = round(form.gap * 1.2)
    columns, rows, high = _grid(stage, len(question.options), gap)
    first, *others = box.bottom_part(rows * high + gap * (rows - 1)).rows(rows, gap)
    answer(stage, "throw", first, stage.say("screen-spin"), Do(SpinOrDraw(stage.snapshot.step)))
    cells = [cell for row in others for cell in row.columns(columns, gap)]
    kind, room = Type(FontFace.SANS_SEMIBOLD, form.answer, form.near_min, 1.0), cells[0].w - form.gap
    names = {option.key: named(stage.words(option.words), kind, room) for option in question.options}
    kind = kind._replace(size=min(fit(name, kind, room, 1, high).size for name in names.values()))
    for cell, (key, name) in zip(cells, names.items(), strict=False):
        answer(stage, f"option:{key}", cell, name, stage.answered(key), kind=kind)


def _grid(stage: Stage, count: int, gap: int) -> tuple[int, int, int]:
    """Give the columns and rows of the names, the arrow's row among these, and how high a row is."""
    form, box = stage.form, stage.box
    for columns in COLUMNS:
        rows = 1 + -(-count // columns)
        high = min(form.px(92, 66, 108), (box.h - gap * (rows - 1)) // rows)
        if high >= form.touch:
            break
    return columns, rows, high


VIEW = View(show, evening=True, board=False)
