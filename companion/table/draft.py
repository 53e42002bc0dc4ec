"""A draft: an earlier answer given anew, or something forgotten made up, and all that came after tried on it."""

from __future__ import annotations

import re
from typing import Any

from companion.table.differences import Difference, differences
from companion.table.errors import NothingToUndo, ReplayMismatch, TableError
from companion.table.line import JournalRow, RowKind
from companion.table.phrase import Phrase
from companion.table.questions.device_kinds import Hourglass, Spin
from companion.table.questions.kinds import Tell
from companion.table.questions.question import Question
from companion.table.session import Session
from companion.unchanging import unchanging

FOLLOWS = "follows"
"""The source of answers that follow from others."""
AHEAD = 12
"""Entries that may fall away at once because what they answer is asked no more."""


@unchanging
class Later:
    """An entry that came after: the question it answered (the open one, for a correction or announcement), and the entry."""

    question: Question[Any]
    row: JournalRow

    @property
    def minor(self) -> bool:
        """Whether nobody decided it: something told, or an answer that followed from others."""
        return self.row.kind is RowKind.ANSWER and (isinstance(self.question, Tell) or self.row.source == FOLLOWS)


@unchanging
class Trial:
    """How far the later entries fit: the game aside where they stop, those that are left, those that fell away.

    `against` is the first that contradicts, None where all fit; `taken` counts those that fitted before it; `why` is the
    reason why its answer is refused, None where its question is asked no more.
    """

    session: Session
    rest: tuple[Later, ...]
    fallen: tuple[Later, ...]
    taken: int
    against: Later | None = None
    why: Phrase | None = None


class Draft:
    """Stands before entry `step` of a game, aside. What is answered here comes between; nothing is changed until it is adopted.

    Raises `NothingToUndo` where there is no such entry.
    """

    def __init__(self, base: Session, step: int) -> None:
        rows, history = base.rows(), base.history()
        if not 0 <= step < len(rows):
            raise NothingToUndo(f"step {step} does not exist in this game")
        self.base = base
        self.step = step
        self.session = base.branch(rows[:step])
        self.rest = tuple(Later(question, row) for question, row in history[step:])
        self.fallen: tuple[Later, ...] = ()
        self._before: list[tuple[list[JournalRow], tuple[Later, ...], tuple[Later, ...]]] = []

    def answer(self, value: object, source: str = "table", step: int | None = None) -> None:
        """Answer the question that is open here; raises as `Session.answer`."""
        before = self._standing()
        self.session.answer(value, source, step)
        self._before.append(before)

    def announce(self, name: str, colour: str | None = None) -> None:
        """Make up something said unasked; raises as `Session.announce`."""
        before = self._standing()
        self.session.announce(name, colour)
        self._before.append(before)

    def instead(self, value: object, source: str = "table") -> None:
        """Give the first of the later answers anew; raises as `Session.answer`."""
        self.answer(value, source)
        self.rest = self.rest[1:]

    def leave_out(self) -> None:
        """Let the first of the later entries fall away."""
        self._before.append(self._standing())
        self.rest, self.fallen = self.rest[1:], (*self.fallen, self.rest[0])

    def go_to(self, trial: Trial) -> None:
        """Stand where a trial stopped, to answer there anew."""
        self._before.append(self._standing())
        self.session, self.rest, self.fallen = trial.session, trial.rest, trial.fallen

    def _standing(self) -> tuple[list[JournalRow], tuple[Later, ...], tuple[Later, ...]]:
        return self.session.rows(), self.rest, self.fallen

    @property
    def can_undo(self) -> bool:
        """Whether something was done here."""
        return bool(self._before)

    def undo(self) -> None:
        """Take back what was done here last; `NothingToUndo` at its beginning."""
        if not self._before:
            raise NothingToUndo("no answer was added to this draft yet")
        rows, self.rest, self.fallen = self._before.pop()
        self.session = self.base.branch(rows)

    def tried(self) -> Trial:
        """Try all that came after on what stands here."""
        # Try twice: what is asked is the next turn of a later answer, or the answers before its own are asked no more. After
        # something made up the one is right, after something taken away the other; the better one counts.
        trial = _Attempt(self.session.branch(self.session.rows()), self.rest, self.fallen, jumps=False).run()
        if trial.against is None and trial.fallen == self.fallen:
            return trial
        other = _Attempt(self.session.branch(self.session.rows()), self.rest, self.fallen, jumps=True).run()
        return min(trial, other, key=lambda one: (one.against is not None, -one.taken if one.against else 0, len(one.fallen)))

    def changes(self, trial: Trial) -> tuple[Difference, ...]:
        """Say what would stand differently from the game as it is."""
        left = self.base.table.ledger
        return differences(left.snapshot(), trial.session.table.ledger, left)


