"""The visible state of a game at one moment: an immutable snapshot of a session, for screen, terminal, ring and voice."""

from collections.abc import Mapping, Sequence
from dataclasses import field, fields
from functools import cached_property
from typing import Any, NamedTuple, overload

from companion.play.joining import can_join, list_waiting
from companion.play.stories import stories
from companion.rulebook import Rulebook, book_of
from companion.rulebook.likely import Occasion
from companion.table import differences, naming, unchanging, undo_history
from companion.table.draft import FOLLOWS
from companion.table.entry import Entry, Value
from companion.table.game import Game, Outcome, Preparable, SeatScore, Teaching
from companion.table.phrase import Argument, Phrase, phrase
from companion.table.questions.choreography import Choreography
from companion.table.questions.kinds import Row, Tally, Tell, find_alternatives
from companion.table.questions.question import Announcement, Illustration, Question
from companion.table.seats import Seat, Seats
from companion.table.session import Session
from companion.table.table import Place


@unchanging
class Answered:
    """One answer given so far, with its step, so that people can go back to it."""

    step: int
    question: Question[Any]
    value: Any
    place: Place = field(default_factory=Place)
    source: str = ""


class AnsweredSoFar(Sequence[Answered]):
    """The answers given so far, oldest first; each is built on access, as a game has hundreds and a page needs few.

    It holds only references to what never shrinks: the run's questions and places, and the newest entry of the linked list.
    """

    def __init__(self, session: Session) -> None:
        self._asked, self._places, self._newest = session.run.asked, session.run.places, session.newest

    @cached_property
    def _rows(self) -> list[undo_history.JournalRow]:
        return undo_history.rows_until(self._newest)

    @cached_property
    def _steps(self) -> list[int]:
        return [step for step, row in enumerate(self._rows) if row.kind is undo_history.RowKind.ANSWER]

    def __len__(self) -> int:
        """Count the answers."""
        return len(self._steps)

    @overload
    def __getitem__(self, index: int) -> Answered: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Answered, ...]: ...
    def __getitem__(self, index: int | slice) -> Answered | tuple[Answered, ...]:
        """Return one answer, or a tuple for a slice."""
        if isinstance(index, slice):
            return tuple(map(self._describe, self._steps[index]))
        return self._describe(self._steps[index])

    def _describe(self, step: int) -> Answered:
        row = self._rows[step]
        return Answered(step, self._asked[step], row.value, self._places[step], row.source)


@unchanging
class Drafted:
    """An open draft: the step at which it began, and how many later entries there are.

    `whole` says that all of them fit; `changes` are then the entries that would differ, `fallen` the answers no longer asked
    for, `recounted` the inferred answers with other values now. `against` is the answer that contradicts, `why` the
    reason, None if its question is no longer asked; `unfit` counts it and the later ones that will probably
    not fit either. With `corrects` it is a correction that moves further entries. `over` says why the game would be over, if so.
    """

    step: int
    rest: int
    whole: bool = False
    changes: tuple[differences.Difference, ...] = ()
    fallen: tuple[Answered, ...] = ()
    recounted: tuple[Answered, ...] = ()
    against: Answered | None = None
    why: Phrase | None = None
    unfit: int = 0
    corrects: bool = False
    over: Phrase | None = None

    @property
    def decides(self) -> bool:
        """Whether the table must decide on the draft now; else a question of the game is open."""
        return self.whole or self.against is not None


class CountedOtherwise(NamedTuple):
    """A row of a tally in which the table's number differs from the one that the device had noted."""

    row: Row
    noted: int
    counted: int


def list_counted_otherwise(question: Question[Any] | None, answer: Any) -> tuple[CountedOtherwise, ...]:
    """List the rows in which the table's number differs from the noted one."""
    if not isinstance(question, Tally):
        return ()
    noted = [(row, row.noted, answer[row.key]) for row in question.rows if row.noted is not None]
    return tuple(CountedOtherwise(row, before, now) for row, before, now in noted if before != now)


