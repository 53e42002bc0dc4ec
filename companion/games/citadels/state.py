"""Cities, characters, and the treasury of full books: gold, hands, the stack; and what their entries are called."""

from functools import cache
from operator import add

from companion.games.citadels import box
from companion.games.citadels.draft import CHARACTERS, kept
from companion.table import Option, Phrase, Seat, Table, phrase
from companion.table.entry import LARGEST
from companion.table.naming import seated, spelt


def name_entries(table: Table) -> None:
    """Name them."""

    def district(key: str) -> Option[str]:
        told = table.facts.get(f"name-{key}") or ""
        return Option(key, phrase(f"citadels-district-{key}", name=told), icon=f"district-{box.DISTRICTS[key].colour.value}")

    def character(key: str) -> Option[str]:
        return of_character(key) if key else Option("", phrase("item-nobody"))

    ledger, player, of_character = table.ledger, seated(table.seats), spelt("citadels-character-", str)
    ledger.name("city", district)
    for group in ("open", "murdered", "robbed"):
        ledger.name(group, character)
    for group in ("crown", "first", "wagon", "swapped"):
        ledger.name(group, player)
    ledger.name("draft", keys=lambda key: phrase(f"citadels-draft-{key}"))
    ledger.name("books", spelt("citadels-choice-books-"))
    ledger.name("character", player, lambda key: of_character(key).words)


DEBT = 999
"""The supply may fall below 0 by so much: nobody is refused gold because the 30 pieces are out (CI-G13)."""


class Treasury:
    """What full books count. In light books all bookings do nothing."""

    def __init__(self, table: Table, cities: "Cities") -> None:
        ledger = table.ledger
        full = table.options["books"] == "full"
        self._circus = table.options["cards"] == "yes"
        self._seats, self._cities = table.seats, cities
        self.books = ledger.choice("books", ("light", "full") if full else (), initial=table.options["books"])
        numbers = [str(number + 1) for number in range(box.ACTIONS[box.Action.WAGON])] if self._circus else []
        self.wagons = ledger.choices("wagon", numbers, table.seats.colours)
        self.gold = ledger.numbers("gold", table.seats if full else ())
        self.on_wagon = ledger.numbers("wagon-gold", numbers if full else ())
        lent = sum(self.gold.values()) + sum(self.on_wagon.values())
        self.supply = ledger.numbers(
            "supply", ("gold",) if full else (), low=-DEBT, high=box.GOLD_PIECES, initial=box.GOLD_PIECES - lent
        )
        if full:
            ledger.conserve("gold", box.GOLD_PIECES, ["gold", "wagon-gold", "supply"], balance="supply.gold")
        self.hand = ledger.numbers("hand", table.seats if full else ())
        self.stack = ledger.numbers("stack", ("cards",) if full else (), initial=self._undealt() if full else 0)

    def _undealt(self) -> int:
        return self.restackable() - sum(self.hand.values())

    @property
    def counted(self) -> bool:
        """Whether gold and hands are counted now: a table may drop to light books between rounds."""
        return self.books.value == "full"

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

    def purse(self, seat: Seat) -> int:
        """Give what a player can pay at most; in light books only they know, and it is taken for enough."""
        return self.gold[seat] if self.counted else LARGEST

    def can_pay(self, seat: Seat, amount: int) -> bool:
        """Tell whether a player has this much."""
        return amount <= self.purse(seat)

    def holds(self, seat: Seat, cards: int) -> bool:
        """Tell whether a player may have so many cards in hand; in light books only they know."""
        return not self.counted or self.hand[seat] >= cards

    def put_back(self, seat: Seat, cards: int) -> None:
        """Lay hand cards on the discard pile or on the table; a hand that was miscounted is empty then."""
        if self.counted:
            self.hand[seat] = max(0, self.hand[seat] - cards)

    def restackable(self) -> int:
        """Count the cards in the stack, the discard pile or hands: all but districts, tents and wagons on the table."""
        wagons = sum(owner != "" for owner in self.wagons.values())
        return box.card_count(actions=self._circus) - sum(self._cities.sizes()) - wagons

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
        """Find the player in front of whom a wagon lies; None where nobody has it."""
        return self._seats.of(self.wagons[wagon]) if self.wagons[wagon] else None

    def cash(self, wagon: str, owner: Seat | None) -> None:
        """Discard a wagon; its gold goes to the owner (CI-140), or to the supply at the end (CI-141)."""
        if self.counted:
            gold = self.on_wagon[wagon]
            self.on_wagon[wagon] = 0
            self.supply["gold"] += gold
            if owner is not None:
                self.receive(owner, gold)
        self.wagons[wagon] = ""


