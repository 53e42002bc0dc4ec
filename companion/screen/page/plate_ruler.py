"""How large words may be on plates of a size: told from what is written on them alone, so that it holds whoever is asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.formats import Format
from companion.screen.paint.text import Type, finds_room, size_below
from companion.table.questions.kinds import Option, Symbols

LETTERS = 0.7
"""Pieces of this size beside words look as large as they."""


class PlateText(NamedTuple):
    """What of an option takes room on its plate: its words, why it is off, whether a shield or an icon leads, what follows.

    `named` says that its words tell the seat; `shows` counts its pieces, of which some are `framed`.
    """

    words: str
    off: str
    seat: bool
    icon: bool
    named: bool
    gains: tuple[str, ...]
    shows: int
    framed: bool

    @property
    def lead(self) -> bool:
        """Whether something stands before the words."""
        return self.seat or self.icon


def plate_text(stage: Stage, option: Option[Any]) -> PlateText:
    """Say an option."""
    words, seat = stage.words(option.words), option.seat
    return PlateText(
        words,
        stage.words(option.off) if option.off else "",
        seat is not None,
        bool(option.icon),
        seat is not None and (option.off is not None or seat.name in words),
        tuple(map(sign_of, option.gains)),
        len(option.shows),
        any(shown.frame for shown in option.shows),
    )


class PlateRuler:
    """Finds how large words may be on plates; what is the same for all plates of a page is measured once.

    `ticks` says that each plate has a box to tick, `close` that many stand together, `terse` that none says why it is off.
    """

    def __init__(self, form: Format, *, ticks: bool = False, close: bool = True, terse: bool = False) -> None:
        near = styles.near(form)
        self._form, self._ticks, self._terse = form, ticks, terse
        self._gains = gain_size(form, close=close)
        self._kind, self._least, self._reason = styles.answer(form), near.least, reason_type(form)
        self._one_line = self._kind._replace(least=near.least)
        self._low = Type(self._kind.face, near.least, near.least, 1.0)
        self._low_near = Type(near.face, near.least, near.least, 1.0)

    def letters(self, box: Box, plates: Iterable[PlateText], above: int = 0) -> int:
        """Find the size in which the words of all find room on plates like this; 0 where one does not, or is not `above` this."""
        inner, found = inner_box(self._form, box), self._kind.size
        inner = inner.trim(left=tick_width(self._form, inner) if self._ticks else 0)
        for plate in plates:
            found = self._on_one(inner, plate, found)
            if found <= above:
                return 0
        return found

    def _on_one(self, inner: Box, plate: PlateText, most: int) -> int:
        """Find the size, none above `most`, in which an option's words find room, in one line or in two smaller ones; else 0."""
        words, off = plate.words, "" if self._terse else plate.off
        if plate.lead:
            inner = inner.trim(left=lead(self._form, inner, seat=plate.seat))
        if plate.gains and not plate.off:
            inner = inner.trim(right=gains_width(plate.gains, self._gains) + self._form.gap)
        if plate.shows:
            return min(most, self._beside_pieces(inner, plate, off))
        if off:
            whole = finds_room(words, self._low, inner.w, 1, inner.h - self._least) and finds_room(off, self._reason, inner.w, 1)
            return most if whole else 0
        in_two = self._least if finds_room(words, self._low, inner.w, 2, inner.h) else 0
        return min(most, size_below(words, self._one_line, inner.w, inner.h, most) or in_two)

    def _beside_pieces(self, inner: Box, plate: PlateText, off: str) -> int:
        """Find how large words may be beside the pieces of an option, as large as these; 0 where they find no room."""
        form, count = self._form, plate.shows
        side = min(inner.h, inner.w * (1 if not off else 0.5) / count - form.px(12, 6, 14))
        whole = not off or finds_room(off, self._low_near, inner.w // 2, 2, inner.h)
        if plate.framed:
            side = min(side, most_side(form, framed=True))
            room = round(inner.w - count * (side + form.px(12, 6, 14)))
            whole = whole and finds_room(plate.words, self._low_near, max(1, room), 2, inner.h)
        return min(self._kind.size, int(side * LETTERS)) if whole and side >= form.px(50, 34, 48) else 0


def inner_box(form: Format, box: Box) -> Box:
    """Give the room inside a plate."""
    return box.inset(form.px(20, 12, 26), form.px(6, 2, 8))


def most_side(form: Format, *, framed: bool) -> int:
    """Give how large pieces in place of words are at most."""
    return form.px(70, 46, 90) if framed else form.px(90, 72, 104)


def reason_type(form: Format) -> Type:
    """Tell how the reason is set why something is off."""
    return styles.near(form)._replace(leading=1.0)


def tick_width(form: Format, box: Box) -> int:
    """Measure the box to tick with the gap behind it."""
    return min(box.h, form.px(44, 38, 62)) + round(form.gap * 0.8)


def sign_side(form: Format, box: Box, *, seat: bool) -> int:
    """Give how large the shield of a `seat`, or an icon, is."""
    return min(box.h, form.px(84, 60, 88) if seat else form.px(56, 46, 72))


def lead(form: Format, box: Box, *, seat: bool) -> int:
    """Measure shield or icon with the gap behind it."""
    return sign_side(form, box, seat=seat) + form.px(16, 10, 18)


def gain_size(form: Format, *, close: bool) -> int:
    """Give the size of letters in which is told what follows."""
    return form.near if close else form.px(50, 44, 70)


def sign_of(gain: Symbols) -> str:
    """Write what is gained or lost."""
    return f"+{gain.amount}" if gain.amount >= 0 else f"−{-gain.amount}"


def gain_width(sign: str, size: int) -> int:
    """Measure one thing that follows, with its icon."""
    return fonts.width(sign, FontFace.SANS_SEMIBOLD, size) + round(size * 1.04) + round(size * 0.3)


def gains_width(signs: Iterable[str], size: int) -> int:
    """Measure all that follows."""
    return sum(gain_width(sign, size) for sign in signs)
