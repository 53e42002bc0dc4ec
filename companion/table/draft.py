"""A draft: an earlier answer is replaced or a forgotten one added, and all later entries are tried again after it.

An answer that followed from others is not a decision: a draft infers it again, and asks a person if it no longer follows.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.table.differences import Difference, differences
from companion.table.errors import NothingToUndo, ReplayMismatch, TableError
from companion.table.phrase import Phrase
from companion.table.questions.device_kinds import Hourglass, Spin
from companion.table.questions.kinds import Choose, Tell
from companion.table.questions.question import NOT_IMPLIED, Question
from companion.table.session import Session
from companion.table.table import Beginning, Table
from companion.table.unchanging import unchanging
from companion.table.undo_history import JournalRow, RowKind

FOLLOWS = "follows"
"""The source of answers that follow from others."""
PASSES = ("pass", "done", "nothing", "none", "no", "leave")
"""Keys of options with which a player does nothing, the plainest first."""
AHEAD = 12
"""The most entries that may be dropped at once because their questions are no longer asked."""


def infer_answer(question: Question[Any], table: Table) -> Any:
    """Return the answer that nobody need be asked for; NOT_IMPLIED where a person decides.

    The answer follows from what is known, or the seat's player has left and the seat passes wherever it may.
    """
    seat = question.seat
    if question.follows or seat is None or seat not in table.seats or table.left[seat] in {"", "others"}:
        return question.implied
    if not isinstance(question, Choose):
        return question.absent if table.empty(seat) else NOT_IMPLIED
    open_ = {str(option.key): option.key for option in question.options if option.off is None}
    return next((open_[key] for key in (question.absent, *PASSES) if key in open_), NOT_IMPLIED)


def follow_on(session: Session, lets_in: Callable[[Session], bool] = lambda _session: False) -> None:
    """Send all answers that follow, until a person is asked or the game is over; who waits to join comes before them."""
    while session.question is not None:
        if lets_in(session):
            continue
        answer = infer_answer(session.question, session.table)
        if answer is NOT_IMPLIED:
            break
        session.answer(answer, FOLLOWS)


@unchanging
class Later:
    """A later entry, with the question it answered (for a correction or announcement: the one that was open).

    `passed` says that the game passes it over, as only an earlier script has asked its question.
    """

    question: Question[Any]
    row: JournalRow
    passed: bool = False

    @property
    def minor(self) -> bool:
        """Whether nobody decided this entry: it confirms a message, or it is an answer that followed from others."""
        return self.row.kind is RowKind.ANSWER and (isinstance(self.question, Tell) or self.row.source == FOLLOWS)

    @property
    def cached(self) -> bool:
        """Whether the entry only records an inferred answer; not if this script asks what an earlier one inferred."""
        if not self.minor or isinstance(self.question, Tell):
            return False
        return self.question.follows or (
            isinstance(self.question, Choose) and str(self.row.value) in (self.question.absent, *PASSES)
        )


@unchanging
class Trial:
    """How far the later entries fit: a copy of the game at the point where they stop, the entries left, the entries dropped.

    `against` is the first entry that contradicts, None where all fit; `taken` counts those that fitted before it; `why` is the
    reason why its answer is refused, None where its question is no longer asked. With `asks` an answer that was inferred no
    longer follows, so the copy of the game asks a person.
    """

    session: Session
    rest: tuple[Later, ...]
    fallen: tuple[Later, ...]
    taken: int
    against: Later | None = None
    why: Phrase | None = None
    asks: bool = False


class Draft:
    """A copy of a game that stands before entry `step`; answers given here are inserted there.

    The game changes only when the draft is adopted. Raises `NothingToUndo` if the game has no such entry.
    """

    def __init__(self, base: Session, step: int) -> None:
        rows, history = base.rows(), base.history()
        if not 0 <= step < max(len(rows), 1):
            raise NothingToUndo(f"expected a step from 0 to {len(rows) - 1}, got {step}")
        self.base = base
        self.step = step
        self.session = base.branch(rows[:step])
        later = enumerate(history[step:], start=step)
        self.rest = tuple(Later(question, row, base.run.passes_over(at)) for at, (question, row) in later)
        self.fallen: tuple[Later, ...] = ()
        self._before: list[tuple[list[JournalRow], tuple[Later, ...], tuple[Later, ...]]] = []
        """The states before each act done here: the draft's entries, the later ones, and those dropped."""

    def begin_anew(self, beginning: Beginning, rows: list[JournalRow]) -> None:
        """Begin the game with this beginning, and try these entries after it; raises `SeatsRefused` or `TableError`.

        What those were asked who do not sit there any more falls away, and so does their part of what all were asked.
        """
        before, left = len(self.rest) - len(rows), {seat.colour for seat in beginning.seats}
        gone = {seat.colour for seat in self.session.table.seats} - left
        self.session = self.base.branch([])
        self.session.take(self.base.begin_row(beginning))
        kept = (replace(each, row=row) for each, row in zip(self.rest[before:], rows, strict=True))
        self.rest = tuple(each for later in kept if (each := _without_seats(later, gone)) is not None)

    def answer(self, value: object, source: str = "table", step: int | None = None) -> None:
        """Answer the question that is open here; raises what `Session.answer` raises."""
        before = self._find_standing()
        self.session.answer(value, source, step)
        self._before.append(before)

    def announce(self, name: str, colour: str | None = None) -> None:
        """Add an announcement that was forgotten; raises what `Session.announce` raises."""
        before = self._find_standing()
        self.session.announce(name, colour)
        self._before.append(before)

    def replace_answer(self, value: object, source: str = "table") -> None:
        """Replace the first later answer; raises `NothingToUndo` if that entry is not an answer, else as `Session.answer`."""
        if not self.rest or self.rest[0].row.kind is not RowKind.ANSWER:
            raise NothingToUndo(f"expected an answer at step {len(self.session.rows())}; found none")
        self.answer(value, source)
        self.rest = self.rest[1:]

    def leave_out(self) -> None:
        """Drop the first of the later entries."""
        self._before.append(self._find_standing())
        self.rest, self.fallen = self.rest[1:], (*self.fallen, self.rest[0])

    def go_to(self, trial: Trial) -> None:
        """Move the draft to where a trial stopped, to answer there again."""
        self._before.append(self._find_standing())
        self.stop_at(trial)

    def stop_at(self, trial: Trial) -> None:
        """Move the draft to where a trial stopped, as part of the last act: one undo takes back both."""
        self.session, self.rest, self.fallen = trial.session, trial.rest, trial.fallen

    def _find_standing(self) -> tuple[list[JournalRow], tuple[Later, ...], tuple[Later, ...]]:
        return self.session.rows(), self.rest, self.fallen

    @property
    def can_undo(self) -> bool:
        """Whether something was done here."""
        return bool(self._before)

    def undo(self) -> None:
        """Take back the last act done here; raises `NothingToUndo` at the draft's beginning."""
        if not self._before:
            raise NothingToUndo("expected an answer in this draft to take back; it has none yet")
        rows, self.rest, self.fallen = self._before.pop()
        self.session = self.base.branch(rows)

    def try_later(self) -> Trial:
        """Try all later entries after those that stand here."""
        # Try twice: the open question might be the next turn of a later entry's question, or the questions of the entries before
        # its own are no longer asked. The first is right after something was added, the second after something was removed.
        trial = _Attempt(self, jumps=False).run()
        if trial.against is None and trial.fallen == self.fallen:
            return trial
        other = _Attempt(self, jumps=True).run()
        return min(trial, other, key=lambda one: (one.against is not None, -one.taken if one.against else 0, len(one.fallen)))

    def asks_something_new(self, trial: Trial) -> bool:
        """Return whether a trial stops at a question that no later entry answers, so that a person must be asked."""
        asked = trial.session.question
        if trial.against is None or trial.why is not None or asked is None:
            return False
        return not any(_is_same_turn(later.row.question, asked.identity) for later in trial.rest)

    def count_unfit(self) -> int:
        """Count the later entries that do not fit, if people answer as plainly as they can what is asked in their place."""
        return _Attempt(self, jumps=True).count_unfit()

    def changes(self, trial: Trial) -> tuple[Difference, ...]:
        """List the entries whose values would differ from the present game."""
        left = self.base.table.ledger
        return differences(left.snapshot(), trial.session.table.ledger, left)

    def list_recounted(self, trial: Trial) -> tuple[Later, ...]:
        """List the inferred answers whose values differ from those in the present game, with their new values."""
        before = {row.question: row for _, row in self.base.history() if row.source == FOLLOWS}
        return tuple(
            Later(question, row)
            for question, row in trial.session.history()
            if row.source == FOLLOWS
            and row.question in before
            and reread_answer(question, before[row.question]) != reread_answer(question, row)
        )


