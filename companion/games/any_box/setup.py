"""The set-up: who begins."""

from collections.abc import Mapping

from companion.games.any_box import box_sheet, points
from companion.games.any_box.state import State
from companion.table import Choose, Lot, Seat, Table, Value, seat_options


async def set_up(state: State) -> Seat:
    """Return who begins (AB-002); ask for it unless it makes no difference or only one player can begin (AB-001)."""
    state.table.at("any-phase-setup", round=0)
    seats = state.table.seats
    if await state.table.welcome():
        return seats.of(state.begins.value) if state.begins.value else seats[0]
    together = state.sheet.order in {box_sheet.TurnOrder.FREE, box_sheet.TurnOrder.DRAWN} and not state.sheet.names_leader
    if len(seats) == 1 or together:
        return seats[0]
    options = seat_options(seats, "any-name")
    if state.sheet.first is box_sheet.WhoBegins.SPIN:
        state.begins.value = await Lot("any.first", options=options, rules=("AB-001", "AB-002"))
    else:
        state.begins.value = await Choose("any.who-begins", options=options, rules=("AB-001", "AB-002"))
    return seats.of(state.begins.value)


def newcomers(table: Table, seats: tuple[Seat, ...]) -> Mapping[str, Value]:
    """Return newcomers' entries: the same points and lines as the player in last place."""
    state = table.view(State)
    worst = points.by_points(state)[-1].colour if state.sheet.counts else table.seats[-1].colour
    held = table.ledger.held
    groups = ("points", "tie", "rank", "toward", "written", "time", "used", "out", "games")
    names = [(group, f"{group}.{worst}") for group in groups]
    return {f"{group}.{seat.colour}": held[name] for group, name in names if name in held for seat in seats}
