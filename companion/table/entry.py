"""The entries of the ledger: what a value may be, which sums never change, and what a correction moves along."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from companion.table.errors import CorrectionRejected, LedgerFailed
from companion.table.phrase import Phrase, phrase, quoted
from companion.table.seats import Seat
from companion.unchanging import unchanging

Value: TypeAlias = int | bool | str | tuple[str, ...]
LARGEST = 10**9
"""No number at a game table is larger, wherever an entry has no bound of its own."""


@unchanging
class Entry:
    """What one named value may be: a number within bounds, a truth value, one of `choices`, or a list of them."""

    name: str
    group: str
    seat: Seat | None
    initial: Value
    low: int = 0
    high: int | None = None
    choices: frozenset[str] | None = None
    earlier: frozenset[str] = frozenset()
    """Choices that an earlier version had: not on offer any more, though journals hold them."""

    @property
    def key(self) -> str:
        """The entry's name within its group; "" for a single one."""
        return self.name.removeprefix(self.group).removeprefix(".")

    @property
    def place(self) -> str:
        """The key without the seat's colour; "" if nothing else is in it."""
        parts = self.key.split(".")
        if self.seat is not None:
            parts.remove(self.seat.colour)
        return ".".join(parts)

    def fault(self, value: object) -> str | None:
        """Name what is wrong with this value: its kind or its bounds; None where nothing is."""
        if type(value) is not type(self.initial):
            return "ledger-wrong-kind"
        if type(value) is int:
            if value < self.low:
                return "ledger-too-low"
            if value > (LARGEST if self.high is None else self.high):
                return "ledger-too-high"
            return None
        if self.choices is None:
            return None
        chosen = value if isinstance(value, tuple) else (value,)
        return None if (self.choices | self.earlier).issuperset(chosen) else "ledger-not-a-choice"


@unchanging
class Conserved:
    """A sum that never changes: the values of these groups and single entries, and what `besides` counts, add up to `total`.

    `besides` looks at the groups and entries `beside`; where none are named it may look at any.
    """

    name: str
    total: int
    over: tuple[str, ...]
    balance: str
    besides: Callable[[Mapping[str, Value]], int] | None = None
    beside: tuple[str, ...] = ()

    def parts(self, entries: Iterable[Entry]) -> tuple[tuple[str, ...], frozenset[str]]:
        """Name the entries that are counted, and all with which the sum may change."""
        names, heeded = {*self.over}, {*self.over, *self.beside}
        any_other = self.besides is not None and not self.beside
        counted = tuple([entry.name for entry in entries if entry.group in names or entry.name in names])
        return counted, frozenset([e.name for e in entries if any_other or e.group in heeded or e.name in heeded])


Demand: TypeAlias = Callable[[Mapping[str, Value], Mapping[str, Value]], Phrase | None]
"""Says why the values after a correction cannot stand and what to do instead, None where they can; those before come first."""


class Correction:
    """A correction as it grows: all values `before` it, all values `after` it, by name, and the names that people gave."""

    def __init__(self, before: Mapping[str, Value], given: Mapping[str, Value]) -> None:
        self.before = before
        self.after: dict[str, Value] = {**before, **given}
        self.given = frozenset(given)

    def changed(self, name: str) -> bool:
        """Tell whether this entry is there and stands otherwise than before."""
        return name in self.before and self.after[name] != self.before[name]

    def move(self, name: str, value: Value) -> None:
        """Give an entry that moves along its value; a value that people gave stays as they gave it."""
        if name in self.before and name not in self.given:
            self.after[name] = value


Together: TypeAlias = Callable[[Correction], None]
"""Moves what belongs together with what people correct: a land's armies with its owner, say."""


def int_of(value: Value) -> int:
    """Take a value for a number; `LedgerFailed` where it is none."""
    if not isinstance(value, int):
        raise LedgerFailed(f"expected a whole number, got {value!r}")
    return value


def list_of(value: Value) -> tuple[str, ...]:
    """Take a value for a list; `LedgerFailed` where it is none."""
    if not isinstance(value, tuple):
        raise LedgerFailed(f"expected a list, got {value!r}")
    return value


def as_value(value: object) -> Value:
    """Take a value from JSON or TOML as one of the ledger's; `CorrectionRejected` where it is none."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return str(value)
    if isinstance(value, list | tuple):
        return tuple(str(item) for item in value)
    raise CorrectionRejected(phrase("ledger-wrong-kind", entry="", value=quoted(value), low="", high=""))
