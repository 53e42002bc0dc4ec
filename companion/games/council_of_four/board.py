"""The board that three region boards make: roads, the colour of each city, where the king begins, which cities are linked."""

from collections.abc import Mapping
from functools import cache, cached_property, lru_cache

from companion.games.council_of_four.box import BORDERS, CITIES, LETTERS, PURPLE, REGIONS, SIDES, TILES
from companion.table import unchanging


@unchanging(eq=False)
class Board:
    """Fifteen cities by letter: which roads join them and which colour each has. There is one of each: `board_of` keeps them."""

    roads: tuple[tuple[str, str], ...]
    metal: Mapping[str, str]

    @cached_property
    def king_city(self) -> str:
        """The purple city, where the king begins and no reward token lies (CF-020, CF-025)."""
        return next(city for city in LETTERS if self.metal[city] == PURPLE)

    @cached_property
    def neighbours(self) -> Mapping[str, tuple[str, ...]]:
        """The cities one road away from each."""
        return {city: tuple(b if a == city else a for a, b in self.roads if city in {a, b}) for city in self.metal}

    @cached_property
    def groups(self) -> Mapping[str, tuple[str, ...]]:
        """The cities that each bonus tile asks for: those of its colour or its region (CF-113, CF-114)."""
        return {tile: tuple(city for city in LETTERS if tile in {self.metal[city], CITIES[city].region}) for tile in TILES}


@cache
def board_of(coast: str, hills: str, mountains: str) -> Board:
    """Put three sides together; ValueError where one is of another region (CF-015)."""
    sides = [SIDES[name] for name in (coast, hills, mountains)]
    if tuple(side.region for side in sides) != REGIONS:
        raise ValueError(f"expected three region boards (coast, hills, mountains), got {coast}, {hills}, {mountains}")
    inner = (road for side in sides for road in side.roads)
    metal = {city: colour for side in sides for city, colour in side.metal.items()}
    return Board((*inner, *BORDERS[hills]), metal)


@lru_cache(maxsize=64)
def chain(board: Board, own: tuple[str, ...], city: str) -> tuple[str, ...]:
    """List the new city and every own city joined to it by roads through own cities, each once, nearest first.

    `own` are the cities with an emporium of the builder; whether `city` is already among them makes no difference.
    """
    found = [city]
    for here in found:
        found += [near for near in board.neighbours[here] if near in own and near not in found]
    return tuple(found)
