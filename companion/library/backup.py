"""Backups: one file with all that a device cannot rebuild, made daily beside the library or on a stick, and how to restore it.

The file is a zip of the journal (a consistent copy by SQLite's own backup), the notebook, the settings and the camera's
lessons. It is written whole or not at all.
"""

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
from typing import Any, NamedTuple

from companion.library.journal import AT_ONCE, IN_MEMORY, JOURNAL, Journal
from companion.library.manifest import MANIFEST, WATCHED, read_manifest
from companion.library.notebook import holds_pages
from companion.system.files import FETCHED, is_odd, open_regular, put_in_place, read_bounded, write_atomically
from companion.system.settings import load
from companion.system.sticks import Stick
from companion.table import Phrase, TableError, phrase

LOG = logging.getLogger("companion")
FOLDER = "backups"
KEPT = 7
"""The number of daily backups kept; older ones are deleted."""
MOST_BYTES = 1_000_000_000
"""The most bytes that a backup may unpack to."""
MOST_MEMBERS, MOST_NOTED, MOST_OF_PROFILE, PIECE = 200, 8_000_000, 50_000_000, 1_000_000
"""The most files of a backup; the most bytes of its note, notebook or settings, and of a camera profile; bytes per read."""
NOTEBOOK, SETTINGS, NOTE = "notebook.json", "companion.toml", "backup.json"
FORMAT = "companion-backup"
MOST_LISTED = 6
"""The most backups of a stick that are offered, the newest first."""
RESTORED, DONE = "restored", "done"
"""The file that says how a restore went, and its content if all went well."""


class BackupRefused(TableError):
    """This file is not a backup, or it cannot be read or written; the message says why."""


class LibraryNewer(BackupRefused):
    """The games here are newer than those of the backup; they are not replaced unless somebody insists."""


class Extent(NamedTuple):
    """How much a journal holds: games, entries, and when the last entry was written (milliseconds since 1970, 0 if unknown)."""

    games: int = 0
    entries: int = 0
    last: int = 0

    def is_further(self, than: "Extent") -> bool:
        """Return whether this journal is newer or longer than another one."""
        return self.entries > 0 and (self.last, self.entries) > (than.last, than.entries)


class BackupContent(NamedTuple):
    """What a backup brings: the number of games, or None if it holds no journal, so that the games here stay.

    `broker` is the one in the backup's settings, "" if the settings here name it, too. An unreadable notebook is left out.
    """

    games: int | None
    broker: str
    notes_unreadable: bool


class Fetched(NamedTuple):
    """A checked copy of a backup from a stick: what it brings, the number of games here, and whether these are newer."""

    file: Path
    brings: BackupContent
    here: int
    newer: bool


def write_backup(folder: Path, settings: Path, target: Path, writer: str = "", *, check: bool = False) -> None:
    """Write a backup of the library in `folder` and of the settings to `target`. If it raises BackupRefused, no file is left.

    With `check` the copy of the journal is checked first; raises `JournalDamaged` if it is damaged.
    """
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".backup-", dir=target.parent) as made:
            whole = Path(made) / "backup.zip"
            with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
                manifest = read_manifest(folder / MANIFEST)  # before the copy: the journal might grow meanwhile
                held = {number: one.amount for number, one in manifest.games.items()} if manifest is not None else {}
                if (folder / JOURNAL).exists():
                    copy = Path(made) / JOURNAL
                    with closing(sqlite3.connect(folder / JOURNAL, timeout=5.0)) as source, closing(sqlite3.connect(copy)) as db:
                        source.backup(db, pages=AT_ONCE)
                        db.execute("PRAGMA journal_mode = DELETE")
                    if check:
                        with closing(Journal(copy, read_only=True)) as journal:
                            journal.check()
                    archive.write(copy, JOURNAL)
                archive.writestr(NOTE, json.dumps({"format": FORMAT, "writer": writer, "held": held}))
                for path in (folder / NOTEBOOK, *sorted(folder.glob("*.profile"))):
                    if path.is_file():
                        archive.write(path, path.name)
                if settings.is_file():
                    archive.write(settings, SETTINGS)
            put_in_place(whole, target)
    except (OSError, sqlite3.Error, zipfile.BadZipFile) as error:
        raise BackupRefused(f"the backup {target} could not be written: {error}") from error


def list_daily_backups(folder: Path) -> list[Path]:
    """List the daily backups, the newest first."""
    return sorted((folder / FOLDER).glob("[0-9][0-9][0-9][0-9][0-9]-*.zip"), reverse=True)


