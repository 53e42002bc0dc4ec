"""The history of a library: its plays, the index that pages query, and edits; kept up to date together."""

import json
import logging
import socket
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from weakref import finalize

from companion.library import logged, opened_journal
from companion.library.history.document import NOBODY, Play
from companion.library.history.edits import Edit, EditKind, Edits
from companion.library.history.plays import Plays
from companion.library.journal import IN_MEMORY, Journal
from companion.library.library import Library
from companion.table import unchanging

LOG = logging.getLogger("companion")
NAME = "history.index"
FORMAT = 7
"""The version of the index's tables; an index of another version is deleted."""

PROMPT = 0.5
"""Seconds for which deriving missing plays may delay a page; the rest waits for the next page."""

_TABLES = """
    CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE play (
        game INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, box TEXT NOT NULL, day TEXT NOT NULL, duration INTEGER,
        rounds INTEGER NOT NULL, aborted INTEGER NOT NULL, margin INTEGER, title TEXT NOT NULL,
        titles TEXT NOT NULL, kind TEXT NOT NULL, direction INTEGER NOT NULL, venue TEXT NOT NULL,
        moment INTEGER NOT NULL
    );
    CREATE TABLE seat (
        game INTEGER NOT NULL, place INTEGER NOT NULL, name TEXT NOT NULL, colour TEXT NOT NULL, rank INTEGER, score INTEGER,
        won INTEGER NOT NULL, person INTEGER NOT NULL, written TEXT NOT NULL, team TEXT NOT NULL, PRIMARY KEY (game, place)
    ) WITHOUT ROWID;
    CREATE TABLE role (
        game INTEGER NOT NULL, place INTEGER NOT NULL, role TEXT NOT NULL, times INTEGER NOT NULL, PRIMARY KEY (game, place, role)
    ) WITHOUT ROWID;
    CREATE INDEX plays_in_order ON play (moment, game);
    CREATE INDEX plays_of_box ON play (box, moment, game);
    CREATE INDEX plays_of_kind ON play (kind, moment, game);
    CREATE INDEX seats_of ON seat (name, game, won, score);
    CREATE INDEX seats_written ON seat (written, name);
"""


_BEFORE = "SELECT moment FROM play WHERE game < ? ORDER BY game DESC LIMIT 1"
"""A play whose day is unknown stands after the one before it: the journal's order."""


def is_person(name: str) -> bool:
    """Return whether a name is that of a person who was not forgotten."""
    return not name.startswith(NOBODY)


def _open_index(path: Path) -> sqlite3.Connection:
    """Open an index; a new one gets its tables. Raises `sqlite3.Error`, as it does for tables of another format."""
    with ExitStack() as undo:
        db = undo.enter_context(closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)))
        if db.execute("PRAGMA user_version").fetchone()[0] != FORMAT:
            db.executescript(f"PRAGMA synchronous = OFF; {_TABLES} PRAGMA user_version = {FORMAT}")
        undo.pop_all()
    return db


