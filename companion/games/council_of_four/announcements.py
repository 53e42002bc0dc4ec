"""What may be said in any turn: look at the map, calculate something, the last emporium stands, fewer books, stop."""

from companion.games.council_of_four.box import LETTERS
from companion.games.council_of_four.calculators import bribe_cost, king_cost, linked_rewards
from companion.games.council_of_four.emporium import outlook, why_not_built
from companion.games.council_of_four.light import take_tile
from companion.games.council_of_four.maps import city_options, preview_map
from companion.games.council_of_four.state import State
from companion.table import Announcement, Option, Seat, asks, phrase
from companion.table.questions.announcement import Handler
from companion.table.questions.places import ChoosePlace


class Stopped(Exception):
    """The table stops here and wants the scoring."""


def heard_in_turns(state: State) -> tuple[tuple[Announcement, Handler], ...]:
    """List what is on offer beside every question of a turn."""

    async def look(_: Seat | None) -> None:
        if state.full:
            await look_at_the_map(state)
        else:
            await linked_rewards(state)

    async def cost(_: Seat | None) -> None:
        await bribe_cost(state)

    async def journey(_: Seat | None) -> None:
        await king_cost(state)

    async def tile_due(seat: Seat | None) -> None:
        if seat is not None:
            await take_tile(state, seat)

    async def lighter(_: Seat | None) -> None:
        state.books.value = "light"

    async def stop(_: Seat | None) -> None:
        raise Stopped

    offered = (
        (Announcement("council.look", rules=("CF-104", "CF-105", "CF-106", "CF-107", "CF-101"), icon="land"), look),
        (Announcement("council.bribe-cost", rules=("CF-071", "CF-072", "CF-073", "CF-074", "CF-075"), icon="card"), cost),
        (Announcement("council.king-cost", rules=("CF-095", "CF-096", "CF-097"), icon="crown"), journey),
        (Announcement("council.tile-due", seats=tuple(state.table.seats), rules=("CF-110", "CF-111"), icon="prize"), tile_due),
        (Announcement("council.light-books", icon="book"), lighter),
        (Announcement("council.stop", icon="cross"), stop),
    )
    elsewhere = {"council.tile-due"} if state.full else {"council.light-books"}
    return tuple((said, handler) for said, handler in offered if said.id not in elsewhere)


async def look_at_the_map(state: State) -> None:
    """Show what building in each city would bring the active player, until the table has seen enough."""
    await _look(state, state.seat, state.time("look"))


@asks
def _look(state: State, seat: Seat, at: tuple[int, int]) -> ChoosePlace[str]:
    brings = {city: outlook(state, seat, city) for city in LETTERS}
    back = Option("back", phrase("council-back"), icon="back")
    return ChoosePlace(
        "council.map",
        seat=seat,
        occurrence=at,
        options=(back, *city_options(brings, why_not_built(state, seat))),
        places=preview_map(state, brings),
        rules=("CF-101", "CF-104", "CF-105", "CF-106", "CF-107", "CF-110"),
    )
