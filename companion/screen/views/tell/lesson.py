"""A step of a lesson: its picture, one thought in a sentence or two, and something to do; forward, back, chapters, stop."""

from __future__ import annotations

from companion.lessons.teach import NEXT, LessonStep
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type, fit
from companion.screen.widgets.basics import answer
from companion.screen.widgets.picture_place import picture_in
from companion.table.phrase import phrase


def show(stage: Stage, question: LessonStep) -> None:
    """Lay it out: the picture left (tall: above), the words beside it, the ways on at the foot."""
    form = stage.form
    box = stage.box.inset(form.pad, form.px(30, 14, 40))
    foot = box.bottom_part(_foot_height(stage))
    room = box.trim(bottom=foot.h + round(form.gap * 1.5))
    room = _progress(stage, question, room)
    if form.tall:
        area = room.top_part(form.px(0, 0, 400))
        words = room.trim(top=area.h + form.gap)
    else:
        area = room.left_part(form.px(600, 356, 0))
        words = room.trim(left=area.w + form.px(50, 24, 0))
    stage.builder.fill(area, stage.look.sheet)
    inner = stage.within(area.inset(form.px(18, 10, 16)), stage.look.sheet)
    picture_in(inner, question.picture, inner.box)
    _words(stage, question, words)
    _ways(stage, question, foot)


def _foot_height(stage: Stage) -> int:
    form = stage.form
    return form.touch_answer * (2 if form.tall else 1) + (round(form.gap * 1.3) if form.tall else 0)


def _progress(stage: Stage, question: LessonStep, box: Box) -> Box:
    """Write the chapter and how far the lesson is, as a line that grows; give the room below."""
    form, look = stage.form, stage.look
    kind = Type(FontFace.SANS_SEMIBOLD, form.letters(30, 28, 44), form.near_min, 1.1)
    row = box.top_part(round(kind.size * 1.2))
    count = f"{question.number}/{question.of}"
    width = fonts.width(count, kind.face, kind.size)
    stage.builder.text(
        stage.words(phrase(f"lesson-{question.chapter}")), kind, look.rubric, row.trim(right=width + form.gap), upright="middle"
    )
    stage.builder.text(count, kind, look.soft, row, align="right", upright="middle")
    line = Box(box.x, row.bottom + form.px(6, 4, 8), box.w, form.px(6, 5, 8))
    stage.builder.fill(line, look.rule)
    stage.builder.fill(line.left_part(box.w * question.number // question.of), look.edge)
    return box.trim(top=line.bottom - box.y + form.px(24, 12, 24))


def _words(stage: Stage, question: LessonStep, box: Box) -> None:
    form, look = stage.form, stage.look
    kind = Type(FontFace.SERIF, form.letters(46, 38, 58), form.px(30, 28, 42), 1.18)
    do = stage.words.maybe(question.words, "do")
    bold = Type(FontFace.SERIF_SEMIBOLD, form.letters(42, 36, 54), form.px(30, 28, 42), 1.12)
    lower = fit(do, bold, box.w - form.px(32, 24, 36), 3).height + form.px(24, 12, 24) if do else 0
    with stage.builder.group("prompt"):
        used = stage.builder.text(stage.words(question.words), kind, look.ink, box.trim(bottom=lower), most=9)
    if do:
        spot = Box(box.x, used.bottom + form.px(20, 10, 20), box.w, lower)
        bar = form.px(6, 6, 8)
        written = stage.builder.text(do, bold, look.rubric, spot.trim(left=bar + form.px(26, 18, 28)), most=3)
        stage.builder.fill(Box(spot.x, written.y, bar, written.h), look.rubric)


def _ways(stage: Stage, question: LessonStep, foot: Box) -> None:
    """Set what leads on widest and first; the others beside (tall: below) it."""
    form = stage.form
    gap = round(form.gap * 1.3)
    first, *others = sorted(question.options, key=lambda option: option.key != NEXT)
    if form.tall:
        upper, lower = foot.rows(2, gap)
        cells = (upper, *lower.columns(len(others), gap))
    else:
        width = form.px(330, 216, 0)
        cells = (foot.left_part(width), *foot.trim(left=width + gap).columns(len(others), gap))
    kind = Type(FontFace.SANS_SEMIBOLD, form.letters(36, 32, 44), form.px(26, 26, 38), 1.04)
    for cell, option in zip(cells, (first, *others), strict=True):
        main = option is first
        off = stage.words(option.off) if option.off else ""
        style = styles.answer(form) if main else kind
        answer(stage, f"option:{option.key}", cell, stage.words(option.words), stage.answered(option.key), off=off, kind=style)


VIEW = View(show, board=False, head=False)
