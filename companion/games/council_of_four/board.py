"""The board made of three region boards: roads, colours, linked cities, and the king's cheapest way along the roads."""

from collections import deque
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from types import MappingProxyType
from typing import NamedTuple

from companion.games.council_of_four.box import BORDERS, CITIES, LETTERS, PURPLE, REGIONS, ROAD, SIDES, TILES, city_name
from companion.table import Phrase, phrase, unchanging


@unchanging(eq=False)
class Board:
    """The roads between the fifteen cities and the colour of each, by letter. `board_of` caches one for each layout."""

    roads: tuple[tuple[str, str], ...]
    metal: Mapping[str, str]

    @cached_property
    def king_city(self) -> str:
        """The purple city, where the king begins and no reward token lies (CF-020, CF-025)."""
        return next(city for city in LETTERS if self.metal[city] == PURPLE)

    @cached_property
    def neighbours(self) -> Mapping[str, tuple[str, ...]]:
        """The cities one road away from each city."""
        return {city: tuple(b if a == city else a for a, b in self.roads if city in {a, b}) for city in self.metal}

    @cached_property
    def groups(self) -> Mapping[str, tuple[str, ...]]:
        """The cities that each bonus tile requires: those of its colour or its region (CF-113, CF-114)."""
        return {tile: tuple(city for city in LETTERS if tile in {self.metal[city], CITIES[city].region}) for tile in TILES}


@cache
def board_of(coast: str, hills: str, mountains: str) -> Board:
    """Return the board made of three sides; raises ValueError if a side belongs to another region (CF-015)."""
    sides = [SIDES[name] for name in (coast, hills, mountains)]
    if tuple(side.region for side in sides) != REGIONS:
        raise ValueError(f"expected three region boards (coast, hills, mountains), got {coast}, {hills}, {mountains}")
    inner = (road for side in sides for road in side.roads)
    metal = {city: colour for side in sides for city, colour in side.metal.items()}
    return Board((*inner, *BORDERS[hills]), metal)


@lru_cache(maxsize=64)
def chain(board: Board, own: tuple[str, ...], city: str) -> tuple[str, ...]:
    """Return the new city and every city of the builder that the builder's cities link to it, each once, nearest first.

    `own` are the cities with an emporium of the builder; it makes no difference whether `city` is among them.
    """
    found = [city]
    for here in found:
        found += [near for near in board.neighbours[here] if near in own and near not in found]
    return tuple(found)


class Journey(NamedTuple):
    """The king's way to the city where a player builds, and the gold paid for way and bribe; empty without the king."""

    way: tuple[str, ...] = ()
    paid: int = 0

    @property
    def words(self) -> Phrase:
        """The cities of the way as a phrase."""
        return phrase("council-way", cities=tuple(city_name(stop) for stop in self.way))


@cache
def ways_from(board: Board, start: str) -> Mapping[str, tuple[str, ...]]:
    """Return the shortest way to each city within reach, both ends included; every road costs the same.

    Of equally short ways, the order of the board's roads decides.
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
    """Return the gold for the king's cheapest way to each city within reach."""
    return MappingProxyType({city: fare(way) for city, way in ways_from(board, start).items()})


def fare(way: tuple[str, ...]) -> int:
    """Return the gold that a way costs: two for each road, nothing for staying."""
    return ROAD * (len(way) - 1)
