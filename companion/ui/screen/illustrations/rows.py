"""Illustrations in rows: chances as bars, each player's pieces, pieces on a shelf, and the rows below other illustrations.

Open cards or tiles are shown side by side, each with its drawing, its words, the number of its space, and its owner.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from companion.table import Chances, LaidCard, Reason, Shelf, Symbols, Tableaux
from companion.table.questions.illustrations import Chance
from companion.ui.screen.layout import Art, Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, Pads, RowOf, Sized, fits, pad_by
from companion.ui.screen.page import Stage, Tint, draw, drawing, make_usual_tint
from companion.ui.screen.paint import Box, RoundRect, fonts, mix, shorten, to_hex
from companion.ui.screen.widgets import Icon, Plate, Shield, Things, lay_counted, plate_with, sheet, sign, strike, words

PALE = 0.45
MOST = 100
WIDE_FROM = 3
"""A row with more kinds of pieces than this spans both columns."""
STEPS = ("focus", "answer", "least")
"""The font sizes to try, the largest first."""
Face: TypeAlias = tuple[int, bool]
"""The font size, and whether a drawing stands beside its words."""
MOST_BESIDE = 5


@drawing
def chance_bar(stage: Stage, box: Box, _tint: Tint, row: Chance, first: bool) -> None:
    """Draw the chance of one outcome as a bar, with a paler part up to its upper bound; the first bar is in gilt."""
    look, radius = stage.look, box.h / 4
    colour = look.gilt if first else look.edge
    stage.builder.draw_rounded(box, RoundRect(0, radius, f'fill="{to_hex(look.sheet)}"'))
    for share, paint in ((row.high, mix(look.sheet, colour, PALE)), (row.share, colour), (row.low, colour)):
        part = box.take_left(max(2, round(box.w * min(1.0, share))))
        stage.builder.draw_rounded(part, RoundRect(0, radius, f'fill="{to_hex(paint)}"'))


def chances(stage: Stage, shown: Chances) -> LayoutPart:
    """Describe a row for each chance: its words, its bar, its percentage."""
    form, kind = stage.form, stage.form.type("figure")
    side, figures = kind.size, fonts.width(f"{MOST}\u00a0%", kind.face, kind.size)
    labels = [words(form, stage.words(row.words), "answer", lines=2) for row in shown.rows]
    wide = max(
        *(label.measure_width() for label in labels),
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
    """Describe a row for each player: shield, name, pieces and total; all pieces are as large as the longest row allows.

    On an upright screen the name stands above the pieces; names are whole if all find room so, and left out where they find none.
    """
    called = [row.seat.name if row.seat else stage.words(row.words) if row.words else "" for row in shown.rows]
    short = [shorten(name) if row.seat else name for row, name in zip(shown.rows, called, strict=True)]
    return OneOf((_lay_tableaux(stage, shown, called, whole=True), _lay_tableaux(stage, shown, short, whole=False)))


def _lay_tableaux(stage: Stage, shown: Tableaux, called: Sequence[str], *, whole: bool) -> LayoutPart:
    form, most = stage.form, max(len(row.pieces) for row in shown.rows)
    side, small = form.type("figure").size, form.type("label").least // 2
    names = [words(form, name, "heading") for name in called]
    wide = max(name.measure_width() for name in names)
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
        rows.append(way if whole else OneOf((way, RowOf((before, pieces, *total), form.unit))))
    return Grid(tuple(rows), 1, form.unit, most=2 * form.touch)


@drawing
def draw_shelf(stage: Stage, box: Box, _tint: Tint, shelf: Shelf) -> None:
    """Draw the pieces of a shelf; a piece with no known owner is pale, unless the shelf is certain or asks about the piece."""
    look, line = stage.look, stage.form.line
    for place, (piece, cell) in enumerate(zip(shelf.pieces, box.columns(len(shelf.pieces), stage.form.unit), strict=True)):
        now = place == shelf.now
        side = min(cell.w, cell.h if now else round(cell.h * stage.form.share("shelf_others")))
        spot = Box(cell.centre[0] - side // 2, cell.bottom - side - line, side, side)
        known = now or shelf.certain or piece.seat is not None
        ink, accent = ((each if known else mix(stage.behind, each, PALE)) for each in (look.ink, look.rubric))
        stage.builder.draw_icon(piece.icon, spot, ink, look.sheet, accent)
        if piece.struck:
            strike(stage, spot, look.rubric)
        if piece.seat is not None:
            small = side // 2
            stage.builder.draw_shield(piece.seat.colour, Box(spot.right - small, spot.bottom - small, small, small))
        if now:
            stage.builder.fill(Box(cell.x, cell.bottom - line, cell.w, line), look.rubric)


def lay_told_rows(stage: Stage, rows: tuple[Reason, ...]) -> LayoutPart:
    """Describe rows that say what goes where: a label, the pieces, a note; in two columns on landscape screens."""
    form, kind = stage.form, stage.form.type("strong")
    labels = max((fonts.width(stage.words(row.words), kind.face, kind.least) for row in rows if row.words), default=0)

    def line(row: Reason) -> LayoutPart:
        label = words(form, stage.words(row.words) if row.words else "", "strong", lines=2, ink="rubric")
        wide = max(label.measure_width(), min(labels, stage.box.w // 2 - form.size("piece") * len(row.symbols)))
        parts = (Sized(label, wide, most_wide=wide), Grow(lay_counted(stage, row)))
        if row.note is None:
            return RowOf(parts, form.gap)
        note = words(form, stage.words(row.note), "label", lines=2, ink="soft", align="right")
        return OneOf((RowOf((*parts, note), form.gap), RowOf(parts, form.gap)))

    wide = tuple(line(row) for row in rows if len(row.symbols) > WIDE_FROM)
    rest = [line(row) for row in rows if len(row.symbols) <= WIDE_FROM]
    if not form.tall:
        rest = [Pad(part, pad_by(form.gap, 0), draw_between()) if place % 2 else part for place, part in enumerate(rest)]
    grids = ((tuple(rest), 1 if form.tall else 2), (wide, 1))
    return ColumnOf(
        tuple(Grid(part, columns, 0, form.gap, round(form.touch * form.share("told_row"))) for part, columns in grids if part)
    )


@drawing
def draw_between(stage: Stage, box: Box, _tint: Tint) -> None:
    """Draw the line between two columns at the left of the second one."""
    stage.builder.fill(box.take_left(stage.form.line).inset(0, box.h // 8), stage.look.rule)


def lay_cards(stage: Stage, cards: Sequence[LaidCard]) -> LayoutPart:
    """Describe the cards, all of one size and in reading order, in the largest letters in which no word is cut."""
    form = stage.form
    plates = [card_plate(stage, card) for card in cards]
    most = range(2, 0, -1) if form.tall else range(min(len(cards), MOST_BESIDE), 0, -1)

    def grid(letters: int, columns: int, *, lies: bool) -> Callable[[], LayoutPart]:
        laid = (Pad(plate.laid(letters, lies), Pads(), sheet()) for plate in plates)
        return lambda: Grid(tuple(laid), columns, form.gap, form.gap, form.size("picture"))

    ways = [(letters, columns, lies) for letters in _sizes(stage) for columns in most for lies in (False, True)]
    # A few cards with drawings stand in one line if their words fit in letters that the far chair can read
    one = [
        (letters, len(cards), False) for letters in _sizes(stage)[:-1] if len(cards) in most and all(card.icon for card in cards)
    ]
    return OneOf(tuple(grid(letters, columns, lies=lies) for letters, columns, lies in (*one, *ways)))


def face_in(stage: Stage, cell: Box, cards: Sequence[LaidCard]) -> Face:
    """Choose the letters and layout of cards of one size so that no word is cut; the size is 0 if none fits."""
    plates = [card_plate(stage, card) for card in cards]
    faces = [(letters, lies) for letters in _sizes(stage) for lies in (False, True)]
    return next((face for face in faces if all(fits(plate.laid(*face), cell) for plate in plates)), (0, False))


def draw_card(stage: Stage, cell: Box, card: LaidCard, face: Face) -> None:
    """Draw a card in its cell, with the face that `face_in` chose."""
    letters, lies = face
    inside = card_plate(stage, card).laid(letters or min(_sizes(stage)), lies)
    draw(stage, Pad(inside, Pads(), sheet()).placed(cell), make_usual_tint(stage))


def _sizes(stage: Stage) -> list[int]:
    face = stage.form.type("answer").face
    return [*(stage.form.choose_size(step, face) for step in STEPS), stage.form.near_min]


def card_plate(stage: Stage, card: LaidCard) -> Plate:
    """Describe a card's contents."""
    said = stage.words(card.words)
    picture: Any = Icon(card.icon) if card.icon else Shield(card.seat.colour) if card.seat is not None else None
    if card.icon == "cube" and card.seat is not None:
        picture = Things((Symbols("cube", 1, seat=card.seat),))
    owner = Shield(card.seat.colour) if card.seat is not None and card.icon and card.icon != "cube" else None
    shown = f"{card.label}{'×' if card.icon == 'cube' else '.'}\u00a0{said}" if card.label else said
    return plate_with(stage.form, shown, picture, float(picture is not None), owner, stage.form.share("owner") if owner else 0.0)
