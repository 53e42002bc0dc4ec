"""What a table usually plays with, said of each option in words that stand in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from companion.system.languages import LANGUAGES
from companion.table.game import Game, OptionSpec
from companion.table.phrase import Phrase, phrase
from companion.words import Words


def usual_words(game: Game, specs: Iterable[OptionSpec], usual: Mapping[str, str]) -> tuple[Phrase, ...]:
    """Say what is chosen: whatever is suggested or an expansion, and of all else what is not the default.

    A game that has no such words gives its question and the answer.
    """
    chosen = [(spec, usual.get(spec.name, spec.default)) for spec in specs]
    return tuple(_said(game, spec, choice) for spec, choice in chosen if _named(spec, choice, usual))


def _named(spec: OptionSpec, choice: str, usual: Mapping[str, str]) -> bool:
    return bool(spec.suggested) or (spec.name in usual and (bool(spec.expansion) or choice != spec.default))


def _said(game: Game, spec: OptionSpec, choice: str) -> Phrase:
    message = f"{game.name}-choice-{spec.name}-{choice}"
    if all(words.has(message, "usual") for words in _spoken(game.folder)):
        return phrase(f"{message}.usual")
    return phrase("evening-agreed", option=phrase(f"{game.name}-option-{spec.name}"), choice=phrase(message))


@cache
def _spoken(folder: Path) -> tuple[Words, ...]:
    return tuple(Words(language, [folder]) for language in LANGUAGES)
