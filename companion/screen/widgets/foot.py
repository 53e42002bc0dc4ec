"""The foot of a page: what leads on, and beside it what the voice says."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from companion.screen.layout.hold import Grow, OneOf, Pad, Pads, Sized
from companion.screen.layout.lines import Grid, RowOf
from companion.screen.layout.node import NEVER, Art, LayoutPart
from companion.screen.page.stage import Stage
from companion.screen.widgets.answers import Choice
from companion.screen.widgets.subtitles import Said


def foot(stage: Stage, *plates: LayoutPart) -> LayoutPart:
    """Describe the foot: answers right and the subtitle left of them; on the small screen the other way round."""
    form, said = stage.form, Grow(Art(Said(), 0, NEVER, 0))
    upright = tuple(Grow(plate) for plate in plates)
    row = RowOf(upright if form.tall else (*plates, said) if form.small else (said, *plates), form.gap)
    return Sized(row, high=form.touch_answer, most_high=form.touch_answer)


def evenly(stage: Stage, choices: Sequence[Choice], columns: int) -> LayoutPart:
    """Describe answers in cells of one size, in the largest letters in which all are whole; at last as wide as each needs."""
    form = stage.form

    def plates(letters: int) -> tuple[LayoutPart, ...]:
        return tuple(Sized(Pad(each.plate.laid(letters, True), Pads(), each.answer), high=form.touch) for each in choices)

    def cells(letters: int) -> LayoutPart:
        return Grid(plates(letters), columns, form.gap, form.gap, form.touch_answer + form.unit)

    sizes = [form.type(name).size for name in ("focus", "answer", "label")]
    uneven = Sized(RowOf(tuple(map(Grow, plates(form.near_min))), form.unit), most_high=form.touch_answer)
    return OneOf((*(partial(cells, size) for size in (*sizes, form.near_min)), *((uneven,) if columns == len(choices) else ())))
