"""What loading finds: a game with the package it comes from, or a package whose game cannot be played, and why."""

from __future__ import annotations

from enum import StrEnum
from importlib.metadata import PackageNotFoundError, version

from companion.table.game import Game
from companion.unchanging import unchanging


class LoadingFault(StrEnum):
    """Why a game cannot be played; the message `broken-FAULT` says it in a few words."""

    IMPORT = "import"
    NO_GAME = "no-game"
    NAME = "name"
    OLDER = "older"
    NEWER = "newer"
    UNFINISHED = "unfinished"


@unchanging
class Origin:
    """Where a game comes from: the distribution package that brings it, and its version."""

    package: str
    version: str

    def __str__(self) -> str:
        """Name both."""
        return f"{self.package} {self.version}".rstrip()


@unchanging
class Brought:
    """A game that another package brings."""

    game: Game
    origin: Origin


@unchanging
class BrokenGame:
    """A game that another package promises and that cannot be played: the name promised, why, and in detail (English)."""

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
