"""The battle rules at the table: who takes part, the throw, the tray, the outcome (rulebook, battle rules; WA-122 to WA-156)."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.wallenstein.combat import Battle, Kind, Result, Won, outcome
from companion.games.wallenstein.cubes import Part, clear, cubes, fell_out, part_rows, reading, seat_of, shown, throw_in
from companion.games.wallenstein.facts import BUILDINGS, LANDS, PEASANTS
from companion.games.wallenstein.state import State
from companion.table import Phrase, Reason, Seat, Symbols, Tell, asks, phrase
from companion.table.phrase import Argument


@dataclass(frozen=True)
class Attack:
    """An attack as the table has said it. In light books there are no lands, and defenders, unrest and palace are said too."""

    seat: Seat
    armies: int
    source: str = ""
    target: str = ""
    against: Seat | None = None
    defenders: int = 0
    unrest: bool = False
    palace: bool = False


@dataclass(frozen=True)
class Revolt:
    """A revolt as the table has said it: where (light books: how many armies and markers), the winter's extra peasants."""

    seat: Seat
    land: str = ""
    armies: int = 0
    markers: int = 0
    winter: bool = False
    extra: int = 0


@dataclass(frozen=True)
class Muster:
    """Who fights and what goes into the tower."""

    battle: Battle
    land: str
    parts: tuple[Part, ...]


def muster_attack(state: State, attack: Attack) -> Muster:
    """Say who takes part in an attack: moved armies, defenders or peasants, extra armies of tiles and event."""
    defender = state.holder(attack.target) if state.full else attack.against
    unrest = state.unrest[attack.target] > 0 if state.full else attack.unrest
    kind = Kind.NEUTRAL if defender is None else Kind.PLAYER
    battle = Battle(kind, attack.seat.colour, defender.colour if defender else PEASANTS, unrest)
    parts = [_strikers(state, attack), *_attack_tile(state, attack)]
    parts += _neutral(state) if defender is None else _defenders(state, attack, defender)
    return Muster(battle, attack.target, tuple(parts))


def _strikers(state: State, attack: Attack) -> Part:
    rules = ("WA-130", "WA-115")
    if not state.full:
        return Part(attack.seat.colour, min(attack.armies, state.supply[attack.seat]), "part-attackers", rules)
    number = max(0, min(attack.armies, state.armies[attack.source] - 1))
    return Part(attack.seat.colour, number, "part-attackers", rules, attack.source)


def _attack_tile(state: State, attack: Attack) -> list[Part]:
    """Add the advantage tile's army; none from an empty supply (WA-G13)."""
    spare = state.supply[attack.seat] - (0 if state.full else attack.armies)
    if not state.has_tile(attack.seat, "attack") or spare < 1:
        return []
    return [Part(attack.seat.colour, 1, "part-attack-tile", ("WA-066",))]


def _neutral(state: State) -> list[Part]:
    two = state.effect() == "peasants-two"
    number = min(2 if two else 1, state.peasants.value)
    return [Part(PEASANTS, number, "part-neutral", ("WA-127", "WA-187") if two else ("WA-127", "WA-132"))]


def _defenders(state: State, attack: Attack, defender: Seat) -> list[Part]:
    number = state.armies[attack.target] if state.full else min(attack.defenders, state.supply[defender])
    parts = [Part(defender.colour, number, "part-defenders", ("WA-126", "WA-131"), attack.target)]
    palace = state.built["palace"][attack.target] if state.full else attack.palace
    if state.effect() == "palace-defends" and palace:
        parts.append(Part(defender.colour, 1, "part-palace", ("WA-181", "WA-182")))
    if state.has_tile(defender, "defence"):
        parts.append(Part(defender.colour, 1, "part-defence-tile", ("WA-067",)))
    spare = state.supply[defender] - (0 if state.full else number)
    return parts[: 1 + max(0, spare)]


