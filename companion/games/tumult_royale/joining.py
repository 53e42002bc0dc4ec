"""Joining a game under way."""

from collections.abc import Mapping

from companion.games.tumult_royale import mercy, setup
from companion.games.tumult_royale.box import LAST_ROUND, SETUP, STATUES, SUPPORTERS
from companion.games.tumult_royale.state import State
from companion.table import Number, Row, Seat, Table, Tally, Value, phrase


async def join(state: State) -> int:
    """Ask for the state of a game under way and return its round; mercy follows from the statues (TR-131, TR-133)."""
    state.table.at("tumult-phase-joined", round=0)
    number = await Number("tumult.joined.round", low=1, high=LAST_ROUND, likely=2, rules=("TR-050",), picture="crown-chronicle")
    await setup.take_ranks(state, rules=("TR-015",))
    rows = tuple(Row(seat.colour, seat=seat, icon="statue", low=1, high=STATUES - 1, likely=1) for seat in state.table.seats)
    state.statues.fill(await Tally("tumult.joined.statues", rows=rows, rules=("TR-135",), picture="statue-track"))
    if state.full:
        each = state.set_up.supporters
        seats = tuple(Row(s.colour, seat=s, icon="supporter", high=SUPPORTERS, likely=each) for s in state.table.seats)
        rest = SUPPORTERS - each * len(seats)
        supply = Row("supply", phrase("tumult-supply"), icon="supporter", high=SUPPORTERS, likely=rest)
        rules = ("TR-009", "TR-031")
        held = await Tally("tumult.joined.supporters", rows=(*seats, supply), total=SUPPORTERS, rules=rules, picture="supporters")
        for seat in state.table.seats:
            state.supporters[seat] = held[seat.colour]
        state.supply.value = held["supply"]
    if number > 1:
        mercy.show_mercy(state)
    return number


def newcomers(table: Table, seats: tuple[Seat, ...]) -> Mapping[str, Value]:
    """Return newcomers' supporters, as in a set-up with the new number of players, if they last (TR-026, TR-027, TR-028)."""
    state = table.view(State)
    if not state.full:
        return {}
    each = SETUP[len(table.seats) + len(seats)].supporters
    found: dict[str, Value] = {}
    left = state.supply.value
    for seat in seats:
        found[f"supporters.{seat.colour}"] = given = max(0, min(each, left))
        left -= given
    return found | {"supply": left}
