"""Text in lines: wrapped evenly, made smaller down to a floor, and cut with a word only as the last resort."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from companion.screen.paint import fonts
from companion.screen.paint.fonts import FontFace


@dataclass(frozen=True)
class Type:
    """How a text is set: the cut, the size aimed at, the size below which it never goes, and the leading in em."""

    face: FontFace
    size: int
    least: int
    leading: float = 1.18


@dataclass(frozen=True)
class Block:
    """Lines of text of one size; `whole` is False where it did not fit and was cut."""

    lines: tuple[str, ...]
    face: FontFace
    size: int
    leading: float
    whole: bool

    @property
    def pitch(self) -> int:
        """Pixels from line to line."""
        return round(self.size * self.leading)

    @property
    def height(self) -> int:
        """Pixels of all lines."""
        return self.pitch * len(self.lines)

    @property
    def width(self) -> int:
        """Pixels of the longest line."""
        return max((fonts.width(line, self.face, self.size) for line in self.lines), default=0)


@lru_cache(maxsize=2048)
def fit(text: str, kind: Type, width: int, most: int, tallest: int | None = None) -> Block:
    """Set a text in at most `most` lines of `width` (and `tallest` pixels in all), as large as its type allows."""
    step = max(1, round(kind.size / 30))
    for size in (*range(kind.size, kind.least, -step), kind.least):
        lines = wrap(text, kind.face, size, width)
        low = tallest is None or round(size * kind.leading) * len(lines) <= tallest
        if len(lines) <= most and low and all(fonts.width(line, kind.face, size) <= width for line in lines):
            return Block(balanced(text, kind.face, size, width, len(lines)), kind.face, size, kind.leading, whole=True)
    return _cut(text, kind, width, most if tallest is None else max(1, min(most, tallest // round(kind.least * kind.leading))))


def _cut(text: str, kind: Type, width: int, most: int) -> Block:
    lines = wrap(text, kind.face, kind.least, width)[:most]
    last = lines[-1]
    while last and fonts.width(f"{last}…", kind.face, kind.least) > width:
        last = last[:-1].rstrip()
    return Block((*lines[:-1], f"{last}…"), kind.face, kind.least, kind.leading, whole=False)


def wrap(text: str, face: FontFace, size: int, width: int) -> list[str]:
    """Fill lines word by word; a line break in the text begins a new one."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and fonts.width(longer, face, size) > width:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return lines


def balanced(text: str, face: FontFace, size: int, width: int, count: int) -> tuple[str, ...]:
    """Break a text into `count` lines of nearly equal length: the narrowest width that still gives so many."""
    low, high = 1, width
    while low < high:
        middle = (low + high) // 2
        lines = wrap(text, face, size, middle)
        if len(lines) <= count and all(fonts.width(line, face, size) <= middle for line in lines):
            high = middle
        else:
            low = middle + 1
    return tuple(wrap(text, face, size, high))


@lru_cache(maxsize=256)
def shortened(name: str, longest: int = 9) -> str:
    """Shorten a name at a word, else with a dot; it is never set smaller."""
    if len(name) <= longest:
        return name
    at_word = name[: longest + 1].rsplit(" ", 1)[0]
    return at_word if 2 <= len(at_word) <= longest and " " in name[: longest + 1] else f"{name[: longest - 1]}."  # noqa: PLR2004 - two signs


def named(name: str, kind: Type, width: int) -> str:
    """Give as much of a name as finds room at the smallest size of its type: shortened at a word, then with a dot."""
    short = shortened(name)
    for longest in range(len(short) - 1, 1, -1):
        if fonts.width(short, kind.face, kind.least) <= width:
            return short
        short = shortened(name, longest)
    return short if fonts.width(short, kind.face, kind.least) <= width else name[:1]
