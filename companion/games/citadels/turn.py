"""Chapter turn: one question lists what this character may do now, until the player is done (CI-063 to CI-075)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from itertools import count

from companion.games.citadels import abilities, building, circus, facts, income, violet
from companion.games.citadels.box import Character
from companion.games.citadels.moment import Moment
from companion.games.citadels.realm import Realm, titled
from companion.table import Choose, Option, Seat, asks, phrase

ALWAYS = ("CI-063", "CI-064", "CI-065", "CI-066", "CI-070", "CI-071", "CI-016", "CI-058", "CI-059")
ABILITY = {
    Character.ASSASSIN: abilities.MURDER,
    Character.THIEF: abilities.ROBBERY,
    Character.MAGICIAN: (*abilities.SWAP, *abilities.EXCHANGE),
    Character.ARCHITECT: ("CI-102", *building.ARCHITECT),
    Character.WARLORD: (*abilities.ATTACK, "CI-114"),
}


def _may_build(realm: Realm, moment: Moment) -> bool:
    """Tell whether building is offered: after the income, within the limit, with a card in hand (CI-065, CI-066)."""
    if realm.court.built.value >= building.limit(realm, moment.character):
        return False
    if not realm.treasury.counted:
        return True
    return realm.court.has_used("income") and realm.treasury.hand[moment.seat] > 0


def _done(realm: Realm) -> Option[str]:
    waiting = realm.treasury.counted and not realm.court.has_used("income")
    return Option("done", phrase("citadels-done"), off=phrase("citadels-off-income") if waiting else None, icon="check")


def _offers(realm: Realm, moment: Moment) -> tuple[Option[str], ...]:
    return (
        *income.offers(realm, moment),
        *income.ability_offers(realm, moment),
        *abilities.offers(realm, moment),
        *(building.colours(realm, moment.seat) if _may_build(realm, moment) else ()),
        *violet.offers(realm, moment),
        *circus.offers(realm, moment),
        _done(realm),
    )


def _rules(realm: Realm, moment: Moment) -> tuple[str, ...]:
    own = (*ABILITY.get(moment.character, ()), *income.COLOUR_RULES.get(moment.character, ()))
    shared = ("CI-073", "CI-075") if len(realm.seats) <= 3 else ()  # noqa: PLR2004 - with 2 or 3 players each has two turns
    return tuple(dict.fromkeys((*own, *ALWAYS, *shared, *circus.rules(realm))))


@asks
def what_now(realm: Realm, moment: Moment) -> Choose[str]:
    """Ask what the player does next."""
    owed = income.due(realm, moment)
    options = _offers(realm, moment)
    violets = violet.active(realm, moment.seat)
    return Choose(
        "citadels.turn",
        seat=moment.seat,
        subject=moment.character.value,
        occurrence=moment.at,
        args={
            "who": titled(moment.character),
            "character": moment.character.value,
            "books": realm.treasury.books.value,
            "first": 1 if moment.step == 1 else 0,
            "more": len(options) - 1,
            "purse": realm.treasury.gold[moment.seat] if realm.treasury.counted else -1,
            "gold": owed.get("tribute", 0) + owed.get("trade", 0),
            "look": income.looks(realm, moment.seat),
            "keep": income.keeps(realm, moment.seat),
            "left": building.limit(realm, moment.character) - realm.court.built.value,
            "violets": violets,
            "violet": len(violets),
        },
        options=options,
        rules=_rules(realm, moment),
        picture=f"turn-{moment.character.value}",
    )


_ACTS: Mapping[str, Callable[[Realm, Moment, str], Awaitable[None]]] = {
    "gold": income.take_gold,
    "cards": income.take_cards,
    "tribute": income.take_tribute,
    "trade": income.take_trade,
    "plans": income.take_plans,
    "murder": abilities.murder,
    "rob": abilities.rob,
    "swap": abilities.swap,
    "exchange": abilities.exchange,
    "attack": abilities.attack,
    "build": building.build,
    "laboratory": violet.laboratory,
    "smithy": violet.smithy,
    "card": circus.play_card,
    "wagon": circus.load_wagon,
}


async def take_turn(realm: Realm, seat: Seat, character: Character, *, card_played: bool = False) -> None:
    """Let a player act as this character until done; with `card_played` the turn's action card is already used (CI-G25)."""
    realm.court.begin_turn()
    if card_played:
        realm.court.use("card")
    for step in count(1):
        await facts.settle(realm)
        moment = Moment(seat, character, realm.round, step)
        act, _, rest = (await what_now(realm, moment)).partition("-")
        if act != "done":
            await _ACTS[act](realm, moment, rest)
        await building.announce_complete(realm, moment)
        if act == "done":
            await income.take_what_is_left(realm, moment)
            return
