"""Laid over Citadels' scoring: a score has one more item."""

from __future__ import annotations

from companion.games.citadels.scoring import Score as UsualScore
from companion.table import unchanging

RICHEST = 3
"""Points for the richest city (RC-001)."""


@unchanging
class Score(UsualScore):
    """The points of one city, item by item, with those for the richest."""

    richest: int = 0

    @property
    def total(self) -> int:
        """All points."""
        return super().total + self.richest
