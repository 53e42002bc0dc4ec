"""The ledger: every value of a game that people can see and correct, by name, each with its bounds."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from operator import itemgetter
from typing import Any, Generic, TypeAlias, TypeVar

from companion.table import naming, seats
from companion.table.entry import LARGEST, Conserved, Correction, Demand, Entry, Together, Value, as_value, int_of
from companion.table.errors import CorrectionRejected, LedgerFailed
from companion.table.phrase import Phrase, phrase, quoted

V = TypeVar("V", int, bool, str, tuple[str, ...])
Key: TypeAlias = seats.Seat | str | tuple[seats.Seat | str, ...]
"""Names an entry within its group: a seat, a word, or several of them, as in `cubes["saxony", seat]`."""


class Cell(Generic[V]):
    """One typed value of the ledger."""

    __slots__ = ("_held", "_ledger", "name")

    def __init__(self, ledger: "Ledger", name: str) -> None:
        self._ledger = ledger
        self._held: dict[str, Any] = ledger.held
        self.name = name

    @property
    def value(self) -> V:
        """The current value."""
        held: V = self._held[self.name]
        return held

    @value.setter
    def value(self, value: V) -> None:
        self._ledger.write(self.name, value)


class Column(Generic[V]):
    """One typed value for each seat or key, or for each pair of them: `column[seat] -= 3`, `column["saxony", seat] += 1`."""

    __slots__ = ("_all", "_held", "_ledger", "_names", "_read", "group", "keys")

    def __init__(self, ledger: "Ledger", group: str, keys: tuple[Key, ...]) -> None:
        self._ledger = ledger
        self._held: dict[str, Any] = ledger.held
        self.group = group
        self.keys: tuple[str, ...] = tuple(map(_text, keys))
        self._all = [f"{group}.{key}" for key in self.keys]
        self._names: dict[Key, str] = dict(zip((*keys, *self.keys), self._all * 2, strict=True))
        self._read = itemgetter(*self._all) if len(self._all) > 1 else None

    def __getitem__(self, key: Key) -> V:
        """Read the value of this seat or key."""
        held: V = self._held[self._names[key]]
        return held

    def __setitem__(self, key: Key, value: V) -> None:
        """Write the value of this seat or key."""
        self._ledger.write(self._names[key], value)

    def fill(self, values: Mapping[str, V]) -> None:
        """Write a value for each of these keys: a tally's numbers by the players' colours, say."""
        for key, value in values.items():
            self[key] = value

    def values(self) -> tuple[V, ...]:
        """List all values, in the keys' order."""
        if self._read is None:
            return tuple([self._held[name] for name in self._all])
        values: tuple[V, ...] = self._read(self._held)
        return values

    def where(self, value: V) -> tuple[str, ...]:
        """List the keys that have this value, in their order."""
        held = self._held
        return tuple([key for key, name in zip(self.keys, self._all, strict=True) if held[name] == value])


def _text(key: Key) -> str:
    if isinstance(key, tuple):
        return ".".join(map(_text, key))
    return key.colour if isinstance(key, seats.Seat) else key


