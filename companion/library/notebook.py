"""What the device remembers between games: names of players, facts of the boxes, lessons' progress, prompts heard."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.system.files import read_bounded, write_atomically
from companion.table.phrase import quoted
from companion.table.seats import clean_name

MOST_NAMES = 24
MOST_BYTES = 4_000_000
PLAYERS = "players"
"""The page of remembered players."""


class Notebook:
    """A small JSON file. A damaged one is moved aside and said; one that cannot be written is kept in memory."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: str | None = None
        self.remembers = True
        self._pages: dict[str, Any] = self._read()

    def _read(self) -> dict[str, Any]:
        try:
            pages = json.loads(read_bounded(self.path, MOST_BYTES).decode("utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError) as error:
            self._move_aside(str(error) or "too deeply nested")
            return {}
        if not isinstance(pages, dict):
            self._move_aside("it holds no pages")
            return {}
        return self._understood(pages)

    def _understood(self, pages: dict[str, Any]) -> dict[str, Any]:
        """Keep the pages that have the form of pages; where others stand, the file is kept aside and that is said."""
        names = pages.get(PLAYERS, {}).get("names", []) if isinstance(pages.get(PLAYERS, {}), dict) else None
        strange = [name for name, page in pages.items() if not isinstance(page, dict)]
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            strange.append(PLAYERS)
        if strange:
            self._move_aside(f"{', '.join(sorted(map(quoted, set(strange))))} makes no sense")
        return {name: page for name, page in pages.items() if name not in strange}

    def _move_aside(self, why: str) -> None:
        aside = free_name(self.path)
        try:
            self.path.rename(aside)
        except OSError as error:
            self.trouble = f"{self.path} cannot be read: {error}"
        else:
            self.trouble = f"{self.path} could not be read ({why}); it is kept as {aside.name} and a new one begun"

    def page(self, name: str) -> Mapping[str, Any]:
        """Read one page; an empty one where nothing was noted."""
        page = self._pages.get(name, {})
        return page if isinstance(page, dict) else {}

    def note(self, page: str, key: str, value: Any) -> None:
        """Note a value on a page and write the file."""
        self._pages[page] = {**self.page(page), key: value}
        try:
            write_atomically(self.path, json.dumps(self._pages, ensure_ascii=False, indent=1).encode())
        except OSError as error:
            self.trouble = f"{self.path} cannot be written: {error}"

    def names(self) -> tuple[str, ...]:
        """List remembered players, who played last first."""
        known = self.page(PLAYERS).get("names", ()) if self.remembers else ()
        return tuple(name for name in map(clean_name, known) if name)

    def remember_names(self, names: tuple[str, ...]) -> None:
        """Put these players first, unless nobody is to be remembered."""
        if not self.remembers:
            return
        known = [name for name in self.names() if name not in names]
        self.note(PLAYERS, "names", [*names, *known][:MOST_NAMES])

    def facts(self, game: str) -> Mapping[str, Any]:
        """Read what is known of the box of this game."""
        return self.page(f"box {game}")

    def keep_fact(self, game: str, name: str, value: Any) -> None:
        """Keep a fact of the box of this game."""
        self.note(f"box {game}", name, value)


def free_name(path: Path) -> Path:
    """Find a name beside `path` that is not taken, for a file that is moved aside."""
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return aside
