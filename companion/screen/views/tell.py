"""Tell: the device says something, the table says that it is done or heard."""

from __future__ import annotations

from companion.screen import styles
from companion.screen.box import Box
from companion.screen.effects import Turn
from companion.screen.explanation import explanation, has_explanation
from companion.screen.picture_place import picture
from companion.screen.reasons import reasons, rows_that_fit
from companion.screen.stage import Stage
from companion.screen.subtitles import subtitle
from companion.screen.views.view import View
from companion.screen.widgets import Button, answer_height, answers, asked_by, note, prompt, question_head
from companion.table.kinds import Tell


def show(stage: Stage, question: Tell) -> None:
    """Lay it out: with reasons as a table, else the prompt with a picture and the first-game layer."""
    foot = stage.box.bottom_part(answer_height(stage))
    room = stage.box.trim(bottom=foot.h + stage.form.gap)
    if question.reasons:
        buttons = _reasoned(stage, question, room)
    elif stage.form.small and stage.explain and stage.layer.page == 1:
        explanation(stage, question.words, room)
        buttons = [_done(stage, question)]
    else:
        buttons = _plain(stage, question, room)
    _foot(stage, foot, buttons)


def _done(stage: Stage, question: Tell) -> Button:
    label = stage.words.maybe(question.words, "done") or stage.say("screen-go-on")
    return ("done", label, stage.answered(None), "check" if stage.words.has(question.words.id, "done") else "")


def _plain(stage: Stage, question: Tell, room: Box) -> list[Button]:
    form = stage.form
    text = room
    if question.picture:
        text = picture(stage, question, room)
    below = question_head(stage, question, text)
    hint = stage.words.maybe(question.words, "hint")
    if hint:
        used = note(stage, hint, below.trim(top=form.unit))
        below = below.trim(top=used.bottom - below.y)
    explains = stage.explain and has_explanation(stage, question.words)
    if explains and not form.small and not (form.tall and stage.subtitle):
        left = Box(room.x, below.y, room.w, room.bottom - below.y)
        explanation(stage, question.words, left.trim(top=form.gap))
    elif form.tall and stage.subtitle:
        subtitle(stage, below.trim(top=form.gap))
    if explains and form.small:
        return [("more", stage.say("screen-go-on"), Turn(1, "done"), "")]
    return [_done(stage, question)]


def _reasoned(stage: Stage, question: Tell, room: Box) -> list[Button]:
    form = stage.form
    if question.seat is not None and not form.small:
        below = question_head(stage, question, room, most=form.of(1, 1, 2))
    else:
        if question.seat is not None:
            room = room.trim(top=asked_by(stage, question.seat, room).h)
        kind = styles.prompt(form)
        used = prompt(stage, stage.words(question.words), room, most=form.of(1, 1, 2), kind=kind)
        below = room.trim(top=used.bottom - room.y)
    below = below.trim(top=form.px(8, 4, 10))
    each = rows_that_fit(stage, below)
    ordered = sorted(question.reasons, key=lambda reason: not reason.marked) if len(question.reasons) > each else question.reasons
    first = stage.layer.page * each
    reasons(stage, tuple(ordered[first : first + each]), below)
    if len(question.reasons) <= each:
        return [_done(stage, question)]
    following = (stage.layer.page + 1) % -(-len(question.reasons) // each)
    return [_done(stage, question), ("more", stage.say("screen-more"), Turn(following, "done"), "next")]


def _foot(stage: Stage, foot: Box, buttons: list[Button]) -> None:
    """Set the answer right and the subtitle left of it; on the small screen the other way round."""
    form = stage.form
    if form.tall:
        answers(stage, foot.trim(top=-foot.h - form.gap) if len(buttons) > 1 else foot, buttons)
        return
    before = len(stage.leaf.targets)
    answers(stage, foot, buttons, align="left" if form.small else "right")
    taken = [target.box for target in stage.leaf.targets[before:]]
    if form.small:
        left = max(box.right for box in taken) + form.gap * 2
        subtitle(stage, Box(left, foot.y, foot.right - left, foot.h))
    else:
        right = min(box.x for box in taken) - form.gap * 2
        subtitle(stage, Box(foot.x, foot.y, right - foot.x, foot.h))


VIEW = View(show)
