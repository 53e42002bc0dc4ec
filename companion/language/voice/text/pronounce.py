"""Converts the text on the screen to text that an engine pronounces correctly: ordinals, times, ranges and symbols.

Each language's lists are the file `voice.toml` in its folder; the lexicon, `lexicon.toml` beside this module and in a language's
folder, has the sounds of terms and names that an engine would mispronounce.
"""

import re
import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from companion.language.voice import engine, notation
from companion.system.languages import FALLBACK, LANGUAGES, read_strings

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


class One(NamedTuple):
    """Noun endings that show the gender, and words that require another case after them; see the German `voice.toml`."""

    feminine: Sequence[str]
    masculine: Sequence[str]
    neuter: Sequence[str]
    accusative: Sequence[str]
    dative: Sequence[str]
    names: Sequence[str]

    def say(self, text: str) -> str:
        """Return the text with each 1 that counts a thing replaced by the article."""
        return _ONE.sub(lambda found: self._article(_SENTENCE.split(text[: found.start()])[-1], found[1]), text)

    def _article(self, before: str, word: str) -> str:
        words = _WORD.findall(before)
        if words and words[-1] in self.names and before.endswith(f"{words[-1]} "):
            return "1"
        if words and words[-1].lower() in self.dative:
            case = "dative"
        else:
            case = "accusative" if any(word.lower() in self.accusative for word in words) else ""
        if word[0].islower():
            # The article by the ending of an adjective ("1 grüner Würfel"); the figure if it is not an adjective
            ending = next((ending for ending in ("em", "en", "er", "es", "e") if word.endswith(ending)), "")
            if case == "dative" and ending == "en":
                return "einem"
            return _ADJECTIVES.get(ending, "1")
        genders = (("neuter", self.neuter), ("masculine", self.masculine), ("feminine", self.feminine))
        gender = next((gender for gender, endings in genders if word.lower().endswith(tuple(endings))), "neuter")
        return _ARTICLES[gender, case]


class Pronunciation(NamedTuple):
    """One language's list: whole words with their replacements, the symbols, and the ordinals if a dot marks them.

    `one` replaces a 1 with the article where it is one; `now`, `joins` and `parts` are the words for now, and, or.
    A dot marks an ordinal after a word in `ordinal_after` or in `bent_after` (which adds an -n), or before a `ranked` noun.
    """

    words: Mapping[str, str]
    signs: Mapping[str, str]
    ordinals: Sequence[str]
    bent_after: Sequence[str]
    ordinal_after: Sequence[str]
    ranked: Sequence[str]
    now: Sequence[str] = ()
    joins: Sequence[str] = ()
    parts: Sequence[str] = ()
    one: One | None = None

    def say(self, text: str) -> str:
        """Return the text with all words, symbols and ordinals of the list replaced."""
        with_words = match_whole_words(tuple(self.words)).sub(lambda found: self.words[found[0]], text)
        # Times of day: "18:30" becomes "18 Uhr 30", or "18 30" in a language without such a word; full hours have a word
        oclock = self.signs["oclock"]
        between = f" {self.signs['hours']} ".replace("  ", " ")
        full_hours = re.sub(rf"\b([01]?\d|2[0-3]):00\b(?: {oclock})?", rf"\1 {oclock}", with_words)
        said = self._signs(re.sub(rf"\b([01]?\d|2[0-3]):([0-5]\d)\b(?: {oclock})?", rf"\1{between}\2", full_hours))
        if self.ordinals:
            said = re.sub(r"((?:\w+\s+){0,2})\b(\d{1,2})\.(?=\s+(\w+))", self._ordinal, said)
        return self.one.say(said) if self.one is not None else said

    def _signs(self, text: str) -> str:
        text = re.sub(r"(?<=\d)\s?[-\u2010-\u2015]\s?(?=\d)", f" {self.signs['range']} ", text)
        text = re.sub(r"(?<![\w.,])[-\u2212\u2013](?=\d)", f"{self.signs['minus']} ", text)
        text = re.sub(r"(?<![\w.,])\+\s?(?=\d)", f"{self.signs['plus']} ", text)
        text = re.sub(r"(?<=\d)\s?[x\u00d7]\s?(?=\S)", f" {self.signs['times']} ", text)
        text = re.sub(r"\s=\s", f" {self.signs['equals']} ", text)
        text = re.sub(r"(?<=\w) [+&] (?=\w)", f" {self.signs['and']} ", text)
        text = re.sub(r"\u2264\s?", f"{self.signs['at_most']} ", text)
        text = re.sub(r"\u2265\s?", f"{self.signs['at_least']} ", text)
        text = re.sub(r"(?<=\d)\s?/\s?(?=\d)", f" {self.signs['out_of']} ", text)
        text = re.sub(r"(?<=\w)\s?/\s?(?=\w)", f" {self.signs['slash']} ", text)
        # Brackets become a pause on either side of their content, an arrow becomes one pause
        text = re.sub(r"\s*\(([^()]*)\)(?=\s*(?:[.,;:!?]|$))", r", \1", text)
        text = re.sub(r"\s*\(([^()]*)\)", r", \1,", text)
        text = re.sub(r"\s*[\u2190-\u21ff]\s*", ", ", text)
        return re.sub(r"(?<=\w) [-\u2012-\u2015] (?=\w)", ", ", text)

    def _ordinal(self, found: re.Match[str]) -> str:
        """Return the number in words if it ranks a noun; else its dot ends a sentence ("Du hast 3. Nun ist Ada dran.")."""
        before, number, noun = found[1], int(found[2]), found[3]
        bent = _ends_with(before, self.bent_after)
        ranks = bent or _ends_with(before, self.ordinal_after) or noun in self.ranked
        if not ranks or not 1 <= number <= len(self.ordinals):
            return found[0]
        return before + self.ordinals[number - 1] + ("n" if bent else "")


