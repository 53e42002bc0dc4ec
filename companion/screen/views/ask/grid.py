"""The grid of options: how many columns and rows find room, and what stands on which page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.widgets.basics import answer_height
from companion.screen.widgets.option_plate import plate_holds
from companion.table.questions.kinds import Option

AT_ONCE = 4
PAIR = 2
CLOSE = 8
"""So many plates stand on a page where their words are short."""
Options = tuple[Option[Any], ...]


@dataclass(frozen=True)
class Grid:
    """Columns, rows and the size of a cell; `width` is the cells' together, 0 for all there is; `bare` plates bear no icon."""

    columns: int
    rows: int
    cell: int
    gap: int
    width: int = 0
    bare: bool = False

    @property
    def at_once(self) -> int:
        """How many options a page shows."""
        return self.columns * self.rows

    @property
    def height(self) -> int:
        """Pixels of all rows."""
        return self.rows * self.cell + (self.rows - 1) * self.gap

    def cells(self, box: Box) -> tuple[Box, ...]:
        """Cut the foot of a box into cells, in reading order."""
        area = box.bottom_part(self.height).left_part(self.width or box.w)
        return tuple(cell for row in area.rows(self.rows, self.gap) for cell in row.columns(self.columns, self.gap))


def grid_for(stage: Stage, options: Options, room: int, *, ticks: bool = False) -> Grid:
    """Choose the grid: at most four plates a page, where words are short eight.

    `room` is how high it may be, `ticks` says that each option has a box to tick.
    """
    form = stage.form
    gap = round(form.gap * 1.4)
    rich = any(option.off or option.gains or option.seat or option.icon or option.shows for option in options)
    cell = form.px(112, 74, 130) if rich or ticks else answer_height(stage)
    close = _close(stage, options, room, ticks=ticks) if len(options) > AT_ONCE else None
    if close is not None:
        return close
    if form.tall:
        return _tall(stage, options, room, cell, gap)
    across = _one_row(stage, options, gap, ticks=ticks)
    if across:
        return Grid(len(options), 1, cell, gap, across)
    rows = 1 if len(options) <= PAIR else PAIR
    if rows == PAIR and 2 * cell + gap > room:
        rows = PAIR if 2 * form.touch_answer + gap <= room else 1
        cell = max(form.touch_answer, (room - gap) // 2) if rows == PAIR else cell
    return Grid(PAIR, rows, cell, gap)


def _close(stage: Stage, options: Options, room: int, *, ticks: bool) -> Grid | None:
    """Find a close grid for short answers: the fewest pages, rather with icons; None where no plate is large enough."""
    if any(option.gains or option.shows for option in options):
        return None
    across = (PAIR,) if stage.form.tall else (3, 4)
    grids = [_columned(stage, columns, len(options), room, bare=bare) for bare in (False, True) for columns in across]
    fitting = [grid for grid in grids if grid.height <= room and _holds_all(stage, grid, options, ticks=ticks)]
    return min(fitting, key=lambda grid: -(-len(options) // grid.at_once), default=None)


def _holds_all(stage: Stage, grid: Grid, options: Options, *, ticks: bool) -> bool:
    plate = grid.cells(stage.box)[0]
    return all(plate_holds(stage, plate, option, ticks=ticks, bare=grid.bare) for option in options)


def _columned(stage: Stage, columns: int, count: int, room: int, *, bare: bool) -> Grid:
    form = stage.form
    gap = round(form.gap * form.of(1.4, 1.4, 1.1))
    rows = min(CLOSE // columns, -(-count // columns))
    while form.tall and rows > PAIR and rows * (form.touch_answer + gap) - gap > room:
        rows -= 1
    if rows * (form.touch_answer + gap) - gap > room:
        gap = form.gap
    cell = min(form.px(112, 74, 108), (room - gap * (rows - 1)) // rows)
    return Grid(columns, rows, max(form.touch_answer, cell), gap, bare=bare)


def _tall(stage: Stage, options: Options, room: int, cell: int, gap: int) -> Grid:
    """One column, or two short answers side by side; as many rows as find room."""
    form = stage.form
    plain = not any(option.gains or option.off or option.shows for option in options)
    if len(options) == PAIR and plain and _widest(stage, options) <= (stage.box.w - gap) / 2:
        return Grid(PAIR, 1, cell, gap)
    fits = (room + gap) // (cell + gap)
    if fits < len(options) and cell > form.touch_answer:
        cell = form.touch_answer
        fits = (room + gap) // (cell + gap)
    return Grid(1, max(1, min(AT_ONCE, fits, len(options))), cell, gap)


def _extra(stage: Stage, option: Option[Any]) -> int:
    form = stage.form
    return form.px(40, 24, 52) + (form.px(104, 74, 108) if option.seat or option.icon else form.px(20, 16, 10))


def _widest(stage: Stage, options: Options) -> int:
    kind = styles.answer(stage.form)
    return max(fonts.width(stage.words(option.words), kind.face, kind.size) + _extra(stage, option) for option in options)


def _one_row(stage: Stage, options: Options, gap: int, *, ticks: bool) -> int:
    """Give the width that the answers take side by side, no wider than their words ask for; 0 where they do not fit."""
    form = stage.form
    if len(options) > AT_ONCE or ticks or any(option.gains or option.shows for option in options):
        return 0
    near = styles.near(form)
    reasons = [
        fonts.width(stage.words(option.off), near.face, near.size) + form.px(40, 24, 0) for option in options if option.off
    ]
    widest = max([_widest(stage, options), *reasons])
    full = (stage.box.w - gap * (len(options) - 1)) // len(options)
    if widest > full:
        return 0
    width = min(full, max(widest + form.px(50, 30, 0), form.px(230, 170, 0)))
    return width * len(options) + gap * (len(options) - 1)
