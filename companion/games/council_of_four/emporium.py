"""Rulebook chapters on building with a permit or with the king, on emporiums and chains, and on bonus tiles."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from typing import Any

from companion.games.council_of_four import bribes, entering, maps, nobility, scoring
from companion.games.council_of_four.board import Journey, chain, fare, fares_from, ways_from
from companion.games.council_of_four.box import KING, LETTERS, ROYAL, TILES, Bonus, city_name, together
from companion.games.council_of_four.rewards import receive
from companion.games.council_of_four.state import RANKS, USED, State
from companion.table import ChoosePlace, LitWay, Phrase, Question, Reason, Seat, Seats, Symbols, Tell, asks, only_one, phrase

OWN = phrase("council-off-own")


def linked(state: State, seat: Seat, city: str) -> tuple[str, ...]:
    """List the cities whose rewards an emporium in this city brings (CF-104, CF-105, CF-106, CF-107)."""
    return chain(state.regions.board, state.regions.emporiums[seat], city)


def rewards(state: State, seat: Seat, city: str) -> Bonus:
    """Return the sum of the rewards of all linked cities."""
    return together([state.regions.reward(other) for other in linked(state, seat, city)])


def prize_points(state: State, seat: Seat, city: str) -> int:
    """Return the points of the bonus tiles that the city completes and of the royal rewards that come with them."""
    tiles = state.prizes.completed(state.regions.board, state.regions.emporiums[seat], city)
    royals = [points for rank, points in zip(RANKS, ROYAL, strict=True) if not state.prizes.royal[rank]]
    return sum(TILES[tile] for tile in tiles) + sum(royals[: len(tiles)])


def outlook(state: State, seat: Seat, city: str, gold: int = 0) -> tuple[Symbols, ...]:
    """Return the balance of building in a city: assistants and `gold` paid, the chain's rewards, and points of prizes."""
    if city in state.regions.emporiums[seat]:
        return ()
    balance = rewards(state, seat, city).and_also(Bonus(gold=-gold, assistants=-state.others_in(city, seat)))
    prizes = prize_points(state, seat, city)
    return (*balance.symbols, *((Symbols("prize", prizes),) if prizes else ()))


def why_not_built(state: State, seat: Seat) -> Callable[[str], Phrase | None]:
    """Return a function that tells why a player cannot build in a city by any means; None if they can (CF-100, CF-103)."""
    own, others, assistants = state.regions.emporiums[seat], state.others(seat), state.goods.assistants[seat]

    def why(city: str) -> Phrase | None:
        if city in own:
            return OWN
        needed = others.get(city, 0)
        return _explain_wanting(needed) if needed > assistants else None

    return why


@cache
def _explain_wanting(assistants: int) -> Phrase:
    return phrase("council-off-assistants", n=assistants)


BUILD = ("CF-100", "CF-101", "CF-102", "CF-103")
CHAIN = ("CF-104", "CF-105", "CF-106", "CF-107", "CF-108")

CHAINED = 2
"""The least number of linked cities that makes a chain."""
WITHOUT_THE_KING = Journey()


async def put_up(state: State, seat: Seat, city: str, journey: Journey = WITHOUT_THE_KING) -> None:
    """Place an emporium: assistants go back, then the player gets rewards, prizes, and the last emporium's points."""
    state.goods.give_back(seat, state.others_in(city, seat))
    state.regions.emporiums[seat] += (city,)
    await entering.know_tokens(state, seat, lambda: linked(state, seat, city))
    await _tell_built(state, seat, city, journey, state.time("built"))
    await receive(state, seat, rewards(state, seat, city))
    await nobility.walk(state, seat)
    # The tiles that the city completes, each with the top royal reward
    for tile in TILES:
        if tile in state.prizes.completed(state.regions.board, state.regions.emporiums[seat], city):
            await award(state, seat, tile)
    if state.regions.left(seat) == 0:
        await scoring.last_emporium(state, seat)


