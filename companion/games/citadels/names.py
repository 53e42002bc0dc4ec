"""What districts, characters and players are called where an entry of the ledger is mended or told."""

from __future__ import annotations

from companion.games.citadels.box import DISTRICTS
from companion.table import Option, Table, phrase
from companion.table.naming import seated, spelt


def name_entries(table: Table) -> None:
    """Name them."""

    def district(key: str) -> Option[str]:
        told = table.facts.get(f"name-{key}") or ""
        return Option(key, phrase(f"citadels-district-{key}", name=told), icon=f"district-{DISTRICTS[key].colour.value}")

    def character(key: str) -> Option[str]:
        return of_character(key) if key else Option("", phrase("item-nobody"))

    ledger, player, of_character = table.ledger, seated(table.seats), spelt("citadels-character-", str)
    ledger.name("city", district)
    for group in ("open", "murdered", "robbed"):
        ledger.name(group, character)
    for group in ("crown", "first", "wagon", "swapped"):
        ledger.name(group, player)
    ledger.name("draft", keys=lambda key: phrase(f"citadels-draft-{key}"))
    ledger.name("books", spelt("citadels-choice-books-"))
    ledger.name("character", player, lambda key: of_character(key).words)
