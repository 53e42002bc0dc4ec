"""Tells that go on by themselves: after they were said, and no sooner than they can be read."""

from __future__ import annotations

from companion.play.acts import Answer
from companion.play.snapshot import Snapshot, passes
from companion.table.questions.kinds import Tell
from companion.words import Words

LEAST, A_ROW, SIGNS_A_SECOND = 4.0, 1.5, 12.0
"""Seconds that a tell stands at least, and a row of its reasons besides; and how fast a child reads it."""


class Passing:
    """Waits with a tell that passes. All times are seconds of one clock; a page laid over the tell stops the waiting."""

    def __init__(self) -> None:
        self._step: int | None = None
        self._until = 0.0

    def begin(self, snapshot: Snapshot, words: Words, now: float) -> None:
        """Take a snapshot; what is told in it, in these words, is to be read."""
        told, self._step = snapshot.question, None
        if isinstance(told, Tell) and passes(snapshot):
            self._step = snapshot.step
            self._until = now + max(LEAST, len(words(told.words)) / SIGNS_A_SECOND) + A_ROW * len(told.reasons)

    def due(self, now: float, *, held: bool) -> Answer | None:
        """Give the answer once it is time; `held` says that it is still spoken, or that something lies over it."""
        if self._step is None or held or now < self._until:
            return None
        step, self._step = self._step, None
        return Answer(None, step, "device")
