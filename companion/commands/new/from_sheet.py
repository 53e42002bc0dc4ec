"""Writes a new game from a sheet: the chapters of any box under its own names, with the sheet beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from companion.commands.new.sheet_scenarios import games_of
from companion.commands.new.sheets import load_sheet
from companion.commands.new.writing import Names, written_files
from companion.games import any_box
from companion.games.any_box.sheet.fields import SheetText
from companion.games.any_box.sheet.sheet import read_sheet
from companion.unchanging import unchanging

CHAPTERS = Path(any_box.__file__).parent
OWN = Path(__file__).parent / "sheet_game"
"""What differs from any box: one sheet, and no choice before the game."""
LEFT_OUT = {"before", "scenarios", "sheets"}
TEXTS = {".py", ".toml", ".ftl", ".svg"}
OLD = re.compile(r"companion\.(games\.any_box|commands\.new\.sheet_game)\b|\bany_box\b|\bany(?=[-.]\w)|AB-|Any Box")
CHOICE = re.compile(r"## (Sheets|Blätter)\n.*?(?=## )", re.DOTALL)
"""Words of the choice before the game."""
RULE = re.compile(r'id = "(AB-\d+)"\nchapter = "\w+"\nserve = "(\w+)"')
"""A rule in `rules.toml`: its id, and how it is served."""


@unchanging
class SheetNames(Names):
    """The names of a game that grows out of a sheet."""

    def applied(self, text: str) -> str:
        """Put the names where any box has its own."""
        return OLD.sub(lambda found: self._renamed(found[0]), text)

    def _renamed(self, old: str) -> str:
        if old.startswith("companion."):
            return self.module
        return {"AB-": f"{self.prefix}-", "Any Box": self.name.replace("_", " ").title()}.get(old, self.name)


def write_from_sheet(name: str, folder: Path, module: str, sheet: Path, below: str) -> Path:
    """Write a game that plays as the sheet says; `SheetUnreadable`, or `NewRefused` where it cannot be written."""
    load_sheet(sheet)
    names = SheetNames(name, module)
    return written_files(folder, _files(names, sheet, below), below, names)


def _files(names: SheetNames, sheet: Path, below: str) -> Iterator[tuple[Path, str]]:
    base = Path(below)
    title = read_sheet(load_sheet(sheet)).title
    games = games_of(load_sheet(sheet))
    shown = frozenset(rule for played in games.values() for rule in played.rules)
    for path in sorted(CHAPTERS.rglob("*")):
        inside = path.relative_to(CHAPTERS)
        if path.suffix in TEXTS and inside.parts[0] not in LEFT_OUT:
            own = OWN / inside
            text = (own if own.is_file() else path).read_text(encoding="utf-8")
            text = _served(text, shown) if path.name == "rules.toml" else _titled(text, path.name, title)
            yield base / inside, names.applied(text)
    yield base / "sheet.toml", sheet.read_text(encoding="utf-8")
    for name, played in games.items():
        yield base / "scenarios" / f"{name}.toml", names.applied(played.text)


def _titled(text: str, file: str, title: SheetText) -> str:
    """Give the game its own title, and leave out what is said before a game of any box."""
    said = {"en.ftl": title.en, "de.ftl": title.de}.get(file)
    if said is None:
        return text
    line = f"game-any_box = {fluent_text(said)}"
    return CHOICE.sub("", re.sub(r"(?m)^game-any_box = .*$", lambda _: line, text))


def fluent_text(text: str) -> str:
    """Write a text of a sheet as a Fluent file has it: braces stand for themselves."""
    return re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', text)


def _served(rules: str, shown: frozenset[str]) -> str:
    """Let the rules that the sheet never comes to be explained only; a game that grows into them enforces them again."""

    def explained(found: re.Match[str]) -> str:
        kept = found[1] in shown or found[2] == "explain"
        return found[0] if kept else found[0].replace(f'"{found[2]}"', '"explain"  # the sheet does not come to it')

    return RULE.sub(explained, rules)
