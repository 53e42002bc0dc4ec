"""A shelf: pieces side by side; whose they are, which are struck off, and which it is about now, larger than the others."""

from __future__ import annotations

from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.paint.theme import mixed
from companion.screen.widgets.basics import strike
from companion.table.questions.illustrations import Shelf
from companion.unchanging import unchanging

SMALLER = 0.78
PALE = 0.45


def show_shelf(stage: Stage, shelf: Shelf, box: Box) -> None:
    """Draw the pieces; those that nobody is known to have are pale, unless it is about them."""
    look = stage.look
    for place, (piece, cell) in enumerate(zip(shelf.pieces, box.columns(len(shelf.pieces), stage.form.unit), strict=True)):
        now = place == shelf.now
        side = min(cell.w, cell.h if now else round(cell.h * SMALLER))
        spot = Box(cell.centre[0] - side // 2, cell.bottom - side - stage.form.line, side, side)
        known = now or shelf.certain or piece.seat is not None
        ink = look.ink if known else mixed(stage.behind, look.ink, PALE)
        accent = look.rubric if known else mixed(stage.behind, look.rubric, PALE)
        stage.builder.icon(piece.icon, spot, ink, look.sheet, accent)
        if piece.struck:
            strike(stage, spot, look.rubric)
        if piece.seat is not None:
            small = side // 2
            stage.builder.shield(piece.seat.colour, Box(spot.right - small, spot.bottom - small, small, small))
        if now:
            stage.builder.fill(Box(cell.x, cell.bottom - stage.form.line, cell.w, stage.form.line), look.rubric)


@unchanging
class ShelfArt:
    """A shelf as a part of a description."""

    shelf: Shelf

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:  # noqa: ARG002 - it lies on the stage itself
        """Draw it."""
        show_shelf(stage, self.shelf, box)
