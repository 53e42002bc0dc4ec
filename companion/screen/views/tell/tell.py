"""Tell: the device says something, the table says that it is done or heard."""

from __future__ import annotations

from dataclasses import replace

from companion.screen.page.effects import Menu, Open, TurnPage
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.paint.formats import FormatShape
from companion.screen.paint.text import fit
from companion.screen.widgets.basics import Button, answer_height, answers, asked_by, hint, prompt, question_head
from companion.screen.widgets.explanation import explanation, has_explanation
from companion.screen.widgets.picture_place import picture, picture_below
from companion.screen.widgets.reasons import reasons, rows_that_fit
from companion.screen.widgets.subtitles import subtitle
from companion.table.questions.kinds import Tell

MOST_LINES = 3
HELP = Open(Menu())


def show(stage: Stage, question: Tell) -> None:
    """Lay it out: with reasons as a table, else the prompt with a picture and the first-game layer."""
    foot = stage.box.bottom_part(answer_height(stage))
    room = stage.box.trim(bottom=foot.h + stage.form.gap)
    if question.reasons:
        buttons = _reasoned(stage, question, room)
    elif _second_page(stage, question) and stage.layer.page == 1:
        explanation(stage, question.words, room)
        buttons = [_done(stage, question)]
    else:
        buttons = _plain(stage, question, room)
    _foot(stage, foot, buttons)


def _done(stage: Stage, question: Tell) -> Button:
    label = stage.words.maybe(question.words, "done") or stage.say("screen-go-on")
    return ("done", label, stage.answered(None), "check" if stage.words.has(question.words.id, "done") else "")


def _second_page(stage: Stage, question: Tell) -> bool:
    """Tell whether the layer follows as a second page: on the small screen, where there is no room for it."""
    return stage.form.small and stage.explain and has_explanation(stage, question.words)


def _plain(stage: Stage, question: Tell, room: Box) -> list[Button]:
    form = stage.form
    explains = stage.explain and has_explanation(stage, question.words)
    if form.tall:
        below = hint(stage, question, question_head(stage, question, room))
        if stage.subtitle or stage.state.said:
            subtitle(stage, below.trim(top=form.gap))
        elif explains:
            explanation(stage, question.words, below.trim(top=form.gap))
        else:
            picture_below(stage, question, below.trim(top=form.gap))
        return [_done(stage, question)]
    text = picture(stage, question, room)
    below = hint(stage, question, question_head(stage, question, text))
    if explains and not form.small:
        explanation(stage, question.words, Box(room.x, below.y, room.w, room.bottom - below.y).trim(top=form.gap))
    if _second_page(stage, question):
        return [("more", stage.say("screen-go-on"), TurnPage(1, "done"), "")]
    return [_done(stage, question)]


def _reasoned(stage: Stage, question: Tell, room: Box) -> list[Button]:
    """Lay out prompt and rows; where not all find room the deciding ones come first, and the rest on further pages.

    The confirming answer comes with the last page: nobody goes on past what was not seen.
    """
    form = stage.form
    below = _reasons_head(stage, question, room).trim(top=form.px(8, 4, 10))
    each = rows_that_fit(stage, below)
    if len(question.reasons) <= each:
        reasons(stage, question.reasons, below)
        return [_done(stage, question)]
    if form.tall:
        below = below.trim(bottom=form.touch_answer + round(form.gap * 1.3))
        each = rows_that_fit(stage, below)
    ordered = sorted(question.reasons, key=lambda reason: not reason.marked)
    count = -(-len(ordered) // each)
    page = min(stage.layer.page, count - 1)
    reasons(stage, tuple(ordered[page * each : (page + 1) * each]), below)
    label = stage.say("screen-more-of", page=page + 1, pages=count)
    last = page == count - 1
    more = ("more", label, TurnPage((page + 1) % count, "done" if page + 2 >= count else "more"), "next")
    return [_done(stage, question), more] if last else [more]


def _reasons_head(stage: Stage, question: Tell, room: Box) -> Box:
    """Write the heading in as few lines as its smallest size allows, to leave room for the rows."""
    form = stage.form
    words, usual = stage.words(question.words), styles.prompt(form)
    kind = replace(usual, size=min(usual.size, form.px(60, 46, 76)), least=min(usual.least, form.px(60, 37, 76)))
    if question.seat is not None and form.shape is FormatShape.WIDE:
        lines = 1 if fit(words, kind, room.w - form.px(114, 0, 0), 1).whole else 2
        return question_head(stage, question, room, most=lines)
    if question.seat is not None and not (form.small and question.seat.name in words):
        room = room.trim(top=asked_by(stage, question.seat, room).h)
    lines = next(count for count in (1, 2, 3) if count == MOST_LINES or fit(words, kind, room.w, count).whole)
    used = prompt(stage, words, room, most=lines, kind=kind)
    return room.trim(top=used.bottom - room.y)


def _foot(stage: Stage, foot: Box, buttons: list[Button]) -> None:
    """Set the answer right and the subtitle left of it; on the small screen the other way round.

    A short press goes on here, so that nobody reads how to do it; a long one is the way to help.
    """
    form = stage.form
    if form.tall:
        answers(stage, foot.trim(top=-foot.h - form.gap) if len(buttons) > 1 else foot, buttons, help_by=HELP)
        return
    before = len(stage.builder.targets)
    answers(stage, foot, buttons, align="left" if form.small else "right", help_by=HELP)
    taken = [target.box for target in stage.builder.targets[before:]]
    if form.small:
        left = max(box.right for box in taken) + form.gap * 2
        subtitle(stage, Box(left, foot.y, foot.right - left, foot.h))
    else:
        right = min(box.x for box in taken) - form.gap * 2
        subtitle(stage, Box(foot.x, foot.y, right - foot.x, foot.h))


VIEW = View(show, spare=lambda question, form: (form.small or form.tall) and bool(question.reasons))
