"""The grid of options: how many columns and rows find room, and what stands on which page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from companion.screen.page.plate_ruler import PlateRuler, PlateText, plate_text
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.formats import Format
from companion.table.questions.kinds import Option

AT_ONCE = 4
"""So many plates stand roomily; more stand close."""
PAIR = 2
LEAVES_OUT = (
    (False, False, False),
    (True, False, False),
    (False, False, True),
    (True, False, True),
    (True, True, False),
    (True, True, True),
)
"""Whether plates leave out icons, what follows, and why they are off; rather none of it."""
WITH_GAINS = 4
"""So many of these tell what follows: the tall screen rather takes a second page."""
Options = tuple[Option[Any], ...]
Plates = tuple[PlateText, ...]


class GridRoom(NamedTuple):
    """How wide and high a grid may be."""

    wide: int
    high: int

    @property
    def box(self) -> Box:
        """A box of that size."""
        return Box(0, 0, self.wide, self.high)


class Grid(NamedTuple):
    """Columns, rows, height of a cell and the gap between rows; `width` is the cells' together, 0 for all there is.

    `bare` plates leave out icons, `plain` ones what follows, and `terse` ones why they are off, which a touch tells;
    `letters` is the size of all words, 0 for each its own.
    """

    columns: int
    rows: int
    cell: int
    gap: int
    width: int = 0
    beside: int = 0
    bare: bool = False
    plain: bool = False
    terse: bool = False
    letters: int = 0

    @property
    def at_once(self) -> int:
        """How many options a page shows."""
        return self.columns * self.rows

    @property
    def height(self) -> int:
        """Pixels of all rows."""
        return self.rows * self.cell + (self.rows - 1) * self.gap

    def pages(self, count: int) -> int:
        """Count the pages on which so many options find room."""
        return -(-count // self.at_once)

    def plate(self, box: Box) -> Box:
        """Cut the smallest cell from the foot of a box: what fits there fits in all."""
        return self._area(box).smallest(self.columns, self.beside or self.gap, self.rows, self.gap)

    def cells(self, box: Box) -> tuple[Box, ...]:
        """Cut the foot of a box into cells, in reading order."""
        beside = self.beside or self.gap
        return tuple(cell for row in self._area(box).rows(self.rows, self.gap) for cell in row.columns(self.columns, beside))

    def _area(self, box: Box) -> Box:
        return box.bottom_part(self.height).left_part(self.width or box.w)


def grid_for(stage: Stage, options: Options, room: int, *, ticks: bool = False) -> Grid:
    """Choose the grid: four plates or fewer roomily, more close together, and on further pages only what finds no room.

    `room` is how high it may be, `ticks` says that each option has a box to tick.
    """
    return _grid_for(stage.form, tuple(plate_text(stage, option) for option in options), GridRoom(stage.box.w, room), ticks)


@lru_cache(maxsize=64)
def _grid_for(form: Format, plates: Plates, room: GridRoom, ticks: bool) -> Grid:
    gap = round(form.gap * 1.4)
    rich = any(plate.off or plate.gains or plate.lead or plate.shows for plate in plates)
    cell = form.px(112, 74, 130) if rich or ticks else form.touch_answer
    if len(plates) > AT_ONCE:
        return _close(form, plates, room, ticks=ticks) or _roomy(form, plates, room, (cell, gap), ticks=ticks)
    roomy = _roomy(form, plates, room, (cell, gap), ticks=ticks)
    if roomy.at_once >= len(plates) and (
        roomy.width or PlateRuler(form, ticks=ticks, close=False).letters(roomy.plate(room.box), plates)
    ):
        return roomy
    return _close(form, plates, room, ticks=ticks) or roomy


def _roomy(form: Format, plates: Plates, room: GridRoom, each: tuple[int, int], *, ticks: bool) -> Grid:
    """Set up to four plates side by side where their words are short, else in two columns; tall: in rows."""
    cell, gap = each
    if form.tall:
        return _tall(form, plates, room, cell, gap)
    across = _one_row(form, plates, room.wide, gap, ticks=ticks)
    if across:
        return Grid(len(plates), 1, cell, gap, across)
    rows = 1 if len(plates) <= PAIR else PAIR
    if rows == PAIR and 2 * cell + gap > room.high:
        rows = PAIR if 2 * form.touch_answer + gap <= room.high else 1
        cell = max(form.touch_answer, (room.high - gap) // 2) if rows == PAIR else cell
    return Grid(PAIR, rows, cell, gap)


def _close(form: Format, plates: Plates, room: GridRoom, *, ticks: bool) -> Grid | None:
    """Find a close grid: the fewest pages, rather with icons and with large words; None where no plate is large enough."""
    best: Grid | None = None
    for bare, plain, terse in LEAVES_OUT[: WITH_GAINS if form.tall else None]:
        ruler = PlateRuler(form, ticks=ticks, terse=terse)
        kind = Grid(0, 0, 0, 0, bare=bare, plain=plain, terse=terse)
        shown = [_left_on(kind, plate) for plate in plates]
        for gap in _gaps(form):
            for grid in _columned(form, len(plates), room.high, kind._replace(gap=gap)):
                beaten = _to_beat(best, grid.pages(len(plates)), len(plates))
                if beaten is not None and (letters := ruler.letters(grid.plate(room.box), shown, beaten)):
                    best = grid._replace(letters=letters)
            if best is not None and best.pages(len(plates)) == 1:
                return best
    return best


def _to_beat(best: Grid | None, pages: int, count: int) -> int | None:
    """Give the size that the letters of a grid with so many pages must be above; None where the best has fewer pages."""
    if best is None or pages < best.pages(count):
        return 0
    return best.letters if pages == best.pages(count) else None


def _left_on(grid: Grid, plate: PlateText) -> PlateText:
    """Give what is left of an option on such a plate, as `shown_on` does."""
    if grid.bare and plate.lead:
        plate = plate._replace(icon=False, seat=plate.seat and not plate.named)
    return plate._replace(gains=()) if grid.plain and plate.gains else plate


def shown_on(stage: Stage, grid: Grid, option: Option[Any]) -> Option[Any]:
    """Give an option as its plate shows it: a bare one without its icon, and without a shield where its words name the seat."""
    if grid.bare and (option.icon or option.seat):
        named = option.seat is not None and (option.off is not None or option.seat.name in stage.words(option.words))
        option = replace(option, icon="", seat=None if named else option.seat)
    return replace(option, gains=()) if grid.plain and option.gains else option


def _columned(form: Format, count: int, room: int, kind: Grid) -> Iterator[Grid]:
    """Give grids of a kind, of each number of columns one: with as many rows as are wanted and find room, at least one."""
    gap, least = kind.gap, max(form.touch, form.px(56, 50, 74))
    for columns in (PAIR, 1, 3) if form.tall else (3, PAIR, 4):
        rows = max(1, min(-(-count // columns), (room + gap) // (least + gap)))
        cell = max(least, min(form.px(112, 74, 108), (room - gap * (rows - 1)) // rows))
        grid = kind._replace(columns=columns, rows=rows, cell=cell, beside=max(gap, form.gap))
        if grid.height <= room:
            yield grid


def _gaps(form: Format) -> tuple[int, ...]:
    usual = (round(form.gap * form.of(1.4, 1.4, 1.1)), form.gap, round(form.gap * 0.7))
    return (*usual, round(form.gap * 0.5)) if form.tall else usual


def _tall(form: Format, plates: Plates, room: GridRoom, cell: int, gap: int) -> Grid:
    """One column, or two short answers side by side; as many rows as find room."""
    plain = not any(plate.gains or plate.off or plate.shows for plate in plates)
    if len(plates) == PAIR and plain and _widest(form, plates) <= (room.wide - gap) / 2:
        return Grid(PAIR, 1, cell, gap)
    fits = (room.high + gap) // (cell + gap)
    if fits < len(plates) and cell > form.touch_answer:
        cell = form.touch_answer
        fits = (room.high + gap) // (cell + gap)
    return Grid(1, max(1, min(AT_ONCE, fits, len(plates))), cell, gap)


def _extra(form: Format, plate: PlateText) -> int:
    return form.px(40, 24, 52) + (form.px(104, 74, 108) if plate.lead else form.px(20, 16, 10))


def _widest(form: Format, plates: Plates) -> int:
    kind = styles.answer(form)
    return max(fonts.width(plate.words, kind.face, kind.size) + _extra(form, plate) for plate in plates)


def _one_row(form: Format, plates: Plates, wide: int, gap: int, *, ticks: bool) -> int:
    """Give the width that the answers take side by side, no wider than their words ask for; 0 where they do not fit."""
    if len(plates) > AT_ONCE or ticks or any(plate.gains or plate.shows for plate in plates):
        return 0
    near = styles.near(form)
    reasons = [fonts.width(plate.off, near.face, near.size) + _extra(form, plate) for plate in plates if plate.off]
    widest = max([_widest(form, plates), *reasons])
    full = (wide - gap * (len(plates) - 1)) // len(plates)
    if widest > full:
        return 0
    width = min(full, max(widest + form.px(50, 30, 0), form.px(230, 170, 0)))
    return width * len(plates) + gap * (len(plates) - 1)
