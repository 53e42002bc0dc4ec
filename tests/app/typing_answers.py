"""Answers as a person would type them, and a terminal into which they are typed; read by tests/fresh too, which has no pytest."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from companion.app.desk.app import words_of
from companion.games import game as find_game
from companion.play.controller import Controller
from companion.table.game import Game
from companion.table.questions.device_kinds import Draw, Hourglass, ReadCubes, ReadTiles, TurnClock
from companion.table.questions.kinds import Choose, Order, Pick, Tally, Tell
from companion.table.questions.question import Question
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.terminal.forms import read_line
from companion.ui.terminal.terminal import Left, Terminal

COMMANDS = ("a", "c", "h", "l", "q", "r", "s", "u")
COUNCIL, CITADELS, TUMULT = map(find_game, ("council_of_four", "citadels", "tumult_royale"))
TWO = Seats((Seat("Ada", "blue"), Seat("Ben", "red")))


def typed(question: Question[Any], answer: Any) -> str:
    """Write an answer as a person would type it."""
    if isinstance(question, Tell):
        return ""
    if isinstance(question, Hourglass) and not isinstance(question, TurnClock):
        return "stop"
    if isinstance(question, Choose):
        return _named(question, [answer])
    if isinstance(question, Pick | Order | Draw):
        return _named(question, answer)
    if isinstance(question, Tally):
        return " ".join(str(answer[row.key]) for row in question.rows)
    if isinstance(question, ReadTiles):
        return " ".join(f"{tile.kind}-{tile.symbols}-{tile.frame}" for tile in answer)
    if isinstance(question, ReadCubes):
        return " ".join(f"{colour}={number}" for colour, number in answer.items())
    return str(answer)


def _named(question: Any, keys: Iterable[Any]) -> str:
    """The options' keys; where one is a letter that means something else in the terminal, the number before it."""
    offered = [option.key for option in question.options]
    return " ".join(str(offered.index(key) + 1 if key in COMMANDS else key) for key in keys)


def understood(question: Question[Any], line: str, language: str = "en", game: Game | None = COUNCIL) -> Any:
    """Give the answer that a typed line is taken for."""
    return read_line(question, line, words_of(language, game))


def controller_of(play: Any, game: Game = COUNCIL) -> Controller:
    """Begin a game of two in which `play` asks, in the words of another game."""
    made = Game("t", "1", (2,), ("blue", "red"), play, lambda _table: (), game.folder)
    return Controller(Session.begin(made, Beginning("t", TWO, {}, {}), MemoryLog()))


def begun(game: Game, *names: str, **options: str) -> Controller:
    """Begin a game for these people, who take its colours in turn."""
    seats = Seats(map(Seat, names, game.colours))
    return Controller(Session.begin(game, Beginning(game.name, seats, options, {}), MemoryLog()))


def reader(*lines: str) -> Callable[[str], str]:
    """Somebody who types these lines, then leaves."""
    left = iter(lines)

    def read(_prompt: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    return read


def typed_into(partner: Any, *lines: str, game: Game | None = COUNCIL, language: str = "en", **more: Any) -> str:
    """Type these lines, then leave; give what was written."""
    written: list[str] = []
    more.setdefault("sleep", lambda _seconds: None)
    try:
        Terminal(words_of(language, game), reader(*lines), written.append, **more).play(partner)
    except Left:
        return "\n".join(written)
    raise AssertionError("the terminal went on after its last line")