def mend(session: Session, step: int, value: object, *, cut: bool = False, source: str = "table") -> tuple[Difference, ...]:
    """Replace the answer of a step and return what changes.

    Raises `AnswerRejected` where its question does not take this answer, `ReplayMismatch` where a later answer contradicts; with
    `cut` the game instead goes on before that later answer, and undo brings the old line back.
    """
    draft = Draft(session, step)
    draft.replace_answer(value, source)
    trial = draft.try_later()
    if trial.against is not None and not cut:
        row, asked = trial.against.row, trial.session.question
        open_ = asked.identity if asked is not None else ""
        raise ReplayMismatch(row.step, row.question, open_, "the later answer no longer fits")
    return session.rewrite(trial.session.rows(), source)


def _without_seats(later: Later, gone: set[str]) -> Later | None:
    """Return an entry without what it says of these colours; None if it says nothing else."""
    value, seat = later.row.value, later.question.seat
    if later.row.kind is RowKind.ANSWER and seat is not None and seat.colour in gone:
        return None
    if later.row.kind is RowKind.ANNOUNCE and value.get("seat") in gone:
        return None
    if later.row.kind is RowKind.CORRECT:
        value = {name: each for name, each in value.items() if not gone.intersection(name.split("."))}
    elif later.row.kind is RowKind.JOIN:
        value = {**value, "seats": [each for each in value["seats"] if each["colour"] not in gone]}
    elif isinstance(value, Mapping):
        value = {key: each for key, each in value.items() if key not in gone}
    elif isinstance(value, list | tuple):
        value = [each for each in value if not isinstance(each, str) or each not in gone]
    same = isinstance(value, list) and tuple(value) == tuple(later.row.value)
    return later if same or value == later.row.value else replace(later, row=later.row._replace(value=value))