def read_held(backup: Path) -> dict[str, list[int]]:
    """Read from a backup's note how much of each game it has, by number: count, digest and holes; empty without a note."""
    try:
        with _zip(backup) as archive:
            held = _note_of(archive).get("held", {})
    except BackupRefused as refused:
        LOG.warning("%s", refused)
        return {}
    return held if isinstance(held, dict) else {}


def make_daily_backup(folder: Path, settings: Path, writer: str = "") -> Path | None:
    """Make today's backup and return it, or return None if today has one; surplus old backups are deleted.

    Backups are numbered, so a clock that jumps to 1970 does not change their order. A backup with more entries than the new one
    is kept: it might hold what was lost. Raises BackupRefused, and `JournalDamaged` if the journal is damaged.
    """
    with closing(sqlite3.connect(IN_MEMORY)) as db:
        today = db.execute("SELECT date('now')").fetchone()[0]
    made = list_daily_backups(folder)
    if made and made[0].stem.endswith(today):
        return None
    number = int(made[0].name[:5]) + 1 if made else 1
    target = folder / FOLDER / f"{number:05}-{today}.zip"
    write_backup(folder, settings, target, writer, check=True)
    entries = _entries_in(target)
    spare = [old for old in made[KEPT - 1 :] if _entries_in(old) <= entries]
    for old in (*spare, *made[KEPT - 1 :][KEPT:]):
        old.unlink(missing_ok=True)
    return target


def _entries_in(backup: Path) -> int:
    amounts = read_held(backup).values()
    return sum(amount[0] for amount in amounts)


def restore(backup: Path, folder: Path, settings: Path, *, insist: bool = False) -> BackupContent:
    """Restore a backup's games, notebook, settings and lessons, and return what it brought; the old journal is backed up before.

    Close the library first. Raises BackupRefused, and LibraryNewer without `insist`; then nothing has changed.
    """
    with unpack_backup(backup, folder) as files:
        ours, theirs = _extent(folder / JOURNAL), _extent(files.get(JOURNAL))
        if JOURNAL in files and not insist and ours.is_further(theirs):
            raise LibraryNewer(f"this device holds {ours.entries} entries, more than the backup's {theirs.entries}")
        brought = _bring_files(files, theirs, settings)
        if brought.notes_unreadable:
            del files[NOTEBOOK]
        places = {name: settings if name == SETTINGS else folder / name for name in files}
        if odd := next((place for place in places.values() if is_odd(place)), None):
            raise BackupRefused(f"expected a regular file or none at {odd}; something else is there")
        if (folder / JOURNAL).exists():
            write_backup(folder, settings, folder / FOLDER / "before-restore.zip")
        # Delete first what belongs to the old file alone: its write-ahead log, its manifest, its twin
        beside = {JOURNAL: (f"{JOURNAL}-wal", f"{JOURNAL}-shm", MANIFEST), NOTEBOOK: (f"{NOTEBOOK}.twin",)}
        try:
            for name, place in places.items():
                for old in beside.get(name, ()):
                    (folder / old).unlink(missing_ok=True)
                if name == JOURNAL:
                    put_in_place(files[name], place)
                else:
                    write_atomically(place, files[name].read_bytes())
        except OSError as error:
            raise BackupRefused(f"the backup could not be restored to {folder}: {error}") from error
    return brought


def _bring_files(files: dict[str, Path], extent: Extent, settings: Path) -> BackupContent:
    now = load(settings)
    then = load(files[SETTINGS]) if SETTINGS in files else now
    broker = then.text("mqtt.host") if then.flag("mqtt.on") else ""
    called = now.flag("mqtt.on") and now.text("mqtt.host") == broker
    unreadable = NOTEBOOK in files and not holds_pages(files[NOTEBOOK])
    return BackupContent(extent.games if JOURNAL in files else None, "" if called else broker, unreadable)


def _extent(path: Path | None) -> Extent:
    if path is None or not path.exists():
        return Extent()
    with closing(Journal(path)) as journal, journal.reading("count the entries") as db:
        return Extent(len(journal.games()), *db.execute("SELECT count(*), coalesce(max(utc), 0) FROM entries").fetchone())


@contextmanager
def room_for_copies(folder: Path, prefix: str) -> Iterator[Path]:
    """Yield a temporary folder inside `folder`; if that cannot be written, one among the system's temporary folders."""
    try:
        made = tempfile.TemporaryDirectory(prefix=prefix, dir=folder)
    except OSError:
        made = tempfile.TemporaryDirectory(prefix=prefix)
    with made as name:
        yield Path(name)


