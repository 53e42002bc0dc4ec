"""Text in several faces and colours, with shields before players' names, broken evenly into lines."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace

from companion.table import unchanging
from companion.ui.screen import layout, page
from companion.ui.screen.paint import Box, FontFace, Type, find_largest, fonts

SHIELD, AFTER_SHIELD = 0.95, 0.2
"""The side of a shield in a line, and the space after it, in em."""


@unchanging
class TextRun:
    """Words in one face and one ink (by name), with the shield of the seat colour `seat` before them if that is given."""

    text: str
    face: FontFace
    ink: str
    seat: str = ""

    def width(self, size: int) -> int:
        """Measure the run in pixels, on one line."""
        shield = round(size * (SHIELD + AFTER_SHIELD)) if self.seat else 0
        return shield + fonts.width(self.text, self.face, size)


Word = tuple[TextRun, ...]
"""Runs between which no line breaks: usually one, two if a name is followed by a comma."""


def lay_runs(runs: Sequence[TextRun], kind: Type) -> layout.Pad:
    """Describe runs in as many lines as they need, in the largest letters that their type allows and that fit."""
    text = RichText(tuple(runs), kind)
    return layout.Pad(text, layout.Pads(), text)


@unchanging
class RichText(layout.Leaf):
    """Runs of one type, broken evenly."""

    runs: tuple[TextRun, ...]
    kind: Type

    @layout.remember
    def measure_width(self) -> int:
        """Return the width of the longest word in the smallest letters."""
        return self._widest(self.kind.least)

    @layout.remember
    def breadth(self) -> int:
        """Return the width of all runs in one line, in the largest letters."""
        size, words = self.kind.size, self._words()
        return sum(_measure_word(word, size) for word in words) + _space(size) * (len(words) - 1)

    @layout.remember
    def measure_height(self, wide: int) -> int:
        """Return the height of the runs in the smallest letters."""
        return self._high(self.kind.least, wide)

    @layout.remember
    def wants(self, wide: int, high: int) -> int:
        """Return the height of the runs in the largest letters that fit."""
        return self._high(self._size(wide, high), wide)

    def draw(self, stage: page.Stage, box: Box, tint: page.Tint) -> None:
        """Draw the runs from the top, each in its ink, in lines of nearly equal length, without needing more lines."""
        size, words = self._size(box.w, box.h), self._words()
        pitch, shield = round(size * self.kind.leading), round(size * SHIELD)
        count = len(_lines(words, size, box.w))
        widths = range(max(1, self._widest(size)), box.w)
        narrow = bisect_left(widths, True, key=lambda wide: len(_lines(words, size, wide)) <= count)
        width = widths[narrow] if narrow < len(widths) else box.w
        for place, line in enumerate(_lines(words, size, width)):
            left, top = box.x, box.y + place * pitch
            for word in line:
                for run in word:
                    start = left
                    if run.seat:
                        stage.builder.draw_shield(run.seat, Box(start, top + (pitch - shield) // 2, shield, shield))
                        start += round(size * (SHIELD + AFTER_SHIELD))
                    baseline = top + (pitch + round(run.face.cap * size)) // 2
                    stage.builder.line(run.text, run.face, size, page.ink_of(stage, tint, run.ink), start, baseline)
                    left += run.width(size)
                left += _space(size)

    @layout.remember
    def _words(self) -> list[Word]:
        """Split the runs into words at spaces; adjacent runs without a space between them form one word."""
        words: list[Word] = []
        word: list[TextRun] = []
        for run in self.runs:
            for place, piece in enumerate(run.text.split(" ")):
                if place and word:
                    words.append(tuple(word))
                    word = []
                if piece:
                    word.append(replace(run, text=piece, seat="" if place else run.seat))
        return [*words, tuple(word)] if word else words

    @layout.remember
    def _size(self, wide: int, high: int) -> int:
        kind = self.kind
        sizes = [*range(kind.size, kind.least, -max(1, kind.size // 30)), kind.least]
        return find_largest(sizes, lambda size: self._high(size, wide) <= high and self._widest(size) <= wide) or kind.least

    @layout.remember
    def _widest(self, size: int) -> int:
        return max((_measure_word(word, size) for word in self._words()), default=0)

    @layout.remember
    def _high(self, size: int, wide: int) -> int:
        return round(size * self.kind.leading) * len(_lines(self._words(), size, wide))


def _space(size: int) -> int:
    return fonts.width(" ", FontFace.SERIF, size)


def _measure_word(word: Word, size: int) -> int:
    return sum(run.width(size) for run in word)


def _lines(words: Sequence[Word], size: int, width: int) -> list[list[Word]]:
    lines: list[list[Word]] = [[]]
    space, used = _space(size), 0
    for word in words:
        wide = _measure_word(word, size)
        used += wide + (space if lines[-1] else 0)
        if lines[-1] and used > width:
            lines.append([])
            used = wide
        lines[-1].append(word)
    return lines
