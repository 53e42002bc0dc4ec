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
from companion.table import Choose, Number, Option, Pick, Row, Seat, Tally, asks, phrase


async def light_battles(state: State, action: str) -> None:
    """Light books: each player says whom they attack, if anybody, and the device guides the battle."""
    fighting = map(state.seats.of, await _fighting(state, action)) if state.told else state.turns()
    for seat in fighting:
        await light_battle(state, seat, action)


@asks
def _fighting(state: State, action: str) -> Pick[str]:
    """Ask who attacks anybody in this action, in their order."""
    options = tuple(Option(seat.colour, phrase("wallenstein-seat", who=seat), seat=seat) for seat in state.order)
    return Pick(
        "wallenstein.light-fighting",
        args=effect_args(state, action),
        subject=action,
        occurrence=(state.round,),
        options=options,
        rules=("WA-090", "WA-091", *MOVE_RULES, "WA-126", "WA-127", "WA-188", "WA-189"),
    )


async def light_battle(state: State, seat: Seat, action: str) -> None:
    """Ask whom a player attacks, and guide the battle."""
    if state.told:
        foe = await _foe(state, seat, action)
        await fight(state, await _forces(state, seat, action, None if foe == "neutral" else state.seats.of(foe)))
        return
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
    options = (nothing("wallenstein-no-battle"), Option("neutral", phrase("wallenstein-neutral-land"), icon="land"), *foes)
    return Choose(
        "wallenstein.light-battle",
        args=effect_args(state, action),
        seat=seat,
        subject=action,
        occurrence=(state.round,),
        options=options,
        rules=("WA-090", "WA-091", *MOVE_RULES, "WA-126", "WA-127", "WA-188", "WA-189"),
    )


@asks
def _foe(state: State, seat: Seat, action: str) -> Choose[str]:
    foes = (Option(foe.colour, phrase("wallenstein-seat", who=foe), seat=foe) for foe in state.order if foe != seat)
    return Choose(
        "wallenstein.light-foe",
        args={"who": seat},
        seat=seat,
        subject=action,
        occurrence=(state.round,),
        options=(Option("neutral", phrase("wallenstein-neutral-land"), icon="land"), *foes),
        rules=("WA-119", "WA-126", "WA-127"),
    )


async def _forces(state: State, seat: Seat, action: str, foe: Seat | None) -> Attack:
    given = await _forces_asked(state, seat, action, foe)
    return Attack(
        seat,
        given["attackers"],
        against=foe,
        defenders=given.get("defenders", 0),
        unrest=bool(given.get("unrest")),
        palace=bool(given.get("palace")),
    )


@asks
def _forces_asked(state: State, seat: Seat, action: str, foe: Seat | None) -> Tally:
    """Ask at once what the battle needs: attackers, and against a player defenders, whether unrest lies there, and a palace."""
    rows = [_force("attackers", seat, high=max(1, state.supply[seat]))]
    if foe is not None:
        rows += [_force("defenders", foe, high=max(1, state.supply[foe])), _yes_row("unrest")]
        rows += [_yes_row("palace")] if state.effect() == "palace-defends" else []
    return Tally(
        "wallenstein.light-forces",
        seat=seat,
        subject=action,
        occurrence=(state.round,),
        rows=tuple(rows),
        rules=("WA-115", "WA-130", "WA-131", "WA-138", "WA-139", "WA-181", "WA-182"),
    )


def _force(side: str, seat: Seat, high: int) -> Row:
    return Row(side, phrase(f"wallenstein-row-{side}", who=seat), seat=seat, icon="cube", low=1, high=high, likely=min(3, high))


def _yes_row(what: str) -> Row:
    return Row(what, phrase(f"wallenstein-row-{what}"), icon=what, high=1)


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
    said = await Choose(
        f"wallenstein.{name}",
        seat=seat,
        subject=action,
        occurrence=(state.round,),
        options=options,
        rules=rules,
        picture=name,
    )
    return said == "yes"
