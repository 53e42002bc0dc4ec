"""A backup: one file with everything that a device cannot make anew, and the way back from it.

The file is a zip of the journal (a consistent copy by SQLite's own backup), the notebook, the settings and what the camera
learnt. It is written whole or not at all.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from companion.library.journal import IN_MEMORY, Journal
from companion.library.storage import JOURNAL
from companion.system.files import sync, write_atomically
from companion.table.errors import JournalTrouble, TableError

LOG = logging.getLogger("companion")
FOLDER = "backups"
KEPT = 7
"""Daily backups that are kept; the oldest go."""
MOST_BYTES = 2_000_000_000
"""No backup unpacks to more."""
NOTEBOOK, SETTINGS, NOTE = "notebook.json", "companion.toml", "backup.json"
FORMAT = "companion-backup"


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


class Judged(NamedTuple):
    """What a backup would bring: its games, those that are here now, and whether these go further than the backup."""

    games: int
    here: int
    newer: bool


def write_backup(folder: Path, settings: Path, target: Path, writer: str = "") -> None:
    """Write a backup of the library in `folder` and of the settings into `target`. Raises BackupRefused; then nothing is left."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".backup-", dir=target.parent) as made:
            whole = Path(made) / "backup.zip"
            _pack(folder, settings, Path(made) / JOURNAL, whole, writer)
            sync(whole)
            whole.replace(target)
            sync(target.parent)
    except (OSError, sqlite3.Error, zipfile.BadZipFile) as error:
        raise BackupRefused(f"{target}: {error}") from error


def _pack(folder: Path, settings: Path, copy: Path, whole: Path, writer: str) -> None:
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(NOTE, json.dumps({"format": FORMAT, "writer": writer}))
        if (folder / JOURNAL).exists():
            _copy(folder / JOURNAL, copy)
            archive.write(copy, JOURNAL)
        for path in (folder / NOTEBOOK, *sorted(folder.glob("*.profile"))):
            if path.is_file():
                archive.write(path, path.name)
        if settings.is_file():
            archive.write(settings, SETTINGS)


def _copy(journal: Path, copy: Path) -> None:
    with closing(sqlite3.connect(journal, timeout=5.0)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")


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
            _refuse_newer(folder / JOURNAL, journal)
        if (folder / JOURNAL).exists():
            write_backup(folder, settings, folder / FOLDER / "before-restore.zip")
        try:
            if journal is not None:
                _replace(folder / JOURNAL, journal)
            for name, path in files.items():
                if name != JOURNAL:
                    write_atomically(settings if name == SETTINGS else folder / name, path.read_bytes())
        except OSError as error:
            raise BackupRefused(f"{folder}: {error}") from error


def judge(backup: Path, folder: Path) -> Judged:
    """Look through a backup and what is here, beside a program that plays. Raises `BackupRefused`."""
    with _unpacked(backup, folder) as files:
        games, theirs = _extent(files[JOURNAL]) if JOURNAL in files else (0, NOTHING)
        here, ours = _extent(folder / JOURNAL) if (folder / JOURNAL).exists() else (0, NOTHING)
    return Judged(games, here, ours.further(theirs))


def _refuse_newer(here: Path, there: Path) -> None:
    if here.exists():
        ours, theirs = _extent(here)[1], _extent(there)[1]
        if ours.further(theirs):
            raise LibraryNewer(f"the games here go further ({ours.entries} entries) than the backup ({theirs.entries})")


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
            names = [name for name in archive.namelist() if _known(name)]
            files = {name: Path(archive.extract(name, made)) for name in names}
            if JOURNAL in files:
                Journal(files[JOURNAL]).close()
            yield files
    except _UNREADABLE as error:
        raise BackupRefused(f"{backup} cannot be restored: {error}") from error


def _known(name: str) -> bool:
    return name in {JOURNAL, NOTEBOOK, SETTINGS} or (name.endswith(".profile") and Path(name).name == name)


def _replace(old: Path, new: Path) -> None:
    """Put a journal in the place of another; its write-ahead log goes first, for it belongs to none but the old one."""
    for part in ("-wal", "-shm"):
        old.with_name(old.name + part).unlink(missing_ok=True)
    sync(new)
    new.replace(old)
    sync(old.parent)
