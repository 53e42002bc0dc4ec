"""What the ring shows for a snapshot: whose turn it is, the sand, the arrow, a tumult, the crown."""

from __future__ import annotations

from typing import Any

from companion.lessons.lesson import Cue
from companion.lessons.teach import LessonStep
from companion.play.snapshot import Snapshot
from companion.table.questions.device_kinds import Hourglass as HourglassQuestion
from companion.table.questions.device_kinds import Spin as SpinQuestion
from companion.table.questions.question import Question
from hardware.circle import chair
from hardware.colour import SEAT_LAMPS
from hardware.lights import Animation, Breath, Dark, Everybody, HourglassAnimation, Then
from hardware.signals import Attention, Crown, Tumult, Wrong
from hardware.spinner import Disc, SpinAnimation

SIGNALS: dict[str, Animation] = {"tumult": Tumult(), "crown": Crown(), "attention": Attention()}
"""Signals by the name of a question's picture: the same event is drawn, lit and heard."""

CUES: dict[Cue, Animation] = {
    Cue.NONE: Dark(),
    Cue.EVERYBODY: Everybody(),
    Cue.SEAT: Breath(SEAT_LAMPS["blue"], chair(0, 4)),
    Cue.HOURGLASS: HourglassAnimation(20, 20),
    Cue.SPINNER: SpinAnimation(Disc.equal(4).rest(0.4)),
    Cue.CROWN: Crown(),
    Cue.ATTENTION: Attention(),
    Cue.TUMULT: Tumult(),
}
"""What the ring shows with a step of a lesson."""


def lamps(snapshot: Snapshot) -> Animation:
    """Choose the animation of a snapshot in which nothing runs (the spinner's and hourglass's own are the runner's)."""
    asked = _asked(snapshot)
    return asked if snapshot.refusal is None else Then(Wrong(), asked)


def _asked(snapshot: Snapshot) -> Animation:
    if snapshot.question is None:
        return Dark() if snapshot.outcome is None else Crown()
    return _asking(snapshot, snapshot.question)


def _asking(snapshot: Snapshot, question: Question[Any]) -> Animation:
    if isinstance(question, LessonStep):
        return CUES[question.cue]
    if question.picture in SIGNALS:
        return SIGNALS[question.picture]
    if isinstance(question, SpinQuestion | HourglassQuestion):
        return Attention()
    if question.seat is None or question.seat not in snapshot.seats:
        return Everybody()
    direction = chair(snapshot.seats.index(question.seat), len(snapshot.seats))
    return Breath(SEAT_LAMPS[question.seat.colour], direction)
