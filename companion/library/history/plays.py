"""The plays of a journal: derived from games that are over or put aside, stored beside them, and edited by further entries."""

import json
import logging
import re
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from uuid import UUID, uuid5

from companion.library.history.deriving import derive, titles_of
from companion.library.history.document import DocumentRefused, Play, convert_play, from_plain, read, write_play
from companion.library.history.edits import Edit, EditRefused, Edits, check_edit, edit_from
from companion.library.journal import Journal
from companion.library.logged import ASIDE, OVER, LoggedGame, Moment, Timeline, entry_values
from companion.library.schema import EDIT, ID, PLAY, checksum, insert_row
from companion.table import Beginning, JournalRow, JournalTrouble, NoSuchGame, RowKind, Seat, Seats, TableError
from companion.table.table import convert_beginning

LOG = logging.getLogger("companion")
LARGEST = 2**63 - 1
"""The largest number that a game can have."""
_UNREADABLE = (NoSuchGame, TableError, KeyError, TypeError, AttributeError)
"""The errors raised for a game whose entries or beginning cannot be read."""

_PLAYS = UUID("6b1c57fe-0c4b-4c62-9d3a-5f0c6f3a7e52")
"""The namespace of plays' `uuid`s."""
_UNKNOWN = "1970-01-01 00:00:00"
"""The beginning of a game whose day is unknown."""
FIRST_ENTRIES = 8
"""The number of entries that identify a game."""

_BEFORE = re.compile("table .*-([0-9a-f]{8})")
"""The origin of a play in older journals: the table's name and its serial number; now the number alone is written."""

FROM_TABLE, TOLD = "table ", "play"
"""How the origin of a collected game begins, and the key of the collected play in the game's last entry.

So a collected play, too, can be derived again, compared with the manifest and healed from a backup: it is not sent again.
"""

IMPORTED = f"{FROM_TABLE}import"
"""The origin of plays that another program has kept: older versions read them as plays that another table has sent."""

_TITLES = '"titles":'
"""Occurs in every document written since plays have titles in each language."""

_COUNTS = f"games.state IN ('{OVER}', '{ASIDE}')"
"""The SQL condition for games that count as plays."""
_DUE = f"""
    SELECT games.id, plays.uuid FROM games LEFT JOIN plays ON plays.game = games.id
    WHERE {_COUNTS} AND games.id > 0
    AND (plays.game IS NULL OR plays.entries != (SELECT max(seq) + 1 FROM entries WHERE entries.game = games.id))
    ORDER BY games.id DESC
"""  # noqa: S608 - constants


class PlayOfAnother(TableError):
    """Another device made this play, and only that device may change it."""


