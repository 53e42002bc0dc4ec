"""The winners and the ranking, computed from the points counted."""

from companion.games.any_box.box_sheet import ClockKind, Winner
from companion.games.any_box.state import MINUTE, State
from companion.table import Phrase, Placing, Seat, phrase, ranking


def strength(state: State, seat: Seat) -> tuple[int, int]:
    """Return the sort key: points (negative if the fewest win), then the tie-breaking line (AB-013, AB-014)."""
    if not state.sheet.counts:
        return 0, 0
    points = state.points[seat]
    lowest = state.sheet.ends.winner is Winner.LOWEST
    return -points if lowest else points, state.tie[seat] if state.sheet.ends.tie else 0


def winners(state: State) -> tuple[Seat, ...]:
    """Return the players with the best key; equal players share the win (AB-014)."""
    best = max(strength(state, seat) for seat in state.table.seats)
    return tuple(seat for seat in state.table.seats if strength(state, seat) == best)


def ranked(state: State, won: frozenset[str] | None = None) -> tuple[Placing, ...]:
    """Return the ranking, best first; the colours in `won` come first, where the players name the winners."""
    named = won if won is not None and state.sheet.ends.winner in {Winner.NAMED, Winner.TOGETHER} else frozenset()
    worth = {seat: (seat.colour in named, strength(state, seat)) for seat in state.table.seats}
    counts = state.sheet.counts
    return tuple(
        Placing(place, seat, state.points[seat] if counts else None, _time_used(state, seat)) for place, seat in ranking(worth)
    )


def _time_used(state: State, seat: Seat) -> Phrase | None:
    """Return, as a phrase, the time that a player has used; None if the clock does not count it."""
    clock = state.sheet.clock
    if clock.kind is ClockKind.MEASURE:
        used = state.used[seat]
    elif clock.kind is ClockKind.BANK:
        used = clock.seconds - state.time[seat]
    else:
        return None
    return phrase("any-time-used", minutes=used // MINUTE, seconds=f"{used % MINUTE:02}")
