"""A result's reasons as a table: who, the counted things, the sum, and why."""

from itertools import product

from companion.table import Reason
from companion.ui.screen.layout import Art, Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, Text, pad_by
from companion.ui.screen.page import Stage, Tint, drawing
from companion.ui.screen.paint import Box, FontFace, Type, fonts, shorten, sign_number
from companion.ui.screen.widgets.signs import Shield, draw_symbols, sums_width

NAME, TOTAL, NOTE = FontFace.SERIF_SEMIBOLD, FontFace.SANS_SEMIBOLD, FontFace.SANS
MOST_KINDS = 3
ALIKE = 4
"""Things of several rows are as large as each other, though heights of rows differ by a pixel."""
WHOLE, SHORTENED = 99, 9
"""The most letters of a name: whole where all find room, else shortened."""


@drawing
def things(stage: Stage, box: Box, tint: Tint, row: Reason) -> None:
    """Draw the things that a row counts from the left, each by itself if they fit, and what struck some of them off."""
    size = min(box.h - stage.form.line, stage.form.choose_size("focus", TOTAL)) // ALIKE * ALIKE
    struck = any(symbol.struck for symbol in row.symbols) and bool(row.struck_by)
    used = draw_symbols(stage, row.symbols, box.trim(right=size if struck else 0), size, tint)
    if struck and used + size <= box.w:
        spot = Box(box.x + used, box.y + (box.h - size) // 2, size, size)
        stage.builder.draw_icon(row.struck_by, spot, tint.rubric, tint.cut)


@drawing
def draw_marked(stage: Stage, box: Box, _tint: Tint, row: Reason, first: bool) -> None:
    """Draw the ground of a row: a sheet with a bar in rubric for the deciding row, a line above for the others but the first."""
    look = stage.look
    if row.marked:
        stage.builder.fill(box, look.sheet)
        stage.builder.fill(box.take_left(stage.form.unit), look.rubric)
    elif not first:
        stage.builder.fill(box.top_part(2), look.rule)


def lay_counted(stage: Stage, row: Reason) -> LayoutPart:
    """Describe the things that a row counts."""
    form = stage.form
    least, size = form.type("label").least, form.type("figure").size
    return Sized(Art(things(row), least, size, 0), wide=sums_width(row.symbols, least))


def reasons(stage: Stage, rows: tuple[Reason, ...], wide: int, most: int = 2) -> LayoutPart:
    """Describe the rows in one column or, if they do not fit, in more, up to `most` (tall: always one)."""
    columns = (1,) if stage.form.tall else range(1, most + 1)
    long = any(row.seat is not None and len(row.seat.name) > SHORTENED for row in rows)
    # Upright the notes of rows that count things are there if all find room
    noted = (True, False) if stage.form.tall and any(row.note and row.symbols for row in rows) else (True,)
    ways = product(noted, stage.form.shares("reason_names"), columns, (WHOLE, SHORTENED) if long else (WHOLE,))
    return OneOf(tuple(_table(stage, rows, wide, each, share, name, told) for told, share, each, name in ways))


def _table(stage: Stage, rows: tuple[Reason, ...], wide: int, columns: int, share: float, name: int, noted: bool) -> LayoutPart:
    """Describe the rows in columns; rows that count too many kinds for a column's width stand above or below them."""
    across = tuple(row for row in rows if (columns > 1 or stage.form.tall) and len(row.symbols) > MOST_KINDS)
    if across and len(across) < len(rows):
        rest = _table(stage, tuple(row for row in rows if row not in across), wide, columns, share, name, noted)
        both = (_table(stage, across, wide, 1, share, name, noted), rest)
        return ColumnOf(both if rows[0] in across else both[::-1])
    form = stage.form
    letters = max(form.near_min, form.choose_size("answer" if columns == 1 else "least", NAME))
    beside = form.gap * 2
    room = (wide - beside * (columns - 1)) // columns
    lines = -(-len(rows) // columns)
    at = tuple(place % lines * columns + place // lines for place in range(len(rows)))
    names = max((fonts.width(_label(stage, row, name), NAME, letters) if row.symbols else 0 for row in rows), default=0)
    kind = Type(TOTAL, form.choose_size("focus", TOTAL), form.near_min, 1.0)
    totals = max((fonts.width(sign_number(row.total), TOTAL, kind.size) for row in rows if row.total is not None), default=0)
    widths = (min(names, round(room * share)), totals, round(room * form.share("reason_notes")))
    grounded = tuple(
        Pad(
            _row(stage, row, _label(stage, row, name), letters, widths, kind, noted=noted or not row.symbols),
            pad_by(form.unit * 2 if row.marked else 0, 1),
            draw_marked(row, place % lines == 0),
        )
        for place, row in enumerate(rows)
    )
    return Grid(grounded, columns, 0, beside, round(form.choose_size("focus", TOTAL) * form.share("reason_row")), at)


def _label(stage: Stage, row: Reason, most: int) -> str:
    if row.words is not None:
        return stage.words(row.words)
    hidden = row.seat is None or (stage.form.tall and bool(row.symbols))
    return shorten(row.seat.name, most) if row.seat is not None and not hidden else ""


def _row(
    stage: Stage, row: Reason, label: str, letters: int, widths: tuple[int, int, int], total: Type, *, noted: bool
) -> LayoutPart:
    form, (names, totals, notes) = stage.form, widths
    parts: list[LayoutPart] = []
    if row.seat is not None:
        parts.append(Art(Shield(row.seat.colour), form.near_min, round(letters * 1.3)))
    pieces = lay_counted(stage, row)
    name = Text(label, Type(NAME, letters, form.near_min, 1.05), 2)
    if label and row.symbols:
        named = Sized(name, wide=names, most_wide=max(names, name.measure_width()))
        beside = RowOf((named, Grow(pieces)), form.gap)
        # On the tall screen many kinds might not fit beside a name
        parts.append(Grow(OneOf((beside, ColumnOf((named, pieces)))) if form.tall else beside))
    else:
        parts.append(Grow(name if label else pieces if row.symbols else Blank()))
    if row.total is not None:
        parts.append(Sized(Text(sign_number(row.total), total, align="right"), wide=totals))
    if row.note is not None and noted:
        face = TOTAL if row.marked else NOTE
        size = form.choose_size("least", face)
        note = Text(stage.words(row.note), Type(face, size, form.near_min, 1.0), 2, "rubric" if row.marked else "soft")
        parts.append(Sized(note, most_wide=max(notes, note.measure_width())))
    return RowOf(tuple(parts), form.gap)
