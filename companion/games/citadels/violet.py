"""Violet districts that do something in a turn: laboratory, smithy, graveyard (CI-015, CI-016; the texts on the cards)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.citadels.choices import TurnMoment, draw
from companion.games.citadels.state import State
from companion.table import Choose, Option, Phrase, Seat, Symbols, Tell, asks, phrase

ACTIVE = ("laboratory", "smithy", "observatory", "library", "school-of-magic")
LABORATORY = ("laboratory-gold",)
SMITHY = ("smithy-price", "smithy-cards")
GRAVEYARD = ("CI-110", "CI-015", "CI-G10")

AT: Mapping[str, tuple[str, ...]] = {
    "university": ("university-points",),
    "dragon-gate": ("dragon-gate-points",),
    "laboratory": LABORATORY,
    "smithy": SMITHY,
}
"""Which facts are needed as soon as a district lies in a city."""
COUNTED_ONLY = LABORATORY + SMITHY


def _missing(state: State) -> str | None:
    """Find a fact that a district in some city needs and nobody has told yet."""
    standing = state.cities.standing()
    for name in (name for district, names in AT.items() if district in standing for name in names):
        needed = state.treasury.counted or name not in COUNTED_ONLY
        if needed and state.table.facts.get(name) is None:
            return name
    return None


async def settle(state: State) -> None:
    """Ask for what the districts lying in the cities need."""
    while (name := _missing(state)) is not None:
        await state.table.fact(name)


def active(state: State, seat: Seat) -> tuple[Phrase, ...]:
    """Name the violet districts that help in the owner's turn."""
    lying = state.cities.lying[seat]
    return tuple([state.name(key) for key in ACTIVE if key in lying])


def offers(state: State, moment: TurnMoment) -> tuple[Option[str], ...]:
    """Offer laboratory and smithy once a turn (full books)."""
    if not state.treasury.counted:
        return ()
    lying = state.cities.lying[moment.seat]
    # Tell whether the card's text is known: a correction may lay a district before anybody was asked about it
    return tuple(
        offer(state, moment.seat)
        for key, needed, offer in (("laboratory", LABORATORY, _laboratory), ("smithy", SMITHY, _smithy))
        if key in lying and not state.characters.has_used(key) and all(state.table.facts.get(fact) is not None for fact in needed)
    )


def _laboratory(state: State, seat: Seat) -> Option[str]:
    gold = state.table.facts["laboratory-gold"]
    off = phrase("citadels-off-no-cards") if state.treasury.hand[seat] == 0 else None
    return Option("laboratory", state.name("laboratory"), off=off, gains=(Symbols("gold", gold),))


def _smithy(state: State, seat: Seat) -> Option[str]:
    price, cards = state.table.facts["smithy-price"], state.table.facts["smithy-cards"]
    too_dear = phrase("citadels-off-too-dear", gold=state.treasury.gold[seat])
    off = None if state.treasury.can_pay(seat, price) else too_dear
    words = phrase("citadels-priced", district=state.name("smithy"), price=price)
    return Option("smithy", words, off=off, gains=(Symbols("card", cards),))


async def laboratory(state: State, moment: TurnMoment, _rest: str) -> None:
    """Discard a card for gold."""
    state.characters.use("laboratory")
    state.treasury.put_back(moment.seat, 1)
    state.treasury.receive(moment.seat, state.table.facts["laboratory-gold"])


async def smithy(state: State, moment: TurnMoment, _rest: str) -> None:
    """Pay gold for cards."""
    state.characters.use("smithy")
    state.treasury.pay(moment.seat, state.table.facts["smithy-price"])
    cards = state.table.facts["smithy-cards"]
    await draw(state, moment, cards, cards)


def _gravedigger(state: State, moment: TurnMoment) -> Seat | None:
    """Find who may buy the destroyed card: the graveyard's owner, but not while being the warlord."""
    for seat in state.others(moment.seat):
        if state.cities.has(seat, "graveyard") and state.treasury.can_pay(seat, 1):
            return seat
    return None


@asks
def whether_to_bury(state: State, moment: TurnMoment, key: str) -> Choose[str]:
    """Ask whether the graveyard's owner takes the destroyed card for one gold (full books)."""
    owner = _gravedigger(state, moment)
    off = phrase("citadels-off-no-gold") if owner is None else None
    options = (Option("no", phrase("no")), Option("yes", phrase("yes"), off=off, gains=(Symbols("card", 1),)))
    args = {"district": state.name(key)}
    return Choose("citadels.graveyard", seat=owner, occurrence=moment.at, args=args, options=options, rules=GRAVEYARD)


@asks
def may_bury(state: State, moment: TurnMoment, key: str) -> Tell:
    """Tell the graveyard's owner of the right to buy the card (light books)."""
    args = {"district": state.name(key)}
    owner = _gravedigger(state, moment)
    return Tell(
        "citadels.graveyard-may", seat=owner, occurrence=moment.at, args=args, rules=GRAVEYARD, picture="bury", passes=True
    )


async def bury(state: State, moment: TurnMoment, key: str) -> None:
    """Let the graveyard's owner take a destroyed card; a graveyard that is itself destroyed no longer helps."""
    if _gravedigger(state, moment) is None:
        return
    if not state.treasury.counted:
        await may_bury(state, moment, key)
    elif await whether_to_bury(state, moment, key) == "yes":
        owner = _gravedigger(state, moment)
        if owner is not None:
            state.treasury.pay(owner, 1)
            state.treasury.take_discarded(owner)
