"""All texts in all languages: loads Fluent messages, turns phrases into sentences, and finds the name that a typed word means."""

import logging
import re
import unicodedata
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource, TextElement, VariableReference

from companion.system.files import read_bounded
from companion.system.languages import FALLBACK, LANGUAGES, MOST_BYTES, WHOLE
from companion.system.written import decode_text
from companion.table import Argument, Phrase, Seat

HERE = Path(__file__).parent / "texts"

ENTRY = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)
"""Where an entry of a Fluent file begins: its further lines are indented or begin with a closing bracket."""

REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""Where a message can refer to another message or a term (`-name`) that is filled in."""

LATELY, ALIKE = 128, 512
"""How many texts are cached by the identity of their phrase, and how many by its values. A page has a hundred phrases."""

SPOKEN = {"spoken", "done", "why", "next"}
"""The attributes that mark a message as a prompt."""
PROMPT = re.compile(rf"^ +\.({'|'.join(sorted(SPOKEN))}) *=", re.MULTILINE)
"""Matches one of these attributes in a message that is not parsed yet."""

DEEPEST, LONGEST = 12, 4000
"""How many messages can refer to one another in a row, and braces stand inside one another; the most letters of an entry."""
CALL = re.compile(r"\b[A-Z][A-Z0-9_-]*\(")
"""A function of Fluent's: no text here needs one, and none is called that stands in a file from outside."""

LEAST = 3
"""The least number of first letters that can be typed instead of a whole word."""
LONG = 4
"""The least number of letters with which a word is recognised even if one letter is wrong."""


_log = logging.getLogger(__name__)


class WordsMissing(LookupError):
    """A message has no text in this language, or its placeables do not fit."""


