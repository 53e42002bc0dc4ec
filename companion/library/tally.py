"""The tally beside the journal: how much each game should hold, so that what is missing is known; and the newest entries.

It is a file of lines of its own, written after each commit: the journal may be one commit ahead of it, never behind. So a page
of the card that fails takes one of the two, never both. Each line is a checksum and a JSON list; a later line about a game
stands for the earlier ones. Entries stand in it as they are until a daily backup has them; then how many they were, and their
digest, is enough.
"""

import json
import logging
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from typing import Any, BinaryIO, NamedTuple
from zlib import crc32

from companion.games import find
from companion.library.notebook import LateWriter, free_name
from companion.library.schema import NEWEST, checksum
from companion.system.files import is_odd, open_regular, write_atomically
from companion.table.phrase import Phrase, phrase

LOG = logging.getLogger("companion")
TALLY = "journal.tally"
MOST_BYTES = 1_000_000_000
"""No tally is larger."""
LONGEST_LINE = 4_000_000
Cells = tuple[Any, ...]


def chained(digest: int, seq: int, total: int) -> int:
    """Go on with a game's running digest by one more entry: its place, and its checksum."""
    return crc32(b"%d:%d" % (seq, total), digest)


class Amount(NamedTuple):
    """How much of a game is there: entries that can be read, their running digest, and how many before the last cannot be."""

    entries: int = 0
    digest: int = 0
    holes: int = 0


NOTHING = Amount()


@dataclass
class Held:
    """What a game should hold: its columns, who plays, its amount, and those of its entries that no daily backup has."""

    game: Cells
    players: tuple[str, ...] = ()
    amount: Amount = NOTHING
    entries: dict[int, Cells] = field(default_factory=dict)

    def named(self) -> Phrase:
        """Name the game by its box and its players."""
        return named(self.game[1], self.players)


def named(game: str, players: tuple[str, ...]) -> Phrase:
    """Name a game by its box, which may be none of ours, or "", and by who plays it."""
    here = find(game) is not None
    known = phrase(f"game-{game}") if here else phrase("history-text", text=game) if game else phrase("report-some-game")
    return phrase("report-game", game=known, names=players, n=len(players))


@dataclass
class ShouldHold:
    """What a journal should hold: its id and format, its games by number, its edits; `sound`, whether no line was damaged."""

    journal: str = ""
    version: int = NEWEST
    games: dict[int, Held] = field(default_factory=dict)
    edits: dict[int, Cells] = field(default_factory=dict)
    sound: bool = True

    def take(self, kind: str, cells: list[Any], more: list[Any]) -> None:
        """Take in what a line says."""
        if kind == "journal":
            self.journal, self.version = cells
        elif kind == "edit":
            self.edits[cells[0]] = tuple(cells)
        elif kind == "game":
            players, *amount = more
            entries = self.games[cells[0]].entries if cells[0] in self.games else {}
            self.games[cells[0]] = Held(tuple(cells), tuple(players), Amount(*amount), entries)
        elif kind == "entry" and cells[0] in self.games:
            held = self.games[cells[0]]
            held.entries[cells[1]] = tuple(cells)
            held.amount = Amount(*more)
            if cells[1] == 0:
                held.players = ()
                with suppress(ValueError, RecursionError):
                    held.players = names_in(json.loads(cells[5]))

    def lines(self) -> Iterator[bytes]:
        """Write it in lines: each game with its entries, the entries' amount after all of them."""
        yield _line("journal", (self.journal, self.version))
        for held in self.games.values():
            for cells in (held.game, *(cells for _, cells in sorted(held.entries.items()))):
                kind = "game" if cells is held.game else "entry"
                yield _line(kind, cells, *((held.players,) if kind == "game" else ()), *held.amount)
        yield from (_line("edit", cells) for cells in self.edits.values())


def names_in(beginning: Any) -> tuple[str, ...]:
    """Name the players of a game's beginning as its entry has it; nobody where it is none."""
    try:
        return tuple(str(seat["name"]) for seat in beginning["seats"])
    except (KeyError, TypeError):
        return ()


