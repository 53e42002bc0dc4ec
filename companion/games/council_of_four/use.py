"""Chapter building with a permit: in a city that it names; then it lies face down."""

from collections.abc import Collection

from companion.games.council_of_four.box import LETTERS, city_name
from companion.games.council_of_four.emporium import BUILD, CHAIN, outlook, put_up, why_not_built
from companion.games.council_of_four.maps import city_options, map_of, permit_field, permit_options
from companion.games.council_of_four.state import State
from companion.table import Phrase, Seat, asks, phrase
from companion.table.questions.kinds import only_one
from companion.table.questions.places import ChoosePlace


async def build_with_permit(state: State, seat: Seat) -> None:
    """Build in a city that an own permit names, and turn the permit face down."""
    city = await _which_city(state, seat, state.time("city"))
    named = state.permits.naming(seat, city)
    permit = named[0] if len(named) == 1 else await _by_which_permit(state, seat, city, state.time("by-permit"))
    state.permits.turn_down(permit, seat)
    await put_up(state, seat, city)


def why_no_permit(state: State, seat: Seat, city: str, named: Collection[str]) -> Phrase | None:
    """Say why a player cannot build in a city with a permit, when those that they have name these; None where they can."""
    if city not in named:
        return phrase("council-off-no-permit")
    return why_not_built(state, seat)(city)


@asks
def _which_city(state: State, seat: Seat, at: tuple[int, int]) -> ChoosePlace[str]:
    named = state.permits.named(seat)
    brings = {city: outlook(state, seat, city) if city in named else () for city in LETTERS}
    options = city_options(brings, lambda city: why_no_permit(state, seat, city, named))
    return ChoosePlace(
        "council.build-where",
        seat=seat,
        occurrence=at,
        options=options,
        places=map_of(state.regions, brings),
        implied=only_one(options),
        rules=("CF-087", "CF-088", "CF-089", "CF-090", "CF-091", *BUILD, *CHAIN, "CF-G16"),
    )


@asks
def _by_which_permit(state: State, seat: Seat, city: str, at: tuple[int, int]) -> ChoosePlace[str]:
    permits = state.permits.naming(seat, city)
    return ChoosePlace(
        "council.by-permit",
        seat=seat,
        occurrence=at,
        args={"city": city_name(city)},
        options=permit_options(permits),
        places=permit_field(permits),
        rules=("CF-087", "CF-090", "CF-091"),
        picture="permits",
    )


def may_build(state: State, seat: Seat) -> Phrase | None:
    """Say why no permit can be used now; None where one can."""
    if state.regions.left(seat) == 0:
        return phrase("council-off-none-left")
    named = state.permits.named(seat)
    if not named:
        return phrase("council-off-no-permit")
    if all(map(why_not_built(state, seat), named)):
        return phrase("council-off-nowhere")
    return None
