"""What is told without rows: the prompt with its second line, the first-game layer, and a picture as large as there is room."""

from __future__ import annotations

from companion.screen.page.builder import PageBuilder
from companion.screen.page.stage import Stage
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.widgets.basics import asked_by, head_fits, hint, prompt, question_head
from companion.screen.widgets.explanation import explanation, has_explanation
from companion.screen.widgets.picture_place import large_picture, picture, picture_below, picture_of, picture_spot
from companion.screen.widgets.subtitles import subtitle
from companion.table.questions.kinds import Tell
from companion.table.seats import Seat

MOST_LINES = 3
"""Of the prompt beside a large picture."""


def plain(stage: Stage, question: Tell, room: Box) -> None:
    """Lay it out: the picture at the right, on the tall screen below the words."""
    explains = stage.explain and has_explanation(stage, question.words)
    if stage.form.tall:
        _upright(stage, question, room, explains=explains)
    elif explains:
        _explained(stage, question, room)
    else:
        _with_picture(stage, question, room)


def _with_picture(stage: Stage, question: Tell, room: Box) -> None:
    large = large_picture(stage, question, room, lambda rest: _words_fit(stage, question, rest))
    if large is None and question.seat is not None and picture_of(stage, question.picture) is None:
        large = _whose(stage, question, question.seat, room)
    text = large or picture(stage, question, room)
    most = MOST_LINES if large else None
    hint(stage, question, _head(stage, question, text, most), most=most)


def _whose(stage: Stage, question: Tell, seat: Seat, room: Box) -> Box | None:
    """Draw the shield large where there is no picture, so that a glance tells whose it is; give the room left for the words."""
    side = min(room.h, room.w * 36 // 100)
    rest = room.trim(right=side + stage.form.gap * 2)
    if not _words_fit(stage, question, rest):
        return None
    stage.builder.shield(seat.colour, room.right_part(side).middle(side, side))
    return rest


def _whose_below(stage: Stage, question: Tell, room: Box) -> None:
    side = min(room.h, stage.form.px(0, 0, 360))
    if question.seat is not None and side >= stage.form.px(0, 0, 150):
        stage.builder.shield(question.seat.colour, room.middle(side, side))


def _explained(stage: Stage, question: Tell, room: Box) -> None:
    """Set the layer under the words; where not even its first part finds room beside the picture, it is left to the voice."""
    trial = _on_trial(stage)
    below = _above_the_layer(trial, question, room)
    if not _layer_height(stage, question, below):
        stage.builder.cramped = True
        _with_picture(stage, question, room)
        return
    stage.builder.cramped = not explanation(stage, question.words, _above_the_layer(stage, question, room))


def _above_the_layer(stage: Stage, question: Tell, room: Box) -> Box:
    """Draw words and picture; give the room for the layer: below the picture as broad as the page, else beside it."""
    text = picture(stage, question, room)
    below = hint(stage, question, _head(stage, question, text)).trim(top=stage.form.gap)
    beside = text.w < room.w and below.y < picture_spot(stage, room).bottom
    return Box(room.x, below.y, text.w if beside else room.w, room.bottom - below.y)


def _upright(stage: Stage, question: Tell, room: Box, *, explains: bool) -> None:
    """Set the layer (or while it speaks the voice's words in its place) and the picture one below the other."""
    gap = stage.form.gap
    below = hint(stage, question, _head(stage, question, room)).trim(top=gap)
    taken = _layer_height(stage, question, below) + gap if explains else 0
    if stage.subtitle or stage.state.said:
        subtitle(stage, below)
    elif explains:
        explanation(stage, question.words, below)
    if picture_of(stage, question.picture) is None:
        _whose_below(stage, question, below.trim(top=max(taken, stage.form.px(0, 0, 130))))
        return
    spoken = stage.form.px(0, 0, 130) if stage.subtitle or stage.state.said else 0
    rest = below.trim(top=max(taken, spoken))
    picture_below(stage, question, rest)
    stage.builder.cramped = taken <= gap and rest.h + spoken < stage.form.px(0, 0, 240)


def _layer_height(stage: Stage, question: Tell, room: Box) -> int:
    trial = _on_trial(stage)
    explanation(trial, question.words, room)
    return max((item.box.bottom for item in trial.builder.items), default=room.y) - room.y


def _words_fit(stage: Stage, question: Tell, room: Box) -> bool:
    """Tell whether prompt and second line find room beside a large picture."""
    trial = _on_trial(stage)
    if not head_fits(trial, question, room, most=MOST_LINES):
        return False
    head = question_head(trial, question, room, most=MOST_LINES)
    hinted = hint(trial, question, head) != head or not stage.words.maybe(question.words, "hint")
    return hinted and not trial.builder.faults


def _on_trial(stage: Stage) -> Stage:
    return stage._replace(builder=PageBuilder(stage.form, stage.look, stage.builder.own))


def _head(stage: Stage, question: Tell, room: Box, most: int | None = None) -> Box:
    """Write what is said; where it is too long for a prompt, in the letters of a rule and as many lines as there is room for."""
    if head_fits(stage, question, room, most=most):
        return question_head(stage, question, room, most=most)
    below = room.trim(top=asked_by(stage, question.seat, room).h)
    kind = styles.rule(stage.form)
    used = prompt(stage, stage.words(question.words), below, most=below.h // round(kind.least * kind.leading), kind=kind)
    return room.trim(top=used.bottom - room.y)
