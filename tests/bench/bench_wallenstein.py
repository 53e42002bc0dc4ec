"""What Wallenstein costs: an answer against a bare send to the same script, games a second, a full five-player game resumed."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from random import Random

from companion.games.wallenstein import GAME
from companion.library.game_log import begin_log, resume_log
from companion.library.journal import Journal
from companion.table import Seat, Seats, Table
from companion.table.selfplay import play_out
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning

NAMES = ("Ada", "Ben", "Clara", "Karl", "Mia")
GAMES = 3
FULLEST = {"books": "full", "court": "yes", "landsknechte": "yes"}


def beginning(options: dict[str, str]) -> Beginning:
    return Beginning(GAME.name, Seats(map(Seat, NAMES, GAME.colours)), options, {})


def played(options: dict[str, str], seed: int) -> Session:
    session = Session.begin(GAME, beginning(options), MemoryLog())
    play_out(session, Random(seed))
    return session


def bare_replay(options: dict[str, str], answers: list[object]) -> float:
    script = GAME.play(Table(GAME, beginning(options)))
    script.send(None)
    began = time.perf_counter()
    try:
        for answer in answers:
            script.send(answer)
    except StopIteration:
        pass
    return time.perf_counter() - began


def answers_and_games(name: str, options: dict[str, str]) -> None:
    began = time.perf_counter()
    sessions = [played(options, seed) for seed in range(GAMES)]
    whole = (time.perf_counter() - began) / GAMES
    answers = [row.value for _, row in sessions[0].history()]
    session = Session.begin(GAME, beginning(options), MemoryLog())
    began = time.perf_counter()
    for answer in answers:
        session.answer(answer)
    ours = (time.perf_counter() - began) / len(answers)
    bare = bare_replay(options, answers) / len(answers)
    print(
        f"wallenstein, {name}: {1e6 * ours:.0f} µs an answer, {ours / bare:.1f} times a bare send; {1 / whole:.1f} games a second"
    )


def resumed() -> None:
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder) / "journal.db")
        log = begin_log(journal, GAME.name)
        session = Session.begin(GAME, beginning(FULLEST), log)
        play_out(session, Random(4))
        answers = [row.value for _, row in session.history()]
        began = time.perf_counter()
        rows, again = resume_log(journal, log.game)
        Session.resume(GAME, rows, again)
        took = time.perf_counter() - began
        journal.close()
    bare = bare_replay(FULLEST, answers)
    print(
        f"wallenstein, five players in full resumed: {len(answers)} answers in {1000 * took:.0f} ms, "
        f"{took / bare:.1f} times the bare replay (goal < 60)"
    )


def main() -> None:
    answers_and_games("light books", {"books": "light"})
    answers_and_games("full books, both expansions", FULLEST)
    resumed()


if __name__ == "__main__":
    main()
