"""The kinds of illustration: a fight, chances, a shelf of pieces, cards, majorities on a map, a way, a board, tableaux.

A game describes them as data, from its state as it is when the question is asked; the screen draws them and knows no game.
"""

from typing import ClassVar, NamedTuple

from companion.table.phrase import Phrase
from companion.table.questions.choreography import Leg, MoveKind
from companion.table.questions.kinds import Reason, Symbols
from companion.table.questions.places import Places
from companion.table.questions.question import Illustration
from companion.table.seats import Seat
from companion.unchanging import unchanging


class Beat(NamedTuple):
    """One moment of what happens: its kind, and the seconds from the question's coming at which it begins and ends."""

    kind: MoveKind
    begins: float
    ends: float


@unchanging
class Duel(Illustration):
    """Two sides against each other, each with its pieces and their total; as many of both cancel each other in pairs.

    Both are rows of the reasons of what is told; the other rows say what goes where. `sign` is the icon of
    a side that is no seat's, `source` that of what the pieces fall from. `place` names what is fought over, `walks` are the
    pieces of one seat that stand there in the end. Its `beats` say what is seen when: pieces fall, cancel, walk into the place;
    sentence and numbers come last, and a press before that only brings them about.
    """

    left: Reason
    right: Reason
    sign: str = ""
    source: str = ""
    place: Phrase | None = None
    walks: Symbols | None = None
    evening: ClassVar[bool] = True
    beats: ClassVar[tuple[Beat, ...]] = (
        Beat(MoveKind.FALL, 0.0, 0.4),
        Beat(MoveKind.CANCEL, 0.45, 0.8),
        Beat(MoveKind.TRAVEL, 0.8, 1.2),
    )
    seconds: ClassVar[float] = 1.2
    """When the numbers and the sentence are told: last of all."""

    @property
    def paired(self) -> int:
        """How many pieces of each side cancel each other."""
        return min(self.left.total or 0, self.right.total or 0)

    def beat(self, kind: MoveKind) -> Beat:
        """Give the beat of this kind; StopIteration where there is none."""
        return next(beat for beat in self.beats if beat.kind is kind)

    def legs(self) -> tuple[Leg, ...]:
        """List by time when something sets out: pieces into the tray, against each other, and what is left into the place."""
        goes = self.walks.seat if self.walks is not None else None
        ends = {MoveKind.TRAVEL: goes, MoveKind.CANCEL: self.right.seat, MoveKind.FALL: self.left.seat}
        starts = {MoveKind.CANCEL: self.left.seat}
        seen = (beat for beat in self.beats if beat.kind is not MoveKind.TRAVEL or goes is not None)
        return tuple(
            Leg(beat.begins, beat.kind, starts.get(beat.kind), ends[beat.kind], beat.ends - beat.begins) for beat in seen
        )


@unchanging
class Chance:
    """One outcome: who or what, how likely it is (0 to 1), and between which bounds that lies."""

    words: Phrase
    share: float
    low: float
    high: float
    seat: Seat | None = None


@unchanging
class Chances(Illustration):
    """What may happen, as bars; the first is what was asked."""

    rows: tuple[Chance, ...]
    evening: ClassVar[bool] = True


@unchanging
class Shelf(Illustration):
    """A row of pieces above the answers: whose they are (`seat` of each), which are struck off, and which it is about `now`.

    Those that are `certain` are shown as they are; without, only those that have an owner.
    """

    pieces: tuple[Symbols, ...]
    now: int = -1
    certain: bool = False


@unchanging
class PriceTag(Illustration):
    """What is to be paid, beside the question over its answers."""

    price: tuple[Symbols, ...]


@unchanging
class Holding:
    """Who holds the majority of one thing in one place (several where they share it), and the points for each of them."""

    icon: str
    holders: tuple[Seat, ...]
    points: int


@unchanging
class MapRegion:
    """A place on the map, `x` and `y` from 0 to 1 on a broad screen, with who holds what there."""

    words: Phrase
    x: float
    y: float
    holdings: tuple[Holding, ...]


@unchanging
class Majorities(Illustration):
    """A map of regions and of who leads in them."""

    regions: tuple[MapRegion, ...]


@unchanging
class Tableau:
    """What lies before one player, in the order in which it is drawn, and what it adds up to where that is counted.

    The `label` of a piece is the figure printed on it, or how many there are. What is no player's has `words` and a `sign`.
    """

    seat: Seat | None
    pieces: tuple[Symbols, ...]
    total: int | None = None
    words: Phrase | None = None
    sign: str = ""


@unchanging
class Tableaux(Illustration):
    """What lies before every player, a row for each; `icon` is what the totals count."""

    rows: tuple[Tableau, ...]
    icon: str = ""


@unchanging
class LaidCard:
    """A card or tile that lies open: its words, what is drawn on it, the number of its space or what it counts, and whose it is.

    A seat's `cube` is drawn in its colour.
    """

    words: Phrase
    icon: str = ""
    label: str = ""
    seat: Seat | None = None


@unchanging
class LaidOut(Illustration):
    """Cards side by side, in the order in which they lie."""

    cards: tuple[LaidCard, ...]


@unchanging
class BoardRow:
    """A part of the board beside the map: its sign, the pieces on it from left to right, and the short texts of its cards."""

    icon: str
    pieces: tuple[Symbols, ...]
    cards: tuple[str, ...] = ()


@unchanging
class GameBoard(Illustration):
    """A map with all that stands on it, and beside it the other parts of the board."""

    places: Places
    rows: tuple[BoardRow, ...]


@unchanging
class LitWay(Illustration):
    """A map on which a way lights up place by place, in this order."""

    places: Places
    way: tuple[str, ...]
