"""The plate of one place: the sign of its colour, its name, who has a piece there, and what lies there or follows."""

from __future__ import annotations

from typing import Any

from companion.screen.page.plates import Tint, plate, rounded
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.paint.box import Box
from companion.screen.paint.text import Type
from companion.screen.paint.theme import hexed
from companion.screen.widgets.basics import icon_colour, piece
from companion.table.questions.kinds import Option, Symbols
from companion.table.questions.places import Spot


def least_height(stage: Stage) -> int:
    """Give the height that a name and one row of symbols need."""
    return round(stage.form.near_min * 2.5)


def place_plate(stage: Stage, box: Box, spot: Spot, option: Option[Any] | None) -> None:
    """Draw it; a spot without an option is off."""
    off = stage.words(option.off) if option and option.off else ""
    focused = False
    if option is not None:
        focused = stage.stop(f"option:{option.key}", box, stage.answered(option.key), off=off)
    with stage.builder.group(f"option:{spot.key}"):
        if off or option is None:
            stage.builder.shapes(box, rounded(box, 1, stage.form.radius, f'fill="{hexed(stage.behind)}"'))
        tint = plate(stage, box, focused=focused, off=bool(off) or option is None)
        symbols = (option.gains if option else ()) or spot.symbols
        _inside(stage, box.inset(stage.form.px(10, 6, 14), stage.form.px(5, 3, 8)), spot, tint, symbols)


def _inside(stage: Stage, box: Box, spot: Spot, tint: Tint, symbols: tuple[Symbols, ...]) -> None:
    """Set the name and who is there above the symbols; on a low plate all of it in one row."""
    low = bool(symbols) and box.h < 2 * stage.form.near_min
    upper = box.top_part(box.h if low or not symbols else max(round(stage.form.near_min * 1.1), round(box.h * 0.45)))
    upper = upper.trim(right=_who_is_here(stage, upper, spot, tint))
    upper = upper.trim(left=_sign(stage, upper, spot))
    told = bool(symbols) and not low
    written = _name(stage, upper, spot, tint, short=low, told=told)
    _symbols(stage, upper.trim(left=written + stage.form.unit) if low else box.trim(top=upper.h), symbols, tint)


def _sign(stage: Stage, box: Box, spot: Spot) -> int:
    """Draw the sign of the place's own colour; give the width it takes."""
    sign = stage.builder.own.places.get(spot.colour)
    if sign is None:
        return 0
    side = min(box.h, stage.form.px(24, 20, 36))
    colour, path = sign
    here = Box(box.x, box.y + (box.h - side) // 2, side, side)
    paint = f'fill="{colour}" stroke="{hexed(stage.look.shield_edge)}" stroke-width="4" stroke-linejoin="round"'
    stage.builder.shapes(here, f'<path d="{path}" {paint}/>', (64, 64))
    return side + side // 3


def _who_is_here(stage: Stage, box: Box, spot: Spot, tint: Tint) -> int:
    """Draw a figure and a small shield for each piece at the right end, closer together where they are many; give the width."""
    count = len(spot.marks) + bool(spot.figure)
    if not count:
        return 0
    side = min(box.h, stage.form.px(26, 22, 40))
    step = min(side + 2, (round(box.w * 0.48) - side) // max(1, count - 1))
    left = box.right - side - step * (count - 1)
    top = box.y + (box.h - side) // 2
    for place, mark in enumerate(spot.marks):
        here = Box(left + step * place, top, side, side)
        if mark is None:
            stage.builder.icon("seat-empty", here, tint.ink, tint.cut)
        else:
            stage.builder.shield(mark.colour, here)
    if spot.figure:
        stage.builder.icon(spot.figure, Box(box.right - side, top, side, side), tint.ink, tint.cut)
    return box.right - left + stage.form.px(4, 2, 6)


def _name(stage: Stage, box: Box, spot: Spot, tint: Tint, *, short: bool, told: bool) -> int:
    """Write the name, or what is short for it where that finds no room; nothing where symbols have `told` it. Give the width."""
    kind = Type(fonts.FontFace.SANS_SEMIBOLD, stage.form.near, stage.form.near_min, 1.0)
    words = stage.words(spot.words)
    wide = fonts.width(words, kind.face, kind.least) > box.w
    if spot.short and (short or wide):
        words = spot.short
    elif wide and told:
        return 0
    return stage.builder.text(words, kind, tint.ink, box, upright="middle").w


def _symbols(stage: Stage, box: Box, symbols: tuple[Symbols, ...], tint: Tint) -> None:
    """Write amounts with their icons, row by row, as many as find room; dots say that there are more."""
    size = stage.form.near_min
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
