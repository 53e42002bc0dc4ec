"""What questions of several chapters offer: a way back, what is possible first, characters by their titles."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from companion.games.citadels.box import Character, District
from companion.table import Option, Phrase, Seat, Symbols, phrase

BACK = "back"


@cache
def back() -> Option[str]:
    """Offer a way back from what was touched by mistake."""
    return Option(BACK, phrase("citadels-back"), icon="back")


def possible_first(options: Iterable[Option[str]]) -> tuple[Option[str], ...]:
    """Put what may be chosen before what is off: the long lists are shown page by page."""
    offered = tuple(options)
    return (*[option for option in offered if option.off is None], *[option for option in offered if option.off is not None])


@cache
def card_face(card: District) -> tuple[Symbols, ...]:
    """Show a district as its card: its colour, and the cost printed on it."""
    return (Symbols(f"district-{card.colour.value}", 1, label=str(card.cost)),)


@cache
def titled(character: Character) -> Phrase:
    """Name a character."""
    return phrase(f"citadels-character-{character.value}")


@cache
def too_dear(gold: int) -> Phrase:
    """Say that a player has only so much gold."""
    return phrase("citadels-off-too-dear", gold=gold)


def player_options(seats: tuple[Seat, ...]) -> tuple[Option[str], ...]:
    """Offer these players by name."""
    return tuple(map(_player, seats))


@lru_cache(maxsize=256)
def _player(seat: Seat) -> Option[str]:
    return Option(seat.colour, phrase("citadels-player", who=seat), seat=seat)
