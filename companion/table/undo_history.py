"""The line of entries: the entries in force after all of a journal's rows, with undo, redo and repair applied."""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from companion.table.errors import NothingToUndo, RowRefused


class RowKind(StrEnum):
    """Kinds of journal entry."""

    BEGIN = "begin"
    ANSWER = "answer"
    UNDO = "undo"
    REDO = "redo"
    REPAIR = "repair"
    CORRECT = "correct"
    ANNOUNCE = "announce"
    MARK = "mark"
    CUT = "cut"
    REWRITE = "rewrite"
    REBEGIN = "rebegin"
    JOIN = "join"


_IN_FORCE = frozenset({RowKind.ANSWER, RowKind.CORRECT, RowKind.ANNOUNCE, RowKind.BEGIN, RowKind.JOIN})
"""Kinds of entry that a line consists of; the other kinds change which entries are in it."""


class JournalRow(NamedTuple):
    """One entry of the journal, as in the database.

    A REPAIR occurs in journals of up to version 0.1.3; now a REWRITE is written, as later entries might change with a repair.
    A CUT drops what cannot be replayed: `rows` entries of the journal and `keep` entries of their line still count.
    A REWRITE lists what follows the first `step` entries of the line: `rows` holds the places of entries that stay, and
    new or changed entries as `kind`, `question`, `value`, `source`. After a REBEGIN, else like it, the line begins with another
    BEGIN: who plays, in which colours and order, with which options and facts, was mended.
    A JOIN goes on with other seats or options from the round that begins: `seats` as in a BEGIN, and `options`; one that `waits`
    only notes who joins once the rulebook lets somebody in.
    `step` is the number of entries in force before it; `question` the identity of the question then open; `value` plain JSON;
    `source` says who answered (touch, key, button, camera, device, scenario, self-play …); `version` is the script's.
    """

    kind: RowKind
    step: int
    question: str
    value: Any
    source: str
    version: str


def check_row(row: JournalRow) -> JournalRow:
    """Return the row if its value has the form of its kind; else raise `RowRefused`."""
    wanted = _FORMS.get(row.kind)
    if wanted is not None and not wanted(row.value):
        raise RowRefused(f"expected a value of the form that an entry of kind {row.kind} has, got {row.value!r}")
    return row


def _count(value: object) -> bool:
    return type(value) is int and value > 0


def _holds(value: object, **fields: type) -> bool:
    return isinstance(value, Mapping) and all(isinstance(value.get(name), kind) for name, kind in fields.items())


_FORMS: Mapping[RowKind, Callable[[Any], bool]] = {
    RowKind.BEGIN: lambda value: _holds(value, game=str),
    RowKind.UNDO: _count,
    RowKind.REDO: _count,
    RowKind.REPAIR: lambda value: _holds(value, step=int, keep=int) and "answer" in value,
    RowKind.CORRECT: _holds,
    RowKind.ANNOUNCE: lambda value: _holds(value, id=str),
    RowKind.CUT: lambda value: _holds(value, rows=int, keep=int),
    RowKind.REWRITE: lambda value: _holds(value, step=int, rows=list) and all(map(_item, value["rows"])),
    RowKind.REBEGIN: lambda value: _holds(value, step=int, rows=list) and all(map(_item, value["rows"])),
    RowKind.JOIN: lambda value: _holds(value, seats=list, options=Mapping),
}


def _item(item: object) -> bool:
    return type(item) is int or (_holds(item, kind=str, question=str, source=str) and "value" in item)  # type: ignore[operator]


class Node(NamedTuple):
    """An entry in force, linked to the previous one: lines share their common beginning."""

    parent: "Node | None"
    depth: int
    row: JournalRow


