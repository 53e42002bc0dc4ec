"""The winter's calculations as pure functions: grain, hunger, majorities, points; and the ranking at the end of the game."""

from collections.abc import Mapping, Sequence

from companion.games.wallenstein.box import BUILDINGS, REGIONS
from companion.games.wallenstein.state import State
from companion.table import Outcome, Phrase, Placing, Row, Tally, asks, phrase, ranking, unchanging

MAJORITY = {"palace": 3, "church": 2, "house": 1}

Count = Mapping[tuple[str, str], int]
"""The number of one player's buildings by (kind, region)."""


@unchanging
class Majority:
    """One majority: the kind, the region, the players who hold it, and the points each of them gets."""

    kind: str
    region: str
    holders: tuple[str, ...]
    points: int


@unchanging
class Score:
    """One player's points in a winter: for lands, for buildings, and for majorities."""

    lands: int
    buildings: int
    majorities: int

    @property
    def total(self) -> int:
        """All victory points of this winter."""
        return self.lands + self.buildings + self.majorities


def grain_left(grain: int, loss: int) -> int:
    """Return the grain after the loss, at least 0 (WA-158)."""
    return max(0, grain - loss)


def unsupplied(lands: int, grain: int) -> int:
    """Return the number of lands without grain (WA-159, WA-160)."""
    return max(0, lands - grain)


def majority(kind: str, region: str, counts: Mapping[str, int]) -> Majority | None:
    """Return who has most buildings of a kind in a region; None if nobody has any. A tie costs each holder a point.

    The rules are WA-168, WA-169, WA-170, WA-171.
    """
    most = max(counts.values(), default=0)
    if not most:
        return None
    holders = tuple(player for player, number in counts.items() if number == most)
    return Majority(kind, region, holders, MAJORITY[kind] - (len(holders) > 1))


def majorities(buildings: Mapping[str, Count]) -> tuple[Majority, ...]:
    """Return all majorities, by kind and then by region."""
    found = []
    for kind in BUILDINGS:
        for region in REGIONS:
            held = majority(kind, region, {player: count.get((kind, region), 0) for player, count in buildings.items()})
            if held is not None:
                found.append(held)
    return tuple(found)


def winter_scores(lands: Mapping[str, int], buildings: Mapping[str, Count]) -> dict[str, Score]:
    """Score a winter: a point per land and per building, and majorities (WA-166, WA-167, WA-168, WA-169, WA-170, WA-171)."""
    held = majorities(buildings)
    return {
        player: Score(
            lands[player],
            sum(buildings[player].values()),
            sum(one.points for one in held if player in one.holders),
        )
        for player in lands
    }


def standing(points: Mapping[str, int], taler: Mapping[str, int]) -> tuple[tuple[int, str], ...]:
    """Rank the players by points, then by Taler; players equal in both share a place (WA-192, WA-193)."""
    return ranking({player: (points[player], taler.get(player, 0)) for player in points})


def tied(points: Mapping[str, int]) -> Sequence[str]:
    """List the players who are tied with another on points; only their Taler matter at the end."""
    values = list(points.values())
    return [player for player, number in points.items() if values.count(number) > 1]


OVER = phrase("wallenstein-over")


async def finish(state: State, reason: Phrase = OVER) -> Outcome:
    """Rank the players at the end of the game by points, then by Taler (WA-191, WA-192, WA-193)."""
    points = {seat.colour: state.points[seat] for seat in state.seats}
    taler = {seat.colour: state.taler[seat] for seat in state.seats} if state.full else {}
    if not state.full and tied(points):
        taler = dict(await _taler_asked(state))
        points = {seat.colour: state.points[seat] for seat in state.seats}
    notes = {colour: phrase("wallenstein-with-taler", n=number) for colour, number in taler.items()}
    ranked = standing(points, taler)
    placings = tuple(Placing(place, state.seats.of(who), points[who], notes.get(who)) for place, who in ranked)
    winners = tuple(placing.seat for placing in placings if placing.place == 1)
    return Outcome(reason, winners, placings, rules=("WA-191", "WA-192", "WA-193"))


@asks
def _taler_asked(state: State) -> Tally:
    """Ask for the Taler of the players who are tied on points."""
    level = tied({seat.colour: state.points[seat] for seat in state.seats})
    rows = tuple(Row(seat.colour, seat=seat, icon="gold", high=160) for seat in state.seats if seat.colour in level)
    return Tally("wallenstein.taler", rows=rows, rules=("WA-193",))
