"""The chain of rewards: which cities pay when an emporium is built."""

from __future__ import annotations

from functools import lru_cache

from companion.games.council_of_four.board import Board


@lru_cache(maxsize=64)
def chain(board: Board, own: tuple[str, ...], city: str) -> tuple[str, ...]:
    """List the new city and every own city joined to it by roads through own cities, each once, nearest first.

    `own` are the cities with an emporium of the builder; whether `city` is already among them makes no difference.
    """
    found = [city]
    for here in found:
        found += [near for near in board.neighbours(here) if near in own and near not in found]
    return tuple(found)
