"""A session drives one game: answers in, questions out, every answer in the journal before anybody sees what follows."""

import gc
from collections.abc import Collection, Iterable, Mapping
from itertools import count
from typing import Any, Protocol

from companion.table.differences import Difference, differences
from companion.table.entry import Value
from companion.table.errors import (
    CorrectionRejected,
    NothingAsked,
    NothingToUndo,
    ReplayMismatch,
    ScriptFailed,
    StaleAnswer,
    TableError,
    UndoStopped,
)
from companion.table.game import Game, Invariant, Outcome
from companion.table.line import JournalRow, Line, Node, RowKind, rewriting
from companion.table.phrase import Phrase, phrase
from companion.table.questions.question import Question
from companion.table.run import Run
from companion.table.table import Beginning, Table, beginning_from, plain_beginning
from companion.unchanging import unchanging


class Log(Protocol):
    """Where a session writes its entries; `append` returns once they are safe."""

    @property
    def trouble(self) -> Exception | None:
        """Why entries wait in memory instead of being safe; None while all are."""

    def append(self, row: JournalRow) -> None:
        """Write one entry durably."""


class MemoryLog:
    """A log that keeps its rows in memory, for self-play and tests."""

    def __init__(self, rows: Iterable[JournalRow] = ()) -> None:
        self.rows = list(rows)
        self.trouble: Exception | None = None

    def append(self, row: JournalRow) -> None:
        """Keep one entry."""
        self.rows.append(row)


@unchanging
class Loss:
    """What of a game's entries cannot be replayed: how many rows and how many entries of their line hold, and the others.

    `unreadable` counts those that are not even known; `misfit` says why the first one does not hold.
    """

    rows: int
    keep: int
    dropped: tuple[JournalRow, ...]
    unreadable: int
    misfit: ReplayMismatch


