"""What is said unasked, in a terminal: `a` lists it, `a 2` says it, `a 2 Theo` for a player."""

from collections.abc import Iterator

from companion.play.acts import Announce
from companion.play.snapshot import Snapshot
from companion.table.questions.announcement import Announcement
from companion.terminal.symbols import colour_of, meant, numbered, small
from companion.words import Words

LEAST = 2
"""Letters with which a player's name may begin instead of being typed whole."""


def announced(snapshot: Snapshot, typed: str) -> Announce | None:
    """Give what `a` means with a number, and a player where one is to be named; None where it names nothing, or nobody yet."""
    number, _, who = typed.strip().partition(" ")
    place = numbered(number)
    if not 0 < place <= len(snapshot.announcements):
        return None
    announcement = snapshot.announcements[place - 1]
    if announcement.seats and not who:
        return None
    return Announce(announcement.id, _colour(announcement, who.strip()) if who else None)


def heard(snapshot: Snapshot, act: Announce, words: Words) -> str:
    """Say what was understood, and whose it is."""
    said = next(announcement for announcement in snapshot.announcements if announcement.id == act.id)
    who = next((f"{seat.name}: " for seat in said.seats if seat.colour == act.colour), "")
    return f"✓ {who}{words(said.words)}"


def announcements_shown(snapshot: Snapshot, words: Words) -> Iterator[str]:
    """List what can be said, a line each: what is typed for it, by whose name where it is a player's."""
    for place, announcement in enumerate(snapshot.announcements, start=1):
        names = ", ".join(f"a {place} {seat.name}" for seat in announcement.seats)
        yield f"a {place}  {words(announcement.words)}{names and f'  ({names})'}"


def _colour(announcement: Announcement, typed: str) -> str:
    names = {seat.colour: (small(seat.name),) for seat in announcement.seats}
    return meant(small(typed), names, LEAST) or colour_of(typed, names)