UNSEEN_POINTS = {"university": "university-points", "dragon-gate": "dragon-gate-points"}
"""Districts whose points differ by edition, and the fact that settles them (CI-012)."""


class Cities:
    """Districts, tents, and the first complete city."""

    def __init__(self, table: Table) -> None:
        ledger = table.ledger
        circus = table.options["cards"] == "yes"
        self._facts = table.facts
        self.lying = ledger.lists("city", table.seats, box.DISTRICTS)
        self.tents = ledger.numbers("tents", table.seats if circus else (), high=box.ACTIONS[box.Action.TENT])
        self.action_cards = ledger.numbers("action-cards", table.seats if circus else (), high=sum(box.ACTIONS.values()))
        self.first = ledger.choice("first", table.seats.colours)
        self.haunted_round = ledger.number("haunted-round")

    def of(self, seat: Seat) -> tuple[box.District, ...]:
        """List the districts of a city, in the order in which they were laid."""
        return tuple([box.DISTRICTS[key] for key in self.lying[seat]])

    def has(self, seat: Seat, key: str) -> bool:
        """Tell whether this district lies in the city."""
        return key in self.lying[seat]

    def tents_of(self, seat: Seat) -> int:
        """Count the tents; 0 without action cards."""
        return self.tents[seat] if self.tents.keys else 0

    def size(self, seat: Seat) -> int:
        """Count what counts towards eight: districts and tents (CI-133)."""
        return len(self.lying[seat]) + self.tents_of(seat)

    def sizes(self) -> list[int]:
        """Count so for each seat, in their order."""
        sizes = list(map(len, self.lying.values()))
        return list(map(add, sizes, self.tents.values())) if self.tents.keys else sizes

    def complete(self, seat: Seat) -> bool:
        """Tell whether the city has eight or more."""
        return self.size(seat) >= box.FULL_CITY

    def standing(self, key: str) -> int:
        """Count the cities in which this district lies."""
        return [key in city for city in self.lying.values()].count(True)

    def left(self, key: str) -> int:
        """Count the cards of this district that lie in no city."""
        return box.DISTRICTS[key].count - self.standing(key)

    def colours(self, seat: Seat) -> frozenset[box.Colour]:
        """Give the colours that lie in a city; tents have none (CI-134)."""
        return frozenset(card.colour for card in self.of(seat))

    def points_of(self, key: str) -> int:
        """Give a district's points: its price, or what the owner's card says where editions differ (CI-012)."""
        told: int | None = self._facts.get(UNSEEN_POINTS.get(key, ""))
        return box.DISTRICTS[key].cost if told is None else told

    def points(self, seat: Seat) -> int:
        """Add up the points of the districts in a city (CI-117)."""
        return sum(self.points_of(key) for key in self.lying[seat])

    def add(self, seat: Seat, key: str, number: int) -> None:
        """Lay a district in the round of this number, which is noted where the haunted city is laid."""
        self.lying[seat] = (*self.lying[seat], key)
        if key == "haunted-city":
            self.haunted_round.value = number

    def remove(self, seat: Seat, key: str) -> None:
        """Take a district away."""
        self.lying[seat] = tuple(other for other in self.lying[seat] if other != key)


CALLED_FROM = {character: tuple(box.Character)[character.number - 1 :] for character in box.Character}
"""Who is still to be called when a character is, itself included."""

MOST_BUILT = 5
"""Districts of one turn, at most: the architect's three, and two by cards."""


