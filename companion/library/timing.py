"""When and how long a game was played, and how long each player thought, from the times of a journal's entries.

The steady clock of the entries (`Moment.played`) never jumps and stops while the device is off, so lengths are right
whatever the calendar clock shows. The device's calendar clock has no battery: its time is believed only if it is plausible.
"""

import re
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import NamedTuple

from companion.library.logged import Moment
from companion.table import JournalRow

PAUSE = 15 * 60_000
"""Milliseconds without an entry that count as a pause; pauses are left out of every length."""
EARLIEST, LATEST = (int(datetime(year, 1, 1, tzinfo=UTC).timestamp() * 1000) for year in (2020, 2100))
"""The calendar clock is trusted between these times: before the first, Companion did not exist."""

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
    set during the game, the end is trusted, and the beginning is the end less the length of play.
    """
    known = [moment.utc for _, moment in timeline if moment.utc is not None and is_believable(moment.utc)]
    first = timeline[0][1].utc if timeline else None
    if not known:
        noted = None
        with suppress(ValueError):
            noted = int(datetime.fromisoformat(begun).replace(tzinfo=UTC).timestamp() * 1000)
        noted = noted if is_believable(noted) else None
        return noted, (noted + duration if noted is not None and duration is not None else noted)
    end = known[-1]
    if first is not None and is_believable(first) and first <= end:
        return first, end
    return (end - duration if duration is not None else end), end


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
