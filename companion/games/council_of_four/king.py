"""Chapter building with the king: bribe his council, and move him along the roads."""

from __future__ import annotations

from companion.games.council_of_four.box import KING, LETTERS
from companion.games.council_of_four.bribes import cheapest
from companion.games.council_of_four.bribing import bribe
from companion.games.council_of_four.emporium import BUILD, CHAIN, put_up
from companion.games.council_of_four.journey import Journey, fare, ways_from
from companion.games.council_of_four.maps import city_options, preview_map
from companion.games.council_of_four.outlook import outlook, why_not_built
from companion.games.council_of_four.state import State
from companion.table import Phrase, Seat, Symbols, asks, phrase
from companion.table.questions.kinds import only_one
from companion.table.questions.places import ChoosePlace


def journey_fare(state: State, city: str) -> int | None:
    """Give the gold for the king's cheapest way to a city; None where no road leads there."""
    way = ways_from(state.regions.board, state.regions.king.value).get(city)
    return None if way is None else fare(way)


async def build_with_the_king(state: State, seat: Seat) -> None:
    """Choose where the king ends, bribe his council, move him along the roads, build there."""
    city = await _king_to(state, seat, state.time("king-to"))
    paid = await bribe(state, seat, KING, journey_fare(state, city) or 0)
    way = ways_from(state.regions.board, state.regions.king.value).get(city, (city,))
    state.goods.gold[seat] -= fare(way)
    state.regions.king.value = city
    await put_up(state, seat, city, Journey(way, paid + fare(way)))


def why_no_king(state: State, seat: Seat, city: str) -> Phrase | None:
    """Say why a player cannot build in a city with the king's help, before any card is laid; None where they can."""
    travel = journey_fare(state, city)
    if travel is None:
        return phrase("council-off-no-road")
    least = cheapest(state.goods.hand[seat], state.councils.size(KING))
    if least is None:
        return phrase("council-off-no-cards")
    barred = why_not_built(state, seat, city)
    if barred is None and least + travel > state.goods.gold[seat]:
        return phrase("council-off-way", n=travel)
    return barred


@asks
def _king_to(state: State, seat: Seat, at: tuple[int, int]) -> ChoosePlace[str]:
    def brings(city: str) -> tuple[Symbols, ...]:
        return outlook(state, seat, city, journey_fare(state, city) or 0)

    options = city_options(brings, lambda city: why_no_king(state, seat, city))
    rules = ("CF-093", "CF-095", "CF-096", "CF-097", "CF-098", "CF-099", *BUILD, *CHAIN, "CF-G16")
    return ChoosePlace(
        "council.king-to",
        seat=seat,
        occurrence=at,
        options=options,
        places=preview_map(state, brings),
        implied=only_one(options),
        rules=rules,
    )


def may_ask_the_king(state: State, seat: Seat) -> Phrase | None:
    """Say why the king cannot help now; None where he can."""
    if state.regions.left(seat) == 0:
        return phrase("council-off-none-left")
    if state.goods.hand[seat] == 0:
        return phrase("council-off-no-cards")
    if all(why_no_king(state, seat, city) for city in LETTERS):
        return phrase("council-off-nowhere")
    return None
