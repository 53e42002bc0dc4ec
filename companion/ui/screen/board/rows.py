"""A board of rows: each owner's pieces in a row, always in the same order, and in it, larger and by name, what can be chosen."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from typing import Literal

from companion.table import Area, Places, Spot
from companion.ui.screen.board.drawn import AreaStop, DrawnBoard, PlaceOffer
from companion.ui.screen.layout import NEVER, Art, Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, Text, pad_by
from companion.ui.screen.page import Pressable, Stage, Tint, drawing
from companion.ui.screen.paint import Box, FontFace, RoundRect, Type, dash_rect, to_hex
from companion.ui.screen.widgets.parts import words
from companion.ui.screen.widgets.signs import Icon, Shield

LEAST = 3.5
"""The least height of a board without rows, relative to what a finger needs."""
NAME = FontFace.SANS_SEMIBOLD
LARGEST, TALL = 2.2, 3.2
"""The greatest height of a piece on a plate, and of the plate, relative to its letters."""
PIECE, ROW, QUIET = 2.2, 2.6, 1.35
"""The greatest height of a piece in a row, of a row, and of a piece where others can be chosen, relative to the least letters."""
SLIM = 0.72
"""The width of a piece's empty place, relative to its height."""
FREE_DASH = (4.0, 4.0)
MOST_COLUMNS = 5
Lying = Literal["above", "beside", "none"]
"""Where the other pieces of a row stand: above its plates, beside them, or nowhere."""


def lay_board(stage: Stage, board: DrawnBoard) -> LayoutPart:
    """Describe a board: in rows, or drawn as large as there is room."""
    return lay_rows(stage, board) if board.places.rows else Art(board, round(stage.form.touch * LEAST), NEVER, 0)


def lay_rows(stage: Stage, board: DrawnBoard) -> LayoutPart:
    """Describe all rows of a board, with what can be chosen in them.

    Where that does not find room, what cannot be chosen now is as small as what lies there, then that stands beside the plates,
    then the rows in which nothing can be chosen are left out, then all that is no plate, and only then letters are smaller.
    """
    open_rows = {spot.area for spot in board.places.spots if any(offer.key == spot.key for offer in board.offers)}
    if board.stops or not open_rows:
        return OneOf((partial(_lay_closed, stage, board, True), partial(_lay_closed, stage, board, False)))
    every = {area.key for area in board.places.areas}
    ways: list[tuple[set[str], Lying]] = [(every, "above"), (every, "beside"), (open_rows, "above"), (open_rows, "none")]
    answer, focus, least = (stage.form.choose_size(use, NAME) for use in ("answer", "focus", "least"))
    variants = product(((answer, focus), (answer, answer), (least, least)), ways, (True, False))
    return OneOf(tuple(partial(_lay_open, stage, board, *way, letters, off=off) for letters, way, off in variants))


def _lay_closed(stage: Stage, board: DrawnBoard, printed: bool) -> LayoutPart:
    """Describe the rows while nothing in them is open; a row can be a stop, or an answer itself."""
    form, rows = stage.form, []
    known = {offer.key: offer for offer in board.offers}
    ways = {stop.key: stop for stop in board.stops}
    for area in board.places.areas:
        line = _line_up(stage, board.places, _list_lying(board.places, area), printed=printed)
        rows.append(_frame_row(stage, board, area, line, known.get(area.key) or ways.get(area.key)))
    return Grid(tuple(rows), 1, form.unit, most=max(form.touch, round(ROW * _sides(stage)[0])))


def _lay_open(
    stage: Stage, board: DrawnBoard, shown: set[str], lies: Lying, letters: tuple[int, int], *, off: bool
) -> LayoutPart:
    """Describe the rows that are `shown`, with what can be chosen as plates; with `off` also what cannot be chosen now.

    `lies` tells where the row's other pieces stand; with "none" its sign is left out, too. `letters` are the sizes of letters,
    and of those that must find room in focus.
    """
    form = stage.form
    rows: list[LayoutPart] = []
    for area in board.places.areas:
        if area.key not in shown:
            continue
        inside = {spot.key: spot for spot in board.places.spots if spot.area == area.key}
        offers = [offer for offer in board.offers if offer.key in inside and (off or not offer.off)]
        chosen = {offer.key for offer in offers}
        lying = [spot for spot in _list_lying(board.places, area) if spot.key not in chosen]
        if not offers and not lying and not area.room:
            continue  # nothing to be seen in it
        if not offers or lies == "above":
            line: LayoutPart = _line_up(stage, board.places, lying, quiet=True)
        if offers:
            plates = _lay_plates(stage, inside, offers, letters)
            above = (line,) if lying and lies == "above" else ()
            beside = [Art(Icon(spot.icon), *_sides(stage, quiet=True)) for spot in lying if lies == "beside"]
            line = ColumnOf((*above, Grow(RowOf((Grow(plates), *beside), form.unit))), 2 * form.unit)
        row = line if lies == "none" else _frame_row(stage, board, area, line, quiet=True)
        rows.append(Grow(row) if offers else row)
    return ColumnOf(tuple(rows), form.focus_gap + form.focus_ring)


