"""Opens the journal in any state: each kind of trouble is handled so that no game is lost."""

import errno
import logging
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from companion.library import healing, notebook, schema
from companion.library.backup import list_daily_backups
from companion.library.carrying import OLD, Tells, copy_old, ignore_message, salvage
from companion.library.journal import IN_MEMORY, JOURNAL, Journal
from companion.library.manifest import MANIFEST, WATCHED, JournalManifest, ShouldHold, read_manifest
from companion.system.files import is_odd, sweep, write_atomically
from companion.system.service import notify
from companion.table import JournalDamaged, JournalFull, JournalNewer, JournalTrouble, Phrase, phrase
from companion.table.errors import JournalBusy, JournalForeign, JournalReadOnly

LOG = logging.getLogger("companion")

DAMAGED = "journal.damaged"
"""A file of this name marks damage found while the journal was in use: the next start saves what can be read."""

FRESH = "journal.new"
"""The name of the file to which the readable part of a damaged journal is copied; it then replaces the journal."""


GLANCE, PATIENCE = 0.5, 5.0
"""Seconds to wait at the start for another program to release the journal: before this is reported, and after."""


AT_THE_START, GLANCE_INSIDE, ALL_INSIDE = 0.3, 0.09, 60.0
"""The most seconds for comparing games with the manifest at the start, for a glance at the file's structure, and for all of it.

The rest of the games is compared in the background, and a daily backup's copy is checked in full. After damage was noted
while the journal was in use, the start checks everything.
"""
LONG_START = "EXTEND_TIMEOUT_USEC=900000000"
"""Asks the service manager for a quarter of an hour: a slow board copies ten thousand damaged games in a minute, and a start
that is killed in the middle of this would be killed each time.
"""
LEAST_ROOM = 200_000
"""With fewer bytes free the card counts as full, whatever error SQLite reports."""

_MEMORY_ONLY: Mapping[type[JournalTrouble], tuple[str, bool]] = {
    JournalBusy: ("trouble-busy", True),
    JournalFull: ("trouble-full", True),
    JournalReadOnly: ("trouble-read-only", False),
    JournalNewer: ("trouble-newer", False),
    JournalForeign: ("trouble-foreign", False),
}
"""The message if a journal cannot be used, and whether the trouble may pass. Any other trouble is a failing card's, and may."""


@dataclass
class OpenedJournal:
    """The journal in use. `trouble` says why it is only in memory (None: it is on the card); `passing` that this might change.

    `report` is told once: what was found at the start, and what was done about it. `read` counts each game's entries that a
    journal in memory has from the card; `comparison` covers the games that the start had no time for.
    """

    journal: Journal
    trouble: Phrase | None = None
    passing: bool = False
    report: list[Phrase] = field(default_factory=list)
    read: Mapping[int, int] = field(default_factory=dict)
    comparison: healing.Comparison | None = None


def open_journal(folder: Path, writer: str, tells: Tells | None, *, ours: bool) -> OpenedJournal:
    """Open the journal in `folder`, as Companion of version `writer`; if it is not `ours` alone, it is read but never written.

    The journal is compared with its manifest, and healed. `tells` is called when another program holds the file, and with the
    progress of healing; without it nothing waits for that program, and a journal that cannot be written is not read either.
    """
    if not ours:
        return _in_memory(folder, phrase("trouble-folder"), passing=False)
    try:
        sweep(folder)
        opened = _open_folder(folder, writer, tells)
    except (JournalTrouble, OSError) as error:
        trouble = error if isinstance(error, JournalTrouble) else trouble_of_file(error)
        LOG.warning("%s", trouble)
        if type(trouble) is JournalTrouble and _room(folder) < LEAST_ROOM:
            trouble = JournalFull(str(trouble))
        message, passing = _MEMORY_ONLY.get(type(trouble), ("trouble-card", True))
        readable = tells is not None and not isinstance(trouble, (JournalNewer, JournalForeign))
        return _in_memory(folder, phrase(message, why=str(trouble)), passing=passing, readable=readable)
    return opened


