"""The journal's records: its games, a game's entries as far as they can be read, and how rows become entries."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any, NamedTuple

from companion.table import JournalRow, RowKind, unchanging
from companion.table.errors import EntriesLost, RowRefused
from companion.table.undo_history import check_row

OPEN, OVER, ASIDE, GONE = "open", "over", "aside", "gone"
"""States of a game: it is open, it is over, or the table has put it aside or discarded it."""
STATES = (OPEN, OVER, ASIDE, GONE)
"""A game moves to a later state with its last entry or without one; only another entry reopens it."""


HALF_LETTER = re.compile("[\ud800-\udfff]")
"""A lone surrogate, which cannot be encoded in files or databases."""


class GamePackage(NamedTuple):
    """The installed package that a game came from, and its version; empty if unknown."""

    name: str = ""
    version: str = ""

    def __str__(self) -> str:
        """Return the name and version; "" if unknown."""
        return " ".join(self).strip()


class Moment(NamedTuple):
    """When an entry was written: milliseconds since 1970 (UTC) by the device's clock, and milliseconds of play so far."""

    utc: int | None = None
    played: int | None = None


@unchanging
class LoggedGame:
    """One game of the journal: its number, its name, when it was begun (UTC), its beginning, its script's version, its state.

    `origin` says where it was copied from (such as `games.db#7:120`); empty if it was begun in this journal.
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
    """A game's entries as far as they can be read from the first one on, and how many are lost after them.

    `lost` counts the entries from the first unreadable one to the last; `next` is the number of the next entry, and
    `played` the milliseconds of play at the last entry that has a time.
    """

    rows: list[JournalRow]
    lost: int
    next: int
    played: int

    def list_whole(self, game: int) -> list[JournalRow]:
        """Return the entries of this game; raises `EntriesLost` if some cannot be read."""
        if self.lost:
            raise EntriesLost(f"game {game}: {self.lost} entries after the first {len(self.rows)} cannot be read")
        return self.rows


def join(found: Mapping[int, JournalRow | None]) -> Entries:
    """Join a game's entries by their numbers; None stands for an entry that cannot be read."""
    # Join the entries that count, up to the first missing one. An entry of kind CUT says how many of the rows before it
    # still count; those between are dropped, whether they can be read or not.
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
    """Return an entry's columns without its checksum. Raises TypeError if its value is not JSON."""
    value = json.dumps(row.value, ensure_ascii=False, separators=(",", ":"))
    if HALF_LETTER.search(value):
        value = json.dumps(row.value, separators=(",", ":"))  # as an escape
    return (game, seq, row.kind.value, row.step, row.question, value, row.source, row.version, *moment)


def entry_of(cells: Sequence[Any] | None) -> tuple[JournalRow | None, Moment]:
    """Build an entry from its columns; None if there are none, or they are invalid."""
    if cells is None:
        return None, Moment()
    _, _, kind, step, question, value, source, version, *times = cells
    try:
        return check_row(JournalRow(RowKind(kind), step, question, json.loads(value), source, version)), Moment(*times)
    except (ValueError, RowRefused, RecursionError):
        return None, Moment()
