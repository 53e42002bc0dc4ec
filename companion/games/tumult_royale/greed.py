"""Tumults as sums: who is the greediest, and which tiles go back (rulebook, phase 3). Pure functions over plain values."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeVar

from companion.games.tumult_royale.state import tile_of

P = TypeVar("P")

PENALTY = 3
"""Supporters that the greediest gives up (TR-086)."""


def counted(robbed: int, mercy: bool) -> int:
    """Count what was robbed of a kind, one less with the people's mercy, never below 0 (TR-083, TR-G21)."""
    return max(0, robbed - 1) if mercy else robbed


def greediest(robbed: Mapping[P, int], mercy: Mapping[P, bool], rank: Mapping[P, int]) -> P:
    """Find who counts most; of equals the one of highest rank, also where nobody counts any (TR-081, TR-082, TR-165)."""
    return max(robbed, key=lambda who: (counted(robbed[who], mercy[who]), -rank[who]))


def handed_back(tiles: Collection[str], kind: str) -> tuple[str, ...]:
    """List the tiles of a kind that the greediest hands back: all but one with the fewest symbols (TR-087, TR-088)."""
    of_kind = sorted((text for text in tiles if tile_of(text).kind == kind), key=lambda text: tile_of(text).symbols)
    return tuple(of_kind[1:])
