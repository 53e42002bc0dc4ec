"""Numbers and words agree: no text says "1 tools"; plurals are chosen by Fluent."""

import re
from types import SimpleNamespace

import pytest
from fluent.syntax import ast

from companion.games import BUILT_IN
from companion.language.words import HERE, Words, WordsMissing, resource_of, sources_of
from companion.table.phrase import Phrase

MANY = {
    "de": "Armeen Länder Ländern Paläste Kirchen Handelshäuser Karten Punkte Punkten Siegpunkte Gefolgsleute Bauern "
    "Statuen Waren Felder Höflinge Schritte Straßen Genehmigungen Kontore Kontoren Hauptaktionen Aufstände Städte Antworten "
    "Marken Sekunden Runden Aktionskarten Siegpunkten Konziliare",
    "en": "armies lands palaces churches houses cards points supporters peasants assistants statues tiles commodities fields "
    "courtiers steps roads permits emporiums actions revolts cities answers seconds rounds cubes regions districts pieces numbers",
}
PLURALS = {language: re.compile(rf"\b({'|'.join(words.split())})\b") for language, words in MANY.items()}
NEVER_ONE = re.compile(
    r"(wallenstein-(cards?-(five|three)|fill|plan|dealt-lands)|lesson-setup-(groups|filling|goods)|reject-|report-damaged"
    r"|tumult-(setup-|set-aside|raid|gives-up|everyone-|crown)|citadels-(setup-hands|turn|take-cards|why-complete)"
    r"|council-(setup-players|tenth)|teaching-mix|any-about-points|CF-037)"
)
"""Texts whose number is fixed by the box, or counts something that is refused for being too many; a game's own say it in a comment."""


def is_never_one(message):
    """Return whether the comment above the message says that the box never has one of what it counts."""
    return message.comment is not None and "never 1" in message.comment.content


def texts(language, game):
    """Give each text with a plural, of a game (without one, of the device itself), with every number in it one."""
    words = Words(language, [game.folder] if game else [])
    for path in (game.folder if game else HERE).glob(f"*{language}.ftl"):
        sources = sources_of(path)
        for message in resource_of(path).body:
            if (
                isinstance(message, ast.Message)
                and not is_never_one(message)
                and PLURALS[language].search(sources[message.id.name])
            ):
                for attribute in ("", *(attribute.id.name for attribute in message.attributes)):
                    names = words.placeables(message.id.name, attribute)
                    if not names:
                        continue
                    yield message.id.name, said(words, Phrase(message.id.name, dict.fromkeys(names, 1)), attribute)


def said(words, phrase, attribute):
    try:
        return words(phrase, attribute)
    except WordsMissing:
        return ""


def test_a_text_is_spared_whose_comment_says_that_it_never_counts_one(tmp_path):
    (tmp_path / "en.ftl").write_text(
        "wet = { $n } stones\n# There are never 1 of them.\ndry = { $n } points\nhot = { $n } points\n"
    )
    assert [name for name, _ in texts("en", SimpleNamespace(folder=tmp_path))] == ["hot"]


@pytest.mark.parametrize("language", MANY)
@pytest.mark.parametrize("game", [None, *BUILT_IN], ids=lambda game: game.name if game else "device")
def test_one_is_never_said_with_a_plural(game, language):
    wrong = re.compile(rf"(?<![\d,.–/×-])\b1 ({'|'.join(MANY[language].split())})\b")
    told = list(texts(language, game))
    assert told or (game is not None and game.interface)  # a game in a package of its own may count nothing
    assert [(name, text) for name, text in told if wrong.search(text) and not NEVER_ONE.match(name)] == []
