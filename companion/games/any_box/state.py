"""The state of a game: points, time, and the lines of the score that are written, as entries of the ledger."""

from collections.abc import Mapping
from typing import Any

from companion.games.any_box.box import shipped
from companion.games.any_box.box_sheet import BoxSheet, ClockKind, When, read_sheet
from companion.games.any_box.sheet_fields import SheetRefused
from companion.table import Table
from companion.table.naming import seated

MOST = 10**6
"""No score goes further, in either direction."""
MINUTE = 60


def sheet_in(facts: Mapping[str, Any]) -> BoxSheet:
    """Read the sheet that a game began with: the name of one that comes with it, or the whole of another."""
    fact: Any = facts["sheet"]
    plain = shipped(fact) if isinstance(fact, str) else fact
    if not isinstance(plain, Mapping):
        raise SheetRefused((), "not-a-table")
    return read_sheet(plain)


class State:
    """The state of a game on its table; `table.view(State)` gives the one there is.

    `points` are what each seat has, `tie` what decides between equals, `toward` what counts for the bonus, `written` the lines
    that a seat has used up, `time` the seconds left of its own, `used` those measured. `begins` is the colour of who
    began; `ending` says that this round is the last.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sheet = sheet_in(table.facts)
        ledger, seats, sheet = table.ledger, table.seats, self.sheet
        self.points = ledger.numbers("points", seats if sheet.counts else (), low=-MOST, high=MOST)
        self.tie = ledger.numbers("tie", seats if sheet.ends.tie else (), low=-MOST, high=MOST)
        self.toward = ledger.numbers("toward", seats if sheet.bonus else (), low=-MOST, high=MOST)
        once = sheet.lines(When.ONCE)
        self.written = ledger.lists("written", seats if once else (), [line.key for line in once])
        banked, measured = sheet.clock.banked, sheet.clock.kind is ClockKind.MEASURE
        most = sheet.clock.seconds * (len(seats) if sheet.clock.kind is ClockKind.SAND else 1)
        self.time = ledger.numbers("time", seats if banked else (), high=most, initial=sheet.clock.seconds)
        self.used = ledger.numbers("used", seats if measured else ())
        self.begins = ledger.choice("begins", seats.colours)
        ledger.name("begins", seated(seats))
        self.ending = ledger.flag("ending")
        ledger.fix("written", "begins", "ending")
        self.throws = 0
        """How often the device threw or drew because somebody asked; it tells these questions apart."""

    @property
    def round(self) -> int:
        """The round that is played."""
        return self.table.place.round

    def last_round(self) -> bool:
        """Tell whether no further round is played: the last one was announced, or as many as the sheet wants are over."""
        rounds = self.sheet.ends.rounds
        return self.ending.value or (rounds > 0 and self.round >= rounds)
