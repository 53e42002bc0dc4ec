"""What the screen always shows: points, and the time left or used."""

from companion.games.any_box.box_sheet import ClockKind
from companion.games.any_box.state import MINUTE, State
from companion.table import Figure, Seat, SeatScore, Table


def scoreboard(table: Table) -> tuple[SeatScore, ...]:
    """Return each player's points and minutes; a touch on a figure corrects its entry."""
    state, shown = table.view(State), []
    for seat in table.seats:
        figures = []
        if state.sheet.counts:
            figures.append(Figure("points", state.points[seat], f"points.{seat.colour}"))
        if state.sheet.clock.banked:
            figures.append(Figure("hourglass", -(-state.time[seat] // MINUTE), f"time.{seat.colour}"))
        if state.sheet.clock.kind is ClockKind.MEASURE:
            figures.append(Figure("hourglass", -(-state.used[seat] // MINUTE), f"used.{seat.colour}"))
        if state.sheet.bonus is not None:
            figures.append(Figure("plus", state.toward[seat], f"toward.{seat.colour}"))
        shown.append(SeatScore(seat, tuple(figures)))
    return tuple(shown)


def who_began(table: Table) -> Seat | None:
    """Return the player who began; None if all began together or each round's order was drawn."""
    colour = table.view(State).begins.value
    return table.seats.of(colour) if colour else None


def in_last_round(table: Table) -> bool:
    """Return whether this round is the last."""
    return table.place.round > 0 and table.view(State).last_round()
