"""Answers as plates of one size and one size of letters: up to four large ones, more as cards with their pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from companion.screen.layout.hold import Grow, Pad, Sized, even
from companion.screen.layout.lines import ColumnOf, Grid, RowOf
from companion.screen.layout.node import NEVER, Art, Laid, LayoutPart, Text
from companion.screen.page.builder import Align
from companion.screen.page.describe import Pressable
from companion.screen.page.effects import Effect
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.formats import Format
from companion.screen.paint.text import Type
from companion.screen.widgets.signs import Gains, Icon, Shield, Things, Tick
from companion.table.questions.kinds import Option
from companion.unchanging import unchanging

FACE = FontFace.SANS_SEMIBOLD
FEW = 4
"""So many answers stand large in front, two by two."""
HIGH, HIGH_UPRIGHT = 0.185, 0.11
"""The height of a large answer, in parts of the screen's; a card is as high as there is room, up to so many times that."""
CARD = 2.4
PICTURE = 2.1
"""How high a picture beside words is at the most, in parts of their letters."""
LINES = 2


class PlateShape(NamedTuple):
    """What of an answer takes room: its words, how wide its picture and what follows are (0: none), and a box to tick."""

    words: str
    picture: float
    gains: float
    ticks: bool

    @property
    def bare(self) -> bool:
        """Whether there is nothing but words."""
        return not (self.picture or self.gains or self.ticks)


@unchanging
class Choice:
    """An answer as it is offered: its shape, what its picture and what follows are, and whether it is ticked."""

    answer: Pressable
    shape: PlateShape
    picture: Any = None
    gains: Any = None
    ticked: bool | None = None


class Spread(NamedTuple):
    """How plates are spread: the size of letters, columns, rows, the height of a row, and whether pictures stand beside words."""

    letters: int
    columns: int
    rows: int
    high: int
    lies: bool

    @property
    def at_once(self) -> int:
        """How many find room on a page."""
        return self.columns * self.rows


def choice(stage: Stage, option: Option[Any], effect: Effect, *, ticked: bool | None = None, off: str = "") -> Choice:
    """Describe an option; what is made of pieces alone is told in words to those who do not see it."""
    words = stage.words(option.words)
    things = option.pieces or option.shows
    framed = any(each.frame for each in option.shows)
    picture: Any = Things(things) if things else Shield(option.seat.colour) if option.seat else Icon(option.icon)
    aspect = picture.aspect if things else float(bool(option.seat or option.icon))
    gains = Gains(option.gains) if option.gains and option.gains != option.pieces else None
    shown = "" if option.shows and not framed else words
    shape = PlateShape(shown, aspect, gains.aspect if gains else 0.0, ticked is not None)
    answer = Pressable(f"option:{option.key}", effect, off=off, heard="" if shown else words)
    return Choice(answer, shape, picture if aspect else None, gains, ticked)


def worded(name: str, words: str, effect: Effect, *, icon: str = "", off: str = "") -> Choice:
    """Describe an answer that ends or leads on, with an icon."""
    return Choice(Pressable(name, effect, off=off), PlateShape(off or words, float(bool(icon)), 0.0, False), Icon(icon))


def spread_for(stage: Stage, choices: Sequence[Choice], wide: int, high: int) -> Spread:
    """Spread answers over a room: the largest letters in which all words are whole, then the largest pictures."""
    return _spread_for(stage.form, tuple(each.shape for each in choices), wide, high)


def button(stage: Stage, name: str, label: str, effect: Effect, *, icon: str = "", help_by: Effect | None = None) -> Sized:
    """Describe an answer of one row, no wider than its words, as they stand at the foot of a page.

    With `help_by` a short press takes it, and a long one brings that about instead.
    """
    form = stage.form
    size = form.seen("focus", FACE)
    words = Text(label, Type(FACE, size, form.seen("least", FACE), 1.0), LINES if form.tall else 1, align="centre")
    parts = (Art(Icon(icon), size, size), words) if icon else (words,)
    plate = Pad(
        RowOf(parts, form.unit * 2, "centre"),
        even(form.gap, 0),
        Pressable(name, effect, short=effect if help_by else None, long=help_by),
    )
    return Sized(plate, high=form.touch_answer, most_high=form.touch_answer)


def plates(stage: Stage, choices: Sequence[Choice], spread: Spread, at: tuple[int, ...] = ()) -> Grid:
    """Describe the answers in the focus's order; `at` says in which cell each stands, where that is another."""
    form = stage.form
    children = tuple(plate_of(form, each.shape, spread.letters, each, lies=spread.lies) for each in choices)
    return Grid(children, spread.columns, *gaps(form), spread.high, at)


