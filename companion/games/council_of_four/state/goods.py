"""What players hold on their tracks and in their hands: gold, assistants, politics cards, points, nobility."""

from __future__ import annotations

from companion.games.council_of_four.box import ASSISTANTS, CARDS, NOBILITY_END
from companion.table import Seat, Table


class Goods:
    """Counts for each seat. Assistants and politics cards are conserved: what nobody holds lies in the supply or the stacks.

    Gold and points have no upper end here, though the printed gold track has one (CF-G09).
    """

    def __init__(self, table: Table) -> None:
        ledger, seats = table.ledger, table.seats
        self.points = ledger.numbers("points", seats)
        self.gold = ledger.numbers("gold", seats)
        self.nobility = ledger.numbers("nobility", seats, high=NOBILITY_END)
        self.assistants = ledger.numbers("assistants", seats, high=ASSISTANTS)
        self.hand = ledger.numbers("hand", seats, high=CARDS)
        self.supply = ledger.number("supply", high=ASSISTANTS, initial=ASSISTANTS - sum(self.assistants.values()))
        self.discard = ledger.number("discard", high=CARDS)
        dealt = sum(self.hand.values()) + self.discard.value
        self.stack = ledger.number("stack", high=CARDS, initial=CARDS - dealt)
        ledger.conserve("assistants", ASSISTANTS, ["assistants", "supply"], balance="supply")
        ledger.conserve("cards", CARDS, ["hand", "stack", "discard"], balance="stack")

    def give_back(self, seat: Seat, assistants: int) -> None:
        """Return assistants to the supply."""
        self.assistants[seat] -= assistants
        self.supply.value += assistants

    def take_assistants(self, seat: Seat, assistants: int) -> None:
        """Take assistants from the supply, as many as there are (CF-G11)."""
        taken = min(assistants, self.supply.value)
        self.assistants[seat] += taken
        self.supply.value -= taken

    def lay_down(self, seat: Seat, cards: int) -> None:
        """Put politics cards from a hand on the discard pile."""
        self.hand[seat] -= cards
        self.discard.value += cards

    def draw(self, seat: Seat, cards: int) -> int:
        """Draw politics cards while the stack lasts; return how many are still to be drawn."""
        drawn = min(cards, self.stack.value)
        self.hand[seat] += drawn
        self.stack.value -= drawn
        return cards - drawn

    def shuffle(self) -> None:
        """Make the discard pile the new stack (CF-052)."""
        self.stack.value += self.discard.value
        self.discard.value = 0
