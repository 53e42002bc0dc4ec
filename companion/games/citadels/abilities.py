"""Chapter characters: assassin, thief, magician and warlord name somebody (CI-076 to CI-089, CI-106 to CI-113)."""

from __future__ import annotations

from companion.games.citadels import violet
from companion.games.citadels.box import DISTRICTS, Character, District
from companion.games.citadels.moment import Moment
from companion.games.citadels.realm import BACK, Realm, back, possible_first, titled
from companion.games.citadels.stack import draw
from companion.table import Choose, Number, Option, Phrase, Seat, asks, phrase

MURDER = ("CI-005", "CI-076", "CI-077", "CI-078", "CI-G16")
ROBBERY = ("CI-005", "CI-080", "CI-081", "CI-082", "CI-085", "CI-G16")
SWAP = ("CI-086", "CI-087", "CI-089")
EXCHANGE = ("CI-088", "CI-089")
ATTACK = ("CI-012", "CI-098", "CI-106", "CI-107", "CI-108", "CI-109", "CI-110", "CI-111", "CI-112", "CI-113", "CI-136", "CI-G21")


def offers(realm: Realm, moment: Moment) -> tuple[Option[str], ...]:
    """Offer what this character may do to others, until it was done."""
    if realm.court.has_used("ability"):
        return ()
    if moment.character is Character.ASSASSIN:
        return (Option("murder", phrase("citadels-do-murder"), icon="dagger"),)
    if moment.character is Character.THIEF:
        return (Option("rob", phrase("citadels-do-rob"), icon="purse"),)
    if moment.character is Character.MAGICIAN:
        return (*_swaps(realm, moment), Option("exchange", phrase("citadels-do-exchange"), icon="card"))
    if moment.character is Character.WARLORD:
        return _attacks(realm, moment)
    return ()


def _swaps(realm: Realm, moment: Moment) -> tuple[Option[str], ...]:
    return tuple(
        Option(f"swap-{seat.colour}", phrase("citadels-do-swap", who=seat), seat=seat) for seat in realm.others(moment.seat)
    )


def _attacks(realm: Realm, moment: Moment) -> tuple[Option[str], ...]:
    return tuple(
        Option(f"attack-{seat.colour}", phrase("citadels-do-attack", who=seat), off=_shield(realm, moment, seat), seat=seat)
        for seat in realm.others(moment.seat)
    )


def _shield(realm: Realm, moment: Moment, target: Seat) -> Phrase | None:
    """Name what keeps the warlord from a city; None where nothing does (inventory, table E)."""
    if realm.protected(target):
        return phrase("citadels-off-bishop")
    if realm.cities.complete(target):
        return phrase("citadels-off-complete")
    faults = [_hardness(realm, moment.seat, card) for card in realm.cities.of(target)]
    return None if None in faults else (faults[0] if faults else phrase("citadels-off-empty"))


def toll(card: District) -> int:
    """Give what the warlord pays for a district: one less than its printed price (CI-107, CI-108, CI-G21)."""
    return card.cost - 1


def _hardness(realm: Realm, warlord: Seat, card: District) -> Phrase | None:
    if card.key == "keep":
        return phrase("citadels-off-keep")
    if not realm.treasury.can_pay(warlord, toll(card)):
        return phrase("citadels-off-too-dear", gold=realm.treasury.gold[warlord])
    return None


@asks
def whom_to_murder(realm: Realm, moment: Moment) -> Choose[str]:
    """Ask for the victim; who cannot answer is marked, not barred (inventory, table D)."""
    return Choose(
        "citadels.murder",
        seat=moment.seat,
        occurrence=moment.at,
        options=tuple(_victim(realm, moment, character) for character in _by_use(realm, moment)),
        rules=MURDER,
    )


def _by_use(realm: Realm, moment: Moment) -> list[Character]:
    """List the characters by number, those whom naming does nothing to at the end."""
    return sorted(Character, key=lambda character: character is moment.character or character in realm.court.open.value)


def _victim(realm: Realm, moment: Moment, character: Character, off: Phrase | None = None) -> Option[str]:
    key = "citadels-target"
    if character is moment.character:
        key = "citadels-target-self"
    elif character in realm.court.open.value:
        key = "citadels-target-open"
    return Option(character.value, phrase(key, who=titled(character)), off=off, icon=character.value)


async def murder(realm: Realm, moment: Moment, _rest: str) -> None:
    """Remember who is murdered."""
    realm.court.murdered.value = await whom_to_murder(realm, moment)
    realm.court.use("ability")


@asks
def whom_to_rob(realm: Realm, moment: Moment) -> Choose[str]:
    """Ask who is robbed; assassin and victim are refused."""
    return Choose(
        "citadels.rob",
        seat=moment.seat,
        occurrence=moment.at,
        options=possible_first(
            _victim(realm, moment, character, _unrobbable(realm, character)) for character in _by_use(realm, moment)
        ),
        rules=ROBBERY,
    )


def _unrobbable(realm: Realm, character: Character) -> Phrase | None:
    if character is Character.ASSASSIN:
        return phrase("citadels-off-assassin")
    return phrase("citadels-off-murdered") if character.value == realm.court.murdered.value else None


async def rob(realm: Realm, moment: Moment, _rest: str) -> None:
    """Remember who is robbed."""
    realm.court.robbed.value = await whom_to_rob(realm, moment)
    realm.court.use("ability")


async def swap(realm: Realm, moment: Moment, colour: str) -> None:
    """Swap the whole hand with another player's."""
    realm.court.use("ability")
    if realm.treasury.counted:
        hand, other = realm.treasury.hand, realm.seats.of(colour)
        hand[moment.seat], hand[other] = hand[other], hand[moment.seat]


@asks
def how_many_exchanged(realm: Realm, moment: Moment) -> Number:
    """Ask how many cards the magician discards."""
    return Number(
        "citadels.exchanged",
        seat=moment.seat,
        occurrence=moment.at,
        high=realm.treasury.hand[moment.seat],
        likely=realm.treasury.hand[moment.seat],
        icon="card",
        rules=EXCHANGE,
    )


async def exchange(realm: Realm, moment: Moment, _rest: str) -> None:
    """Discard cards and draw as many."""
    realm.court.use("ability")
    if realm.treasury.counted:
        cards = await how_many_exchanged(realm, moment)
        realm.treasury.put_back(moment.seat, cards)
        await draw(realm, moment, cards, cards)


def _prey(realm: Realm, warlord: Seat, card: District) -> Option[str]:
    words = phrase("citadels-priced", district=realm.name(card.key), price=toll(card))
    return Option(card.key, words, off=_hardness(realm, warlord, card), icon=f"district-{card.colour.value}")


@asks
def what_to_destroy(realm: Realm, moment: Moment, target: Seat) -> Choose[str]:
    """Ask which district of this city is destroyed, each with the warlord's price."""
    return Choose(
        "citadels.destroy",
        seat=moment.seat,
        subject=target.colour,
        occurrence=moment.at,
        args={"who": target},
        options=(*possible_first(_prey(realm, moment.seat, card) for card in realm.cities.of(target)), back()),
        rules=ATTACK,
        picture="destroy",
    )


async def attack(realm: Realm, moment: Moment, colour: str) -> None:
    """Destroy one district of another city and pay one less than its price."""
    target = realm.seats.of(colour)
    key = await what_to_destroy(realm, moment, target)
    if key == BACK:
        return
    realm.court.use("ability")
    realm.treasury.pay(moment.seat, toll(DISTRICTS[key]))
    realm.cities.remove(target, key)
    await violet.bury(realm, moment, key)
