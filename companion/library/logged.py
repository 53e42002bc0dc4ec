"""The journal's records: its games, a game's entries as far as they can be read, and when and how long it was played.

The steady clock of the entries (`Moment.played`) never jumps and stops while the device is off, so lengths are right
whatever the calendar clock shows. The device's calendar clock has no battery: its time is believed only if it is plausible.
"""

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import pairwise
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


PAUSE = 15 * 60_000
"""Milliseconds without an entry that count as a pause; pauses are left out of every length."""
EARLIEST, LATEST = (int(datetime(year, 1, 1, tzinfo=UTC).timestamp() * 1000) for year in (2020, 2100))
"""The calendar clock is trusted between these times: before the first, Companion did not exist."""

EARLY = 15 * 60_000
"""Milliseconds of play within which a clock without a battery is usually put right; later a leap forwards is a pause."""
LEAP, LONGEST_PAUSE = 12 * 3_600_000, 60 * 86_400_000
"""Milliseconds between two entries from which on the clock was set, early in the game and at any time."""

Timeline = Sequence[tuple[JournalRow, Moment]]
_SEAT = re.compile(r"@(\w+)")


@dataclass
class Stopwatch:
    """Adds up how long each colour's questions were open, entry by entry, in milliseconds without pauses."""

    total: int = 0
    thinking: Counter[str] = field(default_factory=Counter)
    before: int | None = None

    def take(self, row: JournalRow, moment: Moment) -> None:
        """Add the time since the previous entry to the seat whose question was open; entries without a time are ignored."""
        if moment.played is None:
            return
        spent = 0 if self.before is None else moment.played - self.before
        self.before = moment.played
        if 0 < spent < PAUSE:
            self.total += spent
            seat = _SEAT.search(row.question)
            if seat:
                self.thinking[seat[1]] += spent


class Lengths(NamedTuple):
    """How long a play took without pauses, and each colour's part of it, in milliseconds; None and empty if no time is known."""

    duration: int | None
    thinking: dict[str, int]


def lengths(timeline: Timeline) -> Lengths:
    """Add up the time from entry to entry, in all and for each seat whose question was open."""
    watch = Stopwatch()
    for row, moment in timeline:
        watch.take(row, moment)
    return Lengths(None if watch.before is None else watch.total, dict(watch.thinking))


def is_believable(utc: int | None) -> bool:
    """Return whether the calendar clock can have been right."""
    return utc is not None and EARLIEST <= utc < LATEST


def span(timeline: Timeline, begun: str, duration: int | None) -> tuple[int | None, int | None]:
    """Return when a play began and ended (milliseconds since 1970), None if no plausible time is known.

    `begun` is the journal's own note (`YYYY-MM-DD HH:MM:SS`, UTC), used if no entry has a plausible time. If the clock was
    set during the game, it is trusted from then on, and the beginning reckoned back from there by the steady clock.
    """
    known = [moment for _, moment in timeline if is_believable(moment.utc)]
    if not known:
        noted = None
        with suppress(ValueError):
            noted = int(datetime.fromisoformat(begun).replace(tzinfo=UTC).timestamp() * 1000)
        noted = noted if is_believable(noted) else None
        return noted, (noted + duration if noted is not None and duration is not None else noted)
    first, end = known[0], known[-1].utc
    played = timeline[0][1].played or 0
    unknown = {after.played for (_, each), (_, after) in pairwise(timeline) if each.utc is None and each.played is not None}
    for before, after in pairwise(known):
        if _is_set(before, after, played, noted=after.played in unknown):
            first = after
    assert first.utc is not None
    return first.utc - max(0, (first.played or 0) - played), end


def _is_set(before: Moment, after: Moment, began: int, *, noted: bool) -> bool:
    """Return whether the calendar clock was put right between two entries: backwards, or further than a pause explains.

    `noted` says that whoever wrote them saw it: an entry between them has no time of day.
    """
    assert before.utc is not None
    assert after.utc is not None
    steady = (after.played or 0) - (before.played or 0)
    leap = after.utc - before.utc - steady
    early = (after.played or 0) - began < EARLY
    return leap < -PAUSE or leap > LONGEST_PAUSE or (early and leap > LEAP) or (noted and leap > PAUSE)


def day(moment: int | None) -> str:
    """Write a moment's day as `YYYY-MM-DD` in local time; "" if unknown."""
    return convert_to_local(moment).strftime("%Y-%m-%d") if moment is not None else ""


def convert_to_local(moment: int) -> datetime:
    """Convert milliseconds since 1970 to local time."""
    return datetime.fromtimestamp(moment / 1000, tz=UTC).astimezone()


def minutes(duration: float | None) -> int | None:
    """Round a length to minutes, at least one; None stays None."""
    return max(1, round(duration / 60_000)) if duration is not None else None


def utc_text(moment: int) -> str:
    """Write milliseconds since 1970 as `YYYY-MM-DD HH:MM:SS` (UTC)."""
    return datetime.fromtimestamp(moment / 1000, tz=UTC).strftime("%Y-%m-%d %H:%M:%S")
