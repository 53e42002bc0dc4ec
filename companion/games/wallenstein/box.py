"""The pieces of Wallenstein, with their print and their names: lands, events, line-ups; and the facts asked once per box."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.table import Choose, Fact, LaidCard, Number, Option, Phrase, Question, Seat, phrase, unchanging

FOLDER = Path(__file__).parent
REGIONS = ("brandenburg", "sachsen", "oesterreich", "bayern", "kurpfalz")
BUILDINGS = ("palace", "church", "house")
STOCK = {"palace": 28, "church": 26, "house": 26}
PRICE = {"palace": 3, "church": 2, "house": 1, "five": 3, "three": 2, "one": 1}
TILES = ("taler", "grain", "six", "attack", "defence")
ACTIONS = ("palace", "church", "house", "grain", "taxes", "five", "three", "one", "battle-a", "battle-b")
COLOURS = ("blue", "yellow", "red", "black", "purple")
PEASANTS = "green"
ARMIES, PEASANT_ARMIES, UNREST, TALER, LAST_GRAIN, COURTIERS = 62, 20, 42, 160, 18, 7
"""Armies per colour, peasants, unrest markers, Taler, the last space of the grain track, courtiers per colour
(WA-010, WA-011, WA-015, WA-016, AK-004)."""
FILL_ARMIES, FILL_PEASANTS = 7, 10
"""The cubes of each colour, and the peasants, with which the tower is filled at the start (WA-047)."""
SMALL_TABLE = 3
"""The greatest number of players with which some lands are out of play (WA-020)."""
ROUNDS, ROUNDS_A_YEAR = 8, 4
"""Rounds per game and per year (WA-054)."""
FOLD = str.maketrans("äöüÄÖÜ", "aouAOU")


@unchanging
class Land:
    """One land: its name as printed, its region, tax and grain income, building sites (1 to 3) and neighbours.

    `at` is its x and y on the drawn board, from 0 to 1. With `small` False the land is out of play in a game for three (WA-020).
    """

    key: str
    name: str
    region: str
    tax: int
    grain: int
    sites: int
    neighbours: tuple[str, ...]
    at: tuple[float, float]
    small: bool = True


@unchanging
class Event:
    """One event card: its effect in its round, and the grain it costs in winter if it is the card left over."""

    key: str
    effect: str
    loss: int


@unchanging
class Hunger:
    """One line of the supply table: the least number of unsupplied lands, the revolts, and the extra peasants in each revolt."""

    least: int
    revolts: int
    peasants: int


@unchanging
class Beginnings:
    """What a player begins with: Taler, the army groups, and the booklet's line-ups (`?` is a land to be asked for)."""

    taler: int
    groups: tuple[int, ...]
    line_ups: tuple[tuple[str, ...], ...]


def _beginnings(plain: Mapping[str, Any]) -> Beginnings:
    return Beginnings(plain["taler"], tuple(plain["groups"]), tuple(tuple(column) for column in plain["line-ups"]))


_BOX: Mapping[str, Any] = tomllib.loads((FOLDER / "box.toml").read_text(encoding="utf-8"))
LANDS: Mapping[str, Land] = {
    key: Land(key, **{**plain, "neighbours": tuple(plain["neighbours"]), "at": tuple(plain["at"])})
    for key, plain in _BOX["land"].items()
}
EVENTS: Mapping[str, Event] = {key: Event(key, plain["effect"], plain["loss"]) for key, plain in _BOX["event"].items()}
EVENT_ICONS: Mapping[str, str] = {effect: plain["icon"] for effect, plain in _BOX["effect"].items()}
TOUCHES: Mapping[str, tuple[str, ...]] = {effect: tuple(plain["touches"]) for effect, plain in _BOX["effect"].items()}
"""The actions that an event's effect changes."""
ACTION_ICONS: Mapping[str, str] = _BOX["action-icons"]
TILE_ICONS: Mapping[str, str] = _BOX["tile-icons"]
SUPPLY_TABLE = tuple(Hunger(line["from"], line["revolts"], line["peasants"]) for line in _BOX["supply"])
START: Mapping[int, Beginnings] = {int(players): _beginnings(plain) for players, plain in _BOX["start"].items()}


def by_name(keys: Iterable[str]) -> list[str]:
    """Sort lands by their printed names, an umlaut as its plain letter."""
    return sorted(keys, key=lambda key: LANDS[key].name.translate(FOLD))


def in_play(players: int) -> tuple[str, ...]:
    """List the lands in play, by name: 37 with three players, all 45 with more (WA-020, WA-022)."""
    return tuple(by_name(key for key, land in LANDS.items() if land.small or players > SMALL_TABLE))


