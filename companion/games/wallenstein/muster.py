"""Who takes part in a battle and with how many armies; before an attack, its odds and whether it goes ahead."""

from companion.games.wallenstein import box, combat, cubes, tower
from companion.games.wallenstein.state import State
from companion.table import Chances, Choose, Option, Reason, Seat, Tell, asks, phrase, unchanging
from companion.table.questions.illustrations import Chance


@unchanging
class Attack:
    """An attack as the players entered it. With light books it has no lands, and they also enter defenders, unrest and palace."""

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
    """A revolt as the players entered it: its land or, with light books, the number of armies and markers."""

    seat: Seat
    land: str = ""
    armies: int = 0
    markers: int = 0
    winter: bool = False


@unchanging
class Muster:
    """Who fights and what goes into the tower."""

    battle: combat.Battle
    land: str
    parts: tuple[cubes.CubeGroup, ...]


def muster_attack(state: State, attack: Attack) -> Muster:
    """Return who takes part in an attack: moved armies, defenders or peasants, and extra armies by tiles and event."""
    defender = state.holder(attack.target) if state.full else attack.against
    unrest = state.unrest[attack.target] > 0 if state.full else attack.unrest
    kind = combat.BattleKind.NEUTRAL if defender is None else combat.BattleKind.PLAYER
    battle = combat.Battle(kind, attack.seat.colour, defender.colour if defender else box.PEASANTS, unrest)
    if state.full:
        # 0 if a correction has meanwhile given the land to another player
        there = state.armies[attack.source] - 1 if state.owner[attack.source] == attack.seat.colour else 0
        number = max(0, min(attack.armies, there))
    else:
        number = min(attack.armies, state.supply[attack.seat])
    parts = [cubes.CubeGroup(attack.seat.colour, number, "part-attackers", ("WA-130", "WA-115"), attack.source)]
    # The advantage tile adds an army, unless the supply is empty (WA-G13)
    spare = state.supply[attack.seat] - (0 if state.full else attack.armies)
    if state.has_tile(attack.seat, "attack") and spare > 0:
        parts.append(cubes.CubeGroup(attack.seat.colour, 1, "part-attack-tile", ("WA-066",)))
    if defender is None:
        two = state.effect() == "peasants-two"
        number = min(2 if two else 1, state.peasants.value)
        parts.append(cubes.CubeGroup(box.PEASANTS, number, "part-neutral", ("WA-127", "WA-187" if two else "WA-132")))
        return Muster(battle, attack.target, tuple(parts))
    number = state.armies[attack.target] if state.full else min(attack.defenders, state.supply[defender])
    parts.append(cubes.CubeGroup(defender.colour, number, "part-defenders", ("WA-126", "WA-131"), attack.target))
    helpers = []
    palace = state.built["palace"][attack.target] if state.full else attack.palace
    if state.effect() == "palace-defends" and palace:
        helpers.append(cubes.CubeGroup(defender.colour, 1, "part-palace", ("WA-181", "WA-182")))
    if state.has_tile(defender, "defence"):
        helpers.append(cubes.CubeGroup(defender.colour, 1, "part-defence-tile", ("WA-067",)))
    spare = state.supply[defender] - (0 if state.full else number)
    return Muster(battle, attack.target, (*parts, *helpers[: max(0, spare)]))


