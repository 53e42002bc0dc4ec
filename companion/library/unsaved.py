"""What could not be written before the end is noted, so that the next start can name it."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import IO

from companion.table.phrase import Phrase, phrase

LOG = logging.getLogger("companion")
NOTE = "unsaved"
SIZE = 64
"""Bytes of the note. It always has this size, so that a full card can still take it: it is written over what stood there."""


def note_unsaved(folder: Path, entries: int) -> None:
    """Note how many entries are lost; on a card that takes nothing, the log alone says it."""
    if entries:
        LOG.error("%d entries could not be written and are lost", entries)
    try:
        with _opened(folder / NOTE) as note:
            note.write(str(entries).ljust(SIZE))
            note.flush()
            os.fsync(note.fileno())
    except OSError as error:
        LOG.warning("%s cannot be written: %s", folder / NOTE, error)


def _opened(path: Path) -> IO[str]:
    return path.open("r+" if path.exists() else "w", encoding="ascii")


def take_unsaved(folder: Path) -> tuple[Phrase, ...]:
    """Read what the last end noted, in a phrase if it was a loss; and make room for the next note."""
    path = folder / NOTE
    try:
        entries = int(path.read_text(encoding="ascii", errors="replace").strip() or 0) if path.exists() else 0
    except (OSError, ValueError):
        entries = 0
    if not path.exists() or entries:
        note_unsaved(folder, 0)
    return (phrase("report-unsaved", entries=entries),) if entries else ()
