"""Each engine's notation for words with known sounds: converts the lexicon's IPA to the engine's own alphabet.

The lexicon uses single characters of the International Phonetic Alphabet, without ligatures (`dʒ`), and stress marks before
the syllable. eSpeak takes ASCII mnemonics (its `docs/phonemes.md`), Piper single code points as eSpeak prints them, with
stress marks before the vowel, and Pico X-SAMPA in a tag.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import NamedTuple


class Sound(NamedTuple):
    """A word of the lexicon: its spelling and its sounds in IPA."""

    written: str
    ipa: str


Tokens = Sequence[str | Sound]
"""A text split at the words with known sounds; the parts are joined without spaces."""

Notation = Callable[[Tokens, str], str]
"""A function that writes the tokens of a language in an engine's notation."""

_STRESS = re.compile(r"([ˈˌ])([^ˈˌaeiouyɐɑɒɔəɛɜɪʊʏæœøʌ]*)")
_AFTER = re.compile(r"[.,:;!?\u2026]+")

_COMMON = {
    "ɡ": "g", "ŋ": "N", "ʃ": "S", "ʒ": "Z", "ç": "C", "ə": "@", "ɪ": "I", "ɔ": "O", "ʊ": "U", "ɛ": "E", "ː": ":", "ˈ": "'",
    "ˌ": ",", "ɔɪ": "OI", "ɔʏ": "OY", "aɪ": "aI", "aʊ": "aU",
}  # fmt: skip
_MNEMONICS: Mapping[str, Mapping[str, str]] = {
    "de": _COMMON | {
        "aː": "A:", "ɑː": "A:", "øː": "Y:", "ø": "W", "œ": "W", "ʏ": "y", "ɐ": "3", "ʁ": "r", "ɹ": "r", "ɛː": "E:",
        "ɔ̃": "O~", "ɑ̃": "A~", "ʔ": "?",
    },
    "en": _COMMON | {
        "ɑː": "A:", "æ": "a", "ʌ": "V", "ɒ": "0", "ɜː": "3:", "əʊ": "oU", "eə": "e@", "ɪə": "i@", "ʊə": "U@", "θ": "T", "ð": "D",
        "ɹ": "r", "e": "E", "eɪ": "eI",
    },
}  # fmt: skip
_X_SAMPA: Mapping[str, str] = {
    "ɡ": "g", "ŋ": "N", "ʃ": "S", "ʒ": "Z", "ç": "C", "ə": "@", "ɪ": "I", "ɔ": "O", "ʊ": "U", "ɛ": "E", "ː": ":", "ˈ": '"',
    "ˌ": "%", "ʏ": "Y", "øː": "2:", "ø": "2", "œ": "9", "ɐ": "6", "ʁ": "R", "ɹ": "r\\", "ɑː": "A:", "æ": "{", "ʌ": "V",
    "ɒ": "Q", "ɜː": "3:", "θ": "T", "ð": "D", "ʔ": "?", "ɔ̃": "O~", "ɑ̃": "A~",
}  # fmt: skip


def as_written(tokens: Tokens, language: str) -> str:  # noqa: ARG001
    """Return the spelling of all words, for an engine that does not take sounds."""
    return "".join(token.written if isinstance(token, Sound) else token for token in tokens)


def for_espeak(tokens: Tokens, language: str) -> str:
    """Return the text with known words as `[[mnemonics]]`."""
    return "".join(
        f"[[{_convert(_move_stress(token.ipa), _MNEMONICS.get(language, _COMMON))}]]"
        if isinstance(token, Sound)
        else _separate_brackets(token)
        for token in tokens
    )


def for_piper(tokens: Tokens, language: str) -> str:  # noqa: ARG001
    """Return the text with known words as `[[IPA]]`; punctuation after a word goes inside, as Piper drops it otherwise."""
    parts: list[str] = []
    for token in tokens:
        if isinstance(token, Sound):
            parts.append(f"[[{_move_stress(token.ipa)}]]")
            continue
        text = _separate_brackets(token)
        sign = _AFTER.match(text) if parts else None
        if sign is not None:
            parts[-1] = f"{parts[-1][:-2]}{sign[0]}]]"
            text = text[sign.end() :]
        parts.append(text)
    return "".join(parts)


def for_pico(tokens: Tokens, language: str) -> str:  # noqa: ARG001
    """Return the text with known words as X-SAMPA tags, and without other characters that would begin a tag."""
    return "".join(
        f"<phoneme alphabet='xsampa' ph='{escape(_convert(token.ipa, _X_SAMPA), quote=False)}'/>"
        if isinstance(token, Sound)
        else re.sub(r"[<>&]", " ", token)
        for token in tokens
    )


def _move_stress(ipa: str) -> str:
    """Move stress marks from before the syllable to before its vowel, where eSpeak expects them."""
    return _STRESS.sub(r"\2\1", ipa)


def _separate_brackets(text: str) -> str:
    """Separate double brackets in a text, so that they do not open a block of sounds."""
    return text.replace("[[", "[ [")


def _convert(ipa: str, table: Mapping[str, str]) -> str:
    """Convert characters by a table, its longest entries first; unknown characters stay."""
    longest_first = sorted(table, key=len, reverse=True)
    return re.sub("|".join(map(re.escape, longest_first)), lambda found: table[found[0]], ipa)
