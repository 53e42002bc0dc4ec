"""What an answer brought about, as a choreography: things that go between stations. Screen, ring and sound play the same data.

A game makes it of what the answer changed in its books (`Game.choreography`), so it shows nothing that is not yet on the card.

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
from companion.table.questions.question import Illustration
from companion.table.seats import Seat
from companion.unchanging import unchanging


class MoveKind(Enum):
    """How things move."""

    FALL = "fall"
    """Down from above into a place, or out of one."""
    CANCEL = "cancel"
    """To a place, where they are struck out, and as many of the things there with them."""
    TRAVEL = "travel"
    """From place to place."""
    PUSH = "push"
    """Into a row at its beginning; all others go on by one, and the last one falls out."""
    REVEAL = "reveal"
    """They are seen at last."""
    REORDER = "reorder"
    """A row takes a new order: its things, the first one first."""
    CHAIN = "chain"
    """From place to place, and each that they pass is lit."""


LASTS = {
    MoveKind.FALL: 0.6,
    MoveKind.CANCEL: 0.8,
    MoveKind.TRAVEL: 0.8,
    MoveKind.PUSH: 0.9,
    MoveKind.REVEAL: 0.3,
    MoveKind.REORDER: 0.8,
    MoveKind.CHAIN: 0.5,
}
"""Seconds that a move takes; a chain takes so many for each place but the first, and less where it is long."""
LONGEST_CHAIN = 0.95
"""Seconds that a chain takes at the most."""
STANDS = 1.3
"""Seconds for which the result stands before the next question comes by itself."""


class Leg(NamedTuple):
    """Something sets out: at which second, how, from whose place to whose (None: nobody's), and how many seconds it takes."""

    begins: float
    kind: MoveKind
    start: Seat | None
    end: Seat | None
    seconds: float


@unchanging
class Station:
    """A place of the scene: whose it is or what it is called, the sign of why it is there, and what lies there at first."""

    key: str
    words: Phrase | None = None
    seat: Seat | None = None
    icon: str = ""
    holds: tuple[Symbols, ...] = ()


@unchanging
class Move:
    """Some things go a way: keys of stations, "" for off the table. It begins `after` so many seconds.

    What is revealed or reordered has its station alone as its way.
    """

    kind: MoveKind
    what: tuple[Symbols, ...]
    way: tuple[str, ...]
    after: float = 0.0

    @property
    def ends(self) -> float:
        """Seconds from the beginning until they have arrived."""
        if self.kind is not MoveKind.CHAIN:
            return self.after + LASTS[self.kind]
        return self.after + min(LONGEST_CHAIN, LASTS[self.kind] * max(1, len(self.way) - 1))

    @property
    def halts(self) -> tuple[float, ...]:
        """The second at which each station of the way is reached; the first is where it begins."""
        legs = max(1, len(self.way) - 1)
        return tuple(self.after + (self.ends - self.after) * leg / legs for leg in range(legs + 1))


@unchanging
class Choreography(Illustration):
    """What has just happened: the stations as they lie, what moves between them, and the sentence that is told last."""

    words: Phrase
    stations: tuple[Station, ...]
    moves: tuple[Move, ...]

    @property
    def seconds(self) -> float:
        """How long it takes from cause to result: then the sentence is told."""
        return max(move.ends for move in self.moves)

    @property
    def lasts(self) -> float:
        """How long it stands before the next question comes by itself."""
        return self.seconds + STANDS

    def legs(self) -> tuple[Leg, ...]:
        """List by time when something sets out."""
        seats = {station.key: station.seat for station in self.stations}
        found: list[Leg] = []
        for move in self.moves:
            whole = move.way if len(move.way) > 1 else ("", *move.way)
            for begins, ends, start, end in zip(move.halts, move.halts[1:], whole, whole[1:], strict=False):
                found.append(Leg(begins, move.kind, seats.get(start), seats.get(end), ends - begins))
        return tuple(sorted(found, key=lambda leg: leg.begins))
