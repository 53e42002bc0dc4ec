"""The state of a game: all that its ledger holds."""

from __future__ import annotations

from companion.games.citadels.box import Character
from companion.games.citadels.state.characters import Characters
from companion.games.citadels.state.cities import Cities
from companion.games.citadels.state.treasury import Treasury
from companion.table import Phrase, Seat, Table, phrase


class State:
    """Cities, characters and treasury on one table. Built again at will: it only finds its ledger entries."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats = table.seats
        self.cities = Cities(table)
        self.characters = Characters(table)
        self.treasury = Treasury(table, self.cities)

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
        return phrase(f"citadels-district-{district}", name=self.table.facts.get(f"name-{district}") or "")
