"""What the pages of past games have in common: a title, ways on at the foot, and leafing where one page is not enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.screen.page.effects import TurnPage
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type
from companion.screen.widgets.basics import Button, answer
from companion.table.questions.kinds import Choose, Option


def page_box(stage: Stage) -> Box:
    """Give the room within the margins of a page without head band."""
    form = stage.form
    return stage.box.inset(form.pad, form.px(30, 14, 40))


def titled(stage: Stage, words: str, box: Box) -> Box:
    """Write the title of a page and give the room below."""
    form = stage.form
    kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(54, 42, 62), form.px(38, 32, 46), 1.04)
    used = stage.builder.text(words, kind, stage.look.ink, box, most=form.of(1, 1, 2))
    return box.trim(top=used.bottom - box.y + form.px(24, 16, 28))


def foot_height(stage: Stage, count: int) -> int:
    """Measure the foot with so many ways on, and the room above it."""
    form = stage.form
    rows = -(-count // 2) if form.tall else 1
    return form.touch_answer * rows + round(form.gap * 1.3) * rows


def leaf(page: int, pages: int) -> TurnPage:
    """Give the effect of turning to the next page, from the last to the first."""
    return TurnPage((page + 1) % pages, "more")


def feet(stage: Stage, options: Sequence[Option[str]], page: int, pages: int) -> None:
    """Set the ways on at the foot, and with them what turns the page."""
    form = stage.form
    buttons: list[Button] = [
        (f"option:{option.key}", stage.words(option.words), stage.answered(option.key), option.icon) for option in options
    ]
    if pages > 1:
        buttons.insert(0, ("more", stage.say("screen-more-of", page=page + 1, pages=pages), leaf(page, pages), "next"))
    box = page_box(stage)
    area = box.bottom_part(foot_height(stage, len(buttons)) - round(form.gap * 1.3))
    columns = 2 if form.tall and len(buttons) > 1 else len(buttons)
    gap = form.gap
    rows = area.rows(-(-len(buttons) // columns), round(form.gap * 1.3))
    cells = [cell for row in rows for cell in row.columns(columns, gap)]
    kind = Type(FontFace.SANS_SEMIBOLD, form.letters(36, 30, 46), form.near_min, 1.04)
    for cell, (name, words, effect, icon) in zip(cells, buttons, strict=False):
        answer(stage, name, cell, words, effect, icon="" if form.small else icon, kind=kind)


def pages_of(count: int, at_once: int) -> int:
    """Count the pages that so many things take."""
    return max(1, -(-count // max(1, at_once)))


def title_of(stage: Stage, question: Choose[Any]) -> str:
    """Say what the page is about."""
    return stage.words(question.words)
