"""The log of one game: if the card cannot be written, entries wait in memory until it can.

The note of entries that could not be written when the program ended; the next start reports whose they were.
"""

import errno
import json
import logging
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from companion.library.journal import Journal
from companion.library.logged import OPEN, OVER, PAUSE, Entries, GamePackage, Moment, Stopwatch, is_believable
from companion.library.manifest import describe_game, names_in
from companion.system.files import is_odd, read_bounded
from companion.table import JournalRow, JournalTrouble, Phrase, RowKind, phrase

LOG = logging.getLogger("companion")
NOTE = "unsaved"
SIZE = 2048
"""The bytes of the note. It always has this size, so that it can be overwritten even on a full card."""


class Unsaved(NamedTuple):
    """Entries of a game that are only in memory: the game's name ("" if unknown), its players, and the number of entries."""

    game: str
    players: tuple[str, ...]
    entries: int


def note_unsaved(folder: Path, lost: Sequence[Unsaved] = ()) -> None:
    """Note whose entries are lost; if the card cannot be written, only the log says it."""
    for game, players, entries in lost:
        LOG.error("%d entries of %s (%s) could not be written and are lost", entries, game, ", ".join(players))
    try:
        path = folder / NOTE
        if is_odd(path) or path.is_symlink():
            raise OSError(errno.EINVAL, "expected a file", str(path))  # noqa: TRY301 - handled like an error of the card
        text = json.dumps(lost, ensure_ascii=False).encode("utf-8", "replace")
        if len(text) > SIZE:
            text = json.dumps([Unsaved("", (), sum(game.entries for game in lost))]).encode()
        with path.open("r+b" if path.exists() else "wb") as note:
            note.write(text.ljust(SIZE))
            note.flush()
            os.fsync(note.fileno())
    except OSError as error:
        LOG.warning("%s cannot be written: %s", folder / NOTE, error)


def take_unsaved(folder: Path) -> tuple[Phrase, ...]:
    """Return the note of the last run as a phrase for each game, and clear the note."""
    lost = None
    try:
        noted = json.loads(read_bounded(folder / NOTE, SIZE))
        if isinstance(noted, int):  # a version that noted a number alone
            noted = [("", (), noted)] if noted else []
        lost = [Unsaved(str(game), tuple(map(str, players)), int(entries)) for game, players, entries in noted]
    except Exception as error:  # noqa: BLE001 - the boundary of this door
        if not isinstance(error, FileNotFoundError):
            LOG.warning("%s cannot be read: %s", folder / NOTE, error)
    if lost is None or lost:
        note_unsaved(folder)
    return tuple(phrase("report-unsaved", entries=one.entries, game=describe_game(one.game, one.players)) for one in lost or ())


END = {"over": True}
"""The mark that says that a game is over."""

NO_PACKAGE = GamePackage()


class Clock(NamedTuple):
    """Two clocks: `wall` returns milliseconds since 1970 (UTC), `steady` milliseconds of a clock that never jumps."""

    wall: Callable[[], int]
    steady: Callable[[], int]


@dataclass
class _Place:
    """Where a log writes: the journal, the game's number (None until the game could be created), entries written, its state."""

    journal: Journal
    number: int | None
    written: int = 0
    state: str = OPEN


class GameLog:
    """Writes the entries of one game, in order. `trouble` says why some still wait; `waiting` counts them.

    `name` is the game's name, and `players` the players' names; `watch` adds up how long each has thought so far.
    Only one thread may use it at a time.
    """

    def __init__(self, place: _Place, name: str, package: GamePackage, clock: Clock | None, played: int = 0) -> None:
        self.trouble: JournalTrouble | None = None
        self.name = name
        self.players: tuple[str, ...] = ()
        self.watch = Stopwatch()
        self._place = place
        self._package = package
        self._waiting: list[tuple[JournalRow, Moment]] = []
        self._clock = clock
        self._since = clock.steady() - played if clock else 0
        self._rests: int | None = None
        self._apart: int | None = None

    @property
    def game(self) -> int | None:
        """The game's number; None until the journal could be written."""
        return self._place.number

    @property
    def waiting(self) -> int:
        """How many entries are only in memory."""
        return len(self._waiting)

    def append(self, row: JournalRow) -> None:
        """Write this entry after all that still wait; an entry that cannot be written waits, and `trouble` says why."""
        moment = self._read_clock()
        if row.kind is RowKind.BEGIN:
            self.players = names_in(row.value)
        self.watch.take(row, moment)
        self._waiting.append((row, moment))
        self.flush()

    def _read_clock(self) -> Moment:
        """Return an entry's time; without the time of day if the calendar clock was put forward since the entry before.

        So nobody takes that for days on which the game rested.
        """
        if self._clock is None:
            return Moment()
        wall, steady = self._clock.wall(), self._clock.steady()
        is_set = self._apart is not None and wall - steady - self._apart > PAUSE
        self._apart = wall - steady if is_believable(wall) else None
        return Moment(None if is_set and self._apart is not None else wall, steady - self._since)

    def flush(self) -> None:
        """Try to write all entries that wait."""
        try:
            place = self._place
            if place.number is None:
                place.number = place.journal.create_game(self.name, self._package)
            while self._waiting:
                row, moment = self._waiting[0]
                state = place.state if row.kind is RowKind.MARK else OPEN
                if row.kind is RowKind.MARK and row.value == END:
                    state = OVER
                place.journal.append(place.number, place.written, row, moment, None if state == place.state else state)
                place.written += 1
                place.state = state
                del self._waiting[0]
        except JournalTrouble as trouble:
            self.trouble = trouble
        else:
            self.trouble = None

    def rest(self, *, resting: bool) -> bool:
        """Stop the clock of play while the table rests, and restart it afterwards; return whether a rest has begun."""
        if self._clock is None:
            return False
        now = self._clock.steady()
        begins = resting and self._rests is None
        if begins:
            self._rests = now
        elif not resting and self._rests is not None:
            self._since += now - self._rests
            self._rests = None
        return begins

    def recall(self) -> None:
        """Add up the times of the entries that were written before this log was resumed."""
        if self._place.number is not None:
            for row, moment in self._place.journal.timeline(self._place.number):
                self.watch.take(row, moment)

    def move(self, journal: Journal, number: int) -> None:
        """Continue in another journal, which has the same entries under this number."""
        self._place = _Place(journal, number, self._place.written, self._place.state)


def begin_log(journal: Journal, game: str, package: GamePackage = NO_PACKAGE, clock: Clock | None = None) -> GameLog:
    """Create a new game in the journal and its log; if the card cannot be written, the game is created once it can."""
    log = GameLog(_Place(journal, None), game, package, clock)
    log.flush()
    return log


def resume_log(journal: Journal, game: int, clock: Clock | None = None) -> tuple[list[JournalRow], GameLog]:
    """Read a game's entries and continue its log; raises `NoSuchGame`, or `EntriesLost` if some cannot be read."""
    entries, log = salvage_log(journal, game, clock)
    return entries.list_whole(game), log


def salvage_log(journal: Journal, game: int, clock: Clock | None = None) -> tuple[Entries, GameLog]:
    """Read a game's entries as far as they go, and continue its log after the last one; raises `NoSuchGame`."""
    entries = journal.entries(game)
    record = journal.game(game)
    state = record.state if record else OPEN
    place = _Place(journal, game, entries.next, state)
    log = GameLog(place, record.name if record else "", NO_PACKAGE, clock, entries.played)
    log.players = names_in(entries.rows[0].value)
    return entries, log
