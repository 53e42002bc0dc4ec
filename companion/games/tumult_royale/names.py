"""What the commodities on the castles are called where they are mended or told."""

from __future__ import annotations

from companion.table import Option, Phrase, Symbols, Table, phrase
from companion.table.naming import spelt


def commodity(face: str) -> Option[str]:
    """Name a tile by its commodity, how many it shows, and its frame."""
    kind, symbols, frame = face.split("-")
    words = phrase("tumult-commodity", kind=kind, n=int(symbols), frame=frame)
    return Option(face, words, shows=(Symbols(kind, int(symbols), frame=frame, tile=True),))


def _kind(key: str) -> Phrase:
    return phrase(f"tumult-{key}")


def name_entries(table: Table) -> None:
    """Name them."""
    for group in ("middle", "tiles"):
        table.ledger.name(group, commodity)
    table.ledger.name("books", spelt("tumult_royale-choice-books-"))
    for group in ("demand", "people"):
        table.ledger.name(group, keys=_kind)
