"""The figures of the scoreboard: the same setting at every seat, as large as they fit; the icon beside each, else above it."""

from __future__ import annotations

import math
from functools import lru_cache

from companion.screen.frame.changes import counted, travelling
from companion.screen.page.builder import Fault
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts
from companion.screen.paint.box import Box, square
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.items import LineItem, Pictogram
from companion.screen.paint.svg import recoloured
from companion.screen.paint.text import signed
from companion.table.game import Figure, SeatScore
from companion.unchanging import unchanging

FACE = FontFace.SANS_SEMIBOLD
MOST_ROWS = 3
CAP = 0.66
"""Height of a figure in parts of its letter size."""
FAR = 0.09
"""The size of a figure that is read from two metres, in parts of the screen's height."""
SEEN, SEEN_COLUMNS = 1.63, 2
"""Figures on a wide screen are so much larger than its usual ones, 9 % of its height, where so many of them find room."""


IN_ONE_ROW = 4
"""So many seats stand on the scoreboard with all that is shown of them; more are drawn closer."""
SIDE_BY_SIDE = 7
"""So many seats find room side by side on a screen that lies; more stand in two rows: a name is more than a letter."""


def rows_of(stage: Stage) -> int:
    """Tell in how many rows the seats stand on the scoreboard."""
    return 2 if len(stage.snapshot.scoreboard) > stage.form.of(SIDE_BY_SIDE, SIDE_BY_SIDE, IN_ONE_ROW) else 1


@unchanging
class Lining:
    """How figures are set, the same at every seat: letter size, the width of each number, gap between columns; all in pixels."""

    size: int
    numbers: tuple[int, ...]
    gap: int
    above: bool = False

    @property
    def icon(self) -> int:
        """Side of an icon."""
        return round(self.size * (0.46 if self.above else 0.72))

    @property
    def lead(self) -> int:
        """What an icon takes before its number."""
        return 0 if self.above else self.icon + max(2, self.size // 8)

    @property
    def width(self) -> int:
        """Pixels that all figures take."""
        return sum(max(number, self.icon) + self.lead for number in self.numbers) + self.gap * (len(self.numbers) - 1)

    def spread(self, room: int) -> int:
        """Give the gap that spreads the columns over a room, no further apart than a number is wide."""
        spare = (room - self.width) // max(1, len(self.numbers) - 1)
        return self.gap + max(0, min(spare, round(self.size * 0.8)))

    @property
    def height(self) -> int:
        """Pixels from the icon's top, where it stands above, to the figure's foot."""
        return round(self.size * CAP) + (self.icon + self.size // 16 if self.above else 0)


def figures(stage: Stage, score: SeatScore, box: Box) -> None:
    """Set the figures; where there is no room for all, every seat has fewer, the most important first."""
    line = lining(stage, box)
    if line is None:
        return
    left, gap = box.x, line.spread(box.w - line.size // 5)
    for figure, number in zip(score.figures, line.numbers, strict=False):
        wide = max(number, line.icon) + line.lead
        _figure(stage, score, figure, Box(left, box.y, wide, box.h), line)
        left += wide + gap


def lining(stage: Stage, box: Box) -> Lining | None:
    """Find the setting for a box: rather all figures than larger ones, rather large than icons beside them."""
    form = stage.form
    columns = _columns(stage)[: form.of(4, MOST_ROWS, MOST_ROWS)]
    usual, large = (round(form.figure * form.of(times, 1.0, 1.0)) for times in (1.2, SEEN))
    large = large if form.tall else max(large, math.ceil(form.height * FAR))
    leasts = ((large, SEEN_COLUMNS), (usual, 1), (form.near_min, 1)) if rows_of(stage) == 1 else ((form.near_min, 1),)
    return _lining(columns, (box.w, box.h), large, leasts)


@lru_cache(maxsize=64)
def _lining(
    columns: tuple[tuple[str, ...], ...], room: tuple[int, int], most: int, leasts: tuple[tuple[int, int], ...]
) -> Lining | None:
    """Find the setting of columns in a room so wide and high, in letters of `most` pixels or smaller.

    Letters are rather no smaller than the first of `leasts`, as long as so many columns (of all that there are) find room.
    """
    for least, fewest in leasts:
        for count in range(len(columns), min(fewest, len(columns)) - 1, -1):
            for size in range(most, least - 1, -2):
                for above in (False, True):
                    line = _set(columns[:count], size, above=above)
                    if count and line.width <= room[0] and line.height <= room[1]:
                        return line
    return None


def _columns(stage: Stage) -> tuple[tuple[str, ...], ...]:
    """Give the numbers of each column, over all seats."""
    scores = stage.snapshot.scoreboard
    most = max((len(score.figures) for score in scores), default=0)
    return tuple(tuple(signed(score.figures[n].number) for score in scores if n < len(score.figures)) for n in range(most))


def _set(columns: tuple[tuple[str, ...], ...], size: int, *, above: bool) -> Lining:
    widths = tuple(max(fonts.width(text, FACE, size) for text in (*column, "0")) for column in columns)
    return Lining(size, widths, round(size * (0.18 if above else 0.28)), above)


def _figure(stage: Stage, score: SeatScore, figure: Figure, box: Box, line: Lining) -> None:
    text = signed(figure.number)
    below = fonts.height(FACE, line.size) - fonts.ascent(FACE, line.size)
    foot = min(box.centre[1] + line.height // 2, stage.form.height - below)
    if line.above:
        spot = square((box.centre[0], foot - line.height + line.icon // 2), line.icon)
        left = box.centre[0] - fonts.width(text, FACE, line.size) // 2
    else:
        spot = square((box.x + line.icon // 2, box.centre[1]), line.icon)
        left = box.x + line.lead
    look = stage.look
    sign = Pictogram(spot, recoloured(stage.builder.drawing(figure.icon), look.soft, stage.behind, look.rubric))
    stage.builder.items.append(sign)
    written = stage.builder.line(text, FACE, line.size, look.ink, left, foot)
    last = stage.builder.items[-1]
    assert isinstance(last, LineItem)
    stage.builder.items[-1] = counted(stage, score.seat, figure, last)
    stage.builder.late.extend(travelling(stage, score.seat, figure, sign))
    if written.right > stage.box.right:
        stage.builder.faults.append(Fault("runs into the next field", f"{figure.icon} {figure.number}"))
    _pen_stroke(stage, figure, written, foot)


def figures_in_rows(stage: Stage, score: SeatScore, box: Box) -> None:
    """Set up to three figures one below the other, on the tall screen's narrow fields."""
    shown = score.figures[:MOST_ROWS]
    usual = stage.form.px(62, 62, 62 if len(shown) < MOST_ROWS else 44)
    columns = _columns(stage)[:MOST_ROWS]
    sizes = range(usual, stage.form.near_min, -2)
    size = next((size for size in sizes if all(_set((one,), size, above=False).width <= box.w for one in columns)), sizes.stop)
    for row, figure in zip(box.rows(max(2, len(shown)), 0), shown, strict=False):
        width = fonts.width(signed(figure.number), FACE, size)
        _figure(stage, score, figure, row, Lining(size, (width,), 0))


def _pen_stroke(stage: Stage, figure: Figure, written: Box, foot: int) -> None:
    """Draw the small stroke under a figure that was corrected by hand."""
    if any(change.name == figure.entry for change in stage.snapshot.changes):
        stage.builder.fill(Box(written.x, foot + round(4 * stage.form.scale), written.w, 3), stage.look.doubt)
