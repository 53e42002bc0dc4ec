"""The foot of a page: the answers, and beside them what the voice says; and rows of answers below words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from companion.screen.layout.hold import Grow, OneOf, Pad, Pads, Sized, even
from companion.screen.layout.lines import ColumnOf, Grid, RowOf
from companion.screen.layout.node import NEVER, Art, Blank, LayoutPart, Text
from companion.screen.page.stage import Stage
from companion.screen.paint.text import Type
from companion.screen.widgets.answers import FACE, LINES, Choice
from companion.screen.widgets.signs import Icon
from companion.screen.widgets.subtitles import said


def foot(stage: Stage, *plates: LayoutPart) -> LayoutPart:
    """Describe the foot: answers right and the subtitle left of them; on the small screen the other way round."""
    form, spoken = stage.form, Grow(Art(said(), 0, NEVER, 0))
    upright = tuple(Grow(plate) for plate in plates)
    row = RowOf(upright if form.tall else (*plates, spoken) if form.small else (spoken, *plates), form.gap)
    return Sized(row, high=form.touch_answer, most_high=form.touch_answer)


def evenly(stage: Stage, choices: Sequence[Choice], columns: int, *, low: bool = True) -> LayoutPart:
    """Describe answers in cells of one size, in the largest letters in which none is cut off; at last as wide as each needs.

    Where these may not be `low`, they are as high as an answer is.
    """
    form = stage.form
    high = form.touch if low else form.touch_answer

    def plates(letters: int) -> tuple[LayoutPart, ...]:
        return tuple(Sized(Pad(_plate(stage, each, letters), Pads(), each.answer), high=high) for each in choices)

    def cells(letters: int) -> LayoutPart:
        return Grid(plates(letters), columns, form.gap, form.gap, form.touch_answer + form.unit)

    sizes = [form.type(name).size for name in ("focus", "answer", "label")]
    uneven = Sized(RowOf(tuple(map(Grow, plates(form.near_min))), form.unit), most_high=form.touch_answer)
    return OneOf((*(partial(cells, size) for size in (*sizes, form.near_min)), *((uneven,) if columns == len(choices) else ())))


def _plate(stage: Stage, choice: Choice, letters: int) -> LayoutPart:
    """Describe what is on a plate; an icon and its words stand in the middle."""
    plate, form = choice.plate, stage.form
    if not isinstance(plate.picture, Icon):
        return plate.laid(letters, True)
    words = Text(plate.words, Type(FACE, letters, letters, 1.0), LINES, focus=form.type("focus").size)
    row = RowOf((Art(plate.picture, letters, letters), words), form.unit * 2, "centre")
    return Pad(row, even(form.unit * 2, form.unit))


def above(stage: Stage, words: LayoutPart, *rows: Sequence[Choice]) -> LayoutPart:
    """Set words above rows of answers; these are low only where the words would find no room otherwise."""

    def page(low: bool) -> LayoutPart:
        answers = tuple(evenly(stage, row, len(row), low=low) for row in rows if row)
        return ColumnOf((words, Grow(Blank()), *answers), stage.form.gap)

    return OneOf((partial(page, False), partial(page, True)))
