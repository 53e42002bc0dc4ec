"""Games that are kept: played so far, closed, opened again, and what their journal holds."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from companion.games import GAMES
from companion.library.journal import JOURNAL
from companion.library.library import Library
from companion.play.acts import Answer
from companion.play.controller import Controller
from companion.play.snapshot import Snapshot
from companion.table.seats import Seat, Seats
from companion.table.table import Beginning

GAME = next(game for game in GAMES if game.name == "tumult_royale")
BEGINNING = Beginning(GAME.name, Seats(map(Seat, ("Ada", "Ben", "Clara"), GAME.colours)), {}, {})


def answered(controller: Controller, answers: int, seed: int = 1) -> Snapshot:
    """Give so many random answers; give what the table sees then."""
    rng, seen = Random(seed), controller.snapshot()
    for _ in range(answers):
        seen = controller.do(Answer(seen.question.sample(rng), seen.step))
    return seen


def played(folder: Path, answers: int, seed: int = 1, number: int | None = None) -> Any:
    """Play so many answers of a new game, or of this one; give the question that is open then."""
    with closing(Library(folder)) as library:
        return answered(library.begin(BEGINNING) if number is None else library.resume(number), answers, seed).question


def found(folder: Path) -> tuple[list[str], list[Any]]:
    """Open the library; give what it reports, and the open question of each game that can be resumed, the newest first."""
    with closing(Library(folder)) as library:
        return [told.id for told in library.report], [library.resume(game.id).session.question for game in library.games()]


def spoilt(folder: Path, *statements: str) -> None:
    """Change the journal behind the library's back."""
    with closing(sqlite3.connect(folder / JOURNAL, isolation_level=None)) as db:
        for statement in statements:
            db.execute(statement)


def fill(library: Library) -> None:
    """The card takes nothing more."""
    pages = library.journal._db.execute("PRAGMA page_count").fetchone()[0]
    library.journal._db.execute(f"PRAGMA max_page_count = {pages}")


def make_room(library: Library) -> None:
    """Something on the card was deleted."""
    library.journal._db.execute("PRAGMA max_page_count = 1000000")


def answered_until(controller: Controller, waiting: int) -> Snapshot:
    """Answer until so many entries wait for the card."""
    seen, rng = controller.snapshot(), Random(1)
    while seen.waiting < waiting:
        seen = controller.do(Answer(seen.question.sample(rng), seen.step))
    return seen
