"""From nothing to the first question: on the screen, in the terminal, `--help`; and with 10,000 finished games on the card.

Floors are a bare pygame window and `python -c pass`, each started in turn with what is measured. Seconds are those of the
processor, of all threads (a start waits for nothing, and the clock counts what else the machine does), but for the first question,
which is timed by the clock like its window; the least of several starts counts. All files are warm: each is started once before. `python tests/bench/bench_start.py [--json]`.
"""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

from figures import Row, home, report

from companion.games import game as find_game
from companion.library.game_log import END, begin_log
from companion.library.history.plays import Plays
from companion.library.journal import Journal
from companion.library.schema import checksum
from companion.table import Seat, Seats
from companion.table.selfplay import play_out
from companion.table.session import Session
from companion.table.table import Beginning
from companion.table.undo_history import JournalRow, RowKind

BARE = """
import time; t = time.perf_counter()
import pygame
pygame.display.init(); pygame.font.init()
surface = pygame.display.set_mode((1280, 720)); surface.fill((9, 9, 9)); pygame.display.flip()
print(time.perf_counter() - t)
"""
QUESTION = """
import sys, time; t = time.perf_counter()
from pathlib import Path
from companion.ui.screen.window import Window
from companion.ui.pages.page_settings import ScreenSettings
from companion.play.snapshot import Snapshot
from companion.table.questions.kinds import Choose, Option
from companion.table.phrase import phrase
from companion.language.words import Words
words = Words("de")
options = tuple(Option(c, phrase(f"colour-{c}")) for c in ("blue", "yellow", "purple", "grey"))
window = Window((1280, 720), ScreenSettings(), lambda language: words, clock=time.monotonic, hour=lambda: 12,
                frames=lambda now: ((0, 0, 0),) * 24)
window.show(Snapshot(None, 0, Choose("evening.box", options=options)))
window.draw()
print(time.perf_counter() - t)
assert "cv2" not in sys.modules
"""

STARTS = 7
GAMES = 10_000
SCREEN = """
import sys, time; began = time.process_time()
sys.argv = ["companion"]
from companion.app.desk.desk import Desk
run = Desk.run
def first(desk, ready):
    def shown():
        ready()
        print(time.process_time() - began)
        desk.over = True
    run(desk, shown)
Desk.run = first
from companion.start import main
main()
"""
GAME = ("play", "tumult_royale", "--players", "Ada:blue,Ben:yellow,Clara:purple")
PASS = [sys.executable, "-c", "pass"]


def whole(command: list[str], environment: Mapping[str, str]) -> float:
    """Give what a program takes from its start to its end; it finds no input."""
    program = subprocess.Popen(
        command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, status, used = os.wait4(program.pid, 0)
    program.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_utime + used.ru_stime


def told(code: str, environment: Mapping[str, str]) -> float:
    """Run a script that prints the seconds it took itself."""
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return float(run.stdout.split()[-1])


def commands(environment: Mapping[str, str]) -> Iterator[Row]:
    """Measure `--help` and the terminal's first question against an empty program."""
    companion = [sys.executable, "-m", "companion"]
    help_, terminal, empty = [], [], []
    for start in range(STARTS + 1):
        taken = (
            whole(PASS, environment),
            whole([*companion, "--help"], environment),
            whole([*companion, *GAME, "--terminal"], environment),
        )
        if start:
            for times, seconds in zip((empty, help_, terminal), taken, strict=True):
                times.append(seconds)
    yield Row("help", "companion --help", "python -c pass", min(help_), min(empty), 5)
    yield Row("terminal", "play --terminal to the first question", "python -c pass", min(terminal), min(empty), 14)


def screen(environment: Mapping[str, str]) -> Iterator[Row]:
    """Measure the first question on the screen against a bare window."""
    told(QUESTION, environment)
    pairs = [(told(BARE, environment), told(QUESTION, environment)) for _ in range(STARTS)]
    bare, first = (min(times) for times in zip(*pairs, strict=True))
    yield Row("first_question", "from nothing to the first question on the screen", "a bare pygame window", first, bare, 3)


def finished(folder: Path, count: int) -> None:
    """Put so many finished games on the card: one that was played, copied under other numbers."""
    journal = Journal(folder / "journal.db")
    log = begin_log(journal, "tumult_royale")
    game = find_game("tumult_royale")
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara"), game.colours))
    play_out(Session.begin(game, Beginning(game.name, seats, {"books": "light"}, {}), log), Random(1))
    log.append(JournalRow(RowKind.MARK, 0, "", END, "mark", game.version))
    Plays(journal).bring_up_to_date()
    journal.close()
    database = sqlite3.connect(folder / "journal.db")
    one = database.execute("SELECT * FROM games").fetchone()
    play = database.execute("SELECT * FROM plays").fetchone()
    entries = database.execute("SELECT * FROM entries ORDER BY seq").fetchall()
    for number in range(2, count + 1):
        database.execute(_insert("games", len(one)), _again(one, number))
        uuid = f"{number:08}{play[1][8:]}"
        document = play[3].replace(play[1], uuid)
        database.execute(_insert("plays", len(play)), _again((number, uuid, play[2], document, play[4]), number))
        database.executemany(_insert("entries", len(entries[0])), [_again(entry, number) for entry in entries])
    database.commit()
    database.close()


def _insert(table: str, columns: int) -> str:
    return f"INSERT INTO {table} VALUES ({', '.join('?' * columns)})"


def _again(values: tuple[object, ...], number: int) -> tuple[object, ...]:
    return (number, *values[1:-1], checksum(number, *values[1:-1]))


def many_games(folder: Path) -> Iterator[Row]:
    """Measure the start with a full card against one with an empty one."""
    full, empty = folder / "full", folder / "empty"
    for made in (full, empty):
        made.mkdir()
    environments = home(full, ""), home(empty, "")
    finished(full, GAMES)
    for environment in environments:
        told(SCREEN, environment)
    pairs = [tuple(told(SCREEN, environment) for environment in environments) for _ in range(STARTS)]
    took, floor = (min(times) for times in zip(*pairs, strict=True))
    yield Row("many_games", f"start with {GAMES} finished games", "start with none", took, floor, 1.3)


def rows() -> Iterator[Row]:
    """Measure everything."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        environment = home(folder, "")
        yield from commands(environment)
        yield from screen(environment)
        yield from many_games(folder)


if __name__ == "__main__":
    report(rows())
