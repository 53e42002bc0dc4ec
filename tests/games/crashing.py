"""A process that plays until it is killed: answers depend on the question's identity alone, so that every game is the same."""

from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

from companion.games import GAMES
from companion.library.game_log import begin_log, resume_log
from companion.library.journal import Journal
from companion.table.questions.question import Question
from companion.table.seats import Seat, Seats
from companion.table.session import Session
from companion.table.table import Beginning

GAME = next(game for game in GAMES if game.name == "tumult_royale")
BEGINNING = Beginning(GAME.name, Seats(map(Seat, ("Ada", "Ben", "Clara"), GAME.colours)), {}, {})


def answer_to(question: Question[Any]) -> Any:
    return question.sample(Random(question.identity))


def play(path: Path, number: int | None, pipe: Connection) -> None:
    """Go on with this game (or begin one) and say so after each answer."""
    journal = Journal(path)
    if number is None:
        session = Session.begin(GAME, BEGINNING, begin_log(journal, GAME.name))
    else:
        rows, log = resume_log(journal, number)
        session = Session.resume(GAME, rows, log)
    pipe.send(session.step)
    while session.question is not None:
        session.answer(answer_to(session.question))
        pipe.send(session.step)
    pipe.close()
