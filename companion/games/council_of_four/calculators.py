"""Calculators for a table that keeps its own books: what a bribe costs, the king's way, which cities pay (CF-071 to CF-108)."""

from __future__ import annotations

from companion.games.council_of_four.box import BRIBE
from companion.games.council_of_four.bribes import price
from companion.games.council_of_four.chain import chain
from companion.games.council_of_four.journey import fare, ways_from
from companion.games.council_of_four.maps import city_name, city_options, token_map
from companion.games.council_of_four.realm import Realm
from companion.table import Choose, Number, Option, Reason, Seat, Symbols, Tell, asks, phrase
from companion.table.questions.places import ChoosePlace

COST = tuple(f"CF-{number:03}" for number in range(71, 76))
JOURNEY = ("CF-095", "CF-096", "CF-097")
CHAIN = ("CF-101", "CF-102", "CF-104", "CF-105", "CF-106", "CF-107", "CF-108")


async def bribe_cost(realm: Realm) -> None:
    """Tell the gold for so many cards and jokers."""
    at = realm.time("bribe-cost")
    cards = await Number("council.cost.cards", low=1, high=max(BRIBE), likely=2, occurrence=at, icon="card", rules=COST)
    jokers = await Number("council.cost.jokers", high=cards, likely=0, occurrence=at, icon="joker", rules=COST)
    args = {"cards": cards, "jokers": jokers, "gold": price(cards, jokers)}
    await Tell("council.cost", occurrence=at, args=args, rules=COST)


async def king_cost(realm: Realm) -> None:
    """Tell the cheapest way between two cities; the king then stands at its end if the table says so."""
    at = realm.time("king-cost")
    if not realm.full:
        realm.land.king.value = await _king_is(realm, at)
    city = await _king_goes(realm, at)
    await _king_way(realm, city, at)


@asks
def _king_is(realm: Realm, at: tuple[int, int]) -> ChoosePlace[str]:
    return ChoosePlace(
        "council.way.from", occurrence=at, options=city_options(), places=token_map(realm.land), rules=("CF-025", *JOURNEY)
    )


@asks
def _king_goes(realm: Realm, at: tuple[int, int]) -> ChoosePlace[str]:
    ways = ways_from(realm.land.board, realm.land.king.value)

    def costs(city: str) -> tuple[Symbols, ...]:
        return (Symbols("gold", -fare(ways[city])),) if len(ways.get(city, ())) > 1 else ()

    options = city_options(costs, lambda city: None if city in ways else phrase("council-off-no-road"))
    return ChoosePlace("council.way.to", occurrence=at, options=options, places=token_map(realm.land), rules=JOURNEY)


@asks
def _king_way(realm: Realm, city: str, at: tuple[int, int]) -> Tell:
    way = ways_from(realm.land.board, realm.land.king.value).get(city, (city,))
    stops = phrase("council-way", cities=tuple(city_name(stop) for stop in way))
    return Tell("council.way.told", occurrence=at, args={"gold": fare(way), "roads": len(way) - 1, "way": stops}, rules=JOURNEY)


async def linked_rewards(realm: Realm) -> None:
    """Take down a player's emporiums, as far as they are not known yet, and list which cities pay for a new one."""
    at = realm.time("linked")
    seat = realm.table.seats.of(await _whose(realm, at))
    await mark_emporiums(realm, seat)
    city = await _new_city(realm, seat, at)
    await _pays(realm, seat, city, at)
    if city not in realm.land.emporiums[seat]:
        realm.land.build(seat, city)


@asks
def _whose(realm: Realm, at: tuple[int, int]) -> Choose[str]:
    options = tuple(Option(seat.colour, phrase("council-who", who=seat), seat=seat) for seat in realm.table.seats)
    return Choose("council.linked.who", occurrence=at, options=options, rules=CHAIN)


async def mark_emporiums(realm: Realm, seat: Seat) -> None:
    """Let the table tap a player's cities on the map until it is true."""
    while (city := await _marked(realm, seat, realm.time("marked"))) != "done":
        own = realm.land.emporiums[seat]
        realm.land.emporiums[seat] = tuple(c for c in own if c != city) if city in own else (*own, city)


@asks
def _marked(realm: Realm, seat: Seat, at: tuple[int, int]) -> ChoosePlace[str]:
    full = realm.land.left(seat) <= 1
    off = phrase("council-off-none-left")
    own = realm.land.emporiums[seat]
    return ChoosePlace(
        "council.marked",
        seat=seat,
        occurrence=at,
        args={"n": len(own)},
        options=(
            Option("done", phrase("council-all-there"), icon="check"),
            *city_options(off=lambda city: off if full and city not in own else None),
        ),
        places=token_map(realm.land),
        rules=("CF-100", "CF-109"),
    )


@asks
def _new_city(realm: Realm, seat: Seat, at: tuple[int, int]) -> ChoosePlace[str]:
    own = realm.land.emporiums[seat]
    options = city_options(off=lambda city: phrase("council-off-own") if city in own else None)
    return ChoosePlace(
        "council.linked.city", seat=seat, occurrence=at, options=options, places=token_map(realm.land), rules=CHAIN
    )


@asks
def _pays(realm: Realm, seat: Seat, city: str, at: tuple[int, int]) -> Tell:
    cities = chain(realm.land.board, realm.land.emporiums[seat], city)
    paying = tuple(c for c in cities if c != realm.land.board.king_city)
    rows = tuple(Reason(words=city_name(c), symbols=realm.land.reward(c).symbols) for c in paying)
    return Tell(
        "council.linked",
        seat=seat,
        occurrence=at,
        args={"n": len(paying), "city": city_name(city)},
        reasons=rows,
        rules=CHAIN,
    )