class _Attempt:
    """One attempt to put the later entries behind a game; one that `jumps` looks for the very answer first."""

    def __init__(self, session: Session, rest: tuple[Later, ...], fallen: tuple[Later, ...], *, jumps: bool) -> None:
        self.session, self.rest, self.fallen, self.jumps = session, rest, fallen, jumps
        self.taken = 0

    def run(self) -> Trial:
        """Go on until all fit, or one contradicts."""
        while self.rest:
            later = self.rest[0]
            try:
                went_on = self.session.question is not None and self._step(self.session.question, later)
            except TableError as refused:
                self.session = self.session.branch(self.session.rows())
                cause = refused.__cause__ if isinstance(refused, ReplayMismatch) else refused
                return self._end(later, getattr(cause, "reason", None))
            if not went_on:
                return self._end(later)
        return self._end()

    def _end(self, against: Later | None = None, why: Phrase | None = None) -> Trial:
        return Trial(self.session, self.rest, self.fallen, self.taken, against, why)

    def _step(self, asked: Question[Any], later: Later) -> bool:
        """Take an entry, answer what follows, or let fall away what is asked no more; tell whether any of it was possible."""
        row = later.row
        if row.kind is not RowKind.ANSWER or row.question == asked.identity or _skips(self.session, row):
            self._take(later, row)
        elif self.jumps and (gone := _gone(asked, self.rest)):
            self._drop(gone)
        elif _same_turn(row.question, asked.identity) or _whoever(asked, later):
            self._take(later, row._replace(question=asked.identity))
        elif asked.follows or isinstance(asked, Tell):
            self.session.answer(asked.implied if asked.follows else None, FOLLOWS)
        elif gone := _gone(asked, self.rest) or later.minor:
            self._drop(gone)
        else:
            return False
        return True

    def _take(self, later: Later, row: JournalRow) -> None:
        self.session.take(row)
        self.taken += not later.minor
        self.rest = self.rest[1:]

    def _drop(self, gone: int) -> None:
        self.fallen += tuple(each for each in self.rest[:gone] if not each.minor)
        self.rest = self.rest[gone:]


def _skips(session: Session, row: JournalRow) -> bool:
    return re.split(r"[@[#]", row.question, maxsplit=1)[0] in session.game.skippable


def _same_turn(one: str, other: str) -> bool:
    """Tell whether two identities differ only in how often it was asked before; a round is no such count."""
    (one_id, _, one_turn), (other_id, _, other_turn) = one.partition("#"), other.partition("#")
    first, second = one_turn.split("."), other_turn.split(".")
    return one_id == other_id and len(first) == len(second) and (len(first) == 1 or first[0] == second[0])


def _whoever(asked: Question[Any], later: Later) -> bool:
    """Tell whether only who is asked differs, and nobody decides: something told of others, or another hand on the arrow."""
    before = later.question
    if asked.id != before.id or later.row.kind is not RowKind.ANSWER:
        return False
    if isinstance(asked, Tell):
        return isinstance(before, Tell)
    return isinstance(asked, Spin | Hourglass) and (asked.subject, asked.occurrence) == (before.subject, before.occurrence)


def _gone(asked: Question[Any], rest: tuple[Later, ...]) -> int:
    """Count the entries before the one that answers what is asked; 0 where none near does."""
    answered = (place for place, later in enumerate(rest[:AHEAD]) if later.row.question == asked.identity)
    return next((place for place in answered if rest[place].row.kind is RowKind.ANSWER), 0)
