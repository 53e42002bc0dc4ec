"""Looking up by words: SQLite's full-text search over questions, answers and rules in both languages, by groups of three letters.

So endings, compounds and slips of typing still find what they share most with; `rules-alike` of a game's texts names words that
mean the same at the table.
"""

from __future__ import annotations

import re
import sqlite3
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from companion.rulebook import Rulebook, rulebook
from companion.rulebook.likely import ranked
from companion.words import LOCALES, sources_of

ASKED, TOLD, FOREIGN, CHAPTER = 4.0, 1.7, 0.5, 0.3
"""What a match counts in a question, in its answer or rule, in another language (in parts of that), and in a chapter's name: a
heading never outranks a rule's own words."""
SHORTEST = 2
"""Letters from which on something is found."""
BEGUN = 3
"""So many letters may still be the beginning of another word."""
MOST = 40
LIKELY, FAR = 0.45, 8
"""What it adds that the first of the likely questions is found, in parts of the best match; half of it `FAR` places later."""
ALIKE = 0.4
VARIABLE = re.compile(r"\{[^}]*\}")
ATTRIBUTE = re.compile(r"^ +\.([\w-]+) *= *", re.MULTILINE)


def letters_of(text: str) -> str:
    """Write a text as it is searched: figures and capital letters without dots and accents, all else a space."""
    bare = unicodedata.normalize("NFKD", text.replace("ß", "ss"))
    return re.sub(r"[^A-Z0-9]+", " ", "".join(letter for letter in bare if not unicodedata.combining(letter)).upper()).strip()


def _folded(text: str) -> str:
    return re.sub(r"(?<=[AOU])E", "", letters_of(text))


NO_OPTIONS: Mapping[str, str] = {}


class Hit(NamedTuple):
    """A question or rule that was found, and how well it meets what was typed."""

    name: str
    weight: float


class SearchIndex:
    """All that can be found of a game."""

    def __init__(self, folder: Path) -> None:
        book, texts = rulebook(folder), {language: _texts(folder, language) for language in LOCALES}
        rows = list(_columns(book, texts))
        self._words = frozenset(word for _, parts in rows for part in parts for word in letters_of(part).split())
        self._rows = sqlite3.connect(":memory:", check_same_thread=False)
        columns = ", ".join(f"{kind}_{language}" for kind in ("asked", "told", "chapter") for language in LOCALES)
        self._rows.execute(f"CREATE VIRTUAL TABLE found USING fts5(name UNINDEXED, {columns}, tokenize = 'trigram')")
        folded = [(name, *(f" {_folded(part)} " for part in parts)) for name, parts in rows]
        values = ", ".join("?" * (1 + 3 * len(LOCALES)))
        self._rows.executemany(f"INSERT INTO found VALUES ({values})", folded)  # noqa: S608 - no more than question marks
        self._alike: dict[str, set[str]] = {}
        for text in texts.values():
            for group in text.get("rules-alike", {}).get("", "").split("/"):
                words = _folded(group).split()
                for word in words:
                    self._alike.setdefault(word, set()).update(words)

    def find(self, typed: str, language: str, likely: Sequence[str] = ()) -> list[Hit]:
        """List what has most of what was typed, the best first; of equals the `likely` ones, and those of this language."""
        wanted = [word for word in _folded(typed).split() if len(word) >= SHORTEST or word.isdecimal()]
        if not wanted:
            return []
        matches = self._matches(wanted, language)
        for word in wanted:
            meant = self._alike.get(word, set()) - {word}
            for name, match in self._matches(sorted(meant), language).items() if meant else ():
                matches[name] = max(matches.get(name, 0.0), ALIKE * match)
        best = max(matches.values(), default=1.0)
        places = {name: place for place, name in enumerate(likely)}

        def weight(name: str) -> float:
            return matches[name] / best + (LIKELY * FAR / (FAR + places[name]) if name in places else 0.0)

        return sorted((Hit(name, weight(name)) for name in matches), key=lambda hit: -hit.weight)[:MOST]

    def onward(self, typed: str) -> set[str]:
        """List the letters with which the last word that is typed goes on somewhere, in any language."""
        begun = letters_of(typed.rpartition(" ")[2])
        return {word[len(begun)] for word in self._words if word.startswith(begun) and len(word) > len(begun)}

    def _matches(self, words: Sequence[str], language: str) -> dict[str, float]:
        """Tell how well each row that has anything of these words matches them."""
        phrases = dict.fromkeys(phrase for word in words for phrase in _phrases(word))
        asked = " OR ".join(f'"{phrase}"' for phrase in phrases)
        own = [1.0 if each == language else FOREIGN for each in LOCALES]
        weights = ", ".join(str(kind * part) for kind in (ASKED, TOLD, CHAPTER) for part in own)
        rows = self._rows.execute("SELECT name, -rank FROM found(?) WHERE rank MATCH ?", (asked, f"bm25(0, {weights})"))
        return dict(rows.fetchall())


def _phrases(word: str) -> Iterator[str]:
    """Give what is sought of a word: the whole, its beginning, and every three letters of it."""
    yield f" {word} " if len(word) < SHORTEST else f" {word}"
    if len(word) > SHORTEST:
        yield from (f" {word} ", word) if len(word) > BEGUN else (word,)
        yield from (word[place : place + 3] for place in range(len(word) - 2))


def _texts(folder: Path, language: str) -> dict[str, Mapping[str, str]]:
    """Give the texts of a game's rules by their ids, each with its attributes ("" is its own), as they stand in the file."""
    path = folder / f"rules.{language}.ftl"
    found: dict[str, Mapping[str, str]] = {}
    for name, source in (sources_of(path) if path.exists() else {}).items():
        begin, *rest = ATTRIBUTE.split(VARIABLE.sub(" ", source))
        found[name] = {"": begin.partition("=")[2], **dict(zip(rest[::2], rest[1::2], strict=True))}
    return found


def _columns(book: Rulebook, texts: Mapping[str, Mapping[str, Mapping[str, str]]]) -> Iterator[tuple[str, list[str]]]:
    """Give each question and rule with how it is asked, what is told, and its chapter, each in all languages."""
    for name in (*book.cases, *(rule for rule in book.rules if rule not in book.cases)):
        case = book.cases.get(name)
        chapter = f"rules-chapter-{book.chapter_of(case) if case else book.rules[name].chapter}"
        own = ("", "also") if case is not None and not case.plain else ("ask", "also")
        told = ("answer", "example", *([""] if own[0] else []))
        parts: list[str] = []
        for message, attributes in ((name, own), (name, told), (chapter, ("",))):
            parts += [" ".join(text.get(message, {}).get(each, "") for each in attributes) for text in texts.values()]
        yield name, parts


@cache
def search_index(folder: Path) -> SearchIndex:
    """Make the index of the game in `folder` when something is first looked up in it."""
    return SearchIndex(folder)


def found(
    folder: Path, typed: str, language: str, behind: Sequence[str] = (), options: Mapping[str, str] = NO_OPTIONS
) -> list[Hit]:
    """List what is found of the game in `folder`, as it is played, while a question with these rules `behind` it is open."""
    book = rulebook(folder).played(options)
    hits = search_index(folder).find(typed, language, [case.id for case in ranked(book, behind)])
    return [
        hit
        for hit in hits
        if hit.name in book.cases or (hit.name in book.rules and book.rules[hit.name].chapter in book.chapters)
    ]
