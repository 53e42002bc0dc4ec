"""Every game's folder has one shape, and the same file means the same in all of them."""

import ast
import re
from collections import Counter
from importlib import import_module

import pytest

from companion.games import BUILT_IN
from companion.rulebook import rulebook
from companion.table import scenario

ALL = pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)

MODULES = {"__init__", "script", "state", "box", "setup", "scoring", "scoreboard", "invariants"}
"""Every game has these; `state` is a module or a package of the parts of the ledger."""
WHERE_THERE = {"ahead", "announcements", "joining", "ending", "light", "corrections", "choreography"}
"""What is prepared on a glass of one's own, what is said unasked, sitting down late, the end, turns in light books, what moves together, what is seen to happen: by these names in every game."""
FILES = {
    *("box.toml", "rules.toml", "lesson.toml", "pictures.toml"),
    *(f"{name}{language}.ftl" for name in ("", "rules.", "lesson.") for language in ("de", "en")),
}
MORE_FILES = re.compile(r"\w+\.(de|en)\.ftl|(colours|signals|editions)\.toml")
FOLDERS = {"scenarios"}
MORE_FOLDERS = {"house", "state", "sheets", "shelf", "drawings", "icons", "sounds", "__pycache__"}
HOMES = {
    **dict.fromkeys(("about", "aim", "pieces", "components", "board", "players", "two"), ("setup",)),
    "round": ("script",),
    **dict.fromkeys(("end", "ending", "year"), ("ending", "scoring", "winter")),
    **dict.fromkeys(("choosing-few", "aside"), ("choosing", "raid")),
    **dict.fromkeys(
        ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"), ("characters", "emporium")
    ),
    "paying": ("payments",),
    **dict.fromkeys(("bribing", "permit"), ("bribes",)),
    **dict.fromkeys(("chain", "use", "tiles"), ("emporium",)),
    **dict.fromkeys(("advantages", "lands", "planning", "events"), ("course", "lands", "order")),
    "favours": ("court",),
    **dict.fromkeys(("building", "harvest", "recruiting"), ("building", "land_actions")),
    "moving": ("moves",),
    **dict.fromkeys(("result", "revolt", "battle"), ("battle", "combat")),
    "feeding": ("winter",),
    "chronicle": ("crown",),
    **dict.fromkeys(("prepare", "hints"), ("raid",)),
    "first-statue": ("setup",),
    "clock": ("turn",),
    "variant": ("mood",),
}
"""Chapters that have no module of their own name: material and what is set up; the round's order; the end; a few lines."""
RANGE = re.compile(r"[A-Z]{2,}-[A-Z]?\d+ (to|-|–) |\bf\"[A-Z]{2,}-")
"""Ids that nobody can search for: "X to Y", or put together."""


def modules(game):
    """List a game's modules by name; a package counts as one."""
    return {path.stem for path in game.folder.glob("*.py")} | {path.parent.name for path in game.folder.glob("*/__init__.py")}


def told(game):
    """List the chapters with rules that the game enforces or says."""
    return [chapter for chapter in rulebook(game.folder).chapters if _served(game, chapter)]


def _served(game, chapter):
    return [rule.id for rule in rulebook(game.folder).chapter(chapter) if rule.serve != "explain"]


def homes(chapter):
    """Name the modules that a chapter may be in."""
    return HOMES.get(chapter, (chapter.replace("-", "_"),))


@ALL
def test_a_games_folder_has_what_every_game_has_and_nothing_unknown(game):
    files = {path.name for path in game.folder.iterdir() if path.is_file() and path.suffix != ".py"}
    folders = {
        path.name for path in game.folder.iterdir() if path.is_dir() and {one.name for one in path.iterdir()} - {"__pycache__"}
    }
    assert sorted(MODULES - modules(game)) == []
    assert sorted(FILES - files) == []
    assert [name for name in sorted(files - FILES) if not MORE_FILES.fullmatch(name)] == []
    assert sorted(FOLDERS - folders) == []
    assert sorted(folders - FOLDERS - MORE_FOLDERS) == []
    assert {path.suffix for path in (game.folder / "scenarios").iterdir()} == {".toml"}


@ALL
def test_what_makes_a_game_is_in_the_module_of_its_name(game):
    package = game.play.__module__.removesuffix(".script")
    assert f"{package}.script" == game.play.__module__
    assert f"{package}.scoreboard" == game.scoreboard.__module__
    assert {check.__module__ for check in game.invariants} == {f"{package}.invariants"}
    assert import_module(f"{package}.state").State.__module__ == f"{package}.state"
    assert getattr(import_module(f"{package}.box"), "FACTS", ()) == game.facts


@ALL
def test_each_chapter_of_the_rulebook_has_its_module(game):
    for chapter in told(game):
        assert modules(game).intersection(homes(chapter)), f"{game.name}: no {' or '.join(homes(chapter))}.py for {chapter}"


def test_a_module_of_one_name_means_one_thing_in_all_games():
    often = {name for name, games in Counter(name for game in BUILT_IN for name in modules(game)).items() if games > 1}
    for name in often - MODULES - WHERE_THERE:
        having = [game for game in BUILT_IN if name in modules(game)]
        assert [game.name for game in having if not any(name in homes(chapter) for chapter in told(game))] == [], name


@ALL
def test_each_rule_is_found_by_plain_search_in_the_code_that_enforces_or_says_it(game):
    text = "\n".join(_without_docstring(path.read_text(encoding="utf-8")) for path in game.folder.rglob("*.py"))
    text += (game.folder / "box.toml").read_text(encoding="utf-8")
    missing = [rule.id for rule in rulebook(game.folder).rules.values() if rule.serve != "explain" and rule.id not in text]
    assert missing == []


def _without_docstring(text):
    first = ast.parse(text).body[:1]
    return "\n".join(text.splitlines()[first[0].end_lineno if first else 0 :])


@ALL
def test_no_rule_is_named_by_a_range_or_put_together(game):
    lines = [(path.name, line) for path in game.folder.rglob("*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert [(name, line.strip()) for name, line in lines if RANGE.search(line)] == []


@ALL
def test_a_scenario_lies_in_the_folder_of_its_game(game):
    found = list(scenario.find(game.folder))
    assert found
    assert {scenario.load(path).beginning.game for path in found} == {game.name}
