"""Opens the journal in whatever state it is: each state has its own answer, and none of them loses a game."""

from __future__ import annotations

import errno
import logging
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Timer
from typing import NamedTuple

from companion.library.carrying import OLD, Carried, copy_old, salvage
from companion.library.journal import IN_MEMORY, Journal
from companion.library.notebook import free_name
from companion.system.leftovers import sweep
from companion.table.errors import (
    JournalBusy,
    JournalDamaged,
    JournalForeign,
    JournalFull,
    JournalNewer,
    JournalReadOnly,
    JournalTrouble,
)
from companion.table.phrase import Phrase, phrase

LOG = logging.getLogger("companion")

JOURNAL = "journal.db"
"""Not the name that 0.1.0 uses: it would move aside what it does not know."""

DAMAGED = "journal.damaged"
"""A file of this name says that damage was found while the journal was in use: the next start carries over what can be read."""

FRESH = "journal.new"
"""What could be read of a damaged journal is carried into a file of this name, which then takes its place."""

GLANCE, PATIENCE = 0.5, 5.0
"""Seconds to wait at the start for another program to let go of the journal: before that is said, and after."""


CHECKING = 30.0
"""Seconds for which a journal is looked through in the background, at most."""

_MEMORY_ONLY: Mapping[type[JournalTrouble], tuple[str, bool]] = {
    JournalBusy: ("trouble-busy", True),
    JournalFull: ("trouble-full", True),
    JournalReadOnly: ("trouble-read-only", False),
    JournalNewer: ("trouble-newer", False),
    JournalForeign: ("trouble-foreign", False),
}
"""What is said where a journal cannot be used, and whether that may pass. Anything else is a card that fails, and may pass."""


@dataclass
class OpenedJournal:
    """The journal in use. `trouble` says why it is only in memory, None where it is on the card; `passing`, that it may change.

    `report` is told once: what was found at the start, and what was done about it. `read` counts the entries that a journal in
    memory has from the card.
    """

    journal: Journal
    trouble: Phrase | None = None
    passing: bool = False
    report: list[Phrase] = field(default_factory=list)
    read: int = 0


def open_journal(folder: Path, writer: str, waits: Callable[[], None] | None, *, ours: bool) -> OpenedJournal:
    """Open the journal in `folder`, as Companion of version `writer`; what is not `ours` alone is read, never written.

    `waits` is called before another program is waited for; without it none is.
    """
    path = folder / JOURNAL
    if not ours:
        return _kept_in_memory(_copied_if_readable(path), phrase("trouble-folder"), passing=False)
    try:
        sweep(folder)
        opened = _opened(path, writer, waits)
    except JournalTrouble as trouble:
        return _in_memory(path, trouble)
    except OSError as error:
        return _in_memory(path, trouble_of_file(error))
    _take_old(folder / OLD, opened)
    return opened


def _opened(path: Path, writer: str, waits: Callable[[], None] | None) -> OpenedJournal:
    note, fresh = path.with_name(DAMAGED), path.with_name(FRESH)
    if fresh.exists() and not path.exists():
        fresh.rename(path)  # the power went between the two renames of an earlier start
    if not note.exists():
        try:
            journal = _journal(path, writer, waits)
            try:  # a journal of which not even the open games can be listed is damaged
                journal.open_game()
            except JournalDamaged:
                journal.close()
                raise
            return OpenedJournal(journal)
        except JournalDamaged as damage:
            LOG.warning("%s", damage)
    # Carry over what a damaged journal holds, game by game; only then is it moved aside, with its write-ahead log
    for part in ("", "-wal", "-shm"):
        fresh.with_name(fresh.name + part).unlink(missing_ok=True)
    with closing(Journal(fresh, writer=writer)) as journal:
        try:
            carried = salvage(path, journal)
        except JournalDamaged as worse:
            LOG.warning("nothing of it can be read: %s", worse)
            carried = Carried()
    aside = free_name(path)
    for part in ("-wal", "-shm", ""):
        old = path.with_name(path.name + part)
        if old.exists():
            old.rename(aside.with_name(aside.name + part))
    fresh.rename(path)
    note.unlink(missing_ok=True)
    LOG.warning("damaged: %s is kept; whole %d, in part %s, lost %s", aside.name, *carried)
    names = ", ".join((*carried.partly, *carried.lost))
    message = "report-damaged-games" if names else "report-damaged"
    report = phrase(message, file=aside.name, whole=carried.whole, games=names)
    return OpenedJournal(Journal(path, writer=writer), report=[report])


