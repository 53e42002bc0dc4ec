"""Spin: ring and disc fill the height; while the arrow turns only it and the lamps move. A real disc's number is entered."""

from __future__ import annotations

from companion.play.live import Turning
from companion.play.requests import SpinOrDraw
from companion.play.snapshot import Snapshot
from companion.screen.page.effects import Do, Enter
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.paint.text import fit
from companion.screen.pictures.disc import arrow, disc
from companion.screen.pictures.ring_drawing import DARK, ring
from companion.screen.views.ask import number, tens
from companion.screen.views.device.led import halves
from companion.screen.widgets.basics import Button, answer, answers, asked_by, hint, note, prompt
from companion.screen.widgets.subtitles import subtitle
from companion.screen.widgets.sums import sums
from companion.table.phrase import Phrase
from companion.table.questions.device_kinds import Sector, Spin
from companion.table.questions.kinds import Number

LINES = 3
"""So many lines a prompt has beside the disc; a longer one has one more, in smaller letters."""


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
    """Lay it out; of a real disc with many numbers, or one that nobody has drawn, only the number is asked."""
    by_hand = stage.entry is not None
    sectors = question.sectors or question.printed
    if by_hand and not (sectors and number.few(as_number(question))):
        number.show(stage, as_number(question))
        return
    round_box, words = halves(stage, 560, 372, 450)
    turning = stage.live if isinstance(stage.live, Turning) and not by_hand else None
    rests = turning is not None and turning.resting(stage.now)
    ring(stage.builder, round_box, DARK)
    disc(stage.builder, round_box, sectors, turning.rest.sector if turning is not None and rests else None)
    arrow(stage.builder, round_box, turning, stage.look.gilt)
    if turning is not None and not rests:
        stage.builder.busy = True
        stage.builder.wake_at(turning.began + turning.animation.seconds)
    if by_hand:
        _by_hand(stage.within(words), question, sectors)
    else:
        _words(stage.within(words), question, turning if rests else None, turns=turning is not None)


def _asked(stage: Stage, question: Spin, text: str) -> Box:
    """Write who spins and what is asked or has come of it; give the room below."""
    form, box = stage.form, stage.box
    top = box if form.tall else box.trim(top=form.px(50, 4, 0))
    who = asked_by(stage, question.seat, top)
    room = top.trim(top=who.h + form.px(16, 6, 10))
    usual = styles.prompt(form)
    fits = fit(text, usual, room.w, LINES).whole
    kind = usual if fits else usual._replace(size=usual.least, least=form.px(46, 34, 66))
    used = prompt(stage, text, room, most=LINES if fits else LINES + 1, kind=kind)
    return box.trim(top=used.bottom - box.y + form.unit)


def _by_hand(stage: Stage, question: Spin, sectors: tuple[Sector, ...]) -> None:
    """Lay out the numbers of the real disc as answers; the likeliest is the first stop, in its own place."""
    form = stage.form
    below = _asked(stage, question, stage.words(question.words))
    asked = as_number(question)
    values, gap = tens.values(asked), round(form.gap * 1.2)
    rows = -(-len(values) // number.ROW)
    high = min(form.px(96, 74, 108), (below.h - gap * (rows + 1)) // rows)
    area = below.bottom_part(rows * high + gap * (rows - 1))
    cells = [cell for row in area.rows(rows, gap) for cell in row.columns(min(number.ROW, len(values)), gap)]
    hint(stage, question, below.trim(bottom=area.h + gap), shield=False)
    likely = question.likely if question.likely is not None else sectors[0].number
    for place in sorted(range(len(values)), key=lambda place: values[place] != likely):
        answer(stage, f"value:{values[place]}", cells[place], str(values[place]), stage.answered(values[place]))


def _words(stage: Stage, question: Spin, rested: Turning | None, *, turns: bool) -> None:
    form, box = stage.form, stage.box
    result = None if rested is None else _result(stage, question, rested.number)
    below = _asked(stage, question, result or stage.words(question.words))
    foot = answers(
        stage, box if form.tall else box.trim(bottom=form.px(20, 0, 0)), _buttons(stage, question, rested, turns=turns)
    )
    taken = max(form.touch_answer, box.bottom - foot.y if form.tall else 0)
    below = below.trim(bottom=taken + form.gap)
    if rested is not None:
        sums(stage, question.counts, rested.number, below)
        return
    if question.house:
        written = note(stage, stage.say("screen-house-spinner"), below, most=3)
        below = below.trim(top=written.bottom - below.y)
    subtitle(stage, below.bottom_part(min(below.h, form.near * 3)))


def _result(stage: Stage, question: Spin, rested: int) -> str | None:
    """Say what the number means, where the game has words for it (`.rests` with the `number`)."""
    return stage.words.maybe(Phrase(question.id.replace(".", "-"), {**question.args, "number": rested}), "rests")


def _buttons(stage: Stage, question: Spin, rested: Turning | None, *, turns: bool) -> list[Button]:
    other: Button = ("other", stage.say("screen-other-number"), Enter(question.low, ""), "")
    if rested is not None:
        return [("done", stage.say("screen-go-on"), stage.answered(rested.number), ""), other]
    return [] if turns else [("throw", stage.say("screen-spin"), Do(SpinOrDraw(stage.snapshot.step)), ""), other]


def _counts(question: Spin) -> bool:
    return not question.sectors and not number.few(as_number(question))


VIEW = View(show, begin, evening=True, board=False, counts=_counts)
