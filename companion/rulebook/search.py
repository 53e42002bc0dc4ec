"""Looking up by words: SQLite's full-text search over questions, answers and rules in all languages, by trigrams.

Thus inflected words, compounds and typing errors still find similar texts; `rules-alike` in a game's texts lists words with
the same meaning.
"""

import difflib
import re
import sqlite3
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from companion.language.words import HERE as WORDS
from companion.language.words import Words, read_sources
from companion.rulebook import Rulebook, book_of
from companion.rulebook.likely import NO_OCCASION, Occasion, likelihood
from companion.system.languages import LANGUAGES, WHOLE
from companion.table import Teaching

ASKED, TOLD, FOREIGN, CHAPTER = 4.0, 1.7, 0.5, 0.3
"""Weights of a match in a question, in its answer or rule, in another language (as a factor), and in a chapter's name; a
heading never outranks a rule's own words."""
SHORTEST = 2
"""The fewest letters of a word that is searched."""
BEGUN = 3
"""The most letters of a word that can still be the beginning of another word."""
MOST = 40
LIKELY = 0.7
"""The bonus of a match that is certainly wanted now; the best match counts 1."""
EVENED = 0.7
"""How far matches of one word are evened out (half as far for two, …): its frequency matters less than the moment."""
ALIKE = 0.8
"""The weight of a word with the same meaning as the typed one."""
AKIN, ENDING = 4, 3
"""Words count as inflections of each other if they share at least AKIN first letters and at most ENDING letters follow."""
CLOSE = 0.84
"""How alike a mistyped word and the word that was meant are at least (see `difflib`)."""
VARIABLE = re.compile(r"\{[^}]*\}")
ATTRIBUTE = re.compile(r"^ +\.([\w-]+) *= *", re.MULTILINE)


def letters_of(text: str) -> str:
    """Return a text in the form that is searched: digits and capitals without diacritics, everything else a space."""
    bare = unicodedata.normalize("NFKD", text.replace("ß", "ss"))
    return re.sub(r"[^A-Z0-9]+", " ", "".join(letter for letter in bare if not unicodedata.combining(letter)).upper()).strip()


def _fold(text: str) -> str:
    return re.sub(r"(?<=[AOU])E", "", letters_of(text))


NO_OPTIONS: Mapping[str, str] = {}


class Hit(NamedTuple):
    """A question or rule found, how well it matches the typed text, and whether it has a typed word or one with its meaning."""

    name: str
    weight: float
    named: bool


class SearchIndex:
    """The index of all questions and rules of a game in these languages."""

    def __init__(self, folder: Path, languages: Sequence[str] = WHOLE, teaching: Teaching | None = None) -> None:
        self._rows = sqlite3.connect(":memory:", check_same_thread=False)
        self._languages = languages
        book = book_of(folder, teaching)
        texts = {
            language: {**_texts(folder, "rules", language), **_texts_told(folder, book, language)} for language in self._languages
        }
        rows = list(_columns(book, texts))
        self._words = frozenset(word for _, parts in rows for part in parts for word in letters_of(part).split())
        self._names = [name for name, _ in rows]
        columns = ", ".join(f"{kind}_{language}" for kind in ("asked", "told", "chapter") for language in self._languages)
        # Without content, SQLite stores no second copy of the texts and the index needs only two thirds of the memory
        self._rows.execute(f"CREATE VIRTUAL TABLE found USING fts5({columns}, tokenize = 'trigram', content = '')")
        folded = [(place, *(f" {_fold(part)} " for part in parts)) for place, (_, parts) in enumerate(rows)]
        values = ", ".join("?" * (1 + 3 * len(self._languages)))
        insert = f"INSERT INTO found (rowid, {columns}) VALUES ({values})"  # noqa: S608 - columns of this class alone
        self._rows.executemany(insert, folded)
        spoken = [text.get("rules-alike", {}).get("", "") for text in texts.values()]
        spoken += [_texts(WORDS, "alike", language).get("search-alike", {}).get("", "") for language in self._languages]
        self._alike: dict[str, list[tuple[str, list[str]]]] = {}
        for group in (_fold(group).split() for groups in spoken for group in groups.split("/")):
            for word in group:
                self._alike.setdefault(word[:AKIN], []).append((word, group))
        self._begun: dict[str, set[str]] = {}
        for word in {*map(_fold, self._words), *(word for groups in self._alike.values() for word, _ in groups)}:
            self._begun.setdefault(word[:AKIN], set()).add(word)

    def __del__(self) -> None:
        """Close the index: from Python 3.13 on an open one warns when it is let go."""
        self._rows.close()

    def find(self, typed: str, language: str, likely: Mapping[str, float]) -> list[Hit]:
        """Return the best matches of the typed text, best first; `likely` (0 to 1) and the language add to the weight.

        What has a typed word, in any inflection, or one with its meaning comes before what only has letters of it.
        """
        wanted = [self._mend(word) for word in _fold(typed).split() if len(word) >= SHORTEST or word.isdecimal()]
        if not wanted:
            return []
        matches = self._matches((part for word in wanted for part in _parts(word)), language)
        alike = (group for word in wanted for one, group in self._alike.get(word[:AKIN], ()) if _are_akin(word, one))
        meant = self._matches((f" {one}" for group in alike for one in group), language)
        for name, match in meant.items():
            matches[name] = max(matches.get(name, 0.0), ALIKE * match / len(wanted))
        inflected = (one for word in wanted for one in self._begun.get(word[:AKIN], ()) if _are_akin(word, one))
        named = meant.keys() | self._matches((f" {one} " for one in inflected), language).keys()
        best = max(matches.values(), default=1.0)
        power = 1 - EVENED / len(wanted)
        hits = (
            Hit(name, (match / best) ** power + LIKELY * likely.get(name, 0.0), name in named) for name, match in matches.items()
        )
        return sorted(hits, key=lambda hit: (not hit.named, -hit.weight))[:MOST]

    def list_following_letters(self, typed: str) -> set[str]:
        """Return the letters that can follow the last typed word in any language."""
        begun = letters_of(typed.rpartition(" ")[2])
        return {word[len(begun)] for word in self._words if word.startswith(begun) and len(word) > len(begun)}

    def _mend(self, word: str) -> str:
        """Return the word of the texts that was meant where a typed one is no beginning and no inflection of any."""
        if len(word) < AKIN or any(one.startswith(word) or _are_akin(word, one) for one in self._begun.get(word[:AKIN], ())):
            return word
        near = (one for begun, words in self._begun.items() if begun[0] == word[0] for one in words)
        return next(iter(difflib.get_close_matches(word, near, 1, CLOSE)), word)

    def _matches(self, parts: Iterable[str], language: str) -> dict[str, float]:
        """Return how well each row matches these parts of words, if it has any."""
        asked = " OR ".join(f'"{part}"' for part in dict.fromkeys(parts) if len(part) > SHORTEST)
        if not asked:
            return {}
        own = [1.0 if each == language else FOREIGN for each in self._languages]
        weights = ", ".join(str(kind * part) for kind in (ASKED, TOLD, CHAPTER) for part in own)
        rows = self._rows.execute("SELECT rowid, -rank FROM found(?) WHERE rank MATCH ?", (asked, f"bm25({weights})"))
        return {self._names[place]: match for place, match in rows}


