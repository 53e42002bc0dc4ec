"""A sheet: its parts, read from plain values; what cannot be played is refused."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from companion.games.any_box.sheet_fields import SheetFields, SheetRefused, SheetText, clean_text
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


MOST_PLAYERS = 10
MOST_LINES = 20
MOST_PHASES = 20
MOST_DRAWS = 4
MOST_CARDS = 60
MOST_DICE = 6
MOST_ROUNDS = 100
POINTS = 9_999
"""No line of a score counts further."""
WORTH = 1_000
"""No unit of a line is worth more, in either direction."""
SHORTEST, LONGEST = 5, 4 * 3600
"""Seconds a clock may be set to."""
NAME = 40
_KEYS = {"score": "line", "phase": "phase", "draw": "draw"}
"""What the keys of a kind's parts begin with."""


@unchanging
class BoxSheet:
    """What one box wants: its title, how many play, turns, clock, score, reminders, what is drawn, and its end."""

    title: SheetText
    players: tuple[int, int]
    teams: bool
    order: TurnOrder
    first: WhoBegins
    clock: ClockRule
    score: tuple[ScoreLine, ...]
    bonus: BonusRule | None
    phases: tuple[Reminder, ...]
    draws: tuple[DrawRule, ...]
    ends: EndRule

    def lines(self, when: When) -> tuple[ScoreLine, ...]:
        """List the lines that are written at a moment."""
        return tuple(line for line in self.score if line.when is when)

    def line(self, key: str) -> ScoreLine:
        """Find a line by its key."""
        return next(line for line in self.score if line.key == key)

    @property
    def counts(self) -> bool:
        """Whether points are counted at all."""
        return bool(self.score)


def read_sheet(plain: Mapping[str, Any]) -> BoxSheet:
    """Read a sheet; `SheetRefused` names the first place where it cannot be played, and why."""
    fields = SheetFields(plain)
    title = fields.text("title", NAME, needed=True)
    players = fields.numbers("players", 1, MOST_PLAYERS, (1, MOST_PLAYERS))
    teams = fields.flag("teams")
    order, first = _turns(fields.table("turns"))
    clock = _clock(fields.table("clock"))
    lines = tuple(_line(number, each, players) for number, each in enumerate(fields.tables("score", MOST_LINES)))
    names = [line.name for line in lines]
    for number, name in enumerate(names):
        if name in names[:number]:
            raise SheetRefused(("score", number, "name"), "twice", value=name.en)
    bonus, phases = _bonus(fields, lines), _phases(fields)
    draws = tuple(_draw(number, table) for number, table in enumerate(fields.tables("draw", MOST_DRAWS)))
    ends = _ending(fields.table("ends"), lines)
    sheet = BoxSheet(title, players, teams, order, first, clock, lines, bonus, phases, draws, ends)
    fields.finish()
    # Refuse what belongs to a turn where all play at once and nobody has one
    if sheet.order is TurnOrder.FREE:
        if sheet.clock.kind is not ClockKind.NONE:
            raise SheetRefused(("clock", "kind"), "no-turns", value=sheet.clock.kind.value)
        for kind, parts in (("score", sheet.score), ("phase", sheet.phases), ("draw", sheet.draws)):
            for part in parts:
                key, moment = ("when", part.when) if isinstance(part, ScoreLine) else ("at", part.at)
                if moment in {When.TURN, When.ONCE, SaidAt.TURN}:
                    raise SheetRefused((kind, int(part.key.removeprefix(_KEYS[kind])) - 1, key), "no-turns", value=moment.value)
    return sheet


def _turns(fields: SheetFields) -> tuple[TurnOrder, WhoBegins]:
    order = fields.one_of("order", TurnOrder, TurnOrder.CLOCKWISE)
    first = fields.one_of("first", WhoBegins, WhoBegins.SPIN)
    fields.finish()
    return order, first


def _clock(fields: SheetFields) -> ClockRule:
    kind = fields.one_of("kind", ClockKind, ClockKind.NONE)
    if kind in {ClockKind.NONE, ClockKind.MEASURE}:
        if fields.has("seconds"):
            raise fields.refuse("seconds", "no-clock")
        seconds = LONGEST
    else:
        seconds = fields.whole("seconds", SHORTEST, LONGEST)
    fields.finish()
    return ClockRule(kind, seconds)


