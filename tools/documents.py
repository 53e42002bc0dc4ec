"""Writes the generated pages in docs/: all questions, lessons, first evenings, the glossary, the game guide and the named sheets.

`python -m tools.documents` writes them; with `--check` it only compares them.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from companion.games import BUILT_IN
from companion.games.any_box import box
from companion.language.words import Words
from companion.rulebook.lessons.lesson_plan import Step, lesson_of
from companion.system.languages import WHOLE
from companion.table import Game, Phrase, phrase
from companion.ui.screen.views import VIEWS
from tools import first_evening, guide
from tools.glossary import Term, glossary

ROOT = Path(__file__).parent.parent
LESSONS = ROOT / "docs" / "lessons"
PICTURES = ROOT / "docs" / "pictures"
QUESTIONS = ROOT / "docs" / "questions.md"
GLOSSARY = ROOT / "docs" / "glossary.md"
SHEETS = ROOT / "docs" / "sheets.md"

KINDS_OF_GAMES = {
    "Bribe": "Tally",
    "ArmyGroups": "Tally",
    "OrTogether": "Choose",
    "TurnAction": "Choose",
    "CountInAll": "Tally",
    "RegionCounts": "Tally",
    "TilesLaid": "Draw",
}
"""A game's own kinds of question, each with the common kind on which it is based and like which it is answered."""
ANSWER = re.compile(r"[Tt]he answer is (.+?)[.;](?:\s|$)|An answer is (.+?)[.;](?:\s|$)", re.DOTALL)


def _describe_answer(kind: type) -> str:
    """Return what the description of a kind of question says of its answer."""
    found = next(filter(None, (ANSWER.search(each.__doc__ or "") for each in kind.__mro__)), None)
    return " ".join((found[1] or found[2]).split()) if found is not None else ""


PLAYERS = ("companion.table.", "companion.play.")
"""Where the kinds are that players answer."""
FORMS = {
    kind.__name__: form
    for kind in VIEWS
    if (form := _describe_answer(kind)) and kind.__module__.startswith(PLAYERS) and not kind.__name__.endswith("Page")
}


HEAD = """\
# Every question

Generated from the code by `make docs`; a test keeps it true. A question's id stands in scenarios, in the journal, and with
dashes for dots as its message in the Fluent files. `{…}` stands for a part that the script fills in.

| kind | its answer |
|---|---|
"""


def page(games: Sequence[Game]) -> str:
    """Return the text of docs/questions.md with these games."""
    lines = [HEAD + "\n".join(f"| {kind} | {form} |" for kind, form in FORMS.items()) + "\n"]
    evening = ROOT / "companion" / "app" / "lobby" / "evening.py"
    for title, files in (
        ("Before a game", [evening]),
        *((game.name, sorted(game.folder.rglob("*.py"))) for game in games),
    ):
        rows = sorted({row for file in files for row in _questions(file)})
        lines.append(f"\n## {title}\n\n| id | kind | rules |\n|---|---|---|\n" + "\n".join(rows) + "\n")
    return "".join(lines) + (Path(__file__).parent / "merged-questions.md").read_text(encoding="utf-8")


def _questions(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute) and node.args:
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            kind = KINDS_OF_GAMES.get(name, name)
            if kind in FORMS:
                rules = next((_rules(word.value) for word in node.keywords if word.arg == "rules"), "")
                yield f"| `{_text(node.args[0])}` | {kind} | {rules} |"


