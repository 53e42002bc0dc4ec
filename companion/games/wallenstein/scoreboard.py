"""What the screen always shows: lands, Taler and grain (full books), points, and each player's place in the order."""

from companion.games.wallenstein.box import ROUNDS
from companion.games.wallenstein.state import State
from companion.table import Figure, Seat, SeatScore, Table


def scoreboard(table: Table) -> tuple[SeatScore, ...]:
    """Return each player's lands, Taler and grain (with full books), points and, once the order is fixed, place in it."""
    state, shown = table.view(State), []
    for seat in table.seats:
        figures, badges = [Figure("points", state.points[seat], f"points.{seat.colour}")], []
        if state.full:
            coins = Figure("coin", state.taler[seat], f"taler.{seat.colour}")
            grain = Figure("bread", state.grain[seat], f"grain.{seat.colour}")
            figures = [Figure("land", len(state.lands_of(seat))), coins, grain, *figures]
        if state.place[seat]:
            place = state.order.index(seat) + 1
            badges.append(Figure("crown" if place == 1 else "coronet", place, f"place.{seat.colour}"))
        shown.append(SeatScore(seat, tuple(figures), tuple(badges)))
    return tuple(shown)


def first_in_order(table: Table) -> Seat | None:
    """Return the first player in the order; None until it is fixed."""
    state = table.view(State)
    order = [seat for seat in state.order if state.place[seat]]
    return order[0] if order else None


def in_last_round(table: Table) -> bool:
    """Return whether the last round, the second year's winter, has come."""
    return table.place.round >= ROUNDS
