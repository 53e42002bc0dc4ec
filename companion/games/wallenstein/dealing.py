"""Start lands dealt by choice, noted when all groups stand: each player's lands, then how many armies stand in each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.games.wallenstein.box import by_name
from companion.games.wallenstein.lands import land_name, land_option
from companion.games.wallenstein.state import State
from companion.table import Pick, Row, Seat, Tally, asks, unchanging
from companion.table.questions.question import Rng


@unchanging(kw_only=True)
class ArmyGroups(Tally):
    """How many armies stand in each land: each of `groups` in one of them (WA-036)."""

    groups: tuple[int, ...]

    def accepts(self, answer: Mapping[str, int]) -> None:
        """Refuse other numbers than the groups."""
        super().accepts(answer)
        if sorted(answer.values()) != sorted(self.groups):
            raise self.reject("wallenstein-not-these-groups", groups=" ".join(map(str, self.groups)))

    def sample(self, rng: Rng) -> Mapping[str, int]:
        """Draw which group stands where."""
        groups = rng.sample(self.groups, len(self.groups))
        return {row.key: group for row, group in zip(self.rows, groups, strict=True)}


def occupy(state: State, seat: Seat, land: str, number: int) -> None:
    """Put armies from the supply into a land and give its card to their player."""
    state.owner[land] = seat.colour
    state.armies[land] += number
    state.supply[seat] -= number


async def note_lands(state: State, groups: Sequence[int]) -> None:
    """Ask every player for lands and armies, clockwise from the oldest."""
    for seat in state.seats.clockwise_from(state.seats.of(state.oldest.value)):
        lands = await _lands(state, seat, tuple(groups))
        for land, number in (await _armies(seat, lands, tuple(groups))).items():
            occupy(state, seat, land, number)
        state.groups[seat] = ()


@asks
def _lands(state: State, seat: Seat, groups: tuple[int, ...]) -> Pick[str]:
    """Ask for a player's lands, in any order."""
    return Pick(
        "wallenstein.dealt-lands",
        seat=seat,
        args={"n": len(groups)},
        options=tuple(land_option(land) for land in by_name(state.lands) if not state.owner[land]),
        least=len(groups),
        most=len(groups),
        rules=("WA-037",),
    )


def _armies(seat: Seat, lands: tuple[str, ...], groups: tuple[int, ...]) -> ArmyGroups:
    """Ask which group stands where; counting begins in the middle."""
    middle = sorted(groups)[len(groups) // 2]
    low, high = min(groups), max(groups)
    rows = tuple(Row(land, land_name(land), icon="cube", low=low, high=high, likely=middle) for land in lands)
    args = {"groups": " ".join(map(str, groups))}
    return ArmyGroups(
        "wallenstein.dealt-armies", seat=seat, args=args, rows=rows, total=sum(groups), groups=groups, rules=("WA-036",)
    )
