"""Where each of the 45 permits is: in its stack, put under it, open beside it, or with a player, usable or used."""

from __future__ import annotations

from companion.games.council_of_four.box import CITIES, OPEN_PERMITS, PERMITS, REGIONS, permits_of
from companion.table import Seat, Table

STACK, UNDER, OPEN = "stack", "under", "open"
USED = "-used"


def region_of(permit: str) -> str:
    """Name the region of a permit: that of the cities it names."""
    return CITIES[permit[0]].region


class Permits:
    """One entry a permit, so that none is ever in two places.

    With `later` nobody notes which lie open: a permit is known from when it is taken.
    """

    def __init__(self, table: Table) -> None:
        owned = [place for seat in table.seats for place in (seat.colour, seat.colour + USED)]
        self.later = False
        self.place = table.ledger.choices("permit", PERMITS, (UNDER, OPEN, *owned), initial=STACK)
        self._of = {region: table.ledger.choices("permit", permits_of(region), ()) for region in REGIONS}

    def at(self, region: str, place: str) -> tuple[str, ...]:
        """List the permits of a region that are in some place."""
        return self._of[region].where(place)

    def open(self, region: str) -> tuple[str, ...]:
        """List the open permits of a region."""
        return self.at(region, OPEN)

    def next_ones(self, region: str) -> tuple[str, ...]:
        """List the permits of which one may be turned up next: those put under the stack only once the others are gone."""
        return self.at(region, STACK) or self.at(region, UNDER)

    def takeable(self, region: str) -> tuple[str, ...]:
        """List the permits of which one may be taken: those that lie open, and all that may where nobody notes it."""
        lying = self.open(region)
        return lying if not self.later or len(lying) == OPEN_PERMITS else (*lying, *self._not_seen(region))

    def _not_seen(self, region: str) -> tuple[str, ...]:
        return (*self.at(region, STACK), *self.at(region, UNDER))

    def refilled(self, region: str) -> bool:
        """Tell whether the stack still fills the space of a permit that was taken (CF-080)."""
        return self.wanting(region) if not self.later else len(self.takeable(region)) >= OPEN_PERMITS

    def wanting(self, region: str) -> bool:
        """Tell whether a permit of the region is to be turned up (CF-024, CF-080)."""
        return len(self.open(region)) < OPEN_PERMITS and bool(self.next_ones(region))

    def usable(self, seat: Seat) -> tuple[str, ...]:
        """List a player's permits that lie face up (CF-087, CF-091)."""
        return self.place.where(seat.colour)

    def of(self, seat: Seat) -> tuple[str, ...]:
        """List all permits of a player, used ones too (CF-138)."""
        return tuple(permit for permit in PERMITS if self.place[permit] in {seat.colour, seat.colour + USED})

    def naming(self, seat: Seat, city: str) -> tuple[str, ...]:
        """List a player's usable permits for a city (CF-088, CF-089)."""
        return tuple(permit for permit in self.usable(seat) if city in permit)

    def named(self, seat: Seat) -> frozenset[str]:
        """Give all cities that a player's usable permits name."""
        return frozenset().union(*self.usable(seat))

    def take(self, permit: str, seat: Seat) -> None:
        """Lay a permit face up before a player (CF-078)."""
        self.place[permit] = seat.colour

    def turn_down(self, permit: str, seat: Seat) -> None:
        """Turn a used permit face down (CF-090)."""
        self.place[permit] = seat.colour + USED

    def put_under(self, region: str) -> None:
        """Put the open permits of a region face down under their stack (CF-122)."""
        for permit in self.open(region):
            self.place[permit] = UNDER

    def turn_up(self, permit: str) -> None:
        """Lay a permit open beside its stack."""
        self.place[permit] = OPEN
