"""Tries lists of questions on the look-up: how many touches and presses an ideal finder needs, and what the first word finds.

`python -m tools.look_up --list FILE…` tries lists, `--moments` writes docs/look-up-moments.md, and without either it
writes docs/look-up.md from all lists in tests/lookup/lists. A list is a TOML file of `[[question]]` tables:

    game = "citadels"             # tumult_royale, citadels, council_of_four or wallenstein
    moment = "citadels.turn"      # a key of docs/look-up-moments.md
    language = "en"               # de or en
    text = "may i build two?"     # what is asked
    rules = ["CI-066"]            # the rules that answer it: the finder must reach one of them
    word = "build"                # the word that is typed first; without it, the best word of the text
"""

from __future__ import annotations

import argparse
import heapq
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path

from companion.games import BUILT_IN
from companion.language.words import Words
from companion.play import Snapshot
from companion.rulebook import rulebook
from companion.rulebook.look_up import rule_page
from companion.rulebook.search import find_rules, letters_of
from companion.system.languages import WHOLE
from companion.table import Game, phrase, unchanging
from companion.ui.pages.effects import HelpLeaf, Search
from companion.ui.screen.compose import PageScene, compose
from companion.ui.screen.page import Do, Effect, Open, Page, apply_effect, focus
from companion.ui.screen.paint import format_for
from companion.ui.screen.paint.items import LineItem
from tools.gallery.laid import Screen
from tools.gallery.scenes import screens_of

ROOT = Path(__file__).parent.parent
PAGE, MOMENTS = ROOT / "docs" / "look-up.md", ROOT / "docs" / "look-up-moments.md"
LISTS = ROOT / "tests" / "lookup" / "lists"
SIZES = ((800, 480), (1280, 720), (720, 1280))
BY_NAME = {game.name: game for game in BUILT_IN}
WITH_OPTIONS: dict[str, tuple[dict[str, str], ...]] = {
    "citadels": ({}, {"books": "full"}, {"cards": "yes"}),
    "tumult_royale": ({}, {"books": "light"}, {"variant": "gamblers"}),
    "council_of_four": ({}, {"books": "light"}),
    "wallenstein": ({}, {"books": "full"}, {"court": "yes", "landsknechte": "yes"}),
}
"""The options with which each game is played until it reaches a moment, the usual ones first."""
SAID = ("citadels.turn",)
"""Questions that have a separate moment for each subject, such as the character whose turn it is."""
TOUCHES, PRESSES, SEEN = 3, 6, 4
ON_LEAF, TO_LEAF = 7, 7
"""The most presses that the finder spends once the leaf lies open, and until it does where short presses count."""
GOALS = (f"within {TOUCHES} touches", f"within {PRESSES} presses", f"within {ON_LEAF} presses once the leaf is open")


@unchanging
class Wanted:
    """A question as somebody asks it; `rules` are the ids of the rules (or of the rulebook's cases) that answer it."""

    game: str
    moment: str
    language: str
    text: str
    rules: tuple[str, ...]
    word: str = ""


@unchanging
class Tried:
    """How far a question is from its answer: touches, presses to open the leaf and from there, and whether a word finds it.

    None means further than the finder goes.
    """

    touches: int | None
    to_leaf: int | None
    on_leaf: int | None
    first_word: bool

    @property
    def presses(self) -> int | None:
        """All presses from the game's page to the answer."""
        return None if self.to_leaf is None or self.on_leaf is None else self.to_leaf + self.on_leaf


def read_list(path: Path) -> list[Wanted]:
    """Read a list. Raises `KeyError` or `TypeError` where a table lacks a key."""
    plain = tomllib.loads(path.read_text(encoding="utf-8"))["question"]
    return [Wanted(**{**row, "rules": tuple(row["rules"])}) for row in plain]


@cache
def words_of(game: str, language: str) -> Words:
    """Load a game's words."""
    return Words(language, [BY_NAME[game].folder])


def _moment(snapshot: Snapshot) -> str:
    question = snapshot.question
    assert question is not None
    return f"{question.id}/{question.subject}" if question.id in SAID else question.id


def _screens(game: Game) -> Iterator[Screen]:
    """Play a game with all its options and numbers of players, most players first; yield each moment's first screen."""
    for options in WITH_OPTIONS.get(game.name, ({},)):
        for players in reversed(game.seats):
            yield from screens_of(game, players, options, by=_moment)


_lately: dict[str, tuple[dict[str, Screen], Iterator[Screen]]] = {}


def moment(game: str, name: str) -> Screen:
    """Return the first screen of a moment in a game. Raises `LookupError` where no game reaches the moment."""
    known, further = _lately.setdefault(game, ({}, _screens(BY_NAME[game])))
    while name not in known:
        screen = next(further, None)
        if screen is None:
            raise LookupError(f"no game of {game} reaches {name}; docs/look-up-moments.md lists the moments")
        if screen.snapshot.question is not None:
            known.setdefault(_moment(screen.snapshot), screen)
            known.setdefault(screen.snapshot.question.id, screen)
    return known[name]


