"""The actions of light books: one prompt an action for all players in order, and revolts from short entries."""

from __future__ import annotations

from companion.games.wallenstein.battle import fight
from companion.games.wallenstein.box import BUILDINGS, PRICE
from companion.games.wallenstein.combat import Won
from companion.games.wallenstein.events import armies_placed, effect_args
from companion.games.wallenstein.land_actions import rules_of
from companion.games.wallenstein.muster import Revolt
from companion.games.wallenstein.state import State
from companion.table import Choose, Number, Option, Pick, Reason, Row, Seat, Symbols, Tally, Tell, asks, phrase

TURNED_UP = 5
"""The action after which the last card is known, so that nobody is asked what was turned up."""
COLLECTING = ("grain", "taxes")
TILE_HELPS = {"taxes": "taler", "grain": "grain", "five": "six"}


async def prompt_action(state: State, action: str, number: int) -> None:
    """Prompt an action other than a battle; after collecting, fight the revolts."""
    if action in COLLECTING:
        await collect(state, action, number)
    else:
        await _prompt(state, action, number)


def _all_rules(state: State, action: str) -> tuple[str, ...]:
    rules = [rule for seat in state.seats for rule in rules_of(state, seat, action)]
    return ("WA-090", "WA-091", "WA-092", "WA-093", *dict.fromkeys(rules))


@asks
def _prompt(state: State, action: str, number: int) -> Tell:
    args = effect_args(state, action)
    rows = tuple(_row(state, seat, action) for seat in state.order)
    occurrence = (state.round, number)
    return Tell(
        f"wallenstein.light-{action}",
        args=args,
        occurrence=occurrence,
        reasons=rows,
        rules=_all_rules(state, action),
        passes=number < TURNED_UP,
    )


def _row(state: State, seat: Seat, action: str) -> Reason:
    helped = action in TILE_HELPS and state.has_tile(seat, TILE_HELPS[action])
    note = phrase(f"wallenstein-tile-{TILE_HELPS[action]}") if helped else None
    if action in BUILDINGS:
        return Reason(seat, symbols=(Symbols("gold", PRICE[action]), Symbols(action, 1)), note=note)
    placed = armies_placed(action, state.effect(), tile=helped)
    return Reason(seat, symbols=(Symbols("gold", PRICE[action]), Symbols("cube", placed, seat=seat)), note=note)


@asks
def _revolts(state: State, action: str, number: int) -> Pick[str]:
    options = tuple(_collector(state, seat, action) for seat in state.order)
    args = effect_args(state, action)
    rules = ("WA-108", "WA-109", *_all_rules(state, action))
    return Pick(f"wallenstein.light-{action}", args=args, occurrence=(state.round, number), options=options, rules=rules)


def _collector(state: State, seat: Seat, action: str) -> Option[str]:
    icon = "gold" if action == "taxes" else "bread"
    gains = (Symbols(icon, 1),) if state.has_tile(seat, TILE_HELPS[action]) else ()
    return Option(seat.colour, phrase("wallenstein-seat", who=seat), gains=gains, seat=seat)


async def collect(state: State, action: str, number: int) -> None:
    """Prompt collecting, and fight a revolt for each player who collects where a marker lies."""
    rising = await _revolts(state, action, number)
    in_turn = map(state.seats.of, rising) if state.told else state.turns()
    for seat in in_turn:
        quelled = seat.colour not in rising or await light_revolt(state, seat) is Won.DEFENDER
        if quelled and state.court and state.ward[seat] and await _ward(state, seat, action) == "yes":
            state.ward[seat] = False


async def light_revolt(state: State, seat: Seat) -> Won:
    """Ask armies and markers in the land, and fight the revolt."""
    if state.told:
        there = await rising_there(state, seat, 1, 1)
        return await fight(state, Revolt(seat, armies=there["armies"], markers=there["markers"]))
    armies = await armies_there(state, seat, "revolt")
    markers = await Number(
        "wallenstein.markers",
        seat=seat,
        occurrence=(state.round, state.fight.number.value + 1),
        low=1,
        high=9,
        likely=1,
        icon="peasant",
        rules=("WA-108", "WA-134"),
    )
    return await fight(state, Revolt(seat, armies=armies, markers=markers))


@asks
def rising_there(state: State, seat: Seat, least: int, revolt: int) -> Tally:
    """Ask armies and unrest markers in a land that revolts, at least so many; `revolt` counts those of one winter."""
    rows = (
        Row("armies", phrase("wallenstein-row-armies"), icon="cube", low=1, high=max(1, state.supply[seat]), likely=3),
        Row("markers", phrase("wallenstein-row-markers"), icon="peasant", low=least, high=9, likely=least),
    )
    return Tally(
        "wallenstein.light-rising",
        args={"revolt": revolt, "who": seat},
        seat=seat,
        occurrence=(state.round, state.fight.number.value + 1),
        rows=rows,
        rules=("WA-108", "WA-131", "WA-133", "WA-134"),
    )


@asks
def armies_there(state: State, seat: Seat, subject: str, revolt: int = 0) -> Number:
    """Ask how many armies of a player stand in the land that is fought over; `revolt` counts several revolts of one winter."""
    return Number(
        "wallenstein.armies-there",
        seat=seat,
        subject=subject,
        occurrence=(state.round, state.fight.number.value + 1),
        low=1,
        high=max(1, state.supply[seat]),
        likely=3,
        icon="cube",
        rules=("WA-131", "WA-133"),
        args={"revolt": revolt},
    )


async def _ward(state: State, seat: Seat, action: str) -> str:
    options = (Option("yes", phrase("yes")), Option("no", phrase("no")))
    rules = ("AK-043",)
    return await Choose(
        "wallenstein.ward-used",
        seat=seat,
        subject=action,
        occurrence=(state.round,),
        options=options,
        rules=rules,
        picture="ward",
    )
