"""The battle rules (chapter on battles): who wins by the cubes in the tray, who loses what, and what stays.

All functions are pure. A side is a colour; the peasants are "green".
"""

from collections.abc import Mapping
from enum import StrEnum

from companion.games.wallenstein.box import PEASANTS
from companion.table import unchanging


class BattleKind(StrEnum):
    """The kind of a battle; collecting causes a revolt, hunger a winter revolt."""

    PLAYER = "player"
    NEUTRAL = "neutral"
    REVOLT = "revolt"
    WINTER = "winter"


class Won(StrEnum):
    """Who won. A lost revolt does not count as a draw, although the land becomes neutral."""

    ATTACKER = "attacker"
    DEFENDER = "defender"
    DRAW = "draw"


@unchanging
class Battle:
    """Who fights: peasants attack in a revolt and defend a neutral land. `unrest` means that a marker lies in the land."""

    kind: BattleKind
    attacker: str
    defender: str
    unrest: bool = False

    @property
    def peasants_defend(self) -> bool:
        """Whether the green cubes in the tray count for the defender (WA-138, WA-139, WA-151)."""
        return self.kind is BattleKind.NEUTRAL or (self.kind is BattleKind.PLAYER and not self.unrest)


@unchanging
class Result:
    """How a battle ended: the counts, who won, what goes to the supplies, and how many of the owner's armies enter the land.

    `owner` is the land's new owner; with "" nobody owns it, buildings and unrest leave it and its card goes to the supply.
    Cubes in neither `lost` nor `into_land` stay in the tray. `deciding` lists the rules that decided.
    """

    won: Won
    attackers: int
    defenders: int
    lost: Mapping[str, int]
    owner: str
    into_land: int
    deciding: tuple[str, ...]


def outcome(battle: Battle, tray: Mapping[str, int]) -> Result:
    """Decide a battle according to the number of cubes of each colour in the tray."""
    attackers = tray.get(battle.attacker, 0)
    own = 0 if battle.kind is BattleKind.NEUTRAL else tray.get(battle.defender, 0)
    peasants = tray.get(PEASANTS, 0) if battle.peasants_defend else 0
    if battle.kind in {BattleKind.REVOLT, BattleKind.WINTER}:
        if own > attackers:
            collected = ("WA-109", "WA-156") if battle.kind is BattleKind.REVOLT else ()
            rules = ("WA-136", "WA-137", "WA-154", "WA-155", *collected)
            lost = {colour: attackers for colour in (battle.defender, PEASANTS) if attackers}
            return Result(Won.DEFENDER, attackers, own, lost, battle.defender, own - attackers, rules)
        won = Won.DRAW if own == attackers else Won.ATTACKER
        return Result(
            won, attackers, own, _count_lost(battle, attackers, own, 0), "", 0, ("WA-136", "WA-137", "WA-152", "WA-153")
        )
    if attackers > own + peasants:
        against = own + peasants
        rules = (*_count_rules(battle), "WA-141", "WA-142", "WA-143", "WA-144", "WA-096", "WA-148", "WA-149")
        lost = _count_lost(battle, against, own, peasants)  # the winner loses as many as the loser had (WA-142)
        return Result(Won.ATTACKER, attackers, against, lost, battle.attacker, attackers - against, rules)
    if own + peasants > attackers and own:
        # The peasants take the defender's losses first; peasants left over never stay (WA-140, WA-148).
        own_lost = max(0, attackers - peasants)
        rules = (*_count_rules(battle), "WA-140", "WA-141", "WA-142", "WA-143", "WA-144", "WA-148", "WA-150")
        lost = _count_lost(battle, attackers, own_lost, peasants)  # the winner loses as many as the loser had (WA-142)
        return Result(Won.DEFENDER, attackers, own + peasants, lost, battle.defender, own - own_lost, rules)
    alone = () if own or attackers >= peasants else ("WA-147",)
    rules = (*_count_rules(battle), "WA-145", "WA-146", *alone)
    return Result(Won.DRAW, attackers, own + peasants, _count_lost(battle, attackers, own, peasants), "", 0, rules)


def _count_lost(battle: Battle, attackers: int, own: int, peasants: int) -> dict[str, int]:
    lost = {battle.attacker: attackers}
    if own:
        lost[battle.defender] = own
    if peasants:
        lost[PEASANTS] = peasants
    return {colour: number for colour, number in lost.items() if number}


def _count_rules(battle: Battle) -> tuple[str, ...]:
    if battle.kind is BattleKind.NEUTRAL:
        return ("WA-136", "WA-137", "WA-151")
    return ("WA-136", "WA-137", "WA-138" if battle.peasants_defend else "WA-139")
