"""What loading finds: a game with the package it comes from, or one that cannot be played, and why."""

import traceback
from collections.abc import Callable
from enum import StrEnum
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, NamedTuple

from companion.table.game import Fact, Game, OptionSpec

ABOUT = "variant.toml"
"""In a variant's folder: says `of` which game it is a variant, and its own `version`."""
LONGEST = 300
"""Letters of what an error says; a longer text is cut."""


class LoadingFault(StrEnum):
    """Why a game cannot be played; the message `broken-FAULT` says it in a few words."""

    IMPORT = "import"
    NO_GAME = "no-game"
    NAME = "name"
    OLDER = "older"
    NEWER = "newer"
    UNFINISHED = "unfinished"


class Origin(NamedTuple):
    """Where a game comes from: the distribution package that brings it, and its version."""

    package: str
    version: str

    def __str__(self) -> str:
        """Name both."""
        return f"{self.package} {self.version}".rstrip()


class Brought(NamedTuple):
    """A game that another package brings."""

    game: Game
    origin: Origin


class BrokenGame(NamedTuple):
    """A game that a folder or a package promises and that cannot be played: its name, why, and in detail (English)."""

    name: str
    origin: Origin
    fault: LoadingFault
    detail: str


def installed_version(package: str) -> str:
    """Give the version of an installed package; "" where it runs without being installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def fetched(name: str, origin: Origin, fetch: Callable[[], object], what: str) -> Game | BrokenGame:
    """Fetch the game of this name, `what` is where it is looked for; whatever that raises, the other games start all the same."""
    try:
        game = fetch()
        if not isinstance(game, Game):
            return BrokenGame(name, origin, LoadingFault.NO_GAME, f"{what} is no Game but {type(game).__name__}")
        if game.name != name:
            return BrokenGame(name, origin, LoadingFault.NAME, f"{what} is registered as {name}, it calls itself {game.name}")
        wrong = _wrong_field(game)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001 - a game may fail in any way while it is imported
        return BrokenGame(name, origin, LoadingFault.IMPORT, error_text(error))
    return game if wrong is None else BrokenGame(name, origin, LoadingFault.UNFINISHED, wrong)


def error_text(error: BaseException) -> str:
    """Say what an error says and in which line of which file it was raised."""
    said = " ".join(traceback.format_exception_only(error)[-1].split())[:LONGEST]
    if isinstance(error, SyntaxError):
        place = (error.filename, error.lineno)
    else:
        frames = [frame for frame in traceback.extract_tb(error.__traceback__) if not frame.filename.startswith("<frozen")]
        place = (frames[-1].filename, frames[-1].lineno) if frames else ("", None)
    return f"{said} ({Path(place[0]).name}, line {place[1]})" if place[0] and place[1] else said


def _wrong_field(given: Game) -> str | None:
    """Say which field of a game does not hold what everybody reads there; None where all do."""
    game: Any = given
    most = max(game.seats, default=0) if _all_of(int, game.seats) else 0
    right = {
        "version": isinstance(game.version, str),
        "seats": most > 0,
        "colours": _all_of(str, game.colours) and len(game.colours) >= most,
        "play": callable(game.play),
        "scoreboard": callable(game.scoreboard),
        "folder": isinstance(game.folder, Path) and game.folder.is_dir(),
        "options": _all_of(OptionSpec, game.options),
        "facts": _all_of(Fact, game.facts),
    }
    return next((f"GAME.{name} cannot be {getattr(game, name)!r}"[:LONGEST] for name, fits in right.items() if not fits), None)


def _all_of(kind: type, values: object) -> bool:
    return isinstance(values, tuple) and all(isinstance(value, kind) for value in values)