@unchanging(kw_only=True)
class Aside:
    """What to tell after the last act, besides the new state.

    `refusal` is why the last act was refused; `changes` what the last undo, redo, repair or correction did to the ledger;
    `answered` is the last answer, `happened` what it did to the ledger,
    `otherwise` the rows in it whose numbers differ from the noted ones (row, noted, counted);
    `stopped_at` the message about the question at which an undo stopped because it had revealed something;
    `noted` says what the last act did where no entry has changed;
    `choreography` shows what happened, if the game has something to show;
    `trouble` a standing warning (the disk is full); `waiting` how many
    entries are only in memory; `thinking` how long each colour has thought up to the last answer, in milliseconds.
    """

    refusal: Phrase | None = None
    changes: tuple[differences.Difference, ...] = ()
    answered: Answered | None = None
    happened: tuple[differences.Difference, ...] = ()
    otherwise: tuple[CountedOtherwise, ...] = ()
    noted: Phrase | None = None
    choreography: Choreography | None = None
    stopped_at: Phrase | None = None
    trouble: Phrase | None = None
    waiting: int = 0
    thinking: Mapping[str, int] = field(default_factory=dict)


NOTHING_ASIDE = Aside()
PREPARES = -7
"""The step of a question that one player answers beforehand: not a game's step, so that no game takes its answer."""


