"""Maps as illustrations: a route that lights up, a game's board, and majorities in regions."""

from companion.table import GameBoard, LitWay, Majorities, Places, Reason
from companion.table.questions.illustrations import BoardRow
from companion.ui.screen.board.drawn import DrawnBoard
from companion.ui.screen.illustrations.rows import lay_told_rows
from companion.ui.screen.layout import (
    NEVER,
    Art,
    Blank,
    ColumnOf,
    Grid,
    Grow,
    LayoutPart,
    Pad,
    RowOf,
    Scattered,
    Sized,
    pad_by,
)
from companion.ui.screen.page import Stage, Tint, drawing
from companion.ui.screen.paint import Box, RoundRect, to_hex
from companion.ui.screen.widgets import Icon, Shield, lay_counted, sheet, words

LEAST = 3.5
"""The least height of a board, relative to what a finger needs."""
SECONDS = 0.4
"""Seconds in which the whole way lights up."""
MOST_SHIELDS = 2
"""The most holders of a shared majority that are shown."""
KINDS = 3


def lay_lit_way(stage: Stage, shown: LitWay, rows: tuple[Reason, ...]) -> LayoutPart:
    """Describe the map over the whole width, so that no name is cut off, and the rows below it."""
    return ColumnOf((Grow(_map(stage, shown.places, shown.way)), lay_told_rows(stage, rows)), stage.form.unit)


def _map(stage: Stage, places: Places, way: tuple[str, ...] = ()) -> LayoutPart:
    """Describe a board with its pieces; the places along a route light up one after the other."""
    begins = [stage.state.began + SECONDS * at / len(way) for at in range(len(way))]
    if not stage.settings.reduced and (later := [when for when in begins if when > stage.now]):
        stage.builder.wake_at(later[0])
        way = way[: len(way) - len(later)]
    return Art(DrawnBoard(places, way=way), round(stage.form.touch * LEAST), NEVER, 0)


@drawing
def draw_small_card(stage: Stage, box: Box, _tint: Tint) -> None:
    """Draw the dark ground behind a card's short text."""
    stage.builder.draw_rounded(box, RoundRect(0, stage.form.radius, f'fill="{to_hex(stage.look.plate)}"'))


def game_board(stage: Stage, shown: GameBoard) -> LayoutPart:
    """Describe the map across the full width, so that no name is cut off, and the board's other parts in rows below it."""
    form = stage.form
    low, high = form.type("label").least, form.touch

    def line(row: BoardRow) -> LayoutPart:
        pieces = tuple(Art(Icon(piece.icon), low, high) for piece in row.pieces)
        cards = tuple(
            Pad(words(form, text, "strong", ink="on_plate"), pad_by(form.unit, 0), draw_small_card()) for text in row.cards
        )
        return RowOf((Art(Icon(row.icon), low, high), *pieces, Grow(Blank()), *cards), form.unit)

    below = Grid(tuple(map(line, shown.rows)), 1 if form.tall else 2, form.unit, 2 * form.gap, form.touch)
    return ColumnOf((Grow(_map(stage, shown.places)), below), form.unit)


def majorities(stage: Stage, shown: Majorities, rows: tuple[Reason, ...]) -> LayoutPart:
    """Describe a map of regions at the left (tall: above), and what every player gets beside it."""
    form = stage.form
    side = form.type("figure").size
    low, high = form.type("label").least // 2, form.size("thumb")
    regions: list[LayoutPart] = []
    for region in shown.regions:
        # The region's name, and each kind of building with the shields of its leaders
        cells: list[LayoutPart] = []
        for holding in region.holdings:
            shields = tuple(Art(Shield(seat.colour), low, high) for seat in holding.holders[:MOST_SHIELDS])
            cells.append(RowOf((Art(Icon(holding.icon, "soft"), low, high), *shields)))
        cells += [Blank()] * (KINDS - len(cells))
        held = Grow(Grid(tuple(cells), len(cells), 0, form.unit // 2))
        name = words(form, stage.words(region.words), "strong")
        regions.append(Pad(ColumnOf((name, held)), pad_by(form.unit, form.unit // 2), sheet()))
    placed = Scattered(tuple(regions), tuple((region.x, region.y) for region in shown.regions), form.gap, form.unit)

    def gets(row: Reason) -> LayoutPart:
        shield = (Art(Shield(row.seat.colour), side // 2, side),) if row.seat is not None else ()
        total = words(form, str(row.total if row.total is not None else ""), "figure", align="right")
        return RowOf((*shield, Grow(lay_counted(stage, row)), total), form.unit)

    sums = Grid(tuple(map(gets, rows)), 1, form.unit // 2, most=2 * form.touch)
    if form.tall:
        return ColumnOf((Grow(placed), Grow(sums)), form.gap)
    wide = round(stage.box.w * form.share("majorities"))
    return RowOf((Sized(placed, wide, most_wide=wide), Grow(sums)), form.gap)
