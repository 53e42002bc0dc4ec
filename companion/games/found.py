"""What loading finds: a game with its package, or a game that cannot be played, with the reason."""

import traceback
from collections.abc import Callable
from enum import StrEnum
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, NamedTuple

from companion.table import Fact, Game, OptionSpec

ABOUT = "variant.toml"
"""A file in a variant's folder: `of` names the game that it varies, `version` is the variant's own."""
HOUSE = "house"
"""The folder, in a game's own, with the house rules that change what is counted: each is a folder like a variant's."""
LONGEST = 300
"""The most letters of an error's text; a longer one is cut."""


class LoadingFault(StrEnum):
    """Why a game cannot be played; the message `broken-FAULT` explains it in a few words."""

    IMPORT = "import"
    NO_GAME = "no-game"
    NAME = "name"
    OLDER = "older"
    NEWER = "newer"
    UNFINISHED = "unfinished"


class Origin(NamedTuple):
    """The origin of a game: its distribution package and that package's version."""

    package: str
    version: str

    def __str__(self) -> str:
        """Return package and version."""
        return f"{self.package} {self.version}".rstrip()


class Brought(NamedTuple):
    """A game from another package."""

    game: Game
    origin: Origin


class BrokenGame(NamedTuple):
    """A game in a folder or package that cannot be played: its name, the fault, and details in English."""

    name: str
    origin: Origin
    fault: LoadingFault
    detail: str


def house_folder(game: Game, key: str) -> Path:
    """Return where the house rule of this key lies if it changes what is counted."""
    return game.folder / HOUSE / key.replace("-", "_")


def find_installed_version(package: str) -> str:
    """Return the version of an installed package; "" if it runs without being installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def fetch_game(name: str, origin: Origin, fetch: Callable[[], object], what: str) -> Game | BrokenGame:
    """Return the game that `fetch` returns from `what`, or a `BrokenGame` if it is wrong or raises anything."""
    try:
        game = fetch()
        if not isinstance(game, Game):
            return BrokenGame(name, origin, LoadingFault.NO_GAME, f"{what} is no Game but {type(game).__name__}")
        if game.name != name:
            return BrokenGame(name, origin, LoadingFault.NAME, f"{what} is registered as {name}, it calls itself {game.name}")
        wrong = _find_wrong_field(game)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001 - a game can fail in any way while it is imported
        return BrokenGame(name, origin, LoadingFault.IMPORT, error_text(error))
    return game if wrong is None else BrokenGame(name, origin, LoadingFault.UNFINISHED, wrong)


def error_text(error: BaseException) -> str:
    """Return an error's text, and the file and line where it was raised."""
    said = " ".join(traceback.format_exception_only(error)[-1].split())[:LONGEST]
    if isinstance(error, SyntaxError):
        place = (error.filename, error.lineno)
    else:
        frames = [frame for frame in traceback.extract_tb(error.__traceback__) if not frame.filename.startswith("<frozen")]
        place = (frames[-1].filename, frames[-1].lineno) if frames else ("", None)
    return f"{said} ({Path(place[0]).name}, line {place[1]})" if place[0] and place[1] else said


def _find_wrong_field(given: Game) -> str | None:
    """Return which field of a game has the wrong type or content; None if none has."""
    game: Any = given
    most = max(game.seats, default=0) if _are_all_of(int, game.seats) else 0
    right = {
        "version": isinstance(game.version, str),
        "seats": most > 0,
        "colours": _are_all_of(str, game.colours) and len(game.colours) >= most,
        "play": callable(game.play),
        "scoreboard": callable(game.scoreboard),
        "folder": isinstance(game.folder, Path) and game.folder.is_dir(),
        "options": _are_all_of(OptionSpec, game.options),
        "facts": _are_all_of(Fact, game.facts),
    }
    return next((f"GAME.{name} cannot be {getattr(game, name)!r}"[:LONGEST] for name, fits in right.items() if not fits), None)


def _are_all_of(kind: type, values: object) -> bool:
    return isinstance(values, tuple) and all(isinstance(value, kind) for value in values)
