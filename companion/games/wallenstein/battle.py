"""Rulebook chapters on battles and the tower, as played at the table: the throw, the tray, the outcome."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from companion.games.wallenstein import box, combat
from companion.games.wallenstein.cubes import clear, cubes, fell_out, goes_in, part_rows, reading, seat_of, shown, throw_in
from companion.games.wallenstein.muster import Attack, Revolt, muster
from companion.games.wallenstein.state import State
from companion.table import Argument, Duel, Phrase, Question, Reason, Seat, Seats, Symbols, Tell, asks, phrase

WINNERS = {"wallenstein.won-attacker": "attacker", "wallenstein.won-defender": "defender"}
"""The argument that names the winner, by the id of the prompt that tells the result."""
THROW_RULES = {
    combat.BattleKind.PLAYER: ("WA-119", "WA-122", "WA-138"),
    combat.BattleKind.NEUTRAL: ("WA-119", "WA-122"),
    combat.BattleKind.REVOLT: ("WA-108", "WA-122", "WA-128", "WA-134"),
    combat.BattleKind.WINTER: ("WA-122", "WA-129", "WA-162"),
}


@asks
def throw(state: State, said: Attack | Revolt, number: int) -> Tell:
    """Tell the players exactly what goes into the tower."""
    mustered = muster(state, said)
    rules = (*THROW_RULES[mustered.battle.kind], *(rule for part in mustered.parts for rule in part.rules))
    sums = {
        colour: sum(part.number for part in mustered.parts if part.colour == colour)
        for colour in (*state.seats.colours, box.PEASANTS)
    }
    lying = sum(state.tray.values())
    args: dict[str, Argument] = {"land": _place(mustered.land), "peasants": sums[box.PEASANTS], "tray": lying}
    args["armies"] = sum(sums.values()) - sums[box.PEASANTS]
    tray = (phrase("wallenstein-goes-in-tray", n=lying),) if lying else ()
    args |= {"kind": mustered.battle.kind.value, "known": "yes" if mustered.land else "no", "all": (*goes_in(state, sums), *tray)}
    args |= {
        "attacker": _who(seat_of(state, mustered.battle.attacker)),
        "defender": _who(seat_of(state, mustered.battle.defender)),
    }
    return Tell(
        "wallenstein.throw",
        args=args,
        subject=str(mustered.battle.kind.value),
        occurrence=(number,),
        reasons=part_rows(state, mustered.parts),
        rules=tuple(dict.fromkeys(rules)),
        picture="throw",
        passes=True,
    )


def _place(land: str) -> Phrase:
    return box.land_name(land) if land else phrase("wallenstein-a-land")


async def fight(state: State, said: Attack | Revolt) -> combat.Won:
    """Run a battle from the throw to the outcome and return who won."""
    number = state.fight.number.value = state.fight.number.value + 1
    await throw(state, said, number)
    mustered = muster(state, said)
    state.fight.kind.value = mustered.battle.kind.value
    state.fight.attacker.value = mustered.battle.attacker
    state.fight.defender.value = mustered.battle.defender
    state.fight.unrest.value = mustered.battle.unrest
    state.fight.land.value = mustered.land
    throw_in(state, mustered.parts)
    counts = await reading(state, state.fight.kind.value, ("WA-123", "WA-136"), number)
    fell_out(state, counts)
    await result_told(state, number)
    result = _read_tray(state)
    # Carry the outcome out: losses go to the supplies, the winner's survivors into the land, its card to the new owner
    land = state.fight.land.value
    clear(state, result.lost)
    if result.owner:
        state.tray[result.owner] -= result.into_land
        if not state.full:
            state.supply[result.owner] += result.into_land
        else:
            if state.owner[land] != result.owner:
                # The conqueror gets the land's card at once; the card does nothing more this round (WA-096)
                _return_armies(state, land)
                state.owner[land] = result.owner
                lay_down(state, land)
            state.armies[land] += result.into_land
    elif state.full:
        empty(state, land)
    state.fight.kind.value = ""
    return result.won


def _battle(state: State) -> combat.Battle:
    now = state.fight
    return combat.Battle(combat.BattleKind(now.kind.value), now.attacker.value, now.defender.value, now.unrest.value)


def _read_tray(state: State) -> combat.Result:
    return combat.outcome(_battle(state), {colour: state.tray[colour] for colour in (*state.seats.colours, box.PEASANTS)})


@asks
def result_told(state: State, number: int) -> Tell:
    """Tell how the battle ended: the counts, what goes to the supplies, what goes into the land and what stays in the tray."""
    result, now = _read_tray(state), state.fight
    attacker, defender = seat_of(state, now.attacker.value), seat_of(state, now.defender.value)
    names: dict[str, Argument] = {
        "attacker": _who(attacker),
        "defender": _who(defender),
        "land": _place(now.land.value),
        "n": result.into_land,
        "ward": "yes" if defender is not None and state.court and state.ward[defender] else "no",
    }
    strikes = {now.attacker.value: state.tray[now.attacker.value]}
    defends = {now.defender.value: state.tray[now.defender.value]}
    if _battle(state).peasants_defend:
        defends[box.PEASANTS] = state.tray[box.PEASANTS]
    sides = (
        _side(attacker, "wallenstein-row-attacker", shown(state, strikes), result.attackers),
        _side(defender, "wallenstein-row-defender", shown(state, defends), result.defenders),
    )
    kind, ending = combat.BattleKind(now.kind.value), result.won.value
    if kind in {combat.BattleKind.REVOLT, combat.BattleKind.WINTER}:
        ending = f"{kind.value}-quelled" if result.won is combat.Won.DEFENDER else "revolt-lost"
    elif result.won is combat.Won.DRAW:
        ending = "draw-neutral" if kind is combat.BattleKind.NEUTRAL else "draw"
    # The winner's survivors that walk into the land
    walks = cubes(state, result.owner, result.into_land) if result.owner and result.into_land else None
    return Tell(
        f"wallenstein.won-{ending}",
        args=names,
        occurrence=(number,),
        reasons=(*sides, *_where_to(state, result)),
        illustration=Duel(*sides, sign="peasant", source="tower", place=_place(now.land.value), walks=walks),
        rules=result.deciding,
        passes=state.told,
    )


def won_battles(question: Question[Any], seats: Seats) -> Iterable[tuple[Seat, str]]:
    """Return the player who won a battle, as attacker or defender; empty if the question tells of no player's win."""
    won = WINNERS.get(question.id)
    winner = question.args.get(won) if won is not None else None
    return ((winner, "won"),) if isinstance(winner, Seat) and winner in seats else ()


