"""What SQLite says, told apart: busy, full, read-only, failing, newer and damaged are different answers."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from companion.table.errors import (
    JournalBusy,
    JournalDamaged,
    JournalFull,
    JournalReadOnly,
    JournalTrouble,
)

_PRIMARY = 0xFF
"""The part of an extended result code that names its family."""

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
"""A family that is not named here (an I/O error, a file that cannot be opened) is trouble that may pass, never damage."""


def trouble_of(doing: str, error: sqlite3.Error) -> JournalTrouble:
    """Name the trouble behind an error of SQLite."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None and "malformed" in str(error):
        return JournalDamaged(f"{doing}: {error}")
    return _FAMILIES.get((code or 0) & _PRIMARY, JournalTrouble)(f"{doing}: {error}")


@contextmanager
def told(doing: str) -> Iterator[None]:
    """Raise `JournalTrouble`, of the kind it is, for any error of SQLite inside; text that is no UTF-8 is damage."""
    try:
        yield
    except sqlite3.Error as error:
        raise trouble_of(doing, error) from error
    except UnicodeDecodeError as error:
        raise JournalDamaged(f"{doing}: {error}") from error
