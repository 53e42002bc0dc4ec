"""Colours as people type them: by any usual word of both languages, however it is written."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from companion.system.languages import LANGUAGES
from companion.table.phrase import Phrase
from companion.terminal.meaning import meant, small
from companion.words import Words

LEAST = 3
"""Letters with which a word may begin instead of being typed whole."""


def colour_of(typed: str, colours: Iterable[str]) -> str:
    """Find the colour a word means (`Rot`, `blau`, `gre`); what means none of them, or several, is given back as it is."""
    return meant(small(typed), {colour: _names(colour) for colour in colours}, LEAST) or typed.strip()


@cache
def _names(colour: str) -> frozenset[str]:
    """List what a colour is called in every language, its key among it."""
    message = f"colour-{colour}"
    found = {colour}
    for words in _spoken():
        if words.has(message):
            found.add(words(Phrase(message)))
            found |= set((words.maybe(Phrase(message), "also") or "").split())
    return frozenset(map(small, found))


@cache
def _spoken() -> tuple[Words, ...]:
    return tuple(Words(language) for language in LANGUAGES)