def muster_revolt(state: State, revolt: Revolt) -> Muster:
    """Say who takes part in a revolt: all armies of the land, a peasant for each marker, the winter's extra peasants."""
    kind = Kind.WINTER if revolt.winter else Kind.REVOLT
    battle = Battle(kind, PEASANTS, revolt.seat.colour)
    number = state.armies[revolt.land] if state.full else min(revolt.armies, state.supply[revolt.seat])
    markers = state.unrest[revolt.land] if state.full else revolt.markers
    rising = min(markers, state.peasants.value)
    extra = min(revolt.extra, state.peasants.value - rising)
    parts = (
        Part(revolt.seat.colour, number, "part-defenders", ("WA-133",), revolt.land),
        Part(PEASANTS, rising, "part-markers", ("WA-134",)),
        Part(PEASANTS, extra, "part-hunger", ("WA-135",)),
    )
    return Muster(battle, revolt.land, tuple(part for part in parts if part.number))


THROW_RULES = {
    Kind.PLAYER: ("WA-119", "WA-122"),
    Kind.NEUTRAL: ("WA-119", "WA-122"),
    Kind.REVOLT: ("WA-108", "WA-122", "WA-128"),
    Kind.WINTER: ("WA-122", "WA-129", "WA-162"),
}


@asks
def throw(state: State, said: Attack | Revolt, number: int) -> Tell:
    """Tell exactly what goes into the tower."""
    muster = _muster(state, said)
    rules = (*THROW_RULES[muster.battle.kind], *(rule for part in muster.parts for rule in part.rules))
    sums = {
        colour: sum(part.number for part in muster.parts if part.colour == colour) for colour in (*state.seats.colours, PEASANTS)
    }
    lying = sum(state.tray.values())
    args: dict[str, Argument] = {"land": _place(muster.land), "peasants": sums[PEASANTS], "tray": lying}
    args["armies"] = sum(sums.values()) - sums[PEASANTS]
    return Tell(
        "wallenstein.throw",
        args=args,
        subject=str(muster.battle.kind.value),
        occurrence=(number,),
        reasons=part_rows(state, muster.parts),
        rules=tuple(dict.fromkeys(rules)),
        picture="throw",
    )


def _muster(state: State, said: Attack | Revolt) -> Muster:
    return muster_attack(state, said) if isinstance(said, Attack) else muster_revolt(state, said)


def _place(land: str) -> Phrase:
    return phrase("wallenstein-land-name", name=LANDS[land].name) if land else phrase("wallenstein-a-land")


async def fight(state: State, said: Attack | Revolt) -> Won:
    """Fight a battle from the throw to the outcome; return who has won."""
    state.fight.number.value += 1
    await throw(state, said, state.fight.number.value)
    _begin(state, _muster(state, said))
    counts = await reading(state, state.fight.kind.value, ("WA-123", "WA-136"), state.fight.number.value)
    fell_out(state, counts)
    await result_told(state, state.fight.number.value)
    result = _read_tray(state)
    _settle(state, result)
    return result.won


def _begin(state: State, muster: Muster) -> None:
    state.fight.kind.value = muster.battle.kind.value
    state.fight.attacker.value = muster.battle.attacker
    state.fight.defender.value = muster.battle.defender
    state.fight.unrest.value = muster.battle.unrest
    state.fight.land.value = muster.land
    throw_in(state, muster.parts)


def _read_tray(state: State) -> Result:
    now = state.fight
    battle = Battle(Kind(now.kind.value), now.attacker.value, now.defender.value, now.unrest.value)
    return outcome(battle, {colour: state.tray[colour] for colour in (*state.seats.colours, PEASANTS)})


@asks
def result_told(state: State, number: int) -> Tell:
    """Tell how the battle ended: the counts, what goes to the supplies, into the land, what stays in the tray."""
    result, now = _read_tray(state), state.fight
    attacker, defender = seat_of(state, now.attacker.value), seat_of(state, now.defender.value)
    names: dict[str, Argument] = {
        "attacker": _who(attacker),
        "defender": _who(defender),
        "land": _place(now.land.value),
        "n": result.into_land,
    }
    rows = [
        Reason(attacker, phrase("wallenstein-row-attacker"), _counted(state, now.attacker.value), result.attackers),
        Reason(defender, phrase("wallenstein-row-defender"), _defence(state), result.defenders),
        *_where_to(state, result),
    ]
    return Tell(
        f"wallenstein.won-{_ending(state, result)}",
        args=names,
        occurrence=(number,),
        reasons=tuple(rows),
        rules=result.deciding,
    )


