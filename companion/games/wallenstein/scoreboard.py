"""What is always on show: lands, Taler and grain (full books), points, and each player's place in the order."""

from companion.games.wallenstein.state import State
from companion.table import Figure, Seat, SeatScore, Table

LAST_ROUND = 8
"""Two years of four seasons."""


def scoreboard(table: Table) -> tuple[SeatScore, ...]:
    """Show lands, Taler and grain (in full books) and points, and each player's place in the order."""
    state = table.view(State)
    return tuple(SeatScore(seat, _figures(state, seat), _badges(state, seat)) for seat in table.seats)


def _figures(state: State, seat: Seat) -> tuple[Figure, ...]:
    points = Figure("points", state.points[seat], f"points.{seat.colour}")
    if not state.full:
        return (points,)
    return (
        Figure("land", len(state.lands_of(seat))),
        Figure("coin", state.taler[seat], f"taler.{seat.colour}"),
        Figure("bread", state.grain[seat], f"grain.{seat.colour}"),
        points,
    )


def _badges(state: State, seat: Seat) -> tuple[Figure, ...]:
    """Show the start player's crown and the others' places, once the order is fixed."""
    if not state.place[seat]:
        return ()
    place = state.order.index(seat) + 1
    icon = "crown" if place == 1 else "coronet"
    return (Figure(icon, place, f"place.{seat.colour}"),)


def first_in_order(table: Table) -> Seat | None:
    """Find who is first in the order; None before it is fixed."""
    state = table.view(State)
    order = [seat for seat in state.order if state.place[seat]]
    return order[0] if order else None


def in_last_round(table: Table) -> bool:
    """Tell whether the second year's winter has come."""
    return table.place.round >= LAST_ROUND
