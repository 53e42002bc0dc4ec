"""An evening of a named game as it was worked out by hand: what the players say by the names of lines and players."""

import pytest

from companion.games.any_box import GAME
from companion.games.any_box.sheet_reading import read_sheet
from companion.table.errors import AnswerRejected
from companion.table.questions.grid import NumberGrid
from companion.table.questions.kinds import Number, Tally, Tell
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning


class ProofEvening:
    """Answers what is asked by the names that the proof gives, each step as long as it has something to say."""

    def __init__(self, plain, proof, noted=lambda _session, _answer: None):
        self.noted = noted
        seats = Seats(map(Seat, proof["players"], GAME.colours))
        self.session = Session.begin(GAME, Beginning("any_box", seats, {}, {"sheet": plain}), MemoryLog())
        self.lines = {line.key: line.name.en for line in read_sheet(plain).score}
        self.markers = {marker.name.en: marker.key for marker in read_sheet(plain).markers}
        self.colours = {seat.name: seat.colour for seat in seats}
        self.names = {seat.colour: seat.name for seat in seats}
        self.begins = list(proof.get("begins", ()))

    def play(self, steps):
        for step in steps:
            left = dict(step)
            then = left.pop("then", {})
            while left and self.session.question is not None:
                self._say(left) or self._answer(left)
            while self.session.question is not None and isinstance(self.session.question, Tell) and self.session.question.passes:
                self.session.answer(None)
            assert not left, f"never asked: {left}"
            held = self.session.table.ledger.held
            assert {name: held[f"points.{self.colours[name]}"] for name in then} == then, step
        while isinstance(self.session.question, Tell):
            self.session.answer(None)
        return self.session.outcome

    def _say(self, left):
        """Say what is said without being asked; tell whether anything was."""
        if "move" in left:
            ((what, who),) = left.pop("move").items()
            self.session.announce("any.moves", self.colours[who])
            if self.session.question.id == "any.which-marker":
                self.session.answer(self.markers[what])
        elif "points" in left:
            ((who, points),) = left.pop("points").items()
            self.session.announce("any.write", self.colours[who])
            self.noted(self.session, points)
            self.session.answer(points)
        elif left.pop("last", False):
            self.session.announce("any.last-round")
        elif left.pop("over", False):
            self.session.announce("any.over")
        else:
            return False
        return True

    def _answer(self, left):
        question = self.session.question
        if isinstance(question, Tell) or question.follows:
            self.session.answer(None if isinstance(question, Tell) else question.implied)
            return
        if question.id == "any.bids" and "refused" in left:
            with pytest.raises(AnswerRejected):
                self.session.answer(self._numbers(question, {"": left.pop("refused")}))
        answer = self._find(question, left)
        self.noted(self.session, answer)
        self.session.answer(answer)

    def _find(self, question, left):
        if question.id in {"any.first", "any.who-begins"}:
            return self.colours[self.begins.pop(0)]
        if question.id in {"any.asks", "any.more"}:
            return "over" if set(left) == {"end"} and left.pop("end") else "more"
        if question.id == "any.one":
            who, *lost = left.pop("one").split()
            return who if who == "nobody" else self.colours[who] + "".join(f"-{word}" for word in lost)
        if question.id == "any.sides":
            return [self.colours[who] for who in left.pop("won")]
        if question.id == "any.line":
            wanted = left.pop("line")
            return next(key for key, name in self.lines.items() if name == wanted)
        if question.id == "any.all-or-nothing":
            left.pop("line", None)
            return "scored" if left.pop("units") else "crossed-out"
        if question.id == "any.bids":
            return self._numbers(question, {"": left.pop("bid")})
        if question.id == "any.worth":
            return left.pop("value")
        if "units" in left:
            left.pop("line", None)
            return left.pop("units")
        return self._numbers(question, left["has"], left)

    def _numbers(self, question, has, left=None):
        """Return the answer of a page; lines that are on it are said with it, players not named have 0."""
        if isinstance(question, NumberGrid):
            cells = [row.key.split(".") for row in question.rows]
            said = {f"{line}.{colour}": self._of(has, line).get(self.names[colour], 0) for line, colour in cells}
            used = {line for line, _ in cells}
        elif isinstance(question, Tally):
            said = {row.key: self._of(has, question.subject).get(self.names[row.key], 0) for row in question.rows}
            used = {question.subject}
        else:
            assert isinstance(question, Number), question.id
            said, used = self._of(has, question.subject).get(question.seat.name, 0), {question.subject}
        if left is not None:
            left["has"] = {name: numbers for name, numbers in has.items() if name not in {self.lines[key] for key in used}}
            if not left["has"]:
                del left["has"]
        return said

    def _of(self, has, line):
        return has[""] if "" in has else has.get(self.lines[line], {})
