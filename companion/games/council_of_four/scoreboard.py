"""What the scoreboard shows: points, gold and assistants, with emporiums and politics cards as badges."""

from __future__ import annotations

from companion.games.council_of_four.state import State, state_of
from companion.table import Figure, Seat, SeatScore, Table


def scoreboard(table: Table) -> tuple[SeatScore, ...]:
    """Show each seat's figures; light books know only who has built where."""
    state = state_of(table)
    return tuple(SeatScore(seat, _figures(state, seat), _badges(state, seat)) for seat in table.seats)


def _figures(state: State, seat: Seat) -> tuple[Figure, ...]:
    if not state.full:
        return ()
    goods = state.goods
    return (
        Figure("points", goods.points[seat], f"points.{seat.colour}"),
        Figure("gold", goods.gold[seat], f"gold.{seat.colour}"),
        Figure("assistant", goods.assistants[seat], f"assistants.{seat.colour}"),
    )


def _badges(state: State, seat: Seat) -> tuple[Figure, ...]:
    built = len(set(state.regions.emporiums[seat]))
    return (Figure("emporium", built, f"emporiums.{seat.colour}"),) if built else ()
