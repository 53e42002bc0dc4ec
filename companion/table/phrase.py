"""What is to be said, as a message id and its arguments; `companion.language.words` turns it into words."""

from collections.abc import Mapping
from dataclasses import field
from types import MappingProxyType
from typing import TypeAlias, Union

from companion.table.seats import Seat
from companion.table.unchanging import unchanging

Argument: TypeAlias = Union[int, str, Seat, "Phrase", tuple["Argument", ...]]
"""A number, a literal text, a seat (shown by its name), a phrase inside the phrase, or a list of these."""

LONGEST_QUOTE = 40
"""The most characters of a refused input that its refusal repeats."""

NOTHING: Mapping[str, Argument] = MappingProxyType({})


@unchanging
class Phrase:
    """A message of the Fluent files, by its id, with the values of its placeables."""

    id: str
    args: Mapping[str, Argument] = field(default_factory=lambda: NOTHING)


def phrase(message: str, **args: Argument) -> Phrase:
    """Build a phrase, its arguments named as in the Fluent message."""
    return Phrase(message, args)


def quoted(raw: object) -> str:
    """Write any input in one short line of printable characters, for a refusal."""
    try:
        text = str(raw)
    except ValueError:  # a whole number with more digits than Python converts
        return "…"
    text = "".join(letter if letter.isprintable() else " " for letter in text)
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…"
