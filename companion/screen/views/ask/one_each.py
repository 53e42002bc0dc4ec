"""One of each: everybody's options on pages of their own; choosing turns to the next player's page, the last choice answers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.screen.page.effects import Both, Effect, Enter, TurnPage
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.views.ask import pick
from companion.screen.views.ask.grid import Grid, Options, grid_for, shown_on
from companion.screen.widgets.basics import head_height, hint, question_head
from companion.screen.widgets.corner import Corner, corner_height, corner_width, draw_end, draw_turner
from companion.screen.widgets.option_plate import option_plate
from companion.table.questions.one_each import OneEach
from companion.table.seats import Seat
from companion.unchanging import unchanging


@unchanging
class _Leaf:
    """One page: whose options, which of them, and the grid in which they stand."""

    seat: Seat
    options: Options
    grid: Grid


def show(stage: Stage, question: OneEach[Any]) -> None:
    """Lay out the page of the seat whose turn it is to say."""
    if not question.options:
        pick.show(stage, question)
        return
    leaves = _leaves(stage, question)
    leaf = leaves[min(stage.layer.page, len(leaves) - 1)]
    corner = Corner(len(leaves), stage.words(question.none), effect=_onward(stage, question, leaves, leaf, ""))
    foot = _foot(stage)
    text = stage.box.trim(bottom=leaf.grid.height + foot + stage.form.gap)
    asked = replace(question, seat=leaf.seat)
    hint(stage, asked, question_head(stage, asked, text, aside=(corner_width(stage, corner), corner_height(stage))))
    draw_end(stage, corner)
    _hear(stage, leaf, question)
    for cell, option in zip(leaf.grid.cells(stage.box.trim(bottom=foot)), leaf.options, strict=False):
        ticked = True if option.key in stage.entry else None
        onward = _onward(stage, question, leaves, leaf, option.key)
        shown = shown_on(stage, leaf.grid, option)
        option_plate(stage, cell, shown, onward, ticked=ticked, letters=leaf.grid.letters, terse=leaf.grid.terse)
    draw_turner(stage, corner)


def _hear(stage: Stage, leaf: _Leaf, question: OneEach[Any]) -> None:
    """Let those who do not see the page hear whose it is with every answer."""
    said = {"done": question.none, **{f"option:{option.key}": option.words for option in leaf.options}}
    for name, words in said.items():
        stage.builder.hear(name, stage.say("heard-row", name=leaf.seat.name, value=stage.words(words)))


def _foot(stage: Stage) -> int:
    """Give the height at the foot that ending takes on the tall screen."""
    return stage.form.touch_answer + round(stage.form.gap * 1.4) if stage.form.tall else 0


def _grid(stage: Stage, question: OneEach[Any], seat: Seat, options: Options) -> Grid:
    head = head_height(stage, replace(question, seat=seat), high=corner_height(stage), least=True)
    return grid_for(stage, options, stage.box.h - _foot(stage) - stage.form.gap - head)


def _plain(options: Options) -> Options:
    """Leave out the shields: the page has its player's."""
    return tuple(replace(option, seat=None, icon="") for option in options)


def _leaves(stage: Stage, question: OneEach[Any]) -> tuple[_Leaf, ...]:
    leaves = []
    for seat, options in question.by_seat().items():
        plain = _plain(options)
        grid = _grid(stage, question, seat, plain)
        leaves += [_Leaf(seat, plain[at : at + grid.at_once], grid) for at in range(0, len(plain), grid.at_once)]
    return tuple(leaves)


def _onward(stage: Stage, question: OneEach[Any], leaves: tuple[_Leaf, ...], here: _Leaf, key: str) -> Effect:
    """Give what choosing an option brings about ("": none of this seat's): the next seat's page, or the answer."""
    theirs = {option.key for option in question.by_seat()[here.seat]}
    others = tuple(chosen for chosen in stage.entry if chosen not in theirs)
    entry = (*others, key) if key else others
    following = [page for page, leaf in enumerate(leaves) if leaf.seat != here.seat and page > leaves.index(here)]
    return Both(Enter(entry), TurnPage(following[0])) if following else stage.answered(entry)


VIEW = View(show, pick.begin)
