"""All that the ledger of a game of Citadels holds."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.citadels.box import Character
from companion.games.citadels.cities import Cities
from companion.games.citadels.court import Court
from companion.games.citadels.treasury import Treasury
from companion.table import Option, Phrase, Seat, Table, phrase

BACK = "back"


class Realm:
    """Cities, court and treasury on one table. Built again at will: it only finds its ledger entries."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats = table.seats
        self.cities = Cities(table)
        self.court = Court(table)
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
        return self.court.owner(Character.BISHOP) == seat

    def name(self, district: str) -> Phrase:
        """Name a district, by the name on the owner's cards where it was told."""
        return phrase(f"citadels-district-{district}", name=self.table.facts.get(f"name-{district}") or "")


def back() -> Option[str]:
    """Offer a way back from what was touched by mistake."""
    return Option(BACK, phrase("citadels-back"), icon="back")


def possible_first(options: Iterable[Option[str]]) -> tuple[Option[str], ...]:
    """Put what may be chosen before what is off: the long lists are shown page by page."""
    return tuple(sorted(options, key=lambda option: option.off is not None))


def titled(character: Character) -> Phrase:
    """Name a character."""
    return phrase(f"citadels-character-{character.value}")
