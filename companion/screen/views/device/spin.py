"""Spin: ring and disc fill the height; while the arrow turns only it and the lamps move. A real disc's number is entered."""

from __future__ import annotations

from companion.play.live import Turning
from companion.play.requests import SpinOrDraw
from companion.play.snapshot import Snapshot
from companion.screen.page.effects import Do, Enter
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import styles
from companion.screen.paint.text import Type
from companion.screen.pictures.disc import arrow, disc
from companion.screen.pictures.ring_drawing import DARK, ring
from companion.screen.views.ask import number
from companion.screen.views.device.led import halves
from companion.screen.widgets.basics import Button, answers, asked_by, note, prompt
from companion.screen.widgets.subtitles import subtitle
from companion.table.questions.device_kinds import Spin
from companion.table.questions.kinds import Number

FRAME = 1 / 40


def begin(_snapshot: Snapshot, question: Spin) -> int | None:
    """Begin with the device's disc if it has one, else with the first number of the real one."""
    return None if question.sectors else question.low


def as_number(question: Spin) -> Number:
    """Ask for the number of a real disc."""
    return Number(
        question.id, args=question.args, seat=question.seat, subject=question.subject, occurrence=question.occurrence,
        rules=question.rules, low=question.low, high=question.high, likely=question.likely,
    )  # fmt: skip


def show(stage: Stage, question: Spin) -> None:
    """Lay it out."""
    if stage.entry is not None:
        number.show(stage, as_number(question))
        return
    round_box, words = halves(stage, 560, 372, 450)
    turning = stage.live if isinstance(stage.live, Turning) else None
    rests = turning is not None and turning.resting(stage.now)
    ring(stage.builder, round_box, DARK)
    disc(stage.builder, round_box, question.sectors, turning.rest.sector if turning is not None and rests else None)
    where = 0.0 if turning is None else turning.animation.arrow(stage.now - turning.began)
    arrow(stage.builder, round_box, where, stage.look.gilt)
    if turning is not None and not rests:
        stage.builder.busy = True
        stage.builder.wake_at(stage.now + FRAME)
    _words(stage.within(words), question, turning, rests=rests)


def _words(stage: Stage, question: Spin, turning: Turning | None, *, rests: bool) -> None:
    form, box = stage.form, stage.box
    top = box if form.tall else box.trim(top=form.px(50, 4, 0))
    who = asked_by(stage, question.seat, top)
    used = prompt(stage, stage.words(question.words), top.trim(top=who.h + form.px(16, 6, 10)), most=form.of(3, 3, 3))
    foot = answers(
        stage, box if form.tall else box.trim(bottom=form.px(20, 0, 0)), _buttons(stage, question, turning, rests=rests)
    )
    taken = max(form.touch_answer, box.bottom - foot.y if form.tall else 0)
    below = box.trim(top=used.bottom - box.y + form.unit, bottom=taken + form.gap)
    if question.house:
        written = note(stage, stage.say("screen-house-spinner"), below, most=3)
        below = below.trim(top=written.bottom - below.y)
    if turning is not None and rests and below.h >= form.answer:
        kind = styles.giant(form)
        size = min(form.px(150, 110, 150), below.h)
        text = Type(kind.face, size, form.answer // 2, 1.0)
        stage.builder.text(
            str(turning.number), text, stage.look.gilt, below, align="centre" if form.tall else "left", upright="middle"
        )
    else:
        subtitle(stage, below.bottom_part(min(below.h, form.near * 3)))


def _buttons(stage: Stage, question: Spin, turning: Turning | None, *, rests: bool) -> list[Button]:
    other: Button = ("other", stage.say("screen-other-number"), Enter(question.low, ""), "")
    if turning is None:
        return [("throw", stage.say("screen-spin"), Do(SpinOrDraw(stage.snapshot.step)), ""), other]
    if not rests:
        return []
    return [("done", stage.say("screen-go-on"), stage.answered(turning.number), ""), other]


def _counts(question: Spin) -> bool:
    return not question.sectors and not number.few(as_number(question))


VIEW = View(show, begin, evening=True, board=False, counts=_counts)
