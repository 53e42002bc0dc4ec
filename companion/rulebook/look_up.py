"""What is told of a rule where it is looked up: heading, text with its important words, an example, and where it is printed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from companion.rulebook import Rulebook, rulebook
from companion.table.phrase import Phrase, phrase
from companion.table.seats import Seat
from companion.unchanging import unchanging
from companion.words import LOCALES, Words

PLACES = ("a", "b", "c")
"""The players of an example, as `{ $a }`: whoever is asked, and who follows clockwise."""
MARKS = {place: chr(0xE000 + number) for number, place in enumerate(PLACES)}

MOST_TITLE = 56
"""Letters of a rule's title."""

Example = tuple[str | Seat, ...]
"""An example in parts: its words, and the players of this table where they stand in it."""


@unchanging
class RulePage:
    """One rule, or one question as players ask it.

    A rule's `title` is its chapter with what it says of that in a word; `heading` is what is said before the text.
    `printed` is its heading in the printed rules, `key` the words of `text` to be set off; each "" where there is none.
    """

    title: str
    chapter: str
    printed: str
    text: str
    key: str = ""
    example: Example = ()
    heading: str = ""

    def parts(self) -> tuple[str, str, str]:
        """Give the text as what stands before the important words, these, and what follows."""
        before, key, after = self.text.partition(self.key) if self.key else (self.text, "", "")
        return before, key, after

    def spoken(self, words: Words) -> str:
        """Say all of it that is worth hearing."""
        heading = self.heading or self.title
        closed = heading if heading.endswith(("?", ".", "!")) else f"{heading}."
        return " ".join([closed, self.text, *([example_text(self.example, words)] if self.example else [])])


def rule_page(book: Rulebook, words: Words, name: str, seats: Sequence[Seat] = ()) -> RulePage:
    """Give the page of a rule or a case; the example is told of `seats`, and left out where they are too few."""
    case = book.cases.get(name)
    rules = [book.rules[rule] for rule in case.rules if rule in book.rules] if case else [book.rules[name]]
    chapter = words(phrase(f"rules-chapter-{rules[0].chapter}")) if rules else ""
    printed = next((rule.page.partition(";")[0] for rule in rules if rule.page), "")
    text = words(Phrase(name), "answer") if case else words(Phrase(name))
    key = words.maybe(Phrase(name), "key") or ""
    heading = words(Phrase(name)) if case else chapter
    title = heading if case else _title(words, chapter, key)
    shown = name if words.has(name, "example") else next((related.id for related in book.related([name])), name)
    return RulePage(title, chapter if case else "", printed, text, key, _example(words, shown, seats), heading)


def _title(words: Words, chapter: str, key: str) -> str:
    """Title a rule by its chapter (without the number of a phase) and its important words, cut at a word where they are many."""
    about = chapter.lstrip("0123456789 ")
    room = MOST_TITLE - len(about)
    brief = key if len(key) <= room else f"{key[:room].rpartition(' ')[0].rstrip(',;:')} …"
    return words(phrase("rule-title", chapter=about, about=brief)) if key else chapter


def _example(words: Words, name: str, seats: Sequence[Seat]) -> Example:
    wanted = words.placeables(name, "example") if words.has(name, "example") else frozenset()
    if not wanted or len(seats) < max(PLACES.index(place) + 1 for place in wanted):
        return ()
    sitting = dict(zip(MARKS.values(), seats, strict=False))
    text = words(Phrase(name, dict(MARKS)), "example")
    parts = re.split(f"([{''.join(MARKS.values())}])", text)
    return tuple(sitting.get(part, part) for part in parts if part)


def example_text(example: Example, words: Words) -> str:
    """Say an example."""
    return words(phrase("rule-example", what="".join(str(part) for part in example)))


@cache
def search_texts(folder: Path, words: Words) -> dict[str, tuple[str, str]]:
    """Give what is searched: the questions that players ask with their answers, then the rules; in each language's words."""
    book = rulebook(folder)
    every = [words, *(Words(language, [folder]) for language in LOCALES if language != words.language)]
    cases = {name: (words(Phrase(name)), " ".join(_all(every, name))) for name in book.cases if words.has(name)}
    chapters = {name: words(phrase(f"rules-chapter-{name}")) for name in book.chapters}
    rules = {
        rule.id: (chapters[rule.chapter], " ".join(_all(every, rule.id))) for rule in book.rules.values() if words.has(rule.id)
    }
    return {**cases, **rules}


def _all(every: Sequence[Words], name: str) -> Iterator[str]:
    for words in every:
        if words.has(name):
            yield words(Phrase(name))
        yield words.maybe(Phrase(name), "answer") or ""
