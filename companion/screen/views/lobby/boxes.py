"""Which box lies on the table: each game as a card with its emblem, everything else in a row below."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.play.boxes import ChooseBox
from companion.screen.page.plates import lozenge, plate
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import svg
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.game_look import EMBLEM, look_of
from companion.screen.paint.text import Type
from companion.screen.paint.theme import palette
from companion.screen.pictures.ring_drawing import DARK, ring
from companion.screen.widgets.basics import answer
from companion.screen.widgets.subtitles import button_hint
from companion.table.questions.kinds import Option


def show(stage: Stage, question: ChooseBox) -> None:
    """Lay it out."""
    form = stage.form
    box = stage.box.inset(form.pad, form.px(34, 16, 32))
    kind = Type(FontFace.SERIF_SEMIBOLD, form.px(64, 50, 84), form.prompt_min, 1.0)
    title = stage.builder.text(stage.words(question.words), kind, stage.look.ink, box, most=1)
    if not form.tall:
        _rule(stage, Box(title.right + form.gap, title.y, box.right - title.right - form.gap, title.h))
    games = [option for option in question.options if option.key in question.boxes]
    others = [option for option in question.options if option not in games]
    low = _low_height(stage, len(others))
    area = box.trim(top=title.h + form.px(30, 22, 44), bottom=low + form.px(26, 20, 30))
    _resumed_first(stage, others, box.bottom_part(low), [(game, question.boxes[game.key]) for game in games], area)


def _low_height(stage: Stage, count: int) -> int:
    form = stage.form
    high = form.px(84, 67, 112)
    return high * count + round(form.gap * 1.2) * (count - 1) if form.tall else high


def _resumed_first(stage: Stage, others: list[Option[Any]], low: Box, games: list[tuple[Option[Any], Path]], area: Box) -> None:
    """Lay out both parts; the open game, if there is one, takes the focus first."""
    if others and others[0].key == "resume":
        _low(stage, others, low)
        _cards(stage, games, area)
    else:
        _cards(stage, games, area)
        _low(stage, others, low)


def _rule(stage: Stage, box: Box) -> None:
    middle = box.centre
    form, look = stage.form, stage.look
    half = (box.w - form.px(60, 44, 0)) // 2
    stage.builder.fill(Box(box.x, middle[1], half, 2), look.rule)
    stage.builder.fill(Box(box.right - half, middle[1], half, 2), look.rule)
    lozenge(stage.builder, middle, form.px(11, 10, 0), look.rubric)


def _cards(stage: Stage, games: list[tuple[Option[Any], Path]], area: Box) -> None:
    form = stage.form
    gap = form.px(26, 20, 30)
    if form.tall:
        cells = area.top_part(min(area.h, len(games) * form.px(0, 0, 178) + (len(games) - 1) * gap)).rows(len(games), gap)
    elif form.small:
        rows = -(-len(games) // 2)
        cells = tuple(cell for row in area.rows(rows, gap) for cell in row.columns(2, gap))
    else:
        cells = area.columns(max(4, len(games)), gap)
    for cell, (option, folder) in zip(cells, games, strict=False):
        _card(stage, cell, option, folder)


def _card(stage: Stage, box: Box, option: Option[Any], folder: Path) -> None:
    form = stage.form
    focused = stage.stop(f"option:{option.key}", box, stage.answered(option.key))
    with stage.builder.group(f"option:{option.key}"):
        tint = plate(stage, box, focused=focused, inner=True)
        words = stage.words(option.words)
        kind = Type(FontFace.SERIF_SEMIBOLD, form.px(36, 36, 66), form.near_min, 1.04)
        own = look_of(folder)
        emblem = own.drawing(EMBLEM if own.has(EMBLEM) else "book")
        accent = palette("day").rubric if focused and stage.look.name == "evening" else tint.rubric
        drawn = svg.recoloured(emblem, tint.ink, tint.cut, accent)
        if form.tall or form.small:
            side = min(box.h - form.px(0, 16, 24), form.px(0, 78, 124))
            left = box.x + form.px(0, 16, 30)
            stage.builder.svg(Box(left, box.centre[1] - side // 2, side, side), drawn)
            room = box.trim(left=side + form.px(0, 30, 64), right=form.px(0, 12, 20))
            stage.builder.text(words, kind, tint.ink, room, most=2, upright="middle")
            return
        side = form.px(150, 0, 0)
        top = box.y + (box.h - side - form.px(100, 0, 0)) // 2
        stage.builder.svg(Box(box.centre[0] - side // 2, top, side, side), drawn)
        room = Box(box.x, top + side + form.px(18, 0, 0), box.w, form.px(82, 0, 0)).inset(form.unit * 2, 0)
        stage.builder.text(words, kind, tint.ink, room, most=2, align="centre", upright="middle")


def _low(stage: Stage, others: list[Option[Any]], box: Box) -> None:
    """Set what is no box: go on, just the ring, stop; and how the button works beside the drawn ring."""
    form = stage.form
    gap = round(form.gap * 1.2)
    if form.tall:
        cells = box.rows(len(others), gap)
    else:
        room = box.trim(right=form.px(330, 0, 0))
        weights = [len(stage.words(option.words)) + 7 for option in others]
        cells = _weighted(room, weights, gap)
        if not form.small:
            side = form.px(104, 0, 0)
            ring(stage.builder, Box(box.right - side, box.centre[1] - side // 2, side, side), DARK, button=True)
            hint = Box(room.right + form.px(26, 0, 0), box.y + form.px(6, 0, 0), form.px(196, 0, 0), box.h - form.px(12, 0, 0))
            button_hint(stage, hint)
    kind = Type(FontFace.SANS_SEMIBOLD, form.px(36, 34, 58), form.near_min, 1.04)
    for cell, option in zip(cells, others, strict=True):
        icon = "" if form.small else option.icon
        answer(stage, f"option:{option.key}", cell, stage.words(option.words), stage.answered(option.key), icon=icon, kind=kind)


def _weighted(box: Box, weights: list[int], gap: int) -> tuple[Box, ...]:
    room = box.w - gap * (len(weights) - 1)
    left = box.x
    cells = []
    for weight in weights:
        width = room * weight // sum(weights)
        cells.append(Box(left, box.y, width, box.h))
        left += width + gap
    return tuple(cells)


VIEW = View(show, evening=True, board=False, head=False)
