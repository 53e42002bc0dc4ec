"""The plate of one option: tick box, shield or icon, words, and at the right end what follows or why it is off."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.screen.page.builder import Align
from companion.screen.page.effects import Effect
from companion.screen.page.plates import Tint, plate, rounded
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.text import Type, fit
from companion.screen.paint.theme import Colour, hexed
from companion.screen.pictures.tiles import tile
from companion.screen.widgets.basics import icon_colour, piece
from companion.table.questions.kinds import Option, Symbols


def option_plate(
    stage: Stage, box: Box, option: Option[Any], effect: Effect, *, ticked: bool | None = None, bare: bool = False
) -> None:
    """Draw it; a bare one leaves out the icon, never a shield."""
    if bare:
        option = replace(option, icon="")
    off = stage.words(option.off) if option.off else ""
    name = f"option:{option.key}"
    focused = stage.stop(name, box, effect, off=off)
    with stage.builder.group(name):
        tint = plate(stage, box, focused=focused, off=bool(off))
        _inside(stage, box.inset(stage.form.px(20, 12, 26), stage.form.px(6, 2, 8)), option, tint, off, ticked)


def _inside(stage: Stage, box: Box, option: Option[Any], tint: Tint, off: str, ticked: bool | None) -> None:
    form = stage.form
    if ticked is not None:
        box = box.trim(left=_tick_box(stage, box, tint, ticked=ticked))
    lead = bool(option.seat or option.icon)
    if lead:
        box = box.trim(left=_sign(stage, box, option, tint))
    if option.gains and not off:
        box = box.trim(right=_gains(stage, box, option.gains, tint) + form.gap)
    if option.shows:
        _tiles(stage, box, option, tint, off)
        return
    words = stage.words(option.words)
    plain = not (lead or option.gains or ticked is not None)
    if off:
        _with_reason(stage, box, words, off, tint, centred=plain)
        return
    _label(stage, words, box, tint.ink, align="centre" if plain else "left")


def plate_holds(stage: Stage, box: Box, option: Option[Any], *, ticks: bool = False, bare: bool = False) -> bool:
    """Tell whether a plate has room for an option's words in one line, or in two smaller ones, and for why it is off."""
    form = stage.form
    lead = form.px(100, 70, 106) if option.seat else form.px(72, 56, 90) if option.icon and not bare else 0
    inner = box.inset(form.px(20, 12, 26), form.px(6, 2, 8)).trim(left=lead + (form.px(60, 48, 82) if ticks else 0))
    words, kind, near = stage.words(option.words), styles.answer(form), styles.near(form)
    if option.off:
        low = Type(kind.face, near.least, near.least, 1.0)
        upper = inner.h - round(near.least * near.leading)
        return fit(words, low, inner.w, 1, upper).whole and fit(stage.words(option.off), near, inner.w, 1).whole
    two = Type(kind.face, near.least, near.least, 1.0)
    return fit(words, kind, inner.w, 1, inner.h).whole or fit(words, two, inner.w, 2, inner.h).whole


