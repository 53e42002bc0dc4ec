"""Forgets a player: removes the name from entries, plays and edits of a journal, and all traces left by deleted rows.

Rows keep their place and get new checksums, all in one transaction; so a game can still be replayed, with a nameless player.
"""

import json
import logging
import re
import sqlite3
import tempfile
import time
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from companion.library import backup, carrying, healing, opened_journal, schema
from companion.library.history import document, exports
from companion.library.history.edits import Edit, EditKind
from companion.library.history.history import NAME as INDEX
from companion.library.history.history import History
from companion.library.history.plays import Plays, add_edit
from companion.library.journal import IN_MEMORY, JOURNAL, Journal
from companion.library.library import Library
from companion.library.manifest import MANIFEST, ShouldHold, read_manifest
from companion.library.notebook import CHECK, forget_in_pages
from companion.system.files import leftovers, leftovers_of_backups, remove, write_atomically
from companion.system.logs import NAME as LOG_NAME
from companion.table import TableError

LOG = logging.getLogger("companion")
HOUSE = "house"
"""The folder for the plays that this device collects as a house."""
Names = frozenset[str]
_SAID = {"comment", "comments", "place", "title"}
"""Keys of texts that people wrote: a name might stand inside a sentence."""


def names_of(plays: Plays, name: str) -> Names:
    """Return all names under which a player was written: the present one, former ones, and those merged into it."""
    edits = plays.edits()
    written = {seat.name for _, play in plays.documents() for seat in play.seats}
    written |= {edit.who for edit in edits.done if edit.kind is EditKind.RENAME}
    written |= {edit.text for edit in edits.done if edit.kind in {EditKind.NAME, EditKind.RENAME}}
    return frozenset({name, *(other for other in written if edits.find_present_name(other) == name)})


