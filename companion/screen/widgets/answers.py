"""Answers as plates of one size and one size of letters: up to four large ones, more as cards with their pictures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from companion.screen.layout.hold import Grow, Pad, Pads, even, fits
from companion.screen.layout.lines import ColumnOf, Grid, RowOf
from companion.screen.layout.node import NEVER, Art, Laid, LayoutPart, Text, remembered
from companion.screen.page.builder import Align
from companion.screen.page.describe import Pressable
from companion.screen.page.effects import Effect
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.formats import Format
from companion.screen.paint.text import Type
from companion.screen.widgets.signs import Gains, Icon, Shield, Things, tick
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


@unchanging(eq=False)
class Plate:
    """What stands on an answer's plate: words, a picture and what follows with how wide they are (0: none), and a box to tick.

    Each is made once (`plate_with`) and keeps what it has measured, as the same answers come again and again.
    """

    form: Format
    words: str
    picture: Any = None
    wide: float = 0.0
    gains: Any = None
    gained: float = 0.0
    ticked: bool | None = None

    @property
    def bare(self) -> bool:
        """Whether there is nothing but words."""
        return self.picture is None and self.gains is None and self.ticked is None

    @remembered
    def laid(self, letters: int, lies: bool) -> LayoutPart:
        """Describe it in letters of a size: picture, words and what follows beside each other, or below each other."""
        form = self.form
        align: Align = "centre" if self.bare or not lies else "left"
        lines = LINES if lies else 1 + LINES
        words = Text(self.words, Type(FACE, letters, letters, 1.0), lines, align=align, focus=form.type("focus").size)
        parts: list[LayoutPart] = []
        if self.ticked is not None:
            parts.append(Art(tick(self.ticked), letters, letters))
        if self.picture is not None:
            most = round(letters * PICTURE) if lies else NEVER
            picture = Art(self.picture, round(letters * 0.8), most, self.wide)
            parts.append(picture if lies else Grow(picture))
        if self.words:
            parts.append(Grow(words) if lies or self.picture is None else words)
        if self.gains is not None:
            parts.append(Art(self.gains, letters, letters, self.gained))
        inside = RowOf(tuple(parts), form.unit * 2, "centre") if lies else ColumnOf(tuple(parts))
        return Pad(inside, even(form.unit * 2 if lies else form.unit, form.unit))


plate_with = lru_cache(maxsize=512)(Plate)


@unchanging
class Choice:
    """An answer as it is offered: what choosing it does, and what stands on its plate."""

    answer: Pressable
    plate: Plate

    def laid(self, spread: Spread) -> LayoutPart:
        """Describe its plate."""
        return Pad(self.plate.laid(spread.letters, spread.lies), Pads(), self.answer)


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
    shown = "" if option.shows and not any(each.frame for each in option.shows) else words
    picture: Any = None
    if things:
        picture = Things(things)
    elif option.seat or option.icon:
        picture = Shield(option.seat.colour) if option.seat else Icon(option.icon)
    gains = Gains(option.gains) if option.gains and option.gains != option.pieces else None
    wide = picture.aspect if things else float(picture is not None)
    plate = plate_with(stage.form, shown, picture, wide, gains, gains.aspect if gains else 0.0, ticked)
    heard = stage.heard(option) or ("" if shown else words)
    return Choice(Pressable(f"option:{option.key}", effect, off=off, heard=heard), plate)


def worded(stage: Stage, name: str, words: str, effect: Effect, *, icon: str = "", off: str = "", heard: str = "") -> Choice:
    """Describe an answer that ends or leads on, with an icon; of one that is off its reason."""
    plate = plate_with(stage.form, off or words, Icon(icon) if icon else None, float(bool(icon)))
    return Choice(Pressable(name, effect, off=off, heard=heard), plate)


def spread_for(stage: Stage, choices: Sequence[Choice], wide: int, high: int) -> Spread:
    """Spread answers over a room: the largest letters in which all words are whole, then the largest pictures."""
    return _spread_for(stage.form, tuple(each.plate for each in choices), wide, high)


def plates(stage: Stage, choices: Sequence[Choice], spread: Spread, at: tuple[int, ...] = ()) -> Grid:
    """Describe the answers in the focus's order; `at` says in which cell each stands, where that is another."""
    return Grid(tuple(each.laid(spread) for each in choices), spread.columns, *gaps(stage.form), spread.high, at)


