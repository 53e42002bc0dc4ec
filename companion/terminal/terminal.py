"""The same questions in a terminal: good over SSH, and where there is no screen."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable
from typing import Any

from companion.play.acts import Announce, Answer, Correct, GameAct, Redo, Undo
from companion.play.chance import device_answer
from companion.play.snapshot import Standing
from companion.play.worker import Partner
from companion.table.errors import AnswerRejected
from companion.table.phrase import Phrase, phrase
from companion.table.questions.device_kinds import Draw, Hourglass, Spin
from companion.table.questions.question import Question
from companion.terminal.forms import parsed, plain, shown
from companion.words import Words

QUIT = ("q", "quit")


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
        self._write = write
        self._sleep = sleep

    def play(self, partner: Partner) -> Standing:
        """Go on until nothing is asked any more; raises `Left` where the table leaves or the input ends."""
        standing = partner.standing()
        while standing.question is not None:
            self.say(standing)
            standing = partner.do(self._act(standing))
            self._aside(standing)
        self._end(standing)
        return standing

    def say(self, standing: Standing) -> None:
        """Write the prompt, who is asked, and what is on offer."""
        question = standing.question
        assert question is not None
        who = question.seat.name if question.seat else self._text("terminal-all")
        self._write(f"\n{who}: {self.words(question.words)}")
        for line in shown(question, self.words):
            self._write(f"   {line}")

    def _act(self, standing: Standing) -> GameAct:
        question = standing.question
        assert question is not None
        while True:
            line = self._line()
            command, _, rest = line.partition(" ")
            act = self._command(standing, command, rest)
            if act is not None:
                return act
            if command in _COMMANDS:
                continue
            try:
                return Answer(self._value(standing, question, line), standing.step, "terminal")
            except AnswerRejected as refused:
                self._write(f"   ✗ {self.words(refused.reason)}")

    def _line(self) -> str:
        try:
            return self._read("> ").strip()
        except (EOFError, KeyboardInterrupt) as left:
            raise Left from left

    def _command(self, standing: Standing, command: str, rest: str) -> GameAct | None:
        if command in QUIT:
            raise Left
        if command in {"u", "u!"}:
            return Undo(insist=command == "u!")
        if command == "r":
            return Redo()
        if command == "c":
            return self._correction(rest)
        if command == "a":
            return self._announcement(standing, rest)
        if command in _COMMANDS:
            self._show(standing, command)
        return None

    def _correction(self, rest: str) -> GameAct | None:
        values: dict[str, Any] = {}
        for part in shlex.split(rest):
            name, _, text = part.partition("=")
            values[name] = plain(text)
        if not values:
            self._write(f"   {self._text('terminal-correct')}")
            return None
        return Correct(values)

    def _announcement(self, standing: Standing, rest: str) -> GameAct | None:
        number, _, colour = rest.partition(" ")
        if number.isdigit() and 0 < int(number) <= len(standing.announcements):
            return Announce(standing.announcements[int(number) - 1].id, colour or None)
        for place, announcement in enumerate(standing.announcements, start=1):
            seats = " ".join(seat.colour for seat in announcement.seats)
            self._write(f"   {place}. {self.words(announcement.words)} {seats}")
        return None

    def _show(self, standing: Standing, command: str) -> None:
        if command == "s":
            for score in standing.scoreboard:
                figures = ", ".join(f"{figure.icon} {figure.number}" for figure in (*score.figures, *score.badges))
                self._write(f"   {score.seat.name} ({score.seat.colour}): {figures}")
        elif command == "l":
            for name, value in standing.values.items():
                self._write(f"   {name} = {value}")
        elif command == "?":
            self._rules(standing)
        else:
            self._write(self._text("terminal-help"))

    def _rules(self, standing: Standing) -> None:
        assert standing.question is not None
        for rule in standing.question.rules:
            self._write(f"   {rule}: {self.words(Phrase(rule)) if self.words.has(rule) else ''}")

    def _value(self, standing: Standing, question: Question[Any], line: str) -> Any:
        if isinstance(question, Hourglass) and not line:
            return self._run(question)
        if isinstance(question, Spin | Draw) and not line:
            drawn = device_answer(standing)
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

    def _aside(self, standing: Standing) -> None:
        for reason in (standing.refusal, standing.stopped_at):
            if reason is not None:
                self._write(f"   ✗ {self.words(reason)}")
        for change in standing.changes:
            if self.words.has(change.words.id):
                self._write(f"   ↺ {self.words(change.words)}")
        if standing.trouble is not None:
            self._write(f"   ! {self.words(standing.trouble)}")

    def _end(self, standing: Standing) -> None:
        if standing.outcome is None:
            return
        self._write(f"\n{self.words(standing.outcome.reason)}")
        for line in standing.outcome.standing:
            self._write(f"   {line.place}. {line.seat.name}: {line.figure}")

    def _text(self, message: str) -> str:
        return self.words(phrase(message))


_COMMANDS = ("h", "help", "s", "l", "?", "a", "c", "u", "u!", "r")
