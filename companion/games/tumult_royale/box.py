"""What is printed in the box and known: goods, fields and their prices, the setup by number of players, the chronicle."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

FOLDER = Path(__file__).parent
KINDS = ("bread", "marble", "tools")
"""The kinds of goods, in the order in which tumults are looked for (TR-079)."""
SYMBOLS = (1, 2, 3)
FRAMES = ("plain", "grey", "black")
ASIDE = 3
"""Goods tiles that each player takes out of a round (TR-056)."""


class Price(NamedTuple):
    """How many symbols of each kind a field costs (TR-098 to TR-102)."""

    bread: int = 0
    marble: int = 0
    tools: int = 0

    def doubled(self) -> Price:
        """Give the price away from own fields (TR-113)."""
        return Price(*(2 * amount for amount in self))


@dataclass(frozen=True)
class Field:
    """A kind of field: how many statues it takes, its price (None: printed on the castle board), and if it is open anywhere."""

    name: str
    statues: int
    price: Price | None
    anywhere: bool = False


@dataclass(frozen=True)
class SetUp:
    """What a number of players sets up (rulebook, setup): pieces by count, and regions turned up when the king takes a space."""

    goods: int
    frames: tuple[str, ...]
    supporters: int
    regions: int
    centre_pieces: int
    turned_up: Mapping[int, int]


def _field(name: str, plain: Mapping[str, Any]) -> Field:
    price = Price(**plain["price"]) if "price" in plain else None
    return Field(name, plain["statues"], price, plain.get("anywhere", False))


def _set_up(plain: Mapping[str, Any]) -> SetUp:
    turned_up = {int(space): number for space, number in plain["turned_up"].items()}
    return SetUp(**{**plain, "frames": tuple(plain["frames"]), "turned_up": MappingProxyType(turned_up)})


_BOX = tomllib.loads((FOLDER / "box.toml").read_text(encoding="utf-8"))

STATUES: int = _BOX["statues"]
SUPPORTERS: int = _BOX["supporters"]
HOURGLASS: int = _BOX["hourglass"]
DISC: tuple[int, ...] = tuple(_BOX["numbers"])
SETUP: Mapping[int, SetUp] = MappingProxyType({int(players): _set_up(plain) for players, plain in _BOX["setup"].items()})
FIELDS: tuple[Field, ...] = tuple(_field(name, plain) for name, plain in _BOX["field"].items())
MIX: Mapping[str, int] = MappingProxyType(_BOX["mix"])
SINGLE_SPACES: int = _BOX["chronicle"]["single_spaces"]
LAST_ROUND: int = _BOX["chronicle"]["last_round"]
NUMBERS: Mapping[int, int] = MappingProxyType({int(r): number for r, number in _BOX["chronicle"]["number"].items()})
"""The numbers below the dual spaces that are known, by round (TR-146, TR-147)."""
