"""Bribing a council, a region's or the king's: what it costs, which cards bribe whom, and laying them down."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

from companion.games.council_of_four.box import BRIBE, JOKER, KING, SEATS_IN_COUNCIL
from companion.games.council_of_four.entering import know_council
from companion.games.council_of_four.maps import colour_name, council_name
from companion.games.council_of_four.state import State
from companion.table import Row, Seat, Tally, asks, phrase, unchanging
from companion.table.questions.question import Rng

JOKERS = "joker"


def price(cards: int, jokers: int) -> int:
    """Give the gold for so many cards, jokers among them; ValueError where no council can be bribed so.

    The rules are CF-071, CF-072, CF-073, CF-074, CF-075.
    """
    if cards not in BRIBE or not 0 <= jokers <= cards:
        raise ValueError(f"expected 1 to 4 cards for a bribe, jokers among them, got {cards} cards with {jokers} jokers")
    return BRIBE[cards] + JOKER * jokers


@cache
def cheapest(hand: int, councillors: int) -> int | None:
    """Give the least gold a bribe may cost with so many cards in hand, were they the right ones; None without a card."""
    most = min(hand, councillors)
    return min((BRIBE[cards] for cards in BRIBE if cards <= most), default=None)


def cards_of(laid: Mapping[str, int]) -> int:
    """Count the cards laid down, jokers included: one for each councillor bribed (CF-067)."""
    return sum(laid.values())


@unchanging(kw_only=True)
class Bribe(Tally):
    """How many cards of each colour are laid down for a council, and how many jokers.

    `council` are its councillors' colours, `hand` the cards the briber holds, `gold` what is left to pay with.
    """

    council: tuple[str, ...]
    hand: int
    gold: int

    def accepts(self, answer: Mapping[str, int]) -> None:
        """Check the rows' bounds (CF-068, CF-069, CF-070), then that the cards are there and the gold can be paid (CF-077)."""
        super().accepts(answer)
        cards = cards_of(answer)
        if cards == 0:
            raise self.reject("council-no-cards")
        if cards > self.hand:
            raise self.reject("council-not-in-hand", cards=cards, hand=self.hand)
        cost = price(cards, answer[JOKERS])
        if cost > self.gold:
            raise self.reject("council-too-dear", cost=cost, gold=self.gold)

    def answerable(self) -> bool:
        """Tell whether some bribe can be paid."""
        return bool(self._affordable())

    def _affordable(self) -> list[tuple[int, int]]:
        """List how many cards can be laid, and how many of them as jokers."""
        return [
            (cards, jokers)
            for cards in range(1, min(self.hand, len(self.council)) + 1)
            for jokers in range(cards + 1)
            if price(cards, jokers) <= self.gold
        ]

    def sample(self, rng: Rng) -> Mapping[str, int]:
        """Lay down cards that are allowed and can be paid."""
        cards, jokers = rng.choice(self._affordable())
        laid = Counter(rng.sample(self.council, cards - jokers))
        return {row.key: jokers if row.key == JOKERS else laid[row.key] for row in self.rows}


def may_bribe(hand: int, gold: int, councillors: int) -> bool:
    """Tell whether some bribe of a council of so many can be paid."""
    least = cheapest(hand, councillors)
    return least is not None and least <= gold


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
