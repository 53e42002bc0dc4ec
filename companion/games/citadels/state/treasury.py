"""Gold, hands and the stack (full books), and the cash wagons; in light books the coins on the table are the only books."""

from __future__ import annotations

from companion.games.citadels.box import ACTIONS, GOLD_PIECES, Action, card_count
from companion.games.citadels.state.cities import Cities
from companion.table import Seat, Table
from companion.table.ledger import LARGEST

DEBT = 999
"""The supply may fall below 0 by so much: nobody is refused gold because the 30 pieces are out (CI-G13)."""


class Treasury:
    """What full books count. In light books all bookings do nothing."""

    def __init__(self, table: Table, cities: Cities) -> None:
        ledger = table.ledger
        full = table.options["books"] == "full"
        self._circus = table.options["cards"] == "yes"
        self._seats, self._cities = table.seats, cities
        self.books = ledger.choice("books", ("light", "full") if full else (), initial=table.options["books"])
        self.wagons = ledger.choices("wagon", self._numbers(), table.seats.colours)
        self.gold = ledger.numbers("gold", table.seats if full else ())
        self.on_wagon = ledger.numbers("wagon-gold", self._numbers() if full else ())
        lent = sum(self.gold.values()) + sum(self.on_wagon.values())
        self.supply = ledger.numbers("supply", ("gold",) if full else (), low=-DEBT, high=GOLD_PIECES, initial=GOLD_PIECES - lent)
        if full:
            ledger.conserve("gold", GOLD_PIECES, ["gold", "wagon-gold", "supply"], balance="supply.gold")
        self.hand = ledger.numbers("hand", table.seats if full else ())
        self.stack = ledger.numbers("stack", ("cards",) if full else (), initial=self._undealt() if full else 0)

    def _numbers(self) -> tuple[str, ...]:
        return tuple(str(number + 1) for number in range(ACTIONS[Action.WAGON])) if self._circus else ()

    def _undealt(self) -> int:
        return card_count(actions=self._circus) - sum(self.hand.values()) - self.lying()

    @property
    def counted(self) -> bool:
        """Whether gold and hands are counted now: a table may drop to light books between rounds."""
        return self.books.value == "full"

    def lying(self) -> int:
        """Count the cards that lie on the table: districts, tents, wagons."""
        wagons = sum(owner != "" for owner in self.wagons.values())
        return sum(self._cities.size(seat) for seat in self._seats) + wagons

    def discarded(self) -> int:
        """Count the discard pile: what is neither in the stack, nor in hands, nor lying."""
        return self._undealt() - self.stack["cards"]

    def receive(self, seat: Seat, amount: int) -> None:
        """Take gold from the supply."""
        if self.counted:
            self.gold[seat] += amount
            self.supply["gold"] -= amount

    def pay(self, seat: Seat, amount: int) -> None:
        """Pay gold into the supply."""
        self.receive(seat, -amount)

    def give(self, seat: Seat, amount: int, to: Seat) -> None:
        """Hand gold to another player."""
        if self.counted:
            self.gold[seat] -= amount
            self.gold[to] += amount

    def purse(self, seat: Seat) -> int:
        """Give what a player can pay at most; in light books only they know, and it is taken for enough."""
        return self.gold[seat] if self.counted else LARGEST

    def can_pay(self, seat: Seat, amount: int) -> bool:
        """Tell whether a player has this much."""
        return amount <= self.purse(seat)

    def put_back(self, seat: Seat, cards: int) -> None:
        """Lay hand cards on the discard pile or on the table; a hand that was miscounted is empty then."""
        if self.counted:
            self.hand[seat] = max(0, self.hand[seat] - cards)

    def take_discarded(self, seat: Seat) -> None:
        """Take one card from the discard pile to the hand."""
        if self.counted:
            self.hand[seat] += 1

    def restackable(self) -> int:
        """Count the cards that lie nowhere: in the stack, the discard pile or hands."""
        return card_count(actions=self._circus) - self.lying()

    def restack(self) -> None:
        """Take all that is neither lying nor in a hand for the stack: a table that joins has not counted its discard pile."""
        self.stack["cards"] = self._undealt()

    def steal_card(self, victim: Seat, to: Seat) -> None:
        """Move one card from hand to hand; from an empty hand nothing comes (CI-145, CI-E41)."""
        if self.hand[victim] > 0:
            self.hand[victim] -= 1
            self.hand[to] += 1

    def shuffle(self) -> None:
        """Make the discard pile the stack (CI-G12)."""
        self.stack["cards"] += self.discarded()

    def short_of(self, cards: int) -> bool:
        """Tell whether the stack must be made anew before so many cards are drawn."""
        return self.counted and self.stack["cards"] < cards and self.discarded() > 0

    def draw(self, seat: Seat, look: int, keep: int) -> None:
        """Draw `look` cards and keep `keep` of them, as far as the stack reaches; the others are discarded."""
        if self.counted:
            drawn = min(look, self.stack["cards"])
            self.stack["cards"] -= drawn
            self.hand[seat] += min(keep, drawn)

    def free_wagon(self) -> str | None:
        """Find a cash wagon that lies nowhere; None where all three lie."""
        return next((number for number in self.wagons.keys if not self.wagons[number]), None)

    def owner(self, wagon: str) -> Seat | None:
        """Find before whom a wagon lies; None where it lies nowhere."""
        return self._seats.of(self.wagons[wagon]) if self.wagons[wagon] else None

    def load(self, seat: Seat, wagon: str) -> None:
        """Lay one gold on a wagon (CI-138)."""
        if self.counted:
            self.gold[seat] -= 1
            self.on_wagon[wagon] += 1

    def lade(self, wagon: str, amount: int) -> None:
        """Lay gold from the supply on a wagon: so much lies there already where a table joins."""
        self.on_wagon[wagon] += amount
        self.supply["gold"] -= amount

    def cash(self, wagon: str, owner: Seat | None) -> None:
        """Discard a wagon; its gold goes to the owner (CI-140), or to the supply at the end (CI-141)."""
        if self.counted:
            gold = self.on_wagon[wagon]
            self.on_wagon[wagon] = 0
            self.supply["gold"] += gold
            if owner is not None:
                self.receive(owner, gold)
        self.wagons[wagon] = ""
