"""The state of a game on the ledger: points, time, and the lines of the score already written."""

from collections.abc import Mapping
from typing import Any

from companion.games.any_box import box, box_sheet, sheet_fields
from companion.games.any_box.sheet_reading import read_sheet
from companion.table import Correction, GameState, Phrase, ScoreTrack, Seat, Table, seated
from companion.table.entry import int_of

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
    return read_sheet(plain)


SINCE_1_1 = 2
"""The level of games in which a stage that all play at once is told, whatever is written in it, and a deck counts from 1."""


class State(GameState):
    """The state of a game on its table; `table.view(State)` returns the table's only instance.

    For each seat, `points` is its score, `tie` the tie-breaker, `rank` the line that ranks first, `toward` the points that count
    towards the bonus, `written` the once-per-game lines used, `time` the seconds left and `used` the seconds measured, `out` the
    round in which it went out of the game (0: it is in), and `games` the games that it has won of several. `begins` is the
    colour of the player who began the game, `leads` of the one who begins this round; `marker` holds the colour of whoever has
    each marker; `ending` tells that this round is the last.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sheet = sheet_in(table.facts)
        ledger, seats, sheet = table.ledger, table.seats, self.sheet
        rule = sheet.points
        low, high = -MOST if rule.floor is None else rule.floor, MOST if rule.ceiling is None else rule.ceiling
        self.points = ledger.numbers("points", seats if sheet.counts else (), low=low, high=high, initial=rule.start)
        self.tie = ledger.numbers("tie", seats if sheet.ends.tie else (), low=-MOST, high=MOST)
        self.rank = ledger.numbers("rank", seats if sheet.ends.rank else (), low=-MOST, high=MOST)
        self.toward = ledger.numbers("toward", seats if sheet.bonus else (), low=-MOST, high=MOST)
        self.out = ledger.numbers("out", seats if rule.out is not None else ())
        self.games = ledger.numbers("games", seats if sheet.ends.best_of else (), high=99)
        once = sheet.lines(box_sheet.When.ONCE)
        self.written = ledger.lists("written", seats if once else (), [line.key for line in once])
        banked, measured = sheet.clock.banked, sheet.clock.kind is box_sheet.ClockKind.MEASURE
        most = sheet.clock.seconds * (len(seats) if sheet.clock.kind is box_sheet.ClockKind.SAND else 1)
        self.time = ledger.numbers("time", seats if banked else (), high=most, initial=sheet.clock.seconds)
        self.used = ledger.numbers("used", seats if measured else ())
        self.begins = ledger.choice("begins", seats.colours)
        ledger.name("begins", seated(seats))
        self.leads = ledger.choices("leads", ("round",) if sheet.names_leader else (), seats.colours)
        self.marker = ledger.choices("marker", [marker.key for marker in sheet.markers], seats.colours)
        self.ending = ledger.flag("ending")
        names = {marker.key: marker.name.words for marker in sheet.markers}
        ledger.name("marker", seated(seats), keys=names.__getitem__)
        ledger.together(self._move_points)
        ledger.fix("written", "begins", "leads", "ending", "out")
        self.throws = 0
        """The number of throws, draws and lines on request, which tells their questions apart."""
        self.dice: tuple[Phrase, ...] = ()
        """The faces of the dice that were thrown last in this turn."""
        self.announced: dict[str, Mapping[str, int]] = {}
        """The numbers that were announced last, by line and colour."""
        self.moment: tuple[int, ...] = ()
        """The round and, after the first turn of a player in it, the number of the turn: the occurrence of a turn's questions."""
        self.over = False
        """Whether the last round is over, so that only the lines of the end are written."""
        self.at_first: dict[Seat, int] = {}
        """The points of each player at the start of the round."""

    def _move_points(self, correction: Correction) -> None:
        """Move the points of a thing that is corrected into other hands."""
        for marker in self.sheet.markers:
            name = f"marker.{marker.key}"
            for held, worth in ((correction.before, -marker.points), (correction.after, marker.points)):
                entry = f"points.{held.get(name)}"
                if correction.changed(name) and entry in correction.after:
                    correction.move(entry, int_of(correction.after[entry]) + worth)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that play in this round, the first of them whoever begins; all seats if nobody sits out or is out."""
        seats = self.table.seats
        if not self.sheet.plays and self.sheet.points.out is None:
            return tuple(seats)
        leads = self.leads["round"] if self.sheet.names_leader else ""
        here = [seat for seat in seats.clockwise_from(seats.of(leads) if leads else seats[0]) if not self.out_of_game(seat)]
        most = self.sheet.plays or len(here)
        return tuple(seat for seat in here if not self.table.empty(seat))[:most] or tuple(here[:most])

    @property
    def writing(self) -> tuple[Seat, ...]:
        """Those who play in this round as they sit, whoever begins: each name has the same place on every page."""
        playing = self.playing
        return tuple(seat for seat in self.table.seats if seat in playing)

    def out_of_game(self, seat: Seat) -> bool:
        """Return whether a player is out."""
        return self.sheet.points.out is not None and self.out[seat] > 0

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
        rounds = self.sheet.ends.rounds[len(self.table.seats)]
        announced = self.ending.value and self.sheet.ends.limit is not box_sheet.Limit.LAST_TURN
        return announced or (rounds > 0 and self.round >= rounds)
