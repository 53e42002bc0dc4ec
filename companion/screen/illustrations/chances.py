"""Chances as bars: who or what, how likely, and between which bounds that lies."""

from __future__ import annotations

from companion.screen.layout.hold import Grow, Sized
from companion.screen.layout.lines import Grid, RowOf
from companion.screen.layout.node import Art, Blank, LayoutPart
from companion.screen.page.plates import Tint, rounded
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.paint.box import Box
from companion.screen.paint.theme import hexed, mixed
from companion.screen.widgets.parts import words
from companion.screen.widgets.signs import Shield
from companion.table.questions.illustrations import Chance, Chances
from companion.unchanging import unchanging

NAMES = 0.4
"""The part of the width that names take at the most."""
PALE = 0.45
MOST = 100


@unchanging
class ChanceBar:
    """How likely one outcome is, with the bounds as a paler part; of the one that was asked in gilt."""

    row: Chance
    first: bool

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:  # noqa: ARG002 - its colours are its own
        """Draw it."""
        look, radius = stage.look, box.h / 4
        colour = look.gilt if self.first else look.edge
        stage.builder.shapes(box, rounded(box, 0, radius, f'fill="{hexed(look.sheet)}"'))
        row = self.row
        for share, paint in ((row.high, mixed(look.sheet, colour, PALE)), (row.share, colour), (row.low, colour)):
            part = box.left_part(max(2, round(box.w * min(1.0, share))))
            stage.builder.shapes(part, rounded(part, 0, radius, f'fill="{hexed(paint)}"'))


def chances(stage: Stage, shown: Chances) -> LayoutPart:
    """Describe a row for each: its words, its bar, its figure."""
    form, kind = stage.form, stage.form.type("figure")
    side, figures = kind.size, fonts.width(f"{MOST}\u00a0%", kind.face, kind.size)
    labels = [words(form, stage.words(row.words), "answer", lines=2) for row in shown.rows]
    wide = max(*(label.narrow() for label in labels), min(round(stage.box.w * NAMES), *(label.breadth() for label in labels)))

    def line(row: Chance, label: LayoutPart) -> LayoutPart:
        shield = Art(Shield(row.seat.colour), side, side) if row.seat is not None else Blank(side)
        share = words(form, f"{round(MOST * row.share)}\u00a0%", "figure", align="right")
        bar = Art(ChanceBar(row, row == shown.rows[0]), side // 2, side, 0)
        return RowOf(
            (shield, Sized(label, wide, most_wide=wide), Grow(Sized(bar, side, most_high=side)), Sized(share, figures)), form.gap
        )

    rows = tuple(line(row, label) for row, label in zip(shown.rows, labels, strict=True))
    return Grid(rows, 1, form.unit, most=2 * form.touch)
