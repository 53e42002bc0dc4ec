"""Choose: up to four answers at once, short ones up to eight, in columns of equal size; more are paged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

from companion.screen.page.effects import Effect
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint.box import Box
from companion.screen.views.ask.grid import PAIR, Grid, Options, grid_for
from companion.screen.widgets.basics import head_height, hint, question_head
from companion.screen.widgets.corner import Corner, corner_height, corner_width, draw_corner
from companion.screen.widgets.option_plate import option_plate
from companion.screen.widgets.picture_place import picture
from companion.screen.widgets.subtitles import subtitle
from companion.table.questions.kinds import Choose, Option
from companion.table.questions.question import Question

Chosen: TypeAlias = Callable[[Option[Any]], Effect]


def show(stage: Stage, question: Choose[Any]) -> None:
    """Lay it out."""
    offered(stage, question, question.options, lambda option: stage.answered(option.key))


def offered(
    stage: Stage,
    question: Question[Any],
    options: Options,
    chosen: Chosen,
    *,
    corner: Corner | None = None,
    ticked: tuple[Any, ...] | None = None,
) -> None:
    """Lay out a question over a grid of options; `ticked` are those chosen so far, each option with a box to tick."""
    form = stage.form
    corner = corner or Corner()
    foot = form.touch_answer + round(form.gap * 1.4) if form.tall and corner.effect is not None else 0
    high = corner_height(stage) if corner.effect is not None else 0
    room = stage.box.h - foot - form.gap
    grid = grid_for(stage, options, room - head_height(stage, question, high=high, least=form.tall), ticks=ticked is not None)
    count = -(-len(options) // grid.at_once)
    if count > 1 and not high:
        high = corner_height(stage)
        grid = grid_for(stage, options, room - head_height(stage, question, high=high, least=True), ticks=ticked is not None)
        count = -(-len(options) // grid.at_once)
    corner = replace(corner, pages=count)
    _asked(stage, question, stage.box.trim(bottom=grid.height + foot + form.gap), (corner_width(stage, corner), high), grid)
    page = min(stage.layer.page, count - 1)
    shown = options[page * grid.at_once : (page + 1) * grid.at_once]
    for cell, option in zip(grid.cells(stage.box.trim(bottom=foot)), shown, strict=False):
        tick = None if ticked is None else option.key in ticked
        option_plate(stage, cell, option, chosen(option), ticked=tick, bare=grid.bare)
    draw_corner(stage, corner)


def _asked(stage: Stage, question: Question[Any], text: Box, aside: tuple[int, int], grid: Grid) -> None:
    """Write the question above the grid, with hint, picture and subtitle where there is room."""
    form = stage.form
    if not form.tall and grid.rows < PAIR and not aside[0]:
        text = picture(stage, question, text)
    below = question_head(stage, question, text, aside=aside)
    below = hint(stage, question, below)
    if below.h >= round(form.near * 1.8):
        subtitle(stage, below.bottom_part(min(below.h - form.unit, form.near * (3 if form.tall else 2))))


VIEW = View(show)
