"""Chapter first statue: everyone places one on a pasture."""

from companion.games.tumult_royale.state import State
from companion.table import NOT_IMPLIED, Seat, Tell, asks


async def place_first_statues(state: State) -> None:
    """Let everyone place one statue on a pasture, the lowest rank first (TR-043, TR-044, TR-045, TR-046, TR-047, TR-048)."""
    state.table.at("tumult-phase-first", round=0)
    placed: list[Seat] = []
    for number in range(1, len(state.table.seats) + 1):
        await _first(state, placed, number)
        seat = _next_first(state, placed)
        state.statues[seat] = 1
        placed.append(seat)


def _next_first(state: State, placed: list[Seat]) -> Seat:
    return next(seat for seat in reversed(state.by_rank()) if seat not in placed)


@asks
def _first(state: State, placed: list[Seat], number: int) -> Tell:
    """One card serves for all: it lists who follows whom."""
    order = tuple(reversed(state.by_rank()))
    return Tell(
        "tumult.first",
        args={"king": state.king, "order": order},
        seat=_next_first(state, placed),
        occurrence=(number,),
        rules=("TR-043", "TR-044", "TR-045", "TR-046", "TR-048", "TR-042"),
        picture="first-statue",
        implied=None if number > 1 else NOT_IMPLIED,
    )
