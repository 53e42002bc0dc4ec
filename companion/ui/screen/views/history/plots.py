"""Past games as plots: columns by month, bars by box, and who has won how often against whom."""

from collections.abc import Mapping, Sequence

from companion.play.own_questions import PlotPage
from companion.ui.screen.layout import NEVER, Art, ColumnOf, Grow
from companion.ui.screen.page import Stage, Tint, View, drawing, show
from companion.ui.screen.paint import Box, Colour, FontFace, width
from companion.ui.screen.paint.text import shorten
from companion.ui.screen.widgets import paper, ways_of, words

MOST_SLENDER = 22
"""Up to this width, in letters' heights, names have no room beside bars."""
LEAST_ROW = 1.6
"""The least height of a row, in letters."""
BREADTH = 0.64
"""The breadth of a column, as a share of its place."""
NAMES = 0.38
"""The most that names beside bars take of the width."""
REST = "…"
"""The name of all bars together that find no room; it is not drawn as one."""
Named = Sequence[tuple[str, int, str, str]]
"""The name, figure, note and group of each bar."""


def _write(stage: Stage, text: str, box: Box, ink: Colour, *, at: float = 0.5, size: int = 0) -> None:
    """Set one line in the middle of the box's height, at the left (`at` 0), in the middle or at the right (1) of it."""
    size = size or stage.form.type("label").size
    wide = width(text, FontFace.SANS, size)
    x = min(max(box.x, round(box.x + (box.w - wide) * at)), box.right - wide) if wide <= box.w else box.x
    stage.builder.line(text, FontFace.SANS, size, ink, x, box.y + box.h // 2 + size // 3)


def _cut(stage: Stage, text: str, wide: int) -> str:
    """Return as much of a name as has room in this width."""
    size = stage.form.type("label").size
    lengths = (shorten(text, letters) for letters in range(len(text), 1, -1))
    return next((name for name in lengths if width(name, FontFace.SANS, size) <= wide), text[:1])


@drawing
def columns(stage: Stage, box: Box, _tint: Tint, bars: Named) -> None:
    """Draw a column for each figure, which stands above it; lines mark nought, half and most, groups are named below."""
    builder, look, size = stage.builder, stage.look, stage.form.type("label").size
    most = max(1, *(figure for _, figure, _, _ in bars))
    left = width(str(most), FontFace.SANS, size) + stage.form.unit
    field = Box(box.x + left, box.y + 2 * size, box.w - left, box.h - 5 * size)
    for value in sorted({0, most // 2, most}):
        y = field.bottom - field.h * value // most
        builder.fill(Box(field.x, y, field.w, 2), look.rule)
        _write(stage, str(value), Box(box.x, y - size, left - stage.form.unit, 2 * size), look.soft, at=1)
    step = field.w / len(bars)
    for number, (name, figure, _, group) in enumerate(bars):
        place = Box(field.x + round(step * number), field.bottom, round(step), round(1.5 * size))
        high, wide = field.h * figure // most, round(step * BREADTH)
        column = Box(place.x + (place.w - wide) // 2, field.bottom - high, wide, high)
        builder.fill(column, look.edge)
        builder.fill(Box(column.x, column.y, wide, min(high, 3)), look.gilt)
        if figure:
            _write(stage, str(figure), Box(place.x, column.y - round(1.6 * size), place.w, round(1.5 * size)), look.ink)
        _write(stage, name, place, look.soft)
        if group:
            _write(stage, group, Box(place.x, place.bottom, field.right - place.x, place.h), look.rubric, at=0)


@drawing
def rows(stage: Stage, box: Box, _tint: Tint, bars: Named) -> None:
    """Draw a bar for each figure, the longest first, with its name before and the figure and a note behind it."""
    builder, look, unit, size = stage.builder, stage.look, stage.form.unit, stage.form.type("label").size
    above = box.w < MOST_SLENDER * size  # then names stand above their bars
    room = max(2, int(box.h / (LEAST_ROW * size * (2 if above else 1))))
    if len(bars) > room:
        bars = [*bars[: room - 1], (REST, sum(figure for _, figure, _, _ in bars[room - 1 :]), "", "")]
    names = [_cut(stage, name, box.w if above else round(box.w * NAMES)) for name, _, _, _ in bars]
    left = 0 if above else max(width(name, FontFace.SANS, size) for name in names) + unit
    notes = [f"{figure} · {note}" if note else str(figure) for _, figure, note, _ in bars]
    right = max(width(note, FontFace.SANS, size) for note in notes) + unit
    most, full = (
        max(1, *(figure for name, figure, _, _ in bars if name != REST)),
        min(box.h // len(bars), (4 if above else 3) * size),
    )
    high = full // 2 if above else full
    for number, ((whole, figure, _, _), name, note) in enumerate(zip(bars, names, notes, strict=True)):
        row = Box(box.x, box.y + number * full + full - high, box.w, high)
        long = 0 if whole == REST else max(2, (row.w - left - right) * figure // most)
        bar = Box(row.x + left, row.y + high // 5, long, high - 2 * (high // 5))
        _write(stage, name, Box(row.x, box.y + number * full, left or row.w, high), look.ink, at=0)
        builder.fill(bar, look.edge)
        builder.fill(Box(bar.right - min(bar.w, 3), bar.y, min(bar.w, 3), bar.h), look.gilt)
        _write(stage, note, Box(bar.right + unit, row.y, right, high), look.soft, at=0)


@drawing
def duels(stage: Stage, box: Box, _tint: Tint, people: Sequence[str], won: Mapping[tuple[str, str], int]) -> None:
    """Draw a row and a column for each person; a cell says how often the row has won and lost, and fills by its share."""
    builder, look, unit, size = stage.builder, stage.look, stage.form.unit, stage.form.type("label").size
    left = max(width(_cut(stage, name, round(box.w * NAMES)), FontFace.SANS, size) for name in people) + 2 * unit
    wide, top = (box.w - left) // len(people), 2 * size
    high = min((box.h - top) // len(people), 5 * size)
    widest = max((f"{ours} : {ours}" for ours in won.values()), key=len, default="")
    small = next((each for each in range(size, 8, -1) if width(widest, FontFace.SANS, each) <= wide - unit), 8)
    for across, name in enumerate(people):
        _write(stage, _cut(stage, name, wide - unit), Box(box.x + left + across * wide, box.y, wide, top), look.soft)
    for down, mine in enumerate(people):
        y = box.y + top + down * high
        _write(stage, _cut(stage, mine, left - unit), Box(box.x, y, left, high - 2 - max(4, high // 6)), look.ink, at=0)
        for across, other in enumerate(people):
            cell = Box(box.x + left + across * wide, y, wide - 2, high - 2)
            if mine == other:
                continue
            builder.fill(cell, look.sheet)
            ours, theirs = won.get((mine, other), 0), won.get((other, mine), 0)
            if not ours + theirs:
                _write(stage, "–", cell, look.soft)
                continue
            bar = Box(cell.x, cell.bottom - max(4, high // 6), cell.w, max(4, high // 6))
            builder.fill(bar, look.rule)
            builder.fill(bar.take_left(bar.w * ours // (ours + theirs)), look.edge)
            ink = look.ink if ours > theirs else look.soft
            _write(stage, f"{ours} : {theirs}", Box(cell.x, cell.y, cell.w, cell.h - bar.h), ink, size=small)


def show_plot(stage: Stage, question: PlotPage) -> None:
    """Lay out a plot with the ways on at its foot, and below it how it is read where that is not plain."""
    side = stage.form.size("card")
    named = tuple(
        (stage.words(bar.name), bar.figure, stage.words(bar.note) if bar.note is not None else "", bar.group)
        for bar in question.bars
    )
    drawn = columns(named) if question.columns else rows(named) if named else duels(question.people, question.won)
    body = Grow(Art(drawn, side, NEVER, 0))
    hint = stage.words.find_optional(question.words, "hint")
    below = (words(stage.form, hint, "label", lines=2, ink="soft"),) if hint else ()
    show(
        stage,
        paper(stage, stage.words(question.words), ColumnOf((body, *below), stage.form.unit), ways_of(stage, question.options)),
    )


VIEW = View(show_plot, board=False, head=False)
