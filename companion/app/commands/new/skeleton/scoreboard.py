"""What the screen always shows: the stones that each player has taken."""

from companion.app.commands.new.skeleton.state import State
from companion.table import Figure, SeatScore, Symbols, Table, Tableau, Tableaux


def scoreboard(table: Table) -> tuple[SeatScore, ...]:
    """Return each player's stones; a touch on a number corrects its entry."""
    state = table.view(State)
    return tuple(SeatScore(seat, (Figure("stone", state.taken[seat], f"taken.{seat.colour}"),)) for seat in table.seats)


def overview(table: Table) -> Tableaux | None:
    """Return each player's stones for a picture side by side; None until somebody has any."""
    taken = table.view(State).taken
    rows = tuple(Tableau(seat, (Symbols("stone", 1),) * taken[seat], taken[seat]) for seat in table.seats)
    return Tableaux(rows, "stone") if any(row.pieces for row in rows) else None