class Characters:
    """What the herald remembers. Characters are unknown until shown: `shown` has the seat of a character only from then on."""

    def __init__(self, table: Table) -> None:
        ledger = table.ledger
        colours = table.seats.colours
        self._seats = table.seats
        self.crown = ledger.choice("crown", colours)
        self.open = ledger.list("open", box.Character)
        self.passed = ledger.number("passed", high=CHARACTERS, initial=CHARACTERS)
        self.cards = ledger.numbers("draft", ("aside", "open"), high=CHARACTERS)
        self.kept = ledger.numbers("kept", table.seats, high=2)
        ledger.conserve("characters", CHARACTERS, ["passed", "draft", "kept"], balance="passed")
        self.shown = ledger.choices("character", box.Character, colours)
        self.murdered = ledger.choice("murdered", box.Character)
        self.robbed = ledger.choice("robbed", box.Character)
        self.acrobat = ledger.flag("acrobat")
        self.built = ledger.number("built", high=MOST_BUILT)
        self.used = ledger.list("used")
        self.swapped = ledger.choice("swapped", colours)

    def begin_round(self) -> None:
        """Take all eight character cards together again."""
        self.open.value = ()
        self.passed.value, self.cards["aside"], self.cards["open"] = CHARACTERS, 0, 0
        for seat in self._seats:
            self.kept[seat] = 0
        for character in box.Character:
            self.shown[character] = ""
        self.murdered.value, self.robbed.value, self.acrobat.value = "", "", False

    def king(self) -> Seat:
        """Find who has the crown: the first seat as long as nobody was given it."""
        return self._seats.of(self.crown.value) if self.crown.value else self._seats[0]

    def in_order(self) -> tuple[Seat, ...]:
        """List the seats clockwise from the king."""
        return tuple(self._seats.clockwise_from(self.king()))

    def owner(self, character: box.Character) -> Seat | None:
        """Find who showed this character; None while nobody has."""
        return self._seats.of(self.shown[character]) if self.shown[character] else None

    def hidden(self) -> tuple[Seat, ...]:
        """List the seats that still have a character face down."""
        shown, most = self.shown.values(), kept(len(self._seats))
        return tuple([seat for seat in self.in_order() if shown.count(seat.colour) < most])

    def may_answer(self, character: box.Character) -> tuple[Seat, ...]:
        """List the seats that may hold this character: none if it lies open."""
        return () if character in self.open.value else self.hidden()

    def surely_held(self, character: box.Character) -> bool:
        """Tell whether somebody must have this character: there are as many hidden ones as can still be called.

        One of the hidden ones may be the murdered, who was called and is not shown.
        """
        later, victim, shown = CALLED_FROM[character], self.murdered.value, self.shown.values()
        silent = 1 if victim and victim not in later and not self.shown[victim] else 0
        hidden = kept(len(self._seats)) * len(self._seats) - len(shown) + shown.count("")
        return hidden - silent >= len(later) - len([one for one in self.open.value if one in later])

    def use(self, act: str) -> None:
        """Note that something that may be done once in a turn was done (CI-071)."""
        self.used.value = (*self.used.value, act)

    def has_used(self, act: str) -> bool:
        """Tell whether this turn has seen it."""
        return act in self.used.value


class State:
    """Cities, characters and treasury on one table; `table.view(State)` gives the one there is.

    `circus` says whether the action cards are in the game.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.circus = table.options["cards"] == "yes"
        self.seats = table.seats
        self.cities = Cities(table)
        self.characters = Characters(table)
        self.treasury = Treasury(table, self.cities)
        name_entries(table)

    @property
    def round(self) -> int:
        """The number of the round."""
        return self.table.place.round

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """List the other players, clockwise from the left neighbour."""
        return tuple(self.seats.clockwise_from(seat))[1:]

    def name(self, district: str) -> Phrase:
        """Name a district, by the name on the owner's cards where it was told."""
        return named(district, self.table.facts.get(box.NAME_FACTS.get(district, "")) or "")

    def priced(self, district: str, price: int) -> Phrase:
        """Name a district with what it costs now."""
        return phrase("citadels-priced", district=self.name(district), price=price)


@cache
def named(district: str, told: str) -> Phrase:
    """Name a district: by its owner's card where `told` is not empty."""
    return phrase(f"citadels-district-{district}", name=told)
