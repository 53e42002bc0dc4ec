"""What is always on show: the stones that everyone has taken."""

from companion.loading.skeleton.state import State
from companion.table import Figure, SeatScore, Symbols, Table
from companion.table.questions.illustrations import Tableau, Tableaux


def scoreboard(table: Table) -> tuple[SeatScore, ...]:
    """Show everyone's stones; a touch on the number mends the entry."""
    state = table.view(State)
    return tuple(SeatScore(seat, (Figure("stone", state.taken[seat], f"taken.{seat.colour}"),)) for seat in table.seats)


def overview(table: Table) -> Tableaux | None:
    """Draw everyone's stones side by side; None as long as nobody has any."""
    taken = table.view(State).taken
    rows = tuple(Tableau(seat, (Symbols("stone", 1),) * taken[seat], taken[seat]) for seat in table.seats)
    return Tableaux(rows, "stone") if any(row.pieces for row in rows) else None
