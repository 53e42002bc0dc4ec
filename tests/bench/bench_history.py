"""What each page of the history takes with 10,000 plays, from the answer that asks for it to the picture at 800x480.

Measured as time of the processor, which others at work on the same machine do not lengthen.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from companion.app.desk.app import words_of
from companion.library.history import stats
from companion.library.history.history import History, HistoryPage
from companion.library.history.looking_back import Effects, LookingBack
from companion.library.history.plays import Plays
from companion.library.journal import Journal
from companion.play.acts import Answer
from companion.play.dialogue import Dialogue
from companion.ui.screen.compose import compose
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.painter import paint_page
from tools.gallery.laid import Screen
from tools.gallery.season import fill, season

GOAL, COUNT, TIMES, SIZE = 150.0, 10_000, 5, (800, 480)


@dataclass(frozen=True)
class Kept:
    journal: Journal
    folder: Path


def picture(dialogue: Dialogue) -> None:
    page = compose(Screen("it", dialogue.snapshot()).scene(format_for(*SIZE), words_of("de")))
    paint_page(page, page.look, SIZE)


def took(history: History, page: HistoryPage, answers: tuple[str, ...]) -> float:
    """Milliseconds from the last answer (or the beginning) to the picture, the worst of some; the first warms letters up."""
    found = []
    for _ in range(TIMES + 1):
        dialogue = Dialogue(lambda: LookingBack(Effects(history)).look(HistoryPage()))
        if not answers:
            began = time.process_time()
            dialogue = Dialogue(lambda: LookingBack(Effects(history)).look(page))
        else:
            dialogue = Dialogue(lambda: LookingBack(Effects(history)).look(page))
            for answer in answers[:-1]:
                dialogue.do(Answer(answer, dialogue.snapshot().step))
            began = time.process_time()
            dialogue.do(Answer(answers[-1], dialogue.snapshot().step))
        picture(dialogue)
        found.append(1000 * (time.process_time() - began))
    return max(found[1:])


def main() -> None:
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    with tempfile.TemporaryDirectory() as folder, closing(Journal(Path(folder) / "journal.db")) as journal:
        fill(Plays(journal), season(COUNT))
        history = History(Kept(journal, Path(folder)))
        began = time.process_time()
        history.refresh()
        print(f"history of {COUNT} plays: index made in {time.process_time() - began:.1f} s (once, and after a renaming)")
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
            worst = took(history, page, answers)
            print(f"history, {name}: {worst:6.1f} ms (goal {GOAL:.0f}){'' if worst < GOAL else '  TOO SLOW'}")
        history.close()


if __name__ == "__main__":
    main()
