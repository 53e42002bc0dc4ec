"""The plate of one option: tick box, shield or icon, words, and at the right end what follows or why it is off."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.screen.page.builder import Align
from companion.screen.page.effects import Effect
from companion.screen.page.plate_ruler import (
    gain_size,
    gain_width,
    gains_width,
    inner_box,
    lead,
    most_side,
    reason_type,
    sign_of,
    sign_side,
    tick_width,
)
from companion.screen.page.plates import Tint, plate, rounded
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.text import Type, finds_room, fit
from companion.screen.paint.theme import Colour, hexed
from companion.screen.pictures.tiles import tile
from companion.screen.widgets.basics import icon_colour, piece
from companion.table.questions.kinds import Option, Symbols


def option_plate(
    stage: Stage,
    box: Box,
    option: Option[Any],
    effect: Effect,
    *,
    ticked: bool | None = None,
    letters: int = 0,
    terse: bool = False,
) -> None:
    """Draw it; its words no larger than `letters`, so that those beside it have the same size.

    A `terse` one that is off tells why where that has room beside its words; else it is only dashed, and a touch tells it.
    """
    off = stage.words(option.off) if option.off else ""
    name = f"option:{option.key}"
    focused = stage.stop(name, box, effect, off=off)
    with stage.builder.group(name):
        tint = plate(stage, box, focused=focused, off=bool(off))
        shown = replace(option, gains=()) if off else option
        _inside(stage, inner_box(stage.form, box), shown, tint, off, ticked, letters, terse=terse)


def _inside(
    stage: Stage, box: Box, option: Option[Any], tint: Tint, off: str, ticked: bool | None, letters: int, *, terse: bool
) -> None:
    form = stage.form
    if ticked is not None:
        box = box.trim(left=_tick_box(stage, box, tint, ticked=ticked))
    led = bool(option.seat or option.icon)
    if led:
        box = box.trim(left=_sign(stage, box, option, tint))
    if option.gains:
        box = box.trim(right=_gains(stage, box, option.gains, gain_size(form, close=bool(letters)), tint) + form.gap)
    if option.shows:
        _tiles(stage, box, option, tint, "" if terse else off)
        return
    words = stage.words(option.words)
    if off and terse:
        box, off = box.trim(right=_reason_beside(stage, box, words, off, tint, letters)), ""
    plain = not (led or option.gains or ticked is not None)
    if off:
        _with_reason(stage, box, (words, off), tint, centred=plain, letters=letters)
        return
    _label(stage, words, box, tint.ink, align="centre" if plain else "left", letters=letters)


def _label(stage: Stage, words: str, box: Box, ink: Colour, *, align: Align, letters: int = 0) -> None:
    """Write an option's words in one line, or in two smaller ones; no larger than `letters`."""
    kind = styles.answer(stage.form)
    kind = kind._replace(size=min(kind.size, letters), least=min(kind.least, letters)) if letters else kind
    if not finds_room(words, kind, box.w, 1, box.h):
        kind = Type(kind.face, kind.size, stage.form.near_min, 1.0)
    stage.builder.text(words, kind, ink, box, most=2, align=align, upright="middle")


