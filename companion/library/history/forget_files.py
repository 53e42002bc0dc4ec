"""Everything on this device in which a player's name may stand, and how it is taken out of each."""

from __future__ import annotations

import json
import logging
import sqlite3
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from companion.library.backup import FOLDER, MOST_BYTES, NOTE, NOTEBOOK
from companion.library.carrying import OLD
from companion.library.history.exports.files import STEM
from companion.library.history.forgetting import Names, forget_in, forgotten_json, forgotten_text, names_of, scrub
from companion.library.history.history import History
from companion.library.history.index import NAME as INDEX
from companion.library.journal import IN_MEMORY, Journal
from companion.library.library import Library
from companion.library.notebook import forgotten_pages
from companion.library.storage import FRESH, JOURNAL
from companion.system.files import write_atomically
from companion.system.leftovers import leftovers, leftovers_of_backups, remove
from companion.system.logs import NAME as LOG_NAME
from companion.table.errors import JournalTrouble, TableError

LOG = logging.getLogger("companion")
HOUSE = "house"
"""The folder of what this device collects as a house."""
_FAILS = (OSError, sqlite3.Error, zipfile.BadZipFile, JournalTrouble, ValueError)


class NotForgotten(TableError):
    """A name could not be taken out everywhere; `files` are those that may still have it."""

    def __init__(self, files: tuple[str, ...], why: str) -> None:
        super().__init__(why)
        self.files = files


class Forgotten(NamedTuple):
    """How many games and how many files had the name."""

    games: int
    files: int


def forget_player(
    library: Library, history: History, name: str, clips: Path | None = None, sticks: Iterable[Path] = ()
) -> Forgotten:
    """Forget a player in every file of this device; `clips` is the folder of spoken sentences, which are all made anew.

    So it is in the backups and files that Companion wrote on `sticks`, the folders of those that are plugged in. Raises
    `NotForgotten`, once everything else is done; `JournalTrouble` where not even the journal can be changed.
    """
    if library.waiting or library.journal.path == IN_MEMORY:
        raise NotForgotten((JOURNAL,), "entries are only in memory")
    names = names_of(history.plays, name)
    games = forget_in(library.journal, names)
    history.drop_index()
    library.notebook.forget(names)
    changed, failed, why = [JOURNAL] if games else [], [], ""
    for path in _files(library.folder, clips, sticks):
        try:
            if _forget_in_file(path, names, library.folder):
                changed.append(path.name)
        except _FAILS as error:
            LOG.warning("%s: %s", path, error)
            failed.append(path.name)
            why = str(error)
    history.refresh()
    if failed:
        raise NotForgotten(tuple(failed), why)
    return Forgotten(games, len(changed))


def _files(folder: Path, clips: Path | None, sticks: Iterable[Path]) -> Iterator[Path]:
    """List what a killed program left half written, what lies beside the journal and the notebook, backups, clips, sticks.

    What is half written comes first: a backup that is being made fails then, and does not come in place behind our back.
    """
    yield from leftovers(folder)
    yield from (path for path in (folder / OLD, folder / f"{LOG_NAME}.1", folder / LOG_NAME) if path.is_file())
    for pattern in ("*.damaged-*", f"{FRESH}*"):
        yield from sorted(folder.glob(pattern))
    yield from sorted((folder / FOLDER).glob("*.zip"))
    yield from (path for path in (folder / HOUSE / JOURNAL,) if path.is_file())
    if clips is not None:
        yield from (path for path in clips.rglob("*.wav*") if path.is_file())
    for stick in sticks:
        yield from leftovers_of_backups(stick)
        yield from sorted(path for path in (*stick.glob("companion-*.zip"), *stick.glob(f"{STEM}.*")) if path.is_file())


