"""The lexicon: how the games' terms and names sound that an engine would get wrong; `lexicon.toml` beside this module."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files

from companion.voice.engine import checked_language
from companion.voice.notation import Sound


def tokens(text: str, language: str, names: Sequence[str] = ()) -> tuple[str | Sound, ...]:
    """The text cut at the words of the lexicon; the players' `names` do not count as words of it. Raises UnknownLanguage."""
    known = lexicon(checked_language(language))
    parts: list[str | Sound] = []
    # The text cut at the names: every second piece is one
    here = [name for name in names if name.strip()]
    for odd, part in enumerate(re.split(f"({whole_words(tuple(here)).pattern})", text) if here else [text]):
        if odd % 2:
            parts.append(part)
        else:
            pieces = re.split(f"({whole_words(tuple(known)).pattern})", part)
            parts += [Sound(piece, known[piece]) if word % 2 else piece for word, piece in enumerate(pieces)]
    return tuple(part for part in parts if part)


@cache
def lexicon(language: str) -> Mapping[str, str]:
    """Every word of the lexicon with its sounds in this language; a lower-case word is there with a capital, too."""
    table = tomllib.loads(files(__package__).joinpath("lexicon.toml").read_text("utf-8"))
    own: dict[str, str] = {
        word: sounds[language]
        for words in table.values()
        for word, sounds in words.items()
        if not isinstance(sounds, str) and language in sounds
    }
    return {word[:1].upper() + word[1:]: ipa for word, ipa in own.items()} | own


@lru_cache(maxsize=32)
def whole_words(words: tuple[str, ...]) -> re.Pattern[str]:
    """A pattern of any of these as whole words, the longest first."""
    longest_first = sorted(words, key=len, reverse=True)
    return re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, longest_first)) + r")(?!\w)")
