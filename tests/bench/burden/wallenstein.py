"""Four people who play Wallenstein to win: every card lies on an own land, they attack where they are stronger."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from companion.games.wallenstein.box import BUILDINGS, LANDS, PRICE
from companion.play.snapshot import Snapshot
from companion.table.questions.device_kinds import ReadCubes
from companion.table.questions.kinds import Choose, Number, Pick, Tally
from companion.table.questions.one_each import OneEach

COIN = 0.25
"""How often a field bears the coin card, no land's."""
PEACE = 0.5
"""How often nobody is attacked, in light books and full ones."""
ATTACKS, REVOLTS = 0.15, 0.25
"""How often a player attacks, and how often unrest lay where somebody collects: as often as in full books."""

HOLDS, LOOSENS = 0.3, 0.25
"""How likely the tower holds back a cube thrown in, and how likely one that lay inside falls out."""


class Wallenstein:
    """Answers as the table sees it; the tower keeps some cubes of every throw."""

    facts: Mapping[str, Any] = MappingProxyType({})

    def __init__(self, rng: Random, players: int) -> None:
        self._rng = rng

    @staticmethod
    def first_turn(snapshot: Snapshot) -> bool:
        """Tell whether the first spring has begun."""
        return snapshot.place.round > 0

    def __call__(self, question: Any, snapshot: Snapshot) -> Any:
        """Answer."""
        if isinstance(question, ReadCubes):
            return {colour: self._falls_out(snapshot, colour, most) for colour, most in question.most.items()}
        if isinstance(question, Number):
            return question.low if question.likely is None else max(question.low, min(question.high, question.likely))
        if isinstance(question, Tally):
            return self._count(question)
        if isinstance(question, Choose):
            return self._choose(question)
        if isinstance(question, OneEach):
            return self._bids(question) if question.id == "wallenstein.bids" else self._cards(question, snapshot)
        if isinstance(question, Pick) and question.least:
            picked = question.sample(self._rng)
            return tuple(option.key for option in question.options if option.key in picked)
        if isinstance(question, Pick):
            often = ATTACKS if question.id == "wallenstein.light-fighting" else REVOLTS
            return tuple(option.key for option in question.options if self._rng.random() < often)
        return question.sample(self._rng)

    def _falls_out(self, snapshot: Snapshot, colour: str, inside: int) -> int:
        """Throw a colour's cubes into a tower that holds some back and lets old ones loose."""
        thrown = min(inside, snapshot.values[f"thrown.{colour}"])
        fresh = sum(self._rng.random() >= HOLDS for _ in range(thrown))
        return fresh + sum(self._rng.random() < LOOSENS for _ in range(inside - thrown))

    def _cards(self, question: OneEach[str], snapshot: Snapshot) -> tuple[str, ...]:
        """Lay a land's card or the coin card on each field, none for what cannot be paid or built there."""
        action = question.id.rpartition("-")[2]
        hands = {
            seat: [option.key for option in options if _can(snapshot, action, seat.colour, option.key)]
            for seat, options in question.by_seat().items()
        }
        return tuple(self._rng.choice(hand) for hand in hands.values() if hand and self._rng.random() >= COIN)

    def _bids(self, question: OneEach[str]) -> tuple[str, ...]:
        """Bid some coins or a land, now and then nothing."""
        open_ones = {
            seat: [option.key for option in options if option.off is None] for seat, options in question.by_seat().items()
        }
        return tuple(self._rng.choice(keys) for keys in open_ones.values() if self._rng.random() >= COIN)

    def _count(self, question: Tally) -> dict[str, int]:
        if question.total is not None or question.most is not None:
            return dict(question.sample(self._rng))
        return {row.key: max(row.low, min(row.high, row.likely + self._rng.choice((0, 0, 1, -1)))) for row in question.rows}

    def _choose(self, question: Choose[str]) -> str:
        keys = [option.key for option in question.options if option.off is None]
        quiet = [key for key in keys if key in {"none", "nothing", "stay", "no"}]
        if question.id.startswith("wallenstein.dare"):
            return keys[0]
        rest = [key for key in keys if key not in quiet]
        often = PEACE if question.id in {"wallenstein.light-battle", "wallenstein.target", "wallenstein.move-placed"} else COIN
        if quiet and (not rest or self._rng.random() < often):
            return quiet[0]
        return self._rng.choice(rest or keys)


def _can(snapshot: Snapshot, action: str, colour: str, land: str) -> bool:
    """Tell whether an action can be paid and carried out in a land."""
    values = snapshot.values
    if action in PRICE and values[f"taler.{colour}"] < PRICE[action]:
        return False
    built = [values[f"{kind}.{land}"] for kind in BUILDINGS]
    return action not in BUILDINGS or (not values[f"{action}.{land}"] and sum(built) < LANDS[land].sites)
