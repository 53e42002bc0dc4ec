"""What may be said in any turn: look at the map, calculate something, the last emporium stands, fewer books, stop."""

from collections.abc import Iterator

from companion.games.council_of_four.box import LETTERS
from companion.games.council_of_four.calculators import COST, JOURNEY, bribe_cost, king_cost, linked_rewards
from companion.games.council_of_four.emporium import outlook, why_not_built
from companion.games.council_of_four.light import take_tile
from companion.games.council_of_four.maps import city_options, map_of
from companion.games.council_of_four.state import State
from companion.table import Announcement, Option, Seat, asks, phrase
from companion.table.questions.announcement import Handler
from companion.table.questions.places import ChoosePlace


def heard_in_turns(state: State) -> Iterator[tuple[Announcement, Handler]]:
    """List what is on offer beside every question of a turn."""

    async def look(_: Seat | None) -> None:
        if state.full:
            await _look(state, state.seat, state.time("look"))
        else:
            await linked_rewards(state)

    async def tile_due(seat: Seat | None) -> None:
        if seat is not None:
            await take_tile(state, seat)

    yield Announcement("council.look", rules=("CF-104", "CF-105", "CF-106", "CF-107", "CF-101"), icon="land"), look
    yield Announcement("council.bribe-cost", rules=COST, icon="card"), lambda _: bribe_cost(state)
    yield Announcement("council.king-cost", rules=JOURNEY, icon="crown"), lambda _: king_cost(state)
    if not state.full:
        seats = tuple(state.table.seats)
        yield Announcement("council.tile-due", seats=seats, rules=("CF-110", "CF-111"), icon="prize"), tile_due


@asks
def _look(state: State, seat: Seat, at: tuple[int, int]) -> ChoosePlace[str]:
    """Show what building in each city would bring the active player, until the table has seen enough."""
    brings = {city: outlook(state, seat, city) for city in LETTERS}
    back = Option("back", phrase("council-back"), icon="back")
    return ChoosePlace(
        "council.map",
        seat=seat,
        occurrence=at,
        options=(back, *city_options(brings, why_not_built(state, seat))),
        places=map_of(state.regions, brings),
        rules=("CF-101", "CF-104", "CF-105", "CF-106", "CF-107", "CF-110"),
    )
