"""Rulebook chapter on the turn: one question at a time lists what the character may do now, until the player is done."""

from collections.abc import Awaitable, Callable, Mapping
from functools import cache, partial
from itertools import chain, count
from typing import Any

from companion.games.citadels import actions, building, characters, income, violet
from companion.games.citadels.box import Character, Colour
from companion.games.citadels.choices import TurnMoment, titled
from companion.games.citadels.cities import cities_board, lay_ready
from companion.games.citadels.state import State
from companion.table import NOT_IMPLIED, ChoosePlace, Option, Seat, asks, phrase

ALWAYS = ("CI-063", "CI-064", "CI-065", "CI-066", "CI-070", "CI-071", "CI-016", "CI-058", "CI-059")
COLOURS = tuple(Colour)
NAMES_FIRST = {Character.ASSASSIN: "murder", Character.THIEF: "rob"}
"""Characters whose victim is asked for at the beginning of their turn, and the act that names it."""
WHOLE_CITIES = {Character.MAGICIAN: "swap-", Character.WARLORD: "attack-"}
"""The acts with which characters choose another player, at whose city they are offered."""
UNCOUNTED = {"swap", "exchange"}
"""Acts that change nothing that light books record."""
ABILITY = {
    Character.ASSASSIN: characters.MURDER,
    Character.THIEF: characters.ROBBERY,
    Character.MAGICIAN: (*characters.SWAP, *characters.EXCHANGE),
    Character.ARCHITECT: ("CI-102", *building.ARCHITECT),
    Character.WARLORD: (*characters.ATTACK, "CI-114"),
}


def _may_build(state: State, moment: TurnMoment) -> bool:
    """Return whether building is offered: after the income, within the limit, and with a card in hand (CI-065, CI-066)."""
    if state.characters.built.value >= building.limit(state, moment.character):
        return False
    return not state.treasury.counted or (state.characters.has_used("income") and state.treasury.hand[moment.seat] > 0)


DONE = Option("done", phrase("citadels-done"), icon="check")
INCOME_FIRST = Option("done", phrase("citadels-done"), off=phrase("citadels-off-income"), icon="check")

FRONT = ("gold", "cards", "tribute", "trade", "plans", "murder", "rob", "done", *(f"build-{colour.value}" for colour in COLOURS))
"""The likely acts, first to last: income, the character's ability, the end of the turn, building (in any colour)."""


@cache
def _rules(character: Character, players: int, cards: tuple[str, ...]) -> tuple[str, ...]:
    own = (*ABILITY.get(character, ()), *income.COLOUR_RULES.get(character, ()))
    shared = ("CI-073", "CI-075") if players <= 3 else ()  # noqa: PLR2004 - with 2 or 3 players each has two turns
    return tuple(dict.fromkeys((*own, *ALWAYS, *shared, *cards)))


def _rules_now(state: State, moment: TurnMoment) -> tuple[str, ...]:
    """Return the rules that this moment brings up: the ability is used, a tent is played, gold lies on an own wagon."""
    used, treasury = state.characters.used.value, state.treasury
    own = [one for one in treasury.wagons.keys if treasury.owner(one) == moment.seat] if state.circus else []
    loaded = treasury.counted and any(treasury.on_wagon[one] for one in own)
    brought = (
        ("CI-071", not {"ability", "tribute"}.isdisjoint(used)),
        ("CI-131", "card" in used and state.circus and state.cities.tents[moment.seat] > 0),
        ("CI-140", loaded),
    )
    return tuple(rule for rule, holds in brought if holds)


def _find_implied(state: State, moment: TurnMoment, options: tuple[Option[str], ...]) -> Any:
    """Return the implied act: for assassin and thief at first their ability, and `done` when nothing else is possible.

    Light books do not record the magician's exchanges, so from the second act on these do not count as possible.
    """
    first = NAMES_FIRST.get(moment.character)
    if moment.step == 1 and first is not None:
        return first
    acts = {option.key.partition("-")[0] for option in options if option.off is None}
    told = UNCOUNTED if moment.step > 1 and not state.treasury.counted else set()
    return "done" if acts - told == {"done"} else NOT_IMPLIED