def _line(number: int, fields: SheetFields, players: tuple[int, int]) -> ScoreLine:
    name = fields.text("name", NAME, needed=True)
    when = fields.one_of("when", When, When.ROUND)
    each = fields.whole("each", -WORTH, WORTH, 1)
    low = fields.whole("low", -POINTS, POINTS, 0)
    high = fields.whole("high", low, POINTS, max(low, 200))
    by_round = fields.flag("total_is_round")
    total = fields.maybe("total", -POINTS, POINTS)
    bid = None
    if fields.has("bid"):
        table = fields.table("bid")
        hit = table.whole("hit", -WORTH, WORTH)
        bid = BidRule(hit, table.whole("each", -WORTH, WORTH, 0), table.whole("miss", -WORTH, WORTH, 0))
        table.finish()
    fields.finish()
    if (total is not None or by_round) and when not in {When.ROUND, When.END}:
        raise fields.refuse("total", "total-when")
    for count in range(players[0], players[1] + 1):
        if total is not None and not count * low <= total <= count * high:
            raise fields.refuse("total", "total", value=total, players=count, least=count * low, most=count * high)
    if bid is not None and (when is not When.ROUND or low < 0):
        raise fields.refuse("bid", "bid-when")
    return ScoreLine(f"line{number + 1}", name, when, each, low, high, total, by_round, bid)


def _keys(names: tuple[str, ...], score: tuple[ScoreLine, ...], fields: SheetFields, key: str) -> tuple[str, ...]:
    """Find lines by their names, in either language."""
    found = []
    for name in names:
        line = next((line for line in score if name in {line.name.de, line.name.en}), None)
        if line is None:
            raise fields.refuse(key, "no-line", value=name)
        found.append(line.key)
    return tuple(found)


def _bonus(fields: SheetFields, score: tuple[ScoreLine, ...]) -> BonusRule | None:
    if not fields.has("bonus"):
        return None
    table = fields.table("bonus")
    of = _keys(table.texts("of", MOST_LINES, NAME), score, table, "of")
    bonus = BonusRule(of, table.whole("at", -POINTS, POINTS), table.whole("gives", -POINTS, POINTS))
    table.finish()
    if not of:
        raise table.refuse("of", "empty")
    return bonus


def _phases(fields: SheetFields) -> tuple[Reminder, ...]:
    """Read the reminders and put them in order: each after those that it names, otherwise as they are written."""
    read = [_phase(number, table) for number, table in enumerate(fields.tables("phase", MOST_PHASES))]
    names = {name: phase for phase, _ in read for name in (phase.name.de, phase.name.en)}
    placed: list[Reminder] = []
    waiting = list(enumerate(read))
    while waiting:
        may_follow = ("", *(name for name, phase in names.items() if phase in placed))
        ready = next((each for each in waiting if each[1][1] in may_follow), None)
        if ready is None:
            # It never gets its turn: there is none of that name, or several, or they go round in a circle
            number, (_, after) = waiting[0]
            named = sum(after in {phase.name.de, phase.name.en} for phase, _ in read)
            why = "loop" if named == 1 else "twice" if named else "no-phase"
            raise SheetRefused(("phase", number, "after"), why, value=after)
        waiting.remove(ready)
        placed.append(ready[1][0])
    return tuple(placed)


def _phase(number: int, fields: SheetFields) -> tuple[Reminder, str]:
    name = fields.text("name", NAME, needed=True)
    say = fields.text("say", needed=True)
    at = fields.one_of("at", SaidAt, SaidAt.ROUND)
    if at is SaidAt.ASKED:
        raise fields.refuse("at", "word", value=at.value, words="round, turn, round-end")
    every = fields.whole("every", 1, MOST_ROUNDS, 1)
    wait = fields.flag("wait")
    after = fields.text("after", NAME)
    fields.finish()
    return Reminder(f"phase{number + 1}", name, say, at, every, wait), after.en


def _draw(number: int, fields: SheetFields) -> DrawRule:
    name = fields.text("name", NAME, needed=True)
    at = fields.one_of("at", SaidAt, SaidAt.ASKED)
    cards = fields.texts("cards", MOST_CARDS, NAME)
    if len(set(cards)) != len(cards) or "" in cards:
        raise fields.refuse("cards", "twice", value=next((card for card in cards if cards.count(card) > 1), ""))
    faces = 0 if cards else fields.whole("faces", 2, 100, 6)
    count = fields.whole("count", 1, len(cards) or MOST_DICE, 1)
    fields.finish()
    return DrawRule(f"draw{number + 1}", name, at, count, faces, cards)


def _ending(fields: SheetFields, score: tuple[ScoreLine, ...]) -> EndRule:
    rounds = fields.whole("rounds", 0, MOST_ROUNDS, 0)
    points = fields.whole("points", 0, POINTS, 0)
    winner = fields.one_of("winner", Winner, Winner.HIGHEST if score else Winner.NAMED)
    by = clean_text(fields.text("tie", NAME).en, NAME)
    tie = _keys((by,), score, fields, "tie")[0] if by else ""
    fields.finish()
    if winner in {Winner.HIGHEST, Winner.LOWEST} and not score:
        raise fields.refuse("winner", "no-score", value=winner.value)
    if points and not score:
        raise fields.refuse("points", "no-score", value=points)
    once = sum(line.when is When.ONCE for line in score)
    if once and rounds not in {0, once}:
        raise fields.refuse("rounds", "rounds-once", value=rounds, lines=once)
    return EndRule(once or rounds, points, winner, tie)
