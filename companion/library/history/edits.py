"""People's edits of plays and players: entries that are only ever added, so that each can be taken back.

An entry changes one play (a name, its comment, its place, or deletes it) or one player in all plays (another name; the
name of somebody else merges the two). `undo` takes back the last entry in force, `redo` the last one taken back. `forget`
only records that a player was forgotten in the plays themselves.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from companion.library.history.document import Play, PlayedSeat
from companion.table import TableError, clean_name, unchanging

LONGEST_COMMENT = 500
"""The most letters of a comment or place; longer ones are cut."""


class EditRefused(TableError, ValueError):
    """An edit is invalid, or names something that cannot be changed like this."""


class EditKind(StrEnum):
    """Kinds of edit; the first four concern one play, RENAME a player."""

    NAME = "name"
    COMMENT = "comment"
    PLACE = "place"
    DELETE = "delete"
    RENAME = "rename"
    UNDO = "undo"
    REDO = "redo"
    FORGET = "forget"


@unchanging
class Edit:
    """One entry: it deletes the play `uuid`, or sets its comment, its place, or the name of its seat `who` (a colour) to `text`.

    A RENAME changes the name of the player `who` to `text` in all plays.
    """

    kind: EditKind
    uuid: str = ""
    who: str = ""
    text: str = ""

    def convert(self) -> dict[str, str]:
        """Convert the entry to JSON values."""
        return {"kind": self.kind.value, "uuid": self.uuid, "who": self.who, "text": self.text}


def edit_from(value: Any) -> Edit:
    """Read an entry from JSON values. Raises `EditRefused`."""
    if not isinstance(value, Mapping):
        raise EditRefused(f"expected an edit as a JSON object, got {value!r:.200}")
    try:
        texts = {name: str(value.get(name, "")) for name in ("uuid", "who", "text")}
        return Edit(EditKind(value["kind"]), **texts)
    except (KeyError, ValueError) as error:
        raise EditRefused(f"expected an edit of one of the known kinds: {error}") from error


@dataclass
class Edits:
    """The edits in force and those undone. `last` is the number of the last entry."""

    done: list[Edit] = field(default_factory=list)
    undone: list[Edit] = field(default_factory=list)
    last: int = 0

    def take(self, entry: Edit) -> Edit:
        """Apply one entry; return the edit that it adds, takes back or restores. Raises `EditRefused`."""
        if entry.kind is EditKind.UNDO:
            return self._move_last(self.done, self.undone)
        if entry.kind is EditKind.REDO:
            return self._move_last(self.undone, self.done)
        if entry.kind is EditKind.FORGET:
            return entry
        self.undone.clear()
        self.done.append(entry)
        return entry

    def _move_last(self, source: list[Edit], target: list[Edit]) -> Edit:
        if not source:
            raise EditRefused("expected an edit to undo or redo; none is left")
        target.append(source.pop())
        return target[-1]

    def find_present_name(self, name: str) -> str:
        """Return the present name of a player who was written as `name`."""
        for edit in self.done:
            if edit.kind is EditKind.RENAME and edit.who == name:
                name = edit.text
        return name

    def lay_over(self, play: Play, *, named: bool = True) -> Play | None:
        """Return a play after all edits; None if it was deleted. Without `named`, renamings of players are not applied."""
        if play.deleted:
            return None
        for edit in self.done:
            if edit.uuid == play.uuid:
                if edit.kind is EditKind.DELETE:
                    return None
                if edit.kind is EditKind.NAME:
                    play = replace(
                        play,
                        seats=tuple(replace(seat, name=edit.text) if seat.colour == edit.who else seat for seat in play.seats),
                    )
                elif edit.kind is EditKind.COMMENT:
                    play = replace(play, comment=edit.text)
                else:
                    play = replace(play, place=edit.text) if edit.kind is EditKind.PLACE else play
        play = replace(play, revision=play.revision + self.last)
        if not named:
            return play
        return replace(play, seats=tuple(replace(seat, name=self.find_present_name(seat.name)) for seat in play.seats))

    def as_told(self, play: Play) -> Play:
        """Return a play as other devices receive it: after all edits or, if it was deleted, without content."""
        if (laid := self.lay_over(play)) is not None:
            return laid
        # For a deleted play send only which one it was, and the number of players
        seats = tuple(PlayedSeat(seat.colour, seat.colour) for seat in play.seats)
        told = Play(play.uuid, play.game, play.script, seats, begun=play.begun, ended=play.ended, deleted=True)
        return replace(told, revision=play.revision + self.last)


def check_edit(edit: Edit, play: Play | None) -> Edit:
    """Return an edit with its texts on one line and cut to length; `play` is the play it changes. Raises `EditRefused`."""
    if edit.kind in {EditKind.UNDO, EditKind.REDO}:
        return edit
    if edit.kind is not EditKind.RENAME and play is None:
        raise EditRefused(f"no play has the id {edit.uuid}")
    if edit.kind in {EditKind.NAME, EditKind.RENAME}:
        name = clean_name(edit.text)
        if not name:
            raise EditRefused("expected a name for every player; one has none")
        if play is not None and edit.kind is EditKind.NAME:
            if edit.who not in {seat.colour for seat in play.seats}:
                raise EditRefused(f"expected a colour of this play, got {edit.who}")
            if name in {seat.name for seat in play.seats if seat.colour != edit.who}:
                raise EditRefused(f"{name} already sits at this table")
        return replace(edit, text=name)
    return replace(edit, text=" ".join(edit.text.split())[:LONGEST_COMMENT])
