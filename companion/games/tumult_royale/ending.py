"""How a game ends (rulebook, end of the game): the checks, the standing, and the exception that carries the outcome."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.tumult_royale.box import STATUES
from companion.games.tumult_royale.court import Court
from companion.table import Outcome, Phrase, Placing, Seat, phrase


class GameEnds(Exception):
    """The game is over, however deep in a round; `play` turns it into its result."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.reason.id)
        self.outcome = outcome


def apart(statues: Iterable[int]) -> int:
    """Take the statues of whoever is last from those of whoever leads (TR-143)."""
    counts = tuple(statues)
    return max(counts) - min(counts)


def standing(court: Court) -> tuple[Placing, ...]:
    """Order the seats by statues, equals by rank (TR-150 to TR-152)."""
    seats = sorted(court.table.seats, key=lambda seat: (-court.statues[seat], court.rank[seat]))
    return tuple(Placing(place, seat, court.statues[seat], _tie(court, seat)) for place, seat in enumerate(seats, start=1))


def _tie(court: Court, seat: Seat) -> Phrase | None:
    equals = [other for other in court.table.seats if court.statues[other] == court.statues[seat]]
    return phrase("tumult-tie", rank=court.rank[seat]) if len(equals) > 1 else None


def over(court: Court, reason: Phrase, *rules: str) -> GameEnds:
    """End the game: most statues win, and of equals the higher rank."""
    places = standing(court)
    tied = places[0].figure == places[1].figure
    by_rank = ("TR-151", "TR-152") if tied else ()
    return GameEnds(Outcome(reason, (places[0].seat,), places, (*rules, "TR-150", *by_rank)))


def put_up(court: Court, seat: Seat, statues: int) -> None:
    """Put statues on display; the 25th ends the game at once, and its owner wins (TR-149)."""
    court.statues[seat] = min(court.statues[seat] + statues, STATUES)
    if court.statues[seat] == STATUES:
        raise GameEnds(Outcome(phrase("tumult-over-statues", who=seat), (seat,), standing(court), ("TR-149",)))
