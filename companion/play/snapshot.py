"""What can be seen of a game at one moment: an unchanging picture of a session, for screen, terminal, ring and voice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.table.game import Game, Outcome, SeatScore
from companion.table.ledger import Entry, Value
from companion.table.phrase import Phrase
from companion.table.questions.announcement import Announcement
from companion.table.questions.kinds import Tell
from companion.table.questions.question import Question
from companion.table.record.differences import Difference
from companion.table.record.line import RowKind
from companion.table.seats import Seats
from companion.table.session import RepairPlan, Session
from companion.table.table import Place


@dataclass(frozen=True)
class Answered:
    """One answer given so far, at its step; for going back to it."""

    step: int
    question: Question[Any]
    value: Any


@dataclass(frozen=True)
class Snapshot:
    """A game as it stands; without a game, what is asked before one (which box, who plays).

    `refusal` is why the last act was refused; `changes` what the last undo, redo, repair or correction did to the ledger;
    `happened` what the last answer did to it;
    `stopped_at` the words of the question that an undo would have to pass though it showed something hidden;
    `plan` a repair that waits for the table's word; `trouble` a standing warning (the disk is full); `waiting` how many
    entries are only in memory.
    `about` is the box that the talk before a game is about.
    """

    game: Game | None
    step: int
    question: Question[Any] | None
    seats: Seats = field(default_factory=lambda: Seats(()))
    place: Place = field(default_factory=Place)
    scoreboard: tuple[SeatScore, ...] = ()
    outcome: Outcome | None = None
    announcements: tuple[Announcement, ...] = ()
    entries: Mapping[str, Entry] = field(default_factory=dict)
    values: Mapping[str, Value] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)
    facts: Mapping[str, Any] = field(default_factory=dict)
    history: tuple[Answered, ...] = ()
    can_undo: bool = False
    can_redo: bool = False
    mark: Any = None
    shown: Any = None
    refusal: Phrase | None = None
    changes: tuple[Difference, ...] = ()
    happened: tuple[Difference, ...] = ()
    stopped_at: Phrase | None = None
    plan: RepairPlan | None = None
    trouble: Phrase | None = None
    waiting: int = 0
    about: Game | None = None


@dataclass(frozen=True)
class Aside:
    """What the last act left to be said besides the new state; the fields are those of `Snapshot`."""

    refusal: Phrase | None = None
    changes: tuple[Difference, ...] = ()
    happened: tuple[Difference, ...] = ()
    stopped_at: Phrase | None = None
    plan: RepairPlan | None = None
    trouble: Phrase | None = None
    waiting: int = 0


NOTHING_ASIDE = Aside()


def passes(snapshot: Snapshot) -> bool:
    """Tell whether what is told goes on by itself; not where an undo led back to it, for then somebody wants to read it."""
    return isinstance(snapshot.question, Tell) and snapshot.question.passes and not snapshot.can_redo


def snapshot(session: Session, aside: Aside = NOTHING_ASIDE) -> Snapshot:
    """Take the picture."""
    table = session.table
    return Snapshot(
        game=session.game,
        seats=table.seats,
        step=session.step,
        question=session.question,
        place=table.place,
        scoreboard=session.game.scoreboard(table),
        outcome=session.outcome,
        announcements=tuple(announcement for announcement, _ in reversed(table.announcements)),
        entries=dict(table.ledger.entries),
        values=table.ledger.snapshot(),
        options=dict(table.options),
        facts=dict(table.facts),
        history=_history(session),
        can_undo=session.can_undo(),
        can_redo=session.can_redo(),
        mark=session.mark,
        shown=session.shown(),
        refusal=aside.refusal,
        changes=aside.changes,
        happened=aside.happened,
        stopped_at=aside.stopped_at,
        plan=aside.plan,
        trouble=aside.trouble,
        waiting=aside.waiting,
    )


def _history(session: Session) -> tuple[Answered, ...]:
    recent = session.history()[-40:]
    first = session.step - len(recent)
    return tuple(
        Answered(first + place, question, row.value) for place, (question, row) in enumerate(recent) if row.kind is RowKind.ANSWER
    )
