"""Laying down politics cards for a council, and paying the gold (CF-066 to CF-077, CF-093)."""

from __future__ import annotations

from collections import Counter

from companion.games.council_of_four.box import KING, SEATS_IN_COUNCIL
from companion.games.council_of_four.bribes import JOKERS, Bribe, cards_of, price
from companion.games.council_of_four.maps import colour_name, council_name
from companion.games.council_of_four.realm import Realm
from companion.table import Row, Seat, asks, phrase

RULES = tuple(f"CF-{number:03}" for number in range(66, 78))


@asks
def _bribe(realm: Realm, seat: Seat, council: str, fare: int, at: tuple[int, int]) -> Bribe:
    seated = realm.councils.balcony[council]
    colours = Counter(seated)
    rows = tuple(Row(colour, colour_name(colour), icon=f"councillor-{colour}", high=n) for colour, n in colours.items())
    gold = realm.goods.gold[seat] - fare
    return Bribe(
        "council.bribe",
        seat=seat,
        subject=council,
        occurrence=at,
        args={"council": council_name(council), "gold": gold, "fare": fare},
        rows=(*rows, Row(JOKERS, phrase("council-jokers"), icon="joker", high=SEATS_IN_COUNCIL)),
        most=len(seated),
        council=seated,
        hand=realm.goods.hand[seat],
        gold=gold,
        rules=(*RULES, "CF-093", "CF-096") if council == KING else RULES,
        picture="bribe",
    )


async def bribe(realm: Realm, seat: Seat, council: str, fare: int = 0) -> int:
    """Lay the cards down, then pay for those not bribed and for jokers; give the gold paid.

    `fare` is gold that the king's journey will take besides.
    """
    laid = await _bribe(realm, seat, council, fare, realm.time("bribe"))
    realm.goods.lay_down(seat, cards_of(laid))
    paid = price(cards_of(laid), laid[JOKERS])
    realm.goods.gold[seat] -= paid
    return paid
