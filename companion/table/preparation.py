"""What a game asks before anybody sits down, where its box alone does not say how it is played."""

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import field
from typing import Any, TypeAlias

from companion.table.questions.question import Question
from companion.unchanging import unchanging


@unchanging
class KeptSheets:
    """What lies ready for a game: its sheets by name, the one played last as the last, and why others cannot be read.

    They are the tables of TOML files in the game's own folder beside the library and on sticks.
    """

    files: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    unreadable: Mapping[str, str] = field(default_factory=dict)


@unchanging
class Prepared:
    """What the table wants: facts to begin with, and how many may sit down."""

    facts: Mapping[str, Any]
    seats: tuple[int, ...]


SHEET = "sheet"
"""The fact that holds what was prepared: it begins the game, is in its journal, and is kept as a file on the shelf."""

Prepare: TypeAlias = Callable[[KeptSheets], Coroutine[Question[Any], Any, Prepared]]
