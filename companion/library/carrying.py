"""Copies games into a journal, as far as they can be read: from a library of 0.1.0, or from a damaged journal.

The source file is never altered: it is read in place or, if it has a write-ahead log, from a copy.
"""

import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from companion.library import backup, logged, manifest, schema
from companion.library.journal import Journal
from companion.system.files import is_odd
from companion.table import JournalDamaged, Phrase, phrase

OLD = "games.db"
"""The library of 0.1.0: tables without checksum, time and package."""

PAGE = 4096
"""Bytes per page of a journal: SQLite's default, which is never changed here."""

_PLAYS, _EDITS = f"SELECT {schema.PLAY}, sum FROM plays", f"SELECT {schema.EDIT}, sum FROM edits"  # noqa: S608 - constants
_OLD_ENTRY = "game, seq, kind, step, question, value, source, version, NULL, NULL"
_OLD_GAME = "id, name, '', '', begun, '', 'open'"
END = '{"over":true}'


Tells = Callable[[Phrase], None]
"""Is called with what the table waits for while a library is opened."""


def ignore_message(_told: Phrase) -> None:
    """Ignore the message."""


def progress(numbers: Sequence[int], tells: Tells, begins: int, ends: int) -> Iterator[int]:
    """Yield the numbers one by one, and report the progress of healing as a percentage from `begins` to `ends`."""
    before = -1
    for done, number in enumerate(numbers):
        percent = begins + (ends - begins) * done // len(numbers)
        if percent != before:
            tells(phrase("start-heals", percent=percent))
        before = percent
        yield number


class Copied(NamedTuple):
    """The result of copying an older library: how many games were copied, and which (names with numbers) are incomplete."""

    games: int = 0
    torn: tuple[str, ...] = ()


def copy_old(old: Path, journal: Journal) -> Copied:
    """Copy the games of 0.1.0 that are new or longer than at the last copy. Raises `JournalTrouble`."""
    # A stamp that changes whenever the file or its write-ahead log is written
    files = [old, old.with_name(f"{old.name}-wal")]
    stamp = " ".join(f"{file.stat().st_size}/{file.stat().st_mtime_ns}" for file in files if file.exists())
    if journal.note(OLD) == stamp:
        return Copied()
    games, torn = 0, []
    with _open_unaltered(old, mend=False) as source, journal.transaction(f"copy {old}") as db:
        # The columns and entries of the games of 0.1.0, whose rows have no checksum
        begun = {row[0]: row for row in _read_both_ways(source, f"SELECT {_OLD_GAME} FROM games", "id", ())}  # noqa: S608
        numbers = {row[0] for row in _read_both_ways(source, "SELECT DISTINCT game FROM entries", "game", ())} | set(begun)
        for number in sorted(each for each in numbers if isinstance(each, int)):
            entries = _read_both_ways(source, f"SELECT {_OLD_ENTRY} FROM entries WHERE game = ?", "seq", (number,))  # noqa: S608
            entries.sort(key=lambda cells: int(cells[1]))
            count, row, whole = len(entries), make_up_columns(number, entries), False
            if number in begun:
                row, whole = (*begun[number][:6], row[6]), bool(count) and [cells[1] for cells in entries] == list(range(count))
            copies = db.execute("SELECT id, origin FROM games WHERE origin LIKE ?", (f"{OLD}#{number}:%",)).fetchall()
            counts = {int(origin.rpartition(":")[2]): copy for copy, origin in copies}
            before = max(counts, default=0)
            if count <= before:
                continue
            copy, becomes = counts.get(before), number
            if copy is not None and db.execute("SELECT count(*) FROM entries WHERE game = ?", (copy,)).fetchone() == (before,):
                # It grew only there: the copy here is replaced under its number
                becomes = copy
                db.execute("DELETE FROM games WHERE id = ?", (copy,))
            elif db.execute("SELECT 1 FROM games WHERE id = ?", (number,)).fetchone() is not None:
                # Its number is another game's, or it grew both there and here: it becomes a new game
                becomes = db.execute("SELECT max(id) + 1 FROM games").fetchone()[0]
            schema.insert_row(db, "games", (becomes, *row[1:5], f"{OLD}#{number}:{count}", row[6]))
            for cells in entries:
                schema.insert_row(db, "entries", (becomes, *cells[1:]), "OR IGNORE")
            games += 1
            torn += [] if whole else [f"{row[1]} {row[0]}"]
        db.execute("INSERT OR REPLACE INTO about VALUES (?, ?)", (OLD, stamp))
    return Copied(games, tuple(torn))