def _room(folder: Path) -> int:
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return LEAST_ROOM


def _open_folder(folder: Path, writer: str, tells: Tells | None) -> OpenedJournal:
    path, note, fresh = folder / JOURNAL, folder / DAMAGED, folder / FRESH
    if note.exists():
        notify(LONG_START)
    if fresh.exists() and not path.exists():
        fresh.rename(path)  # the power failed between the two renames of an earlier start
    rollback = path.with_name(f"{path.name}-journal")
    if is_odd(rollback) and not rollback.is_dir():
        rollback.unlink()  # SQLite would block on a pipe in the place of its rollback journal
    wanted = read_manifest(folder / MANIFEST)
    try:
        _ensure_there(path, wanted)
        journal = _journal(path, writer, tells)
        try:
            opened = _look_through(journal, folder, wanted, None if note.exists() else AT_THE_START, tells or ignore_message)
            note.unlink(missing_ok=True)
        except BaseException:
            journal.close()
            raise
    except JournalDamaged as damage:
        LOG.warning("%s", damage)
    else:
        return opened
    # Copy what can be read of a damaged journal; only then move it aside, with its write-ahead log
    aside = notebook.find_free_name(path)
    for part in ("", "-wal", "-shm"):
        fresh.with_name(fresh.name + part).unlink(missing_ok=True)
    with closing(Journal(fresh, writer=writer)) as journal:
        wanted, report = _carry_over(journal, folder, wanted, aside.name, tells or ignore_message)
    for part in ("-wal", "-shm", ""):
        old = path.with_name(path.name + part)
        if old.exists():
            old.rename(aside.with_name(aside.name + part))
    fresh.rename(path)
    note.unlink(missing_ok=True)
    JournalManifest(folder / MANIFEST).write(wanted)
    opened = _look_through(Journal(path, writer=writer), folder, wanted, AT_THE_START)
    opened.report[:0] = report
    return opened


def _is_gone(path: Path) -> bool:
    return not path.exists() or (not is_odd(path) and not path.stat().st_size)


def _ensure_there(path: Path, wanted: ShouldHold | None) -> None:
    """Raise `JournalDamaged` for an empty or missing journal if anything beside it shows that there was one.

    Each of these is made after the journal; only the notebook is older where a library of 0.1.0 is still to be copied.
    """
    folder = path.parent
    left = (MANIFEST, f"{JOURNAL}-wal", *(() if (folder / OLD).exists() else ("notebook.json",)))
    known = wanted is not None or list_daily_backups(folder) or any((folder / name).exists() for name in left)
    if _is_gone(path) and known:
        raise JournalDamaged(f"expected a journal in {path}, but it is missing or empty")


