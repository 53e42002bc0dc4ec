"""What is printed on boards and pieces: cities, board sides and their roads, permits, reward tokens, nobility track, prizes."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from companion.games.council_of_four.bonus import Bonus
from companion.table import unchanging

FOLDER = Path(__file__).parent
REGIONS = ("coast", "hills", "mountains")
KING = "king"
COUNCILS = (*REGIONS, KING)
METALS = ("gold", "silver", "bronze", "iron")
PURPLE = "purple"


class City(NamedTuple):
    """A city: its name, which begins with its letter, and its region (CF-018)."""

    name: str
    region: str


@unchanging
class Side:
    """One side of a region's board: the colour of each city and the roads inside the region (CF-016)."""

    region: str
    name: str
    metal: Mapping[str, str]
    roads: tuple[tuple[str, str], ...]


class Space(NamedTuple):
    """A space of the nobility track: what it brings, and what it lets choose (rewards of own cities, permits)."""

    bonus: Bonus = Bonus()
    tokens: int = 0
    permit: int = 0
    again: int = 0


def _roads(plain: list[str]) -> tuple[tuple[str, str], ...]:
    return tuple((road[0], road[-1]) for road in plain)


def _side(plain: Mapping[str, Any]) -> Side:
    return Side(plain["region"], plain["name"], MappingProxyType(plain["metal"]), _roads(plain["roads"]))


def _space(plain: Mapping[str, int]) -> Space:
    choices = {name: plain[name] for name in ("tokens", "permit", "again") if name in plain}
    return Space(Bonus(**{name: amount for name, amount in plain.items() if name not in choices}), **choices)


_BOX: Mapping[str, Any] = tomllib.loads((FOLDER / "box.toml").read_text(encoding="utf-8"))
_PRICE: Mapping[str, Any] = _BOX["price"]

CITIES: Mapping[str, City] = MappingProxyType({letter: City(**plain) for letter, plain in _BOX["cities"].items()})
LETTERS = tuple(CITIES)
SIDES: Mapping[str, Side] = MappingProxyType({side.name: side for side in map(_side, _BOX["side"])})
BORDERS: Mapping[str, tuple[tuple[str, str], ...]] = MappingProxyType({k: _roads(v) for k, v in _BOX["borders"].items()})
TOKENS: Mapping[str, Bonus] = MappingProxyType({name: Bonus(**plain) for name, plain in _BOX["tokens"].items()})
"""The 14 reward tokens (CF-005), by a name that tells what is printed."""
PERMITS: Mapping[str, Bonus] = MappingProxyType({letters: Bonus(**plain) for letters, plain in _BOX["permits"].items()})
"""The bonus of each permit (CF-007), by the letters of the cities it names: no two name the same."""
TRACK: Mapping[int, Space] = MappingProxyType({int(number): _space(plain) for number, plain in _BOX["nobility"].items()})
TILES: Mapping[str, int] = MappingProxyType(_BOX["tiles"])
ROYAL: tuple[int, ...] = tuple(_BOX["royal"]["rewards"])

COLOURS: tuple[str, ...] = tuple(_BOX["pieces"]["councillors"])
OF_EACH_COLOUR: int = _BOX["pieces"]["of_each_colour"]
SEATS_IN_COUNCIL: int = _BOX["pieces"]["in_a_council"]
ASSISTANTS: int = _BOX["pieces"]["assistants"]
CARDS: int = _BOX["pieces"]["cards"]
EMPORIUMS: int = _BOX["pieces"]["emporiums"]
OPEN_PERMITS: int = _BOX["pieces"]["open_permits"]
STARTING_GOLD: tuple[int, ...] = tuple(_BOX["start"]["gold"])
STARTING_ASSISTANTS: tuple[int, ...] = tuple(_BOX["start"]["assistants"])
STARTING_HAND: int = _BOX["start"]["cards"]
BRIBE: Mapping[int, int] = MappingProxyType({int(number): gold for number, gold in _PRICE["bribe"].items()})
JOKER: int = _PRICE["joker"]
ROAD: int = _PRICE["road"]
HIRE: int = _PRICE["hire"]
EXCHANGE: int = _PRICE["exchange"]
SEND: int = _PRICE["send"]
EXTRA: int = _PRICE["extra"]
ELECTION: int = _PRICE["election"]
NOBILITY_END: int = _BOX["tracks"]["nobility"]
GOLD_TRACK_END: int = _BOX["tracks"]["gold"]
LAST_EMPORIUM: int = _BOX["final"]["last_emporium"]
NOBILITY_FIRST: int = _BOX["final"]["nobility_first"]
NOBILITY_SECOND: int = _BOX["final"]["nobility_second"]
MOST_PERMITS: int = _BOX["final"]["permits"]


def sides_of(region: str) -> tuple[str, ...]:
    """Name the two sides of a region's board."""
    return tuple(side.name for side in SIDES.values() if side.region == region)


@cache
def permits_of(region: str) -> tuple[str, ...]:
    """Name the permits of a region, fewest cities first."""
    return tuple(sorted((p for p in PERMITS if CITIES[p[0]].region == region), key=lambda p: (len(p), p)))