def _ends_with(before: str, phrases: Sequence[str]) -> bool:
    words = before.lower().split()
    return any(words[-len(phrase.split()) :] == phrase.split() for phrase in phrases)


def pronounce(text: str, language: str, names: Sequence[str] = ()) -> str:
    """Return `text` as engines should say it; the players' `names` stay as written. Raises UnknownLanguage."""
    # Remove formatting characters (Fluent isolates its arguments with some), and make all spaces plain
    plain = " ".join("".join(sign for sign in text if unicodedata.category(sign) != "Cf").split())
    here = [name for name in names if name.strip()]
    if not here:
        return pronunciation(language).say(plain)
    parts = re.split(f"({match_whole_words(tuple(here)).pattern})", plain)
    return "".join(part if odd % 2 else pronunciation(language).say(part) for odd, part in enumerate(parts))


@cache
def pronunciation(language: str) -> Pronunciation:
    """Return a language's list; signs that it does not name are said in English. Raises UnknownLanguage."""
    table, english = (LANGUAGES.read_list(each, "voice") for each in (engine.check_language(language), FALLBACK))
    ordinals, bent, after, ranked, now, joins, parts = (read_strings(table.get(name)) for name in Pronunciation._fields[2:-1])
    told = table.get("one")
    one = One(*(read_strings(told.get(name)) for name in One._fields)) if isinstance(told, Mapping) else None
    signs = {**_read_pairs(english["signs"]), **_read_pairs(table.get("signs"))}
    return Pronunciation(_read_pairs(table.get("words")), signs, ordinals, bent, after, ranked, now, joins, parts, one)


def _read_pairs(table: object) -> dict[str, str]:
    """Return the words of a table that somebody wrote, each with its text; anything else there is left out."""
    pairs = table.items() if isinstance(table, Mapping) else ()
    return {str(word): text for word, text in pairs if word and isinstance(text, str)}


def tokens(text: str, language: str, names: Sequence[str] = ()) -> tuple[str | notation.Sound, ...]:
    """Return the text split at words of the lexicon; the players' `names` stay as text. Raises UnknownLanguage."""
    known = lexicon(engine.check_language(language))
    parts: list[str | notation.Sound] = []
    # Split the text at the names; every second piece is a name
    here = [name for name in names if name.strip()]
    for odd, part in enumerate(re.split(f"({match_whole_words(tuple(here)).pattern})", text) if here else [text]):
        if odd % 2:
            parts.append(part)
        else:
            pieces = re.split(f"({match_whole_words(tuple(known)).pattern})", part)
            parts += [notation.Sound(piece, known[piece]) if word % 2 else piece for word, piece in enumerate(pieces)]
    return tuple(part for part in parts if part)


@cache
def lexicon(language: str) -> Mapping[str, str]:
    """Return the words of the lexicon with their sounds in this language; lower-case words also with a capital."""
    table = tomllib.loads(files(__package__).joinpath("lexicon.toml").read_text("utf-8"))
    own: dict[str, str] = {
        word: sounds[language]
        for words in table.values()
        for word, sounds in words.items()
        if not isinstance(sounds, str) and language in sounds
    }
    own |= _read_pairs(LANGUAGES.read_list(language, "lexicon"))
    return {word[:1].upper() + word[1:]: ipa for word, ipa in own.items()} | own


@lru_cache(maxsize=32)
def match_whole_words(words: tuple[str, ...]) -> re.Pattern[str]:
    """Return a pattern that matches any of these as whole words, the longest first."""
    longest_first = sorted(words, key=len, reverse=True)
    return re.compile(r"(?<!\w)(?:" + ("|".join(map(re.escape, longest_first)) or "(?!)") + r")(?!\w)")
