"""The parts of a sheet, and the words that stand for their kinds."""

from __future__ import annotations

from enum import StrEnum

from companion.games.any_box.sheet.fields import SheetText
from companion.table import unchanging


class TurnOrder(StrEnum):
    """Who comes after whom: clockwise, the highest (or lowest) score first, drawn anew each round, or all at once."""

    CLOCKWISE = "clockwise"
    SCORE = "score"
    LOW_SCORE = "low-score"
    DRAWN = "drawn"
    FREE = "free"


class WhoBegins(StrEnum):
    """Who begins: the ring points at a seat, or the table says who."""

    SPIN = "spin"
    ASK = "ask"


class ClockKind(StrEnum):
    """No clock; so long for each turn; so long for each player; the same, and what one uses the next one gets; only measured."""

    NONE = "none"
    TURN = "turn"
    BANK = "bank"
    SAND = "sand"
    MEASURE = "measure"


class Winner(StrEnum):
    """Who wins: the most points, the fewest, whom the table names, or all together or nobody."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    NAMED = "named"
    TOGETHER = "together"


class When(StrEnum):
    """When a line of the score is written: after each turn or round, each line once in a game, or at the end."""

    TURN = "turn"
    ROUND = "round"
    ONCE = "once"
    END = "end"


class SaidAt(StrEnum):
    """When something is said or drawn: as a round, a turn or a round's end comes, or when somebody asks for it."""

    ROUND = "round"
    TURN = "turn"
    ROUND_END = "round-end"
    ASKED = "asked"


@unchanging
class ClockRule:
    """What the clock does; `seconds` are for a turn or for a player's whole game."""

    kind: ClockKind
    seconds: int

    @property
    def banked(self) -> bool:
        """Whether each player has time of their own."""
        return self.kind in {ClockKind.BANK, ClockKind.SAND}


@unchanging
class BidRule:
    """What a count scores that was announced before: `hit` and `each` a piece where it is met, `miss` for each one beside it."""

    hit: int
    each: int
    miss: int

    def points(self, bid: int, made: int) -> int:
        """Give the points for so many announced and so many made."""
        return self.hit + self.each * made if made == bid else self.miss * abs(made - bid)


@unchanging
class ScoreLine:
    """A line of the score: `key` names it, each of its units is worth `each`, and a player has from `low` to `high` of them.

    All players' together make `total`, or with `total_is_round` the number of the round; `bid` says that a number is announced
    first.
    """

    key: str
    name: SheetText
    when: When
    each: int
    low: int
    high: int
    total: int | None = None
    total_is_round: bool = False
    bid: BidRule | None = None

    @property
    def fixed(self) -> bool:
        """Whether there is only all or nothing of it."""
        return self.low == self.high


@unchanging
class BonusRule:
    """So many points more where the lines `of` have come to at least `at`."""

    of: tuple[str, ...]
    at: int
    gives: int


@unchanging
class Reminder:
    """A reminder: what is said, when, and in which rounds (each one, each second one, …)."""

    key: str
    name: SheetText
    say: SheetText
    at: SaidAt
    every: int
    wait: bool


@unchanging
class DrawRule:
    """What the device throws or draws: `count` dice of so many `faces`, or cards of a deck."""

    key: str
    name: SheetText
    at: SaidAt
    count: int
    faces: int
    cards: tuple[str, ...]


@unchanging
class EndRule:
    """What ends the game and who wins: `rounds` (0: the table says when), or as soon as somebody has `points` (0: none)."""

    rounds: int
    points: int
    winner: Winner
    tie: str
