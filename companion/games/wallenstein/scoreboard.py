"""What is always on show: lands (full books), points, and each player's place in the order."""

from __future__ import annotations

from companion.games.wallenstein.state import State, state_of
from companion.table import Figure, Seat, SeatScore, Table


def scoreboard(table: Table) -> tuple[SeatScore, ...]:
    """Show lands (in full books) and points, and each player's place in the order."""
    state = state_of(table)
    return tuple(SeatScore(seat, _figures(state, seat), _badges(state, seat)) for seat in table.seats)


def _figures(state: State, seat: Seat) -> tuple[Figure, ...]:
    points = Figure("points", state.points[seat], f"points.{seat.colour}")
    if not state.full:
        return (points,)
    return (Figure("land", len(state.lands_of(seat))), points)


def _badges(state: State, seat: Seat) -> tuple[Figure, ...]:
    """Show the start player's crown and the others' places, once the order is fixed."""
    if not state.place[seat]:
        return ()
    place = state.order.index(seat) + 1
    icon = "crown" if place == 1 else "coronet"
    return (Figure(icon, place, f"place.{seat.colour}"),)