def _forget_in_file(path: Path, names: Names, folder: Path) -> bool:
    """Take the names out of a file; tell whether there were any. One that was moved aside, or left half written, is removed.

    Copies are made in `folder`.
    """
    if path.suffix == ".zip" and not path.name.startswith("."):
        return _in_backup(path, names, folder)
    if path.stem == STEM:
        return _in_export(path, names)
    mended = {OLD: _in_old_library, JOURNAL: _in_house, LOG_NAME: _in_log, f"{LOG_NAME}.1": _in_log}.get(path.name, _removed)
    return mended(path, names)


def has_name(data: bytes, names: Names) -> bool:
    """Tell whether one of the names stands in a file, as it is or as JSON may write it."""
    return any(name.encode() in data or json.dumps(name)[1:-1].encode() in data for name in names)


def _removed(path: Path, names: Names) -> bool:
    """Remove a folder that was left half written, and a file that has a name, or may have it packed; clips do not count."""
    packed = {".zip", ".wav"} & set(path.suffixes)
    if path.is_file() and not packed and not has_name(path.read_bytes(), names):
        return False
    remove(path)
    if path.exists():
        raise OSError(f"{path} cannot be removed")
    return ".wav" not in path.suffixes


def _in_house(path: Path, names: Names) -> bool:
    """Take the names out of what this device collected as a house, also while that runs."""
    with closing(Journal(path)) as journal:
        changed = forget_in(journal, names) > 0
    if changed:
        path.with_name(INDEX).unlink(missing_ok=True)
    return changed


def _in_export(path: Path, names: Names) -> bool:
    """Take the names out of plays written for other programs."""
    text = path.read_bytes().decode("utf-8", "surrogateescape")
    new = forgotten_text(text, names) if path.suffix == ".csv" else forgotten_json(text, names)
    if new != text:
        write_atomically(path, new.encode("utf-8", "surrogateescape"))
    return new != text


def _in_log(path: Path, names: Names) -> bool:
    """Write the log anew in its place: the file stays the one that the running program writes to."""
    with path.open("r+", encoding="utf-8", errors="surrogateescape") as log:
        text = log.read()
        new = forgotten_text(text, names)
        if new != text:
            log.seek(0)
            log.write(new)
            log.truncate()
    return new != text


def _in_old_library(path: Path, names: Names) -> bool:
    """Take the names out of the library of 0.1.0, whose rows have no checksum."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA secure_delete = ON")
        rows = db.execute("SELECT game, seq, value FROM entries").fetchall()
        new = [(forgotten_json(value, names), game, seq) for game, seq, value in rows]
        changed = [one for one, (_, _, value) in zip(new, rows, strict=True) if one[0] != value]
        db.execute("BEGIN")
        db.executemany("UPDATE entries SET value = ? WHERE game = ? AND seq = ?", changed)
        db.execute("COMMIT")
        if changed:
            scrub(db)
    return bool(changed)


def _in_backup(path: Path, names: Names, folder: Path) -> bool:
    """Write a backup anew without the names, whole or not at all; a file that is none of ours stays as it is."""
    with tempfile.TemporaryDirectory(prefix=".backup-", dir=folder) as made:
        with zipfile.ZipFile(path) as archive:
            members = archive.namelist()
            if NOTE not in members or sum(member.file_size for member in archive.infolist()) > MOST_BYTES:
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


def _in_unpacked(folder: Path, names: Names) -> bool:
    changed = False
    journal, notebook = folder / JOURNAL, folder / NOTEBOOK
    if journal.exists():
        with closing(Journal(journal)) as opened:
            changed = forget_in(opened, names) > 0
        with closing(sqlite3.connect(journal)) as db:
            db.execute("PRAGMA journal_mode = DELETE")
    if notebook.exists():
        pages: dict[str, Any] = json.loads(notebook.read_text(encoding="utf-8"))
        kept = forgotten_pages(pages, names)
        if kept != pages:
            notebook.write_text(json.dumps(kept, ensure_ascii=False, indent=1), encoding="utf-8")
            changed = True
    return changed
