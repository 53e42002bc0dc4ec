"""The cities: which districts and tents lie in front of whom, and who had eight first."""

from __future__ import annotations

from companion.games.citadels.box import ACTIONS, DISTRICTS, FULL_CITY, PAID_FOR, Action, Character, Colour, District
from companion.table import Seat, Table

UNSEEN_POINTS = {"university": "university-points", "dragon-gate": "dragon-gate-points"}
"""Districts whose points differ by edition, and the fact that settles them (CI-012)."""


class Cities:
    """Districts, tents, and the first complete city."""

    def __init__(self, table: Table) -> None:
        ledger = table.ledger
        circus = table.options["cards"] == "yes"
        self._seats = table.seats
        self._facts = table.facts
        self.lying = ledger.lists("city", table.seats, DISTRICTS)
        self.tents = ledger.numbers("tents", table.seats if circus else (), high=ACTIONS[Action.TENT])
        self.action_cards = ledger.numbers("action-cards", table.seats if circus else (), high=sum(ACTIONS.values()))
        self.first = ledger.choice("first", table.seats.colours)
        self.haunted_round = ledger.number("haunted-round")

    def of(self, seat: Seat) -> tuple[District, ...]:
        """List the districts of a city, in the order in which they were laid."""
        return tuple([DISTRICTS[key] for key in self.lying[seat]])

    def has(self, seat: Seat, key: str) -> bool:
        """Tell whether this district lies in the city."""
        return key in self.lying[seat]

    def tents_of(self, seat: Seat) -> int:
        """Count the tents; 0 without action cards."""
        return self.tents[seat] if self.tents.keys else 0

    def size(self, seat: Seat) -> int:
        """Count what counts towards eight: districts and tents (CI-133)."""
        return len(self.lying[seat]) + self.tents_of(seat)

    def complete(self, seat: Seat) -> bool:
        """Tell whether the city has eight or more."""
        return self.size(seat) >= FULL_CITY

    def left(self, key: str) -> int:
        """Count the cards of this district that lie in no city."""
        return DISTRICTS[key].count - [key in city for city in self.lying.values()].count(True)

    def standing(self) -> frozenset[str]:
        """Give all districts that lie in some city."""
        return frozenset[str]().union(*self.lying.values())

    def paying(self, seat: Seat, character: Character) -> int:
        """Count the districts that pay this character; the school of magic pays anyone (CI-093, CI-099, CI-101, CI-114)."""
        colour = PAID_FOR.get(character)
        if colour is None:
            return 0
        return sum([card.colour is colour or card.key == "school-of-magic" for card in self.of(seat)])

    def colours(self, seat: Seat) -> frozenset[Colour]:
        """Give the colours that lie in a city; tents have none (CI-134)."""
        return frozenset(card.colour for card in self.of(seat))

    def points_of(self, key: str) -> int:
        """Give a district's points: its price, or what the owner's card says where editions differ (CI-012)."""
        fact = UNSEEN_POINTS.get(key, "")
        told: int | None = self._facts.get(fact)
        return DISTRICTS[key].cost if told is None else told

    def points(self, seat: Seat) -> int:
        """Add up the points of the districts in a city (CI-117)."""
        return sum(self.points_of(key) for key in self.lying[seat])

    def add(self, seat: Seat, key: str) -> None:
        """Lay a district."""
        self.lying[seat] = (*self.lying[seat], key)

    def remove(self, seat: Seat, key: str) -> None:
        """Take a district away."""
        self.lying[seat] = tuple(other for other in self.lying[seat] if other != key)
