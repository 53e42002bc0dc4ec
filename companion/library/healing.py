"""Compares a journal with its manifest, game by game, and restores missing entries from daily backups, the manifest and sticks.

What cannot be restored is reported with the game, its players, and how many of its answers are missing.
"""

import logging
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path

from companion.library.backup import BackupRefused, backups_on, list_daily_backups, unpack_backup
from companion.library.carrying import Tells, ignore_message, make_up_columns, progress
from companion.library.journal import JOURNAL, Journal
from companion.library.logged import STATES
from companion.library.manifest import Cells, Held, ShouldHold, extend_digest
from companion.library.schema import EDIT, GAME, ID, checksum, insert_row
from companion.system.sticks import mounted
from companion.table import JournalTrouble, Phrase, phrase

LOG = logging.getLogger("companion")
Rows = dict[int, Cells]


@dataclass
class Healing:
    """The result of healing: the games that are whole again, and for each other game how many answers are missing."""

    healed: list[Held] = field(default_factory=list)
    missing: list[tuple[Held, int]] = field(default_factory=list)

    def report(self) -> list[Phrase]:
        """Return the result as phrases for the table."""
        some = tuple(held.describe_game() for held in self.healed[:3])
        told = [phrase("report-healed", n=len(self.healed), games=some)] if self.healed else []
        for held, answers in self.missing:
            gone = "no" if held.amount.entries else "yes"
            told.append(phrase("report-missing", game=held.describe_game(), day=held.game[4][:10], n=answers, gone=gone))
        return told


class Comparison:
    """Compares the games of a journal with the manifest, the newest first; it can be interrupted and continued later.

    `fresh` are games with more entries in the journal than in the manifest: `wanted` is already updated, the manifest file is
    not. Each game is read in its own transaction, so that no reader blocks the folding in of the write-ahead log.
    """

    def __init__(self, journal: Journal, wanted: ShouldHold) -> None:
        """List the games to compare. Raises `JournalDamaged`."""
        self.journal = journal
        self.wanted = wanted
        self.fresh: list[int] = []
        with journal.reading("list the games") as db:
            rows = db.execute(f"SELECT {GAME}, sum FROM games").fetchall()  # noqa: S608 - constants
            # Jump from game to game instead of reading every entry
            jump = "WITH RECURSIVE each(game) AS (SELECT min(game) FROM entries UNION ALL SELECT (SELECT min(entries.game) "
            jump += "FROM entries WHERE entries.game > each.game) FROM each WHERE each.game IS NOT NULL) SELECT game FROM each"
            numbers = {game for (game,) in db.execute(jump).fetchall() if isinstance(game, int)}
        self.rows = {cells[0]: tuple(cells) for *cells, total in rows if checksum(*cells) == total}
        self.due = sorted(numbers | self.rows.keys() | {row[0] for row in rows} | wanted.games.keys())

    def run(self, within: float | None = None, tells: Tells = ignore_message) -> list[int]:
        """Compare, for at most `within` seconds, and return the games that lack something. Raises `JournalDamaged`."""
        until = None if within is None else time.monotonic() + within
        wrong = []
        for number in progress(self.due[::-1], tells, 40, 70):
            if until is not None and time.monotonic() >= until:
                break
            self.due.pop()
            held, row = self.wanted.games.get(number), self.rows.get(number)
            amount, _ = self.journal.measure_game(number)
            if held is None:
                enough = not amount.holes
            else:
                more = amount.entries - held.amount.entries
                ahead = more > 0 or (more == 0 and row is not None and _choose_newer(row, held.game) == row)
                enough = amount.holes <= held.amount.holes and ahead
            if row is None or not enough:
                wrong.append(number)
            elif held is None or held.amount != amount or held.game != row:
                # The journal is ahead, or was written by a version that keeps no manifest
                players = held.players if held is not None and held.players else self.journal.players(number)
                self.wanted.games[number] = Held(row, players, amount, held.entries if held is not None else {})
                self.fresh.append(number)
        return wrong


def _choose_newer(row: Cells, held: Cells) -> Cells:
    """Return the newer of a game's columns, from the journal or from its manifest, if both hold the same entries.

    The program might have ended between the two writes, or either may be damaged. Only a new entry reopens a game; so if just the
    states differ, the later state is newer.
    """
    further = row[:-1] == held[:-1] and {row[-1], held[-1]} <= {*STATES} and STATES.index(row[-1]) > STATES.index(held[-1])
    return row if further else held


class Offers:
    """The sources that games are healed from, in this order: daily backups, the newest first; the manifest; backups on sticks."""

    def __init__(self, folder: Path, wanted: ShouldHold, undo: ExitStack) -> None:
        self.wanted = wanted
        self._folder, self._undo = folder, undo
        self._opened: dict[Path, Journal | None] = {}

    def _journal(self, backup: Path) -> Journal | None:
        """Unpack a backup once and open its journal; None if it cannot be read or has no journal."""
        if backup not in self._opened:
            self._opened[backup] = None
            try:
                files = self._undo.enter_context(unpack_backup(backup, self._folder))
                if JOURNAL in files:
                    self._opened[backup] = self._undo.enter_context(closing(Journal(files[JOURNAL], read_only=True)))
            except (BackupRefused, JournalTrouble) as refused:
                LOG.warning("%s", refused)
        return self._opened[backup]

    def of(self, number: int, held: Held | None) -> Iterator[tuple[Cells, Rows]]:
        """Yield a game's columns and entries as far as each source has them."""
        game = held.game if held is not None else None
        for backup in list_daily_backups(self._folder):
            yield from _read_offers(self._journal(backup), number, game, self.wanted.journal)
        if held is not None:
            yield held.game, held.entries
        for backup in (backup for stick in mounted() for backup in backups_on(stick)):
            yield from _read_offers(self._journal(backup), number, game, self.wanted.journal)

    def find_newest(self) -> tuple[Path, Journal] | None:
        """Return the newest readable daily backup and its journal."""
        found = ((path, self._journal(path)) for path in list_daily_backups(self._folder))
        return next(((path, journal) for path, journal in found if journal is not None), None)


