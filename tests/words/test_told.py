"""Every rule that is to be told is told in words at the moment it counts: in all scenarios of its game, in both languages."""

import tomllib
import types
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.games import BUILT_IN
from companion.games import game as find_game
from companion.language.words import Words
from companion.rulebook import rulebook
from companion.system.languages import WHOLE
from companion.table import scenario
from companion.ui.narration.prompt import prompt_text

pytestmark = pytest.mark.slow

WANTED = tomllib.loads((Path(__file__).parent / "told.toml").read_text(encoding="utf-8"))
LISTED = [game for game in BUILT_IN if game.name in WANTED]
"""A game whose words nobody has written down yet is left out."""
OPTIONAL = "tumult.trial-"
"""What a table may leave out: no rule may be told only there."""


def prompts(game) -> set[str]:
    return {rule.id for rule in rulebook(game.folder).rules.values() if rule.serve == "prompt"}


@pytest.mark.parametrize("game", LISTED, ids=lambda game: game.name)
def test_words_are_written_down_for_every_rule_that_is_told(game):
    assert set(WANTED[game.name]) == prompts(game)
    assert all(set(row) == set(WHOLE) and all(row.values()) for row in WANTED[game.name].values())


@pytest.fixture(scope="module", params=LISTED, ids=lambda game: game.name)
def told(request) -> tuple[str, dict[str, dict[str, set[str]]]]:
    """Play every scenario of a game; give by rule and language what was shown and said while a question served the rule."""
    name = request.param.name
    seen, folder, wanted = [], request.param.folder, prompts(request.param)
    ends = []
    game = replace(find_game(name), play=lambda table: watched(request.param.play(table), seen, ends))
    for path in scenario.find(folder / "scenarios"):
        scenario.play(scenario.load(path), game)
    texts: dict[str, dict[str, set[str]]] = {language: defaultdict(set) for language in WHOLE}
    for language in WHOLE:
        words = Words(language, [folder])
        for rules, text in [*_asked(seen, words), *((end.rules, words(end.reason)) for end in ends)]:
            for rule in wanted.intersection(rules):
                texts[language][rule].add(text)
    return name, texts


@types.coroutine
def watched(script, seen: list, ends: list):
    """Run a script and note every question it asks, and how it ends."""
    reply = None
    while True:
        try:
            question = script.send(reply)
        except StopIteration as end:
            ends.append(end.value)
            return end.value
        seen.append(question)
        reply = yield question


def _asked(seen: list, words: Words) -> Iterator[tuple[tuple[str, ...], str]]:
    done = set()
    for question in seen:
        if not question.id.startswith(OPTIONAL):
            text = shown_and_said(question, words)
            if (question.rules, text) not in done:
                done.add((question.rules, text))
                yield question.rules, text


def shown_and_said(question, words: Words) -> str:
    """Put together what a first game shows and says of a question: prompt, sub-line, why and next, options, reasons."""
    parts = [words(question.words), prompt_text(question, words, 0), words.find_optional(question.words, "hint") or ""]
    parts += [words(option.words) for option in getattr(question, "options", ())]
    for reason in getattr(question, "reasons", ()):
        parts += [words(phrase) for phrase in (reason.words, reason.note) if phrase]
    return " ".join(" ".join(parts).split())


@pytest.mark.parametrize("language", WHOLE)
def test_every_rule_is_told_in_the_words_of_its_moment(told, language):
    name, texts = told
    silent = [rule for rule, row in WANTED[name].items() if not any(_has(text, row[language]) for text in texts[language][rule])]
    assert silent == []


def _has(text: str, wanted: list[str]) -> bool:
    return all(any(way.lower() in text.lower() for way in words.split("|")) for words in wanted)