def forget_in(journal: Journal, names: Names) -> int:
    """Replace the names in a journal and return in how many games. Raises `JournalTrouble`; then nothing has changed."""
    with journal.reading("prepare to forget") as db:
        db.execute("PRAGMA secure_delete = ON")
    with journal.transaction("forget a player") as db:
        games = _forget_rows(db, "entries", schema.ENTRY, 5, names)
        games |= _forget_rows(db, "plays", schema.PLAY, 3, names)
        for seq, utc, value in db.execute(f"SELECT {schema.EDIT} FROM edits").fetchall():  # noqa: S608 - constants
            new = forget_in_json(value, names, words=True)
            if new != value:
                db.execute("UPDATE edits SET value = ?, sum = ? WHERE seq = ?", (new, schema.checksum(seq, utc, new), seq))
        if games:
            add_edit(db, Edit(EditKind.FORGET), time.time_ns() // 1_000_000)
    with journal.reading("leave no trace"), schema.translate_errors("leave no trace"):
        scrub(db)
    if journal.manifest is not None:
        wanted = read_manifest(journal.manifest.path) or ShouldHold(journal.note(schema.ID))
        healing.update_expected(journal, wanted, games)
        journal.manifest.write(wanted)
    return len(games)


def scrub(db: sqlite3.Connection) -> None:
    """Rewrite a database without the remains of deleted rows, and empty its write-ahead log."""
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.execute("VACUUM")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _forget_rows(db: sqlite3.Connection, table: str, columns: str, place: int, names: Names) -> set[int]:
    """Replace the names in the JSON column at `place` of a table; return the games changed (the first column)."""
    column = columns.split(", ")[place]
    where = " OR ".join([f"instr({column}, ?)"] * len(names))
    wanted = [json.dumps(name, ensure_ascii=False)[1:-1] for name in sorted(names)]
    found = set()
    for row in db.execute(f"SELECT {columns} FROM {table} WHERE {where}", wanted).fetchall():  # noqa: S608 - constants
        values = list(row)
        values[place] = forget_in_json(values[place], names)
        if values[place] != row[place]:
            found.add(int(values[0]))
            key = "game = ? AND seq = ?" if table == "entries" else "game = ?"
            keys = values[: key.count("?")]
            new = (values[place], schema.checksum(*values), *keys)
            db.execute(f"UPDATE {table} SET {column} = ?, sum = ? WHERE {key}", new)  # noqa: S608 - constants
    return found


def forget_in_json(text: str, names: Names, *, words: bool = False) -> str:
    """Replace the names in a JSON text; in a text that is not valid JSON (a damaged row), word for word."""
    try:
        value = json.loads(text)
    except ValueError:
        return forget_in_text(text, names)
    # Choose a substitute for each name; several at one table get different ones, as no name may come twice
    taken = {text for text in _texts(value) if text.startswith(document.NOBODY)}
    found: dict[str, str] = {}
    for name in sorted(names):
        free = (document.NOBODY if number == 1 else f"{document.NOBODY} {number}" for number in range(1, 1000))
        found[name] = next(text for text in free if text not in taken)
        if name in set(_texts(value)):
            taken.add(found[name])
    replaced = forget_in_value(value, found, names if words else frozenset())
    return text if replaced == value else json.dumps(replaced, ensure_ascii=False, separators=(",", ":"))


def _texts(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part)


def forget_in_value(value: Any, anonymous: Mapping[str, str], words: Names = frozenset()) -> Any:
    """Replace texts that are names, and the `words` inside all other texts; a colour stays, even if it is somebody's name."""
    if isinstance(value, str):
        return anonymous[value] if value in anonymous else forget_in_text(value, words) if words else value
    if isinstance(value, Mapping):
        said = words | anonymous.keys()
        found = {key: forget_in_value(part, anonymous, said if key in _SAID else words) for key, part in value.items()}
        return found | {"colour": value["colour"]} if "colour" in value else found
    if isinstance(value, list):
        return [forget_in_value(part, anonymous, words) for part in value]
    return value


def forget_in_text(text: str, names: Names) -> str:
    """Replace names that occur as whole words in a text."""
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", document.NOBODY, text)
    return text


class NotForgotten(TableError):
    """A name could not be removed everywhere; `files` are those that might still contain it."""

    def __init__(self, files: tuple[str, ...], why: str) -> None:
        super().__init__(why)
        self.files = files


class Forgotten(NamedTuple):
    """The number of games and the number of files that had the name."""

    games: int
    files: int


def forget_player(
    library: Library, history: History, name: str, clips: Path | None = None, sticks: Iterable[Path] = ()
) -> Forgotten:
    """Forget a player in every file of this device; the recorded sentences in `clips` are all deleted and made again later.

    Backups and exports that Companion wrote to `sticks` (folders of sticks that are plugged in) are changed, too. Raises
    `NotForgotten` after everything else is done; `JournalTrouble` if not even the journal can be changed.
    """
    if library.waiting or library.journal.path == IN_MEMORY:
        raise NotForgotten((JOURNAL,), "the entries are in memory only, not in a file")
    names = names_of(history.plays, name)
    games = forget_in(library.journal, names)
    history.drop_index()
    library.notebook.forget(names)
    changed, failed, why = [JOURNAL] if games else [], [], ""
    for path in _files(library.folder, clips, sticks):
        try:
            if _forget_in_file(path, names, library.folder):
                changed.append(path.name)
        except Exception as error:  # noqa: BLE001 - a file's reader can raise anything
            LOG.warning("%s: %s", path, error)
            failed.append(path.name)
            why = str(error) or type(error).__name__
    history.refresh()
    if failed:
        raise NotForgotten(tuple(failed), why)
    return Forgotten(games, len(changed))


def _files(folder: Path, clips: Path | None, sticks: Iterable[Path]) -> Iterator[Path]:
    """Yield half-written files, the files beside the journal and the notebook, backups, clips, and files on sticks.

    Half-written files come first: a backup that is just being made then fails and cannot appear later with the name.
    """
    yield from leftovers(folder)
    yield from (path for path in (folder / carrying.OLD, folder / f"{LOG_NAME}.1", folder / LOG_NAME) if path.is_file())
    for pattern in ("*.damaged-*", f"{opened_journal.FRESH}*"):
        yield from sorted(folder.glob(pattern))
    yield from sorted((folder / backup.FOLDER).glob("*.zip"))
    yield from (path for path in (folder / HOUSE / JOURNAL,) if path.is_file())
    if clips is not None:
        yield from (path for path in clips.rglob("*.wav*") if path.is_file())
    for stick in sticks:
        yield from leftovers_of_backups(stick)
        yield from sorted(path for path in (*stick.glob("companion-*.zip"), *stick.glob(f"{exports.STEM}.*")) if path.is_file())


def _forget_in_file(path: Path, names: Names, folder: Path) -> bool:
    """Remove the names from a file; return whether it had any. A file that was moved aside or left half-written is deleted.

    Temporary copies are made in `folder`.
    """
    if path.suffix == ".zip" and not path.name.startswith("."):
        # Rewrite a backup without the names, whole or not at all; a file that is not ours stays unchanged
        with tempfile.TemporaryDirectory(prefix=".backup-", dir=folder) as made:
            with zipfile.ZipFile(path) as archive:
                members = archive.namelist()
                if backup.NOTE not in members or sum(member.file_size for member in archive.infolist()) > backup.MOST_BYTES:
                    return False
                archive.extractall(made)
            changed = _in_unpacked(Path(made), names)
            if changed:
                whole = Path(made) / "whole.zip"
                with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
                    for member in members:
                        archive.write(Path(made) / member, member)
                write_atomically(path, whole.read_bytes())
        return changed
    if path.stem == exports.STEM:
        # Remove the names from plays exported for other programs
        text = path.read_bytes().decode("utf-8", "surrogateescape")
        new = forget_in_text(text, names) if path.suffix == ".csv" else forget_in_json(text, names)
        if new != text:
            write_atomically(path, new.encode("utf-8", "surrogateescape"))
        return new != text
    mended = {carrying.OLD: _in_old_library, JOURNAL: _in_house, LOG_NAME: _in_log, f"{LOG_NAME}.1": _in_log}.get(
        path.name, _remove_path
    )
    return mended(path, names)


def _remove_path(path: Path, names: Names) -> bool:
    """Delete a half-written folder, or a file that has a name or might hold it packed; return whether it counts (not a clip)."""
    if path.is_file() and not {".zip", ".wav"} & set(path.suffixes):
        data = path.read_bytes()
        if not any(name.encode() in data or json.dumps(name)[1:-1].encode() in data for name in names):
            return False
    remove(path)
    if path.exists():
        raise OSError(f"{path} cannot be removed")
    return ".wav" not in path.suffixes


def _in_house(path: Path, names: Names) -> bool:
    """Remove the names from the journal that this device collects as a house, even while that runs."""
    with closing(Journal(path)) as journal:
        changed = forget_in(journal, names) > 0
    if changed:
        for name in (INDEX, MANIFEST):  # both are rebuilt
            path.with_name(name).unlink(missing_ok=True)
    return changed


def _in_log(path: Path, names: Names) -> bool:
    """Rewrite the log in place, so that the running program still writes to the same file."""
    with path.open("r+", encoding="utf-8", errors="surrogateescape") as log:
        text = log.read()
        new = forget_in_text(text, names)
        if new != text:
            log.seek(0)
            log.write(new)
            log.truncate()
    return new != text


def _in_old_library(path: Path, names: Names) -> bool:
    """Remove the names from the library of 0.1.0, whose rows have no checksum."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA secure_delete = ON")
        rows = db.execute("SELECT game, seq, value FROM entries").fetchall()
        new = [(forget_in_json(value, names), game, seq) for game, seq, value in rows]
        changed = [one for one, (_, _, value) in zip(new, rows, strict=True) if one[0] != value]
        db.execute("BEGIN")
        db.executemany("UPDATE entries SET value = ? WHERE game = ? AND seq = ?", changed)
        db.execute("COMMIT")
        if changed:
            scrub(db)
    return bool(changed)


def _in_unpacked(folder: Path, names: Names) -> bool:
    changed = False
    journal, notebook = folder / JOURNAL, folder / backup.NOTEBOOK
    if journal.exists():
        with closing(Journal(journal)) as opened:
            changed = forget_in(opened, names) > 0
        with closing(sqlite3.connect(journal)) as db:
            db.execute("PRAGMA journal_mode = DELETE")
    if notebook.exists():
        pages: dict[str, Any] = json.loads(notebook.read_text(encoding="utf-8"))
        kept = forget_in_pages(pages, names)
        if kept != pages:
            kept.pop(CHECK, None)
            notebook.write_text(json.dumps(kept, ensure_ascii=False, indent=1), encoding="utf-8")
            changed = True
    return changed
