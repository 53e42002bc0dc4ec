"""One run of a script: the only driver, used for play, resume, undo and tests."""

from collections.abc import Coroutine
from typing import Any

from companion.table import errors, joining, table, undo_history
from companion.table.game import Game, Outcome, without
from companion.table.phrase import phrase, quoted
from companion.table.questions.kinds import Tell
from companion.table.questions.question import Announcement, Handler, Interruption, Question, set_known_questions

PASSED = object()
"""Stands for the answer to a question that the script no longer asks: nothing is sent."""


class Run:
    """A running script, the table it plays on, the open question (or the outcome), and what was answered so far."""

    def __init__(self, game: Game, beginning: table.Beginning) -> None:
        self.game = game
        self.origin = beginning
        """What the line begins with; `beginning` is what holds now, after it was mended or somebody has joined."""
        self.asked: list[Question[Any]] = []
        self.places: list[table.Place] = []
        self._sent: list[object] = []
        self._identities, self._walked = set[str](), 0
        self.begin(beginning)

    def begin(self, beginning: table.Beginning) -> None:
        """Begin the script with this beginning."""
        self.beginning = beginning
        self.game = self.game.under(beginning.house)
        self.table = table.Table(self.game, beginning)
        self.question: Question[Any] | None = None
        self.outcome: Outcome | None = None
        self._script: Coroutine[Question[Any], Any, Outcome] = self.game.play(self.table)
        self._send(None)

    def replay(self, row: undo_history.JournalRow) -> None:
        """Replay one recorded entry; raises `ReplayMismatch` if it does not fit or the script fails on it."""
        try:
            self.feed(row)
        except errors.ReplayMismatch:
            raise
        except errors.TableError as refused:
            present = self.question.identity if self.question is not None else ""
            raise errors.ReplayMismatch(row.step, row.question, present, str(refused)) from refused

    def feed(self, row: undo_history.JournalRow) -> None:
        """Send one entry to the script; raises `ReplayMismatch` if it does not fit the open question, else the script's error."""
        asked = self.open()
        if row.kind is not undo_history.RowKind.ANSWER:
            self._note(asked, row)
            self._interrupt(row)
        elif row.question == asked.identity:
            try:
                answer = asked.reread(row.value)
            except errors.TableError as refused:
                raise errors.ReplayMismatch(row.step, row.question, asked.identity, str(refused)) from refused
            self.answer(answer)
        elif skipped := self.game.find_skipped(row.question):
            # An earlier script asked this and the present one does not: the entry stays in the line without effect
            self._note(Tell(skipped), PASSED)
        else:
            raise errors.ReplayMismatch(row.step, row.question, asked.identity, "another question is asked")

    def passes_over(self, step: int) -> bool:
        """Return whether the entry of a step stays without effect, as only an earlier script has asked its question."""
        return self._sent[step] is PASSED

    def has_asked(self, identity: str) -> bool:
        """Return whether a question with this identity was asked or is open; what was asked is walked only once."""
        self._identities.update([question.identity for question in self.asked[self._walked :]])
        self._walked = len(self.asked)
        return identity in self._identities or (self.question is not None and self.question.identity == identity)

    def _note(self, asked: Question[Any], sent: object) -> None:
        """Note the question, its place in the game, and what is sent: an answer, an interruption's row, or `PASSED`."""
        self.asked.append(asked)
        self.places.append(self.table.place)
        self._sent.append(sent)

    def _interrupt(self, row: undo_history.JournalRow) -> None:
        match row.kind:
            case undo_history.RowKind.CORRECT:
                self.correct(row.value)
            case undo_history.RowKind.BEGIN:
                self.begin_anew(table.beginning_from(row.value))
            case undo_history.RowKind.JOIN if row.value.get("waits"):
                self.table.awaited = joining.read_seats(row.value)
                self._send(Interruption())
            case undo_history.RowKind.JOIN:
                beginning = joining.go_on_with(self.game, self.beginning, self.table, row.value)
                moved = tuple(beginning.seats) != tuple(self.table.seats)
                if moved or row.value["options"]:
                    self.begin_anew(beginning)
                else:  # who joined then was never there
                    self._send(Interruption())
            case _:
                self.announce(row.value["id"], row.value.get("seat"))

    def begin_anew(self, beginning: table.Beginning) -> None:
        """Begin the script again with another beginning; raises `SeatsRefused` or `TableError` where the game has no such one."""
        self.game.check(beginning.seats, beginning.options)
        self.close()
        self.begin(beginning)

    def branch_at(self, step: int) -> "Run":
        """Begin another run and send it what this one was sent before a step; only the question at that step is built.

        Raises `ReplayMismatch` if the script then asks another question: it does not depend on its answers alone.
        """
        again = Run(self.game, self.origin)
        with set_known_questions() as hand_out:
            for sent, question in zip(self._sent[:step], [*self.asked[1:], self.question], strict=False):
                hand_out(question)
                if type(sent) is undo_history.JournalRow:
                    again._interrupt(sent)
                elif sent is not PASSED:
                    again._hand(sent)
        if step and again.question is not None:
            again._send(Interruption())
        again.asked, again.places, again._sent = self.asked[:step], self.places[:step], self._sent[:step]
        # Check that the other run stands before the question that this run asked at the step
        taken = step < len(self.asked)
        if not (taken and self._sent[step] is PASSED):
            asked = self.asked[step] if taken else self.question
            was, present = ("" if question is None else question.identity for question in (asked, again.question))
            if was != present:
                again.close()
                raise errors.ReplayMismatch(step, was, present, "another question is asked")
        return again

    def answer(self, answer: object) -> None:
        """Send an answer that the open question has accepted."""
        self._note(self.open(), answer)
        self._send(answer)

    def correct(self, values: dict[str, Any]) -> None:
        """Correct ledger entries (and facts of the box, as `fact.NAME`), then ask the open question again."""
        for name in [name for name in values if name.startswith("fact.")]:
            fact = name.removeprefix("fact.")
            if fact not in {known.name for known in self.game.facts}:
                raise errors.CorrectionRejected(phrase("ledger-unknown", entry=quoted(fact)))
            self.table.facts |= self.game.settle(fact, self.game.fact(fact).ask.read(values[name]))
        self.table.ledger.correct({name: value for name, value in values.items() if not name.startswith("fact.")})
        self._send(Interruption(self.table.resume_after_correction))

    def announce(self, name: str, colour: str | None) -> None:
        """Send an announcement to the script; raises `NotHeard` if it is not offered now."""
        announcement, handler = self.find(name)
        seat = next((seat for seat in announcement.seats if seat.colour == colour), None)
        if seat is None and announcement.seats:
            raise errors.NotHeard(f"{colour or 'the table'} may not announce {announcement.id}")
        self._send(Interruption(lambda: handler(seat)))

    def find(self, name: str) -> tuple[Announcement, Handler]:
        """Find an announcement on offer, the innermost first; raises `NotHeard` if none has this id."""
        for announcement, handler in reversed(self.table.announcements):
            if announcement.id == name:
                return announcement, handler
        raise errors.NotHeard(f"nobody may announce {name} now")

    def open(self) -> Question[Any]:
        """Return the open question; raises `NothingAsked` after the end."""
        if self.question is None:
            raise errors.NothingAsked("the game is over")
        return self.question

    def _send(self, reply: object) -> None:
        self._hand(reply)
        self.table.ledger.check()

    def _hand(self, reply: object) -> None:
        try:
            asked = self._script.send(reply)
        except StopIteration as end:
            gone = [seat for seat in self.table.seats if self.table.empty(seat)]
            self.question, self.outcome = None, without(end.value, gone)
        except errors.TableError:
            raise
        except (Exception, SystemExit) as fault:  # a game from another package might try to exit
            raise errors.ScriptFailed(f"{type(fault).__name__}: {fault}") from fault
        else:
            if not isinstance(asked, Question):
                waiting: Any = self._script
                while getattr(waiting, "cr_await", None) is not None and hasattr(waiting.cr_await, "cr_frame"):
                    waiting = waiting.cr_await
                frame = waiting.cr_frame
                line = f"{frame.f_code.co_filename}:{frame.f_lineno}" if frame else "?"
                raise errors.NotAQuestion(f"expected the script to await a question in line {line}, got {asked!r}")
            self.question = asked

    def close(self) -> None:
        """Close the script's coroutine."""
        self._script.close()
