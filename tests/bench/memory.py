"""Memory at the desk: after 3,000 answers of whole games, and how much 1,000 more add; and whether threads and files stay as many.

`python tests/bench/memory.py [ANSWERS MORE [FOLDER]]`: a folder of pictures stands in for the camera. The voice is eSpeak's, unheard.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random

import figures
from figures import alone, use_rooms

use_rooms()

from companion.app.desk.app import words_of
from companion.app.desk.desk import Desk
from companion.app.desk.opening import open_desk
from companion.app.lobby.host import Host
from companion.games import GAMES
from companion.library.library import Library
from companion.play.acts import Answer
from companion.play.snapshot import Snapshot
from companion.system import memory
from companion.system.settings import Settings
from companion.table.seats import Seat, Seats
from companion.table.table import Beginning

FIRST, MORE = 3000, 3000
MOST, MOST_MORE = 150.0, 0.2
"""Megabytes of the process, and what 1,000 answers may add."""
NAMES = ("Ada", "Ben", "Clara", "Karl")
STEPS = 200_000
REST = 5.0
"""Seconds in which nobody answers before memory is measured; at the beginning of each game it is given back as it is here."""


def megabytes(desk: Desk) -> float:
    """Measure what of this process lies in memory after a rest: the voice has rendered what it wanted to, free memory is given back."""
    until = time.monotonic() + REST
    while time.monotonic() < until:
        desk.step()
        time.sleep(REST / 100)
    gc.collect()
    memory.give_back()
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def threads_and_files() -> tuple[int, int]:
    """Count them, at rest."""
    return threading.active_count(), len(list(Path("/proc/self/fd").iterdir()))


def answered(desk: Desk, rng: Random, many: int, number: int) -> tuple[int, int]:
    """Give at least so many random answers, in whole games from this one on; give the number of the next, just begun, and how many it were.

    What a game was asked is kept as long as it lasts, so that it can be undone: up to ten megabytes late in the longest.
    """
    given = 0
    while True:
        if desk.snapshot is None or desk.snapshot.game is None or desk.snapshot.question is None:
            begin(desk, number)
            number += 1
            if given >= many:
                return number, given
        before = desk.snapshot
        desk.do(Answer(before.question.sample(rng), before.step))
        shown(desk, before)
        given += 1


def begin(desk: Desk, number: int) -> None:
    """Begin a game, each in its turn."""
    game = GAMES[number % len(GAMES)]
    before = desk.snapshot
    desk.begin(Beginning(game.name, Seats(map(Seat, NAMES, game.colours)), {}, {}))
    shown(desk, before)


def shown(desk: Desk, before: Snapshot | None) -> None:
    """Work on until a game's snapshot is shown that is not the one `before`, and drawn."""
    for _ in range(STEPS):
        desk.step()
        if desk.snapshot is not None and desk.snapshot is not before and desk.snapshot.game is not None:
            break
    desk.step()


def main() -> int:
    """Print both figures beside what is wanted; 1 where more is needed."""
    memory.bound_memory()
    first, more = (int(word) for word in sys.argv[1:3]) if len(sys.argv) > 2 else (FIRST, MORE)
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"STATE_DIRECTORY": folder, "CACHE_DIRECTORY": folder, "COMPANION_SETTINGS": f"{folder}/none.toml"}
        library = Library(Path(folder))
        values = {**Settings().values, "camera.source": "none"}
        picture = Path(sys.argv[3]) if len(sys.argv) > 3 else None
        desk = open_desk(Settings(values=values), Host(library), words_of, "en", picture)
        rng = Random(1)
        number, given = answered(desk, rng, first, 0)
        before, open_before = megabytes(desk), threads_and_files()
        _, further = answered(desk, rng, more, number)
        after, open_after = megabytes(desk), threads_and_files()
        desk.close()
        library.close()
    each = (after - before) / further * 1000
    rows = (
        alone("memory", f"after {given} answers", before, MOST, "MB"),
        alone("memory.more", f"for each 1,000 of {further} answers more", each, MOST_MORE, "MB"),
        alone("threads", "running afterwards", open_after[0], open_before[0], ""),
        alone("files", "open afterwards", open_after[1], open_before[1], ""),
    )
    print(*map(figures.shown, rows), sep="\n")
    return int(not all(row.met for row in rows))


if __name__ == "__main__":
    sys.exit(main())