def _read_offers(journal: Journal | None, number: int, game: Cells | None, id_: str) -> Iterator[tuple[Cells, Rows]]:
    """Yield a backup's columns and entries of the game, if it is of the same journal and begun at the same moment."""
    try:
        if journal is not None and (not id_ or journal.note(ID) == id_):
            columns = journal.columns(number)
            if columns is not None and (game is None or (columns[1], columns[4]) == (game[1], game[4])):
                yield columns, journal.measure_game(number)[1]
    except JournalTrouble as trouble:
        LOG.warning("%s", trouble)


def heal(journal: Journal, wanted: ShouldHold, numbers: Iterable[int], offers: Offers, tells: Tells = ignore_message) -> Healing:
    """Fill in the missing entries of these games, and update `wanted` to what they hold now. Raises `JournalTrouble`."""
    outcome = Healing()
    for number in progress(sorted(numbers), tells, 70, 100):
        held = wanted.games.pop(number, None)
        before, have = journal.measure_game(number)
        game, found = _gather_entries(journal.columns(number), have, held, offers.of(number, held))
        whole = _is_whole(found, held)
        with journal.transaction("heal a game") as db:
            if whole or not found:
                db.execute("DELETE FROM entries WHERE game = ?", (number,))
            if not found:
                db.execute("DELETE FROM games WHERE id = ?", (number,))
            else:
                insert_row(db, "games", game or make_up_columns(number, [found[seq] for seq in sorted(found)]), "OR REPLACE")
            for seq, cells in found.items():
                if whole or seq not in have:
                    insert_row(db, "entries", cells, "OR REPLACE")
        if not found and held is None:
            LOG.warning("rows with the number %s belong to no game and were deleted", number)
            continue
        columns = journal.columns(number) or game or make_up_columns(number, ())
        now = Held(columns, journal.players(number), journal.measure_game(number)[0])
        should = before.entries + before.holes
        if held is not None:
            now.players, now.entries, should = held.players or now.players, held.entries, held.amount.entries
        if found:
            wanted.games[number] = now
        if whole or should <= len(found):
            outcome.healed.append(now)
        else:
            outcome.missing.append((now, should - len(found)))
    return outcome


def _gather_entries(
    game: Cells | None, have: Rows, held: Held | None, offers: Iterator[tuple[Cells, Rows]]
) -> tuple[Cells | None, Rows]:
    """Merge a game's entries in the journal with those offered until it is whole; return its columns and entries.

    An offer that contradicts the known entries belongs to another course of the game, and is not used.
    """
    if held is not None and (game is None or len(have) <= held.amount.entries):
        game = _choose_newer(game, held.game) if game is not None and len(have) == held.amount.entries else held.game
    found = dict(have)
    known = {**held.entries, **have} if held is not None else have
    for columns, rows in offers:
        if game is not None and _is_whole(found, held):
            break
        trial = {**rows, **found}
        right = all(trial[seq] == cells for seq, cells in known.items() if seq in trial)
        if right and (held is None or len(trial) != held.amount.entries or _is_whole(trial, held)):
            found, game = trial, game or columns
    return game, found


def _is_whole(found: Rows, held: Held | None) -> bool:
    if held is None or len(found) > held.amount.entries:
        return sorted(found) == list(range(len(found))) and bool(found)
    digest = 0
    for seq in sorted(found):
        digest = extend_digest(digest, seq, checksum(*found[seq]))
    return (len(found), digest) == held.amount[:2]


def heal_edits(journal: Journal, wanted: ShouldHold, offers: Offers) -> int:
    """Restore missing or damaged edits, and return how many; `wanted` then has all edits of the journal."""
    chosen = f"SELECT {EDIT}, sum FROM edits"  # noqa: S608 - constants
    with journal.reading("read the edits") as db:
        rows = db.execute(chosen).fetchall()
    good = {row[0]: tuple(row[:-1]) for row in rows if checksum(*row[:-1]) == row[-1]}
    damaged = {row[0] for row in rows} - good.keys()
    lacking = {seq: cells for seq, cells in wanted.edits.items() if seq not in good}
    if damaged - lacking.keys() and (backup := offers.find_newest()) is not None:
        with backup[1].reading("read the edits") as db:
            there = db.execute(chosen).fetchall()
        lacking |= {row[0]: tuple(row[:-1]) for row in there if row[0] in damaged and checksum(*row[:-1]) == row[-1]}
    if lacking:
        with journal.transaction("heal the edits") as db:
            for cells in lacking.values():
                insert_row(db, "edits", cells, "OR REPLACE")
    wanted.edits = good | lacking
    return len(lacking)


def update_expected(journal: Journal, wanted: ShouldHold, numbers: Iterable[int]) -> None:
    """Update `wanted` for these games from the journal, after names were removed from it. Raises `JournalTrouble`."""
    for number in numbers:
        amount, rows = journal.measure_game(number)
        columns, held = journal.columns(number), wanted.games.get(number)
        kept = {seq: rows[seq] for seq in (held.entries if held is not None else ()) if seq in rows}
        if columns is not None:
            wanted.games[number] = Held(columns, journal.players(number), amount, kept)
    with journal.reading("read the edits") as db:
        wanted.edits = {row[0]: tuple(row) for row in db.execute(f"SELECT {EDIT} FROM edits")}  # noqa: S608 - constants
