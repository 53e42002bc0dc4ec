"""The printed contents: goods, fields, prices, set-up, chronicle; what no source tells is asked of the players and kept."""

import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from companion.table import Choose, Fact, Number, Option, Row, Sector, Table, Tally, Tile, TileSet, phrase, unchanging

FOLDER = Path(__file__).parent
KINDS = ("bread", "marble", "tools")
"""The kinds of goods, in the order in which tumults are checked (TR-079)."""
SYMBOLS = (1, 2, 3)
"""The possible numbers of symbols on a goods tile (TR-007)."""
FRAMES = ("plain", "grey", "black")
ASIDE = 3
"""The number of goods tiles that each player sets aside for a round (TR-056)."""


class Price(NamedTuple):
    """How many symbols of each kind a field costs (TR-098, TR-099, TR-100, TR-101, TR-102)."""

    bread: int = 0
    marble: int = 0
    tools: int = 0

    def doubled(self) -> "Price":
        """Return the price of a field that is not next to the player's fields (TR-113)."""
        return Price(2 * self.bread, 2 * self.marble, 2 * self.tools)


@unchanging
class Field:
    """A kind of field: its number of statues, its price (None: read off the castle board), and whether it is open anywhere."""

    name: str
    statues: int
    price: Price | None
    anywhere: bool = False


@unchanging
class SetUp:
    """The set-up for a number of players: counts of pieces, and the regions turned up by round of the chronicle."""

    goods: int
    frames: tuple[str, ...]
    supporters: int
    regions: int
    centre_pieces: int
    turned_up: Mapping[int, int]


def _set_up(plain: Mapping[str, Any]) -> SetUp:
    turned_up = {int(space): number for space, number in plain["turned_up"].items()}
    return SetUp(**{**plain, "frames": tuple(plain["frames"]), "turned_up": MappingProxyType(turned_up)})


_BOX = tomllib.loads((FOLDER / "box.toml").read_text(encoding="utf-8"))

STATUES: int = _BOX["statues"]
SUPPORTERS: int = _BOX["supporters"]
HOURGLASS: int = _BOX["hourglass"]
DISC: tuple[int, ...] = tuple(_BOX["numbers"])
SETUP: Mapping[int, SetUp] = MappingProxyType({int(players): _set_up(plain) for players, plain in _BOX["setup"].items()})
FIELDS: tuple[Field, ...] = tuple(
    Field(name, plain["statues"], Price(**plain["price"]) if "price" in plain else None, plain.get("anywhere", False))
    for name, plain in _BOX["field"].items()
)
MIX: Mapping[str, int] = MappingProxyType(_BOX["mix"])
SINGLE_SPACES: int = _BOX["chronicle"]["single_spaces"]
LAST_ROUND: int = _BOX["chronicle"]["last_round"]
NUMBERS: Mapping[int, int] = MappingProxyType({int(r): number for r, number in _BOX["chronicle"]["number"].items()})
"""The known numbers below the dual spaces, by round (TR-146, TR-147)."""


VILLAGE = Fact(
    "village",
    Tally(
        "tumult.fact.village",
        rows=tuple(Row(kind, phrase(f"tumult-{kind}"), icon=kind, high=5) for kind in KINDS),
        fact="village",
        rules=("TR-101", "TR-G05"),
        picture="castle-prices",
    ),
)
SECTORS = Fact(
    "sectors",
    Tally(
        "tumult.fact.sectors",
        rows=tuple(Row(str(number), phrase("tumult-disc-number", n=number), high=12) for number in DISC),
        fact="sectors",
        rules=("TR-017", "TR-G11"),
        picture="disc",
    ),
    before=("spinner", "house"),
)
MIXES = tuple(
    Fact(
        f"mix-{frame}",
        Tally(
            f"tumult.fact.mix-{frame}",
            rows=tuple(
                Row(f"{kind}-{size}", phrase("tumult-face", kind=phrase(f"tumult-{kind}"), n=size), icon=kind, high=MIX[frame])
                for kind in KINDS
                for size in SYMBOLS
            ),
            total=MIX[frame],
            fact=f"mix-{frame}",
            rules=("TR-007", "TR-008", "TR-G12"),
            picture="tile-frames",
        ),
    )
    for frame in FRAMES
)


def _number_below(round_: int, low: int, high: int) -> Fact:
    name = f"number-{round_}"
    question = Number(
        f"tumult.fact.{name}", low=low, high=high, likely=low, fact=name, rules=("TR-143", "TR-G10"), picture="chronicle-number"
    )
    return Fact(name, question)


TILES = TileSet(
    kinds=tuple(Option(kind, phrase(f"tumult-{kind}"), icon=kind) for kind in KINDS),
    counts=SYMBOLS,
    frames=FRAMES,
    mix={frame: f"mix-{frame}" for frame in FRAMES},
)

FACTS = (VILLAGE, _number_below(6, 6, 20), _number_below(8, 2, 4), _number_below(9, 1, 3), SECTORS, *MIXES)
"""The questions asked once per box. The numbers shrink each round and two are known, which limits the others (TR-159)."""


def sectors(table: Table) -> tuple[Sector, ...]:
    """Return the disc's areas, weighted by how often each number is on it; empty until somebody has entered them."""
    areas: Mapping[str, int] = table.facts.get("sectors") or {}
    return tuple(Sector(int(number), share) for number, share in areas.items() if share)


def tile_mix(table: Table, frames: tuple[str, ...]) -> Counter[Tile] | None:
    """Return the number of tiles of each face in play; None while a part of the mix is unknown."""
    mix: Counter[Tile] = Counter()
    for frame in frames:
        part: Mapping[str, int] | None = table.facts.get(f"mix-{frame}")
        if part is None:
            return None
        mix.update({Tile(key.split("-")[0], int(key.split("-")[1]), frame): number for key, number in part.items()})
    return mix


async def number_below(table: Table, round_: int) -> int:
    """Return the number below the dual space of a round; ask for it if it is not known."""
    if round_ in NUMBERS:
        return NUMBERS[round_]
    number: int = await table.fact(f"number-{round_}")
    return number


def village_price(table: Table) -> Price | None:
    """Return the price of a village; None until somebody has read it off the castle board."""
    price: Mapping[str, int] = table.facts.get("village") or {}
    return Price(**price) if any(price.values()) else None


async def ask_village_price(table: Table, round_: int) -> None:
    """Ask for the price of a village if it is unknown; the players can also read it later (TR-G05)."""
    if table.facts.get("village") is None:
        options = (Option("now", phrase("tumult-village-now")), Option("later", phrase("tumult-village-later")))
        read = Choose(
            "tumult.village", options=options, occurrence=(round_,), rules=("TR-101", "TR-G05"), picture="castle-prices"
        )
        if await read == "now":
            await table.fact("village")
