"""The journal's file: its tables, the migrations between versions, a row's checksum, and the kinds of SQLite's errors."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from zlib import crc32

from companion.table.errors import JournalBusy, JournalDamaged, JournalFull, JournalReadOnly, JournalTrouble

APPLICATION_ID = 0x434F4D50
"""The `application_id` in the header of our files: the letters COMP."""

FIRST = 2
"""The version that the first of `MIGRATIONS` makes. Version 1 is the library of 0.1.0, another file, which is only copied."""

MIGRATIONS = (
    """
    CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE games (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL, package TEXT NOT NULL, package_version TEXT NOT NULL,
        begun TEXT NOT NULL, origin TEXT NOT NULL, state TEXT NOT NULL, sum INTEGER NOT NULL
    );
    CREATE TABLE entries (
        game INTEGER NOT NULL REFERENCES games (id), seq INTEGER NOT NULL, kind TEXT NOT NULL, step INTEGER NOT NULL,
        question TEXT NOT NULL, value TEXT NOT NULL, source TEXT NOT NULL, version TEXT NOT NULL,
        utc INTEGER, played INTEGER, sum INTEGER NOT NULL,
        PRIMARY KEY (game, seq)
    ) WITHOUT ROWID;
    CREATE INDEX open_games ON games (id) WHERE state = 'open';
    """,
    """
    CREATE TABLE plays (
        game INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, entries INTEGER NOT NULL, document TEXT NOT NULL,
        sum INTEGER NOT NULL
    );
    CREATE TABLE edits (seq INTEGER PRIMARY KEY, utc INTEGER NOT NULL, value TEXT NOT NULL, sum INTEGER NOT NULL);
    """,
    "CREATE INDEX begun_anew ON entries (game) WHERE kind IN ('rebegin', 'join');",
)
"""Each migration brings the file to the next version; never change a released one, add another.

Each must add a table or an index: a file that claims a newer version but has nothing unknown to this one counts as damaged.
`games.begun` is UTC as text; `origin` says where a game was copied from (empty: begun here); `state` is open, over, aside
or gone. `entries.utc` is milliseconds since 1970 by the device's clock, and `played` milliseconds of play since the game
began, by a clock that never jumps; both are NULL in a game of 0.1.0. `sum` is the checksum of all columns before it.
Games whose beginning was mended or that somebody has joined have entries that versions before the third migration cannot read.
`plays` has the play derived from a game's first `entries` entries; its `uuid` never changes.
`edits` is append-only as well: people's edits of plays and players, each undone by a further entry.
"""

ID = "id"
"""The note, in `about`, with this journal's unique id: it is drawn when the file is made, and never changes."""

NEWEST = FIRST + len(MIGRATIONS) - 1

ENTRY = "game, seq, kind, step, question, value, source, version, utc, played"
GAME = "id, name, package, package_version, begun, origin, state"
PLAY = "game, uuid, entries, document"
EDIT = "seq, utc, value"


def checksum(*values: object) -> int:
    """Compute the checksum of a row's values, in the order of its columns."""
    return crc32("\x1f".join(map(str, values)).encode("utf-8", "surrogatepass"))


def insert_row(db: sqlite3.Connection, table: str, values: tuple[object, ...], otherwise: str = "") -> None:
    """Write a row with its checksum; `otherwise` says what to do if its key exists (`OR IGNORE`, `OR REPLACE`)."""
    marks = ", ".join("?" * (len(values) + 1))
    db.execute(f"INSERT {otherwise} INTO {table} VALUES ({marks})", (*values, checksum(*values)))  # noqa: S608 - constants


def migrate(db: sqlite3.Connection, version: int, writer: str) -> None:
    """Migrate a file (version 0: an empty one) to the newest version, each step whole or not at all."""
    done = max(version - FIRST + 1, 0)
    for number, script in enumerate(MIGRATIONS[done:], start=FIRST + done):
        drawn = f"INSERT INTO about VALUES ('{ID}', hex(randomblob(16)));" if number == FIRST else ""  # noqa: S608 - a constant
        owner = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {number};"
        db.executescript(f"BEGIN IMMEDIATE; {script} {drawn} {owner} COMMIT;")
    if writer and db.execute("SELECT value FROM about WHERE name = 'writer'").fetchone() != (writer,):
        db.execute("INSERT OR REPLACE INTO about VALUES ('writer', ?)", (writer,))


_HEAD = {0: b"SQLite format 3\0\x10\0", 20: b"\0\x40\x20\x20", 44: b"\0\0\0\4", 52: b"\0\0\0\0\0\0\0\1", 64: b"\0\0\0\0"}
"""The bytes at these offsets of every journal: the header in "The Database File Format" of SQLite's documentation."""


def header_fault(path: Path) -> str:
    """Return at which bytes a journal's header is not as SQLite wrote it; "" if it is, or there is no file."""
    try:
        with path.open("rb") as file:
            head = file.read(100)
    except OSError:
        return ""
    unwritten = bytes(4), bytes(8)  # as long as all of the file is in the write-ahead log
    parts = {at: (head[at : at + len(wanted)], wanted) for at, wanted in _HEAD.items() if head}
    places = [f"byte {at}" for at, (part, wanted) in parts.items() if part not in {wanted, *unwritten}]
    return ", ".join((*places, *(f"byte {at}" for at in (18, 19) if head[at : at + 1] not in {b"\1", b"\2", b""})))


def list_strange_parts(db: sqlite3.Connection, version: int) -> str:
    """Name up to three tables, indices, triggers or views that the file has in excess of this version, or lacks."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        for script in MIGRATIONS[: version - FIRST + 1]:
            made.executescript(script)
        listed = "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY 1, 2"
        ours, theirs = ({tuple(row) for row in each.execute(listed)} for each in (made, db))
    return ", ".join(f"{kind} {str(name)[:40]!r}" for kind, name, _ in sorted(ours ^ theirs, key=str)[:3])


_PRIMARY = 0xFF
"""The bits of an extended result code that hold the primary code."""

_FAMILIES: dict[int, type[JournalTrouble]] = {
    sqlite3.SQLITE_BUSY: JournalBusy,
    sqlite3.SQLITE_LOCKED: JournalBusy,
    sqlite3.SQLITE_FULL: JournalFull,
    sqlite3.SQLITE_READONLY: JournalReadOnly,
    sqlite3.SQLITE_PERM: JournalReadOnly,
    sqlite3.SQLITE_CORRUPT: JournalDamaged,
    sqlite3.SQLITE_NOTADB: JournalDamaged,
    sqlite3.SQLITE_FORMAT: JournalDamaged,
}
"""Any other code (an I/O error, a file that cannot be opened) is trouble that may pass, never damage."""


@contextmanager
def translate_errors(doing: str) -> Iterator[None]:
    """Turn any SQLite error inside into the right subclass of `JournalTrouble`; invalid text counts as damage."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", None)
        damaged = (code is None and "malformed" in str(error)) or "unsupported file format" in str(error)
        kind = JournalDamaged if damaged else _FAMILIES.get((code or 0) & _PRIMARY, JournalTrouble)
        raise kind(f"{doing}: {error}") from error
    except UnicodeError as error:
        raise JournalDamaged(f"cannot {doing}: {error}") from error
