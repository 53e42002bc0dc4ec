"""Violet districts that do something in a turn: laboratory, smithy, graveyard (CI-015, CI-016; the texts on the cards)."""

from __future__ import annotations

from companion.games.citadels.moment import Moment
from companion.games.citadels.realm import Realm
from companion.games.citadels.stack import draw
from companion.table import Choose, Option, Phrase, Seat, Symbols, Tell, asks, phrase

ACTIVE = ("laboratory", "smithy", "observatory", "library", "school-of-magic")
LABORATORY = ("laboratory-gold",)
SMITHY = ("smithy-price", "smithy-cards")
GRAVEYARD = ("CI-110", "CI-015", "CI-G10")


def active(realm: Realm, seat: Seat) -> tuple[Phrase, ...]:
    """Name the violet districts that help in the owner's turn."""
    return tuple(realm.name(key) for key in ACTIVE if realm.cities.has(seat, key))


def offers(realm: Realm, moment: Moment) -> tuple[Option[str], ...]:
    """Offer laboratory and smithy once a turn (full books)."""
    if not realm.treasury.counted:
        return ()
    return tuple(
        offer(realm, moment.seat)
        for key, needed, offer in (("laboratory", LABORATORY, _laboratory), ("smithy", SMITHY, _smithy))
        if realm.cities.has(moment.seat, key) and not realm.court.has_used(key) and _told(realm, needed)
    )


def _told(realm: Realm, facts: tuple[str, ...]) -> bool:
    """Tell whether the card's text is known: a correction may lay a district before anybody was asked about it."""
    return all(realm.table.facts.get(fact) is not None for fact in facts)


def _laboratory(realm: Realm, seat: Seat) -> Option[str]:
    gold = realm.table.facts["laboratory-gold"]
    off = phrase("citadels-off-no-cards") if realm.treasury.hand[seat] == 0 else None
    return Option("laboratory", realm.name("laboratory"), off=off, gains=(Symbols("gold", gold),))


def _smithy(realm: Realm, seat: Seat) -> Option[str]:
    price, cards = realm.table.facts["smithy-price"], realm.table.facts["smithy-cards"]
    too_dear = phrase("citadels-off-too-dear", gold=realm.treasury.gold[seat])
    off = None if realm.treasury.can_pay(seat, price) else too_dear
    words = phrase("citadels-priced", district=realm.name("smithy"), price=price)
    return Option("smithy", words, off=off, gains=(Symbols("card", cards),))


async def laboratory(realm: Realm, moment: Moment, _rest: str) -> None:
    """Discard a card for gold."""
    realm.court.use("laboratory")
    realm.treasury.put_back(moment.seat, 1)
    realm.treasury.receive(moment.seat, realm.table.facts["laboratory-gold"])


async def smithy(realm: Realm, moment: Moment, _rest: str) -> None:
    """Pay gold for cards."""
    realm.court.use("smithy")
    realm.treasury.pay(moment.seat, realm.table.facts["smithy-price"])
    cards = realm.table.facts["smithy-cards"]
    await draw(realm, moment, cards, cards)


def _gravedigger(realm: Realm, moment: Moment) -> Seat | None:
    """Find who may buy the destroyed card: the graveyard's owner, but not while being the warlord."""
    for seat in realm.others(moment.seat):
        if realm.cities.has(seat, "graveyard") and realm.treasury.can_pay(seat, 1):
            return seat
    return None


@asks
def whether_to_bury(realm: Realm, moment: Moment, key: str) -> Choose[str]:
    """Ask whether the graveyard's owner takes the destroyed card for one gold (full books)."""
    owner = _gravedigger(realm, moment)
    off = phrase("citadels-off-no-gold") if owner is None else None
    options = (Option("no", phrase("no")), Option("yes", phrase("yes"), off=off, gains=(Symbols("card", 1),)))
    args = {"district": realm.name(key)}
    return Choose("citadels.graveyard", seat=owner, occurrence=moment.at, args=args, options=options, rules=GRAVEYARD)


@asks
def may_bury(realm: Realm, moment: Moment, key: str) -> Tell:
    """Tell the graveyard's owner of the right to buy the card (light books)."""
    args = {"district": realm.name(key)}
    owner = _gravedigger(realm, moment)
    return Tell("citadels.graveyard-may", seat=owner, occurrence=moment.at, args=args, rules=GRAVEYARD)


async def bury(realm: Realm, moment: Moment, key: str) -> None:
    """Let the graveyard's owner take a destroyed card; a graveyard that is itself destroyed no longer helps."""
    if _gravedigger(realm, moment) is None:
        return
    if not realm.treasury.counted:
        await may_bury(realm, moment, key)
    elif await whether_to_bury(realm, moment, key) == "yes":
        _buy_back(realm, _gravedigger(realm, moment))


def _buy_back(realm: Realm, owner: Seat | None) -> None:
    if owner is not None:
        realm.treasury.pay(owner, 1)
        realm.treasury.take_discarded(owner)
