"""Every text in every language: Fluent bundles, and phrases turned into sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message, Pattern, Resource, TextElement, VariableReference

from companion.table.phrase import Argument, Phrase
from companion.table.seats import Seat

HERE = Path(__file__).parent / "texts"
LOCALES = {"de": "de-DE", "en": "en-GB"}

SPOKEN = {"spoken", "done", "why", "next"}
"""Attributes by which a message is known for a prompt."""


class WordsMissing(LookupError):
    """A message has no text in this language, or its placeables do not fit."""


class Words:
    """All texts of one language: the device's own, and those of the folders given (a game's `de.ftl`, `rules.de.ftl`, …)."""

    def __init__(self, language: str, folders: Iterable[Path] = ()) -> None:
        self.language = language
        self._bundle = FluentBundle([LOCALES[language]], use_isolating=False)
        self._resources: list[Resource] = []
        for folder in (HERE, *folders):
            for path in sorted(folder.glob(f"*{language}.ftl")):
                self._bundle.add_resource(resource_of(path))
                self._resources.append(resource_of(path))

    def has(self, message: str, attribute: str = "") -> bool:
        """Tell whether there is such a message (with such an attribute)."""
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def __call__(self, words: Phrase, attribute: str = "") -> str:
        """Say a phrase, or one attribute of its message (also written `message.attribute`); `WordsMissing` where it cannot be."""
        if not attribute and "." in words.id:
            message_id, _, attribute = words.id.partition(".")
            return self(Phrase(message_id, words.args), attribute)
        if not self.has(words.id, attribute):
            raise WordsMissing(f"{self.language}: no {words.id}{'.' + attribute if attribute else ''}")
        message = self._bundle.get_message(words.id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, self._arguments(words.args))
        if errors:
            raise WordsMissing(f"{self.language}: {words.id}: {errors[0]}")
        return str(text)

    def placeables(self, message: str, attribute: str = "") -> frozenset[str]:
        """Name the values that a message (or its attribute) fills in, or chooses by."""
        if not self.has(message, attribute):
            return frozenset()
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        return frozenset(_variables(pattern))

    def maybe(self, words: Phrase, attribute: str) -> str | None:
        """Say an attribute if the message has it."""
        return self(words, attribute) if self.has(words.id, attribute) else None

    def fixed(self, *, lesson: bool) -> Iterator[str]:
        """Give what is spoken word for word, without anything filled in: the lesson's steps, or the prompts of the game."""
        for resource in self._resources:
            for entry in resource.body:
                if isinstance(entry, Message) and entry.id.name.startswith("lesson-") is lesson:
                    names = {attribute.id.name: attribute.value for attribute in entry.attributes}
                    text = _plain_text(names.get("spoken", entry.value))
                    if text and (lesson or SPOKEN.intersection(names)):
                        yield text

    def _arguments(self, args: Mapping[str, Argument]) -> dict[str, Any]:
        return {name: self._argument(value) for name, value in args.items()}

    def _argument(self, value: Argument) -> Any:
        if isinstance(value, Phrase):
            return self(value)
        if isinstance(value, Seat):
            return value.name
        if isinstance(value, tuple):
            return self._listed([str(self._argument(item)) for item in value])
        return fluent_number(value, useGrouping=False) if isinstance(value, int) else value

    def _listed(self, items: list[str]) -> str:
        if len(items) < 2:  # noqa: PLR2004 - nothing to join
            return "".join(items)
        return f"{', '.join(items[:-1])} {self(Phrase('list-and'))} {items[-1]}"


def _plain_text(pattern: Pattern | None) -> str:
    """Give a pattern's text, "" where something is to be filled in."""
    if pattern is None or not all(isinstance(element, TextElement) for element in pattern.elements):
        return ""
    return "".join(element.value for element in pattern.elements if isinstance(element, TextElement))


@cache
def resource_of(path: Path) -> Resource:
    """Parse a Fluent file; what cannot be parsed stands in it as junk. Raises OSError, UnicodeDecodeError."""
    return FluentResource(path.read_text(encoding="utf-8"))


def _variables(node: object) -> Iterator[str]:
    """Give the names of the variables below a node of a parsed text."""
    if isinstance(node, VariableReference):
        yield node.id.name
    elif isinstance(node, str | None.__class__):
        return
    elif isinstance(node, list | tuple):
        for part in node:
            yield from _variables(part)
    elif hasattr(node, "__dict__"):
        for part in vars(node).values():
            yield from _variables(part)
