"""Choose: the answers in columns of equal size, roomily up to four; only what finds no room is on further pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

from companion.screen.page.effects import Both, Effect, Enter, TurnPage
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint.box import Box
from companion.screen.views.ask.cards import show_cards
from companion.screen.views.ask.grid import PAIR, Grid, Options, grid_for, shown_on
from companion.screen.widgets.basics import head_height, hint, question_head
from companion.screen.widgets.corner import Corner, corner_height, corner_width, draw_corner, draw_end
from companion.screen.widgets.option_plate import option_plate
from companion.screen.widgets.picture_place import picture, picture_below, picture_of
from companion.screen.widgets.subtitles import subtitle
from companion.table.questions.kinds import Choose, Option, Pick
from companion.table.questions.question import Question

Chosen: TypeAlias = Callable[[Option[Any]], Effect]


def show(stage: Stage, question: Choose[Any]) -> None:
    """Lay it out; what an option holds is laid out in its place when it was chosen."""

    def chosen(option: Option[Any]) -> Effect:
        opened = Both(Enter(option.key), TurnPage(0, ""))
        return opened if question.within.get(option.key) and option.key != stage.entry else stage.answered(option.key)

    held = question.within.get(stage.entry) if stage.entry is not None else None
    if held:
        leaving = Both(Enter(None), TurnPage(0, f"option:{stage.entry}"))
        back = Corner(label=stage.say("screen-back"), effect=leaving, name="back", icon="back")
        offered(stage, _about(question, stage.entry), held, chosen, corner=back)
    else:
        others = tuple(option for option in question.options if option.key != question.closing)
        offered(stage, question, others or question.options, chosen, corner=_closing(stage, question) if others else None)


def _about(question: Choose[Any], key: str) -> Choose[Any]:
    """Ask in the words of the option that was chosen."""
    words = next(option.words for option in question.options if option.key == key)
    return replace(question, id="screen.within", args={"what": words})


def _closing(stage: Stage, question: Choose[Any]) -> Corner | None:
    """Set the answer that ends into the corner, where there is one."""
    ending = next((option for option in question.options if option.key == question.closing), None)
    if ending is None:
        return None
    off = stage.words(ending.off) if ending.off else ""
    return Corner(label=stage.words(ending.words), off=off, effect=stage.answered(ending.key), name=f"option:{ending.key}")


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
    cards = isinstance(question, Choose | Pick) and (question.cards or all(option.pieces for option in options))
    if cards and show_cards(stage, question, options, chosen, corner, ticked):
        return
    foot = form.touch_answer + round(form.gap * 1.4) if form.tall and corner.effect is not None else 0
    high = corner_height(stage) if corner.effect is not None else 0
    room = stage.box.h - foot - form.gap
    grid, high = _best(stage, question, options, room, high, ticks=ticked is not None)
    count = grid.pages(len(options))
    corner = replace(corner, pages=count)
    _asked(stage, question, stage.box.trim(bottom=grid.height + foot + form.gap), (corner_width(stage, corner), high), grid)
    page = min(stage.layer.page, count - 1)
    here = options[page * grid.at_once : (page + 1) * grid.at_once]
    stage.builder.cramped = grid.plain or grid.terse
    # The one button stands between what ends and what goes on: either is near.
    first = isinstance(question, Choose) and bool(question.closing)
    if first:
        draw_end(stage, corner)
    for cell, option in zip(grid.cells(stage.box.trim(bottom=foot)), here, strict=False):
        tick = None if ticked is None else option.key in ticked
        option_plate(
            stage, cell, shown_on(stage, grid, option), chosen(option), ticked=tick, letters=grid.letters, terse=grid.terse
        )
    draw_corner(stage, corner, end=not first)


def _best(stage: Stage, question: Question[Any], options: Options, room: int, high: int, *, ticks: bool) -> tuple[Grid, int]:
    """Find the grid below the question, and the height of the upper row.

    The question is set smaller where that spares a page or shows more.
    """
    found: list[tuple[tuple[int, int], Grid, int]] = []
    grids: dict[int, Grid] = {}
    for least, row in ((stage.form.tall, high), (True, high), (True, corner_height(stage))):
        left = room - head_height(stage, question, high=row, least=least)
        if left not in grids:
            grids[left] = grid_for(stage, options, left, ticks=ticks)
        grid = grids[left]
        found.append(((grid.pages(len(options)), grid.plain + grid.terse), grid, row))
        if found[-1][0] == (1, 0):
            break
    _, grid, high = min(found, key=lambda each: each[0])
    return grid, high


def _asked(stage: Stage, question: Question[Any], text: Box, aside: tuple[int, int], grid: Grid) -> None:
    """Write the question above the grid, with hint, picture and subtitle where there is room."""
    form = stage.form
    if not form.tall and grid.rows < PAIR and not aside[0]:
        text = picture(stage, question, text, roomy=True)
    below = question_head(stage, question, text, aside=aside)
    below = hint(stage, question, below)
    if form.tall and picture_of(stage, question.picture) is not None:
        picture_below(stage, question, below.trim(top=form.gap, bottom=form.gap))
        return
    if below.h >= round(form.near * 1.8):
        subtitle(stage, below.bottom_part(min(below.h - form.unit, form.near * (3 if form.tall else 2))))


VIEW = View(show, spare=lambda question, form: form.small and question.cards)
