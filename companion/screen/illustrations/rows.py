"""The rows below an illustration: a label, the pieces, a note."""

from __future__ import annotations

from companion.screen.layout.hold import Grow, OneOf, Sized
from companion.screen.layout.lines import ColumnOf, Grid, RowOf
from companion.screen.layout.node import LayoutPart
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.widgets.parts import words
from companion.screen.widgets.reasons import counted
from companion.table.questions.kinds import Reason

WIDE_FROM = 3
"""A row with more kinds of pieces than so many stands over both columns."""

ROW = 1.4
"""How high a row is at the most, in parts of what a finger needs."""


def told_rows(stage: Stage, rows: tuple[Reason, ...]) -> LayoutPart:
    """Describe what goes where: on screens that lie in two columns."""
    form, kind = stage.form, stage.form.type("strong")
    labels = max((fonts.width(stage.words(row.words), kind.face, kind.least) for row in rows if row.words), default=0)

    def line(row: Reason) -> LayoutPart:
        label = words(form, stage.words(row.words) if row.words else "", "strong", lines=2, ink="rubric")
        wide = max(label.narrow(), min(labels, stage.box.w // 2 - form.size("piece") * len(row.symbols)))
        parts = (Sized(label, wide, most_wide=wide), Grow(counted(stage, row)))
        if row.note is None:
            return RowOf(parts, form.gap)
        note = words(form, stage.words(row.note), "label", lines=2, ink="soft", align="right")
        return OneOf((RowOf((*parts, note), form.gap), RowOf(parts, form.gap)))

    wide = tuple(line(row) for row in rows if len(row.symbols) > WIDE_FROM)
    rest = tuple(line(row) for row in rows if len(row.symbols) <= WIDE_FROM)
    grids = ((rest, 1 if form.tall else 2), (wide, 1))
    return ColumnOf(tuple(Grid(part, columns, 0, 2 * form.gap, round(form.touch * ROW)) for part, columns in grids if part))
