"""The ranking by statues and rank, the checks whether the game ends, and the exception that carries the outcome."""

from collections.abc import Iterable

from companion.games.tumult_royale.box import LAST_ROUND, STATUES, number_below
from companion.games.tumult_royale.state import State
from companion.table import Outcome, Phrase, Placing, Seat, phrase


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


class GameEnds(Exception):
    """The game has ended within a round; `play` catches it and returns its outcome."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.reason.id)
        self.outcome = outcome


def over(state: State, reason: Phrase, *rules: str) -> GameEnds:
    """Return the exception that ends the game: most statues win, then the higher rank."""
    places = standing(state)
    tied = places[0].figure == places[1].figure
    by_rank = ("TR-151", "TR-152") if tied else ()
    return GameEnds(Outcome(reason, (places[0].seat,), places, (*rules, "TR-150", *by_rank)))


def put_up(state: State, seat: Seat, statues: int) -> None:
    """Add to a player's statues; raises `GameEnds` if the 25th statue ends the game, which that player wins (TR-149)."""
    state.statues[seat] = min(state.statues[seat] + statues, STATUES)
    if state.statues[seat] == STATUES:
        raise GameEnds(Outcome(phrase("tumult-over-statues", who=seat), (seat,), standing(state), ("TR-149",)))


async def check_the_statues(state: State) -> None:
    """End the game if a correction has given a player 25 statues; the highest rank is checked first (TR-149)."""
    for seat in state.by_rank():
        put_up(state, seat, 0)


async def check_the_end(state: State) -> None:
    """End the game if the players are too far apart or the chronicle is full (TR-052)."""
    number = await number_below(state.table, state.round)
    difference = apart(state.statues.values())
    if state.round == LAST_ROUND:
        raise over(state, phrase("tumult-over-chronicle"), "TR-147", "TR-148", "TR-052")
    if difference > number:
        reason = phrase("tumult-over-apart", difference=difference, number=number)
        raise over(state, reason, "TR-143", "TR-145", *(("TR-146",) if state.round == LAST_ROUND - 3 else ()))
