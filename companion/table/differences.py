"""What differs between two states of a ledger: for "physical undo", which tells the table what goes back where."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from companion.table.entry import Entry, Value
from companion.table.ledger import Ledger
from companion.table.naming import NAMELESS, Named, counted
from companion.table.phrase import Argument, Phrase, phrase
from companion.table.questions.question import Question
from companion.table.seats import Seat
from companion.unchanging import unchanging


@unchanging
class Difference:
    """One entry that stands differently: `before` is None where it was not there yet.

    `place` is what its key says beside the `seat`; "" where it says no more.
    """

    name: str
    group: str
    seat: Seat | None
    before: Value | None
    after: Value
    named: Named = NAMELESS
    whole: bool = True
    place: str = ""

    @property
    def words(self) -> Phrase:
        """Say what to do with the real pieces: the game's message `move-GROUP`, with `more` (signed) for a number.

        An entry of a seat and a place has `what` for the place, too.
        Where the game names its pieces, `what` is whose entry it is, `now` the value's name, `all` the list's pieces,
        and `added` and `gone` (with `adds` and `goes`, how many) those that are to be laid there or taken away.
        """
        who: Seat | str = self.seat or self.name.removeprefix(self.group).removeprefix(".")
        before = 0 if self.before is None else self.before
        if type(before) is int and type(self.after) is int:
            way = "take" if self.after > before else "give"
            args = {"who": who, "more": abs(self.after - before), "way": way, "to": self.after}
            return Phrase(f"move-{self.group}", {**args, "what": self._what()} if self.seat and self.place else args)
        return Phrase(f"move-{self.group}", {**self._pieces(), "who": who, "to": _shown(self.after), "way": "to", "more": 0})

    def _what(self) -> Argument:
        """Name which of the group's entries it is: what its key says beside whose it is, else whose it is."""
        if not self.place:
            return self.seat or ""
        return self.place if self.named.keys is None else self.named.keys(self.place)

    def _pieces(self) -> dict[str, Argument]:
        items = self.named.items
        what = self._what()
        if items is None:
            to = _shown(self.after)
            return {"what": what, "now": to, "all": to, "added": to, "gone": "", "adds": 1, "goes": 0}
        if isinstance(self.after, str):
            return {"what": what, "now": items(self.after).words, "adds": int(self.after != "")}
        held = [Counter(value if isinstance(value, tuple) else ()) for value in (self.before, self.after)]
        added, gone = held[1] - held[0], held[0] - held[1]
        all_ = tuple(items(key).words for key in self.after) if isinstance(self.after, tuple) else ()
        return {
            "what": what,
            "all": all_ or phrase("item-none"),
            "added": counted(added, items),
            "gone": counted(gone, items),
            "adds": added.total(),
            "goes": gone.total(),
        }

    @property
    def told(self) -> Phrase:
        """Say what happened: the game's message `told-GROUP`, written only where the table should hear of it.

        As in `words`, with `to` "none" for nothing, the first item that a list `new`ly holds (or "none"), and their `count`;
        `whole` is 0 where a number is not all that there is now.
        """
        held = self.after if isinstance(self.after, tuple) else ()
        before = self.before if isinstance(self.before, tuple) else ()
        new = next((item for item in held if item not in before), "none")
        args = {**self.words.args, "new": new, "count": len(held), "whole": int(self.whole)}
        return Phrase(f"told-{self.group}", {**args, "to": "none"} if args["to"] == "" else args)


class Happened(NamedTuple):
    """What an answer has brought about: the question, the answer, and what stands differently since."""

    asked: Question[Any]
    given: Any
    changes: tuple[Difference, ...]

    def of(self, group: str) -> tuple[Difference, ...]:
        """List what has changed of this group."""
        return tuple(change for change in self.changes if change.group == group)

    def more(self, group: str) -> dict[Seat, int]:
        """Give by how much each seat's number of this group has changed."""
        return {
            change.seat: change.after - change.before
            for change in self.of(group)
            if change.seat is not None and isinstance(change.before, int) and isinstance(change.after, int)
        }


def _shown(value: Value) -> str:
    if isinstance(value, tuple):
        return ", ".join(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def differences(before: Mapping[str, Value], ledger: Ledger, left: Ledger | None = None) -> tuple[Difference, ...]:
    """List what stands differently in `ledger` now than in the snapshot `before`, in the ledger's order.

    `left` is the ledger that the snapshot was taken of, where it is another one: what only that one declared goes back to
    its initial value, as the pieces do.
    """
    after = ledger.held
    # What is declared since, and stands at its beginning, has not changed
    changed = [name for name in after if before.get(name, ledger.entries[name].initial) != after[name]]
    found = [_difference(ledger, ledger.entries[name], before.get(name), after[name]) for name in changed]
    if left is not None:
        gone = [(value, left.entries[name]) for name, value in before.items() if name not in after]
        found += [_difference(left, entry, value, entry.initial) for value, entry in gone if value != entry.initial]
    return tuple(found)


def foreseen(ledger: Ledger) -> dict[str, tuple[Difference, ...]]:
    """List by name each entry of which usually one of its group is true, with all that would move if it were the one."""
    found, held = {}, ledger.held
    for group in ledger.sole:
        names = [name for name, entry in ledger.entries.items() if entry.group == group]
        true = [name for name in names if held[name]]
        for name in names if len(true) <= 1 else ():
            after = {**held, **ledger.completed({**dict.fromkeys(true, False), name: name not in true})}
            moved = [each for each in held if after[each] != held[each]]
            found[name] = tuple(_difference(ledger, ledger.entries[each], held[each], after[each]) for each in moved)
    return found


def _difference(ledger: Ledger, entry: Entry, before: Value | None, after: Value) -> Difference:
    named = ledger.names.get(entry.group, NAMELESS)
    whole = named.whole is None or named.whole()
    return Difference(entry.name, entry.group, entry.seat, before, after, named, whole, entry.place)
