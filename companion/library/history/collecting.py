"""Plays of other devices, taken into a library: each once, under the same `uuid`, in its newest revision."""

from __future__ import annotations

import sqlite3

from companion.library.history.document import DocumentRefused, PlayDocument, read, written
from companion.library.history.plays import Plays
from companion.library.journal import OVER, Moment, entry_values
from companion.library.schema import checksum
from companion.table.record.beginning import Beginning, plain_beginning
from companion.table.record.line import JournalRow, RowKind
from companion.table.seats import Seat, Seats

_UNKNOWN = "1970-01-01 00:00:00"


def collect(plays: Plays, play: PlayDocument, origin: str) -> bool:
    """Take a play that was told by `origin`, or its newer revision; False where it is here already, or a newer one.

    A play of this very device is never changed by what others tell. Raises `SeatsRefused`, `JournalTrouble`.
    """
    with plays.journal.transaction("collect a play") as db:
        number, revision = _known(db, play.uuid)
        if revision is not None and revision >= play.revision:
            return False
        if revision is not None:
            _take_out(db, number)
        put(db, number, play, origin)
    return True


def _known(db: sqlite3.Connection, uuid: str) -> tuple[int, int | None]:
    """Give the game's number of a play, and the revision that is here: None where it is new, no end where it is our own."""
    rows = "SELECT game, document, origin FROM plays JOIN games ON games.id = game WHERE uuid = ?"
    found = db.execute(rows, (uuid,)).fetchone()
    if found is None:
        return db.execute("SELECT coalesce(max(id), 0) + 1 FROM games").fetchone()[0], None
    game, document, origin = found
    if not origin:
        return game, 2**63
    try:
        return game, read(document).revision
    except DocumentRefused:
        return game, -1


def _take_out(db: sqlite3.Connection, number: int) -> None:
    db.execute("PRAGMA secure_delete = ON")  # an older revision may have a name that was taken out
    for table, key in (("plays", "game"), ("entries", "game"), ("games", "id")):
        db.execute(f"DELETE FROM {table} WHERE {key} = ?", (number,))  # noqa: S608 - constants


def put(db: sqlite3.Connection, number: int, play: PlayDocument, origin: str = "") -> None:
    """Write a play as game `number`, inside a transaction."""
    begun = db.execute("SELECT datetime(?, 'unixepoch')", (play.begun / 1000,)).fetchone()[0] if play.begun else _UNKNOWN
    game = (number, play.game, "", "", begun or _UNKNOWN, origin, OVER)
    db.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*game, checksum(*game)))
    db.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", _beginning(number, play))
    values = (number, play.uuid, 1, written(play))
    db.execute("INSERT INTO plays VALUES (?, ?, ?, ?, ?)", (*values, checksum(*values)))


def _beginning(number: int, play: PlayDocument) -> tuple[object, ...]:
    seats = Seats(Seat(seat.name, seat.colour) for seat in play.seats)
    value = plain_beginning(Beginning(play.game, seats, play.options, {}))
    row = JournalRow(RowKind.BEGIN, 0, "", value, "table", play.script)
    return entry_values(number, 0, row, Moment(play.begun, 0))