def salvage(damaged: Path, journal: Journal, tells: Tells = ignore_message) -> int:
    """Copy all that can be read of a damaged journal, under the same numbers; return how many games are then in the journal.

    Rows with a wrong checksum are copied, too; readers treat them as missing. Only where the file cannot be read to the end are
    rows read one by one, from both ends. Raises `JournalTrouble`.
    """
    with _open_unaltered(damaged, mend=True) as source, journal.transaction(f"save what {damaged} holds") as db:
        numbers = {row[0] for row in _read_both_ways(source, "SELECT DISTINCT game FROM entries", "game", ())}
        _carry(source, db, "games", schema.GAME, "id")
        for number in progress(sorted(number for number in numbers if isinstance(number, int)), tells, 0, 40):
            _carry(source, db, "entries", schema.ENTRY, "seq", number)
        # Keep the journal's id, so that plays derived from now on get the same uuids as before
        notes: dict[Any, Any] = dict(_read_both_ways(source, "SELECT name, value FROM about", "name", ()))
        if notes:
            db.execute("DELETE FROM about WHERE name = ?", (schema.ID,))
        if schema.ID in notes:
            db.execute("INSERT INTO about VALUES (?, ?)", (schema.ID, notes[schema.ID]))
        _carry(source, db, "plays", schema.PLAY, "game")
        _carry(source, db, "edits", schema.EDIT, "seq")
        games: int = db.execute("SELECT count(*) FROM (SELECT id FROM games UNION SELECT game FROM entries)").fetchone()[0]
    return games