@asks
def what_now(state: State, moment: TurnMoment) -> ChoosePlace[str]:
    """Ask what the player does next."""
    seat, character, used = moment.seat, moment.character, state.characters.used.value
    counted, owed = state.treasury.counted, income.due(state, moment)
    colours = COLOURS if _may_build(state, moment) else ()
    # Each colour contains its districts, so that one answer covers colour and district
    held = building.districts(state, seat, colours, "lay-") if colours else []
    options = (
        *income.offers(state, moment, owed),
        *characters.offers(state, moment),
        *[building.colour_option(one, off=cards[0].off is not None) for one, cards in zip(colours, held, strict=True)],
        *violet.offers(state, moment),
        *actions.offers(state, moment),
        INCOME_FIRST if counted and "income" not in used else DONE,
    )
    violets = tuple([state.name(key) for key in violet.ACTIVE if key in state.cities.lying[seat]])
    act = WHOLE_CITIES.get(character, "") if "ability" not in used else ""
    return ChoosePlace(
        "citadels.turn",
        implied=_find_implied(state, moment, options),
        closing="done",
        absent="gold",
        front=FRONT,
        most_in_front=len(COLOURS) + 2 if colours else 4,
        seat=seat,
        subject=character.value,
        occurrence=moment.at,
        args={
            "who": titled(character),
            "character": character.value,
            "books": state.treasury.books.value,
            "calls": 1 if moment.uncalled else 0,
            "named": 1 if "ability" in used else 0,
            "first": 1 if moment.step <= 1 + (character in NAMES_FIRST) else 0,
            "more": len(options) - 1,
            "purse": state.treasury.gold[seat] if counted else -1,
            "gold": owed.get("tribute", 0) + owed.get("trade", 0),
            "look": income.looks(state, seat),
            "keep": income.keeps(state, seat),
            "left": building.limit(state, character) - state.characters.built.value,
            "violets": violets,
            "violet": len(violets),
        },
        options=options,
        within={f"build-{colour.value}": cards for colour, cards in zip(colours, held, strict=True)},
        places=cities_board(state, fresh=lay_ready(state, seat, chain.from_iterable(held), act=act), act=act),
        rules=(*_rules_now(state, moment), *_rules(character, len(state.seats), actions.rules(state))),
        picture=f"turn-{character.value}",
    )


_ACTS: Mapping[str, Callable[[State, TurnMoment, str], Awaitable[None]]] = {
    "gold": income.take_gold,
    "cards": income.take_cards,
    **{act: partial(income.take_due, act) for act in ("tribute", "trade", "plans")},
    "murder": characters.murder,
    "rob": characters.rob,
    "swap": characters.swap,
    "exchange": characters.exchange,
    "attack": characters.attack,
    "build": building.build,
    "lay": building.lay,
    "laboratory": violet.laboratory,
    "smithy": violet.smithy,
    "card": actions.play_card,
    "wagon": actions.load_wagon,
}


async def take_turn(state: State, seat: Seat, character: Character, *, card_played: bool = False, uncalled: bool = False) -> None:
    """Let a player act as this character until done; with `card_played` the turn's action card has been used (CI-G25)."""
    state.characters.built.value, state.characters.used.value, state.characters.swapped.value = 0, (), ""
    if card_played:
        state.characters.use("card")
    for step in count(1):
        await violet.settle(state)
        moment = TurnMoment(seat, character, state.round, step, uncalled=uncalled and step == 1)
        act, _, rest = (await what_now(state, moment)).partition("-")
        if act != "done":
            await _ACTS[act](state, moment, rest)
        await building.announce_complete(state, moment)
        if act == "done":
            await income.take_what_is_left(state, moment)
            return
