"""Text in lines: wrapped evenly, made smaller down to a least size, and cut only as a last resort."""

import re
from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from companion.table import unchanging
from companion.ui.screen.paint import fonts
from companion.ui.screen.paint.fonts import FontFace

KEPT = "\u00a0"
"""A space at which no line breaks."""
NUMBER = re.compile(r"(?<=\d) (?=[^\W\d])")
"""The space between a number and the word after it."""

Measure = Callable[[str, FontFace, int], int]
"""A function that returns the width of a line in a face and size."""


class Type(NamedTuple):
    """How a text is set: the face, the preferred size, the least size, and the leading in em."""

    face: FontFace
    size: int
    least: int
    leading: float = 1.18


@unchanging
class Block:
    """Lines of text in one size; `whole` is False if the text did not fit and was cut."""

    lines: tuple[str, ...]
    face: FontFace
    size: int
    leading: float
    whole: bool

    @cached_property
    def pitch(self) -> int:
        """The distance from line to line in pixels."""
        return round(self.size * self.leading)

    @cached_property
    def foot(self) -> int:
        """The distance from the top to the first baseline in pixels."""
        return (self.pitch + round(self.face.cap * self.size)) // 2

    @cached_property
    def height(self) -> int:
        """The height of all lines in pixels."""
        return self.pitch * len(self.lines)

    @cached_property
    def widths(self) -> tuple[int, ...]:
        """The width of each line in pixels."""
        return tuple(fonts.width(line, self.face, self.size) for line in self.lines)

    @cached_property
    def width(self) -> int:
        """The width of the longest line in pixels."""
        return max(self.widths, default=0)


class TextRoom(NamedTuple):
    """The room for a text: at most `most` lines of `width` pixels, and `tallest` pixels in height (None: no limit)."""

    width: int
    most: int
    tallest: int | None = None

    def holds(self, text: str, kind: Type, size: int, measure: Measure = fonts.width) -> bool:
        """Tell whether a text fits in letters of a size."""
        lines = wrap(text, kind.face, size, self.width, measure)
        low = self.tallest is None or round(size * kind.leading) * len(lines) <= self.tallest
        return len(lines) <= self.most and low and max(measure(line, kind.face, size) for line in lines) <= self.width


@lru_cache(maxsize=1024)
def finds_room(text: str, kind: Type, width: int, most: int, tallest: int | None = None) -> bool:
    """Tell whether `fit` would set a text without cutting it; this does not search for the largest letters."""
    room = TextRoom(width, most, tallest)
    most = max(kind.size, kind.least)
    return room.holds(text, kind, most) or (kind.least < most and room.holds(text, kind, kind.least))


@lru_cache(maxsize=1024)
def find_narrowest(text: str, face: FontFace, size: int, most: int) -> int:
    """Return the least width in which a text takes no more than `most` lines."""
    low = max(fonts.width(word, face, size) for word in text.split()) if text.strip() else 0
    high = max(fonts.width(line, face, size) for line in text.split("\n"))
    while low < high:
        middle = (low + high) // 2
        if len(wrap(text, face, size, middle)) <= most:
            high = middle
        else:
            low = middle + 1
    return high


@lru_cache(maxsize=2048)
def fit(text: str, kind: Type, width: int, most: int, tallest: int | None = None) -> Block:
    """Set a text in at most `most` lines of `width` (and `tallest` pixels in all), as large as its type allows."""
    room, usual = TextRoom(width, most, tallest), range(kind.size, kind.least, -max(1, round(kind.size / 30)))
    sizes: list[int] = [size for size in (*usual, kind.least) if size <= kind.size] or [kind.least]

    def about(line: str, face: FontFace, size: int) -> int:
        return fonts.width(line, face, sizes[0]) * size // sizes[0]

    size = find_largest(sizes, lambda size: room.holds(text, kind, size), lambda size: room.holds(text, kind, size, about))
    if size:
        return Block(balance_lines(text, kind.face, size, width), kind.face, size, kind.leading, whole=True)
    high = most if tallest is None else max(1, min(most, tallest // round(kind.least * kind.leading)))
    lines = wrap(text, kind.face, kind.least, width)[:high]
    last = lines[-1]
    while last and fonts.width(f"{last}…", kind.face, kind.least) > width:
        last = last[:-1].rstrip()
    return Block((*lines[:-1], f"{last}…"), kind.face, kind.least, kind.leading, whole=False)


def find_largest(sizes: Sequence[int], fits: Callable[[int], bool], about: Callable[[int], bool] | None = None) -> int | None:
    """Return the first of the falling sizes at which something fits (it then fits at all later ones); None if it never fits.

    `about` is a cheap estimate of `fits`: measuring in a size that is not in use yet means opening a font.
    """
    if fits(sizes[0]):
        return sizes[0]
    if about is None:
        return sizes[bisect_left(sizes, True, lo=1, hi=len(sizes) - 1, key=fits)] if fits(sizes[-1]) else None
    place = min(bisect_left(sizes, True, lo=1, key=about), len(sizes) - 1)
    if not fits(sizes[place]):
        return next((size for size in sizes[place + 1 :] if fits(size)), None)
    while place > 1 and fits(sizes[place - 1]):
        place -= 1
    return sizes[place]


def wrap(text: str, face: FontFace, size: int, width: int, measure: Measure = fonts.width) -> list[str]:
    """Fill lines word by word; a line break in the text begins a new line."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and measure(longer, face, size) > width:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return lines


def balance_lines(text: str, face: FontFace, size: int, width: int) -> tuple[str, ...]:
    """Break a text into as few lines as `width` allows, of nearly equal length.

    A number stays on the line of the word that follows it unless that costs a line.
    """
    kept = NUMBER.sub(KEPT, text)
    lines = wrap(text, face, size, width)
    if kept != text:
        together = wrap(kept, face, size, width)
        if len(together) == len(lines) and _measure_widest(together, face, size) <= width:
            return tuple(line.replace(KEPT, " ") for line in _even_lines(kept, together, face, size, width))
    return tuple(_even_lines(text, lines, face, size, width))


def _even_lines(text: str, lines: list[str], face: FontFace, size: int, width: int) -> list[str]:
    narrower = lines
    while len(narrower) == len(lines) and (widest := _measure_widest(narrower, face, size)) <= width:
        lines, width = narrower, widest - 1
        narrower = wrap(text, face, size, width)
    return lines


def _measure_widest(lines: Sequence[str], face: FontFace, size: int) -> int:
    return max(fonts.width(line, face, size) for line in lines)


@lru_cache(maxsize=256)
def shorten(name: str, longest: int = 9) -> str:
    """Shorten a name to at most `longest` characters: at a word, else with a full stop."""
    if len(name) <= longest:
        return name
    at_word = name[: longest + 1].rsplit(" ", 1)[0]
    return at_word if 2 <= len(at_word) <= longest and " " in name[: longest + 1] else f"{name[: longest - 1]}."  # noqa: PLR2004 - two signs


def sign_number(number: int) -> str:
    """Write a number with a typographic minus, as broad as its figures."""
    return str(number).replace("-", "−")


def fit_name(name: str, kind: Type, width: int) -> str:
    """Return as much of a name as fits at the smallest size of its type: whole, cut at a word, then with a full stop."""
    if fonts.width(name, kind.face, kind.least) <= width:
        return name
    short = shorten(name)
    for longest in range(len(short) - 1, 1, -1):
        if fonts.width(short, kind.face, kind.least) <= width:
            return short
        short = shorten(name, longest)
    return short if fonts.width(short, kind.face, kind.least) <= width else name[:1]
