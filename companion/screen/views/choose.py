"""Choose: up to four answers at once, in columns of equal size; more are paged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from companion.screen.box import Box
from companion.screen.effects import Effect, Turn
from companion.screen.option_plate import option_plate
from companion.screen.picture_place import picture
from companion.screen.plates import plate
from companion.screen.stage import Stage
from companion.screen.subtitles import subtitle
from companion.screen.views.grid import PAIR, Grid, Options, grid_for
from companion.screen.views.view import View
from companion.screen.widgets import head_height, note, pages, question_head
from companion.table.kinds import Choose, Option
from companion.table.question import Question

Chosen: TypeAlias = Callable[[Option[Any]], Effect]


def show(stage: Stage, question: Choose[Any]) -> None:
    """Lay it out."""
    grid = grid_for(stage, question.options, stage.box.h - head_height(stage, question) - stage.form.gap)
    asked(stage, question, question.options, stage.box, grid)
    offers(stage, question.options, stage.box, grid, lambda option: stage.answered(option.key))


def asked(stage: Stage, question: Question[Any], options: Options, box: Box, grid: Grid) -> None:
    """Write the question above the grid, with hint, picture and subtitle where there is room."""
    form = stage.form
    paged = len(options) > grid.at_once
    taken = grid.height + (form.touch + form.gap if paged and form.tall else 0)
    text = box.trim(bottom=taken + form.gap)
    if question.picture and not form.tall and grid.rows < PAIR:
        text = picture(stage, question, text)
    below = question_head(stage, question, text.trim(right=turner_box(stage).w + form.gap if paged and not form.tall else 0))
    hint = stage.words.maybe(question.words, "hint")
    if hint and below.h >= round(form.near * 1.3):
        used = note(stage, hint, below.trim(top=form.unit))
        below = below.trim(top=used.bottom - below.y)
    if below.h >= round(form.near * 1.8):
        subtitle(stage, below.bottom_part(min(below.h - form.unit, form.near * (3 if form.tall else 2))))


def offers(stage: Stage, options: Options, box: Box, grid: Grid, chosen: Chosen, ticked: tuple[Any, ...] | None = None) -> None:
    """Draw the options of the present page; with `ticked` each has a box, checked for those."""
    count = -(-len(options) // grid.at_once)
    page = min(stage.layer.page, count - 1)
    shown = options[page * grid.at_once : (page + 1) * grid.at_once]
    if count > 1 and stage.form.tall:
        box = box.trim(bottom=stage.form.touch + stage.form.gap)
    for cell, option in zip(grid.cells(box), shown, strict=False):
        option_plate(stage, cell, option, chosen(option), ticked=None if ticked is None else option.key in ticked)
    if count > 1:
        _turner(stage, count, page)


def turner_box(stage: Stage) -> Box:
    """Give the place of the plate that turns the page: upper right, on the tall screen at the foot."""
    form = stage.form
    if form.tall:
        return stage.box.bottom_part(form.touch)
    width = form.px(150, 124, 0)
    return Box(stage.box.right - width, stage.box.y + form.px(4, 6, 0), width, form.px(64, 54, 0))


def _turner(stage: Stage, count: int, page: int) -> None:
    """Draw the plate that shows the next page, with a lozenge a page on it."""
    form = stage.form
    spot = turner_box(stage)
    focused = stage.stop("more", spot, Turn((page + 1) % count, ""))
    tint = plate(stage, spot, focused=focused)
    side = form.px(28, 26, 44)
    arrow = Box(spot.right - side - form.px(14, 12, 20), spot.centre[1] - side // 2, side, side)
    stage.leaf.icon("next", arrow, tint.ink, tint.cut)
    pages(stage, count, page, arrow.x - form.px(14, 12, 24), spot.centre[1], tint.edge if focused else None)


VIEW = View(show)
