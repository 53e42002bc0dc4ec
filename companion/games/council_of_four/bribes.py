"""What a bribe costs, and which cards bribe whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

from companion.games.council_of_four.box import BRIBE, JOKER
from companion.table import Tally, unchanging
from companion.table.questions.question import Rng

JOKERS = "joker"


def price(cards: int, jokers: int) -> int:
    """Give the gold for so many cards, jokers among them; ValueError where no council can be bribed so.

    The rules are CF-071, CF-072, CF-073, CF-074, CF-075.
    """
    if cards not in BRIBE or not 0 <= jokers <= cards:
        raise ValueError(f"{cards} cards with {jokers} jokers bribe no council")
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
