"""Who wins, and the standing: pure sums of what was counted."""

from companion.games.any_box.box_sheet import ClockKind, Winner
from companion.games.any_box.state import MINUTE, State
from companion.table import Phrase, Placing, Seat, phrase, ranking


def strength(state: State, seat: Seat) -> tuple[int, int]:
    """Give what decides: points, fewest first where the sheet says so, then the line between equals (AB-013, AB-014)."""
    if not state.sheet.counts:
        return 0, 0
    points = state.points[seat]
    lowest = state.sheet.ends.winner is Winner.LOWEST
    return -points if lowest else points, state.tie[seat] if state.sheet.ends.tie else 0


def winners(state: State) -> tuple[Seat, ...]:
    """List who is best; who is equal in all that decides shares it (AB-014)."""
    best = max(strength(state, seat) for seat in state.table.seats)
    return tuple(seat for seat in state.table.seats if strength(state, seat) == best)


def ranked(state: State, won: frozenset[str] | None = None) -> tuple[Placing, ...]:
    """Give the standing, best first; with `won` those of these colours come first, whatever they have."""
    named = won if won is not None and state.sheet.ends.winner in {Winner.NAMED, Winner.TOGETHER} else frozenset()
    worth = {seat: (seat.colour in named, strength(state, seat)) for seat in state.table.seats}
    counts = state.sheet.counts
    return tuple(
        Placing(place, seat, state.points[seat] if counts else None, _time_used(state, seat)) for place, seat in ranking(worth)
    )


def _time_used(state: State, seat: Seat) -> Phrase | None:
    """Say how long a seat took, where the clock knows it: where nobody's time goes to another."""
    clock = state.sheet.clock
    if clock.kind is ClockKind.MEASURE:
        used = state.used[seat]
    elif clock.kind is ClockKind.BANK:
        used = clock.seconds - state.time[seat]
    else:
        return None
    return phrase("any-time-used", minutes=used // MINUTE, seconds=f"{used % MINUTE:02}")
