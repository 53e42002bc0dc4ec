"""How each engine writes a word whose sounds are known: the lexicon's IPA in the engine's own alphabet.

The lexicon writes one sign of the International Phonetic Alphabet after another, no ligatures (`dʒ`), with the stress before
its syllable. eSpeak takes ASCII mnemonics (its `docs/phonemes.md`), Piper single code points as eSpeak prints them, with the
stress before its vowel, Pico X-SAMPA in a tag.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from html import escape

from companion.unchanging import unchanging


@unchanging
class Sound:
    """A word of the lexicon, as it is written and as it sounds (IPA)."""

    written: str
    ipa: str


Tokens = Sequence[str | Sound]
"""A text cut at the words whose sounds are known; joined as they are, with no space between."""

Notation = Callable[[Tokens, str], str]
"""Writes tokens of a language as an engine wants them."""

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
    """The words as people read them: for an engine that takes no sounds."""
    return "".join(token.written if isinstance(token, Sound) else token for token in tokens)


def for_espeak(tokens: Tokens, language: str) -> str:
    """Known words as `[[mnemonics]]`."""
    return "".join(
        f"[[{_converted(_before_vowels(token.ipa), _MNEMONICS[language])}]]" if isinstance(token, Sound) else _unbracketed(token)
        for token in tokens
    )


def for_piper(tokens: Tokens, language: str) -> str:  # noqa: ARG001
    """Known words as `[[IPA]]`; the sign that ends a clause goes inside, for Piper drops one that stands alone."""
    parts: list[str] = []
    for token in tokens:
        if isinstance(token, Sound):
            parts.append(f"[[{_before_vowels(token.ipa)}]]")
            continue
        text = _unbracketed(token)
        sign = _AFTER.match(text) if parts else None
        if sign is not None:
            parts[-1] = f"{parts[-1][:-2]}{sign[0]}]]"
            text = text[sign.end() :]
        parts.append(text)
    return "".join(parts)


def for_pico(tokens: Tokens, language: str) -> str:  # noqa: ARG001
    """Known words as tags with X-SAMPA; everything else without signs that would begin a tag."""
    return "".join(
        f"<phoneme alphabet='xsampa' ph='{escape(_converted(token.ipa, _X_SAMPA), quote=False)}'/>"
        if isinstance(token, Sound)
        else re.sub(r"[<>&]", " ", token)
        for token in tokens
    )


def _before_vowels(ipa: str) -> str:
    """Stress marks moved from before the syllable to before its vowel, where eSpeak has them."""
    return _STRESS.sub(r"\2\1", ipa)


def _unbracketed(text: str) -> str:
    """Brackets that a player wrote open no block of sounds."""
    return text.replace("[[", "[ [")


def _converted(ipa: str, table: Mapping[str, str]) -> str:
    """Each sign, the longest the table knows first, by the table; what it does not know stays."""
    longest_first = sorted(table, key=len, reverse=True)
    return re.sub("|".join(map(re.escape, longest_first)), lambda found: table[found[0]], ipa)
