"""What differs between two states of a ledger: for "physical undo", which tells the table what goes back where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.table.ledger import Entry, Ledger, Value
from companion.table.phrase import Phrase, phrase
from companion.table.seats import Seat


@dataclass(frozen=True)
class Difference:
    """One entry that stands differently: `before` is None where it was not there yet, `after` where it is no longer."""

    name: str
    group: str
    seat: Seat | None
    before: Value | None
    after: Value | None

    @property
    def words(self) -> Phrase:
        """Say what to do with the real pieces: the game's message `move-GROUP`, with `more` (signed) for a number."""
        key = self.name.removeprefix(self.group).removeprefix(".")
        who: Seat | str = self.seat or key
        if type(self.before) is int and type(self.after) is int:
            return phrase(f"move-{self.group}", who=who, more=abs(self.after - self.before), way=self._way(), to=self.after)
        return phrase(f"move-{self.group}", who=who, to=_shown(self.after), way="to", more=0)

    @property
    def told(self) -> Phrase:
        """Say what happened: the game's message `told-GROUP`, written only where the table should hear of it.

        As in `words`, with `to` "none" for nothing, the first item that a list `new`ly holds (or "none"), and their `count`.
        """
        held = self.after if isinstance(self.after, tuple) else ()
        args = {**self.words.args, "new": self._new(held), "count": len(held)}
        return Phrase(f"told-{self.group}", {**args, "to": "none"} if args["to"] == "" else args)

    def _new(self, held: tuple[str, ...]) -> str:
        before = self.before if isinstance(self.before, tuple) else ()
        return next((item for item in held if item not in before), "none")

    def _way(self) -> str:
        assert isinstance(self.before, int)
        assert isinstance(self.after, int)
        return "take" if self.after > self.before else "give"


def _shown(value: Value | None) -> str:
    if isinstance(value, tuple):
        return ", ".join(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)


def differences(before: Mapping[str, Value], ledger: Ledger) -> tuple[Difference, ...]:
    """List what stands differently in `ledger` now than in the snapshot `before`, in the ledger's order."""
    after = ledger.held
    changed = [name for name in after if before.get(name) != after[name]]
    found = [_difference(ledger.entries[name], before.get(name), after[name]) for name in changed]
    gone = [Difference(name, name.partition(".")[0], None, before[name], None) for name in before if name not in after]
    return tuple(found + gone)


def _difference(entry: Entry, before: Value | None, after: Value | None) -> Difference:
    return Difference(entry.name, entry.group, entry.seat, before, after)
