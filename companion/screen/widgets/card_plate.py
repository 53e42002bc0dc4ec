"""The plate of one option as a card: its picture or pieces above, its words below, then what follows or why it is off."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from companion.screen.page.effects import Effect
from companion.screen.page.plates import Tint, plate, rounded
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.paint.box import Box, square
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.formats import Format
from companion.screen.paint.text import Block, Type, fit
from companion.screen.paint.theme import hexed, mixed
from companion.screen.pictures.tiles import tile
from companion.screen.widgets.basics import icon_colour, piece, strike, tally_of
from companion.table.questions.kinds import Option, Symbols

FACE = FontFace.SANS_SEMIBOLD
SIGNS = frozenset({"back", "next", "check", "cross"})
"""Signs of the screen's own, no pictures: they stay small beside these."""
WIDE_ENOUGH = 2.2
"""So many of the smallest letters a piece with its number takes."""


class CardForm(NamedTuple):
    """How cards are drawn: the size of their letters, how much of their width the picture takes `beside` the words (0: above).

    Beneath the pictures `words` pixels are kept for the words of each card that can be chosen, so that all pictures are as large.
    Those that are off have what room their words leave for a picture where these come first (`told`), and no words on why they
    are off where these are `terse`: a touch tells it.
    """

    letters: int
    beside: int = 0
    told: bool = False
    terse: bool = False
    words: int = 0


class CardText(NamedTuple):
    """What of an option takes room on its card: its words ("" where it is made of tiles), why it is off, what is told to follow.

    `pieces` counts what stands side by side in its picture.
    """

    words: str
    off: str
    gains: tuple[str, ...]
    pieces: int

    def texts(self, *, terse: bool) -> list[str]:
        """Give what is written on it."""
        return [text for text in (self.words, "" if terse else self.off) if text]


def card_text(stage: Stage, option: Option[Any]) -> CardText:
    """Say an option."""
    return CardText(
        "" if option.shows else stage.words(option.words),
        stage.words(option.off) if option.off else "",
        tuple(map(_signed, option.gains)) if _told(option) else (),
        _across(option.pieces or option.shows),
    )


def _across(things: tuple[Symbols, ...]) -> int:
    """Count the pieces that stand side by side; a price beside its place takes as much as this."""
    return min(len(things), 2) if things and things[0].leads else len(things)


def words_width(form: Format, wide: int, beside: int) -> int:
    """Give how much of a card so wide its words may take, with a picture so wide beside them."""
    return wide - 2 * _margin(form) - beside


def beside_of(form: CardForm, *, off: bool) -> int:
    """Give how much of a card's width its picture takes beside the words: nothing of one that is off, where words come first."""
    return 0 if form.told and off else form.beside


def most_lines(form: CardForm) -> int:
    """Give in how many lines the words of a card may stand."""
    return 3 if form.told else 2


def _margin(form: Format) -> int:
    return form.px(10, 6, 10)


def words_height(form: Format, text: CardText, wide: int, card: CardForm) -> int:
    """Give how high the words, the reason and what follows stand on a card so wide."""
    kind, room = Type(FACE, card.letters, card.letters, 1.0), words_width(form, wide, beside_of(card, off=bool(text.off)))
    lines = sum(fit(each, kind, room, most_lines(card)).height for each in text.texts(terse=card.terse))
    return lines + (round(card.letters * 1.15) if text.gains else 0)


def _told(option: Option[Any]) -> bool:
    """Tell whether what follows is written below the words: not where it is the picture itself."""
    return bool(option.gains) and not option.off and option.gains != option.pieces


def card_plate(
    stage: Stage, box: Box, option: Option[Any], effect: Effect, form: CardForm, *, ticked: bool | None = None
) -> None:
    """Draw it: the picture above or beside its words."""
    off = stage.words(option.off) if option.off else ""
    name = f"option:{option.key}"
    focused = stage.stop(name, box, effect, off=off)
    with stage.builder.group(name):
        tint = plate(stage, box, focused=focused, off=bool(off), inner=not off and not focused)
        inside = box.inset(_margin(stage.form), stage.form.px(8, 5, 9))
        high = words_height(stage.form, card_text(stage, option), box.w, form)
        beside = beside_of(form, off=bool(off))
        if off and form.told and _led(stage, inside, option, tint, form, high):
            return
        if form.beside:
            _picture(stage, inside.left_part(beside), option, tint)
            words = inside.trim(left=beside).middle(inside.w - beside, high)
        else:
            kept = high if off else max(high, form.words)
            _picture(stage, inside.trim(bottom=kept), option, tint)
            words = inside.bottom_part(kept).top_part(high)
        _words(stage, words, option, tint, form, "" if form.terse else off)
        if ticked is not None:
            _tick(stage, inside, tint, ticked=ticked)