def scene_of(question: Wanted, size: tuple[int, int]) -> PageScene:
    """Return the scene of a question's moment."""
    return moment(question.game, question.moment).scene(format_for(*size), words_of(question.game, question.language))


def done(scene: PageScene, effect: Effect) -> PageScene:
    """Return the scene after an effect, such as that of a touch or a press."""
    return replace(scene, state=apply_effect(scene.state, effect)[0])


def text_of(page: Page) -> str:
    """Return the text on a page, reduced to its letters."""
    return letters_of(" ".join(item.text for item in page.items if isinstance(item, LineItem)))


def _leads(scene: PageScene, name: str) -> bool:
    """Return whether the finder follows this target: from the game's page to the leaf, on to the look-up, then anywhere."""
    if scene.state.overlay is None:
        return name == "tool:help"
    if isinstance(scene.state.overlay, HelpLeaf):
        return name == "lookup"
    return name not in ("close", "read", "search") and not isinstance(scene.state.overlay, Search)


def _by_touch(scene: PageScene, page: Page) -> Iterator[tuple[int, PageScene]]:
    for target in page.targets:
        if _leads(scene, target.name) and not target.off:
            yield 1, done(scene, target.effect)


def _by_press(scene: PageScene, page: Page) -> Iterator[tuple[int, PageScene]]:
    """Yield each scene reached by short presses up to a stop and a long one on it, with the number of presses."""
    stops, here = focus.stops(page), focus.find_focused(page)
    begin = stops.index(here) if here is not None else 0
    for place, target in enumerate(stops):
        if _leads(scene, target.name):
            yield (place - begin) % len(stops) + 1, done(scene, target.effect)


def to_leaf(scene: PageScene) -> int | None:
    """Count the presses that open the leaf: two, or where short ones count, these and a hold. None where that never happens."""
    if focus.twice(compose(scene)):
        return 2
    for presses in range(1, TO_LEAF + 1):
        page = compose(scene)
        if page.focus == "tool:help":
            return presses
        step = focus.find_short_press(page)
        if step is None or isinstance(step, Do):
            return None
        scene = done(scene, step)
    return None


def reached(scene: PageScene, *, presses: bool) -> dict[str, int]:
    """Return the texts of all look-up pages in reach, each with its touches or, with `presses`, its presses on the open leaf."""
    most, steps = (ON_LEAF, _by_press) if presses else (TOUCHES, _by_touch)
    scene = done(scene, Open(HelpLeaf())) if presses else scene
    order = count()
    waiting, known = [(0, next(order), scene)], set()
    texts: dict[str, int] = {}
    while waiting:
        cost, _, here = heapq.heappop(waiting)
        if (seen := repr((here.state.overlay, here.state.layer))) in known:
            continue
        known.add(seen)
        page = compose(here)
        if here.state.overlay is not None and not isinstance(here.state.overlay, HelpLeaf):
            texts.setdefault(text_of(page), cost)
        for more, then in steps(here, page):
            if cost + more <= most:
                heapq.heappush(waiting, (cost + more, next(order), then))
    return texts


@cache
def _reached(game: str, name: str, language: str, size: tuple[int, int], presses: bool) -> dict[str, int]:
    return reached(scene_of(Wanted(game, name, language, "", ()), size), presses=presses)


def answers_of(question: Wanted) -> dict[str, tuple[str, str]]:
    """Return the names of the cases and rules that answer a question, each with question and answer to be read."""
    book, words = rulebook(BY_NAME[question.game].folder), words_of(question.game, question.language)
    wanted = set(question.rules)
    names = [case.id for case in book.cases.values() if wanted & {case.id, *case.rules}] + [*wanted.intersection(book.rules)]
    pages = {name: rule_page(book, words, name) for name in names}
    return {name: (letters_of(page.title), letters_of(page.text)) for name, page in pages.items()}


def distance(question: Wanted, size: tuple[int, int], *, presses: bool = False) -> int | None:
    """Return the touches (or presses on the open leaf) until an answer can be read; None where the finder gives up."""
    answers = answers_of(question).values()
    texts = _reached(question.game, question.moment, question.language, size, presses)
    near = (cost for text, cost in texts.items() if any(asked in text and told in text for asked, told in answers))
    return min(near, default=None)


def found_by_word(question: Wanted) -> bool:
    """Return whether the first word typed finds an answer among the first four hits, at the question's moment."""
    now, answers = moment(question.game, question.moment).snapshot, answers_of(question)
    assert now.question is not None
    words = [question.word] if question.word else letters_of(question.text).split()
    folder = BY_NAME[question.game].folder
    hits = (
        [hit.name for hit in find_rules(folder, word, question.language, now.occasion, now.options, None, len(now.seats))[:SEEN]]
        for word in words
    )
    return any(answers.keys() & set(names) for names in hits)


