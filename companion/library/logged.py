"""What a journal gives to read: its games, a game's entries as far as they hold, and how a row becomes an entry."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any, NamedTuple

from companion.table import unchanging
from companion.table.errors import EntriesLost, RowRefused
from companion.table.line import JournalRow, RowKind, checked

OPEN, OVER, ASIDE, GONE = "open", "over", "aside", "gone"
"""States of a game: it goes on, it is over, or the table has put it aside or thrown it away."""
STATES = (OPEN, OVER, ASIDE, GONE)
"""From one to a further one a game comes with its last entry, or without any; back to open only by another entry."""


HALF_LETTER = re.compile("[\ud800-\udfff]")
"""A lone surrogate, which no file and no database takes."""


class GamePackage(NamedTuple):
    """The installed package that a game came from, and its version; empty where nobody noted it."""

    name: str = ""
    version: str = ""

    def __str__(self) -> str:
        """Name both; "" where nobody noted them."""
        return " ".join(self).strip()


class Moment(NamedTuple):
    """When an entry was written: milliseconds since 1970 (UTC) by the device's clock, and of play since the game began."""

    utc: int | None = None
    played: int | None = None


@unchanging
class LoggedGame:
    """One game of the journal: its number, its name, when it was begun (UTC), its beginning, its script's version, its state.

    `origin` says where it was copied from (`0.1.0/games.db#7`); empty where it was begun in this journal.
    """

    id: int
    name: str
    begun: str
    beginning: dict[str, Any]
    version: str
    over: bool
    state: str = OPEN
    package: GamePackage = field(default_factory=GamePackage)
    origin: str = ""


class Entries(NamedTuple):
    """A game's entries as far as they can be read from the first one on, and what comes after.

    `lost` counts the entries from the first unreadable one to the last; `next` is the number that the next entry gets, and
    `played` the milliseconds of play at the last entry that has a time.
    """

    rows: list[JournalRow]
    lost: int
    next: int
    played: int

    def whole(self, game: int) -> list[JournalRow]:
        """Give the entries of this game where none is lost; `EntriesLost` where some cannot be read."""
        if self.lost:
            raise EntriesLost(f"game {game}: {self.lost} of its entries cannot be read, after the first {len(self.rows)}")
        return self.rows


def join(found: Mapping[int, JournalRow | None]) -> Entries:
    """Put a game's entries together by their numbers; None stands for an entry that cannot be read."""
    # Join the entries that count, up to the first that is missing. One of kind CUT says how many of the rows before it
    # still count; what lies between was left behind, read or not.
    rows: list[JournalRow] = []
    begin = lost = 0
    last = max(found, default=-1) + 1
    for cut in [*sorted(seq for seq, row in found.items() if row is not None and row.kind is RowKind.CUT), last]:
        fresh = [found.get(seq) for seq in range(begin, cut)]
        whole = next((place for place, row in enumerate(fresh) if row is None), len(fresh))
        rows += [row for row in fresh[:whole] if row is not None]
        marker = found.get(cut)
        if marker is None:
            lost = len(fresh) - whole
        else:
            rows = [*rows[: marker.value["rows"]], marker]
            begin = cut + 1
    return Entries(rows, lost, last, 0)


def entry_values(game: int, seq: int, row: JournalRow, moment: Moment) -> tuple[object, ...]:
    """Give an entry's columns without its checksum. Raises TypeError where its value is no JSON."""
    value = json.dumps(row.value, ensure_ascii=False, separators=(",", ":"))
    if HALF_LETTER.search(value):
        value = json.dumps(row.value, separators=(",", ":"))  # it is written as its number
    return (game, seq, row.kind.value, row.step, row.question, value, row.source, row.version, *moment)


def entry_of(cells: Sequence[Any] | None) -> tuple[JournalRow | None, Moment]:
    """Make an entry of its columns; None where there are none, or nothing can be made of them."""
    if cells is None:
        return None, Moment()
    _, _, kind, step, question, value, source, version, *times = cells
    try:
        return checked(JournalRow(RowKind(kind), step, question, json.loads(value), source, version)), Moment(*times)
    except (ValueError, RowRefused, RecursionError):
        return None, Moment()
