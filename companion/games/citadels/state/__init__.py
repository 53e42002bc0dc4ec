"""The state of a game: all that its ledger holds."""

from __future__ import annotations

from functools import cache

from companion.games.citadels.box import NAMES, Character
from companion.games.citadels.names import name_entries
from companion.games.citadels.state.characters import Characters
from companion.games.citadels.state.cities import Cities
from companion.games.citadels.state.treasury import Treasury
from companion.table import Phrase, Seat, Table, phrase


class State:
    """Cities, characters and treasury on one table; `table.view(State)` gives the one there is."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats = table.seats
        self.cities = Cities(table)
        self.characters = Characters(table)
        self.treasury = Treasury(table, self.cities)
        name_entries(table)

    @property
    def circus(self) -> bool:
        """Whether the action cards are in the game."""
        return self.table.options["cards"] == "yes"

    @property
    def round(self) -> int:
        """The number of the round."""
        return self.table.place.round

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """List the other players, clockwise from the left neighbour."""
        return tuple(self.seats.clockwise_from(seat))[1:]

    def protected(self, seat: Seat) -> bool:
        """Tell whether the warlord must spare this city: its player showed the bishop (CI-098, CI-G05)."""
        return self.characters.owner(Character.BISHOP) == seat

    def name(self, district: str) -> Phrase:
        """Name a district, by the name on the owner's cards where it was told."""
        return _named(district, self.told_name(district))

    def told_name(self, district: str) -> str:
        """Give the name on the owner's card, "" where nobody was asked for it."""
        return self.table.facts.get(f"name-{district}") or ""

    def told_names(self) -> tuple[tuple[str, str], ...]:
        """List the districts whose name was told, each with it."""
        return tuple([(district, name) for district in NAMES if (name := self.told_name(district))])

    def priced(self, district: str, price: int) -> Phrase:
        """Name a district with what it costs now."""
        return priced(district, self.told_name(district), price)


@cache
def _named(district: str, told: str) -> Phrase:
    return phrase(f"citadels-district-{district}", name=told)


@cache
def priced(district: str, told: str, price: int) -> Phrase:
    """Name a district (by its owner's card where `told` is not empty) with what it costs."""
    return phrase("citadels-priced", district=_named(district, told), price=price)
