"""What is always on show: each city's size, value and colours (or gold), the crown, and who leads."""

from __future__ import annotations

from companion.games.citadels.state import State
from companion.table import Figure, Seat, SeatScore, Table

ROOMY = 4
"""Up to so many players each field has room for a third figure; with more the smallest screen has not."""


def scoreboard(table: Table) -> tuple[SeatScore, ...]:
    """Show each seat's districts (of eight), points, and where there is room gold, in light books colours."""
    state = State(table)
    best = max(state.cities.points(seat) for seat in state.seats)
    return tuple(SeatScore(seat, _figures(state, seat), _badges(state, seat, best)) for seat in state.seats)


def _figures(state: State, seat: Seat) -> tuple[Figure, ...]:
    city = f"city.{seat.colour}"
    shown = (Figure("district", state.cities.size(seat), city), Figure("points", state.cities.points(seat), city))
    if len(state.seats) > ROOMY:
        return shown
    if state.treasury.counted:
        return (*shown, Figure("gold", state.treasury.gold[seat], f"gold.{seat.colour}"))
    return (*shown, Figure("colours", len(state.cities.colours(seat)), city))


def _badges(state: State, seat: Seat, best: int) -> tuple[Figure, ...]:
    crown = (Figure("crown", 1, "crown"),) if state.characters.crown.value == seat.colour else ()
    leads = (Figure("coronet", 1),) if best and state.cities.points(seat) == best else ()
    return (*crown, *leads)
