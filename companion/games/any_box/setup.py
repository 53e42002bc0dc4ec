"""Chapter setup: who begins."""

from __future__ import annotations

from companion.games.any_box.box_sheet import TurnOrder, WhoBegins
from companion.games.any_box.state import State
from companion.table import Choose, Lot, Seat, seat_options


async def set_up(state: State) -> Seat:
    """Find out who begins (AB-002); nobody is asked where it makes no difference or can only be one (AB-001)."""
    state.table.at("any-phase-setup", round=0)
    seats = state.table.seats
    if len(seats) == 1 or state.sheet.order in {TurnOrder.FREE, TurnOrder.DRAWN}:
        return seats[0]
    options = seat_options(seats, "any-name")
    if state.sheet.first is WhoBegins.SPIN:
        state.begins.value = await Lot("any.first", options=options, rules=("AB-001", "AB-002"))
    else:
        state.begins.value = await Choose("any.who-begins", options=options, rules=("AB-001", "AB-002"))
    return seats.of(state.begins.value)
