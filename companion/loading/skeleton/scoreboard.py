"""What is always on show: the stones that everyone has taken."""

from __future__ import annotations

from companion.loading.skeleton.state import State
from companion.table import Figure, SeatScore, Table


def scoreboard(table: Table) -> tuple[SeatScore, ...]:
    """Show everyone's stones; a touch on the number mends the entry."""
    state = table.view(State)
    return tuple(SeatScore(seat, (Figure("stone", state.taken[seat], f"taken.{seat.colour}"),)) for seat in table.seats)
