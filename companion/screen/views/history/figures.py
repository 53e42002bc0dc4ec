"""Lines of figures: what it is about at the left, a shield before it, the figures at the right, a share as a bar below."""

from __future__ import annotations

from collections.abc import Sequence

from companion.play.own_questions import FiguresLine, FiguresPage
from companion.screen.layout.hold import Grow
from companion.screen.layout.lines import ColumnOf, RowOf
from companion.screen.layout.node import Art, LayoutPart
from companion.screen.page.describe import show as show_node
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint.formats import FormatShape
from companion.screen.widgets.paper import Way, leaves, paper, turner, ways_of
from companion.screen.widgets.parts import brief, words
from companion.screen.widgets.signs import Shield, share_bar

HINT = 9
"""Lines of a page without figures."""


def show(stage: Stage, question: FiguresPage) -> None:
    """Lay it out, on a wide screen in two columns."""
    form, title, ways = stage.form, stage.words(question.words), ways_of(stage, question.options)
    if not question.lines:
        hint = words(form, stage.words.maybe(question.words, "hint") or "", "rule", lines=HINT)
        show_node(stage, paper(stage, title, hint, ways))
        return

    parts, beside = _parts(stage, question.lines), 2 if form.shape is FormatShape.WIDE else 1

    def page(shown: Sequence[slice], more: Sequence[Way]) -> LayoutPart:
        columns = tuple(Grow(ColumnOf(tuple(parts[each]), form.gap)) for each in shown)
        return paper(stage, title, RowOf(columns, form.pad), [*more, *ways])

    columns = leaves(stage, parts, lambda column, more: page([column], more))
    pages = -(-len(columns) // beside)
    turned = min(stage.layer.page, pages - 1)
    more = [turner(stage, turned, pages)] if pages > 1 else []
    show_node(stage, page(columns[turned * beside :][:beside], more))


def _parts(stage: Stage, lines: Sequence[FiguresLine]) -> list[LayoutPart]:
    """Describe the lines; a heading goes with the one below it, so that it never stands alone at the foot of a column."""
    parts: list[LayoutPart] = []
    heading: tuple[LayoutPart, ...] = ()
    for line in lines:
        if line.heads:
            heading = (words(stage.form, stage.words(line.words), "heading", lines=2, ink="rubric"),)
            continue
        parts.append(ColumnOf((*heading, _line(stage, line)), stage.form.unit))
        heading = ()
    return parts


def _line(stage: Stage, line: FiguresLine) -> LayoutPart:
    form, side = stage.form, stage.form.type("answer").size
    name = brief(form, stage.words(line.words), "strong")
    inside: LayoutPart = name
    if line.figures is not None:
        figures = words(form, stage.words(line.figures), "label", lines=2, ink="soft")
        inside = ColumnOf((name, figures)) if form.tall else RowOf((Grow(name), brief(form, figures.text, "label")), form.gap)
    if line.colour:
        inside = RowOf((Art(Shield(line.colour), side, side), Grow(inside)), form.gap)
    if line.share is None:
        return inside
    return ColumnOf((inside, Art(share_bar(line.share, form.line), form.line * 2, form.line * 2, 0)))


VIEW = View(show, board=False, head=False)
