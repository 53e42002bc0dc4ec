"""The journal: every entry of every game in one SQLite file, append-only, safe on the card before anybody sees what follows."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from threading import Event, RLock

from companion.library.logged import OPEN, OVER, Entries, GamePackage, LoggedGame, Moment, entry_of, entry_values, join
from companion.library.notebook import LateWriter
from companion.library.schema import (
    APPLICATION_ID,
    ENTRY,
    FIRST,
    GAME,
    NEWEST,
    checksum,
    header_fault,
    insert,
    migrate,
    strange_parts,
    told,
)
from companion.library.tally import Amount, Cells, JournalTally, chained, names_in
from companion.system.files import is_odd
from companion.table.errors import JournalDamaged, JournalForeign, JournalNewer, JournalTrouble, NoSuchGame
from companion.table.line import JournalRow

IN_MEMORY = Path(":memory:")
JOURNAL = "journal.db"
"""Not the name that 0.1.0 uses: it would move aside what it does not know."""
LOG = logging.getLogger("companion")
FOLDS, BETWEEN_FOLDS = 5, 0.2
"""How often folding in the write-ahead log is tried while somebody reads, and the seconds between."""
AT_ONCE = 500
"""Pages that are copied in one step: so long a copy holds a reader's transaction."""


def stored_text(raw: bytes | None) -> str:
    """Read a cell's text; a byte that is no UTF-8 (a flipped bit) is for its row's checksum to notice, not for others to fail on.

    SQLite hands over no bytes at all where a damaged page holds less than the row says: raises `sqlite3.DatabaseError`.
    """
    if raw is None:
        raise sqlite3.DatabaseError("a text of the journal is malformed: it ends before it begins")
    return raw.decode("utf-8", "surrogateescape")


