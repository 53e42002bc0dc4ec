"""What questions of several chapters offer: a way back, what is possible first, characters by their titles."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.citadels.box import Character
from companion.table import Option, Phrase, Seat, phrase

BACK = "back"


def back() -> Option[str]:
    """Offer a way back from what was touched by mistake."""
    return Option(BACK, phrase("citadels-back"), icon="back")


def possible_first(options: Iterable[Option[str]]) -> tuple[Option[str], ...]:
    """Put what may be chosen before what is off: the long lists are shown page by page."""
    return tuple(sorted(options, key=lambda option: option.off is not None))


def titled(character: Character) -> Phrase:
    """Name a character."""
    return phrase(f"citadels-character-{character.value}")


def player_options(seats: tuple[Seat, ...]) -> tuple[Option[str], ...]:
    """Offer these players by name."""
    return tuple(Option(seat.colour, phrase("citadels-player", who=seat), seat=seat) for seat in seats)
