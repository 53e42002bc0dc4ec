"""What people changed of their plays and players: entries that are only ever added, so that each can be taken back.

An entry mends one play (a name, its comment, its place, whether it is there at all) or one player in all plays (another name;
the name of somebody else merges both). `undo` takes back the last entry in force, `redo` the last one taken back. `forget`
only says that a player was forgotten in the plays themselves.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from companion.library.history.document import Play, PlayedSeat
from companion.table import unchanging
from companion.table.failure import TableError
from companion.table.seats import clean_name

LONGEST_COMMENT = 500
"""Letters of a comment or place; what is longer is cut."""


class EditRefused(TableError, ValueError):
    """What an edit names cannot be changed, or not to this."""


class EditKind(StrEnum):
    """Kinds of edit; the first four are about one play, RENAME about a player."""

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
    """One entry: it deletes the play `uuid`, or makes `text` its comment, its place, or the name of its seat `who` (a colour).

    A RENAME gives the player `who` (a name) the name `text` in all plays.
    """

    kind: EditKind
    uuid: str = ""
    who: str = ""
    text: str = ""

    def plain(self) -> dict[str, str]:
        """Turn the entry into JSON values."""
        return {"kind": self.kind.value, "uuid": self.uuid, "who": self.who, "text": self.text}


def edit_from(value: Any) -> Edit:
    """Read an entry. Raises `EditRefused`."""
    if not isinstance(value, Mapping):
        raise EditRefused(f"expected an edit as a JSON object, got {value!r:.200}")
    try:
        texts = {name: str(value.get(name, "")) for name in ("uuid", "who", "text")}
        return Edit(EditKind(value["kind"]), **texts)
    except (KeyError, ValueError) as error:
        raise EditRefused(f"expected an edit of a known kind: {error}") from error


@dataclass
class Edits:
    """The edits in force, what was undone, and what both amount to for plays and players. `last` is the last entry's number."""

    done: list[Edit] = field(default_factory=list)
    undone: list[Edit] = field(default_factory=list)
    last: int = 0

    def take(self, entry: Edit) -> Edit:
        """Let one entry take effect; give the edit that is in force now, or no longer is. Raises `EditRefused`."""
        if entry.kind is EditKind.UNDO:
            return self._over(self.done, self.undone)
        if entry.kind is EditKind.REDO:
            return self._over(self.undone, self.done)
        if entry.kind is EditKind.FORGET:
            return entry
        self.undone.clear()
        self.done.append(entry)
        return entry

    def _over(self, source: list[Edit], target: list[Edit]) -> Edit:
        if not source:
            raise EditRefused("expected an edit to undo or redo; none is left")
        target.append(source.pop())
        return target[-1]

    def called(self, name: str) -> str:
        """Give the name that a player written as `name` goes by now."""
        for edit in self.done:
            if edit.kind is EditKind.RENAME and edit.who == name:
                name = edit.text
        return name

    def laid_over(self, play: Play, *, named: bool = True) -> Play | None:
        """Give a play as it is after all edits; None where it was deleted. Without `named` players keep the names of that day."""
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
        return replace(play, seats=tuple(replace(seat, name=self.called(seat.name)) for seat in play.seats))

    def as_told(self, play: Play) -> Play:
        """Give a play as others are told of it: after all edits; if it was deleted, only that, with no content."""
        if (laid := self.laid_over(play)) is not None:
            return laid
        # Of a deleted play is told which one it was, and how many played
        seats = tuple(PlayedSeat(seat.colour, seat.colour) for seat in play.seats)
        told = Play(play.uuid, play.game, play.script, seats, begun=play.begun, ended=play.ended, deleted=True)
        return replace(told, revision=play.revision + self.last)


def checked_edit(edit: Edit, play: Play | None) -> Edit:
    """Give an edit as it is written: texts on one line and cut. `play` is the one it is about. Raises `EditRefused`."""
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
                raise EditRefused(f"no player {edit.who} took part in this play")
            if name in {seat.name for seat in play.seats if seat.colour != edit.who}:
                raise EditRefused(f"{name} already sits at this table")
        return replace(edit, text=name)
    return replace(edit, text=" ".join(edit.text.split())[:LONGEST_COMMENT])