class _Attempt:
    """One attempt to replay a draft's later entries after its own; with `jumps` it first looks for the open question's answer."""

    def __init__(self, draft: Draft, *, jumps: bool) -> None:
        self.session = draft.session.branch(draft.session.rows())
        self.rest, self.fallen, self.jumps = draft.rest, draft.fallen, jumps
        self.taken = 0

    def run(self) -> Trial:
        """Go on until all entries fit, one contradicts, or a person must be asked for an answer that was inferred before."""
        while self.rest:
            later, asked = self.rest[0], self.session.question
            try:
                if later.cached and asked is not None and _is_same_turn(later.row.question, asked.identity):
                    # Infer the answer again; if it no longer follows, a person is asked
                    answer = infer_answer(asked, self.session.table)
                    if answer is NOT_IMPLIED:
                        return self._end(later, asks=True)
                    if later.row.question == asked.identity and asked.read(answer) == reread_answer(asked, later.row):
                        self.session.take(later.row)
                    else:
                        self.session.answer(answer, FOLLOWS)
                if later.cached or (later.minor and asked is None):
                    self.rest = self.rest[1:]
                elif asked is None or not self._step(asked, later):
                    return self._end(later)
            except TableError as refused:
                self.session = self.session.branch(self.session.rows())
                cause = refused.__cause__ if isinstance(refused, ReplayMismatch) else refused
                return self._end(later, getattr(cause, "reason", None))
        follow_on(self.session)
        return self._end()

    def count_unfit(self) -> int:
        """Go on without each entry that does not fit, as far as that is possible, and count them."""
        count = 0
        while (trial := self.run()).against is not None:
            count, self.rest, asked = count + 1, self.rest[1:], self.session.question
            if asked is None or not (trial.asks or trial.why is not None):
                continue
            if (answer := answer_plainly(asked)) is None:
                break
            self.session.answer(answer, FOLLOWS)
        return count

    def _end(self, against: Later | None = None, why: Phrase | None = None, *, asks: bool = False) -> Trial:
        rest = self.rest[1:] if asks else self.rest
        return Trial(self.session, rest, self.fallen, self.taken, against, why, asks)

    def _step(self, asked: Question[Any], later: Later) -> bool:
        """Take an entry, send an inferred answer, or drop entries no longer asked for; return whether one was possible."""
        row = later.row
        follows = infer_answer(asked, self.session.table)
        if row.question == asked.identity and follows is not NOT_IMPLIED and reread_answer(asked, row) is NOT_IMPLIED:
            self._drop(1)
            self.session.answer(follows, FOLLOWS)
        elif row.question != asked.identity and self.session.table.facts.get(later.question.fact) is not None:
            self._drop(1)  # a printed fact that is known by now
        elif row.kind is not RowKind.ANSWER or row.question == asked.identity or later.passed:
            self._take(later, row)
        elif self.jumps and (gone := _count_gone(asked, self.rest)):
            self._drop(gone)
        elif _is_same_turn(row.question, asked.identity) or _is_for_whoever(asked, later):
            self._take(later, row._replace(question=asked.identity))
        elif follows is not NOT_IMPLIED or isinstance(asked, Tell):
            self.session.answer(None if follows is NOT_IMPLIED else follows, FOLLOWS)
        elif gone := _count_gone(asked, self.rest) or later.minor:
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


