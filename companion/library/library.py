"""The library of games: opens the journal whatever state it is in, and never loses one."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import IO, Any

from companion.games import GAMES
from companion.games import game as find_game
from companion.library.journal import GameRecord, Journal, begin_log, resume_log
from companion.library.notebook import Notebook, free_name
from companion.play.controller import Controller
from companion.table.errors import JournalTrouble, TableError
from companion.table.session import Session
from companion.table.table import Beginning


class AlreadyOpen(TableError):
    """Another Companion has these games open."""


def is_open(folder: Path) -> bool:
    """Tell whether a Companion plays from this folder now."""
    try:
        with (folder / "lock").open() as lock:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def _names() -> frozenset[str]:
    return frozenset(game.name for game in GAMES)


class Library:
    """The games of this device, in `folder`: the journal, and the notebook beside it. One process at a time.

    `trouble` says what was found broken at the start and what was done about it; None where all was well.
    """

    def __init__(self, folder: Path) -> None:
        """Open the library; `AlreadyOpen` where another process has it."""
        self.folder = folder
        self.trouble: str | None = None
        self._lock = self._take_lock()
        self.journal = self._open(folder / "games.db")
        self.notebook = Notebook(folder / "notebook.json")

    def _take_lock(self) -> IO[str] | None:
        try:
            lock = (self.folder / "lock").open("w")
        except OSError as error:
            self.trouble = f"{self.folder} cannot be written: {error}; games are kept in memory only"
            return None
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            lock.close()
            raise AlreadyOpen(f"another Companion already plays from {self.folder}") from error
        return lock

    def _open(self, path: Path) -> Journal:
        try:
            return Journal(path)
        except JournalTrouble as trouble:
            return self._begin_anew(path, trouble)

    def _begin_anew(self, path: Path, trouble: JournalTrouble) -> Journal:
        """Move the file aside with its companions of the same name, and begin a new one; in memory where that fails too."""
        aside = free_name(path)
        try:
            for part in ("", "-wal", "-shm"):
                old = path.with_name(path.name + part)
                if old.exists():
                    old.rename(aside.with_name(aside.name + part))
            journal = Journal(path)
        except (OSError, JournalTrouble) as worse:
            self.trouble = f"{worse}; games are kept in memory only"
            return Journal(Path(":memory:"))
        self.trouble = f"{trouble}; it is kept as {aside.name} and a new one begun"
        return journal

    def games(self) -> list[GameRecord]:
        """List all games, newest first."""
        return self.journal.games()

    def open_game(self) -> GameRecord | None:
        """Find the newest game that is not over and can be played here."""
        return next((record for record in self.games() if not record.over and record.name in _names()), None)

    def lost_game(self) -> GameRecord | None:
        """Find the newest game that is not over and cannot go on, because what brought it is not here."""
        return next((record for record in self.games() if not record.over and record.name not in _names()), None)

    def begin(self, beginning: Beginning) -> Controller:
        """Begin a game with what is known of its box; raises `SeatsRefused`, `TableError`."""
        game = find_game(beginning.game)
        game.check(beginning.seats, beginning.options)
        log = begin_log(self.journal, game.name)
        session = Session.begin(game, beginning, log)
        self.notebook.remember_names(tuple(seat.name for seat in beginning.seats))
        return Controller(session, log, self._fact_keeper(game.name))

    def resume(self, number: int, drop: int = 0) -> Controller:
        """Go on with a game; `ReplayMismatch` where its script has changed. With `drop` that many entries are taken back."""
        rows, log = resume_log(self.journal, number)
        game = find_game(rows[0].value["game"])
        session = Session.resume(game, rows, log)
        if drop and session.can_undo():
            session.undo(drop, insist=True, source="failsafe")
        return Controller(session, log, self._fact_keeper(game.name))

    def _fact_keeper(self, name: str) -> Any:
        return lambda fact, value: self.notebook.keep_fact(name, fact, value)

    def close(self) -> None:
        """Close the journal and let others in."""
        self.journal.close()
        if self._lock is not None:
            self._lock.close()
