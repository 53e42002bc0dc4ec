"""Which plays a house has not received as they are now: they are sent again until it has, for thirty days at most.

Several houses may listen; each says by its own name what it has. Plays take turns: those that were tried least come first, and
one that nobody takes is tried ever more seldom, so that it holds up no other.
"""

import json
import logging
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from companion.library.history.document import Play, written
from companion.system.files import read_bounded, write_atomically
from companion.table.seats import clean_name

LOG = logging.getLogger("companion")
NAME = "received.json"
DAYS = 30
_DAY = 86_400_000
_MOST_BYTES = 4_000_000
_LONGEST = 64
"""Letters of a house's name and of a play's `uuid` that are read."""
_KEPT = 5_000
"""So many plays are remembered of each house as received, the newest."""
_HOUSES = 8
"""So many houses are remembered, those heard of last."""
FIRST_WAIT, LONGEST_WAIT = 60.0, 6 * 3600.0
"""Seconds until a play that nobody has taken is tried again: at first, and at most."""


@dataclass
class KnownHouse:
    """A house: when it was heard of last (milliseconds since 1970), and the mark of each play that it has, by `uuid`."""

    seen: int
    has: dict[str, str] = field(default_factory=dict)


class Tried(NamedTuple):
    """How often a play was sent, with which revision and mark, and the clock's second from which on it may be sent again."""

    times: int
    again: float
    revision: int
    mark: str


class Receipt(NamedTuple):
    """A `house` has the play `uuid` in a `revision` (None: whichever was sent last); with "" for a play it only listens."""

    house: str
    uuid: str = ""
    revision: int | None = None

    @property
    def plain(self) -> dict[str, Any]:
        """It as JSON values."""
        return self._asdict() if self.uuid else {"house": self.house}


def receipt_from(payload: bytes) -> Receipt | None:
    """Read what a house says; None where it says nothing of the kind."""
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
    """Give what differs where the content of a play differs."""
    return f"{crc32(written(replace(play, revision=0)).encode('utf-8', 'replace')):08x}"


def too_old(play: Play, now: int) -> bool:
    """Tell whether a play ended too long before `now`; one whose day is unknown is as old as can be told: not at all."""
    return play.ended is not None and now - play.ended > DAYS * _DAY


class Outbox:
    """Remembers what was received, in a file beside the library; a file that cannot be read means that all is sent again."""

    def __init__(self, folder: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self._path = folder / NAME
        self._clock = clock
        self._houses = self._read()
        self._tried: dict[str, Tried] = {}
        self._unsaved = False

    def _read(self) -> dict[str, KnownHouse]:
        try:
            known: Any = json.loads(read_bounded(self._path, _MOST_BYTES))["houses"]
            return {str(name): KnownHouse(int(house["seen"]), dict(house["has"])) for name, house in known.items()}
        except FileNotFoundError:
            return {}
        except Exception as error:  # noqa: BLE001 - the boundary of this door
            LOG.warning("%s: %s; finished plays are sent again", self._path, error)
            return {}

    def due(self, plays: Iterable[Play], now: int) -> list[Play]:
        """Give the plays that are to be sent at `now` (milliseconds since 1970), those that were tried least first."""
        clock, tried = self._clock(), self._tried
        due = [play for play in self.lacking(plays, now) if play.uuid not in tried or clock >= tried[play.uuid].again]
        return sorted(due, key=lambda play: self._times(play.uuid))

    def lacking(self, plays: Iterable[Play], now: int) -> list[Play]:
        """Give the plays that some house lacks as they are at `now`, whether they were just sent or not."""
        lacking = []
        for play in plays:
            houses = [house.has.get(play.uuid) for house in self._houses.values()]
            # What is no play any more is told only where it was one
            if too_old(play, now) or ((play.aborted or play.deleted) and not any(has is not None for has in houses)):
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
        """Remember that a play was sent; it waits twice as long each time."""
        times = self._times(play.uuid) + 1
        wait = min(FIRST_WAIT * 2 ** min(times - 1, 20), LONGEST_WAIT)
        self._tried[play.uuid] = Tried(times, self._clock() + wait, play.revision, mark_of(play))

    def hurry(self) -> None:
        """Send every play that has no receipt yet at the next chance."""
        self._tried = {uuid: tried._replace(times=0, again=0.0) for uuid, tried in self._tried.items()}

    def note_house(self, house: str, now: int) -> None:
        """Remember that a house listens; who was not heard of for thirty days is forgotten, and so is one too many."""
        name = clean_name(house)
        self._houses[name] = KnownHouse(now, self._houses.pop(name, KnownHouse(now)).has)
        recent = {name: one for name, one in self._houses.items() if abs(now - one.seen) <= DAYS * _DAY}
        self._houses = dict(list(recent.items())[-_HOUSES:])
        self._unsaved = True

    def note_received(self, uuid: str, house: str = "", revision: int | None = None, now: int = 0) -> None:
        """Remember that a house has a play, in the revision that was sent last; any other is sent once more."""
        tried = self._tried.get(uuid)
        if tried is None or revision not in {None, tried.revision}:
            return
        self.note_house(house, now or time.time_ns() // 1_000_000)
        has = self._houses[clean_name(house)].has
        has.pop(uuid, None)
        has[uuid] = tried.mark
        while len(has) > _KEPT:
            del has[next(iter(has))]

    def save(self) -> None:
        """Write what was received since; what cannot be written is sent once more after the next start."""
        if not self._unsaved:
            return
        self._unsaved = False
        houses = {name: {"seen": house.seen, "has": house.has} for name, house in self._houses.items()}
        try:
            write_atomically(self._path, json.dumps({"houses": houses}).encode())
        except OSError as error:
            LOG.warning("%s cannot be written: %s", self._path, error)
