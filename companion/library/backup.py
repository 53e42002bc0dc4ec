"""A backup: one file with everything that a device cannot make anew, each day beside the library or on a stick, and the way back.

The file is a zip of the journal (a consistent copy by SQLite's own backup), the notebook, the settings and what the camera
learnt. It is written whole or not at all.
"""

from __future__ import annotations

import json
import logging
import shutil
import sqlite3
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from companion.library.journal import IN_MEMORY, Journal
from companion.library.opened_journal import JOURNAL
from companion.system.files import sync, write_atomically
from companion.system.leftovers import FETCHED
from companion.system.sticks import Stick
from companion.table.errors import JournalTrouble, TableError
from companion.table.phrase import Phrase, phrase

LOG = logging.getLogger("companion")
FOLDER = "backups"
KEPT = 7
"""Daily backups that are kept; the oldest go."""
MOST_BYTES = 2_000_000_000
"""No backup unpacks to more."""
NOTEBOOK, SETTINGS, NOTE = "notebook.json", "companion.toml", "backup.json"
FORMAT = "companion-backup"
MOST_LISTED = 6
"""Backups of a stick that are offered; the newest first."""
RESTORED, DONE = "restored", "done"
"""The file that says how a backup was brought back, and what it says where all went well."""


_UNREADABLE = (
    OSError, KeyError, ValueError, AttributeError, zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, JournalTrouble
)  # fmt: skip
"""What a file raises on the way that is no backup of ours."""


class BackupRefused(TableError):
    """This file is no backup, or cannot be read or written; the message says why."""


class LibraryNewer(BackupRefused):
    """The games here go further than those of the backup; they are not replaced unless somebody insists."""


class Extent(NamedTuple):
    """How much a journal holds: its entries, and when the last was written (milliseconds since 1970, 0 if unknown)."""

    entries: int
    last: int

    def further(self, than: Extent) -> bool:
        """Tell whether this journal goes further than another one."""
        return self.entries > 0 and (self.last, self.entries) > (than.last, than.entries)


NOTHING = Extent(0, 0)


class Fetched(NamedTuple):
    """A backup that was copied from a stick and is whole: its games, those that are here, and whether these go further."""

    file: Path
    games: int
    here: int
    newer: bool


def write_backup(folder: Path, settings: Path, target: Path, writer: str = "") -> None:
    """Write a backup of the library in `folder` and of the settings into `target`. Raises BackupRefused; then nothing is left."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".backup-", dir=target.parent) as made:
            whole = Path(made) / "backup.zip"
            with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
                archive.writestr(NOTE, json.dumps({"format": FORMAT, "writer": writer}))
                if (folder / JOURNAL).exists():
                    copy = Path(made) / JOURNAL
                    with closing(sqlite3.connect(folder / JOURNAL, timeout=5.0)) as source, closing(sqlite3.connect(copy)) as db:
                        source.backup(db)
                        db.execute("PRAGMA journal_mode = DELETE")
                    archive.write(copy, JOURNAL)
                for path in (folder / NOTEBOOK, *sorted(folder.glob("*.profile"))):
                    if path.is_file():
                        archive.write(path, path.name)
                if settings.is_file():
                    archive.write(settings, SETTINGS)
            sync(whole)
            whole.replace(target)
            sync(target.parent)
    except (OSError, sqlite3.Error, zipfile.BadZipFile) as error:
        raise BackupRefused(f"{target}: {error}") from error


def daily_backup(folder: Path, settings: Path, writer: str = "") -> Path | None:
    """Make today's backup if there is none, and let those go that are too many; give it, or None where there was one.

    Backups are numbered, so that a clock that jumps to 1970 makes none the oldest. Raises BackupRefused.
    """
    with closing(sqlite3.connect(IN_MEMORY)) as db:
        today = db.execute("SELECT date('now')").fetchone()[0]
    made = sorted((folder / FOLDER).glob("[0-9][0-9][0-9][0-9][0-9]-*.zip"))
    if made and made[-1].stem.endswith(today):
        return None
    number = int(made[-1].name[:5]) + 1 if made else 1
    target = folder / FOLDER / f"{number:05}-{today}.zip"
    write_backup(folder, settings, target, writer)
    for old in made[: max(0, len(made) + 1 - KEPT)]:
        old.unlink(missing_ok=True)
    return target


def restore(backup: Path, folder: Path, settings: Path, *, insist: bool = False) -> None:
    """Bring a backup's games, notebook, settings and lessons here; what was here is backed up before.

    Close the library first. Raises BackupRefused, and LibraryNewer unless told to `insist`; then nothing has changed.
    """
    with _unpacked(backup, folder) as files:
        journal = files.get(JOURNAL)
        if journal is not None and not insist:
            here = folder / JOURNAL
            if here.exists():
                ours, theirs = _extent(here)[1], _extent(journal)[1]
                if ours.further(theirs):
                    raise LibraryNewer(f"the games here go further ({ours.entries} entries) than the backup ({theirs.entries})")
        if (folder / JOURNAL).exists():
            write_backup(folder, settings, folder / FOLDER / "before-restore.zip")
        try:
            if journal is not None:
                # Put a journal in the place of another; its write-ahead log goes first, for it belongs to none but the old one
                old = folder / JOURNAL
                for part in ("-wal", "-shm"):
                    old.with_name(old.name + part).unlink(missing_ok=True)
                sync(journal)
                journal.replace(old)
                sync(old.parent)
            for name, path in files.items():
                if name != JOURNAL:
                    write_atomically(settings if name == SETTINGS else folder / name, path.read_bytes())
        except OSError as error:
            raise BackupRefused(f"{folder}: {error}") from error


def _extent(path: Path) -> tuple[int, Extent]:
    with closing(Journal(path)) as journal:
        return len(journal.games()), Extent(*journal.extent())


@contextmanager
def _unpacked(backup: Path, folder: Path) -> Iterator[dict[str, Path]]:
    """Unpack a backup's files beside the library, under their names; those that a backup has not are left out."""
    try:
        with tempfile.TemporaryDirectory(prefix=".restore-", dir=folder) as made, zipfile.ZipFile(backup) as archive:
            if sum(member.file_size for member in archive.infolist()) > MOST_BYTES:
                raise BackupRefused(f"{backup} is too large to be a backup")
            if json.loads(archive.read(NOTE)).get("format") != FORMAT:
                raise BackupRefused(f"{backup} is no backup of Companion")
            ours = {JOURNAL, NOTEBOOK, SETTINGS}
            names = [
                name for name in archive.namelist() if name in ours or (name.endswith(".profile") and Path(name).name == name)
            ]
            files = {name: Path(archive.extract(name, made)) for name in names}
            if JOURNAL in files:
                Journal(files[JOURNAL]).close()
            yield files
    except _UNREADABLE as error:
        raise BackupRefused(f"{backup} cannot be restored: {error}") from error


