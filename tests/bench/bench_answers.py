"""What an answer costs in whole random games, with and without invariants; an undo late in the longest game, and its resume.

The floors are a bare coroutine `send`, the same games without invariants, and the scripts' bare replay: the same answers sent to
the script by a loop. Everything is played several times over, and of each step the shortest time counts: what else the machine
does only ever adds. `python tests/bench/bench_answers.py [--json]`.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

from figures import Row, report

from companion.games import game as find_game
from companion.library.game_log import begin_log, resume_log
from companion.library.journal import Journal
from companion.table import Number, Seat, Seats, Table
from companion.table.game import Game
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning

PLAYERS = {"tumult_royale": 4, "citadels": 6, "wallenstein": 4, "council_of_four": 4}
GOALS = {"tumult_royale": 150, "citadels": 130, "wallenstein": 300, "council_of_four": 300}
NAMES = ("Ada", "Ben", "Clara", "Karl", "Mia", "Noa")
SEEDS = (1, 2)
TIMES = 5
SENDS = 100
now = time.perf_counter


def beginning(name: str) -> Beginning:
    """Seat a game's players, full books, no options besides."""
    seats = Seats(map(Seat, NAMES[: PLAYERS[name]], find_game(name).colours))
    return Beginning(name, seats, {"books": "full"}, {})


def bare_send() -> float:
    """Time one `send` into a coroutine that only asks."""

    async def ask() -> None:
        question = Number("bench.number", high=9)
        while True:
            await question

    coroutine = ask()
    coroutine.send(None)
    return min(_sends(coroutine.send) for _ in range(2000)) / SENDS


def _sends(send: Callable[[object], object]) -> float:
    began = now()
    for _ in range(SENDS):
        send(3)
    return now() - began


def played(name: str, seed: int, *, checked: bool) -> tuple[list[float], Session]:
    """Play a game of random answers as self-play does; give the time of each answer."""
    session = Session.begin(find_game(name), beginning(name), MemoryLog())
    rng, seen, took = Random(seed), set[str](), list[float]()
    invariants = session.game.invariants if checked else ()
    while session.question is not None:
        began = now()
        question = session.question
        assert question.identity not in seen
        seen.add(question.identity)
        session.answer(question.sample(rng), source="selfplay")
        for invariant in invariants:
            invariant(session.table)
        took.append(now() - began)
    return took, session


def replayed(game: Game, begun: Beginning, answers: list[object]) -> list[float]:
    """Send the answers to the bare script; give the time of each."""
    script, took = game.play(Table(game, begun)), []
    script.send(None)
    for answer in answers:
        began = now()
        with suppress(StopIteration):
            script.send(answer)
        took.append(now() - began)
    return took


def best(runs: Iterator[list[float]]) -> float:
    """Add up the shortest time of each step."""
    return sum(map(min, zip(*runs, strict=True)))


def answers(name: str, send: float) -> Iterator[Row]:
    """Measure a game's answers, without and with invariants."""
    count, plain, checked = 0, 0.0, 0.0
    for seed in SEEDS:
        count += len(played(name, seed, checked=False)[0])
        plain += best(played(name, seed, checked=False)[0] for _ in range(TIMES))
        checked += best(played(name, seed, checked=True)[0] for _ in range(TIMES))
    what = f"an answer of {name}, {PLAYERS[name]} players, full books"
    yield Row(f"answer.{name}", what, "a bare coroutine send", plain / count, send, GOALS[name])
    yield Row(f"invariants.{name}", f"{what}, all invariants", "without invariants", checked / count, plain / count, 1.6)


def longest() -> Session:
    """Give the longest of the games that are played here."""
    return max((played(name, seed, checked=False)[1] for name in PLAYERS for seed in SEEDS), key=lambda session: session.step)


def back_and_again(session: Session) -> Iterator[Row]:
    """Measure the undo of the last answer, and the resume from the disk."""
    given = [row.value for _, row in session.history()]
    floor = best(replayed(session.game, session.beginning, given) for _ in range(2 * TIMES))
    undone = []
    for _ in range(2 * TIMES):
        began = now()
        session.undo(insist=True)
        undone.append(now() - began)
        session.answer(given[-1])
    game = f"{len(given)} answers of {session.game.name}"
    yield Row("undo", f"undo after {game}", "the script's bare replay", min(undone), floor, 1.15)
    yield Row("resume", f"resume of {game} from the disk", "the script's bare replay", resumed(session), floor, 1.15)


def resumed(session: Session) -> float:
    """Write the game into a journal and time its resume."""
    took = []
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder) / "journal.db")
        log = begin_log(journal, session.game.name)
        again = Session.begin(session.game, session.beginning, log)
        for _, row in session.history():
            again.answer(row.value)
        for _ in range(2 * TIMES):
            began = now()
            rows, same = resume_log(journal, log.game or 0)
            Session.resume(session.game, rows, same)
            took.append(now() - began)
        journal.close()
    return min(took)


def rows() -> Iterator[Row]:
    """Measure everything."""
    send = bare_send()
    for name in PLAYERS:
        yield from answers(name, send)
    yield from back_and_again(longest())


if __name__ == "__main__":
    report(rows())
