"""What is always on show: each city's size, value and colours (or gold), the crown, and who leads."""

from __future__ import annotations

from companion.games.citadels.realm import Realm
from companion.table import Figure, Seat, SeatScore, Table

ROOMY = 4
"""Up to so many players each field has room for a third figure; with more the smallest screen has not."""


def scoreboard(table: Table) -> tuple[SeatScore, ...]:
    """Show each seat's districts (of eight), points, and where there is room gold, in light books colours."""
    realm = Realm(table)
    best = max(realm.cities.points(seat) for seat in realm.seats)
    return tuple(SeatScore(seat, _figures(realm, seat), _badges(realm, seat, best)) for seat in realm.seats)


def _figures(realm: Realm, seat: Seat) -> tuple[Figure, ...]:
    city = f"city.{seat.colour}"
    shown = (Figure("district", realm.cities.size(seat), city), Figure("points", realm.cities.points(seat), city))
    if len(realm.seats) > ROOMY:
        return shown
    if realm.treasury.counted:
        return (*shown, Figure("gold", realm.treasury.gold[seat], f"gold.{seat.colour}"))
    return (*shown, Figure("colours", len(realm.cities.colours(seat)), city))


def _badges(realm: Realm, seat: Seat, best: int) -> tuple[Figure, ...]:
    crown = (Figure("crown", 1, "crown"),) if realm.court.crown.value == seat.colour else ()
    leads = (Figure("coronet", 1),) if best and realm.cities.points(seat) == best else ()
    return (*crown, *leads)
