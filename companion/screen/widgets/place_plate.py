"""The plate of one place: the sign of its colour, its name, who has a piece there, and what lies there or follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from companion.screen.page.builder import Fault
from companion.screen.page.plates import Tint, plate
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.paint.box import Box
from companion.screen.paint.rounded import RoundRect
from companion.screen.paint.text import Type, fit
from companion.screen.paint.theme import hexed
from companion.screen.pictures.off_legend import mark, mark_width
from companion.screen.widgets.basics import icon_colour, piece
from companion.screen.widgets.place_card import card_inside
from companion.table.questions.kinds import Option, Symbols
from companion.table.questions.places import Places, Spot

HERE = 0.52
"""The part of a plate's row that those who are there may take."""
SEEN = 0.64
"""So much of every sign is to be seen."""
NAME = fonts.FontFace.SANS_SEMIBOLD
ROWS, ROWS_OF_SYMBOLS = 1.65, 2.0
"""The least height of a plate with its name in a row of its own, in parts of the name's smallest letters; and with symbols."""
Naming: TypeAlias = Literal["beside", "above", "letters"]
"""Where a place's name stands: beside its sign, in a row of its own, or nowhere, and a letter in its place."""


def least_height(stage: Stage) -> int:
    """Give the height that a name and one row of symbols need."""
    return round(stage.form.near_min * 2.5)


def naming(stage: Stage, places: Places, boxes: Mapping[str, Box], *, marked: bool = False) -> Naming:
    """Tell where the whole names of a map's places find room: beside sign and pieces, above these, or not at all.

    On `marked` ones there may be the number of a reason.
    """
    if not places.roads:
        return "beside"
    least = stage.form.near_min
    if all(
        fonts.width(stage.words(spot.words), NAME, least) <= _name_room(stage, spot, boxes, marked=marked)
        for spot in places.spots
    ):
        return "beside"
    kind = _above(stage)
    close = [_close_inset(stage, boxes[spot.key]) for spot in places.spots]
    wide = all(fit(stage.words(spot.words), kind, room.w, 1).whole for spot, room in zip(places.spots, close, strict=True))
    rows = ROWS_OF_SYMBOLS if any(spot.symbols for spot in places.spots) else ROWS
    if wide and all(room.h >= kind.least * rows for room in close):
        return "above"
    if not stage.form.smallest:
        stage.builder.faults.append(Fault("names are only letters", " ".join(spot.short for spot in places.spots)))
    return "letters"


def _name_room(stage: Stage, spot: Spot, boxes: Mapping[str, Box], *, marked: bool) -> int:
    inside = _inset(stage, boxes[spot.key])
    sign = _sign_side(stage, inside) * 4 // 3 if spot.colour in stage.builder.own.places else 0
    return inside.w - sign - _here_width(stage, inside, spot) - marked * mark_width(stage, inside)


def _close_inset(stage: Stage, box: Box) -> Box:
    return box.inset(stage.form.px(6, 4, 6), stage.form.px(4, 3, 4))


