"""A list: a plate for each line with its note below, in one column or two, and the ways on at the foot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.play.own_questions import ListPage
from companion.screen.layout.hold import Grow, Sized
from companion.screen.layout.lines import ColumnOf, Grid, RowOf
from companion.screen.layout.node import Art, LayoutPart
from companion.screen.page.describe import Pressable
from companion.screen.page.describe import show as show_node
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.widgets.paper import MOST, Way, leafed, paper, ways_of
from companion.screen.widgets.parts import brief, framed, words
from companion.screen.widgets.signs import Shield
from companion.table.questions.kinds import Option


def show(stage: Stage, question: ListPage) -> None:
    """Lay it out."""
    form = stage.form
    lines = [_line(stage, question, option) for option in question.options if option.key not in question.tools]
    tools = ways_of(stage, [option for option in question.options if option.key in question.tools])

    across = 1 if form.tall else 2

    def page(shown: slice, more: Sequence[Way]) -> LayoutPart:
        grid = Grid(tuple(lines[shown]), across, form.gap, form.gap, form.size("card")) if lines[shown] else None
        return paper(stage, stage.words(question.words), grid, [*more, *tools])

    show_node(stage, leafed(stage, lines, page, across, MOST))


def _line(stage: Stage, question: ListPage, option: Option[str]) -> LayoutPart:
    """Describe a line; what is too long is cut, for it stands whole on the page behind it."""
    form, note, said = stage.form, question.notes.get(option.key), stage.words(option.words)
    focus = form.type("focus").size
    inside: LayoutPart = replace(words(form, said, "answer", lines=1 + form.tall), focus=focus)
    if note is not None:
        inside = ColumnOf(
            (brief(form, said, "answer", focus=focus), brief(form, stage.words(note), "label", ink="soft")), 0, "middle"
        )
    if option.seat is not None:
        inside = RowOf((Art(Shield(option.seat.colour), focus, focus), Grow(inside)), form.gap)
    answer = Pressable(f"option:{option.key}", stage.answered(option.key))
    return Sized(framed(form, inside, answer), high=focus + 2 * form.unit)


VIEW = View(show, board=False, head=False)
