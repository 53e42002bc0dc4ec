"""What lands, cards, tiles and players are called where an entry of the ledger is mended or told."""

from __future__ import annotations

from companion.games.wallenstein.box import BUILDINGS, LANDS, PEASANTS
from companion.games.wallenstein.cards import event_option
from companion.table import Option, Phrase, Table, phrase
from companion.table.naming import Items, seated, spelt


def land(key: str) -> Option[str]:
    """Name a land."""
    return Option(key, _land(key), icon="land") if key else Option("", phrase("item-none"))


def _land(key: str) -> Phrase:
    return phrase("wallenstein-land-name", name=LANDS[key].name)


def _favour(key: str) -> Option[str]:
    return Option(key, phrase("wallenstein-favour-card", n=key, what=phrase(f"wallenstein-favour-{key}")))


def _side(player: Items) -> Items:
    """Name a side of a battle: a player, or the peasants."""
    return lambda colour: Option(colour, phrase("wallenstein-peasants")) if colour == PEASANTS else player(colour)


def _or_none(items: Items) -> Items:
    return lambda key: items(key) if key else Option("", phrase("item-none"))


def name_entries(table: Table) -> None:
    """Name them."""
    ledger, player = table.ledger, seated(table.seats)
    for group in ("oldest", "rank", "received"):
        ledger.name(group, player)
    ledger.name("owner", player, _land)
    for group in ("armies", "unrest", *BUILDINGS):
        ledger.name(group, keys=_land)
    for group in ("played", "battle-land"):
        ledger.name(group, land)
    for group in ("battle-attacker", "battle-defender"):
        ledger.name(group, _side(player))
    for group in ("events", "event", "events-gone"):
        ledger.name(group, _or_none(event_option))
    for group in ("laid-out", "display", "favours-gone"):
        ledger.name(group, _favour)
    for group, prefix in (("actions", "action"), ("tiles", "tile"), ("bid", "bid"), ("peace", "peace")):
        ledger.name(group, _or_none(spelt(f"wallenstein-{prefix}-")))
