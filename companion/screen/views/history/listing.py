"""A list: a plate for each line with its note below, in one column or two, and the ways on at the foot."""

from __future__ import annotations

from companion.play.own_questions import ListPage
from companion.screen.page.plates import plate
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type, fit
from companion.screen.views.history.paging import feet, foot_height, page_box, pages_of, title_of, titled
from companion.table.questions.kinds import Option


def show(stage: Stage, question: ListPage) -> None:
    """Lay it out."""
    form = stage.form
    lines = [option for option in question.options if option.key not in question.tools]
    tools = [option for option in question.options if option.key in question.tools]
    box = titled(stage, title_of(stage, question), page_box(stage))
    room = box.trim(bottom=foot_height(stage, len(tools) + 1))
    high, gap, columns = form.px(92, 70, 112), form.px(14, 8, 16), form.of(2, 2, 1)
    down = max(1, (room.h + gap) // (high + gap))
    pages = pages_of(len(lines), down * columns)
    page = stage.layer.page % pages
    shown = lines[page * down * columns :][: down * columns]
    area = room.top_part(down * high + (down - 1) * gap)
    cells = [cell for row in area.rows(down, gap) for cell in row.columns(columns, form.px(22, 14, 0))]
    for cell, option in zip(cells, shown, strict=False):
        _line(stage, question, cell, option)
    feet(stage, tools, page, pages)


def _line(stage: Stage, question: ListPage, box: Box, option: Option[str]) -> None:
    form = stage.form
    name = f"option:{option.key}"
    focused = stage.stop(name, box, stage.answered(option.key))
    with stage.builder.group(name):
        tint = plate(stage, box, focused=focused)
        inner = box.inset(form.px(18, 12, 20), form.px(6, 4, 8))
        kind = Type(FontFace.SANS_SEMIBOLD, form.letters(36, 28, 44), form.near_min, 1.04)
        if option.seat is not None:
            side = min(inner.h, form.px(56, 44, 66))
            stage.builder.shield(option.seat.colour, Box(inner.x, inner.centre[1] - side // 2, side, side))
            inner = inner.trim(left=side + form.px(16, 10, 16))
        note = question.notes.get(option.key)
        words = stage.words(option.words)
        if note is None:
            stage.builder.text(words, kind, tint.ink, inner, upright="middle")
            return
        upper, lower = inner.top_part(round(inner.h * 0.54)), inner.bottom_part(round(inner.h * 0.46))
        stage.builder.text(_cut(words, kind, upper.w), kind, tint.ink, upper, upright="middle")
        near = styles.near(form)
        near = Type(near.face, near.size, near.least, 1.0)
        stage.builder.text(_cut(stage.words(note), near, lower.w), near, tint.soft, lower, upright="middle")


def _cut(words: str, kind: Type, width: int) -> str:
    """Shorten a line that is too long even in small letters: who played is shown whole on the page behind it."""
    while not fit(words, kind, width, 1).whole and len(words) > 1:
        words = f"{words[:-2].rstrip(' ,·')}…"
    return words


VIEW = View(show, board=False, head=False)
