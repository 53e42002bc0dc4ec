"""A game's board: the map with all that stands on it, and below it its other parts, each with its pieces and cards."""

from __future__ import annotations

from companion.screen.illustrations.lit_way import lit_map
from companion.screen.layout.hold import Grow, Pad, even
from companion.screen.layout.lines import ColumnOf, Grid, RowOf
from companion.screen.layout.node import Art, Blank, LayoutPart
from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.paint.rounded import RoundRect
from companion.screen.paint.theme import hexed
from companion.screen.widgets.parts import words
from companion.screen.widgets.signs import Icon
from companion.table.questions.illustrations import BoardRow, GameBoard
from companion.unchanging import unchanging


@unchanging
class SmallCard:
    """The dark ground of a card's short text."""

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:  # noqa: ARG002 - its colours are its own
        """Draw it."""
        stage.builder.rounded(box, RoundRect(0, stage.form.radius, f'fill="{hexed(stage.look.plate)}"'))


def game_board(stage: Stage, shown: GameBoard) -> LayoutPart:
    """Describe the map over the whole width, so that its names are whole, and the rows below it."""
    form = stage.form
    rows = tuple(_row(stage, row) for row in shown.rows)
    below = Grid(rows, 1 if form.tall else 2, form.unit, 2 * form.gap, form.touch)
    return ColumnOf((Grow(lit_map(stage, shown.places)), below), form.unit)


def _row(stage: Stage, row: BoardRow) -> LayoutPart:
    """Describe the sign as high as the row, beside it the pieces, and beside these the cards."""
    form = stage.form
    low, high = form.type("label").least, form.touch
    pieces = tuple(Art(Icon(piece.icon), low, high) for piece in row.pieces)
    cards = tuple(Pad(words(form, text, "strong", ink="on_plate"), even(form.unit, 0), SmallCard()) for text in row.cards)
    return RowOf((Art(Icon(row.icon), low, high), *pieces, Grow(Blank()), *cards), form.unit)