def save_on(stick: Stick, folder: Path, settings: Path, writer: str) -> str:
    """Write a backup on a stick and give its file's name; no other file is touched. Raises `BackupRefused`."""
    day = datetime.now().astimezone().strftime("%Y-%m-%d")
    names = (f"companion-{day}{f'-{number}' if number > 1 else ''}.zip" for number in range(1, 1000))
    name = next((name for name in names if not (stick.folder / name).exists()), None)
    if name is None:
        raise BackupRefused(f"{stick.folder} holds too many backups")
    write_backup(folder, settings, stick.folder / name, writer)
    return name


def backups_on(stick: Stick) -> tuple[Path, ...]:
    """List the newest backups of a stick, by their names; none where it cannot be read."""
    try:
        found = [path for path in stick.folder.iterdir() if path.name.startswith("companion-") and path.suffix == ".zip"]
        return tuple(sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)[:MOST_LISTED])
    except OSError:
        return ()


def fetch(backup: Path, folder: Path) -> Fetched:
    """Copy a backup from a stick beside the library, and look through it. Raises `BackupRefused`; then nothing is left."""
    copy = folder / FOLDER / FETCHED
    try:
        copy.parent.mkdir(exist_ok=True)
        shutil.copyfile(backup, copy)
    except OSError as error:
        copy.unlink(missing_ok=True)
        raise BackupRefused(f"{backup}: {error}") from error
    try:
        with _unpacked(copy, folder) as files:
            games, theirs = _extent(files[JOURNAL]) if JOURNAL in files else (0, NOTHING)
            here, ours = _extent(folder / JOURNAL) if (folder / JOURNAL).exists() else (0, NOTHING)
        return Fetched(copy, games, here, ours.further(theirs))
    except BackupRefused:
        copy.unlink(missing_ok=True)
        raise


def bring_back(backup: Path, folder: Path, settings: Path) -> None:
    """Restore a backup that the table has chosen and agreed to, and note how it went. The library is closed."""
    try:
        restore(backup, folder, settings, insist=True)
    except BackupRefused as refused:
        LOG.warning("%s", refused)
        outcome = str(refused)
    else:
        outcome = DONE
    with suppress(OSError):
        write_atomically(folder / RESTORED, outcome.encode())
        backup.unlink(missing_ok=True)


def take_restored(folder: Path) -> tuple[Phrase, ...]:
    """Read how a backup was brought back, in a phrase, and forget it."""
    try:
        outcome = (folder / RESTORED).read_text(encoding="utf-8", errors="replace")
        (folder / RESTORED).unlink()
    except OSError:
        return ()
    return (phrase("report-restored" if outcome == DONE else "report-not-restored"),)
