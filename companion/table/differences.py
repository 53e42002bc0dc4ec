"""The differences between two states of a ledger: for "physical undo", which tells the table where each piece goes back."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from companion.table import naming, seats
from companion.table.entry import Entry, Value
from companion.table.ledger import Ledger
from companion.table.phrase import Argument, Phrase, phrase
from companion.table.questions.question import Question
from companion.table.unchanging import unchanging


@unchanging
class Difference:
    """One entry whose value has changed: `before` is None if the entry did not exist yet.

    `place` is the rest of its key after the seat's colour is removed; "" if nothing is left.
    """

    name: str
    group: str
    seat: seats.Seat | None
    before: Value | None
    after: Value
    named: naming.Named = naming.NAMELESS
    whole: bool = True
    place: str = ""

    @property
    def words(self) -> Phrase:
        """The game's message `move-GROUP`, which says what to do with the real pieces; `more` is how far a number has moved.

        A number's entry with a seat and a place also has `what`, which names the place.
        Where the game names its pieces, `what` names the entry, `now` is the value's name, `all` the list's pieces,
        and `added` and `gone` (their numbers are `adds` and `goes`) are the pieces to lay there or to take away.
        """
        who: seats.Seat | str = self.seat or self.name.removeprefix(self.group).removeprefix(".")
        before = 0 if self.before is None else self.before
        if type(before) is int and type(self.after) is int:
            way = "take" if self.after > before else "give"
            args = {"who": who, "more": abs(self.after - before), "way": way, "to": self.after}
            return Phrase(f"move-{self.group}", {**args, "what": self._what()} if self.seat and self.place else args)
        return Phrase(f"move-{self.group}", {**self._pieces(), "who": who, "to": _show_value(self.after), "way": "to", "more": 0})

    def _what(self) -> Argument:
        """Name the entry within its group: by its place if it has one, else by its seat."""
        if not self.place:
            return self.seat or ""
        return self.place if self.named.keys is None else self.named.keys(self.place)

    def _pieces(self) -> dict[str, Argument]:
        items = self.named.items
        what = self._what()
        if items is None:
            to = _show_value(self.after)
            return {"what": what, "now": to, "all": to, "added": to, "gone": "", "adds": 1, "goes": 0}
        if isinstance(self.after, str):
            return {"what": what, "now": items(self.after).words, "adds": int(self.after != "")}
        held = [Counter(value if isinstance(value, tuple) else ()) for value in (self.before, self.after)]
        added, gone = held[1] - held[0], held[0] - held[1]
        all_ = tuple(items(key).words for key in self.after) if isinstance(self.after, tuple) else ()
        return {
            "what": what,
            "all": all_ or phrase("item-none"),
            "added": naming.count_pieces(added, items),
            "gone": naming.count_pieces(gone, items),
            "adds": added.total(),
            "goes": gone.total(),
        }

    @property
    def told(self) -> Phrase:
        """The game's message `told-GROUP`, which says what happened; a game has it only for changes that the table should hear.

        The arguments are those of `words`, with "none" as `to` for an empty value, and `new` (the first item new in a list,
        or "none"), `count` (the items in the list) and `whole` (0 if a number does not cover all pieces on the table).
        """
        held = self.after if isinstance(self.after, tuple) else ()
        before = self.before if isinstance(self.before, tuple) else ()
        new = next((item for item in held if item not in before), "none")
        args = {**self.words.args, "new": new, "count": len(held), "whole": int(self.whole)}
        return Phrase(f"told-{self.group}", {**args, "to": "none"} if args["to"] == "" else args)


class Happened(NamedTuple):
    """What an answer has brought about: the question, the answer, and the entries that it changed."""

    asked: Question[Any]
    given: Any
    changes: tuple[Difference, ...]

    def of(self, group: str) -> tuple[Difference, ...]:
        """List the changes to entries of this group."""
        return tuple(change for change in self.changes if change.group == group)

    def more(self, group: str) -> dict[seats.Seat, int]:
        """Return by how much each seat's number in this group has changed."""
        return {
            change.seat: change.after - change.before
            for change in self.of(group)
            if change.seat is not None and isinstance(change.before, int) and isinstance(change.after, int)
        }


def _show_value(value: Value) -> str:
    if isinstance(value, tuple):
        return ", ".join(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def differences(before: Mapping[str, Value], ledger: Ledger, left: Ledger | None = None) -> tuple[Difference, ...]:
    """List the entries of `ledger` whose values differ from the snapshot `before`, in the ledger's order.

    `left` is the ledger that the snapshot was taken from, if it is another one: entries that only `left` declares go back to
    their initial values, as the pieces do.
    """
    after = ledger.held
    # An entry declared since the snapshot has not changed while it holds its initial value
    changed = [name for name in after if before.get(name, ledger.entries[name].initial) != after[name]]
    found = [_difference(ledger, ledger.entries[name], before.get(name), after[name]) for name in changed]
    if left is not None:
        gone = [(value, left.entries[name]) for name, value in before.items() if name not in after]
        found += [_difference(left, entry, value, entry.initial) for value, entry in gone if value != entry.initial]
    return tuple(found)


def foresee(ledger: Ledger) -> dict[str, tuple[Difference, ...]]:
    """For each entry of the groups in which usually one is true: list by its name what would change if it became the one."""
    found, held = {}, ledger.held
    for group in ledger.sole:
        names = [name for name, entry in ledger.entries.items() if entry.group == group]
        true = [name for name in names if held[name]]
        for name in names if len(true) <= 1 else ():
            after = {**held, **ledger.complete({**dict.fromkeys(true, False), name: name not in true})}
            moved = [each for each in held if after[each] != held[each]]
            found[name] = tuple(_difference(ledger, ledger.entries[each], held[each], after[each]) for each in moved)
    return found


def _difference(ledger: Ledger, entry: Entry, before: Value | None, after: Value) -> Difference:
    named = ledger.names.get(entry.group, naming.NAMELESS)
    whole = named.whole is None or named.whole()
    return Difference(entry.name, entry.group, entry.seat, before, after, named, whole, entry.place)
