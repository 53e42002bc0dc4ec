"""docs/a-game.md says what the code reads: every key of every file, every message, every kind, icon and colour."""

from __future__ import annotations

import ast
import inspect
import re

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from companion import rulebook
from companion.app.commands.new.skeleton import GAME
from companion.games import BUILT_IN
from companion.games.found import LoadingFault
from companion.games.whole import keys, lesson_keys, rule_keys
from companion.rulebook.lessons import lesson_plan as lesson
from companion.rulebook.lessons import lesson_signals as signals
from companion.rulebook.lessons import pictures
from companion.table import scenario
from companion.ui.screen.paint import game_look
from tools import documents, formats, guide

PAGE = guide.PAGE.read_text(encoding="utf-8")


def keys_read(module) -> set[str]:
    """Find the keys that a reader takes out of a TOML table: `row["key"]`, `row.get("key")`, `"key" in row`."""
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Subscript):
            found.add(node.slice)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
            found.add(node.args[0])
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In):
            found.add(node.left)
    return {node.value for node in found if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def texts_in(module) -> set[str]:
    return {node.value for node in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(node, ast.Constant)}


def test_every_key_that_a_file_may_have_is_told_and_no_other_and_every_verb_of_a_scenario():
    for module, table in (
        (rulebook, formats.RULES),
        (lesson, formats.LESSON),
        (pictures, formats.PICTURES),
        (game_look, formats.COLOURS),
        (signals, formats.SIGNALS),
    ):
        assert keys_read(module) <= set(re.findall(r"[a-z]+", " ".join([*table, *table.values()]))), module
        assert {re.findall(r"[a-z]+", key)[-1] for key in table} <= texts_in(module), module
    assert set(formats.SCENARIO) == set(scenario.VERBS)


def patterns():
    for message in formats.WORDS:
        plain = message.partition(".")[0]
        yield re.compile(re.sub(r"[A-Z]+", "[a-zA-Z0-9_-]+", plain))


def test_every_message_that_the_code_asks_a_game_for_by_a_pattern_is_told():
    fixed = [pattern for pattern in patterns() if "-" in pattern.pattern.replace("_-]", "")]
    for game in (*BUILT_IN, GAME):
        wanted = [key.partition(".")[0] for found in (keys, rule_keys, lesson_keys) for key in found(game)]
        told = set(rule_keys(game))
        assert [key for key in wanted if key not in told and not any(pattern.fullmatch(key) for pattern in fixed)] == []


def test_the_skeleton_has_each_kind_of_message_that_is_needed():
    said = {
        entry.id.name
        for path in GAME.folder.glob("*en.ftl")
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    }
    needed = [message for message, (_, need) in formats.WORDS.items() if need and "." not in message and "FACT" not in message]
    lacking = [m for m in needed if not any(re.fullmatch(re.sub(r"[A-Z]+", "[a-zA-Z0-9_-]+", m), name) for name in said)]
    assert lacking == []


def test_the_page_names_every_kind_icon_colour_fault_and_field():
    for kind in guide.question_kinds():
        assert f"| `{kind.__name__}`" in PAGE
        assert kind.__name__ in documents.FORMS
    assert [kind.__name__ for kind in guide.illustration_kinds() if f"| `{kind.__name__}` |" not in PAGE] == []
    assert set(guide.FAULTS) == set(LoadingFault)
    shared = {path.stem for path in guide.ICONS.glob("*.svg")}
    assert {name for name in shared if f"`{name}`" not in PAGE and not guide.OF_THE_SCREEN.fullmatch(name)} == set()
    assert all(f"`{colour}`" in PAGE for game in BUILT_IN for colour in game.colours)


def test_every_file_of_the_skeleton_has_its_line():
    files = {path.name for path in GAME.folder.iterdir() if path.suffix in {".py", ".toml"}} - {"package.toml"}
    assert {name for name in files if f"`{name}`" not in PAGE} == set()
