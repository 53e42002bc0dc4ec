"""Violet districts with effects in a turn: laboratory, smithy, graveyard (CI-015, CI-016; texts on the cards)."""

from companion.games.citadels.box import EDITION, EDITIONS
from companion.games.citadels.choices import TurnMoment, draw, too_dear
from companion.games.citadels.state import State
from companion.table import Asked, Choose, Option, Seat, Symbols, Tell, asks, phrase

ACTIVE = ("laboratory", "smithy", "observatory", "library", "school-of-magic")
"""Violet districts that help in the owner's turn."""
LABORATORY = ("laboratory-gold",)
SMITHY = ("smithy-price", "smithy-cards")
GRAVEYARD = ("CI-110", "CI-015", "CI-G10")

NEEDED = (
    ("university", "university-points"),
    ("dragon-gate", "dragon-gate-points"),
    *(("laboratory", fact) for fact in LABORATORY),
    *(("smithy", fact) for fact in SMITHY),
)
"""Pairs of a district and a fact that is needed as soon as the district lies in a city."""
COUNTED_ONLY = LABORATORY + SMITHY
PRINTED = tuple({fact: None for plain in EDITIONS.values() for fact in plain["facts"]})
"""The facts that a known printing settles."""
EDITIONS_SINCE = 2
"""The level of games in which one answer says which printing this is."""


async def settle(state: State) -> None:
    """Ask for all missing facts about the districts in the cities."""
    facts = state.table.facts
    while missing := [
        name
        for district, name in NEEDED
        if facts.get(name) is None and (name not in COUNTED_ONLY or state.treasury.counted) and state.cities.standing(district)
    ]:
        await ask_print(state, missing[0])


async def ask_print(state: State, name: str) -> None:
    """Ask for what is printed on a card, and before the first such fact which printing this is, which settles most of them."""
    facts, level = state.table.facts, state.table.level
    known = [fact for fact in PRINTED if facts.get(fact) is not None]
    if level >= EDITIONS_SINCE and facts.get(EDITION) is None and not known:
        before = state.treasury.restackable()
        await state.table.fact(EDITION)
        if state.treasury.counted:  # cards of that printing alone lie in the stack as well
            state.treasury.stack["cards"] += state.treasury.restackable() - before
    if facts.get(name) is None:
        await state.table.fact(name)


def offers(state: State, moment: TurnMoment) -> tuple[Option[str], ...]:
    """Return the options for laboratory and smithy, each once per turn (full books)."""
    if not state.treasury.counted:
        return ()
    seat, facts, used = moment.seat, state.table.facts, state.characters.used.value
    offered = []

    def is_open(key: str, needed: tuple[str, ...]) -> bool:
        # A correction can add a district before its card's text has been asked for
        return state.cities.has(seat, key) and key not in used and all(facts.get(fact) is not None for fact in needed)

    if is_open("laboratory", LABORATORY):
        off = phrase("citadels-off-no-cards") if state.treasury.hand[seat] == 0 else None
        gains = (Symbols("gold", facts["laboratory-gold"]),)
        offered.append(Option("laboratory", state.name("laboratory"), off=off, gains=gains))
    if is_open("smithy", SMITHY):
        price = facts["smithy-price"]
        off = None if state.treasury.can_pay(seat, price) else too_dear(state.treasury.gold[seat])
        gains = (Symbols("card", facts["smithy-cards"]),)
        offered.append(Option("smithy", state.priced("smithy", price), off=off, gains=gains))
    return tuple(offered)


async def laboratory(state: State, moment: TurnMoment, _rest: str) -> None:
    """Discard one of the player's cards and give them gold."""
    state.characters.use("laboratory")
    state.treasury.put_back(moment.seat, 1)
    state.treasury.receive(moment.seat, state.table.facts["laboratory-gold"])


async def smithy(state: State, moment: TurnMoment, _rest: str) -> None:
    """Take gold from the player and draw cards for them."""
    state.characters.use("smithy")
    state.treasury.pay(moment.seat, state.table.facts["smithy-price"])
    cards = state.table.facts["smithy-cards"]
    await draw(state, moment, cards, cards)


def _gravedigger(state: State, moment: TurnMoment) -> Seat | None:
    """Return the player who can buy the destroyed card: the graveyard's owner, unless that is the warlord."""
    for seat in state.others(moment.seat):
        if state.cities.has(seat, "graveyard") and state.treasury.can_pay(seat, 1):
            return seat
    return None


@asks
def whether_to_bury(state: State, moment: TurnMoment, key: str) -> Choose[str]:
    """Ask whether the graveyard's owner buys the destroyed card for one gold (full books)."""
    owner = _gravedigger(state, moment)
    off = phrase("citadels-off-no-gold") if owner is None else None
    return Choose(
        "citadels.graveyard",
        seat=owner,
        occurrence=moment.at,
        args={"district": state.name(key)},
        options=(Option("no", phrase("no")), Option("yes", phrase("yes"), off=off, gains=(Symbols("card", 1),))),
        rules=GRAVEYARD,
    )


async def bury(state: State, moment: TurnMoment, key: str) -> None:
    """Let the graveyard's owner buy a destroyed card; a graveyard that is itself destroyed no longer helps."""
    if _gravedigger(state, moment) is None:
        return
    if not state.treasury.counted:
        # Tell the graveyard's owner that they may buy the card (light books)
        await Asked(
            lambda: Tell(
                "citadels.graveyard-may",
                seat=_gravedigger(state, moment),
                occurrence=moment.at,
                args={"district": state.name(key)},
                rules=GRAVEYARD,
                picture="bury",
                passes=True,
            )
        )
    elif await whether_to_bury(state, moment, key) == "yes":
        owner = _gravedigger(state, moment)
        if owner is not None:
            state.treasury.pay(owner, 1)
            state.treasury.hand[owner] += 1
