"""One of a thing in German: the figure 1 before a noun is an article, which takes the noun's gender and its case."""

import re
from collections.abc import Mapping, Sequence

from companion.unchanging import unchanging

_ONE = re.compile(r"(?<![\w.,:/–-])1(?= ([^\W\d_][\w-]*))(?! (?:bis|und|oder|mal|gleich)\b)")
_SENTENCE = re.compile(r"[.!?]\s")
_WORD = re.compile(r"[^\W\d_]+")
_ADJECTIVES = {"e": "eine", "er": "ein", "es": "ein", "en": "einen", "em": "einem"}
_ARTICLES: Mapping[tuple[str, str], str] = {
    ("feminine", "dative"): "einer",
    ("feminine", ""): "eine",
    ("feminine", "accusative"): "eine",
    ("masculine", "accusative"): "einen",
    ("masculine", ""): "ein",
    ("neuter", "accusative"): "ein",
    ("neuter", ""): "ein",
    ("masculine", "dative"): "einem",
    ("neuter", "dative"): "einem",
}


@unchanging
class One:
    """The endings by which a noun's gender is known, and the words after which it is in another case; see `de.toml`."""

    feminine: Sequence[str]
    masculine: Sequence[str]
    neuter: Sequence[str]
    accusative: Sequence[str]
    dative: Sequence[str]
    names: Sequence[str]

    def say(self, text: str) -> str:
        """The text with each 1 that counts a thing as its article."""
        return _ONE.sub(lambda found: self._article(_SENTENCE.split(text[: found.start()])[-1], found[1]), text)

    def _article(self, before: str, word: str) -> str:
        words = _WORD.findall(before)
        if words and words[-1] in self.names and before.endswith(f"{words[-1]} "):
            return "1"
        case = self._case(words)
        if word[0].islower():
            return self._before_adjective(word, case)
        return _ARTICLES[self._gender(word.lower()), case]

    def _case(self, words: Sequence[str]) -> str:
        if words and words[-1].lower() in self.dative:
            return "dative"
        return "accusative" if any(word.lower() in self.accusative for word in words) else ""

    def _before_adjective(self, word: str, case: str) -> str:
        """The article that an adjective's ending asks for ("1 grüner Würfel"); the figure where it is none."""
        ending = next((ending for ending in ("em", "en", "er", "es", "e") if word.endswith(ending)), "")
        if case == "dative" and ending == "en":
            return "einem"
        return _ADJECTIVES.get(ending, "1")

    def _gender(self, noun: str) -> str:
        for gender, endings in (("neuter", self.neuter), ("masculine", self.masculine), ("feminine", self.feminine)):
            if noun.endswith(tuple(endings)):
                return gender
        return "neuter"
