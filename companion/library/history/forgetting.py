"""A player is forgotten: the name goes from entries, plays and edits of a journal, and what deleted rows leave behind with it.

Rows keep their place and get new checksums, all in one transaction; so a game is still replayed, by somebody without a name.
"""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Iterable, Mapping
from typing import Any

from companion.library.history.document import NOBODY
from companion.library.history.edits import Edit, EditKind
from companion.library.history.plays import Plays, add_edit
from companion.library.journal import Journal
from companion.library.schema import EDIT, ENTRY, PLAY, checksum
from companion.library.troubles import told

Names = frozenset[str]
_SAID = {"comment", "comments", "place", "title"}
"""Where people wrote sentences: a name may stand in the middle of one."""


def names_of(plays: Plays, name: str) -> Names:
    """Give all names by which a player was written: that of today, those before a change, and those merged into it."""
    edits = plays.edits()
    written = {seat.name for _, play in plays.documents() for seat in play.seats}
    written |= {edit.who for edit in edits.done if edit.kind is EditKind.RENAME}
    written |= {edit.text for edit in edits.done if edit.kind in {EditKind.NAME, EditKind.RENAME}}
    return frozenset({name, *(other for other in written if edits.called(other) == name)})


def forget_in(journal: Journal, names: Names) -> int:
    """Replace the names in a journal; tell in how many games. Raises `JournalTrouble`, and then nothing is changed."""
    with journal.reading("prepare to forget") as db:
        db.execute("PRAGMA secure_delete = ON")
    with journal.transaction("forget a player") as db:
        games = _forget_rows(db, "entries", ENTRY, 5, names)
        games |= _forget_rows(db, "plays", PLAY, 3, names)
        _forget_edits(db, names)
        if games:
            add_edit(db, Edit(EditKind.FORGET), time.time_ns() // 1_000_000)
    with journal.reading("leave no trace"), told("leave no trace"):
        scrub(db)
    return len(games)


def scrub(db: sqlite3.Connection) -> None:
    """Write a database anew without what deleted rows left in it, and empty its write-ahead log."""
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.execute("VACUUM")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _forget_rows(db: sqlite3.Connection, table: str, columns: str, place: int, names: Names) -> set[int]:
    """Replace the names in the JSON column at `place` of a table whose first column is the game."""
    column = columns.split(", ")[place]
    where = " OR ".join([f"instr({column}, ?)"] * len(names))
    wanted = [_in_json(name) for name in sorted(names)]
    found = set()
    for row in db.execute(f"SELECT {columns} FROM {table} WHERE {where}", wanted).fetchall():  # noqa: S608 - constants
        values = list(row)
        values[place] = forgotten_json(values[place], names)
        if values[place] != row[place]:
            found.add(int(values[0]))
            key = "game = ? AND seq = ?" if table == "entries" else "game = ?"
            keys = values[: key.count("?")]
            new = (values[place], checksum(*values), *keys)
            db.execute(f"UPDATE {table} SET {column} = ?, sum = ? WHERE {key}", new)  # noqa: S608 - constants
    return found


def _forget_edits(db: sqlite3.Connection, names: Names) -> None:
    for seq, utc, value in db.execute(f"SELECT {EDIT} FROM edits").fetchall():  # noqa: S608 - constants
        new = forgotten_json(value, names, words=True)
        if new != value:
            db.execute("UPDATE edits SET value = ?, sum = ? WHERE seq = ?", (new, checksum(seq, utc, new), seq))


def _in_json(name: str) -> str:
    return json.dumps(name, ensure_ascii=False)[1:-1]


def forgotten_json(text: str, names: Names, *, words: bool = False) -> str:
    """Replace the names in a JSON text; what cannot be read as JSON (a damaged row) word for word."""
    try:
        value = json.loads(text)
    except ValueError:
        return forgotten_text(text, names)
    replaced = forgotten(value, _anonymous(value, names), names if words else frozenset())
    return text if replaced == value else json.dumps(replaced, ensure_ascii=False, separators=(",", ":"))


def _anonymous(value: Any, names: Names) -> dict[str, str]:
    """Give each name what stands for it; of several at one table each its own, for no name may stand twice."""
    taken = {text for text in _texts(value) if text.startswith(NOBODY)}
    found: dict[str, str] = {}
    for name in sorted(names):
        free = (NOBODY if number == 1 else f"{NOBODY} {number}" for number in range(1, 1000))
        found[name] = next(text for text in free if text not in taken)
        if name in set(_texts(value)):
            taken.add(found[name])
    return found


def _texts(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part)


def forgotten(value: Any, anonymous: Mapping[str, str], words: Names = frozenset()) -> Any:
    """Replace texts that are a name, and in all other texts the `words`; a colour is none, though somebody is called so."""
    if isinstance(value, str):
        return anonymous[value] if value in anonymous else forgotten_text(value, words) if words else value
    if isinstance(value, Mapping):
        said = words | anonymous.keys()
        found = {key: forgotten(part, anonymous, said if key in _SAID else words) for key, part in value.items()}
        return found | {"colour": value["colour"]} if "colour" in value else found
    if isinstance(value, list):
        return [forgotten(part, anonymous, words) for part in value]
    return value


def forgotten_text(text: str, names: Names) -> str:
    """Replace names that stand as words in a text."""
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", NOBODY, text)
    return text
