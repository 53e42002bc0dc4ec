"""Text of several cuts and colours, with shields before players' names, broken evenly into lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.screen.page.builder import Fault
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type
from companion.screen.paint.theme import Colour
from companion.unchanging import unchanging

SHIELD, AFTER_SHIELD = 0.95, 0.2
"""Side of a shield in a line, and the room after it, in em."""


@unchanging
class TextRun:
    """Words of one cut and colour; with the shield of `seat` (its colour) before them where that is given."""

    text: str
    face: FontFace
    colour: Colour
    seat: str = ""

    def width(self, size: int) -> int:
        """Measure it in pixels, on one line."""
        shield = round(size * (SHIELD + AFTER_SHIELD)) if self.seat else 0
        return shield + fonts.width(self.text, self.face, size)


Word = tuple[TextRun, ...]
"""What is not broken: usually one run, two where a name is followed by a comma."""


def rich_text(stage: Stage, runs: Sequence[TextRun], kind: Type, box: Box) -> Box:
    """Set runs in a box, as large as their type allows; give the rectangle that their lines take."""
    size = next((size for size in sizes(kind) if rich_height(runs, kind, size, box.w) <= box.h), None)
    if size is None:
        size = kind.least
        stage.builder.faults.append(Fault("text too long", "".join(run.text for run in runs)))
    words = list(_words(runs))
    lines = _balanced(words, size, box.w, len(_lines(words, size, box.w)))
    pitch = round(size * kind.leading)
    for place, line in enumerate(lines):
        _set(stage, line, size, Box(box.x, box.y + place * pitch, box.w, pitch))
    return Box(box.x, box.y, max((_width(line, size) for line in lines), default=0), pitch * len(lines))


def sizes(kind: Type) -> list[int]:
    """List the sizes of a type, the largest first."""
    step = max(1, round(kind.size / 30))
    return [*range(kind.size, kind.least, -step), kind.least]


def rich_height(runs: Sequence[TextRun], kind: Type, size: int, width: int) -> int:
    """Measure how high runs stand at a size."""
    return round(size * kind.leading) * len(_lines(list(_words(runs)), size, width))


def _words(runs: Sequence[TextRun]) -> Iterator[Word]:
    """Split runs at spaces; what no space parts stays together."""
    word: list[TextRun] = []
    for run in runs:
        for place, piece in enumerate(run.text.split(" ")):
            if place and word:
                yield tuple(word)
                word = []
            if piece:
                word.append(replace(run, text=piece, seat="" if place else run.seat))
    if word:
        yield tuple(word)


def _space(size: int) -> int:
    return fonts.width(" ", FontFace.SERIF, size)


def _width(line: Sequence[Word], size: int) -> int:
    return sum(run.width(size) for word in line for run in word) + _space(size) * (len(line) - 1)


def _lines(words: Sequence[Word], size: int, width: int) -> list[list[Word]]:
    lines: list[list[Word]] = [[]]
    for word in words:
        if lines[-1] and _width([*lines[-1], word], size) > width:
            lines.append([])
        lines[-1].append(word)
    return lines


def _balanced(words: Sequence[Word], size: int, width: int, count: int) -> list[list[Word]]:
    """Break into `count` lines of nearly equal length: the narrowest width that still gives so many."""
    low, high = max((_width([word], size) for word in words), default=1), width
    while low < high:
        middle = (low + high) // 2
        if len(_lines(words, size, middle)) <= count:
            high = middle
        else:
            low = middle + 1
    return _lines(words, size, high)


def _set(stage: Stage, line: Sequence[Word], size: int, box: Box) -> None:
    """Draw one line, word by word."""
    left = box.x
    for word in line:
        for run in word:
            _draw(stage, run, size, Box(left, box.y, box.right - left, box.h))
            left += run.width(size)
        left += _space(size)


def _draw(stage: Stage, run: TextRun, size: int, box: Box) -> None:
    left = box.x
    if run.seat:
        side = round(size * SHIELD)
        stage.builder.shield(run.seat, Box(left, box.y + (box.h - side) // 2, side, side))
        left += round(size * (SHIELD + AFTER_SHIELD))
    baseline = box.y + (box.h + round(run.face.cap * size)) // 2
    stage.builder.line(run.text, run.face, size, run.colour, left, baseline)
