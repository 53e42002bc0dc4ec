"""A sheet and its parts, read from plain values; sheets that cannot be played are refused."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from companion.games.any_box.sheet_fields import SheetFields, SheetRefused, SheetText, clean_text
from companion.table import unchanging


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
    """When a line of the score is written: after each turn or round, once in a game, or at the end."""

    TURN = "turn"
    ROUND = "round"
    ONCE = "once"
    END = "end"


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
    """The score of an announced count: `hit` plus `each` per unit if it is met exactly, else `miss` per unit of difference."""

    hit: int
    each: int
    miss: int

    def points(self, bid: int, made: int) -> int:
        """Return the points for `bid` units announced and `made` units reached."""
        return self.hit + self.each * made if made == bid else self.miss * abs(made - bid)


@unchanging
class ScoreLine:
    """A line of the score, named by `key`: each unit is worth `each`, and a player has `low` to `high` units.

    The units of all players add up to `total` or, with `total_is_round`, to the number of the round. With `bid`, players
    announce a number first.
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
        """Whether the line counts all or nothing."""
        return self.low == self.high


@unchanging
class BonusRule:
    """`gives` extra points if the lines `of` have brought at least `at` points."""

    of: tuple[str, ...]
    at: int
    gives: int


@unchanging
class Reminder:
    """A reminder: what is said, when, and at what interval in rounds; with `wait` it is a prompt of its own."""

    key: str
    name: SheetText
    say: SheetText
    at: SaidAt
    every: int
    wait: bool


@unchanging
class DrawRule:
    """What the device throws or draws: `count` dice with `faces` faces, or `count` cards of a deck."""

    key: str
    name: SheetText
    at: SaidAt
    count: int
    faces: int
    cards: tuple[str, ...]


@unchanging
class EndRule:
    """What ends the game: `rounds` (0: the players say when), or somebody's `points` (0: no limit); and who wins."""

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
"""The most units that a line of a score can count."""
WORTH = 1_000
"""The most points that a unit of a line can be worth, positive or negative."""
SHORTEST, LONGEST = 5, 4 * 3600
"""The least and most seconds of a clock."""
NAME = 40
_KEYS = {"score": "line", "phase": "phase", "draw": "draw"}
"""The prefix of the keys of each kind's parts."""


@unchanging
class BoxSheet:
    """The description of one box: title, number of players, turns, clock, score, reminders, draws, and end."""

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
        """Return the lines that are written at a moment."""
        return tuple(line for line in self.score if line.when is when)

    def line(self, key: str) -> ScoreLine:
        """Return the line with this key."""
        return next(line for line in self.score if line.key == key)

    @property
    def counts(self) -> bool:
        """Whether the sheet counts points."""
        return bool(self.score)


def read_sheet(plain: Mapping[str, Any]) -> BoxSheet:
    """Read a sheet; raises `SheetRefused` with the first place where it cannot be played, and the reason."""
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
    # If all play at once, refuse everything that belongs to a turn
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
    """Return the keys of the lines with these names in either language; raises `SheetRefused` for an unknown name."""
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
    """Read the reminders and sort them: each after the one that it names, otherwise in the order of the sheet."""
    read = [_phase(number, table) for number, table in enumerate(fields.tables("phase", MOST_PHASES))]
    names = {name: phase for phase, _ in read for name in (phase.name.de, phase.name.en)}
    placed: list[Reminder] = []
    waiting = list(enumerate(read))
    while waiting:
        may_follow = ("", *(name for name, phase in names.items() if phase in placed))
        ready = next((each for each in waiting if each[1][1] in may_follow), None)
        if ready is None:
            # This reminder never gets its turn: no reminder has the name it follows, several have it, or they form a circle
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
