"""The chain of rewards: which cities pay when an emporium is built."""

from __future__ import annotations

from collections.abc import Collection

from companion.games.council_of_four.board import Board


def chain(board: Board, own: Collection[str], city: str) -> tuple[str, ...]:
    """List the new city and every own city joined to it by roads through own cities, each once, nearest first.

    `own` are the cities with an emporium of the builder; whether `city` is already among them makes no difference.
    """
    found = [city]
    for here in found:
        found.extend(next_ for next_ in board.neighbours(here) if next_ in own and next_ not in found)
    return tuple(found)
