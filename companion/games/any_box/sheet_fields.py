"""Reads the fields of a sheet: checks the type and the limits of each value, and reports each fault with its place."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import field
from enum import StrEnum
from typing import Any, TypeVar

from companion.table import Argument, Phrase, TableError, clean_name, phrase, quoted, unchanging

Place = tuple[str | int, ...]
"""A place in a sheet: keys and, for lists of tables, the index from 0: ("score", 2, "low")."""
Kind = TypeVar("Kind", bound=StrEnum)

SAID = {
    "not-a-table": "is no table of keys and values",
    "number": "must be a whole number from {low} to {high}",
    "bounds": "{value} is not from {low} to {high}",
    "flag": "must be true or false",
    "word": "{value} is none of {words}",
    "text": 'must be a text, or {{ de = "…", en = "…" }}',
    "empty": "nothing stands there",
    "list": 'must be a list of texts, ["…", "…"]',
    "pair": "must be two whole numbers, [1, 10]",
    "tables": "must be tables of its own, each with [[…]] above it",
    "too-many": "{count} are too many: {most} at most",
    "unknown": "there is no such key",
    "no-clock": "this kind of clock is not set",
    "twice": "{value} is there twice",
    "total-when": "only lines of a round or of the end have a total",
    "total": "{players} players cannot come to {value} together, but to {least} to {most}",
    "bid-when": "only lines of a round from 0 up can be announced first",
    "no-line": "there is no line {value} in the score",
    "loop": "{value} comes after this one itself: they go round in a circle",
    "no-phase": "there is no phase {value}",
    "no-turns": "where all play at once there is no turn for {value}",
    "no-score": "{value} needs points, and nothing is counted",
    "rounds-once": "{lines} lines are written once each, so there are {lines} rounds, not {value}",
    "no-sheet": "there is no sheet {value}",
    "no-marker": "there is no marker {value}",
    "no-stage": "there is no stage {value}",
    "out": "everybody begins with {value} points and would be out at once",
    "whose": "{value} is for lines of: {when}",
    "steps": "the lowest number, {value}, is not a multiple of it",
    "moon": "whoever has them all is known only if there is a total",
    "set": "the lines of a set are written at one moment, on pages of version 2, a number for each player",
    "each": "only lines in which each player has a number can have it",
    "factor": "there is no other line of its moment that it multiplies",
    "once": "lines that are written once need one turn of everybody in each round",
    "too-long": "more than {most} letters",
    "no-picture": "{value} is no picture: its name, or the path of an .svg beside the sheet",
    "drawing": "no drawing of plain shapes in SVG of at most {most} letters",
    "throws": "cards are drawn, not thrown",
    "best-of": "a game of several needs the points at which each one ends",
}
"""Why a sheet cannot be played, in English, for a terminal; the screen and the voice use `any-bad-…`."""
LONGEST_TEXT = 200
"""The most letters of a spoken text; a title or a name has at most 40."""


LANGUAGE, MOST_LANGUAGES = "[a-z]{2,3}", 20


class SheetRefused(TableError, ValueError):
    """A sheet cannot be played; holds the place and the reason, as a phrase (`any-bad-…`) and in English.

    If an unknown key or word is the reason, `unknown` is that, and `known` are those that there are.
    """

    def __init__(self, place: Place, why: str, known: Iterable[str] = (), /, **args: Argument) -> None:
        self.place, self.known = place, tuple(known)
        self.reason: Phrase = phrase(f"any-bad-{why}", where=written(place), **args)
        self.unknown = str(place[-1] if why == "unknown" else args.get("value", ""))
        super().__init__(f"{written(place) or 'the sheet'}: {SAID[why].format(**args)}")


def written(place: Place) -> str:
    """Return a place as text, counted from 1: `score 3, low`."""
    words: list[str] = []
    for part in place:
        if isinstance(part, int) and words:
            words[-1] = f"{words[-1]} {part + 1}"
        else:
            words.append(str(part))
    return ", ".join(words)


@unchanging
class SheetText:
    """A text of the sheet; German and English are the same if the sheet has only one of them, `others` are further languages."""

    de: str
    en: str
    others: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def words(self) -> Phrase:
        """The phrase with the text in the table's language."""
        return phrase("any-text", **self.others, de=self.de, en=self.en)

    @property
    def every(self) -> frozenset[str]:
        """The text in each language."""
        return frozenset((self.de, self.en, *self.others.values()))

    def __bool__(self) -> bool:
        """Whether the text is not empty."""
        return bool(self.de)