def _journal(path: Path, writer: str, waits: Callable[[], None] | None) -> Journal:
    try:
        return Journal(path, writer=writer, patience=GLANCE)
    except JournalBusy:
        if waits is None:
            raise
        waits()
        return Journal(path, writer=writer, patience=PATIENCE)


def _in_memory(path: Path, trouble: JournalTrouble) -> OpenedJournal:
    LOG.warning("%s", trouble)
    message, passing = _MEMORY_ONLY.get(type(trouble), ("trouble-card", True))
    readable = isinstance(trouble, JournalReadOnly)
    journal = _copied_if_readable(path) if readable else Journal(IN_MEMORY)
    return _kept_in_memory(journal, phrase(message, why=str(trouble)), passing=passing)


def _kept_in_memory(journal: Journal, why: Phrase, *, passing: bool) -> OpenedJournal:
    return OpenedJournal(journal, why, passing, read=journal.count_entries())


def trouble_of_file(error: OSError) -> JournalTrouble:
    """Name the trouble behind an error of the file system."""
    kinds = {errno.ENOSPC: JournalFull, errno.EDQUOT: JournalFull, errno.EROFS: JournalReadOnly, errno.EACCES: JournalReadOnly}
    return kinds.get(error.errno or 0, JournalTrouble)(str(error))


class LibraryCopy(NamedTuple):
    """What stands for a library where nothing may be written: a journal in memory, and no folder."""

    journal: Journal
    folder: Path = IN_MEMORY


@contextmanager
def read_beside(folder: Path) -> Iterator[LibraryCopy]:
    """Give what a library holds now, beside whoever plays from it: nothing in `folder` is locked or written.

    Raises `JournalTrouble`.
    """
    with closing(_copied(folder / JOURNAL)) as journal:
        _take_old(folder / OLD, OpenedJournal(journal))
        yield LibraryCopy(journal)


def _copied(path: Path) -> Journal:
    """Give a journal in memory with all that a file holds, which is not written; raises `JournalTrouble`."""
    journal = Journal(IN_MEMORY)
    try:
        if path.exists():
            with closing(Journal(path, read_only=True)) as source:
                journal.fill(source)
    except OSError as error:
        journal.close()
        raise trouble_of_file(error) from error
    except JournalTrouble:
        journal.close()
        raise
    return journal


def _copied_if_readable(path: Path) -> Journal:
    """Give a journal in memory with all that a file holds, or with nothing where it cannot be read."""
    try:
        return _copied(path)
    except JournalTrouble as trouble:
        LOG.warning("%s cannot be read: %s", path, trouble)
        return Journal(IN_MEMORY)


def _take_old(old: Path, opened: OpenedJournal) -> None:
    """Copy what a library of 0.1.0 holds; where it cannot be read it stays as it is, and that is said."""
    if not old.exists():
        return
    try:
        carried = copy_old(old, opened.journal)
    except (JournalTrouble, OSError) as trouble:
        LOG.warning("%s", trouble)
        full = isinstance(trouble if isinstance(trouble, JournalTrouble) else trouble_of_file(trouble), JournalFull)
        opened.report.append(phrase("report-old-full" if full else "report-old-damaged", file=old.name))
        return
    if carried.partly or carried.lost:
        opened.report.append(phrase("report-old-games", file=old.name, games=", ".join((*carried.partly, *carried.lost))))


def sound(path: Path) -> bool:
    """Look through the journal, for CHECKING seconds at most; tell whether none was found, and note it for the next start."""
    try:
        journal = Journal(path)
    except JournalTrouble as trouble:
        LOG.warning("not checked: %s", trouble)
        return True
    limit = Timer(CHECKING, journal.interrupt)
    limit.daemon = True
    limit.start()
    try:
        LOG.info("%s: %s", path.name, "sound" if journal.check() else "too large to be checked as a whole")
    except JournalDamaged as damage:
        note_damage(path, str(damage))
        return False
    finally:
        limit.cancel()
        journal.close()
    return True


def note_damage(path: Path, damage: str) -> None:
    """Log damage, and note it so that the next start carries over what can be read."""
    LOG.error("%s", damage)
    try:
        with path.with_name(DAMAGED).open("w", encoding="utf-8") as note:
            note.write(damage)
            note.flush()
            os.fsync(note.fileno())
    except OSError as error:
        LOG.warning("the damage could not be noted: %s", error)
