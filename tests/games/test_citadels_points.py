"""The points explained at the end of Citadels are those that count, also where a card's points are not its price."""

from __future__ import annotations

from companion.games import game
from companion.games.citadels.ending import explained
from companion.games.citadels.state import State
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning

SEATS = Seats((Seat("Ada", "blue"), Seat("Ben", "yellow")))


def test_a_district_shows_the_points_that_it_counts():
    facts = {"dragon-gate-points": 8}
    session = Session.begin(game("citadels"), Beginning("citadels", SEATS, {}, facts), MemoryLog())
    session.correct({"city.blue": ("dragon-gate", "keep")})
    state = session.table.view(State)
    violet = next(row for row in explained(state, SEATS[0]).build().reasons if row.symbols)
    assert [int(symbol.label) for symbol in violet.symbols] == [3, 8]
    assert violet.total == 11
