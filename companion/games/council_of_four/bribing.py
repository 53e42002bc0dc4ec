"""Laying down politics cards for a council, a region's or the king's, and paying the gold."""

from __future__ import annotations

from collections import Counter

from companion.games.council_of_four.box import KING, SEATS_IN_COUNCIL
from companion.games.council_of_four.bribes import JOKERS, Bribe, cards_of, price
from companion.games.council_of_four.entering import know_council
from companion.games.council_of_four.maps import colour_name, council_name
from companion.games.council_of_four.state import State
from companion.table import Row, Seat, asks, phrase

RULES = ("CF-066", "CF-067", "CF-068", "CF-069", "CF-070", "CF-071", "CF-072", "CF-073", "CF-074", "CF-075", "CF-076", "CF-077")


@asks
def _bribe(state: State, seat: Seat, council: str, fare: int, at: tuple[int, int]) -> Bribe:
    seated = state.councils.balcony[council]
    colours = Counter(seated)
    # Counting begins where nothing is paid, if so many cards are held; where fewer are, nobody can know which.
    all_of_them = state.goods.hand[seat] >= len(seated)
    rows = tuple(
        Row(colour, colour_name(colour), icon=f"councillor-{colour}", high=n, likely=n if all_of_them else 0)
        for colour, n in colours.items()
    )
    gold = state.goods.gold[seat] - fare
    return Bribe(
        "council.bribe",
        seat=seat,
        subject=council,
        occurrence=at,
        args={"council": council_name(council), "gold": gold, "fare": fare},
        rows=(*rows, Row(JOKERS, phrase("council-jokers"), icon="joker", high=SEATS_IN_COUNCIL)),
        most=len(seated),
        council=seated,
        hand=state.goods.hand[seat],
        gold=gold,
        rules=(*RULES, "CF-093", "CF-096") if council == KING else RULES,
        picture="bribe",
    )


async def bribe(state: State, seat: Seat, council: str, fare: int = 0) -> int:
    """Lay the cards down, then pay for those not bribed and for jokers; give the gold paid.

    `fare` is gold that the king's journey will take besides.
    """
    await know_council(state, council)
    laid = await _bribe(state, seat, council, fare, state.time("bribe"))
    state.goods.lay_down(seat, cards_of(laid))
    paid = price(cards_of(laid), laid[JOKERS])
    state.goods.gold[seat] -= paid
    return paid
