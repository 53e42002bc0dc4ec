"""What people do to a game, whatever they do it with: touch, key, button, terminal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from companion.table.ledger import Value
from companion.table.session import RepairPlan


@dataclass(frozen=True)
class Bare:
    """Tells all by its kind: two of one kind are equal. Kinds of it need not be made data classes, which costs a start time."""


@dataclass(frozen=True)
class Answer:
    """An answer to the question of this step."""

    value: Any
    step: int
    source: str = "touch"


@dataclass(frozen=True)
class Undo:
    """Take back the last answer; `insist` also past something that was shown."""

    insist: bool = False


class Redo(Bare):
    """Redo what was undone."""


@dataclass(frozen=True)
class Correct:
    """Mend ledger entries (`fact.NAME` for a fact of the box); with `balance` a conserved sum is evened out."""

    values: Mapping[str, Value]
    balance: bool = True


@dataclass(frozen=True)
class Announce:
    """A player says something unasked."""

    id: str
    colour: str | None = None


@dataclass(frozen=True)
class Mark:
    """Note something that never enters the script: seconds left, a half-entered value."""

    value: Any


@dataclass(frozen=True)
class PlanRepair:
    """Try another answer at an earlier step; the snapshot then shows the plan."""

    step: int
    value: Any


@dataclass(frozen=True)
class Repair:
    """Carry out the plan; with `cut` later answers that no longer fit are left behind."""

    plan: RepairPlan
    cut: bool = False


@dataclass(frozen=True)
class MakeUp:
    """Something was forgotten before the answer of this step: what is answered now comes in there, all later answers after it."""

    step: int


@dataclass(frozen=True)
class MendOn:
    """Give the answer of this step anew, and mend what no longer fits after it, one answer after the other."""

    step: int
    value: Any


class MendNext(Bare):
    """In a draft: go to the later answer that contradicts, to give it anew."""


class LeaveOut(Bare):
    """In a draft: let the later answer that contradicts fall away."""


@dataclass(frozen=True)
class Adopt:
    """Let the draft be the game from now on; with `cut` only up to where it stands, without what came after."""

    cut: bool = False


class DropDraft(Bare):
    """Leave the draft; the game is as it was."""


@dataclass(frozen=True)
class SetLanguage:
    """Speak and write this language from now on."""

    language: str


@dataclass(frozen=True)
class SetVolume:
    """Set the volume of `speech`, `effects` or `announcements`, 0 to 10; 0 switches it off."""

    channel: str
    level: int


@dataclass(frozen=True)
class SetDepth:
    """Say so much to this group from now on: "first", "known", "short", or "auto" for what it has heard."""

    depth: str


@dataclass(frozen=True)
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
GameAct: TypeAlias = Answer | Undo | Redo | Correct | Announce | Mark | PlanRepair | Repair | DraftAct
DeviceAct: TypeAlias = SetLanguage | SetVolume | SetSetting | SetDepth | Leave | Reseat | OneMore | ToPhone
Act: TypeAlias = GameAct | DeviceAct
