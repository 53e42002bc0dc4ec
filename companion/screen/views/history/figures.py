"""Lines of figures: what it is about at the left, a shield before it, the figures at the right, a share as a bar below."""

from __future__ import annotations

from companion.play.own_questions import FiguresLine, FiguresPage
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type, fit
from companion.screen.views.history.paging import feet, foot_height, page_box, pages_of, title_of, titled


def show(stage: Stage, question: FiguresPage) -> None:
    """Lay it out; a heading never stands alone at the foot of a column."""
    form = stage.form
    box = titled(stage, title_of(stage, question), page_box(stage))
    hint = stage.words.maybe(question.words, "hint")
    room = box.trim(bottom=foot_height(stage, len(question.options) + 1))
    if hint and not question.lines:
        kind = Type(FontFace.SERIF, form.letters(46, 36, 56), form.px(34, 28, 40), 1.2)
        stage.builder.text(hint, kind, stage.look.ink, room, most=form.of(5, 7, 9))
    columns = form.of(2, 1, 1)
    high = form.px(58, 50, 100)
    down = max(1, room.h // high)
    parts = _parted(question.lines, down)
    pages = pages_of(len(parts), columns)
    page = stage.layer.page % pages
    cells = room.columns(columns, form.px(60, 0, 0))
    for cell, lines in zip(cells, parts[page * columns :][:columns], strict=False):
        for row, line in zip(cell.top_part(down * high).rows(down, 0), lines, strict=False):
            _line(stage, row, line)
    feet(stage, question.options, page, pages)


def _parted(lines: tuple[FiguresLine, ...], down: int) -> list[list[FiguresLine]]:
    """Cut the lines into columns."""
    parts: list[list[FiguresLine]] = [[]]
    for number, line in enumerate(lines):
        alone = line.heads and len(parts[-1]) == down - 1 and number + 1 < len(lines)
        if len(parts[-1]) >= down or (alone and parts[-1]):
            parts.append([])
        parts[-1].append(line)
    return parts


def _line(stage: Stage, row: Box, line: FiguresLine) -> None:
    form, look = stage.form, stage.look
    kind = Type(FontFace.SANS_SEMIBOLD, form.letters(32, 28, 40), form.near_min, 1.0)
    if line.heads:
        serif = Type(FontFace.SERIF_SEMIBOLD, form.letters(36, 31, 46), form.near_min, 1.0)
        stage.builder.text(stage.words(line.words), serif, look.rubric, row, upright="bottom")
        return
    box = row.inset(0, form.px(5, 4, 6))
    if line.colour:
        side = min(box.h, form.px(44, 38, 56))
        stage.builder.shield(line.colour, Box(box.x, box.y + (box.h - side) // 2, side, side))
        box = box.trim(left=side + form.px(12, 10, 14))
    if line.share is not None:
        _bar(stage, box, line.share)
        box = box.trim(bottom=form.px(0, 0, 10))
    near = Type(FontFace.SANS, form.letters(30, 27, 36), form.near_min, 1.0)
    figures = stage.words(line.figures) if line.figures is not None else ""
    if form.tall and figures:
        upper, box = box.rows(2, 0)
        stage.builder.text(figures, near, look.soft, box, upright="middle")
        stage.builder.text(_cut(stage.words(line.words), kind, upper.w), kind, look.ink, upper, upright="middle")
        return
    width = min(fit(figures, near, box.w, 1).width, round(box.w * 0.62)) if figures else 0
    if figures:
        stage.builder.text(figures, near, look.ink, box.right_part(width), align="right", upright="middle")
    words = box.trim(right=width + (form.gap if width else 0))
    stage.builder.text(_cut(stage.words(line.words), kind, words.w), kind, look.ink, words, upright="middle")


def _cut(words: str, kind: Type, width: int) -> str:
    """Shorten a line that is too long even in small letters."""
    while not fit(words, kind, width, 1).whole and len(words) > 1:
        words = f"{words[:-2].rstrip(' ,·')}…"
    return words


def _bar(stage: Stage, box: Box, share: float) -> None:
    """Draw a share along the foot of its line; its figure stands above it."""
    thick = stage.form.px(6, 5, 7)
    foot = Box(box.x, box.bottom - thick + 2, box.w, thick)
    stage.builder.fill(foot, stage.look.rule)
    stage.builder.fill(foot.left_part(max(2, round(foot.w * min(1.0, share)))), stage.look.edge)


VIEW = View(show, board=False, head=False)
