"""What the ring shows for a snapshot: whose turn it is, the sand, the arrow, and the signals that the game brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.play.snapshot import Snapshot
from companion.rulebook.lessons.lesson import Cue
from companion.rulebook.lessons.signals import RingSignal, Signal, signals_of
from companion.rulebook.lessons.teach import LessonStep
from companion.table.questions.device_kinds import Hourglass as HourglassQuestion
from companion.table.questions.device_kinds import Spin as SpinQuestion
from companion.table.questions.question import Question
from hardware.circle import chair
from hardware.colour import SEAT_LAMPS
from hardware.lights import Animation, Breath, Dark, Everybody, Glow, HourglassAnimation, Then
from hardware.signals import Attention, Crown, Flames, Sweep, Wrong
from hardware.spinner import Disc, SpinAnimation

KINDS: Mapping[RingSignal, Callable[..., Animation]] = {
    RingSignal.RISE: Attention,
    RingSignal.CROWN: Crown,
    RingSignal.FLAMES: Flames,
    RingSignal.SHAKE: Wrong,
    RingSignal.SWEEP: Sweep,
    RingSignal.GLOW: Glow,
}
"""The animation of each kind of signal; it takes a colour."""

CUES: Mapping[Cue, Animation] = {
    Cue.NONE: Dark(),
    Cue.EVERYBODY: Everybody(),
    Cue.SEAT: Breath(SEAT_LAMPS["blue"], chair(0, 4)),
    Cue.HOURGLASS: HourglassAnimation(20, 20),
    Cue.SPINNER: SpinAnimation(Disc.equal(4).rest(0.4)),
    Cue.ATTENTION: Attention(),
}
"""What the ring shows with a step of a lesson whose cue is none of the game's own signals."""


def animation_of(signal: Signal) -> Animation | None:
    """Make the animation of a signal; None for one that is only heard."""
    if signal.ring is None:
        return None
    kind = KINDS[signal.ring]
    return kind() if signal.colour is None else kind(signal.colour)


def lamps(snapshot: Snapshot) -> Animation:
    """Choose the animation of a snapshot in which nothing runs (the spinner's and hourglass's own are the runner's)."""
    asked = _asked(snapshot)
    return asked if snapshot.refusal is None else Then(Wrong(), asked)


def _asked(snapshot: Snapshot) -> Animation:
    if snapshot.question is None:
        return Dark() if snapshot.outcome is None else Crown()
    if isinstance(snapshot.question, LessonStep):
        return _cued(snapshot.question.cue)
    return _signalled(snapshot, snapshot.question) or _asking(snapshot, snapshot.question)


def _cued(cue: Cue | Signal) -> Animation:
    return CUES[cue] if isinstance(cue, Cue) else animation_of(cue) or Dark()


def _signalled(snapshot: Snapshot, question: Question[Any]) -> Animation | None:
    signal = signals_of(snapshot.game.folder).get(question.picture) if snapshot.game else None
    return None if signal is None else animation_of(signal)


def _asking(snapshot: Snapshot, question: Question[Any]) -> Animation:
    if isinstance(question, SpinQuestion | HourglassQuestion):
        return Attention()
    if question.seat is None or question.seat not in snapshot.seats:
        return Everybody()
    direction = chair(snapshot.seats.index(question.seat), len(snapshot.seats))
    return Breath(SEAT_LAMPS[question.seat.colour], direction)
