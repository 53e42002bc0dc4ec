"""Entering what lies on the board with full books: reward tokens, open permits, councillors.

Players can enter all of it at once; otherwise (the implied answer) each piece is asked for when it first matters, except
councillors: a bribe only counts cards, and players check the colours. Unless entered, only those elected later are known.
"""

from collections.abc import Callable

from companion.games.council_of_four import box, maps, rewards
from companion.games.council_of_four.state import State
from companion.table import NOT_IMPLIED, ChoosePlace, Option, Seat, Shelf, Spot, Symbols, asks, only_one, phrase
from companion.table.questions.places import field


async def enter_tokens(state: State) -> None:
    """Ask for the city of each reward token; the last token lies in the last city (CF-019)."""
    while len(state.regions.tokens_to_place()) > 1:
        token = state.regions.tokens_to_place()[0]
        city = await _where_is(state, token)
        if city == maps.LATER:
            state.regions.tokens_later = True
            return
        state.regions.token[city] = token
    for token, city in zip(state.regions.tokens_to_place(), state.regions.cities_without_token(), strict=False):
        state.regions.token[city] = token


@asks
def _where_is(state: State, token: str) -> ChoosePlace[str]:
    free = state.regions.cities_without_token()
    first = not any(state.regions.token.values())
    return ChoosePlace(
        "council.token",
        subject=token,
        args={"what": box.TOKENS[token].words},
        options=(
            *maps.city_options(off=lambda city: None if city in free else phrase("council-off-filled")),
            *maps.later(offered=first),
        ),
        places=maps.token_map(state.regions),
        rules=("CF-019", "CF-020"),
        picture="tokens",
        implied=maps.LATER if first else NOT_IMPLIED,
    )


async def know_tokens(state: State, seat: Seat, cities: Callable[[], tuple[str, ...]]) -> None:
    """Ask which reward token lies in each of a player's cities, unless it has been entered already."""
    regions = state.regions
    while regions.tokens_later and regions.tokens_to_place():
        city = next((city for city in cities() if city in regions.cities_without_token()), None)
        if city is None:
            return
        regions.token[city] = await _which_token(state, seat, city)


@asks
def _which_token(state: State, seat: Seat, city: str) -> ChoosePlace[str]:
    left = {box.TOKENS[token]: token for token in reversed(state.regions.tokens_to_place())}
    tokens = tuple(sorted(left.values()))
    options = tuple(Option(token, box.TOKENS[token].words, gains=box.TOKENS[token].symbols) for token in tokens)
    spots = tuple(Spot(token, box.TOKENS[token].words, symbols=box.TOKENS[token].symbols) for token in tokens)
    return ChoosePlace(
        "council.token-here",
        subject=city,
        args={"city": box.city_name(city), "who": seat},
        options=options,
        places=field(spots, maps.PERMIT_COLUMNS),
        rules=("CF-019", "CF-104", "CF-105"),
        picture="tokens",
        implied=only_one(options),
    )


async def enter_open_permits(state: State) -> None:
    """Ask which two permits lie open in each region, unless this is left until later (CF-024)."""
    for region in box.REGIONS:
        if not state.permits.later:
            await rewards.turn_up(state, None, region)


async def enter_councils(state: State) -> None:
    """Ask for the councillors on each balcony, from the arrow's side, unless this is left until later (CF-030)."""
    for council in box.COUNCILS:
        while not state.councils.later and len(state.councils.balcony[council]) < box.SEATS_IN_COUNCIL:
            colour = await _who_sits(state, council, len(state.councils.balcony[council]) + 1)
            if colour == maps.LATER:
                state.councils.later = True
            else:
                state.councils.balcony[council] += (colour,)


@asks
def _who_sits(state: State, council: str, place: int) -> ChoosePlace[str]:
    pool = state.councils.pool()
    first = not any(state.councils.balcony.values())
    # Show the balcony as it fills from the arrow's side, with the seat in question marked.
    seated = maps.balcony(state, council)
    empty = (Symbols("seat-empty", 1),) * (box.SEATS_IN_COUNCIL - len(seated))
    return ChoosePlace(
        "council.seated",
        subject=council,
        occurrence=(place,),
        args={"council": box.council_name(council), "place": place},
        options=(*(Option(colour, box.colour_name(colour)) for colour in pool), *maps.later(offered=first)),
        places=maps.councillor_field(tuple(pool)),
        illustration=Shelf((*seated, *empty), len(seated), certain=True),
        rules=("CF-029", "CF-030", "CF-031"),
        picture="balcony",
        implied=maps.LATER if first else NOT_IMPLIED,
    )
