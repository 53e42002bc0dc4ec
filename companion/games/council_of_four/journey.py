"""The king's journey: the cheapest way along the roads (CF-095 to CF-097)."""

from __future__ import annotations

from collections import deque

from companion.games.council_of_four.board import Board
from companion.games.council_of_four.box import ROAD


def ways_from(board: Board, start: str) -> dict[str, tuple[str, ...]]:
    """Give for each city within reach the shortest way there, both ends included; every road costs the same.

    Of equally short ways it is the one that comes first in the order of the board's roads.
    """
    ways: dict[str, tuple[str, ...]] = {start: (start,)}
    open_ends = deque([start])
    while open_ends:
        city = open_ends.popleft()
        for neighbour in board.neighbours(city):
            if neighbour not in ways:
                ways[neighbour] = (*ways[city], neighbour)
                open_ends.append(neighbour)
    return ways


def fare(way: tuple[str, ...]) -> int:
    """Give the gold that a way costs: two for each road, nothing for staying."""
    return ROAD * (len(way) - 1)
