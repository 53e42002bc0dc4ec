"""Who takes part in a battle, and with how many."""

from companion.games.wallenstein.box import PEASANTS, hunger
from companion.games.wallenstein.combat import Battle, BattleKind
from companion.games.wallenstein.cubes import CubeGroup
from companion.games.wallenstein.state import State
from companion.table import Seat, unchanging


@unchanging
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


@unchanging
class Revolt:
    """A revolt as the table has said it: where (light books: how many armies and markers)."""

    seat: Seat
    land: str = ""
    armies: int = 0
    markers: int = 0
    winter: bool = False


@unchanging
class Muster:
    """Who fights and what goes into the tower."""

    battle: Battle
    land: str
    parts: tuple[CubeGroup, ...]


def muster_attack(state: State, attack: Attack) -> Muster:
    """Say who takes part in an attack: moved armies, defenders or peasants, extra armies of tiles and event."""
    defender = state.holder(attack.target) if state.full else attack.against
    unrest = state.unrest[attack.target] > 0 if state.full else attack.unrest
    kind = BattleKind.NEUTRAL if defender is None else BattleKind.PLAYER
    battle = Battle(kind, attack.seat.colour, defender.colour if defender else PEASANTS, unrest)
    parts = [_strikers(state, attack), *_attack_tile(state, attack)]
    parts += _neutral(state) if defender is None else _defenders(state, attack, defender)
    return Muster(battle, attack.target, tuple(parts))


def _strikers(state: State, attack: Attack) -> CubeGroup:
    rules = ("WA-130", "WA-115")
    if not state.full:
        return CubeGroup(attack.seat.colour, min(attack.armies, state.supply[attack.seat]), "part-attackers", rules)
    # None where a correction has meanwhile given the land to somebody else
    there = state.armies[attack.source] - 1 if state.owner[attack.source] == attack.seat.colour else 0
    number = max(0, min(attack.armies, there))
    return CubeGroup(attack.seat.colour, number, "part-attackers", rules, attack.source)


def _attack_tile(state: State, attack: Attack) -> list[CubeGroup]:
    """Add the advantage tile's army; none from an empty supply (WA-G13)."""
    spare = state.supply[attack.seat] - (0 if state.full else attack.armies)
    if not state.has_tile(attack.seat, "attack") or spare < 1:
        return []
    return [CubeGroup(attack.seat.colour, 1, "part-attack-tile", ("WA-066",))]


def _neutral(state: State) -> list[CubeGroup]:
    two = state.effect() == "peasants-two"
    number = min(2 if two else 1, state.peasants.value)
    return [CubeGroup(PEASANTS, number, "part-neutral", ("WA-127", "WA-187") if two else ("WA-127", "WA-132"))]


def _defenders(state: State, attack: Attack, defender: Seat) -> list[CubeGroup]:
    number = state.armies[attack.target] if state.full else min(attack.defenders, state.supply[defender])
    parts = [CubeGroup(defender.colour, number, "part-defenders", ("WA-126", "WA-131"), attack.target)]
    palace = state.built["palace"][attack.target] if state.full else attack.palace
    if state.effect() == "palace-defends" and palace:
        parts.append(CubeGroup(defender.colour, 1, "part-palace", ("WA-181", "WA-182")))
    if state.has_tile(defender, "defence"):
        parts.append(CubeGroup(defender.colour, 1, "part-defence-tile", ("WA-067",)))
    spare = state.supply[defender] - (0 if state.full else number)
    return parts[: 1 + max(0, spare)]


def muster_revolt(state: State, revolt: Revolt) -> Muster:
    """Say who takes part in a revolt: all armies of the land, a peasant for each marker, the winter's extra peasants."""
    kind = BattleKind.WINTER if revolt.winter else BattleKind.REVOLT
    battle = Battle(kind, PEASANTS, revolt.seat.colour)
    if state.full:
        number = state.armies[revolt.land] if state.owner[revolt.land] == revolt.seat.colour else 0
    else:
        number = min(revolt.armies, state.supply[revolt.seat])
    markers = state.unrest[revolt.land] if state.full else revolt.markers
    rising = min(markers, state.peasants.value)
    hungry = hunger(state.hungry[revolt.seat]).peasants if revolt.winter else 0
    extra = min(hungry, state.peasants.value - rising)
    parts = (
        CubeGroup(revolt.seat.colour, number, "part-defenders", ("WA-133",), revolt.land),
        CubeGroup(PEASANTS, rising, "part-markers", ("WA-134",)),
        CubeGroup(PEASANTS, extra, "part-hunger", ("WA-135",)),
    )
    return Muster(battle, revolt.land, tuple(part for part in parts if part.number))


def muster(state: State, said: Attack | Revolt) -> Muster:
    """Say who takes part in whatever the table has said."""
    return muster_attack(state, said) if isinstance(said, Attack) else muster_revolt(state, said)
