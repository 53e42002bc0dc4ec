"""Plays and edits on their way into another journal; `companion.library.history` knows what they say."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from typing import Any

from companion.library.schema import EDIT, PLAY, checksum

Cells = tuple[Any, ...]
PLAYS_QUERY, EDITS_QUERY = f"SELECT {PLAY}, sum FROM plays", f"SELECT {EDIT}, sum FROM edits"  # noqa: S608 - constants


def keep_sound(db: sqlite3.Connection, plays: Iterable[Cells], edits: Iterable[Cells]) -> None:
    """Write those rows whose checksum holds, under the same numbers."""
    for table, rows in (("plays", plays), ("edits", edits)):
        for *values, total in rows:
            if checksum(*values) == total:
                marks = ", ".join("?" * (len(values) + 1))
                db.execute(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", (*values, total))  # noqa: S608 - constants


def move_rows(source: sqlite3.Connection, target: sqlite3.Connection, numbers: Mapping[int, int]) -> None:
    """Add a sound journal's plays under their games' new numbers, and its edits after those that are there."""
    last = target.execute("SELECT coalesce(max(seq), 0) FROM edits").fetchone()[0]
    plays = [(numbers[game], *more) for game, *more, _ in source.execute(PLAYS_QUERY) if game in numbers]
    edits = [(last + place, *more) for place, (_, *more, _) in enumerate(source.execute(f"{EDITS_QUERY} ORDER BY seq"), start=1)]
    keep_sound(target, [(*row, checksum(*row)) for row in plays], [(*row, checksum(*row)) for row in edits])
