"""The rules of a game for looking up: `rules.toml` of its folder says which there are, its Fluent files say them."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import field, replace
from functools import cache
from pathlib import Path
from typing import Any

from companion.table.errors import TableError
from companion.unchanging import unchanging

SHORTEST_STEM, LONGEST_ENDING = 4, 3


class RulesRefused(TableError, ValueError):
    """A `rules.toml` cannot be read."""


@unchanging
class Rule:
    """One rule: its id, its chapter, how it is served (enforce, prompt, explain), and where the printed rules have it."""

    id: str
    chapter: str
    serve: str
    page: str = ""


@unchanging
class Case:
    """A question as players ask it ("may I …?"), answered in the words `ID.answer`; and the rules behind the answer."""

    id: str
    rules: tuple[str, ...] = ()


@unchanging
class Rulebook:
    """All rules of a game, by chapter in the printed order, the cases, and which of them are asked at which question.

    `needs` names for a chapter the choices of options without which it is not played.
    """

    chapters: tuple[str, ...]
    rules: Mapping[str, Rule]
    cases: Mapping[str, Case]
    moments: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    needs: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def chapter(self, name: str) -> tuple[Rule, ...]:
        """List a chapter's rules, in order."""
        return tuple(rule for rule in self.rules.values() if rule.chapter == name)

    def related(self, ids: Iterable[str]) -> tuple[Case, ...]:
        """List the cases in which one of these rules matters."""
        wanted = set(ids)
        return tuple(case for case in self.cases.values() if wanted.intersection(case.rules))

    def likely(self, question: str, ids: Iterable[str]) -> tuple[Case, ...]:
        """List the cases that players ask about at a question: its own, the likeliest first, then those of its rules."""
        wanted = set(ids)
        own = [self.cases[name] for name in self.moments.get(question, ())]
        more = sorted(self.related(wanted), key=lambda case: -len(wanted.intersection(case.rules)))
        return tuple(dict.fromkeys([*own, *more]))

    def by_nearness(self, question: str, ids: Iterable[str]) -> tuple[tuple[Case, ...], tuple[Case, ...], tuple[Case, ...]]:
        """Sort all cases: those asked at this question, those of its phase (the chapters of its rules), and the rest."""
        now = self.likely(question, ids)
        behind = [*ids, *(rule for case in now for rule in case.rules[:1])]
        chapters = {self.rules[rule].chapter for rule in behind if rule in self.rules}
        others = [case for case in self.cases.values() if case not in now]
        phase = tuple(case for case in others if chapters.intersection(self._chapters(case)))
        return now, phase, tuple(case for case in others if case not in phase)

    def played(self, options: Mapping[str, str]) -> Rulebook:
        """Leave out the cases of chapters that are not played with these options; where none are known yet, keep all."""
        absent = {
            chapter for chapter, needed in self.needs.items() if any(options.get(key, of) != of for key, of in needed.items())
        }
        cases = {name: case for name, case in self.cases.items() if not absent & self._chapters(case)}
        moments = {question: tuple(name for name in names if name in cases) for question, names in self.moments.items()}
        return replace(self, cases=cases, moments=moments) if absent else self

    def _chapters(self, case: Case) -> set[str]:
        return {self.rules[rule].chapter for rule in case.rules if rule in self.rules}


def letters_of(text: str) -> str:
    """Write a text as it is searched: capital letters without dots and accents, all else a space."""
    bare = unicodedata.normalize("NFKD", text.replace("ß", "ss"))
    return re.sub(r"[^A-Z]+", " ", "".join(letter for letter in bare if not unicodedata.combining(letter)).upper()).strip()


def found(typed: str, texts: Mapping[str, tuple[str, str]]) -> tuple[str, ...]:
    """List the names whose texts (heading, body) have a word for each that was typed, beginning with it; by heading first.

    Where nothing does, other endings are forgiven.
    """
    wanted = letters_of(typed).split()
    if not wanted:
        return ()
    # Cut what may be an ending, and leave enough to mean something
    return _ranked(wanted, texts) or _ranked([word[: max(SHORTEST_STEM, len(word) - LONGEST_ENDING)] for word in wanted], texts)


def _ranked(wanted: list[str], texts: Mapping[str, tuple[str, str]]) -> tuple[str, ...]:
    ranks = {name: _rank(wanted, parts) for name, parts in texts.items()}
    return tuple(sorted((name for name, rank in ranks.items() if rank), key=lambda name: ranks[name]))


def _rank(wanted: list[str], parts: tuple[str, str]) -> int:
    """Tell how well a text meets what is wanted: 1 in the heading, 2 in the whole, 0 not at all."""
    heading, body = (f" {letters_of(part)}" for part in parts)
    for rank, text in ((1, heading), (2, heading + body)):
        if all(f" {word}" in text for word in wanted):
            return rank
    return 0


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
    known = {case.id: case for case in cases}
    moments = {question: tuple(known[name].id for name in names) for question, names in plain.get("moment", {}).items()}
    chapters = {chapter["id"]: dict(chapter.get("needs", {})) for chapter in plain["chapter"]}
    return Rulebook(tuple(chapters), {r.id: r for r in rules}, known, moments, {name: of for name, of in chapters.items() if of})
