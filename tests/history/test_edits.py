"""What people change about plays, taken back and brought back: the last change holds, and nothing is brought back over it."""

from __future__ import annotations

import pytest

from companion.library.history.edits import Edit, EditKind, EditRefused, Edits

UNDO, REDO = Edit(EditKind.UNDO), Edit(EditKind.REDO)


def edits_of(entries):
    edits = Edits()
    for entry in entries:
        edits.take(entry)
    return edits


def said(text):
    return Edit(EditKind.COMMENT, "play", text=text)


def test_what_was_taken_back_is_not_brought_back_over_something_newer():
    edits = edits_of([said("first"), said("second"), UNDO, said("third")])
    assert [edit.text for edit in edits.done] == ["first", "third"]
    with pytest.raises(EditRefused):
        edits.take(REDO)
    assert [edit.text for edit in edits.done] == ["first", "third"]


def test_several_are_taken_back_and_brought_back_in_turn():
    edits = edits_of([said("first"), said("second"), said("third"), UNDO, UNDO])
    assert [edit.text for edit in edits.done] == ["first"]
    assert [edits.take(REDO).text for _ in range(2)] == ["second", "third"]
    assert [edit.text for edit in edits.done] == ["first", "second", "third"]
    with pytest.raises(EditRefused):
        edits.take(REDO)