@asks
def _tell_built(state: State, seat: Seat, city: str, journey: Journey, at: tuple[int, int]) -> Tell:
    """Tell what building cost (gold with the king, assistants), what each linked city brings, and the sum."""
    way, cities, bonus = journey.way, linked(state, seat, city), rewards(state, seat, city)
    back, rows = state.others_in(city, seat), []
    if way:
        gold = (Symbols("gold", journey.paid),) if journey.paid else ()
        rows.append(Reason(words=phrase("council-row-paid"), symbols=gold, note=phrase("council-row-roads", n=len(way) - 1)))
    if back:
        rows.append(Reason(words=phrase("council-row-back"), symbols=(Symbols("assistant", back),)))
    for other in cities:
        note = None if state.regions.token[other] else phrase("council-row-no-token")
        rows.append(Reason(words=city_name(other), symbols=state.regions.reward(other).symbols, note=note))
    total = bonus.and_also(Bonus(assistants=-back))
    rows.append(Reason(words=phrase("council-row-sum"), symbols=total.symbols, marked=True))
    return Tell(
        "council.built",
        seat=seat,
        occurrence=at,
        args={
            "city": city_name(city),
            "king": 1 if way else 0,
            "roads": max(0, len(way) - 1),
            "back": back,
            "paid": journey.paid,
            "way": journey.words,
            "what": bonus.words,
            "rewarded": 1 if any(bonus) else 0,
        },
        reasons=tuple(rows),
        illustration=LitWay(maps.map_of(state.regions, maps.NOTHING_GAINED, seat), cities),
        rules=(*BUILD, *CHAIN, "CF-098", "CF-090") if way else (*BUILD, *CHAIN, "CF-090"),
        passes=True,
    )


def chained(question: Question[Any], seats: Seats) -> Iterable[tuple[Seat, str]]:
    """Return the player whose new emporium brought rewards from a chain of cities; empty if there is none."""
    shown = question.illustration
    if question.seat is None or question.seat not in seats or not isinstance(shown, LitWay) or len(shown.way) < CHAINED:
        return ()
    return ((question.seat, "chain"),)


async def build_with_permit(state: State, seat: Seat) -> None:
    """Ask for a city that one of the player's permits names, turn the permit face down, and build there."""
    city = await _which_city(state, seat, state.time("city"))
    named = state.permits.naming(seat, city)
    permit = named[0] if len(named) == 1 else await _by_which_permit(state, seat, city, state.time("by-permit"))
    state.permits.place[permit] = seat.colour + USED
    await put_up(state, seat, city)


@asks
def _which_city(state: State, seat: Seat, at: tuple[int, int]) -> ChoosePlace[str]:
    named, barred = state.permits.named(seat), why_not_built(state, seat)
    brings = {city: outlook(state, seat, city) if city in named else () for city in LETTERS}
    options = maps.city_options(brings, lambda city: barred(city) if city in named else phrase("council-off-no-permit"))
    return ChoosePlace(
        "council.build-where",
        seat=seat,
        occurrence=at,
        options=options,
        places=maps.map_of(state.regions, brings),
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
        options=maps.permit_options(permits),
        places=maps.permit_field(permits),
        rules=("CF-087", "CF-090", "CF-091"),
        picture="permits",
    )


def may_build(state: State, seat: Seat) -> Phrase | None:
    """Return why the player cannot build with a permit now; None if they can."""
    if state.regions.left(seat) == 0:
        return phrase("council-off-none-left")
    named = state.permits.named(seat)
    if not named:
        return phrase("council-off-no-permit")
    if all(map(why_not_built(state, seat), named)):
        return phrase("council-off-nowhere")
    return None


async def award(state: State, seat: Seat, tile: str) -> None:
    """Tell what a tile brings, and give it to the player with the top royal reward (CF-110, CF-111)."""
    await _prize(state, seat, tile)
    state.prizes.tile[tile] = seat.colour
    if state.prizes.next_royal():
        state.prizes.royal[state.prizes.next_royal()] = seat.colour


