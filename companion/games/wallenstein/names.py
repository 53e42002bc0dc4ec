"""What lands, cards, tiles and players are called, with the drawings of cards and tiles."""

from companion.games.wallenstein.box import ACTION_ICONS, BUILDINGS, EVENT_ICONS, EVENTS, LANDS, PEASANTS, TILE_ICONS
from companion.table import Option, Phrase, Table, phrase
from companion.table.naming import Items, seated, spelt
from companion.table.questions.illustrations import LaidCard
from companion.table.seats import Seat


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


def land(key: str) -> Option[str]:
    """Name a land."""
    return Option(key, land_name(key), icon="land") if key else Option("", phrase("item-none"))


def land_name(land: str) -> Phrase:
    """Name a land as printed."""
    return phrase("wallenstein-land-name", name=LANDS[land].name)


def _or_none(items: Items) -> Items:
    return lambda key: items(key) if key else Option("", phrase("item-none"))


def name_entries(table: Table) -> None:
    """Name them."""
    ledger, player = table.ledger, seated(table.seats)
    for group in ("oldest", "rank", "received"):
        ledger.name(group, player)
    ledger.name("owner", player, land_name)
    for group in ("armies", "unrest", *BUILDINGS):
        ledger.name(group, keys=land_name)
    for group in ("played", "battle-land"):
        ledger.name(group, land)
    for group in ("battle-attacker", "battle-defender"):
        # Name a side of a battle: a player, or the peasants
        ledger.name(
            group, lambda colour: Option(colour, phrase("wallenstein-peasants")) if colour == PEASANTS else player(colour)
        )
    for group in ("events", "event", "events-gone"):
        ledger.name(group, _or_none(event_option))
    for group in ("laid-out", "display", "favours-gone"):
        ledger.name(
            group, lambda key: Option(key, phrase("wallenstein-favour-card", n=key, what=phrase(f"wallenstein-favour-{key}")))
        )
    for group, prefix in (("actions", "action"), ("tiles", "tile"), ("bid", "bid"), ("peace", "peace")):
        ledger.name(group, _or_none(spelt(f"wallenstein-{prefix}-")))
