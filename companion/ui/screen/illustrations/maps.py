"""Maps as illustrations: a route that lights up, a game's board, and majorities in regions."""

from collections.abc import Sequence

from companion.table import GameBoard, LitWay, Majorities, Places, Reason
from companion.table.questions.illustrations import BoardRow
from companion.ui.screen import layout, page, paint, widgets
from companion.ui.screen.board.drawn import DrawnBoard
from companion.ui.screen.board.rows import lay_board
from companion.ui.screen.illustrations.rows import lay_told_rows

SECONDS = 0.4
"""Seconds in which the whole way lights up."""
MOST_SHIELDS = 3
"""The most holders of a shared majority that are shown."""


def lay_lit_way(stage: page.Stage, shown: LitWay, rows: tuple[Reason, ...]) -> layout.LayoutPart:
    """Describe the map over the whole width, so that no name is cut off, and the rows below it."""
    return layout.ColumnOf((layout.Grow(_map(stage, shown.places, shown.way)), lay_told_rows(stage, rows)), stage.form.unit)


def _map(stage: page.Stage, places: Places, way: tuple[str, ...] = ()) -> layout.LayoutPart:
    """Describe a board with its pieces; the places along a route light up one after the other."""
    begins = [stage.state.began + SECONDS * at / len(way) for at in range(len(way))]
    if not stage.settings.reduced and (later := [when for when in begins if when > stage.now]):
        stage.builder.wake_at(later[0])
        way = way[: len(way) - len(later)]
    return lay_board(stage, DrawnBoard(places, way=way))


@page.drawing
def draw_small_card(stage: page.Stage, box: paint.Box, _tint: page.Tint) -> None:
    """Draw the dark ground behind a card's short text."""
    stage.builder.draw_rounded(box, paint.RoundRect(0, stage.form.radius, f'fill="{paint.to_hex(stage.look.plate)}"'))


def game_board(stage: page.Stage, shown: GameBoard) -> layout.LayoutPart:
    """Describe the map across the full width, so that no name is cut off, and the board's other parts in rows below it."""
    form = stage.form
    low, high = form.type("label").least, form.touch

    def line(row: BoardRow) -> layout.LayoutPart:
        pieces = tuple(layout.Art(widgets.Icon(piece.icon), low, high) for piece in row.pieces)
        cards = tuple(
            layout.Pad(widgets.words(form, text, "strong", ink="on_plate"), layout.pad_by(form.unit, 0), draw_small_card())
            for text in row.cards
        )
        return layout.RowOf(
            (layout.Art(widgets.Icon(row.icon), low, high), *pieces, layout.Grow(layout.Blank()), *cards), form.unit
        )

    below = layout.Grid(tuple(map(line, shown.rows)), 1 if form.tall else 2, form.unit, 2 * form.gap, form.touch)
    return layout.ColumnOf((layout.Grow(_map(stage, shown.places)), below), form.unit)


def majorities(stage: page.Stage, shown: Majorities, rows: tuple[Reason, ...]) -> layout.LayoutPart:
    """Describe a table of who leads in each region and kind of building, and beside it (tall: below) what every player gets."""
    form = stage.form
    side, low = form.type("figure").size, form.type("label").least
    kinds = [holding.icon for holding in shown.regions[0].holdings]
    names = [widgets.words(form, stage.words(region.words), "strong") for region in shown.regions]
    wide = max(name.measure_width() for name in names)

    def line(name: layout.LayoutPart, cells: Sequence[Sequence[layout.LayoutPart]]) -> layout.LayoutPart:
        parts = tuple(layout.RowOf(tuple(cell), 0, "centre") for cell in cells)
        held = layout.Grow(layout.Grid(parts, len(parts), 0, form.unit))
        return layout.RowOf((layout.Sized(name, wide), held), form.unit)

    heads = [(layout.Art(widgets.Icon(icon, "soft"), low // 2, low),) for icon in kinds]
    held = [
        [
            [layout.Art(widgets.Shield(seat.colour), low // 2, low) for seat in holding.holders[:MOST_SHIELDS]]
            for holding in region.holdings
        ]
        for region in shown.regions
    ]
    lines = (line(layout.Blank(), heads), *map(line, names, held))
    table = layout.Grid(lines, 1, 0, most=form.touch)

    def gets(row: Reason) -> layout.LayoutPart:
        shield = (layout.Art(widgets.Shield(row.seat.colour), side // 2, side),) if row.seat is not None else ()
        total = widgets.words(form, str(row.total if row.total is not None else ""), "figure", align="right")
        return layout.RowOf((*shield, layout.Grow(widgets.lay_counted(stage, row)), total), form.unit)

    sums = layout.Grid(tuple(map(gets, rows)), 1, form.unit // 2, most=2 * form.touch)
    if form.tall:
        return layout.ColumnOf((layout.Grow(table), layout.Grow(sums)), form.gap)
    wide_table = round(stage.box.w * form.share("majorities"))
    return layout.RowOf((layout.Sized(table, wide_table, most_wide=wide_table), layout.Grow(sums)), form.gap * 2)
