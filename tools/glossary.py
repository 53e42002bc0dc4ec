"""The glossary: the words of each box, their sources, and the other words that no text may use for them."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.system.languages import WHOLE

PATH = Path(__file__).parent.parent / "companion" / "language" / "texts" / "glossary.toml"
BOX = "box"


@dataclass(frozen=True)
class Term:
    """One thing in a box: its words by language, the languages in which the box prints it, and patterns of other words for it.

    `entries` are the look-up's questions that explain it, at most one for each of its words.
    """

    words: dict[str, str]
    printed: frozenset[str]
    others: dict[str, tuple[re.Pattern[str], ...]]
    entries: frozenset[str]


def glossary() -> dict[str, tuple[Term, ...]]:
    """Read the glossary: its terms by the name of the game. Words are printed in the box unless the file says otherwise."""
    plain: dict[str, list[dict[str, Any]]] = tomllib.loads(PATH.read_text(encoding="utf-8"))
    return {game: tuple(map(_term, rows)) for game, rows in plain.items()}


def _term(row: dict[str, Any]) -> Term:
    languages = WHOLE
    return Term(
        {language: row[language] for language in languages},
        frozenset(language for language in languages if row.get(f"{language}_from", BOX) == BOX),
        {language: tuple(map(_pattern, row.get(f"not_{language}", ()))) for language in languages},
        frozenset(row["entries"]),
    )


def _pattern(other: str) -> re.Pattern[str]:
    return re.compile(rf"\b{other}", re.IGNORECASE)
