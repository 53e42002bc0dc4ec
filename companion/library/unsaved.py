"""The note of entries that could not be written when the program ended; the next start reports whose they were."""

import errno
import json
import logging
import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from companion.library.manifest import describe_game
from companion.system.files import is_odd, read_bounded
from companion.table import Phrase, phrase

LOG = logging.getLogger("companion")
NOTE = "unsaved"
SIZE = 2048
"""The bytes of the note. It always has this size, so that it can be overwritten even on a full card."""


class Unsaved(NamedTuple):
    """Entries of a game that are only in memory: the game's name ("" if unknown), its players, and the number of entries."""

    game: str
    players: tuple[str, ...]
    entries: int


def note_unsaved(folder: Path, lost: Sequence[Unsaved] = ()) -> None:
    """Note whose entries are lost; if the card cannot be written, only the log says it."""
    for game, players, entries in lost:
        LOG.error("%d entries of %s (%s) could not be written and are lost", entries, game, ", ".join(players))
    try:
        path = folder / NOTE
        if is_odd(path) or path.is_symlink():
            raise OSError(errno.EINVAL, "expected a file", str(path))  # noqa: TRY301 - handled like an error of the card
        text = json.dumps(lost, ensure_ascii=False).encode("utf-8", "replace")
        if len(text) > SIZE:
            text = json.dumps([Unsaved("", (), sum(game.entries for game in lost))]).encode()
        with path.open("r+b" if path.exists() else "wb") as note:
            note.write(text.ljust(SIZE))
            note.flush()
            os.fsync(note.fileno())
    except OSError as error:
        LOG.warning("%s cannot be written: %s", folder / NOTE, error)


def take_unsaved(folder: Path) -> tuple[Phrase, ...]:
    """Return the note of the last run as a phrase for each game, and clear the note."""
    lost = None
    try:
        noted = json.loads(read_bounded(folder / NOTE, SIZE))
        if isinstance(noted, int):  # a version that noted a number alone
            noted = [("", (), noted)] if noted else []
        lost = [Unsaved(str(game), tuple(map(str, players)), int(entries)) for game, players, entries in noted]
    except Exception as error:  # noqa: BLE001 - the boundary of this door
        if not isinstance(error, FileNotFoundError):
            LOG.warning("%s cannot be read: %s", folder / NOTE, error)
    if lost is None or lost:
        note_unsaved(folder)
    return tuple(phrase("report-unsaved", entries=one.entries, game=describe_game(one.game, one.players)) for one in lost or ())
