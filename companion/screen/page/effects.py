"""What a touch or a press brings about, as values: a view says it beside every target, the window carries it out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from companion.play.acts import Act
from companion.play.requests import Request


@dataclass(frozen=True)
class Do:
    """Hand an act or a request to the app."""

    act: Act | Request


@dataclass(frozen=True)
class Enter:
    """Change the half-entered answer, and where `focus` is not None, what is focused."""

    entry: Any
    focus: str | None = None


@dataclass(frozen=True)
class TurnPage:
    """Show another page of what is offered."""

    page: int
    focus: str | None = None


@dataclass(frozen=True)
class Focus:
    """Only move the focus."""

    name: str


@dataclass(frozen=True)
class Open:
    """Lay a page over the stage; the question waits below."""

    overlay: Overlay


@dataclass(frozen=True)
class Close:
    """Take the page off the stage again."""


@dataclass(frozen=True)
class Both:
    """One effect after the other."""

    first: Effect
    then: Effect


@dataclass(frozen=True)
class PointAt:
    """Answer the question of this step with the place a finger lifts from, as parts of the target's width and height."""

    step: int


Effect: TypeAlias = Do | Enter | TurnPage | Focus | Open | Close | Both | PointAt


@dataclass(frozen=True)
class Menu:
    """The table's menu."""


@dataclass(frozen=True)
class Scores:
    """All that is counted, on one page."""


@dataclass(frozen=True)
class Groups:
    """Choose what is to be corrected."""


@dataclass(frozen=True)
class Correcting:
    """Correct the entries of one group of the ledger."""

    group: str


@dataclass(frozen=True)
class Undoing:
    """Ask before an answer is taken back; `insist` where something hidden was shown."""

    insist: bool = False


@dataclass(frozen=True)
class Moved:
    """Which real pieces go where after an undo or a repair."""


@dataclass(frozen=True)
class Volumes:
    """Set the three volumes."""


@dataclass(frozen=True)
class Languages:
    """Choose the language."""


@dataclass(frozen=True)
class Depths:
    """Choose how much is said."""


@dataclass(frozen=True)
class AllSettings:
    """The groups of settings."""


@dataclass(frozen=True)
class SettingsGroup:
    """The settings of one group."""

    group: str


@dataclass(frozen=True)
class TryPresses:
    """A place to try presses: each says what it was."""


@dataclass(frozen=True)
class RingSignals:
    """What the ring says by light, in words."""


@dataclass(frozen=True)
class Rules:
    """The rules behind the question, or those of one chapter, or a single rule, or one question as players ask it."""

    chapter: str = ""
    case: str = ""
    rule: str = ""


@dataclass(frozen=True)
class RuleChapters:
    """Choose a chapter of the rules."""


@dataclass(frozen=True)
class RuleCases:
    """Choose a question as players ask it; only those about the open question, or all."""

    every: bool = False


@dataclass(frozen=True)
class Search:
    """Look a rule up by the letters of its words."""


@dataclass(frozen=True)
class Announcing:
    """What may be said unasked; with `id` who says it."""

    id: str = ""


@dataclass(frozen=True)
class Earlier:
    """Earlier answers, to be mended."""


@dataclass(frozen=True)
class Repairing:
    """Give the answer of this step anew."""

    step: int


@dataclass(frozen=True)
class Planned:
    """What a repair would change, before it is carried out."""


@dataclass(frozen=True)
class Paused:
    """The game rests; nothing but the way back."""


@dataclass(frozen=True)
class Leaving:
    """Ask before the game is left."""


Overlay: TypeAlias = (
    Menu
    | Scores
    | Groups
    | Correcting
    | Undoing
    | Moved
    | Volumes
    | Languages
    | AllSettings
    | SettingsGroup
    | TryPresses
    | RingSignals
    | Depths
    | Rules
    | RuleChapters
    | RuleCases
    | Search
    | Announcing
    | Earlier
    | Repairing
    | Planned
    | Paused
    | Leaving
)
