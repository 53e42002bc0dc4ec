"""What is printed on action cards, event cards and advantage tiles: their words and drawings."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from companion.games.wallenstein.box import EVENTS
from companion.table import Option, phrase
from companion.table.questions.illustrations import LaidCard
from companion.table.seats import Seat

TILE_ICONS: Mapping[str, str] = MappingProxyType(
    {"taler": "coin", "grain": "bread", "six": "six-armies", "attack": "sword", "defence": "rampart"}
)
ACTION_ICONS: Mapping[str, str] = MappingProxyType({
    "palace": "palace", "church": "church", "house": "house", "grain": "bread", "taxes": "coin",
    "five": "armies-5", "three": "armies-3", "one": "army", "battle-a": "sword", "battle-b": "sword",
})  # fmt: skip
EVENT_ICONS: Mapping[str, str] = MappingProxyType({
    "house-calms": "house", "palace-defends": "palace", "taxes-low": "coin", "taxes-high": "coin", "grain-high": "bread",
    "grain-low": "bread", "peasants-two": "peasants", "church-peace": "church", "armies-few": "armies-3",
})  # fmt: skip


def action_option(action: str) -> Option[str]:
    """Offer an action card."""
    return Option(action, phrase(f"wallenstein-action-{action}"), icon=ACTION_ICONS[action])


def tile_option(tile: str) -> Option[str]:
    """Offer an advantage tile."""
    return Option(tile, phrase(f"wallenstein-tile-{tile}"), icon=TILE_ICONS[tile])


def event_option(event: str) -> Option[str]:
    """Offer an event card by what it does and its grain loss."""
    card = EVENTS[event]
    return Option(event, phrase(f"wallenstein-event-{card.effect}", loss=card.loss), icon=EVENT_ICONS[card.effect])


def laid(card: Option[str], space: int, seat: Seat | None = None) -> LaidCard:
    """Lay a card on a space."""
    return LaidCard(card.words, card.icon, str(space), seat)