def _are_akin(word: str, other: str) -> bool:
    """Return whether two words that begin alike differ only in their endings."""
    begun = max(len(word), len(other)) - ENDING
    return word[:begun] == other[:begun]


def _parts(word: str) -> Iterator[str]:
    """Yield the parts of a word to search for: the whole, its beginning, and its trigrams."""
    yield f" {word} " if len(word) < SHORTEST else f" {word}"
    if len(word) > SHORTEST:
        yield from (f" {word} ", word) if len(word) > BEGUN else (word,)
        yield from (word[place : place + 3] for place in range(len(word) - 2))


def _texts(folder: Path, kind: str, language: str) -> dict[str, Mapping[str, str]]:
    """Return the raw texts of a language's files of a kind by id, each by attribute ("" for the message itself)."""
    found: dict[str, Mapping[str, str]] = {}
    paths = (path for path in LANGUAGES.find(language).find_texts(folder) if path.stem == f"{kind}.{language}")
    for name, source in (entry for path in paths for entry in read_sources(path, language).items()):
        begin, *rest = ATTRIBUTE.split(VARIABLE.sub(" ", source))
        found[name] = {"": begin.partition("=")[2], **dict(zip(rest[::2], rest[1::2], strict=True))}
    return found


def _texts_told(folder: Path, book: Rulebook, language: str) -> dict[str, Mapping[str, str]]:
    """Return the texts of what the box itself teaches, in the form of `_texts`."""
    if not book.told:
        return {}
    words = Words(language, [folder])
    return {
        name: {"": words(said), **{kind: words.find_optional(said, kind) or "" for kind in ("ask", "also")}}
        for name, said in book.told.items()
    }


def _columns(book: Rulebook, texts: Mapping[str, Mapping[str, Mapping[str, str]]]) -> Iterator[tuple[str, list[str]]]:
    """Yield each question and rule with its question, its answer and its chapter, each in all languages."""
    for name in (*book.cases, *(rule for rule in book.rules if rule not in book.cases)):
        case = book.cases.get(name)
        chapter = f"rules-chapter-{book.chapter_of(case) if case else book.rules[name].chapter}"
        own = ("", "also") if case is not None and not case.plain else ("ask", "also")
        told = ("answer", "example", *([""] if own[0] else []))
        parts: list[str] = []
        for message, attributes in ((name, own), (name, told), (chapter, ("",))):
            parts += [" ".join(text.get(message, {}).get(each, "") for each in attributes) for text in texts.values()]
        yield name, parts


def search_index(folder: Path, language: str, teaching: Teaching | None = None) -> SearchIndex:
    """Return the index of the game in `folder`, built at the first look-up: of the whole languages, and of this one."""
    return _index(folder, tuple(dict.fromkeys((*WHOLE, language))), teaching)


@lru_cache(maxsize=16)
def _index(folder: Path, languages: tuple[str, ...], teaching: Teaching | None) -> SearchIndex:
    return SearchIndex(folder, languages, teaching)


def find_rules(
    folder: Path,
    typed: str,
    language: str,
    now: Occasion = NO_OCCASION,
    options: Mapping[str, str] = NO_OPTIONS,
    teaching: Teaching | None = None,
    players: int = 0,
) -> list[Hit]:
    """Return the matches in the game in `folder` with its `options` and number of `players` (0: of any)."""
    book = book_of(folder, teaching).restrict_to(options, players)
    hits = search_index(folder, language, teaching).find(typed, language, likelihood(book, now))
    return [
        hit
        for hit in hits
        if hit.name in book.cases or (hit.name in book.rules and book.rules[hit.name].chapter in book.chapters)
    ]