def _carry(
    source: sqlite3.Connection, db: sqlite3.Connection, table: str, columns: str, order: str, game: int | None = None
) -> None:
    """Copy the rows of a table, or of one game in it, that are not in the target yet."""
    query = f"SELECT {columns}, sum FROM {table} WHERE typeof({order}) = 'integer'"  # noqa: S608 - constants
    query, values = (query, ()) if game is None else (f"{query} AND game = ?", (game,))
    marks = ", ".join("?" * (columns.count(",") + 2))
    source.text_factory = str
    try:
        db.executemany(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", source.execute(query, values))  # noqa: S608
    except sqlite3.DatabaseError:
        for *cells, total in _read_both_ways(source, query, order, values):
            if schema.checksum(*cells) == total:
                schema.insert_row(db, table, tuple(cells), "OR IGNORE")


def move(source: Journal, target: Journal) -> dict[int, int]:
    """Add the games of a sound journal to another; in a copy of the same journal they continue, else they get new numbers.

    Returns each game's number in the target. Raises `JournalTrouble`.
    """
    numbers = {}
    copied = source.note(schema.ID) == target.note(schema.ID)
    with source.transaction("read a journal") as given, target.transaction("take games over") as db:
        for game in given.execute(f"SELECT {schema.GAME} FROM games ORDER BY id").fetchall():  # noqa: S608
            rows = f"SELECT {schema.ENTRY} FROM entries WHERE game = ? ORDER BY seq"  # noqa: S608
            entries = given.execute(rows, game[:1]).fetchall()
            there = db.execute(f"SELECT {schema.GAME} FROM games WHERE id = ?", game[:1]).fetchone()  # noqa: S608
            here = db.execute(rows, game[:1]).fetchall() if there is not None else []
            number = game[0]
            if not copied or there is None or there[1:6] != game[1:6] or here != entries[: len(here)]:
                number = db.execute("SELECT coalesce(max(id), 0) + 1 FROM games").fetchone()[0]
                here = []
            if len(here) < len(entries) or there != game:
                schema.insert_row(db, "games", (number, *game[1:]), "OR REPLACE")
                for cells in entries[len(here) :]:
                    schema.insert_row(db, "entries", (number, *cells[1:]))
            numbers[game[0]] = number
        for game, *more, _ in given.execute(_PLAYS).fetchall():
            if game in numbers:
                schema.insert_row(db, "plays", (numbers[game], *more), "OR IGNORE")
        known = {tuple(row[1:-1]) for row in db.execute(_EDITS)}
        last = db.execute("SELECT coalesce(max(seq), 0) FROM edits").fetchone()[0]
        fresh = [more for _, *more, _ in given.execute(f"{_EDITS} ORDER BY seq").fetchall() if tuple(more) not in known]
        for seq, more in enumerate(fresh, start=last + 1):
            schema.insert_row(db, "edits", (seq, *more), "OR IGNORE")
    for number in numbers.values():
        target.keep(number)
    return numbers


@contextmanager
def _open_unaltered(path: Path, *, mend: bool) -> Iterator[sqlite3.Connection]:
    """Open a file without altering it; with `mend` its first page is replaced in a copy."""
    log = path.with_name(f"{path.name}-wal")
    if is_odd(path) or is_odd(log):
        raise JournalDamaged(f"expected a regular file at {path}; a folder or something else is there")
    if max(each.stat().st_size for each in (path, log) if each.exists() or each == path) > backup.MOST_BYTES:
        raise JournalDamaged(f"expected at most {backup.MOST_BYTES} bytes in {path}, got more")
    with backup.room_for_copies(path.parent, ".copy-") as folder, schema.translate_errors(f"read {path}"):
        place = path
        if mend or (log.exists() and log.stat().st_size):
            place = Path(shutil.copy(path, folder))
            if log.exists():
                shutil.copy(log, folder)
        if mend:
            fresh = folder / "fresh"
            Journal(fresh).close()
            place.write_bytes(mend_first_page(place.read_bytes(), fresh.read_bytes()))
        query = "mode=ro&immutable=1" if place == path else "mode=rw"
        with closing(sqlite3.connect(f"{place.absolute().as_uri()}?{query}", uri=True, isolation_level=None)) as db:
            db.execute("SELECT count(*) FROM sqlite_master")
            yield db


def make_up_columns(number: int, entries: Sequence[manifest.Cells]) -> manifest.Cells:
    """Build a game's columns from the entries that are left of it."""
    try:
        name = str(json.loads(entries[0][5])["game"])
    except (IndexError, KeyError, TypeError, ValueError, RecursionError):
        name = "?"
    ended = bool(entries) and entries[-1][2] == "mark" and entries[-1][5] == END
    return number, name, "", "", "", "", logged.OVER if ended else logged.OPEN


def _read_both_ways(source: sqlite3.Connection, query: str, order: str, values: manifest.Cells) -> list[manifest.Cells]:
    """Read rows from the first one on and, if the file breaks off, backwards from the last one."""
    forth = list(_read_until_broken(source, f"{query} ORDER BY {order}", values))
    if not forth or forth[-1] is not None:
        return [_texts(row) for row in forth if row is not None]
    back = [row for row in _read_until_broken(source, f"{query} ORDER BY {order} DESC", values) if row is not None]
    rows = {row[:2]: row for row in (*back, *(row for row in forth if row is not None))}
    return [_texts(row) for row in rows.values()]


def _read_until_broken(source: sqlite3.Connection, query: str, values: manifest.Cells) -> Iterator[manifest.Cells | None]:
    """Yield the rows of a query, and None if the file breaks off."""
    source.text_factory = bytes
    try:
        yield from source.execute(query, values)
    except sqlite3.DatabaseError:
        yield None


def _texts(cells: manifest.Cells) -> manifest.Cells:
    return tuple(cell.decode("utf-8", "replace") if isinstance(cell, bytes) else cell for cell in cells)


def find_old_number(origin: str) -> int | None:
    """Return the number that a copied game had in the library of 0.1.0; None if it is not from there."""
    name, _, place = origin.partition("#")
    return int(place.partition(":")[0]) if name == OLD and place else None


def mend_first_page(data: bytes, fresh: bytes) -> bytes:
    """Return a journal's bytes with the first page of a `fresh` one; data too short to be a journal are returned unchanged.

    Without SQLite's header and schema table nothing in a file can be read; both are known, as every journal is made by the
    same steps. The layout is that of "The Database File Format" in SQLite's documentation.
    """
    if len(data) < PAGE or len(fresh) < PAGE:
        return data
    first = bytearray(fresh[:PAGE])
    first[28:32] = (len(data) // PAGE).to_bytes(4, "big")  # number of pages in the file
    first[32:40] = bytes(8)  # no free pages: nothing reads them
    first[92:96] = first[24:28]  # the number of pages is valid for this change counter
    return bytes(first) + data[PAGE:]
