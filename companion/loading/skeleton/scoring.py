"""Chapter end of the game: who wins, and the standing."""

from companion.loading.skeleton.state import State
from companion.table import Outcome, Placing, Seat, phrase


def outcome(state: State, last: Seat) -> Outcome:
    """End the game: whoever took the last stone wins (SKEL-006), or in the variant loses (SKEL-007)."""
    loses = state.table.options["last"] == "loses"
    winners = tuple(seat for seat in state.table.seats if (seat == last) is not loses)
    standing = tuple(sorted((_placing(state, seat, winners) for seat in state.table.seats), key=lambda line: line.place))
    rule = "SKEL-007" if loses else "SKEL-006"
    return Outcome(phrase("skeleton-over", who=last), winners, standing, (rule,))


def _placing(state: State, seat: Seat, winners: tuple[Seat, ...]) -> Placing:
    place = 1 if seat in winners else len(winners) + 1
    return Placing(place, seat, state.taken[seat])
