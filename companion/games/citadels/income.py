"""Rulebook chapter on income: two gold or a card, and gold for the districts of a character's colour."""

from collections.abc import Mapping
from functools import lru_cache

from companion.games.citadels.box import PAID_FOR, Character
from companion.games.citadels.choices import TurnMoment, draw
from companion.games.citadels.state import State
from companion.table import Number, Option, Seat, Symbols, Tell, asks, phrase

INCOME_GOLD = 2
"""Gold taken as income (CI-063)."""
COLOUR_RULES = {
    Character.KING: ("CI-093", "CI-097"),
    Character.BISHOP: ("CI-099",),
    Character.MERCHANT: ("CI-100", "CI-101"),
    Character.WARLORD: ("CI-114",),
    Character.ARCHITECT: ("CI-102",),
}


def looks(state: State, seat: Seat) -> int:
    """Return how many cards the player draws as income: 2, or 3 with the observatory."""
    return 3 if state.cities.has(seat, "observatory") else 2


def keeps(state: State, seat: Seat) -> int:
    """Return how many of the drawn cards the player keeps: 1, or 2 with the library."""
    return 2 if state.cities.has(seat, "library") else 1


def offers(state: State, moment: TurnMoment, owed: Mapping[str, int]) -> tuple[Option[str], ...]:
    """Return the options for the income, until it has been taken, and for what is `owed` (full books)."""
    if not state.treasury.counted:
        return ()
    income = looks(state, moment.seat), keeps(state, moment.seat)
    return _offers(moment.character, None if state.characters.has_used("income") else income, tuple(owed.items()))


@lru_cache(maxsize=256)
def _offers(character: Character, income: tuple[int, int] | None, owed: tuple[tuple[str, int], ...]) -> tuple[Option[str], ...]:
    """Return these options; `income` is the number of cards drawn and kept if the player takes no gold."""
    offered = []
    if income is not None:
        cards = phrase("citadels-take-cards", look=income[0], keep=income[1])
        offered += [Option("gold", phrase("citadels-take-gold"), icon="gold"), Option("cards", cards, icon="card")]
    colour = PAID_FOR.get(character)
    for act, amount in owed:
        words = phrase(f"citadels-take-{act}", colour=colour.value if colour else "")
        offered.append(Option(act, words, gains=(Symbols("card" if act == "plans" else "gold", amount),)))
    return tuple(offered)


async def take_gold(state: State, moment: TurnMoment, _rest: str) -> None:
    """Give the player two gold as income."""
    state.characters.use("income")
    state.treasury.receive(moment.seat, INCOME_GOLD)


@asks
def how_many_kept(state: State, moment: TurnMoment) -> Number:
    """Ask how many cards a player with both observatory and library keeps; the texts on the cards leave this open."""
    return Number(
        "citadels.kept-cards",
        seat=moment.seat,
        occurrence=moment.at,
        low=1,
        high=looks(state, moment.seat),
        likely=2,
        icon="card",
        rules=("CI-064", "CI-G10"),
    )


async def take_cards(state: State, moment: TurnMoment, _rest: str) -> None:
    """Draw cards for the player as income."""
    state.characters.use("income")
    both = state.cities.has(moment.seat, "observatory") and state.cities.has(moment.seat, "library")
    kept = await how_many_kept(state, moment) if both else keeps(state, moment.seat)
    await draw(state, moment, looks(state, moment.seat), kept)


def due(state: State, moment: TurnMoment) -> dict[str, int]:
    """Return what the ability still brings: `tribute` and `trade` in gold, `plans` in cards, each once per turn (CI-072)."""
    # The school of magic pays every character that a colour pays (CI-093, CI-099, CI-101, CI-114)
    colour = PAID_FOR.get(moment.character)
    cards = state.cities.of(moment.seat) if colour is not None else ()
    found = {"tribute": sum([card.colour is colour or card.key == "school-of-magic" for card in cards])}
    if moment.character is Character.MERCHANT:
        found["trade"] = 1
    elif moment.character is Character.ARCHITECT:
        found["plans"] = 2
    used = state.characters.used.value
    return {act: amount for act, amount in found.items() if amount and act not in used}


async def take_due(act: str, state: State, moment: TurnMoment, _rest: str = "") -> None:
    """Give the player the gold for the character's colour, the merchant's extra gold, or the architect's two cards."""
    amount = due(state, moment).get(act, 0)
    state.characters.use(act)
    if act == "plans":
        await draw(state, moment, 2, 2)
    else:
        state.treasury.receive(moment.seat, amount)


@asks
def remind(state: State, moment: TurnMoment) -> Tell:
    """Remind a player who ends the turn of what they are still owed."""
    left = due(state, moment)
    return Tell(
        "citadels.leftover",
        seat=moment.seat,
        occurrence=moment.at,
        args={"gold": left.get("tribute", 0) + left.get("trade", 0), "cards": left.get("plans", 0)},
        rules=COLOUR_RULES.get(moment.character, ()),
        picture=f"turn-{moment.character.value}" if left.get("plans", 0) == 0 else "plans",
        passes=True,
    )


async def take_what_is_left(state: State, moment: TurnMoment) -> None:
    """At the end of the turn, give the player what they have forgotten to take (full books)."""
    if not state.treasury.counted or not due(state, moment):
        return
    await remind(state, moment)
    for act in ("tribute", "trade", "plans"):
        if act in due(state, moment):
            await take_due(act, state, moment)
