"""Illustrations in rows: chances as bars, what lies before each player, pieces on a shelf; and the rows below other pictures."""

from companion.screen.layout import Art, Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf, RowOf, Sized
from companion.screen.page import Stage, Tint, drawing
from companion.screen.paint import fonts
from companion.screen.paint.box import Box
from companion.screen.paint.rounded import RoundRect
from companion.screen.paint.text import shortened
from companion.screen.paint.theme import hexed, mixed
from companion.screen.widgets.basics import strike
from companion.screen.widgets.parts import sign, words
from companion.screen.widgets.reasons import counted
from companion.screen.widgets.signs import Icon, Shield
from companion.table.questions.illustrations import Chance, Chances, Shelf, Tableaux
from companion.table.questions.kinds import Reason

PALE = 0.45
MOST = 100
WIDE_FROM = 3
"""A row with more kinds of pieces than so many stands over both columns."""


@drawing
def chance_bar(stage: Stage, box: Box, _tint: Tint, row: Chance, first: bool) -> None:
    """Draw how likely one outcome is, with the bounds as a paler part; the one that was asked in gilt."""
    look, radius = stage.look, box.h / 4
    colour = look.gilt if first else look.edge
    stage.builder.rounded(box, RoundRect(0, radius, f'fill="{hexed(look.sheet)}"'))
    for share, paint in ((row.high, mixed(look.sheet, colour, PALE)), (row.share, colour), (row.low, colour)):
        part = box.left_part(max(2, round(box.w * min(1.0, share))))
        stage.builder.rounded(part, RoundRect(0, radius, f'fill="{hexed(paint)}"'))


def chances(stage: Stage, shown: Chances) -> LayoutPart:
    """Describe a row for each: its words, its bar, its figure."""
    form, kind = stage.form, stage.form.type("figure")
    side, figures = kind.size, fonts.width(f"{MOST}\u00a0%", kind.face, kind.size)
    labels = [words(form, stage.words(row.words), "answer", lines=2) for row in shown.rows]
    wide = max(
        *(label.narrow() for label in labels),
        min(round(stage.box.w * form.share("chance_names")), *(label.breadth() for label in labels)),
    )

    def line(row: Chance, label: LayoutPart) -> LayoutPart:
        shield = Art(Shield(row.seat.colour), side, side) if row.seat is not None else Blank(side)
        share = words(form, f"{round(MOST * row.share)}\u00a0%", "figure", align="right")
        bar = Art(chance_bar(row, row == shown.rows[0]), side // 2, side, 0)
        return RowOf(
            (shield, Sized(label, wide, most_wide=wide), Grow(Sized(bar, side, most_high=side)), Sized(share, figures)), form.gap
        )

    rows = tuple(line(row, label) for row, label in zip(shown.rows, labels, strict=True))
    return Grid(rows, 1, form.unit, most=2 * form.touch)


def tableaux(stage: Stage, shown: Tableaux) -> LayoutPart:
    """Describe a row for each player: shield, name, pieces and total; every piece is as large as the longest row allows.

    A name stands above the pieces on an upright screen, and nowhere where it finds no room.
    """
    form, most = stage.form, max(len(row.pieces) for row in shown.rows)
    side, small = form.type("figure").size, form.type("label").least // 2
    called = [shortened(row.seat.name) if row.seat else stage.words(row.words) if row.words else "" for row in shown.rows]
    names = [words(form, name, "heading") for name in called]
    wide = max(name.narrow() for name in names)
    rows: list[LayoutPart] = []
    for row, text in zip(shown.rows, names, strict=True):
        before, name = (
            Art(Shield(row.seat.colour) if row.seat is not None else Icon(row.sign), side // 2, side),
            Sized(text, wide),
        )
        drawn = (Art(Icon(piece.icon), small, form.size("thumb")) for piece in row.pieces)
        printed = ((words(form, piece.label, "strong"),) if piece.label else () for piece in row.pieces)
        cells = [RowOf((art, *label)) for art, label in zip(drawn, printed, strict=True)]
        pieces = Grow(Grid((*cells, *(Blank(),) * (most - len(cells))), max(1, most), 0, form.unit // 2))
        total: tuple[LayoutPart, ...] = ()
        if row.total is not None:
            figure = words(form, str(row.total), "figure", align="right")
            total = (Sized(figure, side), sign(form, shown.icon, "label", "soft"))
        way: LayoutPart = RowOf((before, name, pieces, *total), form.unit)
        if form.tall:
            above = RowOf((name, Grow(Blank()), *total), form.unit)
            way = RowOf((before, Grow(ColumnOf((above, pieces)))), form.unit)
        rows.append(OneOf((way, RowOf((before, pieces, *total), form.unit))))
    return Grid(tuple(rows), 1, form.unit, most=2 * form.touch)


@drawing
def shelved(stage: Stage, box: Box, _tint: Tint, shelf: Shelf) -> None:
    """Draw the pieces of a shelf; those that nobody is known to have are pale, unless it is about them."""
    look, line = stage.look, stage.form.line
    for place, (piece, cell) in enumerate(zip(shelf.pieces, box.columns(len(shelf.pieces), stage.form.unit), strict=True)):
        now = place == shelf.now
        side = min(cell.w, cell.h if now else round(cell.h * stage.form.share("shelf_others")))
        spot = Box(cell.centre[0] - side // 2, cell.bottom - side - line, side, side)
        known = now or shelf.certain or piece.seat is not None
        ink, accent = ((each if known else mixed(stage.behind, each, PALE)) for each in (look.ink, look.rubric))
        stage.builder.icon(piece.icon, spot, ink, look.sheet, accent)
        if piece.struck:
            strike(stage, spot, look.rubric)
        if piece.seat is not None:
            small = side // 2
            stage.builder.shield(piece.seat.colour, Box(spot.right - small, spot.bottom - small, small, small))
        if now:
            stage.builder.fill(Box(cell.x, cell.bottom - line, cell.w, line), look.rubric)


def told_rows(stage: Stage, rows: tuple[Reason, ...]) -> LayoutPart:
    """Describe what goes where: a label, the pieces, a note; on screens that lie in two columns."""
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
    return ColumnOf(
        tuple(Grid(part, columns, 0, 2 * form.gap, round(form.touch * form.share("told_row"))) for part, columns in grids if part)
    )