@contextmanager
def _zip(backup: Path) -> Iterator[zipfile.ZipFile]:
    """Open a backup within size limits, and turn every error of its reader into `BackupRefused`."""
    try:
        with open_regular(backup, MOST_BYTES) as file, zipfile.ZipFile(file) as archive:
            members = archive.infolist()
            if len(members) > MOST_MEMBERS or sum(member.file_size for member in members) > MOST_BYTES:
                raise BackupRefused(f"expected at most {MOST_MEMBERS} files and {MOST_BYTES} bytes; it holds more")  # noqa: TRY301 - said like what its readers throw
            yield archive
    except Exception as error:
        raise BackupRefused(f"{backup} cannot be read as a backup: {error}") from error


def _note_of(archive: zipfile.ZipFile) -> dict[str, Any]:
    if archive.getinfo(NOTE).file_size > MOST_NOTED:
        raise BackupRefused(f"expected a note of at most {MOST_NOTED} bytes, got a larger one")
    note = json.loads(archive.read(NOTE))
    if not isinstance(note, dict) or note.get("format") != FORMAT:
        raise BackupRefused("expected a backup that Companion wrote, got some other file")
    return note


@contextmanager
def unpack_backup(backup: Path, folder: Path) -> Iterator[dict[str, Path]]:
    """Unpack a backup's files beside the library, and yield their paths by name; files that the backup lacks are left out.

    The journal is checked as on every opening. Raises `BackupRefused`.
    """
    with room_for_copies(folder, ".restore-") as made:
        with _zip(backup) as archive:
            _note_of(archive)
            most = {JOURNAL: MOST_BYTES, NOTEBOOK: MOST_NOTED, SETTINGS: MOST_NOTED}
            files = {}
            for name in archive.namelist():
                if name not in most and not (name.endswith(".profile") and Path(name).name == name):
                    continue
                if archive.getinfo(name).file_size > most.get(name, MOST_OF_PROFILE):
                    raise BackupRefused(f"{name} is larger than a backup may hold")
                with archive.open(name) as packed, (made / name).open("wb") as file:
                    shutil.copyfileobj(packed, file, PIECE)
                files[name] = made / name
            if JOURNAL in files:
                if not files[JOURNAL].stat().st_size:
                    raise BackupRefused(f"expected a journal with content in {backup}; its journal is an empty file")
                with closing(Journal(files[JOURNAL])) as journal:
                    journal.write_note(WATCHED, "")  # its manifest was another card's
        yield files


def save_on(stick: Stick, folder: Path, settings: Path, writer: str) -> str:
    """Write a backup to a stick and return the file's name; no other file is touched. Raises `BackupRefused`."""
    day = datetime.now().astimezone().strftime("%Y-%m-%d")
    names = (f"companion-{day}{f'-{number}' if number > 1 else ''}.zip" for number in range(1, 1000))
    name = next((name for name in names if not (stick.folder / name).exists()), None)
    if name is None:
        raise BackupRefused(f"{stick.folder} already holds 999 backups from today")
    write_backup(folder, settings, stick.folder / name, writer)
    return name


def backups_on(stick: Stick) -> tuple[Path, ...]:
    """List the newest backups on a stick; none if it cannot be read."""
    try:
        found = [path for path in stick.folder.iterdir() if path.name.startswith("companion-") and path.suffix == ".zip"]
        return tuple(sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)[:MOST_LISTED])
    except OSError:
        return ()


def fetch(backup: Path, folder: Path, settings: Path) -> Fetched:
    """Copy a backup from a stick to the library's folder and check it. If it raises `BackupRefused`, the copy is deleted."""
    copy = folder / FOLDER / FETCHED
    try:
        copy.parent.mkdir(exist_ok=True)
        with open_regular(backup, MOST_BYTES) as source, copy.open("wb") as target:
            shutil.copyfileobj(source, target, PIECE)
    except OSError as error:
        copy.unlink(missing_ok=True)
        raise BackupRefused(f"the backup {backup} could not be copied: {error}") from error
    try:
        with unpack_backup(copy, folder) as files:
            ours, theirs = _extent(folder / JOURNAL), _extent(files.get(JOURNAL))
            return Fetched(copy, _bring_files(files, theirs, settings), ours.games, JOURNAL in files and ours.is_further(theirs))
    except BackupRefused:
        copy.unlink(missing_ok=True)
        raise


def bring_back(backup: Path, folder: Path, settings: Path) -> None:
    """Restore the backup that the table has confirmed, and note how it went. The library must be closed."""
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
    """Return a phrase for how the last restore went, if one is noted, and delete the note."""
    try:
        outcome = read_bounded(folder / RESTORED, MOST_NOTED).decode("utf-8", "replace")
        (folder / RESTORED).unlink()
    except OSError:
        return ()
    return (phrase("report-restored" if outcome == DONE else "report-not-restored"),)
