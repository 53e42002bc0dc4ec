"""The talk about plays that another program has kept, on a stick: what would come is shown first."""

import logging
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from companion.library.history.history import History
from companion.library.importing.comparing import Incoming
from companion.library.importing.found import ImportRefused
from companion.library.importing.play_files import list_play_files
from companion.library.importing.taking import look_into, take
from companion.play import Work
from companion.play.own_questions import TextLine, TextPage
from companion.table import Choose, JournalTrouble, Option, Phrase, Tell, phrase, quoted

__all__ = ["list_play_files", "take_plays"]

LOG = logging.getLogger("companion")


async def take_plays(files: Sequence[Path], history: History, leave: Option[str]) -> None:
    """Ask for the file if there are several, show what it would bring, and take it over on a yes; `leave` leads back."""
    path = files[0] if len(files) == 1 else await _which(files, leave)
    if path is None:
        return
    looked: Incoming | Phrase = await Work("evening.stick-looking", task=partial(_look, path, history))
    if isinstance(looked, Phrase):
        await Tell("evening.stick-told", args={"what": looked, "file": quoted(path.name)})
        return
    sure = (Option("take", phrase("import-take"), icon="check"),) if looked.plays else ()
    lines = tuple(TextLine(line) for line in looked.lines())
    if await TextPage("evening.import", text=lines, options=(*sure, leave)) == "take":
        told: Phrase = await Work("evening.stick-adding", task=partial(_take, looked, history))
        await Tell("evening.stick-told", args={"what": told, "file": quoted(path.name)})


async def _which(files: Sequence[Path], leave: Option[str]) -> Path | None:
    options = (*(Option(str(path), phrase("stick-name", name=quoted(path.name))) for path in files), leave)
    chosen = await Choose("evening.import-which", options=options)
    return next((path for path in files if str(path) == chosen), None)


def _look(path: Path, history: History) -> Incoming | Phrase:
    try:
        return look_into(path, history)
    except (ImportRefused, JournalTrouble) as refused:
        LOG.warning("%s", refused)
        return phrase("import-refused", why=str(refused))


def _take(incoming: Incoming, history: History) -> Phrase:
    try:
        return phrase("import-taken", n=take(incoming, history))
    except JournalTrouble as trouble:
        LOG.warning("%s", trouble)
        return phrase("import-failed", why=str(trouble))
