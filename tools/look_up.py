"""Writes docs/look-up.md: how many touches and presses sixty real questions are away from their answers.

`python -m tools.look_up` asks each question at its own moment of a real game, on three screens.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from companion.games import BUILT_IN
from companion.screen.compose import PageScene, compose
from companion.screen.page import focus
from companion.screen.page.builder import Page
from companion.screen.page.effects import Menu, Open
from companion.screen.page.state import after
from companion.screen.paint.formats import format_for
from companion.words import Words
from tools.gallery.laid import Screen
from tools.gallery.scenes import screens_of

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "look-up.md"
SIZES = ((800, 480), (1280, 720), (720, 1280))
MOST_PAGES = 5
BY_NAME = {game.name: game for game in BUILT_IN}
HEAD = """\
# Looking up: how far sixty questions are from their answers

Written by `python -m tools.look_up`. Each question of `tests/lookup/questions.toml` is asked at its own moment of a real game. A
touch is one on the glass ("?", look up, turn a page, the question); a press is one of the one button: three seconds for the
menu, short on, long to choose. First for 800x480, then for 1280x720 and for 720x1280, where they differ.
"""


@dataclass(frozen=True)
class Wanted:
    """A question as players ask it: the game, the script's question it is asked at, the case, and a word of its answer."""

    game: str
    at: str
    de: str
    en: str
    answer: str
    says: str


def questions() -> list[Wanted]:
    """Read the sixty questions."""
    plain = tomllib.loads((ROOT / "tests" / "lookup" / "questions.toml").read_text(encoding="utf-8"))
    return [Wanted(**row) for row in plain["question"]]


@cache
def words_of(game: str, language: str) -> Words:
    """Load a game's words."""
    return Words(language, [BY_NAME[game].folder])


@cache
def moments(game: str) -> Mapping[str, Screen]:
    """Give a real screen for each question of the script that a game of as many players as needed comes to."""
    wanted = {question.at for question in questions() if question.game == game}
    found: dict[str, Screen] = {}
    for players in reversed(BY_NAME[game].seats):
        for screen in screens_of(BY_NAME[game], players):
            if screen.snapshot.question is not None:
                found.setdefault(screen.snapshot.question.id, screen)
        if wanted <= set(found):
            break
    return found


def scene_of(question: Wanted, size: tuple[int, int], language: str) -> PageScene:
    """Give the screen at a question's own moment."""
    return moments(question.game)[question.at].scene(format_for(*size), words_of(question.game, language))


def touched(scene: PageScene, name: str) -> PageScene:
    """Touch what has this name."""
    target = next(target for target in compose(scene).targets if target.name == name)
    return replace(scene, state=after(scene.state, target.effect)[0])


def touches_to(scene: PageScene, answer: str) -> tuple[int, Page]:
    """Touch "?", "look up", turn pages as often as it takes, and touch the question; give how often, and the page."""
    begin = touched(touched(scene, "tool:help"), "lookup")
    for turned in range(MOST_PAGES):
        if any(target.name == f"case:{answer}" for target in compose(begin).targets):
            return turned + 3, compose(touched(begin, f"case:{answer}"))
        begin = touched(begin, "more")
    raise LookupError(f"{answer} is not on the first pages")


def presses_to(scene: PageScene, answer: str) -> int:
    """Press the one button: three seconds for the menu, short on to what is wanted, long to choose it."""
    begin, presses = replace(scene, state=after(scene.state, Open(Menu()))[0]), 1
    for wanted in ("lookup", f"case:{answer}"):
        stops = [target.name for target in focus.stops(compose(begin))]
        while wanted not in stops:
            begin, presses = touched(begin, "more"), presses + stops.index("more") + 1
            stops = [target.name for target in focus.stops(compose(begin))]
        presses += stops.index(wanted) + 1
        begin = touched(begin, wanted) if wanted == "lookup" else begin
    return presses


def counts(question: Wanted, size: tuple[int, int], language: str = "de") -> tuple[int, int]:
    """Count touches and presses to a question's answer."""
    scene = scene_of(question, size, language)
    return touches_to(scene, question.answer)[0], presses_to(scene, question.answer)


def page() -> str:
    """Write the table, and how many are within which count."""
    rows, sums = [], {size: (Counter[int](), Counter[int]()) for size in SIZES}
    for question in questions():
        each = [counts(question, size) for size in SIZES]
        for size, (touches, presses) in zip(SIZES, each, strict=True):
            sums[size][0][touches] += 1
            sums[size][1][presses] += 1
        shown = [" / ".join(map(str, numbers if len(set(numbers)) > 1 else numbers[:1])) for numbers in zip(*each, strict=True)]
        rows.append(f"| {BY_NAME[question.game].name} | {question.en} | {question.answer} | {shown[0]} | {shown[1]} |")
    head = ["", "| game | question | answer | touches | presses |", "|---|---|---|---|---|"]
    return "\n".join([HEAD, *_sums(sums), *head, *rows, ""])


def _sums(sums: Mapping[tuple[int, int], tuple[Counter[int], Counter[int]]]) -> list[str]:
    lines = ["| screen | touches | presses |", "|---|---|---|"]
    for (width, height), both in sums.items():
        cells = [", ".join(f"{many} in {number}" for number, many in sorted(counter.items())) for counter in both]
        lines.append(f"| {width}x{height} | {' | '.join(cells)} |")
    return lines


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
