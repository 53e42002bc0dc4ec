"""Maps as illustrations: a route that lights up, a game's board, and majorities in regions."""

from companion.table import GameBoard, LitWay, Majorities, Places, Reason
from companion.table.questions.illustrations import BoardRow
from companion.ui.screen import layout, page, paint, widgets
from companion.ui.screen.board.drawn import DrawnBoard
from companion.ui.screen.board.rows import lay_board
from companion.ui.screen.illustrations.rows import lay_told_rows

SECONDS = 0.4
"""Seconds in which the whole way lights up."""
MOST_SHIELDS = 2
"""The most holders of a shared majority that are shown."""
KINDS = 3


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
    """Describe a map of regions at the left (tall: above), and what every player gets beside it."""
    form = stage.form
    side = form.type("figure").size
    low, high = form.type("label").least // 2, form.size("thumb")
    regions: list[layout.LayoutPart] = []
    for region in shown.regions:
        # The region's name, and each kind of building with the shields of its leaders
        cells: list[layout.LayoutPart] = []
        for holding in region.holdings:
            shields = tuple(layout.Art(widgets.Shield(seat.colour), low, high) for seat in holding.holders[:MOST_SHIELDS])
            cells.append(layout.RowOf((layout.Art(widgets.Icon(holding.icon, "soft"), low, high), *shields)))
        cells += [layout.Blank()] * (KINDS - len(cells))
        held = layout.Grow(layout.Grid(tuple(cells), len(cells), 0, form.unit // 2))
        name = widgets.words(form, stage.words(region.words), "strong")
        regions.append(layout.Pad(layout.ColumnOf((name, held)), layout.pad_by(form.unit, form.unit // 2), widgets.sheet()))
    placed = layout.Scattered(tuple(regions), tuple((region.x, region.y) for region in shown.regions), form.gap, form.unit)

    def gets(row: Reason) -> layout.LayoutPart:
        shield = (layout.Art(widgets.Shield(row.seat.colour), side // 2, side),) if row.seat is not None else ()
        total = widgets.words(form, str(row.total if row.total is not None else ""), "figure", align="right")
        return layout.RowOf((*shield, layout.Grow(widgets.lay_counted(stage, row)), total), form.unit)

    sums = layout.Grid(tuple(map(gets, rows)), 1, form.unit // 2, most=2 * form.touch)
    if form.tall:
        return layout.ColumnOf((layout.Grow(placed), layout.Grow(sums)), form.gap)
    wide = round(stage.box.w * form.share("majorities"))
    return layout.RowOf((layout.Sized(placed, wide, most_wide=wide), layout.Grow(sums)), form.gap)
