"""One word for each thing: no text of a game uses another than its box's."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from companion.games import BUILT_IN
from companion.language.words import Words
from companion.rulebook import rulebook
from companion.rulebook.likely import NO_OCCASION, reading
from companion.rulebook.look_up import rule_page
from companion.rulebook.search import find_rules
from companion.system.languages import WHOLE
from tools.glossary import glossary

TERMS = glossary()
LISTED = [game for game in BUILT_IN if game.name in TERMS]
"""A game without a glossary is left out."""
HEARD_ONLY, ASKED_AS = "rules-alike", {"also", "places", "coloured"}
"""What people may say when they look a rule up; the device never says it."""


def texts(game, language: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for path in sorted(game.folder.glob(f"*{language}.ftl")):
        for message in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(message, ast.Message) and message.id.name != HEARD_ONLY:
                message.attributes = [attribute for attribute in message.attributes if attribute.id.name not in ASKED_AS]
                found += [(message.id.name, text) for text in _texts(message)]
    assert len(found) > 300
    return found


def _texts(node: object) -> Iterator[str]:
    """Give every piece of text below a node."""
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.SyntaxNode | list):
        for part in node if isinstance(node, list) else vars(node).values():
            yield from _texts(part)


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("game", LISTED, ids=lambda game: game.name)
def test_no_text_uses_another_word_and_every_term_is_used(game, language):
    others, found = [pattern for term in TERMS[game.name] for pattern in term.others[language]], texts(game, language)
    assert [(message, text) for message, text in found if any(other.search(text) for other in others)] == []
    said = " ".join(text for _, text in found).lower()
    words = [word.strip() for term in TERMS[game.name] for word in re.split(r",", term.words[language])]
    assert [word for word in words if _stem(word) not in said] == []


def _stem(word: str) -> str:
    """Take the last part of a term without its ending."""
    last = word.lower().split()[-1]
    return last[:-2] if len(last) > 6 else last


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("game", LISTED, ids=lambda game: game.name)
def test_every_term_has_an_entry_in_the_look_up_and_none_where_it_is_not_played(game, language):
    book, words = rulebook(game.folder), Words(language, [game.folder])
    nowhere = {key: "" for chapter in book.chapters.values() for key in chapter.needs}
    for term in TERMS[game.name]:
        assert term.entries <= book.cases.keys()
        for word in re.split(r", ", term.words[language]):
            hits = [hit.name for hit in find_rules(game.folder, word, language)[:4]]
            assert term.entries.intersection(hits), (word, hits)
        for name in term.entries:
            chapter = book.chapter_of(book.cases[name])
            assert name in reading(book, NO_OCCASION, chapter)
            assert rule_page(book, words, name).text in rule_page(book, words, name).say(words)
            assert (name in book.restrict_to(nowhere).cases) == (not book.chapters[chapter].needs)
