"""Writes the generated pages under docs/: every question of every game. `python -m tools.documents [--check]`."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from companion.games import GAMES

ROOT = Path(__file__).parent.parent
QUESTIONS = ROOT / "docs" / "questions.md"

FORMS = {
    "Tell": "nothing (null)",
    "Choose": "the key of one option",
    "Pick": "a list of keys, in the order picked",
    "Order": "a list of keys, first place first",
    "Number": "a whole number",
    "Tally": "a whole number for each row's key",
    "Spin": "the number in which the arrow rests",
    "Hourglass": "whole seconds left, 0 if it ran out",
    "Draw": "a list of the keys drawn, in order",
    "ReadTiles": "a list of faces, each [kind, symbols, frame]",
    "ReadCubes": "how many of each colour",
    "Seating": "pairs of name and colour, clockwise",
}

HEAD = """\
# Every question

Generated from the code by `make docs`; a test keeps it true. A question's id stands in scenarios, in the journal, and with
dashes for dots as its message in the Fluent files. `{…}` stands for a part that the script fills in.

| kind | its answer |
|---|---|
"""


def page() -> str:
    """Write docs/questions.md."""
    lines = [HEAD + "\n".join(f"| {kind} | {form} |" for kind, form in FORMS.items()) + "\n"]
    evening = ROOT / "companion" / "evening.py"
    for title, files in (
        ("Before a game", [evening]),
        *((game.name, sorted(game.folder.glob("*.py"))) for game in GAMES),
    ):
        rows = sorted({row for file in files for row in _questions(file)})
        lines.append(f"\n## {title}\n\n| id | kind | rules |\n|---|---|---|\n" + "\n".join(rows) + "\n")
    return "".join(lines)


def _questions(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORMS and node.args:
            rules = next((_rules(word.value) for word in node.keywords if word.arg == "rules"), "")
            yield f"| `{_text(node.args[0])}` | {node.func.id} | {rules} |"


def _text(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(part.value if isinstance(part, ast.Constant) else "{…}" for part in node.values)  # type: ignore[misc]
    return "{…}"


def _rules(node: ast.expr) -> str:
    found = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return ", ".join(found)


def main(arguments: list[str]) -> int:
    """Write the pages, or with --check compare them; 1 where they differ."""
    text = page()
    if "--check" in arguments:
        return 0 if QUESTIONS.read_text(encoding="utf-8") == text else 1
    QUESTIONS.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
