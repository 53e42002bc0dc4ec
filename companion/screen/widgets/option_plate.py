"""The plate of one option: tick box, shield or icon, words, and at the right end what follows or why it is off."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from companion.screen.page.builder import Align
from companion.screen.page.effects import Effect
from companion.screen.page.plates import Tint, plate, rounded
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.formats import Format
from companion.screen.paint.text import Type, fit
from companion.screen.paint.theme import Colour, hexed
from companion.screen.pictures.tiles import tile
from companion.screen.widgets.basics import icon_colour, piece
from companion.table.questions.kinds import Option, Symbols

LETTERS = 0.7
"""Pieces of this size beside words look as large as they."""


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
        _inside(stage, _inner(stage, box), shown, tint, off, ticked, letters, terse=terse)


def _inner(stage: Stage, box: Box) -> Box:
    return box.inset(stage.form.px(20, 12, 26), stage.form.px(6, 2, 8))


def _inside(
    stage: Stage, box: Box, option: Option[Any], tint: Tint, off: str, ticked: bool | None, letters: int, *, terse: bool
) -> None:
    form = stage.form
    if ticked is not None:
        box = box.trim(left=_tick_box(stage, box, tint, ticked=ticked))
    lead = bool(option.seat or option.icon)
    if lead:
        box = box.trim(left=_sign(stage, box, option, tint))
    if option.gains:
        box = box.trim(right=_gains(stage, box, option.gains, _gain_size(form, close=bool(letters)), tint) + form.gap)
    if option.shows:
        _tiles(stage, box, option, tint, "" if terse else off)
        return
    words = stage.words(option.words)
    if off and terse:
        box, off = box.trim(right=_reason_beside(stage, box, words, off, tint, letters)), ""
    plain = not (lead or option.gains or ticked is not None)
    if off:
        _with_reason(stage, box, (words, off), tint, centred=plain, letters=letters)
        return
    _label(stage, words, box, tint.ink, align="centre" if plain else "left", letters=letters)


class PlateRuler:
    """Finds how large words may be on plates; what is the same for all plates of a page is measured once.

    `ticks` says that each plate has a box to tick, `close` that many stand together, `terse` that none says why it is off.
    """

    def __init__(self, stage: Stage, *, ticks: bool = False, close: bool = True, terse: bool = False) -> None:
        form, near = stage.form, styles.near(stage.form)
        self._stage, self._ticks, self._terse = stage, ticks, terse
        self._gains = _gain_size(form, close=close)
        self._kind, self._least, self._reason = styles.answer(form), near.least, _reason(stage)
        self._one_line = replace(self._kind, least=near.least)
        self._low = Type(self._kind.face, near.least, near.least, 1.0)
        self._low_near = Type(near.face, near.least, near.least, 1.0)

    def letters(self, box: Box, options: Iterable[Option[Any]], above: int = 0) -> int:
        """Find the size in which the words of all find room on plates like this; 0 where one does not, or is not `above` this."""
        inner, found = _inner(self._stage, box), self._kind.size
        inner = inner.trim(left=_tick_width(self._stage, inner) if self._ticks else 0)
        for option in options:
            found = min(found, self._on_one(inner, option))
            if found <= above:
                return 0
        return found

    def _on_one(self, inner: Box, option: Option[Any]) -> int:
        """Find the size in which an option's words find room, in one line or in two smaller ones; 0 where they do not."""
        stage = self._stage
        inner = inner.trim(left=_lead(stage, inner, option)) if option.seat or option.icon else inner
        words, off = stage.words(option.words), stage.words(option.off) if option.off and not self._terse else ""
        if option.gains and not option.off:
            inner = inner.trim(right=_gains_width(option.gains, self._gains) + stage.form.gap)
        if option.shows:
            return self._beside_pieces(inner, option, off)
        if off:
            whole = fit(words, self._low, inner.w, 1, inner.h - self._least).whole and fit(off, self._reason, inner.w, 1).whole
            return self._kind.size if whole else 0
        one = fit(words, self._one_line, inner.w, 1, inner.h)
        return one.size if one.whole else self._least if fit(words, self._low, inner.w, 2, inner.h).whole else 0

    def _beside_pieces(self, inner: Box, option: Option[Any], off: str) -> int:
        """Find how large words may be beside the pieces of an option, as large as these; 0 where they find no room."""
        form, count = self._stage.form, len(option.shows)
        side = min(inner.h, inner.w * (1 if not off else 0.5) / count - form.px(12, 6, 14))
        whole = not off or fit(off, self._low_near, inner.w // 2, 2, inner.h).whole
        if any(shown.frame for shown in option.shows):
            side = min(side, _most_side(form, framed=True))
            room = round(inner.w - count * (side + form.px(12, 6, 14)))
            whole = whole and fit(self._stage.words(option.words), self._low_near, max(1, room), 2, inner.h).whole
        return min(self._kind.size, int(side * LETTERS)) if whole and side >= form.px(50, 34, 48) else 0


def _most_side(form: Format, *, framed: bool) -> int:
    return form.px(70, 46, 90) if framed else form.px(90, 72, 104)


def _reason(stage: Stage) -> Type:
    return replace(styles.near(stage.form), leading=1.0)


def _label(stage: Stage, words: str, box: Box, ink: Colour, *, align: Align, letters: int = 0) -> None:
    """Write an option's words in one line, or in two smaller ones; no larger than `letters`."""
    kind = styles.answer(stage.form)
    kind = replace(kind, size=min(kind.size, letters), least=min(kind.least, letters)) if letters else kind
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
    most = _most_side(form, framed=framed)
    side = min(box.h, most, (box.w - gap * (len(option.shows) - 1)) // len(option.shows))
    for place, shown in enumerate(option.shows):
        spot = Box(box.x + place * (side + gap), box.y + (box.h - side) // 2, side, side)
        if shown.tile:
            tile(stage.builder, shown.icon, shown.amount, spot, pale=stage.behind if tint.off else None, frame=shown.frame)
        else:
            piece(stage, shown, spot.inset(side // 6), tint.ink, tint.cut)
    if framed:
        room = box.trim(left=len(option.shows) * (side + gap))
        kind = replace(styles.near(form), leading=1.0)
        stage.builder.text(stage.words(option.words), kind, tint.ink, room, most=2, upright="middle")


def _with_reason(stage: Stage, box: Box, told: tuple[str, str], tint: Tint, *, centred: bool, letters: int) -> None:
    """Write the words above the reason, or where the plate is low and broad the reason at its right end."""
    form, (words, off) = stage.form, told
    kind, near = styles.answer(form), _reason(stage)
    label, reason = fonts.width(words, kind.face, kind.size), fonts.width(off, near.face, near.size)
    if 2 * near.least <= box.h and label + form.gap + reason > box.w and fit(off, near, box.w, 1).whole:
        lower = fit(off, near, box.w, 1, max(near.least, box.h - kind.size))
        upper = box.top_part(box.h - lower.size)
        align: Align = "centre" if centred else "left"
        size = min(kind.size, letters or kind.size, upper.h)
        stage.builder.text(words, Type(kind.face, size, near.least, 1.0), tint.ink, upper, align=align, upright="middle")
        below = box.trim(top=upper.h)
        stage.builder.text(off, replace(near, size=lower.size), tint.soft, below, align=align, upright="middle")
        return
    width = min(label, round(box.w * 0.5))
    _label(stage, words, box.left_part(width), tint.ink, align="left", letters=letters)
    stage.builder.text(off, near, tint.soft, box.trim(left=width + form.gap), align="right", upright="middle", most=2)


def _reason_beside(stage: Stage, box: Box, words: str, off: str, tint: Tint, letters: int) -> int:
    """Write the reason small at the right end where it finds room beside the words; give the width it takes."""
    near = _reason(stage)
    width, gap = fonts.width(off, near.face, near.least), stage.form.gap
    if fonts.width(words, styles.answer(stage.form).face, letters or near.least) + gap + width > box.w:
        return 0
    kind = replace(near, size=near.least)
    stage.builder.text(off, kind, tint.soft, box.right_part(width), align="right", upright="middle")
    return width + gap


def _tick_width(stage: Stage, box: Box) -> int:
    return min(box.h, stage.form.px(44, 38, 62)) + round(stage.form.gap * 0.8)


def _tick_box(stage: Stage, box: Box, tint: Tint, *, ticked: bool) -> int:
    side = min(box.h, stage.form.px(44, 38, 62))
    spot = Box(box.x, box.y + (box.h - side) // 2, side, side)
    paint = f'fill="none" stroke="{hexed(tint.ink)}" stroke-width="{stage.form.line}"'
    stage.builder.shapes(spot, rounded(spot, stage.form.line / 2, stage.form.radius * 0.6, paint))
    if ticked:
        stage.builder.icon("check", spot.inset(side // 7), tint.ink, tint.cut)
    return _tick_width(stage, box)


def _sign(stage: Stage, box: Box, option: Option[Any], tint: Tint) -> int:
    """Draw the shield or the icon before the words; give the width it takes."""
    side = _sign_side(stage, box, option)
    spot = Box(box.x, box.y + (box.h - side) // 2, side, side)
    if option.seat is not None:
        stage.builder.shield(option.seat.colour, spot, tint.edge, pale=tint.off)
    elif option.icon:
        ink = tint.ink if tint.focused or tint.off else icon_colour(stage, option.icon, tint.ink)
        stage.builder.icon(option.icon, spot, ink, tint.cut, tint.rubric)
    return _lead(stage, box, option)


def _sign_side(stage: Stage, box: Box, option: Option[Any]) -> int:
    return min(box.h, stage.form.px(84, 60, 88) if option.seat is not None else stage.form.px(56, 46, 72))


def _lead(stage: Stage, box: Box, option: Option[Any]) -> int:
    """Measure shield or icon with the gap behind it."""
    return _sign_side(stage, box, option) + stage.form.px(16, 10, 18)


def _gains(stage: Stage, box: Box, gains: tuple[Symbols, ...], size: int, tint: Tint) -> int:
    """Write what follows at the right end; give the width it takes."""
    width = _gains_width(gains, size)
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


def _gain_size(form: Format, *, close: bool) -> int:
    return form.near if close else form.px(50, 44, 70)


def _gains_width(gains: tuple[Symbols, ...], size: int) -> int:
    return sum(_gain_width(gain, size) for gain in gains)


def _sized(stage: Stage, size: int) -> Type:
    return Type(fonts.FontFace.SANS_SEMIBOLD, size, stage.form.near_min, 1.0)


def _sign_of(gain: Symbols) -> str:
    return f"+{gain.amount}" if gain.amount >= 0 else f"−{-gain.amount}"


def _gain_width(gain: Symbols, size: int) -> int:
    return fonts.width(_sign_of(gain), fonts.FontFace.SANS_SEMIBOLD, size) + round(size * 1.04) + round(size * 0.3)