@asks
def _prize(state: State, seat: Seat, tile: str) -> Tell:
    rank, regions = state.prizes.next_royal(), state.regions
    royal = ROYAL[RANKS.index(rank)] if rank else 0
    rows = [Reason(seat, phrase(f"council-tile-{tile}"), (Symbols("prize", TILES[tile]),))]
    if rank:
        rows.append(Reason(seat, phrase("council-row-royal", rank=int(rank)), (Symbols("prize", royal),)))
    return Tell(
        "council.prize",
        seat=seat,
        subject=tile,
        args={"tile": phrase(f"council-tile-{tile}"), "royal": royal},
        reasons=tuple(rows),
        rules=("CF-110", "CF-111", "CF-115", *(() if rank else ("CF-112",))),
        picture=f"prize-{tile}",
        illustration=LitWay(maps.map_of(regions, maps.NOTHING_GAINED, seat), regions.board.groups[tile]) if state.full else None,
        passes=True,
    )


NO_ROAD, NO_CARDS = phrase("council-off-no-road"), phrase("council-off-no-cards")


def journey_fare(state: State, city: str) -> int | None:
    """Return the gold for the king's cheapest way to a city; None if no road leads there."""
    return fares_from(state.regions.board, state.regions.king.value).get(city)


async def build_with_the_king(state: State, seat: Seat) -> None:
    """Ask where the king goes, run the bribe of his council, move him along the roads, and build there."""
    city = await _king_to(state, seat, state.time("king-to"))
    paid = await bribes.bribe(state, seat, KING, journey_fare(state, city) or 0)
    way = ways_from(state.regions.board, state.regions.king.value).get(city, (city,))
    travel = min(fare(way), state.goods.gold[seat])  # less than the fare only if a correction has changed the books meanwhile
    state.goods.gold[seat] -= travel
    state.regions.king.value = city
    await put_up(state, seat, city, Journey(way, paid + travel))


def why_no_king(state: State, seat: Seat) -> Callable[[str], Phrase | None]:
    """Return a function that tells why a player cannot build in a city with the king's help; None if they can.

    It is called for all cities in every turn, so roads, cards and gold are read only once.
    """
    fares = fares_from(state.regions.board, state.regions.king.value)
    least, gold = bribes.cheapest(state.goods.hand[seat], state.councils.size(KING)), state.goods.gold[seat]

    barred = why_not_built(state, seat)

    def why(city: str) -> Phrase | None:
        travel = fares.get(city)
        if travel is None or least is None:
            return NO_ROAD if travel is None else NO_CARDS
        return barred(city) or (_explain_too_far(travel) if least + travel > gold else None)

    return why


@cache
def _explain_too_far(travel: int) -> Phrase:
    return phrase("council-off-way", n=travel)


@asks
def _king_to(state: State, seat: Seat, at: tuple[int, int]) -> ChoosePlace[str]:
    brings = {city: outlook(state, seat, city, journey_fare(state, city) or 0) for city in LETTERS}
    stays = state.regions.king.value
    options = tuple(
        replace(option, words=phrase("council-king-stays", city=option.words)) if option.key == stays else option
        for option in maps.city_options(brings, why_no_king(state, seat))
    )
    # The city with the best return for its cost; "" if none is possible.
    open_ones = [option for option in options if option.off is None]
    return ChoosePlace(
        "council.king-to",
        seat=seat,
        occurrence=at,
        options=options,
        places=maps.map_of(state.regions, brings),
        likely=max(open_ones, key=lambda option: sum(gain.amount for gain in option.gains)).key if open_ones else "",
        implied=only_one(options),
        rules=("CF-093", "CF-095", "CF-096", "CF-097", "CF-098", "CF-099", *BUILD, *CHAIN, "CF-G16"),
    )


def may_ask_the_king(state: State, seat: Seat) -> Phrase | None:
    """Return why the player cannot build with the king's help now; None if they can."""
    if state.regions.left(seat) == 0:
        return phrase("council-off-none-left")
    if state.goods.hand[seat] == 0:
        return phrase("council-off-no-cards")
    if all(map(why_no_king(state, seat), LETTERS)):
        return phrase("council-off-nowhere")
    return None
