"""Takes the plays of a file into a library: looks first, and writes only what is new."""

from pathlib import Path

from companion.library.history.history import History
from companion.library.history.plays import take_over
from companion.library.importing.comparing import Incoming, compare
from companion.library.importing.play_files import read_plays


def look_into(path: Path, history: History) -> Incoming:
    """Compare a file's plays with those here; nothing is written. Raises `ImportRefused`, `JournalTrouble`."""
    found = read_plays(path)
    history.refresh(within=None)
    return compare(found, history)


def take(incoming: Incoming, history: History) -> int:
    """Write the plays that are new, all or none, and return how many. Raises `JournalTrouble`."""
    take_over(history.plays, incoming.plays)
    history.refresh()
    return len(incoming.plays)