@unchanging
class Snapshot(Aside):
    """The state of a game, with what to tell after the last act; without a game, the question before one.

    `last_round` says that the round on the table is known to be the last.
    `about` is the box that the talk before a game is about; `draft` is set if only a draft of the game is shown.
    `overview` is what lies on the table for all to see, if the game draws it.
    `teaching` is what the box on the table teaches beside the game's own rules.
    `house` are the house rules that the table has agreed on.
    `waiting_to_join` are those who join as soon as the rulebook lets somebody in, `joins_now` whether it does now;
    `awaited` is how all sit from then on, if otherwise than now.
    `inferred` are the answers that the device has just given by itself, and that the table could give otherwise.
    `fixed` are the names of entries that only the script writes, `names` the game's names for its entries' values, by group.
    `foreseen` has, for each entry of a group in which usually one is true, what would change if it were switched.
    `ahead` is what players may answer beforehand and was not asked yet.
    While the game is taught, `page` counts the pages of its lesson that were answered.
    """

    game: Game | None
    step: int
    question: Question[Any] | None
    seats: Seats = field(default_factory=lambda: Seats(()))
    place: Place = field(default_factory=Place)
    scoreboard: tuple[SeatScore, ...] = ()
    teaching: Teaching | None = None
    overview: Illustration | None = None
    outcome: Outcome | None = None
    announcements: tuple[Announcement, ...] = ()
    entries: Mapping[str, Entry] = field(default_factory=dict)
    fixed: frozenset[str] = frozenset()
    foreseen: Mapping[str, tuple[differences.Difference, ...]] = field(default_factory=dict)
    values: Mapping[str, Value] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)
    house: tuple[str, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    history: Sequence[Answered] = ()
    inferred: tuple[Answered, ...] = ()
    waiting_to_join: tuple[Seat, ...] = ()
    joins_now: bool = False
    awaited: Seats | None = None
    can_undo: bool = False
    can_redo: bool = False
    mark: Any = None
    shown: Any = None
    last_round: bool = False
    about: Game | None = None
    draft: Drafted | None = None
    names: Mapping[str, naming.Named] = field(default_factory=dict)
    stories: Mapping[Seat, Phrase] = field(default_factory=dict)
    page: int | None = None
    ahead: tuple[Preparable, ...] = ()

    @property
    def seats_later(self) -> Seats:
        """How all sit as soon as the rulebook lets somebody in or change places."""
        return self.awaited or self.seats

    @property
    def book(self) -> Rulebook:
        """The rules of the game at this table, or of the box that the talk before a game is about; no rules without either."""
        game = self.game or self.about
        book = Rulebook({}, {}, {}) if game is None else book_of(game.folder, self.teaching)
        return book.restrict_to(self.options, len(self.seats) if self.game else 0)

    @property
    def occasion(self) -> Occasion:
        """What the table is asked, as looking up needs it."""
        asked = self.question
        return Occasion() if asked is None else Occasion(asked.rules, f"{asked.id}/{asked.subject}")

    @property
    def prepares(self) -> bool:
        """Whether the question is one that its player answers beforehand, and not the one that the table is asked."""
        return self.step == PREPARES


def passes(snapshot: Snapshot) -> bool:
    """Return whether a message passes by itself; not if an undo led back to it, as then somebody wants to read it."""
    return isinstance(snapshot.question, Tell) and snapshot.question.passes and not snapshot.can_redo


def find_silent(now: Snapshot) -> Answered | None:
    """Return the newest answer that the device gave by itself and that shows nowhere else: the question is for somebody else."""
    asked = now.question.seat if now.question is not None else None
    newest = now.inferred[0] if now.inferred else None
    shows = asked is not None and newest is not None and (newest.question.seat == asked or newest.value == asked.colour)
    return None if shows else newest


def whose(now: Snapshot, entry: Entry) -> Argument:
    """Name an entry's owner or place: the seat, the game's name for its key, or the key itself; "" for a single entry."""
    keys = now.names[entry.group].keys if entry.group in now.names else None
    where = keys(entry.place) if keys is not None and entry.place else entry.place
    if entry.seat is None or not where:
        return entry.seat or where
    return phrase("ledger-entry-of", entry=where, who=entry.seat)


def snapshot(session: Session, aside: Aside = NOTHING_ASIDE) -> Snapshot:
    """Build the snapshot of a session."""
    table = session.table
    return Snapshot(
        game=session.game,
        seats=table.seats,
        step=session.step,
        question=session.question,
        place=table.place,
        scoreboard=session.game.scoreboard(table),
        teaching=session.game.teaching(table) if session.game.teaching is not None else None,
        overview=session.game.overview(table) if session.game.overview is not None else None,
        outcome=session.outcome,
        announcements=tuple(announcement for announcement, _ in reversed(table.announcements)),
        entries=dict(table.ledger.entries),
        fixed=table.ledger.fixed,
        foreseen=differences.foresee(table.ledger),
        values=table.ledger.snapshot(),
        names=dict(table.ledger.names),
        stories=stories(session) if session.outcome is not None else {},
        options=dict(table.options),
        house=session.beginning.house,
        facts=dict(table.facts),
        history=AnsweredSoFar(session),
        inferred=_list_inferred(session),
        waiting_to_join=tuple(list_waiting(session)),
        joins_now=bool(can_join(session)),
        awaited=table.awaited,
        can_undo=session.can_undo(),
        can_redo=session.can_redo(),
        mark=session.mark,
        shown=session.find_shown(),
        last_round=session.game.last_round is not None and session.game.last_round(table),
        ahead=_list_preparable(session),
        **{one.name: getattr(aside, one.name) for one in fields(aside)},
    )


def _list_inferred(session: Session) -> tuple[Answered, ...]:
    """List the answers that the device has just given by itself although the table could answer otherwise, the newest first."""
    found, node, asked = list[Answered](), session.newest, session.run.asked
    while node is not None and node.row.source == FOLLOWS:
        step = node.depth - 1
        if node.row.kind is undo_history.RowKind.ANSWER and find_alternatives(asked[step], node.row.value):
            found.append(Answered(step, asked[step], node.row.value, session.run.places[step], FOLLOWS))
        node = node.parent
    return tuple(found)


def _list_preparable(session: Session) -> tuple[Preparable, ...]:
    """List what players may answer beforehand, without questions that are open or were asked already."""
    if session.game.ahead is None or session.outcome is not None:
        return ()
    return tuple(one for one in session.game.ahead(session.table) if not session.run.has_asked(one.question.identity))
