"""The plays of a journal: made of games that are over or put aside, kept beside them, and edited by further entries."""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from uuid import uuid4

from companion.library.history.deriving import derive, titles_of
from companion.library.history.document import DocumentRefused, PlayDocument, read, written
from companion.library.history.edits import Edit, EditRefused, Edits, checked_edit, edit_from
from companion.library.journal import ASIDE, OVER, Journal
from companion.library.schema import EDIT, PLAY, checksum
from companion.table.errors import NoSuchGame, TableError

LOG = logging.getLogger("companion")
LARGEST = 2**63 - 1
"""No game has a larger number."""
_UNREADABLE = (NoSuchGame, TableError, KeyError, TypeError, AttributeError)
"""What a game raises whose entries, or whose beginning, cannot be understood."""

_TITLES = '"titles":'
"""Stands in every document since plays are named in each language."""

_DUE = f"""
    SELECT games.id, plays.uuid FROM games LEFT JOIN plays ON plays.game = games.id
    WHERE games.state IN ('{OVER}', '{ASIDE}') AND games.id > 0
    AND (plays.game IS NULL OR plays.entries != (SELECT max(seq) + 1 FROM entries WHERE entries.game = games.id))
    ORDER BY games.id DESC
"""  # noqa: S608 - constants


class Plays:
    """Reads and writes what a journal holds of plays. `device` is this device's name, for plays made from now on."""

    def __init__(self, journal: Journal, device: str = "", clock: Callable[[], float] = time.monotonic) -> None:
        self.journal = journal
        self._device = device
        self._clock = clock
        self._damaged: dict[int, str] = {}
        self._hopeless: set[int] = set()
        self._complete: tuple[int, int] | None = None

    def bring_up_to_date(self, within: float | None = None) -> int:
        """Make the plays that are missing, the newest game first, for so many seconds at most; tell how many are still missing.

        Raises `JournalTrouble`.
        """
        if not self._damaged and self._stamp() == self._complete:
            return 0
        until = None if within is None else self._clock() + within
        with self.journal.reading("look for plays") as db:
            found: list[tuple[int, str | None]] = [*db.execute(_DUE).fetchall(), *self._damaged.items()]
        due = [(game, uuid) for game, uuid in found if game not in self._hopeless]
        for number, (game, uuid) in enumerate(due):
            if until is not None and self._clock() >= until:
                return len(due) - number
            self._make(game, uuid or str(uuid4()))
        self._complete = self._stamp()
        return 0

    def _stamp(self) -> tuple[int, int]:
        """Give what differs after every change of the file: by this program, and by another."""
        with self.journal.reading("look for changes") as db:
            others: int = db.execute("PRAGMA data_version").fetchone()[0]
            return db.total_changes, others

    def _make(self, game: int, uuid: str) -> None:
        """Make one play; a game of which nothing can be read any more is none."""
        record = self.journal.game(game)
        self._hopeless.add(game)
        if record is None:
            return
        try:
            entries = self.journal.entries(game)
            play = derive(record, entries, self.journal.timeline(game), uuid, self._device)
        except _UNREADABLE as error:
            LOG.warning("game %d is no play: %r", game, error)
            return
        self._hopeless.discard(game)
        self._keep(game, entries.next, play)

    def _keep(self, game: int, entries: int, play: PlayDocument) -> None:
        values = (game, play.uuid, entries, written(play))
        self._damaged.pop(game, None)
        with self.journal.transaction("write a play") as db:
            db.execute("INSERT OR REPLACE INTO plays VALUES (?, ?, ?, ?, ?)", (*values, checksum(*values)))

    def documents(self, after: int = 0) -> Iterator[tuple[int, PlayDocument]]:
        """Give the plays of games above this number as they were made, without any edit; damaged ones are left out."""
        with self.journal.reading("read plays") as db:
            rows = db.execute(
                f"SELECT {PLAY}, plays.sum FROM plays JOIN games ON games.id = plays.game "  # noqa: S608 - constants
                f"WHERE game > ? AND games.state IN ('{OVER}', '{ASIDE}') ORDER BY game",
                (after,),
            ).fetchall()
        yield from self._sound(rows)

    def newest(self, count: int, below: int = LARGEST) -> Iterator[tuple[int, PlayDocument]]:
        """Give so many plays of games below this number as they were made, the newest first."""
        with self.journal.reading("read plays") as db:
            rows = db.execute(
                f"SELECT {PLAY}, plays.sum FROM plays JOIN games ON games.id = plays.game "  # noqa: S608 - constants
                f"WHERE game < ? AND games.state IN ('{OVER}', '{ASIDE}') ORDER BY game DESC LIMIT ?",
                (below, count),
            ).fetchall()
        yield from self._sound(rows)

    def document(self, uuid: str) -> PlayDocument | None:
        """Give one play as it was made, without any edit."""
        return next((play for _, play in self.documents_of(uuid)), None)

    def documents_of(self, uuid: str) -> Iterator[tuple[int, PlayDocument]]:
        """Give the one play of this `uuid` with its game's number, if there is one."""
        with self.journal.reading("read a play") as db:
            rows = db.execute(f"SELECT {PLAY}, sum FROM plays WHERE uuid = ?", (uuid,)).fetchall()  # noqa: S608 - constants
        yield from self._sound(rows)

    def document_of(self, game: int) -> PlayDocument | None:
        """Give the play of a game as it was made, without any edit."""
        with self.journal.reading("read a play") as db:
            rows = db.execute(f"SELECT {PLAY}, sum FROM plays WHERE game = ?", (game,)).fetchall()  # noqa: S608
        return next((play for _, play in self._sound(rows)), None)

    def _sound(self, rows: Iterable[tuple[int, str, int, str, int]]) -> Iterator[tuple[int, PlayDocument]]:
        for game, uuid, entries, document, total in rows:
            if checksum(game, uuid, entries, document) != total:
                LOG.warning("the play of game %s is damaged, and will be made anew", game)
                self._damaged[game] = uuid
                continue
            try:
                play = read(document)
            except DocumentRefused as refused:
                LOG.warning("game %s: %s", game, refused)
            else:
                titles = play.titles if _TITLES in document else self._titles(game, play)
                yield game, replace(play, revision=play.revision or entries, titles=titles)

    def _titles(self, game: int, play: PlayDocument) -> Mapping[str, str]:
        """Give the names of a box to a play that was made before plays had them in each language."""
        record = self.journal.game(game) if play.title else None
        try:
            return titles_of(record) if record is not None else {}
        except _UNREADABLE:
            return {}

    def edits(self) -> Edits:
        """Read all edits; a damaged entry is left out."""
        with self.journal.reading("read the edits") as db:
            rows = db.execute(f"SELECT {EDIT}, sum FROM edits ORDER BY seq").fetchall()  # noqa: S608
        edits = Edits()
        for *values, total in rows:
            edits.last = values[0]
            try:
                if checksum(*values) == total:
                    edits.take(edit_from(json.loads(values[2])))
            except (EditRefused, ValueError) as refused:
                LOG.warning("edit %s: %s", values[0], refused)
        return edits

    def write(self, edit: Edit) -> Edit:
        """Add an edit; give the one that is in force now or, after an undo, no longer is.

        Raises `EditRefused`, `JournalTrouble`.
        """
        edits = self.edits()
        play = self.document(edit.uuid) if edit.uuid else None
        edit = checked_edit(edit, edits.laid_over(play, named=False) if play else None)
        concerned = edits.take(edit)
        with self.journal.transaction("write an edit") as db:
            add_edit(db, edit, time.time_ns() // 1_000_000)
        return concerned

    def stamp(self, upto: int = LARGEST) -> str:
        """Say in a text what changes whenever a play up to this game, or an edit, is written, or a game goes on after its end."""
        with self.journal.reading("look at the plays") as db:
            plays = db.execute(
                f"SELECT count(*), coalesce(max(game), 0), coalesce(sum(plays.sum), 0) FROM plays JOIN games ON games.id = game "  # noqa: S608
                f"WHERE game <= ? AND games.state IN ('{OVER}', '{ASIDE}')",
                (upto,),
            ).fetchone()
            edits = db.execute("SELECT coalesce(max(seq), 0) FROM edits").fetchone()
        return "/".join(map(str, (*plays, *edits)))


def add_edit(db: sqlite3.Connection, edit: Edit, utc: int) -> None:
    """Write an edit after all others, inside a transaction; `utc` is milliseconds since 1970."""
    number = db.execute("SELECT coalesce(max(seq), 0) + 1 FROM edits").fetchone()[0]
    values = (number, utc, json.dumps(edit.plain(), ensure_ascii=False))
    db.execute("INSERT INTO edits VALUES (?, ?, ?, ?)", (*values, checksum(*values)))
