"""Tableaux: what lies before every player, piece by piece with the figure printed on it, and what it adds up to."""

from __future__ import annotations

from companion.screen.layout.hold import Grow, OneOf, Sized
from companion.screen.layout.lines import ColumnOf, Grid, RowOf
from companion.screen.layout.node import Art, Blank, LayoutPart
from companion.screen.page.stage import Stage
from companion.screen.paint.text import shortened
from companion.screen.widgets.parts import sign, words
from companion.screen.widgets.signs import Icon, Shield
from companion.table.questions.illustrations import Tableau, Tableaux
from companion.table.questions.kinds import Symbols


def tableaux(stage: Stage, shown: Tableaux) -> LayoutPart:
    """Describe a row for each player; every piece is as large as the longest row allows."""
    most = max(len(row.pieces) for row in shown.rows)
    names = [words(stage.form, _called(stage, row), "heading") for row in shown.rows]
    wide = max(name.narrow() for name in names)
    rows = tuple(_row(stage, row, shown.icon, most, Sized(name, wide)) for row, name in zip(shown.rows, names, strict=True))
    return Grid(rows, 1, stage.form.unit, most=2 * stage.form.touch)


def _called(stage: Stage, row: Tableau) -> str:
    return shortened(row.seat.name) if row.seat else stage.words(row.words) if row.words else ""


def _row(stage: Stage, row: Tableau, icon: str, most: int, name: LayoutPart) -> LayoutPart:
    """Describe shield, name (where it finds no room beside the pieces above them, else nowhere), pieces and total."""
    form = stage.form
    side = form.type("figure").size
    before = Art(Shield(row.seat.colour) if row.seat is not None else Icon(row.sign), side // 2, side)
    cells = tuple(_piece(stage, piece) for piece in row.pieces)
    pieces = Grow(Grid((*cells, *(Blank(),) * (most - len(cells))), max(1, most), 0, form.unit // 2))
    total: tuple[LayoutPart, ...] = ()
    if row.total is not None:
        total = (Sized(words(form, str(row.total), "figure", align="right"), side), sign(form, icon, "label", "soft"))
    beside = RowOf((before, name, pieces, *total), form.unit)
    above = RowOf((before, Grow(ColumnOf((RowOf((name, Grow(Blank()), *total), form.unit), pieces)))), form.unit)
    return OneOf((above if form.tall else beside, RowOf((before, pieces, *total), form.unit)))


def _piece(stage: Stage, piece: Symbols) -> LayoutPart:
    """Describe a piece and right beside it the figure printed on it."""
    form = stage.form
    drawn = Art(Icon(piece.icon), form.type("label").least // 2, form.size("thumb"))
    return RowOf((drawn, *((words(form, piece.label, "strong"),) if piece.label else ())))
