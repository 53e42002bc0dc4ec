"""A sheet and its parts, as `sheet_reading` reads them and the other chapters play them."""

from collections.abc import Mapping
from enum import StrEnum

from companion.games.any_box.sheet_fields import SheetText
from companion.table import Teaching, unchanging


class TurnOrder(StrEnum):
    """The order of turns: clockwise, highest (or lowest) score first, drawn anew each round, or all at once."""

    CLOCKWISE = "clockwise"
    SCORE = "score"
    LOW_SCORE = "low-score"
    DRAWN = "drawn"
    FREE = "free"


class WhoBegins(StrEnum):
    """Who begins: the ring points at a seat, or the players say who."""

    SPIN = "spin"
    ASK = "ask"


class Begins(StrEnum):
    """Who begins the next round: the next player, the same, whoever the players say, whoever won or lost the round, a holder."""

    SAME = "same"
    NEXT = "next"
    ASKED = "asked"
    WINNER = "winner"
    LOSER = "loser"
    HOLDER = "holder"


class ClockKind(StrEnum):
    """No clock; a time per turn; a time per player; the same, where the next player gets the time used; time only measured."""

    NONE = "none"
    TURN = "turn"
    BANK = "bank"
    SAND = "sand"
    MEASURE = "measure"


class Winner(StrEnum):
    """Who wins: the most points, the fewest points, the players named, or all together or nobody."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    NAMED = "named"
    TOGETHER = "together"


class When(StrEnum):
    """When a line of the score is written: after each turn or round, once in a game, at the end, or whenever somebody says so."""

    TURN = "turn"
    ROUND = "round"
    ONCE = "once"
    END = "end"
    ANY = "any"


class Whose(StrEnum):
    """Whose numbers a line asks for: each player's own, all players' after each turn, one player's, or those of two sides."""

    EACH = "each"
    ALL = "all"
    ONE = "one"
    SIDES = "sides"


class WhenLevel(StrEnum):
    """What equals get of a majority: the sum of their places, divided and rounded down; each the full points; nothing."""

    SPLIT = "split"
    ALL = "all"
    NONE = "none"


class Limit(StrEnum):
    """When the game ends once somebody has the points: at once, after the turn or round, or after one more turn for everybody."""

    AT_ONCE = "at-once"
    TURN = "turn"
    ROUND = "round"
    LAST_TURN = "last-turn"


class SaidAt(StrEnum):
    """When something is said or drawn: at the start of a round or turn, at the end of a round, or on request."""

    ROUND = "round"
    TURN = "turn"
    ROUND_END = "round-end"
    ASKED = "asked"


@unchanging
class ClockRule:
    """The kind of clock; `seconds` are for a turn or for a player's whole game."""

    kind: ClockKind
    seconds: int

    @property
    def banked(self) -> bool:
        """Whether each player has time of their own."""
        return self.kind in {ClockKind.BANK, ClockKind.SAND}


@unchanging
class BidRule:
    """The score of an announced count.

    If it is met exactly it brings `hit` plus `each` per unit, else `miss` per unit of difference. With `over` more units than
    announced also meet it, and each further one brings `over`. `fail` counts per announced unit instead of `miss`.
    `zero` and `zero_miss` are for an announced 0, with `zero_by_round` for each card of the round. `never` says that the
    announced numbers must not add up to the units that there are.
    """

    hit: int
    each: int
    miss: int
    over: int | None = None
    fail: int | None = None
    zero: int | None = None
    zero_miss: int | None = None
    zero_by_round: bool = False
    never: bool = False

    def points(self, bid: int, made: int, round_number: int) -> int:
        """Return the points for `bid` units announced and `made` units reached in this round."""
        if bid == 0 and self.zero is not None:
            worth = self.zero if made == 0 else self.zero_miss if self.zero_miss is not None else self.miss * made
            return worth * (round_number if self.zero_by_round and (made == 0 or self.zero_miss is not None) else 1)
        if made == bid or (made > bid and self.over is not None):
            return self.hit + self.each * bid + (self.over or 0) * (made - bid)
        return self.fail * bid if self.fail is not None else self.miss * abs(made - bid)


