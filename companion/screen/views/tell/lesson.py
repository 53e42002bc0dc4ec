"""A step of a lesson: its picture, one thought in a sentence or two, and something to do; forward, back, chapters, stop."""

from __future__ import annotations

from dataclasses import replace

from companion.rulebook.lessons.pictures import Picture
from companion.rulebook.lessons.teaching import NEXT, LessonStep
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.formats import Format
from companion.screen.paint.text import Block, Type, fit
from companion.screen.pictures.extent import extent_of
from companion.screen.widgets.basics import answer
from companion.screen.widgets.picture_place import picture_in, picture_of
from companion.table.phrase import phrase


def show(stage: Stage, question: LessonStep) -> None:
    """Lay it out: the picture left (tall: above), the words beside it, the ways on at the foot."""
    form = stage.form
    box = stage.box.inset(form.pad, form.px(30, 14, 40))
    foot = box.bottom_part(_foot_height(stage))
    room = box.trim(bottom=foot.h + round(form.gap * 1.5))
    room = _progress(stage, question, room)
    area, words = _places(stage, question, room)
    stage.builder.fill(area, stage.look.sheet)
    inner = stage.within(area.inset(form.px(18, 10, 16)), stage.look.sheet)
    picture_in(inner, question.picture, inner.box, filling=True)
    _words(stage, question, words)
    _ways(stage, question, foot)


def _places(stage: Stage, question: LessonStep, room: Box) -> tuple[Box, Box]:
    """Give picture and words their places: the picture as large as it can use while the words stay as large as they were."""
    form = stage.form
    usual, most, step = (
        (form.px(0, 0, 400), form.px(0, 0, 560), 16) if form.tall else (form.px(600, 356, 0), form.px(720, 470, 0), 16)
    )
    gap = form.gap if form.tall else form.px(50, 24, 0)
    found = picture_of(stage, question.picture)
    size = usual if found is None else min(most, _useful(stage, found, room))
    before = _fitted(stage, question, _cut(form, room, usual + gap))
    while size > usual and not _as_large(form, before, _fitted(stage, question, _cut(form, room, size + gap))):
        size -= step
    size = max(size, usual)
    return (room.top_part(size) if form.tall else room.left_part(size)), _cut(form, room, size + gap)


def _cut(form: Format, room: Box, size: int) -> Box:
    return room.trim(top=size) if form.tall else room.trim(left=size)


def _useful(stage: Stage, picture: Picture, room: Box) -> int:
    """Give how wide (tall: high) a picture is where the other side fills its place."""
    form = stage.form
    left, top, right, bottom = extent_of(stage, picture)
    across, down = 2 * form.px(18, 10, 16), 2 * form.px(18, 10, 16)
    aspect = (right - left) / (bottom - top)
    return round((room.w - across) / aspect) + down if form.tall else round((room.h - down) * aspect) + across


def _as_large(form: Format, before: Block, after: Block) -> bool:
    """Tell whether words are as large as before, or large enough."""
    return after.whole and after.size >= min(before.size, form.letters(42, 35, 54))


def _fitted(stage: Stage, question: LessonStep, box: Box) -> Block:
    kind, _ = _word_types(stage)
    lower, _, whole = _to_do(stage, question, box)
    thought = fit(stage.words(question.words), kind, box.w, 9, box.h - lower)
    return replace(thought, whole=thought.whole and whole)


def _word_types(stage: Stage) -> tuple[Type, Type]:
    """Give how the thought is set, and what is to be done."""
    form = stage.form
    kind = Type(FontFace.SERIF, form.letters(46, 38, 58), form.px(30, 28, 42), 1.18)
    return kind, Type(FontFace.SERIF_SEMIBOLD, form.letters(42, 36, 54), form.px(30, 28, 42), 1.12)


def _to_do(stage: Stage, question: LessonStep, box: Box) -> tuple[int, str, bool]:
    """Give what is to be done: how high it stands with the gap above it (0 where nothing is), its words, and whether they fit."""
    form, (_, bold) = stage.form, _word_types(stage)
    do = stage.words.maybe(question.words, "do") or ""
    if not do:
        return 0, do, True
    block = fit(do, bold, box.w - form.px(32, 24, 36), 3)
    return block.height + form.px(24, 12, 24), do, block.whole


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
    kind, bold = _word_types(stage)
    lower, do, _ = _to_do(stage, question, box)
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