def _tiles(stage: Stage, box: Box, option: Option[Any], tint: Tint, off: str) -> None:
    """Draw the pieces an answer is made of in place of words: goods as tiles, all else as icons; the reason right of them."""
    form = stage.form
    if off:
        near = styles.near(form)
        near = Type(near.face, near.size, near.least, 1.0)
        width = fit(off, near, box.w // 2, 2, box.h).width
        stage.builder.text(off, near, tint.soft, box.right_part(width), align="right", upright="middle", most=2)
        box = box.trim(right=width + form.unit)
    gap = form.px(12, 6, 14)
    framed = any(shown.frame for shown in option.shows)
    most = most_side(form, framed=framed)
    side = min(box.h, most, (box.w - gap * (len(option.shows) - 1)) // len(option.shows))
    for place, shown in enumerate(option.shows):
        spot = Box(box.x + place * (side + gap), box.y + (box.h - side) // 2, side, side)
        if shown.tile:
            tile(stage.builder, shown.icon, shown.amount, spot, pale=stage.behind if tint.off else None, frame=shown.frame)
        else:
            piece(stage, shown, spot.inset(side // 6), tint.ink, tint.cut)
    if framed:
        room = box.trim(left=len(option.shows) * (side + gap))
        kind = styles.near(form)._replace(leading=1.0)
        stage.builder.text(stage.words(option.words), kind, tint.ink, room, most=2, upright="middle")


def _with_reason(stage: Stage, box: Box, told: tuple[str, str], tint: Tint, *, centred: bool, letters: int) -> None:
    """Write the words above the reason, or where the plate is low and broad the reason at its right end."""
    form, (words, off) = stage.form, told
    kind, near = styles.answer(form), reason_type(form)
    label, reason = fonts.width(words, kind.face, kind.size), fonts.width(off, near.face, near.size)
    if 2 * near.least <= box.h and label + form.gap + reason > box.w and finds_room(off, near, box.w, 1):
        lower = fit(off, near, box.w, 1, max(near.least, box.h - kind.size))
        upper = box.top_part(box.h - lower.size)
        align: Align = "centre" if centred else "left"
        size = min(kind.size, letters or kind.size, upper.h)
        stage.builder.text(words, Type(kind.face, size, near.least, 1.0), tint.ink, upper, align=align, upright="middle")
        below = box.trim(top=upper.h)
        stage.builder.text(off, near._replace(size=lower.size), tint.soft, below, align=align, upright="middle")
        return
    width = min(label, round(box.w * 0.5))
    _label(stage, words, box.left_part(width), tint.ink, align="left", letters=letters)
    stage.builder.text(off, near, tint.soft, box.trim(left=width + form.gap), align="right", upright="middle", most=2)


def _reason_beside(stage: Stage, box: Box, words: str, off: str, tint: Tint, letters: int) -> int:
    """Write the reason small at the right end where it finds room beside the words; give the width it takes."""
    near = reason_type(stage.form)
    width, gap = fonts.width(off, near.face, near.least), stage.form.gap
    if fonts.width(words, styles.answer(stage.form).face, letters or near.least) + gap + width > box.w:
        return 0
    kind = near._replace(size=near.least)
    stage.builder.text(off, kind, tint.soft, box.right_part(width), align="right", upright="middle")
    return width + gap


def _tick_box(stage: Stage, box: Box, tint: Tint, *, ticked: bool) -> int:
    side = min(box.h, stage.form.px(44, 38, 62))
    spot = Box(box.x, box.y + (box.h - side) // 2, side, side)
    paint = f'fill="none" stroke="{hexed(tint.ink)}" stroke-width="{stage.form.line}"'
    stage.builder.shapes(spot, rounded(spot, stage.form.line / 2, stage.form.radius * 0.6, paint))
    if ticked:
        stage.builder.icon("check", spot.inset(side // 7), tint.ink, tint.cut)
    return tick_width(stage.form, box)


def _sign(stage: Stage, box: Box, option: Option[Any], tint: Tint) -> int:
    """Draw the shield or the icon before the words; give the width it takes."""
    side = sign_side(stage.form, box, seat=option.seat is not None)
    spot = Box(box.x, box.y + (box.h - side) // 2, side, side)
    if option.seat is not None:
        stage.builder.shield(option.seat.colour, spot, tint.edge, pale=tint.off)
    elif option.icon:
        ink = tint.ink if tint.focused or tint.off else icon_colour(stage, option.icon, tint.ink)
        stage.builder.icon(option.icon, spot, ink, tint.cut, tint.rubric)
    return lead(stage.form, box, seat=option.seat is not None)


def _gains(stage: Stage, box: Box, gains: tuple[Symbols, ...], size: int, tint: Tint) -> int:
    """Write what follows at the right end; give the width it takes."""
    width = gains_width(map(sign_of, gains), size)
    left = box.right - width
    for gain in gains:
        written = stage.builder.text(sign_of(gain), _sized(stage, size), tint.ink, Box(left, box.y, 999, box.h), upright="middle")
        side = round(size * 0.88)
        spot = Box(written.right + round(size * 0.16), box.y + (box.h - side) // 2, side, side)
        ink = tint.ink if tint.focused or tint.off else icon_colour(stage, gain.icon, tint.ink)
        piece(stage, gain, spot, ink, tint.cut)
        left += gain_width(sign_of(gain), size)
    return width


def _sized(stage: Stage, size: int) -> Type:
    return Type(fonts.FontFace.SANS_SEMIBOLD, size, stage.form.near_min, 1.0)
