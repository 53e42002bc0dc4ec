"""A league of all plays that a house has: one point for each opponent beaten, half a point for each tie."""

from collections.abc import Iterable
from typing import NamedTuple

from companion.library.history.document import Play
from companion.library.history.history import is_person


class LeagueRow(NamedTuple):
    """A player's place (equal players share it), plays, wins (shared ones count in part), points, last play (ms since 1970)."""

    place: int
    name: str
    plays: int
    wins: float
    points: float
    last: int | None

    @property
    def mean(self) -> float:
        """The points per play."""
        return self.points / self.plays


def league(plays: Iterable[Play]) -> tuple[LeagueRow, ...]:
    """Rank the players by most points, then most wins, then fewest plays; players equal in all three share a place.

    Only plays sent with names count, as a colour does not identify a player. A player who was absent from a play neither gains
    nor loses points by it.
    """
    found: dict[str, tuple[int, float, float, int | None]] = {}
    for play in plays:
        if play.aborted or any(seat.name == seat.colour for seat in play.seats):
            continue
        for seat in play.seats:
            if is_person(seat.name):
                others = [other for other in play.seats if other is not seat]
                if seat.rank is None or any(other.rank is None for other in others):
                    points = float(seat.won) * len(others)
                else:
                    points = sum(1.0 if seat.rank < (other.rank or 0) else 0.5 * (seat.rank == other.rank) for other in others)
                count, wins, before, last = found.get(seat.name, (0, 0.0, 0.0, None))
                days = [day for day in (last, play.ended) if day is not None]
                won = 1 / len(play.winners) if seat.won else 0.0
                found[seat.name] = (count + 1, wins + won, before + points, max(days, default=None))
    rows = sorted(((name, *row) for name, row in found.items()), key=_worth)
    return tuple(LeagueRow(1 + sum(_worth(other) < _worth(row) for other in rows), *row) for row in rows)


def _worth(row: tuple[str, int, float, float, int | None]) -> tuple[float, float, int]:
    _, plays, wins, points, _ = row
    return -points, -wins, plays
