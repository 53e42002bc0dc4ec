"""The state of a game on the ledger: points, time, and the lines of the score already written."""

from collections.abc import Mapping
from typing import Any

from companion.games.any_box import box, box_sheet, sheet_fields
from companion.table import GameState, ScoreTrack, Table, seated

MOST = 10**6
"""The limit of a score, positive or negative."""
MINUTE = 60
ROUND_NUMBERS = ((100, 10), (500, 50), (10_000, 100))
"""The track of points ends at a multiple: up to so many points, of this number."""


def sheet_in(facts: Mapping[str, Any]) -> box_sheet.BoxSheet:
    """Read the sheet of a game from its facts, which hold the name of a shipped sheet or a whole sheet."""
    fact: Any = facts["sheet"]
    plain = box.shipped(fact) if isinstance(fact, str) else fact
    if not isinstance(plain, Mapping):
        raise sheet_fields.SheetRefused((), "not-a-table")
    return box_sheet.read_sheet(plain)


class State(GameState):
    """The state of a game on its table; `table.view(State)` returns the table's only instance.

    For each seat, `points` is its score, `tie` the tie-breaker, `toward` the points that count towards the bonus, `written` the
    once-per-game lines used, `time` the seconds left and `used` the seconds measured. `begins` is the colour of the player who
    began; `ending` tells that this round is the last.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sheet = sheet_in(table.facts)
        ledger, seats, sheet = table.ledger, table.seats, self.sheet
        self.points = ledger.numbers("points", seats if sheet.counts else (), low=-MOST, high=MOST)
        self.tie = ledger.numbers("tie", seats if sheet.ends.tie else (), low=-MOST, high=MOST)
        self.toward = ledger.numbers("toward", seats if sheet.bonus else (), low=-MOST, high=MOST)
        once = sheet.lines(box_sheet.When.ONCE)
        self.written = ledger.lists("written", seats if once else (), [line.key for line in once])
        banked, measured = sheet.clock.banked, sheet.clock.kind is box_sheet.ClockKind.MEASURE
        most = sheet.clock.seconds * (len(seats) if sheet.clock.kind is box_sheet.ClockKind.SAND else 1)
        self.time = ledger.numbers("time", seats if banked else (), high=most, initial=sheet.clock.seconds)
        self.used = ledger.numbers("used", seats if measured else ())
        self.begins = ledger.choice("begins", seats.colours)
        ledger.name("begins", seated(seats))
        self.ending = ledger.flag("ending")
        ledger.fix("written", "begins", "ending")
        self.throws = 0
        """The number of throws and draws on request, which tells their questions apart."""

    def track(self) -> ScoreTrack | None:
        """Return how far everybody has come, up to the points that end the game or, without such a limit, to a round number."""
        if not self.sheet.counts:
            return None
        points, goal = self.points.values(), self.sheet.ends.points
        most = max(goal, 1, *points)
        step = next((step for within, step in ROUND_NUMBERS if most <= within), most)
        at = tuple(zip(self.table.seats, points, strict=True))
        return ScoreTrack(at, most if goal else -(-most // step) * step, min(0, *points), goal=goal > 0)

    def last_round(self) -> bool:
        """Return whether this round is the last: it was announced as such, or the sheet's number of rounds is reached."""
        rounds = self.sheet.ends.rounds
        return self.ending.value or (rounds > 0 and self.round >= rounds)
