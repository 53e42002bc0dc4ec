"""The actions in a single land with full books: build, collect, place armies; the device checks and records them."""

from collections.abc import AsyncIterator

from companion.games.wallenstein import battle, box, combat, lands, muster
from companion.games.wallenstein.course import PLACED, armies_placed, effect_args, grain_income, tax_income
from companion.games.wallenstein.state import State
from companion.table import NOT_IMPLIED, Seat, Symbols, Tell, asks, phrase
from companion.table.questions.one_each import OneEach

LAND_ACTIONS = (*box.BUILDINGS, "grain", "taxes", "five", "three", "one")
ACTION_RULES = {
    "palace": ("WA-101", "WA-104", "WA-105"),
    "church": ("WA-102", "WA-104", "WA-105"),
    "house": ("WA-103", "WA-104", "WA-105"),
    "grain": ("WA-106", "WA-108", "WA-109"),
    "taxes": ("WA-107", "WA-108", "WA-109"),
    "five": ("WA-110",),
    "three": ("WA-111",),
    "one": ("WA-112",),
}
EVENT_RULES = {
    ("house", "house-calms"): ("WA-179", "WA-180"),
    ("taxes", "taxes-low"): ("WA-183", "WA-068"),
    ("taxes", "taxes-high"): ("WA-184", "WA-068"),
    ("grain", "grain-high"): ("WA-185", "WA-068"),
    ("grain", "grain-low"): ("WA-186", "WA-068"),
    ("five", "armies-few"): ("WA-190", "WA-068"),
    ("three", "armies-few"): ("WA-190",),
}
TILE_RULES = {("taxes", "taler"): ("WA-063",), ("grain", "grain"): ("WA-064",), ("five", "six"): ("WA-065",)}


def rules_of(state: State, seat: Seat, action: str) -> tuple[str, ...]:
    """Return the rules of an action under the current event and with the player's tile."""
    event = EVENT_RULES.get((action, state.effect()), ())
    return (*ACTION_RULES[action], *event, *TILE_RULES.get((action, state.tile_of(seat)), ()))


def obstacle(state: State, seat: Seat, action: str, land: str) -> tuple[str, str] | None:
    """Return why an action cannot be done in full in a land, and the rule; None where it can (WA-093)."""
    if action in box.PRICE and state.taler[seat] < box.PRICE[action]:
        return "too-poor", ACTION_RULES[action][0]
    if action in box.BUILDINGS:
        if state.built[action][land]:
            return "built-already", "WA-105"
        if state.free_sites(land) < 1:
            return "no-site", "WA-104"
        return None if state.stock[action] else ("no-tile", "WA-014")
    if action in PLACED and state.supply[seat] < _armies(state, seat, action):
        return "too-few-armies", ACTION_RULES[action][0]
    return None


def _armies(state: State, seat: Seat, action: str) -> int:
    return armies_placed(action, state.effect(), tile=state.has_tile(seat, "six"))


def _gains(state: State, seat: Seat, action: str, land: str) -> tuple[Symbols, ...]:
    effect, unrest = state.effect(), state.unrest[land]
    revolt = (Symbols("unrest", unrest),) if unrest else ()
    if action == "taxes":
        return (Symbols("gold", tax_income(land, effect, tile=state.has_tile(seat, "taler"))), *revolt)
    if action == "grain":
        return (Symbols("bread", grain_income(land, effect, tile=state.has_tile(seat, "grain"))), *revolt)
    return ()


@asks
def cards_to_act(state: State, action: str) -> OneEach[str]:
    """Ask for the cards of all players on the fields of one action, at most one per player (WA-071)."""
    rules = (rule for seat in state.seats for rule in rules_of(state, seat, action))
    return OneEach(
        f"wallenstein.cards-{action}",
        args=effect_args(state, action) | {"n": armies_placed(action, state.effect(), tile=False) if action in PLACED else 0},
        occurrence=(state.round,),
        options=tuple(lands.land_option(land, seat=seat) for seat in state.order for land in state.hand(seat)),
        none=phrase("wallenstein-coin-card"),
        rules=tuple(dict.fromkeys(("WA-060", "WA-071", "WA-072", "WA-091", "WA-092", "WA-093", *rules))),
    )


