"""Building an emporium, with a permit or with the king's help, and the chain of rewards (CF-087 to CF-109)."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.council_of_four.bonus import Bonus
from companion.games.council_of_four.box import KING, LETTERS
from companion.games.council_of_four.bribes import cheapest
from companion.games.council_of_four.bribing import bribe
from companion.games.council_of_four.honours import last_emporium, take_prizes
from companion.games.council_of_four.journey import fare, ways_from
from companion.games.council_of_four.maps import city_name, city_options, permit_options, preview_map
from companion.games.council_of_four.outlook import linked, outlook, rewards, why_not_built
from companion.games.council_of_four.realm import Realm
from companion.games.council_of_four.rewards import receive, walk
from companion.table import Choose, Phrase, Reason, Seat, Symbols, Tell, asks, phrase
from companion.table.questions.places import ChoosePlace

BUILD = ("CF-100", "CF-101", "CF-102", "CF-103")
CHAIN = ("CF-104", "CF-105", "CF-106", "CF-107", "CF-108")


class Journey(NamedTuple):
    """The king's way to where a player builds, and the gold paid for it and for his council; empty without the king."""

    way: tuple[str, ...] = ()
    paid: int = 0

    @property
    def words(self) -> Phrase:
        """Name the cities of the way."""
        return phrase("council-way", cities=tuple(city_name(stop) for stop in self.way))


WITHOUT_THE_KING = Journey()


async def build_with_permit(realm: Realm, seat: Seat) -> None:
    """Build in a city that an own permit names, and turn the permit face down."""
    city = await _which_city(realm, seat, realm.time("city"))
    named = realm.permits.naming(seat, city)
    permit = named[0] if len(named) == 1 else await _by_which_permit(realm, seat, city, realm.time("by-permit"))
    realm.permits.turn_down(permit, seat)
    await _put_up(realm, seat, city)


def why_no_permit(realm: Realm, seat: Seat, city: str) -> Phrase | None:
    """Say why a player cannot build in a city with a permit; None where they can."""
    if not realm.permits.naming(seat, city):
        return phrase("council-off-no-permit")
    return why_not_built(realm, seat, city)


@asks
def _which_city(realm: Realm, seat: Seat, at: tuple[int, int]) -> ChoosePlace[str]:
    def brings(city: str) -> tuple[Symbols, ...]:
        return outlook(realm, seat, city) if realm.permits.naming(seat, city) else ()

    return ChoosePlace(
        "council.build-where",
        seat=seat,
        occurrence=at,
        options=city_options(brings, lambda city: why_no_permit(realm, seat, city)),
        places=preview_map(realm, brings),
        rules=("CF-087", "CF-088", "CF-089", "CF-090", "CF-091", *BUILD, *CHAIN, "CF-G16"),
    )


@asks
def _by_which_permit(realm: Realm, seat: Seat, city: str, at: tuple[int, int]) -> Choose[str]:
    return Choose(
        "council.by-permit",
        seat=seat,
        occurrence=at,
        args={"city": city_name(city)},
        options=permit_options(realm.permits.naming(seat, city)),
        rules=("CF-087", "CF-090", "CF-091"),
        picture="permits",
    )


def journey_fare(realm: Realm, city: str) -> int | None:
    """Give the gold for the king's cheapest way to a city; None where no road leads there."""
    way = ways_from(realm.land.board, realm.land.king.value).get(city)
    return None if way is None else fare(way)


async def build_with_the_king(realm: Realm, seat: Seat) -> None:
    """Choose where the king ends, bribe his council, move him along the roads, build there."""
    city = await _king_to(realm, seat, realm.time("king-to"))
    paid = await bribe(realm, seat, KING, journey_fare(realm, city) or 0)
    way = ways_from(realm.land.board, realm.land.king.value).get(city, (city,))
    realm.goods.gold[seat] -= fare(way)
    realm.land.king.value = city
    await _put_up(realm, seat, city, Journey(way, paid + fare(way)))


def why_no_king(realm: Realm, seat: Seat, city: str) -> Phrase | None:
    """Say why a player cannot build in a city with the king's help, before any card is laid; None where they can."""
    travel = journey_fare(realm, city)
    if travel is None:
        return phrase("council-off-no-road")
    least = cheapest(realm.goods.hand[seat], len(realm.councils.balcony[KING]))
    if least is None:
        return phrase("council-off-no-cards")
    barred = why_not_built(realm, seat, city)
    if barred is None and least + travel > realm.goods.gold[seat]:
        return phrase("council-off-way", n=travel)
    return barred


