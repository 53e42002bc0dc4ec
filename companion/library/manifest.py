"""The manifest beside the journal: how much each game should hold, so that losses are noticed; and the newest entries.

It is a separate file of lines, written after each commit: the journal can be one commit ahead of it, never behind. So a
failing page of the card damages only one of the two. Each line is a checksum and a JSON list; a later line about a game
replaces the earlier ones. The manifest holds whole entries until a daily backup has them; after that, only their number and
digest.
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
from companion.library.notebook import LateWriter, find_free_name
from companion.library.schema import NEWEST, checksum
from companion.system.files import is_odd, open_regular, write_atomically
from companion.table import Phrase, phrase

LOG = logging.getLogger("companion")
MANIFEST = "journal.tally"
WATCHED = "manifest"
"""The note, in `about`, of a journal beside which a manifest was written: if that is gone, nobody can tell what is missing."""
MOST_BYTES = 1_000_000_000
"""The most bytes of a manifest."""
LONGEST_LINE = 4_000_000
Cells = tuple[Any, ...]


def extend_digest(digest: int, seq: int, total: int) -> int:
    """Extend a game's running digest by one more entry: its number and its checksum."""
    return crc32(b"%d:%d" % (seq, total), digest)


class Amount(NamedTuple):
    """How much of a game is there: the readable entries, their running digest, and the unreadable ones before the last."""

    entries: int = 0
    digest: int = 0
    holes: int = 0


NOTHING = Amount()


@dataclass
class Held:
    """What a game should hold: its columns, its players, its amount, and the entries that no daily backup has."""

    game: Cells
    players: tuple[str, ...] = ()
    amount: Amount = NOTHING
    entries: dict[int, Cells] = field(default_factory=dict)

    def describe_game(self) -> Phrase:
        """Name the game by its box and its players."""
        return describe_game(self.game[1], self.players)


def describe_game(game: str, players: tuple[str, ...]) -> Phrase:
    """Name a game by its box, which might not be installed, or be "", and by its players."""
    here = find(game) is not None
    known = phrase(f"game-{game}") if here else phrase("history-text", text=game) if game else phrase("report-some-game")
    return phrase("report-game", game=known, names=players, n=len(players))


@dataclass
class ShouldHold:
    """What a journal should hold: its id and version, its games by number, its edits; `sound` if no line was damaged."""

    journal: str = ""
    version: int = NEWEST
    games: dict[int, Held] = field(default_factory=dict)
    edits: dict[int, Cells] = field(default_factory=dict)
    sound: bool = True

    def take(self, kind: str, cells: list[Any], more: list[Any]) -> None:
        """Apply one line."""
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
        """Yield the tally's lines: each game with its entries, each with the amount after all of them."""
        yield _line("journal", (self.journal, self.version))
        for held in self.games.values():
            for cells in (held.game, *(cells for _, cells in sorted(held.entries.items()))):
                kind = "game" if cells is held.game else "entry"
                yield _line(kind, cells, *((held.players,) if kind == "game" else ()), *held.amount)
        yield from (_line("edit", cells) for cells in self.edits.values())


def names_in(beginning: Any) -> tuple[str, ...]:
    """Return the players' names in a game's first entry; none if it is not a beginning."""
    try:
        return tuple(str(seat["name"]) for seat in beginning["seats"])
    except (KeyError, TypeError):
        return ()


def _line(kind: str, cells: Cells, *more: object) -> bytes:
    body = json.dumps([kind, cells, *more], separators=(",", ":")).encode("ascii")
    return b"%08x %s\n" % (crc32(body), body)


def read_manifest(path: Path) -> ShouldHold | None:
    """Read a tally's valid lines; None if there is no file or no valid line."""
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
        LOG.warning("the manifest cannot be read: %s", error)
        return None
    return wanted if known else None


class JournalManifest:
    """Writes the manifest of an open journal. A line that cannot be written is logged: the journal is then ahead of it.

    Callers hold the journal's lock, except for `shorten`, which can run on another thread.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._turn = Lock()
        self._file: BinaryIO | None = None
        self.amounts: dict[int, Amount] = {}
        """The amount of each game in the manifest, as far as this program has written it."""
        self._sync = LateWriter(self._sync_now)

    def write(self, wanted: ShouldHold) -> None:
        """Write the manifest whole or not at all; later lines follow after it."""
        with self._turn:
            self._close()
            self.amounts.clear()
            try:
                if is_odd(self.path):
                    self.path.rename(find_free_name(self.path))
                write_atomically(self.path, b"".join(wanted.lines()))
            except OSError as error:
                LOG.warning("the manifest cannot be written: %s", error)

    def amount_with(self, entry: Cells) -> Amount | None:
        """Return a game's amount with one more entry; None if `amounts` lacks the game."""
        known = self.amounts.get(entry[0])
        return known and Amount(known.entries + 1, extend_digest(known.digest, entry[1], checksum(*entry)), known.holes)

    def keep_game(self, cells: Cells, players: tuple[str, ...], amount: Amount) -> None:
        """Write a game's columns, its players, and its amount."""
        self.amounts[cells[0]] = amount
        self._append(_line("game", cells, players, *amount))

    def keep_entry(self, cells: Cells, amount: Amount) -> None:
        """Write an entry, and its game's amount with it."""
        self.amounts[cells[0]] = amount
        self._append(_line("entry", cells, *amount))

    def keep_edit(self, cells: Cells) -> None:
        """Write an edit."""
        self._append(_line("edit", cells))

    def shorten(self, kept: Mapping[str, object]) -> None:
        """Drop the entries of games whose amounts, by number, equal those `kept` in a daily backup."""
        try:
            size = self.path.stat().st_size
            wanted = read_manifest(self.path)
            if wanted is not None:
                for number, held in wanted.games.items():
                    if kept.get(str(number)) == list(held.amount):
                        held.entries = {}
                with self._turn:
                    if self.path.stat().st_size == size:  # else it was written to meanwhile; the next backup shortens it
                        self._close()
                        write_atomically(self.path, b"".join(wanted.lines()))
        except OSError as error:
            LOG.warning("the manifest cannot be shortened: %s", error)

    def _append(self, line: bytes) -> None:
        with self._turn:
            try:
                if self._file is None:
                    self._file = self.path.open("ab", buffering=0)
                    line = b"\n" + line  # the last line might have been cut off
                self._file.write(line)
            except OSError as error:
                LOG.warning("the manifest cannot be written: %s", error)
                self._close()
                return
        self._sync.put(b"")

    def _sync_now(self, _nothing: bytes) -> None:
        with self._turn:
            handle = os.dup(self._file.fileno()) if self._file is not None else None
        if handle is not None:
            try:
                os.fdatasync(handle)
            except OSError as error:
                LOG.warning("the manifest cannot be written: %s", error)
            finally:
                os.close(handle)

    def _close(self) -> None:
        if self._file is not None:
            self._file.close()
        self._file = None

    def close(self) -> None:
        """Write all lines to the card and close the file."""
        self._sync.flush()
        with self._turn:
            self._close()
