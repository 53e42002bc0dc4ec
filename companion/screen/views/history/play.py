"""One game: its banners, the course of scores beside (tall: below) them, and what else is known in a line."""

from __future__ import annotations

from companion.play.own_questions import PlayPage
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.paint.text import fit
from companion.screen.pictures.plot import plot
from companion.screen.views.history.paging import feet, foot_height, page_box, title_of, titled
from companion.screen.views.tell.final import standing

NOTED = 2
"""Lines of a note, at most."""
LEAST_ROUNDS = 2
"""Fewer rounds make no course."""


def show(stage: Stage, question: PlayPage) -> None:
    """Lay it out."""
    form = stage.form
    box = titled(stage, title_of(stage, question), page_box(stage))
    facts = " · ".join(stage.words(fact) for fact in question.facts)
    used = stage.builder.text(facts, styles.near(form), stage.look.soft, box, most=form.of(1, 1, 2))
    room = box.trim(top=used.h + form.px(16, 8, 20), bottom=foot_height(stage, len(question.options)))
    room = _noted(stage, question, room)
    if form.tall:
        high = 400 if question.standing else min(400, 70 * max(4, len(question.seats)))
        upper, lower = room.top_part(form.px(0, 0, high)), room.trim(top=form.px(0, 0, high + 20))
    else:
        upper, lower = room.left_part(round(room.w * 0.5)), room.right_part(round(room.w * 0.46))
    if question.standing:
        standing(stage, question.standing, upper.trim(left=form.px(14, 8, 10), right=form.px(14, 8, 10)))
    else:
        _names(stage, question, upper)
    _course(stage, question, lower)
    feet(stage, question.options, 0, 1)


def _names(stage: Stage, question: PlayPage, box: Box) -> None:
    """Name who played, where there is no result to hang up."""
    kind = styles.near_bold(stage.form)
    side = stage.form.px(48, 40, 60)
    for row, seat in zip(box.rows(max(4, len(question.seats)), stage.form.unit), question.seats, strict=False):
        stage.builder.shield(seat.colour, Box(row.x, row.y, min(side, row.h), min(side, row.h)))
        stage.builder.text(seat.name, kind, stage.look.ink, row.trim(left=side + stage.form.gap), upright="middle")


def _noted(stage: Stage, question: PlayPage, box: Box) -> Box:
    """Say at the lower edge what there is to say of this play; give the room above it."""
    if question.note is None:
        return box
    words = stage.words(question.note)
    height = fit(words, styles.near(stage.form), box.w, NOTED).height
    stage.builder.text(words, styles.near(stage.form), stage.look.soft, box.bottom_part(height), most=NOTED)
    return box.trim(bottom=height + stage.form.gap)


def _course(stage: Stage, question: PlayPage, box: Box) -> None:
    form = stage.form
    drawn = len(question.course) >= LEAST_ROUNDS
    label = stage.say("history-course" if drawn else "history-course-none")
    used = stage.builder.text(label, styles.near(form), stage.look.soft, box, most=1 if drawn else 4)
    if drawn:
        plot(stage.builder, box.trim(top=used.h + form.unit), question.seats.colours, question.course)


VIEW = View(show, board=False, head=False)
