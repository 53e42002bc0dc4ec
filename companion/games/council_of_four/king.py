"""Chapter building with the king: bribe his council, and move him along the roads."""

from collections.abc import Callable
from functools import cache

from companion.games.council_of_four.board import Journey, fare, fares_from, ways_from
from companion.games.council_of_four.box import KING, LETTERS
from companion.games.council_of_four.bribes import bribe, cheapest
from companion.games.council_of_four.emporium import BUILD, CHAIN, outlook, put_up, why_not_built
from companion.games.council_of_four.maps import city_options, map_of
from companion.games.council_of_four.state import State
from companion.table import Phrase, Seat, asks, phrase
from companion.table.questions.kinds import only_one
from companion.table.questions.places import ChoosePlace

NO_ROAD, NO_CARDS = phrase("council-off-no-road"), phrase("council-off-no-cards")


def journey_fare(state: State, city: str) -> int | None:
    """Give the gold for the king's cheapest way to a city; None where no road leads there."""
    return fares_from(state.regions.board, state.regions.king.value).get(city)


async def build_with_the_king(state: State, seat: Seat) -> None:
    """Choose where the king ends, bribe his council, move him along the roads, build there."""
    city = await _king_to(state, seat, state.time("king-to"))
    paid = await bribe(state, seat, KING, journey_fare(state, city) or 0)
    way = ways_from(state.regions.board, state.regions.king.value).get(city, (city,))
    travel = min(fare(way), state.goods.gold[seat])  # less only where a correction has made the way longer meanwhile
    state.goods.gold[seat] -= travel
    state.regions.king.value = city
    await put_up(state, seat, city, Journey(way, paid + travel))


def why_no_king(state: State, seat: Seat) -> Callable[[str], Phrase | None]:
    """Give what says why a player cannot build in a city with the king's help, before any card is laid; None where they can.

    Every turn asks for all cities: so roads, cards and gold are looked at once.
    """
    fares = fares_from(state.regions.board, state.regions.king.value)
    least, gold = cheapest(state.goods.hand[seat], state.councils.size(KING)), state.goods.gold[seat]

    barred = why_not_built(state, seat)

    def why(city: str) -> Phrase | None:
        travel = fares.get(city)
        if travel is None or least is None:
            return NO_ROAD if travel is None else NO_CARDS
        return barred(city) or (_too_far(travel) if least + travel > gold else None)

    return why


@cache
def _too_far(travel: int) -> Phrase:
    return phrase("council-off-way", n=travel)


@asks
def _king_to(state: State, seat: Seat, at: tuple[int, int]) -> ChoosePlace[str]:
    brings = {city: outlook(state, seat, city, journey_fare(state, city) or 0) for city in LETTERS}
    options = city_options(brings, why_no_king(state, seat))
    # Find the city that brings most for what it costs; "" where none is open.
    open_ones = [option for option in options if option.off is None]
    return ChoosePlace(
        "council.king-to",
        seat=seat,
        occurrence=at,
        options=options,
        places=map_of(state.regions, brings),
        likely=max(open_ones, key=lambda option: sum(gain.amount for gain in option.gains)).key if open_ones else "",
        implied=only_one(options),
        rules=("CF-093", "CF-095", "CF-096", "CF-097", "CF-098", "CF-099", *BUILD, *CHAIN, "CF-G16"),
    )


def may_ask_the_king(state: State, seat: Seat) -> Phrase | None:
    """Say why the king cannot help now; None where he can."""
    if state.regions.left(seat) == 0:
        return phrase("council-off-none-left")
    if state.goods.hand[seat] == 0:
        return phrase("council-off-no-cards")
    if all(map(why_no_king(state, seat), LETTERS)):
        return phrase("council-off-nowhere")
    return None
