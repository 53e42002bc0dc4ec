"""The print on the cards: characters, districts, action cards; what differs by edition is asked once per box."""

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from companion.table import Choose, Fact, Number, Option, phrase, unchanging

FOLDER = Path(__file__).parent


class Colour(StrEnum):
    """The five colours of district cards."""

    YELLOW = "yellow"
    BLUE = "blue"
    GREEN = "green"
    RED = "red"
    VIOLET = "violet"


class Character(StrEnum):
    """The eight characters, in the order in which they are called."""

    ASSASSIN = "assassin"
    THIEF = "thief"
    MAGICIAN = "magician"
    KING = "king"
    BISHOP = "bishop"
    MERCHANT = "merchant"
    ARCHITECT = "architect"
    WARLORD = "warlord"

    @property
    def number(self) -> int:
        """The number printed on the card, 1 to 8."""
        return NUMBERS[self]


NUMBERS: Mapping[Character, int] = {character: number for number, character in enumerate(Character, start=1)}
PAID_FOR: Mapping[Character, Colour] = {
    Character.KING: Colour.YELLOW,
    Character.BISHOP: Colour.BLUE,
    Character.MERCHANT: Colour.GREEN,
    Character.WARLORD: Colour.RED,
}
"""The colour that pays each character (CI-007, CI-008, CI-009, CI-010)."""


class Action(StrEnum):
    """The action cards."""

    TENT = "tent"
    WAGON = "wagon"
    ACROBAT = "acrobat"
    FORTUNE_TELLER = "fortune-teller"
    RASPUTIN = "rasputin"
    DIRECTOR = "director"
    CANNONBALL = "cannonball"


@unchanging
class District:
    """One kind of district card: its price in gold (1 to 6) and the number of such cards."""

    key: str
    colour: Colour
    cost: int
    count: int


_BOX: Mapping[str, Any] = tomllib.loads((FOLDER / "box.toml").read_text(encoding="utf-8"))
EDITIONS: Mapping[str, Any] = tomllib.loads((FOLDER / "editions.toml").read_text(encoding="utf-8"))
"""The printings whose cards are known: the `facts` that each settles, cards of its own (`district`), and who has read them."""
EDITION = "edition"
"""The fact that says which printing this is; "other" is none of those known."""
_ONLY_IN: Mapping[str, str] = {key: edition for edition, plain in EDITIONS.items() for key in plain.get("district", {})}
DISTRICTS: Mapping[str, District] = {
    key: District(key, Colour(card["colour"]), card["cost"], card["count"])
    for cards in (_BOX["district"], *(plain.get("district", {}) for plain in EDITIONS.values()))
    for key, card in cards.items()
}
"""The districts of every printing."""
ACTIONS: Mapping[Action, int] = {Action(key): count for key, count in _BOX["action"].items()}
GOLD_PIECES: int = _BOX["gold_pieces"]
STARTING_GOLD: int = _BOX["starting_gold"]
STARTING_HAND: int = _BOX["starting_hand"]
DRAFT: Mapping[str, list[dict[str, Any]]] = _BOX["draft"]
"""The steps of the draft by number of players, where it is not a single round of the table."""
FULL_CITY = 8
"""The number of districts that ends the game (CI-115)."""


@cache
def deck(edition: str) -> Mapping[str, District]:
    """Return the districts of a printing, by their keys; those of our own box where it is unknown."""
    return {key: card for key, card in DISTRICTS.items() if _ONLY_IN.get(key, edition) == edition}


@cache
def of_colour(colour: Colour, edition: str) -> tuple[District, ...]:
    """Return a printing's districts of a colour, cheapest first."""
    return tuple(sorted((card for card in deck(edition).values() if card.colour is colour), key=lambda card: card.cost))


@cache
def card_count(edition: str, *, actions: bool) -> int:
    """Return the number of cards in the district stack: 65 in our own box, or 80 with the action cards (CI-029)."""
    return sum(card.count for card in deck(edition).values()) + (sum(ACTIONS.values()) if actions else 0)


NAMES: Mapping[str, tuple[str, ...]] = {district: tuple(names) for district, names in _BOX["names"].items()}
"""Districts with no German name in any source, and names that their cards could have; the first is the default."""
NAME_FACTS: Mapping[str, str] = {district: f"name-{district}" for district in NAMES}
"""The facts that record those names."""


def _number(name: str, low: int, high: int, likely: int, icon: str) -> Fact:
    ask = Number(f"citadels.box-{name}", low=low, high=high, likely=likely, icon=icon, fact=name, rules=("CI-G10", "CI-012"))
    return Fact(name, ask)


def _make_fact(district: str, fact: str) -> Fact:
    options = tuple(Option(name, phrase(f"citadels-name-{name}")) for name in NAMES[district])
    return Fact(fact, Choose(f"citadels.box-name-{district}", options=options, fact=fact))


def _settle_edition(edition: str) -> Mapping[str, Any]:
    facts: Mapping[str, Any] = EDITIONS.get(edition, {}).get("facts", {})
    return facts


FACTS: tuple[Fact, ...] = (
    Fact(
        EDITION,
        Choose(
            "citadels.box-edition",
            options=tuple(
                Option(
                    edition,
                    phrase(f"citadels-edition-{edition}"),
                    icon=f"printing-{edition}" if edition in EDITIONS else "card-back",
                )
                for edition in (*EDITIONS, "other")
            ),
            fact=EDITION,
            rules=("CI-G10", "CI-012"),
        ),
        settles=_settle_edition,
    ),
    _number("university-points", 6, 8, 8, "points"),
    _number("dragon-gate-points", 6, 8, 8, "points"),
    _number("laboratory-gold", 1, 2, 1, "gold"),
    _number("smithy-price", 2, 3, 3, "gold"),
    _number("smithy-cards", 2, 3, 2, "card"),
    Fact(
        "haunted-last-round",
        Choose(
            "citadels.box-haunted-last-round",
            options=(Option("no", phrase("no")), Option("yes", phrase("yes"))),
            fact="haunted-last-round",
            rules=("CI-118", "CI-G10"),
        ),
    ),
    *(_make_fact(district, fact) for district, fact in NAME_FACTS.items()),
)
