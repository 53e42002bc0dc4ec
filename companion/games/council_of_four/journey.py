"""The king's journey: the cheapest way along the roads."""

from collections import deque
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from companion.games.council_of_four.board import Board
from companion.games.council_of_four.box import ROAD, city_name
from companion.table import Phrase, phrase


class Journey(NamedTuple):
    """The king's way to where a player builds, and the gold paid for it and for his council; empty without the king."""

    way: tuple[str, ...] = ()
    paid: int = 0

    @property
    def words(self) -> Phrase:
        """Name the cities of the way."""
        return phrase("council-way", cities=tuple(city_name(stop) for stop in self.way))


@cache
def ways_from(board: Board, start: str) -> Mapping[str, tuple[str, ...]]:
    """Give for each city within reach the shortest way there, both ends included; every road costs the same.

    Of equally short ways it is the one that comes first in the order of the board's roads.
    """
    ways: dict[str, tuple[str, ...]] = {start: (start,)}
    open_ends = deque([start])
    while open_ends:
        city = open_ends.popleft()
        for neighbour in board.neighbours[city]:
            if neighbour not in ways:
                ways[neighbour] = (*ways[city], neighbour)
                open_ends.append(neighbour)
    return MappingProxyType(ways)


@cache
def fares_from(board: Board, start: str) -> Mapping[str, int]:
    """Give the gold for the king's cheapest way to each city that a road leads to."""
    return MappingProxyType({city: fare(way) for city, way in ways_from(board, start).items()})


def fare(way: tuple[str, ...]) -> int:
    """Give the gold that a way costs: two for each road, nothing for staying."""
    return ROAD * (len(way) - 1)
