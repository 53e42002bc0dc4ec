"""What people do to a game, whatever they do it with: touch, key, button, terminal."""

from collections.abc import Mapping
from typing import Any, TypeAlias, get_args

from companion.table import unchanging
from companion.table.entry import Value


@unchanging
class Bare:
    """Tells all by its kind: two of one kind are equal. Kinds of it need not be made data classes, which costs a start time."""


@unchanging
class Answer:
    """An answer to the question of this step; where a lesson is told, to this page of it (None: to the open one)."""

    value: Any
    step: int
    source: str = "touch"
    page: int | None = None


@unchanging
class Undo:
    """Take back the last answer; `insist` also past something that was shown."""

    insist: bool = False


class Redo(Bare):
    """Redo what was undone."""


@unchanging
class Correct:
    """Mend ledger entries (`fact.NAME` for a fact of the box); with `balance` what belongs to it moves along.

    Without, the values are all that moves.
    """

    values: Mapping[str, Value]
    balance: bool = True


@unchanging
class Announce:
    """A player says something unasked."""

    id: str
    colour: str | None = None


@unchanging
class Mark:
    """Note something that never enters the script: seconds left, a half-entered value."""

    value: Any


@unchanging
class MakeUp:
    """Something was forgotten before the answer of this step: what is answered now comes in there, all later answers after it."""

    step: int


@unchanging
class MendOn:
    """Give the answer of this step anew, and mend what no longer fits after it, one answer after the other."""

    step: int
    value: Any


class MendNext(Bare):
    """In a draft: go to the later answer that contradicts, to give it anew."""


class LeaveOut(Bare):
    """In a draft: let the later answer that contradicts fall away."""


@unchanging
class Adopt:
    """Let the draft be the game from now on; with `cut` only up to where it stands, without what came after."""

    cut: bool = False


class DropDraft(Bare):
    """Leave the draft; the game is as it was."""


@unchanging
class SetLanguage:
    """Speak and write this language from now on."""

    language: str


@unchanging
class SetVolume:
    """Set the volume of `speech`, `effects` or `announcements`, 0 to 10; 0 switches it off."""

    channel: str
    level: int


@unchanging
class SetDepth:
    """Say so much to this group from now on: "first", "known", "short", or "auto" for what it has heard."""

    depth: str


class EndDevice(Bare):
    """End the device, as who closes a window does; a game stays as it is and can be resumed."""


@unchanging
class SetSetting:
    """Set a setting (`ring.brightness`) from now on, and for the next start."""

    name: str
    value: bool | int | float | str | tuple[int, ...]


class Reseat(Bare):
    """Begin this game anew with other seats, as long as nothing was answered in it."""


class Leave(Bare):
    """Leave the game; it stays as it is and can be resumed."""


class OneMore(Bare):
    """After the end: the same people play the same box once more."""


class ToPhone(Bare):
    """After the end: show the code by which a phone takes the result."""


DraftAct: TypeAlias = MakeUp | MendOn | MendNext | LeaveOut | Adopt | DropDraft
GameAct: TypeAlias = Answer | Undo | Redo | Correct | Announce | Mark | DraftAct
GAME_ACTS = get_args(GameAct)
"""The kinds of acts that a game takes, or the talk before one."""
DeviceAct: TypeAlias = SetLanguage | SetVolume | SetSetting | SetDepth | Leave | EndDevice | Reseat | OneMore | ToPhone
Act: TypeAlias = GameAct | DeviceAct
