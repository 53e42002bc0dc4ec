"""Which box lies on the table: each game as a card with its emblem, everything else in a row below."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

from companion.play.boxes import ChooseBox
from companion.screen.page.effects import TurnPage
from companion.screen.page.plates import Tint, lozenge, plate
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import styles, svg
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.game_look import EMBLEM, look_of
from companion.screen.paint.text import Type
from companion.screen.paint.theme import palette
from companion.screen.pictures.ring_drawing import DARK, ring
from companion.screen.widgets.basics import Button, answer
from companion.screen.widgets.subtitles import button_hint
from companion.table.questions.kinds import Option

Cards: TypeAlias = list[tuple[Option[Any], Path | None]]
"""What is drawn as a card: a game with its folder, or one that cannot be played, without."""
IN_ONE_ROW = 4
"""So many boxes stand beside each other on high cards; more make two columns of low ones."""
AT_ONCE = 6
"""So many boxes are on one page."""


def show(stage: Stage, question: ChooseBox) -> None:
    """Lay it out."""
    form = stage.form
    box = stage.box.inset(form.pad, form.px(34, 16, 32))
    kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(64, 50, 84), form.prompt_min, 1.0)
    title = stage.builder.text(stage.words(question.words), kind, stage.look.ink, box, most=1)
    if not form.tall:
        _rule(stage, Box(title.right + form.gap, title.y, box.right - title.right - form.gap, title.h))
    boxes = [option for option in question.options if option.key in question.boxes or option.off is not None]
    others = [option for option in question.options if option not in boxes]
    games = [(option, question.boxes.get(option.key)) for option in _of_this_page(stage, boxes)]
    low = _low_height(stage, len(others) + (len(boxes) > AT_ONCE))
    area = box.trim(top=title.h + form.px(30, 22, 44), bottom=low + form.px(26, 20, 30))
    _resumed_first(stage, (others, len(boxes)), box.bottom_part(low), games, area)


def _of_this_page(stage: Stage, boxes: list[Option[Any]]) -> list[Option[Any]]:
    page = stage.layer.page % max(1, -(-len(boxes) // AT_ONCE))
    return boxes[page * AT_ONCE : (page + 1) * AT_ONCE]


def _low_height(stage: Stage, count: int) -> int:
    form = stage.form
    high = form.px(84, 67, 112)
    return high * count + round(form.gap * 1.2) * (count - 1) if form.tall else high


def _resumed_first(stage: Stage, below: tuple[list[Option[Any]], int], low: Box, games: Cards, area: Box) -> None:
    """Lay out both parts; the open game, if there is one, takes the focus first."""
    others, count = below
    if others and others[0].key == "resume":
        _low(stage, others, count, low)
        _cards(stage, games, area)
    else:
        _cards(stage, games, area)
        _low(stage, others, count, low)


def _rule(stage: Stage, box: Box) -> None:
    middle = box.centre
    form, look = stage.form, stage.look
    half = (box.w - form.px(60, 44, 0)) // 2
    stage.builder.fill(Box(box.x, middle[1], half, 2), look.rule)
    stage.builder.fill(Box(box.right - half, middle[1], half, 2), look.rule)
    lozenge(stage.builder, middle, form.px(11, 10, 0), look.rubric)


def _cards(stage: Stage, games: Cards, area: Box) -> None:
    form = stage.form
    gap = form.px(26, 20, 30)
    if form.tall:
        cells = area.top_part(min(area.h, len(games) * form.px(0, 0, 178) + (len(games) - 1) * gap)).rows(len(games), gap)
    elif form.small or len(games) > IN_ONE_ROW:
        rows = -(-len(games) // 2)
        cells = tuple(cell for row in area.rows(rows, gap) for cell in row.columns(2, gap))
    else:
        cells = area.columns(IN_ONE_ROW, gap)
    for cell, (option, folder) in zip(cells, games, strict=False):
        _card(stage, cell, option, folder, low=form.tall or form.small or len(games) > IN_ONE_ROW)


def _card(stage: Stage, box: Box, option: Option[Any], folder: Path | None, *, low: bool) -> None:
    """Draw a box: its emblem left of its name, or above it on a high card; what cannot be played says why below its name."""
    form = stage.form
    off = stage.words(option.off) if option.off is not None else ""
    focused = stage.stop(f"option:{option.key}", box, stage.answered(option.key), off=off)
    with stage.builder.group(f"option:{option.key}"):
        tint = plate(stage, box, focused=focused, inner=True, off=bool(off))
        drawn = _emblem(stage, folder, tint, focused=focused)
        kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(36, 36, 66), form.near_min, 1.04)
        if low:
            side = 0 if off and form.small else min(box.h - form.px(20, 16, 24), form.px(78, 78, 124))
            left = box.x + form.px(18, 16, 30)
            if side:
                stage.builder.svg(Box(left, box.centre[1] - side // 2, side, side), drawn)
            room = box.trim(left=side + (form.px(34, 30, 64) if side else form.px(18, 16, 30)), right=form.px(14, 12, 20))
            _named(stage, option, kind, tint, room, off)
            return
        side = form.px(150, 0, 0)
        top = box.y + (box.h - side - form.px(100, 0, 0)) // 2
        stage.builder.svg(Box(box.centre[0] - side // 2, top, side, side), drawn)
        room = Box(box.x, top + side + form.px(18, 0, 0), box.w, form.px(82, 0, 0)).inset(form.unit * 2, 0)
        text = f"{stage.words(option.words)}: {off}" if off else stage.words(option.words)
        stage.builder.text(text, kind, tint.ink, room, most=2, align="centre", upright="middle")


def _emblem(stage: Stage, folder: Path | None, tint: Tint, *, focused: bool) -> str:
    """Give a game's emblem in this plate's colours; a book stands for none, a question mark for what is no game here."""
    own = look_of(folder)
    emblem = own.drawing("doubt" if folder is None else EMBLEM if own.has(EMBLEM) else "book")
    accent = palette("day").rubric if focused and stage.look.name == "evening" else tint.rubric
    return svg.recoloured(emblem, tint.ink, tint.cut, accent)


def _named(stage: Stage, option: Option[Any], kind: Type, tint: Tint, room: Box, off: str) -> None:
    """Write a name, and below it why the game cannot be played."""
    words = stage.words(option.words)
    if not off:
        stage.builder.text(words, kind, tint.ink, room, most=2, upright="middle")
        return
    upper, lower = room.inset(0, stage.form.px(10, 6, 4)).rows(2, 0)
    stage.builder.text(words, replace(kind, size=stage.form.px(34, 28, 36)), tint.ink, upper, most=1, upright="middle")
    stage.builder.text(off, styles.near(stage.form), tint.soft, lower, most=1, upright="middle")


def _low(stage: Stage, others: list[Option[Any]], count: int, box: Box) -> None:
    """Set what is no box: go on, just the ring, stop, more boxes; and how the button works beside the drawn ring."""
    form = stage.form
    gap = round(form.gap * 1.2)
    buttons = [(f"option:{each.key}", stage.words(each.words), stage.answered(each.key), each.icon) for each in others]
    buttons = [*buttons, *_more(stage, count)]
    if form.tall:
        cells = box.rows(len(buttons), gap)
    else:
        room = box.trim(right=form.px(352, 0, 0))
        weights = [len(words) + 7 for _, words, _, _ in buttons]
        cells = _weighted(room, weights, gap)
        if not form.small:
            side = form.px(104, 0, 0)
            ring(stage.builder, Box(box.right - side, box.centre[1] - side // 2, side, side), DARK, button=True)
            hint = Box(room.right + form.px(26, 0, 0), box.y + form.px(6, 0, 0), form.px(218, 0, 0), box.h - form.px(12, 0, 0))
            button_hint(stage, hint)
    kind = Type(FontFace.SANS_SEMIBOLD, form.letters(36, 34, 58), form.near_min, 1.04)
    for cell, (name, words, effect, icon) in zip(cells, buttons, strict=True):
        answer(stage, name, cell, words, effect, icon="" if form.small else icon, kind=kind)


def _more(stage: Stage, count: int) -> list[Button]:
    """Turn the page where there are more boxes than one page holds."""
    pages = -(-count // AT_ONCE)
    if pages < 2:  # noqa: PLR2004 - one page is no pages
        return []
    page = stage.layer.page % pages
    words = stage.say("screen-more-of", page=page + 1, pages=pages)
    return [("more", words, TurnPage((page + 1) % pages, "more"), "next")]


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
