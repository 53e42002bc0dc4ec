"""Rulebook chapter on the end of the game: who wins, and the ranking."""

from companion.app.commands.new.skeleton.state import State
from companion.table import Outcome, Placing, Seat, phrase


def outcome(state: State, last: Seat) -> Outcome:
    """Return the outcome: the player who took the last stone wins (SKEL-006) or, in the variant, loses (SKEL-007)."""
    loses = state.table.options["last"] == "loses"
    winners = tuple(seat for seat in state.table.seats if (seat == last) is not loses)
    places = ((1 if seat in winners else len(winners) + 1, seat) for seat in state.table.seats)
    standing = tuple(Placing(place, seat, state.taken[seat]) for place, seat in sorted(places, key=lambda line: line[0]))
    rule = "SKEL-007" if loses else "SKEL-006"
    return Outcome(phrase("skeleton-over", who=last), winners, standing, (rule,))
