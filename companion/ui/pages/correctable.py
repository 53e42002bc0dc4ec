"""What can be corrected: the entries of the ledger by group and by place, and their words."""

from dataclasses import replace

from companion.play import Snapshot, whose
from companion.table import Entry, Option, Phrase, phrase
from companion.ui.pages.described import PageContext, plain

MANY = 12
"""If a group has more places than this, each has a page of its own."""


def by_name(snapshot: Snapshot, entry: Entry) -> bool:
    """Tell whether an entry is corrected by naming pieces rather than by a number."""
    named = entry.group in snapshot.names and snapshot.names[entry.group].items is not None
    return named and entry.choices is not None


def list_groups(around: PageContext) -> dict[str, list[Entry]]:
    """Return the correctable entries by group; a group without words, or shown on the pages of another, is left out."""
    now, found = around.snapshot, dict[str, list[Entry]]()
    for entry in now.entries.values():
        named = isinstance(entry.initial, int) or by_name(now, entry)
        free = entry.name not in now.fixed and (entry.choices is None or len(entry.choices) > 1)
        if free and named and around.words.has(f"entry-{entry.group}"):
            found.setdefault(entry.group, []).append(entry)
    return {group: held for group, held in found.items() if (list_standing(now, held[0]) or held)[0].group == group}


def list_standing(snapshot: Snapshot, entry: Entry) -> list[Entry]:
    """List the correctable entries in an entry's place, itself included; empty if its group is small or it is a player's."""
    keys: dict[str, list[str]] = {}
    for other in snapshot.entries.values():
        keys.setdefault(other.group, []).append(other.key)
    if len(keys[entry.group]) <= MANY or entry.seat is not None:
        return []
    # Pieces can have the names of places, so only groups with exactly the same places are shown together
    alike = [other for other in snapshot.entries.values() if other.key == entry.key and keys[other.group] == keys[entry.group]]
    return [other for other in alike if other.seat is None and other.name not in snapshot.fixed]


def option_of(snapshot: Snapshot, entry: Entry, value: str) -> Option[str]:
    """Return the option that names a piece or value, without its gains."""
    items = snapshot.names[entry.group].items
    assert items is not None
    return replace(items(value), gains=())


def name_group(around: PageContext, group: str) -> Phrase:
    """Return the name of a group: that of its places if there are words for them, else that of what it holds."""
    places = phrase(f"places-{group}")
    return places if around.words.has(places.id) else phrase(f"entry-{group}")


def name_owner(snapshot: Snapshot, entry: Entry) -> Phrase:
    """Return whose an entry is or where it lies."""
    who = whose(snapshot, entry)
    return who if isinstance(who, Phrase) else plain(str(who)) if str(who) else phrase(f"entry-{entry.group}")