def _who(seat: Seat | None) -> Phrase | Seat:
    return phrase("wallenstein-peasants") if seat is None else seat


def _ending(state: State, result: Result) -> str:
    kind = Kind(state.fight.kind.value)
    if kind in {Kind.REVOLT, Kind.WINTER}:
        return f"{kind.value}-quelled" if result.won is Won.DEFENDER else "revolt-lost"
    if result.won is Won.DRAW:
        return "draw-neutral" if kind is Kind.NEUTRAL else "draw"
    return result.won.value


def _counted(state: State, colour: str) -> tuple[Symbols, ...]:
    return shown(state, {colour: state.tray[colour]})


def _defence(state: State) -> tuple[Symbols, ...]:
    now = state.fight
    battle = Battle(Kind(now.kind.value), now.attacker.value, now.defender.value, now.unrest.value)
    counts = {now.defender.value: state.tray[now.defender.value]}
    if battle.peasants_defend:
        counts[PEASANTS] = state.tray[PEASANTS]
    return shown(state, counts)


def _where_to(state: State, result: Result) -> list[Reason]:
    rows = []
    if result.lost:
        rows.append(Reason(None, phrase("wallenstein-row-supply"), shown(state, result.lost)))
    if result.into_land:
        rows.append(Reason(None, phrase("wallenstein-row-land"), (cubes(state, result.owner, result.into_land),)))
    stays = _staying(state, result)
    if any(stays.values()):
        rows.append(Reason(None, phrase("wallenstein-row-tray"), shown(state, stays)))
    return rows


def _staying(state: State, result: Result) -> dict[str, int]:
    gone = dict(result.lost)
    if result.owner:
        gone[result.owner] = gone.get(result.owner, 0) + result.into_land
    return {colour: state.tray[colour] - gone.get(colour, 0) for colour in (*state.seats.colours, PEASANTS)}


def _settle(state: State, result: Result) -> None:
    """Carry the outcome out: losses to the supplies, the winner's rest into the land, its card to whose it is."""
    land = state.fight.land.value
    clear(state, result.lost)
    if result.owner:
        state.tray[result.owner] -= result.into_land
        _occupy(state, land, result)
    elif state.full:
        empty(state, land)
    state.fight.kind.value = ""


def _occupy(state: State, land: str, result: Result) -> None:
    if not state.full:
        state.supply[result.owner] += result.into_land
        return
    if state.owner[land] != result.owner:
        _hand_over(state, land, result.owner)
    state.armies[land] += result.into_land


def _hand_over(state: State, land: str, colour: str) -> None:
    """Give a land's card to its conqueror at once; it does nothing more this round (WA-096)."""
    _return_armies(state, land)
    state.owner[land] = colour
    lay_down(state, land)


def _return_armies(state: State, land: str) -> None:
    if state.owner[land] and state.armies[land]:
        state.supply[state.owner[land]] += state.armies[land]
    state.armies[land] = 0


def empty(state: State, land: str) -> None:
    """Make a land neutral: armies, buildings and unrest leave it, its card goes to the supply (WA-146, WA-153)."""
    _return_armies(state, land)
    for kind in BUILDINGS:
        if state.built[kind][land]:
            state.built[kind][land] = False
            state.stock[kind] += 1
    state.unrest_left.value += state.unrest[land]
    state.unrest[land] = 0
    state.owner[land] = ""


def lay_down(state: State, land: str) -> None:
    """Note that a land's card does nothing more this round (WA-072)."""
    if land not in state.played.value:
        state.played.value += (land,)
