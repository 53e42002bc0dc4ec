"""What goes on by itself: tells that only inform, the arrow that the ring spins unasked, and a call to which all are silent."""

from __future__ import annotations

from companion.play.acts import Answer
from companion.play.live import Live, Turning
from companion.play.requests import SpinOrDraw
from companion.play.snapshot import Snapshot, passes
from companion.table.questions.device_kinds import Spin
from companion.table.questions.kinds import Choose, Tell
from companion.words import Words

LEAST, A_ROW, SIGNS_A_SECOND = 4.0, 1.5, 12.0
"""Seconds that a tell stands at least, and a row of its reasons besides; and how fast a child reads it."""
SUSPENSE, SHOWN = 1.0, 2.5
"""Seconds before the arrow turns by itself, and for which its number is shown."""
SILENCE = 12.0
"""Seconds after which nobody answers any more."""


class Passing:
    """Waits with what passes. All times are seconds of one clock; a page laid over the question stops the waiting."""

    def __init__(self) -> None:
        self._step: int | None = None
        self._spins = False
        self._silence = ""
        self._until = 0.0

    def begin(self, snapshot: Snapshot, words: Words, now: float) -> None:
        """Take a snapshot; what is told in it, in these words, is to be read."""
        question, self._step, self._spins, self._silence = snapshot.question, None, False, ""
        if isinstance(question, Tell) and passes(snapshot):
            self._step = snapshot.step
            self._until = now + max(LEAST, len(words(question.words)) / SIGNS_A_SECOND) + A_ROW * len(question.reasons)
        elif isinstance(question, Spin) and question.alone and not snapshot.can_redo:
            self._step, self._spins, self._until = snapshot.step, True, now + SUSPENSE
        elif isinstance(question, Choose) and question.silence and not snapshot.can_redo:
            self._step, self._silence, self._until = snapshot.step, question.silence, now + SILENCE

    def stir(self, now: float) -> None:
        """Note that somebody does or says something: silence begins anew."""
        if self._silence:
            self._until = now + SILENCE

    def due(self, now: float, live: Live | None, *, held: bool) -> Answer | SpinOrDraw | None:
        """Give what is to be done once it is time; `held` says that it is still spoken, or that something lies over it."""
        if held:
            self.stir(now)
        if self._step is None or held or now < self._until:
            return None
        if not self._spins:
            return self._answered(self._silence or None)
        if not isinstance(live, Turning):
            self._until = now + SUSPENSE
            return SpinOrDraw(self._step)
        return self._answered(live.number) if live.resting(now - SHOWN) else None

    def _answered(self, value: int | str | None) -> Answer:
        assert self._step is not None
        step, self._step = self._step, None
        return Answer(value, step, "device")