def hunger(unsupplied: int) -> Hunger:
    """Look up the supply table for this many unsupplied lands (WA-161)."""
    lines = [line for line in SUPPLY_TABLE if line.least <= unsupplied]
    return lines[-1] if lines else Hunger(0, 0, 0)


COIN_CARDS, ARMY_CARDS, GRAIN_CARDS, POINT_CARDS = (2, 9, 16), (3, 8, 14), (5, 15, 20), (6, 13, 19)
BUILDING_CARDS, PEACE_CARDS = (7, 17, 21), (10, 11, 18)
EVENT_CARD, CALM_CARD = 1, 4
_SIGNS = {
    "gold": COIN_CARDS, "tray": ARMY_CARDS, "bread": GRAIN_CARDS, "points": POINT_CARDS,
    "palace": BUILDING_CARDS, "rampart": PEACE_CARDS, "event-card": (EVENT_CARD,), "unrest": (CALM_CARD,),
}  # fmt: skip
FAVOUR_ICONS = {card: icon for icon, cards in _SIGNS.items() for card in cards}
"""The icon of what a favour card brings; a card that is not listed brings three armies."""
LAND_CARD_ARMIES = 3
"""Armies that favour card 12 gives (AK-049)."""
BONUSES = ("taler", "grain", "armies", "points")
BANNERS = (2, 3, 4)
"""Positions of the Landsknechte cards in the stack that bring something; the first card is empty (LK-003)."""
# The bonuses of the sister game's Samurai cards. Wallenstein's own are not documented, so these are only suggested values.
SISTER_BONUS = {"taler": (2, 4, 6), "grain": (0, 1, 2), "armies": (1, 2, 3), "points": (0, 0, 1)}


def _facts() -> Iterator[tuple[str, Question[Any]]]:
    """Yield the questions asked once per box: a line-up's ninth land, the favour cards, the Landsknechte cards."""
    placed = {land for column in START[SMALL_TABLE].line_ups for land in column}
    free = [key for key in in_play(SMALL_TABLE) if key not in placed]
    lands = tuple(Option(key, phrase("wallenstein-land-name", name=LANDS[key].name)) for key in free)
    yield "ninth-land", Choose("wallenstein.box-ninth-land", options=lands, rules=("WA-043",))
    for rule, cards in {"AK-040": COIN_CARDS, "AK-041": ARMY_CARDS, "AK-044": GRAIN_CARDS, "AK-045": POINT_CARDS}.items():
        for card in cards:
            args, of = {"card": card}, str(card)
            ask = Number("wallenstein.box-favour", args=args, subject=of, low=1, high=9, likely=2, rules=(rule,))
            yield f"favour-{card}", ask
    kinds = tuple(Option(kind, phrase(f"wallenstein-{kind}"), icon=kind) for kind in BUILDINGS)
    for card in BUILDING_CARDS:
        args, of, rules = {"card": card}, str(card), ("AK-046",)
        built = Choose("wallenstein.box-building", args=args, subject=of, options=kinds, rules=rules, picture="favour")
        yield f"favour-{card}", built
    battles = tuple(Option(key, phrase(f"wallenstein-peace-{key}")) for key in ("a", "b", "both"))
    for card in PEACE_CARDS:
        args, of, rules = {"card": card}, str(card), ("AK-047",)
        kept = Choose("wallenstein.box-peace", args=args, subject=of, options=battles, rules=rules, picture="favour")
        yield f"favour-{card}", kept
    for banner in BANNERS:
        for bonus in BONUSES:
            args, of, likely = {"card": banner}, str(banner), SISTER_BONUS[bonus][banner - 2]
            ask = Number(f"wallenstein.box-bonus-{bonus}", args=args, subject=of, high=9, likely=likely, rules=("LK-007",))
            yield f"landsknechte-{banner}-{bonus}", ask


FACTS = tuple(Fact(name, replace(ask, fact=name)) for name, ask in _facts())


def action_option(action: str) -> Option[str]:
    """Return the option for an action card."""
    return Option(action, phrase(f"wallenstein-action-{action}"), icon=ACTION_ICONS[action])


def tile_option(tile: str) -> Option[str]:
    """Return the option for an advantage tile."""
    return Option(tile, phrase(f"wallenstein-tile-{tile}"), icon=TILE_ICONS[tile])


def event_option(event: str) -> Option[str]:
    """Return the option for an event card, named by its effect and its grain loss."""
    card = EVENTS[event]
    return Option(event, phrase(f"wallenstein-event-{card.effect}", loss=card.loss), icon=EVENT_ICONS[card.effect])


def laid(card: Option[str], space: int, seat: Seat | None = None) -> LaidCard:
    """Return an option's card as it lies on a space."""
    return LaidCard(card.words, card.icon, str(space), seat)


def land_name(land: str) -> Phrase:
    """Return a land's printed name as a phrase."""
    return phrase("wallenstein-land-name", name=LANDS[land].name)