class UndoHistory:
    """The entries in force, with the lines that undo and redo lead to. A line that is left stays recorded in the journal."""

    def __init__(self) -> None:
        self.head: Node | None = None
        self.mark: Any = None
        self.past: list[Node | None] = []
        self.future: list[Node | None] = []
        """The heads that undo (`past`) and redo (`future`) lead to: the last one is the next."""

    def __len__(self) -> int:
        """Count the entries in force."""
        return self.head.depth if self.head else 0

    def rows(self) -> list[JournalRow]:
        """List the entries in force, oldest first."""
        return rows_until(self.head)

    def take(self, row: JournalRow) -> None:
        """Apply one row; raises `NothingToUndo` if it names an entry that the line does not have."""
        self.mark = row.value if row.kind is RowKind.MARK else None
        if row.kind in _IN_FORCE:
            self._move(Node(self.head, len(self) + 1, row))
        elif row.kind is RowKind.UNDO:
            self._step(self.past, self.future, row.value)
        elif row.kind is RowKind.REDO:
            self._step(self.future, self.past, row.value)
        elif row.kind is RowKind.REPAIR:
            self._move(_chain(self.repair(row.value, row.source)))
        elif row.kind in {RowKind.REWRITE, RowKind.REBEGIN}:
            self._move(_chain(self.rewrite(row.value, row.version)))
        elif row.kind is RowKind.CUT:
            self.keep(row.value["keep"])

    def _move(self, head: Node | None) -> None:
        self.past.append(self.head)
        self.future.clear()
        self.head = head

    def keep(self, first: int) -> None:
        """Keep only the first entries; undo then goes back entry by entry, as earlier lines might not fit either."""
        self.head = _chain(self.rows()[:first])
        self.future.clear()
        self.past.clear()
        node = self.head
        while node is not None:
            node = node.parent
            self.past.insert(0, node)

    def _step(self, back: list[Node | None], forth: list[Node | None], times: int) -> None:
        if times > len(back):
            raise NothingToUndo(f"expected at most {len(back)} steps to undo or redo, got {times}")
        for _ in range(times):
            forth.append(self.head)
            self.head = back.pop()

    def list_before(self, times: int) -> list[JournalRow]:
        """List the entries that would be in force after `times` undos."""
        return self._peek(self.past, times)

    def list_again(self, times: int) -> list[JournalRow]:
        """List the entries that would be in force after `times` redos."""
        return self._peek(self.future, times)

    def _peek(self, stack: list[Node | None], times: int) -> list[JournalRow]:
        if not 0 < times <= len(stack):
            raise NothingToUndo(f"expected 1 to {len(stack)} steps to undo or redo, got {times}")
        return rows_until(stack[-times])

    def repair(self, repair: Mapping[str, Any], source: str) -> list[JournalRow]:
        """List the first `repair["keep"]` entries, with `repair["answer"]` as the answer at `repair["step"]`.

        Raises `NothingToUndo` if there is no such step.
        """
        rows = self.rows()
        step = repair["step"]
        if not 0 <= step < len(rows):
            raise NothingToUndo(f"expected a step from 0 to {len(rows) - 1}, got {step}")
        rows[step] = rows[step]._replace(value=repair["answer"], source=source)
        return rows[: repair["keep"]]

    def rewrite(self, value: Mapping[str, Any], version: str) -> list[JournalRow]:
        """List the entries in force after a REWRITE; raises `NothingToUndo` if it names an entry that is not in the line."""
        rows = self.rows()
        items = [item for item in value["rows"] if type(item) is int]
        if not all(0 <= place < len(rows) for place in (*items, value["step"] - 1) if place != -1):
            raise NothingToUndo(f"expected entries below {len(rows)} and a step up to that, got {items} and {value['step']}")
        made = rows[: value["step"]]
        for item in value["rows"]:
            if type(item) is int:
                made.append(rows[item])
            else:
                kind, step = RowKind(item["kind"]), len(made)
                made.append(check_row(JournalRow(kind, step, item["question"], item["value"], item["source"], version)))
        return made


def make_rewrite(old: list[JournalRow], new: list[JournalRow]) -> dict[str, Any]:
    """Build the value of the REWRITE that turns the old entries into the new ones."""
    step = next((place for place, (was, now) in enumerate(zip(old, new, strict=False)) if was != now), min(len(old), len(new)))
    known = {id(row): place for place, row in enumerate(old)}
    rows: list[Any] = []
    for row in new[step:]:
        plain = {"kind": row.kind.value, "question": row.question, "value": row.value, "source": row.source}
        rows.append(known.get(id(row), plain))
    return {"step": step, "rows": rows}


def rows_until(newest: Node | None) -> list[JournalRow]:
    """List an entry and all entries before it, oldest first."""
    found = []
    while newest is not None:
        found.append(newest.row)
        newest = newest.parent
    return found[::-1]


def _chain(rows: Iterable[JournalRow]) -> Node | None:
    node: Node | None = None
    for row in rows:
        node = Node(node, node.depth + 1 if node else 1, row)
    return node
