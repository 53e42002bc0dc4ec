"""whole_game.py COMPANION: type whole games, one of each box, into the terminal of the real program."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "app"))

from typing_answers import typed

from companion.app.desk.app import words_of
from companion.games import GAMES
from companion.play.acts import Answer
from companion.play.controller import Controller
from companion.table.game import Game
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.terminal.terminal import goes_on


def light_books(game: Game) -> tuple[str, ...]:
    """The words that ask for light books, where the box knows them."""
    return ("--books", "light") if any(option.name == "books" for option in game.options) else ()


def lines(game: Game, seats: Seats) -> list[str]:
    """What would be typed in one whole game: the device gives what follows and goes on from what only informs."""
    options = {"books": "light"} if light_books(game) else {}
    session, rng, found = Session.begin(game, Beginning(game.name, seats, options, {}), MemoryLog()), Random(6), []
    controller = Controller(session)
    snapshot, words = controller.snapshot(), words_of("en", game)
    while (question := snapshot.question) is not None:
        answer = None if goes_on(snapshot, words) else question.sample(rng)
        if not goes_on(snapshot, words):
            found.append(typed(question, answer))
        snapshot = controller.do(Answer(answer, snapshot.step))
    return found


def played(companion: str, game: Game) -> bool:
    """Whether the program plays it to its end: the last answer is taken, and the standing said."""
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara"), game.colours))
    answers = lines(game, seats)
    players = ",".join(f"{seat.name}:{seat.colour}" for seat in seats)
    began = time.monotonic()
    command = [companion, "play", game.name, "--terminal", *light_books(game), "--players", players]
    done = subprocess.run(command, input="\n".join(answers) + "\n", capture_output=True, text=True, check=False, timeout=600)
    good = done.returncode == 0 and "   1. " in done.stdout and ">    ✗" not in done.stdout
    print(
        f"played {game.name}: {len(answers)} answers in {time.monotonic() - began:.1f} s" if good else done.stdout + done.stderr
    )
    return good


if __name__ == "__main__":
    outcomes = [played(sys.argv[1], game) for game in GAMES]
    sys.exit(0 if all(outcomes) else 1)
