"""From an answer to its picture, late in each game: the act is checked, on the disk and drawn at 800x480.

The floor is one bare commit to a database of the same kind and one full blit of the same screen, measured in turn with it.
The narrator and the ring are not waited for. Late in an evening pages lie between the two rows of a game: most of their letters and
icons were drawn before, not all. `python tests/bench/bench_press.py [--json]`.
"""

from __future__ import annotations

import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from bench_answers import PLAYERS, beginning, played
from figures import Row, report, use_rooms

use_rooms()

import pygame

from companion.games import game as find_game
from companion.language.words import Words
from companion.library.game_log import begin_log
from companion.library.journal import Journal
from companion.play.acts import Answer
from companion.play.controller import Controller
from companion.table.session import Session
from companion.ui.pages.page_settings import ScreenSettings
from companion.ui.screen.window import Window

SIZE = (800, 480)
LAST = 60
"""So many answers before the end are measured."""
GOAL = 4.0
now = time.perf_counter


def bare(folder: Path) -> Callable[[], float]:
    """Give what times one commit and one blit."""
    database = sqlite3.connect(folder / "bare.db", isolation_level=None)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("CREATE TABLE t (game, seq, kind, step, question, value, source, version)")
    glass, whole = pygame.display.get_surface(), pygame.Surface(SIZE).convert()

    def measure() -> float:
        began = now()
        database.execute("INSERT INTO t VALUES (1, 2, 'answer', 3, 'bench', '4', 'touch', '1')")
        glass.blit(whole, (0, 0))
        return now() - began

    return measure


def window_for(folder: Path) -> Window:
    """Open the screen in English, its motions over at once; texts are parsed, as the desk does while nothing happens."""
    words = Words("en", [folder])
    while words.learn_next():
        pass
    ticks = iter(range(10**9))
    return Window(
        SIZE,
        ScreenSettings("en", "day", reduced=True),
        lambda _language: words,
        clock=lambda: next(ticks) / 10,
        hour=lambda: 12,
        frames=lambda _now: ((0, 0, 0),) * 24,
    )


def answers_of(name: str) -> list[object]:
    """Play a game in memory, and give its answers."""
    return [row.value for _, row in played(name, 1, checked=False)[1].history()]


def late(name: str, folder: Path, window: Window, answers: list[object]) -> tuple[float, float]:
    """Answer the end of a game with the journal on disk and the screen on show; give the median of a press and of the floor."""
    journal = Journal(folder / f"{name}.db")
    session = Session.begin(find_game(name), beginning(name), begin_log(journal, name))
    controller, rng, floor = Controller(session), Random(1), bare(folder)
    for answer in answers[:-LAST]:
        session.answer(answer)
    window.show(controller.snapshot())
    window.draw()
    ours, bares = [], []
    while session.question is not None:
        value = session.question.sample(rng)
        bares.append(floor())
        began = now()
        window.show(controller.do(Answer(value, session.step)))
        window.draw()
        ours.append(now() - began)
    journal.close()
    (folder / "bare.db").unlink()
    return statistics.median(ours), statistics.median(bares)


def pressed(name: str, folder: Path) -> Iterator[Row]:
    """Measure the end of a game on a screen that has shown nothing of it yet, and again when it has shown the same before."""
    window, answers = window_for(find_game(name).folder), answers_of(name)
    for kind, shown in (("", "shown for the first time"), (".again", "shown before")):
        ours, floor = late(name, folder, window, answers)
        what = f"an answer late in {name} to its picture, {shown}"
        yield Row(f"press.{name}{kind}", what, "one commit and one blit", ours, floor, GOAL)
    window.close()


def rows() -> Iterator[Row]:
    """Measure every game."""
    for name in PLAYERS:
        with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
            yield from pressed(name, Path(folder))


if __name__ == "__main__":
    report(rows())
