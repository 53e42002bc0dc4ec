"""The state of a game on the ledger: cities, characters, the treasury of full books, and the names of the entries."""

from collections.abc import Mapping
from functools import cache, lru_cache
from operator import add

from companion.games.citadels import box, draft
from companion.table import GameState, Option, Phrase, Seat, Table, phrase, seated, spelt
from companion.table.entry import LARGEST


def name_entries(table: Table) -> None:
    """Name the ledger's entries and their values for the players."""

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
"""How far the supply can fall below 0: nobody is refused gold because the 30 pieces have run out (CI-G13)."""


class Treasury:
    """What full books count: gold, hands and the stack. With light books its methods change nothing."""

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
        self.stack = ledger.numbers("stack", ("cards",) if full else (), initial=self._count_undealt() if full else 0)

    def _count_undealt(self) -> int:
        return self.restackable() - sum(self.hand.values())

    @property
    def counted(self) -> bool:
        """Whether gold and hands are counted now; players can switch to light books between rounds."""
        return self.books.value == "full"

    def discarded(self) -> int:
        """Return the size of the discard pile: the cards that are not in the stack, in hands or on the table."""
        return self._count_undealt() - self.stack["cards"]

    def receive(self, seat: Seat, amount: int) -> None:
        """Give a player gold from the supply."""
        if self.counted:
            self.gold[seat] += amount
            self.supply["gold"] -= amount

    def pay(self, seat: Seat, amount: int) -> None:
        """Move a player's gold to the supply."""
        self.receive(seat, -amount)

    def purse(self, seat: Seat) -> int:
        """Return the most that a player can pay; light books do not count gold, so it is always enough."""
        return self.gold[seat] if self.counted else LARGEST

    def can_pay(self, seat: Seat, amount: int) -> bool:
        """Return whether a player can pay this much."""
        return amount <= self.purse(seat)

    def holds(self, seat: Seat, cards: int) -> bool:
        """Return whether a player can have this many cards in hand; with light books always True."""
        return not self.counted or self.hand[seat] >= cards

    def put_back(self, seat: Seat, cards: int) -> None:
        """Take cards out of a player's hand; a miscounted hand stops at 0."""
        if self.counted:
            self.hand[seat] = max(0, self.hand[seat] - cards)

    def restackable(self) -> int:
        """Return the number of cards in the stack, the discard pile and hands: all but those on the table."""
        wagons = sum(owner != "" for owner in self.wagons.values())
        return box.card_count(self._cities.edition, actions=self._circus) - sum(self._cities.sizes()) - wagons

    def draw(self, seat: Seat, look: int, keep: int) -> None:
        """Draw `look` cards and keep `keep` of them, as far as the stack lasts; the others are discarded."""
        if self.counted:
            drawn = min(look, self.stack["cards"])
            self.stack["cards"] -= drawn
            self.hand[seat] += min(keep, drawn)

    def free_wagon(self) -> str | None:
        """Return a wagon that is not on the table; None if all three are."""
        return next((number for number in self.wagons.keys if not self.wagons[number]), None)

    def owner(self, wagon: str) -> Seat | None:
        """Return the player in front of whom a wagon lies; None if nobody has it."""
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
"""Districts whose points differ by edition, and the fact that records the points (CI-012)."""


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

    @property
    def edition(self) -> str:
        """The printing of this box; "" as long as nobody has said which it is."""
        return self._facts.get(box.EDITION) or ""

    def of(self, seat: Seat) -> tuple[box.District, ...]:
        """Return the districts of a city in the order in which they were laid."""
        return tuple([box.DISTRICTS[key] for key in self.lying[seat]])

    def has(self, seat: Seat, key: str) -> bool:
        """Return whether this district is in the player's city."""
        return key in self.lying[seat]

    def tents_of(self, seat: Seat) -> int:
        """Return the number of the player's tents; 0 without action cards."""
        return self.tents[seat] if self.tents.keys else 0

    def size(self, seat: Seat) -> int:
        """Return the size of the player's city: districts and tents, which both count towards eight (CI-133)."""
        return len(self.lying[seat]) + self.tents_of(seat)

    def sizes(self) -> list[int]:
        """Return the sizes of all cities, in the order of the seats."""
        sizes = list(map(len, self.lying.values()))
        return list(map(add, sizes, self.tents.values())) if self.tents.keys else sizes

    def complete(self, seat: Seat) -> bool:
        """Return whether the city has eight districts or more."""
        return self.size(seat) >= box.FULL_CITY

    def standing(self, key: str) -> int:
        """Return the number of cities that have this district."""
        return [key in city for city in self.lying.values()].count(True)

    def left(self, key: str) -> int:
        """Return the number of this district's cards that are in no city."""
        return self.count(key) - self.standing(key)

    def count(self, key: str) -> int:
        """Return the number of this district's cards in this printing."""
        card = box.deck(self.edition).get(key)
        return card.count if card is not None else 0

    def colours(self, seat: Seat) -> frozenset[box.Colour]:
        """Return the colours of a city's districts; tents have none (CI-134)."""
        return frozenset(card.colour for card in self.of(seat))

    def points_of(self, key: str) -> int:
        """Return a district's points: its price or, where editions differ, the points printed in this box (CI-012)."""
        told: int | None = self._facts.get(UNSEEN_POINTS.get(key, ""))
        return box.DISTRICTS[key].cost if told is None else told

    def points(self, seat: Seat) -> int:
        """Return the sum of the points of a city's districts (CI-117)."""
        return sum(self.points_of(key) for key in self.lying[seat])

    def add(self, seat: Seat, key: str, number: int) -> None:
        """Add a district in round `number`; the round is recorded for the haunted city."""
        self.lying[seat] = (*self.lying[seat], key)
        if key == "haunted-city":
            self.haunted_round.value = number

    def remove(self, seat: Seat, key: str) -> None:
        """Remove a district from a city."""
        self.lying[seat] = tuple(other for other in self.lying[seat] if other != key)