def spread_height(form: Format, spread: Spread, count: int) -> int:
    """Give how high so many plates stand together."""
    rows = -(-count // spread.columns)
    return rows * spread.high + (rows - 1) * gaps(form)[0]


def gaps(form: Format) -> tuple[int, int]:
    """Give the gaps between plates, below each other and beside each other."""
    reach = form.focus_gap + form.focus_ring
    return max(round(form.gap * 1.3), reach + form.unit // 2), round(form.gap * 1.5)


def _sizes(form: Format) -> tuple[tuple[int, int], ...]:
    """Give the sizes of letters that are tried, each with the one that must find room.

    First the answer in focus is to find room in its larger letters, then answers as the far chair reads them, then smaller ones.
    """
    focus, answer, least = (form.seen(step, FACE) for step in ("focus", "answer", "least"))
    return (answer, focus), (answer, answer), (least, answer), (least, least), (form.near_min, form.near_min)


def _ways(form: Format, count: int) -> tuple[tuple[int, bool], ...]:
    """Give the numbers of columns that are tried, and whether pictures lie beside the words."""
    if count <= FEW:
        usual = ((1, True), (2, True)) if form.tall and count != LINES else ((min(2, count), True), (1, True))
        return (*usual, (2, False), (count, False))
    columns = (1, 2, 3) if form.tall else (2, 3, 4, 5)
    return tuple((each, lies) for each in columns for lies in (True, False))


@lru_cache(maxsize=256)
def _spread_for(form: Format, plates: tuple[Plate, ...], wide: int, high: int) -> Spread:
    count = len(plates)
    for letters, measured in _sizes(form):
        sized = (_tried(form, plates, (wide, high), measured, way, count) for way in _ways(form, count))
        tried = (each and each._replace(letters=letters) for each in sized)
        if count <= FEW:
            found = next(filter(None, tried), None)
        else:
            found = max(filter(None, tried), key=lambda each: _seen(form, plates, wide, each), default=None)
        if found:
            return found
    return _paged(form, plates, (wide, high))


def _paged(form: Format, plates: tuple[Plate, ...], room: tuple[int, int]) -> Spread:
    """Spread what finds no room on one page over as few as can be, in the smallest letters."""
    least = min(min(_sizes(form)))
    tries = [(columns, count) for columns in (4, 3, 2, 1) for count in range(len(plates) - 1, 0, -1) if count % columns == 0]
    for columns, count in sorted(tries, key=lambda each: -each[1]):
        found = _tried(form, plates, room, least, (columns, True), count)
        if found:
            return found
    return Spread(least, 1, 1, max(form.touch, room[1]), lies=True)


def _tried(
    form: Format, plates: tuple[Plate, ...], room: tuple[int, int], letters: int, way: tuple[int, bool], count: int
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
    cell = Box(0, 0, wide, high)
    return Spread(letters, columns, rows, high, lies) if all(fits(plate.laid(letters, lies), cell) for plate in plates) else None


def _seen(form: Format, plates: tuple[Plate, ...], wide: int, spread: Spread) -> int:
    """Give how large the smallest picture is seen."""
    across = (wide - gaps(form)[1] * (spread.columns - 1)) // spread.columns
    cell = Box(0, 0, across, spread.high)
    drawn = [plate.laid(spread.letters, spread.lies).placed(cell) for plate in plates if plate.picture is not None]
    return min((_picture(found) for found in drawn), default=0)


def _picture(found: Laid) -> int:
    if isinstance(found.node, Art) and found.node.low != found.node.high:
        return round(min(found.box.h, found.box.w / max(1.0, found.node.aspect)))
    return max((_picture(each) for each in found.inside), default=0)
