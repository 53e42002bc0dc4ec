"""The history of a library: its plays and their index, opened together and kept up to date."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path
from typing import Protocol

from companion.library.history.document import PlayDocument
from companion.library.history.edits import Edit, EditKind
from companion.library.history.index import NAME, PlayIndex
from companion.library.history.plays import Plays
from companion.library.journal import IN_MEMORY, Journal

PROMPT = 0.5
"""Seconds that making missing plays may hold up a page; the rest waits for the next one."""


class KeepsJournal(Protocol):
    """A library, or what stands for one: the journal in use, and the folder in which files lie."""

    @property
    def journal(self) -> Journal:
        """The journal in use now."""

    @property
    def folder(self) -> Path:
        """Where the index may lie."""


class History:
    """What a library's journal holds of plays. It may be asked before and after a game; edits go through it."""

    def __init__(self, library: KeepsJournal) -> None:
        self._library = library
        self._journal: Journal | None = None
        self._index: PlayIndex | None = None

    @property
    def plays(self) -> Plays:
        """The plays of the journal in use now."""
        if self._journal is not self._library.journal:
            self.close()
            self._journal = self._library.journal
            self._plays = Plays(self._journal, socket.gethostname())
        return self._plays

    def refresh(self, within: float | None = PROMPT) -> int:
        """Make the plays that are missing, for so many seconds; tell how many still are. Raises `JournalTrouble`."""
        missing = self.plays.bring_up_to_date(within)
        if self._index is None:
            in_memory = self.plays.journal.path == IN_MEMORY
            self._index = PlayIndex(IN_MEMORY if in_memory else self._library.folder / NAME)
        self._index.bring_up_to_date(self.plays)
        return missing

    @property
    def db(self) -> sqlite3.Connection:
        """The index, for `stats`; as it was when it was last refreshed."""
        if self._index is None:
            self.refresh()
        assert self._index is not None
        return self._index.db

    def play(self, uuid: str) -> PlayDocument | None:
        """Give a play after all edits; None where there is none, or it was deleted."""
        document = self.plays.document(uuid)
        return self.plays.edits().laid_over(document) if document is not None else None

    def all_plays(self) -> tuple[PlayDocument, ...]:
        """Give all plays after all edits, the oldest first."""
        edits = self.plays.edits()
        laid = (edits.laid_over(document) for _, document in self.plays.documents())
        return tuple(play for play in laid if play is not None)

    def write(self, edit: Edit) -> None:
        """Add an edit, and show its effect. Raises `EditRefused`, `JournalTrouble`."""
        self.refresh()
        concerned = self.plays.write(edit)
        if self._index is not None:
            self._take(concerned, self._index)
        self.refresh()

    def _take(self, edit: Edit, index: PlayIndex) -> None:
        if edit.kind is EditKind.RENAME:
            index.change_names(self.plays)
        else:
            index.change_play(self.plays, edit.uuid)

    def drop_index(self) -> None:
        """Throw the index away: it is made anew when it is next asked."""
        if self._index is not None:
            self._index.drop()
        self._index = None

    def close(self) -> None:
        """Close the index."""
        if self._index is not None:
            self._index.close()
        self._index = None
