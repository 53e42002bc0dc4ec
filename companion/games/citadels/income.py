"""Chapter income: two gold or a card, and gold for one's colours (CI-063 to CI-065)."""

from __future__ import annotations

from companion.games.citadels.box import PAID_FOR, Character
from companion.games.citadels.moment import Moment
from companion.games.citadels.realm import Realm
from companion.games.citadels.stack import draw
from companion.table import Number, Option, Seat, Symbols, Tell, asks, phrase

INCOME_GOLD = 2
COLOUR_RULES = {
    Character.KING: ("CI-093", "CI-097"),
    Character.BISHOP: ("CI-099",),
    Character.MERCHANT: ("CI-100", "CI-101"),
    Character.WARLORD: ("CI-114",),
    Character.ARCHITECT: ("CI-102",),
}


def looks(realm: Realm, seat: Seat) -> int:
    """How many cards are drawn as income: 2, with the observatory 3."""
    return 3 if realm.cities.has(seat, "observatory") else 2


def keeps(realm: Realm, seat: Seat) -> int:
    """How many of them are kept: 1, with the library 2."""
    return 2 if realm.cities.has(seat, "library") else 1


def offers(realm: Realm, moment: Moment) -> tuple[Option[str], ...]:
    """Offer the income until it was taken (full books)."""
    if not realm.treasury.counted or realm.court.has_used("income"):
        return ()
    cards = phrase("citadels-take-cards", look=looks(realm, moment.seat), keep=keeps(realm, moment.seat))
    return (
        Option("gold", phrase("citadels-take-gold"), gains=(Symbols("gold", INCOME_GOLD),)),
        Option("cards", cards, gains=(Symbols("card", keeps(realm, moment.seat)),)),
    )


async def take_gold(realm: Realm, moment: Moment, _rest: str) -> None:
    """Take two gold as income."""
    realm.court.use("income")
    realm.treasury.receive(moment.seat, INCOME_GOLD)


@asks
def how_many_kept(realm: Realm, moment: Moment) -> Number:
    """Ask how many are kept where observatory and library lie together: their printed texts do not settle it."""
    return Number(
        "citadels.kept-cards",
        seat=moment.seat,
        occurrence=moment.at,
        low=1,
        high=looks(realm, moment.seat),
        likely=2,
        icon="card",
        rules=("CI-064", "CI-G10"),
    )


async def take_cards(realm: Realm, moment: Moment, _rest: str) -> None:
    """Draw cards as income."""
    realm.court.use("income")
    both = realm.cities.has(moment.seat, "observatory") and realm.cities.has(moment.seat, "library")
    kept = await how_many_kept(realm, moment) if both else keeps(realm, moment.seat)
    await draw(realm, moment, looks(realm, moment.seat), kept)


def due(realm: Realm, moment: Moment) -> dict[str, int]:
    """Give what the ability still brings: `tribute` and `trade` in gold, `plans` in cards, each once a turn (CI-072)."""
    found = {
        "tribute": realm.cities.paying(moment.seat, moment.character),
        "trade": 1 if moment.character is Character.MERCHANT else 0,
        "plans": 2 if moment.character is Character.ARCHITECT else 0,
    }
    return {act: amount for act, amount in found.items() if amount and not realm.court.has_used(act)}


def ability_offers(realm: Realm, moment: Moment) -> tuple[Option[str], ...]:
    """Offer what is due, to be taken at the moment that suits (full books)."""
    if not realm.treasury.counted:
        return ()
    return tuple(_due_offer(moment, act, amount) for act, amount in due(realm, moment).items())


def _due_offer(moment: Moment, act: str, amount: int) -> Option[str]:
    colour = PAID_FOR.get(moment.character)
    words = phrase(f"citadels-take-{act}", colour=colour.value if colour else "")
    return Option(act, words, gains=(Symbols("card" if act == "plans" else "gold", amount),))


async def take_tribute(realm: Realm, moment: Moment, _rest: str) -> None:
    """Take the gold for the character's colour."""
    realm.treasury.receive(moment.seat, due(realm, moment).get("tribute", 0))
    realm.court.use("tribute")


async def take_trade(realm: Realm, moment: Moment, _rest: str) -> None:
    """Take the merchant's own gold."""
    realm.treasury.receive(moment.seat, due(realm, moment).get("trade", 0))
    realm.court.use("trade")


async def take_plans(realm: Realm, moment: Moment, _rest: str) -> None:
    """Draw the architect's two cards."""
    realm.court.use("plans")
    await draw(realm, moment, 2, 2)


@asks
def remind(realm: Realm, moment: Moment) -> Tell:
    """Remind a player who ends the turn of what is still due."""
    left = due(realm, moment)
    return Tell(
        "citadels.leftover",
        seat=moment.seat,
        occurrence=moment.at,
        args={"gold": left.get("tribute", 0) + left.get("trade", 0), "cards": left.get("plans", 0)},
        rules=COLOUR_RULES.get(moment.character, ()),
    )


async def take_what_is_left(realm: Realm, moment: Moment) -> None:
    """Hand out at the end of the turn what was not taken before; nobody is left short by forgetting (full books)."""
    if not realm.treasury.counted or not due(realm, moment):
        return
    await remind(realm, moment)
    for take, act in ((take_tribute, "tribute"), (take_trade, "trade"), (take_plans, "plans")):
        if act in due(realm, moment):
            await take(realm, moment, "")
