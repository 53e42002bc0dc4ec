"""The plays whose present revision some house has not received: they are sent again until it has, for thirty days at most.

Several houses can listen; each acknowledges plays under its own name. Plays take turns: those sent least often come first, and
a play that no house acknowledges is sent ever more seldom, so that it delays no other.
"""

import json
import logging
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from companion.library.history.document import Play, write_play
from companion.system.files import read_bounded, write_atomically
from companion.table import clean_name

LOG = logging.getLogger("companion")
NAME = "received.json"
DAYS = 30
_DAY = 86_400_000
_MOST_BYTES = 4_000_000
_LONGEST = 64
"""The most letters that are read of a house's name and of a play's `uuid`."""
_KEPT = 5_000
"""The most plays remembered as received for each house; the newest are kept."""
_HOUSES = 8
"""The most houses remembered; those heard from last are kept."""
FIRST_WAIT, LONGEST_WAIT = 60.0, 6 * 3600.0
"""Seconds until a play without a receipt is sent again: the first wait, and the longest."""


@dataclass
class KnownHouse:
    """A house: when it was last heard from (milliseconds since 1970), and the mark of each play that it has, by `uuid`."""

    seen: int
    has: dict[str, str] = field(default_factory=dict)


class Tried(NamedTuple):
    """How often a play was sent, the clock time from which it can be sent `again`, and the revision and mark sent last."""

    times: int
    again: float
    revision: int
    mark: str


class Receipt(NamedTuple):
    """A `house` has the play `uuid` in a `revision` (None: the one sent last); an empty `uuid` says only that it listens."""

    house: str
    uuid: str = ""
    revision: int | None = None

    @property
    def plain(self) -> dict[str, Any]:
        """The receipt as JSON values."""
        return self._asdict() if self.uuid else {"house": self.house}


def receipt_from(payload: bytes) -> Receipt | None:
    """Read a house's receipt; return None where the payload is not one."""
    try:
        value = json.loads(payload)
    except (ValueError, RecursionError):
        return None
    if not isinstance(value, dict):
        return None
    house, uuid, revision = value.get("house", ""), value.get("uuid", ""), value.get("revision")
    texts = isinstance(house, str) and isinstance(uuid, str) and bool(house or uuid)
    if not texts or isinstance(revision, bool) or not isinstance(revision, int | None):
        return None
    return Receipt(house[:_LONGEST], uuid[:_LONGEST], revision)


def mark_of(play: Play) -> str:
    """Return a checksum of a play's content without its revision, in hexadecimal digits."""
    return f"{crc32(write_play(replace(play, revision=0)).encode('utf-8', 'replace')):08x}"


def is_too_old(play: Play, now: int) -> bool:
    """Return whether a play ended more than thirty days before `now`; a play of unknown date never counts as too old."""
    return play.ended is not None and now - play.ended > DAYS * _DAY


class Outbox:
    """Keeps the receipts in a file beside the library; if the file cannot be read, all plays are sent again.

    `told_as` is the table of the topics below which this device spoke last, "" for none.
    """

    def __init__(self, folder: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self._path = folder / NAME
        self._clock = clock
        self.told_as = ""
        self._houses = self._read()
        self._tried: dict[str, Tried] = {}
        self._unsaved = False

    def _read(self) -> dict[str, KnownHouse]:
        try:
            kept: Any = json.loads(read_bounded(self._path, _MOST_BYTES))
            known, self.told_as = kept["houses"], str(kept.get("as", ""))[:_LONGEST]
            return {str(name): KnownHouse(int(house["seen"]), dict(house["has"])) for name, house in known.items()}
        except FileNotFoundError:
            return {}
        except Exception as error:  # noqa: BLE001 - the boundary of this door
            LOG.warning("%s: %s; finished plays are sent again", self._path, error)
            return {}

    def list_due(self, plays: Iterable[Play], now: int) -> list[Play]:
        """Return the plays to be sent at `now` (milliseconds since 1970), those sent least often first."""
        clock, tried = self._clock(), self._tried
        due = [play for play in self.list_lacking(plays, now) if play.uuid not in tried or clock >= tried[play.uuid].again]
        return sorted(due, key=lambda play: self._times(play.uuid))

    def list_lacking(self, plays: Iterable[Play], now: int) -> list[Play]:
        """Return the plays whose present content some house lacks at `now`, whether they were just sent or not."""
        lacking = []
        for play in plays:
            houses = [house.has.get(play.uuid) for house in self._houses.values()]
            # An aborted or deleted play is sent only if some house has it
            if is_too_old(play, now) or ((play.aborted or play.deleted) and not any(has is not None for has in houses)):
                continue
            mark = mark_of(play)
            if play.uuid in self._tried and self._tried[play.uuid].mark != mark:
                del self._tried[play.uuid]
            if not houses or any(has != mark for has in houses):
                lacking.append(play)
        return lacking

    def _times(self, uuid: str) -> int:
        return self._tried[uuid].times if uuid in self._tried else 0

    def note_sent(self, play: Play) -> None:
        """Remember that a play was sent; the wait until it is sent again doubles each time."""
        times = self._times(play.uuid) + 1
        wait = min(FIRST_WAIT * 2 ** min(times - 1, 20), LONGEST_WAIT)
        self._tried[play.uuid] = Tried(times, self._clock() + wait, play.revision, mark_of(play))

    def hurry(self) -> None:
        """Let every play without a receipt be sent at the next call of `due`."""
        self._tried = {uuid: tried._replace(times=0, again=0.0) for uuid, tried in self._tried.items()}

    def note_house(self, house: str, now: int) -> None:
        """Remember that a house listens; forget houses not heard from for thirty days, and those beyond `_HOUSES`."""
        name = clean_name(house)
        self._houses[name] = KnownHouse(now, self._houses.pop(name, KnownHouse(now)).has)
        recent = {name: one for name, one in self._houses.items() if abs(now - one.seen) <= DAYS * _DAY}
        self._houses = dict(list(recent.items())[-_HOUSES:])
        self._unsaved = True

    def note_received(self, uuid: str, house: str = "", revision: int | None = None, now: int = 0) -> None:
        """Remember that a house has a play in the revision sent last; a receipt for any other revision is ignored."""
        tried = self._tried.get(uuid)
        if tried is None or revision not in {None, tried.revision}:
            return
        self.note_house(house, now or time.time_ns() // 1_000_000)
        has = self._houses[clean_name(house)].has
        has.pop(uuid, None)
        has[uuid] = tried.mark
        while len(has) > _KEPT:
            del has[next(iter(has))]

    def note_told_as(self, table: str) -> None:
        """Remember below which table's topics this device speaks."""
        self._unsaved |= table != self.told_as
        self.told_as = table

    def save(self) -> None:
        """Write new receipts; plays whose receipts cannot be written are sent once more after the next start."""
        if not self._unsaved:
            return
        self._unsaved = False
        houses = {name: {"seen": house.seen, "has": house.has} for name, house in self._houses.items()}
        try:
            write_atomically(self._path, json.dumps({"houses": houses, "as": self.told_as}).encode())
        except OSError as error:
            LOG.warning("%s cannot be written: %s", self._path, error)
