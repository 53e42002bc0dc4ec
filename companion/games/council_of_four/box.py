"""The printed contents: bonuses, cities, board sides and their roads, permits, reward tokens, nobility track, prizes."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from operator import add
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from companion.table import Phrase, Symbols, phrase, unchanging

ICONS = ("gold", "assistant", "points", "card", "nobility", "main-action")


class Bonus(NamedTuple):
    """Gains; negative numbers are paid. `action` counts further main actions, `nobility` steps on the nobility track."""

    gold: int = 0
    assistants: int = 0
    points: int = 0
    cards: int = 0
    nobility: int = 0
    action: int = 0

    def and_also(self, other: "Bonus") -> "Bonus":
        """Return the sum of this bonus and another."""
        return Bonus(*map(add, self, other))

    @property
    def symbols(self) -> tuple[Symbols, ...]:
        """The bonus as icons with amounts."""
        return _symbols(self)

    @property
    def words(self) -> Phrase:
        """The bonus in words: "3 gold, 2 assistants"."""
        return _words(self)


def together(bonuses: Iterable[Bonus]) -> Bonus:
    """Return the sum of bonuses; an empty bonus if there are none."""
    return Bonus(*map(sum, zip(Bonus(), *bonuses, strict=True)))


@lru_cache(maxsize=64)
def _words(bonus: Bonus) -> Phrase:
    said = (phrase(f"council-{name}", n=amount) for name, amount in zip(bonus._fields, bonus, strict=True) if amount)
    return phrase("council-bonus-list", what=tuple(said))


@lru_cache(maxsize=256)
def _symbols(bonus: Bonus) -> tuple[Symbols, ...]:
    return tuple(Symbols(icon, amount) for icon, amount in zip(ICONS, bonus, strict=True) if amount)


FOLDER = Path(__file__).parent
REGIONS = ("coast", "hills", "mountains")
KING = "king"
COUNCILS = (*REGIONS, KING)
PURPLE = "purple"


class City(NamedTuple):
    """A city: its name, which begins with its letter, its region (CF-018), and its `x` and `y` on the map, from 0 to 1."""

    name: str
    region: str
    at: tuple[float, float]


@unchanging
class Side:
    """One side of a region's board: the colour of each city and the roads inside the region (CF-016)."""

    region: str
    name: str
    metal: Mapping[str, str]
    roads: tuple[tuple[str, str], ...]


class Space(NamedTuple):
    """A space of the nobility track: its rule, its bonus, and how many rewards of cities or permits its player chooses."""

    rule: str
    bonus: Bonus = Bonus()
    tokens: int = 0
    permit: int = 0
    again: int = 0


def _roads(plain: list[str]) -> tuple[tuple[str, str], ...]:
    return tuple((road[0], road[-1]) for road in plain)


def _side(plain: Mapping[str, Any]) -> Side:
    return Side(plain["region"], plain["name"], MappingProxyType(plain["metal"]), _roads(plain["roads"]))


def _space(plain: Mapping[str, Any]) -> Space:
    choices = {name: plain[name] for name in ("rule", "tokens", "permit", "again") if name in plain}
    return Space(bonus=Bonus(**{name: amount for name, amount in plain.items() if name not in choices}), **choices)


_BOX: Mapping[str, Any] = tomllib.loads((FOLDER / "box.toml").read_text(encoding="utf-8"))
_PRICE: Mapping[str, Any] = _BOX["price"]

CITIES: Mapping[str, City] = MappingProxyType(
    {letter: City(plain["name"], plain["region"], (plain["at"][0], plain["at"][1])) for letter, plain in _BOX["cities"].items()}
)
LETTERS = tuple(CITIES)
SIDES: Mapping[str, Side] = MappingProxyType({side.name: side for side in map(_side, _BOX["side"])})
BORDERS: Mapping[str, tuple[tuple[str, str], ...]] = MappingProxyType({k: _roads(v) for k, v in _BOX["borders"].items()})
TOKENS: Mapping[str, Bonus] = MappingProxyType({name: Bonus(**plain) for name, plain in _BOX["tokens"].items()})
"""The 14 reward tokens (CF-005), by a name that describes their print."""
PERMITS: Mapping[str, Bonus] = MappingProxyType({letters: Bonus(**plain) for letters, plain in _BOX["permits"].items()})
"""The bonus of each permit (CF-007), by the letters of the cities it names; no two permits name the same cities."""
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
    """Return the names of the two sides of a region's board."""
    return tuple(side.name for side in SIDES.values() if side.region == region)


@cache
def city_name(city: str) -> Phrase:
    """Return a city's name as a phrase."""
    return phrase("council-city", name=CITIES[city].name)


@cache
def council_name(council: str) -> Phrase:
    """Return the name of a region, or of the king's court, as a phrase."""
    return phrase(f"council-{council}")


@cache
def colour_name(colour: str) -> Phrase:
    """Return the name of a councillor's colour as a phrase."""
    return phrase(f"colour-{colour}")


@cache
def letters(permit: str) -> Phrase:
    """Return a permit's name as a phrase: its letters on the screen, its cities in speech."""
    return phrase("council-letters", letters=" ".join(permit), cities=tuple(CITIES[city].name for city in permit))


@cache
def permits_of(region: str) -> tuple[str, ...]:
    """Return the permits of a region, those with fewest cities first."""
    return tuple(sorted((p for p in PERMITS if CITIES[p[0]].region == region), key=lambda p: (len(p), p)))