def _carry_over(
    journal: Journal, folder: Path, wanted: ShouldHold | None, file: str, tells: Tells = ignore_message
) -> tuple[ShouldHold, list[Phrase]]:
    """Copy what can be read of a damaged journal to a fresh one and heal that; return what it should hold, and the report.

    `file` is the damaged file's name from now on.
    """
    path, games, day = folder / JOURNAL, 0, ""
    notify(LONG_START)
    with ExitStack() as undo:
        offers = healing.Offers(folder, wanted or ShouldHold(), undo)
        try:
            games = salvage(path, journal, tells)
        except (JournalDamaged, OSError) as worse:
            LOG.warning("nothing of %s can be read: %s", path, worse)
        if not games and (backup := offers.find_newest()) is not None:
            journal.fill(backup[1])
            day = backup[0].stem[6:]
        if wanted is not None:
            journal.write_note(schema.ID, wanted.journal)
        known = wanted or ShouldHold(journal.note(schema.ID))
        tallied, comparison = set(known.games), healing.Comparison(journal, known)
        seen = {number: comparison.rows[number][1] if number in comparison.rows else "?" for number in comparison.due}
        outcome = healing.heal(journal, known, comparison.run(tells=tells), offers, tells)
        healing.heal_edits(journal, known, offers)
    said = tallied | {held.game[0] for held, _ in outcome.missing}
    here = {number for number, held in known.games.items() if held.amount.entries}
    lost = [f"{name} {number}" for number, name in seen.items() if number not in said | here]
    whole = len(known.games) - len(outcome.missing)
    LOG.warning("the journal was healed: %d games whole; with gaps: %s; lost: %s", whole, outcome.missing, lost)
    message = "report-damaged-games" if lost or outcome.missing else "report-damaged"
    message = "report-gone" if not games and (day or wanted is not None or _is_gone(path)) else message
    names = (*(held.describe_game() for held, _ in outcome.missing), *(phrase("history-text", text=name) for name in lost))
    told = phrase(message, whole=whole, games=names, day=day or "none", since="no" if wanted is None else "yes", file=file)
    unwatched = (phrase("report-manifest"),) if wanted is None and message != "report-gone" else ()
    return known, [told, *healing.Healing([], outcome.missing).report(), *unwatched]


def _look_through(
    journal: Journal, folder: Path, wanted: ShouldHold | None, within: float | None, tells: Tells = ignore_message
) -> OpenedJournal:
    """Compare a journal with its manifest for at most `within` seconds, heal it, and keep the manifest from now on.

    Raises `JournalDamaged` if the file's structure is damaged.
    """
    ours, watched = journal.note(schema.ID), wanted is not None or not journal.note(WATCHED)
    known = wanted is not None and _belongs(journal, ours, wanted)
    wanted = wanted if wanted is not None and known else ShouldHold(ours)
    wanted.journal = wanted.journal or ours
    if wanted.journal != ours:
        journal.write_note(schema.ID, wanted.journal)
    journal.check(GLANCE_INSIDE if within is not None else ALL_INSIDE)
    comparison = healing.Comparison(journal, wanted)
    numbers = comparison.run(within, tells if within is None else ignore_message)
    opened = OpenedJournal(journal, comparison=comparison)
    with ExitStack() as undo:
        offers = healing.Offers(folder, wanted, undo)
        edits = healing.heal_edits(journal, wanted, offers)
        if numbers:
            opened.report += healing.heal(journal, wanted, numbers, offers, tells).report()
    if journal.path != IN_MEMORY:
        manifest = JournalManifest(folder / MANIFEST)
        if not known or numbers or edits or comparison.fresh or not wanted.sound:
            manifest.write(wanted)
        journal.manifest = manifest
    if edits:
        opened.report.append(phrase("report-healed-edits", n=edits))
    if not (watched and wanted.sound):
        opened.report.append(phrase("report-manifest"))
    if not journal.note(WATCHED):
        journal.write_note(WATCHED, "yes")
    _take_old(folder / OLD, opened)
    return opened


def _belongs(journal: Journal, ours: str, wanted: ShouldHold) -> bool:
    """Return whether a manifest is this journal's: by their ids, or because the journal is empty where the manifest has games.

    A journal whose write-ahead log was lost before its first folding has no tables; it was then made anew, with another id.
    Ids differ in at most one letter where a flipped bit has changed one of them.
    """
    alike = len(ours) == len(wanted.journal) and sum(map(str.__ne__, ours, wanted.journal)) <= 1
    return alike or (not journal.amounts() and bool(wanted.games or wanted.edits))


def _journal(path: Path, writer: str, tells: Tells | None) -> Journal:
    try:
        return Journal(path, writer=writer, patience=GLANCE)
    except JournalBusy:
        if tells is None:
            raise
        tells(phrase("start-waits"))
        return Journal(path, writer=writer, patience=PATIENCE)


