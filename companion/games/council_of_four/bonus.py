"""What permits, reward tokens and the nobility track bring."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import add
from typing import NamedTuple

from companion.table import Phrase, Symbols, phrase

ICONS = ("gold", "assistant", "points", "card", "nobility", "main-action")


class Bonus(NamedTuple):
    """Pieces gained; negative ones are paid. `action` is a further main action, `nobility` steps on the nobility track."""

    gold: int = 0
    assistants: int = 0
    points: int = 0
    cards: int = 0
    nobility: int = 0
    action: int = 0

    def and_also(self, other: Bonus) -> Bonus:
        """Add another bonus to this one."""
        return Bonus(*map(add, self, other))

    @property
    def symbols(self) -> tuple[Symbols, ...]:
        """Show it as icons with amounts."""
        return _symbols(self)

    @property
    def words(self) -> Phrase:
        """Say it: "3 gold, 2 assistants"."""
        return _words(self)


def together(bonuses: Iterable[Bonus]) -> Bonus:
    """Add up bonuses; none come to nothing."""
    return Bonus(*map(sum, zip(Bonus(), *bonuses, strict=True)))


@lru_cache(maxsize=64)
def _words(bonus: Bonus) -> Phrase:
    said = (phrase(f"council-{name}", n=amount) for name, amount in zip(bonus._fields, bonus, strict=True) if amount)
    return phrase("council-bonus-list", what=tuple(said))


@lru_cache(maxsize=256)
def _symbols(bonus: Bonus) -> tuple[Symbols, ...]:
    return tuple(Symbols(icon, amount) for icon, amount in zip(ICONS, bonus, strict=True) if amount)
