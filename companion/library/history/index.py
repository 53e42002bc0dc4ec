"""The index of plays: what the pages of history ask, in tables of their own, made of the plays and edits in a second or so.

It stands in memory or beside the journal, holds nothing that cannot be made anew, and is brought up to date before it is asked.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from weakref import finalize

from companion.library.history.document import NOBODY, PlayDocument, PlayedSeat
from companion.library.history.edits import Edits
from companion.library.history.plays import Plays
from companion.library.history.timing import day
from companion.library.journal import IN_MEMORY

LOG = logging.getLogger("companion")
NAME = "history.index"
FORMAT = 5
"""Of the tables; an index of another format is thrown away."""

_TABLES = """
    CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE play (
        game INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, box TEXT NOT NULL, day TEXT NOT NULL, duration INTEGER,
        rounds INTEGER NOT NULL, aborted INTEGER NOT NULL, margin INTEGER, title TEXT NOT NULL,
        titles TEXT NOT NULL, kind TEXT NOT NULL, direction INTEGER NOT NULL
    );
    CREATE TABLE seat (
        game INTEGER NOT NULL, place INTEGER NOT NULL, name TEXT NOT NULL, colour TEXT NOT NULL, rank INTEGER, score INTEGER,
        won INTEGER NOT NULL, person INTEGER NOT NULL, written TEXT NOT NULL, PRIMARY KEY (game, place)
    ) WITHOUT ROWID;
    CREATE TABLE role (
        game INTEGER NOT NULL, place INTEGER NOT NULL, role TEXT NOT NULL, times INTEGER NOT NULL, PRIMARY KEY (game, place, role)
    ) WITHOUT ROWID;
    CREATE INDEX plays_of_box ON play (box, game);
    CREATE INDEX plays_of_kind ON play (kind, game);
    CREATE INDEX seats_of ON seat (name, game, won, score);
    CREATE INDEX seats_written ON seat (written, name);
