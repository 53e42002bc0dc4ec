"""Answers as plates in one font size: up to four large ones, more as cards with pictures, or several in a line."""

from collections import Counter
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Any, NamedTuple

from companion.table import Option, unchanging
from companion.ui.screen.layout import ColumnOf, Grid, Grow, Lines, Pad, Pads, RowOf, Sized, fits, pad_by
from companion.ui.screen.layout.node import NEVER, Art, Laid, LayoutPart, Text, remember
from companion.ui.screen.page import Align, Effect, Pressable, Stage
from companion.ui.screen.paint import Box, FontFace, Format, Type
from companion.ui.screen.widgets.signs import Gains, Icon, Shield, Things, tick

FACE = FontFace.SANS_SEMIBOLD
FEW = 4
"""The most answers that are large, two by two."""
PICTURED = 8
"""With more answers than this, words matter more than icons."""
LINES = 2


@unchanging(eq=False)
class Plate:
    """What stands on an answer's plate: words, a picture and gains with their width in heights (0: none), and a box to tick.

    Each is made once (`plate_with`) and keeps its measurements, as the same answers come again and again.
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
        """Whether the plate holds words only."""
        return self.picture is None and self.gains is None and self.ticked is None

    @remember
    def laid(self, letters: int, lies: bool, reserve: int = 0) -> LayoutPart:
        """Describe the plate in letters of a size: picture, words and gains side by side (`lies`), or below each other.

        There is room for letters of the size `reserve`.
        """
        form = self.form
        align: Align = "centre" if self.bare or not lies else "left"
        lines = LINES if lies else 1 + LINES
        kind, focus = Type(FACE, letters, letters, 1.0), form.type("focus").size
        words = Text(self.words, kind, lines, align=align, focus=focus, reserve=reserve)
        box = () if self.ticked is None else (Art(tick(self.ticked), letters, letters),)
        gains = () if self.gains is None else (Art(self.gains, letters, max(letters, reserve), self.gained),)
        drawn: tuple[LayoutPart, ...] = ()
        if self.picture is not None:
            most = min(form.share("answer_picture"), form.share("answer_pieces") / self.wide)
            picture = Art(self.picture, round(letters * 0.8), round(letters * max(0.8, most)) if lies else NEVER, self.wide)
            drawn = (picture if lies else Grow(picture),)
        written = () if not self.words else (Grow(words) if lies or not drawn else words,)
        if lies:
            inside: LayoutPart = RowOf((*box, *drawn, *written, *gains), form.unit * 2, "centre")
        else:
            above = (Grow(RowOf((*box, *drawn), form.unit, "centre")),) if box and drawn else (*box, *drawn)
            inside = ColumnOf((*above, *written, *gains))
        return Pad(inside, pad_by(form.unit * 2 if lies else form.unit, form.unit // 2))


plate_with = lru_cache(maxsize=512)(Plate)


@unchanging
class Choice:
    """An answer on offer: what choosing it does, and what stands on its plate."""

    answer: Pressable
    plate: Plate

    def lay(self, spread: "Spread") -> LayoutPart:
        """Describe the plate as it is spread."""
        inside = leave_out(self.plate, spread.left_out).laid(spread.letters, spread.lies, spread.reserve)
        pressed = Pad(inside, Pads(), self.answer)
        return Sized(pressed, wide=_measure_needed(inside, spread.high)) if spread.lines else pressed


class Spread(NamedTuple):
    """How plates are spread: the font size, columns, rows, the height of a row, and whether pictures stand beside words.

    `reserve` is the font size for which the answer in focus has room. `lines` are the numbers of plates in each line, which
    share it by what they need. `left_out` are icons that are not drawn; `up` tells whether the line of options that cannot be
    chosen now is above the prompt.
    """

    letters: int
    reserve: int
    columns: int
    rows: int
    high: int
    lies: bool
    lines: tuple[int, ...] = ()
    left_out: frozenset[Icon] = frozenset()
    up: bool = False

    @property
    def at_once(self) -> int:
        """How many plates fit on a page."""
        return sum(self.lines) or self.columns * self.rows


def choice(stage: Stage, option: Option[Any], effect: Effect, *, ticked: bool | None = None, off: str = "") -> Choice:
    """Describe an option; if its plate shows pieces without words, its words are spoken."""
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
    heard = stage.speak_option(option) or ("" if shown else words)
    return Choice(Pressable(f"option:{option.key}", effect, off=off, heard=heard, ticked=ticked), plate)


def word_answer(stage: Stage, name: str, words: str, effect: Effect, *, icon: str = "", off: str = "", heard: str = "") -> Choice:
    """Describe an answer that ends or leads on, with an icon; if it is `off`, the plate shows the reason instead."""
    plate = plate_with(stage.form, off or words, Icon(icon) if icon and not off else None, float(bool(icon)))
    return Choice(Pressable(name, effect, off=off, heard=heard), plate)


def spread_for(stage: Stage, choices: Sequence[Choice], wide: int, high: int) -> Spread:
    """Spread answers over a room, with the largest letters in which no word is cut, then the largest pictures.

    If they do not fit on one page they take as few pages as possible, in the smallest letters.
    """
    form, plates = stage.form, tuple(each.plate for each in choices)
    for seen in range(STEPS):
        if found := spread_seen(stage, choices, wide, high, seen):
            return found
    least = min(_sizes(form))
    tries = [(columns, count) for columns in (4, 3, 2, 1) for count in range(len(plates) - 1, 0, -1) if count % columns == 0]
    for columns, count in sorted(tries, key=lambda each: -each[1]):
        if found := _try_spread(form, plates, (wide, high), least, (columns, True), count):
            return found
    return Spread(*least, 1, 1, max(form.touch, high), lies=True)


def spread_seen(
    stage: Stage, choices: Sequence[Choice], wide: int, high: int, seen: int, *, cards: bool = False
) -> Spread | None:
    """Spread all answers over a room in letters of one of the `STEPS` (0 is the largest); None if they do not fit.

    With `cards` a few answers that all have pictures stand side by side, as high as there is room.
    """
    return _spread_for(stage.form, tuple(each.plate for each in choices), wide, high, seen, cards)


def plates(stage: Stage, choices: Sequence[Choice], spread: Spread, at: tuple[int, ...] = ()) -> Grid | Lines:
    """Describe the answers in the order of the focus; `at` gives the cell of each, if that order differs."""
    form, parts = stage.form, tuple(each.lay(spread) for each in choices)
    if spread.lines:
        return Lines(parts, spread.lines, gap_below(form, len(spread.lines)), gaps(form)[1], spread.high, at)
    rows = -(-len(choices) // spread.columns)
    return Grid(parts, spread.columns, gap_below(form, rows), gaps(form)[1], spread.high, at)


def spread_height(form: Format, spread: Spread, count: int) -> int:
    """Return the height of `count` plates together."""
    rows = len(spread.lines) or -(-count // spread.columns)
    return rows * spread.high + (rows - 1) * gap_below(form, rows)


def gaps(form: Format) -> tuple[int, int]:
    """Return the gaps between plates: vertical, horizontal."""
    return max(round(form.gap * 1.3), _reach(form)), round(form.gap * 1.5)


def gap_below(form: Format, rows: int) -> int:
    """Return the gap between rows of plates; between many rows it is only as large as the focus ring needs."""
    return gaps(form)[0] if rows <= LINES else _reach(form)


def _reach(form: Format) -> int:
    return form.focus_gap + form.focus_ring + form.unit // 2


STEPS = 5


def _sizes(form: Format) -> tuple[tuple[int, int], ...]:
    """Return the font sizes to try, each with the size that must fit.

    First there must be room for the larger letters of the answer in focus, then for those the far chair reads, then smaller ones.
    """
    focus, answer, least = (form.choose_size(step, FACE) for step in ("focus", "answer", "least"))
    return (answer, focus), (answer, answer), (least, answer), (least, least), (form.near_min, form.near_min)


def _ways(form: Format, count: int, *, cards: bool) -> tuple[tuple[int, bool], ...]:
    """Return the numbers of columns to try, each with whether pictures stand beside the words; `cards` come first."""
    if count <= FEW:
        usual = ((1, True), (2, True)) if form.tall and count != LINES else ((min(2, count), True), (1, True))
        return (*(((count, False),) if cards else ()), *usual, (2, False), (count, False))
    columns = (1, 2, 3) if form.tall else (2, 3, 4, 5)
    return tuple((each, lies) for each in columns for lies in (True, False))


@lru_cache(maxsize=1024)
def _spread_for(form: Format, plates: tuple[Plate, ...], wide: int, high: int, seen: int, cards: bool) -> Spread | None:
    """Spread plates in a grid, else in lines; if they do not fit, leave out icons that several share, then all icons.

    In the largest letters a few answers keep the icons that tell them apart.
    """
    sizes, cards = _sizes(form)[seen], cards and not form.tall and all(plate.picture is not None for plate in plates)
    ways = _ways(form, len(plates), cards=cards)
    icons = Counter(plate.picture for plate in plates if isinstance(plate.picture, Icon) and plate.words)
    shared = frozenset(icon for icon, count in icons.items() if count > 1)
    for left_out in (frozenset[Icon](), shared, frozenset(icons))[: None if seen or len(plates) > PICTURED else 2]:
        shown = tuple(leave_out(plate, left_out) for plate in plates)
        tried = filter(None, (_try_spread(form, shown, (wide, high), sizes, way, len(plates)) for way in ways))
        if len(plates) <= FEW:
            found = next(tried, None)
        else:
            found = max(tried, key=lambda each: _measure_seen(form, shown, wide, each), default=None)
        found = found or _in_lines(form, shown, (wide, high), sizes)
        if found:
            return found._replace(left_out=left_out)
    return None


def leave_out(plate: Plate, left_out: AbstractSet[Any]) -> Plate:
    """Return the plate, without its icon if that is left out and there are words."""
    if not plate.words or plate.picture not in left_out:
        return plate
    return plate_with(plate.form, plate.words, None, 0.0, plate.gains, plate.gained, plate.ticked)


def _measure_needed(inside: LayoutPart, high: int) -> int:
    """Return the width that a part needs to be no higher than this."""
    narrow = inside.measure_width()
    return narrow if inside.measure_height(narrow) <= high else inside.breadth()


def _in_lines(form: Format, plates: tuple[Plate, ...], room: tuple[int, int], sizes: tuple[int, int]) -> Spread | None:
    """Spread plates over as few lines as possible, each plate as wide as it needs: two lines of cards, else lines of rows."""
    for rows, lies in ((LINES, False), *((rows, True) for rows in range(LINES, len(plates)))):
        high = _measure_highest(form, room[1], rows, lies)
        if high < form.touch:
            return None
        inside = [plate.laid(sizes[0], lies, sizes[1]) for plate in plates]
        needed = [_measure_needed(part, high) for part in inside]
        if any(part.measure_height(wide) > high for part, wide in zip(inside, needed, strict=True)):
            continue
        lines = _fill_lines(needed, room[0], gaps(form)[1])
        if max(needed) <= room[0] and len(lines) <= rows:
            widths = range(max(needed), room[0] + 1, max(1, form.unit))
            even = next((each for wide in widths if len(each := _fill_lines(needed, wide, gaps(form)[1])) <= len(lines)), lines)
            return Spread(*sizes, max(even), len(even), high, lies, lines=even)
    return None


def _measure_highest(form: Format, room: int, rows: int, lies: bool) -> int:
    most = form.height * form.share("answer") * (1 if lies else form.share("answer_card"))
    return min(round(most), (room - gap_below(form, rows) * (rows - 1)) // rows)


def _fill_lines(needed: Sequence[int], wide: int, beside: int) -> tuple[int, ...]:
    """Fill one line after the other with parts of the `needed` widths; return how many stand in each line."""
    counts, left = [0], wide
    for each in needed:
        if counts[-1] and each > left:
            counts.append(0)
            left = wide
        counts[-1] += 1
        left -= each + beside
    return tuple(counts)


def _try_spread(
    form: Format, plates: tuple[Plate, ...], room: tuple[int, int], sizes: tuple[int, int], way: tuple[int, bool], count: int
) -> Spread | None:
    """Spread `count` plates in columns; None if their cells are too low or too narrow."""
    columns, lies = way
    rows = -(-count // columns)
    high = _measure_highest(form, room[1], rows, lies)
    wide = (room[0] - gaps(form)[1] * (columns - 1)) // columns
    if high < form.touch or wide < form.touch:
        return None
    cell = Box(0, 0, wide, high)
    found = Spread(*sizes, columns, rows, high, lies)
    return found if all(fits(plate.laid(sizes[0], lies, sizes[1]), cell) for plate in plates) else None


def _measure_seen(form: Format, plates: tuple[Plate, ...], wide: int, spread: Spread) -> int:
    """Return the size in pixels of the smallest picture."""
    across = (wide - gaps(form)[1] * (spread.columns - 1)) // spread.columns
    cell = Box(0, 0, across, spread.high)
    drawn = [
        plate.laid(spread.letters, spread.lies, spread.reserve).placed(cell) for plate in plates if plate.picture is not None
    ]
    return min((_picture(found) for found in drawn), default=0)


def _picture(found: Laid) -> int:
    if isinstance(found.node, Art) and found.node.low != found.node.high:
        return round(min(found.box.h, found.box.w / max(1.0, found.node.aspect)))
    return max((_picture(each) for each in found.inside), default=0)
