"""What an answer costs: against a bare coroutine `send`, against a bare SQLite commit, and a resume against a bare replay."""

from __future__ import annotations

import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

from companion.games import GAMES
from companion.library.game_log import begin_log, resume_log
from companion.library.journal import Journal
from companion.table import Game, Number, Outcome, Seat, Seats, Table, phrase
from companion.table.selfplay import play_out
from companion.table.session import Session
from companion.table.table import Beginning
from companion.table.undo_history import JournalRow

ANSWERS = 20_000
COMMITS = 300
QUESTION = Number("bench.number", high=9)
SEATS = Seats([Seat("Ada", "blue")])


class NoLog:
    def append(self, row: JournalRow) -> None:
        pass


async def play(_table: Table) -> Outcome:
    for _ in range(1_000_000):
        await QUESTION
    return Outcome(phrase("over"), ())


BENCH = Game("bench", "1", (1,), ("blue",), play, lambda _table: (), Path())
BEGINNING = Beginning("bench", SEATS, {}, {})


def best(times: int, measure: Callable[[], float]) -> float:
    return median(measure() for _ in range(times))


def bare_send() -> float:
    coroutine = play(None)
    coroutine.send(None)
    began = time.perf_counter()
    for _ in range(ANSWERS):
        coroutine.send(3)
    return (time.perf_counter() - began) / ANSWERS


def answer_without_disk() -> float:
    session = Session.begin(BENCH, BEGINNING, NoLog())
    began = time.perf_counter()
    for _ in range(ANSWERS):
        session.answer(3)
    return (time.perf_counter() - began) / ANSWERS


def commits_and_answers(folder: Path) -> tuple[float, float]:
    """Time bare commits and journalled answers in turn, so that both meet the same disk; returns both medians in seconds."""
    database = sqlite3.connect(folder / "bare.db", isolation_level=None)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("CREATE TABLE t (game, seq, kind, step, question, value, source, version)")
    journal = Journal(folder / "journal.db")
    session = Session.begin(BENCH, BEGINNING, begin_log(journal, "bench"))
    bare, ours = [], []
    for number in range(COMMITS):
        row = (1, number, "answer", number, "bench.number", "3", "table", "1")
        began = time.perf_counter()
        database.execute("INSERT INTO t VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
        between = time.perf_counter()
        session.answer(3)
        bare.append(between - began)
        ours.append(time.perf_counter() - between)
    database.close()
    journal.close()
    return median(bare), median(ours)


def main() -> None:
    send = best(5, bare_send)
    answer = best(5, answer_without_disk)
    print(f"answer without disk: {1e6 * answer:.2f} µs, {answer / send:.1f} times the bare send (goal < 25)")
    with tempfile.TemporaryDirectory() as folder:
        commit, journalled = commits_and_answers(Path(folder))
    print(f"answer with disk: {1e6 * journalled:.0f} µs, {journalled / commit:.2f} times the bare commit (goal < 1.3)")
    resume_against_replay()


def resume_against_replay() -> None:
    """Resume 2,000 answers (many games' worth, added up) from the disk, against sending the same answers to bare scripts."""
    game = GAMES[0]
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara", "Karl"), game.colours))
    beginning = Beginning(game.name, seats, {}, {})
    resumed = bare = 0.0
    count = seed = 0
    with tempfile.TemporaryDirectory() as name:
        journal = Journal(Path(name) / "journal.db")
        while count < 2000:
            log = begin_log(journal, game.name)
            session = Session.begin(game, beginning, log)
            play_out(session, Random(seed))
            seed += 1
            answers = [row.value for _, row in session.history()]
            count += len(answers)
            began = time.perf_counter()
            rows, again = resume_log(journal, log.game)
            Session.resume(game, rows, again)
            resumed += time.perf_counter() - began
            bare += bare_replay(game, beginning, answers)
    print(f"{count} answers resumed: {1000 * resumed:.0f} ms, {resumed / bare:.1f} times the bare replay (goal < 60)")


def bare_replay(game: Game, beginning: Beginning, answers: list[object]) -> float:
    script = game.play(Table(game, beginning))
    script.send(None)
    began = time.perf_counter()
    try:
        for answer in answers:
            script.send(answer)
    except StopIteration:
        pass
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
