"""Taking down what lies on the board: reward tokens, open permits, councillors (full books)."""

from __future__ import annotations

from companion.games.council_of_four.box import COUNCILS, REGIONS, SEATS_IN_COUNCIL, TOKENS
from companion.games.council_of_four.maps import city_options, colour_name, council_name, councillor_field, token_map
from companion.games.council_of_four.rewards import turn_up
from companion.games.council_of_four.state import State
from companion.table import Option, Phrase, asks, phrase
from companion.table.questions.places import ChoosePlace


async def enter_tokens(state: State) -> None:
    """Ask for each reward token in which city it lies; the last one lies in the last city (CF-019)."""
    while len(state.regions.tokens_to_place()) > 1:
        token = state.regions.tokens_to_place()[0]
        state.regions.token[await _where_is(state, token)] = token
    for token, city in zip(state.regions.tokens_to_place(), state.regions.cities_without_token(), strict=False):
        state.regions.token[city] = token


@asks
def _where_is(state: State, token: str) -> ChoosePlace[str]:
    def taken(city: str) -> Phrase | None:
        return None if city in state.regions.cities_without_token() else phrase("council-off-filled")

    return ChoosePlace(
        "council.token",
        subject=token,
        args={"what": TOKENS[token].words},
        options=city_options(off=taken),
        places=token_map(state.regions),
        rules=("CF-019", "CF-020"),
        picture="tokens",
    )


async def enter_open_permits(state: State) -> None:
    """Ask which two permits lie open in each region (CF-024)."""
    for region in REGIONS:
        await turn_up(state, None, region)


async def enter_councils(state: State) -> None:
    """Ask for the councillors on each balcony, from the arrow's side (CF-030)."""
    for council in COUNCILS:
        while len(state.councils.balcony[council]) < SEATS_IN_COUNCIL:
            place = len(state.councils.balcony[council]) + 1
            state.councils.seat_next(council, await _who_sits(state, council, place))


@asks
def _who_sits(state: State, council: str, place: int) -> ChoosePlace[str]:
    pool = state.councils.pool()
    return ChoosePlace(
        "council.seated",
        subject=council,
        occurrence=(place,),
        args={"council": council_name(council), "place": place},
        options=tuple(Option(colour, colour_name(colour)) for colour in pool),
        places=councillor_field(pool),
        rules=("CF-029", "CF-030", "CF-031"),
        picture="balcony",
    )
