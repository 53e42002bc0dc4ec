"""The journal: all entries of all games in one append-only SQLite file; each is on the card before anybody sees its effect."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from threading import Event, RLock
from typing import Any

from companion.library import manifest, notebook, schema
from companion.library.logged import OPEN, OVER, Entries, GamePackage, LoggedGame, Moment, entry_of, entry_values, join
from companion.system.files import is_odd
from companion.table import JournalDamaged, JournalNewer, JournalRow, JournalTrouble, NoSuchGame, RowKind, errors
from companion.table.errors import NothingToUndo
from companion.table.undo_history import UndoHistory

IN_MEMORY = Path(":memory:")
JOURNAL = "journal.db"
"""Differs from the name that 0.1.0 uses, as that version would move aside a file it does not know."""
LOG = logging.getLogger("companion")
FOLDS, BETWEEN_FOLDS = 5, 0.2
"""How often to try folding in the write-ahead log while somebody reads, and the seconds between tries."""
ANEW = 60.0
"""The most seconds for making the indices anew."""
AT_ONCE = 500
"""The pages copied in one step: a copy holds its read transaction for one step only."""


def decode_text(raw: bytes | None) -> str:
    """Decode a cell's text; an invalid byte (a flipped bit) is left for the row's checksum to notice.

    SQLite passes no bytes if a damaged page is shorter than the row claims: raises `sqlite3.DatabaseError`.
    """
    if raw is None:
        raise sqlite3.DatabaseError("a text of the journal is malformed: its page is too short")
    return raw.decode("utf-8", "surrogateescape")


class Journal:
    """The database of games. It has one writer and uses WAL with FULL synchronisation, so that no answer is lost."""

    def __init__(self, path: Path, *, writer: str = "", patience: float = 1.0, read_only: bool = False) -> None:
        """Open or create the file; `writer` is this program's version, stored in it; `patience` is how many seconds to wait.

        With `read_only` nothing is locked or written: the file is read beside a program that writes it, with its write-ahead log;
        a file without one, or on a card that cannot be written, is read in place.
        Raises a subclass of `JournalTrouble`: busy, full, read-only, newer, foreign or damaged. The file is then unchanged.
        """
        self.path, self._read_only = path, read_only
        self.manifest: manifest.JournalManifest | None = None
        """The manifest beside the file, which records what was written; `opened_journal` sets it."""
        self._folding = notebook.LateWriter(self._fold_at_last)
        self._closes = Event()
        self._turn = RLock()
        """Only one thread writes at a time: an entry must not end up in another thread's transaction."""
        if is_odd(path):
            raise JournalDamaged(f"expected a regular file at {path}; a folder or something else is there")
        # Before SQLite opens it: whoever closes a file loses all locks that this process has on it, SQLite's too
        self._head = schema.header_fault(path)
        with schema.translate_errors(f"open {path}"):
            if read_only:
                self._db = _to_read(path, patience)
            else:
                self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=patience)
            self._db.text_factory = decode_text
            try:
                self._db.execute("PRAGMA trusted_schema = OFF")
                self._recognise()
                if not read_only:
                    self._db.execute("PRAGMA journal_mode = WAL")
                    self._db.execute("PRAGMA synchronous = FULL")
                    schema.migrate(self._db, self._version, writer)
            except BaseException:
                self._db.close()
                raise

    def _recognise(self) -> None:
        """Refuse a file that is not ours, is newer than this program, or lacks the structure of a journal."""
        self._version: int = self._db.execute("PRAGMA user_version").fetchone()[0]
        owner: int = self._db.execute("PRAGMA application_id").fetchone()[0]
        if not self._db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            if self._head:
                raise JournalDamaged(f"expected {self.path} to begin as a journal, but its header is another: {self._head}")
            return
        made_here = not schema.list_strange_parts(self._db, schema.NEWEST)
        if owner != schema.APPLICATION_ID and not made_here:
            raise errors.JournalForeign(f"{self.path} belongs to another program")
        if self._version > schema.NEWEST and not made_here:
            try:
                found = self._db.execute("SELECT value FROM about WHERE name = 'writer'").fetchone()
            except sqlite3.OperationalError:  # a future version might keep this elsewhere
                found = None
            writer = found[0] if found and found[0] else f"of format {self._version}"
            raise JournalNewer(f"{self.path} was written by Companion {writer}, which is newer")
        strange = schema.list_strange_parts(self._db, self._version) or self._head
        if owner != schema.APPLICATION_ID or not schema.FIRST <= self._version <= schema.NEWEST or strange:
            found = strange or f"its header says version {self._version} of application {owner}"
            raise JournalDamaged(
                f"expected {self.path} to begin as a journal of version {schema.FIRST} to {schema.NEWEST}: {found}"
            )

    @contextmanager
    def transaction(self, doing: str) -> Iterator[sqlite3.Connection]:
        """Open a transaction for several writes; raises `JournalTrouble`, and then nothing is written."""
        with self._turn, schema.translate_errors(doing):
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise

    def create_game(self, name: str, package: GamePackage = GamePackage(), begun: str = "") -> int:  # noqa: B008 - frozen
        """Create a new game and return its number. `begun` is UTC as `YYYY-MM-DD HH:MM:SS`, by default now."""
        with self._turn:
            with self.transaction("begin a game") as db:
                number: int = db.execute("SELECT coalesce(max(id), 0) + 1 FROM games").fetchone()[0]
                moment = begun or db.execute("SELECT CURRENT_TIMESTAMP").fetchone()[0]
                schema.insert_row(db, "games", (number, name, *package, moment, "", OPEN))
            self.keep(number)
        return number

    def append(self, game: int, seq: int, row: JournalRow, moment: Moment = Moment(), state: str | None = None) -> None:  # noqa: B008
        """Write one entry, and with it the game's new state if given; both are on the disk when this returns.

        Raises `JournalTrouble` if the entry cannot be written.
        """
        values, again = entry_values(game, seq, row, moment), False
        with self._turn:
            with self.transaction("write an entry") as db:
                try:
                    schema.insert_row(db, "entries", values)
                except sqlite3.IntegrityError:
                    # The same entry might have been written by a transaction whose success was never reported
                    found = db.execute(f"SELECT {schema.ENTRY} FROM entries WHERE game = ? AND seq = ?", values[:2]).fetchone()  # noqa: S608
                    if found is None or tuple(found[:8]) != values[:8]:
                        raise
                    values, again = found, True
                if state is not None:
                    self._note(game, state)
            if self.manifest is not None:
                known = None if again else self.manifest.amount_with(values)
                self.manifest.keep_entry(values, known or self.measure_game(game)[0])
                if state is not None:
                    self.keep(game)
        if state == OVER:
            self.fold_soon()

    def set_state(self, game: int, state: str) -> None:
        """Set a game's state: `OPEN`, `OVER`, `ASIDE` or `GONE`."""
        with self._turn:
            with self.transaction("note a game's state"):
                self._note(game, state)
            self.keep(game)

    def _note(self, game: int, state: str) -> None:
        found = self._db.execute(f"SELECT {schema.GAME} FROM games WHERE id = ?", (game,)).fetchone()  # noqa: S608
        if found is not None:
            new = state, schema.checksum(*found[:-1], state), game
            self._db.execute("UPDATE games SET state = ?, sum = ? WHERE id = ?", new)

    def keep(self, game: int, *, anew: bool = False) -> None:
        """Update the manifest, if any, from this file's columns of a game; with `anew`, also from each of its entries."""
        cells = self.columns(game) if self.manifest is not None else None
        if self.manifest is None or cells is None:
            return
        amount = None if anew else self.manifest.amounts.get(game)
        rows: dict[int, manifest.Cells] = {}
        if amount is None:
            amount, rows = self.measure_game(game)
        self.manifest.keep_game(cells, self.players(game), amount)
        for seq in sorted(rows) if anew else ():
            self.manifest.keep_entry(rows[seq], amount)

    def columns(self, game: int) -> manifest.Cells | None:
        """Return a game's columns; None if there are none, or they are damaged."""
        with schema.translate_errors("read a game"):
            row = self._db.execute(f"SELECT {schema.GAME}, sum FROM games WHERE id = ?", (game,)).fetchone()  # noqa: S608
        return tuple(row[:-1]) if row is not None and schema.checksum(*row[:-1]) == row[-1] else None

    def players(self, game: int) -> tuple[str, ...]:
        """Return the names of a game's players; none if its beginning cannot be read."""
        first = self._read_single(game, 0)[0]
        return manifest.names_in(self._find_beginning(game, first.value)) if first is not None else ()

    def measure_game(self, game: int) -> tuple[manifest.Amount, dict[int, manifest.Cells]]:
        """Return the amount of a game that is there, and its readable entries by number. Raises `JournalDamaged`."""
        found, digest, last = {}, 0, -1
        with self._turn:
            for last, cells, total in self._cells(game):
                if cells is not None:
                    digest = manifest.extend_digest(digest, last, total)
                    found[last] = cells
        return manifest.Amount(len(found), digest, last + 1 - len(found)), found

    def entries(self, game: int) -> Entries:
        """Read a game's entries as far as they go; raises `NoSuchGame` if not even the first can be read."""
        found: dict[int, JournalRow | None] = {}
        played = 0
        for seq, row, moment in self._read(game):
            found[seq] = row if row is not None else found.get(seq)
            played = max(played, moment.played or 0)
        joined = join(found)
        if not joined.rows:
            raise NoSuchGame(f"the journal holds no game {game}" if not found else f"the beginning of game {game} cannot be read")
        return joined._replace(played=played)

    def timeline(self, game: int) -> list[tuple[JournalRow, Moment]]:
        """Read all readable entries of a game with their times, oldest first, including those undone or cut off."""
        return [(row, moment) for _, row, moment in self._read(game) if row is not None]

    @contextmanager
    def reading(self, doing: str) -> Iterator[sqlite3.Connection]:
        """Yield the database for reading other modules' tables; raises `JournalTrouble`."""
        with schema.translate_errors(doing):
            yield self._db

    def _cells(self, game: int, begin: int = 0) -> Iterator[tuple[int, manifest.Cells | None, int]]:
        """Yield each entry from `begin` on: its number, its columns (None if they are damaged), and its checksum.

        Raises `JournalDamaged`.
        """
        with schema.translate_errors("read a game"):
            rows = f"SELECT {schema.ENTRY}, sum FROM entries WHERE game = ? AND seq >= ? ORDER BY seq"  # noqa: S608 - constants
            for row in self._db.execute(rows, (game, begin)):
                if isinstance(row[1], int):  # else its number is damaged: it will be missing at its place
                    yield row[1], row[:-1] if schema.checksum(*row[:-1]) == row[-1] else None, row[-1]

    def _read(self, game: int) -> Iterator[tuple[int, JournalRow | None, Moment]]:
        """Yield the entries in order, None for a damaged one; if the file breaks off, read on by number to the first lost one."""
        reached = -1
        try:
            for reached, cells, _ in self._cells(game):
                yield reached, *entry_of(cells)
        except JournalDamaged:
            # Look up entries by number where the order in the file is damaged; the last one yielded is lost
            row = None
            for seq in count(reached + 1):
                row, moment = self._read_single(game, seq)
                yield seq, row, moment
                if row is None:
                    return

    def games(self, *states: str) -> list[LoggedGame]:
        """List the readable games, newest first: all, or those in one of these states."""
        which = " OR ".join(f"state = '{state}'" for state in states)
        return list(self._records(f"WHERE {which}" if which else "", ()))

    def find_newest(self, state: str) -> LoggedGame | None:
        """Find the newest game in this state that was played here; None if there is none."""
        return next(self._records("WHERE state = ? AND origin NOT LIKE 'table %'", (state,)), None)

    def game(self, number: int) -> LoggedGame | None:
        """Find a game by its number; None if there is none, or its beginning cannot be read."""
        return next(self._records("WHERE id = ?", (number,)), None)

    def _records(self, which: str, values: tuple[object, ...]) -> Iterator[LoggedGame]:
        with schema.translate_errors("list the games"):
            for *game, total in self._db.execute(f"SELECT {schema.GAME}, sum FROM games {which} ORDER BY id DESC", values):  # noqa: S608
                number, name, *package, begun, origin, state = game
                first = self._read_single(number, 0)[0] if schema.checksum(*game) == total else None
                if first is not None:
                    over, brought, value = state == OVER, GamePackage(*package), self._find_beginning(number, first.value)
                    yield LoggedGame(number, name, begun, value, first.version, over, state, brought, origin)

    def _find_beginning(self, game: int, first: Any) -> Any:
        """Return what holds of a game's beginning: as it was begun, as mended, and with those who have joined."""
        anew = "SELECT 1 FROM entries WHERE game = ? AND kind IN ('rebegin', 'join') LIMIT 1"
        if self._db.execute(anew, (game,)).fetchone() is None:
            return first
        line = UndoHistory()
        with suppress(NothingToUndo):
            for row in self.entries(game).rows[1:]:
                line.take(row)
        for row in line.rows():
            if row.kind is RowKind.BEGIN:
                first = row.value
            elif row.kind is RowKind.JOIN and not row.value.get("waits"):
                first = {**first, "seats": row.value["seats"], "options": {**first["options"], **row.value["options"]}}
        return first

    def _read_single(self, game: int, seq: int) -> tuple[JournalRow | None, Moment]:
        """Read one entry by its number; None if there is none, or it is damaged."""
        try:
            number, cells, _ = next(self._cells(game, seq), (seq, None, 0))
        except JournalDamaged:
            number, cells = seq, None
        return entry_of(cells if number == seq else None)

    def check(self, within: float = 60.0) -> bool:
        """Check the file's structure for at most `within` seconds; return whether all was checked. Raises `JournalDamaged`.

        An index that does not fit its table is made anew, however long that takes: it has no checksum, and what it does not find
        would be missing. Where the file is only read, raises `IndexDamaged` instead.
        """
        until = time.monotonic() + within
        with self._turn:
            self._db.set_progress_handler(lambda: time.monotonic() > until, 20_000)
            try:
                with schema.translate_errors(f"check {self.path}"):
                    found = self._db.execute("PRAGMA integrity_check(1)").fetchone()[0]
                    if "index" in found:
                        until = time.monotonic() + ANEW
                        self._make_indices_anew(found)
                        found = self._db.execute("PRAGMA integrity_check(1)").fetchone()[0]
            except JournalDamaged:
                raise
            except JournalTrouble:
                return False
            finally:
                self._db.set_progress_handler(None, 0)
        if found != "ok":
            raise JournalDamaged(f"SQLite finds {self.path} damaged: {found}")
        return True

    def _make_indices_anew(self, fault: str) -> None:
        """Make all indices anew because of this fault, unless other damage is behind it: then raise `JournalDamaged`."""
        LOG.warning("%s: %s", self.path, fault)
        behind = self._db.execute("PRAGMA quick_check(1)").fetchone()[0]
        if behind != "ok":
            raise JournalDamaged(f"SQLite finds {self.path} damaged: {behind}")
        if self._read_only:
            raise errors.IndexDamaged(f"an index of {self.path} does not fit its table: {fault}")
        try:
            self._db.execute("REINDEX")
        except sqlite3.IntegrityError as twice:
            raise JournalDamaged(f"{self.path} holds a row twice: {twice}") from twice
        LOG.warning("%s: its indices were made anew", self.path)

    def write_note(self, name: str, value: str) -> None:
        """Write a note about the file."""
        with self.transaction("write a note") as db:
            db.execute("INSERT OR REPLACE INTO about VALUES (?, ?)", (name, value))

    def note(self, name: str) -> str:
        """Read a note about the file by its name (`writer`, a copied library's stamp); "" if there is none."""
        with schema.translate_errors("read a note"):
            found = self._db.execute("SELECT value FROM about WHERE name = ?", (name,)).fetchone()
        return str(found[0]) if found else ""

    def amounts(self) -> dict[int, int]:
        """Count the entries of each game."""
        with schema.translate_errors("count the entries"):
            return dict(self._db.execute("SELECT game, count(*) FROM entries GROUP BY game").fetchall())

    def fill(self, source: Journal) -> None:
        """Replace this journal with a complete copy of another one."""
        with schema.translate_errors(f"copy {source.path}"):
            source._db.backup(self._db, pages=AT_ONCE)
            schema.migrate(self._db, source._version, "")

    def fold(self) -> bool:
        """Fold the write-ahead log into the file; returns False if somebody reads meanwhile: then try again."""
        with schema.translate_errors("fold in the write-ahead log"), closing(sqlite3.connect(self.path, timeout=0.0)) as db:
            busy: int = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        return not busy

    def fold_soon(self) -> None:
        """Fold in the write-ahead log on a thread of its own; if somebody reads meanwhile, try up to `FOLDS` times."""
        if self.path != IN_MEMORY:
            self._folding.put(b"")

    def _fold_at_last(self, _nothing: bytes) -> None:
        try:
            for _ in range(FOLDS):
                if self.fold() or self._closes.wait(BETWEEN_FOLDS):
                    return
        except JournalTrouble as trouble:
            LOG.warning("%s", trouble)

    def close(self) -> None:
        """Close the file."""
        self._closes.set()
        self._folding.flush()
        if self.manifest is not None:
            self.manifest.close()
        with schema.translate_errors(f"close {self.path}"):
            self._db.close()


def _to_read(path: Path, patience: float) -> sqlite3.Connection:
    """Open a file for reading only, with its write-ahead log if there is one that can be read."""
    uri = f"{path.absolute().as_uri()}?mode=ro"
    if path.with_name(f"{path.name}-wal").exists():
        # On a card that cannot be written, SQLite cannot make the log's index
        with suppress(sqlite3.OperationalError), ExitStack() as undo:
            db = sqlite3.connect(uri, isolation_level=None, check_same_thread=False, timeout=patience, uri=True)
            undo.callback(db.close)
            db.execute("PRAGMA user_version").fetchone()
            undo.pop_all()
            return db
    return sqlite3.connect(f"{uri}&immutable=1", isolation_level=None, check_same_thread=False, uri=True)
