"""The rules of a game for looking up: `rules.toml` of its folder says which there are, its Fluent files say them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from companion.table.errors import TableError


class RulesRefused(TableError, ValueError):
    """A `rules.toml` cannot be read."""


@dataclass(frozen=True)
class Rule:
    """One rule: its id, its chapter, how it is served (enforce, prompt, explain), and where the printed rules have it."""

    id: str
    chapter: str
    serve: str
    page: str = ""


@dataclass(frozen=True)
class Case:
    """A question as players ask it ("may I …?"), answered in the words `ID.answer`; and the rules behind the answer."""

    id: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Rulebook:
    """All rules of a game, by chapter in the printed order, and the cases."""

    chapters: tuple[str, ...]
    rules: Mapping[str, Rule]
    cases: Mapping[str, Case]

    def chapter(self, name: str) -> tuple[Rule, ...]:
        """List a chapter's rules, in order."""
        return tuple(rule for rule in self.rules.values() if rule.chapter == name)

    def related(self, ids: Iterable[str]) -> tuple[Case, ...]:
        """List the cases in which one of these rules matters."""
        wanted = set(ids)
        return tuple(case for case in self.cases.values() if wanted.intersection(case.rules))


@cache
def rulebook(folder: Path) -> Rulebook:
    """Read the rules of the game in `folder`; an empty book where the folder has none, `RulesRefused` where it is broken."""
    path = folder / "rules.toml"
    if not path.exists():
        return Rulebook((), {}, {})
    try:
        return _read(tomllib.loads(path.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, KeyError, TypeError) as error:
        raise RulesRefused(f"{path}: {error!r}") from error


def _read(plain: Mapping[str, Any]) -> Rulebook:
    rules = [Rule(row["id"], row["chapter"], row["serve"], row.get("page", "")) for row in plain["rule"]]
    cases = [Case(row["id"], tuple(row.get("rules", ()))) for row in plain.get("case", ())]
    return Rulebook(
        tuple(chapter["id"] for chapter in plain["chapter"]), {r.id: r for r in rules}, {case.id: case for case in cases}
    )