def sentences(texts: Iterable[SheetText]) -> SheetText:
    """Join texts into one, each as a sentence with a full stop, whether it has one in the sheet or not."""
    each = tuple(texts)

    def join(language: str) -> str:
        return " ".join(_sentence(text.others.get(language, text.de if language == "de" else text.en)) for text in each)

    return SheetText(join("de"), join("en"), {language: join(language) for text in each for language in text.others})


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?", "…", ":")) else f"{text}."


class SheetFields:
    """One table of a sheet. Reading a key removes it; `finish` refuses keys that are left."""

    def __init__(self, plain: object, place: Place = ()) -> None:
        if not isinstance(plain, Mapping):
            raise SheetRefused(place, "not-a-table")
        self.place = place
        self._left: dict[str, Any] = {str(key): value for key, value in plain.items()}
        self._known: dict[str, None] = {}

    def refuse(self, key: str, why: str, **args: Argument) -> SheetRefused:
        """Return the refusal of the value at a key."""
        return SheetRefused((*self.place, key), why, (), **args)

    def _take(self, key: str, default: Any) -> Any:
        """Remove and return the value at a key, which is known from now on."""
        self._known[key] = None
        return self._left.pop(key, default)

    def whole(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """Read an integer from `low` to `high`; raises `SheetRefused` for other values, or if it and a default are missing."""
        value = self._take(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.refuse(key, "number", low=low, high=high)
        if not low <= value <= high:
            raise self.refuse(key, "bounds", value=quoted(value), low=low, high=high)
        return value

    def maybe(self, key: str, low: int, high: int) -> int | None:
        """Read an integer; None if the key is missing."""
        return self.whole(key, low, high) if self.has(key) else None

    def wholes(self, key: str, low: int, high: int, most: int) -> tuple[int, ...]:
        """Read a list of at most `most` whole numbers from `low` to `high`, or a single one; empty if it is missing."""
        value = self._take(key, [])
        values = value if isinstance(value, list | tuple) else [value]
        for each in values:
            if isinstance(each, bool) or not isinstance(each, int):
                raise self.refuse(key, "number", low=low, high=high)
            if not low <= each <= high:
                raise self.refuse(key, "bounds", value=quoted(each), low=low, high=high)
        if len(values) > most:
            raise self.refuse(key, "too-many", count=len(values), most=most)
        return tuple(values)

    def by_players(self, key: str, players: tuple[int, int], high: int) -> Mapping[int, int]:
        """Read a whole number from 0 to `high` for every number of players, or one for each (`{ 3 = 20, 4 = 15 }`)."""
        counts = range(players[0], players[1] + 1)
        if not isinstance(self._left.get(key), Mapping):
            return dict.fromkeys(counts, self.whole(key, 0, high, 0))
        table = self.table(key)
        found = {count: table.whole(str(count), 0, high) for count in counts}
        table.finish()
        return found

    def flag(self, key: str) -> bool:
        """Read a boolean; False if the key is missing."""
        value = self._take(key, False)
        if not isinstance(value, bool):
            raise self.refuse(key, "flag")
        return value

    def one_of(self, key: str, kinds: type[Kind], default: Kind) -> Kind:
        """Read a value of an enumeration."""
        value = self._take(key, default.value)
        if not isinstance(value, str) or value not in {kind.value for kind in kinds}:
            words = [kind.value for kind in kinds]
            raise SheetRefused((*self.place, key), "word", words, value=quoted(value), words=", ".join(words))
        return kinds(value)

    def text(self, key: str, longest: int = LONGEST_TEXT, *, needed: bool = False) -> SheetText:
        """Read a text, in one language or as `{ de = "…", en = "…" }`, with as many languages as somebody has written."""
        return self._read_text(key, self._take(key, ""), longest, needed=needed)

    def whole_text(self, key: str, longest: int, *, needed: bool = False) -> SheetText:
        """Read a text that is never cut: raises `SheetRefused` for one of more than `longest` letters."""
        found = self.text(key, longest + 1, needed=needed)
        if any(len(each) > longest for each in found.every):
            raise self.refuse(key, "too-long", most=longest)
        return found

    def plain_text(self, key: str) -> str:
        """Read a text that is the same in all languages and is no words, such as a path."""
        value = self._take(key, "")
        if not isinstance(value, str):
            raise self.refuse(key, "text")
        return value.strip()

    def _read_text(self, key: str, value: object, longest: int, *, needed: bool) -> SheetText:
        both = {"de": value, "en": value} if isinstance(value, str) else value
        if not isinstance(both, Mapping) or len(both) > MOST_LANGUAGES or not all(isinstance(t, str) for t in both.values()):
            raise self.refuse(key, "text")
        if not all(re.fullmatch(LANGUAGE, str(language)) for language in both):
            raise self.refuse(key, "text")
        said = {language: clean_text(text, longest) for language, text in both.items()}
        only = next(filter(None, (said.get("en"), said.get("de"), *said.values())), "")
        others = {language: text for language, text in said.items() if text and language not in {"de", "en"}}
        found = SheetText(said.get("de") or only, said.get("en") or only, others)
        if (needed or both != {"de": "", "en": ""}) and not (found.de and found.en):
            raise self.refuse(key, "empty")
        return found

    def names(self, key: str, most: int, longest: int) -> tuple[SheetText, ...]:
        """Read a list of texts, each in one language or in both."""
        value = self._take(key, [])
        if not isinstance(value, list | tuple):
            raise self.refuse(key, "list")
        if len(value) > most:
            raise self.refuse(key, "too-many", count=len(value), most=most)
        return tuple(self._read_text(key, item, longest, needed=True) for item in value)

    def texts(self, key: str, most: int, longest: int) -> tuple[str, ...]:
        """Read a list of texts."""
        value = self._take(key, [])
        if not isinstance(value, list | tuple) or not all(isinstance(item, str) for item in value):
            raise self.refuse(key, "list")
        if len(value) > most:
            raise self.refuse(key, "too-many", count=len(value), most=most)
        return tuple(clean_text(item, longest) for item in value)

    def numbers(self, key: str, low: int, high: int, default: tuple[int, int]) -> tuple[int, int]:
        """Read a pair of integers, the smaller first."""
        value = self._take(key, list(default))
        pair = isinstance(value, list | tuple) and len(value) == 2  # noqa: PLR2004 - a pair
        if not pair or any(isinstance(item, bool) or not isinstance(item, int) for item in value):
            raise self.refuse(key, "pair")
        if not low <= value[0] <= value[1] <= high:
            raise self.refuse(key, "bounds", value=quoted(list(value)), low=low, high=high)
        return value[0], value[1]

    def has(self, key: str) -> bool:
        """Return whether a key is present and has not been read yet."""
        self._known[key] = None
        return key in self._left

    def table(self, key: str) -> "SheetFields":
        """Read a table; empty if it is missing."""
        return SheetFields(self._take(key, {}), (*self.place, key))

    def tables(self, key: str, most: int) -> "Iterable[SheetFields]":
        """Read a list of tables, `[[key]]`; raises `SheetRefused` if there are more than `most`."""
        value = self._take(key, [])
        if not isinstance(value, list | tuple):
            raise self.refuse(key, "tables")
        if len(value) > most:
            raise self.refuse(key, "too-many", count=len(value), most=most)
        return [SheetFields(item, (*self.place, key, number)) for number, item in enumerate(value)]

    def finish(self) -> None:
        """Raise `SheetRefused` for the first unknown key that is left."""
        for key in self._left:
            raise SheetRefused((*self.place, clean_name(key) or "?"), "unknown", self._known)


def clean_text(text: str, longest: int) -> str:
    """Return a text on one line without invisible characters, cut to `longest` letters."""
    words = [clean_name(word) for word in text[: 8 * longest].split()]
    return " ".join(word for word in words if word)[:longest].strip()