@unchanging
class ScoreLine:
    """A line of the score, named by `key`: a player has `low` to `high` units, and every `per` of them are worth `each`.

    `values` are the points of 0, 1, 2, … units instead (from `low`); with `square` units count by themselves. Negative units
    count `lost` times. `most` are further points of whoever has most, second most, …, and `level` says what equals get.
    With `takes` whoever has none gets the units of all others; with `moon` whoever has them all gives them to each other player
    instead. A `factor` is no points: it multiplies the other lines of its moment. The units of all players add up to one of
    `totals` or, with `total_is_round`, to the number of the round. With `bid`, players announce a number first.
    `whose` says who is asked, `usual` which numbers are offered first, `steps` by how many a single number goes; `rounds` says in
    which rounds (none: all), `stage` after which. `ask` is the question in the sheet's own words.
    """

    key: str
    name: SheetText
    when: When
    each: int
    low: int
    high: int
    totals: tuple[int, ...] = ()
    total_is_round: bool = False
    bid: BidRule | None = None
    per: int = 1
    values: tuple[int, ...] = ()
    square: bool = False
    lost: int = 1
    most: tuple[int, ...] = ()
    level: WhenLevel = WhenLevel.SPLIT
    takes: bool = False
    moon: bool = False
    factor: bool = False
    whose: Whose = Whose.EACH
    usual: tuple[int, ...] = ()
    steps: int = 1
    rounds: tuple[int, ...] = ()
    stage: str = ""
    ask: SheetText = SheetText("", "")

    @property
    def fixed(self) -> bool:
        """Whether the line counts all or nothing."""
        return self.low == self.high

    def stands_with(self, other: "ScoreLine") -> bool:
        """Return whether both lines count together: each player has a number in both, at the same moment of some round."""
        if self.when is not other.when or self.when is When.ONCE or {self.whose, other.whose} & {Whose.ONE, Whose.SIDES}:
            return False
        apart = self.stage != other.stage and (self.when is When.ROUND or (self.when is When.TURN and self.stage and other.stage))
        rounds = not (self.rounds and other.rounds) or set(self.rounds) & set(other.rounds)
        return self.whose is other.whose and not apart and bool(rounds)


@unchanging
class BonusRule:
    """`gives` extra points if the lines `of` have brought at least `at` points; with `again` for every `at` points, at once."""

    of: tuple[str, ...]
    at: int
    gives: int
    again: bool = False


@unchanging
class SetRule:
    """`gives` points for each whole set: one unit of each of the lines `of`, which are written at one moment."""

    of: tuple[str, ...]
    gives: int


@unchanging
class Marker:
    """A thing that moves from hand to hand; whoever holds it has its `points`."""

    key: str
    name: SheetText
    points: int


@unchanging
class RoundStage:
    """A part of a round with an order of its own; each player has as many turns as `turns` says for this round."""

    key: str
    name: SheetText
    order: TurnOrder
    turns: tuple[int, ...] = (1,)
    rounds: tuple[int, ...] = ()

    def turns_in(self, number: int) -> int:
        """Return how many turns each player has in a round, counted from 1; the last number holds for all further rounds."""
        return self.turns[min(number, len(self.turns)) - 1]


@unchanging
class PointsRule:
    """The points of each player: how many at the start, the least and the most; who comes to `out` is out of the game."""

    start: int
    floor: int | None
    ceiling: int | None
    out: int | None

    def is_out(self, points: int) -> bool:
        """Return whether a player with so many points is out: at most `out` if the game begins above it, else at least."""
        if self.out is None:
            return False
        return points <= self.out if self.start > self.out else points >= self.out


@unchanging
class SheetOrigin:
    """Where a sheet comes from: the box's number at BoardGameGeek (0: none), author, licence, and the source of its rules."""

    bgg: int
    author: str
    licence: str
    source: str


@unchanging
class Reminder:
    """A reminder: what is said, when, at what interval in rounds or in which; with `wait` it is a prompt of its own."""

    key: str
    name: SheetText
    say: SheetText
    at: SaidAt
    every: int
    wait: bool
    rounds: tuple[int, ...] = ()