def _in_memory(folder: Path, why: Phrase, *, passing: bool, readable: bool = True) -> OpenedJournal:
    """Return a journal in memory; if the file is readable, it has all that the file holds or should hold."""
    try:
        opened = _copy_healed(folder) if readable else OpenedJournal(Journal(IN_MEMORY))
    except (JournalTrouble, OSError) as worse:
        LOG.warning("%s cannot be read: %s", folder / JOURNAL, worse)
        opened = OpenedJournal(Journal(IN_MEMORY))
    opened.trouble, opened.passing, opened.read = why, passing, opened.journal.amounts()
    return opened


def trouble_of_file(error: OSError) -> JournalTrouble:
    """Return the trouble that corresponds to an error of the file system."""
    kinds = {errno.ENOSPC: JournalFull, errno.EDQUOT: JournalFull, errno.EROFS: JournalReadOnly, errno.EACCES: JournalReadOnly}
    return kinds.get(error.errno or 0, JournalTrouble)(str(error))


class LibraryCopy(NamedTuple):
    """A substitute for a library if nothing may be written: a journal in memory, no folder, and the report of the opening."""

    journal: Journal
    folder: Path = IN_MEMORY
    report: Sequence[Phrase] = ()


@contextmanager
def read_beside(folder: Path) -> Iterator[LibraryCopy]:
    """Yield a copy of a library, even while another program uses it: nothing in `folder` is locked or written.

    Raises `JournalTrouble`.
    """
    opened = _copy_healed(folder)
    with closing(opened.journal) as journal:
        yield LibraryCopy(journal, report=opened.report)


def _copy_healed(folder: Path) -> OpenedJournal:
    """Return a healed copy of a library's journal in memory; nothing is written in `folder`. Raises `JournalTrouble`."""
    path, journal = folder / JOURNAL, Journal(IN_MEMORY)
    wanted = read_manifest(folder / MANIFEST)
    try:
        _ensure_there(path, wanted)
        if path.exists():
            with closing(Journal(path, read_only=True)) as source:
                journal.fill(source)
        opened = _look_through(journal, folder, wanted, AT_THE_START)
    except JournalDamaged as damage:
        LOG.warning("%s", damage)
        journal.close()
        journal = Journal(IN_MEMORY)
        wanted, report = _carry_over(journal, folder, wanted, JOURNAL)
        opened = _look_through(journal, folder, wanted, AT_THE_START)
        opened.report[:0] = report
    except OSError as error:
        journal.close()
        raise trouble_of_file(error) from error
    except JournalTrouble:
        journal.close()
        raise
    return opened


def _take_old(old: Path, opened: OpenedJournal) -> None:
    """Copy the games of a library of 0.1.0; if it cannot be read, it stays unchanged, and this is reported."""
    if not old.exists():
        return
    try:
        copied = copy_old(old, opened.journal)
    except (JournalTrouble, OSError) as trouble:
        LOG.warning("%s", trouble)
        full = isinstance(trouble if isinstance(trouble, JournalTrouble) else trouble_of_file(trouble), JournalFull)
        opened.report.append(phrase("report-old-full" if full else "report-old-damaged", file=old.name))
        return
    if copied.torn:
        opened.report.append(phrase("report-old-games", file=old.name, games=", ".join(copied.torn)))
    if opened.comparison is not None and copied.games:
        copies = [game.id for game in opened.journal.games() if game.origin.startswith(OLD)]
        healing.update_expected(opened.journal, opened.comparison.wanted, copies)
        if opened.journal.manifest is not None:
            opened.journal.manifest.write(opened.comparison.wanted)


def note_damage(path: Path, damage: str) -> None:
    """Log damage, and note it so that the next start saves what can be read."""
    LOG.error("%s", damage)
    try:
        write_atomically(path.with_name(DAMAGED), damage.encode())
    except OSError as error:
        LOG.warning("the note of the damage could not be written: %s", error)
