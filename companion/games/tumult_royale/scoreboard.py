"""What is always on show: supporters (full books) and statues, with rank and mercy as badges."""

from __future__ import annotations

from companion.games.tumult_royale.state import State
from companion.table import Figure, Seat, SeatScore, Table


def scoreboard(table: Table) -> tuple[SeatScore, ...]:
    """Show supporters (full books) and statues, with rank and mercy as badges."""
    state = State(table)
    return tuple(SeatScore(seat, _figures(state, seat), _badges(state, seat)) for seat in table.seats)


def _figures(state: State, seat: Seat) -> tuple[Figure, ...]:
    statues = Figure("statue", state.statues[seat], f"statues.{seat.colour}")
    if not state.full:
        return (statues,)
    return (Figure("supporter", state.supporters[seat], f"supporters.{seat.colour}"), statues)


def _badges(state: State, seat: Seat) -> tuple[Figure, ...]:
    if state.round == 0:
        return ()
    rank = state.rank[seat]
    badge = Figure("crown" if rank == 1 else "coronet", rank, f"rank.{seat.colour}")
    return (badge, Figure("mercy", 1, f"mercy.{seat.colour}", counted=False)) if state.mercy[seat] else (badge,)
