"""The line of entries: what a journal's rows amount to when undo, redo and repair are taken into account."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from companion.table.errors import NothingToUndo


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


class JournalRow(NamedTuple):
    """One entry of the journal, as it stands in the database.

    `step` is the number of entries in force before it; `question` the identity of the question then open; `value` plain (JSON);
    `source` says who answered (touch, key, button, camera, device, scenario, self-play …); `version` is the script's.
    """

    kind: RowKind
    step: int
    question: str
    value: Any
    source: str
    version: str


class Node(NamedTuple):
    """An entry in force, linked to the one before it: lines share what they have in common."""

    parent: Node | None
    depth: int
    row: JournalRow


class Line:
    """The entries in force, with the way back (undo) and forth (redo). Nothing recorded is ever lost: a line is only left."""

    def __init__(self) -> None:
        self.head: Node | None = None
        self.mark: Any = None
        self._past: list[Node | None] = []
        self._future: list[Node | None] = []

    def __len__(self) -> int:
        """Count the entries in force."""
        return self.head.depth if self.head else 0

    def rows(self) -> list[JournalRow]:
        """List the entries in force, oldest first."""
        found = []
        node = self.head
        while node is not None:
            found.append(node.row)
            node = node.parent
        return found[::-1]

    def take(self, row: JournalRow) -> None:
        """Let one row take effect; `NothingToUndo` where an undo or redo reaches beyond the line."""
        if row.kind is RowKind.MARK:
            self.mark = row.value
            return
        self.mark = None
        if row.kind is RowKind.UNDO:
            self._step(self._past, self._future, row.value)
        elif row.kind is RowKind.REDO:
            self._step(self._future, self._past, row.value)
        elif row.kind is RowKind.REPAIR:
            self._move(_chain(self.repaired(row.value, row.source)))
        elif row.kind is not RowKind.BEGIN:
            self._move(Node(self.head, len(self) + 1, row))

    def _move(self, head: Node | None) -> None:
        self._past.append(self.head)
        self._future.clear()
        self.head = head

    def _step(self, back: list[Node | None], forth: list[Node | None], times: int) -> None:
        if times > len(back):
            raise NothingToUndo(f"only {len(back)} steps can be taken")
        for _ in range(times):
            forth.append(self.head)
            self.head = back.pop()

    @property
    def has_past(self) -> bool:
        """Whether something can be undone."""
        return bool(self._past)

    @property
    def has_future(self) -> bool:
        """Whether something undone can be redone."""
        return bool(self._future)

    def before(self, times: int) -> list[JournalRow]:
        """List the entries that would be in force after so many undos."""
        return self._peek(self._past, times)

    def again(self, times: int) -> list[JournalRow]:
        """List the entries that would be in force after so many redos."""
        return self._peek(self._future, times)

    def _peek(self, stack: list[Node | None], times: int) -> list[JournalRow]:
        if not 0 < times <= len(stack):
            raise NothingToUndo(f"only {len(stack)} steps can be taken")
        return _rows(stack[-times])

    def repaired(self, repair: Mapping[str, Any], source: str) -> list[JournalRow]:
        """List the entries when the answer at `repair["step"]` is `repair["answer"]` and `repair["keep"]` stay in force."""
        rows = self.rows()
        step = repair["step"]
        rows[step] = rows[step]._replace(value=repair["answer"], source=source)
        return rows[: repair["keep"]]


def _rows(head: Node | None) -> list[JournalRow]:
    line = Line()
    line.head = head
    return line.rows()


def _chain(rows: Iterable[JournalRow]) -> Node | None:
    node: Node | None = None
    for row in rows:
        node = Node(node, node.depth + 1 if node else 1, row)
    return node
