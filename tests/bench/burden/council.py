"""Four people who play The Council of Four to win: permits, then emporiums; the cheapest bribe, the best reward."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from companion.games.council_of_four.bribes import Bribe, laid_of, price
from companion.play.snapshot import Snapshot
from companion.table.questions.kinds import Choose

FORM = {"points": (30, 80), "nobility": (3, 12), "permits": (3, 9), "rest": (2, 9)}
"""What players read off at the end, by the form's line."""
LIGHT_ROUNDS = 14
"""The round in which somebody builds the tenth emporium where nobody counts them."""

MOST_TILES = 5
"""How many bonus tiles fall due in a game where nobody is led through the turns."""


class Council:
    """Answers as the table sees it."""

    facts: Mapping[str, Any] = MappingProxyType({})

    def __init__(self, rng: Random, players: int) -> None:
        self._rng = rng
        self._turn: tuple[int, ...] = ()

    @staticmethod
    def first_turn(snapshot: Snapshot) -> bool:
        """Tell whether the first turn has begun."""
        return snapshot.place.round > 0

    def __call__(self, question: Any, snapshot: Snapshot) -> Any:
        """Answer."""
        if question.id == "council.turn":
            return self._act(question)
        if question.id == "council.light-turn":
            late = snapshot.place.round >= LIGHT_ROUNDS and self._rng.random() < 0.4
            keys = [option.key for option in question.options]
            return "tenth" if late and "tenth" in keys else "done"
        if question.id == "council.form.prizes":
            return {row.key: row.likely for row in question.rows}
        if question.id == "council.light-meanwhile":
            return "tile" if self._rng.random() < 1 - 1 / (MOST_TILES + 1) and len(question.options) > 1 else "tenth"
        if question.id.startswith("council.form."):
            low, high = FORM[question.id.rpartition(".")[2]]
            return {row.key: min(row.high, self._rng.randint(low, high) // 2) for row in question.rows}
        if isinstance(question, Bribe):
            return min((question.sample(self._rng) for _ in range(8)), key=lambda laid: price(*laid_of(laid)))
        if isinstance(question, Choose):
            keys = [option for option in question.options if option.off is None]
            best = max(keys, key=lambda option: (sum(gain.amount for gain in option.gains), self._rng.random()))
            return best.key
        return question.sample(self._rng)

    def _act(self, question: Choose[str]) -> str:
        offered = [option.key for option in question.options if option.off is None]
        permit = self._rng.choice([key for key in offered if "permit-" in key] or [""])
        wishes = ["build", "king" if self._rng.random() < 0.6 else permit, permit, "elect"]
        wishes += ["hire"] if self._rng.random() < 0.25 else []
        return next((wish for wish in wishes if wish in offered), "done" if "done" in offered else offered[0])
