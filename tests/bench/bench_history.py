"""What each page of the history takes with 10,000 plays, from the answer that asks for it to the picture at 800x480; and an import.

Measured as time of the processor, which others at work on the same machine do not lengthen.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from figures import Row, alone, report, use_rooms

use_rooms()

import pygame

from companion.app.desk.app import words_of
from companion.library.history import stats
from companion.library.history.bgstats import Texts, play_file
from companion.library.history.history import History, HistoryPage
from companion.library.history.looking_back import Effects, LookingBack
from companion.library.history.plays import Plays
from companion.library.importing.taking import look_into, take
from companion.library.journal import Journal
from companion.play.acts import Answer
from companion.play.dialogue import Dialogue
from companion.ui.screen.compose import compose
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.painter import paint_page
from tools.gallery.laid import Screen
from tools.gallery.season import fill, season

GOAL, COUNT, TIMES, SIZE = 0.15, 10_000, 5, (800, 480)
IMPORTED = 20_000
INDEX = 60.0
"""Seconds in which all is reckoned anew, once and after a renaming; and in which an import is done."""


@dataclass(frozen=True)
class Kept:
    journal: Journal
    folder: Path


def picture(dialogue: Dialogue) -> None:
    page = compose(Screen("it", dialogue.snapshot()).scene(format_for(*SIZE), words_of("de")))
    paint_page(page, page.look, SIZE)


def took(history: History, page: HistoryPage, answers: tuple[str, ...]) -> float:
    """Seconds from the last answer (or the beginning) to the picture, the worst of some; the first warms letters up."""
    found = []
    for _ in range(TIMES + 1):
        began = time.process_time()
        dialogue = Dialogue(lambda: LookingBack(Effects(history)).look(page))
        for answer in answers:
            began = time.process_time()
            dialogue.do(Answer(answer, dialogue.snapshot().step))
        picture(dialogue)
        found.append(time.process_time() - began)
    return max(found[1:])


def rows() -> Iterator[Row]:
    """Measure every page."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    with tempfile.TemporaryDirectory() as folder, closing(Journal(Path(folder) / "journal.db")) as journal:
        fill(Plays(journal), season(COUNT))
        history = History(Kept(journal, Path(folder)))
        began = time.process_time()
        history.refresh()
        yield alone(
            "history.index", f"all of {COUNT} plays reckoned, once and after a renaming", time.process_time() - began, INDEX
        )
        newest = stats.list_plays(history.db, 1)[0].uuid
        seven = next(line.uuid for line in stats.list_plays(history.db, 500) if len(line.players) == 7 and line.winners)
        pages = {
            "first page": (HistoryPage(), ()),
            "list": (HistoryPage(), ("plays",)),
            "older plays": (HistoryPage(), ("plays", "older")),
            "one play": (HistoryPage(uuid=newest), ()),
            "details of a play": (HistoryPage(uuid=newest), ("details",)),
            "players": (HistoryPage(), ("players",)),
            "a player": (HistoryPage(name="Ada"), ()),
            "a player's plays": (HistoryPage(name="Ada"), ("plays",)),
            "boxes": (HistoryPage(), ("boxes",)),
            "a box": (HistoryPage(box="citadels"), ()),
            "code of seven players": (HistoryPage(uuid=seven, phone=True), ("show",)),
        }
        for name, (page, answers) in pages.items():
            yield alone(f"history.{name}", f"{name}, of {COUNT} plays", took(history, page, answers), GOAL)
        history.close()
    yield from import_rows()


def import_rows() -> Iterator[Row]:
    """Measure an import of many plays, looked at and taken, and the same once more."""
    with tempfile.TemporaryDirectory() as folder, closing(Journal(Path(folder) / "journal.db")) as journal:
        file = Path(folder) / "plays.bgsplay"
        file.write_text(play_file(season(IMPORTED), Texts(words_of("en")), 0), encoding="utf-8")
        with closing(History(Kept(journal, Path(folder)))) as history:
            for name, told in (("import", "looked at and taken"), ("import again", "all of them here already")):
                began = time.process_time()
                take(look_into(file, history), history)
                yield alone(f"history.{name}", f"{IMPORTED} plays of another program, {told}", time.process_time() - began, INDEX)


if __name__ == "__main__":
    report(rows())