def muster(state: State, said: Attack | Revolt) -> Muster:
    """Return who takes part in an attack or a revolt.

    In a revolt these are all armies of the land, a peasant for each marker and, in winter, the extra peasants.
    """
    if isinstance(said, Attack):
        return muster_attack(state, said)
    revolt = said
    kind = combat.BattleKind.WINTER if revolt.winter else combat.BattleKind.REVOLT
    battle = combat.Battle(kind, box.PEASANTS, revolt.seat.colour)
    if state.full:
        number = state.armies[revolt.land] if state.owner[revolt.land] == revolt.seat.colour else 0
    else:
        number = min(revolt.armies, state.supply[revolt.seat])
    markers = state.unrest[revolt.land] if state.full else revolt.markers
    rising = min(markers, state.peasants.value)
    hungry = box.hunger(state.hungry[revolt.seat]).peasants if revolt.winter else 0
    extra = min(hungry, state.peasants.value - rising)
    parts = (
        cubes.CubeGroup(revolt.seat.colour, number, "part-defenders", ("WA-133",), revolt.land),
        cubes.CubeGroup(box.PEASANTS, rising, "part-markers", ("WA-134",)),
        cubes.CubeGroup(box.PEASANTS, extra, "part-hunger", ("WA-135",)),
    )
    return Muster(battle, revolt.land, tuple(part for part in parts if part.number))


def _ask_to_dare(state: State, attack: Attack, action: str, attempt: int, *, told: bool) -> Choose[str]:
    options = [
        Option("attack", phrase("wallenstein-strike"), icon="sword"),
        Option("back", phrase("wallenstein-dare-not"), icon="back"),
    ]
    if not told:
        options.insert(1, Option("odds", phrase("wallenstein-show-odds"), icon="tower"))
    return Choose(
        "wallenstein.dare",
        args={"n": attack.armies, "land": box.land_name(attack.target) if attack.target else phrase("wallenstein-a-land")},
        seat=attack.seat,
        subject=action,
        occurrence=(state.round, attempt, int(told)),
        options=tuple(options),
        rules=("WA-119", "WA-126", "WA-127"),
    )


async def dares(state: State, attack: Attack, action: str, attempt: int) -> bool:
    """Ask whether an attack goes ahead, and show its odds on request; True without asking if the odds are switched off."""
    if state.table.options["odds"] == "off":
        return True
    said = await _ask_to_dare(state, attack, action, attempt, told=False)
    if said == "odds":
        await _odds_told(state, attack, action, attempt)
        said = await _ask_to_dare(state, attack, action, attempt, told=True)
    return said == "attack"


def odds_of(state: State, attack: Attack) -> tower.Odds:
    """Compute the odds of an attack from the tower's throws so far."""
    muster = muster_attack(state, attack)
    battle = muster.battle
    thrown = {colour: state.tray[colour] for colour in (*state.seats.colours, box.PEASANTS)}
    for part in muster.parts:
        thrown[part.colour] += part.number
    parties = {colour: tower.Party(number, state.tower[colour]) for colour, number in thrown.items()}
    defender = None if battle.kind is combat.BattleKind.NEUTRAL else parties[battle.defender]
    peasants = parties[box.PEASANTS] if battle.peasants_defend else None
    return tower.odds(tower.learn(state.past_throws()), parties[battle.attacker], defender, peasants)


@asks
def _odds_told(state: State, attack: Attack, action: str, attempt: int) -> Tell:
    chances, foe = odds_of(state, attack), muster_attack(state, attack).battle.defender
    parts = {**chances._asdict(), "holds": tower.learn(state.past_throws()).holds}
    seats = {"attacker": attack.seat, "defender": state.seats.of(foe) if foe in state.seats.colours else None}
    rows, bars = [], []
    for outcome, part in parts.items():
        words, mine = phrase(f"wallenstein-odds-{outcome}"), outcome == "attacker"
        mean, low, high = (round(100 * value) for value in part)
        note = phrase("wallenstein-percent", mean=mean, low=low, high=high)
        rows.append(Reason(attack.seat if mine else None, words, note=note, marked=mine))
        bars.append(Chance(words, part.mean, part.low, part.high, seats.get(outcome)))
    return Tell(
        "wallenstein.odds",
        args={"chance": round(100 * chances.attacker.mean)},
        seat=attack.seat,
        subject=action,
        occurrence=(state.round, attempt),
        reasons=tuple(rows),
        illustration=Chances(tuple(bars)),
        rules=("WA-123",),
    )