async def everybody(state: State, action: str) -> AsyncIterator[tuple[Seat, str]]:
    """Carry an action out for each player in turn; yield each player who did it, with the land."""
    async for seat, land in lands.cards_in_turn(state, action, card, cards_to_act):
        battle.lay_down(state, land)
        why = obstacle(state, seat, action, land)
        if why is not None:
            await lapses(state, seat, action, land, why)
            continue
        if action in box.BUILDINGS:
            build(state, seat, action, land, price=box.PRICE[action])
        elif action in PLACED:
            # The player pays and places armies from their own supply
            number = _armies(state, seat, action)
            state.earn(seat, -box.PRICE[action])
            state.supply[seat] -= number
            state.armies[land] += number
        else:
            # The player collects first, then faces the revolt; a player who loses the revolt keeps the income (WA-G11)
            if action == "taxes":
                await pay_out(state, seat, tax_income(land, state.effect(), tile=state.has_tile(seat, "taler")), "taxes")
            else:
                state.harvest(seat, grain_income(land, state.effect(), tile=state.has_tile(seat, "grain")))
            if not (state.unrest[land] and await battle.fight(state, muster.Revolt(seat, land)) is not combat.Won.DEFENDER):
                await add_unrest(state, seat, action, land)
        yield seat, land


def card(state: State, seat: Seat, action: str, *, first: bool = False) -> lands.OrTogether:
    """Ask which land's card lies on the action field; only cards still in play this round are offered.

    With `first` the implied answer is that all players are asked together.
    """
    options = tuple(lands.land_option(land, gains=_gains(state, seat, action, land)) for land in state.hand(seat))
    rules = ("WA-060", "WA-072", "WA-091", "WA-092", "WA-093", *rules_of(state, seat, action))
    court = ("AK-022",) if state.court else ()
    alone = NOT_IMPLIED if options else lands.NOTHING
    return lands.OrTogether(
        f"wallenstein.card-{action}",
        args=effect_args(state, action) | {"n": _armies(state, seat, action) if action in PLACED else 0},
        seat=seat,
        occurrence=(state.round,),
        options=(*options, lands.nothing(lands.COIN_CARD)),
        rules=(*rules, *court),
        implied=lands.TOGETHER if first else alone,
    )


async def lapses(state: State, seat: Seat, action: str, land: str, why: tuple[str, str]) -> None:
    """Tell a player that their action is lost, and why; the player pays nothing."""
    reason, rule = why
    await Tell(
        "wallenstein.lapses",
        args={"land": box.land_name(land), "why": phrase(f"wallenstein-{reason}")},
        seat=seat,
        subject=action,
        occurrence=(state.round,),
        rules=("WA-093", rule),
        picture="lost-action",
        passes=True,
    )


def build(state: State, seat: Seat, kind: str, land: str, *, price: int) -> None:
    """Record a building: its price and tile and, under event A, the marker that a trading house takes off the land."""
    state.earn(seat, -price)
    state.stock[kind] -= 1
    state.built[kind][land] = True
    # An event changes only the ten actions (WA-080); building by a favour card is not one of them, so it calms nothing.
    if price and kind == "house" and state.effect() == "house-calms" and state.unrest[land]:
        calm(state, land)


def calm(state: State, land: str) -> None:
    """Take one unrest marker off a land."""
    state.unrest[land] -= 1
    state.unrest_left.value += 1


async def pay_out(state: State, seat: Seat, taler: int, subject: str) -> None:
    """Pay a player from the bank; if the bank runs out, tell how much was missing."""
    paid = state.earn(seat, taler)
    if paid < taler:
        args = {"n": taler - paid}
        await Tell("wallenstein.bank-dry", args=args, seat=seat, subject=subject, occurrence=(state.round,), rules=("WA-016",))


async def add_unrest(state: State, seat: Seat, action: str, land: str) -> None:
    """Add an unrest marker after collecting, unless a kept favour card wards it off (WA-109, WA-156, AK-043)."""
    if state.court and state.ward[seat]:
        state.ward[seat] = False
        args = {"land": box.land_name(land)}
        await Tell("wallenstein.warded", args=args, seat=seat, subject=action, occurrence=(state.round,), rules=("AK-043",))
    elif state.unrest_left.value and state.owner[land]:
        state.unrest[land] += 1
        state.unrest_left.value -= 1
    elif state.owner[land]:
        args = {"land": box.land_name(land)}
        await Tell("wallenstein.markers-out", args=args, seat=seat, subject=action, occurrence=(state.round,), rules=("WA-015",))
