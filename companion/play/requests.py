"""What is asked of the devices beside the game: a word again, a spin, a picture; nothing of it enters the journal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.table.questions.device_kinds import Tile


@dataclass(frozen=True)
class Recover:
    """After a failure: go on from the last answer."""


@dataclass(frozen=True)
class SayAgain:
    """Repeat what the voice said."""


@dataclass(frozen=True)
class Hush:
    """Only show what is said for the rest of this round, or speak again; `or_repeat` what was said where nothing is heard."""

    or_repeat: bool = False


@dataclass(frozen=True)
class ReadAloud:
    """Say this text."""

    text: str


@dataclass(frozen=True)
class SpinOrDraw:
    """Spin the device's spinner, or let it draw, for the question of this step."""

    step: int


@dataclass(frozen=True)
class RunGlass:
    """Let the hourglass run (on), pause it, or go on."""

    step: int
    running: bool


@dataclass(frozen=True)
class TakePicture:
    """Take a picture of what lies under the camera."""

    step: int


@dataclass(frozen=True)
class LookAgain:
    """Drop what was read for this step, and show what the camera sees now."""

    step: int


@dataclass(frozen=True)
class TeachPieces:
    """Keep these pieces of the picture (number and true face) to learn from: `now`, or when the table is asked again."""

    step: int
    pieces: tuple[tuple[int, Tile], ...]
    now: bool = False


@dataclass(frozen=True)
class MarkStep:
    """Go on to the next step of what only the device shows (a lesson); `by` is 1 or -1."""

    by: int


@dataclass(frozen=True)
class TrySoundCard:
    """Look for the sound card again: one was plugged in, or (`lost`) the one in use was pulled out."""

    lost: bool


Request: TypeAlias = (
    Recover
    | SayAgain
    | Hush
    | ReadAloud
    | SpinOrDraw
    | RunGlass
    | TakePicture
    | LookAgain
    | TeachPieces
    | MarkStep
    | TrySoundCard
)
"""What is asked of the devices; nothing of it enters the journal."""