@asks
def _king_to(realm: Realm, seat: Seat, at: tuple[int, int]) -> ChoosePlace[str]:
    def brings(city: str) -> tuple[Symbols, ...]:
        return outlook(realm, seat, city, journey_fare(realm, city) or 0)

    rules = ("CF-093", "CF-095", "CF-096", "CF-097", "CF-098", "CF-099", *BUILD, *CHAIN, "CF-G16")
    return ChoosePlace(
        "council.king-to",
        seat=seat,
        occurrence=at,
        options=city_options(brings, lambda city: why_no_king(realm, seat, city)),
        places=preview_map(realm, brings),
        rules=rules,
    )


async def _put_up(realm: Realm, seat: Seat, city: str, journey: Journey = WITHOUT_THE_KING) -> None:
    """Return assistants, place the emporium, then take rewards, prizes, and points for the last emporium."""
    realm.goods.give_back(seat, realm.others_in(city, seat))
    realm.land.build(seat, city)
    await _built(realm, seat, city, journey, realm.time("built"))
    await receive(realm, seat, rewards(realm, seat, city))
    await walk(realm, seat)
    await take_prizes(realm, seat, city)
    if realm.land.left(seat) == 0:
        await last_emporium(realm, seat)


@asks
def _built(realm: Realm, seat: Seat, city: str, journey: Journey, at: tuple[int, int]) -> Tell:
    """List the linked cities, what each brings, and the sum."""
    way = journey.way
    return Tell(
        "council.built",
        seat=seat,
        occurrence=at,
        args={
            "city": city_name(city),
            "king": 1 if way else 0,
            "roads": max(0, len(way) - 1),
            "back": realm.others_in(city, seat),
            "paid": journey.paid,
            "way": journey.words,
            "what": rewards(realm, seat, city).words,
            "rewarded": 1 if any(rewards(realm, seat, city)) else 0,
        },
        reasons=(*_given(realm, seat, city, journey), *_paid_out(realm, seat, city), _sum(realm, seat, city)),
        rules=(*BUILD, *CHAIN, "CF-098", "CF-090") if way else (*BUILD, *CHAIN, "CF-090"),
    )


def _given(realm: Realm, seat: Seat, city: str, journey: Journey) -> tuple[Reason, ...]:
    """List what the building cost: gold for the king's council and journey, assistants for others in the city."""
    back, rows = realm.others_in(city, seat), []
    if journey.way:
        gold = (Symbols("gold", journey.paid),) if journey.paid else ()
        rows.append(Reason(words=phrase("council-row-paid"), symbols=gold, note=journey.words))
    if back:
        rows.append(Reason(words=phrase("council-row-back"), symbols=(Symbols("assistant", back),)))
    return tuple(rows)


def _paid_out(realm: Realm, seat: Seat, city: str) -> tuple[Reason, ...]:
    return tuple(
        Reason(words=city_name(other), symbols=realm.land.reward(other).symbols, note=_no_token(realm, other))
        for other in linked(realm, seat, city)
    )


def _no_token(realm: Realm, city: str) -> Phrase | None:
    return None if realm.land.token[city] else phrase("council-row-no-token")


def _sum(realm: Realm, seat: Seat, city: str) -> Reason:
    """Add up what comes, less the assistants given back."""
    total = rewards(realm, seat, city).and_also(Bonus(assistants=-realm.others_in(city, seat)))
    return Reason(words=phrase("council-row-sum"), symbols=total.symbols, marked=True)


def may_build(realm: Realm, seat: Seat) -> Phrase | None:
    """Say why no permit can be used now; None where one can."""
    if realm.land.left(seat) == 0:
        return phrase("council-off-none-left")
    if not realm.permits.usable(seat):
        return phrase("council-off-no-permit")
    if all(why_no_permit(realm, seat, city) for city in LETTERS):
        return phrase("council-off-nowhere")
    return None


def may_ask_the_king(realm: Realm, seat: Seat) -> Phrase | None:
    """Say why the king cannot help now; None where he can."""
    if realm.land.left(seat) == 0:
        return phrase("council-off-none-left")
    if realm.goods.hand[seat] == 0:
        return phrase("council-off-no-cards")
    if all(why_no_king(realm, seat, city) for city in LETTERS):
        return phrase("council-off-nowhere")
    return None
