"""The entries of the ledger: which values they may have, which sums never change, and what else a correction moves."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from companion.table import errors, seats
from companion.table.phrase import Phrase, phrase, quoted
from companion.table.unchanging import unchanging

Value: TypeAlias = int | bool | str | tuple[str, ...]
LARGEST = 10**9
"""The upper bound of a number whose entry has no bound of its own."""


@unchanging
class Entry:
    """The values that one named entry may have: a number within bounds, a truth value, one of `choices`, or a list of them."""

    name: str
    group: str
    seat: seats.Seat | None
    initial: Value
    low: int = 0
    high: int | None = None
    choices: frozenset[str] | None = None
    earlier: frozenset[str] = frozenset()
    """Choices that an earlier version had: no longer on offer, but journals hold them."""

    @property
    def key(self) -> str:
        """The entry's name within its group; "" for a single one."""
        return self.name.removeprefix(self.group).removeprefix(".")

    @property
    def place(self) -> str:
        """The key without the seat's colour; "" if nothing is left."""
        parts = self.key.split(".")
        if self.seat is not None:
            parts.remove(self.seat.colour)
        return ".".join(parts)

    def fault(self, value: object) -> str | None:
        """Return the message id of what is wrong with this value (its type, bounds or choice); None if nothing is."""
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
    """A sum that never changes: the values of the groups and entries `over`, and what `besides` counts, add up to `total`.

    `besides` reads the groups and entries `beside`; if none are named, it may read any.
    """

    name: str
    total: int
    over: tuple[str, ...]
    balance: str
    besides: Callable[[Mapping[str, Value]], int] | None = None
    beside: tuple[str, ...] = ()

    def parts(self, entries: Iterable[Entry]) -> tuple[tuple[str, ...], frozenset[str]]:
        """Return the names of the entries that are counted, and of all entries that can change the sum."""
        names, heeded = {*self.over}, {*self.over, *self.beside}
        any_other = self.besides is not None and not self.beside
        counted = tuple([entry.name for entry in entries if entry.group in names or entry.name in names])
        return counted, frozenset([e.name for e in entries if any_other or e.group in heeded or e.name in heeded])


Demand: TypeAlias = Callable[[Mapping[str, Value], Mapping[str, Value]], Phrase | None]
"""Takes the values before and after a correction; returns why the new ones cannot stand and what to do instead, or None."""


class Correction:
    """A correction as it grows: all values `before` it and `after` it, by name, and the names of the values people `given`."""

    def __init__(self, before: Mapping[str, Value], given: Mapping[str, Value]) -> None:
        self.before = before
        self.after: dict[str, Value] = {**before, **given}
        self.given = frozenset(given)

    def changed(self, name: str) -> bool:
        """Return whether this entry exists and has another value than before."""
        return name in self.before and self.after[name] != self.before[name]

    def move(self, name: str, value: Value) -> None:
        """Set an entry that moves with the correction; a value that people gave stays as they gave it."""
        if name in self.before and name not in self.given:
            self.after[name] = value


Together: TypeAlias = Callable[[Correction], None]
"""Moves the entries that belong to those that people correct: a land's armies with its owner, say."""


def int_of(value: Value) -> int:
    """Return a value that is a number; raises `LedgerFailed` for any other."""
    if not isinstance(value, int):
        raise errors.LedgerFailed(f"expected a whole number, got {value!r}")
    return value


def list_of(value: Value) -> tuple[str, ...]:
    """Return a value that is a list; raises `LedgerFailed` for any other."""
    if not isinstance(value, tuple):
        raise errors.LedgerFailed(f"expected a list, got {value!r}")
    return value


def as_value(value: object) -> Value:
    """Convert a JSON or TOML value to one of the ledger's; raises `CorrectionRejected` if it cannot be one."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return str(value)
    if isinstance(value, list | tuple):
        return tuple(str(item) for item in value)
    raise errors.CorrectionRejected(phrase("ledger-wrong-kind", entry="", value=quoted(value), low="", high=""))