def spread_height(form: Format, spread: Spread, count: int) -> int:
    """Give how high so many plates stand together."""
    rows = -(-count // spread.columns)
    return rows * spread.high + (rows - 1) * gaps(form)[0]


def gaps(form: Format) -> tuple[int, int]:
    """Give the gaps between plates, below each other and beside each other."""
    reach = form.focus_gap + form.focus_ring
    return max(round(form.gap * 1.3), reach + form.unit // 2), round(form.gap * 1.5)


def plate_of(form: Format, shape: PlateShape, letters: int, shown: Choice | None = None, *, lies: bool) -> LayoutPart:
    """Describe one plate: picture, words and what follows beside each other, or below each other."""
    focus = form.seen("focus", FACE)
    align: Align = "centre" if shape.bare or not lies else "left"
    words = Text(shape.words, Type(FACE, letters, letters, 1.0), LINES if lies else 1 + LINES, align=align, focus=focus)
    parts: list[LayoutPart] = []
    if shape.ticks:
        side = round(letters * 1.1)
        parts.append(Art(Tick(bool(shown and shown.ticked)), side, side))
    if shape.picture:
        most = round(letters * PICTURE) if lies else NEVER
        picture = Art(shown.picture if shown else None, round(letters * 0.8), most, shape.picture)
        parts.append(picture if lies else Grow(picture))
    if shape.words:
        parts.append(Grow(words) if lies or not shape.picture else words)
    if shape.gains:
        parts.append(Art(shown.gains if shown else None, letters, letters, shape.gains))
    inside = RowOf(tuple(parts), form.unit * 2, "centre") if lies else ColumnOf(tuple(parts))
    return Pad(inside, even(form.unit * 2 if lies else form.unit, form.unit), shown.answer if shown else None)


def _sizes(form: Format) -> Iterator[int]:
    """Give the sizes of letters that are tried: as the far chair reads them, then smaller."""
    least = form.seen("least", FACE)
    yield from (*range(form.seen("answer", FACE), least, -2), least, *range(least - 2, form.near_min - 1, -2))


def _ways(form: Format, count: int) -> tuple[tuple[int, bool], ...]:
    """Give the numbers of columns that are tried, and whether pictures lie beside the words."""
    if count <= FEW:
        usual = ((1, True), (2, True)) if form.tall and count != LINES else ((min(2, count), True), (1, True))
        return (*usual, (2, False), (count, False))
    columns = (1, 2, 3) if form.tall else (2, 3, 4, 5)
    return tuple((each, lies) for each in columns for lies in (True, False))


@lru_cache(maxsize=64)
def _spread_for(form: Format, shapes: tuple[PlateShape, ...], wide: int, high: int) -> Spread:
    count = len(shapes)
    for letters in _sizes(form):
        found = [each for way in _ways(form, count) if (each := _tried(form, shapes, (wide, high), letters, way, count))]
        if found and count <= FEW:
            return found[0]
        if found:
            return max(found, key=lambda each: _seen(form, shapes, wide, each))
    return _paged(form, shapes, (wide, high))


def _paged(form: Format, shapes: tuple[PlateShape, ...], room: tuple[int, int]) -> Spread:
    """Spread what finds no room on one page over as few as can be, in the smallest letters."""
    least = min(_sizes(form))
    tries = [(columns, count) for columns in (4, 3, 2, 1) for count in range(len(shapes) - 1, 0, -1) if count % columns == 0]
    for columns, count in sorted(tries, key=lambda each: -each[1]):
        found = _tried(form, shapes, room, least, (columns, True), count)
        if found:
            return found
    return Spread(least, 1, 1, max(form.touch, room[1]), lies=True)


def _tried(
    form: Format, shapes: tuple[PlateShape, ...], room: tuple[int, int], letters: int, way: tuple[int, bool], count: int
) -> Spread | None:
    """Spread so many plates in columns; None where they are too low or too narrow for what is on them."""
    columns, lies = way
    rows = -(-count // columns)
    below, beside = gaps(form)
    most = form.height * (HIGH_UPRIGHT if form.tall else HIGH) * (1 if lies else CARD)
    high = min(round(most), (room[1] - below * (rows - 1)) // rows)
    wide = (room[0] - beside * (columns - 1)) // columns
    if high < form.touch or wide < form.touch:
        return None
    for shape in shapes:
        node = plate_of(form, shape, letters, lies=lies)
        if node.narrow() > wide or node.least(wide) > high:
            return None
    return Spread(letters, columns, rows, high, lies)


def _seen(form: Format, shapes: tuple[PlateShape, ...], wide: int, spread: Spread) -> int:
    """Give how large the smallest picture is seen."""
    across = (wide - gaps(form)[1] * (spread.columns - 1)) // spread.columns
    cell = Box(0, 0, across, spread.high)
    drawn = [plate_of(form, shape, spread.letters, lies=spread.lies).placed(cell) for shape in set(shapes) if shape.picture]
    return min((_picture(found) for found in drawn), default=0)


def _picture(found: Laid) -> int:
    if isinstance(found.node, Art) and found.node.low != found.node.high:
        return round(min(found.box.h, found.box.w / max(1.0, found.node.aspect)))
    return max((_picture(each) for each in found.inside), default=0)