def _label(stage: Stage, words: str, box: Box, ink: Colour, *, align: Align) -> None:
    """Write an option's words in one line, or in two smaller ones."""
    kind = styles.answer(stage.form)
    if not fit(words, kind, box.w, 1, box.h).whole:
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
    most = form.px(70, 46, 90) if framed else form.px(90, 60, 104)
    side = min(box.h, most, (box.w - gap * (len(option.shows) - 1)) // len(option.shows))
    for place, shown in enumerate(option.shows):
        spot = Box(box.x + place * (side + gap), box.y + (box.h - side) // 2, side, side)
        if shown.tile:
            tile(stage.builder, shown.icon, shown.amount, spot, pale=stage.behind if tint.off else None, frame=shown.frame)
        else:
            piece(stage, shown, spot.inset(side // 6), tint.ink, tint.cut)
    if framed:
        room = box.trim(left=len(option.shows) * (side + gap))
        stage.builder.text(stage.words(option.words), styles.near(form), tint.ink, room, upright="middle")


def _with_reason(stage: Stage, box: Box, words: str, off: str, tint: Tint, *, centred: bool) -> None:
    """Write the words above the reason, or where the plate is low and broad the reason at its right end."""
    form = stage.form
    kind, near = styles.answer(form), styles.near(form)
    label, reason = fonts.width(words, kind.face, kind.size), fonts.width(off, near.face, near.size)
    lines = round(kind.least * kind.leading) + round(near.least * near.leading)
    if lines <= box.h and label + form.gap + reason > box.w:
        upper = box.top_part(box.h - round(near.least * near.leading))
        align: Align = "centre" if centred else "left"
        stage.builder.text(words, Type(kind.face, kind.size, near.least, 1.0), tint.ink, upper, align=align, upright="middle")
        stage.builder.text(off, near, tint.soft, box.trim(top=upper.h), align=align, upright="middle")
        return
    width = min(label, round(box.w * 0.5))
    _label(stage, words, box.left_part(width), tint.ink, align="left")
    near = Type(near.face, near.size, near.least, 1.0)
    stage.builder.text(off, near, tint.soft, box.trim(left=width + form.gap), align="right", upright="middle", most=2)


def _tick_box(stage: Stage, box: Box, tint: Tint, *, ticked: bool) -> int:
    side = min(box.h, stage.form.px(44, 38, 62))
    spot = Box(box.x, box.y + (box.h - side) // 2, side, side)
    paint = f'fill="none" stroke="{hexed(tint.ink)}" stroke-width="{stage.form.line}"'
    stage.builder.shapes(spot, rounded(spot, stage.form.line / 2, stage.form.radius * 0.6, paint))
    if ticked:
        stage.builder.icon("check", spot.inset(side // 7), tint.ink, tint.cut)
    return side + round(stage.form.gap * 0.8)


def _sign(stage: Stage, box: Box, option: Option[Any], tint: Tint) -> int:
    """Draw the shield or the icon before the words; give the width it takes."""
    side = min(box.h, stage.form.px(84, 60, 88))
    spot = Box(box.x, box.y + (box.h - side) // 2, side, side)
    if option.seat is not None:
        stage.builder.shield(option.seat.colour, spot, tint.edge, pale=tint.off)
        return side + stage.form.px(16, 10, 18)
    if not option.icon:
        return 0
    side = min(side, stage.form.px(56, 46, 72))
    spot = Box(box.x, box.y + (box.h - side) // 2, side, side)
    ink = tint.ink if tint.focused or tint.off else icon_colour(stage, option.icon, tint.ink)
    stage.builder.icon(option.icon, spot, ink, tint.cut, tint.rubric)
    return side + stage.form.px(16, 10, 18)


def _gains(stage: Stage, box: Box, gains: tuple[Symbols, ...], tint: Tint) -> int:
    """Write what follows at the right end; give the width it takes."""
    form = stage.form
    size = form.px(50, 44, 70)
    width = sum(_gain_width(gain, size) for gain in gains)
    left = box.right - width
    for gain in gains:
        written = stage.builder.text(
            _sign_of(gain), _sized(stage, size), tint.ink, Box(left, box.y, 999, box.h), upright="middle"
        )
        side = round(size * 0.88)
        spot = Box(written.right + round(size * 0.16), box.y + (box.h - side) // 2, side, side)
        ink = tint.ink if tint.focused or tint.off else icon_colour(stage, gain.icon, tint.ink)
        piece(stage, gain, spot, ink, tint.cut)
        left += _gain_width(gain, size)
    return width


def _sized(stage: Stage, size: int) -> Type:
    return Type(fonts.FontFace.SANS_SEMIBOLD, size, stage.form.near_min, 1.0)


def _sign_of(gain: Symbols) -> str:
    return f"+{gain.amount}" if gain.amount >= 0 else f"−{-gain.amount}"


def _gain_width(gain: Symbols, size: int) -> int:
    return fonts.width(_sign_of(gain), fonts.FontFace.SANS_SEMIBOLD, size) + round(size * 1.04) + round(size * 0.3)
