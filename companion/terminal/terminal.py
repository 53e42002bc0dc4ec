"""The same questions in a terminal: good over SSH, and where there is no screen."""

from __future__ import annotations

import shlex
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from companion.narration.outcome import outcomes
from companion.narration.prompt import outcome_text, prompt_lines
from companion.play.acts import Announce, Answer, Correct, GameAct, Redo, Undo
from companion.play.chance import device_answer
from companion.play.snapshot import Snapshot, passes
from companion.play.worker import Partner
from companion.rulebook import found, rulebook
from companion.table.errors import AnswerRejected
from companion.table.phrase import Phrase, phrase
from companion.table.questions.device_kinds import Draw, Hourglass, Spin
from companion.table.questions.question import Question
from companion.terminal.forms import parsed, plain, shown
from companion.words import Words

QUIT = ("q", "q!", "quit")


class Left(Exception):
    """The table left the terminal; the game stays as it is."""


class Terminal:
    """Says questions and reads answers, line by line. `read` and `write` are `input` and `print` by default."""

    def __init__(
        self,
        words: Words,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.words = words
        self._read = read
        self._print = write
        self._sleep = sleep
        self._heard: Counter[str] = Counter()

    def _write(self, text: str) -> None:
        """Write a line; what no terminal can show (a lone surrogate) is shown as a question mark."""
        self._print(text.encode("utf-8", "replace").decode("utf-8"))

    def play(self, partner: Partner) -> Snapshot:
        """Go on until nothing is asked any more; raises `Left` where the table leaves or the input ends."""
        snapshot = partner.snapshot()
        while snapshot.question is not None:
            self.say(snapshot)
            snapshot = partner.do(Answer(None, snapshot.step, "device") if passes(snapshot) else self._act(snapshot))
            self._aside(snapshot)
        self._end(snapshot)
        return snapshot

    def say(self, snapshot: Snapshot) -> None:
        """Write the prompt, who is asked, what the screen and the voice tell beside it, and what is on offer."""
        question = snapshot.question
        assert question is not None
        who = question.seat.name if question.seat else self._text("terminal-all")
        self._write(f"\n{who}: {self.words(question.words)}")
        for line in prompt_lines(question, self.words, self._heard[question.id]):
            self._write(f"   {line}")
        self._heard[question.id] += 1
        for line in shown(question, self.words):
            self._write(f"   {line}")

    def _act(self, snapshot: Snapshot) -> GameAct:
        question = snapshot.question
        assert question is not None
        while True:
            line = self._line()
            command, _, rest = line.partition(" ")
            act = self._command(snapshot, command, rest)
            if act is not None:
                return act
            if command in (*_COMMANDS, *QUIT):
                continue
            try:
                return Answer(self._value(snapshot, question, line), snapshot.step, "terminal")
            except AnswerRejected as refused:
                self._write(f"   ✗ {self.words(refused.reason)}")

    def _line(self) -> str:
        try:
            return self._read("> ").strip()
        except (EOFError, KeyboardInterrupt) as left:
            raise Left from left

    def _command(self, snapshot: Snapshot, command: str, rest: str) -> GameAct | None:
        if command in QUIT:
            self._quit(snapshot, insist=command == "q!")
        if command in {"u", "u!"}:
            return Undo(insist=command == "u!")
        if command == "r":
            return Redo()
        if command == "c":
            return self._correction(rest)
        if command == "a":
            return self._announcement(snapshot, rest)
        if command == "?":
            self._look_up(snapshot, rest)
        elif command in _COMMANDS:
            self._show(snapshot, command)
        return None

    def _quit(self, snapshot: Snapshot, *, insist: bool) -> None:
        """Leave; where that would lose what is only in memory, say so first, and leave only if the table insists."""
        if snapshot.waiting == 0 or insist:
            raise Left
        self._write(f"   ! {self.words(phrase('terminal-unsaved', n=snapshot.waiting))}")

    def _correction(self, rest: str) -> GameAct | None:
        values: dict[str, Any] = {}
        for part in _parts(rest):
            name, _, text = part.partition("=")
            values[name] = plain(text)
        if not values:
            self._write(f"   {self._text('terminal-correct')}")
            return None
        return Correct(values)

    def _announcement(self, snapshot: Snapshot, rest: str) -> GameAct | None:
        number, _, colour = rest.partition(" ")
        if number.isascii() and number.isdigit() and 0 < int(number) <= len(snapshot.announcements):
            return Announce(snapshot.announcements[int(number) - 1].id, colour or None)
        for place, announcement in enumerate(snapshot.announcements, start=1):
            seats = " ".join(seat.colour for seat in announcement.seats)
            self._write(f"   {place}. {self.words(announcement.words)} {seats}")
        return None

    def _show(self, snapshot: Snapshot, command: str) -> None:
        if command == "s":
            for score in snapshot.scoreboard:
                figures = ", ".join(f"{figure.icon} {figure.number}" for figure in (*score.figures, *score.badges))
                self._write(f"   {score.seat.name} ({score.seat.colour}): {figures}")
        elif command == "l":
            for name, value in snapshot.values.items():
                self._write(f"   {name} = {value}")
        else:
            self._write(self._text("terminal-help"))

    def _look_up(self, snapshot: Snapshot, typed: str) -> None:
        """Write the rules of the question and what players ask at it; what is found by words; or the answer of a number."""
        cases = self._cases(snapshot, "" if typed.isdigit() else typed)
        if typed.isdigit():
            for name in cases[int(typed) - 1 : int(typed)] if int(typed) else ():
                self._write(f"   {self.words(Phrase(name))} {self.words(Phrase(name), 'answer')}")
            return
        for name in snapshot.question.rules if snapshot.question is not None and not typed else ():
            self._write(f"   {name}: {self.words(Phrase(name)) if self.words.has(name) else ''}")
        for number, name in enumerate(cases, start=1):
            self._write(f"   {f'? {number}' if not typed else '·'} {self.words(Phrase(name))}")
            if typed:
                self._write(f"     {self.words(Phrase(name), 'answer')}")
        if typed and not cases:
            self._write(f"   {self._text('terminal-not-found')}")

    def _cases(self, snapshot: Snapshot, typed: str) -> tuple[str, ...]:
        """List the cases of the open question, or those that have the typed words."""
        game, question = snapshot.game or snapshot.about, snapshot.question
        book = rulebook(game.folder) if game is not None else None
        if book is None or question is None:
            return ()
        known = [name for name in book.cases if self.words.has(name)]
        if typed:
            return found(typed, {name: (self.words(Phrase(name)), self.words(Phrase(name), "answer")) for name in known})
        return tuple(case.id for case in book.likely(question.id, question.rules) if case.id in known)

    def _value(self, snapshot: Snapshot, question: Question[Any], line: str) -> Any:
        if isinstance(question, Hourglass) and not line:
            return self._run(question)
        if isinstance(question, Spin | Draw) and not line:
            drawn = device_answer(snapshot)
            self._write(f"   → {drawn if drawn is not None else '?'}")
            return question.read(drawn)
        return question.read(parsed(question, line))

    def _run(self, question: Hourglass) -> int:
        left = question.seconds
        try:
            while left:
                self._write(f"   {left}")
                self._sleep(1)
                left -= 1
        except KeyboardInterrupt:
            self._write("   ■")
        return left

    def _aside(self, snapshot: Snapshot) -> None:
        for reason in (snapshot.refusal, snapshot.stopped_at):
            if reason is not None:
                self._write(f"   ✗ {self.words(reason)}")
        for _, line in outcomes(snapshot.happened, self.words):
            self._write(f"   → {line}")
        for change in snapshot.changes:
            if self.words.has(change.words.id):
                self._write(f"   ↺ {self.words(change.words)}")
        if snapshot.trouble is not None:
            self._write(f"   ! {self.words(snapshot.trouble)}")

    def _end(self, snapshot: Snapshot) -> None:
        if snapshot.outcome is None:
            return
        self._write(f"\n{outcome_text(snapshot, self.words)}")
        for line in snapshot.outcome.standing:
            self._write(f"   {line.place}. {line.seat.name}: {line.figure}")

    def _text(self, message: str) -> str:
        return self.words(phrase(message))


def _parts(rest: str) -> list[str]:
    try:
        return shlex.split(rest)
    except ValueError:  # a quotation mark that is never closed
        return []


_COMMANDS = ("h", "help", "s", "l", "?", "a", "c", "u", "u!", "r")
