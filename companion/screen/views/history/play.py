"""One game: its banners, the course of scores beside (tall: below) them, and what else is known in a line."""

from __future__ import annotations

from companion.play.own_questions import PlayPage
from companion.screen.layout.hold import Grow
from companion.screen.layout.lines import ColumnOf, RowOf
from companion.screen.layout.node import NEVER, Art, LayoutPart
from companion.screen.page.describe import drawing
from companion.screen.page.describe import show as show_node
from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint.box import Box
from companion.screen.pictures.plot import plot
from companion.screen.views.tell.final import standing
from companion.screen.widgets.paper import paper, ways_of
from companion.screen.widgets.parts import words
from companion.screen.widgets.signs import Shield

LEAST_ROUNDS = 2
"""Fewer rounds make no course."""


@drawing
def standing_art(stage: Stage, box: Box, _tint: Tint, question: PlayPage) -> None:
    """Hang up the banners of a play."""
    standing(stage, question.standing, box.inset(stage.form.unit, 0))


@drawing
def course_art(stage: Stage, box: Box, _tint: Tint, question: PlayPage) -> None:
    """Draw the course of a play's scores."""
    plot(stage.builder, box, question.seats.colours, question.course)


def show(stage: Stage, question: PlayPage) -> None:
    """Lay out the page of one play."""
    form, side = stage.form, stage.form.size("card")
    label = stage.say("history-course" if len(question.course) >= LEAST_ROUNDS else "history-course-none")
    course: list[LayoutPart] = [words(form, label, "label", lines=4, ink="soft")]
    if len(question.course) >= LEAST_ROUNDS:
        course.append(Grow(Art(course_art(question), side, NEVER, 0)))
    parts = (_who(stage, question), Grow(ColumnOf(tuple(course), form.unit)))
    body: LayoutPart = ColumnOf(parts, form.gap) if form.tall else RowOf(parts, form.pad)
    if question.note is not None:
        body = ColumnOf((Grow(body), words(form, stage.words(question.note), "label", lines=2, ink="soft")), form.unit)
    facts = " · ".join(stage.words(fact) for fact in question.facts)
    show_node(stage, paper(stage, stage.words(question.words), body, ways_of(stage, question.options), facts))


def _who(stage: Stage, question: PlayPage) -> LayoutPart:
    """Describe the banners, or who played where there is no result to hang up."""
    form, side = stage.form, stage.form.type("answer").size
    if question.standing:
        return Grow(Art(standing_art(question), form.size("picture"), NEVER, 0))
    rows = [
        RowOf((Art(Shield(seat.colour), side, side), Grow(words(form, seat.name, "strong"))), form.gap) for seat in question.seats
    ]
    return Grow(ColumnOf(tuple(rows), form.unit))


VIEW = View(show, board=False, head=False)
