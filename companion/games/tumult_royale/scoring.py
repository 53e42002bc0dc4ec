"""How far apart the players are, and the ranking by statues and rank."""

from collections.abc import Iterable

from companion.games.tumult_royale.state import State
from companion.table import Placing, phrase


def apart(statues: Iterable[int]) -> int:
    """Return the leader's statues minus those of the last player (TR-143)."""
    counts = tuple(statues)
    return max(counts) - min(counts)


def standing(state: State) -> tuple[Placing, ...]:
    """Rank the players by statues, then by rank (TR-150, TR-151, TR-152)."""
    seats = sorted(state.table.seats, key=lambda seat: (-state.statues[seat], state.rank[seat]))
    counts, placings = state.statues.values(), []
    for place, seat in enumerate(seats, start=1):
        tie = phrase("tumult-tie", rank=state.rank[seat]) if counts.count(state.statues[seat]) > 1 else None
        placings.append(Placing(place, seat, state.statues[seat], tie))
    return tuple(placings)