CALLED_FROM = {character: tuple(box.Character)[character.number - 1 :] for character in box.Character}
"""The characters still to be called when a character is called, including that one."""

MOST_BUILT = 5
"""The most districts laid in one turn: the architect's three, and two more by the director."""


class Characters:
    """What the herald knows. A character's owner is unknown until it is shown; then `shown` holds the owner's colour."""

    def __init__(self, table: Table) -> None:
        ledger = table.ledger
        colours = table.seats.colours
        self._seats = table.seats
        self.crown = ledger.choice("crown", colours)
        self.open = ledger.list("open", box.Character)
        self.passed = ledger.number("passed", high=draft.CHARACTERS, initial=draft.CHARACTERS)
        self.cards = ledger.numbers("draft", ("aside", "open"), high=draft.CHARACTERS)
        self.kept = ledger.numbers("kept", table.seats, high=2)
        ledger.conserve("characters", draft.CHARACTERS, ["passed", "draft", "kept"], balance="passed")
        self.shown = ledger.choices("character", box.Character, colours)
        self.murdered = ledger.choice("murdered", box.Character)
        self.robbed = ledger.choice("robbed", box.Character)
        self.acrobat = ledger.flag("acrobat")
        self.built = ledger.number("built", high=MOST_BUILT)
        self.used = ledger.list("used")
        self.swapped = ledger.choice("swapped", colours)

    def begin_round(self) -> None:
        """Collect all eight character cards for a new round."""
        self.open.value = ()
        self.passed.value, self.cards["aside"], self.cards["open"] = draft.CHARACTERS, 0, 0
        for seat in self._seats:
            self.kept[seat] = 0
        for character in box.Character:
            self.shown[character] = ""
        self.murdered.value, self.robbed.value, self.acrobat.value = "", "", False

    def king(self) -> Seat:
        """Return the player with the crown; the first seat until somebody has been given it."""
        return self._seats.of(self.crown.value) if self.crown.value else self._seats[0]

    def in_order(self) -> tuple[Seat, ...]:
        """Return the seats clockwise from the king."""
        return tuple(self._seats.clockwise_from(self.king()))

    def owner(self, character: box.Character) -> Seat | None:
        """Return the player who has shown this character; None if nobody has."""
        return self._seats.of(self.shown[character]) if self.shown[character] else None

    def hidden(self) -> tuple[Seat, ...]:
        """Return the players who still have a character face down."""
        shown, most = self.shown.values(), draft.kept(len(self._seats))
        return tuple([seat for seat in self.in_order() if shown.count(seat.colour) < most])

    def may_answer(self, character: box.Character) -> tuple[Seat, ...]:
        """Return the players who can hold this character; none if it lies open."""
        return () if character in self.open.value else self.hidden()

    def surely_held(self, character: box.Character) -> bool:
        """Return whether somebody must have this character: as many characters are hidden as can still be called.

        A murdered character that has been called and not shown is left out of the hidden ones.
        """
        later, victim, shown = CALLED_FROM[character], self.murdered.value, self.shown.values()
        silent = 1 if victim and victim not in later and not self.shown[victim] else 0
        hidden = draft.kept(len(self._seats)) * len(self._seats) - len(shown) + shown.count("")
        return hidden - silent >= len(later) - len([one for one in self.open.value if one in later])

    def use(self, act: str) -> None:
        """Record an act that is allowed once per turn (CI-071)."""
        self.used.value = (*self.used.value, act)

    def has_used(self, act: str) -> bool:
        """Return whether the act has been done in this turn."""
        return act in self.used.value


class State(GameState):
    """Cities, characters and treasury of a table; `table.view(State)` returns the table's only instance.

    `circus` tells whether the action cards are in the game.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.circus = table.options["cards"] == "yes"
        self.seats = table.seats
        self.cities = Cities(table)
        self.characters = Characters(table)
        self.treasury = Treasury(table, self.cities)
        name_entries(table)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the other players, clockwise from the left neighbour."""
        return tuple(self.seats.clockwise_from(seat))[1:]

    def name(self, district: str) -> Phrase:
        """Return a district's name as a phrase, with the name printed in this box if it is known."""
        return named(district, self.told(district))

    def told(self, district: str) -> str:
        """Return the name of a district that is printed in this box, "" if it is unknown or the usual one."""
        return self.list_names().get(district, "")

    def list_names(self) -> Mapping[str, str]:
        """Return the names of districts that are printed in this box, as far as they are known and not the usual ones."""
        return _list_names(tuple(map(self.table.facts.get, box.NAME_FACTS.values())))

    def priced(self, district: str, price: int) -> Phrase:
        """Return a district's name and current price as a phrase."""
        return phrase("citadels-priced", district=self.name(district), price=price)


@lru_cache(maxsize=16)
def _list_names(told: tuple[str | None, ...]) -> Mapping[str, str]:
    return {district: name for district, name in zip(box.NAMES, told, strict=True) if name}


@cache
def named(district: str, told: str) -> Phrase:
    """Return a district's name as a phrase; `told` is the name printed in this box, "" if unknown."""
    return phrase(f"citadels-district-{district}", name=told)
