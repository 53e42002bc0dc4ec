"""Before an attack: does it go ahead, and what are its odds by what the tower has done so far."""

from companion.games.wallenstein.box import PEASANTS
from companion.games.wallenstein.combat import BattleKind
from companion.games.wallenstein.muster import Attack, muster_attack
from companion.games.wallenstein.names import land_name
from companion.games.wallenstein.state import State
from companion.games.wallenstein.tower import Odds, Party, learn, odds
from companion.table import Choose, Option, Reason, Tell, asks, phrase
from companion.table.questions.illustrations import Chance, Chances


@asks
def _dare(state: State, attack: Attack, action: str, attempt: int, *, told: bool) -> Choose[str]:
    options = [
        Option("attack", phrase("wallenstein-strike"), icon="sword"),
        Option("back", phrase("wallenstein-dare-not"), icon="back"),
    ]
    if not told:
        options.insert(1, Option("odds", phrase("wallenstein-show-odds"), icon="tower"))
    return Choose(
        "wallenstein.dare",
        args={"n": attack.armies, "land": land_name(attack.target) if attack.target else phrase("wallenstein-a-land")},
        seat=attack.seat,
        subject=action,
        occurrence=(state.round, attempt, int(told)),
        options=tuple(options),
        rules=("WA-119", "WA-126", "WA-127"),
    )


async def dares(state: State, attack: Attack, action: str, attempt: int) -> bool:
    """Ask whether an attack goes ahead, with its odds where they are wanted; a table may switch this off."""
    if state.table.options["odds"] == "off":
        return True
    said = await _dare(state, attack, action, attempt, told=False)
    if said == "odds":
        await _odds_told(state, attack, action, attempt)
        said = await _dare(state, attack, action, attempt, told=True)
    return said == "attack"


def odds_of(state: State, attack: Attack) -> Odds:
    """Work out the odds of an attack from the tower's throws so far."""
    muster = muster_attack(state, attack)
    battle = muster.battle
    thrown = {colour: state.tray[colour] for colour in (*state.seats.colours, PEASANTS)}
    for part in muster.parts:
        thrown[part.colour] += part.number
    parties = {colour: Party(number, state.tower[colour]) for colour, number in thrown.items()}
    defender = None if battle.kind is BattleKind.NEUTRAL else parties[battle.defender]
    peasants = parties[PEASANTS] if battle.peasants_defend else None
    return odds(learn(state.past_throws()), parties[battle.attacker], defender, peasants)


@asks
def _odds_told(state: State, attack: Attack, action: str, attempt: int) -> Tell:
    chances, foe = odds_of(state, attack), muster_attack(state, attack).battle.defender
    parts = {**chances._asdict(), "holds": learn(state.past_throws()).holds}
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