"""


def is_person(name: str) -> bool:
    """Tell whether a name stands for somebody who is not forgotten."""
    return not name.startswith(NOBODY)


class PlayIndex:
    """Tables over plays; `db` is asked by `stats`. Damage or another format means that it is made anew."""

    def __init__(self, path: Path = IN_MEMORY) -> None:
        self.path = path
        self.db = self._opened()
        self._closing = finalize(self, self.db.close)

    def _opened(self) -> sqlite3.Connection:
        try:
            db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            if db.execute("PRAGMA user_version").fetchone()[0] == FORMAT:
                return db
            db.close()
        except sqlite3.Error as error:
            LOG.info("the index is made anew: %s", error)
        return self._fresh()

    def _fresh(self) -> sqlite3.Connection:
        """Make an empty index; on a card that takes nothing, in memory."""
        try:
            self._removed()
            db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            db.executescript(f"PRAGMA synchronous = OFF; PRAGMA user_version = {FORMAT}; {_TABLES}")
        except (OSError, sqlite3.Error) as error:
            LOG.warning("%s: %s", self.path, error)
            self.path = IN_MEMORY
            db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
            db.executescript(f"PRAGMA user_version = {FORMAT}; {_TABLES}")
        return db

    def _removed(self) -> None:
        if self.path != IN_MEMORY:
            for part in ("", "-journal"):
                self.path.with_name(self.path.name + part).unlink(missing_ok=True)

    def bring_up_to_date(self, plays: Plays) -> None:
        """Take in what was written since: only new plays where nothing else changed. Raises `JournalTrouble`."""
        stamp = plays.stamp()
        before = self._note()
        if stamp == before:
            return
        try:
            last = self._last()
            self._take(plays, stamp, after=last if before == plays.stamp(last) else 0)
        except sqlite3.Error as error:
            LOG.warning("the index is made anew: %s", error)
            with suppress(sqlite3.Error):
                self.db.close()
            self.db = self._fresh()
            self._closing = finalize(self, self.db.close)
            self._take(plays, stamp, after=0)

    def _take(self, plays: Plays, stamp: str, after: int) -> None:
        edits = plays.edits()
        self.db.execute("BEGIN")
        try:
            if not after:
                for table in ("play", "seat", "role"):
                    self.db.execute(f"DELETE FROM {table}")  # noqa: S608 - constants
            self._add(plays.documents(after), edits)
            self.db.execute("INSERT OR REPLACE INTO about VALUES ('stamp', ?)", (stamp,))
            self.db.execute("COMMIT")
        except BaseException:
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")
            raise

    def _add(self, documents: Iterable[tuple[int, PlayDocument]], edits: Edits) -> None:
        for game, document in documents:
            play, written = edits.laid_over(document), edits.laid_over(document, named=False)
            if play is not None and written is not None:
                self.db.execute("INSERT INTO play VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", _play_row(game, play))
                rows = _seat_rows(game, play.seats, [seat.name for seat in written.seats])
                self.db.executemany("INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
                self.db.executemany("INSERT INTO role VALUES (?, ?, ?, ?)", _role_rows(game, play.seats))

    def change_play(self, plays: Plays, uuid: str) -> None:
        """Take in an edit of one play that was just written, at the price of that play alone. Raises `JournalTrouble`."""
        for game, document in plays.documents_of(uuid):
            for table in ("play", "seat", "role"):
                self.db.execute(f"DELETE FROM {table} WHERE game = ?", (game,))  # noqa: S608 - constants
            self._add([(game, document)], plays.edits())
            self.db.execute("INSERT OR REPLACE INTO about VALUES ('stamp', ?)", (plays.stamp(),))

    def change_names(self, plays: Plays) -> None:
        """Take in that a player was renamed, or no longer is: only seats of that name are written. Raises `JournalTrouble`."""
        edits, stamp = plays.edits(), plays.stamp()
        known = self.db.execute("SELECT DISTINCT written, name FROM seat").fetchall()
        changed = [(written, name, now) for written, name in known if (now := edits.called(written)) != name]
        self.db.execute("BEGIN")
        for written, name, now in changed:
            new = "UPDATE seat SET name = ?, person = ? WHERE written = ? AND name = ?"
            self.db.execute(new, (now, int(is_person(now)), written, name))
        self.db.execute("INSERT OR REPLACE INTO about VALUES ('stamp', ?)", (stamp,))
        self.db.execute("COMMIT")

    def _note(self) -> str:
        try:
            found = self.db.execute("SELECT value FROM about WHERE name = 'stamp'").fetchone()
        except sqlite3.Error:
            return ""
        return str(found[0]) if found else ""

    def _last(self) -> int:
        try:
            return int(self.db.execute("SELECT coalesce(max(game), 0) FROM play").fetchone()[0])
        except sqlite3.Error:
            return 0

    def drop(self) -> None:
        """Close the file and remove it."""
        self.db.close()
        self._removed()

    def close(self) -> None:
        """Close the file."""
        self.db.close()


def _play_row(game: int, play: PlayDocument) -> tuple[object, ...]:
    told = (day(play.ended), play.duration, play.rounds, int(play.aborted), play.margin)
    titles = json.dumps(dict(play.titles), ensure_ascii=False)
    return (game, play.uuid, play.game, *told, play.title, titles, play.kind, play.direction)


def _seat_rows(game: int, seats: tuple[PlayedSeat, ...], names: list[str]) -> Iterator[tuple[object, ...]]:
    for place, (seat, written) in enumerate(zip(seats, names, strict=True)):
        person = int(is_person(seat.name))
        yield game, place, seat.name, seat.colour, seat.rank, seat.score, int(seat.won), person, written


def _role_rows(game: int, seats: tuple[PlayedSeat, ...]) -> Iterator[tuple[object, ...]]:
    for place, seat in enumerate(seats):
        for role, times in Counter(seat.roles).items():
            yield game, place, role, times
