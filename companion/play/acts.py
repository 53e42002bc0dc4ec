"""The acts that people do to a game by touch, key, button or terminal."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any, TypeAlias, get_args

from companion.table import Seat, Value, unchanging


@unchanging
class Bare:
    """The base of acts without fields: all of one kind are equal. They need not be data classes, which slow down the start."""


@unchanging
class Answer:
    """An answer to the question of this step; in a lesson, to its page of this number (None: to the open page)."""

    value: Any
    step: int
    source: str = "touch"
    page: int | None = None


@unchanging
class Undo:
    """Take back the last answer; with `insist` even past something that was revealed."""

    insist: bool = False


class Redo(Bare):
    """Redo what was undone."""


@unchanging
class Correct:
    """Correct ledger entries (`fact.NAME` for a fact of the box); with `balance` the entries that belong to them move, too.

    Without `balance` only these values change.
    """

    values: Mapping[str, Value]
    balance: bool = True


@unchanging
class Announce:
    """A player makes an announcement."""

    id: str
    colour: str | None = None


@unchanging
class Mark:
    """Write a mark that the script never sees: seconds left, a half-entered value."""

    value: Any


@unchanging
class MakeUp:
    """Begin a draft before the answer of this step: new answers are inserted there, before all later ones."""

    step: int


@unchanging
class MendOn:
    """Begin a draft that replaces the answer of this step; later answers that no longer fit are corrected one by one."""

    step: int
    value: Any


@unchanging
class Rebegin:
    """Begin a draft in which the game began otherwise: with these seats, options, facts or house rules (None: as before).

    Colours and names that people exchange take their figures along; that needs no draft.
    """

    seats: tuple[Seat, ...] | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    facts: Mapping[str, Any] = field(default_factory=dict)
    house: tuple[str, ...] | None = None


@unchanging
class GoOnWith:
    """Go on with these seats and options from now on; what stands in the books stays."""

    seats: tuple[Seat, ...]
    options: Mapping[str, str] = field(default_factory=dict)


class MendNext(Bare):
    """In a draft: go to the later answer that contradicts, to replace it."""


@unchanging
class LeaveOut:
    """In a draft: drop the later answer that contradicts, or `every` one that does."""

    every: bool = False


@unchanging
class Adopt:
    """Make the draft the game; with `cut` only up to where it stands, without the later answers."""

    cut: bool = False


class DropDraft(Bare):
    """Drop the draft; the game is unchanged."""


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
    """Set how much is said to this group from now on: "first", "known", "short", or "auto" by what it has heard."""

    depth: str


class EndDevice(Bare):
    """End the device, as by closing the window; a game stays as it is and can be resumed."""


@unchanging
class SetSetting:
    """Set a setting (such as `ring.brightness`) from now on, and for the next start."""

    name: str
    value: bool | int | float | str | tuple[int, ...]


class Reseat(Bare):
    """Begin this game again with other seats, as long as no answer was given in it."""


class Leave(Bare):
    """Leave the game; it stays as it is and can be resumed."""


class OneMore(Bare):
    """After the end: the same people play the same box once more."""


class ToPhone(Bare):
    """After the end: show the QR code that transfers the result to a phone."""


DraftAct: TypeAlias = MakeUp | MendOn | Rebegin | MendNext | LeaveOut | Adopt | DropDraft
GameAct: TypeAlias = Answer | Undo | Redo | Correct | Announce | GoOnWith | Mark | DraftAct
GAME_ACTS = get_args(GameAct)
"""The kinds of acts that a game or a talk takes."""
DeviceAct: TypeAlias = SetLanguage | SetVolume | SetSetting | SetDepth | Leave | EndDevice | Reseat | OneMore | ToPhone
Act: TypeAlias = GameAct | DeviceAct