def tried(question: Wanted, size: tuple[int, int] = SIZES[0]) -> Tried:
    """Try one question on a screen."""
    leaf = to_leaf(scene_of(question, size))
    return Tried(distance(question, size), leaf, distance(question, size, presses=True), found_by_word(question))


def _figures(each: Sequence[Tried]) -> str:
    touches = sum(one.touches is not None and one.touches <= TOUCHES for one in each)
    presses = sum(one.presses is not None and one.presses <= PRESSES for one in each)
    on_leaf = sum(one.on_leaf is not None for one in each)
    return f"| {len(each)} | {touches} | {presses} | {on_leaf} | {sum(one.first_word for one in each)} |"


def report(path: Path, size: tuple[int, int] = SIZES[0]) -> Iterator[str]:
    """Try a list; yield a line for each question and the totals."""
    questions = read_list(path)
    each = [tried(question, size) for question in questions]
    for question, one in zip(questions, each, strict=True):
        touches, presses = ("more" if many is None else many for many in (one.touches, one.presses))
        word = f"{'found' if one.first_word else 'NOT found'} by {question.word or 'a word'}"
        asked = f"{question.game} {question.moment}: {question.text} ({', '.join(question.rules)})"
        yield f"touches {touches}, presses {presses}, {word}: {asked}"
    yield f"{path.name}: questions | {' | '.join(GOALS)} | by the first word"
    yield _figures(each)


def moments_page() -> str:
    """Return the page of all moments: key, question in both languages, phase, who is asked, players, and expansions."""
    lines = [
        "# The moments at which something can be asked",
        "",
        "Written by `python -m tools.look_up --moments`: what a table is asked, as a game first comes to it.",
    ]
    for name in WITH_OPTIONS:
        heads = ("moment", "asked", "gefragt", "phase", "who", "players", "played with")
        lines += ["", f"## {name}", "", f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
        rows: dict[str, str] = {}
        for screen in _screens(BY_NAME[name]):
            if screen.snapshot.question is not None:
                rows.setdefault(_moment(screen.snapshot), _row(name, screen.snapshot))
        lines += [rows[key] for key in sorted(rows)]
    return "\n".join([*lines, ""])


def _row(game: str, now: Snapshot) -> str:
    question, (german, english) = now.question, (words_of(game, language) for language in WHOLE)
    assert question is not None
    who = "one player" if question.seat is not None else "all"
    phase = english.get_plain(now.place.phase) if english.has(now.place.phase) else now.place.phase
    expansions = [one.name for one in BY_NAME[game].options if one.expansion and now.options.get(one.name) == one.expansion]
    prefix = game.partition("_")[0]
    added = ", ".join(english(phrase(f"{prefix}-option-{name}")) for name in expansions)
    cells = (_moment(now), english(question.words), german(question.words), phase, who, str(len(now.seats)), added)
    return f"| {' | '.join(cells)} |"


HEAD = """\
# Looking up: how far questions are from their answers

Written by `python -m tools.look_up`. An ideal finder asks each question of the lists in `tests/lookup/lists` at its own moment of
a real game and goes on until question and answer can be read. A touch is one on the glass, the "?" among them. A press is one of
the one button: two quick ones open the leaf (where short ones count, some of these and a hold), and there a short one
goes on and holding takes. A word that is typed must find the answer among the first four. The first
run of a list is its only one as a judge; what it showed may then have been mended. Until list 18 those first runs took one press
for the way into the menu, however long it was. What people asked in lists 01 to 18 is what is offered first now (`[often]` in
each game's `rules.toml`), so they no longer judge that.
"""


def page() -> str:
    """Return the page with each list's first result, before any improvements, and its present one on the smallest screen."""
    heads = ("list", "first run", "questions", *GOALS, "first word")
    lines = [HEAD, f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for path in lists():
        begun = path.read_text(encoding="utf-8").partition("\n")[0]
        first = begun.partition("First run: ")[2].rstrip(".")
        lines.append(f"| {path.stem} | {first} {_figures([tried(one) for one in read_list(path)])}")
    return "\n".join([*lines, ""])


def lists() -> list[Path]:
    """Return the project's lists, sorted by name."""
    return sorted(LISTS.glob("*.toml"))


def main(arguments: Sequence[str]) -> None:
    """Try lists, or write the pages."""
    parser = argparse.ArgumentParser(prog="python -m tools.look_up", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--list", type=Path, nargs="+", metavar="FILE", default=[], help="try these lists")
    parser.add_argument("--size", type=int, nargs=2, default=SIZES[0], metavar=("WIDTH", "HEIGHT"))
    parser.add_argument("--moments", action="store_true", help=f"write {MOMENTS.relative_to(ROOT)}")
    chosen = parser.parse_args(arguments)
    for path in chosen.list:
        sys.stdout.writelines(f"{line}\n" for line in report(path, tuple(chosen.size)))
    if chosen.moments:
        MOMENTS.write_text(moments_page(), encoding="utf-8")
    elif not chosen.list:
        PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