class PlayIndex:
    """An index of plays, which `stats` queries through `db`. If it is damaged or of another format, it is rebuilt."""

    def __init__(self, path: Path = IN_MEMORY) -> None:
        self.path = path
        self.db = self._open()
        self._closing = finalize(self, self.db.close)

    def _open(self, *, anew: bool = False) -> sqlite3.Connection:
        """Open the index; with `anew`, or if it cannot be read, an empty one; in memory if the card cannot be written."""
        try:
            if anew:
                self._remove_index()
            return _open_index(self.path)
        except (OSError, sqlite3.Error) as error:
            LOG.warning("the index of plays %s cannot be used as it is: %s", self.path, error)
            if not anew:
                return self._open(anew=True)
            self.path = IN_MEMORY
            return _open_index(self.path)

    def _remove_index(self) -> None:
        if self.path != IN_MEMORY:
            for part in ("", "-journal"):
                self.path.with_name(self.path.name + part).unlink(missing_ok=True)

    def bring_up_to_date(self, plays: Plays) -> None:
        """Update the index: only new plays are added if nothing else has changed. Raises `JournalTrouble`."""
        stamp, before = plays.stamp(), ""
        with suppress(sqlite3.Error):
            found = self.db.execute("SELECT value FROM about WHERE name = 'stamp'").fetchone()
            before = str(found[0]) if found else ""
        if stamp == before:
            return
        try:
            last = int(self.db.execute("SELECT coalesce(max(game), 0) FROM play").fetchone()[0])
            self._take(plays, stamp, after=last if before == plays.stamp(last) else 0)
        except sqlite3.Error as error:
            LOG.warning("the index of plays cannot be written and is built again: %s", error)
            with suppress(sqlite3.Error):
                self.db.close()
            self.db = self._open(anew=True)
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

    def _add(self, documents: Iterable[tuple[int, Play]], edits: Edits) -> None:
        for game, document in documents:
            play, written = edits.lay_over(document), edits.lay_over(document, named=False)
            if play is not None and written is not None:
                told = (logged.day(play.ended), play.duration, play.rounds, int(play.aborted), play.margin)
                titles = json.dumps(dict(play.titles), ensure_ascii=False)
                self.db.execute(
                    f"INSERT INTO play VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, coalesce(?, ({_BEFORE}), 0))",  # noqa: S608 - a constant
                    (
                        game,
                        play.uuid,
                        play.game,
                        *told,
                        play.title,
                        titles,
                        play.kind,
                        play.direction,
                        play.place,
                        play.moment,
                        game,
                    ),
                )
                for place, (seat, then) in enumerate(zip(play.seats, written.seats, strict=True)):
                    colour = seat.colour if seat.coloured else ""
                    known = (seat.name, colour, seat.rank, seat.score, int(seat.won), int(is_person(seat.name)), then.name)
                    self.db.execute("INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (game, place, *known, seat.team))
                    roles = [(game, place, role, times) for role, times in Counter(seat.roles).items()]
                    self.db.executemany("INSERT INTO role VALUES (?, ?, ?, ?)", roles)

    def change_play(self, plays: Plays, uuid: str) -> None:
        """Apply a new edit of one play, rewriting only that play. Raises `JournalTrouble`."""
        for game, document in plays.documents_of(uuid):
            for table in ("play", "seat", "role"):
                self.db.execute(f"DELETE FROM {table} WHERE game = ?", (game,))  # noqa: S608 - constants
            self._add([(game, document)], plays.edits())
            self.db.execute("INSERT OR REPLACE INTO about VALUES ('stamp', ?)", (plays.stamp(),))

    def change_names(self, plays: Plays) -> None:
        """Apply a renaming of a player, or its undo, rewriting only seats whose names change. Raises `JournalTrouble`."""
        edits, stamp = plays.edits(), plays.stamp()
        known = self.db.execute("SELECT DISTINCT written, name FROM seat").fetchall()
        changed = [(written, name, now) for written, name in known if (now := edits.find_present_name(written)) != name]
        self.db.execute("BEGIN")
        for written, name, now in changed:
            new = "UPDATE seat SET name = ?, person = ? WHERE written = ? AND name = ?"
            self.db.execute(new, (now, int(is_person(now)), written, name))
        self.db.execute("INSERT OR REPLACE INTO about VALUES ('stamp', ?)", (stamp,))
        self.db.execute("COMMIT")

    def drop(self) -> None:
        """Close and delete the file."""
        self.db.close()
        self._remove_index()

    def close(self) -> None:
        """Close the file."""
        self.db.close()


@unchanging
class HistoryPage:
    """A page of the history: of the play `uuid`, the player `name`, or the box `box`; without any of these, the first page.

    With `phone` the page with the play's QR code comes first; `newest` means the play of the game last on the table.
    """

    uuid: str = ""
    name: str = ""
    box: str = ""
    phone: bool = False
    newest: bool = False


class History:
    """The plays that a library's journal holds. It can be queried before and after a game."""

    def __init__(self, library: Library | opened_journal.LibraryCopy) -> None:
        self._library = library
        self._journal: Journal | None = None
        self._index: PlayIndex | None = None

    @property
    def plays(self) -> Plays:
        """The plays of the journal in use now."""
        journal = self._library.journal
        if self._journal is not journal:
            self.close()
            self._plays = Plays(journal, socket.gethostname())
            self._journal = journal
        return self._plays

    def refresh(self, within: float | None = PROMPT) -> int:
        """Derive missing plays for at most `within` seconds; return how many are still missing. Raises `JournalTrouble`."""
        missing = self.plays.bring_up_to_date(within)
        if self._index is None:
            in_memory = self.plays.journal.path == IN_MEMORY
            self._index = PlayIndex(IN_MEMORY if in_memory else self._library.folder / NAME)
        self._index.bring_up_to_date(self.plays)
        return missing

    @property
    def db(self) -> sqlite3.Connection:
        """The index, for `stats`, as of the last refresh."""
        if self._index is None:
            self.refresh()
        assert self._index is not None
        return self._index.db

    def play(self, uuid: str) -> Play | None:
        """Return a play after all edits; None if there is none, or it was deleted."""
        document = self.plays.document(uuid)
        return self.plays.edits().lay_over(document) if document is not None else None

    def list_all_plays(self) -> tuple[Play, ...]:
        """Return all plays after all edits, the oldest first; one whose day is unknown after the one before it in the journal."""
        edits, found, moment = self.plays.edits(), [], 0
        for _, document in self.plays.documents():
            play = edits.lay_over(document)
            if play is not None:
                moment = moment if play.moment is None else play.moment
                found.append((moment, play))
        return tuple(play for _, play in sorted(found, key=lambda each: each[0]))

    def write(self, edit: Edit) -> None:
        """Add an edit and update the index. Raises `EditRefused`, `JournalTrouble`."""
        self.refresh()
        concerned = self.plays.write(edit)
        assert self._index is not None
        if concerned.kind is EditKind.RENAME:
            self._index.change_names(self.plays)
        else:
            self._index.change_play(self.plays, concerned.uuid)
        self.refresh()

    def drop_index(self) -> None:
        """Delete the index; it is rebuilt when it is next needed."""
        if self._index is not None:
            self._index.drop()
        self._index = None

    def close(self) -> None:
        """Close the index."""
        if self._index is not None:
            self._index.close()
        self._index = None
