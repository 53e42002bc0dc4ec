"""The kinds of illustration: a duel, chances, a shelf, a track, a price, majorities, tableaux, cards, a board, a lit way.

A game describes them as data, from its state when the question is asked; the screen draws them and knows no game.
"""

from typing import ClassVar, NamedTuple

from companion.table.phrase import Phrase
from companion.table.questions.choreography import Leg, MoveKind
from companion.table.questions.kinds import Reason, Symbols
from companion.table.questions.places import Places
from companion.table.questions.question import Illustration
from companion.table.seats import Seat
from companion.table.unchanging import unchanging


class Beat(NamedTuple):
    """One moment of an animation: its kind, and when it begins and ends, in seconds after the question comes."""

    kind: MoveKind
    begins: float
    ends: float


@unchanging
class Duel(Illustration):
    """Two sides against each other, each with its pieces and their total; pieces of both sides cancel each other in pairs.

    Both sides are rows of a message's reasons; the other rows say what goes where. `sign` is the icon of a side without
    a seat, `source` the icon of what the pieces fall from. `place` names what is fought over, `walks` are the pieces of one
    seat that stand there in the end. The `beats` time the animation: pieces fall, cancel each other, walk into the place;
    the sentence and the numbers come last, and a button press before that only brings them at once.
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
    """When the numbers and the sentence appear: at the end."""

    @property
    def paired(self) -> int:
        """How many pieces of each side cancel each other."""
        return min(self.left.total or 0, self.right.total or 0)

    def beat(self, kind: MoveKind) -> Beat:
        """Return the beat of this kind; raises StopIteration if there is none."""
        return next(beat for beat in self.beats if beat.kind is kind)

    def legs(self) -> tuple[Leg, ...]:
        """List the legs by time: pieces fall into the tray, cancel each other, and the rest walks into the place."""
        goes = self.walks.seat if self.walks is not None else None
        ends = {MoveKind.TRAVEL: goes, MoveKind.CANCEL: self.right.seat, MoveKind.FALL: self.left.seat}
        starts = {MoveKind.CANCEL: self.left.seat}
        seen = (beat for beat in self.beats if beat.kind is not MoveKind.TRAVEL or goes is not None)
        return tuple(
            Leg(beat.begins, beat.kind, starts.get(beat.kind), ends[beat.kind], beat.ends - beat.begins) for beat in seen
        )


@unchanging
class Chance:
    """One outcome: its words or seat, its probability (0 to 1), and the bounds of that estimate."""

    words: Phrase
    share: float
    low: float
    high: float
    seat: Seat | None = None


@unchanging
class Chances(Illustration):
    """The possible outcomes, as bars; the first is the one that was asked about."""

    rows: tuple[Chance, ...]
    evening: ClassVar[bool] = True


@unchanging
class Shelf(Illustration):
    """A row of pieces above the answers: each piece's owner is its `seat`; `now` is the index of the current piece, -1 for none.

    With `certain` all pieces are shown as they are; without it, only those that have an owner.
    """

    pieces: tuple[Symbols, ...]
    now: int = -1
    certain: bool = False


@unchanging
class ScoreTrack(Illustration):
    """How far each seat has come on a line from `low` to `high`; it lies above the scoreboard, on every page in the same place.

    `goal` tells that the end of the line is where the game may end; `icon` shows what is counted.
    """

    at: tuple[tuple[Seat, int], ...]
    high: int
    low: int = 0
    goal: bool = False
    icon: str = "points"


@unchanging
class PriceTag(Illustration):
    """The price to pay, shown beside the question above its answers."""

    price: tuple[Symbols, ...]


@unchanging
class Holding:
    """The holders of the majority of one thing in one place (several if they share it), and the points for each of them."""

    icon: str
    holders: tuple[Seat, ...]
    points: int


@unchanging
class MapRegion:
    """A place on the map, `x` and `y` from 0 to 1 on a wide screen, with the majorities there."""

    words: Phrase
    x: float
    y: float
    holdings: tuple[Holding, ...]


@unchanging
class Majorities(Illustration):
    """A map of regions with the majorities in each."""

    regions: tuple[MapRegion, ...]


@unchanging
class Tableau:
    """The pieces in front of one player, in drawing order, and their total if it is counted.

    The `label` of a piece is the figure printed on it, or how many there are. A row without a seat has `words` and a `sign`.
    """

    seat: Seat | None
    pieces: tuple[Symbols, ...]
    total: int | None = None
    words: Phrase | None = None
    sign: str = ""


@unchanging
class Tableaux(Illustration):
    """The pieces in front of every player, one row each; `icon` shows what the totals count."""

    rows: tuple[Tableau, ...]
    icon: str = ""


@unchanging
class LaidCard:
    """A card or tile that lies face up: its words, its icon, the number of its space or what it counts, and its owner.

    The icon `cube` is drawn in the colour of the card's seat.
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
    """A part of the board beside the map: its icon, the pieces on it from left to right, and the short texts of its cards."""

    icon: str
    pieces: tuple[Symbols, ...]
    cards: tuple[str, ...] = ()


@unchanging
class GameBoard(Illustration):
    """A map with all the pieces on it, and the other parts of the board."""

    places: Places
    rows: tuple[BoardRow, ...]


@unchanging
class LitWay(Illustration):
    """A map on which a way lights up place by place, in the order of `way`."""

    places: Places
    way: tuple[str, ...]
