"""What an answer brought about, as a choreography: things that move between stations. Screen, ring and sound use this data.

A game builds it from what the answer changed in the ledger (`Game.choreography`), so it shows only what is in the journal.

    coins = Symbols("coin", 3)
    Choreography(
        phrase("pig-wins-the-pot", who=seat, n=3),
        (Station("pot", icon="pot", holds=(coins,)), Station("hand", seat=seat)),
        (Move(MoveKind.TRAVEL, (coins,), ("pot", "hand")),),
    )
"""

from enum import Enum
from typing import NamedTuple

from companion.table.phrase import Phrase
from companion.table.questions.kinds import Symbols
from companion.table.questions.places import Places
from companion.table.questions.question import Illustration
from companion.table.seats import Seat
from companion.table.unchanging import unchanging


class MoveKind(Enum):
    """How things move."""

    FALL = "fall"
    """The things drop from above into a place, or out of one."""
    CANCEL = "cancel"
    """The things move to a place, where they and as many of the things there are struck out."""
    TRAVEL = "travel"
    """The things move from place to place."""
    PUSH = "push"
    """The things enter a row at its beginning; all others move up by one, and the last one drops out."""
    REVEAL = "reveal"
    """The hidden things are shown."""
    REORDER = "reorder"
    """A row takes a new order; `what` lists its things, the first one first."""
    CHAIN = "chain"
    """The things move from place to place, and each place they pass lights up."""


LASTS = {
    MoveKind.FALL: 0.6,
    MoveKind.CANCEL: 0.8,
    MoveKind.TRAVEL: 0.8,
    MoveKind.PUSH: 0.9,
    MoveKind.REVEAL: 0.3,
    MoveKind.REORDER: 0.8,
    MoveKind.CHAIN: 0.5,
}
"""Seconds that a move takes; a chain takes this long for each place after the first, but `LONGEST_CHAIN` at most."""
LONGEST_CHAIN = 0.95
"""The most seconds that a chain takes."""
STANDS = 1.3
"""Seconds for which the result stays before the next question comes by itself."""


class Leg(NamedTuple):
    """One leg of a move: the second it begins, its kind, from whose place to whose (None: nobody's), and its seconds."""

    begins: float
    kind: MoveKind
    start: Seat | None
    end: Seat | None
    seconds: float


@unchanging
class Station:
    """A place of the scene: its seat or its words, an icon that says what it is, and what lies there at first."""

    key: str
    words: Phrase | None = None
    seat: Seat | None = None
    icon: str = ""
    holds: tuple[Symbols, ...] = ()


@unchanging
class Move:
    """Some things follow a way: keys of stations, "" for off the table. The move begins `after` this many seconds.

    For things that are revealed or reordered, the way is their station alone.
    """

    kind: MoveKind
    what: tuple[Symbols, ...]
    way: tuple[str, ...]
    after: float = 0.0

    @property
    def ends(self) -> float:
        """Seconds from the choreography's beginning until the things have arrived."""
        if self.kind is not MoveKind.CHAIN:
            return self.after + LASTS[self.kind]
        return self.after + min(LONGEST_CHAIN, LASTS[self.kind] * max(1, len(self.way) - 1))

    @property
    def halts(self) -> tuple[float, ...]:
        """The seconds at which the stations of the way are reached; the first is when the move begins."""
        legs = max(1, len(self.way) - 1)
        return tuple(self.after + (self.ends - self.after) * leg / legs for leg in range(legs + 1))


@unchanging
class Choreography(Illustration):
    """What has just happened: the stations, the moves between them, and the sentence that is told last.

    With `places` the stations are places of that board, on which it happens.
    """

    words: Phrase
    stations: tuple[Station, ...]
    moves: tuple[Move, ...]
    places: Places | None = None

    @property
    def seconds(self) -> float:
        """Seconds until the last move ends: then the sentence is told."""
        return max(move.ends for move in self.moves)

    @property
    def lasts(self) -> float:
        """Seconds until the next question comes by itself."""
        return self.seconds + STANDS

    def legs(self) -> tuple[Leg, ...]:
        """List the legs of all moves, sorted by the second they begin."""
        seats = {station.key: station.seat for station in self.stations}
        found: list[Leg] = []
        for move in self.moves:
            whole = move.way if len(move.way) > 1 else ("", *move.way)
            for begins, ends, start, end in zip(move.halts, move.halts[1:], whole, whole[1:], strict=False):
                found.append(Leg(begins, move.kind, seats.get(start), seats.get(end), ends - begins))
        return tuple(sorted(found, key=lambda leg: leg.begins))