def _side(seat: Seat | None, role: str, counted: tuple[Symbols, ...], total: int) -> Reason:
    name = None if seat else phrase("wallenstein-peasants")
    return Reason(seat, name, counted, total, phrase(role))


def _who(seat: Seat | None) -> Phrase | Seat:
    return phrase("wallenstein-peasants") if seat is None else seat


def _where_to(state: State, result: combat.Result) -> list[Reason]:
    rows = []
    if result.lost:
        rows.append(Reason(None, phrase("wallenstein-row-supply"), shown(state, result.lost)))
    if result.into_land:
        rows.append(Reason(None, phrase("wallenstein-row-land"), (cubes(state, result.owner, result.into_land),)))
    gone = dict(result.lost)
    if result.owner:
        gone[result.owner] = gone.get(result.owner, 0) + result.into_land
    stays = {colour: state.tray[colour] - gone.get(colour, 0) for colour in (*state.seats.colours, box.PEASANTS)}
    if any(stays.values()):
        rows.append(Reason(None, phrase("wallenstein-row-tray"), shown(state, stays)))
    inside = phrase("wallenstein-still-inside", n=state.inside())
    if not rows:
        return [Reason(None, inside)]
    return [*rows[:-1], replace(rows[-1], note=inside)]


def _return_armies(state: State, land: str) -> None:
    if state.owner[land] and state.armies[land]:
        state.supply[state.owner[land]] += state.armies[land]
    state.armies[land] = 0


def empty(state: State, land: str) -> None:
    """Make a land neutral: armies, buildings and unrest leave it, and its card goes to the supply (WA-146, WA-153)."""
    _return_armies(state, land)
    for kind in box.BUILDINGS:
        if state.built[kind][land]:
            state.built[kind][land] = False
            state.stock[kind] += 1
    state.unrest_left.value += state.unrest[land]
    state.unrest[land] = 0
    state.owner[land] = ""


def lay_down(state: State, land: str) -> None:
    """Record that a land's card does nothing more this round (WA-072)."""
    if land not in state.played.value:
        state.played.value += (land,)