class Journal:
    """The database of games. One writer; WAL with FULL synchronisation, so that an answered question stays answered."""

    def __init__(self, path: Path, *, writer: str = "", patience: float = 1.0, read_only: bool = False) -> None:
        """Open the file or make it; `writer` names this program's version in it, `patience` is how many seconds to wait.

        With `read_only` nothing is locked or written: it is read beside a program that writes, which keeps a write-ahead log
        beside it; a file without one, or on a card that cannot be written, is read as it lies there.
        Raises `JournalTrouble`, by its class: busy, full, read-only, newer, foreign or damaged. The file is then as it was.
        """
        self.path = path
        self.tally: JournalTally | None = None
        """Where it is noted what was written, beside the file; set by who opens a library."""
        self._folding = LateWriter(self._fold_at_last)
        self._closes = Event()
        self._turn = RLock()
        """One thread at a time writes: nobody's entry may end up in another's transaction."""
        if is_odd(path):
            raise JournalDamaged(f"expected a file at {path}; a folder or something else lies there")
        with told(f"open {path}"):
            if read_only:
                self._db = _to_read(path, patience)
            else:
                self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=patience)
            self._db.text_factory = stored_text
            try:
                self._db.execute("PRAGMA trusted_schema = OFF")
                self._recognise()
                if not read_only:
                    self._db.execute("PRAGMA journal_mode = WAL")
                    self._db.execute("PRAGMA synchronous = FULL")
                    migrate(self._db, self._version, writer)
            except BaseException:
                self._db.close()
                raise

    def _recognise(self) -> None:
        """Refuse a file that is not ours, is newer than this program, or is not as every journal is made."""
        self._version: int = self._db.execute("PRAGMA user_version").fetchone()[0]
        owner: int = self._db.execute("PRAGMA application_id").fetchone()[0]
        if not self._db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            return
        made_here = not strange_parts(self._db, NEWEST)
        if owner != APPLICATION_ID and not made_here:
            raise JournalForeign(f"{self.path} belongs to another program")
        if self._version > NEWEST and not made_here:
            try:
                found = self._db.execute("SELECT value FROM about WHERE name = 'writer'").fetchone()
            except sqlite3.OperationalError:  # a future version may keep this elsewhere
                found = None
            writer = found[0] if found and found[0] else f"of format {self._version}"
            raise JournalNewer(f"{self.path} was written by Companion {writer}, which is newer")
        strange = strange_parts(self._db, self._version) or header_fault(self.path)
        if owner != APPLICATION_ID or not FIRST <= self._version <= NEWEST or strange:
            found = strange or f"its header says version {self._version} of application {owner}"
            raise JournalDamaged(f"expected {self.path} to begin as a journal of version {FIRST} to {NEWEST}: {found}")

    @contextmanager
    def transaction(self, doing: str) -> Iterator[sqlite3.Connection]:
        """Write several things as one; raises `JournalTrouble`, and then nothing of it is written."""
        with self._turn, told(doing):
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise

    def new_game(self, name: str, package: GamePackage = GamePackage(), begun: str = "") -> int:  # noqa: B008 - frozen
        """Make room for a new game and return its number. `begun` is UTC as `YYYY-MM-DD HH:MM:SS`, by default now."""
        with self._turn:
            with self.transaction("begin a game") as db:
                number: int = db.execute("SELECT coalesce(max(id), 0) + 1 FROM games").fetchone()[0]
                moment = begun or db.execute("SELECT CURRENT_TIMESTAMP").fetchone()[0]
                insert(db, "games", (number, name, *package, moment, "", OPEN))
            self.keep(number)
        return number

    def append(self, game: int, seq: int, row: JournalRow, moment: Moment = Moment(), state: str | None = None) -> None:  # noqa: B008
        """Write one entry, and with it the game's new state where it has one; it is on the disk when this returns.

        Raises `JournalTrouble` where it cannot be written.
        """
        values, again = entry_values(game, seq, row, moment), False
        with self._turn:
            with self.transaction("write an entry") as db:
                try:
                    insert(db, "entries", values)
                except sqlite3.IntegrityError:
                    # This very entry may have been written before, by a write whose success was never told
                    found = db.execute(f"SELECT {ENTRY} FROM entries WHERE game = ? AND seq = ?", values[:2]).fetchone()  # noqa: S608
                    if found is None or tuple(found[:8]) != values[:8]:
                        raise
                    values, again = found, True
                if state is not None:
                    self._note(game, state)
            if self.tally is not None:
                known = None if again else self.tally.amount_with(values)
                self.tally.keep_entry(values, known or self.measured(game)[0])
                if state is not None:
                    self.keep(game)
        if state == OVER:
            self.fold_soon()

    def set_state(self, game: int, state: str) -> None:
        """Note that a game is `OPEN`, `OVER` or put `ASIDE`."""
        with self._turn:
            with self.transaction("note a game's state"):
                self._note(game, state)
            self.keep(game)

    def _note(self, game: int, state: str) -> None:
        found = self._db.execute(f"SELECT {GAME} FROM games WHERE id = ?", (game,)).fetchone()  # noqa: S608
        if found is not None:
            new = state, checksum(*found[:-1], state), game
            self._db.execute("UPDATE games SET state = ?, sum = ? WHERE id = ?", new)

    def keep(self, game: int, *, anew: bool = False) -> None:
        """Have the tally, where there is one, say of a game what this file says of it; `anew`, also of each of its entries."""
        cells = self.columns(game) if self.tally is not None else None
        if self.tally is None or cells is None:
            return
        amount = None if anew else self.tally.amounts.get(game)
        rows: dict[int, Cells] = {}
        if amount is None:
            amount, rows = self.measured(game)
        self.tally.keep_game(cells, self.players(game), amount)
        for seq in sorted(rows) if anew else ():
            self.tally.keep_entry(rows[seq], amount)

    def columns(self, game: int) -> Cells | None:
        """Give a game's own columns; None where there are none, or they are not what was written."""
        with told("read a game"):
            row = self._db.execute(f"SELECT {GAME}, sum FROM games WHERE id = ?", (game,)).fetchone()  # noqa: S608
        return tuple(row[:-1]) if row is not None and checksum(*row[:-1]) == row[-1] else None

    def players(self, game: int) -> tuple[str, ...]:
        """Name the players of a game; nobody where its beginning cannot be read."""
        first = self._single(game, 0)[0]
        return names_in(first.value) if first is not None else ()

    def measured(self, game: int) -> tuple[Amount, dict[int, Cells]]:
        """Tell how much of a game is there, and give its entries that can be read. Raises `JournalDamaged`."""
        found, digest, last = {}, 0, -1
        with self._turn:
            for last, cells, total in self._cells(game):
                if cells is not None:
                    digest = chained(digest, last, total)
                    found[last] = cells
        return Amount(len(found), digest, last + 1 - len(found)), found

    def entries(self, game: int) -> Entries:
        """Read a game's entries as far as they go; `NoSuchGame` where not even the first can be read."""
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
        """Read what of a game can be read with its times, oldest first, what was undone or left behind included."""
        return [(row, moment) for _, row, moment in self._read(game) if row is not None]

    @contextmanager
    def reading(self, doing: str) -> Iterator[sqlite3.Connection]:
        """Read tables that belong to others; raises `JournalTrouble`."""
        with told(doing):
            yield self._db

    def _cells(self, game: int, begin: int = 0) -> Iterator[tuple[int, Cells | None, int]]:
        """Give the entries' columns from one on, None for one that is not what was written, and their checksums.

        Raises `JournalDamaged`.
        """
        with told("read a game"):
            rows = f"SELECT {ENTRY}, sum FROM entries WHERE game = ? AND seq >= ? ORDER BY seq"  # noqa: S608 - constants
            for row in self._db.execute(rows, (game, begin)):
                if isinstance(row[1], int):  # else its own number is damaged: it is missed where it should stand
                    yield row[1], row[:-1] if checksum(*row[:-1]) == row[-1] else None, row[-1]

    def _read(self, game: int) -> Iterator[tuple[int, JournalRow | None, Moment]]:
        """Read the entries in their order, None for one that is not what was written; where the file breaks off, so does this."""
        reached = -1
        try:
            for reached, cells, _ in self._cells(game):
                yield reached, *entry_of(cells)
        except JournalDamaged:
            # Look for entries by their numbers, where the way from one to the next is damaged; the last one given is lost
            row = None
            for seq in count(reached + 1):
                row, moment = self._single(game, seq)
                yield seq, row, moment
                if row is None:
                    return

    def games(self, *states: str) -> list[LoggedGame]:
        """List the games that can be read, newest first: all, or those in one of these states."""
        which = " OR ".join(f"state = '{state}'" for state in states)
        return list(self._records(f"WHERE {which}" if which else "", ()))

    def newest(self, state: str) -> LoggedGame | None:
        """Find the newest game in this state; None where there is none."""
        return next(self._records("WHERE state = ?", (state,)), None)

    def game(self, number: int) -> LoggedGame | None:
        """Find a game by its number; None where there is none, or its beginning cannot be read."""
        return next(self._records("WHERE id = ?", (number,)), None)

    def _records(self, which: str, values: tuple[object, ...]) -> Iterator[LoggedGame]:
        with told("list the games"):
            for *game, total in self._db.execute(f"SELECT {GAME}, sum FROM games {which} ORDER BY id DESC", values):  # noqa: S608
                number, name, *package, begun, origin, state = game
                first = self._single(number, 0)[0] if checksum(*game) == total else None
                if first is not None:
                    over, brought = state == OVER, GamePackage(*package)
                    yield LoggedGame(number, name, begun, first.value, first.version, over, state, brought, origin)

    def _single(self, game: int, seq: int) -> tuple[JournalRow | None, Moment]:
        """Read one entry by its number; None where there is none, or it is not what was written."""
        try:
            number, cells, _ = next(self._cells(game, seq), (seq, None, 0))
        except JournalDamaged:
            number, cells = seq, None
        return entry_of(cells if number == seq else None)

    def check(self, within: float = 60.0) -> bool:
        """Look through the structure, for so many seconds at most; tell whether that was all. Raises `JournalDamaged`."""
        until = time.monotonic() + within
        with self._turn:
            self._db.set_progress_handler(lambda: time.monotonic() > until, 20_000)
            try:
                with told(f"check {self.path}"):
                    found = self._db.execute("PRAGMA quick_check(1)").fetchone()[0]
            except JournalDamaged:
                raise
            except JournalTrouble:
                return False
            finally:
                self._db.set_progress_handler(None, 0)
        if found != "ok":
            raise JournalDamaged(f"SQLite finds {self.path} damaged: {found}")
        return True

    def write_note(self, name: str, value: str) -> None:
        """Note something about the file."""
        with self.transaction("write a note") as db:
            db.execute("INSERT OR REPLACE INTO about VALUES (?, ?)", (name, value))

    def note(self, name: str) -> str:
        """Read what is noted about the file under a name (`writer`, a copied library's stamp); empty where nothing is."""
        with told("read a note"):
            found = self._db.execute("SELECT value FROM about WHERE name = ?", (name,)).fetchone()
        return str(found[0]) if found else ""

    def amounts(self) -> dict[int, int]:
        """Count the entries of each game."""
        with told("count the entries"):
            return dict(self._db.execute("SELECT game, count(*) FROM entries GROUP BY game").fetchall())

    def fill(self, source: Journal) -> None:
        """Become a copy of another journal, whole."""
        with told(f"copy {source.path}"):
            source._db.backup(self._db, pages=AT_ONCE)
            migrate(self._db, source._version, "")

    def fold(self) -> bool:
        """Fold the write-ahead log into the file; False where somebody reads meanwhile: then it is to be tried again."""
        with told("fold in the write-ahead log"), closing(sqlite3.connect(self.path, timeout=0.0)) as db:
            busy: int = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        return not busy

    def fold_soon(self) -> None:
        """Fold the write-ahead log in on a thread of its own; where somebody reads meanwhile, a few times."""
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
        if self.tally is not None:
            self.tally.close()
        with told(f"close {self.path}"):
            self._db.close()


def _to_read(path: Path, patience: float) -> sqlite3.Connection:
    """Open a file that is only read: with its write-ahead log where there is one that can be read."""
    uri = f"{path.absolute().as_uri()}?mode=ro"
    if path.with_name(f"{path.name}-wal").exists():
        # A card that cannot be written takes no index of the log
        with suppress(sqlite3.OperationalError), ExitStack() as undo:
            db = sqlite3.connect(uri, isolation_level=None, check_same_thread=False, timeout=patience, uri=True)
            undo.callback(db.close)
            db.execute("PRAGMA user_version").fetchone()
            undo.pop_all()
            return db
    return sqlite3.connect(f"{uri}&immutable=1", isolation_level=None, check_same_thread=False, uri=True)
