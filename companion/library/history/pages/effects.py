"""What the pages of the history have done: edits, files on a stick, a player forgotten. Each tells in a phrase how it went."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from companion.games import GAMES
from companion.library.history.edits import Edit, EditRefused
from companion.library.history.exports.bgstats import Texts
from companion.library.history.exports.files import STEM, ExportFailed, ExportForm, exported, write_export
from companion.library.history.history import History
from companion.system.files import settings_path
from companion.system.settings import load
from companion.system.sticks import mounted
from companion.table.errors import JournalTrouble
from companion.table.phrase import Phrase, phrase, quoted
from companion.unchanging import unchanging
from companion.words import Words

LOG = logging.getLogger("companion")


@unchanging
class Effects:
    """Done while the table waits (`Work`); `forget` forgets a player in every file."""

    history: History
    forget: Callable[[str], Phrase] = lambda _name: phrase("history-not-changed", why="")

    def write(self, edit: Edit) -> Phrase | None:
        """Write an edit; tell why that could not be."""
        try:
            self.history.write(edit)
        except (EditRefused, JournalTrouble) as refused:
            LOG.warning("%s", refused)
            return phrase("history-not-changed", why=str(refused))
        return None

    def export(self) -> Phrase:
        """Write all plays in every form onto the stick that is plugged in; tell what stands there now, or why it does not."""
        stick = next((stick for stick in mounted() if stick.writable), None)
        if stick is None:
            return phrase("history-stick-none")
        texts = Texts(Words(load(settings_path()).text("table.language"), [game.folder for game in GAMES]))
        try:
            plays = self.history.all_plays()
            for form in ExportForm:
                text = exported(plays, form, texts, time.time_ns() // 1_000_000)
                write_export(text, stick.folder / f"{STEM}.{form}")
        except (ExportFailed, JournalTrouble) as failed:
            LOG.warning("%s", failed)
            return phrase("history-stick-failed", why=str(failed))
        files = ", ".join(f"{STEM}.{form}" for form in ExportForm)
        return phrase("history-stick-written", stick=quoted(stick.name), files=files)
