"""A session drives one game: answers in, questions out; every answer is in the journal before anybody sees what follows."""

import gc
from collections.abc import Collection, Iterable, Mapping
from itertools import count
from typing import Any, Protocol

from companion.table import entry, errors
from companion.table.differences import Difference, differences
from companion.table.game import Game, Invariant, Outcome
from companion.table.joining import write_seats
from companion.table.phrase import Phrase, phrase
from companion.table.questions.kinds import find_alternatives
from companion.table.questions.question import Question
from companion.table.run import Run
from companion.table.seats import Seats
from companion.table.table import Beginning, Table, beginning_from, convert_beginning
from companion.table.unchanging import unchanging
from companion.table.undo_history import JournalRow, Node, RowKind, UndoHistory, make_rewrite


class Log(Protocol):
    """The log to which a session writes its entries; `append` returns once they are safe, or waiting in memory with `trouble`."""

    @property
    def trouble(self) -> Exception | None:
        """Why entries are only in memory; None while all of them are safe."""

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
    """The entries of a game that cannot be replayed (`dropped`); `rows` rows and `keep` entries of their line still fit.

    `unreadable` counts entries that cannot be read at all; `misfit` says why the first one does not fit.
    """

    rows: int
    keep: int
    dropped: tuple[JournalRow, ...]
    unreadable: int
    misfit: errors.ReplayMismatch


