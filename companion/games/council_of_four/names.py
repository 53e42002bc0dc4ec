"""What cities, councillors, permits and players are called where an entry of the ledger is mended or told."""

from __future__ import annotations

from companion.games.council_of_four.box import CITIES, PERMITS, TOKENS
from companion.table import Option, Phrase, Table, phrase
from companion.table.naming import seated, spelt


def city(key: str) -> Option[str]:
    """Name a city; its picture is the region's."""
    return Option(key, phrase("council-city", name=CITIES[key].name), icon=CITIES[key].region)


def token(key: str) -> Option[str]:
    """Name a reward token."""
    return Option(key, TOKENS[key].words, gains=TOKENS[key].symbols) if key else Option("", phrase("item-none"))


def _permit(key: str) -> Phrase:
    return phrase("council-letters", letters=" ".join(key)) if key in PERMITS else phrase("council-city", name=key)


def name_entries(table: Table) -> None:
    """Name them."""
    ledger, player = table.ledger, seated(table.seats)

    def place(key: str) -> Option[str]:
        owner, _, used = key.partition("-")
        if owner not in table.seats.colours:
            return Option(key, phrase(f"council-permit-{key}"))
        seat = table.seats.of(owner)
        return Option(key, phrase("council-permit-used" if used else "council-permit-of", who=seat), seat=seat)

    for group in ("active", "first", "last"):
        ledger.name(group, player)
    for group in ("king", "emporiums", "neutral"):
        ledger.name(group, city)
    ledger.name("token", token, lambda key: city(key).words)
    ledger.name("side", spelt("council-side-"), _council)
    ledger.name("balcony", spelt("colour-"), _council)
    ledger.name("permit", place, _permit)
    ledger.name("tile", player, lambda key: phrase(f"council-tile-{key}"))
    ledger.name("royal", player, lambda key: phrase("council-royal-n", n=key))


def _council(key: str) -> Phrase:
    return phrase(f"council-{key}")