def _line(kind: str, cells: Cells, *more: object) -> bytes:
    body = json.dumps([kind, cells, *more], separators=(",", ":")).encode("ascii")
    return b"%08x %s\n" % (crc32(body), body)


def read_tally(path: Path) -> ShouldHold | None:
    """Read a tally as far as its lines hold; None where there is none, or nothing of it holds."""
    wanted = ShouldHold()
    known = False
    try:
        with open_regular(path, MOST_BYTES) as file:
            while line := file.readline(LONGEST_LINE):
                if len(line.strip()) == 0:
                    continue
                total, _, body = line.rstrip(b"\n").partition(b" ")
                if total != b"%08x" % crc32(body):
                    wanted.sound = False
                    continue
                kind, cells, *more = json.loads(body)
                wanted.take(kind, cells, more)
                known = True
    except FileNotFoundError:
        return None
    except OSError as error:
        LOG.warning("the tally cannot be read: %s", error)
        return None
    return wanted if known else None


class JournalTally:
    """Writes the tally of a journal that is open. What cannot be written is logged: the journal is ahead of it then.

    Whoever has the journal's turn uses it; `keep` may come from another thread.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._turn = Lock()
        self._file: BinaryIO | None = None
        self.amounts: dict[int, Amount] = {}
        """How much of each game stands in the tally, as far as this program has written to it."""
        self._sync = LateWriter(self._synced)

    def write(self, wanted: ShouldHold) -> None:
        """Write it whole, or not at all, and go on behind that."""
        with self._turn:
            self._close()
            self.amounts.clear()
            try:
                if is_odd(self.path):
                    self.path.rename(free_name(self.path))
                write_atomically(self.path, b"".join(wanted.lines()))
            except OSError as error:
                LOG.warning("the tally cannot be written: %s", error)

    def amount_with(self, entry: Cells) -> Amount | None:
        """Give how much of a game that will be with one more entry; None where `amounts` lacks it."""
        known = self.amounts.get(entry[0])
        return known and Amount(known.entries + 1, chained(known.digest, entry[1], checksum(*entry)), known.holes)

    def keep_game(self, cells: Cells, players: tuple[str, ...], amount: Amount) -> None:
        """Note a game's columns, who plays, and how much of it there is."""
        self.amounts[cells[0]] = amount
        self._append(_line("game", cells, players, *amount))

    def keep_entry(self, cells: Cells, amount: Amount) -> None:
        """Note an entry that was written, and how much of its game there is with it."""
        self.amounts[cells[0]] = amount
        self._append(_line("entry", cells, *amount))

    def keep_edit(self, cells: Cells) -> None:
        """Note an edit that was written."""
        self._append(_line("edit", cells))

    def shorten(self, kept: Mapping[str, object]) -> None:
        """Leave out the entries of games that are `kept` whole, by number and amount, in a daily backup."""
        try:
            size = self.path.stat().st_size
            wanted = read_tally(self.path)
            if wanted is not None:
                for number, held in wanted.games.items():
                    if kept.get(str(number)) == list(held.amount):
                        held.entries = {}
                with self._turn:
                    if self.path.stat().st_size == size:  # else it was written to meanwhile, and the next time will do
                        self._close()
                        write_atomically(self.path, b"".join(wanted.lines()))
        except OSError as error:
            LOG.warning("the tally cannot be shortened: %s", error)

    def _append(self, line: bytes) -> None:
        with self._turn:
            try:
                if self._file is None:
                    self._file = self.path.open("ab", buffering=0)
                    line = b"\n" + line  # what was written last may have been cut
                self._file.write(line)
            except OSError as error:
                LOG.warning("the tally cannot be written: %s", error)
                self._close()
                return
        self._sync.put(b"")

    def _synced(self, _nothing: bytes) -> None:
        with self._turn:
            handle = os.dup(self._file.fileno()) if self._file is not None else None
        if handle is not None:
            try:
                os.fdatasync(handle)
            except OSError as error:
                LOG.warning("the tally cannot be written: %s", error)
            finally:
                os.close(handle)

    def _close(self) -> None:
        if self._file is not None:
            self._file.close()
        self._file = None

    def close(self) -> None:
        """Have everything on the card."""
        self._sync.flush()
        with self._turn:
            self._close()