def _led(stage: Stage, box: Box, option: Option[Any], tint: Tint, form: CardForm, high: int) -> bool:
    """Draw a card that is off with its picture before its words, where above them it has no room; tell whether it fits there."""
    if not form.beside and min(box.w, box.h - high) >= _least_picture(stage):
        return False
    name, reason = stage.words(option.words), stage.words(option.off) if option.off else ""
    for letters in range(form.letters, stage.form.near_min - 1, -2):
        kind, most = Type(FACE, letters, letters, 1.0), most_lines(form)
        below = fit(reason, kind, box.w, most).height
        side, block = _beside_name(stage, box.trim(bottom=below), name, kind, most)
        if side:
            rows = max(side, block.height)
            whole = box.trim(top=(box.h - rows - below) // 2)
            upper = whole.top_part(rows).middle(side + stage.form.px(8, 5, 8) + block.width, rows)
            _picture(stage, upper.left_part(side), option, tint)
            stage.builder.text(name, kind, tint.ink, upper.right_part(block.width), most=most, upright="middle")
            rest = whole.trim(top=rows).top_part(below)
            stage.builder.text(reason, kind, tint.soft, rest, most=most, align="centre", upright="middle")
            return True
    return False


def _beside_name(stage: Stage, box: Box, name: str, kind: Type, most: int) -> tuple[int, Block]:
    """Give the side of the largest picture beside which a name stands whole, and the name; a side of 0 where there is none."""
    for side in range(min(box.h, box.w * 45 // 100), _least_picture(stage) - 1, -4):
        room = box.w - side - stage.form.px(8, 5, 8)
        block = fit(name, kind, room, most, box.h)
        if block.whole and all(fonts.width(word, kind.face, kind.size) <= room for word in name.split()):
            return side, block
    return 0, fit(name, kind, box.w, most)


def _least_picture(stage: Stage) -> int:
    return stage.form.px(36, 24, 36)


def _words(stage: Stage, box: Box, option: Option[Any], tint: Tint, form: CardForm, off: str) -> None:
    kind, most = Type(FACE, form.letters, form.letters, 1.0), most_lines(form)
    text = "" if option.shows else stage.words(option.words)
    high = fit(text, kind, box.w, most).height if text else 0
    if text:
        stage.builder.text(text, kind, tint.ink, box.top_part(high), most=most, align="centre", upright="middle")
    below = box.trim(top=high)
    if off:
        stage.builder.text(off, kind, tint.soft, below, most=most, align="centre", upright="middle")
    elif _told(option):
        _gains(stage, below, option.gains, tint, form.letters)


def gains_width(signs: tuple[str, ...], letters: int) -> int:
    """Give how wide what follows stands in letters of this size; 0 where it is not written."""
    return sum(_gain_widths(signs, letters)) + round(letters * 0.4) * (len(signs) - 1) if signs else 0


def _gain_widths(signs: Iterable[str], letters: int) -> list[int]:
    return [fonts.width(sign, FACE, letters) + round(letters * 1.05) for sign in signs]


def _gains(stage: Stage, box: Box, gains: tuple[Symbols, ...], tint: Tint, letters: int) -> None:
    widths = _gain_widths(map(_signed, gains), letters)
    gap = round(letters * 0.4)
    left = box.x + (box.w - sum(widths) - gap * (len(gains) - 1)) // 2
    for gain, width in zip(gains, widths, strict=True):
        written = stage.builder.line(_signed(gain), FACE, letters, tint.ink, left, box.centre[1] + round(letters * 0.33))
        side = round(letters * 0.9)
        spot = Box(written.right + round(letters * 0.1), box.centre[1] - side // 2, side, side)
        ink = tint.ink if tint.focused else icon_colour(stage, gain.icon, tint.ink)
        piece(stage, gain, spot, ink, tint.cut)
        left += width + gap


def _signed(gain: Symbols) -> str:
    return f"+{gain.amount}" if gain.amount >= 0 else f"−{-gain.amount}"


def _picture(stage: Stage, box: Box, option: Option[Any], tint: Tint) -> None:
    """Draw the pieces in a row, else shield or icon, in the middle; nothing where it would be too small to be seen."""
    if min(box.w, box.h) < _least_picture(stage):
        return
    things = option.pieces or option.shows
    if len(things) > 1 and things[0].leads:
        _priced(stage, box, things[0], things[1:], tint)
        return
    if things:
        _row(stage, box, things, tint)
        return
    side = min(box.h, box.w)
    if option.icon in SIGNS and option.seat is None:
        side = min(side, stage.form.px(110, 70, 120))
    spot = square(box.centre, side)
    if option.seat is not None:
        stage.builder.shield(option.seat.colour, spot, tint.edge, pale=tint.off)
    elif option.icon:
        ink = tint.ink if tint.focused or tint.off else icon_colour(stage, option.icon, tint.ink)
        stage.builder.icon(option.icon, spot, ink, tint.cut, tint.rubric)


def _row(stage: Stage, box: Box, things: tuple[Symbols, ...], tint: Tint) -> None:
    """Draw one piece after the other; of something that is many, the number, or each piece where a number finds no room."""
    gap = stage.form.px(8, 4, 8)
    side = min(box.h, (box.w - gap * (len(things) - 1)) // len(things))
    if side < WIDE_ENOUGH * stage.form.near_min:
        things = tuple(replace(thing, amount=1) for thing in things for _ in range(1 if thing.tile else max(1, thing.amount)))
        side = min(box.h, (box.w - gap * (len(things) - 1)) // len(things))
    left = box.centre[0] - (side * len(things) + gap * (len(things) - 1)) // 2
    for place, thing in enumerate(things):
        one(stage, thing, Box(left + place * (side + gap), box.centre[1] - side // 2, side, side), tint)


def _priced(stage: Stage, box: Box, place: Symbols, price: tuple[Symbols, ...], tint: Tint) -> None:
    """Draw a place large, and right of it each piece of its price, in two rows where they are larger so."""
    gap = stage.form.px(8, 4, 8)
    high = min(box.h, box.w // 2)
    pieces = [replace(thing, amount=1) for thing in price for _ in range(thing.amount)]
    room = box.w - high - 2 * gap

    def side(rows: int) -> int:
        across = -(-len(pieces) // rows)
        return min(high * 3 // 5, (high - gap * (rows - 1)) // rows, (room - gap * (across - 1)) // across)

    rows = max((1, 2), key=side)
    across, least = -(-len(pieces) // rows), side(rows)
    wide = high + 2 * gap + across * (least + gap) - gap
    left, middle = box.centre[0] - wide // 2, box.centre[1]
    one(stage, place, Box(left, middle - high // 2, high, high), tint)
    top = middle - (rows * (least + gap) - gap) // 2
    for number, thing in enumerate(pieces):
        column, row = divmod(number, rows)
        spot = Box(left + high + 2 * gap + column * (least + gap), top + row * (least + gap), least, least)
        one(stage, thing, spot, tint)


def one(stage: Stage, thing: Symbols, spot: Box, tint: Tint) -> None:
    """Draw one piece large: a tile, an icon with its label, or crossed out."""
    if thing.tile:
        tile(stage.builder, thing.icon, thing.amount, spot, pale=stage.behind if tint.off else None, frame=thing.frame)
        return
    ink = tint.ink if tint.focused or tint.off else icon_colour(stage, thing.icon, tint.ink)
    if thing.amount > 1:
        tally_of(stage, (thing,), spot, spot.h * 2 // 3, tint)
        return
    piece(stage, thing, spot, ink, tint.cut)
    if thing.struck:
        strike(stage, spot, mixed(tint.cut, tint.rubric, 0.9))


def _tick(stage: Stage, box: Box, tint: Tint, *, ticked: bool) -> None:
    side = min(box.h // 3, stage.form.px(40, 34, 54))
    spot = Box(box.right - side, box.y, side, side)
    paint = f'fill="{hexed(tint.cut)}" stroke="{hexed(tint.ink)}" stroke-width="{stage.form.line}"'
    stage.builder.shapes(spot, rounded(spot, stage.form.line / 2, stage.form.radius * 0.6, paint))
    if ticked:
        stage.builder.icon("check", spot.inset(side // 7), tint.ink, tint.cut)