def _above(stage: Stage) -> Type:
    """Give how a name is set that has a row of its own: hardly smaller than anything else, so that it is whole."""
    return Type(NAME, stage.form.near, stage.form.near_min * 12 // 13, 1.0)


def place_plate(stage: Stage, box: Box, spot: Spot, option: Option[Any] | None, *, named: Naming, why: int = 0) -> None:
    """Draw it; a spot without an option is off, `why` is the number of its reason in the legend, 0 where it has none.

    Where letters stand for names, the focused one has its name if that fits.
    """
    off = stage.words(option.off) if option and option.off else ""
    focused = False
    if option is not None:
        focused = stage.stop(f"option:{option.key}", box, stage.answered(option.key), off=off)
        if heard := stage.heard(option):
            stage.builder.hear(f"option:{option.key}", heard)
    with stage.builder.group(f"option:{spot.key}"):
        if off or option is None:
            stage.builder.rounded(box, RoundRect(1, stage.form.radius, f'fill="{hexed(stage.behind)}"'))
        tint = plate(stage, box, focused=focused, off=bool(off) or option is None)
        symbols = () if why else (option.gains if option else ()) or spot.symbols
        if spot.printed:
            card_inside(stage, box, spot, tint, symbols)
        else:
            place_inside(stage, box, spot, tint, symbols, named=named, why=why)


def place_inside(
    stage: Stage, box: Box, spot: Spot, tint: Tint, symbols: tuple[Symbols, ...], *, named: Naming, why: int = 0
) -> None:
    """Draw what stands on a place's plate: its name, sign and pieces, symbols, and the number of a reason."""
    if named == "above":
        _rows(stage, _close_inset(stage, box), spot, tint, symbols, why)
    else:
        inside = _inset(stage, box)
        inside = inside.trim(right=mark(stage, why, inside, tint))
        _inside(stage, inside, spot, tint, symbols, initials=named == "letters" and not tint.focused)


def _inset(stage: Stage, box: Box) -> Box:
    return box.inset(stage.form.px(10, 6, 14), stage.form.px(5, 3, 8))


def _inside(stage: Stage, box: Box, spot: Spot, tint: Tint, symbols: tuple[Symbols, ...], *, initials: bool) -> None:
    """Set the name and who is there above the symbols; on a low plate all of it in one row."""
    box = box.trim(left=_piece(stage, box, spot, tint))
    low = bool(symbols) and box.h < 2 * stage.form.near_min
    upper = box.top_part(box.h if low or not symbols else max(round(stage.form.near_min * 1.1), round(box.h * 0.45)))
    upper = upper.trim(right=_who_is_here(stage, upper, spot, tint))
    upper = upper.trim(left=place_sign(stage, upper, spot))
    told = bool(symbols) and not low
    written = _name(stage, upper, spot, tint, short=low or initials, told=told)
    _symbols(stage, upper.trim(left=written + stage.form.unit) if low else box.trim(top=upper.h), symbols, tint)


def _rows(stage: Stage, box: Box, spot: Spot, tint: Tint, symbols: tuple[Symbols, ...], why: int) -> None:
    """Set the name above sign and pieces, and these above the symbols; in a low plate these two share a row."""
    kind = _above(stage)
    name = box.top_part(round(kind.least * 1.05))
    stage.builder.text(stage.words(spot.words), kind, tint.ink, name, upright="middle")
    below = box.trim(top=name.h)
    low = below.h < stage.form.px(26, 22, 40) + stage.form.near_min * 9 // 10
    row = below if low or not symbols else below.top_part(below.h - max(stage.form.near_min, below.h // 2))
    row = row.trim(right=mark(stage, why, row, tint))
    row = row.trim(right=_who_is_here(stage, row.trim(left=row.w // 6) if low and symbols else row, spot, tint))
    row = row.trim(left=place_sign(stage, row, spot))
    if low:
        _symbols(stage, row, symbols, tint)
        return
    under = below.trim(top=row.h)
    splits = len(symbols) > 1 and _crowded(stage, symbols, under.w) and not _crowded(stage, symbols[:1], row.w)
    first = symbols[:1] if splits else ()
    _symbols(stage, row, first, tint)
    _symbols(stage, under, symbols[len(first) :], tint)


def _crowded(stage: Stage, symbols: tuple[Symbols, ...], wide: int) -> bool:
    """Tell whether symbols of the smallest size find no room in one row."""
    size = stage.form.near_min
    return sum(_width(symbol, size) + size // 3 for symbol in symbols) - size // 3 > wide


def _piece(stage: Stage, box: Box, spot: Spot, tint: Tint) -> int:
    """Draw the piece itself as high as the plate; give the width it takes."""
    if not spot.icon:
        return 0
    side = min(box.h, box.w * 45 // 100)
    stage.builder.icon(spot.icon, Box(box.x, box.y + (box.h - side) // 2, side, side), tint.ink, tint.cut, tint.rubric)
    return side + stage.form.px(14, 8, 14)


def place_sign(stage: Stage, box: Box, spot: Spot) -> int:
    """Draw the sign of the place's own colour; give the width it takes."""
    sign = stage.builder.own.places.get(spot.colour)
    if sign is None or spot.icon:
        return 0
    side = _sign_side(stage, box)
    colour, path = sign
    here = Box(box.x, box.y + (box.h - side) // 2, side, side)
    paint = f'fill="{colour}" stroke="{hexed(stage.look.shield_edge)}" stroke-width="4" stroke-linejoin="round"'
    stage.builder.shapes(here, f'<path d="{path}" {paint}/>', (64, 64))
    return side + side // 3


def _sign_side(stage: Stage, box: Box) -> int:
    return min(box.h, stage.form.px(24, 20, 36))


def beside_each_other(count: int, side: int, wide: int) -> tuple[int, int]:
    """Give the side and the step of so many signs in a width: smaller where they would hide each other."""
    side = min(side, round(wide / (1 + SEEN * max(0, count - 1))))
    return side, min(side + 2, (wide - side) // max(1, count - 1))


def _here(stage: Stage, box: Box, spot: Spot) -> tuple[int, int]:
    """Give the side of a shield and the step from one to the next: many are small rather than one behind the other."""
    return beside_each_other(len(spot.marks) + bool(spot.figure), min(box.h, stage.form.px(26, 22, 40)), round(box.w * HERE))


def _here_width(stage: Stage, box: Box, spot: Spot) -> int:
    count = len(spot.marks) + bool(spot.figure)
    side, step = _here(stage, box, spot)
    return side + step * (count - 1) + stage.form.px(4, 2, 6) if count else 0


def _who_is_here(stage: Stage, box: Box, spot: Spot, tint: Tint) -> int:
    """Draw a figure and a small shield for each piece at the right end, closer together where they are many; give the width."""
    count = len(spot.marks) + bool(spot.figure)
    if not count:
        return 0
    side, step = _here(stage, box, spot)
    left = box.right - side - step * (count - 1)
    top = box.y + (box.h - side) // 2
    for place, holder in enumerate(spot.marks):
        here = Box(left + step * place, top, side, side)
        if holder is None:
            stage.builder.icon("seat-empty", here, tint.ink, tint.cut)
        else:
            stage.builder.shield(holder.colour, here)
    if spot.figure:
        stage.builder.icon(spot.figure, Box(box.right - side, top, side, side), tint.ink, tint.cut)
    return _here_width(stage, box, spot)


def _name(stage: Stage, box: Box, spot: Spot, tint: Tint, *, short: bool, told: bool) -> int:
    """Write the name, or what is short for it where that finds no room; nothing where symbols have `told` it. Give the width."""
    roomy = min(stage.form.answer, round(box.h * 0.8)) if box.w > stage.form.px(190, 150, 230) else 0
    size = max(stage.form.near, roomy)
    kind = Type(NAME, size, stage.form.near_min, 1.0)
    words = stage.words(spot.words)
    wide = fonts.width(words, kind.face, kind.least) > box.w
    if spot.short and (short or wide):
        words = spot.short
    elif wide and told:
        return 0
    return stage.builder.text(words, kind, tint.ink, box, upright="middle").w


def _symbols(stage: Stage, box: Box, symbols: tuple[Symbols, ...], tint: Tint) -> None:
    """Write amounts with their icons, row by row, as many as find room; dots say that there are more."""
    size = _symbol_size(stage, box, symbols)
    pitch = round(size * 1.12)
    rows = max(1, box.h // pitch)
    x, y = box.x, box.y + max(0, (box.h - pitch * rows) // 2)
    for place, symbol in enumerate(symbols):
        wide = _width(symbol, size)
        dots = _dots(size) if place + 1 < len(symbols) and rows == 1 else 0
        if x > box.x and x + wide + dots > box.right:
            if rows == 1:
                _more(stage, Box(x, y, box.right - x, pitch), size, tint)
                return
            x, y, rows = box.x, y + pitch, rows - 1
        _symbol(stage, Box(x, y, wide, pitch), symbol, size, tint)
        x += wide + size // 3


def _symbol_size(stage: Stage, box: Box, symbols: tuple[Symbols, ...]) -> int:
    """Give the largest letters in which all symbols stand in one row, rather a little small than not all; else the smallest."""
    form = stage.form
    for size in range(min(form.answer, round(box.h * 0.85)), form.near_min * 8 // 10, -2):
        if sum(_width(symbol, size) + size // 3 for symbol in symbols) - size // 3 <= box.w:
            return size
    return form.near_min


def _more(stage: Stage, box: Box, size: int, tint: Tint) -> None:
    if _dots(size) <= box.w:
        stage.builder.text("…", _figures(size), tint.ink, box, upright="middle")


def _symbol(stage: Stage, box: Box, symbol: Symbols, size: int, tint: Tint) -> None:
    written = stage.builder.text(_amount(symbol), _figures(size), tint.ink, box, upright="middle")
    side = round(size * 0.88)
    spot = Box(written.right + size // 8, box.y + (box.h - side) // 2, side, side)
    ink = tint.ink if tint.focused or tint.off else icon_colour(stage, symbol.icon, tint.ink)
    piece(stage, symbol, spot, ink, tint.cut)


def _amount(symbol: Symbols) -> str:
    return str(symbol.amount) if symbol.amount >= 0 else f"−{-symbol.amount}"


def _figures(size: int) -> Type:
    return Type(fonts.FontFace.SANS_SEMIBOLD, size, size, 1.0)


def _width(symbol: Symbols, size: int) -> int:
    return fonts.width(_amount(symbol), fonts.FontFace.SANS_SEMIBOLD, size) + size // 8 + round(size * 0.88)


def _dots(size: int) -> int:
    return fonts.width("…", fonts.FontFace.SANS_SEMIBOLD, size)
