"""Battles of light books: each player says whom they attack, and the device guides the battle from short entries."""

from __future__ import annotations

from companion.games.wallenstein.battle import fight
from companion.games.wallenstein.events import effect_args
from companion.games.wallenstein.lands import NOTHING, nothing
from companion.games.wallenstein.light import armies_there
from companion.games.wallenstein.moves import MOVE_RULES, peace_reason
from companion.games.wallenstein.muster import Attack
from companion.games.wallenstein.odds import dares
from companion.games.wallenstein.state import State
from companion.table import Choose, Number, Option, Seat, asks, phrase


async def light_battles(state: State, action: str) -> None:
    """Light books: each player says whom they attack, if anybody, and the device guides the battle."""
    for seat in state.turns():
        await light_battle(state, seat, action)


async def light_battle(state: State, seat: Seat, action: str) -> None:
    """Ask whom a player attacks, and guide the battle."""
    against = await _against(state, seat, action)
    if against != NOTHING:
        await _light_attack(state, seat, action, None if against == "neutral" else state.seats.of(against))


@asks
def _against(state: State, seat: Seat, action: str) -> Choose[str]:
    foes = tuple(
        Option(foe.colour, phrase("wallenstein-seat", who=foe), off=peace_reason(state, foe, action), seat=foe)
        for foe in state.order
        if foe != seat
    )
    options = (nothing("wallenstein-no-battle"), Option("neutral", phrase("wallenstein-neutral-land")), *foes)
    return Choose(
        "wallenstein.light-battle",
        args=effect_args(state, action),
        seat=seat,
        subject=action,
        occurrence=(state.round,),
        options=options,
        rules=("WA-090", "WA-091", *MOVE_RULES, "WA-126", "WA-127", "WA-188", "WA-189"),
    )


async def _light_attack(state: State, seat: Seat, action: str, foe: Seat | None) -> None:
    armies = await _light_armies(state, seat, action)
    defenders = await armies_there(state, foe, f"{action}-{seat.colour}") if foe else 0
    unrest = foe is not None and await _yes(state, "unrest-there", seat, action, ("WA-138", "WA-139"))
    asked = foe is not None and state.effect() == "palace-defends"
    palace = asked and await _yes(state, "palace-there", seat, action, ("WA-181", "WA-182"))
    attack = Attack(seat, armies, against=foe, defenders=defenders, unrest=unrest, palace=palace)
    if await dares(state, attack, action, 1):
        await fight(state, attack)


@asks
def _light_armies(state: State, seat: Seat, action: str) -> Number:
    most = max(1, state.supply[seat])
    rules = ("WA-115", "WA-130")
    return Number(
        "wallenstein.attackers",
        seat=seat,
        subject=action,
        occurrence=(state.round,),
        low=1,
        high=most,
        likely=3,
        icon="cube",
        rules=rules,
    )


async def _yes(state: State, name: str, seat: Seat, action: str, rules: tuple[str, ...]) -> bool:
    options = (Option("no", phrase("no")), Option("yes", phrase("yes")))
    occurrence = (state.round,)
    said = await Choose(f"wallenstein.{name}", seat=seat, subject=action, occurrence=occurrence, options=options, rules=rules)
    return said == "yes"
