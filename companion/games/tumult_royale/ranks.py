"""Handing out the nobility cards again (rulebook, phase 5). Pure functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

P = TypeVar("P")


@dataclass(frozen=True)
class Swap(Generic[P]):
    """One exchange of cards: `who` takes the card of `rank` from `holder` and gives the own one for it."""

    rank: int
    who: P
    holder: P


def in_order(supporters: Mapping[P, int], rank: Mapping[P, int]) -> tuple[P, ...]:
    """Order by supporters, most first; of equals the one of higher rank before this redistribution (TR-119 to TR-122)."""
    return tuple(sorted(supporters, key=lambda who: (-supporters[who], rank[who])))


def swaps(order: Sequence[P], rank: Mapping[P, int]) -> tuple[Swap[P], ...]:
    """List the exchanges that bring this order about, the king's card first (TR-119, TR-120)."""
    held = {number: who for who, number in rank.items()}
    found = []
    for number, who in enumerate(order, start=1):
        holder = held[number]
        if holder != who:
            own = next(card for card, has in held.items() if has == who)
            held[number], held[own] = who, holder
            found.append(Swap(number, who, holder))
    return tuple(found)