def answer_plainly(question: Question[Any]) -> Any:
    """Return the choice with which a player does least, else the first one; None where nothing can be chosen."""
    open_ = [option.key for option in question.options if option.off is None] if isinstance(question, Choose) else []
    return next((key for key in (*PASSES, *open_) if key in open_), None)


def reread_answer(asked: Question[Any], row: JournalRow) -> Any:
    """Read an entry's answer for this question; NOT_IMPLIED if the question refuses it."""
    try:
        return asked.reread(row.value)
    except TableError:
        return NOT_IMPLIED


def _is_same_turn(one: str, other: str) -> bool:
    """Return whether two identities name the same question in the same round, however often it was asked before."""
    (one_id, _, one_turn), (other_id, _, other_turn) = one.partition("#"), other.partition("#")
    first, second = one_turn.split("."), other_turn.split(".")
    return one_id == other_id and len(first) == len(second) and (len(first) == 1 or first[0] == second[0])


def _is_for_whoever(asked: Question[Any], later: Later) -> bool:
    """Return whether the two questions differ only in who is asked, and nobody decides: a message, a spin or an hourglass."""
    before = later.question
    if asked.id != before.id or later.row.kind is not RowKind.ANSWER:
        return False
    if isinstance(asked, Tell):
        return isinstance(before, Tell)
    return isinstance(asked, Spin | Hourglass) and (asked.subject, asked.occurrence) == (before.subject, before.occurrence)


def _count_gone(asked: Question[Any], rest: tuple[Later, ...]) -> int:
    """Count the entries before the one that answers the open question; 0 if none of the next `AHEAD` does."""
    answered = (place for place, later in enumerate(rest[:AHEAD]) if later.row.question == asked.identity)
    return next((place for place in answered if rest[place].row.kind is RowKind.ANSWER), 0)