class Session:
    """One game on its way. `step` counts the entries in force; an answer may name the step it was meant for."""

    def __init__(self, game: Game, beginning: Beginning, log: Log) -> None:
        self.game = game
        self.beginning = beginning
        self._log = log
        self._line = Line()
        self._recorded: dict[str, Any] = {}
        self.run = Run(game, beginning)

    @classmethod
    def begin(cls, game: Game, beginning: Beginning, log: Log) -> "Session":
        """Begin a new game: check seats and options, write its first entry. Raises `SeatsRefused`, `TableError`."""
        game.check(beginning.seats, beginning.options)
        session = cls(game, beginning, log)
        log.append(session._row(RowKind.BEGIN, plain_beginning(beginning), "table"))
        return session

    @classmethod
    def resume(cls, game: Game, rows: Iterable[JournalRow], log: Log) -> "Session":
        """Rebuild a game from its entries, in silence; `ReplayMismatch` where the script asks otherwise than recorded."""
        session, loss = cls.salvage(game, rows, log)
        if loss is not None:
            raise loss.misfit
        return session

    @classmethod
    def salvage(cls, game: Game, rows: Iterable[JournalRow], log: Log, unreadable: int = 0) -> "tuple[Session, Loss | None]":
        """Rebuild a game as far as its entries go, and say what is not in force; nothing is written until `cut`.

        So many entries after `rows` are `unreadable`. Raises `ReplayMismatch` where not even the beginning holds.
        """
        first, *later = rows
        try:
            session = cls(game, beginning_from(first.value), log)
        except (TableError, KeyError, TypeError, AttributeError, ValueError) as fault:
            raise ReplayMismatch(0, first.question, "", f"the first entry is not the beginning of a game: {fault!r}") from fault
        # Let the rows take effect on the line, then stand where they lead, or as far on the way as they hold
        known = 0
        misfit: ReplayMismatch | None = None
        for row in later:
            try:
                session._line.take(row)
            except NothingToUndo as beyond:
                misfit = ReplayMismatch(row.step, row.question, "", str(beyond))
                break
            session._remember(row)
            known += 1
        line = session._line.rows()
        session.run, broken = session._replay_as_far_as_it_fits(line)
        if unreadable and misfit is None:
            misfit = ReplayMismatch(len(line), "", "", f"{unreadable} entries cannot be read")
        misfit = broken or misfit
        if misfit is None:
            return session, None
        keep = len(session.run.asked)
        session._line.keep(keep)
        return session, Loss(1 + known, keep, (*line[keep:], *later[known:]), unreadable, misfit)

    def cut(self, loss: Loss, source: str = "table") -> None:
        """Go on from here, after `salvage`: what was lost stays in the journal and no longer counts."""
        self._log.append(self._row(RowKind.CUT, {"rows": loss.rows, "keep": loss.keep}, source))

    @property
    def question(self) -> Question[Any] | None:
        """The open question; None when the game is over."""
        return self.run.question

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.run.outcome

    @property
    def table(self) -> Table:
        """The table the script plays on; to look at, not to touch."""
        return self.run.table

    @property
    def step(self) -> int:
        """The number of entries in force."""
        return len(self._line)

    @property
    def mark(self) -> Any:
        """The last mark set since the last entry (seconds left, a half-entered reading); None where there is none."""
        return self._line.mark

    @property
    def newest(self) -> Node | None:
        """The newest entry in force, linked to those before it."""
        return self._line.head

    def rows(self) -> list[JournalRow]:
        """List the entries in force, oldest first."""
        return self._line.rows()

    def branch(self, rows: list[JournalRow]) -> "Session":
        """Play these entries aside; nothing of it is written. `ReplayMismatch` where they do not fit."""
        aside = Session(self.game, self.beginning, MemoryLog())
        aside.run.close()
        aside.run = self._replay(rows)
        for row in rows:
            aside._line.take(row)
        return aside

    def take(self, row: JournalRow) -> None:
        """Go on with an entry that is recorded already, aside."""
        self.run.replay(row)
        self._line.take(row)

    def rewrite(self, rows: list[JournalRow], source: str = "table") -> tuple[Difference, ...]:
        """Put these entries in the place of those in force; say what changes. `ReplayMismatch` where they do not fit."""
        for row in rows:
            self._remember(row)
        return self._change(RowKind.REWRITE, rewriting(self._line.rows(), rows), source, rows)

    def history(self) -> list[tuple[Question[Any], JournalRow]]:
        """List what was asked and recorded so far, oldest first."""
        return list(zip(self.run.asked, self._line.rows(), strict=True))

    def answer(self, value: object, source: str = "table", step: int | None = None) -> None:
        """Answer the open question: validate, send, then write; so only what the script took is ever written.

        Raises `AnswerRejected`, `StaleAnswer` where `step` is over, `NothingAsked` after the end, `ScriptFailed` where the
        script cannot go on with this answer. Whatever it raises, nothing has changed.
        """
        question = self.run.question
        if question is None:
            raise NothingAsked("the game is over")
        if step is not None and step != len(self._line):
            raise StaleAnswer(f"the answer is for step {step}, but the game is at step {len(self._line)}")
        answer = question.read(value)
        row = JournalRow(RowKind.ANSWER, len(self._line), question.identity, answer, source, self.game.version)
        try:
            self.run.answer(answer)
            self._log.append(row)
        except BaseException:
            self._rebuild()
            raise
        self._line.take(row)
        if question.reveals:
            self._recorded[row.question] = answer

    def shown(self) -> Any:
        """Give what the open Spin or Draw showed before an undo; it comes back unchanged. None where nothing was shown."""
        question = self.run.question
        return self._recorded.get(question.identity) if question is not None and question.reveals else None

    def undo(self, times: int = 1, *, insist: bool = False, source: str = "table") -> tuple[Difference, ...]:
        """Take back entries; say what changes. `UndoStopped` at something revealed, `NothingToUndo` at the beginning."""
        rows = self._line.before(times)
        if not insist:
            kept = {row.question for row in rows}
            for question, row in reversed(self.history()):
                if question.reveals and row.kind is RowKind.ANSWER and row.question not in kept:
                    raise UndoStopped(question.identity, question.words)
        return self._change(RowKind.UNDO, times, source, rows)

    def times_back(self) -> int:
        """Count the undos that lead back to where a person was asked: over the answers that followed from others."""
        history = self.history()
        taken = [row for _, row in history]
        for times in count(1):
            try:
                rows = self._line.before(times)
            except NothingToUndo:
                return times
            kept = len(rows)
            if not (kept < len(history) and rows == taken[:kept] and history[kept][0].follows):
                return times
        raise AssertionError("expected a step of the line that was not inferred")

    def redo(self, times: int = 1, *, source: str = "table") -> tuple[Difference, ...]:
        """Redo what was undone; `NothingToUndo` where nothing was."""
        return self._change(RowKind.REDO, times, source, self._line.again(times))

    def can_undo(self) -> bool:
        """Tell whether there is an entry to take back."""
        return bool(self._line.past)

    def can_redo(self) -> bool:
        """Tell whether there is an entry to redo."""
        return bool(self._line.future)

    def correct(self, values: Mapping[str, Value], source: str = "table") -> tuple[Difference, ...]:
        """Mend ledger entries, as one; `CorrectionRejected` where they cannot stand together or the game could not go on."""
        self.table.ledger.judge({name: value for name, value in values.items() if not name.startswith("fact.")})
        row = self._row(RowKind.CORRECT, dict(values), source)
        try:
            return self._interrupt(row)
        except ScriptFailed as fault:
            raise CorrectionRejected(phrase("correction-breaks")) from fault

    def announce(self, name: str, colour: str | None = None, source: str = "table") -> tuple[Difference, ...]:
        """Let a player say something unasked; `NotHeard` where it is not on offer, `ScriptFailed` where the script fails."""
        self.run.find(name)
        return self._interrupt(self._row(RowKind.ANNOUNCE, {"id": name, "seat": colour}, source))

    def set_mark(self, value: Any) -> None:
        """Note something that never enters the script (seconds left); it is there again after a crash."""
        row = self._row(RowKind.MARK, value, "mark")
        self._log.append(row)
        self._line.take(row)

    def _interrupt(self, row: JournalRow) -> tuple[Difference, ...]:
        """Let the running script take a correction or announcement, then write it; say what changed."""
        before, broken = self.table.ledger.snapshot(), self._broken()
        try:
            self.run.feed(row)
            if row.kind is RowKind.CORRECT:
                self._stay_whole(broken)
            self._log.append(row)
        except BaseException:
            self._rebuild()
            raise
        self._line.take(row)
        return differences(before, self.table.ledger)

    def _stay_whole(self, broken: Collection[Invariant]) -> None:
        """Refuse what leaves the open question without an answer, or breaks an invariant that was not `broken` before."""
        if self.question is not None and not self.question.answerable():
            raise CorrectionRejected(phrase("correction-no-answer"))
        for invariant, why_not in self._broken().items():
            if invariant not in broken:
                raise CorrectionRejected(why_not)

    def _broken(self) -> dict[Invariant, Phrase]:
        """Give the game's invariants that do not hold, each with what it says to the table."""
        found = {}
        for invariant in self.game.invariants:
            try:
                invariant(self.table)
            except AssertionError as fault:
                said = fault.args[0] if fault.args else None
                found[invariant] = said if isinstance(said, Phrase) else phrase("correction-breaks")
        return found

    def _rebuild(self) -> None:
        """Leave a run that failed in the middle, and stand again where the line stands."""
        self.run.close()
        self.run = self._replay(self._line.rows())

    def _change(self, kind: RowKind, value: Any, source: str, rows: list[JournalRow]) -> tuple[Difference, ...]:
        # Replay `rows` aside, and only if that holds write `row` and take the new run
        row = self._row(kind, value, source)
        run = self._replay(rows)
        self._log.append(row)
        self._line.take(row)
        left, before = self.table.ledger, self.table.ledger.snapshot()
        self.run.close()
        self.run = run
        return differences(before, run.table.ledger, left)

    def _replay(self, rows: list[JournalRow]) -> Run:
        """Run these entries anew; `ReplayMismatch` where one does not fit."""
        run, misfit = self._replay_as_far_as_it_fits(rows)
        if misfit is not None:
            run.close()
            raise misfit
        return run

    def _replay_as_far_as_it_fits(self, rows: list[JournalRow]) -> tuple[Run, ReplayMismatch | None]:
        """Run these entries anew until one does not fit; the run then stands before it.

        As far as the present run has taken the same ones, only what it was sent is sent again.
        """
        pairs = zip(rows, self._line.rows()[: len(self.run.asked)], strict=False)
        both = min(len(rows), len(self.run.asked))
        same = next((place for place, (row, taken) in enumerate(pairs) if row is not taken), both)
        # Let Python's collector rest: a replay makes thousands of things in a breath, and keeps them all
        collecting = gc.isenabled()
        gc.disable()
        try:
            run = self.run.until(same)
            for place, row in enumerate(rows[same:], start=same):
                try:
                    run.replay(row)
                except ReplayMismatch as misfit:
                    stopped = run.until(place)
                    run.close()
                    return stopped, misfit
        finally:
            if collecting:
                gc.enable()
        return run, None

    def _remember(self, row: JournalRow) -> None:
        if row.kind is RowKind.ANSWER:
            self._recorded[row.question] = row.value
        elif row.kind is RowKind.REWRITE:
            answers = [item for item in row.value["rows"] if isinstance(item, dict) and item["kind"] == RowKind.ANSWER]
            self._recorded.update({item["question"]: item["value"] for item in answers})

    def _row(self, kind: RowKind, value: Any, source: str) -> JournalRow:
        question = self.run.question
        identity = question.identity if question is not None else ""
        return JournalRow(kind, len(self._line), identity, value, source, self.game.version)
