"""Backups on a stick: written under a name of their own, found again, looked through and brought back; that is told."""

from __future__ import annotations

import logging
import shutil
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from companion.library.backup import FOLDER, BackupRefused, judge, restore, write_backup
from companion.system.files import write_atomically
from companion.system.leftovers import FETCHED
from companion.system.sticks import Stick
from companion.table.phrase import Phrase, phrase

LOG = logging.getLogger("companion")

MOST_LISTED = 6
"""Backups of a stick that are offered; the newest first."""
NOTE, DONE = "restored", "done"
"""The file that says how a backup was brought back, and what it says where all went well."""


class Fetched(NamedTuple):
    """A backup that was copied from a stick and is whole: its games, those that are here, and whether these go further."""

    file: Path
    games: int
    here: int
    newer: bool


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
        return Fetched(copy, *judge(copy, folder))
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
        write_atomically(folder / NOTE, outcome.encode())
        backup.unlink(missing_ok=True)


def take_restored(folder: Path) -> tuple[Phrase, ...]:
    """Read how a backup was brought back, in a phrase, and forget it."""
    try:
        outcome = (folder / NOTE).read_text(encoding="utf-8", errors="replace")
        (folder / NOTE).unlink()
    except OSError:
        return ()
    return (phrase("report-restored" if outcome == DONE else "report-not-restored"),)