class Plays:
    """Reads and writes the plays of a journal. `device` is this device's name, for new plays."""

    def __init__(self, journal: Journal, device: str = "", clock: Callable[[], float] = time.monotonic) -> None:
        self.journal = journal
        self._device = device
        self._clock = clock
        self._hopeless: set[int] = set()
        self._complete: tuple[int, int] | None = None

    def bring_up_to_date(self, within: float | None = None) -> int:
        """Derive missing plays, the newest game first, for at most `within` seconds; return how many are still missing.

        Raises `JournalTrouble`.
        """
        if self._stamp() == self._complete:
            return 0
        until = None if within is None else self._clock() + within
        with self.journal.reading("look for plays") as db:
            found: list[tuple[int, str | None]] = db.execute(_DUE).fetchall()
        due = [(game, uuid) for game, uuid in found if game not in self._hopeless]
        for number, (game, known) in enumerate(due):
            if until is not None and self._clock() >= until:
                return len(due) - number
            self._derive(game, known)
        self._complete = self._stamp()
        return 0

    def _derive(self, game: int, known: str | None) -> None:
        """Derive a game's play anew and write it; an unreadable game does not become a play. Raises `JournalTrouble`."""
        record = self.journal.game(game)
        self._hopeless.add(game)
        if record is None:
            return
        try:
            entries, timeline = self.journal.entries(game), self.journal.timeline(game)
            if record.origin.startswith(FROM_TABLE):
                play = from_plain(entries.rows[-1].value[TOLD])
                uuid = play.uuid
            else:
                uuid = known or self._uuid(record, timeline)
                play = derive(record, entries, timeline, uuid, self._device)
        except _UNREADABLE as error:
            LOG.warning("game %d cannot be read as a play: %r", game, error)
            return
        self._hopeless.discard(game)
        with self.journal.transaction("write a play") as db:
            insert_row(db, "plays", (game, uuid, entries.next, write_play(play)), "OR REPLACE")

    def _uuid(self, record: LoggedGame, timeline: Timeline) -> str:
        """Build a new play's `uuid` from the device, the journal, and the game's number and first entries.

        So a second program that reads the journal derives the same `uuid`. A journal made before journals had an id has none, and
        its plays keep their old `uuid`s.
        """
        entries = [(row.value, moment.utc) for row, moment in timeline[:FIRST_ENTRIES]]
        begun: tuple[object, ...] = (self._device, record.id, record.begun, entries)
        journal = self.journal.note(ID)
        return str(uuid5(_PLAYS, json.dumps((*begun, journal) if journal else begun, sort_keys=True)))

    def _stamp(self) -> tuple[int, int]:
        """Return two counters that change with every write to the file: by this program, and by another."""
        with self.journal.reading("look for changes") as db:
            others: int = db.execute("PRAGMA data_version").fetchone()[0]
            return db.total_changes, others

    def documents(self, after: int = 0) -> Iterator[tuple[int, Play]]:
        """Yield the plays of games above this number without edits; damaged ones are left out."""
        return self._read(f"game > ? AND {_COUNTS} ORDER BY game", after)

    def list_newest(self, count: int, below: int = LARGEST) -> Iterator[tuple[int, Play]]:
        """Yield up to `count` plays of this device, of games below this number, without edits, the newest first."""
        return self._read(f"game < ? AND {_COUNTS} AND games.origin != '{IMPORTED}' ORDER BY game DESC LIMIT ?", below, count)

    def document(self, uuid: str) -> Play | None:
        """Return one play without edits; None if there is none."""
        return next((play for _, play in self.documents_of(uuid)), None)

    def documents_of(self, uuid: str) -> Iterator[tuple[int, Play]]:
        """Yield the play of this `uuid` with its game's number, if there is one."""
        return self._read("uuid = ?", uuid)

    def document_of(self, game: int) -> Play | None:
        """Return the play of a game without edits; None if there is none."""
        return next((play for _, play in self._read("game = ?", game)), None)

    def _read(self, which: str, *values: object) -> Iterator[tuple[int, Play]]:
        """Yield the plays that meet a condition; a damaged one is derived again, or left out if that fails."""
        query = f"SELECT {PLAY}, plays.sum FROM plays LEFT JOIN games ON games.id = game WHERE {which}"  # noqa: S608 - constants
        with self.journal.reading("read plays") as db:
            rows = db.execute(query, values).fetchall()
        for row in rows:
            whole = row if checksum(*row[:-1]) == row[-1] else self._derive_damaged(*row[:2])
            if whole is None:
                continue
            game, _, entries, document, _ = whole
            try:
                play = read(document)
            except DocumentRefused as refused:
                LOG.warning("game %s: %s", game, refused)
            else:
                titles = play.titles
                if play.title and _TITLES not in document:
                    # The play was made before plays had the names of a box in each language
                    record = self.journal.game(game)
                    with suppress(*_UNREADABLE):
                        titles = titles_of(record) if record is not None else {}
                yield game, replace(play, revision=play.revision or entries, titles=titles)

    def _derive_damaged(self, game: int, uuid: str) -> tuple[int, str, int, str, int] | None:
        """Derive a damaged play again and return its row; None if that fails, which is tried once."""
        LOG.warning("the play of game %s is damaged and is derived again", game)
        if game in self._hopeless:
            return None
        with suppress(JournalTrouble):
            self._derive(game, uuid)
        with self.journal.reading("read plays") as db:
            row: tuple[int, str, int, str, int] = db.execute(f"SELECT {PLAY}, sum FROM plays WHERE game = ?", (game,)).fetchone()  # noqa: S608
        return row if checksum(*row[:-1]) == row[-1] else None

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
        """Add an edit; return the edit that it adds, takes back or restores.

        Raises `EditRefused`, `JournalTrouble`.
        """
        edits = self.edits()
        play = self.document(edit.uuid) if edit.uuid else None
        edit = check_edit(edit, edits.lay_over(play, named=False) if play else None)
        concerned = edits.take(edit)
        with self.journal.transaction("write an edit") as db:
            cells = add_edit(db, edit, time.time_ns() // 1_000_000)
        if self.journal.manifest is not None:
            self.journal.manifest.keep_edit(cells)
        return concerned

    def stamp(self, upto: int = LARGEST) -> str:
        """Return a text that changes whenever a play up to this game or an edit is written, or such a game is continued."""
        with self.journal.reading("look at the plays") as db:
            plays = db.execute(
                f"SELECT count(*), coalesce(max(game), 0), coalesce(sum(plays.sum), 0) FROM plays JOIN games ON games.id = game "  # noqa: S608
                f"WHERE game <= ? AND {_COUNTS}",
                (upto,),
            ).fetchone()
            edits = db.execute("SELECT coalesce(max(seq), 0) FROM edits").fetchone()
        return "/".join(map(str, (*plays, *edits)))


def add_edit(db: sqlite3.Connection, edit: Edit, utc: int) -> tuple[object, ...]:
    """Write an edit after all others, inside a transaction, and return its row; `utc` is milliseconds since 1970."""
    number = db.execute("SELECT coalesce(max(seq), 0) + 1 FROM edits").fetchone()[0]
    cells = number, utc, json.dumps(edit.convert(), ensure_ascii=False)
    insert_row(db, "edits", cells)
    return cells


def collect(plays: Plays, play: Play, origin: str) -> bool:
    """Store a play, or its newer revision, received from `origin`; False if it, or a newer one, is already here.

    Only its maker may change or delete a play: raises `PlayOfAnother`, `SeatsRefused`, `JournalTrouble`.
    """
    with plays.journal.transaction("collect a play") as db:
        rows = "SELECT game, document, origin FROM plays JOIN games ON games.id = game WHERE uuid = ?"
        found = db.execute(rows, (play.uuid,)).fetchone()
        if found is None:
            number = db.execute("SELECT coalesce(max(id), 0) + 1 FROM games").fetchone()[0]
        else:
            number, document, device = found
            if not device:
                return False
            if _BEFORE.sub(r"table \1", device) != origin:
                raise PlayOfAnother(f"expected the play {play.uuid} from {device}, which made it; got it from {origin}")
            with suppress(DocumentRefused):
                if read(document).revision >= play.revision:
                    return False
            db.execute("PRAGMA secure_delete = ON")  # an older revision might have a name that was removed since
            for table, key in (("plays", "game"), ("entries", "game"), ("games", "id")):
                db.execute(f"DELETE FROM {table} WHERE {key} = ?", (number,))  # noqa: S608 - constants
        put(db, number, play, origin)
    plays.journal.keep(number, anew=True)
    return True


def take_over(plays: Plays, found: Iterable[Play]) -> None:
    """Store plays of other programs, all or none; they are kept as if another table had sent them. Raises `JournalTrouble`."""
    numbers = []
    with plays.journal.transaction("take plays over") as db:
        free: int = db.execute("SELECT coalesce(max(id), 0) + 1 FROM games").fetchone()[0]
        for number, play in enumerate(found, start=free):
            put(db, number, play, IMPORTED)
            numbers.append(number)
    for number in numbers:
        plays.journal.keep(number, anew=True)


def put(db: sqlite3.Connection, number: int, play: Play, origin: str = "") -> None:
    """Write a play as game `number`, inside a transaction."""
    begun = db.execute("SELECT datetime(?, 'unixepoch')", (play.begun / 1000,)).fetchone()[0] if play.begun else _UNKNOWN
    insert_row(db, "games", (number, play.game, "", "", begun or _UNKNOWN, origin, OVER))
    seats = Seats(Seat(seat.name, seat.colour) for seat in play.seats)
    value = convert_beginning(Beginning(play.game, seats, play.options, {}))
    rows = (
        JournalRow(RowKind.BEGIN, 0, "", value, "table", play.script),
        JournalRow(RowKind.MARK, 0, "", {TOLD: convert_play(play)}, "table", play.script),
    )
    for seq, row in enumerate(rows):
        insert_row(db, "entries", entry_values(number, seq, row, Moment(play.begun, 0)))
    insert_row(db, "plays", (number, play.uuid, len(rows), write_play(play)))
