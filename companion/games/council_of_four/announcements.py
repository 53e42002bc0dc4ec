"""What players can announce in any turn: look at the map, calculate something, the last emporium, fewer books, stop."""

from collections.abc import Iterator

from companion.games.council_of_four import box, bribes, emporium, light
from companion.games.council_of_four.board import chain, fare, ways_from
from companion.games.council_of_four.maps import city_options, map_of, token_map
from companion.games.council_of_four.state import State
from companion.table import Announcement, Choose, Number, Option, Reason, Seat, Symbols, Tell, asks, phrase, seat_options
from companion.table.questions.places import ChoosePlace
from companion.table.questions.question import Handler

COST = ("CF-071", "CF-072", "CF-073", "CF-074", "CF-075")
JOURNEY = ("CF-095", "CF-096", "CF-097")
CHAIN = ("CF-101", "CF-102", "CF-104", "CF-105", "CF-106", "CF-107", "CF-108")


async def bribe_cost(state: State) -> None:
    """Ask for a number of cards and jokers, and tell the gold that the bribe costs."""
    at = state.time("bribe-cost")
    cards = await Number("council.cost.cards", low=1, high=max(box.BRIBE), likely=2, occurrence=at, icon="card", rules=COST)
    jokers = await Number("council.cost.jokers", high=cards, likely=0, occurrence=at, icon="joker", rules=COST)
    args = {"cards": cards, "jokers": jokers, "gold": bribes.price(cards, jokers)}
    await Tell("council.cost", occurrence=at, args=args, rules=COST)


async def king_cost(state: State) -> None:
    """Tell the king's cheapest way to a city that the player picks; with light books, first ask where the king is."""
    at = state.time("king-cost")
    if not state.full:
        state.regions.king.value = await _king_is(state, at)
    city = await _king_goes(state, at)
    await _king_way(state, city, at)


@asks
def _king_is(state: State, at: tuple[int, int]) -> ChoosePlace[str]:
    return ChoosePlace(
        "council.way.from", occurrence=at, options=city_options(), places=token_map(state.regions), rules=("CF-025", *JOURNEY)
    )


@asks
def _king_goes(state: State, at: tuple[int, int]) -> ChoosePlace[str]:
    ways = ways_from(state.regions.board, state.regions.king.value)

    fares = {city: fare(ways[city]) if city in ways else 0 for city in box.LETTERS}
    costs = {city: (Symbols("gold", -gold),) if gold else () for city, gold in fares.items()}
    options = city_options(costs, lambda city: None if city in ways else phrase("council-off-no-road"))
    return ChoosePlace("council.way.to", occurrence=at, options=options, places=token_map(state.regions), rules=JOURNEY)


@asks
def _king_way(state: State, city: str, at: tuple[int, int]) -> Tell:
    way = ways_from(state.regions.board, state.regions.king.value).get(city, (city,))
    stops = phrase("council-way", cities=tuple(box.city_name(stop) for stop in way))
    return Tell("council.way.told", occurrence=at, args={"gold": fare(way), "roads": len(way) - 1, "way": stops}, rules=JOURNEY)


async def linked_rewards(state: State) -> None:
    """Ask for a player's emporiums and a new city, list the cities whose rewards this brings, and record the emporium."""
    at = state.time("linked")
    players = seat_options(state.table.seats, "council-who")
    seat = state.table.seats.of(await Choose("council.linked.who", occurrence=at, options=players, rules=CHAIN))
    await mark_emporiums(state, seat)
    city = await _ask_for_new_city(state, seat, at)
    await _pays(state, seat, city, at)
    if city not in state.regions.emporiums[seat]:
        state.regions.emporiums[seat] += (city,)


async def mark_emporiums(state: State, seat: Seat) -> None:
    """Ask for taps on the map that add or remove a player's emporiums, until the answer is `done`."""
    while (city := await _ask_for_emporiums(state, seat, state.time("marked"))) != "done":
        own = state.regions.emporiums[seat]
        state.regions.emporiums[seat] = tuple(c for c in own if c != city) if city in own else (*own, city)


@asks
def _ask_for_emporiums(state: State, seat: Seat, at: tuple[int, int]) -> ChoosePlace[str]:
    full = state.regions.left(seat) <= 1
    off = phrase("council-off-none-left")
    own = state.regions.emporiums[seat]
    return ChoosePlace(
        "council.marked",
        seat=seat,
        occurrence=at,
        args={"n": len(own)},
        options=(
            Option("done", phrase("council-all-there"), icon="check"),
            *city_options(off=lambda city: off if full and city not in own else None),
        ),
        places=token_map(state.regions),
        rules=("CF-100", "CF-109"),
    )


@asks
def _ask_for_new_city(state: State, seat: Seat, at: tuple[int, int]) -> ChoosePlace[str]:
    own = state.regions.emporiums[seat]
    options = city_options(off=lambda city: phrase("council-off-own") if city in own else None)
    return ChoosePlace(
        "council.linked.city", seat=seat, occurrence=at, options=options, places=token_map(state.regions), rules=CHAIN
    )


@asks
def _pays(state: State, seat: Seat, city: str, at: tuple[int, int]) -> Tell:
    cities = chain(state.regions.board, state.regions.emporiums[seat], city)
    paying = tuple(c for c in cities if c != state.regions.board.king_city)
    return Tell(
        "council.linked",
        seat=seat,
        occurrence=at,
        args={"n": len(paying), "city": box.city_name(city)},
        reasons=tuple(Reason(words=box.city_name(c), symbols=state.regions.reward(c).symbols) for c in paying),
        rules=CHAIN,
    )


def heard_in_turns(state: State) -> Iterator[tuple[Announcement, Handler]]:
    """Yield the announcements on offer at every question of a turn, each with its handler."""

    async def look(_: Seat | None) -> None:
        if state.full:
            await _look(state, state.seat, state.time("look"))
        else:
            await linked_rewards(state)

    async def tile_due(seat: Seat | None) -> None:
        if seat is not None:
            await light.take_tile(state, seat)

    yield Announcement("council.look", rules=("CF-104", "CF-105", "CF-106", "CF-107", "CF-101"), icon="land"), look
    yield Announcement("council.bribe-cost", rules=COST, icon="card"), lambda _: bribe_cost(state)
    yield Announcement("council.king-cost", rules=JOURNEY, icon="crown"), lambda _: king_cost(state)
    if not state.full:
        seats = tuple(state.table.seats)
        yield Announcement("council.tile-due", seats=seats, rules=("CF-110", "CF-111"), icon="prize"), tile_due


@asks
def _look(state: State, seat: Seat, at: tuple[int, int]) -> ChoosePlace[str]:
    """Show what building in each city would bring the player, with an option to go back."""
    brings = {city: emporium.outlook(state, seat, city) for city in box.LETTERS}
    back = Option("back", phrase("council-back"), icon="back")
    return ChoosePlace(
        "council.map",
        seat=seat,
        occurrence=at,
        options=(back, *city_options(brings, emporium.why_not_built(state, seat))),
        places=map_of(state.regions, brings),
        rules=("CF-101", "CF-104", "CF-105", "CF-106", "CF-107", "CF-110"),
    )
