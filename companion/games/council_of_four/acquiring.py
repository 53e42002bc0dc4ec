"""Acquiring a permit: bribe the council of a region, take one of its two open permits (CF-065 to CF-080)."""

from __future__ import annotations

from companion.games.council_of_four.box import REGIONS
from companion.games.council_of_four.bribes import may_bribe
from companion.games.council_of_four.bribing import bribe
from companion.games.council_of_four.maps import council_icon, council_name, permit_options
from companion.games.council_of_four.realm import Realm
from companion.games.council_of_four.rewards import SYMBOLS, take_permit
from companion.table import Choose, Option, Phrase, Seat, asks, phrase


async def acquire(realm: Realm, seat: Seat) -> None:
    """Bribe, pay, and take a permit with its bonus; the gold on it comes too late to pay with (CF-076 before CF-079)."""
    region = await _which_region(realm, seat, realm.time("region"))
    paid = await bribe(realm, seat, region)
    await take_permit(realm, seat, await _which_permit(realm, seat, region, paid, realm.time("permit")))


def why_not(realm: Realm, seat: Seat, region: str) -> Phrase | None:
    """Say why the council of a region cannot be bribed now; None where it can."""
    if not realm.permits.open(region):
        return phrase("council-off-no-open")
    if realm.goods.hand[seat] == 0:
        return phrase("council-off-no-cards")
    affordable = may_bribe(realm.goods.hand[seat], realm.goods.gold[seat], realm.councils.balcony[region])
    return None if affordable else phrase("council-off-gold")


@asks
def _which_region(realm: Realm, seat: Seat, at: tuple[int, int]) -> Choose[str]:
    options = tuple(
        Option(region, council_name(region), off=why_not(realm, seat, region), icon=council_icon(region)) for region in REGIONS
    )
    return Choose("council.region", seat=seat, occurrence=at, options=options, rules=("CF-065", "CF-077"), picture="bribe")


@asks
def _which_permit(realm: Realm, seat: Seat, region: str, paid: int, at: tuple[int, int]) -> Choose[str]:
    return Choose(
        "council.permit",
        seat=seat,
        subject=region,
        occurrence=at,
        args={"paid": paid},
        options=permit_options(realm.permits.open(region)),
        rules=("CF-078", "CF-079", *SYMBOLS),
        picture="permits",
    )