class Ledger:
    """All named values of a game. Scripts write through cells and columns; people's corrections go through `correct`.

    `begin` has values that entries take instead of their initial ones when declared: for a game that starts in the middle.
    """

    def __init__(self, begin: Mapping[str, Value] | None = None) -> None:
        self.entries: dict[str, Entry] = {}
        self.held: dict[str, Value] = {}
        self._begin = dict(begin or {})
        self._conserved: dict[str, Conserved] = {}
        self._demands: dict[str, Demand] = {}
        self._together: list[Together] = []
        self._fixed: set[str] = set()
        self.ranked: set[str] = set()
        """Groups in which no two entries have the same value (`places`)."""
        self.sole: set[str] = set()
        """Groups of truth values in which usually one is true (`one_of_them`)."""
        self._columns: dict[tuple[str, tuple[Key, ...]], Column[Any]] = {}
        self._parted: dict[str, tuple[tuple[str, ...], frozenset[str]]] = {}
        self._parted_at = 0
        self._written: set[str] = set()
        self.names: dict[str, naming.Named] = {}

    def number(self, name: str, *, low: int = 0, high: int | None = None, initial: int = 0) -> Cell[int]:
        """Declare one number (or find it again)."""
        self._declare(Entry(name, name, None, initial, low, high))
        return Cell(self, name)

    def flag(self, name: str, *, initial: bool = False) -> Cell[bool]:
        """Declare one truth value (or find it again)."""
        self._declare(Entry(name, name, None, initial))
        return Cell(self, name)

    def choice(self, name: str, choices: Iterable[str], *, initial: str = "") -> Cell[str]:
        """Declare one value out of `choices`; the initial one is allowed, too."""
        self._declare(Entry(name, name, None, initial, choices=frozenset(choices) | {initial}))
        return Cell(self, name)

    def list(self, name: str, choices: Iterable[str] | None = None) -> Cell[tuple[str, ...]]:
        """Declare one list of keys, at first empty; with `choices` it may hold only these."""
        self._declare(Entry(name, name, None, (), choices=None if choices is None else frozenset(choices)))
        return Cell(self, name)

    def numbers(self, group: str, keys: Iterable[Key], *, low: int = 0, high: int | None = None, initial: int = 0) -> Column[int]:
        """Declare a number for each seat or key, named `group.key` (or find them again); keys may be pairs."""
        return self._column(Entry("", group, None, initial, low, high), keys)

    def flags(self, group: str, keys: Iterable[Key], *, initial: bool = False) -> Column[bool]:
        """Declare a truth value for each seat or key."""
        return self._column(Entry("", group, None, initial), keys)

    def choices(
        self, group: str, keys: Iterable[Key], choices: Iterable[str], *, initial: str = "", earlier: Iterable[str] = ()
    ) -> Column[str]:
        """Declare one of `choices` (or the initial value) for each seat or key; `earlier` choices occur only in journals."""
        entry = Entry("", group, None, initial, choices=frozenset(choices) | {initial}, earlier=frozenset(earlier))
        return self._column(entry, keys)

    def lists(self, group: str, keys: Iterable[Key], choices: Iterable[str] | None = None) -> Column[tuple[str, ...]]:
        """Declare a list of keys for each seat or key, at first empty."""
        return self._column(Entry("", group, None, (), choices=None if choices is None else frozenset(choices)), keys)

    def conserve(
        self,
        name: str,
        total: int,
        over: Iterable[str],
        balance: str,
        besides: Callable[[Mapping[str, Value]], int] | None = None,
        beside: Iterable[str] = (),
    ) -> None:
        """Declare that the groups and entries `over` always add up to `total`; the entry `balance` evens out corrections.

        `besides` counts, from all values by name, pieces that no fixed set of entries holds (armies in a player's lands, say).
        It is called again after a write to the groups and entries `beside`; if none are named, after every write.
        """
        self._conserved[name] = Conserved(name, total, tuple(over), balance, besides, tuple(beside))

    def demand(self, name: str, holds: Demand) -> None:
        """Declare what must hold after every correction, besides bounds and sums; writes by the script are not checked."""
        self._demands[name] = holds

    def together(self, *rules: Together) -> None:
        """Declare what else moves when people correct something; each rule sees what the rules before it have moved."""
        self._together += rules

    def fix(self, *groups: str) -> None:
        """Declare groups and entries that only the script writes: they are not on the table, so nobody can correct them."""
        self._fixed.update(groups)

    @property
    def fixed(self) -> frozenset[str]:
        """The names of all entries that nobody can correct."""
        return frozenset(name for name, entry in self.entries.items() if not self._fixed.isdisjoint({name, entry.group}))

    def name(
        self,
        group: str,
        items: naming.Items | None = None,
        keys: Callable[[str], Phrase] | None = None,
        whole: Callable[[], bool] | None = None,
    ) -> None:
        """Set the names of a group's values and of its entries' keys, and whether a number covers all that is on the table."""
        self.names[group] = naming.Named(items, keys, whole)

    def keep_lists(self, *names: str) -> None:
        """Demand that a correction of these lists only replaces keys: the length stays, and no key comes twice."""
        for name in names:
            entry = self.entries[name]
            self.demand(name, lambda before, after, entry=entry: _find_moved_places(entry, before[entry.name], after[entry.name]))  # type: ignore[misc]

    def places(self, *groups: str) -> None:
        """Declare groups (ranks) in which no two entries have the same value, except an empty one; corrections swap places."""
        self.ranked.update(groups)

    def one_of_them(self, *groups: str) -> None:
        """Declare groups of truth values in which usually one is true: setting another one clears it."""
        self.sole.update(groups)

    def _column(self, like: Entry, keys: Iterable[Key]) -> Column[Any]:
        """Find the column of these keys, or declare an entry like `like` for each of them."""
        known = (like.group, tuple(keys))
        if known not in self._columns:
            for key in known[1]:
                parts = key if isinstance(key, tuple) else (key,)
                seat = next((part for part in parts if isinstance(part, seats.Seat)), None)  # the first if a key names several
                self._declare(replace(like, name=f"{like.group}.{_text(key)}", seat=seat))
            self._columns[known] = Column(self, *known)
        return self._columns[known]

    def _declare(self, entry: Entry) -> None:
        if entry.name not in self.entries:
            self.entries[entry.name] = entry
            self.held[entry.name] = entry.initial
            self._written.add(entry.name)
            if entry.name in self._begin:
                self.write(entry.name, self._begin[entry.name])

    def write(self, name: str, value: Value) -> None:
        """Set a value from the script; raises `LedgerFailed` if it is out of bounds."""
        if value is self.held[name]:
            return
        entry = self.entries[name]
        if type(value) is not int and type(value) is not str:
            value = as_value(value)
        fault = entry.fault(value)
        if fault is not None:
            raise LedgerFailed(f"{name} = {value!r}: {fault} (lowest {entry.low}, highest {entry.high}, choices {entry.choices})")
        self.held[name] = value
        self._written.add(name)

    def check(self) -> None:
        """Check the conserved sums whose entries were written since the last check; raises `LedgerFailed` if one has changed."""
        if not self._written:
            return
        written, self._written = self._written, set()
        for law in self._conserved.values():
            if not written.isdisjoint(self._parts(law)[1]) and (total := self._sum(law, self.held)) != law.total:
                raise LedgerFailed(f"{law.name}: expected a sum of {law.total}, got {total}")

    def correct(self, values: Mapping[str, Value]) -> None:
        """Set several values at once, as people correct them; raises `CorrectionRejected`, changing nothing, if they conflict."""
        typed = self._convert_fitting(values)
        after = {**self.held, **typed}
        for law in self._conserved.values():
            total = self._sum(law, after)
            if total != law.total:
                # Name the sum by the words of its first group, and the seat if all entries belong to one
                counted = [self.entries[name] for name in self._parts(law)[0]]
                owners = {entry.seat for entry in counted if entry.seat is not None}
                name = _words(replace(counted[0], seat=owners.pop() if len(owners) == 1 else None))
                raise CorrectionRejected(phrase("ledger-not-conserved", name=name, sum=total, total=law.total))
        self.held.update(typed)

    def _convert_fitting(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """Convert and check each value by itself; raises `CorrectionRejected` if one is refused."""
        typed = {name: as_value(value) for name, value in values.items()}
        for name, value in typed.items():
            if name not in self.entries:
                raise CorrectionRejected(phrase("ledger-unknown", entry=quoted(name)))
            entry = self.entries[name]
            fault = entry.fault(value)
            if fault is not None:
                high = LARGEST if entry.high is None else entry.high
                shown = quoted(", ".join(value) if isinstance(value, tuple) else value)
                raise CorrectionRejected(phrase(fault, entry=_words(entry), value=shown, low=entry.low, high=high))
        return typed

    def judge(self, values: Mapping[str, Value]) -> None:
        """Raise `CorrectionRejected` for a correction that the game does not allow now; replay does not judge again."""
        after = {**self.held, **self._convert_fitting(values)}
        for demand in self._demands.values():
            if (why_not := demand(self.held, after)) is not None:
                raise CorrectionRejected(why_not)

    def complete(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """Add to a correction all that moves with it: entries that belong together, others' ranks, and the balance of each sum.

        The entry that balances a sum is left alone if it is among the values itself. Facts of the box are passed through.
        Raises `CorrectionRejected` if a value is refused by itself, or only the script writes the entry.
        """
        made = self._convert_fitting({name: value for name, value in values.items() if not name.startswith("fact.")})
        for name, value in made.items():
            if value != self.held[name] and not self._fixed.isdisjoint({name, self.entries[name].group}):
                raise CorrectionRejected(phrase("ledger-fixed", entry=_words(self.entries[name])))
        correction = Correction(self.held, made)
        for group in self.ranked:
            # Give the freed places, in their order, to the entries whose places others have taken
            names = [name for name, entry in self.entries.items() if entry.group == group]
            taken = [correction.after[name] for name in names if name in correction.given]
            pushed = [name for name in names if name not in correction.given and correction.after[name] in taken]
            pushed = [name for name in pushed if correction.after[name]]
            held = [correction.after[name] for name in names if name not in pushed]
            free = [value for value in map(self.held.__getitem__, names) if value and value not in held]
            for name, place in zip(pushed, free, strict=False):
                correction.move(name, place)
        for group in self.sole:
            had = [name for name, entry in self.entries.items() if entry.group == group and self.held[name]]
            given = [name for name, value in made.items() if value and self.entries[name].group == group]
            if len(had) == len(given) == 1 and had != given:
                correction.move(had[0], False)
        for rule in self._together:
            rule(correction)
        for law in self._conserved.values():
            missing = law.total - self._sum(law, correction.after)
            if missing:
                correction.move(law.balance, int_of(correction.after[law.balance]) + missing)
        moved = {name: value for name, value in correction.after.items() if value != self.held[name]}
        return {**values, **self._convert_fitting({**made, **moved})}

    def _sum(self, law: Conserved, held: Mapping[str, Value]) -> int:
        try:
            counted: int = sum(map(held.__getitem__, self._parts(law)[0]))  # type: ignore[arg-type]
        except TypeError as fault:
            raise LedgerFailed(f"{law.name}: expected numbers only, got {[held[key] for key in self._parts(law)[0]]}") from fault
        return counted if law.besides is None else counted + law.besides(held)

    def _parts(self, law: Conserved) -> tuple[tuple[str, ...], frozenset[str]]:
        """Return the entries a law counts and those it depends on; cached until entries or laws are added (none are removed)."""
        if len(self._parted) != len(self._conserved) or self._parted_at != len(self.entries):
            self._parted_at = len(self.entries)
            self._parted = {name: law.parts(self.entries.values()) for name, law in self._conserved.items()}
        return self._parted[law.name]

    def snapshot(self) -> dict[str, Value]:
        """Copy all values, by name."""
        return dict(self.held)


def _words(entry: Entry) -> Phrase:
    """Name an entry as the table does: by the words of its group, and its seat."""
    group = phrase(f"entry-{entry.group}")
    return group if entry.seat is None else phrase("ledger-entry-of", entry=group, who=entry.seat)


def _find_moved_places(entry: Entry, before: Value, after: Value) -> Phrase | None:
    if before == after:
        return None
    lists = isinstance(before, tuple) and isinstance(after, tuple)
    whole = lists and len(set(after)) == len(after) == len(before)  # type: ignore[arg-type]
    return None if whole else phrase("ledger-same-places", entry=_words(entry), n=len(before) if isinstance(before, tuple) else 0)