@unchanging
class DrawRule:
    """What the device throws or draws: `count` dice with `faces` faces, or `count` cards of a deck.

    Without `throws` the dice are thrown one after the other; else all at once, and those that players choose again until there
    were so many throws. `dice` are their names, if they have any.
    """

    key: str
    name: SheetText
    at: SaidAt
    count: int
    faces: int
    cards: tuple[str, ...]
    throws: int = 0
    dice: tuple[SheetText, ...] = ()


@unchanging
class EndRule:
    """What ends the game, and who wins.

    `rounds` by number of players (0: the players say when), somebody's `points` (0: no limit) and `limit`, or what is asked after
    each round (`asks`). `tie` and `rank` name the lines that decide after and before the points; with `fewest` less of `tie` is
    better. `best_of` is the number of games to the limit, of which more than half win.
    """

    rounds: Mapping[int, int]
    points: int
    winner: Winner
    tie: str
    limit: Limit = Limit.ROUND
    asks: SheetText | None = None
    rank: str = ""
    best_of: int = 0
    fewest: bool = False


MOST_PLAYERS = 10
MOST_LINES = 20
MOST_PHASES = 20
MOST_DRAWS = 4
MOST_MARKERS = 6
MOST_STAGES = 6
MOST_SETS = 4
MOST_VALUES = 60
MOST_USUAL = 4
VERSION = 2
"""The version of the language: sheets without one are of version 1, and keep its meaning."""
MOST_CARDS = 60
MOST_DICE = 6
MOST_THROWS = 9
MOST_ROUNDS = 100
POINTS = 99_999
"""The most units that a line of a score can count."""
WORTH = 1_000
"""The most points that a unit of a line can be worth, positive or negative."""
SHORTEST, LONGEST = 5, 4 * 3600
"""The least and most seconds of a clock."""
NAME = 40


@unchanging(kw_only=True)
class BoxSheet:
    """The description of one box: title, number of players, turns, clock, score, reminders, draws, and end.

    With `pages` all lines of one moment are asked for on one page. `plays` is how many play in a round (0: all), the first of
    them whoever begins; with `dealer` the last of all is named as dealer. `holder` is the marker whose holder begins.
    """

    title: SheetText
    players: tuple[int, int]
    teams: bool
    origin: SheetOrigin
    pages: bool
    order: TurnOrder
    first: WhoBegins
    begins: Begins
    holder: str
    plays: int
    dealer: bool
    clock: ClockRule
    points: PointsRule
    stages: tuple[RoundStage, ...]
    score: tuple[ScoreLine, ...]
    sets: tuple[SetRule, ...]
    bonus: BonusRule | None
    markers: tuple[Marker, ...]
    phases: tuple[Reminder, ...]
    draws: tuple[DrawRule, ...]
    ends: EndRule
    teaching: Teaching

    def lines(self, when: When, number: int = 0, *, stages: tuple[str, ...] | None = None) -> tuple[ScoreLine, ...]:
        """Return the lines that are written at a moment, in a round (0: any), and of these stages ("" is none; None: any)."""
        found = (line for line in self.score if line.when is when and (stages is None or line.stage in stages))
        return tuple(line for line in found if not number or not line.rounds or number in line.rounds)

    def line(self, key: str) -> ScoreLine:
        """Return the line with this key."""
        return next(line for line in self.score if line.key == key)

    def stages_of(self, number: int) -> tuple[RoundStage, ...]:
        """Return the stages of a round; one without a name if the sheet has none."""
        whole = RoundStage("", self.title, self.order)
        return tuple(stage for stage in self.stages if not stage.rounds or number in stage.rounds) or (whole,)

    @property
    def names_leader(self) -> bool:
        """Whether it matters in each round who begins: the next one does, somebody deals or sits out, or players go out."""
        return self.begins is not Begins.SAME or self.dealer or self.plays > 0

    @property
    def counts(self) -> bool:
        """Whether the sheet counts points."""
        return bool(self.score or self.markers)