def _lay_plates(stage: Stage, inside: Mapping[str, Spot], offers: Sequence[PlaceOffer], letters: tuple[int, int]) -> LayoutPart:
    """Describe what can be chosen in a row as plates in as few columns as find room.

    The focus may begin in the middle of them, but each keeps its place.
    """
    form = stage.form
    plates = tuple(_lay_offer(stage, inside[offer.key], offer, letters) for offer in offers)
    order = sorted((offer.key for offer in offers), key=list(inside).index)
    at = tuple(order.index(offer.key) for offer in offers)
    columns = range(min(2, len(plates)), min(MOST_COLUMNS, len(plates)) + 1)
    most = max(form.touch, round(TALL * letters[1]))
    return OneOf(tuple(Grid(plates, each, form.unit * 2, form.gap, most, at) for each in columns))


def _list_lying(places: Places, area: Area) -> list[Spot]:
    return [spot for spot in places.spots if spot.area == area.key and not spot.offered]


def _line_up(stage: Stage, places: Places, lying: Sequence[Spot], *, printed: bool = False, quiet: bool = False) -> LayoutPart:
    """Describe pieces side by side, in cells as wide in all rows, and the places of those that may still come.

    With `printed` what is printed on a piece stands beside it; `quiet` ones are smaller.
    """
    areas = places.areas
    room = max(area.room for area in areas)
    most = max(room, 1, *(len(_list_lying(places, area)) for area in areas))
    low, high = _sides(stage, quiet)
    arts = [Art(Icon(spot.icon), low, high) for spot in lying]
    told = [(words(stage.form, spot.short, "strong"),) if printed and spot.short else () for spot in lying]
    cells = [RowOf((art, *label)) if label else art for art, label in zip(arts, told, strict=True)]
    free = [Art(draw_free_place(), low, high)] * (room - len(cells))
    return Grid((*cells, *free, *[Blank()] * (most - len(cells) - len(free))), most, 0, stage.form.unit // 2, high)


def _sides(stage: Stage, quiet: bool = False) -> tuple[int, int]:
    """Return the least and the greatest height of a piece."""
    low = stage.form.type("label").least
    return low, round(low * (QUIET if quiet else PIECE))


def _frame_row(
    stage: Stage,
    board: DrawnBoard,
    area: Area,
    inside: LayoutPart,
    chosen: PlaceOffer | AreaStop | None = None,
    *,
    quiet: bool = False,
) -> LayoutPart:
    """Describe a row after its owner's shield or its sign: on a plate if it can be chosen, marked if its owner is asked."""
    form = stage.form
    sign = Shield(area.seat.colour) if area.seat is not None else Icon(area.icon) if area.icon else None
    line = RowOf((*(() if sign is None else (Art(sign, *_sides(stage, quiet)),)), Grow(inside)), form.gap)
    if isinstance(chosen, PlaceOffer):
        answer = Pressable(f"option:{chosen.key}", chosen.effect, off=chosen.off, heard=chosen.heard, solid=True)
        return Sized(Pad(line, pad_by(form.gap, 0), answer), high=form.touch)
    if isinstance(chosen, AreaStop):
        return Pad(line, pad_by(form.gap, 0), Pressable(f"area:{area.key}", chosen.effect, heard=chosen.heard, solid=True))
    return Pad(line, pad_by(form.gap, 0), draw_row(area.seat is not None and area.seat == board.asked))


def _lay_offer(stage: Stage, spot: Spot, offer: PlaceOffer, sizes: tuple[int, int]) -> LayoutPart:
    """Describe what can be chosen on its plate: the piece, its name and its price, below each other if the plate is narrow."""
    form, (letters, focus) = stage.form, sizes
    piece = Art(Icon(spot.icon), letters, round(letters * LARGEST))
    gains = () if offer.gains is None else (Art(offer.gains, letters, letters, offer.gains.aspect),)
    name = Text(offer.words, Type(NAME, letters, letters, 1.0), 2, focus=focus, reserve=focus)
    beside = RowOf((piece, Grow(name), *gains), form.unit)
    below = ColumnOf((RowOf((piece, *gains), form.unit, "centre"), replace(name, align="centre")), 0, "middle")
    answer = Pressable(f"option:{offer.key}", offer.effect, off=offer.off, heard=offer.heard, solid=True)
    return Sized(Pad(OneOf((beside, below)), pad_by(form.unit, form.unit // 2), answer), high=form.touch)


@drawing
def draw_free_place(stage: Stage, box: Box, _tint: Tint) -> None:
    """Draw the place of a piece that may still come."""
    wide = round(box.h * SLIM)
    spot = Box(box.centre[0] - wide // 2, box.y, wide, box.h).inset(0, box.h // 16)
    path = dash_rect(spot.w, spot.h, 1, spot.w / 8, FREE_DASH)
    stage.builder.draw_shapes(spot, f'<path d="{path}" fill="none" stroke="{to_hex(stage.look.edge)}" stroke-width="1"/>')


@drawing
def draw_row(stage: Stage, box: Box, _tint: Tint, asked: bool) -> None:
    """Draw the ground of a row; that of who is asked is a sheet with a bar in rubric."""
    if asked:
        stage.builder.draw_rounded(box, RoundRect(0, stage.form.radius, f'fill="{to_hex(stage.look.sheet)}"'))
        stage.builder.fill(box.take_left(stage.form.unit), stage.look.rubric)