class Words:
    """All texts of one language: the device's own, and those in the given folders (a game's `de.ftl`, `rules.de.ftl`, …).

    What a language does not have that need not be whole, or has with placeables that do not fit, is said in English.
    """

    def __init__(self, language: str, folders: Iterable[Path] = ()) -> None:
        self.language = language
        folders, about = tuple(folders), LANGUAGES.find(language)
        self._others = None if language in WHOLE else Words(FALLBACK, folders)
        self._bundle = FluentBundle([about.locale, FALLBACK], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._learnt: set[str] = set()
        self._said: dict[tuple[int, str, bool], tuple[Phrase | None, str]] = {}
        self._plain: dict[str, str] = {}
        self._texts: dict[tuple[Hashable, str, bool], str] = {}
        self._unlearnt: list[str] = []
        paths = [path for folder in (HERE, *folders) for path in about.find_texts(folder)]
        sources = [(path, read_sources(path, language)) for path in paths]
        for _, source in reversed(sources):  # a message in an earlier file takes precedence
            self._sources.update(source)
        for path, source in sources:
            if path.stem == f"screen.{language}" or (path.stem == language and path.parent.name != HERE.name):
                self._unlearnt += source

    def _learn(self, name: str, within: frozenset[str] = frozenset()) -> None:
        """Parse a message on first use, after those it refers to: of thousands, an evening uses a few hundred."""
        if name in self._learnt or name in within or name not in self._sources or len(within) > DEEPEST:
            return
        for other in REFERENCE.findall(self._sources[name]):
            self._learn(other, within | {name})
        self._bundle.add_resource(parse_fluent(self._sources[name]))
        self._learnt.add(name)

    def learn_next(self) -> bool:
        """Parse ahead one more of the messages used for questions; return False where all of them are parsed.

        They are the game's own and the screen's; of all others (rules, lessons, settings) an evening uses few.
        """
        while self._unlearnt:
            name = self._unlearnt.pop()
            if name not in self._learnt:
                self._learn(name)
                return True
        return False

    def has(self, message: str, attribute: str = "") -> bool:
        """Return whether there is such a message and, if given, such an attribute of it, in this language or else in English."""
        return self._has(message, attribute) or (self._others is not None and self._others.has(message, attribute))

    def _has(self, message: str, attribute: str = "") -> bool:
        self._learn(message)
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def __call__(self, words: Phrase, attribute: str = "") -> str:
        """Return the text of a phrase, or of one attribute (also written `message.attribute`). Raises `WordsMissing`.

        Phrases filled into a `spoken` text use their own `spoken` texts, too.
        """
        return self._find_known(words, attribute, aloud=attribute == "spoken")

    def say_aloud(self, words: Phrase, attribute: str = "spoken") -> str:
        """Return the text of a phrase, or of one attribute, for speech: phrases filled in use their `spoken` texts if any.

        Where there is no such attribute, the text is that of the message itself.
        """
        return self._find_known(words, attribute if attribute and self.has(words.id, attribute) else "", aloud=True)

    def _find_known(self, words: Phrase, attribute: str, *, aloud: bool) -> str:
        """Return a phrase's text, cached if possible: a phrase never changes, and a page tries its lines in many sizes."""
        phrase, text = self._said.get((id(words), attribute, aloud), (None, ""))
        if phrase is not words:
            # A phrase with the same values can be cached: every page repeats many from the page before
            known_by = _make_cache_key(words), attribute, aloud
            known = self._texts.get(known_by)
            if known is None:
                known = self._say(words, attribute, aloud=aloud)
                if len(self._texts) >= ALIKE:
                    self._texts.clear()
                self._texts[known_by] = known
            text = known
            if len(self._said) >= LATELY:
                self._said.clear()
            self._said[id(words), attribute, aloud] = words, text
        return text

    def get_name(self, message: str, other: str) -> str:
        """Return the text of a message without placeables, or `other` where there is no such message."""
        return self.get_plain(message) if self.has(message) else other

    def get_plain(self, message: str) -> str:
        """Return the text of a message without placeables; such texts are few and used on every page, so all are cached."""
        text = self._plain.get(message)
        if text is None:
            text = self._plain[message] = self._say(Phrase(message), "")
        return text

    def _say(self, words: Phrase, attribute: str, *, aloud: bool = False) -> str:
        if not attribute and "." in words.id:
            message_id, _, attribute = words.id.partition(".")
            return self._find_known(Phrase(message_id, words.args), attribute, aloud=aloud)
        arguments = {name: self._argument(value, self.say_aloud if aloud else self) for name, value in words.args.items()}
        try:
            return self._fill_in(words.id, attribute, arguments)
        except WordsMissing:
            if self._others is None:
                raise
            return self._others._fill_in(words.id, attribute, arguments)  # noqa: SLF001 - the same class

    def _fill_in(self, message_id: str, attribute: str, arguments: dict[str, Any]) -> str:
        """Return the text of a message or attribute with these arguments. Raises `WordsMissing`."""
        if not self._has(message_id, attribute):
            raise WordsMissing(f"{self.language}: no text for {message_id}{'.' + attribute if attribute else ''}")
        message = self._bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        try:
            text, errors = self._bundle.format_pattern(pattern, arguments)
        except RecursionError as error:  # messages that refer to each other in a circle
            raise WordsMissing(f"{self.language}: {message_id} refers to itself") from error
        if errors:
            raise WordsMissing(f"{self.language}: {message_id}: {errors[0]}")
        return str(text)

    def placeables(self, message: str, attribute: str = "") -> frozenset[str]:
        """Return the names of the variables that a message (or its attribute) uses."""
        if not self._has(message, attribute):
            return frozenset()
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        return frozenset(found.id.name for found in walk_nodes(pattern) if isinstance(found, VariableReference))

    def find_optional(self, words: Phrase, attribute: str) -> str | None:
        """Return the text of an attribute; None if the message does not have it."""
        return self(words, attribute) if self.has(words.id, attribute) else None

    def list_fixed(self, *, lesson: bool) -> Iterator[str]:
        """Yield the texts that are spoken without anything filled in: the lesson's steps, or the game's prompts."""
        for source in [source for name, source in self._sources.items() if name.startswith("lesson-") is lesson]:
            if not lesson and not PROMPT.search(source):
                continue
            for entry in parse_fluent(source).body:
                if isinstance(entry, Message):
                    names = {attribute.id.name: attribute.value for attribute in entry.attributes}
                    # The pattern's text, "" where something is to be filled in
                    pattern = names.get("spoken", entry.value)
                    if pattern is None or not all(isinstance(element, TextElement) for element in pattern.elements):
                        text = ""
                    else:
                        text = "".join(element.value for element in pattern.elements if isinstance(element, TextElement))
                    if text and (lesson or SPOKEN.intersection(names)):
                        yield text

    def _argument(self, value: Argument, say: Callable[[Phrase], str]) -> Any:
        if isinstance(value, Phrase):
            return say(value)
        if isinstance(value, Seat):
            return value.name
        if isinstance(value, tuple):
            items = [str(self._argument(item, say)) for item in value]
            if len(items) < 2:  # noqa: PLR2004 - nothing to join
                return "".join(items)
            return f"{', '.join(items[:-1])} {self(Phrase('list-and'))} {items[-1]}"
        return _number(value) if isinstance(value, int) else value


class WholeNumber(FluentInt):
    """A whole number in plain digits. Both languages write it alike, so Babel need not be called."""

    def format(self, locale: object) -> str:  # noqa: ARG002 - Fluent passes it
        """Return the number in digits."""
        return str(int(self))


@lru_cache(maxsize=1024)
def _number(value: int) -> WholeNumber:
    return WholeNumber(value, useGrouping=False)


def _make_cache_key(value: Argument) -> Hashable:
    """Return a value's cache key: two values with the same key have the same text."""
    if isinstance(value, Phrase):
        return (Phrase, value.id, *((name, _make_cache_key(inner)) for name, inner in value.args.items()))
    if isinstance(value, tuple):
        return tuple(map(_make_cache_key, value))
    return value.name if isinstance(value, Seat) else value


@cache
def sources_of(path: Path) -> Mapping[str, str]:
    """Split a Fluent file into its messages and terms (`-name`), unparsed. Raises OSError."""
    return split_sources(decode_text(path.read_bytes()))


def split_sources(text: str) -> Mapping[str, str]:
    """Split Fluent text into its messages and terms (`-name`), unparsed."""
    found: dict[str, str] = {}
    for source in ENTRY.split(text):
        name, equals, _ = source.partition("=")
        if equals and not name.startswith("#"):
            found.setdefault(name.strip(), source)
    return found


@cache
def read_sources(path: Path, language: str) -> Mapping[str, str]:
    """Return the messages and terms of a language's file, unparsed.

    What is from outside is checked: a file that cannot be read has none, which is logged. Raises OSError.
    """
    if language in WHOLE:
        return sources_of(path)
    try:
        read_bounded(path, MOST_BYTES)
        found = sources_of(path)
    except (OSError, ValueError) as error:
        _log.warning("the texts in %s cannot be read: %s", path, error)
        return {}
    return {name: source for name, source in found.items() if is_harmless(source)}


def is_harmless(source: str) -> bool:
    """Return whether an entry is short, calls no function, and is not so deeply nested that reading it would fail."""
    depth = deepest = 0
    for sign in source:
        depth += (sign in "{(") - (sign in ")}")
        deepest = max(depth, deepest)
    return len(source) <= LONGEST and deepest <= DEEPEST and not CALL.search(source)


def parse_fluent(source: str) -> Resource:
    """Parse Fluent text without the positions of its parts, which would take half of the memory."""
    return FluentParser(with_spans=False).parse(source)


@cache
def resource_of(path: Path) -> Resource:
    """Parse a Fluent file; what cannot be parsed becomes junk entries. Raises OSError."""
    return parse_fluent(decode_text(path.read_bytes()))


def walk_nodes(node: object) -> Iterator[object]:
    """Yield a part of a parsed text and all parts in it."""
    if isinstance(node, list | tuple):
        for part in node:
            yield from walk_nodes(part)
    elif hasattr(node, "__dict__"):
        yield node
        for part in vars(node).values():
            yield from walk_nodes(part)


def colour_of(typed: str, colours: Iterable[str]) -> str:
    """Return the colour that a word means (`Rot`, `blau`, `gre`, `blaue`); one that means none or several stays as it is."""
    names, said = {colour: _names(colour) for colour in colours}, simplify(typed)
    whole = [find_meant(said, names, LEAST)]
    bent = [find_meant(said[:-ending], names, len(said)) for ending in (1, 2) if len(said) - ending >= LEAST]
    return next(filter(None, [*whole, *bent]), None) or typed.strip()


@cache
def _names(colour: str) -> frozenset[str]:
    """Return all names of a colour in every language, including its key."""
    message = f"colour-{colour}"
    found = {colour}
    for words in in_all_languages():
        if words.has(message):
            found.add(words(Phrase(message)))
            found |= set((words.find_optional(Phrase(message), "also") or "").split())
    return frozenset(map(simplify, found))


@cache
def in_all_languages(*folders: Path) -> tuple[Words, ...]:
    """Return the texts of every language: the device's own, and those in the folders."""
    return tuple(Words(language, folders) for language in LANGUAGES)


def find_meant(typed: str, names: Mapping[str, Iterable[str]], least: int) -> str | None:
    """Return the only key with a name that was typed whole, or whose name, or a later word of it, begins with what was typed.

    `least` is the number of letters required for such a beginning. `typed` and the names are in lower case. If nothing else
    matches, a long word can have one letter wrong, missing, extra or swapped with the next. None if no single key fits.
    """
    exact = [key for key, called in names.items() if typed in called]
    begun = [key for key, called in names.items() if any(name.startswith(typed) for name in called)]
    within = [key for key, called in names.items() if any(f" {typed}" in name for name in called)]
    near = [key for key, called in names.items() if any(is_one_letter_off(typed, name) for name in called)]
    found = exact or (len(typed) >= least and (begun or within)) or near
    return found[0] if len(found) == 1 else None


def is_one_letter_off(typed: str, name: str) -> bool:
    """Return whether long words without digits differ by one letter that is wrong, missing, extra or swapped with the next."""
    figures = any(map(str.isdigit, typed + name))
    if figures or min(len(typed), len(name)) < LONG or abs(len(typed) - len(name)) > 1:
        return False
    same = next((place for place, (one, other) in enumerate(zip(typed, name, strict=False)) if one != other), len(name))
    rest, wanted = typed[same:], name[same:]
    swapped = rest[:2] == wanted[1::-1] and rest[2:] == wanted[2:]
    return swapped or rest[1:] == wanted[1:] or rest[1:] == wanted or rest == wanted[1:]


def simplify(text: str) -> str:
    """Return a word in lower case, without accents and outer spaces."""
    text = text.strip().casefold()
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if unicodedata.category(letter) != "Mn")