def _text(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(part.value if isinstance(part, ast.Constant) else "{…}" for part in node.values)  # type: ignore[misc]
    return "{…}"


def _rules(node: ast.expr) -> str:
    found = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return ", ".join(found)


def transcript(game: Game, language: str) -> str:
    """Return everything that a game's lesson can say to the largest number of players."""
    words = Words(language, [game.folder])
    players = game.seats[-1]
    name = words(phrase(f"game-{game.name}"))
    lines = [f"# {name}: {words(phrase('lesson-transcript', players=players))}\n"]
    if (PICTURES / f"{game.name}.webp").exists():
        lines.append(f"![{name}](../pictures/{game.name}.webp)")
    chapter = ""
    for part, step in ((chapter, step) for chapter in lesson_of(game.folder).chapters for step in chapter.steps):
        if part.id != chapter:
            chapter = part.id
            lines.append(f"\n## {words(phrase(f'lesson-{chapter}'))}\n")
        lines.extend(_said(f"lesson-{chapter}-{step.id}", step, players, words))
    return "\n".join(lines) + "\n"


def _said(message: str, step: Step, players: int, words: Words) -> Iterator[str]:
    said = Phrase(message, step.values(players))
    doing = words.find_optional(said, "do")
    yield f"- {words(said)}" + (f" **{doing}**" if doing else "")
    if step.quiz is not None:
        for key in step.quiz.options:
            verdict = "right" if key == step.quiz.right else "wrong"
            yield f"  - {words(said, key)} → {words(said, verdict)}"


GLOSSARY_HEAD = """\
# Glossary

Generated from `companion/language/texts/glossary.toml` by `make docs`; a test keeps every text of the games to these words.
A word is printed in the box, or ours where the box's word in that language is unknown.
"""


def glossary_page() -> str:
    """Return the text of docs/glossary.md."""
    lines = [GLOSSARY_HEAD]
    for game, terms in glossary().items():
        lines.append(f"\n## {game}\n\n| German | | English | |\n|---|---|---|---|\n")
        lines.extend(map(_term_row, terms))
    return "".join(lines)


def _term_row(term: Term) -> str:
    origins = {language: "printed" if language in term.printed else "ours, the box's word is unknown" for language in WHOLE}
    return f"| {term.words['de']} | {origins['de']} | {term.words['en']} | {origins['en']} |\n"


SHEETS_HEAD = """\
# Named games

Generated from the sheets in `companion/games/any_box/shelf` by `make docs`. [A sheet](a-sheet.md) says what stands in one and how
to write your own. The names only say which game is meant: Companion is not affiliated with publishers or authors.

| German | English | players | BoardGameGeek | learn as we play | where its rules were read |
|---|---|---|---|---|---|
"""


SEND = """
## Send yours

A sheet for a box that people own is welcome. It is one file: with its `author`, a `licence` that lets everybody use it (ours are
CC0-1.0), a `source` for its scoring that anybody can read, and sentences of your own. `companion sheet check FILE` must find
nothing amiss, and with it belongs an evening as in `tests/games/proofs`: what the players say, and the sums, worked out by hand.

{where} Until others have it from there, they have it from you: by a stick (`companion/` on it), by printed codes
(`companion sheet print FILE OUT.pdf`), or written at their table on a phone.
"""


def sheets_page() -> str:
    """Return the text of docs/sheets.md: the named games in the order of their English titles, and where to send one."""
    rows = map(_sheet_row, sorted(map(box.shipped, box.NAMED), key=lambda plain: str(plain["title"]["en"]).lower()))
    address = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"].get("urls", {}).get("Homepage", "")
    where = f"Send file and evening to {address}." if address else NO_ADDRESS
    return SHEETS_HEAD + "".join(rows) + SEND.format(where=where)


NO_ADDRESS = """\
Companion has no address on the Internet yet: give file and evening to whoever gave you Companion ([what fits](what-fits.md)).
Once it has one, it stands here."""


def _sheet_row(plain: Mapping[str, Any]) -> str:
    fewest, most = plain["players"]
    players = (str(most) if fewest == most else f"{fewest} to {most}") + (" teams" if plain.get("teams") else "")
    title, teaches = plain["title"], "yes" if "step" in plain else ""
    return f"| {title['de']} | {title['en']} | {players} | {plain.get('bgg', '')} | {teaches} | {plain['source']} |\n"


def pages(games: Sequence[Game] = BUILT_IN) -> dict[Path, str]:
    """Return every generated page's path with its text."""
    lessons = {LESSONS / f"{game.name}.{language}.md": transcript(game, language) for game in games for language in WHOLE}
    evenings = {LESSONS / f"first-evening.{language}.md": first_evening.page(games, language) for language in WHOLE}
    return {
        QUESTIONS: page(games),
        GLOSSARY: glossary_page(),
        guide.PAGE: guide.page(FORMS),
        SHEETS: sheets_page(),
        **lessons,
        **evenings,
    }


def documented() -> tuple[Game, ...]:
    """Return the games on the pages; a game that is being written is left out until `make docs` adds it."""
    written = QUESTIONS.read_text(encoding="utf-8").splitlines() if QUESTIONS.exists() else []
    return tuple(game for game in BUILT_IN if f"## {game.name}" in written)


def stale() -> list[Path]:
    """Return the pages that are missing or out of date."""
    return [path for path, text in pages(documented()).items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main(arguments: list[str]) -> int:
    """Write the pages, or with --check compare them and return 1 where some differ."""
    if "--check" in arguments:
        return 1 if stale() else 0
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