class Session:
    """One running game. `step` counts the entries in force; an answer may name the step it was meant for."""

    def __init__(self, game: Game, beginning: Beginning, log: Log) -> None:
        self._log = log
        self._history = UndoHistory()
        self._recorded: dict[str, Any] = {}
        self.run = Run(game, beginning)

    @classmethod
    def begin(cls, game: Game, beginning: Beginning, log: Log) -> "Session":
        """Begin a new game: check seats and options (raises `SeatsRefused`, `TableError`), and write its first entry."""
        game.check(beginning.seats, beginning.options)
        session = cls(game, beginning, log)
        log.append(session._row(RowKind.BEGIN, convert_beginning(beginning), "table"))
        return session

    @classmethod
    def resume(cls, game: Game, rows: Iterable[JournalRow], log: Log) -> "Session":
        """Rebuild a game from its entries; raises `ReplayMismatch` if the script asks another question than was recorded."""
        session, loss = cls.salvage(game, rows, log)
        if loss is not None:
            raise loss.misfit
        return session

    @classmethod
    def salvage(cls, game: Game, rows: Iterable[JournalRow], log: Log, unreadable: int = 0) -> "tuple[Session, Loss | None]":
        """Rebuild a game as far as its entries fit, and return the loss, if any; nothing is written until `cut`.

        `unreadable` entries follow after `rows`. Raises `ReplayMismatch` if not even the beginning fits.
        """
        first, *later = rows
        try:
            session = cls(game, beginning_from(first.value), log)
        except (errors.TableError, KeyError, TypeError, AttributeError, ValueError) as fault:
            raise errors.ReplayMismatch(
                0, first.question, "", f"the first entry is not the beginning of a game: {fault!r}"
            ) from fault
        # Apply the rows to the line, then replay the line as far as it fits
        known = 0
        misfit: errors.ReplayMismatch | None = None
        for row in later:
            try:
                session._history.take(row)
            except errors.NothingToUndo as beyond:
                misfit = errors.ReplayMismatch(row.step, row.question, "", str(beyond))
                break
            session._remember(row)
            known += 1
        line = session._history.rows()
        session.run, broken = session._replay_as_far_as_it_fits(line)
        if unreadable and misfit is None:
            misfit = errors.ReplayMismatch(len(line), "", "", f"{unreadable} entries cannot be read")
        misfit = broken or misfit
        if misfit is None:
            return session, None
        keep = len(session.run.asked)
        session._history.keep(keep)
        return session, Loss(1 + known, keep, (*line[keep:], *later[known:]), unreadable, misfit)

    def cut(self, loss: Loss, source: str = "table") -> None:
        """Go on after `salvage`: the lost entries stay in the journal but no longer count."""
        self._log.append(self._row(RowKind.CUT, {"rows": loss.rows, "keep": loss.keep}, source))

    @property
    def game(self) -> Game:
        """The game, as its house rules change it."""
        return self.run.game

    @property
    def beginning(self) -> Beginning:
        """What the game begins with, as mended, and with those who have joined it."""
        return self.run.beginning

    @property
    def question(self) -> Question[Any] | None:
        """The open question; None when the game is over."""
        return self.run.question

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is running."""
        return self.run.outcome

    @property
    def table(self) -> Table:
        """The table the script plays on; read-only for callers."""
        return self.run.table

    @property
    def step(self) -> int:
        """The number of entries in force."""
        return len(self._history)

    @property
    def mark(self) -> Any:
        """The last mark set since the last entry (seconds left, a half-entered reading); None if there is none."""
        return self._history.mark

    @property
    def newest(self) -> Node | None:
        """The newest entry in force, linked to those before it."""
        return self._history.head

    def rows(self) -> list[JournalRow]:
        """List the entries in force, oldest first."""
        return self._history.rows()

    def branch(self, rows: list[JournalRow]) -> "Session":
        """Play these entries in a copy that writes nothing; raises `ReplayMismatch` if they do not fit."""
        aside = Session(self.game, self.run.origin, MemoryLog())
        aside.run.close()
        aside.run = self._replay(rows)
        for row in rows:
            aside._history.take(row)
        return aside

    def take(self, row: JournalRow) -> None:
        """Go on with an entry that is already recorded; used in a branch."""
        self.run.replay(row)
        self._history.take(row)

    def rewrite(self, rows: list[JournalRow], source: str = "table") -> tuple[Difference, ...]:
        """Replace the entries in force with these and return what changes; raises `ReplayMismatch` if they do not fit."""
        for row in rows:
            self._remember(row)
        value = make_rewrite(self._history.rows(), rows)
        begins = any(isinstance(item, dict) and item["kind"] in {RowKind.BEGIN, RowKind.JOIN} for item in value["rows"])
        return self._change(RowKind.REBEGIN if begins else RowKind.REWRITE, value, source, rows)

    def split_beginning(self) -> tuple[Beginning, list[JournalRow]]:
        """Return what the line begins with, as mended, and the entries after that."""
        rows = self._history.rows()
        if rows and rows[0].kind is RowKind.BEGIN:
            return beginning_from(rows[0].value), rows[1:]
        return self.run.origin, rows

    def begin_row(self, beginning: Beginning) -> JournalRow:
        """Return the entry with which a line begins that has this beginning."""
        return JournalRow(RowKind.BEGIN, 0, "", convert_beginning(beginning), "table", self.game.version)

    def join(
        self, seats: Seats, options: Mapping[str, str], source: str = "table", *, waits: bool = False
    ) -> tuple[Difference, ...]:
        """Go on with these seats and options from now on; raises `SeatsRefused` or `TableError` where the game cannot.

        If it `waits`, it is only noted who joins later.
        """
        value = {"seats": write_seats(seats), "options": dict(options), **({"waits": True} if waits else {})}
        return self._interrupt(self._row(RowKind.JOIN, value, source))

    def history(self) -> list[tuple[Question[Any], JournalRow]]:
        """List the questions asked so far, each with its entry, oldest first."""
        return list(zip(self.run.asked, self._history.rows(), strict=True))

    def answer(self, value: object, source: str = "table", step: int | None = None) -> None:
        """Answer the open question: validate, send, then write; so only answers that the script took are written.

        Raises `AnswerRejected`, `StaleAnswer` if the game is not at `step`, `NothingAsked` after the end, `ScriptFailed` if the
        script cannot go on with this answer. After any error nothing has changed.
        """
        question = self.run.question
        if question is None:
            raise errors.NothingAsked("the game is over")
        if step is not None and step != len(self._history):
            raise errors.StaleAnswer(f"the answer is for step {step}, but the game is at step {len(self._history)}")
        answer = question.read(value)
        row = JournalRow(RowKind.ANSWER, len(self._history), question.identity, answer, source, self.game.version)
        try:
            self.run.answer(answer)
            self._log.append(row)
        except BaseException:
            self._rebuild()
            raise
        self._history.take(row)
        if question.reveals:
            self._recorded[row.question] = answer

    def find_shown(self) -> Any:
        """Return the recorded answer to the open question if it reveals something: after an undo it stays the same; else None."""
        question = self.run.question
        return self._recorded.get(question.identity) if question is not None and question.reveals else None

    def undo(self, times: int = 1, *, insist: bool = False, source: str = "table") -> tuple[Difference, ...]:
        """Take back entries; return what changes. Raises `UndoStopped` at a revealed answer, `NothingToUndo` before the first."""
        rows = self._history.list_before(times)
        begins_alike = rows[:1] == self._history.rows()[:1] or not rows
        if not insist and begins_alike:  # a mended beginning, taken back, leaves every answer where it was
            kept = {row.question for row in rows}
            for question, row in reversed(self.history()):
                if question.reveals and row.kind is RowKind.ANSWER and row.question not in kept:
                    raise errors.UndoStopped(question.identity, question.words)
        return self._change(RowKind.UNDO, times, source, rows)

    def times_back(self) -> int:
        """Count the undos back to a question that a person answered or can answer otherwise; others that followed are skipped."""
        history = self.history()
        taken = [row for _, row in history]
        for times in count(1):
            try:
                rows = self._history.list_before(times)
            except errors.NothingToUndo:
                return times
            kept = len(rows)
            if not (kept < len(history) and rows == taken[:kept]):
                return times
            if taken[kept].kind is RowKind.JOIN and taken[kept].source != "table":
                continue  # whoever waited was let in
            if not history[kept][0].follows:
                return times
            if taken[kept].kind is RowKind.ANSWER and find_alternatives(history[kept][0], taken[kept].value):
                return times
        raise AssertionError("expected the line to contain a step that did not follow from others, found none")

    def redo(self, times: int = 1, *, source: str = "table") -> tuple[Difference, ...]:
        """Redo what was undone and return what changes; raises `NothingToUndo` if nothing was."""
        return self._change(RowKind.REDO, times, source, self._history.list_again(times))

    def can_undo(self) -> bool:
        """Return whether there is an entry to take back."""
        return bool(self._history.past)

    def can_redo(self) -> bool:
        """Return whether there is an entry to redo."""
        return bool(self._history.future)

    def correct(self, values: Mapping[str, entry.Value], source: str = "table") -> tuple[Difference, ...]:
        """Correct ledger entries together; raises `CorrectionRejected` if they conflict or the game could not go on."""
        self.table.ledger.judge({name: value for name, value in values.items() if not name.startswith("fact.")})
        row = self._row(RowKind.CORRECT, dict(values), source)
        try:
            return self._interrupt(row)
        except errors.ScriptFailed as fault:
            raise errors.CorrectionRejected(phrase("correction-breaks")) from fault

    def announce(self, name: str, colour: str | None = None, source: str = "table") -> tuple[Difference, ...]:
        """Make a player's announcement; raises `NotHeard` if it is not on offer, `ScriptFailed` if the script fails."""
        self.run.find(name)
        return self._interrupt(self._row(RowKind.ANNOUNCE, {"id": name, "seat": colour}, source))

    def set_mark(self, value: Any) -> None:
        """Write a mark that the script never sees (seconds left); it survives a crash."""
        row = self._row(RowKind.MARK, value, "mark")
        self._log.append(row)
        self._history.take(row)

    def _interrupt(self, row: JournalRow) -> tuple[Difference, ...]:
        """Send a correction or announcement to the script, then write it; return what changed."""
        before, left, broken = self.table.ledger.snapshot(), self.table.ledger, self._find_broken()
        try:
            self.run.feed(row)
            if row.kind is RowKind.CORRECT:
                self._stay_whole(broken)
            self._log.append(row)
        except BaseException:
            self._rebuild()
            raise
        self._history.take(row)
        return differences(before, self.table.ledger, left)

    def _stay_whole(self, broken: Collection[Invariant]) -> None:
        """Raise `CorrectionRejected` if the open question has no answer left or an invariant not `broken` before now fails."""
        if self.question is not None and not self.question.answerable():
            raise errors.CorrectionRejected(phrase("correction-no-answer"))
        for invariant, why_not in self._find_broken().items():
            if invariant not in broken:
                raise errors.CorrectionRejected(why_not)

    def _find_broken(self) -> dict[Invariant, Phrase]:
        """Return the game's invariants that do not hold, each with its phrase for the table."""
        found = {}
        for invariant in self.game.invariants:
            try:
                invariant(self.table)
            except AssertionError as fault:
                said = fault.args[0] if fault.args else None
                found[invariant] = said if isinstance(said, Phrase) else phrase("correction-breaks")
        return found

    def _rebuild(self) -> None:
        """Close a run that failed in the middle, and replay the line."""
        self.run.close()
        self.run = self._replay(self._history.rows())

    def _change(self, kind: RowKind, value: Any, source: str, rows: list[JournalRow]) -> tuple[Difference, ...]:
        # Replay `rows` in a new run; only if they fit, write `row` and switch to that run
        row = self._row(kind, value, source)
        run = self._replay(rows)
        self._log.append(row)
        self._history.take(row)
        left, before = self.table.ledger, self.table.ledger.snapshot()
        self.run.close()
        self.run = run
        return differences(before, run.table.ledger, left)

    def _replay(self, rows: list[JournalRow]) -> Run:
        run, misfit = self._replay_as_far_as_it_fits(rows)
        if misfit is not None:
            run.close()
            raise misfit
        return run

    def _replay_as_far_as_it_fits(self, rows: list[JournalRow]) -> tuple[Run, errors.ReplayMismatch | None]:
        """Run these entries again until one does not fit; the run returned stands before that one.

        The first entries that the present run has also taken are sent again without parsing.
        """
        pairs = zip(rows, self._history.rows()[: len(self.run.asked)], strict=False)
        both = min(len(rows), len(self.run.asked))
        same = next((place for place, (row, taken) in enumerate(pairs) if row is not taken), both)
        # Pause the garbage collector: a replay makes thousands of objects at once, and keeps them all
        collecting = gc.isenabled()
        gc.disable()
        try:
            run = self.run.branch_at(same)
            for place, row in enumerate(rows[same:], start=same):
                try:
                    run.replay(row)
                except errors.ReplayMismatch as misfit:
                    stopped = run.branch_at(place)
                    run.close()
                    return stopped, misfit
        finally:
            if collecting:
                gc.enable()
        return run, None

    def _remember(self, row: JournalRow) -> None:
        if row.kind is RowKind.ANSWER:
            self._recorded[row.question] = row.value
        elif row.kind in {RowKind.REWRITE, RowKind.REBEGIN}:
            answers = [item for item in row.value["rows"] if isinstance(item, dict) and item["kind"] == RowKind.ANSWER]
            self._recorded.update({item["question"]: item["value"] for item in answers})

    def _row(self, kind: RowKind, value: Any, source: str) -> JournalRow:
        question = self.run.question
        identity = question.identity if question is not None else ""
        return JournalRow(kind, len(self._history), identity, value, source, self.game.version)
