"""The journal: every entry of every game in one SQLite file, append-only, safe on the card before the game moves on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.table.errors import JournalTrouble
from companion.table.record.line import JournalRow, RowKind

APPLICATION_ID = 0x434F4D50
"""Says in the file's header (`PRAGMA application_id`) that it is ours: the letters COMP."""

MIGRATIONS = (
    """
    CREATE TABLE games (id INTEGER PRIMARY KEY, name TEXT NOT NULL, begun TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP);
    CREATE TABLE entries (
        game INTEGER NOT NULL REFERENCES games (id), seq INTEGER NOT NULL, kind TEXT NOT NULL, step INTEGER NOT NULL,
        question TEXT NOT NULL, value TEXT NOT NULL, source TEXT NOT NULL, version TEXT NOT NULL,
        PRIMARY KEY (game, seq)
    ) WITHOUT ROWID;
    """,
)
"""Each brings the file one schema version further; never change one that was released, add the next."""


@dataclass(frozen=True)
class GameRecord:
    """One game of the journal: its number, its name, when it was begun (UTC), its beginning, and whether it is over."""

    id: int
    name: str
    begun: str
    beginning: dict[str, Any]
    version: str
    over: bool


@contextmanager
def _trouble(doing: str) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise JournalTrouble(f"{doing}: {error}") from error


class Journal:
    """The database of games. One writer; WAL with FULL synchronisation, so that an answered question stays answered."""

    def __init__(self, path: Path) -> None:
        """Open the file or make it; `JournalTrouble` where it is damaged, foreign, newer than this program, or in use."""
        self.path = path
        with _trouble(f"open {path}"):
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=1.0)
            try:
                self._prepare()
            except (sqlite3.Error, JournalTrouble):
                self._db.close()
                raise

    def _prepare(self) -> None:
        if self._db.execute("PRAGMA quick_check").fetchone()[0] != "ok":
            raise JournalTrouble(f"{self.path} is damaged")
        version: int = self._db.execute("PRAGMA user_version").fetchone()[0]
        owner: int = self._db.execute("PRAGMA application_id").fetchone()[0]
        empty = self._db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
        if owner != APPLICATION_ID and not empty:
            raise JournalTrouble(f"{self.path} belongs to another program")
        if version > len(MIGRATIONS):
            raise JournalTrouble(f"{self.path} was written by a newer Companion")
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        self._migrate(version)

    def _migrate(self, version: int) -> None:
        for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
            self._db.executescript(
                f"BEGIN; {script} PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {number}; COMMIT;"
            )

    def new_game(self, name: str) -> int:
        """Make room for a new game and return its number."""
        with _trouble("begin a game"):
            made = self._db.execute("INSERT INTO games (name) VALUES (?)", (name,)).lastrowid
        assert made is not None
        return made

    def append(self, game: int, seq: int, row: JournalRow) -> None:
        """Write one entry; it is on the disk when this returns. `JournalTrouble` where it cannot be written."""
        value = json.dumps(row.value, ensure_ascii=False, separators=(",", ":"))
        with _trouble("write an entry"):
            self._db.execute(
                "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (game, seq, row.kind.value, row.step, row.question, value, row.source, row.version),
            )

    def rows(self, game: int) -> list[JournalRow]:
        """Read all entries of a game, oldest first; `JournalTrouble` where there is no such game."""
        query = "SELECT kind, step, question, value, source, version FROM entries WHERE game = ? ORDER BY seq"
        with _trouble("read a game"):
            found = self._db.execute(query, (game,)).fetchall()
        if not found:
            raise JournalTrouble(f"there is no game {game}")
        return [
            JournalRow(RowKind(kind), step, question, json.loads(value), *rest) for kind, step, question, value, *rest in found
        ]

    def games(self) -> list[GameRecord]:
        """List the games, newest first."""
        query = """
            SELECT g.id, g.name, g.begun, b.value, b.version, l.kind = 'mark' AND l.value LIKE '%"over"%'
            FROM games g JOIN entries b ON b.game = g.id AND b.seq = 0
            JOIN entries l ON l.game = g.id AND l.seq = (SELECT max(seq) FROM entries WHERE game = g.id)
            ORDER BY g.id DESC
        """
        with _trouble("list the games"):
            found = self._db.execute(query).fetchall()
        return [GameRecord(i, n, begun, json.loads(value), v, bool(over)) for i, n, begun, value, v, over in found]

    def close(self) -> None:
        """Close the file."""
        self._db.close()


class GameLog:
    """The log of one game. Where the disk is full it keeps the entries and says so, and writes them as soon as it can."""

    def __init__(self, journal: Journal, game: int, written: int = 0) -> None:
        self.game = game
        self.trouble: JournalTrouble | None = None
        self._journal = journal
        self._written = written
        self._waiting: list[JournalRow] = []

    def append(self, row: JournalRow) -> None:
        """Write this entry after all that still wait; what cannot be written waits, and `trouble` says why."""
        self._waiting.append(row)
        try:
            while self._waiting:
                self._journal.append(self.game, self._written, self._waiting[0])
                self._written += 1
                del self._waiting[0]
        except JournalTrouble as trouble:
            self.trouble = trouble
        else:
            self.trouble = None


def begin_log(journal: Journal, game: str) -> GameLog:
    """Make a new game in the journal and its log."""
    return GameLog(journal, journal.new_game(game))


def resume_log(journal: Journal, game: int) -> tuple[list[JournalRow], GameLog]:
    """Read a game's entries and go on with its log."""
    rows = journal.rows(game)
    return rows, GameLog(journal, game, len(rows))
